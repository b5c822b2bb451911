/** The party of an expedition as chosen in a lobby: ready-made or self-made heroes, and their followers. */
import {
  COMPONENTS,
  createHero,
  HEROES,
  henchman,
  rollHero,
  STARTING_SPELLS,
  withComponents,
} from '@oubliette/advanced';
import type { SheetSetup } from '@oubliette/advanced';
import { streamFromSeed } from '@oubliette/kernel';
import type { Problem } from '@oubliette/kernel';
import { nameSchema } from '@oubliette/table';
import { z } from 'zod';
import type { Read } from '../shared/choice.ts';

type ReadyHero = keyof typeof HEROES;
export const READY: readonly string[] = Object.keys(HEROES);
const USUAL: readonly ReadyHero[] = ['heinrich', 'sven', 'torallion', 'magnus'];

/** Men-at-arms and sergeants for one hero: four heroes' fill the box's twelve henchmen. */
const MOST_FOLLOWERS = 3;
const MOST_HEROES = 4;

/** A hero made by the rules (ADV-CRE-02). The seed sets the dice, so that no player writes down their own. */
const making = z.strictObject({
  seed: z.string().min(1).max(80),
  /** Chosen instead of rolled (ADV-CRE-04). */
  race: z.enum(['human', 'dwarf', 'elf']).optional(),
  calling: z.enum(['warrior', 'wizard']),
  spells: z.array(z.enum(STARTING_SPELLS)).max(STARTING_SPELLS.length),
  components: z.array(z.enum(COMPONENTS)).max(STARTING_SPELLS.length),
  buys: z.array(z.string().min(1).max(40)).max(20),
});

const member = z.strictObject({
  /** A ready-made hero's, or a new one for a self-made hero. */
  id: z.string().regex(/^[a-z][a-zA-Z0-9]{0,30}$/),
  made: making.optional(),
  name: nameSchema.optional(),
  gender: z.enum(['m', 'f']).optional(),
  /** A ready-made wizard's, instead of those suggested (ADV-MAG-08). */
  components: z.array(z.enum(COMPONENTS)).max(STARTING_SPELLS.length).optional(),
  menAtArms: z.int().min(0).max(MOST_FOLLOWERS).optional(),
  sergeants: z.int().min(0).max(MOST_FOLLOWERS).optional(),
});

type Member = z.output<typeof member>;

export const party = z
  .array(member)
  .min(1)
  .max(MOST_HEROES)
  .default(() => USUAL.map((id) => ({ id })));

/** Heroes and their henchmen, in this order. */
export function partySheets(heroes: readonly Member[]): Read<SheetSetup[]> {
  const problems: Problem[] = [];
  const sheets = heroes.flatMap((each, index): SheetSetup[] => {
    const sheet = heroSheet(each);
    if (typeof sheet !== 'string') return [sheet];
    const remedy = `choose among ${READY.join(', ')}, or make a hero by the rules (ADV-CRE-02)`;
    problems.push({ path: `heroes[${index}]`, message: sheet, remedy });
    return [];
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: [...sheets, ...followers(heroes)] };
}

/** A hero's sheet, or what is wrong with it. */
function heroSheet({ id, made, name, gender, components: chosen }: Member): SheetSetup | string {
  const ready: SheetSetup | undefined = Object.hasOwn(HEROES, id) ? HEROES[id as ReadyHero] : undefined;
  if (made === undefined) {
    if (ready === undefined) return `nobody knows ${id}`;
    const named = { ...ready, name: name ?? ready.name, gender: gender ?? ready.gender };
    return chosen === undefined ? named : sheetOrProblem(withComponents(named, chosen));
  }
  if (ready !== undefined) return `${id} is somebody else’s`;
  if (chosen !== undefined) return 'a hero of one’s own has chosen components already';
  if (name === undefined) return 'the hero has no name';
  const { seed, race, calling, spells, components, buys } = made;
  const rolled = rollHero(streamFromSeed(seed), { by: id, ...(race === undefined ? {} : { race }) });
  const choices = { id, name, gender: gender ?? 'm', calling, spells, components, buys } as const;
  return sheetOrProblem(createHero(rolled, choices));
}

function sheetOrProblem(created: ReturnType<typeof createHero>): SheetSetup | string {
  return created.ok ? created.sheet : `${created.refusal.code} (${created.refusal.rule})`;
}

const NAMES = 'Otto Klaus Dieter Jost Rolf Emil Kurt Lutz Arno Gero Wim Bodo'.split(' ');

/** By default a small party is joined by the book's free men-at-arms. */
function followers(heroes: readonly Member[]): SheetSetup[] {
  const names = NAMES.values();
  return heroes.flatMap(({ id, menAtArms, sergeants = 0 }) => {
    const free = sergeants > 0 ? 0 : freeMen(heroes.length);
    const make = (calling: 'manAtArms' | 'sergeant', count: number) =>
      Array.from({ length: count }, (_, index) =>
        henchman(calling, { id: `${id}${calling}${index + 1}`, name: names.next().value ?? id, serves: id }),
      );
    return [...make('sergeant', sergeants), ...make('manAtArms', menAtArms ?? free)];
  });
}

/** Two for one hero, one each for two (ADV-SET-11, ADV-SET-12). */
function freeMen(heroes: number): number {
  return heroes === 1 ? 2 : heroes === 2 ? 1 : 0;
}
