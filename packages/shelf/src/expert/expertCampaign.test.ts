/** A campaign of Expert from the shelf: chosen, opened, and carried from quest to quest by computers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTERS } from '@oubliette/expert';
import type {
  CampaignCommand,
  CampaignSetup,
  CampaignState,
  CampaignView,
  Setup,
  Sheet,
} from '@oubliette/expert';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Json } from '@oubliette/kernel';
import type { AnyGame, Box } from '@oubliette/table';
import { expertSettler } from './expertSettler.ts';
import { expertShelf } from './expertShelf.ts';

const shelf = expertShelf();
const box = shelf.get('expert-campaign')!;

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

function bots(of: Box, game: AnyGame) {
  return new Map(game.seats.map(({ id }) => [id, of.makeBot(of.defaultBot)]));
}

test('a chair for each player, and the game master’s; nobody’s where the book decides', async () => {
  const titles = async (choice: unknown) =>
    box.chairs(await composed(choice)).map(({ seat, title }) => [seat, title.fr]);
  assert.deepEqual(await titles({ players: ['elf', 'priest'] }), [
    ['elf', 'Elfe'],
    ['priest', 'Prêtre'],
    ['gm', 'Maître du donjon'],
  ]);
  assert.deepEqual(await titles({ players: ['dwarf'], master: false }), [['dwarf', 'Les héros']]);
  const setup = await composed({ life: 'party', lull: false });
  const { options, life } = setup as unknown as CampaignSetup;
  assert.deepEqual([options.lull, life], [false, 'party']);
  assert.deepEqual(
    box.chairs(setup).map(({ seat, role }) => ({ id: seat, role })),
    opened(box, setup).seats,
  );
});

for (const [what, choice, path] of [
  ['no player', { players: [] }, 'players'],
  ['two of a class', { players: ['elf', 'elf'] }, 'players'],
  ['an odd life', { life: 'long' }, 'life'],
  ['an odd rule', { lull: 'maybe' }, 'lull'],
] as const)
  test(`${what} is turned down`, async () => {
    const made = await box.compose(choice);
    assert.ok(!made.ok);
    assert.equal(made.problems[0]!.path, path);
    assert.notEqual(made.problems[0]!.remedy, '');
  });

for (const master of [true, false])
  test(`computers enrol, set out and come home, ${master ? 'with a game master' : 'alone'}`, async () => {
    const setup = await composed({ master });
    const game = opened(box, setup);
    const { setOut, report, isOut } = box.outings!;
    let state = game.start(streamFromSeed('town')).state as CampaignState;
    const seeds = master ? ['one'] : ['one', 'two'];
    for (const seed of seeds) {
      for (let i = 0; i < 200 && !isOut(state); i += 1)
        state = playOut(game, state, bots(box, game), streamFromSeed(`town ${i}`), { most: 1 })
          .state as CampaignState;
      const out = await setOut(setup, state);
      assert.ok(out !== null && out.system === 'expert');
      const { heroes, quest: sought, solo } = out.setup as unknown as Setup;
      assert.deepEqual([heroes.length, sought, solo], [4, state.underWay!.quest, !master]);
      const quests = shelf.get('expert')!;
      const quest = opened(quests, out.setup);
      const dice = streamFromSeed(seed);
      const played = playOut(quest, quest.start(dice).state, bots(quests, quest), dice, { most: 60_000 });
      assert.ok(played.finished, seed);
      const told = report(setup, played.state, state);
      const decision = game.decide(state, told.seat, told.command, streamFromSeed('none'));
      assert.ok(decision.ok, JSON.stringify(decision));
      state = decision.state as CampaignState;
    }
    assert.equal(state.chronicle.length, seeds.length);
  });

test('a computer draws what life brings, sells what it cannot use, buys blind, and is ready', async () => {
  const game = opened(box, await composed({ players: ['wizard'], life: 'each' }));
  const dice = streamFromSeed('errands');
  let state = game.start(dice).state as CampaignState;
  const give = (command: CampaignCommand) => {
    const decision = game.decide(state, 'wizard', command, dice);
    assert.ok(decision.ok, JSON.stringify(decision));
    state = decision.state as CampaignState;
  };
  const next = () =>
    expertSettler().consider!({
      view: game.view(state, 'wizard') as CampaignView,
      moves: game.moves(state, 'wizard') as readonly CampaignCommand[],
    });
  give(next()!);
  const home: Partial<Sheet> = { gold: 600, returned: true, mayDraw: true, cards: [{ card: 'greatAxe' }] };
  state = { ...state, heroes: state.heroes.map((sheet) => ({ ...sheet, ...home })) };
  const errands: string[] = [];
  for (let command = next(); command !== null; command = next()) {
    errands.push(command.type === 'sell' ? `sell ${command.card}` : command.type);
    give(command);
  }
  assert.deepEqual(errands.slice(0, 2), ['drawLife', 'sell greatAxe']);
  assert.deepEqual([errands.includes('buy'), errands.at(-1)], [true, 'ready']);
});

/** Two heroes back from a quest they won, still inside, and what the dwarf's computer would do. */
async function backAtHome(choice: object, elf: Partial<Sheet>, dwarf: Partial<Sheet>) {
  const players = ['elf', 'dwarf'] as const;
  const game = opened(box, await composed({ players, ...choice }));
  let state = game.start(streamFromSeed('home')).state as CampaignState;
  for (const hero of players) {
    const enrol: CampaignCommand = { type: 'enrol', hero };
    const decision = game.decide(state, hero, enrol, streamFromSeed('none'));
    assert.ok(decision.ok);
    state = decision.state as CampaignState;
  }
  const changes: Readonly<Record<string, Partial<Sheet>>> = { elf, dwarf };
  const heroes = state.heroes.map((one) => ({ ...one, returned: true, mayDraw: true, ...changes[one.id] }));
  state = { ...state, heroes };
  return expertSettler().consider!({
    view: game.view(state, 'dwarf') as CampaignView,
    moves: game.moves(state, 'dwarf') as readonly CampaignCommand[],
  });
}

test('EXP-AFT-06: a computer follows others deeper while nearly unhurt, and never goes first', async () => {
  const below: Partial<Sheet> = { where: 'below' };
  const { body } = CHARACTERS.dwarf;
  const type = async (elf: Partial<Sheet>, dwarf: Partial<Sheet>) =>
    (await backAtHome({ life: 'none' }, elf, dwarf))?.type;
  assert.equal(await type(below, { bodyBelow: body - 1 }), 'goDeeper');
  assert.equal(await type(below, { bodyBelow: body, ready: true }), 'goDeeper');
  assert.equal(await type(below, { bodyBelow: body - 2 }), 'ready');
  assert.equal(await type(below, {}), 'ready');
  assert.equal(await type({ bodyBelow: 1 }, { bodyBelow: body }), 'ready');
});

test('EXP-AFT-06: a computer does not draw for the party while others may still go deeper', async () => {
  const type = async (elf: Partial<Sheet>) =>
    (await backAtHome({ life: 'party' }, elf, { bodyBelow: 1 }))?.type;
  assert.equal(await type({ bodyBelow: 2 }), 'ready');
  assert.equal(await type({ bodyBelow: 2, ready: true }), 'drawLife');
  assert.equal(await type({}), 'drawLife');
});
