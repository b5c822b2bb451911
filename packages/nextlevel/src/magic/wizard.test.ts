import assert from 'node:assert/strict';
import { hasSquare } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable, NextTableFigures, NextTableSetting } from '../testing/index.ts';

const [S, W] = ['skull', 'whiteShield'] as const;

const magic = (mana: number, more: object = {}) => ({
  type: 'strike',
  figure: 'W',
  target: 'M',
  with: 'magic',
  mana,
  ...more,
});
const LIFE = { type: 'mindToBody', figure: 'W' };

const ROOM = `
  +-+-+-+-+
  |W D . M|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
/** The Wizard in a room with a mummy, the Dwarf between them. */
function wizard(
  written: Partial<NextTableFigures[string]> = {},
  more: Record<string, unknown> = {},
  rest: NextTableSetting = {},
): NextTable {
  return table(
    ROOM,
    { W: { kind: 'wizard', ...written }, D: { kind: 'dwarf' }, M: { kind: 'mummy', body: 9 } },
    { ...rest, next: { ...rest.next, figures: { W: { facing: 'east', ...more }, M: { facing: 'west' } } } },
  );
}
const mana = (t: NextTable) => t.sheet('W').mana;

rule('NXT-ENC-01', 'the gauge holds one less than the level, at least 1, and starts full', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((level) => mana(wizard({}, { level }))),
    [1, 1, 2, 3, 4, 5],
  );
  const t = table(
    ROOM,
    { W: { kind: 'wizard' }, D: { kind: 'dwarf' } },
    {
      fromTheStart: true,
      next: { figures: { W: { level: 4 } } },
    },
  );
  assert.equal(t.state.next.sheets.wizard?.mana, 3);
});

rule('NXT-ENC-01', 'only the Wizard has one, and keeps the classic spells besides, each once', () => {
  const t = wizard({ spells: ['ballOfFlame', 'courage'] }, { level: 4 });
  assert.equal(t.sheet('D').mana, 0);
  t.do({ type: 'castSpell', figure: 'W', spell: 'courage', target: 'D' });
  assert.deepEqual([t.hero('W').spells, mana(t)], [['ballOfFlame'], 3]);
});

rule('NXT-ENC-02', 'one point at the start of the Wizard’s own turn, up to the maximum', () => {
  const t = wizard({}, { level: 4, sheet: { mana: 1 } });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  assert.equal(mana(t), 1);
  t.do({ type: 'endTurn' }, [], 'morcar');
  assert.deepEqual([mana(t), t.event('manaRestored').rules], [2, ['NXT-ENC-02']]);
  const full = wizard({}, { level: 4 });
  for (const by of ['heroes', 'heroes', 'morcar']) full.do({ type: 'endTurn' }, [], by);
  assert.deepEqual([mana(full), full.happened('manaRestored')], [3, false]);
});

rule(
  'NXT-ENC-03',
  'as many dice as wanted, up to the Mana, past figures; the target defends as usual',
  () => {
    const t = wizard({}, { level: 4, sheet: { mana: 2 } });
    t.refuses(magic(3), 'noMana', 'NXT-ENC-03');
    t.refuses(magic(0), 'noMana', 'NXT-ENC-03');
    t.do(magic(2), [S, S, 1, W, S, S, S]);
    assert.deepEqual([t.figure('M').body, mana(t)], [8, 0]);
    assert.deepEqual(t.state.next.turn.actions, ['attack']);
    t.refuses(
      { type: 'castSpell', figure: 'W', spell: 'courage', target: 'W' },
      'spellNotHeld',
      'CLS-SPL-13',
    );
  },
);

rule('NXT-ENC-03', 'walls and closed doors stop it, an open door does not', () => {
  const through = (edge: string) =>
    table(
      `
      +-+-+
      |W${edge}M|
      +-+-+`,
      { W: { kind: 'wizard' }, M: { kind: 'mummy' } },
    );
  for (const edge of ['|', 'd']) through(edge).refuses(magic(1), 'notVisible', 'NXT-FRF-01');
  through('o').do(magic(1), [S, 1, S, S, S, S]);
});

rule('NXT-ENC-04', 'a level 4 Wizard with a full gauge: 3 dice empty it, 2 leave 1, 4 cannot be had', () => {
  const zoltan = () => wizard({}, { level: 4 });
  zoltan().refuses(magic(4), 'noMana', 'NXT-ENC-03');
  const all = zoltan();
  all.do(magic(3), [S, S, W, 1, W, W, S, S]);
  assert.equal(mana(all), 0);
  const some = zoltan();
  some.do(magic(2), [S, W, 1, W, S, S, S]);
  assert.equal(mana(some), 1);
});

const HOUSE = `
  +-+-+-+-+-+-+
  |W .d. .|. .|
  + + + + + + +
  |. .|. .|. .|
  +-+-+-+-+-+-+`;
const detect = (area: number) => ({ type: 'detect', figure: 'W', area });
/** Three rooms in a row, of which the first is known. */
function house(monsters: readonly object[], kind: 'wizard' | 'elf' = 'wizard'): NextTable {
  return table(HOUSE, { W: { kind } }, { dark: true, quest: { monsters } });
}

rule('NXT-ENC-05', 'is there a spellcaster in the next room? yes or no, as a free action', () => {
  const answer = (monsters: readonly object[]) => {
    const t = house(monsters);
    t.do(detect(1));
    assert.deepEqual([t.state.next.turn.actions, t.state.next.turn.free], [[], ['detect']]);
    return t.event('castersDetected').casters;
  };
  assert.equal(answer([]), false);
  assert.equal(answer([{ kind: 'orc', at: 'C1' }]), false);
  assert.equal(answer([{ kind: 'fimir', at: 'C1' }]), true);
  assert.equal(answer([{ kind: 'chaosSorcerer', at: 'D2' }]), true);
  assert.equal(answer([{ kind: 'fimir', at: 'E1' }]), false);
});

rule('NXT-ENC-05', 'a foe whom its quest taught a spell is one too', () => {
  const power = { kind: 'orc', at: 'C1', id: 'shaman', name: { en: 'Shaman', fr: 'Chaman', gender: 'm' } };
  const t = house([{ ...power, powers: [{ cast: 'sleep' }] }]);
  t.do(detect(1));
  assert.equal(t.event('castersDetected').casters, true);
});

rule('NXT-ENC-05', 'only next door, only what is not revealed, and only the Wizard', () => {
  const t = house([]);
  t.refuses(detect(2), 'notNextDoor', 'NXT-ENC-05');
  t.refuses(detect(0), 'alreadyRevealed', 'NXT-ENC-05');
  t.refuses(detect(9), 'alreadyRevealed', 'NXT-ENC-05');
  house([], 'elf').refuses(detect(1), 'onlyTheWizard', 'NXT-ENC-05');
});

rule('NXT-ENC-06', 'one Mind point a turn, for one thing', () => {
  const t = wizard({ body: 1 }, { level: 4 });
  t.do(LIFE);
  assert.equal(t.state.next.turn.mindSpent, true);
  t.refuses(LIFE, 'noMindToSpend', 'NXT-ENC-06');
  t.refuses(magic(1, { design: true }), 'noMindToSpend', 'NXT-ENC-06');
  t.do({ type: 'rollMovement', figure: 'W' }, [6, 6]);
  t.refuses({ type: 'teleport', figure: 'W', to: 'A2', facing: 0 }, 'noMindToSpend', 'NXT-ENC-06');
  for (const by of ['heroes', 'heroes', 'morcar']) t.do({ type: 'endTurn' }, [], by);
  t.do(LIFE);
  assert.deepEqual([t.figure('W').body, t.figure('W').mind], [3, 4]);
});

rule('NXT-ENC-06', 'never the last one', () => {
  const t = wizard({ body: 1, mind: 1 });
  t.refuses(LIFE, 'noMindToSpend', 'NXT-ENC-06');
  t.refuses(magic(1, { design: true }), 'noMindToSpend', 'NXT-ENC-06');
  wizard({ body: 1, mind: 2 }).do(LIFE);
});

const WALLS = `
  +-+-+-+-+
  |W|. D .|
  +-+ + + +
  |. . . .|
  +-+-+-+-+`;
const teleport = (to: string, facing = 2) => ({ type: 'teleport', figure: 'W', to, facing });
function leaper(left: number | null, rest: NextTableSetting = {}): NextTable {
  return table(
    WALLS,
    { W: { kind: 'wizard' }, D: { kind: 'dwarf' } },
    { turn: left === null ? 'W' : { of: 'W', left }, ...rest },
  );
}

rule('NXT-ENC-07', 'through walls and figures to a free square seen before, for 1 Mind', () => {
  const t = leaper(3);
  t.do(teleport('D1'));
  assert.deepEqual([t.at('W'), t.facing('W'), t.figure('W').mind], ['D1', 2, 5]);
  assert.deepEqual([t.state.turn.moveOver, t.state.turn.left], [true, 0]);
  assert.equal(t.state.next.turn.mindSpent, true);
  t.refuses({ type: 'step', figure: 'W', to: 'D2' }, 'moveOver', 'CLS-TUR-06');
  assert.ok(hasSquare(t.state.safe, t.square('D1')));
  assert.deepEqual(t.state.turn.path.at(-1), t.square('D1'));
  leaper(3).refuses({ ...teleport('D1'), facing: 4 }, 'noSuchFacing', 'NXT-FAC-01');
});

rule('NXT-ENC-07', 'it ends what a newcomer may do, and leads into an ambush like a step', () => {
  const t = leaper(3, {
    next: {
      figures: {
        D: {
          facing: 'east',
          sheet: { gear: ['warHammer'], inHand: 'warHammer' },
          plights: [{ tag: 'ambush' }],
        },
      },
      state: { newcomers: ['wizard', 'dwarf'] },
    },
  });
  t.do(teleport('D1'), [S, W, W, 7, W, W, W]);
  assert.ok(t.happened('ambushSprung'));
  assert.deepEqual(t.state.next.newcomers, ['dwarf']);
});

rule('NXT-ENC-07', 'rows and columns together within the roll', () => {
  leaper(3).refuses(teleport('D2'), 'tooFar', 'NXT-ENC-07');
  const t = leaper(4);
  t.do(teleport('D2'));
  assert.equal(t.at('W'), 'D2');
});

rule('NXT-ENC-07', 'after the dice and before any step, on a free square only', () => {
  leaper(null).refuses(teleport('B1'), 'rollFirst', 'NXT-ENC-07');
  leaper(9).refuses(teleport('C1'), 'notFree', 'NXT-ENC-07');
  leaper(9, { quest: { furniture: [{ kind: 'throne', at: 'B1' }] } }).refuses(
    teleport('B1'),
    'notFree',
    'NXT-ENC-07',
  );
  const moved = leaper(null, { turn: { of: 'W', left: 5, path: ['A2'] } });
  moved.refuses(teleport('B1'), 'moveOver', 'NXT-ENC-07');
  const unseen = table(HOUSE, { W: { kind: 'wizard' } }, { dark: true, turn: { of: 'W', left: 9 } });
  unseen.refuses(teleport('C1'), 'neverSeen', 'NXT-ENC-07');
  unseen.do(teleport('B2'));
});

rule('NXT-ENC-07', 'nobody gets an opportunity attack, and a trap goes off as if stepped on', () => {
  const t = table(
    `
    +-+-+-+-+
    |W O . .|
    +-+-+-+-+`,
    { W: { kind: 'wizard' }, O: { kind: 'orc' } },
    {
      turn: { of: 'W', left: 9 },
      quest: { traps: [{ kind: 'spear', at: 'D1' }] },
      next: { engaged: [['W', 'O']], figures: { W: { facing: 'east' }, O: { facing: 'west' } } },
    },
  );
  t.do(teleport('D1'), [S]);
  assert.ok(!t.happened('counterRolled'));
  assert.deepEqual([t.at('W'), t.figure('W').body], ['D1', 3]);
});

rule('NXT-ENC-08', 'one Body point for one Mind point, free, and never above the start', () => {
  const t = wizard({ body: 3 });
  t.do(LIFE);
  assert.deepEqual([t.figure('W').body, t.figure('W').mind], [4, 5]);
  assert.deepEqual([t.state.next.turn.actions, t.state.next.turn.free], [[], ['mindToBody']]);
  wizard().refuses(LIFE, 'notWounded', 'NXT-ENC-08');
});

rule('NXT-ENC-09', 'one unstoppable die more in one attack, with magic or the weapon', () => {
  const t = wizard({}, { level: 4 });
  t.do(magic(1, { design: true }), [S, S, 1, W, W, S, S]);
  assert.deepEqual([t.figure('M').body, t.figure('W').mind, mana(t)], [8, 5, 2]);
  assert.deepEqual(t.event('strikeRolled').unstoppable, 1);
  assert.ok(t.event('strikePaid').rules.includes('NXT-ENC-09'));
  const staff = table(
    `
    +-+-+
    |W M|
    +-+-+`,
    { W: { kind: 'wizard' }, M: { kind: 'mummy', body: 9 } },
    { next: { figures: { W: { facing: 'east' }, M: { facing: 'west' } } } },
  );
  staff.do({ type: 'strike', figure: 'W', target: 'M', design: true }, [W, W, S, 1]);
  assert.equal(staff.figure('M').body, 8);
});
