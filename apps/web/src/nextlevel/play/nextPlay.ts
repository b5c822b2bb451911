/** NextLevel's answers: the shared table as its book is played on it, as far as that needs no screen. */
import { COMBAT, figureMention } from '@oubliette/classic';
import type { Figure, FigureId, LogEvent } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { D6 } from '@oubliette/kernel';
import {
  defenceDice,
  describeNextCommand,
  diceFor,
  faceName,
  narrateNext,
  nextNamesFrom,
  nextPromptText,
  nextReasonText,
  nextRollPurpose,
  wieldedBy,
} from '@oubliette/nextlevel';
import type { NextCommand, NextState, NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { CLASSIC_PLAY } from '../../classic/classicPlay.ts';
import type { FigureNumbers, PlayKit, Reader } from '../../classic/kit.ts';
import type { OwnQuestion } from '../../classic/play/situation.ts';
import { blowsOn } from '../parts/board/zones.ts';
import { NEXT } from '../words.ts';
import { nextActions } from './actions.ts';
import { meansText, nextCard, nextCardText } from './cards.ts';
import { cardSquare, distinct, isGrave, isPlain, meansOf, targetOf, worthOf } from './commands.ts';
import { NEXT_HINTS } from './hints.ts';
import { nextOdds } from './odds.ts';
import { AFTERMATH, facesOf, rollIn } from './rolls.ts';
import { nextSheet } from './sheet.ts';
import { belongs, isFight, nextEffects, showNext } from './shown.ts';
import { unfoldNext } from './unfold.ts';
import { NEXT_VERBS } from './verbs.ts';
import { NEXT_WALKING } from './walking.ts';
import { explainNext, putForAction } from './why.ts';

export const NEXT_PLAY: PlayKit<NextView, NextCommand> = {
  id: 'nextlevel',
  actions: nextActions,
  targetOf,
  cardSquare,
  meansOf,
  meansText,
  card: nextCard,
  cardText: nextCardText,
  isGrave,
  isPlain,
  odds: nextOdds,
  worth: worthOf,
  walking: NEXT_WALKING,
  wayNote,
  verbs: NEXT_VERBS,
  distinct,
  ownQuestion,
  putForAction,
  hints: NEXT_HINTS,

  label: (command, { view, names, language }) => describeNextCommand(command, language, names, view),
  namesFrom: nextNamesFrom,
  narrate: narrateNext<LogEvent>,
  explain: explainNext,
  prompt: ({ prompt }, language) => nextPromptText(prompt, language),
  reason: ({ prompt }, language) => nextReasonText(prompt, language),

  show: showNext,
  belongs,
  unfold: unfoldNext,
  effects: nextEffects,
  isFight,

  rollIn,
  aftermath: AFTERMATH,
  facesOf,
  face: faceName,
  rollPurpose: nextRollPurpose,
  dieName,
  diceName,

  numbers: numbersOf,
  sheet: nextSheet,
};

/** Whose squares of control are left on the way (NXT-OPP-01). */
function wayNote(
  { view, names, language }: Reader<NextView>,
  figure: FigureId,
  way: readonly Square[],
): string | null {
  const by = [...new Set(blowsOn(view, figure, way).flatMap((blow) => blow.by))];
  if (by.length === 0) return null;
  const strikers = by.map((id) => figureMention(names, id));
  return say(NEXT, language, by.length === 1 ? 'blowOnWay' : 'blowsOnWay', { strikers });
}

const ANSWERS: readonly string[] = [
  'chooseStance',
  'chooseWard',
  'chooseShield',
  'chooseCounter',
  'handWeapon',
  'allot',
] satisfies NextCommand['type'][];

function ownQuestion(moves: readonly NextCommand[]): OwnQuestion<NextCommand> | null {
  const commands = moves.filter(({ type }) => ANSWERS.includes(type));
  return commands.length === 0 ? null : { ask: 'own', commands };
}

const DICE = {
  d8: ['d8', 'd8s'],
  d20: ['d20', 'd20s'],
  yellow: ['yellow', 'yellows'],
  orange: ['orange', 'oranges'],
  red: ['red', 'reds'],
  violet: ['violet', 'violets'],
  star: ['star', 'stars'],
  trap: ['trapDie', 'trapDice'],
  trapSearch: ['searchDie', 'searchDice'],
  searchFind: ['searchDie', 'searchDice'],
  searchWorth: ['searchDie', 'searchDice'],
} as const;

function dieWords(die: string) {
  return (
    (DICE as Partial<Record<string, (typeof DICE)[keyof typeof DICE]>>)[die] ?? (['pile', 'piles'] as const)
  );
}

function isClassic(die: string): boolean {
  return die === D6.id || die === COMBAT.id;
}

function dieName(die: string, language: Language): string {
  return isClassic(die) ? CLASSIC_PLAY.dieName(die, language) : say(NEXT, language, dieWords(die)[0], {});
}

function diceName(die: string, count: number, language: Language): string {
  return isClassic(die)
    ? CLASSIC_PLAY.diceName(die, count, language)
    : say(NEXT, language, dieWords(die)[1], { count });
}

function numbersOf(view: NextView, figure: Figure, language: Language): FigureNumbers {
  const state = view as unknown as NextState;
  const isHero = view.heroes.some(({ id }) => id === figure.id);
  return {
    attack: String(diceFor(state, figure, wieldedBy(state, figure)).length),
    defence: String(defenceDice(state, figure)),
    movement: isHero
      ? say(NEXT, language, figure.id === 'elf' ? 'elfDice' : 'moveDice', {})
      : String(figure.move),
  };
}
