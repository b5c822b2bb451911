/** The letter keys of the table, which a player may rebind or turn off. */

export const KEY_ACTIONS = {
  move: 'm',
  attack: 'a',
  open: 'o',
  searchTreasure: 's',
  searchDoors: 'd',
  cast: 'c',
  item: 'i',
  next: 'n',
  endTurn: 'e',
  undo: 'u',
  wholeMap: '0',
  sheet: 'h',
  heroesView: 'v',
  place: 'p',
  override: 'g',
  follow: 'f',
  hold: 'w',
  log: 'l',
  talk: 't',
  command: '/',
  lastEvent: 'x',
  party: 'y',
  awaited: 'z',
  inSight: 'k',
  skip: ' ',
} as const satisfies Record<string, string>;

export type KeyAction = keyof typeof KEY_ACTIONS;
export type Keys = Readonly<Record<KeyAction, string>>;

export const KEY_ACTION_IDS = Object.keys(KEY_ACTIONS) as readonly KeyAction[];

/** The fields of a keyboard event used here. */
export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

interface KeySettings {
  readonly letterKeys: boolean;
  readonly keys: Keys;
}

/** The action of a key; none with Ctrl, Alt or Meta, or when letter keys are off. Shift is left to the caller. */
export function keyAction(pressed: Pressed, { letterKeys, keys }: KeySettings): KeyAction | null {
  if (!letterKeys || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const key = pressed.key.toLowerCase();
  return KEY_ACTION_IDS.find((action) => keys[action] === key) ?? null;
}

/** The keys with one changed: the action that had the new key gets the old one. */
export function rebound(keys: Keys, action: KeyAction, key: string): Keys {
  const wanted = key.toLowerCase();
  const other = KEY_ACTION_IDS.find((each) => keys[each] === wanted);
  const given = keys[action];
  return { ...keys, ...(other === undefined ? {} : { [other]: given }), [action]: wanted };
}

/** Letters and signs that are one key each; digits 1 to 9 belong to the action bar, ? to the rules. */
export function mayBind(key: string): boolean {
  return [...key].length === 1 && !/[1-9?]/.test(key);
}
