import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeMatchFile, newMatch, replayFile, tape } from '@oubliette/kernel';
import type { MatchFile } from '@oubliette/kernel';
import type { CampaignCommand } from './commands.ts';
import type { CampaignSetup } from './setup.ts';
import { classicCampaign } from './system.ts';
import { ANN, BOB, BOOK, HOST, Town } from './testing/town.ts';

function openMatch() {
  const setup: CampaignSetup = { seats: [HOST, ANN, BOB], host: HOST, quests: BOOK };
  const opened = classicCampaign.open(setup);
  assert.ok(opened.ok);
  const match = newMatch(classicCampaign, setup, opened.game);
  match.start(tape([]));
  const give = (seat: string, command: CampaignCommand) => {
    const tried = match.command(seat, command, tape([]));
    assert.equal(tried.status, 'done', JSON.stringify(tried));
  };
  give(ANN, { type: 'enrol', hero: 'barbarian' });
  assert.equal(
    match.override(HOST, { tag: 'setGold', hero: 'barbarian', gold: 500 }, 'a loan').status,
    'done',
  );
  return { setup, match, give };
}

test('shopping is undone like any command, until somebody else acts or a quest is recorded', () => {
  const { match, give } = openMatch();
  give(ANN, { type: 'buy', hero: 'barbarian', equipment: 'broadsword' });
  assert.equal(match.undo(BOB).status, 'refused');
  assert.equal(match.undo(ANN).status, 'done');
  assert.deepEqual([match.state.heroes[0]!.gold, match.state.heroes[0]!.equipment], [500, []]);
  give(ANN, { type: 'buy', hero: 'barbarian', equipment: 'broadsword' });
  give(HOST, { type: 'beginQuest', quest: 'first', heroes: ['barbarian'] });
  assert.equal(match.undo(ANN).status, 'refused');
  const hero = {
    hero: 'barbarian',
    fate: 'out',
    succeeded: true,
    gold: 300,
    potions: [],
    found: [],
  } as const;
  const heroes = [{ ...hero, equipment: ['broadsword'] as const, treasures: [] }];
  give(HOST, { type: 'recordQuest', report: { quest: 'first', outcome: 'won', heroes } });
  assert.equal(match.undo(HOST).status, 'refused', 'what a quest brought is known to all');
});

test('a campaign is replayed from its file, and a changed row is found', () => {
  const { setup, match, give } = openMatch();
  give(ANN, { type: 'buy', hero: 'barbarian', equipment: 'shield' });
  give(ANN, { type: 'returnPurchase', hero: 'barbarian', equipment: 'shield' });
  give(HOST, { type: 'beginQuest', quest: 'first', heroes: ['barbarian'], training: true });
  give(HOST, { type: 'callOff' });
  const text = JSON.stringify(makeMatchFile(classicCampaign, setup, match));
  const replayed = replayFile(classicCampaign, JSON.parse(text) as MatchFile);
  assert.ok(replayed.ok);
  assert.deepEqual(replayed.match.state, match.state);
  const forged = replayFile(
    classicCampaign,
    JSON.parse(text.replace('"gold":500', '"gold":900')) as MatchFile,
  );
  assert.ok(!forged.ok && forged.fault.at === 3);
});

test('a setup that makes no campaign is told why', () => {
  const good: CampaignSetup = { seats: [HOST, ANN], host: HOST, quests: BOOK };
  const first = BOOK[0]!;
  const cases: [Partial<CampaignSetup>, string][] = [
    [{ seats: [HOST] }, 'seats'],
    [{ seats: [HOST, ANN, ANN] }, 'seats'],
    [{ seats: [HOST, 'spectator'] }, 'seats[1]'],
    [{ host: BOB }, 'host'],
    [{ quests: [] }, 'quests'],
    [{ quests: [first, first] }, 'quests'],
    [{ quests: [{ ...first, id: '?' }] }, 'quests[0].id'],
    [{ stock: 'none' as never }, 'stock'],
  ];
  for (const [bad, path] of cases) {
    const opened = classicCampaign.open({ ...good, ...bad });
    assert.ok(!opened.ok, path);
    assert.equal(opened.problems[0]!.path, path);
  }
  assert.ok(classicCampaign.open(good).ok);
});

test('the host corrects gold where the table lets them, with a reason everybody reads', () => {
  const town = Town.withParty(10);
  const set = (seat: string, gold: unknown, hero = 'dwarf') =>
    town.game.override(town.state, seat, { tag: 'setGold', hero, gold } as never, 'miscounted');
  const done = set(HOST, 25);
  assert.ok(done.ok);
  assert.equal(done.state.heroes.find(({ kind }) => kind === 'dwarf')!.gold, 25);
  assert.deepEqual(done.events, [
    {
      type: 'overridden',
      rules: ['TBL-OVERRIDE'],
      news: true,
      change: { tag: 'setGold', hero: 'dwarf', gold: 25 },
      before: 10,
      reason: 'miscounted',
    },
  ]);
  const code = (decision: ReturnType<typeof set>) => (decision.ok ? null : decision.refusal.code);
  assert.equal(code(set(ANN, 25)), 'onlyTheHost');
  assert.equal(code(set(HOST, -1)), 'outOfRange');
  assert.equal(code(set(HOST, 0.5)), 'outOfRange');
  assert.equal(code(set(HOST, 25, 'elf')), 'noSuchHero');
  assert.equal(code(set(HOST, 0)), null);
  town.begin('first', ['dwarf']);
  assert.equal(code(set(HOST, 25)), 'questUnderWay');
  const strict = new Town({ overrides: false });
  const refused = strict.game.override(
    strict.state,
    HOST,
    { tag: 'setGold', hero: 'elf', gold: 1 },
    'please',
  );
  assert.ok(!refused.ok && refused.refusal.code === 'overridesForbidden');
});
