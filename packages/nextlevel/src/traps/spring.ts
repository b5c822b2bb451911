/** Springing traps: under a hero's foot, under a chest's lid, in the Dwarf's hands (NXT-TRP, NXT-DWF-03). */
import type { FigureId, HeroKind } from '@oubliette/classic/extend';
import { findFigure, inflict, isHero, isShared, surroundings } from '@oubliette/classic/extend';
import type { Square } from '@oubliette/dungeon';
import type { RuleId } from '@oubliette/kernel';
import { TRAP_DIE } from '../content/dice.ts';
import { nextTrap } from '../content/traps.ts';
import type { NextTrap, NextTrapKind } from '../content/traps.ts';
import { afflict } from '../plights.ts';
import type { NextPlay } from '../play.ts';
import { setupOf } from '../setup.ts';
import { hurt } from './hurt.ts';
import { bladeLine } from './lines.ts';
import { drawBack, fallInto } from './pits.ts';
import { rocksFall } from './rocks.ts';
import { releaseSphere } from './sphere.ts';

/** A trap about to go off. */
interface Device {
  readonly kind: NextTrapKind;
  /** Where it is set off. */
  readonly at: Square;
  /** By index of the quest; null for one from a search. */
  readonly index: number | null;
}

/** Only heroes spring the quest's traps, found or not, one at a time, and not while a question is open. */
export function springTraps(play: NextPlay, hero: FigureId, square: Square): void {
  if (isHero(hero)) springUnder(play, hero, square);
}

/** Under a figure that came or was pushed to a square: monsters too (NXT-CRD-07). */
export function springUnder(play: NextPlay, id: FigureId, square: Square): void {
  for (const index of play.world.trapsAt[square]!) {
    if (play.world.referee.isAsking(play.state) || findFigure(play.state, id)?.square !== square) return;
    const kind = play.next.trapKinds[index]!;
    if (
      play.world.points.isArmed(play.state, index) &&
      !(keepsVictim(kind) && isShared(play.state, id, square))
    )
      setOff(play, { kind, at: square, index }, id);
  }
}

/** A pit or a jaw has no room for two: it stays shut under a figure passing through another (CLS-TRP-02). */
function keepsVictim(kind: NextTrapKind): boolean {
  const { fall, holds } = nextTrap(kind);
  return fall === true || holds === true;
}

/** Opening a chest springs its trap, unless the Dwarf has disarmed it (CLS-TRP-03, NXT-TRP-01). */
export function springChest(play: NextPlay, hero: HeroKind, piece: number): void {
  const { quest, points } = play.world;
  for (const [index, trap] of quest.traps.entries()) {
    if (trap.kind !== 'chest' || trap.chest !== piece || !points.isArmed(play.state, index)) continue;
    if (findFigure(play.state, hero) === undefined) return;
    setOff(play, { kind: play.next.trapKinds[index]!, at: trap.squares[0]!, index }, hero);
  }
}

/** A trap from the search dice, on the searcher's square (NXT-SRC-02). */
export function springOnSearcher(play: NextPlay, hero: HeroKind, kind: NextTrapKind): void {
  setOff(play, { kind, at: findFigure(play.state, hero)!.square, index: null }, hero);
}

/** A trap the Dwarf failed to disarm: there is no second roll to avoid it (NXT-DWF-08). */
export function springOnDisarmer(play: NextPlay, dwarf: HeroKind, index: number, at: Square): void {
  const device = { kind: play.next.trapKinds[index]!, at, index };
  announce(play, device, dwarf);
  work(play, device, dwarf, { spared: false, caught: true });
}

/** What a monster walking onto a square triggers there. */
export function setMonsterFoot(play: NextPlay, monster: FigureId, at: Square): void {
  springDwarfTrap(play, monster);
  treadOn(play, monster, at);
}

/** The harm of the Dwarf's trap to the first monster on it (NXT-DWF-11). */
const DWARF_TRAP = { dice: 2 } as const;

/** Monsters do not know of the Dwarf's traps; heroes do (NXT-DWF-11). */
export function springDwarfTrap(play: NextPlay, id: FigureId): void {
  const monster = findFigure(play.state, id);
  if (monster?.side !== 'morcar' || !play.next.dwarfTraps.includes(monster.square)) return;
  const { square } = monster;
  play.emit({ type: 'dwarfTrapSprung', rules: ['NXT-DWF-11'], news: true, figure: id, square });
  hurt(play, id, DWARF_TRAP, 'NXT-DWF-11');
}

/** Traps the heroes have found work on monsters too; monsters know all the others (NXT-MON-15, NXT-MON-16). */
function treadOn(play: NextPlay, id: FigureId, at: Square): void {
  const monster = findFigure(play.state, id);
  if (monster?.side !== 'morcar' || monster.square !== at) return;
  const index = play.world.trapsAt[at]!.find((trap) => play.state.traps[trap] === 'found');
  if (index === undefined) return;
  const kind = play.next.trapKinds[index]!;
  if (!keepsVictim(kind) || !isShared(play.state, id, at)) setOff(play, { kind, at, index }, id);
}

function setOff(play: NextPlay, device: Device, hero: FigureId): void {
  announce(play, device, hero);
  work(play, device, hero, { spared: avoids(play, hero, device.at), caught: false });
}

function announce(play: NextPlay, { kind, at, index }: Device, figure: FigureId): void {
  const trap = index === null ? null : play.world.quest.traps[index]!;
  play.emit({
    type: 'trapWentOff',
    rules: [nextTrap(kind).rule],
    news: true,
    figure,
    trap: kind,
    squares: trap?.squares ?? [at],
    laid: trap !== null,
    again: kind === 'swingingBlade' && setupOf(play.world).options.bladeReturns,
    text: trap?.kind === 'chest' ? trap.text : null,
  });
}

/** The Dwarf suffers a trap one time in six (NXT-DWF-03). */
function avoids(play: NextPlay, hero: FigureId, square: Square): boolean {
  if (hero !== 'dwarf') return false;
  const face = play.roll(TRAP_DIE, play.state.control[hero]!, 'NXT-DWF-03');
  play.emit({
    type: 'trapDieRolled',
    rules: ['NXT-DWF-03'],
    news: true,
    figure: hero,
    why: 'avoid',
    face,
    square,
  });
  return face === 'safe';
}

interface Victim {
  /** Unhurt, though it sprang the trap. */
  readonly spared: boolean;
  /** Hit even from a square the trap does not reach. */
  readonly caught: boolean;
}

function work(play: NextPlay, device: Device, by: FigureId, { spared, caught }: Victim): void {
  const trap = nextTrap(device.kind);
  const unhurt = spared ? by : null;
  if (trap.fall) {
    if (spared) drawBack(play, by, device.at);
    else fallInto(play, by, device.at, { cost: 0, rules: [trap.rule] });
  } else if (trap.blocks) {
    rocksFall(play, fallsOf(play, device), by, unhurt);
  } else if (trap.reach.tag === 'rolling') {
    // A figure that failed to disarm it is in its way, wherever it rolls.
    if (caught) hurt(play, by, trap.harm!, trap.rule);
    releaseSphere(play, device.at, caught ? by : unhurt);
  } else {
    for (const id of reached(play, device, trap, by, caught))
      if (id !== unhurt) suffer(play, id, device, trap);
  }
}

/** Rocks may land beside the square that springs them. */
function fallsOf({ world }: NextPlay, { at, index }: Device): Square {
  const trap = index === null ? null : world.quest.traps[index]!;
  return trap?.kind === 'rockfall' ? trap.falls : at;
}

/** Every figure it reaches, including the one that sprang it. */
function reached(
  play: NextPlay,
  { kind, at }: Device,
  { reach }: NextTrap,
  by: FigureId,
  caught: boolean,
): FigureId[] {
  if (reach.tag === 'square') return [by];
  const { world, state } = play;
  const squares =
    reach.tag === 'line'
      ? bladeLine(world, at, setupOf(world).options.bladeLength)
      : surroundings(world, state, at);
  if (kind === 'swingingBlade') play.emit({ type: 'bladeSwung', rules: ['NXT-TRP-15'], news: true, squares });
  const ids = state.figures.filter(({ square }) => squares.includes(square)).map(({ id }) => id);
  return caught && !ids.includes(by) ? [by, ...ids] : ids;
}

function suffer(play: NextPlay, id: FigureId, { index }: Device, trap: NextTrap): void {
  const laid = index === null ? null : play.world.quest.traps[index]!;
  if (trap.harm !== null) hurt(play, id, trap.harm, trap.rule);
  else if (laid?.kind === 'chest') inflict(play, id, laid.harm, CHEST_RULES);
  if (trap.holds && findFigure(play.state, id) !== undefined)
    afflict(play, id, { tag: 'held', by: 'jaw' }, ['NXT-TRP-19', 'NXT-TRP-20']);
}

const CHEST_RULES: readonly RuleId[] = ['CLS-TRP-03'];
