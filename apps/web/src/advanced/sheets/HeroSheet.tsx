/** A hero's or henchman's sheet as in the box: characteristics, hit rows, weapons, armour, belongings, spells. */
import {
  ARMOUR,
  cardOf,
  effectName,
  findItem,
  findSpell,
  inHand,
  isShieldSlung,
  thingNoun,
  thingsIn,
  WEAPONS,
} from '@oubliette/advanced';
import type { Command, Sheet } from '@oubliette/advanced';
import { Card, Cards, SheetNumbers } from '../../play/Sheet.tsx';
import { pictureOf } from '../../pictures/making.ts';
import { RuleButton } from '../../play/RuleButton.tsx';
import { ADVANCED_PICTURES } from '../pictures/gallery.ts';
import { Button } from '../../ui/Button.tsx';
import { FigurePicture } from '../board/FigurePicture.tsx';
import { RuleWords } from '../controls/RuleWords.tsx';
import { percent, testOdds } from '../play/odds.ts';
import type { Table } from '../play/table.ts';
import { itemRule, numbersOf } from '../play/sheet.ts';
import { offBoard, sheetName } from '../play/labels.ts';
import { HitRows } from './HitRows.tsx';

interface Props {
  readonly table: Table;
  readonly sheet: Sheet;
}

export function HeroSheet({ table, sheet }: Props) {
  const { scene, words } = table;
  const { view, language } = scene;
  const figure = view.figures.find(({ id }) => id === sheet.id);
  const master = view.sheets.find(({ id }) => id === sheet.serves);
  const kind = [
    words(`race_${sheet.race}`),
    words(`calling_${sheet.calling}`),
    words('gold', { gold: sheet.gold }),
    master === undefined ? null : words('serves', { name: sheetName(master, language) }),
    sheet.where === 'inside' ? null : words(sheet.where),
  ].filter((text) => text !== null);
  return (
    <article className="sheet adv-sheet on-parchment">
      <header className="sheet-head">
        <FigurePicture view={view} figure={figure ?? offBoard(sheet)} size={52} />
        <div>
          <h3 className="sheet-name">{sheetName(sheet, language)}</h3>
          <p className="sheet-kind">{kind.join(' · ')}</p>
        </div>
      </header>
      <SheetNumbers scene={scene} numbers={numbersOf(view, sheet, language)} />
      {figure !== undefined && <AtWork table={table} effects={figure.effects} />}
      <section className="sheet-cards">
        <h4 className="sheet-title">{words('toHit')}</h4>
        <HitRows sheet={sheet} language={language} />
      </section>
      <Weapons table={table} sheet={sheet} />
      <Armour table={table} sheet={sheet} />
      <Spells table={table} sheet={sheet} />
      <Carried table={table} sheet={sheet} />
    </article>
  );
}

type Effects = Table['scene']['view']['figures'][number]['effects'];

function AtWork({ table, effects }: { readonly table: Table; readonly effects: Effects }) {
  const { scene, words } = table;
  const told = effects.flatMap((effect) => {
    const name = effectName(effect.tag, scene.language);
    return name === null ? [] : [{ ...effect, name }];
  });
  if (told.length === 0) return null;
  return (
    <Cards title={words('atWork')}>
      {told.map(({ tag, name, ends, left }) => (
        <Card
          key={tag}
          name={name}
          text={left === undefined ? words(`ends_${ends}`) : words('turnsLeft', { left })}
        >
          {findSpell(tag) !== undefined && <RuleButton scene={scene} id={findSpell(tag)!.rule} />}
        </Card>
      ))}
    </Cards>
  );
}

function Weapons({ table, sheet }: Props) {
  const { scene, words } = table;
  const { language } = scene;
  const drawn = inHand(sheet);
  const lines = cardOf(sheet).weapons;
  const draw = (id: string) => own(table, sheet, (move) => move.type === 'takeInHand' && move.weapon === id);
  return (
    <Cards title={words('weapons')} empty={lines.length === 0 ? words('nothing') : null}>
      {lines.map(({ id, dice, range, critical, fumble }, index) => {
        const weapon = WEAPONS[id];
        const text = [
          weapon?.kind === 'thrown' ? words('thrown') : null,
          words('damageDice', { dice }),
          range === null ? null : words('range', { range }),
          critical.length > 0 ? words('critical', { faces: critical.join('–') }) : null,
          fumble.length > 0 ? words('fumble', { faces: fumble.join('–') }) : null,
          weapon?.hands === 2 ? words('twoHands') : null,
          weapon?.long === true ? words('longReach') : null,
        ].filter((part) => part !== null);
        return (
          <Card
            key={`${id}-${index}`}
            name={thingNoun(id)[language].one}
            text={text.join(', ')}
            picture={pictureOf(ADVANCED_PICTURES, 'treasure', id)}
            note={id === drawn ? words('inHand') : null}
          >
            <Use table={table} command={draw(id)} word="inHand" />
          </Card>
        );
      })}
      {(sheet.arrows > 0 || sheet.bolts > 0 || lines.some(({ id }) => WEAPONS[id]?.ammunition != null)) && (
        <Card
          name={words('missiles', { arrows: sheet.arrows })}
          text={sheet.bolts > 0 ? words('bolts', { bolts: sheet.bolts }) : ''}
        />
      )}
    </Cards>
  );
}

function Armour({ table, sheet }: Props) {
  const { scene, words } = table;
  const slung = isShieldSlung(sheet);
  return (
    <Cards title={words('armour')} empty={sheet.armour.length === 0 ? words('nothing') : null}>
      {sheet.armour.map((id) => (
        <Card
          key={id}
          name={thingNoun(id)[scene.language].one}
          picture={pictureOf(ADVANCED_PICTURES, 'treasure', id)}
          text={
            slung && ARMOUR[id]?.slot === 'shield'
              ? words('slung')
              : changesText(table, ARMOUR[id]?.changes ?? [])
          }
        />
      ))}
    </Cards>
  );
}

type Changes = (typeof ARMOUR)[string]['changes'];

function changesText({ words }: Table, changes: Changes): string {
  return changes
    .map(({ stat, by = 0 }) => `${words(`stat_${stat}`)} ${by < 0 ? `−${-by}` : `+${by}`}`)
    .join(', ');
}

/** Names, components, the test, and the effects; then the pouch. */
function Spells({ table, sheet }: Props) {
  const { scene, words } = table;
  const { language, view } = scene;
  if (sheet.spells.length === 0 && sheet.components.length === 0) return null;
  return (
    <>
      <Cards title={words('spells')} empty={sheet.spells.length === 0 ? words('nothing') : null}>
        {sheet.spells.map((id) => {
          const spell = findSpell(id);
          if (spell === undefined) return null;
          const command = own(table, sheet, (move) => move.type === 'cast' && move.spell === id);
          const test = testOdds({ type: 'cast', figure: sheet.id, spell: id }, view);
          const casts = castings(sheet, spell.components);
          const needs =
            spell.components.length === 0
              ? null
              : words('spellNeeds', { things: thingsIn(0, spell.components) });
          return (
            <Card
              key={id}
              name={spell.name[language]}
              picture={pictureOf(ADVANCED_PICTURES, 'spell', id)}
              text={[
                needs === null ? null : `${needs}, ${words('spellHas', { casts })}`,
                test === null ? words('spellNoTest') : words('spellTest', { chance: percent(test.chance) }),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            >
              <RuleWords id={spell.rule} className="adv-card-rule" />
              <Use table={table} command={command} word="castIt" />
              <RuleButton scene={scene} id={spell.rule} />
            </Card>
          );
        })}
      </Cards>
      <Cards title={words('components')} empty={sheet.components.length === 0 ? words('pouchEmpty') : null}>
        {[...Map.groupBy(sheet.components, (id) => id)].map(([id, { length }]) => (
          <Card
            key={id}
            name={thingNoun(id)[language].one}
            text={`× ${length}`}
            picture={pictureOf(ADVANCED_PICTURES, 'treasure', id)}
          />
        ))}
      </Cards>
    </>
  );
}

/** How many castings the pouch allows. */
function castings(sheet: Sheet, needed: readonly string[]): number {
  const kinds = [...Map.groupBy(needed, (id) => id)];
  const counts = kinds.map(([id, { length }]) =>
    Math.floor(sheet.components.filter((each) => each === id).length / length),
  );
  return counts.length === 0 ? 0 : Math.min(...counts);
}

/** Everything else, magic items first, each with its uses. */
function Carried({ table, sheet }: Props) {
  const { words } = table;
  const isMagic = (id: string): boolean => findItem(id)?.magic === true;
  const magic = sheet.items.filter(isMagic);
  const plain = sheet.items.filter((id) => !isMagic(id));
  return (
    <>
      {magic.length > 0 && (
        <Cards title={words('magicItems')}>
          <Things table={table} sheet={sheet} ids={magic} />
        </Cards>
      )}
      <Cards title={words('items')} empty={plain.length === 0 ? words('nothing') : null}>
        <Things table={table} sheet={sheet} ids={plain} />
      </Cards>
    </>
  );
}

function Things({ table, sheet, ids }: Props & { readonly ids: readonly string[] }) {
  const { scene, words } = table;
  const worn = (['ring', 'amulet'] as const).map((slot) =>
    sheet.items.find((id) => findItem(id)?.worn === slot),
  );
  return [...Map.groupBy(ids, (id) => id)].map(([id, { length }]) => {
    const rule = itemRule(id);
    const uses = table.situation.moves.filter((move) => isUseOf(move, sheet.id, id));
    const changes = findItem(id)?.changes ?? [];
    return (
      <Card
        key={id}
        name={`${thingNoun(id)[scene.language].one}${length > 1 ? ` × ${length}` : ''}`}
        text={changesText(table, changes)}
        picture={pictureOf(ADVANCED_PICTURES, 'treasure', id)}
        note={worn.includes(id) ? words('worn') : null}
      >
        {rule !== null && <RuleWords id={rule} className="adv-card-rule" />}
        {uses.map((command) => (
          <Use key={JSON.stringify(command)} table={table} command={command} word={null} />
        ))}
        {rule !== null && <RuleButton scene={scene} id={rule} />}
      </Card>
    );
  });
}

const USES: readonly Command['type'][] = ['drinkPotion', 'wear', 'castSource', 'eatMushroom', 'givePotion'];

function isUseOf(move: Command, owner: string, id: string): boolean {
  if (!USES.includes(move.type) || !('figure' in move) || move.figure !== owner) return false;
  if (move.type === 'givePotion') return id.startsWith('healingPotion');
  return ('item' in move && move.item === id) || ('mushroom' in move && move.mushroom === id);
}

function own({ situation }: Table, sheet: Sheet, fits: (move: Command) => boolean): Command | undefined {
  return situation.moves.find((move) => 'figure' in move && move.figure === sheet.id && fits(move));
}

interface UseProps {
  readonly table: Table;
  readonly command: Command | undefined;
  /** Null for the command's own label. */
  readonly word: 'castIt' | 'inHand' | null;
}

/** Staged as if chosen in the bar; the card to confirm it is beside the board. */
function Use({ table, command, word }: UseProps) {
  const { desk, words, label } = table;
  if (command === undefined) return null;
  return (
    <Button onClick={() => void desk.whenStill(() => desk.stage(command), false)}>
      {word === 'castIt' ? words(word) : label(command)}
    </Button>
  );
}
