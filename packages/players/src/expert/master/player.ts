/** A computer player for the game master of Expert. */
import type { Command, Figure, View } from '@oubliette/expert';
import { blowsOf, monsterOf, possibleDoors, reachOf } from '@oubliette/expert/reckoning';
import type { ExpertEvent } from '@oubliette/expert/reckoning';
import type { Square } from '@oubliette/dungeon';
import { pickBest } from '../../shared/pick.ts';
import { Script } from '../../shared/script.ts';
import type { Difficulty } from '../../shared/morcar/difficulty.ts';
import { farFrom } from '../ground.ts';
import { actorIn, movesOf, see } from '../seen.ts';
import type { Actor, ExpertLook, ExpertPlayer, Seen } from '../seen.ts';
import { creaturePlan } from './fight.ts';
import { armNext, dropWorst, frenzyFor, playNow, watchMore } from './hand.ts';
import { MANNERS } from './manner.ts';
import type { Manner } from './manner.ts';
import { placed } from './placing.ts';
import { prepared } from './preparing.ts';

export interface ExpertMasterOptions {
  readonly difficulty?: Difficulty;
}

export function sensibleExpertMaster({ difficulty = 'normal' }: ExpertMasterOptions = {}): ExpertPlayer {
  return new Master(MANNERS[difficulty]);
}

/** What may make another card worth setting. */
const STIRRING: readonly ExpertEvent['type'][] = [
  'prepared',
  'eventKept',
  'roundBegan',
  'combatBegan',
  'eventDropped',
];

class Master implements ExpertPlayer {
  readonly #manner: Manner;
  readonly #script = new Script<Command>();
  #isStirred = true;

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  hear(event: ExpertEvent): void {
    if (event.type !== 'eventsPassed') this.#script.hear(event);
    if (STIRRING.includes(event.type)) this.#isStirred = true;
  }

  /** At any time, and in secret: which moments to be asked about, and which cards play themselves. */
  consider({ view }: Pick<ExpertLook, 'view'>): Command | null {
    if (!this.#isStirred) return null;
    const command = watchMore(view) ?? armNext(see(view), this.#manner);
    if (command === null) this.#isStirred = false;
    return command;
  }

  choose(look: ExpertLook): Command {
    const seen = see(look.view);
    if (look.view.stack.length > 0) {
      this.#script.drop();
      return this.#answer(seen, look);
    }
    const actor = actorIn(look.view);
    if (actor === null) return this.consider(look) ?? this.#activate(seen);
    return this.#script.take() ?? this.#act(seen, actor, look);
  }

  #answer(seen: Seen, look: ExpertLook): Command {
    const top = seen.view.stack.at(-1)!;
    switch (top.tag) {
      case 'preparing':
        return prepared(seen, this.#manner, look);
      case 'laying':
        return { type: 'layTile', fit: 0 };
      case 'placingMonsters':
        return placed(seen, top, this.#manner, look);
      case 'moment':
        return playNow(seen, top.moment, this.#manner);
      case 'eventDrawn':
        return { type: 'keepEvent', keep: true };
      case 'dropping':
        return dropWorst(seen);
      case 'repopulating':
        return { type: 'repopulate', cards: top.printed };
      case 'adding':
      case 'wall':
        return farthestWall(seen, top);
      default:
        return look.moves[0]!;
    }
  }

  /** The nearest first, so that others find room behind; shooters last. */
  #activate(seen: Seen): Command {
    const { awake, acted } = seen.view.turn;
    const able = seen.monsters.filter(({ id }) => awake.includes(id) && !acted.includes(id));
    const [any] = able;
    if (any === undefined) return { type: 'endTurn' };
    const far = farFrom(
      seen,
      any,
      seen.heroes.map(({ square }) => square),
    );
    const rank = (one: Figure): number =>
      -Math.min(40, far(one.square)) - (reachOf(seen.state, one).shoots ? 20 : 0);
    const wildest = pickBest(
      able,
      (one) => monsterOf(one).attack * blowsOf(one) - Math.min(20, far(one.square)),
    );
    const isNear = far(wildest.square) <= 5;
    const frenzy = isNear ? frenzyFor(seen, this.#manner, blowsOf(wildest)) : null;
    if (frenzy !== null) return frenzy;
    const isFrenzied = (seen.view.gm.armed ?? []).some(({ moment }) => moment === 'activation');
    return { type: 'activate', monster: (isFrenzied ? wildest : pickBest(able, rank)).id };
  }

  #act(seen: Seen, actor: Actor, look: ExpertLook): Command {
    const { act } = actor;
    if (act.mode === null && act.left !== 0) return { type: 'move', mode: 'walk' };
    const { steps, deed, after } = creaturePlan(seen, actor, this.#manner);
    this.#script.load([...walk(steps), ...(deed === null ? [] : [deed]), ...walk(after)]);
    const next = this.#script.take();
    if (next !== null) return next;
    return act.back === null ? { type: 'endTurn' } : (movesOf(look.moves, 'step')[0] ?? look.moves[0]!);
  }
}

function walk(steps: readonly Square[]): Command[] {
  return steps.map((to) => ({ type: 'step', to }));
}

type Top = View['stack'][number];

/** A door where nobody will come by chance: as far from the heroes as can be. */
function farthestWall(seen: Seen, top: Extract<Top, { tag: 'adding' | 'wall' }>): Command {
  const [hero] = seen.heroes;
  const walls = possibleDoors(seen.world, seen.state, top.tag === 'wall' ? top.tile : undefined);
  const far =
    hero === undefined
      ? () => 0
      : farFrom(
          seen,
          hero,
          seen.heroes.map(({ square }) => square),
        );
  const wall = pickBest(walls, ({ squares }) => Math.min(200, far(squares[0]!)));
  const door = { at: wall.squares[0]!, side: wall.direction };
  return top.tag === 'wall' ? { type: 'choosePassage', ...door } : { type: 'addDoor', ...door };
}
