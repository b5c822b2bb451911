/** The words of all chapters together: a chapter without its words does not compile. */
import type { FlowFacts } from '@oubliette/referee';
import type { Catalogue } from '@oubliette/words';
import type { Command } from '../commands.ts';
import type { Facts } from '../events.ts';
import type { Frame } from '../frames.ts';
import type { ChapterWords, Labels, Question, Tellers } from './chapterWords.ts';
import { COMBAT_WORDS } from './chapters/combat.ts';
import { BUILDING_WORDS } from './chapters/building.ts';
import { CORRECTION_WORDS } from './chapters/corrections.ts';
import { OMEN_WORDS } from './chapters/omens.ts';
import { PREPARE_WORDS } from './chapters/preparing.ts';
import { FALLEN_WORDS } from './chapters/fallen.ts';
import { QUEST_WORDS } from './chapters/quests.ts';
import { RETURN_WORDS } from './chapters/returning.ts';
import { ABILITY_WORDS } from './chapters/abilities.ts';
import { CHAOS_WORDS } from './chapters/chaos.ts';
import { MOMENT_WORDS } from './chapters/moments.ts';
import { DOOR_WORDS } from './chapters/doors.ts';
import { EVENT_WORDS } from './chapters/events.ts';
import { GEAR_WORDS } from './chapters/gear.ts';
import { MONSTER_WORDS } from './chapters/monsters.ts';
import { MOVE_WORDS } from './chapters/moving.ts';
import { SEARCH_WORDS } from './chapters/search.ts';
import { SOLO_WORDS } from './chapters/solo.ts';
import { TURN_WORDS } from './chapters/turns.ts';
import type { Text } from './vocabulary.ts';

export const CHAPTERS = {
  turns: TURN_WORDS,
  moving: MOVE_WORDS,
  doors: DOOR_WORDS,
  search: SEARCH_WORDS,
  events: EVENT_WORDS,
  monsters: MONSTER_WORDS,
  combat: COMBAT_WORDS,
  gear: GEAR_WORDS,
  solo: SOLO_WORDS,
  moments: MOMENT_WORDS,
  chaos: CHAOS_WORDS,
  abilities: ABILITY_WORDS,
  returning: RETURN_WORDS,
  quests: QUEST_WORDS,
  preparing: PREPARE_WORDS,
  fallen: FALLEN_WORDS,
  omens: OMEN_WORDS,
  corrections: CORRECTION_WORDS,
  building: BUILDING_WORDS,
} as const;

/** Not told: they keep the stack. */
export const FLOW: Tellers<FlowFacts<Frame>> = {
  begun: () => null,
  wentOn: () => null,
  finished: () => null,
};

export const TELLERS: Tellers<Facts> = {
  ...FLOW,
  ...TURN_WORDS.tellers,
  ...MOVE_WORDS.tellers,
  ...DOOR_WORDS.tellers,
  ...SEARCH_WORDS.tellers,
  ...EVENT_WORDS.tellers,
  ...MONSTER_WORDS.tellers,
  ...COMBAT_WORDS.tellers,
  ...GEAR_WORDS.tellers,
  ...SOLO_WORDS.tellers,
  ...MOMENT_WORDS.tellers,
  ...CHAOS_WORDS.tellers,
  ...ABILITY_WORDS.tellers,
  ...RETURN_WORDS.tellers,
  ...QUEST_WORDS.tellers,
  ...PREPARE_WORDS.tellers,
  ...FALLEN_WORDS.tellers,
  ...OMEN_WORDS.tellers,
  ...CORRECTION_WORDS.tellers,
  ...BUILDING_WORDS.tellers,
};

export const LABELLERS: Labels<Command> = {
  ...TURN_WORDS.labels,
  ...MOVE_WORDS.labels,
  ...DOOR_WORDS.labels,
  ...SEARCH_WORDS.labels,
  ...EVENT_WORDS.labels,
  ...MONSTER_WORDS.labels,
  ...COMBAT_WORDS.labels,
  ...GEAR_WORDS.labels,
  ...MOMENT_WORDS.labels,
  ...CHAOS_WORDS.labels,
  ...ABILITY_WORDS.labels,
  ...RETURN_WORDS.labels,
  ...QUEST_WORDS.labels,
  ...PREPARE_WORDS.labels,
  ...FALLEN_WORDS.labels,
  ...BUILDING_WORDS.labels,
};

type AnyWords = Pick<ChapterWords<never, never>, 'questions' | 'rolls' | 'refusals'> & {
  readonly quiet: readonly string[];
  readonly deeds: object;
};

const ALL: readonly AnyWords[] = Object.values(CHAPTERS);

const QUESTIONS: readonly (readonly [string, Question])[] = ALL.flatMap(({ questions }) =>
  Object.entries(questions),
);

export const PROMPTS = catalogueOf(QUESTIONS.map(([code, { prompt }]) => [code, prompt]));
export const REASONS = catalogueOf(QUESTIONS.map(([code, { reason }]) => [code, reason]));
export const ROLLS = catalogueOf(ALL.flatMap(({ rolls }) => Object.entries(rolls)));
export const REFUSALS = catalogueOf(ALL.flatMap(({ refusals }) => Object.entries(refusals)));

/** Bookkeeping events: the board or the next line shows them. */
export const QUIET: ReadonlySet<string> = new Set(ALL.flatMap(({ quiet }) => quiet));

export const DEEDS: object = Object.assign({}, ...ALL.map(({ deeds }) => deeds)) as object;

function catalogueOf(texts: readonly (readonly [code: string, text: Text])[]): Catalogue {
  return {
    en: Object.fromEntries(texts.map(([code, { en }]) => [code, en])),
    fr: Object.fromEntries(texts.map(([code, { fr }]) => [code, fr])),
  };
}
