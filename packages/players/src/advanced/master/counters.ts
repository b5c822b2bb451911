/** When the master's counters are played, and at which moments the master listens (ADV-TOK). */
import { topSeenAs } from '@oubliette/advanced';
import type { Command, CounterAbout, CounterMoment, Figure, View } from '@oubliette/advanced';
import { isUp, monsterNamed } from '@oubliette/advanced/reckoning';
import type { Difficulty } from '../../shared/morcar/difficulty.ts';
import { figureIn, movesOf } from '../seen.ts';
import type { Seen } from '../seen.ts';

/** What is left of the heroes inside, from 1 down to 0. */
export function vigour({ sheets, figures }: View): number {
  const inside = sheets.filter(({ kind, where }) => kind === 'hero' && where === 'inside');
  const full = inside.reduce((sum, { startWounds }) => sum + startWounds, 0);
  const now = inside.reduce((sum, { id }) => sum + Math.max(0, figureIn({ figures }, id)?.wounds ?? 0), 0);
  return full === 0 ? 0 : now / full;
}

/** By manner: how worn the party has to be before monsters are sent after it, and how strong before more join. */
const WORN: Readonly<Record<Difficulty, number>> = { merciful: 0, normal: 0.8, ruthless: 1 };
const FRESH: Readonly<Record<Difficulty, number>> = { merciful: 0.9, normal: 0.5, ruthless: 0 };
/** Counters in hand from which nothing is saved for later. */
const PLENTY = 3;
/** A monster of so many points is worth a fate counter. */
const DEAR = 8;

function hand({ master }: View): readonly string[] {
  return master.screen?.hand ?? [];
}

/** Wandering monsters come when the party is worn; too many counters are not hoarded. */
export function sendsWanderers(view: View, difficulty: Difficulty): boolean {
  return vigour(view) <= WORN[difficulty] || (difficulty !== 'merciful' && hand(view).length >= PLENTY);
}

/** An ambush joins a fight that is worth joining: there are monsters left, and the heroes are not beaten already. */
export function springsAmbush(view: View, difficulty: Difficulty): boolean {
  const monsters = view.figures.filter(({ side }) => side === 'monsters').length;
  return monsters > 0 && vigour(view) >= FRESH[difficulty];
}

/** Fate is for a character, or a monster too dear to lose, and only against what would kill it. */
export function savesMonster(figure: Figure, wounds: number): boolean {
  if (figure.wounds - wounds > 0) return false;
  return figure.character !== null || monsterNamed(figure.of).points >= DEAR;
}

/** A character slips away while it still can. */
export function slipsAway(figure: Figure): boolean {
  return figure.character !== null && figure.wounds * 3 <= monsterNamed(figure.of).wounds;
}

/** A trap is for whoever it may fell, or for a chest; the ruthless do not wait. */
export function laysTrap(
  view: View,
  moment: CounterMoment,
  figure: string | undefined,
  difficulty: Difficulty,
): boolean {
  if (moment === 'chest' || difficulty === 'ruthless') return true;
  const victim = figureIn(view, figure ?? '');
  return (
    victim !== undefined && victim.kind === 'hero' && (victim.wounds <= 2 || hand(view).length >= PLENTY)
  );
}

/** Characters come with a group that can shield them, or into the quest room. */
export function bringsCharacter(seen: Seen): boolean {
  const { view } = seen;
  const meeting = view.underWay.find((frame) => frame.tag === 'meeting');
  const places = view.levels[view.level]?.places ?? {};
  const isQuest = (meeting?.areas ?? []).some((area) => places[area]?.room === 'quest');
  return isQuest || (meeting?.left.length ?? 0) >= 3;
}

export function playCounter(
  seen: Seen,
  moves: readonly Command[],
  difficulty: Difficulty,
): Command | undefined {
  const { view } = seen;
  const { moment = 'combat', about } = topSeenAs(view, 'counter') ?? {};
  const escape = movesOf(moves, 'playEscape').find(({ figure }) => {
    const one = figureIn(view, figure);
    return one !== undefined && isUp(one) && slipsAway(one);
  });
  if (escape !== undefined) return escape;
  const [character] = movesOf(moves, 'bringCharacter');
  if (character !== undefined && bringsCharacter(seen)) return character;
  const plays: Readonly<Record<string, boolean>> = {
    wandering: sendsWanderers(view, difficulty),
    ambush: springsAmbush(view, difficulty),
    fate: isWorthFate(view, about),
    character: bringsCharacter(seen),
    trap: laysTrap(view, moment, about?.figure, difficulty),
  };
  const counter = movesOf(moves, 'playCounter').find((move) => plays[move.counter]);
  return counter ?? moves.find(({ type }) => type === 'holdCounters');
}

function isWorthFate(view: View, about: CounterAbout | null | undefined): boolean {
  const one = figureIn(view, about?.figure ?? '');
  return about?.about === 'wounds' && one !== undefined && savesMonster(one, about.wounds ?? 0);
}

/** With something in hand it is worth listening everywhere: that tells no more than everybody can count. */
export function listensAt(view: View, moment: CounterMoment): boolean {
  const screen = view.master.screen;
  if (screen === null) return false;
  if (moment === 'placing' && screen.characters.length + screen.escaped.length > 0) return true;
  return screen.hand.length > 0;
}

/** A moment is never left again: whoever lent the seat finds it as it was. */
export function adjustWatch(view: View, moves: readonly Command[]): Command | null {
  return movesOf(moves, 'watch').find(({ moment, on }) => on && listensAt(view, moment)) ?? null;
}
