/** How Expert tells its matches. */
import { D6 } from '@oubliette/kernel';
import { speak } from '@oubliette/words';
import type { Catalogue, Deed, Language, Mention, Noun, Sentence, Telling } from '@oubliette/words';
import type { SkullFace } from '../combat/types.ts';
import type { Command } from '../commands.ts';
import { TILES } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';
import type { View } from '../view.ts';
import { DEEDS, LABELLERS, PROMPTS, REASONS, ROLLS } from './chapters.ts';
import type { LabelScene } from './chapterWords.ts';
import { figureMention, kindNoun, learnNames, namesFrom, seatMention } from './names.ts';
import type { Names } from './names.ts';
import { narrateAllExpert } from './narrate.ts';
import { EXPERT_MANNER, explainRefusal } from './refusals.ts';
import { cardNoun, chaosNoun, eventNoun, sceneOf } from './scene.ts';
import { DIE_NOUNS, FACES, tileNoun, WORDS } from './vocabulary.ts';

export const telling = {
  namesIn: namesFrom,
  // Who plays whom is agreed beforehand: heroes have their names already.
  nobodyYet: (view) => namesFrom({ ...view, tiles: [], named: {}, quest: { plan: null } }),
  learn: (events, names) => learnNames(names, events),
  log: (events, { language, names }) => narrateAllExpert(events, names, language),
  refusal: (refusal, { language, names }) => explainRefusal(refusal, names, language),
  prompt: (code, { language }) => wording(PROMPTS, code, language),
  reason: (code, { language }) => wording(REASONS, code, language),
  label: (command, { language, names, view }) => {
    const label = LABELLERS[command.type] as (command: Command, at: LabelScene) => Sentence;
    return speak(label(command, { ...sceneOf(names, language), view }), language);
  },
  face: (die, face, { language }) => faceText(die, String(face), language),
  die: (die) => DIE_NOUNS[die] ?? WORDS.card,
  roll: (rule, whom, { language, names }) =>
    rollPurpose(rule, whom === undefined ? '' : figureMention(names, whom), language),
  deeds: deedsOf,
  figure: (id, names) => figureMention(names, id),
  seat: (id, names) => seatMention(names, id),
  master: EXPERT_MANNER.master,
} satisfies Telling<View, Command, Names>;

/** An unknown code is shown as it came. */
function wording(catalogue: Catalogue, key: string, language: Language): string {
  return Object.hasOwn(catalogue.en, key) ? speak({ catalogue, key, args: {} }, language) : key;
}

/** Null for a rule without known dice. */
function rollPurpose(rule: string, whom: Mention | '', language: Language): string | null {
  if (!Object.hasOwn(ROLLS.en, rule)) return null;
  return speak({ catalogue: ROLLS, key: rule, args: { whom } }, language);
}

/** What the faces of a die or the cards of a pile are called. */
const FACE_NOUNS: Readonly<Record<string, (face: string) => Noun | null>> = {
  skull: (face) => (Object.hasOwn(FACES, face) ? FACES[face as SkullFace] : null),
  monster: kindNoun,
  treasure: cardNoun,
  event: eventNoun,
  dungeon: (face) => (Object.hasOwn(TILES, face) ? tileNoun(face as TileId) : null),
  tie: tiedNoun,
  chaos: chaosNoun,
  lastFour: (face) => (face === 'questRoom' ? WORDS.questRoom : WORDS.card),
};

/** Ties are between creatures, `orc-2`, or between walls, which have no names. */
function tiedNoun(face: string): Noun | null {
  const [, kind, number] = /^(.+)-(\d+)$/u.exec(face) ?? [];
  if (kind === undefined) return null;
  const { en, fr } = kindNoun(kind);
  return {
    en: { one: `${en.one} ${number}`, proper: true },
    fr: { one: `${fr.one} ${number}`, proper: true, gender: fr.gender },
  };
}

/** A face without words is shown as it came. */
function faceText(die: string, face: string, language: Language): string {
  return (die === D6.id ? null : FACE_NOUNS[die]?.(face))?.[language].one ?? face;
}

function deedsOf(event: { readonly type: string }): readonly Deed[] {
  const tell = (DEEDS as Readonly<Record<string, ((event: object) => readonly Deed[]) | undefined>>)[
    event.type
  ];
  return tell?.(event) ?? [];
}
