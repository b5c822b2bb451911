export { EMPTY_TABLE } from '../fold.ts';
export { makeSnapshot } from '../snapshot.ts';
export { MemoryStore } from './memoryStore.ts';
export { headingOf, summaryOf } from './samples.ts';
export { storeContract } from './storeContract.ts';
export type { Place } from './storeContract.ts';
