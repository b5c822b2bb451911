/** The words of all hazard rooms. */
import type { Catalogue } from '@oubliette/words';
import { isHazard } from '../../content/hazards.ts';
import type { Hazard } from '../../content/hazards.ts';
import type { CommandsOf, FactsOf, HazardCommand, HazardFacts, Room, ROOMS } from '../../hazards/rooms.ts';
import type { Text } from '../../plan.ts';
import type { Labels } from '../labels/label.ts';
import type { Tellers } from '../log/teller.ts';
import { BATS } from './bats.ts';
import { BELOW } from './below.ts';
import { CAPTIVES } from './captives.ts';
import { CHASM } from './chasm.ts';
import { FOUNTAIN } from './fountain.ts';
import { GRATE } from './grate.ts';
import { LAYING } from './laying.ts';
import { MAGIC_CIRCLE } from './magicCircle.ts';
import { MAIDEN } from './maiden.ts';
import { MOULD } from './mould.ts';
import { MUSHROOMS } from './mushrooms.ts';
import { PUTTING } from './putting.ts';
import { RATS } from './rats.ts';
import type { Cast, Deed, Examples, RoomWords } from './roomWords.ts';
import { STATUE } from './statue.ts';
import { SWARM } from './swarm.ts';
import { THIEF } from './thief.ts';
import { THRONE } from './throne.ts';
import { TRAPDOOR } from './trapdoor.ts';
import { VENOM } from './venom.ts';
import { WITCH } from './witch.ts';

type WordsOf<Rules> = RoomWords<CommandsOf<Rules>, FactsOf<Rules>>;

/** For every chapter of `hazards/rooms.ts`. */
export const ROOM_WORDS: { readonly [R in Room]: WordsOf<(typeof ROOMS)[R]> } = {
  laying: LAYING,
  putting: PUTTING,
  chasm: CHASM,
  statue: STATUE,
  swarm: SWARM,
  bats: BATS,
  mould: MOULD,
  mushrooms: MUSHROOMS,
  fountain: FOUNTAIN,
  magicCircle: MAGIC_CIRCLE,
  trapdoor: TRAPDOOR,
  witch: WITCH,
  venom: VENOM,
  throne: THRONE,
  below: BELOW,
  grate: GRATE,
  rats: RATS,

  captives: CAPTIVES,
  maiden: MAIDEN,
  thief: THIEF,
};

type AnyWords = Pick<RoomWords<never, never>, 'text' | 'questions' | 'rolls' | 'refusals'> & {
  readonly pictured?: readonly string[];
  readonly labels: object;
  readonly tellers: object;
  readonly deeds: object;
  examples(cast: Cast): Readonly<Record<'commands' | 'events', object>>;
};
const ALL: readonly AnyWords[] = Object.values(ROOM_WORDS);

const PICTURED: ReadonlyMap<string, Hazard> = new Map(
  Object.entries<AnyWords>(ROOM_WORDS).flatMap(([room, { pictured = [] }]) =>
    isHazard(room) ? pictured.map((event): [string, Hazard] => [event, room]) : [],
  ),
);

/** The hazard whose picture an event is shown with. */
export function hazardOfEvent(type: string): Hazard | undefined {
  return PICTURED.get(type);
}

/** Complete, since every room has all of its own. */
function together(parts: readonly object[]): object {
  return Object.assign({}, ...parts) as object;
}

export const ROOM_LABELLERS = together(ALL.map(({ labels }) => labels)) as Labels<HazardCommand>;
export const ROOM_TELLERS = together(ALL.map(({ tellers }) => tellers)) as Tellers<HazardFacts>;
export const ROOM_DEEDS = together(ALL.map(({ deeds }) => deeds)) as Readonly<
  Record<HazardCommand['type'], Deed>
>;

export function isRoomDeed(type: string): type is HazardCommand['type'] {
  return Object.hasOwn(ROOM_DEEDS, type);
}

const QUESTIONS = ALL.flatMap(({ questions = {} }) => Object.entries(questions));
export const ROOM_PROMPTS = catalogueOf(QUESTIONS.map(([code, { prompt }]) => [code, prompt]));
export const ROOM_REASONS = catalogueOf(QUESTIONS.map(([code, { reason }]) => [code, reason]));
export const ROOM_ROLLS = catalogueOf(ALL.flatMap(({ rolls = {} }) => Object.entries(rolls)));
export const ROOM_REFUSALS: readonly Catalogue[] = ALL.map(({ refusals = {} }) =>
  catalogueOf(Object.entries(refusals)),
);

function catalogueOf(texts: readonly (readonly [code: string, text: Text])[]): Catalogue {
  return {
    en: Object.fromEntries(texts.map(([code, { en }]) => [code, en])),
    fr: Object.fromEntries(texts.map(([code, { fr }]) => [code, fr])),
  };
}

export function roomExamples(cast: Cast): Examples<HazardCommand, HazardFacts> {
  const all = ALL.map(({ examples }) => examples(cast));
  return {
    commands: together(all.map(({ commands }) => commands)),
    events: together(all.map(({ events }) => events)),
  } as Examples<HazardCommand, HazardFacts>;
}
