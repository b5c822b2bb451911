/** What a teller works with: the language, and this table's names. */
import type { Square } from '@oubliette/dungeon';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language, Mention, Noun } from '@oubliette/words';
import { equipmentCard } from '../content/equipment.ts';
import type { EquipmentId } from '../content/equipment.ts';
import { nounOf } from '../content/monsters.ts';
import type { MonsterKind } from '../content/monsters.ts';
import type { Text } from '../content/names.ts';
import { questTreasureCard } from '../content/questTreasures.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import { treasureCard } from '../content/treasure.ts';
import type { PotionId } from '../content/treasure.ts';
import type { FigureId, WeaponId } from '../state.ts';
import { areaMention, squareName, turnTakerMention } from './names.ts';
import type { Names } from './names.ts';
import { WORDS } from './vocabulary.ts';

export interface TextScene {
  readonly language: Language;
  readonly names: Names;
  /** A figure; Morcar for null. */
  readonly figure: (id: FigureId | null) => Mention;
  readonly square: (square: Square) => Noun;
  readonly squares: (squares: readonly Square[]) => readonly Noun[];
  readonly area: (square: Square) => Mention;
  readonly kind: (kind: MonsterKind) => Noun;
  readonly text: (text: Text) => string;
}

export function sceneOf(names: Names, language: Language): TextScene {
  const square = (at: Square): Noun => squareName(names, at);
  return {
    language,
    names,
    figure: (id) => turnTakerMention(names, id),
    square,
    squares: (squares) => squares.map(square),
    area: (at) => areaMention(names, names.board.areaOf[at]!),
    kind: (kind) => nounOf(names.monsters, kind),
    text: (text) => typeset(language, withApostrophes(text[language])),
  };
}

export function weaponNoun(id: WeaponId): Noun {
  return id === 'orcsBane' || id === 'spiritBlade' ? questTreasureCard(id).noun : equipmentCard(id).noun;
}

/** The contents of a heap, as a list for a sentence. */
interface Heap {
  readonly gold: number;
  readonly equipment: readonly EquipmentId[];
  readonly treasures: readonly QuestTreasureId[];
  readonly potions: readonly PotionId[];
}

export function thingsIn({ gold, equipment, treasures, potions }: Heap): readonly Mention[] {
  return [
    ...(gold > 0 ? [{ noun: WORDS.goldPiece, count: gold }] : []),
    ...equipment.map((id) => equipmentCard(id).noun),
    ...treasures.map((id) => questTreasureCard(id).noun),
    ...potions.map((id) => treasureCard(id).noun),
  ];
}

/** Equal things gathered: « une table et 2 portes ». */
export function countAlike(nouns: readonly Noun[]): readonly Mention[] {
  return [...Map.groupBy(nouns, (noun) => noun)].map(([noun, alike]) => ({ noun, count: alike.length }));
}
