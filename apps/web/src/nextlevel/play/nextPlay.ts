/** NextLevel's answers for the shared table, except the parts that need a screen. */
import { figureMention } from '@oubliette/classic';
import type { Figure, FigureId } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { defenceDice, diceFor, telling, wieldedBy } from '@oubliette/nextlevel';
import type { NextCommand, NextState, NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { FigureNumbers, PlayKit, Reader } from '../../classic/kit.ts';
import type { OwnQuestion } from '../../classic/play/situation.ts';
import { blowsOn } from '../parts/board/zones.ts';
import { NEXT } from '../words.ts';
import { nextActions } from './actions.ts';
import { nextAims } from './aims.ts';
import { meansText, nextCard, nextCardText } from './cards.ts';
import { cardSquare, distinct, isGrave, isPlain, meansOf, targetOf, worthOf } from './commands.ts';
import { cardOfEvents } from './eventCards.ts';
import { NEXT_HINTS } from './hints.ts';
import { nextOdds } from './odds.ts';
import { NEXTLEVEL_PICTURES } from '../pictures/gallery.ts';
import { AFTERMATH, facesOf, rollIn } from './rolls.ts';
import { nextSheet } from './sheet.ts';
import { NEXT_ASKS, nextSpared } from './spared.ts';
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
  aims: nextAims,
  isWayGrave: (view, figure, way) => blowsOn(view, figure, way).length > 0,
  wayNote,
  verbs: NEXT_VERBS,
  distinct,
  ownQuestion,
  spared: nextSpared,
  askSorts: NEXT_ASKS,
  putForAction,
  hints: NEXT_HINTS,

  telling,
  explain: explainNext,

  show: showNext,
  gallery: NEXTLEVEL_PICTURES,
  cardOf: cardOfEvents,
  belongs,
  unfold: unfoldNext,
  effects: nextEffects,
  isFight,

  rollIn,
  aftermath: AFTERMATH,
  facesOf,

  numbers: numbersOf,
  sheet: nextSheet,
};

/** Whose control zones the path leaves (NXT-OPP-01). */
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
