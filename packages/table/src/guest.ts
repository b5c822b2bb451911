/** One connection: it says hello first, then speaks to the table of its link. */
import type { Visitor, Wire } from './host.ts';
import type { Hosted } from './hosted.ts';
import { clientMessage, PROTOCOL_VERSION } from './protocol.ts';
import type { ClientMessageOf, ErrorCode, ServerMessage } from './protocol.ts';
import { answer } from './requests.ts';
import { Damage } from './store.ts';
import type { Visit } from './visits.ts';

export interface Entered {
  readonly hosted: Hosted;
  readonly visit: Visit;
}

/** Admits a client; null if the link opens nothing. */
export type Door = (wire: Wire, hello: ClientMessageOf<'hello'>) => Promise<Entered | null>;

/** How much of a bad message an error repeats. */
const MOST_DETAIL = 160;

export class Guest implements Visitor {
  readonly #wire: Wire;
  readonly #door: Door;
  readonly #left: (hosted: Hosted) => void;
  #entered: Promise<Entered | null> = Promise.resolve(null);
  #isGone = false;

  constructor(wire: Wire, door: Door, left: (hosted: Hosted) => void) {
    this.#wire = wire;
    this.#door = door;
    this.#left = left;
  }

  async receive(message: unknown): Promise<void> {
    if (this.#isGone) return;
    const parsed = clientMessage.safeParse(message);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const detail = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not understood'}`;
      return this.#fail('badMessage', detail, idOf(message));
    }
    if (parsed.data.t === 'hello') {
      this.#entered = this.#enter(parsed.data, this.#entered);
      await this.#entered;
      return;
    }
    const entered = await this.#entered;
    if (this.#isGone) return;
    if (entered === null) return this.#fail('badMessage', 'say hello first', idOf(message));
    await answer(entered.hosted, entered.visit, parsed.data);
  }

  leave(): void {
    this.#isGone = true;
    void this.#entered.then((entered) => this.#depart(entered));
  }

  async #enter(hello: ClientMessageOf<'hello'>, before: Promise<Entered | null>): Promise<Entered | null> {
    this.#depart(await before);
    if (hello.v !== PROTOCOL_VERSION) {
      this.#fail('badVersion', `this table speaks version ${PROTOCOL_VERSION}`);
      this.#wire.close();
      return null;
    }
    try {
      const entered = await this.#door(this.#wire, hello);
      if (entered !== null) return entered;
      this.#fail('noEntry', 'this link opens no table');
    } catch (error) {
      if (error instanceof Damage) this.#fail('parked', error.message);
      else this.#fail('tryAgain', 'the table cannot be opened now');
    }
    this.#wire.close();
    return null;
  }

  #depart(entered: Entered | null): void {
    if (entered === null) return;
    const { room, attendance } = entered.hosted;
    room.visits.leave(entered.visit);
    void room.enqueue(() => attendance.check()).catch(() => undefined);
    this.#left(entered.hosted);
  }

  #fail(code: ErrorCode, detail: string, id?: string): void {
    const said: ServerMessage = { t: 'error', code, detail: detail.slice(0, MOST_DETAIL) };
    this.#wire.send(JSON.stringify(id === undefined ? said : { ...said, id }));
  }
}

/** The request's id, so that its sender knows what went wrong. */
function idOf(message: unknown): string | undefined {
  if (message === null || typeof message !== 'object' || !('id' in message)) return undefined;
  return typeof message.id === 'string' && /^[\w-]{8,40}$/u.test(message.id) ? message.id : undefined;
}
