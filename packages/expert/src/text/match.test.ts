import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamFromSeed } from '@oubliette/kernel';
import type { Dice, Stream } from '@oubliette/kernel';
import { LANGUAGES } from '@oubliette/words';
import { GM } from '../setup.ts';
import { expert } from '../system.ts';
import { expertSubject } from '../testing/subject.ts';
import { PROMPTS } from './chapters.ts';
import { telling } from './telling.ts';

const SLIPS = /undefined|null|NaN|[{}—]|\w-\d|\w@|\[object|  | [.,]|\p{Ll}\p{Lu}/u;

/** Rolls as the stream does; every roll has its purpose, every face its name. */
function listening(stream: Stream): Dice {
  return {
    roll(die, by, rule, of) {
      const face = stream.roll(die, by, rule, of);
      assert.notEqual(telling.roll(rule, undefined, { language: 'fr', names: NOBODY }), null, rule);
      assert.doesNotMatch(telling.face(die.id, face, { language: 'en' }), /\p{Ll}\p{Lu}/u);
      return face;
    },
  };
}

const NOBODY = {
  field: { width: 1, height: 1 },
  heroes: {},
  seats: {},
  met: {},
  tiles: {},
  quest: null,
  solo: false,
};

test('random quests are told without a slip, and no two choices of a seat have the same label', () => {
  const told = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const stream = streamFromSeed(seed);
    const dice = listening(stream);
    const opened = expert.open(expertSubject.setup(stream));
    if (!opened.ok) assert.fail(JSON.stringify(opened.problems));
    const { game } = opened;
    const players = new Map(game.seats.map((seat) => [seat.id, expertSubject.player!(seat, stream)]));
    let { state, events } = game.start(dice);
    let names = telling.nobodyYet(game.view(state, GM));
    for (let count = 0; count < 400; count += 1) {
      const heard = events.filter(({ audience }) => audience?.length !== 0);
      for (const language of LANGUAGES)
        for (const { text } of telling.log(heard, { language, names }).lines)
          assert.doesNotMatch(text, SLIPS);
      names = telling.learn(events, names);
      assert.deepEqual(names.tiles, telling.namesIn(game.view(state, GM)).tiles);
      for (const { type } of events) told.add(type);
      const waiting = game.waiting(state).find(({ optional }) => optional !== true);
      if (waiting === undefined) break;
      const { seat, prompt } = waiting;
      assert.ok(prompt in PROMPTS.en, prompt);
      const view = game.view(state, seat);
      const moves = game.moves(state, seat);
      for (const language of LANGUAGES) {
        const labels = moves.map((move) => telling.label(move, { language, names, view }));
        assert.deepEqual(
          labels.filter((label, at) => labels.indexOf(label) !== at),
          [],
        );
      }
      const decision = game.decide(state, seat, players.get(seat)!.choose({ view, moves }), dice);
      if (!decision.ok) assert.fail(JSON.stringify(decision.refusal));
      ({ state, events } = decision);
    }
  }
  assert.ok(told.size > 40, [...told].join(', '));
});
