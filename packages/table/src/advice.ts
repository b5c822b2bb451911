/** Computer players asked for advice: each stays while its table is open, so that it keeps to its plans. */
import { canonical } from '@oubliette/kernel';
import type { AnyMatch, BaseCommand, SeatId } from '@oubliette/kernel';
import { isOfTheGame, known } from './batch.ts';
import { leastOf } from './play.ts';
import { briefed } from './briefing.ts';
import type { Briefed } from './briefing.ts';
import type { Past } from './past.ts';
import { within } from './pause.ts';
import type { Room, RoomListener } from './room.ts';
import { phaseOf } from './standing.ts';
import type { RowTold } from './standing.ts';

const THINKING_MS = 5000;

interface Adviser {
  readonly player: Briefed;
  /** Its answer to this standing of the match: asked again, it answers the same. */
  said: { readonly match: AnyMatch; readonly command: Promise<BaseCommand | null> } | null;
}

export class Advice implements RoomListener {
  readonly #room: Room;
  readonly #past: Past;
  readonly #advisers = new Map<SeatId, Adviser>();

  constructor(room: Room, past: Past) {
    this.#room = room;
    this.#past = past;
    room.listen(this);
  }

  told({ row: { entry }, events }: RowTold): void {
    const { open, standing } = this.#room;
    if (phaseOf(open, standing) === 'over') return this.leave();
    if (entry.kind !== 'match' || !isOfTheGame(entry.entry.kind)) return;
    for (const [seat, { player }] of this.#advisers) player.hear(known(open, events, seat));
    if (entry.entry.kind === 'command') void this.#compare(entry.entry.seat, entry.entry.command);
  }

  /** An adviser whose advice was not followed has planned on something else: a fresh one takes the chair. */
  async #compare(seat: SeatId, command: BaseCommand): Promise<void> {
    const adviser = this.#advisers.get(seat);
    if (adviser === undefined || adviser.said === null) return;
    const said = await adviser.said.command.catch(() => null);
    const isHeeded = said !== null && canonical(said) === canonical(command);
    if (!isHeeded && this.#advisers.get(seat) === adviser) this.#dismiss(seat);
  }

  #dismiss(seat: SeatId): void {
    this.#advisers.get(seat)?.player.leave();
    this.#advisers.delete(seat);
  }

  parked(): void {
    this.leave();
  }

  leave(): void {
    for (const { player } of this.#advisers.values()) player.leave();
    this.#advisers.clear();
  }

  /** What the computer would do in this seat; null if nothing, or if the seat is not asked. */
  async ask(seat: SeatId): Promise<BaseCommand | null> {
    const { match } = this.#room.standing;
    if (match === null) return null;
    const adviser = this.#adviserOf(seat);
    if (adviser.said?.match !== match) adviser.said = { match, command: this.#choose(adviser, match, seat) };
    try {
      return await adviser.said.command;
    } catch (error) {
      this.#dismiss(seat);
      throw error;
    }
  }

  #adviserOf(seat: SeatId): Adviser {
    const sitting = this.#advisers.get(seat);
    if (sitting !== undefined) return sitting;
    const { host, open, id } = this.#room;
    const sat = host.bots.sit(open.heading.system, open.box.defaultBot, id, seat);
    const player = briefed(this.#room, this.#past, seat, sat);
    const adviser: Adviser = { player, said: null };
    this.#advisers.set(seat, adviser);
    return adviser;
  }

  async #choose({ player }: Adviser, { state }: AnyMatch, seat: SeatId): Promise<BaseCommand | null> {
    const { game } = this.#room.open;
    const asked = game.waiting(state).find((one) => one.seat === seat);
    if (asked === undefined) return null;
    const moves = game.moves(state, seat);
    const look = { view: game.view(state, seat), moves, optional: asked.optional === true };
    await player.ready();
    const command = await within(THINKING_MS, player.choose(look));
    // One that joined mid-match may not know how things came about.
    const isLegal = command === null || moves.some((move) => canonical(move) === canonical(command));
    return isLegal ? command : (leastOf(moves) ?? null);
  }
}
