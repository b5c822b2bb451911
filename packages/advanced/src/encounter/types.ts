/** State, questions and events of encounters. */
import type { Square } from '@oubliette/dungeon';
import type { Declared, Shown } from '@oubliette/kernel';
import type { ComponentId } from '../magic/types.ts';
import type { Figure, FigureId } from '../state.ts';
import { declare, each, isMaster, knowsRolls, masked, open, own, unread } from '../knowledge.ts';
import type { Eyes, Mind } from '../knowledge.ts';
import { lookOf, looksOf } from './disguise.ts';
import { hasSentry, sentryAmong } from './sentry.ts';

export type EncounterCommand =
  /** Places the next monster: the master names its kind, the leader its look (ADV-ENC-11, ADV-ENC-14). */
  | { readonly type: 'placeMonster'; readonly kind: string; readonly at: Square }
  /** Moves a monster just placed by one square (ADV-ENC-12, ADV-ENC-15). */
  | { readonly type: 'shiftMonster'; readonly figure: FigureId; readonly to: Square }
  /** The master swaps two that look alike: the other seats cannot tell which is which (ADV-ENC-22). */
  | { readonly type: 'switchMonsters'; readonly figure: FigureId; readonly with: FigureId }
  | { readonly type: 'monstersStand' };

export type EncounterCommandOf<T extends EncounterCommand['type']> = Extract<
  EncounterCommand,
  { readonly type: T }
>;

/** How monsters come: found at home, far off by a counter, into a fight, or placed by the master (alarm). */
export type Coming = 'surprise' | 'wandering' | 'ambush' | 'placed';

export interface EncounterFacts {
  /** The master's dice on a matrix, and the monsters they brought. */
  matrixRolled: {
    matrix: 'wandering' | 'lair' | 'quest';
    face: number;
    specialist: number | null;
    monsters: Readonly<Record<string, number>>;
  };
  /** By their looks. */
  monstersFound: { monsters: Readonly<Record<string, number>>; characters: readonly string[]; area: string };
  surpriseTested: {
    leader: number;
    master: number;
    elf: boolean;
    sentry: boolean;
    /** An Open Window showed them. */
    spied: boolean;
    placedBy: 'leader' | 'master';
  };
  monsterPlaced: { figure: Figure; by: 'leader' | 'master' };
  monsterShifted: { figure: FigureId; to: Square; by: 'leader' | 'master' };
  monstersSwitched: { figure: FigureId; with: FigureId };
  /** No room for them yet (ADV-ENC-17); `far` if they come from far off (ADV-TOK-09). */
  monstersWait: { group: number; kinds: readonly string[]; looks: readonly string[]; far?: true };
  /** A special monster has used its ability (ADV-ENC-22). */
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
  /** Kinds not placed yet. */
  readonly left: readonly string[];
  readonly placed: readonly FigureId[];
  readonly shifted: readonly FigureId[];
  readonly switched: readonly FigureId[];
  /** Part of a crowd already fighting: those that found no room before. */
  readonly surplus: boolean;
  /** Out of nowhere, on any square the heroes see (ADV-HAZ-72). */
  readonly conjured?: true;
  readonly answer?: never;
}

export type EncounterFrame = MeetingFrame;

/** Monsters met together: they come back at full number if the heroes flee (ADV-CMB-55). */
export interface Group {
  readonly id: number;
  /** The area they were met in. */
  readonly area: string;
  /** By kind, as they were at first. */
  readonly monsters: Readonly<Record<string, number>>;
  readonly characters: readonly string[];
  /** Their gold (ADV-CMB-24). */
  readonly gold: number;
  /** Their magic treasure, rolled when found (ADV-SOLO-06). */
  readonly treasure?: true;
  /** They came by an ambush: a sentry among them is an ordinary monster (ADV-TOK-15). */
  readonly ambush?: true;
  /** The places where an Open Window showed them: they do not know (ADV-SPELL-02). */
  readonly spied?: readonly string[];
  /** Prisoners under a grate: one damage die each (ADV-HAZ-63). */
  readonly unarmed?: true;
  /** They moved into a cleared lair: their kinds are rolled when they are met (ADV-TRE-09). */
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
  /** Combat turns so far, this one included. */
  readonly turns: number;
  /** Who placed the first monsters; null if no test was made (ADV-TOK-13). */
  readonly placedBy: 'leader' | 'master' | null;
  /** The heroes lose the first phase (ADV-ENC-16). */
  readonly surprised?: true;
  readonly groups: readonly Group[];
  /** Killed so far, by kind or character: the party takes their belongings when all are dead (ADV-CMB-24). */
  readonly slain: readonly {
    readonly of: string;
    readonly character: string | null;
    readonly group: number | null;
    /** The components of spells it had not cast (ADV-TRE-10). */
    readonly components?: readonly ComponentId[];
  }[];
  /** Monsters that found no room and come next phase (ADV-ENC-17). */
  readonly waiting: readonly { readonly of: string; readonly group: number; readonly far?: true }[];
  /** An ambush was played this turn (ADV-TOK-16). */
  readonly ambushed: boolean;
  /** The turn after which a door closed in it parted the two sides: one more follows (ADV-CMB-23). */
  readonly behindDoor: number | null;
  /** Missiles used by each figure, to look for afterwards (ADV-RNG-27). */
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

/** The test already said that there is a sentry (ADV-ENC-10), not which one it is. */
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

/** Makes one of them a sentry that looks like the others. */
function withSentry(frame: MeetingFrame): MeetingFrame {
  const { group, left } = frame;
  for (const [kind, number] of Object.entries(group.monsters)) {
    const sentry = sentryAmong(kind);
    if (sentry === null || number < 2) continue;
    const monsters = { ...group.monsters, [kind]: number - 1, [sentry]: 1 };
    if (lookOf(monsters, sentry) !== kind) continue;
    const at = left.indexOf(kind);
    return { ...frame, group: { ...group, monsters }, left: at < 0 ? left : left.with(at, sentry) };
  }
  return frame;
}
