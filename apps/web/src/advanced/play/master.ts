/** What whoever lays the dungeon has besides: corrections, and advice from the computer. */
import { MASTER, namesFrom } from '@oubliette/advanced';
import type { Command } from '@oubliette/advanced';
import type { SeatId } from '@oubliette/kernel';
import { PLAYING } from '../../play/words.ts';
import { wordsIn } from '../../words/useWords.ts';
import { doerOf, isLeading, placesOf } from './commands.ts';
import type { AdvancedScene, Desk } from './desk.ts';
import { actsIn } from './situation.ts';
import { explainWhy } from './why.ts';

/** The game master's seat, or alone that of the leader's player (ADV-SOLO-16); null where it is not one of mine. */
function layerSeat({ view, seats }: AdvancedScene): SeatId | null {
  const leader = view.sheets.find(({ id }) => id === view.leader)?.seat;
  const seat = view.master.seat === null ? leader : MASTER;
  return seat !== undefined && seats.includes(seat) ? seat : null;
}

/** Whether something may be set right by hand now: by whom it may, while nothing is under way. */
export function maySetRight(scene: AdvancedScene): boolean {
  const { view, still } = scene;
  return !still && view.stage === 'play' && view.underWay.length === 0 && layerSeat(scene) !== null;
}

/** A correction by hand, with the reason everybody reads. Null when it was made, else why it was not. */
export async function setRight(
  desk: Desk,
  change: { readonly tag: string },
  reason: string,
): Promise<string | null> {
  const { scene } = desk;
  const words = wordsIn(PLAYING, scene.language);
  const seat = layerSeat(scene);
  if (seat === null) return words('notNow');
  const reply = await scene.ask({ t: 'override', seat, change: { ...change }, reason });
  if (reply.t === 'done') return null;
  return reply.t === 'refused'
    ? explainWhy(reply.refusal, scene.language, namesFrom(scene.view))
    : words('refusedNow');
}

/** What the computer would do, staged for the person to confirm. */
export async function suggest(desk: Desk): Promise<void> {
  const { seat } = desk.situation;
  const command = seat === null ? null : await suggestion(desk, seat);
  const { scene } = desk;
  if (command === null) return scene.notify(wordsIn(PLAYING, scene.language)('noSuggestion'));
  const figure = doerOf(command);
  desk.turnTo(desk.situation.figures.find((id) => id === figure) ?? desk.hand.get().figure);
  desk.lookAt(placesOf(command, scene.view));
  if ((command.type === 'step' || isLeading(command)) && command.to !== null) void desk.tap(command.to);
  else desk.stage(command);
}

async function suggestion(desk: Desk, seat: SeatId): Promise<Command | null> {
  const reply = await desk.scene.ask({ t: 'suggest', seat });
  const command = reply.t === 'suggestion' ? (reply.command as Command | null) : null;
  const moves = actsIn(desk.scene.present, seat);
  const wanted = JSON.stringify(command);
  // Asked anew for every step it may forget where it was going; then anything legal takes it on.
  return command === null || moves.some((move) => JSON.stringify(move) === wanted)
    ? command
    : (moves[0] ?? null);
}

/** More moves than any phase has. */
const MOST_MOVES = 400;

/** The computer plays on until this phase is over or somebody else must answer. */
export function playOn(desk: Desk): Promise<void> {
  return desk.whenStill(() => desk.act(() => playAll(desk)), true);
}

async function playAll(desk: Desk): Promise<void> {
  const { seat, view } = desk.situation;
  if (seat === null) return;
  const { number, phase } = view.turn;
  for (let count = 0; count < MOST_MOVES; count += 1) {
    const { turn, stage } = desk.latest;
    if (turn.number !== number || turn.phase !== phase || stage !== 'play') return;
    const command = await suggestion(desk, seat);
    if (command === null || !(await desk.giveFor(seat, command))) return;
  }
}
