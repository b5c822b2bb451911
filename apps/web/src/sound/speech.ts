/** Reads text aloud with the device's own voices. */
import type { Language } from '@oubliette/words';
import { voiceVolume } from './sound.ts';

/** `voice` is the name of one of the device's voices; without it, or where it speaks another language, the first fitting one. */
export function speak(text: string, language: Language, voice: string | null = null): void {
  const volume = voiceVolume();
  if (!canSpeak() || volume === 0) return;
  hush();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language === 'fr' ? 'fr-FR' : 'en-GB';
  utterance.volume = volume;
  const chosen = pickVoice(speechSynthesis.getVoices(), language, voice);
  if (chosen !== null) utterance.voice = chosen;
  speechSynthesis.speak(utterance);
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
