import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { boxKinds, MONSTERS } from './content/monsters.ts';
import type { Figure } from './state.ts';
import { places, walk } from './testing/steps.ts';
import { table } from './testing/table.ts';

const B = { kind: 'barbarian' } as const;
const END = { type: 'endTurn' };
const dice = (face: string, count: number) => Array.from({ length: count }, () => face);

interface Card {
  move: number;
  attack: number;
  defence: number;
  mind: number;
}
const CARDS = {
  goblin: { move: 10, attack: 2, defence: 1, mind: 1 },
  orc: { move: 8, attack: 3, defence: 2, mind: 2 },
  fimir: { move: 6, attack: 3, defence: 3, mind: 3 },
  skeleton: { move: 6, attack: 2, defence: 2, mind: 0 },
  zombie: { move: 4, attack: 2, defence: 3, mind: 0 },
  mummy: { move: 4, attack: 3, defence: 4, mind: 0 },
  chaosWarrior: { move: 6, attack: 3, defence: 4, mind: 3 },
  gargoyle: { move: 6, attack: 4, defence: 4, mind: 4 },
} as const satisfies Readonly<Record<string, Card>>;
const kinds = Object.entries(CARDS);

const LAIR = `
  +-+-+-+
  |BdM .|
  +-+-+-+`;
/** The hero opens a door and meets this monster. */
function meet(monster: object, figures: Parameters<typeof table>[1] = { B }) {
  const quest = { monsters: [{ at: 'B1', ...monster }] };
  const t = table(LAIR.replace('M', '.'), figures, { quest, dark: true });
  t.do({ type: 'openDoor', figure: 'B', door: 'A1-B1' });
  return t;
}
const figuresOf = ({ move, attack, defence, body, maxBody, mind }: Figure) => ({
  move,
  attack,
  defence,
  body,
  maxBody,
  mind,
});

rule('CLS-MON-01', 'each kind of monster comes with the figures of its card', () => {
  const carded = boxKinds(MONSTERS).filter((kind) => MONSTERS[kind]!.carded);
  assert.deepEqual(Object.keys(CARDS).toSorted(), carded.toSorted());
  for (const [kind, card] of kinds) {
    const t = meet({ kind });
    const { figure, rules } = t.event('monsterPlaced');
    assert.deepEqual(figuresOf(figure), { ...card, body: 1, maxBody: 1 }, kind);
    assert.deepEqual(rules, ['CLS-MON-01', 'CLS-MON-02']);
    assert.deepEqual([figure.kind, figure.side], [kind, 'morcar']);
  }
});

rule('CLS-MON-01', 'and rolls as many dice as it says, to attack and to defend', () => {
  for (const [kind, { attack, defence }] of kinds) {
    const t = meet({ kind });
    t.do({ type: 'attack', figure: 'B', target: `${kind}-1` }, [
      'skull',
      ...dice('whiteShield', 2),
      ...dice('blackShield', defence),
    ]);
    t.do(END);
    t.do({ type: 'attack', figure: `${kind}-1`, target: 'B' }, dice('blackShield', attack));
    assert.equal(t.event('attackRolled').faces.length, attack, kind);
  }
});

rule('CLS-MON-01', 'its Mind is how many dice keep it awake', () => {
  for (const [kind, { mind }] of kinds) {
    const t = meet({ kind }, { B: { kind: 'wizard', spells: ['sleep'] } });
    t.do({ type: 'castSpell', figure: 'B', spell: 'sleep', target: `${kind}-1` }, dice('skull', mind));
    assert.deepEqual(t.figure(`${kind}-1`).conditions, ['asleep'], kind);
  }
});

rule('CLS-MON-01', 'the Chaos Sorcerer has no card: the quest gives his figures, or we do', () => {
  const plain = meet({ kind: 'chaosSorcerer' }).event('monsterPlaced').figure;
  assert.deepEqual(figuresOf(plain), { move: 6, attack: 2, defence: 4, body: 1, maxBody: 1, mind: 6 });
  const given = { move: 5, attack: 5, defence: 3, body: 4, mind: 7 };
  const { figure, rules } = meet({ kind: 'chaosSorcerer', ...given }).event('monsterPlaced');
  assert.deepEqual(figuresOf(figure), { ...given, maxBody: 4 });
  assert.deepEqual(rules, ['CLS-MON-01', 'CLS-MON-03']);
});

rule('CLS-MON-02', 'one wound slays any monster', () => {
  for (const [kind, { defence }] of kinds) {
    const t = meet({ kind });
    t.do({ type: 'attack', figure: 'B', target: `${kind}-1` }, [
      'skull',
      'blackShield',
      'blackShield',
      ...dice('whiteShield', defence),
    ]);
    assert.equal(t.event('bodyLost').amount, 1);
    assert.equal(t.find(`${kind}-1`), undefined, kind);
  }
});

rule('CLS-MON-02', 'and no wound leaves it as it was', () => {
  const t = meet({ kind: 'orc' });
  t.do({ type: 'attack', figure: 'B', target: 'orc-1' }, [
    'skull',
    'skull',
    'blackShield',
    'blackShield',
    'blackShield',
  ]);
  assert.equal(t.figure('orc-1').body, 1);
});

rule('CLS-MON-03', 'a quest may change any figure of a monster, and leaves the rest as on the card', () => {
  const changes = [{ move: 3 }, { attack: 6 }, { defence: 5 }, { mind: 9 }, { body: 3 }];
  for (const change of changes) {
    const { figure, rules } = meet({ kind: 'orc', id: 'grub', ...change }).event('monsterPlaced');
    const expected = { ...CARDS.orc, body: 1, ...change };
    assert.deepEqual(figuresOf(figure), { ...expected, maxBody: expected.body });
    assert.deepEqual(rules, ['CLS-MON-01', 'CLS-MON-03']);
  }
});

rule('CLS-MON-03', 'what a quest leaves unsaid of a foe it names comes from the cards of this game', () => {
  const name = { en: 'Captain Sarn', fr: 'Capitaine Sarn', gender: 'm' } as const;
  const { figure } = meet({ kind: 'chaosWarrior', id: 'sarn', name, body: 2 }).event('monsterPlaced');
  assert.deepEqual(figuresOf(figure), { ...CARDS.chaosWarrior, body: 2, maxBody: 2 });
});

rule('CLS-MON-03', 'the stronger monster alone: others of its kind keep to the card', () => {
  const quest = {
    monsters: [
      { kind: 'orc', at: 'B1', id: 'grub', body: 2, attack: 4 },
      { kind: 'orc', at: 'C1' },
    ],
  };
  const t = table(LAIR.replace('M', '.'), { B }, { quest, dark: true });
  t.do({ type: 'openDoor', figure: 'B', door: 'A1-B1' });
  const bodies = t.state.figures.map(({ id, body, attack }) => [id, body, attack]);
  assert.deepEqual(bodies, [
    ['barbarian', 8, 3],
    ['grub', 2, 4],
    [bodies[2]![0], 1, 3],
  ]);
});

rule('CLS-MON-03', 'a monster with more Body takes as many wounds', () => {
  const t = meet({ kind: 'goblin', id: 'boss', body: 2 });
  const wound = ['skull', 'blackShield', 'blackShield', 'whiteShield'];
  t.do({ type: 'attack', figure: 'B', target: 'boss' }, wound);
  assert.equal(t.figure('boss').body, 1);
  t.do(END);
  t.do(END);
  t.do({ type: 'attack', figure: 'B', target: 'boss' }, wound);
  assert.equal(t.find('boss'), undefined);
});

const MELEE = `
  +-+-+-+
  |O G B|
  +-+-+-+`;

rule('CLS-MON-04', 'monsters do not attack one another, but heroes and their friends', () => {
  const figures = { B, O: { kind: 'orc' }, G: { kind: 'goblin' } } as const;
  const t = table(MELEE, figures, { turn: 'morcar' });
  t.refuses({ type: 'attack', figure: 'G', target: 'O' }, 'notAFoe', 'CLS-MON-04');
  t.refuses({ type: 'attack', figure: 'O', target: 'G' }, 'notAFoe', 'CLS-MON-04');
  assert.deepEqual(t.offered('attack', 'morcar'), [{ type: 'attack', figure: 'G', target: 'B' }]);
  t.do({ type: 'attack', figure: 'G', target: 'B' }, dice('blackShield', 2));
  const friend = table(
    MELEE.replace('O', 'C'),
    { B, G: { kind: 'goblin' }, C: { kind: 'captive', freed: true } },
    { turn: 'morcar' },
  );
  assert.ok(friend.offers({ type: 'attack', figure: 'G', target: 'C' }));
});

rule('CLS-MON-07', 'monsters never search', () => {
  const t = table('+-+-+-+\n|G :|B|\n+-+-+-+', { B, G: { kind: 'goblin' } }, { turn: 'morcar' });
  for (const type of ['searchTreasure', 'searchSecrets'])
    t.refuses({ type, figure: 'G' }, 'neverSearches', 'CLS-MON-07');
  assert.deepEqual([...t.offered('searchTreasure', 'morcar'), ...t.offered('searchSecrets', 'morcar')], []);
});

rule('CLS-MON-08', 'monsters leave treasure where the quest put it', () => {
  const map = `
    +-+-+-+-+
    |B . . .|
    + + + + +
    |. . . G|
    +-+-+-+-+`;
  const quest = {
    furniture: [{ kind: 'treasureChest', at: 'C1' }],
    treasures: [{ in: 'r1', then: [{ give: { gold: 70 } }] }],
  };
  const figures = { B, G: { kind: 'goblin' } } as const;
  const t = table(map, figures, { quest, turn: 'morcar' });
  const chest = t.described()['furniture'];
  t.refuses({ type: 'step', figure: 'G', to: 'C1' }, 'notNextTo', 'CLS-MOV-04');
  walk(t, 'G', 'C2');
  t.refuses({ type: 'step', figure: 'G', to: 'C1' }, 'squareBlocked', 'CLS-MOV-10');
  for (const type of ['takeTreasure', 'pickUp', 'push'])
    t.refuses({ type, figure: 'G' }, 'unknownCommand', 'CLS-TUR-04');
  walk(t, 'G', 'B2');
  t.do(END);
  assert.deepEqual([t.described()['furniture'], t.state.emptied], [chest, []]);
  t.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
  walk(t, 'B', 'A2');
  t.do({ type: 'attack', figure: 'B', target: 'G' }, ['skull', 'blackShield', 'blackShield', 'whiteShield']);
  t.do(END);
  t.do(END);
  t.do({ type: 'searchTreasure', figure: 'B' });
  assert.equal(t.hero('B').gold, 70);
});

rule('CLS-MON-08', 'a treasure in a passage stays on its square, whoever walks over it', () => {
  const map = `
    +-+-+-+-+
    |B : : G|
    +-+-+-+-+`;
  const quest = { treasures: [{ at: 'C1', then: [{ give: { gold: 30 } }] }] };
  const t = table(map, { B, G: { kind: 'goblin' } }, { quest, turn: 'morcar' });
  walk(t, 'G', 'C1', 'B1');
  t.do(END);
  assert.deepEqual([t.state.emptied, places(t)], [[], { B: 'A1', G: 'B1' }]);
  t.do({ type: 'attack', figure: 'B', target: 'G' }, ['skull', 'blackShield', 'blackShield', 'whiteShield']);
  t.do(END);
  t.do(END);
  t.do({ type: 'searchTreasure', figure: 'B' });
  assert.deepEqual([t.hero('B').gold, t.state.emptied], [30, ['C1']]);
});
