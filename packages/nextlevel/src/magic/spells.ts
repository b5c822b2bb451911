/** The twelve classic spells: the Elf pays for them with Spell points, the Wizard casts each once (NXT-ELF-01 to NXT-ELF-03). */
import {
  checkCast,
  figureOf,
  harm,
  heroOf,
  isHero,
  rollSave,
  spellCard,
  swingOpen,
  tryDoor,
  withHero,
  workSpell,
} from '@oubliette/classic/extend';
import type { Command, DoorKey, Figure, FigureId, HeroKind, SpellId, World } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { ACTIONS_A_TURN } from '../actions.ts';
import { sheetOf, withAction, withMoveCut, withSheet } from '../changes.ts';
import { spellClass } from '../content/magic.ts';
import type { ArcanumId } from '../content/magic.ts';
import { barricadeAt } from '../doors/barricades.ts';
import { checkMist } from '../mist.ts';
import type { NextPlay } from '../play.ts';
import { magicBonus } from '../sheetEffects.ts';
import type { NextState } from '../state.ts';

export type CastSpell = Extract<Command, { type: 'castSpell' }>;

export function checkCastSpell(
  world: World,
  state: NextState,
  seat: SeatId,
  command: CastSpell,
): Refusal | null {
  const no = checkCast(world, state, seat, command);
  if (no !== null) return no;
  const caster = figureOf(state, command.figure);
  return checkMist(world, state, caster, command.target) ?? checkPoints(state, command.figure, command.spell);
}

/** The pool must cover the class of the spell (NXT-ELF-02). Only the Elf has one. */
export function checkPoints(state: NextState, caster: FigureId, spell: SpellId | ArcanumId): Refusal | null {
  if (caster !== 'elf' || sheetOf(state, 'elf').spellPoints >= spellClass(spell)) return null;
  return refuse('noSpellPoints', 'NXT-ELF-02', { spell });
}

/** The rules a caster casts by. */
export function castingRules(caster: FigureId): RuleId[] {
  return caster === 'elf' ? ['NXT-ELF-01', 'NXT-ELF-02'] : ['CLS-SPL-14'];
}

export function castSpell(play: NextPlay, { figure, spell, target, door, unseen }: CastSpell): void {
  play.emit({
    type: 'spellCast',
    rules: ['NXT-ACT-04', 'CLS-SPL-07', ...castingRules(figure)],
    figure,
    spell,
    target: target ?? null,
    door: door ?? null,
  });
  if (unseen === true && target !== undefined)
    play.emit({ type: 'spellWasted', rules: ['CLS-SPL-11'], figure, spell, target });
  else workOn(play, figure, spell, target, door);
}

/** Applies the spell, however it came to be cast. */
export function workOn(
  play: NextPlay,
  caster: FigureId,
  spell: SpellId,
  target: FigureId | undefined,
  door: DoorKey | undefined,
): void {
  const { effect } = spellCard(spell);
  if (door !== undefined) openByMagic(play, caster, door);
  else if (effect.tag === 'burn') burn(play, caster, effect, figureOf(play.state, target!));
  else workSpell(play, caster, effect, target!);
}

/** A barricade does not stop magic, and its builder has seen the door open: the quest's own lock is gone. */
function openByMagic(play: NextPlay, caster: FigureId, door: DoorKey): void {
  const rules = ['CLS-SPL-07', 'CLS-DOR-10'];
  if (barricadeAt(play.state, door) === undefined) tryDoor(play, door, caster, rules);
  else swingOpen(play, play.world.doorIndex.get(door)!, caster, rules);
}

/** Each shield saves a point; a gift of the caster's may add to the rest. */
function burn(
  play: NextPlay,
  caster: FigureId,
  { loss, saveDice }: { readonly loss: number; readonly saveDice: number },
  target: Figure,
): void {
  const shields = rollSave(play, target, saveDice, ['CLS-SPL-07', 'NXT-ATK-07']);
  const bonus = magicBonus(play.state, figureOf(play.state, caster));
  const rules = bonus > 0 ? ['CLS-SPL-07', 'NXT-HRO-01'] : ['CLS-SPL-07'];
  if (loss > shields) harm(play, target.id, loss - shields + bonus, rules, caster);
}

/** Classic has discarded the card; the Elf keeps the spell and pays its class. */
export function afterSpellCast(state: NextState, figure: FigureId, spell: SpellId): NextState {
  if (!isHero(figure)) return state;
  const acted = withCast(state, figure);
  if (figure !== 'elf') return acted;
  const kept = withHero(acted, 'elf', (elf) => ({ ...elf, spells: [...elf.spells, spell] })) as NextState;
  return withPaid(kept, spell);
}

export function withPaid(state: NextState, spell: SpellId | ArcanumId): NextState {
  return withSheet(state, 'elf', (sheet) => ({
    ...sheet,
    spellPoints: sheet.spellPoints - spellClass(spell),
  }));
}

/** A spell is the attack of the turn (NXT-ACT-04); with the Wand of Recall a second one may follow. */
export function withCast(state: NextState, hero: HeroKind): NextState {
  const { actions } = state.next.turn;
  if (actions.includes('attack'))
    return withMoveCut({
      ...state,
      turn: { ...state.turn, acted: actions.length >= ACTIONS_A_TURN, bonus: null },
    });
  const wand = heroOf(state, hero).treasures.includes('wandOfRecall');
  return withAction({ ...state, turn: { ...state.turn, bonus: wand ? 'spell' : null } }, 'attack');
}

export function spellOffers(world: World, state: NextState, { id }: Figure): CastSpell[] {
  if (!isHero(id)) return [];
  return [...new Set(heroOf(state, id).spells)].flatMap((spell) =>
    aims(world, state, spell, true).map((aim): CastSpell => ({
      type: 'castSpell',
      figure: id,
      spell,
      ...aim,
    })),
  );
}

type Aim = Pick<CastSpell, 'target' | 'door' | 'unseen'>;

/** Every possible target of a classic spell. */
export function aims(world: World, state: NextState, spell: SpellId, wasted: boolean): Aim[] {
  const { on, sight } = spellCard(spell);
  const doors = on === 'genie' ? state.seenDoors.map((door) => ({ door: world.doorKeys[door]! })) : [];
  const targets = state.figures.flatMap(({ id: target }): Aim[] =>
    sight && wasted ? [{ target }, { target, unseen: true }] : [{ target }],
  );
  return [...doors, ...targets];
}
