import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/table.ts';
import type { Table, TableSetting } from './testing/table.ts';

type Quest = TableSetting['quest'];
const END = { type: 'endTurn' };
const TREASURE = { type: 'searchTreasure', figure: 'D' };
const SECRETS = { type: 'searchSecrets', figure: 'D' };

const search = (map: string, quest: Quest = {}, rest: TableSetting = {}): Table =>
  table(map, { D: { kind: 'dwarf' } }, { quest, treasure: ['nothing', 'nothing', 'nothing'], ...rest });
const covered = (t: Table) =>
  t
    .event('searched')
    .squares.map((square) => t.squareName(square))
    .sort();
const trapStates = (t: Table) => (t.described()['traps'] as { state: string }[]).map(({ state }) => state);

/** A room round a corner, a passage beside it, a room beyond. */
const HOUSE = `
  +-+-+-+-+-+
  |D . .|:|.|
  +-+-+ + + +
  |# #|.|:|.|
  +-+-+-+-+-+`;

rule('CLS-SRC-06', 'in a room a search covers the whole room, seen or not, and no more', () => {
  const t = search(HOUSE, {
    traps: [
      { kind: 'pit', at: 'B1' },
      { kind: 'spear', at: 'C2' },
      { kind: 'pit', at: 'D1' },
      { kind: 'pit', at: 'E1' },
    ],
  });
  t.do(SECRETS);
  assert.deepEqual(covered(t), ['A1', 'B1', 'C1', 'C2']);
  assert.ok(t.event('searched').rules.includes('CLS-SRC-06'));
  assert.deepEqual(trapStates(t), ['open', 'gone', 'hidden', 'hidden']);
});

const BEND = `
  +-+-+-+-+
  |D : : :|
  +-+-+-+ +
  |# # .|:|
  +-+-+-+ +
  |# # #|:|
  +-+-+-+-+`;

rule('CLS-SRC-06', 'in a passage it covers the passage squares in sight, and no more', () => {
  const traps = ['D1', 'D2', 'D3', 'C2'].map((at) => ({ kind: 'pit', at }));
  const t = search(BEND, { traps });
  t.do(SECRETS);
  assert.deepEqual(covered(t), ['A1', 'B1', 'C1', 'D1']);
  assert.deepEqual(trapStates(t), ['open', 'hidden', 'hidden', 'hidden']);
  const further = search(BEND.replace('D : : :', ': : : D'), { traps });
  further.do(SECRETS);
  assert.deepEqual(covered(further), ['A1', 'B1', 'C1', 'D1', 'D2', 'D3']);
});

rule(
  'CLS-SRC-06',
  'it finds secret doors in the walls beside the squares it covers, from either side',
  () => {
    const map = (hero: string, other: string) => `
    +-+-+-+-+
    |${hero} .s:s${other}|
    +-+-+-+-+`;
    const room = search(map('D', '.'));
    room.do(SECRETS);
    assert.deepEqual(room.described()['doors'], { 'B1-C1': 'open', 'C1-D1': 'hidden' });
    const passage = search(`
    +-+-+-+-+-+
    |. .s: Ds.|
    +-+-+-+-+-+`);
    passage.do(SECRETS);
    assert.deepEqual(passage.described()['doors'], { 'B1-C1': 'open', 'D1-E1': 'open' });
    const far = search(map('.', 'D'));
    far.do(SECRETS);
    assert.deepEqual(far.described()['doors'], { 'B1-C1': 'hidden', 'C1-D1': 'open' });
  },
);

const CHEST: Quest = {
  furniture: [{ kind: 'treasureChest', at: 'C1', id: 'box' }],
  traps: [{ kind: 'chest', chest: 'box', harm: { lose: 2 } }],
};

rule('CLS-SRC-06', 'it finds the trap of a chest that stands there', () => {
  const t = search(HOUSE, CHEST);
  t.do(SECRETS);
  assert.deepEqual(trapStates(t), ['found']);
  const beyond = search(HOUSE, { ...CHEST, furniture: [{ kind: 'treasureChest', at: 'E2', id: 'box' }] });
  beyond.do(SECRETS);
  assert.deepEqual(trapStates(beyond), ['hidden']);
});

const VAULT = `
  +-+-+-+-+
  |D . .s.|
  +-+-+-+-+`;
const RICH: Quest = {
  traps: [{ kind: 'pit', at: 'B1' }],
  treasures: [{ in: 'r1', then: [{ give: { gold: 70 } }] }],
};

rule('CLS-SRC-07', 'secret doors and traps are sought together, and named before anything shows', () => {
  const t = search(VAULT, RICH);
  t.do(SECRETS);
  assert.deepEqual(t.types().slice(0, 3), ['searched', 'trapFound', 'secretDoorFound']);
  assert.equal(t.event('searched').for, 'secrets');
  assert.ok(t.event('searched').rules.includes('CLS-SRC-07'));
});

rule('CLS-SRC-07', 'treasure is another search, and one action does not do for both', () => {
  const t = search(VAULT, RICH);
  t.do(TREASURE);
  assert.deepEqual(t.types(), ['searched', 'questTreasureFound', 'goldGained']);
  assert.equal(t.event('searched').for, 'treasure');
  t.refuses(SECRETS, 'alreadyActed', 'CLS-TUR-04');
  t.do(END);
  t.do(END);
  t.do(SECRETS);
  assert.ok(t.happened('secretDoorFound'));
});

rule('CLS-SRC-08', 'what is there is found, without a roll', () => {
  const secrets = search(VAULT, RICH);
  secrets.do(SECRETS, []);
  assert.ok(secrets.event('trapFound').rules.includes('CLS-SRC-08'));
  assert.deepEqual(
    secrets.event('trapFound').squares.map((at) => secrets.squareName(at)),
    ['B1'],
  );
  assert.equal(secrets.event('secretDoorFound').door, 'C1-D1');
  assert.equal(secrets.figure('D').body, 7);
  const treasure = search(VAULT, RICH);
  treasure.do(TREASURE, []);
  assert.ok(treasure.event('questTreasureFound').rules.includes('CLS-SRC-08'));
  assert.equal(treasure.hero('D').gold, 70);
});

rule('CLS-SRC-08', 'where there is nothing, that is what the search tells', () => {
  const t = search(`
    +-+-+
    |D .|
    +-+-+`);
  t.do(SECRETS);
  assert.deepEqual(t.types(), ['searched', 'nothingFound']);
  const again = search(VAULT, RICH);
  again.do(SECRETS);
  again.do(END);
  again.do(END);
  again.do(SECRETS);
  assert.deepEqual(again.types(), ['searched', 'nothingFound']);
});

rule('CLS-SRC-09', 'a search for treasure shows no secret door and no trap', () => {
  const found = search(VAULT, RICH);
  found.do(TREASURE);
  const drawn = search(VAULT, { traps: [{ kind: 'pit', at: 'B1' }] });
  drawn.do(TREASURE, ['nothing']);
  for (const t of [found, drawn]) {
    assert.deepEqual(trapStates(t), ['hidden']);
    assert.deepEqual(t.described()['doors'], { 'C1-D1': 'hidden' });
    assert.deepEqual(t.described()['pits'], []);
    assert.deepEqual(t.seen('heroes')['traps'], []);
    assert.deepEqual(t.seen('heroes')['doors'], {});
    assert.ok(!t.happened('trapFound') && !t.happened('secretDoorFound'));
  }
});

rule('CLS-SRC-10', 'a search for secret doors and traps brings no treasure', () => {
  for (const quest of [RICH, {}]) {
    const t = search(VAULT, quest, { treasure: ['hoard'] });
    t.do(SECRETS);
    assert.equal(t.hero('D').gold, 0);
    assert.deepEqual(t.state.treasure.pile, ['hoard']);
    assert.deepEqual(t.state.emptied, []);
    assert.ok(!t.happened('cardDrawn') && !t.happened('questTreasureFound'));
  }
  const t = search(HOUSE, CHEST);
  t.do(SECRETS);
  assert.equal(t.figure('D').body, 7);
});

const SHARED = `
  +-+-+-+
  |D E .|
  +-+-+-+`;

rule('CLS-SRC-11', 'each hero may search a room for treasure once, whoever searched before', () => {
  const t = table(
    SHARED,
    { D: { kind: 'dwarf' }, E: { kind: 'elf' } },
    { treasure: ['gold10', 'gold20', 'gold50'] },
  );
  t.do(TREASURE, ['gold20']);
  assert.equal(t.event('searched').counts, true);
  t.do(END);
  t.do({ ...TREASURE, figure: 'E' }, ['gold10']);
  assert.equal(t.hero('D').gold, 20);
  assert.equal(t.hero('E').gold, 10);
  t.do(END);
  t.do(END);
  t.refuses(TREASURE, 'alreadySearched', 'CLS-SRC-11');
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 2]);
  t.do({ type: 'step', figure: 'D', to: 'B1' });
  t.do({ type: 'step', figure: 'D', to: 'C1' });
  t.refuses(TREASURE, 'alreadySearched', 'CLS-SRC-11');
  assert.deepEqual(t.state.treasure.pile, ['gold50']);
});

rule('CLS-SRC-11', 'another room is another search, and searches for secret doors are not counted', () => {
  const t = search(`
    +-+-+-+
    |D .o.|
    +-+-+-+`);
  t.do(TREASURE, ['nothing']);
  t.do(END);
  t.do(END);
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'B1' });
  t.do({ type: 'step', figure: 'D', to: 'C1' });
  t.do(TREASURE, ['nothing']);
  const secrets = search(VAULT);
  for (let turns = 0; turns < 2; turns++) {
    secrets.do(SECRETS);
    secrets.do(END);
    secrets.do(END);
  }
  secrets.do(TREASURE, ['nothing']);
});

rule('CLS-SRC-11', 'in a passage, not from a square one of the hero’s own searches covered', () => {
  const t = search(BEND.replace('D : : :', ': : : D'));
  t.do(TREASURE, ['nothing']);
  t.do(END);
  t.do(END);
  t.refuses(TREASURE, 'alreadySearched', 'CLS-SRC-11');
  t.do({ type: 'rollMovement', figure: 'D' }, [6, 6]);
  for (const to of ['D2', 'D3']) t.do({ type: 'step', figure: 'D', to });
  t.refuses(TREASURE, 'alreadySearched', 'CLS-SRC-11');

  const out = search(BEND);
  out.do(TREASURE, ['nothing']);
  out.do(END);
  out.do(END);
  out.do({ type: 'rollMovement', figure: 'D' }, [6, 6]);
  for (const to of ['B1', 'C1', 'D1']) out.do({ type: 'step', figure: 'D', to });
  out.refuses(TREASURE, 'alreadySearched', 'CLS-SRC-11');
  out.do({ type: 'step', figure: 'D', to: 'D2' });
  out.do(TREASURE, ['nothing']);
});
