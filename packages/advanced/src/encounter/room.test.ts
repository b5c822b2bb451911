/** The placing seat learns beforehand that not all monsters will find room (ADV-ENC-17). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Face } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { waitingSeen } from '../seen.ts';
import { MASTER } from '../setup.ts';
import { comes } from '../testing/meeting.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { roomText } from '../text/index.ts';
import type { Meeting } from './meet.ts';

const SMALL = `
  +-+-+-+-+
  |: :|. .|
  + + + + +
  |: Eo. .|
  +-+-+-+-+
`;

function met(
  meeting: Partial<Meeting>,
  { map = SMALL, at = 'C1', dice = [] }: { map?: string; at?: string; dice?: readonly Face[] } = {},
): AdvancedTable {
  const here = table(map, { E: {} });
  comes(here, { monsters: { ratman: 1 }, area: here.areaAt(at), how: 'placed', ...meeting }, dice);
  return here;
}

const waits = (here: AdvancedTable, seat = MASTER): number => waitingSeen(here.view(seat), here.world);
const told = (here: AdvancedTable, language: Language): string | null =>
  roomText(here.view(MASTER), language, here.world);

rule(
  'ADV-ENC-17',
  'the master is told how many will wait before the first is put down, and as they are',
  () => {
    const here = met({ monsters: { ratman: 5, ratmanSentry: 1 } });
    assert.equal(waits(here), 2);
    assert.equal(
      told(here, 'en'),
      'There is room for only 4 of them: the 2 placed last wait and come in later.',
    );
    assert.match(
      told(here, 'fr')!,
      /que pour 4 d’entre eux\s: les 2 derniers placés attendent et entreront/u,
    );
    here.do({ type: 'placeMonster', kind: 'ratmanSentry', at: 'D1' }, [], MASTER);
    assert.match(told(here, 'en')!, /^There is room for only 3 of them: the 2 /u);
    for (const at of ['C1', 'C2', 'D2']) here.do({ type: 'placeMonster', kind: 'ratman', at }, [], MASTER);
    assert.deepEqual(here.event('monstersWait').kinds, ['ratman', 'ratman']);
  },
);

rule('ADV-ENC-17', 'nothing is said where all find room', () => {
  const here = met({ monsters: { ratman: 4 } });
  assert.equal(told(here, 'en'), null);
  assert.equal(told(table(SMALL, { E: {} }), 'en'), null);
});

rule('ADV-ENC-17', 'a leader who puts them down is told as well', () => {
  const here = met({ monsters: { ratman: 4, ratmanSentry: 1 }, how: 'surprise' }, { dice: [12, 1] });
  assert.deepEqual(here.awaited(), [{ seat: 'ann', prompt: 'placeMonster' }]);
  assert.equal(waits(here, 'ann'), 1);
});

rule('ADV-ENC-17', 'a large one takes the room of four, and without any no room at all', () => {
  assert.equal(waits(met({ monsters: { ogre: 1, ratman: 1 } })), 1);
  const wide = SMALL.replaceAll('. .|', '. . .|')
    .replaceAll('+-+-+-+-+', '+-+-+-+-+-+')
    .replace('+ + + + +', '+ + + + + +');
  assert.equal(waits(met({ monsters: { ratman: 2, ogre: 1 } }, { map: wide })), 0, 'the large one first');
  const narrow = SMALL.replace('|: :|. .|', '|: :|.|:|').replace('|: Eo. .|', '|: Eo.|:|');
  assert.equal(waits(met({ monsters: { ogre: 1, ratman: 2 } }, { map: narrow })), 1);
});

rule('ADV-TOK-09', 'from far off: as many as there is room for beside the best place of the first', () => {
  const passage = `
    +-+-+-+-+-+-+-+-+
    |: E : : : : : :|
    + + + + + + + + +
    |: : : : : : : :|
    +-+-+-+-+-+-+-+-+
  `;
  const here = met({ monsters: { ratman: 3 }, how: 'wandering' }, { map: passage, at: 'B1' });
  assert.equal(waits(here), 1);
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'H1' }, [], MASTER);
  assert.equal(waits(here), 1);
  const walled = passage.replace('|: E', '|:|E').replace('|: :', '|B|:');
  const apart = table(walled, { E: {}, B: {} }, { state: { leader: 'E' } });
  comes(apart, { monsters: { ratman: 2 }, area: apart.areaAt('B1'), how: 'wandering' });
  assert.deepEqual(
    apart.offered('placeMonster', MASTER).map(({ at }) => apart.squareName(at)),
    ['A1', 'H1', 'H2'],
  );
  assert.equal(waits(apart), 0, 'by the one far from both there is room for two');
});
