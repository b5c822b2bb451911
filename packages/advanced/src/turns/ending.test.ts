/** When an expedition is over, and its outcome (ADV-STAIR-03). */
import assert from 'node:assert/strict';
import type { Ending } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import type { Scene } from '../scenario/arrange.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import type { Sheet } from '../state.ts';
import { table } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import { endExpedition, endingOf } from './ending.ts';

const ROOM = `
  +-+-+-+
  |A B H|
  +-+-+-+
`;
const HENCHMAN = { kind: 'henchman', serves: 'A' } as const;
const FALLEN = { wounds: 0 };

function party(figures: Scene['figures'], rest: Omit<Scene, 'map' | 'figures'> = {}): AdvancedTable {
  return table(ROOM, figures, rest);
}
const ending = (t: AdvancedTable): Ending | null => endingOf(t.world, t.state);

/** Heroes who have left, or died. */
function gone(t: AdvancedTable, where: Sheet['where'], ...ids: string[]): AdvancedTable {
  t.state = {
    ...t.state,
    figures: t.state.figures.filter(({ id }) => !ids.includes(id)),
    sheets: t.state.sheets.map((sheet) => (ids.includes(sheet.id) ? { ...sheet, where } : sheet)),
  };
  return t;
}

rule('ADV-STAIR-03', 'it goes on while somebody can act and a living hero is there', () => {
  assert.equal(ending(party({ A: {} })), null);
  assert.equal(ending(party({ A: FALLEN, H: HENCHMAN })), null, 'a henchman may carry him out');
  assert.notEqual(ending(gone(party({ A: {}, H: HENCHMAN }), 'left', 'A')), null, 'a henchman alone');
  assert.notEqual(ending(party({ A: FALLEN, B: FALLEN })), null, 'nobody left to help');
  const captive = { effects: [{ tag: 'captive', ends: 'never' }] } as const;
  assert.notEqual(ending(party({ A: FALLEN, B: captive })), null, 'a captive is no help');
});

rule('ADV-STAIR-03', 'those who wait on the stairs are there too', () => {
  const t = party({ A: {} });
  const left = t.state.figures;
  const waiting = gone(t, 'below', 'A');
  waiting.state = { ...waiting.state, levels: [{ ...waiting.state.levels[0]!, left }] };
  assert.equal(ending(waiting), null);
  const lost = party({ A: FALLEN, H: HENCHMAN });
  const body = lost.state.figures.filter(({ id }) => id === 'A');
  const above = gone(lost, 'inside', 'A');
  const level = above.state.levels[0]!;
  above.state = { ...above.state, level: 1, levels: [{ ...level, left: body }, level] };
  assert.equal(ending(above), null, 'a hero who lies on another level can still be saved');
});

rule('ADV-STAIR-03', 'no hero out: the master has won, if there is one', () => {
  assert.deepEqual(ending(gone(party({ A: {} }), 'dead', 'A')), { winners: ['master'], outcome: 'lost' });
  const henchman = gone(gone(party({ A: {}, H: HENCHMAN }), 'dead', 'A'), 'left', 'H');
  assert.equal(ending(henchman)?.outcome, 'lost');
  const alone = gone(party({ A: {} }, { setup: { master: false } }), 'dead', 'A');
  alone.state = { ...alone.state, master: { ...alone.state.master, seat: null } };
  assert.deepEqual(ending(alone), { winners: [], outcome: 'lost' });
});

rule(
  'ADV-STAIR-03',
  'out with all that was wanted: won; without it they may come back, if that is allowed',
  () => {
    const out = (dungeon: object, items: string[] = [], achieved: string[] = []): Ending | null => {
      const setup = { dungeon: { ...PLAIN_PLAN, aims: ['rope', 'slain:x'], ...dungeon } };
      const t = gone(
        party({ A: { items }, B: { seat: 'bob' } }, { setup, state: { achieved } }),
        'left',
        'A',
        'B',
      );
      return ending(t);
    };
    assert.deepEqual(out({}, ['rope'], ['slain:x']), { winners: ['ann', 'bob'], outcome: 'won' });
    assert.deepEqual(out({}, ['rope']), { winners: [], outcome: 'returned' });
    assert.deepEqual(out({ once: true }, ['rope']), { winners: [], outcome: 'failed' });
    assert.deepEqual(out({ aims: [] }), { winners: ['ann', 'bob'], outcome: 'home' });
  },
);

rule('ADV-STAIR-03', 'it is told who came home, and with what between them', () => {
  const t = gone(
    party({
      A: { gold: 30, items: ['rope'] },
      B: { gold: 12, items: ['rope'] },
      H: { ...HENCHMAN, gold: 5 },
    }),
    'left',
    'A',
    'B',
  );
  setGoing(t, (play) => endExpedition(play, { winners: [], outcome: 'returned' }));
  assert.deepEqual(t.event('expeditionEnded').home, {
    figures: ['A', 'B'],
    gold: 42,
    items: ['rope', 'rope'],
  });
});

rule('ADV-STAIR-03', 'whoever is still inside or on the stairs is lost', () => {
  const t = gone(gone(party({ A: {}, B: FALLEN, H: HENCHMAN }), 'left', 'A'), 'below', 'H');
  setGoing(t, (play) => endExpedition(play, { winners: [], outcome: 'returned' }));
  assert.deepEqual(t.event('expeditionEnded').lost, ['B', 'H']);
  assert.deepEqual(
    t.state.sheets.map(({ where }) => where),
    ['left', 'lost', 'lost'],
  );
});
