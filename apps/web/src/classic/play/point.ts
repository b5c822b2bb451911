/** Pointing at a place means the whole of it: the dice, the way there and the deed are staged together, or the rules say why not. */
import type { Command, FigureId } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import { lookAtSquare, takeUp } from '../../play/hand.ts';
import { meaningOf } from '../../play/intention.ts';
import type { Aim } from '../../play/intention.ts';
import { cycled } from '../../play/next.ts';
import { carryOut, stageAndGo, stageOrDo } from './deeds.ts';
import type { Desk } from './desk.ts';
import { planPath } from './premove.ts';
import { noWay } from './noWay.ts';
import { waysOf } from './reach.ts';
import { stageCommand, stageWalk } from './session.ts';
import type { Staged } from './session.ts';
import { approach, asIfFree, cutShort, goalOf, moveGoal } from './stage.ts';
import type { Place, StagedPath, Then } from './stage.ts';
import { bestMeans } from './targets.ts';
import { putForPiece } from './why.ts';

/** Whether a staged path leads to a place, for its own sake or for what is done there. */
function leadsTo(path: StagedPath, place: Place): boolean {
  return path.then === undefined ? goalOf(path) === place : path.then.place === place;
}

export async function pointAt(desk: Desk, seat: SeatId, actor: FigureId, place: Place): Promise<void> {
  const { situation, scene } = desk;
  const { view } = scene;
  const { staged } = desk.hand.get();
  if (staged?.is === 'path' && leadsTo(staged.path, place)) return carryOut(desk);
  const isOnTurn = situation.menu?.role === 'morcar' || view.turn.taker === actor;
  if (!isOnTurn) return planFor(desk, actor, place);
  return desk.act(() => pointOnTurn(desk, seat, actor, place));
}

async function pointOnTurn(desk: Desk, seat: SeatId, actor: FigureId, place: Place): Promise<void> {
  const { scene } = desk;
  const meant = await wholeOf(desk, seat, actor, place);
  if (desk.isLeft) return;
  if (meant.is === 'command') return doNow(desk, meant.command);
  if (meant.is === 'path') return stageAndGo(desk, meant.path);
  const path = typeof place === 'number' ? floorPath(desk, actor, place) : null;
  if (path !== null) return stageAndGo(desk, path);
  if (meant.is === 'refused') return scene.why(seat, meant.aim.likely, putForPiece(scene.view, place));
  return noWay(desk, seat, actor, place, meant.is === 'noWay' ? meant.aim : null);
}

type Whole =
  | Staged
  | { readonly is: 'refused' | 'noWay'; readonly aim: Aim<Command> }
  | { readonly is: 'nothing' };

/** Everything that pointing at a place means, staged or refused. */
export async function wholeOf(desk: Desk, seat: SeatId, actor: FigureId, place: Place): Promise<Whole> {
  const { kit, situation, scene } = desk;
  const { view } = scene;
  const self = view.figures.find(({ id }) => id === actor);
  if (self === undefined) return { is: 'nothing' };
  const fit = situation.moves.filter((move) => !kit.isGrave(move, view));
  const meaning = await meaningOf(kit.aims(view, self, place), fit, (command) =>
    desk.refusalOf(seat, command),
  );
  switch (meaning?.is) {
    case 'now':
      return { is: 'command', command: bestMeans(kit, meaning.commands, view) };
    case 'afar': {
      const { aim } = meaning;
      const path = wayTo(desk, actor, (square) => aim.from(square), { place, aim });
      return path === null ? { is: 'noWay', aim } : { is: 'path', path };
    }
    case 'refused':
      return meaning;
    case undefined:
      return { is: 'nothing' };
  }
}

async function doNow(desk: Desk, command: Command): Promise<void> {
  takeUpFor(desk, command);
  await stageOrDo(desk, command);
}

/** A command staged with its action in hand. */
function takeUpFor(desk: Desk, command: Command): void {
  const item = desk.situation.menu?.items.find(({ action }) => action.types.includes(command.type));
  desk.change((hand) => stageCommand(takeUp(hand, item?.id ?? null), command));
}

/** What can be pointed at besides squares: foes, then doors, then furniture, each from near to far. */
function placesToPoint(desk: Desk, actor: FigureId): readonly Place[] {
  const { view } = desk.scene;
  const { kit } = desk;
  const self = view.figures.find(({ id }) => id === actor);
  const ways = waysOf(kit.walking, asIfFree(view, actor), actor);
  if (self === undefined || ways === null) return [];
  const foes = view.figures.filter(({ side }) => side !== self.side && side !== 'nobody');
  const sorts: readonly (readonly Place[])[] = [
    foes.map(({ square }) => square),
    view.doorKeys.filter((_, door) => view.doors[door] === 'closed'),
    view.furniture.flatMap(({ squares }) => squares.slice(0, 1)),
  ];
  const farness = (place: Place): number => {
    const [aim] = kit.aims(view, self, place);
    if (aim === undefined) return Infinity;
    if (aim.from(self.square)) return 0;
    return Math.min(...[...ways.to].map(([square, { cost }]) => (aim.from(square) ? cost : Infinity)));
  };
  return sorts.flatMap((sort) => {
    const near = sort.map((place) => ({ place, far: farness(place) })).filter(({ far }) => far < Infinity);
    return near.toSorted((a, b) => a.far - b.far).map(({ place }) => place);
  });
}

/** Stages all that the next place to point at means; false if there is none. */
export async function pointNext(desk: Desk, seat: SeatId, actor: FigureId, back: boolean): Promise<boolean> {
  const all = placesToPoint(desk, actor);
  const at = all.findIndex((place) => isStagedAt(desk, place));
  for (const place of cycled(all, at, back)) {
    const meant = await wholeOf(desk, seat, actor, place);
    if (desk.isLeft) return true;
    if (meant.is !== 'command' && meant.is !== 'path') continue;
    if (meant.is === 'command') takeUpFor(desk, meant.command);
    else desk.change((hand) => stageWalk(takeUp(hand, 'move'), meant.path));
    const goal = typeof place === 'number' ? place : meant.is === 'path' ? goalOf(meant.path) : null;
    if (goal !== null) desk.change((hand) => lookAtSquare(hand, goal));
    return true;
  }
  return false;
}

function isStagedAt(desk: Desk, place: Place): boolean {
  const { staged } = desk.hand.get();
  if (staged?.is === 'path') return staged.path.then?.place === place;
  if (staged?.is !== 'command') return false;
  const { square, door } = desk.kit.targetOf(staged.command, desk.scene.view);
  return (door ?? square) === place;
}

/** The way on foot, after the dice if they are still to be rolled; cut short if it is too far; null if there is none. */
function wayTo(
  desk: Desk,
  actor: FigureId,
  isGoal: (square: Square) => boolean,
  then?: Then,
): StagedPath | null {
  const { walking } = desk.kit;
  const { view } = desk.scene;
  const more = then === undefined ? {} : { then };
  const far = (): StagedPath | null => approach(walking, asIfFree(view, actor), actor, isGoal);
  if (desk.situation.moves.some((move) => move.type === 'rollMovement' && move.figure === actor)) {
    const path = far();
    return path === null ? null : { ...path, ...more, rolls: true };
  }
  const near = approach(walking, view, actor, isGoal);
  if (near !== null) return { ...near, ...more };
  if ((walking.left(view, actor) ?? 0) < 1) return null;
  const path = far();
  return path === null ? null : cutShort(walking, view, { ...path, ...more });
}

/** A square on the staged path shortens it and keeps its bends. */
export function floorPath(desk: Desk, actor: FigureId, square: Square): StagedPath | null {
  const { staged } = desk.hand.get();
  const { walking } = desk.kit;
  const moved = staged?.is === 'path' ? moveGoal(walking, desk.scene.view, staged.path, square) : null;
  return moved ?? wayTo(desk, actor, (other) => other === square);
}

/** A path for later. */
function planFor(desk: Desk, actor: FigureId, place: Place): void {
  const plan = typeof place === 'number' ? planPath(desk.kit.walking, desk.scene.view, actor, place) : null;
  if (plan !== null) desk.change((hand) => ({ ...hand, plan, inspected: null }));
  else if (typeof place === 'number') inspect(desk, place);
}

export function inspect(desk: Desk, square: Square): void {
  const holder = desk.scene.view.figures.find((figure) => figure.square === square);
  desk.inspect(holder === undefined ? { square } : { figure: holder.id });
}
