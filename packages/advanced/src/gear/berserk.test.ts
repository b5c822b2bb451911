import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import type { ExpeditionScene } from '../scenario/arrange.ts';
import { battle, MONSTERS } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';

const HALL = `
  +-+-+-+-+-+-+-+-+
  |M . . . . . A .|
  + + + + + + + + +
  |. . . . . . . .|
  + + + + + + + + +
  |. . . . . . . B|
  +-+-+-+-+-+-+-+-+
`;
const FIGURES: ExpeditionScene['figures'] = {
  A: { startWounds: 1, wounds: 1 },
  B: {},
  M: { monster: 'minotaur' },
};
const BERSERK = { tag: 'berserk', ends: 'fight' } as const;
const LOOSE = { type: 'goBerserk', figure: 'M' };

const berserk = (table: AdvancedTable): boolean =>
  table.figure('M').effects.some(({ tag }) => tag === 'berserk');

rule(
  'ADV-ABIL-01',
  'its player lets it loose at the start of the monsters’ phase, before any of them acts',
  () => {
    const table = battle(HALL, FIGURES, { turn: MONSTERS });
    table.do(LOOSE, [], 'master');
    assert.deepEqual(table.event('wentBerserk'), {
      type: 'wentBerserk',
      figure: 'minotaur-1',
      rules: ['ADV-ABIL-01', 'ADV-ABIL-03', 'ADV-ABIL-05'],
    });
    assert.equal(berserk(table), true);
    const late = battle(HALL, FIGURES, { turn: MONSTERS });
    late.do({ type: 'step', figure: 'M', to: 'B1' }, [], 'master');
    late.refuses(LOOSE, 'phaseUnderWay', 'ADV-ABIL-01', 'master');
  },
);

rule('ADV-ABIL-01', 'only berserkers, in their own phase, with an enemy to go for', () => {
  const heroes = battle(HALL, FIGURES);
  heroes.refuses(LOOSE, 'wrongPhase', 'ADV-TURN-05', 'master');
  const tame = battle(HALL, { ...FIGURES, M: { monster: 'ogre' } }, { turn: MONSTERS });
  tame.refuses(LOOSE, 'noBerserker', 'ADV-ABIL-01', 'master');
  const alone = battle(
    `
    +-+-+-+-+
    |M .|A B|
    + + + + +
    |. .|. .|
    +-+-+-+-+
  `,
    FIGURES,
    { turn: MONSTERS },
  );
  alone.refuses(LOOSE, 'noEnemySeen', 'ADV-ABIL-02', 'master');
});

rule('ADV-ABIL-02', 'the fury cannot be stopped, and ends when nobody is left in sight', () => {
  const table = battle(
    `
    +-+-+-+-+-+-+
    |M .|. B . .|
    + + + + + + +
    |. . A . . .|
    +-+-+-+-+-+-+
  `,
    { ...FIGURES, M: { monster: 'minotaur', effects: [BERSERK] } },
    { turn: MONSTERS },
  );
  table.refuses(LOOSE, 'alreadyBerserk', 'ADV-ABIL-02', 'master');
  table.do(
    { type: 'attack', figure: 'M', target: 'A', weapon: 'greatClub' },
    [10, 12, 8, 8, 8, 8, 8, 8],
    'master',
  );
  assert.equal(table.find('A'), undefined);
  assert.equal(berserk(table), true);
});

rule('ADV-ABIL-02', 'the last enemy in sight dies, and it is calm again', () => {
  const table = battle(
    HALL.replace('M . . . . . A', 'M . A . . . .').replace('|. . . . . . . B|', '|. . . . . . . .|'),
    { A: { startWounds: 1, wounds: 1 }, M: { monster: 'minotaur', effects: [BERSERK] } },
    { turn: MONSTERS },
  );
  table.do(
    { type: 'attack', figure: 'M', target: 'A', weapon: 'greatClub' },
    [10, 5, 5, 1, 1, 1, 1, 1],
    'master',
  );
  assert.equal(table.event('calmedDown').figure, 'minotaur-1');
});

rule('ADV-ABIL-04', 'both attacks before the move, or both after it', () => {
  const map = HALL.replace('|M . . . . . A .|', '|M . A . . . . .|');
  const first = battle(
    map,
    { ...FIGURES, A: {}, M: { monster: 'minotaur', effects: [BERSERK] } },
    { turn: MONSTERS },
  );
  const strike = { type: 'attack', figure: 'M', target: 'A', weapon: 'greatClub' };
  first.do(strike, [3], 'master');
  first.do(strike, [3], 'master');
  assert.deepEqual(
    first.all('attackBegan').map(({ number }) => number),
    [1],
  );
  first.refuses(strike, 'alreadyActed', 'ADV-CMB-04', 'master');
});

rule(
  'ADV-ABIL-06',
  'it goes for the nearest enemy, never away, and may not end its phase hanging back',
  () => {
    const table = battle(
      HALL,
      { ...FIGURES, M: { monster: 'minotaur', effects: [BERSERK] } },
      { turn: MONSTERS },
    );
    table.refuses({ type: 'done' }, 'mustCharge', 'ADV-ABIL-06', 'master');
    table.refuses({ type: 'step', figure: 'M', to: 'A2' }, 'mustCharge', 'ADV-ABIL-06', 'master');
    for (const to of ['B1', 'C1', 'D1', 'E1']) table.do({ type: 'step', figure: 'M', to }, [], 'master');
    table.refuses({ type: 'done' }, 'mustCharge', 'ADV-ABIL-06', 'master');
    table.do({ type: 'attack', figure: 'M', target: 'A', weapon: 'greatClub' }, [3], 'master');
    table.do({ type: 'done' }, [1], 'master');
    assert.equal(table.state.turn.phase, 'heroes');
  },
);

rule('ADV-ABIL-06', 'it runs when an ordinary move does not bring it there', () => {
  const slow = [{ stat: 'speed', set: 2 }] as const;
  const effects = [BERSERK, { tag: 'slow', ends: 'never', changes: slow }] as const;
  const table = battle(HALL, { ...FIGURES, M: { monster: 'minotaur', effects } }, { turn: MONSTERS });
  table.do({ type: 'step', figure: 'M', to: 'B1' }, [], 'master');
  table.do({ type: 'step', figure: 'M', to: 'C1' }, [], 'master');
  table.refuses({ type: 'done' }, 'mustCharge', 'ADV-ABIL-06', 'master');
  table.do({ type: 'run', figure: 'M' }, [5], 'master');
  table.do({ type: 'done' }, [], 'master');
});

rule('ADV-ABIL-06', 'it does not shoot', () => {
  const table = battle(
    HALL,
    { ...FIGURES, M: { monster: 'goblinArcher', effects: [BERSERK] } },
    { turn: MONSTERS },
  );
  table.refuses(
    { type: 'attack', figure: 'M', target: 'A', weapon: 'shortBow' },
    'berserk',
    'ADV-ABIL-06',
    'master',
  );
});

rule('ADV-ABIL-07', 'with the fight over it is its old self', () => {
  const table = battle(
    HALL,
    { A: { effects: [BERSERK] }, B: {}, M: { monster: 'minotaur', wounds: 1 } },
    { turn: MONSTERS },
  );
  table.state = { ...table.state, figures: table.state.figures.filter(({ kind }) => kind === 'hero') };
  table.do({ type: 'done' }, [5, 4], 'master');
  assert.deepEqual(table.figure('A').effects, []);
});

rule('ADV-ABIL-02', 'a door shut in its face calms it as well', () => {
  const table = battle(
    `
    +-+-+-+-+-+-+
    |M . . .oA .|
    + + + + + + +
    |. . . .|. .|
    +-+-+-+-+-+-+
  `,
    { A: {}, M: { monster: 'minotaur', effects: [BERSERK] } },
  );
  table.do({ type: 'closeDoor', figure: 'A', at: 'E1', side: 3 });
  table.do({ type: 'done' });
  assert.equal(table.event('calmedDown').figure, 'minotaur-1');
  assert.equal(berserk(table), false);
});
