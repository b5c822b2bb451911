export { isSound, SOUND_IDS, soundCaption } from './effects.ts';
export type { SoundId } from './effects.ts';
export { listenForGesture, playSound, setVolumes } from './sound.ts';
export { hush, pickVoice, speak } from './speech.ts';
export type { Volumes } from './volumes.ts';
