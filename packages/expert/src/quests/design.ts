/** The design of a quest room: what is usual, and what may be changed in it (EXP-QRM-03, EXP-QRM-07). */
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { CLASSES } from '../content/characters.ts';
import { fallenOf } from '../content/foes.ts';
import type { FoeId } from '../content/foes.ts';
import { questNamed } from '../content/quests/index.ts';
import { ROOMS } from '../content/rooms.ts';
import type { RoomId } from '../content/rooms.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { budgetOf, threatOf } from './budget.ts';
import { questOf } from './named.ts';
import type { Quest, QuestPlan, RoomDesign } from './quest.ts';

/** All of it but the design of its room. */
export function publicPart({ room: _room, ...plan }: Quest): QuestPlan {
  return plan;
}

/** Two abilities for the chief from this depth on (EXP-QRM-07). */
const DEEP = 12;

function abilitiesAt(depth: number): number {
  return depth >= DEEP ? 2 : 1;
}

/** The classes nobody plays; at most as many as the party where the table says so (EXP-QGN-10). */
export function fallenFoes(
  { setup }: Pick<World, 'setup'>,
  { heroes }: Pick<State, 'heroes'>,
): readonly FoeId[] {
  const played = heroes.map(({ id }) => id);
  const unplayed = CLASSES.filter((id) => !played.includes(id)).map(fallenOf);
  return setup.options.fallen === 'all' ? unplayed : unplayed.slice(0, heroes.length);
}

/** The room as the quest has it (EXP-QRM-03). */
export function usualRoom(world: World, state: State): RoomDesign {
  const { plan, depth } = state.quest;
  const written = questOf(world.setup) ?? questNamed(plan!.id);
  const room = written?.room ?? bareRoom(plan!);
  if (plan!.foes === 'fallen') return { ...room, foes: fallenFoes(world, state), chaos: 0 };
  return room.chaos > 0 ? { ...room, chaos: Math.max(room.chaos, abilitiesAt(depth)) } : room;
}

/** Any room of a quest whose own nobody knows. */
function bareRoom({ rooms, foes }: QuestPlan): RoomDesign {
  const first = foes === 'fallen' ? [] : foes.slice(0, 1);
  return { plan: rooms[0]!, foes: first, escort: 1, chaos: 0, annex: [] };
}

/** Every mark of the quest stands in the drawing, or in its annex. */
export function hasSites(
  { sites }: QuestPlan,
  plan: RoomId,
  annex: readonly { readonly plan: RoomId }[],
): boolean {
  const drawn = [plan, ...annex.map((one) => one.plan)].flatMap((id) => [...ROOMS[id].rows]).join('');
  return sites.every(({ mark }) => drawn.includes(mark));
}

/** Null where the game master may have it so. */
export function designRefusal(world: World, state: State, design: RoomDesign): Refusal | null {
  const plan = state.quest.plan!;
  const { foes, escort, chaos } = design;
  if (!plan.rooms.includes(design.plan)) return refuse('noSuchRoom', 'EXP-QRM-03', { plan: design.plan });
  if (!foesFit(world, state, plan, foes)) return refuse('noSuchFoes', 'EXP-QRM-03');
  if (escort < 0 || escort > MOST_ESCORTS || chaos < 0 || chaos > MOST_ABILITIES)
    return refuse('outOfRange', 'EXP-QRM-03', { escort: MOST_ESCORTS, chaos: MOST_ABILITIES });
  const most = budgetOf(state.quest.depth);
  return world.setup.options.roomBudget === 'binding' && threatOf(design) > most
    ? refuse('overBudget', 'EXP-QRM-03', { threat: threatOf(design), most })
    : null;
}

export const MOST_ESCORTS = 3;
export const MOST_ABILITIES = 3;

function foesFit(world: World, state: State, plan: QuestPlan, foes: readonly FoeId[]): boolean {
  if (plan.foes === 'fallen') {
    const all = CLASSES.map(fallenOf);
    const isFallen = foes.every((id) => all.includes(id) && !isPlayed(state, id));
    const most = fallenFoes(world, state).length;
    const isCount = world.setup.options.fallen === 'all' ? foes.length === most : foes.length <= most;
    return foes.length > 0 && isFallen && isCount && new Set(foes).size === foes.length;
  }
  const known = plan.foes;
  return known.length === 0 ? foes.length === 0 : foes.length === 1 && known.includes(foes[0]!);
}

function isPlayed({ heroes }: State, id: FoeId): boolean {
  return heroes.some((hero) => fallenOf(hero.id) === id);
}
