/** The quest book that comes with the game, played as a whole campaign by players who try anything. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Player, Stream } from '@oubliette/kernel';
import type { Command } from '../commands.ts';
import { HERO_KINDS } from '../content/heroes.ts';
import type { ClassicEvent } from '../events.ts';
import { readQuestBook } from '../node/questFiles.ts';
import { classic } from '../system.ts';
import type { View } from '../view.ts';
import { questSetup } from './quests.ts';
import { reportOf } from './report.ts';
import { ANN, BOB, HOST, Town } from './testing/town.ts';

const anyMove = (stream: Stream): Player<View, Command, ClassicEvent> => ({
  choose: ({ moves }) => {
    const bold = moves.filter(({ type }) => type !== 'giveUp' && type !== 'leave');
    const list = bold.length > 0 && stream.below(40) > 0 ? bold : moves;
    return list[stream.below(list.length)]!;
  },
});

test('every quest of the book can be begun from the roster, and every match that ends can be recorded', () => {
  const book = readQuestBook();
  const quests = book.map(({ id, quest: { title, training } }) => ({ id, title, training }));
  const town = new Town({ quests, order: 'free' });
  const stream = streamFromSeed('book');
  const outcomes = new Set<string>();
  for (const { id, source } of book) {
    for (const [i, hero] of HERO_KINDS.entries())
      if (!town.state.heroes.some(({ kind }) => kind === hero))
        town.do(i < 2 ? ANN : BOB, { type: 'enrol', hero });
    for (const hero of HERO_KINDS) town.pay(hero, 150);
    town.do(BOB, { type: 'buy', hero: 'elf', equipment: 'spear' });
    town.begin(id, HERO_KINDS);
    const opened = classic.open(questSetup(town.setup, town.state, source));
    assert.ok(opened.ok, JSON.stringify(opened));
    const { game } = opened;
    const players = new Map(game.seats.map((seat) => [seat.id, anyMove(stream)]));
    const { state, finished } = playOut(game, game.start(stream).state, players, stream, { most: 50_000 });
    assert.ok(finished, id);
    const report = reportOf(id, state);
    outcomes.add(report.outcome);
    town.do(HOST, { type: 'recordQuest', report });
    const living = report.heroes.filter(({ fate }) => fate === 'out').map(({ hero }) => hero);
    assert.deepEqual(town.state.heroes.map(({ kind }) => kind).sort(), living.sort());
    if (town.state.heroes.some(({ equipment }) => equipment.includes('spear')))
      assert.equal(town.left('spear'), 0);
    else assert.equal(town.left('spear'), 1);
    for (const { kind, equipment } of town.state.heroes)
      if (equipment.includes('spear'))
        town.do(kind === 'elf' || kind === 'wizard' ? BOB : ANN, { type: 'dismiss', hero: kind });
  }
  assert.ok(outcomes.size > 1, [...outcomes].join());
});
