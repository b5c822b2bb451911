/** A hero's score sheet: numbers with their parts, cards with their texts, conditions with their ends. */
import {
  conditionName,
  equipmentCard,
  heroNoun,
  heroCalled,
  HEROES,
  questTreasureCard,
  spellCard,
  treasureCard,
} from '@oubliette/classic';
import type { Command, Hero } from '@oubliette/classic';
import { pictureOf } from '../../pictures/making.ts';
import { RuleButton } from '../../play/RuleButton.tsx';
import { Card, Cards, SheetNumbers } from '../../play/Sheet.tsx';
import { Button } from '../../ui/Button.tsx';
import { linkTo } from '../Inspector.tsx';
import { CLASSIC_PICTURES } from '../pictures/gallery.ts';
import { ENDS, SHEET_NUMBERS } from '../play/sheet.ts';
import type { SheetNumber, SheetValue } from '../play/sheet.ts';
import { TokenPicture } from '../tokens/index.ts';
import type { Classic } from '../useClassic.ts';

interface Props {
  readonly classic: Classic;
  readonly hero: Hero;
}

export function HeroSheet({ classic, hero }: Props) {
  const { kit, scene, words } = classic;
  const { view, language } = scene;
  const figure = view.figures.find(({ id }) => id === hero.id);
  const values = kit.sheet(view, hero, language);
  const kind = heroNoun(hero.id, hero.gender)[language].one;
  const named = heroCalled(hero)[language].one;
  return (
    <article className="sheet on-parchment">
      <header className="sheet-head">
        <TokenPicture of={{ kind: hero.id, side: 'heroes' }} size={58} />
        <div>
          <h3 className="sheet-name">{named}</h3>
          <p className="sheet-kind">
            {named === kind ? '' : `${kind} · `}
            {words('goldPieces', { gold: hero.gold })}
            {figure === undefined ? ` · ${fateText(classic, hero)}` : ''}
          </p>
        </div>
      </header>
      {values !== null && <Numbers classic={classic} values={values} />}
      {figure !== undefined && figure.conditions.length > 0 && (
        <Cards title={words('conditions')}>
          {figure.conditions.map((condition) => (
            <Card key={condition} name={conditionName(condition, language)} text={words(ENDS[condition].key)}>
              <RuleButton scene={scene} id={ENDS[condition].rule} />
            </Card>
          ))}
        </Cards>
      )}
      <Belongings classic={classic} hero={hero} />
    </article>
  );
}

function fateText({ words }: Classic, { fate }: Hero): string {
  return fate === 'playing' ? words('notPlaced') : words(fate);
}

const NAMES = {
  body: 'body',
  mind: 'mind',
  attack: 'attackDice',
  defence: 'defenceDice',
  movement: 'movement',
} as const satisfies Record<SheetNumber, string>;

function Numbers({
  classic: { scene, words },
  values,
}: {
  readonly classic: Classic;
  readonly values: Readonly<Record<SheetNumber, SheetValue>>;
}) {
  return (
    <SheetNumbers
      scene={scene}
      numbers={SHEET_NUMBERS.map((id) => ({ id, name: words(NAMES[id]), ...values[id] }))}
    />
  );
}

function Belongings({ classic, hero }: Props) {
  const { kit, scene, situation, names, words } = classic;
  const { view, language } = scene;
  const Own = kit.panels.Belongings;
  const use = (move: (command: Command) => boolean): Command | undefined => situation.moves.find(move);
  return (
    <>
      {Own === undefined ? (
        <Cards title={words('equipment')} empty={hero.equipment.length === 0 ? words('nothing') : null}>
          {hero.equipment.map((id) => (
            <Card
              key={id}
              name={equipmentCard(id).noun[language].one}
              text={equipmentCard(id).text[language]}
              picture={pictureOf(CLASSIC_PICTURES, 'treasure', id)}
              note={hero.armour === id ? words('worn') : null}
            />
          ))}
        </Cards>
      ) : (
        <Own view={view} names={names} language={language} hero={hero} rule={linkTo(classic)} />
      )}
      {hero.treasures.length > 0 && (
        <Cards title={words('treasures')}>
          {hero.treasures.map((id) => (
            <Card
              key={id}
              name={questTreasureCard(id).noun[language].one}
              text={questTreasureCard(id).text[language]}
              picture={pictureOf(CLASSIC_PICTURES, 'treasure', id)}
            />
          ))}
        </Cards>
      )}
      {hero.potions.length > 0 && (
        <Cards title={words('potions')}>
          {hero.potions.map((id, at) => {
            const command = use(
              (move) => move.type === 'usePotion' && move.figure === hero.id && move.potion === id,
            );
            return (
              <Card
                key={`${id}${at}`}
                name={treasureCard(id).noun[language].one}
                text={treasureCard(id).text[language]}
                picture={pictureOf(CLASSIC_PICTURES, 'treasure', id)}
              >
                {command !== undefined && (
                  <Button onClick={() => void classic.controller.takeCard('item', `${hero.id} ${id}`)}>
                    {words('use')}
                  </Button>
                )}
              </Card>
            );
          })}
        </Cards>
      )}
      {HEROES[hero.id].spellSets > 0 && <Spells classic={classic} hero={hero} />}
    </>
  );
}

function Spells({ classic, hero }: Props) {
  const { scene, situation, words } = classic;
  const { language } = scene;
  return (
    <Cards title={words('spells')} empty={hero.spells.length === 0 ? words('none') : null}>
      {hero.spells.map((id) => {
        const command = situation.moves.find(
          (move) => move.type === 'castSpell' && move.figure === hero.id && move.spell === id,
        );
        return (
          <Card
            key={id}
            name={spellCard(id).noun[language].one}
            text={spellCard(id).text[language]}
            picture={pictureOf(CLASSIC_PICTURES, 'spell', id)}
          >
            {command !== undefined && (
              <Button onClick={() => void classic.controller.takeCard('cast', id)}>{words('castIt')}</Button>
            )}
          </Card>
        );
      })}
    </Cards>
  );
}
