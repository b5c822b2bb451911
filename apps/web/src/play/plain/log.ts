/** The log and what is shown of a plain game's events: one line each, one after the other. */
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import { isTableTalk } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { soundCaption } from '../../sound/effects.ts';
import { handMark, typedDice } from '../byHand.ts';
import type { Cue, LogLineUi } from '../gameUi.ts';
import type { PlainGame } from './plainGame.ts';
import { rollIn } from './rolls.ts';

export function linesOf(
  game: PlainGame,
  batches: readonly Batch[],
  view: unknown,
  language: Language,
): readonly LogLineUi[] {
  const names = game.telling.namesIn(view);
  return batches.flatMap((batch) => {
    const isTyped = typedDice(batch);
    return game.telling.log(batch.events, { language, names }).lines.map((line, index): LogLineUi => {
      const dice = line.events.flatMap((event) => rollIn(game, event) ?? []);
      const hand = handMark(dice, isTyped, language);
      return {
        key: `${batch.seq}.${index}`,
        seq: batch.seq,
        at: batch.at,
        parts: hand === '' ? line.parts : [...line.parts, { text: hand }],
        text: line.text + hand,
        rules: line.rules,
        kinds: [
          ...(line.events.some((event) => 'audience' in event) ? (['secret'] as const) : []),
          ...(line.events.some(isTableTalk) ? (['table'] as const) : []),
          ...(line.quiet ? (['quiet'] as const) : []),
        ],
        dice,
      };
    });
  });
}

/** A die is seen before what comes of it. */
export function cuesOf(game: PlainGame, events: readonly BaseEvent[], language: Language): readonly Cue[] {
  return events.flatMap((event, index): Cue[] => {
    const showing = game.shown[event.type];
    if (showing === undefined) return [];
    const { ms, sound } = showing;
    return [
      {
        key: `${index}-${event.type}`,
        ms,
        shows: rollIn(game, event) === null ? 'after' : 'before',
        events: [event],
        sound: { id: sound, caption: soundCaption(sound, language) },
      },
    ];
  });
}
