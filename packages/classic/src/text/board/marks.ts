/** The two characters that stand for a thing on a board drawn in text. */
import type { Language } from '@oubliette/words';
import type { HeroKind } from '../../content/heroes.ts';
import { cardOf } from '../../content/monsters.ts';
import type { MonsterKind } from '../../content/monsters.ts';
import type { Figure } from '../../state.ts';
import { monsterNumber } from '../names.ts';
import type { Names } from '../names.ts';

const HERO_MARKS: Readonly<Record<Language, Readonly<Record<HeroKind, string>>>> = {
  en: { barbarian: 'Ba', dwarf: 'Dw', elf: 'El', wizard: 'Wi' },
  fr: { barbarian: 'Ba', dwarf: 'Na', elf: 'El', wizard: 'En' },
};

export const GROUND_MARKS = {
  fog: '░░',
  room: '  ',
  passage: ' ·',
  rubble: '▓▓',
  pit: '()',
  rockfall: '^^',
  stairs: '<<',
  exit: '>>',
  belongings: '&&',
  trappedChest: '$!',
} as const;

/** After nine come letters: orc 10 is oA. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function figureMark(names: Names, { id, kind, name }: Figure, language: Language): string {
  if (kind === 'captive') return `@${initial(name?.[language].one)}`;
  if (isHeroKind(kind)) return HERO_MARKS[language][kind];
  if (name !== null) return `${initial(name[language].one).toLowerCase()}*`;
  return `${monsterLetter(names, kind, language)}${DIGITS[monsterNumber(names, id) % DIGITS.length]}`;
}

/** A small letter, followed by the figure's number. */
export function monsterLetter({ monsters }: Names, kind: MonsterKind, language: Language): string {
  return cardOf(monsters, kind).letter[language];
}

function isHeroKind(kind: Figure['kind']): kind is HeroKind {
  return Object.hasOwn(HERO_MARKS.en, kind);
}

/** Without its accent, so that every terminal has it. */
function initial(name = '?'): string {
  return name.normalize('NFD').charAt(0).toUpperCase();
}
