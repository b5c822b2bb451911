/** The shape of a quest from outside, and what is wrong with it: place and remedy (EXP-QGN-01). */
import type { Problem } from '@oubliette/kernel';
import { z } from 'zod';
import { FOE_IDS } from '../content/foes.ts';
import type { FoeId } from '../content/foes.ts';
import { FAMILIES, MONSTER_IDS, monsterCard } from '../content/monsters.ts';
import { ROOM_IDS, ROOMS } from '../content/rooms.ts';
import type { RoomId } from '../content/rooms.ts';
import { TILE_IDS } from '../content/tiles.ts';
import { hasSites, MOST_ABILITIES, MOST_ESCORTS } from './design.ts';
import { ACTS, GOALS } from './quest.ts';
import type { Quest } from './quest.ts';

const inBoth = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });
const room = z.enum(ROOM_IDS as readonly [RoomId, ...RoomId[]]);
const foe = z.enum(FOE_IDS as readonly [FoeId, ...FoeId[]]);

const trigger = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('foesDead') }),
  z.strictObject({ on: z.literal('hostageDead') }),
  z.strictObject({ on: z.literal('done'), site: z.string() }),
  z.strictObject({ on: z.literal('out'), who: z.enum(['hero', 'hostage']) }),
  z.strictObject({ on: z.literal('pileEmpty') }),
  z.strictObject({ on: z.literal('boardClear') }),
  z.strictObject({ on: z.literal('clockOut') }),
]);

const site = z.strictObject({
  id: z.string().min(1),
  mark: z.enum(['!', '?']),
  act: z.enum(ACTS),
  name: inBoth,
  deed: inBoth,
  needs: z.string().optional(),
});

const design = z.strictObject({
  plan: room,
  foes: z.array(foe),
  escort: z.int().min(0).max(MOST_ESCORTS),
  chaos: z.int().min(0).max(MOST_ABILITIES),
  annex: z.array(z.strictObject({ plan: room, monsters: z.int().min(0).max(2) })),
});

export const questSchema = z.strictObject({
  id: z.string().min(1),
  goal: z.enum(GOALS),
  title: inBoth,
  story: inBoth,
  task: inBoth,
  depth: z.int().min(4).max(TILE_IDS.length).nullable(),
  families: z.array(z.enum(FAMILIES)).min(1).nullable(),
  foes: z.union([z.array(foe), z.literal('fallen')]),
  rooms: z.array(room).min(1),
  sites: z.array(site),
  start: z.enum(['stairs', 'captive']),
  brings: z.array(z.string()),
  ritual: z.boolean(),
  met: z.array(trigger).min(1),
  failed: z.array(trigger),
  room: design,
}) as unknown as z.ZodType<Quest>;

/** Whatever would keep a quest from being won, or played. */
export function questProblems(quest: Quest, at = 'quest'): readonly Problem[] {
  return CHECKS.flatMap((check) =>
    check(quest).map((problem) => ({ ...problem, path: `${at}.${problem.path}` })),
  );
}

type Check = (quest: Quest) => readonly Problem[];

const CHECKS: readonly Check[] = [
  sitesDrawn,
  sitesKnown,
  foesKnown,
  wayOut,
  hostageThere,
  objectsBrought,
  minionsLeft,
];

function sitesDrawn(quest: Quest): readonly Problem[] {
  const missing = quest.rooms.filter((plan) => !hasSites(quest, plan, quest.room.annex));
  return missing.map((plan) => ({
    path: `rooms[${quest.rooms.indexOf(plan)}]`,
    message: `the drawing of "${plan}" and its annex lack a mark that the sites of this quest have`,
    remedy: `choose among ${ROOM_IDS.filter((id) => hasSites(quest, id, quest.room.annex)).join(', ')}`,
  }));
}

function sitesKnown({ met, failed, sites }: Quest): readonly Problem[] {
  const named = sites.map(({ id }) => id);
  return Object.entries({ met, failed }).flatMap(([name, triggers]) =>
    triggers.flatMap((one, index) =>
      one.on === 'done' && !named.includes(one.site)
        ? [
            {
              path: `${name}[${index}].site`,
              message: `this quest has no site "${one.site}"`,
              remedy: named.length === 0 ? 'add it to sites' : `name one of ${named.join(', ')}`,
            },
          ]
        : [],
    ),
  );
}

function foesKnown({ met, foes, room: { foes: own, plan }, rooms }: Quest): readonly Problem[] {
  const problems: Problem[] = [];
  const report = (path: string, message: string, remedy: string) => problems.push({ path, message, remedy });
  if (!rooms.includes(plan))
    report('room.plan', `"${plan}" is not among its rooms`, `choose ${rooms.join(', ')}`);
  if (foes !== 'fallen' && own.some((id) => !foes.includes(id)))
    report('room.foes', 'the room holds a foe the quest does not name', 'add it to foes');
  const mustDie = met.some(({ on }) => on === 'foesDead');
  if (mustDie && foes !== 'fallen' && own.length === 0)
    report('room.foes', 'nobody is there to be slain', 'name a foe, or drop foesDead from met');
  return problems;
}

/** Somebody must be able to leave where that is the goal (EXP-QGN-11). */
function wayOut({ start, rooms, met }: Quest): readonly Problem[] {
  const leaves = start === 'captive' || met.some(({ on }) => on === 'out');
  const hasExit = (id: RoomId): boolean => ROOMS[id].rows.some((row) => row.includes('>'));
  if (!leaves || start === 'stairs') return [];
  return rooms.every(hasExit)
    ? []
    : [{ path: 'rooms', message: 'captives find no way out (EXP-QGN-11)', remedy: 'choose wayOut' }];
}

function hostageThere({ met, sites }: Quest): readonly Problem[] {
  const isAwaited = met.some((one) => one.on === 'out' && one.who === 'hostage');
  return isAwaited && !sites.some(({ act }) => act === 'free')
    ? [{ path: 'sites', message: 'there is no hostage to free', remedy: 'add a site with act: free' }]
    : [];
}

function objectsBrought({ sites, brings }: Quest): readonly Problem[] {
  return sites.flatMap(({ needs }, index) =>
    needs === undefined || brings.includes(needs)
      ? []
      : [
          {
            path: `sites[${index}].needs`,
            message: `nobody brings "${needs}"`,
            remedy: 'add it to brings',
          },
        ],
  );
}

function minionsLeft({ families }: Quest): readonly Problem[] {
  const isLeft = MONSTER_IDS.some((id) => {
    const { family, isLeader } = monsterCard(id);
    return isLeader !== true && (families === null || families.includes(family));
  });
  return isLeft
    ? []
    : [{ path: 'families', message: 'no minion is left (EXP-PRP-08)', remedy: 'keep another family' }];
}
