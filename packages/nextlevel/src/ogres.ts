/** Ogres and bugbears replace green monsters of any quest's map, if the table likes (NXT-MON-20). */
import type { MonsterKind, Quest } from '@oubliette/classic/extend';
import { nextCard } from './content/bestiary.ts';

/** Which of every ten, counted in map order: one early, so that most quests get one. */
const TURN = 10;
const STAND_IN: { readonly [turn: number]: MonsterKind } = { 2: 'ogre', 7: 'bugbear' };

/** Monsters with a name or figures of their own stay as they are, and so do those a note brings. */
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
