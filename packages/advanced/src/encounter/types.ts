/** What the chapter keeps, asks and tells. */
import type { Square } from '@oubliette/dungeon';
import type { Declared, Shown } from '@oubliette/kernel';
import type { ComponentId } from '../magic/types.ts';
import type { Figure, FigureId } from '../state.ts';
import { declare, each, isMaster, knowsRolls, masked, open, own, unread } from '../knowledge.ts';
import type { Eyes, Mind } from '../knowledge.ts';
import { lookOf, looksOf } from './disguise.ts';
import { hasSentry, sentryAmong } from './sentry.ts';

export type EncounterCommand =
  /** Puts the next monster down: the master says which, the leader which it looks like (ADV-ENC-11, ADV-ENC-14). */
  | { readonly type: 'placeMonster'; readonly kind: string; readonly at: Square }
  /** Moves one just placed by one square (ADV-ENC-12, ADV-ENC-15). */
  | { readonly type: 'shiftMonster'; readonly figure: FigureId; readonly to: Square }
  /** The master exchanges two that look alike: nobody else can tell which is which (ADV-ENC-22). */
  | { readonly type: 'switchMonsters'; readonly figure: FigureId; readonly with: FigureId }
  | { readonly type: 'monstersStand' };

/** How monsters come: found where they live, far off by a counter, into a fight, or put down by the master (an alarm). */
export type Coming = 'surprise' | 'wandering' | 'ambush' | 'placed';

export interface EncounterFacts {
  /** The master's dice on a matrix, and what they brought. */
  matrixRolled: {
    matrix: 'wandering' | 'lair' | 'quest';
    face: number;
    specialist: number | null;
    monsters: Readonly<Record<string, number>>;
  };
  /** As they look. */
  monstersFound: { monsters: Readonly<Record<string, number>>; characters: readonly string[]; area: string };
  surpriseTested: {
    leader: number;
    master: number;
    elf: boolean;
    sentry: boolean;
    /** An Open Window had shown them. */
    spied: boolean;
    placedBy: 'leader' | 'master';
  };
  monsterPlaced: { figure: Figure; by: 'leader' | 'master' };
  monsterShifted: { figure: FigureId; to: Square; by: 'leader' | 'master' };
  monstersSwitched: { figure: FigureId; with: FigureId };
  /** No room for them yet (ADV-ENC-17); `far` where they come from far off (ADV-TOK-09). */
  monstersWait: { group: number; kinds: readonly string[]; looks: readonly string[]; far?: true };
  /** A special monster has done what only it can (ADV-ENC-22). */
  unmasked: { figure: FigureId; of: string };
}

export interface MeetingFrame {
  readonly tag: 'meeting';
  readonly stage: 'door' | 'counter' | 'test' | 'place' | 'shift' | 'fight';
  readonly how: Coming;
  readonly group: Group;
  /** Where they may stand at first (ADV-ENC-17). */
  readonly areas: readonly string[];
  readonly placedBy: 'leader' | 'master';
  readonly tested: boolean;
  readonly surprised: boolean;
  /** Kinds still to be put down. */
  readonly left: readonly string[];
  readonly placed: readonly FigureId[];
  readonly shifted: readonly FigureId[];
  readonly switched: readonly FigureId[];
  /** Part of a crowd already fighting: what found no room before. */
  readonly surplus: boolean;
  /** Out of nowhere, on any square the heroes see (ADV-HAZ-72). */
  readonly conjured?: true;
  readonly answer?: never;
}

export type EncounterFrame = MeetingFrame;

/** Monsters that were met together: they come back at their number if the heroes flee (ADV-CMB-55). */
export interface Group {
  readonly id: number;
  /** The area they were met in. */
  readonly area: string;
  /** By kind, as they were first. */
  readonly monsters: Readonly<Record<string, number>>;
  readonly characters: readonly string[];
  /** Gold on them (ADV-CMB-24). */
  readonly gold: number;
  /** Magic on them, rolled when it is found (ADV-SOLO-06). */
  readonly treasure?: true;
  /** They came by an ambush: a sentry among them is like any other monster (ADV-TOK-15). */
  readonly ambush?: true;
  /** The places in which an Open Window has shown them: they do not know it (ADV-SPELL-02). */
  readonly spied?: readonly string[];
  /** Prisoners under a grate: one damage die each (ADV-HAZ-63). */
  readonly unarmed?: true;
  /** They have moved into a cleared lair: who they are is rolled when they are met (ADV-TRE-09). */
  readonly newcomers?: true;
}

export const GROUP = declare<Group>()({
  id: open,
  area: open,
  monsters: masked<Group['monsters'], unknown>(knowsRolls, looksOf, (looks) => looks),
  characters: open,
  gold: masked(
    isMaster,
    () => 0,
    (_gold, { stream }) => 10 * stream.below(30),
  ),
  treasure: open,
  ambush: open,
  spied: open,
  unarmed: open,
  newcomers: open,
});

/** A fight, from the first monster in sight to the last (ADV-TURN-03). */
export interface Fight {
  /** Combat turns since it began, this one included. */
  readonly turns: number;
  /** Who put the first monsters down; null where no test was made (ADV-TOK-13). */
  readonly placedBy: 'leader' | 'master' | null;
  /** The heroes lose the first phase (ADV-ENC-16). */
  readonly surprised?: true;
  readonly groups: readonly Group[];
  /** Killed so far, by kind or character: what they carried is taken when all are dead (ADV-CMB-24). */
  readonly slain: readonly {
    readonly of: string;
    readonly character: string | null;
    readonly group: number | null;
    /** What it had not cast yet needs these (ADV-TRE-10). */
    readonly components?: readonly ComponentId[];
  }[];
  /** Monsters that found no room, and come next phase (ADV-ENC-17). */
  readonly waiting: readonly { readonly of: string; readonly group: number; readonly far?: true }[];
  /** An ambush has been played this turn (ADV-TOK-16). */
  readonly ambushed: boolean;
  /** The turn at whose end a door closed in it hid the two sides from each other: one more follows (ADV-CMB-23). */
  readonly behindDoor: number | null;
  /** Missiles used by each, to be looked for afterwards (ADV-RNG-27). */
  readonly missiles: Readonly<Record<string, readonly string[]>>;
  /** By figure: the enemy its death zone is fixed on (ADV-CMB-39). */
  readonly fixed: Readonly<Record<string, string>>;
}

export const FIGHT = declare<Fight>()({
  turns: open,
  placedBy: open,
  surprised: open,
  groups: each(GROUP),
  slain: open,
  waiting: masked<Fight['waiting'], Fight>(
    knowsRolls,
    (waiting, _eyes, { groups }) =>
      waiting
        .map((one) => ({
          ...one,
          of: lookOf(groups.find(({ id }) => id === one.group)?.monsters ?? {}, one.of),
        }))
        // The order in which they were drawn would tell more than their looks.
        .toSorted((a, b) => a.group - b.group || (a.of < b.of ? -1 : Number(a.of > b.of))),
    (waiting) => waiting,
  ),
  ambushed: open,
  behindDoor: open,
  missiles: open,
  fixed: open,
});

const MEETING = declare<MeetingFrame>()({
  tag: open,
  stage: open,
  how: open,
  group: GROUP,
  areas: open,
  placedBy: open,
  tested: open,
  surprised: open,
  left: masked<readonly string[], MeetingFrame>(
    knowsRolls,
    (left, _eyes, { group }) => left.map((kind) => lookOf(group.monsters, kind)).toSorted(),
    (left) => left,
  ),
  placed: open,
  shifted: open,
  switched: own(isMaster, () => []),
  surplus: open,
  conjured: open,
  answer: unread,
});

/** That there is a sentry was said with the test (ADV-ENC-10); which it is was not. */
export const MEETING_FRAME: Declared<MeetingFrame, MeetingSeen, Eyes, Mind> = {
  ...MEETING,
  show: (frame, eyes) => ({
    ...MEETING.show(frame, eyes),
    sentry: frame.tested && frame.how === 'surprise' && hasSentry(frame.group),
  }),
  imagine({ sentry, ...seen }, mind) {
    const frame = MEETING.imagine(seen, mind);
    return sentry && !hasSentry(frame.group) ? withSentry(frame) : frame;
  },
};

type MeetingSeen = Shown<MeetingFrame, (typeof MEETING)['words']> & { readonly sentry: boolean };

/** One of them is a sentry that looks like the others. */
function withSentry(frame: MeetingFrame): MeetingFrame {
  const { group, left } = frame;
  for (const [kind, number] of Object.entries(group.monsters)) {
    const sentry = sentryAmong(kind);
    if (sentry === null || number < 2) continue;
    const monsters = { ...group.monsters, [kind]: number - 1, [sentry]: 1 };
    const at = left.indexOf(kind);
    return { ...frame, group: { ...group, monsters }, left: at < 0 ? left : left.with(at, sentry) };
  }
  return frame;
}
