/** Ogres and bugbears in any quest, in the place of green monsters of its map, where the table likes (NXT-MON-20). */
import type { MonsterKind, Quest } from '@oubliette/classic/extend';
import { nextCard } from './content/bestiary.ts';

/** Of every ten, counted through the map in its order: one early, so that hardly a quest goes without. */
const TURN = 10;
const STAND_IN: { readonly [turn: number]: MonsterKind } = { 2: 'ogre', 7: 'bugbear' };

/** Whoever has a name or figures of their own stays who they are, and so does whoever a note brings. */
export function withOgres(quest: Quest): Quest {
  let count = 0;
  const monsters = quest.monsters.map((monster) => {
    if (monster.id !== null || monster.strength !== null) return monster;
    if (nextCard(monster.kind).colour !== 'green') return monster;
    count += 1;
    return { ...monster, kind: STAND_IN[count % TURN] ?? monster.kind };
  });
  return { ...quest, monsters };
}
