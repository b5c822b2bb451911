/** A hero's card: its numbers, its abilities with what is left of them, the five cards of its load. */
import { abilityNoun, CHARACTERS, conditionText, heldNoun, heroNoun, valuesSeen } from '@oubliette/expert';
import type { AbilityId, Command, Held, Hero } from '@oubliette/expert';
import { treasureCard, usesLeft } from '@oubliette/expert/reckoning';
import type { Tool, TreasureId } from '@oubliette/expert/reckoning';
import { pictureOf } from '../../pictures/making.ts';
import { Card, Cards, SheetNumbers } from '../../play/Sheet.tsx';
import { FigurePicture } from '../board/FigurePicture.tsx';
import { EXPERT_PICTURES } from '../pictures/gallery.ts';
import { abilityText, scrollText } from '../play/cardTexts.ts';
import type { Table } from '../play/table.ts';
import { offBoard } from '../Strip.tsx';

interface Props {
  readonly table: Table;
  readonly hero: Hero;
}

const MOST_CARDS = 5;

export function HeroSheet({ table, hero }: Props) {
  const { scene, words } = table;
  const { view, language } = scene;
  const figure = view.figures.find(({ id }) => id === hero.id);
  const kind = [
    CHARACTERS[hero.id].noun[language].one,
    words('gold', { gold: hero.gold }),
    hero.where === 'inside' ? null : words(hero.where),
  ].filter((text) => text !== null);
  return (
    <article className="sheet on-parchment">
      <header className="sheet-head">
        <FigurePicture figure={figure ?? offBoard(hero)} size={52} />
        <div>
          <h3 className="sheet-name">{heroNoun(hero)[language].one}</h3>
          <p className="sheet-kind">{kind.join(' · ')}</p>
        </div>
      </header>
      <Numbers table={table} hero={hero} />
      {figure !== undefined && figure.conditions.length > 0 && (
        <Cards title={words('atWork')}>
          {figure.conditions.map((condition) => (
            <Card key={JSON.stringify(condition)} name={conditionText(condition)[language]} text="" />
          ))}
        </Cards>
      )}
      <Cards title={words('abilities')}>
        {hero.abilities.map((id) => (
          <Ability key={id} table={table} hero={hero} id={id} />
        ))}
        {hero.scrolls.map((id, at) => (
          <Ability key={`scroll ${at}`} table={table} hero={hero} id={id} note={words('onScroll')} />
        ))}
      </Cards>
      <Cards
        title={words('load', { count: hero.cards.length, most: MOST_CARDS })}
        empty={hero.cards.length === 0 ? words('nothing') : null}
      >
        {hero.cards.map((held, at) => (
          <Carried key={`${held.card} ${at}`} table={table} hero={hero} held={held} />
        ))}
      </Cards>
    </article>
  );
}

/** What changes a number, and by which rule. */
const RULES = {
  body: 'EXP-DMG-01',
  attack: 'EXP-ATK-02',
  defence: 'EXP-DEF-02',
  speed: 'EXP-MOV-01',
} as const;

function Numbers({ table: { scene, words }, hero }: Props) {
  const figure = scene.view.figures.find(({ id }) => id === hero.id);
  const start = CHARACTERS[hero.id];
  const now = figure === undefined ? { ...start } : valuesSeen(scene.view, figure);
  return (
    <SheetNumbers
      scene={scene}
      numbers={(['body', 'attack', 'defence', 'speed'] as const).map((id) => {
        const more = now[id] - start[id];
        return {
          id,
          name: words(`stat_${id}`),
          now: now[id],
          start: start[id],
          shares: [
            { label: words('ofClass'), value: String(start[id]), rule: RULES[id] },
            ...(more === 0
              ? []
              : [{ label: words('more'), value: more > 0 ? `+${more}` : `−${-more}`, rule: RULES[id] }]),
          ],
        };
      })}
    />
  );
}

function Ability({ table, hero, id, note }: Props & { readonly id: AbilityId; readonly note?: string }) {
  const { scene, words, situation, desk } = table;
  const left = usesLeft(hero, id, scene.view.combat?.number ?? null);
  const isLasting = hero.feats.lasting?.ability === id;
  const uses = situation.figure === hero.id ? situation.moves.filter(isUse(id)) : [];
  const told = isLasting ? words('isLasting') : left === 0 ? words('isSpent') : (note ?? null);
  return (
    <Card
      name={abilityNoun(id)[scene.language].one}
      text={abilityText(id, scene.language)}
      note={told}
      picture={pictureOf(EXPERT_PICTURES, 'spell', id)}
    >
      {uses.length > 0 && (
        <button type="button" className="desk-pick" onClick={() => void desk.use(uses)}>
          {words('use')}
        </button>
      )}
    </Card>
  );
}

function isUse(id: AbilityId) {
  return (command: Command): boolean => command.type === 'useAbility' && command.ability === id;
}

/** What can be done with a card in hand, in the order of its buttons. */
const HANDLING = ['drink', 'readScroll', 'wear', 'takeOff', 'giveCard', 'dropCard', 'leaveCard'] as const;

function Carried({ table, hero, held }: Props & { readonly held: Held }) {
  const { scene, words, situation, desk } = table;
  const { language } = scene;
  const isWorn = hero.worn.includes(held.card);
  const note = hero.weapon === held.card ? words('inHand') : isWorn ? words('isWorn') : null;
  const isTheirs = situation.figure === hero.id || situation.question !== null;
  const own = isTheirs ? situation.moves.filter((move) => 'card' in move && move.card === held.card) : [];
  return (
    <Card
      name={heldNoun(held)[language].one}
      text={factsOf(table, held.card)}
      note={note}
      picture={pictureOf(EXPERT_PICTURES, 'treasure', held.card)}
    >
      {HANDLING.map((type) => {
        const commands = own.filter((move) => move.type === type);
        return (
          commands.length > 0 && (
            <button key={type} type="button" className="desk-pick" onClick={() => void desk.use(commands)}>
              {words(`pick_${type}`)}
            </button>
          )
        );
      })}
    </Card>
  );
}

/** What a Treasure card brings, in a few words. */
function factsOf({ words, scene }: Table, id: TreasureId): string {
  const card = treasureCard(id);
  const { attack, defence, speed, shots, weight } = card as Readonly<
    Partial<Record<'attack' | 'defence' | 'speed' | 'shots', number>> & {
      readonly weight?: 'light' | 'medium' | 'heavy';
    }
  >;
  const scroll = scrollText(id, scene.language);
  const added = (value: number | undefined, name: string): string[] =>
    value === undefined || value === 0 ? [] : [`${name} ${value > 0 ? '+' : '−'}${Math.abs(value)}`];
  return [
    ...(weight === undefined ? [] : [words(`weight_${weight}`)]),
    ...added(attack, words('stat_attack')),
    ...added(defence, words('stat_defence')),
    ...added(speed, words('stat_speed')),
    ...(card.kind === 'tool' ? [toolText(words, card)] : []),
    ...(scroll === null ? [] : [scroll]),
    ...(shots === undefined ? [] : [words('shots', { shots })]),
    words('worth', { gold: card.value }),
  ].join(', ');
}

function toolText(words: Table['words'], { helps, by }: Tool): string {
  return helps === 'disarm' ? words('picks') : `${words(`helps_${helps}`)} +${by}`;
}
