/** Lessons played from the lobby by somebody who only does what the hints and the lit things say. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { pinChance } from './support/chance.ts';
import { Finger } from './support/finger.ts';
import { Newcomer } from './support/newcomer.ts';
import { openProduct } from './support/product.ts';
import type { Person } from './support/product.ts';
import { button } from './support/table.ts';

interface Lesson extends Person {
  readonly newcomer: Newcomer;
  readonly finger: Finger;
}

/** Begun with one press on the game's card. */
async function lessonOf(t: TestContext, game: string): Promise<Lesson> {
  const product = await openProduct(t);
  const person = await product.person({ language: 'fr', size: 'phone' });
  await person.context.addInitScript(pinChance, 1);
  await person.page.goto('/');
  await button(person.page, `Leçon : ${game}`).click();
  await person.page.getByRole('grid').waitFor();
  const finger = new Finger(person.page);
  return { ...person, finger, newcomer: new Newcomer(finger) };
}

/** Each once, and all of these. */
function assertTold({ hints }: Newcomer, parts: readonly string[]): void {
  assert.equal(new Set(hints).size, hints.length, hints.join(' · '));
  for (const part of parts)
    assert.ok(
      hints.some((hint) => hint.includes(part)),
      `${part}: ${hints.join(' · ')}`,
    );
}

describe('following only the hints', () => {
  for (const [game, parts] of [
    ['NextLevel', ['deux actions', 'La pointe jaune', 'une porte fermée']],
    ['Advanced', ['douze cases', 'Une porte fermée', 'Un combat']],
  ] as const)
    test(`the lesson of ${game} leads to the first blow`, async (t) => {
      const { newcomer, finger, complaints } = await lessonOf(t, game);
      while (!newcomer.hasStruck) {
        assert.ok(finger.inputs.length < 80, finger.inputs.join(' · '));
        await newcomer.goOn();
      }
      t.diagnostic(finger.inputs.join(' · '));
      assertTold(newcomer, parts);
      assert.deepEqual(complaints, []);
    });
});
