/** The match for each pair of eyes, and what of it has changed since the row before. */
import { waitingKnownTo } from '@oubliette/kernel';
import type { SeatId, Waiting } from '@oubliette/kernel';
import type { Reader } from './batch.ts';
import type { Rolling } from './entries.ts';
import type { Present } from './protocol.ts';
import { sameContent } from './sameContent.ts';
import type { Open, Standing } from './standing.ts';

type Fields = Readonly<Record<string, unknown>>;
type Parts = Omit<Present, 'view' | 'rolling'>;

/** Everything shown to readers with the same eyes and the same seats. */
export interface Sight {
  /** Null before the match has begun. */
  readonly view: Fields | null;
  readonly parts: Parts;
}

export type SightKey = string;

export function sightKey({ eyes, seats }: Pick<Reader, 'eyes' | 'seats'>): SightKey {
  return JSON.stringify([eyes, ...seats]);
}

/** Made once for each row and each pair of eyes, on first use. */
export class Sights {
  readonly #open: Open;
  #standing: Standing;
  #views = new Map<SeatId, Fields>();
  #moves = new Map<SeatId, Parts['moves'][SeatId]>();
  #waiting: readonly Waiting[] = [];
  #shared: Pick<Parts, 'ending' | 'proposal' | 'moments'>;
  #sights = new Map<SightKey, Sight>();

  constructor(open: Open, standing: Standing) {
    this.#open = open;
    this.#standing = standing;
    this.#shared = this.#share();
  }

  /** Moves on to another row; returns the former sights for comparison. */
  turn(standing: Standing): ReadonlyMap<SightKey, Sight> {
    const before = this.#sights;
    const hasChanged = standing.match !== this.#standing.match;
    this.#standing = standing;
    if (!hasChanged) return before;
    this.#sights = new Map();
    this.#views = new Map();
    this.#moves = new Map();
    this.#shared = this.#share();
    return before;
  }

  of(reader: Reader, key: SightKey): Sight {
    const seen = this.#sights.get(key) ?? this.#look(reader);
    this.#sights.set(key, seen);
    return seen;
  }

  #share(): Pick<Parts, 'ending' | 'proposal' | 'moments'> {
    const { match } = this.#standing;
    this.#waiting = match === null ? [] : this.#open.game.waiting(match.state);
    return {
      ending: match === null ? null : this.#open.game.ending(match.state),
      proposal: match?.proposal ?? null,
      moments: match?.moments ?? 0,
    };
  }

  #look({ eyes, seats }: Reader): Sight {
    const { match } = this.#standing;
    const own = match?.undoable ?? null;
    const parts = {
      ...this.#shared,
      moves: Object.fromEntries(seats.map((seat) => [seat, this.#movesOf(seat)])),
      waiting: this.#waitingKnownTo([eyes, ...seats]),
      // For other seats it would reveal whether their last command brought news.
      undoable: own !== null && seats.includes(own) ? own : null,
    };
    return { view: match === null ? null : this.#viewOf(eyes, match.state), parts };
  }

  #waitingKnownTo(seats: readonly SeatId[]): Waiting[] {
    const known = new Set(seats.flatMap((seat) => waitingKnownTo(this.#waiting, seat)));
    return this.#waiting.filter((waiting) => known.has(waiting));
  }

  /** Only awaited seats have moves. */
  #movesOf(seat: SeatId): Parts['moves'][SeatId] {
    const { match } = this.#standing;
    const isAwaited = match !== null && this.#waiting.some((waiting) => waiting.seat === seat);
    if (!isAwaited) return [];
    const moves = this.#moves.get(seat) ?? this.#open.game.moves(match.state, seat);
    this.#moves.set(seat, moves);
    return moves;
  }

  #viewOf(eyes: SeatId, state: unknown): Fields {
    const view = this.#views.get(eyes) ?? (this.#open.game.view(state, eyes) as Fields);
    this.#views.set(eyes, view);
    return view;
  }
}

export function presentText({ view, parts }: Sight, rolling: Rolling | null): string {
  return JSON.stringify({ view, ...parts, rolling });
}

/** Writes values as JSON; an object that several eyes see is written out once. */
export class Writing {
  readonly #texts = new Map<object, string>();

  text(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const text = this.#texts.get(value) ?? JSON.stringify(value);
    this.#texts.set(value, text);
    return text;
  }
}

/** The changes, as the members `view` and `present` of a message; null if a field of the view is gone. */
export function changesText(before: Sight, now: Sight, writing: Writing): string[] | null {
  if (before === now) return [];
  if (isGone(before.view, now.view)) return null;
  const view = changedMembers(before.view ?? {}, now.view ?? {}, writing);
  const parts = changedMembers({ ...before.parts }, { ...now.parts }, writing);
  const members: string[] = [];
  if (view.length > 0 || (before.view === null) !== (now.view === null))
    members.push(`"view":{${view.join(',')}}`);
  if (parts.length > 0) members.push(`"present":{${parts.join(',')}}`);
  return members;
}

/** Judged by content: a change the reader may not know of must not show. */
function changedMembers(before: Fields, now: Fields, writing: Writing): string[] {
  const changed: string[] = [];
  for (const name of Object.keys(now))
    if (!sameContent(before[name], now[name]))
      changed.push(`${JSON.stringify(name)}:${writing.text(now[name])}`);
  return changed;
}

function isGone(before: Fields | null, now: Fields | null): boolean {
  return Object.keys(before ?? {}).some((name) => before?.[name] !== undefined && now?.[name] === undefined);
}
