/** Whether this browser keeps a table itself, asked without opening it. */

const NAME = 'oubliette';

/** The rules need not be fetched for that; a database that is not there is not laid out by asking. */
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
