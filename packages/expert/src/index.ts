export { expert } from './system.ts';
export { DEFAULT_OPTIONS, GM } from './setup.ts';
export type { Setup } from './setup.ts';
