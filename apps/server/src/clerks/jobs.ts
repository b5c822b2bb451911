/** What a clerk does, one job at a time; each answers in pieces. */
import { randomBytes } from 'node:crypto';
import type { MatchFile } from '@oubliette/kernel';
import { Desk, fileBody, inPieces, layFile } from '@oubliette/table';
import type { Laid, LaidTable, Shelf, Store } from '@oubliette/table';
import { faultOf } from '../frames.ts';
import { problem, problemsOf, tellable } from '../problems.ts';
import type { Problems } from '../problems.ts';
import type { Job } from './messages.ts';

/** No quest or match file is nested deeper. */
export const FILE_DEPTH = 64;
/** A match of a whole long evening has a few thousand. */
const MOST_ROWS = 20_000;

/** The first piece of the answer to a sent match file. */
export type LaidFile = Problems | { readonly ok: true; readonly value: Laid };

export class Jobs {
  readonly #desk: Desk;
  readonly #shelf: Shelf;

  constructor(store: Store, shelf: Shelf) {
    this.#desk = new Desk(store, shelf);
    this.#shelf = shelf;
  }

  async *carryOut(job: Job): AsyncGenerator {
    switch (job.t) {
      case 'lay':
        yield* this.#lay(job.body);
        return;
      case 'snapshot':
        yield await this.#desk.snapshot(job.table);
        return;
      case 'past':
        yield* inPieces(await this.#desk.past(job.table, job.before, job.most));
        return;
      case 'file':
        yield Buffer.from(JSON.stringify(await this.#desk.file(job.table)));
    }
  }

  async *#lay(bytes: Uint8Array): AsyncGenerator {
    const laid = await this.#laid(bytes);
    if (!laid.ok) {
      yield laid satisfies LaidFile;
      return;
    }
    const { rows, ...value } = laid.value;
    yield { ok: true, value } satisfies LaidFile;
    yield* inPieces(rows);
  }

  /** The cheap checks come first. */
  async #laid(bytes: Uint8Array): Promise<Problems | { readonly ok: true; readonly value: LaidTable }> {
    const body = parsed(bytes);
    if ('ok' in body) return body;
    const read = fileBody.safeParse(body.value);
    if (!read.success) return problemsOf(read.error, 'send { file, rows, request }');
    const { file, rows, request } = read.data;
    if (file.rows.length > MOST_ROWS)
      return problem('this file has too many rows', `send at most ${MOST_ROWS}`, 'tooLarge');
    const laid = await layFile(hostWith(this.#shelf), file as unknown as MatchFile, rows, request);
    return laid.ok ? laid : tellable(laid.problems);
  }
}

const hostWith = (shelf: Shelf) => ({
  shelf,
  now: Date.now,
  random: (bytes: number) => new Uint8Array(randomBytes(bytes)),
});

type Parsed = Problems | { readonly value: unknown };

function parsed(bytes: Uint8Array): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return problem(
      'this is not the JSON that was expected',
      'send JSON as docs/protocol.md has it',
      'unreadable',
    );
  }
  const fault = faultOf(value, FILE_DEPTH);
  return fault === null ? { value } : problem(fault, 'send plainer JSON', 'unreadable');
}
