/** Casting a spell: from the book, a monster's memory, a wand or a scroll (ADV-MAG-02 to ADV-MAG-13). */
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { unmask } from '../combat/unmask.ts';
import { findSpell, spellNamed } from '../content/spells.ts';
import type { Spell } from '../content/spells.ts';
import { figureOf, findSheet, hasEffect, seatOf } from '../figures.ts';
import { monsterSpells } from '../gear/casters.ts';
import { testsToCast } from '../gear/race.ts';
import type { Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, Sheet, State } from '../state.ts';
import { canHandle } from '../traps/limits.ts';
import { actOf, canAct, mayDeed, spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { endEffect } from './effects.ts';
import { targetRefusal } from './targets.ts';
import type { CastingFrame, ComponentId, MagicCommand, SpellId, SpellSource } from './types.ts';

/** On a caster whose next spell needs no components (ADV-HAZ-72). */
const FREE = 'freeSpell';

export interface Casting {
  readonly figure: FigureId;
  readonly spell: SpellId;
  readonly source: SpellSource;
}

/** Null where the seat may have this figure cast that now; does not check possession of a wand or scroll. */
export function castRefusal(
  world: World,
  state: State,
  seat: SeatId,
  { figure: id, spell: spellId, source }: Casting,
): Refusal | null {
  const refusal = canAct(world, state, id, seat);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, id);
  const spell = findSpell(spellId);
  if (spell === undefined) return refuse('notInBook', 'ADV-MAG-02', { spell: spellId });
  return (
    (source === 'book' ? bookRefusal(state, figure, spell) : null) ??
    readyRefusal(state, figure, spell) ??
    targetRefusal(world, state, figure, spell)
  );
}

/** Whether the spell is known, and its components are at hand. */
export function bookRefusal(state: State, figure: Figure, spell: Spell): Refusal | null {
  const sheet = findSheet(state, figure.id);
  if (sheet === undefined)
    return monsterSpells(figure).includes(spell.id)
      ? null
      : refuse('notInBook', 'ADV-ABIL-08', { spell: spell.id });
  if (!sheet.spells.includes(spell.id) || spell.components.length === 0)
    return refuse('notInBook', 'ADV-MAG-02', { spell: spell.id });
  if (hasEffect(figure, FREE)) return null;
  if (!canHandle(sheet, spell.components.length)) return refuse('oneHanded', 'ADV-TRAP-38');
  if (!hasAll(sheet, spell.components)) return refuse('noComponent', 'ADV-MAG-06', { spell: spell.id });
  // Two components: the caster may not move.
  return spell.components.length > 1 && actOf(state, figure.id).moved > 0
    ? refuse('hasMoved', 'ADV-MAG-13', { figure: figure.id })
    : null;
}

function hasAll({ components }: Sheet, needed: readonly ComponentId[]): boolean {
  return needed.every((one) => components.includes(one));
}

function readyRefusal(state: State, figure: Figure, spell: Spell): Refusal | null {
  if (actOf(state, figure.id).cast) return refuse('oneSpell', 'ADV-MAG-10', { figure: figure.id });
  if (spell.attack && hasEffect(figure, 'cowering')) return refuse('cowering', 'ADV-ABIL-25');
  return mayDeed(state, figure);
}

type Cast = Extract<MagicCommand, { type: 'cast' }>;

export const cast: Handler<Cast> = {
  when: { in: ['heroes', 'master'] },
  check: (world, state, seat, { figure, spell }) =>
    // The dead are raised through `raiseDead` instead.
    findSpell(spell)?.aim === 'dead'
      ? refuse('notNow', 'ADV-SPELL-09')
      : castRefusal(world, state, seat, { figure, spell, source: 'book' }),
  perform: (play, { figure, spell }) => castFrom(play, { figure, spell, source: 'book' }),
};

/** Checked by `castRefusal`: casts the spell, which goes on by itself. */
export function castFrom(play: Play, { figure, spell, source }: Casting): void {
  if (play.state.turn.mode === 'combat') spend(play, figure, 'spell', 'ADV-MAG-11');
  unmask(play, figure, 'spell');
  beginCasting(play, { figure, spell, source }, null);
}

/** Spends the components, whatever happens (ADV-MAG-07); `target` is the dead figure for a raising. */
export function beginCasting(
  play: Play,
  { figure: id, spell: spellId, source }: Casting,
  target: FigureId | null,
): void {
  const spell = spellNamed(spellId);
  const figure = figureOf(play.state, id);
  const sheet = findSheet(play.state, id);
  const isFree = source !== 'book' || hasEffect(figure, FREE);
  const components = isFree ? [] : spell.components;
  play.tell('spellCast', { figure: id, spell: spellId, source, components, reaction: target !== null }, [
    spell.rule,
    'ADV-MAG-07',
    'ADV-MAG-10',
  ]);
  if (source === 'book' && isFree) endEffect(play, id, FREE, ['ADV-HAZ-72']);
  const { tests, all } =
    sheet === undefined ? { tests: spell.test ? 1 : 0, all: false } : testsToCast(sheet, spell.test);
  const frame: CastingFrame = {
    tag: 'casting',
    figure: id,
    spell: spellId,
    stage: 'test',
    tests,
    all,
    passed: true,
    target,
    chosen: [],
    most: 0,
  };
  play.begin(frame, spell.rule);
}

export function castOffers(state: State, seat: SeatId): Cast[] {
  const own = state.figures.filter(({ id }) => seatOf(state, id) === seat);
  return own.flatMap((figure) => castsThinkable(state, figure));
}

/** Every spell the figure knows, castable now or not. */
export function castsThinkable(state: State, figure: Figure): Cast[] {
  const spells = findSheet(state, figure.id)?.spells ?? monsterSpells(figure);
  return [...new Set(spells)].map((spell): Cast => ({ type: 'cast', figure: figure.id, spell }));
}
