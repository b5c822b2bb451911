import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { gmWith, table } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+-+
  |b o . . . w|
  + + + + + + +
  |p . . . h .|
  +-+-+-+-+-+-+`;

rule(
  'EXP-EVT-05',
  'a pit on the Wizard: its object first, then the Halfling, and no trap there again',
  () => {
    const t = table(
      HALL.replace('b o', '. .').replace('|p', '|.'),
      {
        w: { hero: 'wizard', cards: ['ringOfWarning'] },
        h: { hero: 'halfling', seat: 'ben', abilities: ['nimbleFingers'] },
      },
      {
        turn: 'w',
        act: { mode: 'walk', left: 3 },
        state: { gm: gmWith(['pit', 'dart'], { watch: ['entered'] }) },
      },
    );
    t.do({ type: 'step', to: 'E1' });
    t.do({ type: 'playEvent', card: 'pit', figure: 'w', at: 'E1', side: null });
    assert.equal(t.asks, 'ann');
    t.do({ type: 'passAnswer' });
    assert.equal(t.asks, 'ben');
    t.do({ type: 'answer', hero: 'h', by: 'ability', id: 'nimbleFingers' });
    assert.deepEqual([t.state.pits, t.figure('w').body, t.hero('h').feats.ready], [[], 6, false]);
    t.refuses({ type: 'playEvent', card: 'dart', figure: 'w', at: 'E1', side: null }, 'notNow', 'EXP-EVT-02');
  },
);

rule(
  'EXP-UAB-07',
  'an attack rolled again, then a card on the roll, which another hero may still answer',
  () => {
    const figures = {
      b: { hero: 'barbarian', abilities: ['again'] },
      p: { hero: 'priest', seat: 'ben', cards: ['calmScroll'] },
      o: { monster: 'orc' },
    } as const;
    const t = table(HALL.replace('. w|', '. .|').replace('h .|', '. .|'), figures, {
      turn: 'b',
      state: { gm: gmWith(['evilEye'], { watch: ['rolled'] }) },
    });
    t.do({ type: 'attack', target: 'o' }, ['skull', 'heroShield', 'heroShield']);
    assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'answerRoll' }]);
    t.do({ type: 'answer', hero: 'b', by: 'ability', id: 'again' }, ['skull', 'skull']);
    t.do({ type: 'playEvent', card: 'evilEye', figure: 'b', at: null, side: null });
    assert.deepEqual(
      [t.awaited(), t.hero('b').feats.ready],
      [[{ seat: 'ben', prompt: 'answerEvent' }], false],
    );
    t.do({ type: 'passAnswer' });
    t.do({ type: 'passEvents' }, ['heroShield', 'heroShield']);
    t.do({ type: 'passEvents' });
    // Two of the three skulls were left.
    assert.equal(t.happened('died'), true);
  },
);

rule(
  'EXP-EVT-08',
  'with five in hand a decoy goes by itself; a trap drawn then makes one of six go first',
  () => {
    const five = ['dart', 'dart', 'bar', 'frenzy', 'patrol'] as const;
    const quiet = HALL.replace('o', '.').replace('|p', '|.').replace('. w|', '. .|').replace('h .|', '. .|');
    const state = { gm: gmWith(five, { watch: ['drawn'] }) } as const;
    const decoy = table(quiet, { b: { hero: 'barbarian' } }, { turn: 'b', state });
    decoy.do({ type: 'searchTile' }, [1, 'mouse']);
    assert.deepEqual(decoy.state.gm.hand, five);
    const trap = table(quiet, { b: { hero: 'barbarian' } }, { turn: 'b', state });
    trap.do({ type: 'searchTile' }, [1, 'pit']);
    trap.do({ type: 'keepEvent', keep: true });
    trap.refuses({ type: 'passEvents' }, 'notAsked', 'EXP-EVT-06');
    assert.equal(trap.view('ann').gm.hand, 6);
    trap.do({ type: 'dropEvent', card: 'dart' });
    assert.equal(trap.view('ann').gm.hand, 5);
  },
);
