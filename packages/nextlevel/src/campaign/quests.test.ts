import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallQuest } from '@oubliette/classic/testing';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Player, Stream } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { readQuestBook } from '@oubliette/classic/node';
import type { NextCommand } from '../commands.ts';
import type { NextEvent } from '../events.ts';
import { nextlevel } from '../system.ts';
import type { NextView } from '../view.ts';
import { nextQuestSetup } from './quests.ts';
import { nextReportOf } from './report.ts';
import { ANN, BOB, HOST, NextTown } from './testing/town.ts';

/** A match of the current quest, heroes placed and first turn begun. */
function entered(town: NextTown) {
  const opened = nextlevel.open(
    nextQuestSetup(town.setup, town.state, smallQuest(town.state.underWay!.quest)),
  );
  assert.ok(opened.ok, JSON.stringify(opened));
  const { game } = opened;
  let { state } = game.start(streamFromSeed('town'));
  while (state.phase === 'placement') {
    const { seat } = game.waiting(state)[0]!;
    const decision = game.decide(state, seat, game.moves(state, seat)[0]!, streamFromSeed('town'));
    assert.ok(decision.ok);
    state = decision.state;
  }
  return { game, state };
}

rule('NXT-HRO-02', 'a hero is enrolled at level 1, in a tunic, with a worthless stick', () => {
  const town = NextTown.withParty();
  const { level, experience, gear, gifts, speciality } = town.next('dwarf');
  assert.deepEqual([level, experience, gifts, speciality], [1, 0, [], null]);
  assert.deepEqual(gear, ['tunic', 'worthlessStick']);
  assert.equal(town.score('dwarf').next.defence, 2);
  const seasoned = NextTown.withParty(0, { level: 3 });
  assert.equal(seasoned.next('dwarf').level, 3);
  assert.equal(seasoned.next('dwarf').experience, 120);
  assert.ok(seasoned.next('dwarf').gear.includes('warHammer'));
});

rule('NXT-HRO-01', 'what was learnt and bought goes along into the next quest', () => {
  const town = NextTown.withParty(1000);
  town.season('barbarian', 40);
  town.do(ANN, { type: 'advance', hero: 'barbarian' });
  town.do(ANN, { type: 'learn', hero: 'barbarian', gift: 'hardy' });
  town.do(ANN, { type: 'purchase', hero: 'barbarian', ware: 'shortsword' });
  town.do(ANN, { type: 'purchase', hero: 'barbarian', ware: 'holyWater' });
  town.do(ANN, { type: 'purchase', hero: 'barbarian', ware: 'tempest' });
  town.do(HOST, { type: 'beginQuest', quest: 'second', heroes: ['barbarian'] });
  const { state } = entered(town);
  const sheet = state.next.sheets.barbarian!;
  const figure = state.figures.find(({ id }) => id === 'barbarian');
  assert.deepEqual([sheet.level, sheet.experience, sheet.gifts], [2, 40, ['hardy']]);
  assert.deepEqual([sheet.inHand, sheet.scrolls, sheet.won], ['shortsword', ['tempest'], 0]);
  assert.equal(figure!.body, town.score('barbarian').body);
  assert.deepEqual(state.heroes[0]!.potions, ['holyWater']);
  assert.equal(state.heroes[0]!.gold, town.gold('barbarian'));
});

rule('NXT-ENC-01', 'Mana is full when a quest begins, whatever was spent before', () => {
  const town = NextTown.withParty(0, { level: 4 });
  town.do(HOST, { type: 'beginQuest', quest: 'first', heroes: ['wizard'] });
  assert.equal(entered(town).state.next.sheets.wizard!.mana, 3);
});

rule('NXT-ELF-03', 'the Elf has all Spell points back at the start of every quest', () => {
  const town = NextTown.withParty(0, { level: 4 });
  town.do(HOST, { type: 'beginQuest', quest: 'first', heroes: ['elf'] });
  assert.equal(entered(town).state.next.sheets.elf!.spellPoints, town.score('elf').next.spellPoints);
});

rule('NXT-LIS-02', 'monsters met in one quest are known in the next', () => {
  const town = NextTown.withParty();
  town.play('first', ['elf'], 'won', { elf: { next: { met: ['orc', 'fimir'] } } });
  town.do(HOST, { type: 'beginQuest', quest: 'second', heroes: ['elf'] });
  assert.deepEqual(entered(town).state.next.sheets.elf!.met, ['orc', 'fimir']);
});

rule('NXT-HRO-04', 'potions that were not drunk are kept, as things of one’s own', () => {
  const town = NextTown.withParty(300);
  town.do(BOB, { type: 'purchase', hero: 'elf', ware: 'potionOfSpeed' });
  town.play('first', ['elf'], 'won', { elf: { potions: ['potionOfSpeed', 'heroicBrew'] } });
  assert.deepEqual(town.next('elf').potions, ['potionOfSpeed', 'heroicBrew']);
  const spoils = town.events.find((event) => event.type === 'spoilsKept');
  assert.deepEqual(spoils?.type === 'spoilsKept' && spoils.found, ['heroicBrew']);
  assert.equal(
    town.events.some((event) => event.type === 'heroReturned' && event.potions.length > 0),
    false,
    'nothing is handed back',
  );
});

rule('CLS-END-05', 'the dead take level and gear along; whoever comes after begins anew', () => {
  const town = NextTown.withParty(500);
  town.season('dwarf', 100);
  town.do(BOB, { type: 'advance', hero: 'dwarf' });
  town.do(BOB, { type: 'purchase', hero: 'dwarf', ware: 'shield' });
  town.play('second', ['dwarf'], 'slain', { dwarf: 'dead' });
  assert.equal(
    town.state.heroes.some(({ kind }) => kind === 'dwarf'),
    false,
  );
  town.do(BOB, { type: 'enrol', hero: 'dwarf' });
  assert.deepEqual([town.next('dwarf').level, town.next('dwarf').experience], [1, 0]);
  assert.ok(!town.next('dwarf').gear.includes('shield'));
});

rule('CLS-END-03', 'a report in which the dead bring something, or anybody too much, is not taken', () => {
  const town = NextTown.withParty();
  town.do(HOST, { type: 'beginQuest', quest: 'first', heroes: ['barbarian', 'elf'] });
  const sound = town.report('won', { elf: 'dead' });
  const [barbarian, elf] = sound.heroes;
  const told = (heroes: typeof sound.heroes) =>
    ({ type: 'recordQuest', report: { ...sound, heroes } }) as const;
  const wrong = [
    [barbarian!, { ...elf!, next: { ...elf!.next, won: 5 } }],
    [barbarian!, { ...elf!, next: { ...elf!.next, gear: ['dagger' as const] } }],
    [{ ...barbarian!, potions: ['holyWater', 'holyWater', 'holyWater'] as const }, elf!],
    [{ ...barbarian!, next: { ...barbarian!.next, poison: 1 } }, elf!],
    [{ ...barbarian!, equipment: ['dagger' as const] }, elf!],
  ];
  for (const heroes of wrong) town.refuses(HOST, told(heroes), 'contradictory', 'CLS-END-03');
  town.do(HOST, told(sound.heroes));
});

test('a training game or a stock of cards makes no campaign of NextLevel', () => {
  const base = new NextTown().setup;
  for (const odd of [{ training: true }, { stock: 'cards' }, { level: 7 }] as const) {
    assert.throws(() => new NextTown({ ...base, ...(odd as object) }), Object.keys(odd)[0]);
  }
});

const anyMove = (stream: Stream): Player<NextView, NextCommand, NextEvent> => ({
  choose: ({ moves }) => {
    const bold = moves.filter(({ type }) => type !== 'giveUp' && type !== 'leave' && type !== 'face');
    const list = bold.length > 0 && stream.below(40) > 0 ? bold : moves;
    return list[stream.below(list.length)]!;
  },
});

test('every quest of the book can be begun from the roster, and every match that ends can be recorded', () => {
  const book = readQuestBook();
  const quests = book.map(({ id, quest: { title } }) => ({ id, title }));
  const town = NextTown.withParty(800, { quests, order: 'free', level: 2 });
  const stream = streamFromSeed('book');
  for (const { id, source } of book) {
    for (const [hero, seat] of [
      ['barbarian', ANN],
      ['elf', BOB],
    ] as const)
      if (!town.state.heroes.some(({ kind }) => kind === hero)) town.do(seat, { type: 'enrol', hero });
    town.do(HOST, { type: 'beginQuest', quest: id, heroes: ['barbarian', 'elf'] });
    const opened = nextlevel.open(nextQuestSetup(town.setup, town.state, source));
    assert.ok(opened.ok, JSON.stringify(opened));
    const { game } = opened;
    const players = new Map(game.seats.map((seat) => [seat.id, anyMove(stream)]));
    const { state, finished } = playOut(game, game.start(stream).state, players, stream, { most: 60_000 });
    assert.ok(finished, id);
    town.do(HOST, { type: 'recordQuest', report: nextReportOf(id, state) });
  }
  assert.equal(town.state.chronicle.length, book.length);
});
