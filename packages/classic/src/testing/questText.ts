/** What every quest that comes with a game must meet: written properly in both languages. */
import assert from 'node:assert/strict';
import type { Text } from '../content/names.ts';
import { everyEffect } from '../quest/places.ts';
import type { Quest } from '../quest/quest.ts';

const SHORTEST = 60;
const LONGEST = 125;

export function assertWellWritten(quest: Quest): void {
  for (const text of textsOf(quest)) {
    assert.doesNotMatch(text.fr, /'/, 'French has typographic apostrophes');
    assert.doesNotMatch(text.fr, /(^|[^\u202f])[;!?»]|«(?!\u202f)/u, `narrow no-break spaces: ${text.fr}`);
    assert.doesNotMatch(text.fr, /[^\u00a0]:/u, `a no-break space before a colon: ${text.fr}`);
    assert.doesNotMatch(`${text.en}${text.fr}`, / {2}|\n/, 'one line, single spaces');
  }
  for (const parchment of Object.values(quest.parchment) as string[]) {
    const words = parchment.split(' ').length;
    assert.ok(words >= SHORTEST && words <= LONGEST, `a parchment of ${words} words`);
  }
}

/** How many monsters there are, including those that notes bring. */
export function monstersIn(quest: Quest): number {
  return everyEffect(quest).reduce(
    (sum, { effect }) => sum + (effect.tag === 'place' ? effect.monsters.length : 0),
    quest.monsters.length,
  );
}

function textsOf(quest: Quest): Text[] {
  return [
    quest.title,
    quest.parchment,
    ...quest.goals.map(({ text }) => text),
    ...quest.traps.flatMap((trap) => (trap.kind === 'chest' && trap.text !== null ? [trap.text] : [])),
    ...everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'text' ? [effect.text] : [])),
  ];
}
