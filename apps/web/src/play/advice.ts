/** The computer's advice, staged or played; and the game master's corrections by hand. */
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import { awaitedSeat } from './desk.ts';
import type { PlayDesk } from './desk.ts';
import { isAmong, takeUp } from './hand.ts';
import type { DeskHand } from './hand.ts';
import { PLAYING } from './words.ts';

/** More moves than any turn has. */
const MOST_MOVES = 400;

/** The computer's choice, staged for the player to confirm. */
export async function suggest<View, Command extends BaseCommand, Hand extends DeskHand>(
  desk: PlayDesk<View, Command, Hand>,
): Promise<void> {
  const { seat } = desk.situation;
  const command = seat === null ? null : await suggestion(desk, seat);
  if (desk.isLeft) return;
  const { notify, language } = desk.scene;
  if (command === null) return notify(say(PLAYING, language, 'noSuggestion', {}));
  desk.stageAdvice(command);
}

async function suggestion<View, Command extends BaseCommand, Hand extends DeskHand>(
  desk: PlayDesk<View, Command, Hand>,
  seat: SeatId,
): Promise<Command | null> {
  const reply = await desk.scene.ask({ t: 'suggest', seat });
  if (desk.isLeft) return null;
  const command = reply.t === 'suggestion' ? (reply.command as Command | null) : null;
  const moves = (desk.scene.present.moves[seat] ?? []) as readonly unknown[] as readonly Command[];
  // Asked anew for every step, it may forget its goal; then any legal move goes on.
  return command === null || isAmong(moves, command) ? command : (moves[0] ?? null);
}

/** The computer plays on, for every seat of this player's side, until this turn is over or another player must answer. */
export function playOn<View, Command extends BaseCommand, Hand extends DeskHand>(
  desk: PlayDesk<View, Command, Hand>,
): Promise<void> {
  return desk.whenStill(() => desk.act(() => playAll(desk)), true);
}

async function playAll<View, Command extends BaseCommand, Hand extends DeskHand>(
  desk: PlayDesk<View, Command, Hand>,
): Promise<void> {
  desk.change((hand) => takeUp(hand, null));
  const turn = desk.turnIn(desk.latest);
  for (let count = 0; count < MOST_MOVES && desk.turnIn(desk.latest) === turn; count += 1) {
    const seat = awaitedSeat(desk.scene);
    const command = seat === null ? null : await suggestion(desk, seat);
    if (seat === null || command === null || !(await desk.giveFor(seat, command))) return;
  }
}

/** A correction by hand, with a reason everybody reads. Null when it was made, else the refusal. */
export async function setRight<View, Command extends BaseCommand, Hand extends DeskHand>(
  desk: PlayDesk<View, Command, Hand>,
  seat: SeatId | null,
  change: { readonly tag: string },
  reason: string,
): Promise<string | null> {
  const { ask, language } = desk.scene;
  if (seat === null) return say(PLAYING, language, 'notNow', {});
  const reply = await ask({ t: 'override', seat, change: { ...change }, reason });
  if (reply.t === 'done') return null;
  return reply.t === 'refused' ? desk.explain(reply.refusal) : say(PLAYING, language, 'refusedNow', {});
}
