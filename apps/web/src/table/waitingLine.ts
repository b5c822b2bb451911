/** The one line that says who is awaited, and why. */
import { waitingKnownTo } from '@oubliette/kernel';
import type { SeatId, Waiting } from '@oubliette/kernel';
import type { Away, TableInfo } from '@oubliette/table';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { roleOf } from './eyes.ts';
import { chairOf, memberName, seatName, seatSubject } from './people.ts';
import { sinceText } from './together.ts';
import { TOGETHER } from './togetherWords.ts';
import { TABLE } from './words.ts';

export interface Awaited {
  /** Whether this player is asked and the match cannot go on without them. */
  readonly mine: boolean;
  readonly text: string;
}

interface WaitingAsked {
  readonly info: TableInfo;
  readonly waiting: readonly Waiting[];
  readonly seats: readonly SeatId[];
  readonly eyes: SeatId;
  readonly over: boolean;
  /** Awaited dice in words, and whether this player rolls them: nothing else can be done meanwhile. */
  readonly roll: Awaited | null;
  /** Awaited players who are away. */
  readonly away: readonly Away[];
  readonly language: Language;
  readonly prompt: (waiting: Waiting) => string;
  readonly reason: (waiting: Waiting) => string;
}

export function waitingLine(asked: WaitingAsked): Awaited {
  const { info, language, over } = asked;
  if (over) return { mine: false, text: say(TABLE, language, 'isOver', {}) };
  if (asked.roll !== null) return asked.roll;
  const known = waitingKnownTo(asked.waiting, asked.eyes);
  const needed = known.filter(({ optional }) => optional !== true);
  const mine = needed.find(({ seat }) => asked.seats.includes(seat));
  if (mine !== undefined && isInHand(mine, asked)) return { mine: true, text: myTurn(mine, asked) };
  const [first] = needed;
  const reaction = known.find(({ seat, optional }) => optional === true && asked.seats.includes(seat));
  if (reaction !== undefined)
    return { mine: false, text: say(TABLE, language, 'mayReact', { prompt: asked.prompt(reaction) }) };
  if (first === undefined) return { mine: false, text: say(TABLE, language, 'watching', {}) };
  const prompt = asked.reason(first);
  const occupant = chairOf(info, first.seat)?.occupant ?? null;
  const seat = seatSubject(info, first.seat, language);
  if (occupant === null) return { mine: false, text: say(TABLE, language, 'waitingFree', { seat, prompt }) };
  if (occupant.is === 'bot')
    return { mine: false, text: say(TABLE, language, 'thinking', { who: seat, prompt }) };
  if (asked.seats.includes(first.seat))
    return { mine: false, text: say(TABLE, language, 'waitingFor', { who: seat, prompt }) };
  const who = `${memberName(info, occupant.member)} (${seatName(info, first.seat, language)})`;
  const away = asked.away.find(({ member }) => member === occupant.member);
  if (away === undefined) return { mine: false, text: say(TABLE, language, 'waitingFor', { who, prompt }) };
  const since = sinceText(away.since, language);
  return { mine: false, text: say(TOGETHER, language, 'waitingAway', { who, since, prompt }) };
}

/** One device for both sides is with one of them at a time. */
function isInHand({ seat }: Waiting, { info, seats, eyes }: WaitingAsked): boolean {
  return !seats.includes(eyes) || roleOf(info, seat) === roleOf(info, eyes);
}

/** A player with several seats is shown which one. */
function myTurn(waiting: Waiting, { info, seats, language, prompt }: WaitingAsked): string {
  if (seats.length === 1) return say(TABLE, language, 'yourTurn', { prompt: prompt(waiting) });
  const seat = seatSubject(info, waiting.seat, language);
  return say(TABLE, language, 'yourTurnAs', { seat, prompt: prompt(waiting) });
}
