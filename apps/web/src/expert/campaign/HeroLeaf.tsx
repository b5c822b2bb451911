/** One of the player's own heroes between two quests: what it owns, what it can do, whether it goes along. */
import { abilityCard, lifeCard, treasureCard } from '@oubliette/expert';
import type { ClassId, LifeId, Sheet, TreasureId } from '@oubliette/expert';
import { Card } from '../../pictures/Card.tsx';
import { CardThumb } from '../../pictures/CardThumb.tsx';
import { Gold } from '../../town/Gold.tsx';
import { Button } from '../../ui/Button.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useWords } from '../../words/useWords.ts';
import { EXPERT_PICTURES } from '../pictures/gallery.ts';
import { CLASSES } from '../lobby/heroes.ts';
import { AbilityList } from './AbilityList.tsx';
import { Correction } from './Correction.tsx';
import { GiveTo } from './GiveTo.tsx';
import { heroOffers, lifeOf } from './model.ts';
import type { Settling } from './model.ts';
import { SETTLING } from './words.ts';

interface Props {
  readonly settling: Settling;
  readonly sheet: Sheet;
}

export function HeroLeaf({ settling, sheet }: Props) {
  const words = useWords(SETTLING);
  const { id, name, gender, gold, body, where, scrolls, omens } = sheet;
  const { language } = settling;
  const list = new Intl.ListFormat(language).format(
    scrolls.map((ability) => abilityCard(ability).noun[language].one),
  );
  return (
    <section className="town-leaf on-parchment settler" aria-labelledby={`settler-${id}`}>
      <header className="settler-head">
        <Emblem emblem={id} size={2.4} />
        <div>
          <h3 id={`settler-${id}`}>{name}</h3>
          <p className="settler-line">
            {CLASSES[id].name[gender][language]} · {words('body', { body })}
          </p>
        </div>
        <Gold sum={gold} />
        <Correction settling={settling} sheet={sheet} />
      </header>
      <Deeper settling={settling} sheet={sheet} />
      <Life settling={settling} sheet={sheet} />
      <Belongings settling={settling} sheet={sheet} />
      {scrolls.length > 0 && <p>{words('scrolls', { list })}</p>}
      {omens.length > 0 && <p>{words('omens', { name })}</p>}
      <AbilityList settling={settling} sheet={sheet} />
      {where === 'below' ? <p>{words('below')}</p> : <Ready settling={settling} sheet={sheet} />}
    </section>
  );
}

/** Asked even where it is too much to carry: the table answers with the rule. */
function Ready({ settling, sheet: { id, name, ready, seat } }: Props) {
  const words = useWords(SETTLING);
  const isForThoseBelow = settling.view.heroes.some(({ where }) => where === 'below');
  return (
    <Switch
      label={words('ready', { name })}
      hint={words(isForThoseBelow ? 'readyBelow' : 'readyHint')}
      on={ready}
      onChange={(is) => void settling.give(seat, { type: 'ready', hero: id, is })}
    />
  );
}

/** Further down without coming home first, which nobody takes back (EXP-AFT-06). */
function Deeper({ settling, sheet: { id, name, bodyBelow } }: Props) {
  const words = useWords(SETTLING);
  const [offer] = heroOffers(settling.moves, 'goDeeper', id);
  if (offer === undefined || bodyBelow === null) return null;
  const go = async () => {
    const question = words('goDeeperSure', { name, body: bodyBelow });
    if (await settling.confirm(question, words('goDeeper'))) await settling.give(offer.seat, offer.command);
  };
  return (
    <div className="settler-goods">
      <p className="settler-note">{words('goDeeperHint', { name, body: bodyBelow })}</p>
      <Button icon="down" onClick={() => void go()}>
        {words('goDeeper')}
      </Button>
    </div>
  );
}

/** The card is drawn once, and stays on the table until the next quest. */
function Life({ settling, sheet }: Props) {
  const words = useWords(SETTLING);
  const [offer] = heroOffers(settling.moves, 'drawLife', sheet.id);
  const drawn = lifeOf(settling.batches, sheet.id);
  const isForAll = settling.view.table.life === 'party';
  return (
    <>
      {offer !== undefined && (
        <Button
          kind="primary"
          icon="perspective-dice-six-faces-random"
          onClick={() => void settling.give(offer.seat, offer.command)}
        >
          {words(isForAll ? 'lifeAll' : 'life')}
        </Button>
      )}
      {drawn !== null && (
        <div className="settler-life" role="status">
          <h4>{words('lifeDrawn')}</h4>
          <LifeFace id={drawn as LifeId} language={settling.language} />
        </div>
      )}
    </>
  );
}

function LifeFace({ id, language }: { readonly id: LifeId; readonly language: Settling['language'] }) {
  const words = useWords(SETTLING);
  const { name, text } = lifeCard(id);
  return (
    <Card
      picture={EXPERT_PICTURES.life[id]!}
      title={name[language]}
      line={words('lifeCard')}
      text={text[language]}
    />
  );
}

function Belongings({ settling, sheet }: Props) {
  const words = useWords(SETTLING);
  const { id, cards, returned, where, gold } = sheet;
  const [buy] = heroOffers(settling.moves, 'buy', id);
  return (
    <div className="settler-goods">
      <h4>{words('cards', { count: cards.length })}</h4>
      {cards.length === 0 && <p>{words('noCards')}</p>}
      <ul>
        {cards.map(({ card }, at) => (
          <Treasure key={`${card}-${at}`} settling={settling} hero={id} card={card} />
        ))}
      </ul>
      {cards.length > MOST_CARDS && <p className="settler-alarm">{words('tooMany')}</p>}
      {!returned && where === 'town' && <p className="settler-note">{words('notYet')}</p>}
      {buy !== undefined && (
        <Button icon="two-coins" onClick={() => void settling.give(buy.seat, buy.command)}>
          {words('buy')}
        </Button>
      )}
      {gold > 0 && <GiveTo settling={settling} hero={id} thing={null} />}
    </div>
  );
}

const MOST_CARDS = 5;

function Treasure({
  settling,
  hero,
  card,
}: {
  readonly settling: Settling;
  readonly hero: ClassId;
  readonly card: TreasureId;
}) {
  const words = useWords(SETTLING);
  const { language, moves } = settling;
  const { noun, value: gold } = treasureCard(card);
  const { one } = noun[language];
  const title = one.charAt(0).toLocaleUpperCase(language) + one.slice(1);
  const sale = heroOffers(moves, 'sell', hero).find(({ command }) => command.card === card);
  return (
    <li className="settler-thing">
      <CardThumb
        picture={EXPERT_PICTURES.treasure[card]!}
        title={title}
        line={words('treasureCard')}
        size={40}
      />
      <span className="settler-name">{title}</span>
      {sale !== undefined && (
        <Button
          aria-label={words('sellCard', { card: one, gold })}
          onClick={() => void settling.give(sale.seat, sale.command)}
        >
          {words('sell', { gold })}
        </Button>
      )}
      <GiveTo settling={settling} hero={hero} thing={card} />
    </li>
  );
}
