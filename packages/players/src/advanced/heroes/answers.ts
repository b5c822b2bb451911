/** Heroes' answers to questions in the middle of something. */
import { topSeen, topSeenAs } from '@oubliette/advanced';
import type { Command } from '@oubliette/advanced';
import { actOf } from '@oubliette/advanced/reckoning';
import { apart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { dangerTo } from '../danger.ts';
import { ways } from '../ground.ts';
import { menace } from '../odds.ts';
import { aimSpell } from '../spells.ts';
import { best, figureIn, movesOf, sheetIn } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { savesFromWounds, savesRoll } from './fate.ts';
import { heroManner } from './fight.ts';
import { party } from './mood.ts';
import { nearestOf, putAway, shiftAway } from './placing.ts';
import { spaceBehind, spaceBeyond } from './space.ts';

type Answer = (seen: Seen, moves: readonly Command[]) => Command | undefined;

const fateOf = (moves: readonly Command[], fate: boolean): Command | undefined =>
  moves.find((move) => (move as { fate?: boolean }).fate === fate);

/** By the top frame. Any other frame gets the first answer offered. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  choosing: (_seen, moves) => movesOf(moves, 'takeHero')[0],
  placing: (seen, moves) => takePlace(seen, moves),
  frontier: (seen, moves) => nearestOf(seen, movesOf(moves, 'exploreNext')),
  secretDoor: (seen, moves) => secretDoor(seen, moves),
  doors: (seen, moves) => wall(seen, moves),
  meeting: (seen, moves) =>
    putAway(seen, moves) ?? shiftAway(seen, moves) ?? movesOf(moves, 'monstersStand')[0],
  damage: ({ view }, moves) => {
    const { target = '', wounds = 0 } = topSeenAs(view, 'damage') ?? {};
    return fateOf(moves, savesFromWounds(view, target, wounds));
  },
  test: ({ view }, moves) => {
    const { figure = '', kind = '' } = topSeenAs(view, 'test') ?? {};
    return fateOf(moves, savesRoll(view, figure, kind));
  },
  deadly: (_seen, moves) => movesOf(moves, 'takeAntidote')[0] ?? fateOf(moves, true),
  trap: (seen, moves) => faceTrap(seen, moves),
  casting: aimSpell,
  share: (_seen, moves) =>
    movesOf(moves, 'claim')[0] ?? movesOf(moves, 'award')[0] ?? movesOf(moves, 'noClaim')[0],
  ward: (_seen, moves) => movesOf(moves, 'wardOff').find(({ roll }) => roll),
  lift: (_seen, moves) => movesOf(moves, 'rollUnder').find(({ to }) => to !== null),
  followUp: (seen, moves) => followUp(seen, moves),
  fix: (seen, moves) => fixOnWorst(seen, moves),
  shot: ({ view }, moves) =>
    best(movesOf(moves, 'chooseVictim'), ({ target }) => figureIn(view, target)?.wounds ?? 0),
};

export function answer(seen: Seen, moves: readonly Command[]): Command {
  const top = topSeen(seen.view);
  const given = top === null ? undefined : ANSWERS[top.tag]?.(seen, moves);
  return given ?? byKind(moves) ?? moves.find(({ type }) => type !== 'undoWounds') ?? moves[0]!;
}

/** Questions of the hazards, by the possible answers. */
function byKind(moves: readonly Command[]): Command | undefined {
  return (
    movesOf(moves, 'answerThief').find(({ answer: said }) => said === 'refuse') ??
    movesOf(moves, 'allowAttack').find(({ allow }) => !allow) ??
    movesOf(moves, 'holdRope').find(({ hold }) => hold) ??
    movesOf(moves, 'goIn').find(({ go }) => go) ??
    best(movesOf(moves, 'faceVenom'), ({ cure }) => ['nothing', 'fate', 'potion'].indexOf(cure))
  );
}

/** Figures that keep away take the back: the squares offered last. */
function takePlace(seen: Seen, moves: readonly Command[]): Command | undefined {
  const places = movesOf(moves, 'takePlace');
  const first = best(places, ({ figure }) => {
    const sheet = sheetIn(seen.view, figure);
    return sheet?.calling === 'wizard' ? 0 : (sheet?.start.weaponSkill ?? 0);
  });
  return first;
}

/** The place with most room behind it, near the party. */
function secretDoor(seen: Seen, moves: readonly Command[]): Command | undefined {
  const side = topSeenAs(seen.view, 'secretDoor')?.side;
  const places = movesOf(moves, 'placeSecretDoor');
  const space = (at: Square): number => (side === undefined ? 0 : spaceBeyond(seen, at, side));
  const most = Math.max(...places.map(({ at }) => space(at)));
  return nearestOf(
    seen,
    places.filter(({ at }) => space(at) === most),
  );
}

/** Room behind a wall counts up to this distance. */
const FARTHEST = 100;

/** A wall with room behind it for a passage, near the party: a shorter walk. */
function wall(seen: Seen, moves: readonly Command[]): Command | undefined {
  const { board } = seen.ground;
  const places = movesOf(moves, 'chooseWall').map((choice) => {
    const squares = board.areas.find(({ id }) => id === choice.area)?.squares ?? [0];
    const nearest = Math.min(
      ...squares.flatMap((square) => party(seen.view).map((figure) => apart(board, figure.square, square))),
    );
    const space = spaceBehind(seen, squares, choice.side);
    return { choice, nearest, space };
  });
  return best(places, ({ nearest, space }) => FARTHEST * space - nearest)?.choice;
}

/** A hero with enough health tries a chest's trap: the chest may hold the quest's treasure. */
function faceTrap({ view }: Seen, moves: readonly Command[]): Command | undefined {
  const { figure = '' } = topSeenAs(view, 'trap') ?? {};
  const sheet = sheetIn(view, figure);
  const wounds = figureIn(view, figure)?.wounds ?? 0;
  const isSafe = wounds > 2 || (sheet?.fate ?? 0) > 0;
  return moves.find(({ type }) => type === (isSafe ? 'tryTrap' : 'leaveTrap'));
}

/** Into the gap, if it is the best post still free. */
function followUp(seen: Seen, moves: readonly Command[]): Command | undefined {
  const figure = figureIn(seen.view, topSeenAs(seen.view, 'followUp')?.figure ?? '');
  const steps = movesOf(moves, 'followUp');
  const stay = steps.find(({ to }) => to === null);
  if (figure === undefined || sheetIn(seen.view, figure.id)?.calling === 'wizard') return stay;
  const manner = heroManner(seen);
  const danger = dangerTo(seen, figure);
  const worth = (square: number): number => manner.stand(figure, square, danger(square));
  const mayStillMove = actOf(seen.state, figure.id).moved === 0;
  const open = mayStillMove ? [...ways(seen, figure).keys()] : [figure.square];
  const otherwise = Math.max(...open.map(worth));
  return best(steps, ({ to }) => (to === null ? otherwise : worth(to))) ?? stay;
}

/** Holds the most harmful enemy. */
function fixOnWorst(seen: Seen, moves: readonly Command[]): Command | undefined {
  const figure = figureIn(seen.view, topSeenAs(seen.view, 'fix')?.figure ?? '');
  return best(movesOf(moves, 'fixZone'), ({ target }) => {
    const foe = figureIn(seen.view, target);
    return figure === undefined || foe === undefined ? 0 : menace(seen, foe, figure);
  });
}
