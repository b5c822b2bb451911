/** A quest or a campaign of Expert being set up: who goes, where to, and by which rules. */
import type { ExpertCampaignChoice, ExpertChoice } from '@oubliette/shelf/expert';
import type { Gender } from '@oubliette/words';
import type { PlayedBy } from '../../forms/company.ts';
import type { Part, SeatDraft } from '../../forms/form.ts';

/** The classes, each with how many of its nine abilities it takes (EXP-ABL-01). */
export const TAKES = {
  barbarian: 3,
  warrior: 3,
  dwarf: 4,
  elf: 4,
  halfling: 5,
  priest: 5,
  wizard: 6,
} as const;
export type ClassId = keyof typeof TAKES;
export const CLASS_IDS = Object.keys(TAKES) as readonly ClassId[];

/** What each rule of a table is where it is not as usual. */
const OTHERWISE = {
  lull: false,
  drowning: 'fall',
  fallen: 'party',
  restart: 'kept',
  ritualClock: 'rounds',
  roomBudget: 'binding',
  bestiary: 'free',
  layout: 'free',
  corrections: false,
} as const satisfies Partial<ExpertChoice>;
export type OptionId = keyof typeof OTHERWISE;
export const OPTION_IDS = Object.keys(OTHERWISE) as readonly OptionId[];

export const FAMILY_IDS = ['undead', 'greenskins', 'beasts', 'outlaws', 'chaos'] as const;
export type FamilyId = (typeof FAMILY_IDS)[number];

/** Whatever the dice say, or the game master chooses (EXP-QGN-01). */
export const DICE = 'dice';
export const LESSON = 'lesson';

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

/** Some hero has not as many abilities as its card says (EXP-ABL-01). */
export function isUndecided(venture: Venture): boolean {
  const isOpen = (id: ClassId): boolean => {
    const { abilities } = venture.heroes[id];
    return abilities !== null && abilities.length !== TAKES[id];
  };
  return coming(venture).some(isOpen);
}

function optionsOf({ otherwise }: Venture): Partial<typeof OTHERWISE> {
  return Object.fromEntries(otherwise.map((id) => [id, OTHERWISE[id]]));
}

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
    // A quest of the book says who lives there (EXP-PRP-10).
    ...(quest === DICE ? { families: [...families] } : {}),
    master,
    ...optionsOf(venture),
  };
}

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
