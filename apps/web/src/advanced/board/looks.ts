/** Which emblem and colours stand for each figure: heroes by their people and calling, monsters by family and kind. */
import { BESTIARY } from '@oubliette/advanced';
import type { Family, Figure, View } from '@oubliette/advanced';
import { emblemOf } from '../../classic/tokens/tokens.ts';
import type { Language } from '@oubliette/words';
import type { Emblem } from '../../board/TokenShape.tsx';
import { sheetName } from '../play/labels.ts';

export interface Look {
  /** The colours of the token, by name. */
  readonly look: string;
  readonly emblem: Emblem;
}

const FAMILIES: Readonly<Record<Family, Look>> = {
  ratmen: { look: 'ratman', emblem: { icon: 'rat' } },
  goblinoids: { look: 'orc', emblem: emblemOf('orc') },
  undead: { look: 'skeleton', emblem: emblemOf('skeleton') },
  chaos: { look: 'chaosWarrior', emblem: emblemOf('chaosWarrior') },
  others: { look: 'beast', emblem: { icon: 'wolf-head' } },
};

/** Kinds that look otherwise than their family, by a part of their id. */
const KINDS: readonly (readonly [part: RegExp, look: Look])[] = [
  [/archer$/iu, { look: 'goblin', emblem: { icon: 'bowman' } }],
  [/^goblin/u, { look: 'goblin', emblem: emblemOf('goblin') }],
  [/^ogre/u, { look: 'ogre', emblem: emblemOf('ogre') }],
  [/troll/iu, { look: 'troll', emblem: { icon: 'troll' } }],
  [/fimir/iu, { look: 'fimir', emblem: emblemOf('fimir') }],
  [/zombie/iu, { look: 'zombie', emblem: emblemOf('zombie') }],
  [/ghoul/iu, { look: 'ghoul', emblem: { icon: 'sharped-teeth-skull' } }],
  [/^undeadRatman$/u, { look: 'zombie', emblem: { icon: 'rat' } }],
  [/thug/iu, { look: 'chaosWarrior', emblem: { icon: 'brute' } }],
  [/mummy/iu, { look: 'mummy', emblem: emblemOf('mummy') }],
  [/wight|ghost|wraith|vampire$/iu, { look: 'wight', emblem: { icon: 'ghost' } }],
  [/minotaur|beastman/iu, { look: 'minotaur', emblem: { icon: 'minotaur' } }],
  [/statue/iu, { look: 'gargoyle', emblem: { icon: 'rock-golem' } }],
  [/gargoyle|daemon/iu, { look: 'gargoyle', emblem: emblemOf('gargoyle') }],
  [/^whiteSorcerer$/u, { look: 'wight', emblem: emblemOf('chaosSorcerer') }],
  [/sorcer|weaver|witch/iu, { look: 'chaosSorcerer', emblem: emblemOf('chaosSorcerer') }],
  [/^nightRunner$/u, { look: 'ratman', emblem: { icon: 'ninja-mask' } }],
  [/runner|assassin|thief/iu, { look: 'ratman', emblem: { icon: 'hooded-assassin' } }],
  [/^globadier$/u, { look: 'ratman', emblem: { icon: 'gas-mask' } }],
  [/^warpfire/u, { look: 'ratman', emblem: { icon: 'flamethrower' } }],
  [/^jezzail/u, { look: 'ratman', emblem: { icon: 'musket' } }],
  [/^censer/u, { look: 'ratman', emblem: { icon: 'incense' } }],
  [/^plague/u, { look: 'ratman', emblem: { icon: 'cultist' } }],
  [/rat$/iu, { look: 'beast', emblem: { icon: 'rat' } }],
  [/bat$/iu, { look: 'beast', emblem: { icon: 'bat' } }],
];

/** Ranks that share the emblem of their kind, each with its sign in a box of 24 by 24. */
const RANKS: readonly (readonly [part: RegExp, sign: string])[] = [
  [/sentry$/iu, 'M4 12q8-9 16 0q-8 9-16 0M12 10v4'],
  [/champion$/iu, 'M12 4l2.5 5.5 6 .5-4.5 4 1.5 6-5.5-3.2L6.5 20 8 14 3.5 10l6-.5z'],
  [/warlord$|lord$|warchief$|chieftain$/iu, 'M4 18V7l4.5 5L12 5l3.5 7L20 7v11z'],
];

/** A pennant: one of a kind (ADV-MCH-08). */
const CHARACTER = 'M8 21V4l10 4-10 4';

/** What tells a rank, and a monster character, from the common kind. */
export function rankSign({ of, kind }: Pick<Figure, 'of' | 'kind'>): readonly string[] {
  if (kind !== 'monster') return [];
  const rank = RANKS.flatMap(([part, sign]) => (part.test(of) ? [sign] : [])).slice(0, 1);
  return BESTIARY[of]?.character === true ? [...rank, CHARACTER] : rank;
}

export function lookOf(view: View, figure: Pick<Figure, 'id' | 'of' | 'kind'>): Look {
  if (figure.kind === 'monster') {
    const own = KINDS.find(([part]) => part.test(figure.of))?.[1];
    return own ?? FAMILIES[BESTIARY[figure.of]?.family ?? 'others'];
  }
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
