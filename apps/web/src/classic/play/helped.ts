/** What the computer would do, staged or played on; and what a game master sets right by hand. */
import type { Command, Override } from '@oubliette/classic';
import { lookAtSquares } from '../../play/desk.ts';
import type { Desk } from './desk.ts';
import { stageCommand, stageWalk, takeUp, turnTo } from './session.ts';
import { isAmong } from './situation.ts';
import { stagePath } from './stage.ts';
import { placesOf } from './targets.ts';

/** More moves than any turn has. */
const MOST_MOVES = 400;

/** What the computer would do, staged for the person to confirm. */
export async function suggest(desk: Desk): Promise<void> {
  const command = await suggestion(desk);
  if (command === null) return desk.scene.notify(desk.say('noSuggestion', {}));
  if ('figure' in command && desk.situation.menu?.role === 'morcar')
    desk.change((hand) => turnTo(hand, command.figure));
  const { view } = desk.scene;
  desk.change((hand) => lookAtSquares(hand, placesOf(desk.kit, command, view)));
  const path = command.type === 'step' ? stagePath(desk.kit.walking, view, command.figure, command.to) : null;
  desk.change((hand) =>
    path === null ? stageCommand(takeUp(hand, null), command) : stageWalk(takeUp(hand, 'move'), path),
  );
}

async function suggestion(desk: Desk): Promise<Command | null> {
  const { seat } = desk.situation;
  if (seat === null) return null;
  const reply = await desk.scene.ask({ t: 'suggest', seat });
  const command = reply.t === 'suggestion' ? (reply.command as Command | null) : null;
  const moves = (desk.scene.present.moves[seat] ?? []) as readonly Command[];
  // Asked anew for every step it may forget where it was going; then anything legal takes it on.
  return command === null || isAmong(moves, command) ? command : (moves[0] ?? null);
}

/** The computer plays on until this turn is over or somebody else must answer. */
export async function playOn(desk: Desk): Promise<void> {
  const { seat } = desk.situation;
  const { turn, round } = desk.scene.view;
  if (seat === null) return;
  desk.change((hand) => takeUp(hand, null));
  await desk.act(async () => {
    for (let count = 0; count < MOST_MOVES; count += 1) {
      const command = await suggestion(desk);
      if (command === null) return;
      const before = desk.scene.present;
      if (!(await desk.scene.give(seat, command))) return;
      await desk.news(before);
      const { latest } = desk;
      if (latest.turn.taker !== turn.taker || latest.round !== round || latest.phase !== 'play') return;
    }
  });
}

/** A correction by hand, with the reason everybody reads. Null when it was made, else why it was not. */
export async function override(desk: Desk, change: Override, reason: string): Promise<string | null> {
  const { seat } = desk.situation;
  if (seat === null) return desk.say('notNow', {});
  const reply = await desk.scene.ask({ t: 'override', seat, change: { ...change }, reason });
  if (reply.t === 'done') return null;
  return reply.t === 'refused'
    ? desk.kit.explain(reply.refusal, desk.scene.language, desk.names)
    : desk.say('refusedNow', {});
}
