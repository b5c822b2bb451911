export { storeContract } from './storeContract.ts';
export type { Place } from './storeContract.ts';
