/** A quest or a campaign of Expert being set up: who goes, where to, and by which rules. */
import type { ExpertCampaignChoice, ExpertChoice } from '@oubliette/shelf/expert';
import type { Gender } from '@oubliette/words';
import type { PlayedBy } from '../../forms/company.ts';
import type { Part, SeatDraft } from '../../forms/form.ts';
import { CLASS_IDS, CLASSES } from './heroes.ts';
import type { ClassId } from './heroes.ts';
import { OPTION_IDS } from './options.ts';
import type { OptionId } from './options.ts';
import { DICE } from './quests.ts';

export const FAMILY_IDS = ['undead', 'greenskins', 'beasts', 'outlaws', 'chaos'] as const;
export type FamilyId = (typeof FAMILY_IDS)[number];

/** Dungeon cards to cross at most (EXP-PRP-03). */
export const DEPTHS = [8, 9, 10, 11, 12, 13, 14, 15] as const;

export interface HeroDraft {
  readonly comes: boolean;
  readonly by: PlayedBy;
  readonly name: string;
  readonly gender: Gender;
  /** Null: those suggested. */
  readonly abilities: readonly string[] | null;
}

export interface Venture {
  readonly quest: string;
  readonly heroes: Readonly<Record<ClassId, HeroDraft>>;
  /** Null: as the quest or the die says. */
  readonly depth: number | null;
  readonly families: readonly FamilyId[];
  /** Rules that are played otherwise than usual. */
  readonly otherwise: readonly OptionId[];
  /** For campaigns. */
  readonly order: 'inOrder' | 'free';
  readonly generator: boolean;
  readonly life: 'none' | 'each' | 'party';
}

const USUAL: readonly ClassId[] = ['barbarian', 'dwarf', 'elf', 'wizard'];

function fresh(id: ClassId): HeroDraft {
  return { comes: USUAL.includes(id), by: 'me', name: '', gender: 'm', abilities: null };
}

export const VENTURE: Part<Venture> = {
  key: 'expert',
  fresh: {
    quest: 'coldKitchen',
    heroes: Object.fromEntries(CLASS_IDS.map((id) => [id, fresh(id)])) as Venture['heroes'],
    depth: null,
    families: FAMILY_IDS,
    otherwise: [],
    order: 'inOrder',
    generator: true,
    life: 'each',
  },
};

export function coming({ heroes }: Pick<Venture, 'heroes'>): readonly ClassId[] {
  return CLASS_IDS.filter((id) => heroes[id].comes);
}

export function withHero(venture: Venture, id: ClassId, change: Partial<HeroDraft>): Pick<Venture, 'heroes'> {
  return { heroes: { ...venture.heroes, [id]: { ...venture.heroes[id], ...change } } };
}

/** What one person plays shares a chair, called after the first; everybody else has one of their own. */
function playersOf(venture: Venture): readonly (readonly [ClassId, ...ClassId[]])[] {
  const all = coming(venture);
  const [first, ...mine] = all.filter((id) => venture.heroes[id].by === 'me');
  const others = all.filter((id) => venture.heroes[id].by !== 'me').map((id) => [id] as const);
  return first === undefined ? others : [[first, ...mine], ...others];
}

export function seatsOf(venture: Venture): readonly SeatDraft[] {
  return playersOf(venture).map(([seat]) => ({ seat, by: venture.heroes[seat].by }));
}

/** The first hero whose abilities are not as many as its card says (EXP-ABL-01). */
export function undecided(venture: Venture): ClassId | null {
  const isOpen = (id: ClassId): boolean => {
    const { abilities } = venture.heroes[id];
    return abilities !== null && abilities.length !== CLASSES[id].abilities;
  };
  return coming(venture).find(isOpen) ?? null;
}

function optionsOf({ otherwise }: Venture): Pick<ExpertChoice, OptionId> {
  const chosen = OPTION_IDS.filter((id) => otherwise.includes(id));
  return Object.assign({}, ...chosen.map((id) => ({ [id]: OTHERWISE[id] }))) as Pick<ExpertChoice, OptionId>;
}

/** What an option is where it is not as usual. */
const OTHERWISE: Required<Pick<ExpertChoice, OptionId>> = {
  lull: false,
  drowning: 'fall',
  bestiary: 'free',
  layout: 'free',
  roomBudget: 'binding',
  ritualClock: 'rounds',
  fallen: 'party',
  restart: 'kept',
  corrections: false,
};

export function questChoice(venture: Venture, master: boolean): ExpertChoice {
  const { quest, depth, families, heroes } = venture;
  return {
    heroes: coming(venture).map((id) => {
      const { name, gender, abilities } = heroes[id];
      return {
        id,
        gender,
        ...(name.trim() === '' ? {} : { name: name.trim() }),
        ...(abilities === null ? {} : { abilities: [...abilities] }),
      };
    }),
    players: playersOf(venture).map((own) => [...own]),
    ...(quest === DICE ? {} : { quest }),
    ...(depth === null || quest === LESSON ? {} : { depth }),
    families: [...families],
    master,
    ...optionsOf(venture),
  };
}

export const LESSON = 'lesson';

/** Its heroes are enrolled in town. */
export function campaignChoice(venture: Venture, master: boolean): ExpertCampaignChoice {
  const { order, generator, life } = venture;
  return {
    players: seatsOf(venture).map(({ seat }) => seat as ClassId),
    master,
    order,
    generator,
    life,
    ...optionsOf(venture),
  };
}
