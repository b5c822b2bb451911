/** A quest's aims, heroes who have left it, and its rewards (ADV-TOB-04 to ADV-TOB-06). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { die } from '../combat/fall.ts';
import { TOBARO } from '../content/quests/tobaro.ts';
import type { DungeonPlan } from '../plan.ts';
import { battle } from '../testing/battle.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';

const MAP = '+-+-+-+-+\n|A . Q R|\n+-+-+-+-+';

rule('ADV-TOB-04', 'only the death that is wanted counts, and it counts once', () => {
  const here = battle(
    MAP,
    {
      A: {},
      Q: { monster: 'ratmanAssassin', character: 'ratmanAssassin' },
      R: { monster: 'whiteSorcerer', character: 'whiteSorcerer' },
    },
    { setup: { master: false, dungeon: TOBARO } },
  );
  const kill = (figure: string): void =>
    void setGoing(here, (play) => die(play, here.id(figure), ['ADV-DEATH-01']));
  kill('R');
  assert.deepEqual(here.event('aimReached').aim, 'slain:whiteSorcerer');
  kill('Q');
  assert.equal(here.happened('aimReached'), false);
  assert.deepEqual(here.state.achieved, ['slain:whiteSorcerer']);
});

const STAIRS = '+-+-+-+\n|A B .|\n+ + + +\n|H . .|\n+-+-+-+';
const PARTY = {
  A: { fate: 1, startFate: 2 },
  B: { fate: 0, startFate: 1 },
  H: { kind: 'henchman', serves: 'A' },
} as const;

function leaving(dungeon: DungeonPlan, achieved: readonly string[]): AdvancedTable {
  const here = table(STAIRS, PARTY, {
    setup: { master: false, dungeon },
    state: { achieved, leader: 'B' },
    places: { A: { kind: 'stairs', stairs: 'out' } },
  });
  here.do({ type: 'leaveDungeon', figure: 'A' });
  return here;
}

rule(
  'ADV-TOB-05',
  'too early is before every death that is wanted, and only where there is one expedition',
  () => {
    const both = { ...TOBARO, aims: ['slain:whiteSorcerer', 'slain:runeWarlord', 'amulet'] };
    assert.deepEqual(leaving(both, ['slain:whiteSorcerer']).event('questLeft').figures, ['A']);
    assert.equal(leaving(both, ['slain:whiteSorcerer', 'slain:runeWarlord']).happened('questLeft'), false);
    const { once: _once, ...oftener } = TOBARO;
    assert.equal(leaving(oftener, []).happened('questLeft'), false);
  },
);

rule('ADV-TOB-06', 'the living heroes who are out get the points: neither the men nor the dead', () => {
  const here = leaving(TOBARO, ['slain:whiteSorcerer']);
  setGoing(here, (play) => die(play, 'B', ['ADV-DEATH-01']));
  here.do({ type: 'done' });
  assert.deepEqual(here.event('rewarded').figures, ['A']);
  assert.deepEqual(
    here.state.sheets.map(({ fate, startFate }) => [fate, startFate]),
    [
      [3, 4],
      [0, 1],
      [0, 0],
    ],
  );
  const { reward: _reward, ...unpaid } = TOBARO;
  assert.equal(leaving(unpaid, ['slain:whiteSorcerer']).happened('rewarded'), false);
});
