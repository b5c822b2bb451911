/** Solo dungeons without a story: their size, monsters and aim (ADV-SOLO-03 to ADV-SOLO-06). */
import type { DungeonPlan, LevelPlan } from '../../plan.ts';
import { slaying } from '../../solo/quest.ts';
import { MATRICES } from '../matrices.ts';

/** The deepest level: deeper than any party has returned from. */
const DEEPEST = 6;

/** Each family's lair has a name of its own; so has the place where its captains are hunted. */
const TITLES: Readonly<Record<keyof typeof MATRICES, DungeonPlan['title']>> = {
  ratmen: { en: 'The Gnawed Galleries', fr: 'Les galeries rongées' },
  goblinoids: { en: 'The Howling Warren', fr: 'Le terrier hurlant' },
  undead: { en: 'The Restless Vaults', fr: 'Les caveaux sans repos' },
  chaos: { en: 'The Unmade Halls', fr: 'Les salles défaites' },
};
const HUNT: DungeonPlan['title'] = { en: 'Six Captains to Hunt', fr: 'Six capitaines à traquer' };

export interface Wish {
  readonly id: string;
  /** One level, where stairs down do not count, or as many as the tables bring. */
  readonly size: 'oneLevel' | 'tables';
  readonly family: keyof typeof MATRICES;
  /** Monster characters to hunt: two in each quest room. Without any there is no aim. */
  readonly hunted?: readonly string[];
}

export function wanderingDungeon({ id, size, family, hunted = [] }: Wish): DungeonPlan {
  const level: LevelPlan = { tag: 'random', down: size === 'oneLevel' ? 'none' : 'tables' };
  return {
    id,
    title: hunted.length > 0 ? HUNT : TITLES[family],
    intro: {
      en: 'Nobody has sent you. There is a hole in the hillside, and a torch in your hand.',
      fr: 'Personne ne vous envoie. Il y a un trou dans la colline, et une torche dans votre main.',
    },
    matrices: MATRICES[family],
    levels: Array.from({ length: size === 'oneLevel' ? 1 : DEEPEST }, () => level),
    characters: hunted,
    aims: hunted.map(slaying),
    ...(hunted.length > 0 ? { drawnForQuestRooms: 2 } : {}),
  };
}
