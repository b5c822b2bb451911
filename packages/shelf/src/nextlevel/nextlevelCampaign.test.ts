/** A campaign of NextLevel from the shelf: chosen, opened, and carried from quest to quest by computers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Json } from '@oubliette/kernel';
import type {
  NextCampaignSetup,
  NextCampaignState,
  NextCampaignView,
  NextScoreSheet,
  NextSetup,
  NextState,
  NextTownCommand,
} from '@oubliette/nextlevel';
import type { AnyGame, Box } from '@oubliette/table';
import { makeShelf } from '../index.ts';
import { nextShopper } from './nextShopper.ts';
import { questLibraries } from '../node/index.ts';

const libraries = questLibraries();
const shelf = await makeShelf(libraries);
const box = shelf.get('nextlevel-campaign')!;

async function composed(choice: unknown): Promise<Json> {
  const made = await box.compose(choice);
  assert.ok(made.ok, JSON.stringify(made));
  return made.setup;
}

function opened(of: Box, setup: Json): AnyGame {
  const result = of.system.open(setup);
  assert.ok(result.ok, JSON.stringify(result));
  return result.game;
}

test('level and options are the table’s to choose, and go along into every quest', async () => {
  const setup = await composed({ heroes: ['elf'], level: 4, traps: 'varied', order: 'free' });
  const { level, options, order, host } = setup as unknown as NextCampaignSetup;
  assert.deepEqual([level, options?.traps, order, host], [4, 'varied', 'free', 'morcar']);
  const classic = shelf.get('classic-campaign')!;
  const same = await classic.compose({ heroes: ['elf'] });
  assert.ok(same.ok);
  assert.deepEqual(box.chairs(setup), classic.chairs(same.setup));
});

for (const [what, choice, path] of [
  ['no hero', { heroes: [] }, 'heroes'],
  ['an odd level', { level: 9 }, 'level'],
  ['a training game', { training: true }, ''],
  ['odd traps', { traps: 'none' }, 'traps'],
] as const)
  test(`${what} is turned down`, async () => {
    const made = await box.compose(choice);
    assert.ok(!made.ok);
    assert.equal(made.problems[0]!.path, path);
    assert.notEqual(made.problems[0]!.remedy, '');
  });

function bots(of: Box, game: AnyGame) {
  return new Map(game.seats.map(({ id }) => [id, of.makeBot(of.defaultBot)]));
}

test('computers enrol, grow, shop, set out and come home, three quests running', async () => {
  const setup = await composed({ level: 3 });
  const game = opened(box, setup);
  const { setOut, report } = box.outings!;
  let state = game.start(streamFromSeed('town')).state as NextCampaignState;
  let grown = 0;
  for (const seed of ['one', 'two', 'three']) {
    for (let i = 0; i < 200 && state.phase === 'town'; i += 1)
      state = playOut(game, state, bots(box, game), streamFromSeed('none'), { most: 1 })
        .state as NextCampaignState;
    const out = await setOut(setup, state);
    assert.ok(out !== null && out.system === 'nextlevel');
    const { progress } = out.setup as unknown as NextSetup;
    for (const { kind, level, experience, gear } of progress ?? []) {
      const { next } = state.heroes.find((sheet) => sheet.kind === kind)!;
      assert.deepEqual([level, experience, gear], [next.level, next.experience, next.gear]);
    }
    const quests = shelf.get('nextlevel')!;
    const quest = opened(quests, out.setup);
    const dice = streamFromSeed(seed);
    const played = playOut(quest, quest.start(dice).state, bots(quests, quest), dice, { most: 30_000 });
    assert.ok(played.finished);
    const told = report(setup, played.state, state);
    const decision = game.decide(state, told.seat, told.command, streamFromSeed('none'));
    assert.ok(decision.ok, JSON.stringify(decision));
    state = decision.state as NextCampaignState;
    const won = (played.state as NextState).next.sheets;
    grown += Object.values(won).reduce((sum, sheet) => sum + sheet.won, 0);
  }
  assert.equal(state.chronicle.length, 3);
  assert.ok(grown > 0, 'somebody has won experience');
});

test('a computer in town grows first, then sells what is for selling, then buys what it has not', async () => {
  const game = opened(box, await composed({ heroes: ['barbarian'], level: 1 }));
  let state = game.start(streamFromSeed('none')).state as NextCampaignState;
  const give = (seat: string, command: NextTownCommand) => {
    const decision = game.decide(state, seat, command, streamFromSeed('none'));
    assert.ok(decision.ok, JSON.stringify(decision));
    state = decision.state as NextCampaignState;
  };
  give('barbarian', { type: 'enrol', hero: 'barbarian' });
  state = {
    ...state,
    heroes: state.heroes.map((sheet) => ({
      ...sheet,
      gold: 260,
      next: { ...sheet.next, experience: 45, substances: ['amber'] },
    })),
  };
  const errands: string[] = [];
  for (;;) {
    const { heroes } = game.view(state, 'barbarian') as NextCampaignView;
    const moves = game.moves(state, 'barbarian') as readonly NextTownCommand[];
    const command = nextShopper(heroes[0] as NextScoreSheet, moves);
    if (command === null) break;
    errands.push('ware' in command ? `${command.type} ${command.ware}` : command.type);
    give('barbarian', command);
  }
  assert.deepEqual(errands, ['advance', 'learn', 'sell', 'purchase shortsword', 'purchase leather']);
});
