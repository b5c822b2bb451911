/** When monsters do what only they can: sweep, hurl furniture, cast the fimir's spells (NXT-MON, NXT-FIM). */
import type { Figure } from '@oubliette/classic';
import { FRONT_SIDES, sideOf, xOf, yOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { diceFor, ownDefence, wieldedBy } from '@oubliette/nextlevel';
import type { NextCommand } from '@oubliette/nextlevel';
import type { Manner } from '../../shared/morcar/difficulty.ts';
import type { Lair, Prey } from '../../shared/morcar/lair.ts';
import { canAct } from '../../shared/threat.ts';
import { oddsOf } from '../odds.ts';
import { asState, facingIn, hasPlight, nextOf } from '../seen.ts';

export interface Technique {
  readonly command: NextCommand;
  readonly score: number;
}

type Hurl = Extract<NextCommand, { type: 'hurl' }>;
type FimirSpell = Extract<NextCommand, { type: 'fimirSpell' }>;

const HURLED = { dice: 5, unstoppable: 3 } as const;

/** The technique worth most among the moves offered, in points of Body. */
export function bestTechnique(
  lair: Lair,
  manner: Manner,
  monster: Figure,
  moves: readonly NextCommand[],
): Technique | null {
  let best: Technique | null = null;
  for (const command of moves) {
    if (!('figure' in command) || command.figure !== monster.id) continue;
    const score = worthOf(lair, manner, monster, command);
    if (score > (best?.score ?? 0)) best = { command, score };
  }
  return best;
}

function worthOf(lair: Lair, manner: Manner, monster: Figure, command: NextCommand): number {
  switch (command.type) {
    case 'sweep':
      return manner.greedy ? sweepWorth(lair, monster) : 0;
    case 'hurl':
      return manner.greedy ? hurlWorth(lair, command) : 0;
    case 'fimirSpell':
      return spellWorth(lair, manner, monster, command);
    default:
      return 0;
  }
}

/** Two or more before it: the skulls go where they kill, and are not lost on one who has few points left. */
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

/** What comes down on everybody there, friends too. */
function hurlWorth(lair: Lair, command: Hurl): number {
  const { view } = lair.chart;
  const squares = landing(lair, command);
  let worth = 0;
  for (const figure of view.figures) {
    if (!squares.includes(figure.square)) continue;
    const prey = lair.prey.find((one) => one.figure.id === figure.id);
    worth += prey === undefined ? -1.5 : hurlLoss(lair, prey);
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

function landing({ chart }: Lair, { piece, to, turned }: Hurl): Square[] {
  const { view } = chart;
  const at = nextOf(view).pieces.findIndex((one) => one.piece === piece);
  const squares = view.furniture[at]?.squares ?? [];
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
      return victim === undefined || chart.beside(fimir.square, victim.figure.square) ? 0 : 0.6;
    case 'blackMist':
      return 0.3 * seen.filter(({ caster }) => caster).length;
    default:
      return 0;
  }
}
