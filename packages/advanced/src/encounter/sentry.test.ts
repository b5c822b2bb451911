import assert from 'node:assert/strict';
import { NORTH } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { MASTER } from '../setup.ts';
import { isAnybodySeen, sightTo } from '../sight.ts';
import { battle, MONSTERS } from '../testing/battle.ts';
import { dig, digging } from '../testing/digging.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable } from '../testing/table.ts';

function inSight(map: string): boolean {
  const here = table(map, { E: {}, R: { monster: 'ratman' } });
  return isAnybodySeen(here.world, here.state);
}

rule('ADV-ENC-02', 'it is a fight as long as some monster sees somebody, and never without monsters', () => {
  const alone = table('+-+-+\n|E .|\n+-+-+', { E: {} });
  assert.equal(isAnybodySeen(alone.world, alone.state), false);
  assert.equal(inSight('+-+-+\n|E R|\n+-+-+'), true);
});

rule('ADV-ENC-03', 'monsters see who is in their section, and along a straight passage', () => {
  assert.equal(inSight('+-+-+-+\n|E . .|\n+ + + +\n|. . R|\n+-+-+-+'), true);
  assert.equal(inSight(`+${'-+'.repeat(10)}\n|E : : : : : : : : R|\n+${'-+'.repeat(10)}`), true);
  assert.equal(inSight('+-+-+\n|E|R|\n+-+-+'), false);
  // From one passage across a junction into the other: only visible from the junction itself.
  const dug = digging('junction');
  dig(dug, NORTH, [1, 4, 5, 3, 3, 3, 4, 5, 3, 3]);
  const [elf] = dug.state.figures;
  const seenFrom = (name: string) =>
    sightTo(dug.world, dug.state, { ...elf!, square: dug.square(name) }, dug.square('U26'));
  assert.deepEqual(['U28', 'U22', 'U19'].map(seenFrom), ['full', 'full', 'none']);
});

/** Another figure stands between: a friend of theirs, or a captive. */
function inSightPast(map: string): boolean {
  const captive = {
    kind: 'henchman',
    effects: [{ tag: 'captive', ends: 'never', of: 'scene-1.r1' }],
  } as const;
  const here = table(map, { E: {}, R: { monster: 'ratman' }, C: captive });
  return isAnybodySeen(here.world, here.state);
}

rule('ADV-ENC-03', 'in their own section nobody hides behind another', () => {
  assert.equal(inSightPast('+-+-+-+-+-+\n|E . C . R|\n+-+-+-+-+-+'), true);
  assert.equal(inSightPast('+-+-+-+-+-+\n|E : C : R|\n+-+-+-+-+-+'), true);
  assert.equal(inSightPast('+-+-+-+-+-+\n|E|. C . R|\n+-+-+-+-+-+'), false, 'a wall');
  const pillar = '+-+-+-+\n|E|C R|\n+ + + +\n|. . .|\n+-+-+-+';
  assert.equal(inSightPast(pillar), true, 'nor behind a wall that stands in a room');
  const bend = '+-+-+-+-+\n|E : : :|\n+-+-+-+ +\n|C . .|R|\n+-+-+-+-+';
  assert.equal(inSightPast(bend), false, 'round the corner of a passage is another section');
});

rule('ADV-ENC-03', 'from one section into the next as far as a line of sight runs, whole or in part', () => {
  const dug = digging('junction');
  dig(dug, NORTH, [1, 4, 5, 3, 3, 3, 4, 5, 3, 3]);
  const [hero] = dug.state.figures;
  const isSeen = (from: string, to: string, between: readonly string[] = []): boolean => {
    const monster = { ...hero!, id: 'rat', side: 'monsters', kind: 'monster', of: 'ratman' } as const;
    const figures = [
      { ...monster, square: dug.square(from) },
      { ...hero!, square: dug.square(to) },
      ...between.map((name, at) => ({ ...monster, id: `rat ${at}`, wounds: 0, square: dug.square(name) })),
    ];
    return isAnybodySeen(dug.world, { ...dug.state, figures });
  };
  assert.notEqual(dug.areaAt('U22'), dug.areaAt('U26'));
  assert.deepEqual([isSeen('U26', 'U22'), isSeen('U26', 'U19')], [true, false]);
  assert.equal(isSeen('V26', 'U22', ['U24']), true, 'half hidden is seen');
  assert.equal(isSeen('U26', 'U22', ['U24', 'V24']), false, 'and one behind others is not');
});

rule('ADV-ENC-04', 'on the threshold of an open door one is seen by everybody in there', () => {
  assert.equal(inSightPast('+-+-+-+-+-+\n|: EoC . R|\n+-+-+-+-+-+'), true);
  assert.equal(inSightPast('+-+-+-+-+-+\n|: EdC . R|\n+-+-+-+-+-+'), false);
  assert.equal(inSightPast('+-+-+-+-+-+\n|E :oC . R|\n+-+-+-+-+-+'), false);
  assert.equal(inSightPast('+-+-+-+-+-+\n|R . CoE :|\n+-+-+-+-+-+'), true, 'from either side of a door');
  assert.equal(inSightPast('+-+-+-+-+-+\n|R . CdE :|\n+-+-+-+-+-+'), false);
  const bend = '+-+-+-+-+-+\n|. Eo: : :|\n+-+-+-+-+ +\n|C . . .|:|\n+-+-+-+-+ +\n|. . . .|R|\n+-+-+-+-+-+';
  assert.equal(inSightPast(bend), false, 'nor round the corner of the passage it leads to');
});

rule('ADV-ENC-04', 'they see who stands in the doorway', () => {
  assert.equal(inSight('+-+-+-+-+-+\n|: Eo. . R|\n+-+-+-+-+-+'), true);
});

rule('ADV-ENC-05', 'and not who stands back from it, unless they come up to it', () => {
  assert.equal(inSight('+-+-+-+-+-+\n|E :o. . R|\n+-+-+-+-+-+'), false);
  assert.equal(inSight('+-+-+-+-+-+\n|E :oR . .|\n+-+-+-+-+-+'), true);
  assert.equal(inSight('+-+-+-+-+-+\n|E :dR . .|\n+-+-+-+-+-+'), false, 'a closed door');
});

/** A room with an unopened door in its east wall. */
const GUARDED = `
  +-+-+-+-+
  |E . . R|
  + + + + +
  |. . . Sd
  +-+-+-+-+
`;

function guarded(sentry: string): AdvancedTable {
  return battle(
    GUARDED,
    { E: {}, R: { monster: 'ratman' }, S: { monster: sentry } },
    {
      field: { width: 30, height: 20, x: 8, y: 8 },
      turn: MONSTERS,
      setup: {
        dungeon: {
          ...PLAIN_PLAN,
          matrices: { ...PLAIN_PLAN.matrices, lair: [{ upTo: 12, monsters: { goblin: 1 } }] },
        },
      },
    },
  );
}

rule('ADV-ENC-19', 'a sentry beside a door may open it instead of attacking; others may not', () => {
  const here = guarded('ratmanSentry');
  here.do({ type: 'openDoor', figure: 'S', at: 'L10', side: 1 });
  assert.equal(here.happened('doorOpened'), true);
  const plain = guarded('ratman');
  plain.refuses({ type: 'openDoor', figure: 'S', at: 'L10', side: 1 }, 'onlySentries', 'ADV-CMB-15');
});

rule(
  'ADV-ENC-20',
  'what is behind it is laid when the monsters have acted, and who is there joins the fight',
  () => {
    const here = guarded('ratmanSentry');
    here.do({ type: 'openDoor', figure: 'S', at: 'L10', side: 1 });
    // A room behind it, and a lair.
    here.do({ type: 'done' }, [1, 9], MASTER);
    here.do({ type: 'chooseLayout', option: 0 }, [6]);
    const chest = here.awaited();
    assert.deepEqual(chest, [{ seat: MASTER, prompt: 'placeChest' }]);
    // No more doors; the leader has 2, the master 12: only the placing is at stake.
    here.do({ type: 'furnish', at: 'N12' }, [1, 2, 12]);
    here.do({ type: 'placeMonster', kind: 'goblin', at: 'M13' });
    here.do({ type: 'monstersStand' });
    assert.deepEqual([here.state.turn.mode, here.state.turn.phase], ['combat', 'heroes']);
    assert.deepEqual(
      here.state.fight!.groups.map(({ monsters }) => monsters),
      [{ goblin: 1 }],
    );
  },
);
