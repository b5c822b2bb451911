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

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** What the device asks of any page. */
export interface DeviceWishes {
  readonly contrast: boolean;
  readonly light: boolean;
}

export const THEME_CHOICES = ['system', ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const ASKING = ['always', 'matters', 'never'] as const;
/** When a choice is to be confirmed before it is carried out, and when a question is put to a person. */
export type Asking = (typeof ASKING)[number];

export const LOUDNESSES = ['effects', 'ambience', 'voice', 'notices'] as const;
export type Loudness = (typeof LOUDNESSES)[number];

/** By sort of question; what is not in it is asked when it matters. */
export type Asks = Readonly<Record<string, Asking>>;

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
  readonly theme: ThemeChoice;
  readonly letterKeys: boolean;
  readonly keys: Keys;
  readonly askBefore: Asking;
  readonly warnBeforeEnd: boolean;
  readonly asks: Asks;
  /** Whether the device speaks parchments and notes. */
  readonly readAloud: boolean;
  /** The name of one of the device's voices; null for the first that speaks the language. */
  readonly voice: string | null;
  /** Ambience and voice have been offered, once. */
  readonly soundOffered: boolean;
}

/** A browser says *light* for whoever has never chosen: lamplight is the default, and only a wish for contrast is followed unasked. */
export function defaultSettings(language: Language, device?: DeviceWishes): Settings {
  return {
    language,
    name: '',
    sound: { effects: 0.7, ambience: 0, voice: 1, notices: 0.7 },
    muted: false,
    reducedMotion: 'system',
    speed: 1,
    textSize: 100,
    theme: device?.contrast === true ? 'system' : 'dark',
    letterKeys: true,
    keys: KEY_ACTIONS,
    askBefore: 'matters',
    warnBeforeEnd: true,
    asks: {},
    readAloud: false,
    voice: null,
    soundOffered: false,
  };
}

export function themeOf(choice: ThemeChoice, device: DeviceWishes): Theme {
  if (choice !== 'system') return choice;
  return device.contrast ? 'contrast' : device.light ? 'light' : 'dark';
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
    theme: oneOf(THEME_CHOICES, from['theme'], defaults.theme),
    letterKeys: bool(from['letterKeys'], defaults.letterKeys),
    keys: parseKeys(from['keys'], defaults.keys),
    askBefore: oneOf(ASKING, from['askBefore'], defaults.askBefore),
    warnBeforeEnd: bool(from['warnBeforeEnd'], defaults.warnBeforeEnd),
    asks: parseAsks(from['asks']),
    readAloud: bool(from['readAloud'], defaults.readAloud),
    soundOffered: bool(from['soundOffered'], defaults.soundOffered),
    voice: typeof from['voice'] === 'string' ? from['voice'] : defaults.voice,
  };
}

function parseAsks(stored: unknown): Asks {
  return Object.fromEntries(
    Object.entries(record(stored)).flatMap(([sort, wish]) =>
      (ASKING as readonly unknown[]).includes(wish) ? [[sort, wish as Asking]] : [],
    ),
  );
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
