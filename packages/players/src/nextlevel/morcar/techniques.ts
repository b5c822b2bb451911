/** What monsters do besides attacking: sweep, hurl or topple furniture, push, cast, take up a weapon. */
import type { Figure } from '@oubliette/classic';
import { FRONT_SIDES, sideOf, xOf, yOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { diceFor, ownDefence, upperLeft, wieldedBy } from '@oubliette/nextlevel';
import type { NextCommand } from '@oubliette/nextlevel';
import type { Manner } from '../../shared/morcar/difficulty.ts';
import { stepsTo } from '../../shared/morcar/going.ts';
import type { Lair, Prey } from '../../shared/morcar/lair.ts';
import { canAct } from '../../shared/threat.ts';
import { meanSkulls, oddsOf } from '../odds.ts';
import { rowBefore } from '../pushing.ts';
import { asState, facingIn, hasPlight, nextOf } from '../seen.ts';
import { crushed, tallPieces } from '../toppling.ts';

export interface Technique {
  readonly script: readonly NextCommand[];
  /** In points of Body. */
  readonly score: number;
}

type Hurl = Extract<NextCommand, { type: 'hurl' }>;
type Push = Extract<NextCommand, { type: 'push' }>;
type FimirSpell = Extract<NextCommand, { type: 'fimirSpell' }>;

const HURLED = { dice: 5, unstoppable: 3 } as const;
/** Friends under the falling furniture. */
const OWN_SIDE = 1.5;
/** A fall costs a point of Body and the climb out of the pit (NXT-CRD-07). */
const PIT = 1.5;
/** The worth of each skull of a fighter stuck far from the fight; the worth of a shooter who sees nothing. */
const SLIME = 0.8;
const MIST = 1;
/** The worth of each die that hits on skulls again (NXT-DIS-04, NXT-UNA-02). */
const ARMED_AGAIN = 0.3;

/** The best technique among the offered moves; those that need a walk first come from `lair.reach`. */
export function bestTechnique(
  lair: Lair,
  manner: Manner,
  monster: Figure,
  moves: readonly NextCommand[],
): Technique | null {
  let best = manner.greedy ? bestTopple(lair, manner, monster) : null;
  for (const command of moves) {
    if (!('figure' in command) || command.figure !== monster.id) continue;
    const score = worthOf(lair, manner, monster, command);
    if (score > (best?.score ?? 0)) best = { script: [command], score };
  }
  return best;
}

function worthOf(lair: Lair, manner: Manner, monster: Figure, command: NextCommand): number {
  switch (command.type) {
    case 'sweep':
      return manner.greedy ? sweepWorth(lair, monster) : 0;
    case 'hurl':
      return manner.greedy ? hurlWorth(lair, command) : 0;
    case 'push':
      return manner.greedy ? pushWorth(lair, manner, monster, command) : 0;
    case 'takeWeapon':
      return ARMED_AGAIN * monster.attack;
    case 'fimirSpell':
      return spellWorth(lair, manner, monster, command);
    default:
      return 0;
  }
}

/** A cupboard or bookcase toppled on heroes, from its side or by a goblin on top (NXT-TOP-01, NXT-TOP-03). */
function bestTopple(lair: Lair, manner: Manner, monster: Figure): Technique | null {
  let best: Technique | null = null;
  for (const { corner, squares, under, sides } of tallPieces(lair.chart)) {
    const score = toppleWorth(lair, manner, monster, under);
    if (score <= (best?.score ?? 0)) continue;
    const places = monster.kind === 'goblin' ? squares : sides;
    const from = places.find((square) => !under.includes(square) && lair.canStand(monster, square));
    if (from === undefined) continue;
    const script: NextCommand[] = stepsTo(lair, monster, from);
    best = { script: [...script, { type: 'topple', figure: monster.id, square: corner }], score };
  }
  return best;
}

function toppleWorth(
  { chart, prey }: Lair,
  { kill: killing }: Manner,
  monster: Figure,
  under: readonly Square[],
): number {
  let worth = monster.kind === 'goblin' ? -0.5 : 0;
  for (const { id, square, side, body } of chart.view.figures) {
    if (!under.includes(square) || id === monster.id) continue;
    const { loss, kill } = crushed(body);
    if (prey.some(({ figure }) => figure.id === id)) worth += loss + killing * kill;
    else if (side === 'morcar') worth -= OWN_SIDE;
  }
  return worth;
}

/** A hero pushed into a pit or onto a trap; monsters know all traps. The attack stays available. */
function pushWorth({ chart }: Lair, { kill }: Manner, monster: Figure, { direction }: Push): number {
  const row = rowBefore(chart, monster.square, direction, 'morcar');
  const screen = chart.view.screen;
  if (row === null || screen === null) return 0;
  const trapped = (square: Square) =>
    chart.pit[square] === 1 ||
    screen.quest.traps.some(({ squares }, i) => screen.traps[i] !== 'gone' && squares.includes(square));
  return row.way.some(trapped) ? PIT + (row.last.body === 1 ? kill : 0) : 0;
}

/** Two or more in front: skulls go where they kill, none wasted on a target with few points left. */
function sweepWorth(lair: Lair, monster: Figure): number {
  const { view } = lair.chart;
  const facing = facingIn(view, monster.id);
  const before = lair.prey.filter(({ figure }) => {
    const side = sideOf(view.board, monster.square, facing, figure.square);
    return side !== null && FRONT_SIDES.includes(side);
  });
  if (before.length < 2) return 0;
  const state = asState(view);
  const losses = before.map(({ figure, defence }) => {
    const dice = diceFor(state, monster, wieldedBy(state, monster), figure);
    const struck = { defence, body: figure.body, finishable: ownDefence(state, figure) >= 2 };
    return oddsOf({ dice, extra: 0, bare: false, behind: false }, struck).loss;
  });
  return Math.max(...losses) + 0.15 * before.length;
}

/** It falls on every figure there, friends too. */
function hurlWorth(lair: Lair, command: Hurl): number {
  const { view } = lair.chart;
  const squares = landing(lair, command);
  let worth = 0;
  for (const figure of view.figures) {
    if (!squares.includes(figure.square)) continue;
    const prey = lair.prey.find((one) => one.figure.id === figure.id);
    worth += prey === undefined ? -OWN_SIDE : hurlLoss(lair, prey);
  }
  return worth;
}

function hurlLoss(lair: Lair, { figure, defence }: Prey): number {
  const dice = Array.from({ length: HURLED.dice }, () => 'combat' as const);
  const struck = {
    defence,
    body: figure.body,
    finishable: ownDefence(asState(lair.chart.view), figure) >= 2,
  };
  return oddsOf({ dice, extra: HURLED.unstoppable, bare: false, behind: false }, struck).loss;
}

function landing({ chart }: Lair, { square, to, turned }: Hurl): Square[] {
  const { view } = chart;
  const squares = view.furniture.find((piece) => upperLeft(piece.squares) === square)?.squares ?? [];
  const wide =
    1 +
    Math.max(...squares.map((one) => xOf(view.board, one))) -
    Math.min(...squares.map((one) => xOf(view.board, one)));
  const high =
    1 +
    Math.max(...squares.map((one) => yOf(view.board, one))) -
    Math.min(...squares.map((one) => yOf(view.board, one)));
  const [w, h] = turned === true ? [high, wide] : [wide, high];
  return Array.from({ length: w * h }, (_, i) => to + (i % w) + view.board.width * Math.floor(i / w));
}

function spellWorth(lair: Lair, manner: Manner, fimir: Figure, { spell, target }: FimirSpell): number {
  const { chart } = lair;
  const seen = lair.prey.filter(({ figure }) => chart.sees(fimir.square, figure.square));
  const friends = chart.view.figures.filter(
    ({ side, kind, square }) => side === 'morcar' && kind !== 'fimir' && chart.sees(fimir.square, square),
  );
  const victim = lair.prey.find(({ figure }) => figure.id === target);
  const spared = (victim?.figure.body ?? 99) <= manner.spares ? 5 : 0;
  switch (spell) {
    case 'marshLights':
      return (
        0.9 *
        seen.filter(({ figure }) => canAct(figure) && !hasPlight(chart.view, figure.id, 'dazzled')).length
      );
    case 'marshGas':
      return 0.8 * seen.length - 0.8 * friends.length;
    case 'chokingMire':
      return victim === undefined
        ? 0
        : 0.7 * Math.min(2.5, victim.figure.body) + (victim.caster ? manner.casters : 0) - spared;
    case 'slime':
      return victim === undefined ? 0 : slimeWorth(lair, victim) - spared;
    case 'blackMist':
      return mistWorth(lair, fimir, seen);
    default:
      return 0;
  }
}

/** A hand-to-hand fighter with no foe in reach stays out of the fight until a 6 is rolled (NXT-FIM-04). */
function slimeWorth({ chart }: Lair, { figure }: Prey): number {
  const { view } = chart;
  const state = asState(view);
  const busy = view.figures.some(
    ({ side, square }) => side === 'morcar' && chart.beside(square, figure.square),
  );
  if (busy || hasPlight(view, figure.id, 'held') || wieldedBy(state, figure).reach === 'range') return 0;
  return SLIME * meanSkulls(diceFor(state, figure, wieldedBy(state, figure)));
}

/** No figure shoots or casts through it until the end of the quest (NXT-FIM-07). */
function mistWorth({ chart }: Lair, fimir: Figure, seen: readonly Prey[]): number {
  const { view } = chart;
  if (nextOf(view).mists.some((squares) => squares.includes(fimir.square))) return 0;
  const shooters = seen.filter(
    ({ figure, caster }) =>
      (caster || figure.id === 'wizard' || wieldedBy(asState(view), figure).reach === 'range') &&
      !chart.beside(fimir.square, figure.square),
  );
  return MIST * shooters.length;
}
