/** What a new hero may buy, with prices; unavailable goods say why (ADV-CRE-24). */
import { priceOf, thingNoun } from '@oubliette/advanced';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/notices.ts';
import { useLanguage, useWords } from '../../../words/useWords.ts';
import { EXPEDITION } from '../words.ts';
import { goldLeft, GOODS, whyNotBuy, whyText } from './making.ts';
import type { HeroDraft } from './making.ts';
import { wareLine } from './wares.ts';

interface Props {
  readonly hero: HeroDraft;
  readonly onHero: (hero: HeroDraft) => void;
}

const SHELVES = ['weapons', 'armour', 'items'] as const;
export function Shop({ hero, onHero }: Props) {
  const words = useWords(EXPEDITION);
  const language = useLanguage();
  const nameOf = (id: string): string =>
    id === 'arrows' || id === 'bolts' ? words(id) : thingNoun(id)[language].one;

  function buy(goods: string): void {
    const refusal = whyNotBuy(hero, goods);
    if (refusal === null) onHero({ ...hero, buys: [...hero.buys, goods] });
    else toast(whyText(refusal, language), 'warning');
  }

  return (
    <div className="outfit">
      <p className="outfit-left" role="status">
        <Icon name="two-coins" /> {words('left', { gold: goldLeft(hero) })}
      </p>
      {hero.buys.length === 0 ? (
        <p className="create-note">{words('nothingBought')}</p>
      ) : (
        <ul className="outfit-bought" aria-label={words('bought')}>
          {hero.buys.map((goods, index) => (
            <li key={`${goods} ${hero.buys.slice(0, index).filter((each) => each === goods).length}`}>
              <button
                type="button"
                className="outfit-back"
                aria-label={words('putBack', { thing: nameOf(goods) })}
                onClick={() => onHero({ ...hero, buys: hero.buys.toSpliced(index, 1) })}
              >
                {nameOf(goods)} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {SHELVES.filter((shelf) => shelf !== 'armour' || hero.calling === 'warrior').map((shelf) => (
        <section key={shelf}>
          <h4 className="outfit-shelf">{words(shelf)}</h4>
          <ul className="outfit-goods">
            {GOODS[shelf].map((goods) => (
              <li key={goods}>
                <button
                  type="button"
                  className="outfit-ware"
                  aria-label={`${words('buy', { thing: nameOf(goods) })}. ${wareLine(hero, goods, language)}`}
                  aria-disabled={whyNotBuy(hero, goods) !== null || undefined}
                  onClick={() => buy(goods)}
                >
                  <span className="outfit-words">
                    <span className="outfit-name">{nameOf(goods)}</span>
                    <span className="outfit-does">{wareLine(hero, goods, language)}</span>
                  </span>
                  <span className="outfit-price">{words('price', { price: priceOf(goods) ?? 0 })}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
