import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rollHero, STARTING_SPELLS } from '@oubliette/advanced';
import type { Level, Setup, State } from '@oubliette/advanced';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Json, Problem } from '@oubliette/kernel';
import { DUNGEON_IDS } from './advancedDungeons.ts';
import { advancedShelf } from './advancedShelf.ts';

const box = advancedShelf().get('advanced')!;

async function setupOf(choice: unknown): Promise<Setup> {
  const composed = await box.compose(choice);
  assert.ok(composed.ok, JSON.stringify(composed));
  return composed.setup as unknown as Setup;
}

async function problemsOf(choice: unknown): Promise<readonly Problem[]> {
  const composed = await box.compose(choice);
  assert.ok(!composed.ok);
  return composed.problems;
}

const seatsOf = (setup: Setup) => box.chairs(setup as never).map(({ seat }) => seat);

describe('Advanced on the shelf', () => {
  test('four heroes and a master by default, in the first dungeon', async () => {
    const setup = await setupOf({});
    assert.equal(setup.dungeon.id, DUNGEON_IDS[0]);
    const chairs = box.chairs(setup as never);
    assert.deepEqual(
      chairs.map(({ seat, role, emblem }) => [seat, role, emblem]),
      [
        ['heinrich', 'hero', 'barbarian'],
        ['sven', 'hero', 'dwarf'],
        ['torallion', 'hero', 'elf'],
        ['magnus', 'hero', 'wizard'],
        ['master', 'gamemaster', 'morcar'],
      ],
    );
    assert.equal(setup.sheets.length, 4, 'nobody follows a large party');
  });

  test('a hero takes the name that was chosen, and nobody sits in the master’s seat where the tables decide', async () => {
    const setup = await setupOf({ heroes: [{ id: 'sven', name: 'Brunhild', gender: 'f' }], master: false });
    assert.deepEqual(
      [setup.sheets[0]!.name, setup.sheets[0]!.gender, setup.master],
      ['Brunhild', 'f', false],
    );
    assert.deepEqual(seatsOf(setup), ['sven']);
  });

  test('of a name that would steer a terminal only what can be read is kept', async () => {
    const setup = await setupOf({ heroes: [{ id: 'sven', name: '\u001bSven\u202E' }] });
    assert.equal(setup.sheets[0]!.name, 'Sven');
    assert.equal((await problemsOf({ heroes: [{ id: 'sven', name: 'MJ' }] })).length, 1);
  });

  test('a sentence names a chair by its heroes, and the party and its master with an article', async () => {
    const called = (setup: Setup) =>
      box.chairs(setup as never).map((chair) => chair.called?.map(({ fr }) => fr));
    const alone = await setupOf({
      heroes: [{ id: 'sven' }, { id: 'magnus' }],
      players: [['sven', 'magnus']],
      master: true,
    });
    const [party, master] = called(alone);
    assert.deepEqual(
      [party?.[0]?.many, party?.[0] !== undefined && 'plural' in party[0], master?.[0]?.one],
      ['héros', true, 'maître du jeu'],
    );
    const apart = await setupOf({ heroes: [{ id: 'sven' }, { id: 'magnus' }], master: false });
    assert.deepEqual(
      called(apart).map((nouns) => nouns?.[0]?.one),
      ['Sven', 'Magnus'],
    );
  });

  test('a ready-made wizard takes the components the player chose, as many as the sheet has', async () => {
    const components = ['ashes', 'ashes', 'silverKey', 'phoenixFeather'];
    const setup = await setupOf({ heroes: [{ id: 'magnus', components }, { id: 'telor' }] });
    assert.deepEqual(setup.sheets[0]!.components, components);
    assert.equal(setup.sheets[1]!.components.length, 4, 'those suggested');
    const [problem] = await problemsOf({ heroes: [{ id: 'magnus', components: ['ashes'] }] });
    assert.deepEqual([problem?.path, problem?.message], ['heroes[0]', 'wrongComponents (ADV-MAG-08)']);
  });

  test('every dungeon opens, under its own name', async () => {
    for (const id of DUNGEON_IDS) assert.equal((await setupOf({ dungeon: id })).dungeon.id, id);
  });

  test('a wandering is as deep as one likes, and may have six captains to hunt', async () => {
    const deep = await setupOf({ dungeon: 'wander-undead' });
    const shallow = await setupOf({ dungeon: 'wander-undead', depth: 'oneLevel' });
    assert.deepEqual([deep.dungeon.levels.length > 1, shallow.dungeon.levels.length], [true, 1]);
    assert.equal((await setupOf({ dungeon: 'hunt-ratmen' })).dungeon.aims.length, 6);
  });

  test('what is not there is refused with a remedy', async () => {
    const problems = await problemsOf({ dungeon: 'nowhere', heroes: [] });
    assert.deepEqual(
      problems.map(({ path }) => path),
      ['dungeon', 'heroes'],
    );
    assert.match(problems[0]!.remedy, /bells1/u);
    const [stranger] = await problemsOf({ heroes: [{ id: 'conan' }] });
    assert.deepEqual([stranger!.path, /heinrich/u.test(stranger!.remedy)], ['heroes[0]', true]);
  });
});

describe('who follows', () => {
  const henchmen = (setup: Setup) =>
    setup.sheets
      .filter(({ kind }) => kind === 'henchman')
      .map(({ calling, serves, name }) => [calling, serves, name]);

  test('two men-at-arms with a hero alone, one with each of two (ADV-SET-11, ADV-SET-12)', async () => {
    assert.deepEqual(henchmen(await setupOf({ heroes: [{ id: 'rogar' }] })), [
      ['manAtArms', 'rogar', 'Otto'],
      ['manAtArms', 'rogar', 'Klaus'],
    ]);
    assert.deepEqual(
      henchmen(await setupOf({ heroes: [{ id: 'rogar' }, { id: 'telor' }] })).map(([, serves]) => serves),
      ['rogar', 'telor'],
    );
  });

  test('as many as were chosen, for their hero’s player, each with a name of their own', async () => {
    const heroes = ['rogar', 'durgin', 'ladril', 'telor'].map((id) => ({ id, menAtArms: 2, sergeants: 1 }));
    const setup = await setupOf({ heroes, players: [['rogar', 'ladril'], ['durgin'], ['telor']] });
    assert.equal(new Set(henchmen(setup).map(([, , name]) => name)).size, 12);
    assert.deepEqual(
      setup.players.map(({ seat, sheets }) => [seat, sheets.length]),
      [
        ['rogar', 8],
        ['durgin', 4],
        ['telor', 4],
      ],
    );
    assert.equal(box.chairs(setup as never)[0]!.title.fr, 'Rogar et Ladril');
  });

  test('a hero of nobody is found out', async () => {
    const [problem] = await problemsOf({ heroes: [{ id: 'rogar' }, { id: 'telor' }], players: [['rogar']] });
    assert.equal(problem!.path, 'players');
  });
});

describe('a hero made by the rules', () => {
  const made = { seed: 'first', race: 'human', calling: 'warrior', spells: [], components: [], buys: [] };
  const own = (change: object) => ({ heroes: [{ id: 'own1', name: 'Ada', gender: 'f', made: change }] });

  test('has what the dice of its seed say, and what was bought (ADV-CRE-09, ADV-CRE-24)', async () => {
    const rolled = rollHero(streamFromSeed('first'), { by: 'own1', race: 'human' });
    const [sheet] = (await setupOf(own({ ...made, buys: ['sword', 'leatherArmour'] }))).sheets;
    assert.deepEqual(sheet!.start, rolled.start);
    assert.deepEqual(
      [sheet!.name, sheet!.race, sheet!.startWounds, sheet!.gold, sheet!.weapons, sheet!.armour],
      ['Ada', 'human', rolled.wounds, rolled.gold - 50, ['sword'], ['leatherArmour']],
    );
  });

  test('a wizard has the first spells and a component for each', async () => {
    const components = ['ashes', 'ashes', 'silverKey', 'dragonFang'];
    const wizard = { ...made, calling: 'wizard', spells: [...STARTING_SPELLS], components };
    const setup = await setupOf(own(wizard));
    assert.deepEqual(setup.sheets[0]!.components, components);
    assert.equal(box.chairs(setup as never)[0]!.emblem, 'wizard');
  });

  for (const [what, change, code] of [
    ['spends more than it has', { buys: ['plateArmour'] }, /tooPoor.*ADV-CRE-24/u],
    [
      'is a wizard with one spell',
      { calling: 'wizard', spells: STARTING_SPELLS.slice(0, 1) },
      /wrongSpells/u,
    ],
    ['buys what nobody sells', { buys: ['runeSword'] }, /notForSale/u],
  ] as const)
    test(`is refused when it ${what}`, async () => {
      const [problem] = await problemsOf(own({ ...made, ...change }));
      assert.equal(problem!.path, 'heroes[0]');
      assert.match(problem!.message, code);
    });

  test('takes nobody else’s place, and needs a name', async () => {
    const [taken] = await problemsOf({ heroes: [{ id: 'sven', name: 'Ada', made }] });
    assert.match(taken!.message, /sven/u);
    const [nameless] = await problemsOf({ heroes: [{ id: 'own1', made }] });
    assert.match(nameless!.message, /name/u);
  });
});

describe('Tobaro', () => {
  test('is for one player with four heroes and five of the city’s men, and no master (ADV-TOB-01)', async () => {
    const setup = await setupOf({ dungeon: 'tobaro' });
    assert.equal(setup.master, false);
    assert.deepEqual(
      setup.players.map(({ seat, sheets }) => [seat, sheets.length]),
      [['heinrich', 9]],
    );
    assert.deepEqual(
      box.chairs(setup as never).map(({ title }) => title.en),
      ['The heroes'],
    );
  });

  for (const [path, change] of [
    ['heroes', { heroes: [{ id: 'sven' }] }],
    ['master', { master: true }],
    [
      'players',
      {
        players: [
          ['heinrich', 'sven'],
          ['torallion', 'magnus'],
        ],
      },
    ],
  ] as const)
    test(`is refused with other ${path}`, async () => {
      const [problem] = await problemsOf({ dungeon: 'tobaro', ...change });
      assert.equal(problem!.path, path);
    });
});

test('ADV-TOK-04: the master is asked from the first at the moments that were chosen, and at no other', async () => {
  const watchIn = async (choice: object): Promise<readonly string[]> => {
    const opened = box.system.open(await setupOf(choice));
    assert.ok(opened.ok);
    return (opened.game.start(streamFromSeed('watch')).state as State).master.watch;
  };
  assert.deepEqual(await watchIn({ watch: ['placing', 'exploration'] }), ['exploration', 'placing']);
  assert.deepEqual(await watchIn({}), []);
  assert.deepEqual(await watchIn({ master: false, watch: ['placing'] }), []);
  const [problem] = await problemsOf({ watch: ['always'] });
  assert.match(`${problem!.path} ${problem!.remedy}`, /^watch.* moments among exploration/u);
});

describe('an expedition that came home unfinished', () => {
  /** Played to its end by computers. */
  function ended(setup: Json, seed: string): unknown {
    const opened = box.system.open(setup);
    assert.ok(opened.ok, JSON.stringify(opened));
    const players = new Map(
      box
        .chairs(setup)
        .map(({ seat }) => [seat, box.makeBot(box.defaultBot, streamFromSeed(`${seed}, luck`))]),
    );
    const dice = streamFromSeed(seed);
    const { state, finished } = playOut(opened.game, opened.game.start(dice).state, players, dice, {
      most: 30_000,
    });
    assert.ok(finished, `it goes on and on with seed ${seed}`);
    return state;
  }

  test('leads on to the next, with the map and the same chairs, until there is nothing more to do', async () => {
    const first = (await setupOf({})) as unknown as Json;
    const outcomes = new Set<string>();
    for (const seed of [0, 7]) {
      const state = ended(first, `first ${seed}`) as State;
      const next = box.onward!(first, state);
      outcomes.add(state.ending!.outcome);
      assert.equal(next === null, state.ending!.outcome !== 'returned');
      if (next === null) continue;
      assert.deepEqual(seatsOf(next as never), seatsOf(first as never));
      const { levels } = ended(next, `second ${seed}`) as State;
      const pieces = (level: Level) => level.layout.pieces.map(({ id }) => id);
      const known = (next as unknown as Setup).map!;
      assert.deepEqual(pieces(levels[0]!).slice(0, pieces(known[0]!).length), pieces(known[0]!));
    }
    assert.deepEqual([...outcomes].toSorted(), ['lost', 'returned']);
  });
});
