/**
 * Plays the table's sounds: nothing before the player has touched the page, nothing above the chosen volume.
 */
import { startAmbience } from './ambience.ts';
import type { Ambience } from './ambience.ts';
import { EFFECTS, isNotice, isSound } from './effects.ts';
import type { SoundId } from './effects.ts';
import type { ZZFX } from 'zzfx';
import { loudness, SILENT } from './volumes.ts';
import type { Volumes } from './volumes.ts';

type Synthesiser = typeof ZZFX;

let volumes: Volumes = SILENT;
let synthesiser: Synthesiser | null = null;
let ambience: Ambience | null = null;
const made = new Map<SoundId, number[]>();

export function setVolumes(wanted: Volumes): void {
  volumes = wanted;
  tuneAmbience();
}

/** Called once at the start: the first touch or key enables sound. */
export function listenForGesture(): () => void {
  const wake = (): void => {
    stop();
    void wakeSound();
  };
  const events = ['pointerdown', 'keydown'] as const;
  for (const event of events) window.addEventListener(event, wake);
  const stop = (): void => {
    for (const event of events) window.removeEventListener(event, wake);
  };
  return stop;
}

/** The synthesiser opens an audio context on loading, so it is loaded only now. */
async function wakeSound(): Promise<void> {
  if (synthesiser !== null) return;
  const { ZZFX: loaded } = await import('zzfx');
  loaded.volume = 1;
  synthesiser = loaded;
  if (loaded.audioContext.state === 'suspended') await loaded.audioContext.resume();
  tuneAmbience();
}

/** Unknown sounds, and those before the first gesture, are not played. */
export function playSound(id: string): void {
  if (synthesiser === null || !isSound(id)) return;
  const volume = loudness(volumes, isNotice(id) ? 'notices' : 'effects');
  if (volume === 0) return;
  synthesiser.playSamples([samplesOf(synthesiser, id)], volume * 0.5);
}

function samplesOf(zzfx: Synthesiser, id: SoundId): number[] {
  const known = made.get(id);
  if (known !== undefined) return known;
  const samples = zzfx.buildSamples(...EFFECTS[id].recipe);
  made.set(id, samples);
  return samples;
}

function tuneAmbience(): void {
  if (synthesiser === null) return;
  const volume = loudness(volumes, 'ambience');
  if (volume === 0) {
    ambience?.stop();
    ambience = null;
  } else if (ambience === null) ambience = startAmbience(synthesiser.audioContext, volume);
  else ambience.setVolume(volume);
}

/** The current volume of reading aloud, for speech.ts. */
export function voiceVolume(): number {
  return loudness(volumes, 'voice');
}
