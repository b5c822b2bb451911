export { listenForGesture, playSound, setVolumes } from './sound.ts';
export { hush, speak } from './speech.ts';
