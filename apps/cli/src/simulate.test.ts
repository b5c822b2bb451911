import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oubliette } from '../test/run.ts';
import { UsageError } from './failure.ts';
import { simulateCommand } from './simulate.ts';
import { TERMINAL_GAMES } from './games.ts';

const BAD: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [['--matches', '3'], /^Which game\?/u],
  [['chess'], /classic, nextlevel, advanced, not "chess"/u],
  [
    ['advanced', '--quest', 'nowhere'],
    /no quest "nowhere"\. Say all, or one of 1 bells1, .* 9 hunt-ratmen, 10 lesson\.$/u,
  ],
  [['advanced', '--heroes', 'elf'], /--heroes: each is one of heinrich, .*not "elf"/u],
  [['advanced', '--players', 'morcar=random'], /neither heroes nor master/u],
  [['advanced', '--match', '3'], /give the --seed/u],
  [['advanced', '--quest', 'tobaro', '--heroes', 'sven,rogar'], /tobaro takes four heroes \(ADV-TOB-01\)/u],
  [['advanced', '--level', '2'], /--level is for nextlevel, not for/u],
  [['classic', '--level', '2'], /--level is for nextlevel, not for/u],
  [['classic', '--varied'], /--varied is for nextlevel, not for classic/u],
  [['advanced', '--training'], /--training is for classic and nextlevel, not for advanced/u],
  [
    ['classic', '--training', '--quest', '2'],
    /--training: the-salt-gaol is no training quest \(CLS-TRN-01\)/u,
  ],
  [['nextlevel', '--campaign'], /--campaign is for classic, not for nextlevel/u],
  [['classic', '--campaign', '--quest', '3'], /--campaign takes all quests/u],
  [['classic', '--campaign', '--heroes', 'elf'], /--campaign takes all quests/u],
  [['classic', '--expeditions', '2'], /--expeditions is for advanced, not for classic/u],
  [['advanced', '--expeditions', '0'], /--expeditions is a whole number from 1, not "0"/u],
  [['nextlevel', '--solo'], /--solo is for advanced and expert, not for nextlevel/u],
  [['nextlevel', '--level', '9'], /--level goes from 1 to 6, not to 9/u],
  [['nextlevel', '--level', 'top'], /--level is a whole number from 1, not "top"/u],
  [
    ['classic', '--quest', 'nowhere'],
    /--quest: there is no quest "nowhere"\. Say all, or one of 1 the-trial/u,
  ],
  [['classic', '--matches', 'many'], /--matches is a whole number from 1, not "many"/u],
  [['classic', '--players', 'heroes=brave'], /--players heroes is one of sensible, random, not "brave"/u],
  [['classic', '--players', 'orcs=random'], /neither heroes nor morcar/u],
  [['classic', '--heroes', 'elf,hobbit'], /--heroes: each is one of .*not "hobbit"/u],
  [['classic', '--heroes', 'elf,elf'], /names a hero twice/u],
  [['classic', '--match', '3'], /give the --seed/u],
  [['classic', '--sede', '3'], /^Unknown option '--sede'\.$/u],
];

test('what is not understood is answered with what is wrong and what to do', async () => {
  for (const [args, says] of BAD)
    await assert.rejects(
      simulateCommand([...args]),
      (error) => error instanceof UsageError && says.test(error.message),
      args.join(' '),
    );
});

test('a seed gives the same numbers however many threads play, and in JSON', async () => {
  const args = ['simulate', 'classic', '--quest', 'the-trial', '--matches', '4', '--seed', 'lab', '--json'];
  const [one, two] = await Promise.all([
    oubliette([...args, '--workers', '1']),
    oubliette([...args, '--workers', '2']),
  ]);
  assert.equal(one.code, 0, one.err);
  assert.equal(one.out, two.out);
  const { quests } = JSON.parse(one.out) as { quests: Record<string, { matches: number }> };
  assert.equal(quests['the-trial']?.matches, 4);
  assert.equal(one.err, '', 'no progress bar where there is no terminal');
});

/** A few matches of one quest, on one thread. */
function few(game: string, quest: string, matches: number): string[] {
  return ['simulate', game, '--quest', quest, '--matches', `${matches}`, '--seed', 'x', '--workers', '1'];
}

test('the numbers in words: wins, length, deaths, gold and rules', async () => {
  const { code, out } = await oubliette(few('classic', '1', 2));
  assert.equal(code, 0);
  assert.match(out, /^2 matches a quest, seed x\n/u);
  assert.match(out, /^the-trial +\d\/2 \d+ % +\d+ %–\d+ %/mu);
  assert.match(out, /^Rules cited: \d+ of the \d+ in the rulebook\.$/mu);
});

test('NextLevel is simulated as classic is, at any level, against any Morcar, and told in French', async () => {
  const args = few('nextlevel', '1', 2);
  const [json, words] = await Promise.all([
    oubliette([...args, '--level', '5', '--players', 'morcar=merciful', '--json']),
    oubliette([...args, '--heroes', 'elf,dwarf', '--rules', '--lang', 'fr']),
  ]);
  assert.equal(json.code, 0, json.err);
  const told = JSON.parse(json.out) as Record<string, unknown>;
  assert.deepEqual(
    [told['system'], told['level'], told['players']],
    ['nextlevel', 5, { heroes: 'sensible', morcar: 'merciful' }],
  );
  assert.match(json.out, /"crowmill":\{"heroes":\[[^\]]*\],"matches":2/u);
  assert.match(words.out, /^Morts par partie : Nain \d,\d\d ; Elfe \d,\d\d\nFins : [a-zéè ]+ \d/mu);
  assert.match(words.out, /^Règles citées : \d+ sur les 290 du livret\.\nJamais citées : NXT-/mu);
});

test('Advanced is simulated dungeon by dungeon: expeditions, deaths, gold and rules', async () => {
  const args = few('advanced', 'wander-ratmen', 1);
  const [json, words] = await Promise.all([
    oubliette([...args, '--players', 'master=merciful', '--json']),
    oubliette([...args, '--heroes', 'rogar,durgin', '--solo']),
  ]);
  assert.equal(json.code, 0, json.err);
  const told = JSON.parse(json.out) as Record<string, unknown>;
  assert.deepEqual(
    [told['system'], told['players']],
    ['advanced', { heroes: 'sensible', master: 'merciful' }],
  );
  assert.match(
    json.out,
    /"wander-ratmen":\{"heroes":\["heinrich","sven","torallion","magnus"\],"matches":1/u,
  );
  assert.match(words.out, /^Deaths a match: Rogar \d\.\d\d, Durgin \d\.\d\d$/mu);
  assert.match(words.out, /^Rules cited: \d+ of the \d+ in the rulebook\.$/mu);
});

test('a chain of expeditions counts as one match, and says how many there were', async () => {
  const args = few('advanced', 'bells1', 1);
  const [json, words] = await Promise.all([
    oubliette([...args, '--expeditions', '2', '--json']),
    oubliette([...args, '--expeditions', '2']),
  ]);
  assert.equal(json.code, 0, json.err);
  const { expeditions, quests } = JSON.parse(json.out) as {
    expeditions: number;
    quests: Record<string, { matches: number; measures: Record<string, number> }>;
  };
  const { matches, measures } = quests['bells1']!;
  assert.deepEqual([expeditions, matches], [2, 1]);
  assert.ok(measures['expeditions']! >= 1 && measures['expeditions']! <= 2);
  assert.match(words.out, /^quest .* gold  expeditions$/mu);
});

test('every dungeon of Advanced is gone into by the party it suggests', async () => {
  const parties = new Map(
    (await TERMINAL_GAMES.advanced.simulation()).quests().map(({ id, party }) => [id, party]),
  );
  assert.deepEqual(parties.get('tobaro'), ['rogar', 'durgin', 'sven', 'magnus']);
  parties.delete('tobaro');
  for (const party of parties.values()) assert.deepEqual(party, ['heinrich', 'sven', 'torallion', 'magnus']);
});

interface Counted {
  readonly matches: number;
  readonly wins: number;
  readonly rules: Readonly<Record<string, number>>;
  readonly measures: Readonly<Record<string, number>>;
}
interface Output {
  readonly stopped?: string;
  readonly training?: boolean;
  readonly campaign?: boolean;
  readonly quests: Readonly<Record<string, Counted>>;
}

test('the training quest is played by its own rules: nobody searches, and nothing is trapped', async () => {
  for (const game of ['classic', 'nextlevel']) {
    const args = [
      'simulate',
      game,
      '--training',
      '--matches',
      '2',
      '--seed',
      'x',
      '--workers',
      '1',
      '--json',
    ];
    const { code, out, err } = await oubliette(args);
    assert.equal(code, 0, err);
    const { training, quests } = JSON.parse(out) as Output;
    assert.equal(training, true);
    assert.deepEqual(Object.keys(quests), ['the-trial']);
    const cited = Object.keys(quests['the-trial']!.rules).filter((rule) => /-(?:SRC|TRP)-/u.test(rule));
    assert.deepEqual(cited, []);
  }
});

test('a campaign: the same heroes through the book, with arms they have bought', async () => {
  const args = ['simulate', 'classic', '--campaign', '--matches', '2', '--seed', 'x', '--workers', '1'];
  const [json, words] = await Promise.all([oubliette([...args, '--json']), oubliette(args)]);
  assert.equal(json.code, 0, json.err);
  const { campaign, quests } = JSON.parse(json.out) as Output;
  assert.equal(campaign, true);
  assert.deepEqual(
    Object.keys(quests),
    (await TERMINAL_GAMES.classic.simulation()).quests().map(({ id }) => id),
  );
  assert.equal(quests['the-trial']!.measures['arms'], 0);
  assert.ok(quests['the-last-ember']!.measures['arms']! > 0);
  for (const { matches, measures } of Object.values(quests))
    assert.ok(matches === 2 && measures['attempts']! >= 1, JSON.stringify(measures));
  assert.match(words.out, /^quest .* gold  arms  attempts$/mu);
});

test('how far it is, where that is asked for, beside the JSON and not in it', async () => {
  const args = [
    'simulate',
    'classic',
    '--quest',
    '1',
    '--matches',
    '4',
    '--seed',
    'x',
    '--json',
    '--progress',
  ];
  const { code, out, err } = await oubliette(args);
  assert.equal(code, 0);
  assert.match(err, /^1\/4 the-trial\n(?:.*\n)*4\/4 the-trial\n$/u);
  assert.equal(Object.keys((JSON.parse(out) as Output).quests).length, 1);
});

for (const [signal, expected, workers] of [
  ['SIGINT', 130, '1'],
  ['SIGTERM', 143, '2'],
] as const)
  test(`stopped by ${signal}, it tells what it has and says that this is not all`, async () => {
    const args = ['simulate', 'classic', '--matches', '100000', '--seed', 'x', '--progress'];
    const stoppable = (...more: string[]) =>
      oubliette([...args, '--workers', workers, ...more], [], undefined, signal);
    const [json, words] = await Promise.all([stoppable('--json'), stoppable()]);
    assert.deepEqual([json.code, words.code], [expected, expected]);
    const { stopped, quests } = JSON.parse(json.out) as Output;
    assert.equal(stopped, signal);
    assert.deepEqual(Object.keys(quests), ['the-trial']);
    assert.ok(quests['the-trial']!.matches > 0 && quests['the-trial']!.matches < 100_000);
    assert.match(words.out, /^Stopped early: \d+ of 1200000 matches were played\.\n/u);
  });
