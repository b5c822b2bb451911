/** Setting out, coming back, and what a campaign makes of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tape } from '@oubliette/kernel';
import type { Face } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import type { Command } from '../commands.ts';
import type { TreasureId } from '../content/treasures.ts';
import { diceOf, figureOf, heroOf, speedOf } from '../figures.ts';
import { fullBodyOf } from '../content/characters.ts';
import type { ExpertEvent } from '../events.ts';
import type { LifeId } from '../content/life.ts';
import { rememberedFrom } from '../returning/remembered.ts';
import { DEFAULT_OPTIONS, GM } from '../setup.ts';
import type { State } from '../state.ts';
import { expert } from '../system.ts';
import type { ExpertGame } from '../game.ts';
import { questSetup } from './quests.ts';
import { reportOf } from './report.ts';
import { recordable, Town } from './testing/town.ts';

interface Match {
  readonly game: ExpertGame;
  state: State;
  events: readonly ExpertEvent[];
  give(seat: string, command: Command, dice?: readonly Face[]): void;
}

/** The match of the quest under way. */
function matchOf(town: Town, dice: readonly Face[] = []): Match {
  const opened = expert.open(questSetup(town.setup, town.state));
  assert.ok(opened.ok, JSON.stringify(opened));
  const { game } = opened;
  const match: Match = {
    game,
    ...game.start(tape(dice)),
    give(seat, command, more = []) {
      const rest = tape(more);
      const decision = game.decide(match.state, seat, command, rest);
      assert.ok(decision.ok, JSON.stringify(decision));
      assert.deepEqual(rest.left(), []);
      match.state = decision.state;
      match.events = decision.events;
    },
  };
  return match;
}

/** Bob's dwarf alone, back with these cards; a life card drawn; and then on the first tile of the next quest. */
function entered(card: LifeId, cards: readonly TreasureId[] = []): Match {
  const town = Town.back({ barbarian: { where: 'dead' }, elf: { where: 'dead' }, dwarf: { cards } });
  town.do('bob', { type: 'drawLife', hero: 'dwarf' }, [card]);
  town.begin('wager');
  const match = matchOf(town);
  match.give(GM, { type: 'ready' }, ['pit', 'dart']);
  const [exit] = match.state.layout.exits;
  match.give('bob', { type: 'placeHero', hero: 'dwarf', at: exit!.squares[0]! });
  return match;
}

const dwarfIn = ({ state }: Match) => figureOf(state, 'dwarf');

rule('EXP-ADV-04', 'Body: it starts with so many points fewer', () => {
  const match = entered('fever');
  assert.equal(dwarfIn(match).body, fullBodyOf('dwarf') - 3);
  assert.ok(match.events.some(({ type }) => type === 'omenCame'));
});

rule('EXP-ADV-04', 'dice: in its first combat, for better or worse', () => {
  const dice = (match: Match) =>
    (['attack', 'defence'] as const).map((of) => diceOf(match.state, dwarfIn(match), of));
  assert.deepEqual(dice(entered('legacy')), [2, 3]);
  assert.deepEqual(dice(entered('shrine')), [3, 4]);
  assert.deepEqual(dice(entered('berserkers')), [3, 2]);
  assert.deepEqual(dice(entered('nightmares')), [1, 3]);
  assert.equal(dwarfIn(entered('shrine')).conditions[0]?.combat, null, 'until it has fought');
});

rule('EXP-ADV-04', 'Speed: for the whole quest', () => {
  for (const [card, speed] of [
    ['cobbler', 2],
    ['blisters', 0],
  ] as const) {
    const match = entered(card);
    assert.equal(speedOf(match.state, dwarfIn(match)), speed);
    assert.equal(dwarfIn(match).conditions[0]?.combat, undefined, 'no combat ends it');
  }
});

rule(
  'EXP-ADV-04',
  'the dearest weapon or armour it can use is better; what it cannot use is not touched',
  () => {
    const forged = ({ state }: Match) =>
      heroOf(state, 'dwarf').cards.flatMap(({ card, forged: is }) => (is === true ? [card] : []));
    assert.deepEqual(forged(entered('smith', ['dagger', 'crossbow', 'braceletOfMight'])), ['crossbow']);
    const armoured = entered('smith', ['dagger', 'plate']);
    assert.deepEqual(forged(armoured), ['plate']);
    assert.equal(diceOf(armoured.state, dwarfIn(armoured), 'defence'), 3 + 3 + 1);
    const bare = entered('smith', ['braceletOfMight']);
    assert.deepEqual(forged(bare), []);
    assert.equal(
      bare.events.some(({ type }) => type === 'omenCame'),
      false,
    );
  },
);

rule('EXP-ADV-04', 'the dearest thing it fights with or wears is of no use', () => {
  const match = entered('apprentice', ['helmet', 'leather', 'healingPotion']);
  assert.deepEqual(heroOf(match.state, 'dwarf').worn, ['helmet', 'leather']);
  assert.equal(diceOf(match.state, dwarfIn(match), 'defence'), 3 + 1, 'the leather alone');
});

rule('EXP-INV-15', 'armour and gear from earlier quests are worn from the start, if they may be', () => {
  const match = entered('legacy', ['mail', 'helmet', 'bow']);
  assert.deepEqual(heroOf(match.state, 'dwarf').worn, ['mail', 'helmet']);
});

rule('EXP-EXI-02', 'heroes who withdraw keep what they have, and find the same dungeon again', () => {
  const town = Town.back({ dwarf: { cards: ['barbedArrows'] } });
  town.begin('wager');
  const match = matchOf(town);
  match.give(GM, { type: 'ready' }, ['pit', 'dart']);
  const { layout, tiles } = match.state;
  const { stairs } = tiles[0]!;
  const cells = match.game
    .moves(match.state, 'ann')
    .flatMap((move) => (move.type === 'placeHero' ? [move.at] : []));
  const heroes = ['barbarian', 'elf', 'dwarf'] as const;
  const seatOf = { barbarian: 'ann', elf: 'ann', dwarf: 'bob' } as const;
  const free = [...new Set(cells)].filter((at) => at !== stairs);
  for (const [at, hero] of heroes.entries())
    match.give(seatOf[hero], { type: 'placeHero', hero, at: free[at]! });
  const out: State = {
    ...match.state,
    stage: 'over',
    ending: { winners: [], outcome: 'withdrawn' },
    figures: [],
    heroes: match.state.heroes.map((hero) => ({ ...hero, where: 'left', gold: hero.gold + 40 })),
  };
  const report = reportOf('wager', out, DEFAULT_OPTIONS);
  assert.deepEqual(report.dungeon, rememberedFrom(out, DEFAULT_OPTIONS));
  town.do(GM, { type: 'recordQuest', report: recordable(report) });
  assert.deepEqual(
    [town.sheet('dwarf').gold, town.sheet('dwarf').cards],
    [40, [{ card: 'barbedArrows', left: 3 }]],
  );
  assert.equal(town.sheet('dwarf').mayDraw, false, 'not between two quests (EXP-ADV-01)');
  town.refuses('bob', { type: 'drawLife', hero: 'dwarf' }, 'lifeDrawn', 'EXP-ADV-01');
  const hidden = (seat: string) => town.game.view(town.state, seat).dungeons[0]?.dungeon.quest.room;
  assert.deepEqual([hidden(GM)?.foes, hidden('ann')], [['deepHorror'], undefined]);
  town.begin('wager');
  assert.deepEqual(town.events[0]?.rules, ['EXP-EXI-02', 'EXP-AFT-04']);
  const again = matchOf(town, ['pit', 'dart']);
  assert.deepEqual(again.state.layout, layout);
  town.do(GM, { type: 'recordQuest', report: recordable(town.report('won')) });
  assert.deepEqual([town.state.dungeons, town.state.won], [[], ['coldKitchen', 'wager']]);
});

test('a report is believed only if it could have been so', () => {
  const town = Town.back({ elf: { cards: ['plate'] } });
  town.do('bob', { type: 'ready', hero: 'dwarf', is: true });
  town.do('ann', { type: 'ready', hero: 'barbarian', is: true });
  town.do(GM, { type: 'beginQuest', quest: 'wager' });
  const wrong = [
    [town.report('won', { dwarf: { cards: ['plate'] } }), 'contradictory'],
    [town.report('won', { dwarf: { cards: ['ruby'] } }), 'contradictory'],
    [town.report('won', { dwarf: { cards: ['leather', 'mail'] } }), 'contradictory'],
    [town.report('won', { dwarf: { body: 10 } }), 'contradictory'],
    [town.report('won', { dwarf: { body: 0 } }), 'contradictory'],
    [town.report('won', { dwarf: { scrolls: ['smite'] } }), 'contradictory'],
    [town.report('won', { dwarf: { where: 'dead' }, barbarian: { where: 'dead' } }), 'contradictory'],
    [town.report('withdrawn'), 'contradictory'],
    [{ ...town.report('won'), quest: 'coldKitchen' }, 'otherQuest'],
    [{ ...town.report('won'), heroes: town.report('won').heroes.slice(1) }, 'otherParty'],
  ] as const;
  for (const [report, code] of wrong)
    town.refuses(GM, { type: 'recordQuest', report: recordable(report) }, code, 'EXP-EXI-06');
  town.refuses(
    'bob',
    { type: 'recordQuest', report: recordable(town.report('won')) },
    'onlyTheHost',
    'EXP-EXI-06',
  );
  assert.deepEqual(questSetup(town.setup, town.state).elsewhere, ['plate']);
});

test('quests in the order of the book, or freely; alone the first player keeps the book', () => {
  const town = Town.back();
  town.everybodyReady();
  town.refuses(GM, { type: 'beginQuest', quest: 'coldKitchen' }, 'notOpen', 'EXP-PRP-01');
  assert.ok(town.offers(GM, { type: 'beginQuest', quest: 'generated' }));
  town.do(GM, { type: 'beginQuest', quest: 'wager' });
  const free = Town.back({}, { order: 'free', generator: false });
  free.everybodyReady();
  free.refuses(GM, { type: 'beginQuest', quest: 'generated' }, 'notOpen', 'EXP-PRP-01');
  free.do(GM, { type: 'beginQuest', quest: 'coldKitchen' });
  const alone = new Town({ solo: true });
  alone.do('ann', { type: 'enrol', hero: 'elf' });
  alone.refuses('ann', { type: 'beginQuest', quest: 'coldKitchen' }, 'nobodyReady', 'EXP-GEN-02');
  alone.everybodyReady();
  alone.do('ann', { type: 'beginQuest', quest: 'coldKitchen' });
  assert.equal(questSetup(alone.setup, alone.state).solo, true);
});
