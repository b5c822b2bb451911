/** A page that keeps tables in its IndexedDB and obeys a test's calls, in JSON. */
import { Damage } from '@oubliette/table';
import type { Store } from '@oubliette/table';
import { openIdbStore } from '../../src/net/idbStore.ts';

const stores: Store[] = [];

/** The result of a call; damage is kept apart from other failures. */
export type IdbTold =
  | { readonly value: unknown }
  | { readonly failed: string; readonly damage: { readonly table: string; readonly seq: number } | null };

const page = {
  async open(name: string): Promise<number> {
    return stores.push(await openIdbStore(name)) - 1;
  },

  async call(store: number, method: keyof Store, args: string): Promise<string> {
    return JSON.stringify(await told(stores[store]!, method, JSON.parse(args) as unknown[]));
  },

  /** Corrupts a stored row; 0 is the heading. */
  async damage(name: string, table: string, seq: number): Promise<void> {
    const db = await opened(indexedDB.open(name));
    const shelf = db.transaction(['tables', 'rows'], 'readwrite');
    const found = (await (seq === 0
      ? opened(shelf.objectStore('tables').index('id').get(table))
      : opened(shelf.objectStore('rows').get([table, seq])))) as object;
    const spoilt = seq === 0 ? { ...found, heading: '{' } : { ...found, entry: '{' };
    await opened(shelf.objectStore(seq === 0 ? 'tables' : 'rows').put(spoilt));
    db.close();
  },
};

export type IdbPage = typeof page;

async function told(store: Store, method: keyof Store, args: unknown[]): Promise<IdbTold> {
  try {
    const value: unknown = await (store[method] as (...given: unknown[]) => Promise<unknown>)(...args);
    return { value: value ?? null };
  } catch (error) {
    const damage = error instanceof Damage ? { table: error.table, seq: error.seq } : null;
    return { failed: String(error), damage };
  }
}

function opened<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error(String(request.error))));
  });
}

Object.assign(globalThis, { page });
