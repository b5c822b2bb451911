/** A fireball burns on, and the master moves it (ADV-TRAP-17). */
import { distances } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { groundOf } from '../board.ts';
import { levelOf, named, withLevel } from '../figures.ts';
import { burstSquares, figuresOn } from '../gear/gas.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { blast } from './blast.ts';
import { trapsOf, trapThing, withoutTrap, withTrap } from './ground.ts';
import type { FireballFrame, TrapCommand, TrapFacts, TrapThing } from './types.ts';

type MoveFireball = Extract<TrapCommand, { type: 'moveFireball' }>;

const ROLLS = 8;
const TURNS = 3;
export const FIREBALL_DICE = 5;

/** The master's phase begins: the fire rests in the first, and burns in the next three. */
export function fireballsBurn(play: Play): void {
  for (const { id, left, rests } of trapsOf(play.state)) {
    if (left === undefined) continue;
    if (rests === true) play.tell('fireballRests', { id }, ['ADV-TRAP-17']);
    else play.begin({ tag: 'fireball', id }, 'ADV-TRAP-17');
  }
}

/** Up to eight squares away, along open ways. */
function within(world: World, state: State, { square }: TrapThing): Square[] {
  const ground = groundOf(world, state);
  const far = distances(ground, [square]);
  return [...far.keys()].filter((to) => far[to]! >= 0 && far[to]! <= ROLLS);
}

export const fireballFrame: FrameKind<FireballFrame> = {
  asks: (_world, state, { id }) =>
    trapThing(state, id) !== undefined
      ? { seat: MASTER, prompt: 'moveFireball', rules: ['ADV-TRAP-17'] }
      : null,
  answers(world, state, { id }) {
    return within(world, state, trapThing(state, id)!).map((to): MoveFireball => ({
      type: 'moveFireball',
      to,
    }));
  },
  runs(play, { id }) {
    const thing = trapThing(play.state, id);
    if (thing === undefined) return play.finish(['ADV-TRAP-17']);
    burn(play, thing, thing.square);
  },
};

export const moveFireball: Handler<MoveFireball> = {
  when: { answers: 'fireball' },
  check(world, state, _seat, { to }) {
    const { id } = state.stack.at(-1) as FireballFrame;
    return within(world, state, trapThing(state, id)!).includes(to) ? null : refuse('tooFar', 'ADV-TRAP-17');
  },
  perform(play, { to }) {
    const { id } = play.state.stack.at(-1) as FireballFrame;
    burn(play, trapThing(play.state, id)!, to);
  },
};

function burn(play: Play, { id, left }: TrapThing, to: Square): void {
  play.finish(['ADV-TRAP-17']);
  play.tell('fireballMoved', { id, to, left: left! - 1 }, ['ADV-TRAP-17']);
  const targets = figuresOn(play.world, play.state, burstSquares(play.world, play.state, to));
  if (left === 1) play.tell('fireballDied', { id }, ['ADV-TRAP-17']);
  blast(play, {
    trap: 'fireball',
    rule: 'ADV-TRAP-17',
    targets: targets.map((one) => one.id),
    dice: FIREBALL_DICE,
  });
}

export const fireballAppliers: Pick<
  Appliers<TrapFacts>,
  'fireballLit' | 'fireballMoved' | 'fireballRests' | 'fireballDied'
> = {
  fireballLit: (state, { id, square }) =>
    named(
      withTrap(state, {
        id,
        tag: 'trap',
        square,
        trap: 'fireball',
        state: 'sprung',
        chest: null,
        left: TURNS,
        rests: true,
      }),
      id,
    ),
  fireballMoved: (state, { id, to, left }) => changed(state, id, { square: to, left }),
  fireballRests: (state, { id }) => changed(state, id, { rests: false }),
  fireballDied: (state, { id }) => withLevel(state, { things: withoutTrap(state, id) }),
};

function changed(state: State, id: string, change: Partial<TrapThing>): State {
  return withLevel(state, {
    things: levelOf(state).things.map((thing) =>
      thing.tag === 'trap' && thing.id === id ? { ...thing, ...change } : thing,
    ),
  });
}
