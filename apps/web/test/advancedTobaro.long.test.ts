import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ADVANCED_ASKS } from '../src/advanced/play/spared.ts';
import { pinChance } from './support/chance.ts';
import { carryOut } from './support/expedition.ts';
import { Follower, keptMatch } from './support/follower.ts';
import { openProduct } from './support/product.ts';
import { button, logLines, settle, squares } from './support/table.ts';

/** With these dice the stairs down are found early. */
const LUCK = 30;
/** More than these dice need. */
const MOST_DEEDS = 300;

describe('The Curse of Tobaro', () => {
  test('its first level is played alone, from the lobby down the stairs (fr)', async (t) => {
    const product = await openProduct(t);
    // Every question is put, and every choice confirmed, as the match beside it has them.
    const asks = Object.fromEntries(ADVANCED_ASKS.map(({ id }) => [id, 'always']));
    const settings = { warnBeforeEnd: false, askBefore: 'always', asks };
    const { page, context, complaints } = await product.person({ language: 'fr', settings });
    await context.addInitScript(pinChance, LUCK);
    await page.goto('/');
    await button(page, /^Expédition/u).click();
    await page.getByRole('radio', { name: /Tobaro/u }).check();
    await button(page, 'Dresser la table').click();
    await page.getByRole('grid').waitFor();
    await settle(page);
    const { setup, secret } = await keptMatch(page);
    const match = new Follower(setup, secret);
    const before = (await squares(page)).size;
    for (let deeds = 0; !match.isOver && match.view.level === 0; deeds += 1) {
      assert.ok(deeds < MOST_DEEDS, 'the level goes on and on: choose other dice');
      await carryOut(page, match, match.advise(), 'fr');
    }
    assert.ok(before > 0);
    const told = new Set(match.events.map(({ type }) => type));
    for (const type of ['sectionLaid', 'fightBegan', 'levelChanged'] as const)
      assert.ok((told as ReadonlySet<string>).has(type), type);
    const lines = (await logLines(page)).join('\n');
    for (const line of [/hommes?-rats?/u, /attaque/u, /étage 2/iu]) assert.match(lines, line);
    assert.deepEqual(complaints, []);
  });
});
