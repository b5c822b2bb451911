/** The fifteen Chaos abilities: our own, since the book leaves them to cards it does not contain (EXP-CHA-02). */
import type { Language, Noun } from '@oubliette/words';
import { title } from './abilityKinds.ts';

export type ChaosDeed =
  /** An attack with so many dice on a hero in sight; `drains`: the creature regains what the hero loses. */
  | { readonly tag: 'bolt'; readonly dice: number; readonly drains?: true }
  /** The same on a hero in sight and every hero beside it. */
  | { readonly tag: 'blast'; readonly dice: number }
  /** The same on every hero on the creature's tile. */
  | { readonly tag: 'wave'; readonly dice: number }
  /** A hero in sight has no action in its next turn. */
  | { readonly tag: 'daze' }
  /** A hero in sight has dice fewer until the end of the combat. */
  | { readonly tag: 'weaken'; readonly attack?: number; readonly defence?: number }
  /** A hero in sight is moved a cell. */
  | { readonly tag: 'compel' }
  /** The creature and its group have dice more until the end of the combat. */
  | { readonly tag: 'embolden'; readonly attack?: number; readonly defence?: number }
  /** The creature or another in its sight regains 1D3 Body. */
  | { readonly tag: 'mend' }
  /** Creatures of the lowest level and of its family come, 1D3 of them. */
  | { readonly tag: 'call' }
  /** The creature goes to a free cell in sight. */
  | { readonly tag: 'vanish' }
  /** A weapon in hand, or a piece that is worn, is of no use until the end of the combat. */
  | { readonly tag: 'rust' };

export interface ChaosCard {
  readonly noun: Noun;
  readonly effect: ChaosDeed;
  readonly text: Readonly<Record<Language, string>>;
}

type Names = readonly [en: string, fr: string, gender: 'm' | 'f'];

function card(names: Names, effect: ChaosDeed, en: string, fr: string): ChaosCard {
  return { noun: title(...names), effect, text: { en, fr } };
}

const CHAOS = {
  blackBolt: card(
    ['Black Bolt', 'Trait noir', 'm'],
    { tag: 'bolt', dice: 3 },
    'An attack with 3 dice on a hero in sight.',
    'Une attaque de 3 dés contre un héros en vue.',
  ),
  doomBolt: card(
    ['Lightning from Below', 'Foudre des profondeurs', 'f'],
    { tag: 'bolt', dice: 4 },
    'An attack with 4 dice on a hero in sight.',
    'Une attaque de 4 dés contre un héros en vue.',
  ),
  fireRain: card(
    ['Rain of Embers', 'Pluie de braises', 'f'],
    { tag: 'blast', dice: 2 },
    'An attack with 2 dice on a hero in sight and on every hero beside that one.',
    'Une attaque de 2 dés contre un héros en vue et contre chaque héros à son contact.',
  ),
  howl: card(
    ['Howl of the Pit', 'Hurlement de l’abîme', 'm'],
    { tag: 'wave', dice: 2 },
    'An attack with 2 dice on every hero on the creature’s tile.',
    'Une attaque de 2 dés contre chaque héros présent sur la tuile de la créature.',
  ),
  leech: card(
    ['Leech of Souls', 'Sangsue des âmes', 'f'],
    { tag: 'bolt', dice: 3, drains: true },
    'An attack with 3 dice on a hero in sight; the creature regains the Body the hero loses.',
    'Une attaque de 3 dés contre un héros en vue ; la créature regagne les points de Corps perdus par le héros.',
  ),
  daze: card(
    ['Whispers', 'Murmures', 'm'],
    { tag: 'daze' },
    'A hero in sight has no action in its next turn.',
    'Un héros en vue n’a pas d’action à son prochain tour.',
  ),
  tremble: card(
    ['Trembling Hands', 'Mains tremblantes', 'f'],
    { tag: 'weaken', attack: -1 },
    'A hero in sight has 1 fewer die in attack until the end of the combat.',
    'Un héros en vue a 1 dé de moins en attaque jusqu’au terme du combat.',
  ),
  frailty: card(
    ['Brittle Bones', 'Os de verre', 'm'],
    { tag: 'weaken', defence: -1 },
    'A hero in sight has 1 fewer die in defence until the end of the combat.',
    'Un héros en vue a 1 dé de moins en défense jusqu’au terme du combat.',
  ),
  compel: card(
    ['Come Hither', 'Pas forcé', 'm'],
    { tag: 'compel' },
    'A hero in sight is moved to a free cell beside it.',
    'Un héros en vue est déplacé sur une case libre adjacente.',
  ),
  frenzyOfBlood: card(
    ['Taste of Blood', 'Goût du sang', 'm'],
    { tag: 'embolden', attack: 1 },
    'The creature and its group have 1 more die in attack until the end of the combat.',
    'La créature et son groupe ont 1 dé de plus en attaque jusqu’au terme du combat.',
  ),
  ironSkin: card(
    ['Skin of Iron', 'Peau de fer', 'f'],
    { tag: 'embolden', defence: 1 },
    'The creature and its group have 1 more die in defence until the end of the combat.',
    'La créature et son groupe ont 1 dé de plus en défense jusqu’au terme du combat.',
  ),
  mend: card(
    ['Dark Mending', 'Sombre guérison', 'f'],
    { tag: 'mend' },
    'The creature or another in its sight regains 1D3 Body.',
    'La créature ou une autre à sa vue regagne 1D3 points de Corps.',
  ),
  call: card(
    ['Call of the Horde', 'Appel de la horde', 'm'],
    { tag: 'call' },
    '1D3 of the least creatures of its family appear beside it.',
    '1D3 créatures parmi les moindres de sa famille surgissent près d’elle.',
  ),
  vanish: card(
    ['Shadow Step', 'Pas de l’ombre', 'm'],
    { tag: 'vanish' },
    'The creature goes to a free cell in its sight.',
    'La créature passe sur une case libre à sa vue.',
  ),
  rust: card(
    ['Rust', 'Rouille', 'f'],
    { tag: 'rust' },
    'The weapon of a hero in sight, or else a piece it wears, is of no use until the end of the combat.',
    'L’arme d’un héros en vue, ou à défaut une pièce qu’il porte, ne sert plus jusqu’au terme du combat.',
  ),
} as const satisfies Readonly<Record<string, ChaosCard>>;

export type ChaosId = keyof typeof CHAOS;

export const CHAOS_IDS = Object.keys(CHAOS) as readonly ChaosId[];

export function chaosCard(id: ChaosId): ChaosCard {
  return CHAOS[id];
}
