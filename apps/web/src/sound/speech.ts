/** Reads text aloud with the device's own voices. */
import type { Language } from '@oubliette/words';
import { voiceVolume } from './sound.ts';

/** Why nothing is heard. */
export type Silence = 'muted' | 'voiceless';

/** `voice` names one of the device's voices; without it, or if it speaks another language, the first fitting one is used. */
export function speak(text: string, language: Language, voice: string | null = null): Silence | null {
  const volume = voiceVolume();
  const voices = canSpeak() ? speechSynthesis.getVoices() : [];
  const silence = silenceOf(volume, voices);
  if (silence !== null) return silence;
  hush();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language === 'fr' ? 'fr-FR' : 'en-GB';
  utterance.volume = volume;
  const chosen = pickVoice(voices, language, voice);
  if (chosen !== null) utterance.voice = chosen;
  speechSynthesis.speak(utterance);
  return null;
}

export function silenceOf(volume: number, voices: readonly unknown[]): Silence | null {
  if (volume === 0) return 'muted';
  return voices.length === 0 ? 'voiceless' : null;
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}

function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined';
}

/** The wanted voice if it speaks the language, else the device's default for it, else the first that does. */
export function pickVoice<
  V extends { readonly name: string; readonly lang: string; readonly default: boolean },
>(voices: readonly V[], language: Language, wanted: string | null): V | null {
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return (
    fitting.find(({ name }) => name === wanted) ??
    fitting.find((voice) => voice.default) ??
    fitting[0] ??
    null
  );
}
