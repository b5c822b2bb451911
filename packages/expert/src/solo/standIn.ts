/** Alone, the book answers for the game master (EXP-SOL-01, EXP-SOL-07). */
import { distances } from '@oubliette/dungeon';
import type { Exit, Square } from '@oubliette/dungeon';
import type { BaseCommand } from '@oubliette/kernel';
import type { Ask } from '@oubliette/referee';
import { possibleDoors } from '../doors/places.ts';
import { acting } from '../figures.ts';
import type { Frame } from '../frames.ts';
import { groundOf, squaresOfTile } from '../ground.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';
import { pick } from './ties.ts';
import { playOrPass } from './waiting.ts';

/** False where somebody sits there. */
export function standIn(play: Play, ask: Ask): boolean {
  if (play.world.hasGm || ask.seat !== GM) return false;
  const top = play.state.stack.at(-1)!;
  play.perform(GM, answerTo(play, top));
  return true;
}

/** As printed, the first way that fits, every card kept, and doors as far from the way in as can be. */
function answerTo(play: Play, top: Frame): BaseCommand {
  switch (top.tag) {
    case 'preparing':
      return { type: 'ready' };
    case 'laying':
      return { type: 'layTile', fit: 0 } as BaseCommand;
    case 'placingMonsters':
      return { type: 'placeRest' };
    case 'repopulating':
      return { type: 'repopulate', cards: top.printed } as BaseCommand;
    case 'adding':
      return farthestWall(play, 'addDoor', entryOf(play), possibleDoors(play.world, play.state));
    case 'wall':
      return farthestWall(
        play,
        'choosePassage',
        searcherOf(play),
        possibleDoors(play.world, play.state, top.tile),
      );
    case 'dropping':
      return { type: 'dropEvent', card: play.state.gm.hand[0]! } as BaseCommand;
    case 'moment':
      return playOrPass(play, top);
    default:
      return anyAnswer(play, top);
  }
}

function entryOf({ world, state }: Play): readonly Square[] {
  return squaresOfTile(world, state, state.tiles[0]!.id);
}

function searcherOf(play: Play): readonly Square[] {
  const figure = acting(play.state);
  return figure === undefined ? entryOf(play) : [figure.square];
}

function farthestWall(
  play: Play,
  type: string,
  from: readonly Square[],
  walls: readonly Exit[],
): BaseCommand {
  const steps = distances(groundOf(play.world, play.state), from, () => true);
  const far = ({ squares }: Exit): number => steps[squares[0]!]!;
  const most = Math.max(...walls.map(far));
  const best = walls.filter((wall) => far(wall) === most);
  const names = best.map(({ squares, direction }) => `${squares[0]!}/${direction}`);
  const wall = best[names.indexOf(pick(play, names))]!;
  return { type, at: wall.squares[0]!, side: wall.direction } as BaseCommand;
}

/** Every draw is kept, every card played that can be: the first answer there is. */
function anyAnswer({ world, state }: Play, top: Frame): BaseCommand {
  const [first] = world.referee.moves(world, state, GM);
  if (first === undefined) throw new Error(`nobody answers ${top.tag}`);
  return first;
}
