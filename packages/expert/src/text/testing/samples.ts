/** Who and what the examples speak of, and their shape: at least one of each event and command. */
import type { Exit, Layout } from '@oubliette/dungeon';
import type { BaseCommand } from '@oubliette/kernel';
import type { Tile } from '../../state.ts';
import { questNamed } from '../../content/quests/index.ts';
import { publicPart } from '../../quests/design.ts';
import { namesFrom } from '../names.ts';

export interface Samples<C extends BaseCommand, Facts> {
  readonly commands: { readonly [T in C['type']]: readonly Extract<C, { type: T }>[] };
  /** One per form of its sentence. */
  readonly events: { readonly [T in keyof Facts]: readonly Facts[T][] };
}

const FIELD = { width: 26, height: 26 };

/** A square by its column and row, from 0. */
function at(x: number, y: number): number {
  return y * FIELD.width + x;
}

export const F7 = at(5, 6);
export const G7 = at(6, 6);
export const EXIT: Exit = { squares: [F7], direction: 3, door: 'closed' };
export const LAYOUT: Layout = {
  ...FIELD,
  pieces: [],
  doors: [],
  openings: [],
  exits: [],
  reserved: [],
};

export function tile(card: Tile['card'], furniture: Tile['furniture'] = []): Tile {
  return { id: `${card}-2`, card, searched: false, stairs: null, added: 0, furniture, chasm: null };
}

/** Alys, an elf, and a warrior nobody named; two orcs, so that each has its number, and one ghoul. */
export const NAMES = namesFrom({
  layout: FIELD,
  heroes: [
    { id: 'elf', name: 'Alys', gender: 'f', seat: 'ann' },
    { id: 'warrior', name: 'warrior', gender: 'f', seat: 'ben' },
  ] as unknown as Parameters<typeof namesFrom>[0]['heroes'],
  tiles: [tile('kitchen')],
  named: { orc: 2, ghoul: 1 },
  table: { solo: false },
  quest: { plan: publicPart(questNamed('hostage')!) },
});
