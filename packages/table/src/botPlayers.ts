/** The computer players of a table. They think outside its queue, and answer take-backs themselves. */
import type { AnyMatch, BaseCommand, SeatId } from '@oubliette/kernel';
import { isOfTheGame, known } from './batch.ts';
import { briefed } from './briefing.ts';
import type { Briefed } from './briefing.ts';
import type { Occupant } from './entries.ts';
import type { Past } from './past.ts';
import { later, within } from './pause.ts';
import { consentTo, leastOf } from './play.ts';
import type { Play } from './play.ts';
import { TryAgain } from './room.ts';
import type { Room, RoomListener } from './room.ts';
import { phaseOf } from './standing.ts';
import type { RowTold } from './standing.ts';
import { Damage } from './store.ts';

/** A computer player that has not answered by then is passed over. */
const THINKING_MS = 5000;
/** When the store could not be reached. */
const RETRY_MS = 1000;

interface Sitting {
  readonly bot: string;
  readonly player: Briefed;
}

interface Question {
  readonly seat: SeatId;
  readonly optional: boolean;
  readonly match: AnyMatch;
}

export class BotPlayers implements RoomListener {
  readonly #room: Room;
  readonly #play: Play;
  readonly #past: Past;
  readonly #quiet: () => void;
  readonly #sitting = new Map<SeatId, Sitting>();
  /** Seats that would rather not act at this standing of the match. */
  #declined: { readonly match: AnyMatch; readonly seats: Set<SeatId> } | null = null;
  #isRunning = false;
  #isAwoken = false;
  #hasLeft = false;

  /** `quiet` is called when they have nothing more to do. */
  constructor(room: Room, play: Play, past: Past, quiet: () => void) {
    this.#room = room;
    this.#play = play;
    this.#past = past;
    this.#quiet = quiet;
    room.listen(this);
  }

  get isThinking(): boolean {
    return this.#isRunning;
  }

  told({ row, events }: RowTold): void {
    const { entry } = row;
    if (entry.kind === 'match' && isOfTheGame(entry.entry.kind)) {
      for (const [seat, { player }] of this.#sitting) player.hear(known(this.#room.open, events, seat));
    }
    this.wake();
  }

  parked(): void {
    this.leave();
  }

  /** Something has changed: asks the seats that are awaited or may act. */
  wake(): void {
    this.#isAwoken = true;
    if (this.#isRunning || this.#hasLeft) return;
    this.#isRunning = true;
    void this.#run();
  }

  leave(): void {
    this.#hasLeft = true;
    for (const { player } of this.#sitting.values()) player.leave();
    this.#sitting.clear();
  }

  async #run(): Promise<void> {
    try {
      while (this.#isAwoken && !this.#hasLeft) {
        this.#isAwoken = false;
        while (!this.#hasLeft && (await this.#act()));
      }
    } catch (error) {
      if (error instanceof TryAgain) later(RETRY_MS, () => this.wake());
      else if (!(error instanceof Damage))
        this.#room.host.complain(`table ${this.#room.id}: computer players stopped`, error);
    } finally {
      this.#isRunning = false;
      this.#quiet();
    }
  }

  /** Does one thing; false if there is nothing to do. */
  async #act(): Promise<boolean> {
    this.#takeSeats();
    const { open, standing } = this.#room;
    // A seat may have been left to the computer since a take-back was proposed.
    const consent = standing.match === null ? null : consentTo(open, standing.table, standing.match);
    if (consent !== null && !this.#play.isRolling) {
      const { seat, by } = consent;
      const committed = await this.#room.enqueue(() => this.#play.answer({ request: null, by, seat }, true));
      return 'seq' in committed;
    }
    if (this.#play.isRolling) return this.#room.enqueue(() => this.#play.settleRoll());
    const question = this.#question();
    return question !== null && this.#ask(question);
  }

  /** Takes the seats a computer player is to play, and leaves the others. */
  #takeSeats(): void {
    const { open, standing, host, id } = this.#room;
    const isPlaying = phaseOf(open, standing) === 'playing';
    const { chairs } = standing.table;
    for (const [seat, { bot, player }] of this.#sitting) {
      if (isPlaying && botIn(chairs[seat]) === bot) continue;
      player.leave();
      this.#sitting.delete(seat);
    }
    if (!isPlaying) return;
    for (const [seat, occupant] of Object.entries(chairs)) {
      const bot = botIn(occupant);
      if (bot === null || this.#sitting.has(seat)) continue;
      const player = host.bots.sit(open.heading.system, bot, id, seat);
      this.#sitting.set(seat, { bot, player: briefed(this.#room, this.#past, seat, player) });
    }
  }

  #question(): Question | null {
    const { open, standing } = this.#room;
    const { match } = standing;
    if (match === null || this.#sitting.size === 0 || this.#isAlone()) return null;
    if (this.#play.isRolling || open.box.outings?.isOut(match.state) === true) return null;
    const asked = open.game.waiting(match.state).filter(({ seat }) => this.#sitting.has(seat));
    const declined = this.#declined?.match === match ? this.#declined.seats : new Set<SeatId>();
    const free = asked.find(({ seat, optional }) => optional === true && !declined.has(seat));
    if (free !== undefined) return { seat: free.seat, optional: true, match };
    const awaited = asked.find(({ seat, optional }) => optional !== true && !declined.has(seat));
    return awaited === undefined ? null : { seat: awaited.seat, optional: false, match };
  }

  /** Nobody plays or watches: they wait. A quest is played to its end, since its campaign waits for it. */
  #isAlone(): boolean {
    const { visits, standing, open } = this.#room;
    if (open.heading.campaign !== null) return false;
    const isPeopled = Object.values(standing.table.chairs).some((occupant) => occupant?.is === 'member');
    return visits.size === 0 && !isPeopled;
  }

  async #ask({ seat, optional, match }: Question): Promise<boolean> {
    const { game } = this.#room.open;
    const moves = game.moves(match.state, seat);
    const sitting = this.#sitting.get(seat);
    if (sitting === undefined) return false;
    let command: BaseCommand | null = null;
    let slip: unknown = null;
    await sitting.player.ready();
    try {
      const asked = { view: game.view(match.state, seat), moves, optional };
      command = await within(THINKING_MS, sitting.player.choose(asked));
      if (command === null && !optional) slip = new Error('it made no choice');
    } catch (error) {
      slip = error;
      sitting.player.leave();
      this.#sitting.delete(seat);
    }
    if (this.#hasLeft || this.#room.standing.match !== match) return true;
    if (slip === null && command === null) return this.#decline(match, seat);
    if (slip === null && command !== null) {
      slip = await this.#give(match, seat, command);
      if (slip === null) return true;
    }
    this.#room.host.complain(
      `table ${this.#room.id}: the computer player ${sitting.bot} in ${seat} slipped`,
      slip,
    );
    const legal = optional ? undefined : leastOf(moves);
    if (legal !== undefined && (await this.#give(match, seat, legal)) === null) return true;
    return this.#decline(match, seat);
  }

  /** Gives a command, if the match is unchanged; returns what was wrong with it, if anything. */
  #give(match: AnyMatch, seat: SeatId, command: BaseCommand): Promise<unknown> {
    return this.#room.enqueue(async () => {
      if (this.#room.standing.match !== match) return null;
      try {
        const committed = await this.#play.command({ request: null, by: null, seat, command });
        if (!('stop' in committed) || 'wants' in committed.stop) return null;
        return new Error(`${JSON.stringify(command)} was refused: ${committed.stop.refusal.code}`);
      } catch (error) {
        if (error instanceof TryAgain || error instanceof Damage) throw error;
        return error;
      }
    });
  }

  /** Not asked again until the match has gone on. */
  #decline(match: AnyMatch, seat: SeatId): boolean {
    if (this.#declined?.match !== match) this.#declined = { match, seats: new Set() };
    this.#declined.seats.add(seat);
    return true;
  }
}

function botIn(occupant: Occupant | null | undefined): string | null {
  return occupant?.is === 'bot' ? occupant.bot : null;
}
