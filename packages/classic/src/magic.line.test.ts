import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

const [W, B] = ['whiteShield', 'blackShield'] as const;

type Quest = NonNullable<Parameters<typeof table>[2]>['quest'];
type Kind = NonNullable<Parameters<typeof table>[1]>[string]['kind'];
const cast = (spell: string, target = 'O') => ({ type: 'castSpell', figure: 'W', spell, target });

/** A Wizard, an orc to enchant, and the figure drawn as G. */
function sight(map: string, quest: Quest = {}, other: Kind = 'goblin'): Table {
  const bystander = map.includes('G') ? { G: { kind: other } } : {};
  const spells = ['tempest', 'sleep', 'ballOfFlame', 'fireOfWrath', 'genie'] as const;
  return table(
    map,
    { W: { kind: 'wizard', spells: [...spells] }, O: { kind: 'orc' }, ...bystander },
    { quest },
  );
}

function reaches(t: Table): void {
  t.do(cast('tempest'));
  assert.deepEqual(t.figure('O').conditions, ['stunned']);
}

function doesNotReach(t: Table): void {
  for (const spell of ['tempest', 'sleep', 'ballOfFlame'])
    t.refuses(cast(spell), 'targetUnseen', 'CLS-SPL-10');
}

const row = (middle: string) => `
  +-+-+-+-+
  |W ${middle} O|
  +-+-+-+-+`;

rule('CLS-SPL-09', 'an unbroken straight line in any direction is enough', () => {
  reaches(sight(row('. .')));
  reaches(
    sight(`
    +-+-+-+-+
    |. . . O|
    + + + + +
    |W . . .|
    +-+-+-+-+`),
  );
  reaches(
    sight(`
    +-+-+-+
    |W . .|
    + + + +
    |. . .|
    + + + +
    |. . O|
    +-+-+-+`),
  );
});

rule('CLS-SPL-09', 'without a line there is no spell, except where the card lifts it', () => {
  const WALL = row('.|.');
  doesNotReach(sight(WALL));
  const wrath = sight(WALL);
  wrath.do(cast('fireOfWrath'), [W]);
  assert.equal(wrath.find('O'), undefined);
  const genie = sight(WALL);
  genie.do(cast('genie'), [B, B, B, B, B]);
  assert.equal(genie.event('attackRolled').attack.by, 'genie');
});

rule(
  'CLS-SPL-10',
  'another figure on the line hides the target, friend, foe or captive, even in one room',
  () => {
    for (const kind of ['goblin', 'dwarf', 'captive'] as const) {
      doesNotReach(sight(row('G .'), {}, kind));
      doesNotReach(sight(row('. G'), {}, kind));
    }
  },
);

rule('CLS-SPL-10', 'a figure beside the line does not', () => {
  reaches(
    sight(`
    +-+-+-+-+
    |W . . O|
    + + + + +
    |. G . .|
    +-+-+-+-+`),
  );
});

/** The line from A1 to D2 crosses B1, and C2 from the corner between; it leaves B2 and C1 alone. */
const slant = (b1: string, c1: string, b2: string, c2: string) => `
  +-+-+-+-+
  |W ${b1} ${c1} .|
  + + + + +
  |. ${b2} ${c2} O|
  +-+-+-+-+`;

rule('CLS-SPL-10', 'the line must cross the inside of the figure’s square, not graze its corner', () => {
  doesNotReach(sight(slant('G', '.', '.', '.')));
  doesNotReach(sight(slant('.', '.', '.', 'G')));
  reaches(sight(slant('.', 'G', '.', '.')));
  reaches(sight(slant('.', '.', 'G', '.')));
});

rule('CLS-SPL-10', 'a diagonal passes between two figures', () => {
  const t = table(
    `
    +-+-+
    |W G|
    + + +
    |D O|
    +-+-+`,
    {
      W: { kind: 'wizard', spells: ['tempest'] },
      D: { kind: 'dwarf' },
      O: { kind: 'orc' },
      G: { kind: 'goblin' },
    },
  );
  reaches(t);
  assert.deepEqual(t.figure('G').conditions, []);
  assert.deepEqual(t.figure('D').conditions, []);
});

rule(
  'CLS-SPL-10',
  'a wall, a closed door, a hidden door or a blocked square hides the target; an open door does not',
  () => {
    doesNotReach(sight(row('.|.')));
    doesNotReach(sight(row('.d.')));
    doesNotReach(sight(row('.s.')));
    reaches(sight(row('.o.')));
    doesNotReach(sight(row('. .'), { blocked: ['B1'] }));
    reaches(sight(slant('.', '.', '.', '.'), { blocked: ['C1'] }));
  },
);

rule('CLS-SPL-10', 'opening the door opens the line', () => {
  const t = sight(`
    +-+-+-+
    |Wd. O|
    +-+-+-+`);
  doesNotReach(t);
  t.do({ type: 'openDoor', figure: 'W', door: 'A1-B1' });
  reaches(t);
});

rule('CLS-SPL-10', 'furniture and open pits never block', () => {
  reaches(sight(row('. .'), { furniture: [{ kind: 'throne', at: 'B1' }] }));
  const pit = sight(
    `
    +-+-+-+-+
    |W . . .|
    +-+-+-+o+
    |# # #|O|
    +-+-+-+-+`,
    { traps: [{ kind: 'pit', at: 'B1' }] },
  );
  pit.do({ type: 'searchSecrets', figure: 'W' });
  pit.do({ type: 'endTurn' });
  pit.do({ type: 'step', figure: 'O', to: 'D1' });
  pit.do({ type: 'endTurn' });
  assert.deepEqual(pit.described()['pits'], ['B1']);
  reaches(pit);
});
