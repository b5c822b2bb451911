/** The dice that NextLevel's events tell of: which counted, who rolled them, what they came to. */
import { COMBAT } from '@oubliette/classic';
import type { FigureId } from '@oubliette/classic';
import { D6, D8 } from '@oubliette/kernel';
import type { BaseEvent, Face } from '@oubliette/kernel';
import { D20, dieOf, SEARCH_DICE, skullsOn, STAR, TRAP_DIE, TRAP_SEARCH } from '@oubliette/nextlevel';
import type { AttackDie, ColourFace, NextEvent } from '@oubliette/nextlevel';
import type { Roll, RollTold } from '../../classic/dice/rolls.ts';
import { keepsDice as keepsClassic, rolledAt as classicAt, rollTold } from '../../classic/dice/rolls.ts';
import { combat, diceOf as classicDice } from '../../classic/play/rolls.ts';
import type { TellingDie } from '../../classic/play/rolls.ts';

const DICE = [
  COMBAT,
  D6,
  D8,
  D20,
  STAR,
  TRAP_DIE,
  TRAP_SEARCH,
  ...SEARCH_DICE,
  ...(['yellow', 'orange', 'red', 'violet'] as const).map(dieOf),
];

export function facesOf(die: string): readonly Face[] {
  return DICE.find(({ id }) => id === die)?.faces ?? [];
}

function one(die: string, face: Face, counts: boolean, figure: FigureId): TellingDie {
  return { die, face, counts, by: { figure } };
}

function attackFaces(
  dice: readonly AttackDie[],
  faces: readonly ColourFace[],
  figure: FigureId,
  bare: boolean,
): TellingDie[] {
  return dice.map((die, at) => {
    const face = faces[at]!;
    return one(die, face, bare ? face === 'blackShield' : skullsOn(face) > 0, figure);
  });
}

type Tellers = {
  readonly [T in NextEvent['type']]?: (event: Extract<NextEvent, { type: T }>) => readonly TellingDie[];
};

const TELLERS: Tellers = {
  strikeRolled: ({ rolls }) =>
    rolls.flatMap(({ figure, dice, faces, extra, critical, hits }) => [
      ...attackFaces(dice, faces, figure, hits > 0 && !faces.some((face) => skullsOn(face) > 0)),
      ...combat(extra, 'skull', figure),
      ...(critical === null ? [] : [one('d20', critical, critical > 18, figure)]),
    ]),
  strikeParried: ({ faces, dodge, figure }) => [
    ...combat(faces, 'whiteShield', figure),
    ...(dodge ?? []).map((die) => one('d20', die, true, figure)),
  ],
  // Whoever helps a friend hits with skulls as well (NXT-ASS-03).
  counterRolled: ({ by, faces, why }) =>
    faces.map((face) =>
      one('combat', face, face === 'blackShield' || (why === 'assistance' && face === 'skull'), by),
    ),
  counterParried: ({ figure, faces }) => combat(faces, 'whiteShield', figure),
  surpriseRolled: ({ attacker, die }) => [one('d20', die, true, attacker)],
  leapRolled: ({ figure, face }) => [
    one(face === 'star' || face === 'blank' ? 'star' : 'combat', face, true, figure),
  ],
  movementRolled: ({ figure, dice }) =>
    dice.map((die, at) => one(figure === 'elf' && at % 2 === 1 ? 'd8' : 'd6', die, true, figure)),
  doorRammed: ({ figure, die, broken }) =>
    die === null ? [] : [one(typeof die === 'number' ? 'd6' : 'star', die, broken, figure)],
  disarmRolled: ({ figure, target, dice, against, outcome }) => [
    ...dice.map((die) => one('d6', die, outcome === 'won', figure)),
    ...against.map((die) => one('d6', die, outcome === 'lost', target)),
  ],
  searchRolled: ({ hero, find, worth }) => [
    one(SEARCH_DICE[0].id, find, true, hero),
    one(SEARCH_DICE[1].id, worth, true, hero),
  ],
  lookedFor: ({ hero, face }) => (face === null ? [] : [one(TRAP_SEARCH.id, face, true, hero)]),
  trapDieRolled: ({ figure, face }) => [one(TRAP_DIE.id, face, face === 'safe', figure)],
  illnessRolled: ({ figure, face, damage }) => [one('yellow', face, damage > 0, figure)],
  struggled: ({ figure, die }) => [one('d6', die, true, figure)],
  thunderRolled: ({ figure, die }) => [one('d6', die, true, figure)],
  lightsRolled: ({ figure, die }) => [one('d6', die, true, figure)],
  fimirRolled: ({ figure, die }) => [one('d8', die, true, figure)],
  crushed: ({ figure, faces }) => combat(faces, 'skull', figure),
  unstoppableRolled: ({ figure, faces }) => combat(faces, 'skull', figure),
  mireRolled: ({ figure, faces }) => combat(faces, 'whiteShield', figure),
  sweepRolled: ({ figure, faces, critical }) => [
    ...attackFaces(
      faces.map(() => 'combat' as const),
      faces,
      figure,
      false,
    ),
    one('d20', critical, critical > 18, figure),
  ],
};

/** Every die in an event, in the order it was rolled. */
export function diceOf(told: BaseEvent): readonly TellingDie[] {
  const tell = TELLERS[told.type as NextEvent['type']] as
    | ((event: BaseEvent) => readonly TellingDie[])
    | undefined;
  return tell === undefined ? classicDice(told) : tell(told);
}

export function roll(told: BaseEvent): RollTold {
  const event = told as NextEvent;
  switch (event.type) {
    case 'strikeRolled':
      return {
        what: 'attack',
        figure: event.rolls[0]?.figure ?? null,
        total: { of: 'hits', count: event.hits + event.unstoppable },
      };
    case 'strikeParried':
      return { what: 'defence', figure: event.figure, total: { of: 'shields', count: event.shields } };
    case 'counterRolled':
      return { what: 'attack', figure: event.by, total: { of: 'hits', count: event.hits } };
    case 'counterParried':
      return { what: 'defence', figure: event.figure, total: { of: 'shields', count: event.shields } };
    case 'sweepRolled':
      return { what: 'attack', figure: event.figure, total: { of: 'hits', count: event.skulls } };
    case 'leapRolled':
      return { what: 'jump', figure: event.figure, total: null };
    case 'crushed':
    case 'unstoppableRolled':
      return { what: 'trap', figure: event.figure, total: { of: 'hits', count: event.skulls } };
    default: {
      const [die] = diceOf(told);
      const classic = rollTold(told);
      if (classic.what !== 'roles' || die === undefined || 'seat' in die.by) return classic;
      return { what: 'other', figure: die.by.figure, total: null };
    }
  }
}

/** At the one who is struck, else at the roller. */
export function rolledAt(events: readonly BaseEvent[], rolls: readonly Roll[]): FigureId | null {
  for (const event of events as readonly NextEvent[]) {
    if (event.type === 'strikeRolled') return event.target;
    if (event.type === 'counterRolled') return event.on;
  }
  return classicAt(events, rolls);
}

const AFTERMATH: ReadonlySet<string> = new Set<NextEvent['type']>([
  'experienceWon',
  'rageGrown',
  'rageLost',
  'plightGained',
  'finished',
]);

export function keepsDice(event: BaseEvent): boolean {
  return AFTERMATH.has(event.type) || keepsClassic(event);
}
