import { MemoryStore } from './memoryStore.ts';
import type { Kept } from './memoryStore.ts';
import { storeContract } from './storeContract.ts';

storeContract('the store in memory', () => {
  const tables = new Map<string, Kept>();
  return {
    open: () => new MemoryStore(tables),
    damage(table, seq) {
      const kept = tables.get(table)!;
      if (seq === 0) kept.heading = '{';
      else kept.rows[seq - 1] = '{';
    },
    dispose: () => tables.clear(),
  };
});
