import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Face } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { HEROES } from '../content/heroes.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { QuestSource } from '../quest/source.ts';
import type { CampaignCommand } from './commands.ts';
import { questSetup, setupHeroes } from './quests.ts';
import { reportOf } from './report.ts';
import type { QuestReport } from './report.ts';
import { smallQuest, SmallMatch } from './testing/quest.ts';
import { ANN, BOB, HOST, Town } from './testing/town.ts';

const begin = (quest: string, ...heroes: HeroKind[]): CampaignCommand => ({
  type: 'beginQuest',
  quest,
  heroes,
});
const training = (quest: string, ...heroes: HeroKind[]): CampaignCommand => ({
  type: 'beginQuest',
  quest,
  heroes,
  training: true,
});

rule('CLS-QBK-09', 'a campaign follows the book: the next quest only once the one before is won', () => {
  const town = Town.withParty();
  const open = () =>
    town
      .view()
      .quests.filter((quest) => quest.open)
      .map(({ id }) => id);
  assert.deepEqual(open(), ['first']);
  town.refuses(HOST, begin('second', 'dwarf'), 'notNext', 'CLS-QBK-09');
  town.refuses(HOST, begin('fourth', 'dwarf'), 'notNext', 'CLS-QBK-09');
  town.play('first', ['dwarf'], 'abandoned');
  assert.deepEqual(open(), ['first'], 'failed: the same again');
  town.refuses(HOST, begin('second', 'dwarf'), 'notNext', 'CLS-QBK-09');
  town.begin('first', ['dwarf']);
  town.do(HOST, { type: 'callOff' });
  assert.deepEqual(open(), ['first'], 'called off: the same again');
  town.play('first', ['dwarf'], 'won');
  assert.deepEqual(open(), ['second']);
  town.refuses(HOST, begin('first', 'dwarf'), 'notNext', 'CLS-QBK-09');
  town.refuses(HOST, begin('third', 'dwarf'), 'notNext', 'CLS-QBK-09');
  for (const quest of ['second', 'third', 'fourth']) town.play(quest, ['dwarf'], 'won');
  assert.deepEqual(open(), []);
  town.refuses(HOST, begin('fourth', 'dwarf'), 'bookFinished', 'CLS-QBK-09');
  assert.deepEqual(town.awaited()[0], 'morcar closeBook?', 'whenever the host likes');
});

rule('CLS-QBK-09', 'where quests are single games any may be played, again too', () => {
  const town = Town.withParty(0, { order: 'free' });
  town.play('third', ['dwarf'], 'won');
  town.play('third', ['dwarf'], 'won');
  town.play('first', ['dwarf'], 'abandoned');
  assert.ok(
    ['first', 'second', 'third', 'fourth'].every((quest) => town.offers(HOST, begin(quest, 'dwarf'))),
  );
  town.begin('fourth', ['dwarf']);
  assert.ok(!town.cites('CLS-QBK-09'));
});

rule('CLS-SET-09', 'the Morcar player opens the book at a quest, and nobody else', () => {
  const town = Town.withParty();
  town.refuses(ANN, begin('first', 'dwarf'), 'onlyTheHost', 'CLS-SET-09');
  town.refuses(BOB, begin('first', 'dwarf'), 'onlyTheHost', 'CLS-SET-09');
  town.refuses('spectator', begin('first', 'dwarf'), 'onlyTheHost', 'CLS-SET-09');
  town.refuses(HOST, begin('fifth', 'dwarf'), 'unknownQuest', 'CLS-SET-09');
  town.begin('first', ['dwarf']);
  assert.ok(town.cites('CLS-SET-09') && town.cites('CLS-QBK-09'));
  town.refuses(HOST, begin('first', 'barbarian'), 'questUnderWay', 'CLS-SET-09');
  town.refuses(ANN, { type: 'callOff' }, 'onlyTheHost', 'CLS-SET-09');
  town.refuses(ANN, { type: 'recordQuest', report: town.report('won') }, 'onlyTheHost', 'CLS-SET-09');
  town.record('failed');
  town.begin('first', ['dwarf']);
  assert.equal(town.event('questBegun').attempt, 2, 'a quest that failed may be played again');
});

rule('CLS-GEN-07', 'a party is one to four of the living, each once', () => {
  const town = Town.withParty();
  town.refuses(HOST, begin('first'), 'partyEmpty', 'CLS-GEN-01');
  town.refuses(HOST, begin('first', 'elf'), 'noSuchHero', 'CLS-GEN-03');
  town.refuses(HOST, begin('first', 'dwarf', 'dwarf'), 'partyOutOfOrder', 'CLS-GEN-03');
  town.refuses(HOST, begin('first', 'wizard', 'dwarf'), 'partyOutOfOrder', 'CLS-GEN-03');
  town.do(BOB, { type: 'enrol', hero: 'elf' });
  const parties = town.game.moves(town.state, HOST).filter(({ type }) => type === 'beginQuest');
  assert.equal(parties.length, 2 * 15, 'every choice among four, with and without training');
  town.begin('first', ['barbarian', 'dwarf', 'elf', 'wizard']);
});

rule('CLS-HRO-18', 'every quest is begun with full Body and Mind', () => {
  const town = Town.withParty();
  const wounded = new Map<string, number>();
  for (const [attempt, quest] of ['first', 'second'].entries()) {
    town.begin(quest, ['barbarian', 'dwarf']);
    assert.ok(town.cites('CLS-HRO-18'));
    const match = new SmallMatch(questSetup(town.setup, town.state, smallQuest(quest)));
    for (const { id, body, maxBody, mind, maxMind } of match.state.figures) {
      const card = HEROES[id as HeroKind];
      assert.deepEqual([body, maxBody, mind, maxMind], [card.body, card.body, card.mind, card.mind]);
    }
    if (attempt === 0) {
      const morcar = match.game.override(
        match.state,
        HOST,
        { tag: 'setBody', figure: 'dwarf', body: 1 },
        'a blow',
      );
      assert.ok(morcar.ok);
      match.state = morcar.state;
      wounded.set('dwarf', match.state.figures.find(({ id }) => id === 'dwarf')!.body);
    }
    match.leave(...(match.state.order as HeroKind[]));
    town.do(HOST, { type: 'recordQuest', report: reportOf(quest, match.state) });
  }
  assert.equal(wounded.get('dwarf'), 1, 'the Dwarf did come home from the first quest with one point');
  const sheet = town.view().heroes.find(({ kind }) => kind === 'dwarf')!;
  assert.deepEqual([sheet.body, sheet.mind], [7, 3]);
});

rule('CLS-HRO-18', 'full means what the treasures carried make it', () => {
  const town = Town.withParty();
  town.play('first', ['dwarf'], 'won', { dwarf: { treasures: ['talismanOfLore'] } });
  const sheet = town.view().heroes.find(({ kind }) => kind === 'dwarf')!;
  assert.equal(sheet.mind, HEROES.dwarf.mind + 2);
  town.begin('second', ['barbarian', 'dwarf']);
  const { figures } = new SmallMatch(questSetup(town.setup, town.state, smallQuest('second'))).state;
  const minds = Object.fromEntries(figures.map(({ id, mind, maxMind }) => [id, [mind, maxMind]]));
  assert.deepEqual(minds, { barbarian: [2, 2], dwarf: [5, 5] });
});

const HOARD: QuestSource['treasures'] = [{ in: 'r1', then: [{ give: { questTreasure: 'orcsBane' } }] }];

/** The Barbarian searches the one room of the quest under way, and draws these cards there. */
function searchIn(town: Town, quest: string, cards: readonly Face[] = [], treasures = HOARD): SmallMatch {
  const match = new SmallMatch(questSetup(town.setup, town.state, smallQuest(quest, { treasures })));
  match.act({ type: 'searchTreasure', figure: 'barbarian' }, cards);
  return match;
}

/** The report of the match when its heroes fled. */
function fledFrom(match: SmallMatch): QuestReport {
  const { quest, heroes } = reportOf(match.quest, match.state);
  return { quest, outcome: 'abandoned', heroes: heroes.map((hero) => ({ ...hero, succeeded: false })) };
}

rule('CLS-END-06', 'a quest treasure carried out is not placed again, whoever has it now', () => {
  const town = Town.withParty();
  town.begin('first', ['barbarian']);
  assert.deepEqual(setupHeroes(town.state).owned, []);
  const found = searchIn(town, 'first');
  assert.deepEqual(found.state.heroes[0]!.treasures, ['orcsBane']);
  found.leave('barbarian');
  town.do(HOST, { type: 'recordQuest', report: fledFrom(found) });
  assert.deepEqual(town.sheet('barbarian').treasures, ['orcsBane'], 'what was carried out stays');
  town.do(ANN, { type: 'giveTreasure', hero: 'barbarian', to: 'dwarf', treasure: 'orcsBane' });

  town.begin('first', ['barbarian']);
  assert.deepEqual(setupHeroes(town.state).owned, ['orcsBane'], 'the Dwarf has it, and stays in town');
  assert.ok(town.cites('CLS-END-06'));
  const again = searchIn(town, 'first', ['gold25']);
  assert.deepEqual(again.state.heroes[0]!.treasures, []);
});

const CHEST: QuestSource['treasures'] = [
  {
    in: 'r1',
    then: [{ give: { gold: 100 } }, { give: { equipment: 'shield' } }, { give: { potion: 'holyWater' } }],
  },
];

rule('CLS-END-06', 'gold, equipment and potions carried out are not placed again: a card is drawn', () => {
  const town = Town.withParty();
  town.begin('first', ['barbarian', 'dwarf']);
  assert.deepEqual(setupHeroes(town.state).emptied, []);
  const found = searchIn(town, 'first', [], CHEST);
  found.leave('barbarian', 'dwarf');
  assert.deepEqual(
    reportOf('first', found.state).heroes.map(({ hero, found: places }) => [hero, places]),
    [
      ['barbarian', ['r1']],
      ['dwarf', []],
    ],
  );
  town.do(HOST, { type: 'recordQuest', report: fledFrom(found) });
  assert.deepEqual(town.event('placesEmptied').places, ['r1']);
  assert.ok(town.cites('CLS-END-06'));

  town.begin('first', ['barbarian']);
  assert.deepEqual(setupHeroes(town.state).emptied, ['r1']);
  const again = searchIn(town, 'first', ['gold25'], CHEST);
  const { gold, equipment, potions, found: places } = again.state.heroes[0]!;
  assert.deepEqual([gold, equipment, potions, places], [125, ['shield'], [], []]);
  again.leave('barbarian');
  town.do(HOST, { type: 'recordQuest', report: reportOf('first', again.state) });
  assert.ok(!town.types().includes('placesEmptied'), 'it was empty already');

  town.begin('second', ['barbarian']);
  assert.deepEqual(setupHeroes(town.state).emptied, [], 'every quest has places of its own');
});

rule('CLS-END-06', 'what a search sets going is no treasure: it happens again on a new attempt', () => {
  const lever: QuestSource['treasures'] = [{ in: 'r1', then: [{ flag: 'pulled' }] }];
  const town = Town.withParty();
  town.begin('first', ['barbarian']);
  const found = searchIn(town, 'first', [], lever);
  assert.deepEqual(found.state.flags, ['pulled']);
  found.leave('barbarian');
  town.do(HOST, { type: 'recordQuest', report: fledFrom(found) });

  town.begin('first', ['barbarian']);
  assert.deepEqual(searchIn(town, 'first', [], lever).state.flags, ['pulled']);
});

rule('CLS-END-06', 'where goods were carried out, only what their search sets going is left', () => {
  const both: QuestSource['treasures'] = [{ in: 'r1', then: [{ give: { gold: 100 } }, { flag: 'pulled' }] }];
  const town = Town.withParty();
  town.begin('first', ['barbarian']);
  const found = searchIn(town, 'first', [], both);
  assert.deepEqual([found.state.flags, found.state.heroes[0]!.gold], [['pulled'], 100]);
  found.leave('barbarian');
  town.do(HOST, { type: 'recordQuest', report: fledFrom(found) });

  town.begin('first', ['barbarian']);
  const again = searchIn(town, 'first', [], both);
  assert.deepEqual([again.state.flags, again.state.heroes[0]!.gold], [['pulled'], 100], 'no more gold');
});

rule('CLS-END-06', 'a treasure whose finder died is there again, whoever else came out', () => {
  const town = Town.withParty();
  town.begin('first', ['barbarian', 'dwarf']);
  const found = searchIn(town, 'first', [], CHEST);
  found.act({ type: 'giveUp', figure: 'barbarian' });
  found.leave('dwarf');
  town.do(HOST, { type: 'recordQuest', report: fledFrom(found) });
  assert.ok(!town.types().includes('placesEmptied'));

  town.do(ANN, { type: 'enrol', hero: 'barbarian' });
  town.begin('first', ['barbarian']);
  assert.deepEqual(setupHeroes(town.state).emptied, []);
  const { gold, equipment, potions } = searchIn(town, 'first', [], CHEST).state.heroes[0]!;
  assert.deepEqual([gold, equipment, potions], [100, ['shield'], ['holyWater']]);
});

rule(
  'CLS-END-06',
  'a quest treasure that was not carried out is placed again, and the dungeon is as new',
  () => {
    const town = Town.withParty();
    town.begin('first', ['barbarian']);
    const fresh = new SmallMatch(
      questSetup(town.setup, town.state, smallQuest('first', { treasures: HOARD })),
    ).state;
    const found = searchIn(town, 'first');
    found.act({ type: 'giveUp', figure: 'barbarian' });
    town.do(HOST, { type: 'recordQuest', report: reportOf('first', found.state) });
    assert.deepEqual(town.view().withMorcar.length, 5);

    town.do(ANN, { type: 'enrol', hero: 'barbarian', name: 'Sigmar' });
    town.begin('first', ['barbarian']);
    assert.deepEqual(setupHeroes(town.state).owned, []);
    const retry = new SmallMatch(
      questSetup(town.setup, town.state, smallQuest('first', { treasures: HOARD })),
    ).state;
    assert.deepEqual(retry, fresh);
    assert.deepEqual(searchIn(town, 'first').state.heroes[0]!.treasures, ['orcsBane']);
  },
);

rule('CLS-END-06', 'a report cannot make a second of what there is one of', () => {
  const town = Town.withParty();
  town.play('first', ['dwarf'], 'won', { dwarf: { treasures: ['orcsBane'] } });
  town.begin('second', ['barbarian']);
  const twice = town.report('won', { barbarian: { treasures: ['orcsBane'] } });
  town.refuses(HOST, { type: 'recordQuest', report: twice }, 'treasureTwice', 'CLS-END-06');
  const both = town.report('won', { barbarian: { treasures: ['spiritBlade', 'spiritBlade'] } });
  town.refuses(HOST, { type: 'recordQuest', report: both }, 'treasureTwice', 'CLS-END-06');
  town.record('won', { barbarian: { treasures: ['spiritBlade'] } });
});

rule('CLS-TRN-05', 'a table may go without the training game', () => {
  const town = Town.withParty(0, { training: false });
  assert.equal(town.view().quests[0]!.training, false);
  town.refuses(HOST, training('first', 'dwarf'), 'noTraining', 'CLS-TRN-01');
});

rule('CLS-TRN-05', 'after the training quest every quest is played with the full rules', () => {
  const town = Town.withParty();
  assert.equal(town.view().quests[0]!.training, true);
  town.begin('first', ['dwarf'], true);
  assert.ok(town.cites('CLS-TRN-01') && !town.cites('CLS-TRN-05'));
  assert.equal(setupHeroes(town.state).training, true);
  const trained = new SmallMatch(questSetup(town.setup, town.state, smallQuest('first')));
  assert.equal(trained.refusal(BOB, { type: 'searchTreasure', figure: 'dwarf' })?.rule, 'CLS-TRN-04');
  town.record('won');

  assert.ok(town.view().quests.every((quest) => !quest.training));
  for (const hero of ['dwarf', 'barbarian'] as const)
    town.refuses(HOST, training('second', hero), 'noTraining', 'CLS-TRN-05');
  town.begin('second', ['dwarf']);
  assert.ok(town.cites('CLS-TRN-05') && !town.cites('CLS-TRN-01'));
  assert.equal(setupHeroes(town.state).training, false);
  const full = new SmallMatch(questSetup(town.setup, town.state, smallQuest('second')));
  full.act({ type: 'searchTreasure', figure: 'dwarf' }, ['gold25']);
  assert.equal(full.state.heroes[0]!.gold, 25);
});

rule(
  'CLS-TRN-05',
  'the training quest may be trained until it is won, and only the first of the book',
  () => {
    const town = Town.withParty();
    town.begin('first', ['dwarf'], true);
    town.record('failed');
    assert.ok(town.offers(HOST, training('first', 'dwarf')), 'not behind us yet');
    town.play('first', ['dwarf'], 'won');
    town.refuses(HOST, training('second', 'dwarf'), 'noTraining', 'CLS-TRN-05');

    const free = Town.withParty(0, { order: 'free' });
    free.refuses(HOST, training('second', 'dwarf'), 'noTraining', 'CLS-TRN-05');
    free.begin('second', ['dwarf']);
    free.do(HOST, { type: 'callOff' });
    assert.ok(free.offers(HOST, training('first', 'dwarf')), 'nothing has been played');
    free.play('second', ['dwarf'], 'failed');
    free.refuses(HOST, training('first', 'dwarf'), 'noTraining', 'CLS-TRN-01');

    const untrained = Town.withParty(0, {
      quests: [
        { id: 'first', title: { en: 'First', fr: 'Premier' } },
        { id: 'second', title: { en: 'Second', fr: 'Second' }, training: true },
      ],
    });
    untrained.refuses(HOST, training('first', 'dwarf'), 'noTraining', 'CLS-TRN-01');
  },
);

rule('CLS-TRN-02', 'cards stay at home during the training quest, and are there afterwards', () => {
  const town = Town.withParty(500);
  town.do(BOB, { type: 'buy', hero: 'dwarf', equipment: 'broadsword' });
  town.do(ANN, { type: 'buy', hero: 'barbarian', equipment: 'crossbow' });
  town.begin('first', ['barbarian', 'dwarf'], true);
  const match = new SmallMatch(questSetup(town.setup, town.state, smallQuest('first')));
  assert.ok(match.state.heroes.every(({ equipment }) => equipment.length === 0));
  match.act({ type: 'giveUp', figure: 'barbarian' });
  match.leave('dwarf');
  town.do(HOST, { type: 'recordQuest', report: reportOf('first', match.state) });
  assert.deepEqual(town.sheet('dwarf').equipment, ['broadsword']);
  assert.deepEqual([town.left('broadsword'), town.left('crossbow')], [0, 1], 'the dead own nothing');
});

test('a quest that is called off leaves everything as it was', () => {
  const town = Town.withParty(500);
  town.do(BOB, { type: 'buy', hero: 'dwarf', equipment: 'broadsword' });
  town.do(BOB, { type: 'leaveTown', hero: 'dwarf' });
  const before = town.state;
  town.begin('first', ['dwarf']);
  town.do(HOST, { type: 'callOff' });
  assert.deepEqual(
    town.state.heroes,
    before.heroes.map((sheet) => ({ ...sheet, inTown: true, bought: [] })),
  );
  assert.deepEqual([town.state.stock, town.state.won], [before.stock, before.won]);
  town.refuses(HOST, { type: 'callOff' }, 'noQuestUnderWay', 'CLS-END-03');
});

test('the seats of the match: the host plays Morcar, players without a hero stay away', () => {
  const town = Town.withParty();
  town.begin('first', ['barbarian', 'wizard']);
  const { seats, heroes, overrides } = questSetup(town.setup, town.state, smallQuest('first'));
  assert.deepEqual(seats, [
    { id: HOST, plays: 'morcar' },
    { id: ANN, plays: ['barbarian', 'wizard'] },
  ]);
  assert.deepEqual([heroes.map(({ kind }) => kind), overrides], [['barbarian', 'wizard'], true]);
  assert.throws(() => questSetup(town.setup, town.state, smallQuest('second')), /under way is first/);
});

test('closing the book ends the campaign: won when every quest is', () => {
  const early = Town.withParty();
  early.refuses(ANN, { type: 'closeBook' }, 'onlyTheHost', 'CLS-SET-09');
  early.do(HOST, { type: 'closeBook' });
  assert.deepEqual(early.game.ending(early.state), { winners: [], outcome: 'closed' });
  early.refuses(HOST, begin('first', 'dwarf'), 'campaignOver', 'CLS-SET-09');
  early.refuses(BOB, { type: 'leaveTown', hero: 'dwarf' }, 'campaignOver', 'CLS-EQP-02');
  assert.deepEqual(early.awaited(), []);

  const late = Town.withParty();
  for (const quest of ['first', 'second', 'third', 'fourth']) late.play(quest, ['dwarf'], 'won');
  late.do(HOST, { type: 'closeBook' });
  assert.deepEqual(late.game.ending(late.state), { winners: [ANN, BOB], outcome: 'won' });

  const away = Town.withParty();
  away.begin('first', ['dwarf']);
  away.refuses(HOST, { type: 'closeBook' }, 'questUnderWay', 'CLS-QBK-09');
});
