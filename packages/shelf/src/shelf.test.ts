/** The boxes, opened, seated with computers and played to the end. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HERO_KINDS } from '@oubliette/classic';
import type { CampaignSetup, CampaignState, Setup, State, View } from '@oubliette/classic';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Json, Problem } from '@oubliette/kernel';
import type { AnyGame, AnyPlayer, Box } from '@oubliette/table';
import { GAMES, makeShelf } from './index.ts';
import { questLibraries } from './node/index.ts';

const libraries = questLibraries();
const library = libraries.classic;
const shelf = await makeShelf(libraries);
const quests = shelf.get('classic')!;
const campaigns = shelf.get('classic-campaign')!;

async function composed(box: Box, choice: unknown): Promise<Json> {
  const made = await box.compose(choice);
  assert.ok(made.ok, JSON.stringify(made));
  return made.setup;
}

async function problems(box: Box, choice: unknown): Promise<readonly Problem[]> {
  const made = await box.compose(choice);
  assert.ok(!made.ok);
  for (const { message, remedy } of made.problems) assert.ok(message !== '' && remedy !== '');
  return made.problems;
}

function opened(box: Box, setup: Json): AnyGame {
  const result = box.system.open(setup);
  assert.ok(result.ok, JSON.stringify(result));
  return result.game;
}

function botsFor(box: Box, game: AnyGame, bot = box.defaultBot): Map<string, AnyPlayer> {
  return new Map(game.seats.map(({ id }) => [id, box.makeBot(bot)]));
}

describe('a quest of classic', () => {
  test('every seat has a chair, and every quest of the book can be chosen', async () => {
    for (const { id, title } of library.list()) {
      const setup = await composed(quests, { quest: id });
      assert.deepEqual(quests.title(setup), title);
      const chairs = quests.chairs(setup);
      assert.deepEqual(
        chairs.map(({ seat, role }) => ({ id: seat, role })),
        opened(quests, setup).seats,
      );
      assert.deepEqual(
        chairs.map(({ emblem }) => emblem),
        [...HERO_KINDS, 'morcar'],
      );
    }
  });

  test('the chosen heroes sit down, with the names they were given', async () => {
    const heroes = [{ kind: 'wizard', name: 'Ada', gender: 'f' }, { kind: 'dwarf' }];
    const setup = await composed(quests, { quest: 'the-trial', heroes, training: true, overrides: false });
    const { seats, training, overrides, heroes: sheets } = setup as unknown as Setup;
    assert.deepEqual(
      seats.map(({ id }) => id),
      ['wizard', 'dwarf', 'morcar'],
    );
    assert.deepEqual([training, overrides, sheets[0]!.name], [true, false, 'Ada']);
    assert.deepEqual(
      quests.chairs(setup).map(({ title }) => title),
      [
        { en: 'Ada', fr: 'Ada' },
        { en: 'Dwarf', fr: 'Nain' },
        { en: 'Morcar', fr: 'Morcar' },
      ],
    );
  });

  test('a hero’s name keeps nothing that steers a terminal or cannot be seen, and is not the table’s own', async () => {
    const named = (name: string) => ({ quest: 'the-trial', heroes: [{ kind: 'elf', name }] });
    const { heroes } = (await composed(quests, named(' \u001b[2JA\u202Eda\u0007 '))) as unknown as Setup;
    assert.equal(heroes[0]!.name, '[2JAda');
    for (const name of ['\u001b\u200B', 'Game master'])
      assert.equal((await problems(quests, named(name))).length, 1, name);
  });

  test('every seat answers those who want to pass as the table has chosen', async () => {
    const setup = await composed(quests, { quest: 'the-trial', passage: { friends: 'ask' } });
    const game = opened(quests, setup);
    const view = game.view(game.start(streamFromSeed('passage')).state, 'elf') as View;
    assert.deepEqual(Object.keys(view.passage), [...HERO_KINDS, 'morcar']);
    for (const answers of Object.values(view.passage))
      assert.deepEqual(answers, { friends: 'ask', foes: 'never' });
  });

  test('a chair with several heroes is named after all, one without a role after its seat', async () => {
    const setup = (await composed(quests, { quest: 'the-trial' })) as unknown as Setup;
    const seats = [{ id: 'ann', plays: ['elf', 'wizard'] }, { id: 'bob' }];
    const chairs = quests.chairs({ ...setup, seats } as unknown as Json);
    assert.deepEqual(
      chairs.map(({ title, emblem }) => [title.en, title.fr, emblem]),
      [
        ['Elf and Wizard', 'Elfe et Enchanteur', 'elf'],
        ['bob', 'bob', 'hero'],
      ],
    );
    assert.deepEqual(
      chairs.map(({ called }) => called?.map(({ fr }) => fr.one)),
      [['Elfe', 'Enchanteur'], undefined],
    );
  });

  test('a quest from elsewhere is taken as it is, and checked', async () => {
    const source = await library.source('the-trial');
    assert.deepEqual(await composed(quests, { source }), await composed(quests, { quest: 'the-trial' }));
    const [problem] = await problems(quests, { source: { ...source, wandering: 'dragon' } });
    assert.match(problem!.path, /wandering/);
  });

  for (const [what, choice, path] of [
    ['no choice at all', null, ''],
    ['no quest', {}, 'quest'],
    ['an unknown quest', { quest: 'the-moon' }, 'quest'],
    ['two quests', { quest: 'the-trial', source: {} }, 'quest'],
    ['a stranger', { quest: 'the-trial', heroes: [{ kind: 'bard' }] }, 'heroes[0].kind'],
    ['the same hero twice', { quest: 'the-trial', heroes: [{ kind: 'elf' }, { kind: 'elf' }] }, 'seats'],
    ['training in a later quest', { quest: 'the-salt-gaol', training: true }, 'training'],
    ['an odd answer', { quest: 'the-trial', passage: { foes: 'maybe' } }, 'passage.foes'],
    ['an odd field', { quest: 'the-trial', cheat: true }, ''],
  ] as const)
    test(`${what} is turned down`, async () => {
      const [problem] = await problems(quests, choice);
      assert.equal(problem!.path, path);
    });

  for (const { id } of quests.bots)
    test(`computers (${id}) play the training quest to its end`, async () => {
      const setup = await composed(quests, { quest: 'the-trial', training: true });
      const game = opened(quests, setup);
      const dice = streamFromSeed(`shelf ${id}`);
      const start = game.start(dice).state;
      const { state, finished } = playOut(game, start, botsFor(quests, game, id), dice, { most: 5000 });
      assert.ok(finished);
      assert.notEqual(game.ending(state), null);
    });
});

describe('a campaign of classic', () => {
  test('a chair for each hero and one for the host, the whole book in its order', async () => {
    const setup = await composed(campaigns, { heroes: ['elf', 'dwarf'], order: 'free', gifts: false });
    const { quests: book, order, gifts, stock, training } = setup as unknown as CampaignSetup;
    assert.deepEqual(
      book,
      library.list().map((quest) => ({ id: quest.id, title: quest.title, training: quest.training })),
    );
    assert.deepEqual([order, gifts, stock, training], ['free', false, 'cards', true]);
    assert.deepEqual(
      campaigns.chairs(setup).map(({ seat, role, emblem }) => [seat, role, emblem]),
      [
        ['elf', 'hero', 'elf'],
        ['dwarf', 'hero', 'dwarf'],
        ['morcar', 'gamemaster', 'morcar'],
      ],
    );
  });

  test('a library may tell more of its quests than a campaign wants to know', async () => {
    const chatty = { ...library, list: () => library.list().map((quest) => ({ ...quest, pages: 3 })) };
    const box = (await makeShelf({ ...libraries, classic: chatty })).get('classic-campaign')!;
    assert.deepEqual(await composed(box, {}), await composed(campaigns, {}));
  });

  for (const [what, choice, path] of [
    ['no hero', { heroes: [] }, 'heroes'],
    ['the same hero twice', { heroes: ['elf', 'elf'] }, 'seats'],
    ['an odd order', { order: 'backwards' }, 'order'],
    ['an odd field', { cheat: true }, ''],
  ] as const)
    test(`${what} is turned down`, async () => {
      const [problem] = await problems(campaigns, choice);
      assert.equal(problem!.path, path);
    });

  test('computers enrol, shop, set out and come home, two quests running', async () => {
    const setup = await composed(campaigns, {});
    const game = opened(campaigns, setup);
    const players = botsFor(campaigns, game);
    const { isOut, setOut, report } = campaigns.outings!;
    let state = game.start(streamFromSeed('town')).state as CampaignState;
    for (const [tries, seed] of [
      [1, 'one'],
      [2, 'two'],
    ] as const) {
      assert.equal(isOut(state), false);
      assert.equal(await setOut(setup, state), null, 'nobody is out yet');
      state = townUntilQuest(game, state, players);
      assert.equal(isOut(state), true);
      const out = await setOut(setup, state);
      assert.ok(out !== null && out.system === 'classic');
      const finished = played(out.setup, seed);
      const told = report(setup, finished, state);
      assert.equal(told.seat, 'morcar');
      const decision = game.decide(state, told.seat, told.command, streamFromSeed('none'));
      assert.ok(decision.ok, JSON.stringify(decision));
      state = decision.state as CampaignState;
      assert.equal(state.phase, 'town');
      assert.equal(state.chronicle.length, tries);
    }
  });

  test('the host waits for everybody to leave town, and closes the book when it has been read', async () => {
    const setup = await composed(campaigns, { heroes: ['barbarian'] });
    const game = opened(campaigns, setup);
    const host = campaigns.makeBot('normal');
    const hero = campaigns.makeBot('ruthless');
    const dice = streamFromSeed('none');
    let state = game.start(dice).state;
    const look = (seat: string) => ({ view: game.view(state, seat), moves: game.moves(state, seat) });
    const give = (seat: string, command: Parameters<AnyGame['decide']>[2]) => {
      const decision = game.decide(state, seat, command, dice);
      assert.ok(decision.ok, JSON.stringify(decision));
      state = decision.state;
    };
    assert.equal(host.consider!(look('morcar')), null);
    give('barbarian', hero.choose(look('barbarian')));
    assert.equal(host.consider!(look('morcar')), null, 'the Barbarian is still shopping');
    const rich = game.override(state, 'morcar', { tag: 'setGold', hero: 'barbarian', gold: 230 }, 'a test');
    assert.ok(rich.ok);
    state = rich.state;
    const errands = ['buy', 'buy', 'leaveTown'].map(() => {
      const command = hero.choose(look('barbarian'));
      give('barbarian', command);
      return command.type;
    });
    assert.deepEqual(errands, ['buy', 'buy', 'leaveTown']);
    assert.equal(hero.consider!(look('barbarian')), null, 'who has left stays away');
    const won = { ...(state as CampaignState), won: library.list().map(({ id }) => id) };
    assert.deepEqual(host.choose({ view: game.view(won, 'morcar'), moves: game.moves(won, 'morcar') }), {
      type: 'closeBook',
    });
    assert.deepEqual(host.choose(look('morcar')), {
      type: 'beginQuest',
      quest: 'the-trial',
      heroes: ['barbarian'],
      training: true,
    });
    give('morcar', host.choose(look('morcar')));
    assert.throws(() => host.choose(look('morcar')), /nothing to do/, 'it never calls a quest off');
  });

  test('an unknown computer player is nobody', () => {
    for (const box of [quests, campaigns]) assert.throws(() => box.makeBot('clever'), /clever/);
  });
});

function townUntilQuest(game: AnyGame, from: CampaignState, players: Map<string, AnyPlayer>): CampaignState {
  let state = from;
  for (let i = 0; i < 100 && state.phase === 'town'; i += 1)
    state = playOut(game, state, players, streamFromSeed('none'), { most: 1 }).state as CampaignState;
  assert.equal(state.phase, 'quest');
  assert.ok(state.heroes.every(({ inTown }) => !inTown));
  return state;
}

function played(setup: Json, seed: string): State {
  const game = opened(quests, setup);
  const dice = streamFromSeed(seed);
  const start = game.start(dice).state;
  const { state, finished } = playOut(game, start, botsFor(quests, game), dice, { most: 9000 });
  assert.ok(finished);
  return state as State;
}

test('the shelf knows its boxes by their systems', () => {
  const listed = GAMES.flatMap(({ id, campaign }) => (campaign === undefined ? [id] : [id, campaign]));
  assert.deepEqual([...shelf.keys()], listed);
  for (const [id, box] of shelf) assert.equal(box.system.id, id);
});
