export { cuesOf } from './cues.ts';
