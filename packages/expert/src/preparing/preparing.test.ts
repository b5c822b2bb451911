import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { CLASSES } from '../content/characters.ts';
import type { ClassId } from '../content/characters.ts';
import { MONSTER_IDS, monsterCard } from '../content/monsters.ts';
import { TILE_IDS } from '../content/tiles.ts';
import { table } from '../testing/table.ts';
import type { Scene } from '../testing/table.ts';

const FIELD = `
  +-+-+-+-+-+-+-+
  |. . . . . . .|
  +-+-+-+-+-+-+-+`;

/** Nothing is laid yet, and the game master prepares. */
function preparing(
  rest: Partial<Scene> & { readonly depth?: number } = {},
  classes: readonly ClassId[] = CLASSES.slice(0, 4),
) {
  const { depth = 0, ...scene } = rest;
  const heroes = Object.fromEntries(classes.map((hero, at) => ['abcdefg'[at]!, { hero }]));
  const t = table(FIELD, heroes, {
    quest: null,
    ...scene,
    state: { stage: 'setup', stack: [{ tag: 'preparing', tile: null, doors: null }], tiles: [], figures: [] },
  });
  t.state = { ...t.state, quest: { ...t.state.quest, depth, room: null } };
  return t;
}

/** Two Events of the starting hand. */
const HAND = ['pit', 'dart'] as const;
const chosen = (quest: string, rest: Partial<Scene> = {}) => {
  const t = preparing({ ...rest, quest: null });
  t.do({ type: 'chooseQuest', quest });
  return t;
};
const levels = (ids: readonly string[]) => ids.map((id) => monsterCard(id as never).level);

rule('EXP-PRP-01', 'a quest is a story, an objective and a depth: all hear it before the first tile', () => {
  const t = preparing();
  assert.deepEqual(t.awaited(), [{ seat: 'gm', prompt: 'prepare' }]);
  t.do({ type: 'chooseQuest', quest: 'lateTenant' });
  const { quest } = t.view('ann');
  assert.deepEqual([quest.plan?.id, quest.plan?.goal, quest.depth], ['lateTenant', 'kill', 9]);
  assert.ok((quest.plan?.story.fr ?? '').length > 0);
  t.refuses({ type: 'chooseQuest', quest: 'none' }, 'noSuchQuest', 'EXP-PRP-01');
  t.refuses({ type: 'ready' }, 'notYours', 'EXP-PRP-01', 'ann');
  const fixed = preparing({ quest: 'spring' });
  fixed.refuses({ type: 'chooseQuest', quest: 'beast' }, 'questChosen', 'EXP-PRP-01');
});

rule('EXP-PRP-03', 'the depth is the number of Dungeon cards before the quest room at most', () => {
  const t = chosen('beast');
  t.do({ type: 'setDepth', depth: 10 });
  t.do({ type: 'ready' }, HAND);
  assert.equal(t.state.quest.depth, 10);
  assert.equal(t.view('ann').pile.count, 11);
});

rule('EXP-PRP-04', 'eight to fifteen are usual; the pile must hold as many', () => {
  const t = chosen('beast');
  const offered = t.moves('gm').flatMap((move) => (move.type === 'setDepth' ? [move.depth] : []));
  assert.deepEqual(offered, [8, 9, 10, 11, 12, 13, 14, 15]);
  t.refuses({ type: 'setDepth', depth: TILE_IDS.length + 1 }, 'noSuchDepth', 'EXP-PRP-04');
  t.refuses({ type: 'setDepth', depth: 3 }, 'noSuchDepth', 'EXP-PRP-04');
});

rule('EXP-PRP-05', 'the pile holds as many cards as the depth and the quest room', () => {
  const t = chosen('coldKitchen');
  t.do({ type: 'ready' }, HAND);
  const { count, unseen, holdsQuestRoom, known } = t.state.pile;
  assert.deepEqual([count, unseen.length, holdsQuestRoom, known.length], [9, TILE_IDS.length, true, 0]);
});

rule('EXP-PRP-06', 'nobody knows which cards it holds, nor their order', () => {
  const t = chosen('coldKitchen');
  t.do({ type: 'ready' }, HAND);
  for (const seat of ['ann', 'gm']) assert.deepEqual(t.view(seat).pile.known, []);
});

rule(
  'EXP-PRP-08',
  'by families and from the top only, unless the table plays the letter; a minion stays',
  () => {
    const t = chosen('beast');
    t.refuses({ type: 'keepCard', card: 'rat', keep: false }, 'familiesOnly', 'EXP-PRP-08');
    const free = chosen('beast', { options: { bestiary: 'free' } });
    free.do({ type: 'keepCard', card: 'rat', keep: false });
    assert.equal(free.state.quest.bestiary.includes('rat'), false);
    free.do({ type: 'keepCard', card: 'rat', keep: true });
    assert.equal(free.state.quest.bestiary.includes('rat'), true);
    for (const family of ['greenskins', 'beasts', 'outlaws', 'chaos'])
      t.do({ type: 'keepFamily', family, keep: false });
    t.refuses({ type: 'keepFamily', family: 'undead', keep: false }, 'noMinionLeft', 'EXP-PRP-08');
    for (let left = 5; left > 0; left -= 1) t.do({ type: 'removeTop', rank: 'minion' });
    t.refuses({ type: 'removeTop', rank: 'minion' }, 'noMinionLeft', 'EXP-PRP-08');
    assert.equal(t.view('ann').quest.bestiary, undefined);
  },
);

rule('EXP-PRP-09', 'the most dangerous go first, among leaders and among minions', () => {
  const t = chosen('beast');
  t.do({ type: 'removeTop', rank: 'leader' });
  t.do({ type: 'removeTop', rank: 'minion' });
  const gone = MONSTER_IDS.filter((id) => !t.state.quest.bestiary.includes(id));
  assert.deepEqual(
    levels(gone).toSorted((a, b) => a - b),
    [4, 6],
  );
  assert.ok(gone.includes('chaosChampion'));
  assert.equal(t.cites('EXP-PRP-09'), true);
});

rule('EXP-PRP-10', 'a quest keeps the families that suit it', () => {
  const t = chosen('catacombs');
  assert.deepEqual([...new Set(t.state.quest.bestiary.map((id) => monsterCard(id).family))], ['undead']);
  t.refuses({ type: 'keepFamily', family: 'beasts', keep: true }, 'notOfThisQuest', 'EXP-PRP-10');
  t.do({ type: 'rollDepth' }, [1]);
  t.do({ type: 'ready' }, HAND);
  assert.deepEqual(t.state.decks.monster.pile.length, 8);
  const themed = chosen('beast');
  themed.do({ type: 'keepFamily', family: 'undead', keep: false });
  assert.equal(
    themed.state.quest.bestiary.some((id) => monsterCard(id).family === 'undead'),
    false,
  );
});

rule('EXP-PRP-11', 'two Events are dealt in secret; a decoy among them is not replaced', () => {
  const t = chosen('coldKitchen');
  t.do({ type: 'ready' }, ['pit', 'mouse']);
  assert.deepEqual(t.state.gm.hand, ['pit']);
  assert.equal(t.view('ann').gm.hand, 1);
});

rule('EXP-PRP-13', 'then the first tile lies there, and nobody was on it before', () => {
  const t = chosen('coldKitchen');
  assert.equal(t.state.tiles.length, 0);
  t.do({ type: 'ready' }, HAND);
  assert.deepEqual(
    t.state.tiles.map(({ card }) => card),
    ['first'],
  );
});

rule('EXP-PRP-14', 'a special tile with stairs, or an ordinary one on which some are put', () => {
  const special = chosen('coldKitchen');
  special.do({ type: 'ready' }, HAND);
  assert.notEqual(special.state.tiles[0]?.stairs, null);
  const t = chosen('coldKitchen');
  t.do({ type: 'setFirstTile', tile: 'crypt', doors: [0] });
  t.do({ type: 'ready' }, HAND);
  assert.equal(t.state.tiles[0]?.card, 'crypt');
  assert.notEqual(t.state.tiles[0]?.stairs, null);
  assert.equal(t.state.pile.unseen.includes('crypt'), false);
  t.state = { ...t.state, stack: [{ tag: 'preparing', tile: null, doors: null }] };
  t.refuses({ type: 'setFirstTile', tile: 'attic', doors: [0] }, 'noSuchTile', 'EXP-PRP-14');
});

rule('EXP-PRP-15', 'without furniture and without monsters', () => {
  const t = chosen('coldKitchen');
  t.do({ type: 'setFirstTile', tile: 'barracks', doors: [0] });
  t.do({ type: 'ready' }, HAND);
  assert.deepEqual(t.state.tiles[0]?.furniture, []);
  assert.deepEqual(t.state.figures, []);
});

rule('EXP-PRP-16', 'with one door at least, where the game master likes', () => {
  const t = chosen('coldKitchen');
  t.refuses({ type: 'setFirstTile', tile: 'first', doors: [] }, 'noDoors', 'EXP-PRP-16');
  t.refuses({ type: 'setFirstTile', tile: 'first', doors: [16] }, 'noWall', 'EXP-PRP-16');
  t.do({ type: 'setFirstTile', tile: 'first', doors: [15] });
  t.do({ type: 'ready' }, HAND);
  assert.equal(t.state.layout.exits.length, 1);
  const printed = chosen('coldKitchen');
  printed.do({ type: 'ready' }, HAND);
  assert.equal(printed.state.layout.exits.length, 3);
});

rule(
  'EXP-QGN-01',
  'what nobody has chosen is rolled: context, depth, and the room that belongs to it',
  () => {
    const t = preparing();
    t.do({ type: 'ready' }, [6, 5, 3, ...HAND]);
    assert.deepEqual([t.state.quest.plan?.id, t.state.quest.depth], ['spring', 10]);
    assert.deepEqual(t.state.quest.room?.plan, 'spring');
  },
);

rule('EXP-QGN-02', 'two dice name the context', () => {
  const rolled = (a: number, b: number) => {
    const t = preparing();
    t.do({ type: 'rollQuest' }, [a, b]);
    t.refuses({ type: 'rollQuest' }, 'questChosen', 'EXP-QGN-01');
    return t.state.quest.plan?.id;
  };
  assert.deepEqual(
    [
      [1, 1],
      [1, 2],
      [2, 2],
      [1, 4],
      [3, 3],
      [3, 4],
      [4, 4],
      [4, 5],
      [5, 5],
      [5, 6],
      [6, 6],
    ].map(([a, b]) => rolled(a!, b!)),
    [
      'beast',
      'bandits',
      'hostage',
      'artefact',
      'tunnels',
      'catacombs',
      'treasureMap',
      'fallen',
      'captives',
      'spring',
      'palace',
    ],
  );
});

rule('EXP-QGN-13', 'one die says how deep it is', () => {
  const deep = (face: number) => {
    const t = chosen('beast');
    t.do({ type: 'rollDepth' }, [face]);
    t.refuses({ type: 'rollDepth' }, 'depthSet', 'EXP-QGN-13');
    return t.state.quest.depth;
  };
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(deep), [8, 9, 10, 12, 14, 15]);
});

rule('EXP-QGN-10', 'with every class in play there are no fallen heroes: the dice are rolled again', () => {
  const all = preparing({}, CLASSES);
  all.do({ type: 'rollQuest' }, [4, 5, 1, 1]);
  assert.equal(all.state.quest.plan?.id, 'beast');
  preparing({}, CLASSES).refuses({ type: 'chooseQuest', quest: 'fallen' }, 'nobodyFallen', 'EXP-QGN-10');
});

rule(
  'EXP-QGN-06',
  'no clock unless the table plays with one: five rounds a card, or as many as he says',
  () => {
    const off = chosen('palace');
    off.do({ type: 'rollDepth' }, [1]);
    off.refuses({ type: 'setClock', rounds: 24 }, 'noClock', 'EXP-QGN-06');
    off.do({ type: 'ready' }, HAND);
    assert.equal(off.state.quest.clock, null);
    const timed = () => {
      const t = chosen('palace', { options: { ritualClock: 'rounds' } });
      t.do({ type: 'rollDepth' }, [1]);
      return t;
    };
    const usual = timed();
    usual.do({ type: 'ready' }, HAND);
    assert.equal(usual.view('ann').quest.clock, 40);
    const short = timed();
    short.do({ type: 'setClock', rounds: 24 });
    short.do({ type: 'ready' }, HAND);
    assert.equal(short.state.quest.clock, 24);
    chosen('beast', { options: { ritualClock: 'rounds' } }).refuses(
      { type: 'setClock', rounds: 24 },
      'noRitual',
      'EXP-QGN-06',
    );
  },
);

const DESIGN = { type: 'setQuestRoom', plan: 'hideout', foes: ['warlord'], escort: 1, chaos: 1 } as const;

rule(
  'EXP-QRM-03',
  'the game master designs the room, in secret; the budget binds where the table says so',
  () => {
    const t = chosen('bandits');
    t.do({ type: 'rollDepth' }, [1]);
    t.refuses({ ...DESIGN, plan: 'spring' }, 'noSuchRoom', 'EXP-QRM-03');
    t.refuses({ ...DESIGN, foes: ['necromancer'] }, 'noSuchFoes', 'EXP-QRM-03');
    t.refuses({ ...DESIGN, escort: 4 }, 'outOfRange', 'EXP-QRM-03');
    t.do({ ...DESIGN, escort: 3 });
    assert.deepEqual(t.state.quest.room?.foes, ['warlord']);
    assert.equal(t.view('ann').quest.room, undefined);
    t.do({ type: 'ready' }, HAND);
    assert.equal(t.state.quest.room?.escort, 3);
    assert.equal(t.view('ann').quest.room, undefined);
    const bound = chosen('bandits', { options: { roomBudget: 'binding' } });
    bound.do({ type: 'rollDepth' }, [1]);
    bound.refuses({ ...DESIGN, escort: 3 }, 'overBudget', 'EXP-QRM-03');
    bound.do(DESIGN);
  },
);

rule(
  'EXP-QRM-07',
  'its chief has one Chaos ability, or two from depth 12 on, or what the game master gives',
  () => {
    const abilities = (depth: number) => {
      const t = chosen('bandits');
      t.do({ type: 'setDepth', depth });
      t.do({ type: 'ready' }, HAND);
      return t.state.quest.room?.chaos;
    };
    assert.deepEqual([abilities(11), abilities(12)], [1, 2]);
    const t = chosen('bandits');
    t.do({ ...DESIGN, chaos: 0 });
    t.do({ type: 'rollDepth' }, [6]);
    t.do({ type: 'ready' }, HAND);
    assert.equal(t.state.quest.room?.chaos, 0);
  },
);

rule('EXP-QGN-11', 'captives wake where there are no stairs', () => {
  const t = chosen('captives');
  t.refuses({ type: 'setFirstTile', tile: 'first', doors: [0] }, 'noStairsHere', 'EXP-QGN-11');
  t.do({ type: 'rollDepth' }, [1]);
  t.do({ type: 'ready' }, HAND);
  assert.equal(t.state.tiles[0]?.stairs, null);
  assert.ok(t.state.layout.exits.length > 0);
});
