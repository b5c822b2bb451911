/** Whether this browser keeps a table itself, without opening it. */

const NAME = 'oubliette';

/** Does not fetch the rules, or create a missing database. */
export async function isKeptHere(table: string): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === NAME)) return false;
    const db = await settled(indexedDB.open(NAME));
    try {
      if (!db.objectStoreNames.contains('tables')) return false;
      const found: unknown = await settled(
        db.transaction(['tables'], 'readonly').objectStore('tables').index('id').getKey(table),
      );
      return found !== undefined;
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the browser does not say why')),
    );
  });
}
