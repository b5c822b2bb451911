/** Which emblem and colours stand for each figure: heroes by their people and calling, monsters by what their row says. */
import { BESTIARY } from '@oubliette/advanced';
import type { Figure, MonsterLook, MonsterRank, View } from '@oubliette/advanced';
import { emblemOf } from '../../classic/tokens/tokens.ts';
import type { Language } from '@oubliette/words';
import type { Emblem } from '../../board/TokenShape.tsx';
import { sheetName } from '../play/labels.ts';

export interface Look {
  /** The colours of the token, by name. */
  readonly look: string;
  readonly emblem: Emblem;
}

/** By what a monster's row says it looks like. */
const MONSTERS: Readonly<Record<MonsterLook, Look>> = {
  ratman: { look: 'ratman', emblem: { icon: 'rat' } },
  undeadRatman: { look: 'zombie', emblem: { icon: 'rat' } },
  nightRunner: { look: 'ratman', emblem: { icon: 'ninja-mask' } },
  assassin: { look: 'ratman', emblem: { icon: 'hooded-assassin' } },
  globadier: { look: 'ratman', emblem: { icon: 'gas-mask' } },
  warpfire: { look: 'ratman', emblem: { icon: 'flamethrower' } },
  jezzail: { look: 'ratman', emblem: { icon: 'musket' } },
  censer: { look: 'ratman', emblem: { icon: 'incense' } },
  plagueMonk: { look: 'ratman', emblem: { icon: 'cultist' } },
  orc: { look: 'orc', emblem: emblemOf('orc') },
  goblin: { look: 'goblin', emblem: emblemOf('goblin') },
  archer: { look: 'goblin', emblem: { icon: 'bowman' } },
  ogre: { look: 'ogre', emblem: emblemOf('ogre') },
  troll: { look: 'troll', emblem: { icon: 'troll' } },
  fimir: { look: 'fimir', emblem: emblemOf('fimir') },
  skeleton: { look: 'skeleton', emblem: emblemOf('skeleton') },
  zombie: { look: 'zombie', emblem: emblemOf('zombie') },
  ghoul: { look: 'ghoul', emblem: { icon: 'sharped-teeth-skull' } },
  mummy: { look: 'mummy', emblem: emblemOf('mummy') },
  ghost: { look: 'wight', emblem: { icon: 'ghost' } },
  whiteSorcerer: { look: 'wight', emblem: emblemOf('chaosSorcerer') },
  chaosWarrior: { look: 'chaosWarrior', emblem: emblemOf('chaosWarrior') },
  thug: { look: 'chaosWarrior', emblem: { icon: 'brute' } },
  minotaur: { look: 'minotaur', emblem: { icon: 'minotaur' } },
  gargoyle: { look: 'gargoyle', emblem: emblemOf('gargoyle') },
  statue: { look: 'gargoyle', emblem: { icon: 'rock-golem' } },
  sorcerer: { look: 'chaosSorcerer', emblem: emblemOf('chaosSorcerer') },
  beast: { look: 'beast', emblem: { icon: 'wolf-head' } },
  rat: { look: 'beast', emblem: { icon: 'rat' } },
  bat: { look: 'beast', emblem: { icon: 'bat' } },
};

/** Ranks that share the emblem of their kind, each with its sign in a box of 24 by 24. */
const RANKS: Readonly<Record<MonsterRank, string>> = {
  sentry: 'M4 12q8-9 16 0q-8 9-16 0M12 10v4',
  champion: 'M12 4l2.5 5.5 6 .5-4.5 4 1.5 6-5.5-3.2L6.5 20 8 14 3.5 10l6-.5z',
  lord: 'M4 18V7l4.5 5L12 5l3.5 7L20 7v11z',
};

/** A pennant: one of a kind (ADV-MCH-08). */
const CHARACTER = 'M8 21V4l10 4-10 4';

/** What tells a rank, and a monster character, from the common kind. */
export function rankSign({ of, kind }: Pick<Figure, 'of' | 'kind'>): readonly string[] {
  if (kind !== 'monster') return [];
  const { rank = null, character = false } = BESTIARY[of] ?? {};
  return [...(rank === null ? [] : [RANKS[rank]]), ...(character ? [CHARACTER] : [])];
}

export function lookOf(view: View, figure: Pick<Figure, 'id' | 'of' | 'kind'>): Look {
  if (figure.kind === 'monster') return MONSTERS[BESTIARY[figure.of]?.look ?? 'beast'];
  const sheet = view.sheets.find(({ id }) => id === figure.id);
  if (sheet?.kind === 'henchman') return { look: 'henchman', emblem: { icon: 'pikeman' } };
  if (sheet?.calling === 'wizard') return { look: 'wizard', emblem: emblemOf('wizard') };
  const people = sheet === undefined || sheet.race === 'human' ? 'barbarian' : sheet.race;
  return { look: people, emblem: emblemOf(people) };
}

/** Wounds it had when it came; of a monster whose wounds are kept secret, the one that is shown. */
export function mostWounds(view: View, figure: Pick<Figure, 'id' | 'of' | 'kind'>): number {
  if (figure.kind === 'monster') return view.woundsHidden ? 1 : (BESTIARY[figure.of]?.wounds ?? 1);
  return view.sheets.find(({ id }) => id === figure.id)?.startWounds ?? 1;
}

/** One or two characters: a monster's number, the initial of the name the reader knows a hero or a stranger by. */
export function markOf(view: View, figure: Pick<Figure, 'id' | 'kind'>, language: Language): string {
  if (figure.kind === 'monster') return /-(\d+)$/u.exec(figure.id)?.[1] ?? '';
  const sheet = view.sheets.find(({ id }) => id === figure.id);
  return (sheet === undefined ? figure.id : sheetName(sheet, language)).charAt(0).toUpperCase();
}
