/** Who is away from a table and since when, and who hosts it meanwhile (TBL-HOST). */
import { hostOf, seatsOf } from './fold.ts';
import { later } from './pause.ts';
import type { Step } from './drafts.ts';
import type { Room } from './room.ts';
import { TryAgain } from './room.ts';
import type { Standing } from './standing.ts';
import { Damage } from './store.ts';

const MINUTE = 60_000;
/** The longest single wait: longer timers overflow. */
const MOST_WAIT_MS = 60 * MINUTE;

export class Attendance {
  readonly #room: Room;
  #callOff: (() => void) | null = null;
  #hasLeft = false;

  constructor(room: Room) {
    this.#room = room;
  }

  /** After a coming, a going, or some time: checks whether to tell the others, and who hosts. */
  async check(): Promise<void> {
    this.#callOff?.();
    this.#callOff = null;
    const { room } = this;
    if (this.#hasLeft || room.visits.here().size === 0 || room.standing.table.members.length < 2) return;
    room.visits.tellAbsences();
    try {
      await room.commit<null>(null, (now) => {
        const step = this.#passing(now);
        return step === null ? { stop: null } : { steps: [step] };
      });
    } catch (error) {
      if (!(error instanceof TryAgain || error instanceof Damage)) throw error;
    }
    this.#lookAgain();
  }

  leave(): void {
    this.#hasLeft = true;
    this.#callOff?.();
  }

  get room(): Room {
    return this.#room;
  }

  /** The host is back, or has been away too long. */
  #passing({ table }: Standing): Step | null {
    const { visits } = this.#room;
    const here = visits.here();
    const { owner } = table;
    if (table.acting !== null && owner !== null && here.has(owner))
      return { entry: { kind: 'hosting', member: owner, why: 'back' } };
    const host = hostOf(table);
    if (host === null || here.has(host) || !visits.isAbsent(host)) return null;
    const present = table.members.filter(({ id }) => here.has(id));
    const next = present.find(({ id }) => seatsOf(table, id).length > 0) ?? present[0];
    return next === undefined ? null : { entry: { kind: 'hosting', member: next.id, why: 'away' } };
  }

  #lookAgain(): void {
    const left = this.#room.visits.untilAbsent();
    if (left === null || this.#hasLeft) return;
    this.#callOff = later(Math.min(left + 1, MOST_WAIT_MS), () => {
      void this.#room.enqueue(() => this.check()).catch(() => undefined);
    });
  }
}
