/** Signs of traps classic does not have, in a square of 100. */
import type { KnownNextTrap } from '@oubliette/nextlevel';

export const TRAP_SIGNS: { readonly [kind in KnownNextTrap['kind']]?: string } = {
  deepPit: 'M28 34h44M33 47h34M38 60h24M44 73h12',
  poisonedDarts:
    'M24 34h34M50 26l10 8-10 8M24 50h34M50 42l10 8-10 8M24 66h34M50 58l10 8-10 8M74 40q6 8 0 12q-6-4 0-12z',
  swingingBlade: 'M50 16V52M26 56q24 36 48 0q-24 8-48 0z',
  graniteSphere: 'M50 26a24 24 0 1 0 .1 0zM38 44l8 6 4-8M58 62l-6-6',
  steelJaw: 'M22 42l8 12 7-12 7 12 6-12 6 12 7-12 7 12 8-12M26 64h48',
  fireCloud: 'M50 18q20 22 14 36q8-4 8-12q12 34-22 40q-34-6-22-40q0 8 8 12q-6-14 14-36z',
  chokingGas: 'M26 38q8-10 16 0t16 0t16 0M26 54q8-10 16 0t16 0t16 0M26 70q8-10 16 0t16 0t16 0',
};
