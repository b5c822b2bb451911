import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamFromSeed } from '@oubliette/kernel';
import type { Stream } from '@oubliette/kernel';
import { LANGUAGES } from '@oubliette/words';
import { advanced } from '../system.ts';
import { advancedSubject } from '../testing/subject.ts';
import { wanderer } from '../testing/wanderer.ts';
import { describeCommand } from './commands.ts';
import { namesFrom } from './names.ts';
import { narrateAllAdvanced } from './narrate.ts';
import { PROMPTS } from './prompts.ts';

function pick<T>(list: readonly T[], stream: Stream): T {
  return list[stream.below(list.length)]!;
}

const SLIPS = /undefined|null|NaN|[{}—]|\w-\d|\[object|  | [.,]|\p{Ll}\p{Lu}/u;

test('random expeditions are told without a slip, and no two choices of a figure have the same label', () => {
  const told = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four']) {
    const stream = streamFromSeed(seed);
    const opened = advanced.open(advancedSubject.setup(stream));
    if (!opened.ok) assert.fail(JSON.stringify(opened.problems));
    const { game } = opened;
    const players = new Map(game.seats.map((seat) => [seat.id, wanderer(seat, stream)]));
    let { state, events } = game.start(stream);
    let names = namesFrom(game.view(state, 'master'));
    for (let count = 0; count < 300; count += 1) {
      for (const language of LANGUAGES)
        for (const { text } of narrateAllAdvanced(events, names, language).lines)
          assert.doesNotMatch(text, SLIPS);
      names = narrateAllAdvanced(events, names, 'en').after;
      for (const { type } of events) told.add(type);
      const waiting = game.waiting(state).filter(({ optional }) => optional !== true);
      if (waiting.length === 0) break;
      const { seat, prompt } = pick(waiting, stream);
      assert.ok(prompt in PROMPTS.en, prompt);
      const view = game.view(state, seat);
      const moves = game.moves(state, seat);
      for (const language of LANGUAGES) {
        const labels = moves.map(
          (move) => `${'figure' in move ? move.figure : ''} ${describeCommand(move, names, language, view)}`,
        );
        const twins = labels.filter((label, index) => labels.indexOf(label) !== index);
        assert.deepEqual(twins, []);
      }
      const command = players.get(seat)!.choose({ view, moves });
      const decision = game.decide(state, seat, command, stream);
      if (!decision.ok) assert.fail(JSON.stringify([command, decision.refusal]));
      ({ state, events } = decision);
    }
  }
  assert.ok(told.size > 30, [...told].join(', '));
});
