/** When the master plays counters, and at which moments it wants to be asked (ADV-TOK). */
import { topSeenAs } from '@oubliette/advanced';
import type { Command, CounterAbout, CounterMoment, Figure, View } from '@oubliette/advanced';
import { isUp, monsterNamed } from '@oubliette/advanced/reckoning';
import type { Difficulty } from '../../shared/morcar/difficulty.ts';
import { figureIn, movesOf } from '../seen.ts';
import type { Seen } from '../seen.ts';

/** The remaining strength of the heroes inside, from 1 down to 0. */
export function vigour({ sheets, figures }: View): number {
  const inside = sheets.filter(({ kind, where }) => kind === 'hero' && where === 'inside');
  const full = inside.reduce((sum, { startWounds }) => sum + startWounds, 0);
  const now = inside.reduce((sum, { id }) => sum + Math.max(0, figureIn({ figures }, id)?.wounds ?? 0), 0);
  return full === 0 ? 0 : now / full;
}

/** By manner: how worn the party must be to send monsters after it, and how strong to add more. */
const WORN: Readonly<Record<Difficulty, number>> = { merciful: 0, normal: 0.8, ruthless: 1 };
const FRESH: Readonly<Record<Difficulty, number>> = { merciful: 0.9, normal: 0.5, ruthless: 0 };
/** With this many counters in hand none is saved for later. */
const PLENTY = 3;
/** A monster of this many points is worth a fate counter. */
const DEAR = 8;

function hand({ master }: View): readonly string[] {
  return master.screen?.hand ?? [];
}

/** Wandering monsters come when the party is worn; surplus counters are not hoarded. */
export function sendsWanderers(view: View, difficulty: Difficulty): boolean {
  return vigour(view) <= WORN[difficulty] || (difficulty !== 'merciful' && hand(view).length >= PLENTY);
}

/** An ambush joins a fight worth joining: monsters are left, and the heroes are not beaten yet. */
export function springsAmbush(view: View, difficulty: Difficulty): boolean {
  const monsters = view.figures.filter(({ side }) => side === 'monsters').length;
  return monsters > 0 && vigour(view) >= FRESH[difficulty];
}

/** Fate is for a character or an expensive monster, and only against its death. */
export function savesMonster(figure: Figure, wounds: number): boolean {
  if (figure.wounds - wounds > 0) return false;
  return figure.character !== null || monsterNamed(figure.of).points >= DEAR;
}

/** A character escapes while it still can. */
export function slipsAway(figure: Figure): boolean {
  return figure.character !== null && figure.wounds * 3 <= monsterNamed(figure.of).wounds;
}

/** A trap is for a hero it may fell, or for a chest; the ruthless do not wait. */
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

/** Characters come with a group that shields them, or into the quest room. */
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

/** With counters in hand the master listens everywhere: this tells no more than their open number. */
export function listensAt(view: View, moment: CounterMoment): boolean {
  const screen = view.master.screen;
  if (screen === null) return false;
  if (moment === 'placing' && screen.characters.length + screen.escaped.length > 0) return true;
  return screen.hand.length > 0;
}

/** Never stops listening at a moment: a player who lent the seat finds it as it was. */
export function adjustWatch(view: View, moves: readonly Command[]): Command | null {
  return movesOf(moves, 'watch').find(({ moment, on }) => on && listensAt(view, moment)) ?? null;
}
