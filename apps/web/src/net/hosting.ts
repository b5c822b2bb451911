/** The host in this browser, for tables without a network. */
import { streamFromSeed } from '@oubliette/kernel';
import { botsHere, Tables } from '@oubliette/table';
import type { Hosting } from '@oubliette/table';
import { keptAs } from '../base.ts';
import { openIdbStore } from './idbStore.ts';
import { fetchGame, shelfHere } from './shelf.ts';

let opening: Promise<Hosting> | null = null;

/** One for the whole page. */
export function hostingHere(): Promise<Hosting> {
  opening ??= open();
  return opening;
}

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

async function open(): Promise<Hosting> {
  const shelf = shelfHere();
  return new Tables({
    store: await openIdbStore(keptAs('oubliette')),
    shelf,
    fetch: fetchGame,
    bots: botsHere(shelf, () => streamFromSeed(random(32).join())),
    now: () => Date.now(),
    random,
    complain: (what, error) => console.error(what, error),
  });
}
