/** The hostage: an ally once freed, with figures the book gives (EXP-QGN-05). */
import { noun } from '@oubliette/words';
import type { Character } from './characters.ts';

export const HOSTAGE_ID = 'hostage';

export const HOSTAGE = {
  noun: noun('hostage', 'otage', 'm'),
  body: 5,
  attack: 1,
  defence: 1,
  speed: 0,
  abilities: 0,
  weapons: 'light',
  armour: null,
} as const satisfies Character;
