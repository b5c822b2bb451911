import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@oubliette/kernel/testing';
import type { QuestSource } from '../quest/source.ts';
import { table } from '../testing/table.ts';
import type { CampaignCommand } from './commands.ts';
import { questSetup } from './quests.ts';
import { CHAMPION_GOLD } from './record.ts';
import { reportOf } from './report.ts';
import type { QuestReport } from './report.ts';
import { smallQuest, SmallMatch } from './testing/quest.ts';
import { ANN, BOB, HOST, Town } from './testing/town.ts';

const record = (report: QuestReport): CampaignCommand => ({ type: 'recordQuest', report });

function match(town: Town, quest: string, rest: Partial<QuestSource> = {}): SmallMatch {
  return new SmallMatch(questSetup(town.setup, town.state, smallQuest(quest, rest)));
}

rule('CLS-EQP-03', 'unused potions are handed back when the quest ends', () => {
  const town = Town.withParty();
  town.begin('first', ['dwarf']);
  const quest = match(town, 'first', {
    treasures: [{ in: 'r1', then: [{ give: { potion: 'potionOfHealing' } }] }],
  });
  quest.act({ type: 'searchTreasure', figure: 'dwarf' });
  assert.deepEqual(quest.state.heroes[0]!.potions, ['potionOfHealing']);
  quest.leave('dwarf');
  town.do(HOST, record(reportOf('first', quest.state)));
  assert.deepEqual(town.event('heroReturned').potions, ['potionOfHealing']);
  assert.ok(town.cites('CLS-EQP-03'));
  assert.ok(!JSON.stringify(town.state).includes('potion'));

  town.begin('second', ['dwarf']);
  assert.deepEqual(match(town, 'second').state.heroes[0]!.potions, []);
  town.record('won');
  assert.ok(!town.cites('CLS-EQP-03'), 'nothing was handed back');
});

rule('CLS-TRE-04', 'gold found in the quest is on the sheet of its finder', () => {
  const town = Town.withParty();
  town.pay('dwarf', 30);
  town.begin('first', ['barbarian', 'dwarf']);
  const quest = match(town, 'first', { treasures: [{ in: 'r1', then: [{ give: { gold: 45 } }] }] });
  quest.act({ type: 'searchTreasure', figure: 'barbarian' });
  quest.leave('barbarian');
  quest.act({ type: 'searchTreasure', figure: 'dwarf' }, ['gold25']);
  quest.leave('dwarf');
  town.do(HOST, record(reportOf('first', quest.state)));
  assert.deepEqual([town.sheet('barbarian').gold, town.sheet('dwarf').gold], [45, 55]);
  assert.deepEqual(
    town.events.flatMap((event) => (event.type === 'heroReturned' ? [[event.hero, event.gained]] : [])),
    [
      ['barbarian', 45],
      ['dwarf', 25],
    ],
  );
  assert.ok(town.cites('CLS-TRE-04'));
});

rule('CLS-END-07', 'the reward of the parchment reaches the sheets of those who succeeded', () => {
  const town = Town.withParty(10);
  town.begin('first', ['barbarian', 'dwarf']);
  const quest = match(town, 'first', { reward: { gold: 50, share: 'each' } });
  quest.act({ type: 'giveUp', figure: 'barbarian' });
  quest.leave('dwarf');
  const report = reportOf('first', quest.state);
  assert.deepEqual(
    report.heroes.map(({ hero, fate, succeeded, gold }) => [hero, fate, succeeded, gold]),
    [
      ['barbarian', 'dead', false, 0],
      ['dwarf', 'out', true, 60],
    ],
  );
  town.do(HOST, record(report));
  assert.equal(town.sheet('dwarf').gold, 60);
  assert.equal(town.sheet('wizard').gold, 10, 'who stayed at home earns nothing');
});

rule('CLS-QTR-03', 'a survivor keeps every quest treasure, from quest to quest', () => {
  const town = Town.withParty();
  town.begin('first', ['dwarf']);
  const quest = match(town, 'first', {
    treasures: [
      {
        in: 'r1',
        then: [{ give: { questTreasure: 'spiritBlade' } }, { give: { questTreasure: 'borinsArmour' } }],
      },
    ],
  });
  quest.act({ type: 'searchTreasure', figure: 'dwarf' });
  quest.leave('dwarf');
  town.do(HOST, record(reportOf('first', quest.state)));
  assert.deepEqual(town.event('treasuresWon').treasures, ['spiritBlade', 'borinsArmour']);
  assert.deepEqual(town.sheet('dwarf').treasures, ['spiritBlade', 'borinsArmour']);
  assert.deepEqual(town.view().withMorcar, ['wandOfRecall', 'orcsBane', 'talismanOfLore']);

  town.play('second', ['barbarian'], 'won');
  town.begin('third', ['dwarf']);
  const [hero] = match(town, 'third').state.heroes;
  assert.deepEqual([hero!.treasures, hero!.armour], [['spiritBlade', 'borinsArmour'], 'borinsArmour']);
  town.record('abandoned');
  assert.deepEqual(town.sheet('dwarf').treasures, ['spiritBlade', 'borinsArmour']);
  assert.ok(!town.types().includes('treasuresWon'), 'they were not won a second time');

  town.play('third', ['barbarian', 'dwarf'], 'won', { dwarf: 'dead' });
  assert.deepEqual(town.event('treasuresReturned').treasures, ['spiritBlade', 'borinsArmour']);
  assert.equal(town.view().withMorcar.length, 5, 'the dead keep nothing');
});

const CELL = `
  +-+-+-+-+-+
  |. D B O .|
  +-+-+-+-+-+`;

/** The Barbarian, fully equipped, is killed beside the Dwarf, who may search the remains. */
function deathbed(town: Town) {
  const { gold, equipment, treasures } = town.sheet('barbarian');
  const t = table(
    CELL,
    {
      B: { kind: 'barbarian', body: 1, gold, equipment: [...equipment], questTreasures: [...treasures] },
      D: { kind: 'dwarf', body: 7 },
      O: { kind: 'orc', attack: 4 },
    },
    {
      turn: 'morcar',
      quest: {
        goals: [{ id: 'goal', text: { en: 'Stay.', fr: 'Rester.' } }],
        notes: [{ when: { round: 3 }, then: [{ goal: 'goal' }] }],
      },
    },
  );
  t.do({ type: 'attack', figure: 'O', target: 'B' }, [
    'skull',
    'skull',
    'skull',
    'blackShield',
    ...Array<string>(t.hero('B').equipment.includes('helmet') ? 3 : 2).fill('blackShield'),
  ]);
  assert.equal(t.find('B'), undefined);
  return t;
}

function wealthy(): Town {
  const town = Town.withParty(0);
  town.pay('barbarian', 500);
  town.do(ANN, { type: 'buy', hero: 'barbarian', equipment: 'broadsword' });
  town.do(ANN, { type: 'buy', hero: 'barbarian', equipment: 'helmet' });
  town.play('first', ['barbarian'], 'won', { barbarian: { treasures: ['wandOfRecall'] } });
  town.begin('second', ['barbarian', 'dwarf']);
  assert.deepEqual(town.sheet('barbarian').gold, 130);
  return town;
}

rule(
  'CLS-DTH-05',
  'what Morcar claims is out of the quest: gold is lost, cards and treasures come back',
  () => {
    const town = wealthy();
    const t = deathbed(town);
    t.do({ type: 'endTurn' });
    t.do({ type: 'endTurn' });
    t.do({ type: 'endTurn' });
    assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'claimBelongings' }]);
    t.do({ type: 'claim', take: true });
    assert.deepEqual(t.state.belongings, []);
    t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
    t.do({ type: 'step', figure: 'D', to: 'A1' });
    t.do({ type: 'leave', figure: 'D' });
    const report = reportOf('second', t.state);
    assert.deepEqual([report.outcome, report.heroes.map(({ fate }) => fate)], ['won', ['dead', 'out']]);

    const gold = () => town.state.heroes.reduce((sum, sheet) => sum + sheet.gold, 0);
    assert.equal(gold(), 130);
    town.do(HOST, record(report));
    assert.equal(gold(), 0, 'nobody has the gold');
    assert.deepEqual(town.event('cardsReturned'), {
      type: 'cardsReturned',
      rules: ['CLS-DTH-05', 'CLS-EQP-05'],
      equipment: ['broadsword', 'helmet'],
    });
    assert.deepEqual(town.event('treasuresReturned').treasures, ['wandOfRecall']);
    assert.deepEqual([town.left('broadsword'), town.left('helmet')], [1, 2]);
    assert.ok(town.view().withMorcar.includes('wandOfRecall'));
    town.pay('dwarf', 250);
    town.do(BOB, { type: 'buy', hero: 'dwarf', equipment: 'broadsword' });
  },
);

rule('CLS-DTH-05', 'what nobody recovered counts as claimed, part by part', () => {
  const town = wealthy();
  town.record('won', { barbarian: 'dead', dwarf: { gold: 130, equipment: ['helmet'] } });
  assert.deepEqual(town.event('cardsReturned').equipment, ['broadsword']);
  assert.deepEqual(town.event('treasuresReturned').treasures, ['wandOfRecall']);
  assert.deepEqual([town.left('broadsword'), town.left('helmet')], [1, 1]);
  assert.deepEqual([town.sheet('dwarf').gold, town.sheet('dwarf').equipment], [130, ['helmet']]);
});

rule('CLS-DTH-05', 'what a friend recovered is not claimed, and stays with the friend', () => {
  const town = wealthy();
  const { gold, equipment, treasures } = town.sheet('barbarian');
  const goods = { gold, equipment, treasures };
  town.record('abandoned', { barbarian: 'dead', dwarf: goods });
  assert.ok(!town.types().some((type) => type === 'cardsReturned' || type === 'treasuresReturned'));
  assert.deepEqual(
    [town.sheet('dwarf').gold, town.sheet('dwarf').equipment, town.sheet('dwarf').treasures],
    [130, ['broadsword', 'helmet'], ['wandOfRecall']],
  );
  assert.deepEqual([town.left('broadsword'), town.left('helmet')], [0, 1]);
});

rule('CLS-CHP-01', 'each time a hero completes a quest its name goes on the sheet', () => {
  const town = Town.withParty(0, { order: 'free' });
  town.play('first', ['barbarian', 'dwarf', 'wizard'], 'won', {
    dwarf: 'dead',
    wizard: { succeeded: false },
  });
  assert.deepEqual(town.event('questCompleted'), {
    type: 'questCompleted',
    rules: ['CLS-CHP-01'],
    hero: 'barbarian',
    quest: 'first',
    title: { en: 'First', fr: 'First' },
  });
  assert.deepEqual(town.sheet('barbarian').completed, ['first']);
  assert.deepEqual(town.sheet('wizard').completed, [], 'left before the mission was fulfilled');
  for (const outcome of ['abandoned', 'failed'] as const) town.play('second', ['barbarian'], outcome);
  assert.deepEqual(town.sheet('barbarian').completed, ['first']);
  town.play('first', ['barbarian'], 'won');
  assert.deepEqual(town.view().heroes.find(({ kind }) => kind === 'barbarian')!.completedQuests, [
    'first',
    'first',
  ]);
});

rule('CLS-CHP-02', 'three different quests with the same hero make a Champion; two do not', () => {
  const town = Town.withParty(0, { order: 'free' });
  const rank = () => {
    const { champion, questsToChampion } = town.view().heroes.find(({ kind }) => kind === 'dwarf')!;
    return [champion, questsToChampion];
  };
  assert.deepEqual(rank(), [false, 3]);
  town.begin('first', ['dwarf'], true);
  town.record('won');
  assert.deepEqual(rank(), [false, 2], 'The Trial counts, training game or not');
  town.play('first', ['dwarf'], 'won');
  assert.deepEqual(rank(), [false, 2], 'the same quest twice is one quest');
  town.play('second', ['dwarf'], 'won');
  town.play('second', ['dwarf'], 'won');
  assert.deepEqual(rank(), [false, 1]);
  town.play('third', ['dwarf'], 'abandoned');
  assert.deepEqual(rank(), [false, 1], 'fleeing completes nothing');
  town.play('third', ['barbarian', 'dwarf'], 'won', { dwarf: { succeeded: false } });
  assert.deepEqual(rank(), [false, 1], 'somebody else completed it');
  town.play('third', ['dwarf'], 'won');
  assert.deepEqual(rank(), [true, 0]);
  assert.ok(town.cites('CLS-CHP-02'));
  assert.equal(town.sheet('barbarian').champion, false);
});

rule('CLS-CHP-02', 'a new hero starts counting anew', () => {
  const town = Town.withParty();
  town.play('first', ['dwarf'], 'won');
  town.play('second', ['dwarf'], 'won');
  town.play('third', ['barbarian', 'dwarf'], 'won', { dwarf: 'dead' });
  town.do(BOB, { type: 'enrol', hero: 'dwarf' });
  town.play('fourth', ['dwarf'], 'won');
  assert.deepEqual([town.sheet('dwarf').champion, town.sheet('dwarf').gold], [false, 0]);
  assert.deepEqual(town.state.departed[0]!.completed, ['first', 'second']);
});

rule('CLS-CHP-03', 'a new Champion receives 500 gold pieces, once', () => {
  const quests = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, title: { en: id, fr: id } }));
  const town = Town.withParty(0, { quests });
  const purses: number[] = [];
  for (const { id } of quests) {
    town.play(id, ['dwarf'], 'won', { dwarf: { gold: town.sheet('dwarf').gold + 10 } });
    purses.push(town.sheet('dwarf').gold);
  }
  assert.equal(CHAMPION_GOLD, 500);
  assert.deepEqual(purses, [10, 20, 530, 540, 550, 560, 570]);
  assert.equal(town.sheet('dwarf').champion, true);
  assert.equal(town.sheet('barbarian').gold, 0);
});

rule('CLS-CHP-03', 'the gift buys equipment', () => {
  const town = Town.withParty();
  for (const quest of ['first', 'second', 'third']) town.play(quest, ['dwarf'], 'won');
  assert.deepEqual(town.event('championMade').gold, 500);
  town.do(BOB, { type: 'buy', hero: 'dwarf', equipment: 'chainMail' });
  assert.equal(town.sheet('dwarf').gold, 50);
});

test('a report of another quest, another party, or one that contradicts itself is not taken', () => {
  const town = Town.withParty(100);
  town.refuses(HOST, record({ quest: 'first', outcome: 'won', heroes: [] }), 'noQuestUnderWay', 'CLS-END-03');
  town.begin('first', ['barbarian', 'dwarf']);
  const good = town.report('won');
  const [barbarian, dwarf] = good.heroes;
  const not = (report: QuestReport, code: string, rule_: string) =>
    town.refuses(HOST, record(report), code, rule_);
  not({ ...good, quest: 'second' }, 'otherQuest', 'CLS-END-03');
  not({ ...good, heroes: [barbarian!] }, 'otherParty', 'CLS-GEN-03');
  not({ ...good, heroes: [barbarian!, barbarian!] }, 'otherParty', 'CLS-GEN-03');
  not({ ...good, heroes: [barbarian!, { ...dwarf!, hero: 'wizard' }] }, 'otherParty', 'CLS-GEN-03');
  not({ ...good, outcome: 'failed' }, 'contradictory', 'CLS-END-03');
  not(
    town.report('won', { barbarian: { succeeded: false }, dwarf: { succeeded: false } }),
    'contradictory',
    'CLS-END-03',
  );
  not(town.report('slain', { dwarf: 'dead' }), 'contradictory', 'CLS-END-03');
  not(town.report('abandoned', { dwarf: 'dead', barbarian: 'dead' }), 'contradictory', 'CLS-END-03');
  not(
    { ...good, heroes: [barbarian!, { ...dwarf!, fate: 'dead', succeeded: false }] },
    'contradictory',
    'CLS-END-03',
  );
  not({ ...good, heroes: [barbarian!, { ...dwarf!, gold: -1 }] }, 'malformed', 'CLS-CHP-01');
  town.do(HOST, record({ ...good, heroes: [dwarf!, barbarian!] }));
  assert.deepEqual(town.state.chronicle, [
    { quest: 'first', heroes: ['barbarian', 'dwarf'], training: false, outcome: 'won' },
  ]);
});

test('there is nothing to report before the end', () => {
  const town = Town.withParty();
  town.begin('first', ['dwarf']);
  assert.throws(() => reportOf('first', match(town, 'first').state), /not over/);
});

test('a quest that fails after a hero has left in triumph is completed by nobody', () => {
  const town = Town.withParty();
  town.begin('first', ['dwarf']);
  const quest = match(town, 'first');
  quest.leave('dwarf');
  const report = reportOf('first', { ...quest.state, ending: { winners: [HOST], outcome: 'failed' } });
  assert.equal(report.heroes[0]!.succeeded, false);
  town.do(HOST, record(report));
  assert.deepEqual(town.sheet('dwarf').completed, []);
});
