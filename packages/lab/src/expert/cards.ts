/** Which cards an event draws or plays: what no lab ever sees played is dead. */
import type { ExpertEvent } from '@oubliette/expert/reckoning';

type Names = {
  readonly [T in ExpertEvent['type']]?: (event: Extract<ExpertEvent, { type: T }>) => readonly string[];
};

const NAMES: Names = {
  eventDrawn: ({ card }) => [`drawn.${card}`],
  eventPlayed: ({ card }) => [`played.${card}`],
  eventCancelled: ({ card }) => [`cancelled.${card}`],
  treasureTurned: ({ card }) => [`drawn.${card}`],
  cardTaken: ({ held }) => [`taken.${held.card}`],
  worn: ({ card }) => [`played.${card}`],
  scrollRead: ({ card }) => [`played.${card}`],
  shotSpent: ({ card }) => [`played.${card}`],
  drunk: ({ card }) => [`played.${card}`],
  objectUsed: ({ card }) => [`played.${card}`],
  cashed: ({ card }) => [`played.${card}`],
  weaponChosen: ({ weapon }) => (weapon === null ? [] : [`played.${weapon}`]),
  chaosDrawn: ({ card }) => [`drawn.${card}`],
  chaosUsed: ({ card }) => [`played.${card}`],
  abilityUsed: ({ hero, ability }) => [`used.${hero}.${ability}`],
  monsterDrawn: ({ card, back }) => (back ? [] : [`drawn.${card}`]),
  groupCame: ({ card }) => [`played.${card}`],
  cardTurned: ({ card }) => [`drawn.${card}`],
  furnitureSearched: ({ piece }) => [`searched.${piece.split('@')[0]}`],
};

export function cardsIn(event: ExpertEvent): readonly string[] {
  const names = NAMES[event.type] as ((event: ExpertEvent) => readonly string[]) | undefined;
  return names?.(event) ?? [];
}
