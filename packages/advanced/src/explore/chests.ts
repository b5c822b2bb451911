/** Chests, at the end of a move (ADV-EXPL-12). */
import { adjacent } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { groundOf } from '../board.ts';
import { figureOf, levelOf, withLevel } from '../figures.ts';
import type { Appliers, Handler } from '../kit.ts';
import type { State } from '../state.ts';
import { openChest as open } from '../treasure/chest.ts';
import type { ChestThing } from '../treasure/types.ts';
import { canAct, mayDeed, spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import type { ExploreCommand, ExploreCommandOf, ExploreFacts } from './types.ts';

function chestsOf(state: State): ChestThing[] {
  return levelOf(state).things.filter((thing): thing is ChestThing => thing.tag === 'chest');
}

/** For a hero beside it, at the end of the move and without another action; never in a fight (ADV-CMB-42). */
function chestRefusal(
  world: World,
  state: State,
  seat: SeatId,
  { figure: id, chest: chestId }: ExploreCommandOf<'openChest' | 'closeChest'>,
  wanted: ChestThing['state'],
): Refusal | null {
  const refusal = canAct(world, state, id, seat);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, id);
  if (figure.kind !== 'hero') return refuse('henchmenOnlyMove', 'ADV-EXPL-02', { figure: id });
  const chest = chestsOf(state).find((one) => one.id === chestId);
  if (chest === undefined) return refuse('noChest', 'ADV-EXPL-12');
  const beside =
    figure.square === chest.square || adjacent(groundOf(world, state), figure.square, chest.square);
  if (!beside) return refuse('notAtChest', 'ADV-EXPL-12');
  if (chest.state !== wanted)
    return refuse(wanted === 'closed' ? 'chestIsOpen' : 'chestIsClosed', 'ADV-EXPL-12');
  if (wanted === 'closed' && isTrapped(state, chestId)) return refuse('trapped', 'ADV-SPOT-14');
  return mayDeed(state, figure);
}

/** Its trap was noticed but not disarmed. */
function isTrapped(state: State, chest: string): boolean {
  return levelOf(state).things.some(
    (thing) => thing.tag === 'trap' && thing.chest === chest && thing.state === 'noticed',
  );
}

const WHEN = { in: ['heroes'], mode: 'exploration' } as const;

export const openChest: Handler<ExploreCommandOf<'openChest'>> = {
  when: WHEN,
  check: (world, state, seat, command) => chestRefusal(world, state, seat, command, 'closed'),
  perform: (play, { figure, chest }) => {
    spend(play, figure, 'chest', 'ADV-EXPL-12');
    open(play, figure, chest);
  },
};

export const closeChest: Handler<ExploreCommandOf<'closeChest'>> = {
  when: WHEN,
  check: (world, state, seat, command) => chestRefusal(world, state, seat, command, 'open'),
  perform: (play, { figure, chest }) => {
    spend(play, figure, 'chest', 'ADV-EXPL-12');
    play.tell('chestClosed', { figure, chest }, ['ADV-EXPL-12']);
  },
};

export const chestAppliers: Pick<Appliers<ExploreFacts>, 'chestClosed'> = {
  chestClosed: (state, { chest }) =>
    withLevel(state, {
      things: levelOf(state).things.map((thing) =>
        thing.tag === 'chest' && thing.id === chest ? { ...thing, state: 'closed' } : thing,
      ),
    }),
};

export function chestOffers(world: World, state: State, seat: SeatId): BaseCommand[] {
  if (state.turn.mode !== 'exploration') return [];
  const able = state.figures.filter(({ id }) => canAct(world, state, id, seat) === null);
  return able.flatMap(({ id: figure }) =>
    chestsOf(state).map(({ id: chest, state: now }): BaseCommand & ExploreCommand => ({
      type: now === 'closed' ? 'openChest' : 'closeChest',
      figure,
      chest,
    })),
  );
}
