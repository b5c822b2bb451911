import assert from 'node:assert/strict';
import { makeSquare } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { checkQuest } from './quest/check.ts';
import { drawQuest } from './quest/draw.ts';
import type { QuestSource } from './quest/source.ts';
import { bareQuest, opened, setupFor, TestMatch } from './testing/match.ts';
import { table } from './testing/table.ts';

const words = (text: string) => ({ en: text, fr: text });
const OUT = { when: { leave: 'anyone' }, then: [{ goal: 'out' }] } as const satisfies NonNullable<
  QuestSource['notes']
>[number];

rule('CLS-QBK-01', 'a quest has a parchment, a map and notes: without parchment or map it is refused', () => {
  const whole = bareQuest();
  assert.ok(checkQuest(whole).ok);
  for (const part of ['parchment', 'board', 'start'] as const) {
    const { [part]: _, ...rest } = whole;
    const checked = checkQuest(rest);
    assert.ok(!checked.ok && checked.problems.some(({ path }) => path.includes(part)), part);
  }
  const quest = checkQuest(
    bareQuest({ notes: [OUT, { when: { enter: 'C' }, then: [{ text: words('A draught.') }] }] }),
  );
  assert.ok(quest.ok && quest.quest.notes.length === 2);
});

rule('CLS-QBK-02', 'the parchment states the objective, and the reward is paid for achieving it', () => {
  const { goals: _, ...aimless } = bareQuest();
  assert.ok(!checkQuest(aimless).ok, 'a quest without a goal');
  const rich = bareQuest({ reward: { gold: 100, share: 'each' } });
  const match = new TestMatch(setupFor(rich)).toFirstTurn();
  const { quest } = match.game.view(match.state, 'ann');
  assert.deepEqual(
    quest.goals.map(({ id, reached }) => [id, reached]),
    [['out', false]],
  );
  assert.equal(quest.parchment.en, 'Slay the orc; 100 gold pieces each.');
});

rule('CLS-QBK-03', 'the parchment is read to all players before the first turn', () => {
  const match = new TestMatch(setupFor(bareQuest()));
  const read = match.events.find(({ type }) => type === 'parchmentRead');
  assert.ok(read !== undefined && read.rules.includes('CLS-QBK-03'));
  assert.equal(match.state.round, 0);
  for (const seat of ['gm', 'ann', 'bo', 'spectator']) assert.deepEqual(match.game.redact(read, seat), read);
});

rule(
  'CLS-QBK-04',
  'the map fixes where everything goes, and it is put there only as the heroes advance',
  () => {
    const quest = bareQuest({
      doors: ['B4-B5'],
      monsters: [{ kind: 'orc', at: 'C7' }],
      furniture: [{ kind: 'throne', at: 'D8' }],
      blocked: ['A1'],
    });
    const match = new TestMatch(setupFor(quest)).toFirstTurn();
    const before = match.game.view(match.state, 'ann');
    assert.deepEqual([before.figures.length, before.furniture.length], [4, 0]);
    const at = (name: string) =>
      match.state.figures.find(({ square }) => makeSquare(before.board, square) === name);
    const opener = at('B4')!;
    assert.ok(opener, 'a hero starts before the door');
    while (match.state.turn.taker !== opener.id) match.do(match.awaited()[0]!, { type: 'endTurn' });
    match.do(match.awaited()[0]!, { type: 'openDoor', figure: opener.id, door: 'B4-B5' });
    const after = match.game.view(match.state, 'ann');
    assert.deepEqual(
      after.figures
        .filter(({ side }) => side === 'morcar')
        .map(({ kind, square }) => [kind, makeSquare(after.board, square)]),
      [['orc', 'C7']],
    );
    assert.deepEqual(
      after.furniture.map(({ kind, squares }) => [
        kind,
        squares.map((square) => makeSquare(after.board, square)),
      ]),
      [['throne', ['D8']]],
    );
  },
);

const ROOMS = `
  +-+-+-+-+
  |B .o. .|
  +-+-+-+-+`;

rule('CLS-QBK-05', 'a note is tied to a room or passage and happens when a hero comes into it', () => {
  const quest = {
    goals: [{ id: 'out', text: words('Out.') }],
    notes: [OUT, { when: { enter: 'r2' }, then: [{ text: words('It smells of orc.') }] }],
  };
  const t = table(ROOMS, { B: { kind: 'barbarian' } }, { turn: { of: 'B', left: 5 }, quest });
  t.do({ type: 'step', figure: 'B', to: 'B1' });
  assert.ok(!t.happened('noteRead'));
  t.do({ type: 'step', figure: 'B', to: 'C1' });
  assert.equal(t.event('noteRead').text.en, 'It smells of orc.');
  assert.ok(t.event('noteRead').rules.includes('CLS-QBK-05'));
  t.do({ type: 'step', figure: 'B', to: 'D1' });
  assert.ok(!t.happened('noteRead'), 'once is enough');
});

rule('CLS-QBK-06', 'notes set hiding places, the strength of a monster, and rules of the quest', () => {
  const quest = {
    goals: [{ id: 'out', text: words('Out.') }],
    notes: [OUT],
    treasures: [{ in: 'r1', then: [{ give: { gold: 84 } }] }],
    monsters: [{ kind: 'orc', at: 'D1', id: 'ulag', attack: 4, defence: 5, body: 3 }],
    rules: { moveDice: 1 },
  };
  const t = table(
    ROOMS.replace('o', '|').replace('B .', 'B .'),
    { B: { kind: 'barbarian' } },
    { quest: { ...quest, doors: [] } },
  );
  t.do({ type: 'rollMovement', figure: 'B' }, [6]);
  t.do({ type: 'searchTreasure', figure: 'B' });
  assert.equal(t.hero('B').gold, 84);
  const ulag = t.state.figures.find(({ id }) => id === 'ulag')!;
  assert.deepEqual([ulag.attack, ulag.defence, ulag.body, ulag.move], [4, 5, 3, 8]);
});

rule('CLS-QBK-07', 'the map is drawn with symbols that its legend explains', () => {
  const checked = checkQuest(
    bareQuest({
      monsters: [
        { kind: 'orc', at: 'E2' },
        { kind: 'mummy', at: 'E3' },
      ],
      traps: [{ kind: 'pit', at: 'D4' }],
    }),
  );
  assert.ok(checked.ok);
  const plain = checkQuest(bareQuest());
  assert.ok(plain.ok);
  const [drawn, bare] = [drawQuest(checked.quest), drawQuest(plain.quest)];
  for (const word of ['orc', 'mummy', 'pit']) {
    assert.ok(drawn.includes(word), word);
    assert.ok(!bare.includes(word), `no ${word} on a map without one`);
  }
});

rule(
  'CLS-QBK-08',
  'the Morcar player has the three traps at hand behind the screen, the heroes have not',
  () => {
    const traps = [
      { kind: 'pit', at: 'D4' },
      { kind: 'rockfall', at: 'D3', falls: 'D2' },
      { kind: 'spear', at: 'E4' },
    ] as const;
    const { game, state } = new TestMatch(setupFor(bareQuest({ traps: [...traps] }))).toFirstTurn();
    const { screen } = game.view(state, 'gm');
    assert.deepEqual(
      screen?.quest.traps.map(({ kind }) => kind),
      ['pit', 'rockfall', 'spear'],
    );
    assert.deepEqual(screen.traps, ['hidden', 'hidden', 'hidden']);
    assert.deepEqual(game.view(state, 'ann').traps, []);
  },
);

rule('CLS-QBK-10', 'every quest names its wandering monster, and that is the one that comes', () => {
  const { wandering: _, ...nameless } = bareQuest();
  assert.ok(!checkQuest(nameless).ok);
  for (const kind of ['fimir', 'skeleton'] as const) {
    const t = table(ROOMS, { B: { kind: 'barbarian' } }, { quest: { wandering: kind } });
    t.do({ type: 'searchTreasure', figure: 'B' }, ['wanderingMonster']);
    assert.deepEqual(t.event('wanderingAsked').pending.kinds, [kind]);
    assert.ok(t.event('wanderingAsked').rules.includes('CLS-QBK-10'));
  }
});

rule('CLS-QBK-11', 'the quest wins over the card, the card over the rulebook', () => {
  const move = (rules: object, equipment: 'plateArmour'[]) => {
    const t = table(ROOMS, { B: { kind: 'barbarian', equipment } }, { quest: { rules } });
    return (dice: number[]) => t.do({ type: 'rollMovement', figure: 'B' }, dice);
  };
  move({}, [])([1, 1]);
  move({}, ['plateArmour'])([1]);
  move({ moveDice: 3 }, ['plateArmour'])([1, 1, 1]);
  const silent = table(
    ROOMS,
    { B: { kind: 'wizard', spells: ['courage'] } },
    { quest: { rules: { noSpells: true } } },
  );
  silent.refuses(
    { type: 'castSpell', figure: 'B', spell: 'courage', target: 'B' },
    'noSpellsHere',
    'CLS-QBK-11',
  );
  const doors = (rules: object) =>
    table(
      `
    +-+-+-+-+
    |B .dO .|
    +-+-+-+-+`,
      { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
      { turn: 'morcar', quest: { rules } },
    );
  doors({}).refuses({ type: 'openDoor', figure: 'O', door: 'B1-C1' }, 'cannotOpenDoors', 'CLS-DOR-02');
  doors({ monstersOpenDoors: true }).do({ type: 'openDoor', figure: 'O', door: 'B1-C1' });
});

rule('CLS-QBK-12', 'map and notes are never shown to hero players', () => {
  const quest = bareQuest({
    doors: ['B4-B5'],
    monsters: [{ kind: 'gargoyle', at: 'C7' }],
    notes: [OUT, { when: { round: 1 }, then: [{ flag: 'alarm' }] }],
  });
  const match = new TestMatch(setupFor(quest)).toFirstTurn();
  const hidden = match.events.filter(({ audience }) => audience !== undefined);
  assert.deepEqual(
    hidden.map(({ type }) => type),
    ['noteFired', 'flagSet'],
  );
  for (const event of hidden) {
    assert.equal(match.game.redact(event, 'ann'), null);
    assert.equal(match.game.redact(event, 'spectator'), null);
    assert.equal(match.game.redact(event, 'gm'), event);
  }
  for (const seat of ['ann', 'bo', 'spectator'])
    assert.ok(!JSON.stringify(match.game.view(match.state, seat)).includes('gargoyle'));
});

const training = (changes: Partial<QuestSource> = {}) =>
  setupFor(bareQuest({ training: true, ...changes }), { training: true });

rule('CLS-TRN-01', 'the training game is an option of the quest that says so', () => {
  assert.ok(opened(training()).ok);
  assert.ok(opened(setupFor(bareQuest({ training: true }))).ok);
  const other = opened(setupFor(bareQuest(), { training: true }));
  assert.ok(!other.ok && other.problems[0]?.path === 'training');
});

rule('CLS-TRN-02', 'in training only the monster cards are used', () => {
  const heroes = [
    { kind: 'elf' as const, equipment: ['broadsword' as const], questTreasures: ['spiritBlade' as const] },
  ];
  const seats = [
    { id: 'gm', plays: 'morcar' as const },
    { id: 'ann', plays: ['elf' as const] },
  ];
  const { state } = new TestMatch({
    ...training({ monsters: [{ kind: 'orc', at: 'E4' }] }),
    heroes,
    seats,
  }).toFirstTurn();
  const [elf] = state.heroes;
  assert.deepEqual([elf?.equipment, elf?.treasures, elf?.spells, state.treasure.pile], [[], [], [], []]);
  assert.equal(state.figures.find(({ id }) => id === 'elf')?.attack, 2, 'hero cards stay in use');
  assert.equal(state.figures.find(({ id }) => id === 'orc-1')?.attack, 3);

  const gifts = (practice: boolean) => {
    const then = [
      { give: { equipment: 'helmet' } },
      { give: { potion: 'holyWater' } },
      { give: { questTreasure: 'orcsBane' } },
      { give: { gold: 5 } },
    ];
    const quest = {
      goals: [{ id: 'out', text: words('Out.') }],
      notes: [OUT, { when: { step: 'B1' }, then }],
    };
    const t = table(
      ROOMS,
      { B: { kind: 'barbarian' } },
      { training: practice, turn: { of: 'B', left: 3 }, quest },
    );
    t.do({ type: 'step', figure: 'B', to: 'B1' });
    const { equipment, potions, treasures, gold } = t.hero('B');
    return [equipment, potions, treasures, gold];
  };
  assert.deepEqual(gifts(false), [['helmet'], ['holyWater'], ['orcsBane'], 5]);
  assert.deepEqual(gifts(true), [[], [], [], 5]);
});

rule('CLS-TRN-03', 'no trap goes off in training', () => {
  const walk = (practice: boolean) => {
    const t = table(
      ROOMS,
      { B: { kind: 'barbarian' } },
      {
        training: practice,
        turn: { of: 'B', left: 3 },
        quest: { training: true, traps: [{ kind: 'pit', at: 'B1' }] },
      },
    );
    t.do({ type: 'step', figure: 'B', to: 'B1' });
    return t.figure('B').body;
  };
  assert.equal(walk(true), 8);
  assert.equal(walk(false), 7);
});

rule('CLS-TRN-04', 'in training a turn is a move and a fight: no casting, no searching', () => {
  const t = table(
    `
    +-+-+-+
    |W O .|
    +-+-+-+`,
    { W: { kind: 'wizard', spells: ['courage'] }, O: { kind: 'orc' } },
    { training: true, quest: { training: true } },
  );
  t.refuses({ type: 'castSpell', figure: 'W', spell: 'courage', target: 'W' }, 'notInTraining', 'CLS-TRN-04');
  t.do({ type: 'rollMovement', figure: 'W' }, [1, 1]);
  t.do({ type: 'attack', figure: 'W', target: 'O' }, ['skull', 'whiteShield', 'whiteShield']);
  const alone = table(ROOMS, { B: { kind: 'barbarian' } }, { training: true, quest: { training: true } });
  alone.refuses({ type: 'searchTreasure', figure: 'B' }, 'notInTraining', 'CLS-TRN-04');
  alone.refuses({ type: 'searchSecrets', figure: 'B' }, 'notInTraining', 'CLS-TRN-04');
});
