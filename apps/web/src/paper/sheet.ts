/** A hero's score sheet for paper (CLS-HRO-13): as in the match, or with room to write. */
import { cardTexts, defenceOf, HERO_KINDS, heroCard, heroNoun, isNamed } from '@oubliette/classic';
import type { Hero, HeroKind, View } from '@oubliette/classic';
import type { Language } from '@oubliette/words';

export interface PaperSheet {
  readonly kind: HeroKind;
  readonly type: string;
  /** Null where the whole sheet is blank. */
  readonly name: string | null;
  /** What became of the hero; null while the match goes on. */
  readonly fate: 'out' | 'dead' | null;
  readonly body: Points;
  readonly mind: Points;
  readonly attack: number;
  readonly defence: number;
  readonly movement: number;
  readonly gold: number | null;
  readonly equipment: readonly PaperCard[];
  /** Quest treasures and potions. */
  readonly finds: readonly PaperCard[];
  readonly spells: readonly PaperCard[];
  /** An extra line under the name. */
  readonly note?: string;
  /** The hero's permanent skills. */
  readonly learnt?: { readonly title: string; readonly cards: readonly PaperCard[] };
}

interface Points {
  /** Null where only the starting value is known. */
  readonly now: number | null;
  readonly most: number;
}

export interface PaperCard {
  readonly name: string;
  readonly text: string;
}

/** One for each hero of the box. */
export function blankSheets(language: Language): readonly PaperSheet[] {
  return HERO_KINDS.map((kind) => blankSheet(kind, language));
}

function blankSheet(kind: HeroKind, language: Language): PaperSheet {
  const { body, mind, attack, defence, movement } = heroCard(kind);
  return {
    kind,
    type: heroNoun(kind, 'm')[language].one,
    name: null,
    fate: null,
    body: { now: null, most: body },
    mind: { now: null, most: mind },
    attack,
    defence,
    movement,
    gold: null,
    equipment: [],
    finds: [],
    spells: [],
  };
}

export function sheetOf(view: View, hero: Hero, language: Language): PaperSheet {
  const blank = blankSheet(hero.id, language);
  const figure = view.figures.find(({ id }) => id === hero.id);
  const cards = cardTexts(hero, language);
  const worn = hero.equipment.length;
  const found = worn + hero.treasures.length + hero.potions.length;
  // Whoever came out leaves their wounds behind (CLS-HRO-18); the dead have nothing left.
  const points = (now: number | undefined): number | null => now ?? (hero.fate === 'dead' ? 0 : null);
  return {
    ...blank,
    type: heroNoun(hero.id, hero.gender)[language].one,
    name: isNamed(hero) ? hero.name : '',
    fate: hero.fate === 'playing' ? null : hero.fate,
    body: { now: points(figure?.body), most: figure?.maxBody ?? blank.body.most },
    mind: { now: points(figure?.mind), most: figure?.maxMind ?? blank.mind.most },
    attack: figure?.attack ?? blank.attack,
    defence: figure === undefined ? blank.defence : defenceOf(view, figure),
    gold: hero.gold,
    equipment: cards.slice(0, worn),
    finds: cards.slice(worn, found),
    spells: cards.slice(found),
  };
}
