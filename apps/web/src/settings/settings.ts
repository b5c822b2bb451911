/** The player's settings for this browser, read from storage, whatever is in there. */
import { LANGUAGES } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { KEY_ACTION_IDS, KEY_ACTIONS, mayBind } from './keys.ts';
import type { Keys } from './keys.ts';

export const SPEEDS = [0.5, 1, 2, 0] as const;
/** 0 is instant. */
export type Speed = (typeof SPEEDS)[number];

export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const MOTIONS = ['system', 'on', 'off'] as const;
/** Whether motion is reduced: as the device says, always, never. */
export type ReducedMotion = (typeof MOTIONS)[number];

export const LOUDNESSES = ['effects', 'ambience', 'voice', 'notices'] as const;
export type Loudness = (typeof LOUDNESSES)[number];

export interface Settings {
  readonly language: Language;
  /** The player's name at new tables. */
  readonly name: string;
  /** Each 0 to 1. */
  readonly sound: Readonly<Record<Loudness, number>>;
  readonly muted: boolean;
  readonly reducedMotion: ReducedMotion;
  readonly speed: Speed;
  readonly textSize: TextSize;
  readonly letterKeys: boolean;
  readonly keys: Keys;
  readonly warnBeforeEnd: boolean;
  /** Whether the device speaks parchments and notes. */
  readonly readAloud: boolean;
  /** The name of one of the device's voices; null for the first that speaks the language. */
  readonly voice: string | null;
}

export function defaultSettings(language: Language): Settings {
  return {
    language,
    name: '',
    sound: { effects: 0.7, ambience: 0, voice: 1, notices: 0.7 },
    muted: false,
    reducedMotion: 'system',
    speed: 1,
    textSize: 100,
    letterKeys: true,
    keys: KEY_ACTIONS,
    warnBeforeEnd: true,
    readAloud: false,
    voice: null,
  };
}

/** The first of the browser's languages that we speak. */
export function detectLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** Missing or invalid values get their default. */
export function parseSettings(stored: unknown, defaults: Settings): Settings {
  const from = record(stored);
  const sound = record(from['sound']);
  return {
    language: oneOf(LANGUAGES, from['language'], defaults.language),
    name: typeof from['name'] === 'string' ? from['name'].slice(0, 40) : defaults.name,
    sound: {
      effects: volume(sound['effects'], defaults.sound.effects),
      ambience: volume(sound['ambience'], defaults.sound.ambience),
      voice: volume(sound['voice'], defaults.sound.voice),
      notices: volume(sound['notices'], defaults.sound.notices),
    },
    muted: bool(from['muted'], defaults.muted),
    reducedMotion: oneOf(MOTIONS, from['reducedMotion'], defaults.reducedMotion),
    speed: oneOf(SPEEDS, from['speed'], defaults.speed),
    textSize: oneOf(TEXT_SIZES, from['textSize'], defaults.textSize),
    letterKeys: bool(from['letterKeys'], defaults.letterKeys),
    keys: parseKeys(from['keys'], defaults.keys),
    warnBeforeEnd: bool(from['warnBeforeEnd'], defaults.warnBeforeEnd),
    readAloud: bool(from['readAloud'], defaults.readAloud),
    voice: typeof from['voice'] === 'string' ? from['voice'] : defaults.voice,
  };
}

/** All of them, or the defaults if two actions would share a key. */
function parseKeys(stored: unknown, defaults: Keys): Keys {
  const from = record(stored);
  const keys = { ...defaults } as Record<keyof Keys, string>;
  for (const action of KEY_ACTION_IDS) {
    const key = from[action];
    if (typeof key === 'string' && mayBind(key)) keys[action] = key.toLowerCase();
  }
  return new Set(Object.values(keys)).size === KEY_ACTION_IDS.length ? keys : defaults;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function oneOf<T>(options: readonly T[], value: unknown, otherwise: T): T {
  return options.find((option) => option === value) ?? otherwise;
}

function bool(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function volume(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;
}
