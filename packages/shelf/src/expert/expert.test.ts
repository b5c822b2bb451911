import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ABILITIES_OF, CLASSES, defaultAbilities, QUEST_IDS, questNamed } from '@oubliette/expert';
import type { Setup } from '@oubliette/expert';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Problem } from '@oubliette/kernel';
import type { ExpertChoice } from './expertBox.ts';
import { expertShelf } from './expertShelf.ts';
import { expertManifest } from './manifest.ts';

const box = expertShelf().get('expert')!;

async function setupOf(choice: ExpertChoice): Promise<Setup> {
  const composed = await box.compose(choice);
  assert.ok(composed.ok, JSON.stringify(composed));
  return composed.setup as unknown as Setup;
}

async function problemsOf(choice: unknown): Promise<readonly Problem[]> {
  const composed = await box.compose(choice);
  assert.ok(!composed.ok);
  for (const { message, remedy } of composed.problems) assert.ok(message !== '' && remedy !== '');
  return composed.problems;
}

describe('Expert on the shelf', () => {
  test('four heroes and a game master by default, each seat with its chair', async () => {
    const setup = await setupOf({});
    const chairs = box.chairs(setup as never);
    assert.deepEqual(
      chairs.map(({ seat, role, title, emblem }) => [seat, role, title.fr, emblem]),
      [
        ['barbarian', 'hero', 'Barbare', 'barbarian'],
        ['dwarf', 'hero', 'Nain', 'dwarf'],
        ['elf', 'hero', 'Elfe', 'elf'],
        ['wizard', 'hero', 'Magicien', 'wizard'],
        ['gm', 'gamemaster', 'Maître du donjon', 'morcar'],
      ],
    );
    const opened = box.system.open(setup);
    assert.ok(opened.ok);
    assert.deepEqual(
      opened.game.seats,
      chairs.map(({ seat, role }) => ({ id: seat, role })),
    );
    assert.equal(box.title(setup as never).fr, 'Une quête d’Expert');
    assert.deepEqual([setup.quest, setup.depth, setup.solo], [null, null, false]);
  });

  test('a hero takes the name that was chosen; one without a name is called by its class, as a man or a woman', async () => {
    const heroes: ExpertChoice['heroes'] = [
      { id: 'priest', name: ' \u001bAda\u202E', gender: 'f' },
      { id: 'warrior', gender: 'f' },
    ];
    const setup = await setupOf({ heroes });
    assert.deepEqual(
      box.chairs(setup as never).map(({ title, called }) => [title.fr, called?.[0]?.fr.gender]),
      [
        ['Ada', 'f'],
        ['Guerrière', 'f'],
        ['Maître du donjon', 'm'],
      ],
    );
    assert.equal((await problemsOf({ heroes: [{ id: 'elf', name: 'Game master' }] })).length, 1);
  });

  test('a player of several heroes sits in a chair named after them, of all in the party’s', async () => {
    const heroes: ExpertChoice['heroes'] = [{ id: 'elf' }, { id: 'dwarf' }, { id: 'wizard' }];
    const titles = async (players: ExpertChoice['players']) =>
      box.chairs((await setupOf({ heroes, players })) as never).map(({ title }) => title.en);
    assert.deepEqual(await titles([['dwarf', 'elf'], ['wizard']]), [
      'Elf and Dwarf',
      'Wizard',
      'Game master',
    ]);
    assert.deepEqual(await titles([['elf', 'dwarf', 'wizard']]), ['The heroes', 'Game master']);
  });

  test('a hero has the abilities chosen for it, as many as its card says and of its class', async () => {
    const abilities = ABILITIES_OF.warrior.slice(-3);
    const [warrior] = (await setupOf({ heroes: [{ id: 'warrior', abilities }] })).heroes;
    assert.deepEqual(warrior!.abilities, abilities);
    const [usual] = (await setupOf({ heroes: [{ id: 'warrior' }] })).heroes;
    assert.deepEqual(usual!.abilities, defaultAbilities('warrior'));
    for (const wrong of [abilities.slice(1), ['fireBolt', ...abilities.slice(1)]])
      assert.match((await problemsOf({ heroes: [{ id: 'warrior', abilities: wrong }] }))[0]!.path, /heroes/u);
  });

  test('every quest can be chosen, and lends its title', async () => {
    for (const quest of QUEST_IDS) {
      const setup = await setupOf({ quest, depth: 12 });
      assert.deepEqual(box.title(setup as never), questNamed(quest)!.title);
      assert.deepEqual([setup.quest, setup.depth], [quest, 12]);
    }
  });

  test('without a game master nobody sits there, and the book answers', async () => {
    const setup = await setupOf({ master: false, restart: 'kept', corrections: false });
    assert.deepEqual(
      box.chairs(setup as never).map(({ seat }) => seat),
      ['barbarian', 'dwarf', 'elf', 'wizard'],
    );
    assert.deepEqual([setup.solo, setup.options.restart, setup.options.corrections], [true, 'kept', false]);
  });

  test('all seven go, into any depth, against any family', async () => {
    const setup = await setupOf({
      heroes: CLASSES.map((id) => ({ id })),
      depth: 15,
      families: ['undead'],
      lull: false,
      drowning: 'fall',
    });
    assert.equal(setup.heroes.length, 7);
    assert.ok(setup.bestiary.includes('lich') && !setup.bestiary.includes('orc'));
    assert.deepEqual([setup.options.lull, setup.options.drowning], [false, 'fall']);
  });

  for (const [what, choice, path] of [
    ['no choice at all', null, ''],
    ['nobody', { heroes: [] }, 'heroes'],
    ['a stranger', { heroes: [{ id: 'bard' }] }, 'heroes[0].id'],
    ['the same class twice', { heroes: [{ id: 'elf' }, { id: 'elf' }], players: [['elf']] }, 'heroes'],
    ['a hero without a player', { heroes: [{ id: 'elf' }, { id: 'dwarf' }], players: [['elf']] }, 'players'],
    ['too shallow', { depth: 7 }, 'depth'],
    ['too deep', { depth: 16 }, 'depth'],
    ['no monster', { families: [] }, 'families'],
    ['an unknown quest', { quest: 'moon' }, 'quest'],
    ['a quest without its monsters', { quest: 'catacombs', families: ['beasts'] }, 'bestiary'],
    [
      'fallen heroes where all are played',
      { quest: 'fallen', heroes: CLASSES.map((id) => ({ id })) },
      'quest',
    ],
    ['an odd answer', { drowning: 'maybe' }, 'drowning'],
    ['an odd field', { cheat: true }, ''],
  ] as const)
    test(`${what} is turned down`, async () => {
      const [problem] = await problemsOf(choice);
      assert.equal(problem!.path, path);
    });

  for (const { id } of box.bots)
    test(`computers (${id}) play on and on by the rules`, async () => {
      const opened = box.system.open(await setupOf({}));
      assert.ok(opened.ok);
      const { game } = opened;
      const dice = streamFromSeed(id);
      const players = new Map(
        game.seats.map(({ id: seat }) => [seat, box.makeBot(id, streamFromSeed(seat))]),
      );
      const { state } = playOut(game, game.start(dice).state, players, dice, { most: 300 });
      assert.ok((state as { readonly turn: { readonly round: number } }).turn.round > 0);
    });

  test('the manifest fetches the system and the box it names', async () => {
    assert.equal((await expertManifest.system()).id, expertManifest.id);
    assert.deepEqual(
      [...(await expertManifest.boxes()).keys()],
      [expertManifest.id, expertManifest.campaign],
    );
  });
});
