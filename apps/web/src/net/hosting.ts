/** The host in this browser: tables that go on without a network. */
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

async function open(): Promise<Hosting> {
  const shelf = shelfHere();
  return new Tables({
    store: await openIdbStore(keptAs('oubliette')),
    shelf,
    fetch: fetchGame,
    bots: botsHere(shelf),
    now: () => Date.now(),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    complain: (what, error) => console.error(what, error),
  });
}
