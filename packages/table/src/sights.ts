/** How the match stands for each pair of eyes, as JSON text, and what of it has changed since the row before. */
import { waitingKnownTo } from '@oubliette/kernel';
import type { SeatId, Waiting } from '@oubliette/kernel';
import type { Reader } from './batch.ts';
import type { Present } from './protocol.ts';
import type { Open, Standing } from './standing.ts';

type Part = Exclude<keyof Present, 'view' | 'rolling'>;
/** Each field of a view as JSON. */
type Fields = ReadonlyMap<string, string>;

/** All that readers with the same eyes and the same seats are shown. */
export interface Sight {
  /** The view, field by field; null before the match has begun. */
  readonly fields: Fields | null;
  readonly parts: Readonly<Record<Part, string>>;
}

export type SightKey = string;

export function sightKey({ eyes, seats }: Reader): SightKey {
  return JSON.stringify([eyes, ...seats]);
}

/** Worked out once for each row and each pair of eyes, when first asked for. */
export class Sights {
  readonly #open: Open;
  #standing: Standing;
  #texts = new Map<object, string>();
  #textsBefore: ReadonlyMap<object, string> = new Map();
  #views = new Map<SeatId, Fields>();
  #moves = new Map<SeatId, string>();
  #waiting: readonly Waiting[] = [];
  #shared: Pick<Sight['parts'], 'ending' | 'proposal' | 'moments'>;
  #sights = new Map<SightKey, Sight>();

  constructor(open: Open, standing: Standing) {
    this.#open = open;
    this.#standing = standing;
    this.#shared = this.#share();
  }

  /** Another row; what was seen until now, to compare with. */
  turn(standing: Standing): ReadonlyMap<SightKey, Sight> {
    const before = this.#sights;
    const hasChanged = standing.match !== this.#standing.match;
    this.#standing = standing;
    if (!hasChanged) return before;
    this.#sights = new Map();
    this.#views = new Map();
    this.#textsBefore = this.#texts;
    this.#texts = new Map();
    this.#moves = new Map();
    this.#shared = this.#share();
    return before;
  }

  of(reader: Reader): Sight {
    const key = sightKey(reader);
    const seen = this.#sights.get(key) ?? this.#look(reader);
    this.#sights.set(key, seen);
    return seen;
  }

  #share(): Pick<Sight['parts'], 'ending' | 'proposal' | 'moments'> {
    const { match } = this.#standing;
    this.#waiting = match === null ? [] : this.#open.game.waiting(match.state);
    return {
      ending: JSON.stringify(match === null ? null : this.#open.game.ending(match.state)),
      proposal: JSON.stringify(match?.proposal ?? null),
      moments: String(match?.moments ?? 0),
    };
  }

  #look({ eyes, seats }: Reader): Sight {
    const { match } = this.#standing;
    const own = match?.undoable ?? null;
    const parts = {
      ...this.#shared,
      moves: `{${seats.map((seat) => `${JSON.stringify(seat)}:${this.#movesOf(seat)}`).join(',')}}`,
      waiting: JSON.stringify(this.#waitingKnownTo([eyes, ...seats])),
      // Of other seats it would tell whether their last command made something known.
      undoable: JSON.stringify(own !== null && seats.includes(own) ? own : null),
    };
    return { fields: match === null ? null : this.#viewOf(eyes, match.state), parts };
  }

  #waitingKnownTo(seats: readonly SeatId[]): Waiting[] {
    const known = new Set(seats.flatMap((seat) => waitingKnownTo(this.#waiting, seat)));
    return this.#waiting.filter((waiting) => known.has(waiting));
  }

  /** Only those awaited have moves. */
  #movesOf(seat: SeatId): string {
    const { match } = this.#standing;
    const isAwaited = match !== null && this.#waiting.some((waiting) => waiting.seat === seat);
    if (!isAwaited) return '[]';
    const text = this.#moves.get(seat) ?? JSON.stringify(this.#open.game.moves(match.state, seat));
    this.#moves.set(seat, text);
    return text;
  }

  #viewOf(eyes: SeatId, state: unknown): Fields {
    const done = this.#views.get(eyes);
    if (done !== undefined) return done;
    const view = this.#open.game.view(state, eyes) as Readonly<Record<string, unknown>>;
    const fields = new Map<string, string>();
    for (const [field, value] of Object.entries(view)) {
      if (value !== undefined) fields.set(field, this.#textOf(value));
    }
    this.#views.set(eyes, fields);
    return fields;
  }

  /** An object that several eyes see, or that has not changed, is written out once. */
  #textOf(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const text = this.#texts.get(value) ?? this.#textsBefore.get(value) ?? JSON.stringify(value);
    this.#texts.set(value, text);
    return text;
  }
}

export function presentText({ fields, parts }: Sight, rolling: string): string {
  const view = fields === null ? 'null' : objectText([...fields]);
  return objectText([['view', view], ...Object.entries(parts), ['rolling', rolling]]);
}

/** What has changed, as the members `view` and `present` of a message; null where a field of the view is gone. */
export function changesText(before: Sight, now: Sight): string[] | null {
  if (before === now) return [];
  const fields = [...(now.fields ?? [])].filter(([field, text]) => before.fields?.get(field) !== text);
  const isGone = [...(before.fields?.keys() ?? [])].some((field) => now.fields?.has(field) !== true);
  if (isGone) return null;
  const parts = Object.entries(now.parts).filter(([part, text]) => before.parts[part as Part] !== text);
  const members: string[] = [];
  if (fields.length > 0 || (before.fields === null) !== (now.fields === null))
    members.push(`"view":${objectText(fields)}`);
  if (parts.length > 0) members.push(`"present":${objectText(parts)}`);
  return members;
}

function objectText(members: readonly (readonly [string, string])[]): string {
  return `{${members.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
}
