export { classicCues } from './cues.ts';
