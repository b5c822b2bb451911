/** The defaults of a scene: an ordinary warrior, an ordinary dungeon. */
import type { DungeonPlan } from '../plan.ts';
import type { SheetSetup } from '../setup.ts';

const text = (words: string) => ({ en: words, fr: words });
const NOBODY = [{ upTo: 12, monsters: {} }];

export const PLAIN_PLAN: DungeonPlan = {
  id: 'scene',
  title: text('A scene'),
  intro: text('A scene.'),
  matrices: { wandering: NOBODY, lair: NOBODY, quest: NOBODY },
  levels: [{ tag: 'random', down: 'tables' }],
  characters: [],
  aims: [],
};

export function plainSheet(id: string): SheetSetup {
  return {
    id,
    kind: 'hero',
    name: id,
    gender: 'm',
    race: 'human',
    calling: 'warrior',
    serves: null,
    start: { weaponSkill: 8, bowSkill: 8, strength: 6, toughness: 5, speed: 8, bravery: 9, intelligence: 8 },
    startWounds: 4,
    startFate: 0,
    fate: 0,
    changes: [],
    weapons: ['sword'],
    armour: [],
    arrows: 0,
    bolts: 0,
    items: [],
    gold: 0,
    components: [],
    spells: [],
    marks: [],
  };
}
