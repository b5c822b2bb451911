/** Each figure's emblem and colours: heroes by people and calling, monsters by their row. */
import { BESTIARY } from '@oubliette/advanced';
import type { Figure, MonsterLook, MonsterRank, View } from '@oubliette/advanced';
import { emblemOf } from '../../classic/tokens/tokens.ts';
import type { Language } from '@oubliette/words';
import type { TokenLook } from '../../board/TokenShape.tsx';
import type { BoardToken, TokenMark } from '../../board/Tokens.tsx';
import { sheetName } from '../play/labels.ts';

type MonsterTokenLook = Pick<TokenLook, 'look' | 'emblem'>;

/** By the look in a monster's row. */
const MONSTERS: Readonly<Record<MonsterLook, MonsterTokenLook>> = {
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

/** Ranks share the emblem of their kind, each with its sign in a box of 24 by 24. */
const RANKS: Readonly<Record<MonsterRank, string>> = {
  sentry: 'M4 12q8-9 16 0q-8 9-16 0M12 10v4',
  champion: 'M12 4l2.5 5.5 6 .5-4.5 4 1.5 6-5.5-3.2L6.5 20 8 14 3.5 10l6-.5z',
  lord: 'M4 18V7l4.5 5L12 5l3.5 7L20 7v11z',
};

/** A pennant: one of a kind (ADV-MCH-08). */
const CHARACTER = 'M8 21V4l10 4-10 4';

/** The sign of a rank, or of a monster character. */
export function rankSign({ of, kind }: Pick<Figure, 'of' | 'kind'>): readonly string[] {
  if (kind !== 'monster') return [];
  const { rank = null, character = false } = BESTIARY[of] ?? {};
  return [...(rank === null ? [] : [RANKS[rank]]), ...(character ? [CHARACTER] : [])];
}

export function lookOf(view: View, figure: Pick<Figure, 'id' | 'of' | 'kind'>): MonsterTokenLook {
  if (figure.kind === 'monster') return MONSTERS[BESTIARY[figure.of]?.look ?? 'beast'];
  const sheet = view.sheets.find(({ id }) => id === figure.id);
  if (sheet?.kind === 'henchman') return { look: 'henchman', emblem: { icon: 'pikeman' } };
  if (sheet?.calling === 'wizard') return { look: 'wizard', emblem: emblemOf('wizard') };
  const people = sheet === undefined || sheet.race === 'human' ? 'barbarian' : sheet.race;
  return { look: people, emblem: emblemOf(people) };
}

/** Its wounds on arrival; for a monster whose wounds are secret, the number shown. */
export function mostWounds(view: View, figure: Pick<Figure, 'id' | 'of' | 'kind'>): number {
  if (figure.kind === 'monster') return view.woundsHidden ? 1 : (BESTIARY[figure.of]?.wounds ?? 1);
  return view.sheets.find(({ id }) => id === figure.id)?.startWounds ?? 1;
}

/** One or two characters: a monster's number, or the initial of the name the reader knows. */
export function markOf(view: View, figure: Pick<Figure, 'id' | 'kind'>, language: Language): string {
  if (figure.kind === 'monster') return /-(\d+)$/u.exec(figure.id)?.[1] ?? '';
  const sheet = view.sheets.find(({ id }) => id === figure.id);
  return (sheet === undefined ? figure.id : sheetName(sheet, language)).charAt(0).toUpperCase();
}

/** In a box of 24 by 24; strokes. */
const SIGNS: Readonly<Record<string, string>> = {
  asleep: 'M7 7h10L7 17h10',
  cowering: 'M12 5v8M12 17v2',
  berserk: 'M6 18L17 7M17 7v4M17 7h-4M7 13l4 4',
  // On strings, and down a hole.
  controlled: 'M4 6h16M7 6v12M12 6v8M17 6v12',
  inPit: 'M12 5v11M7 12l5 5 5-5',
};
const OTHER_SIGN = 'M12 6a6 6 0 1 0 .1 0M12 9v3l2 2';

export function tokenLook(view: View, figure: Figure, language: Language): TokenLook {
  return {
    ...lookOf(view, figure),
    side: figure.side === 'heroes' ? 'heroes' : 'morcar',
    mark: markOf(view, figure, language),
    body: figure.wounds,
    maxBody: mostWounds(view, figure),
    asleep: figure.effects.some(({ tag }) => tag === 'asleep'),
    signs: [...rankSign(figure), ...new Set(figure.effects.map(({ tag }) => SIGNS[tag] ?? OTHER_SIGN))],
  };
}

const RIM: TokenMark = {
  name: 'adv-pit-rim',
  d: 'M-28 -42h56a14 14 0 0 1 14 14v56a14 14 0 0 1-14 14h-56a14 14 0 0 1-14-14v-56a14 14 0 0 1 14-14z',
  under: true,
};
const DOWN: TokenMark = { name: 'adv-down', d: 'M-16 -16L16 16M16 -16L-16 16' };
const CHAIN: TokenMark = { name: 'adv-chain', d: 'M-44 12a10 10 0 1 0 .1 0zM-30 24a10 10 0 1 0 .1 0z' };
const CROWN: TokenMark = { name: 'adv-crown', d: 'M-18 -40l4-20 10 12 4-16 4 16 10-12 4 20z' };
const MASK: TokenMark = {
  name: 'adv-mask',
  d: 'M18 -52h36v14q-8 14-18 4q-10 10-18-4zM26 -46h6M40 -46h6',
};

export function tokensOf(view: View, figures: readonly Figure[], language: Language): readonly BoardToken[] {
  return figures.map((figure) => {
    const has = (wanted: string): boolean => figure.effects.some(({ tag }) => tag === wanted);
    const isDown = figure.wounds <= 0;
    return {
      ...tokenLook(view, figure, language),
      id: figure.id,
      square: figure.square,
      size: figure.size,
      posture: isDown ? 'fallen' : has('inPit') ? 'sunken' : null,
      marks: [
        ...(has('inPit') ? [RIM] : []),
        ...(isDown ? [DOWN] : []),
        ...(has('captive') ? [CHAIN] : []),
        ...(figure.id === view.leader ? [CROWN] : []),
        ...(figure.disguise === null ? [] : [MASK]),
      ],
    };
  });
}
