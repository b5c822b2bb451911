import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { placeHeroes, playTurn } from './support/hero.ts';
import { openProduct } from './support/product.ts';
import type { Person, Product } from './support/product.ts';
import { action, awaited, button, copied, settle, squares, squaresWith, until } from './support/table.ts';

describe('two people and a link', () => {
  test('a hero and an evil wizard meet without accounts, and nothing hidden reaches the hero', async (t) => {
    const product = await openProduct(t);
    const ada = await product.person({ name: 'Ada', settings: { warnBeforeEnd: false } });
    const bob = await product.person({ settings: { warnBeforeEnd: false } });

    const invitation = await openOnline(ada.page);
    await comeIn(bob.page, invitation);
    await ada.page
      .getByRole('region', { name: 'People at the table' })
      .getByText('Bob', { exact: true })
      .waitFor();
    await button(ada.page, 'Begin').click();
    await Promise.all([ada.page, bob.page].map((page) => settle(page)));

    const secrets = secretsOf(bob, product);
    assert.ok(secrets.length > 20, 'the quest has secrets');
    const leaked = (person: Person, dom: string) =>
      secrets.filter((secret) => [...person.frames, dom].some((text) => text.includes(secret)));
    assert.deepEqual(leaked(ada, await ada.page.content()), []);
    assert.ok(
      leaked(bob, '').length >= secrets.length - 1,
      'the evil wizard is told everything but the dice’s secret',
    );
    assert.equal((await squaresWith(bob.page, 'hidden: fimir')).length, 3);
    assert.equal((await squaresWith(ada.page, 'fimir')).length, 0);

    await placeHeroes(ada.page);
    await playUntilFoes(ada.page, bob.page);
    // One of the two is awaited, so nothing moves; but the hero may have a text open, or news on its way.
    await until('the evil wizard sees them where the hero does', async () => {
      await settle(ada.page);
      const [seen, known] = await Promise.all([foes(ada.page), foes(bob.page)]);
      return seen.size > 0 && [...seen].every(([name, foe]) => known.get(name) === foe);
    });
    assert.ok(
      ada.frames.some((frame) => /"kind":"(?:orc|goblin|fimir)"/.test(frame)),
      'what is revealed is sent',
    );
    // Behind doors still shut.
    assert.deepEqual(
      leaked(ada, await ada.page.content()).filter((secret) => /Latch|Loquet|gargoyle|rockfall/.test(secret)),
      [],
    );
    assert.deepEqual([...ada.complaints, ...bob.complaints], []);
  });
});

/** Opens a table online as a hero, with a chair for a friend behind the screen; returns the invitation's address. */
async function openOnline(page: Page): Promise<string> {
  await page.goto('/');
  await button(page, /^Online with friends/).click();
  const dialog = page.getByRole('dialog', { name: 'A new table' });
  await dialog.getByRole('radio', { name: /^The Salt Gaol/ }).check();
  await dialog.getByRole('radio', { name: /^A friend/ }).check();
  await button(page, 'Set the table').click();
  await button(page, 'Invite somebody to play').click();
  const link = page.getByRole('dialog', { name: 'Invitation to play' });
  await button(page, 'Copy the link').click();
  const invitation = await copied(page, '/join/');
  assert.equal(invitation, await link.getByLabel('Invitation to play').inputValue());
  await link.getByRole('button', { name: 'Close' }).click();
  return invitation;
}

async function comeIn(page: Page, invitation: string): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('Your name').fill('Bob');
  await page.getByRole('radio', { name: 'Morcar' }).check();
  await button(page, 'Come in').click();
  await page.getByText('The host begins the match.').waitFor();
}

/** Everything only the evil wizard may know, from his own page's messages and the server's own file. */
function secretsOf({ frames }: Person, { data }: Product): readonly string[] {
  const quest = frames
    .map((frame) => JSON.parse(frame) as Sent)
    .flatMap((message) => [message.present?.view?.screen, message.view?.screen])
    .find((screen) => screen != null)?.quest;
  assert.ok(quest, 'the evil wizard was told the quest');
  const db = new DatabaseSync(join(data, 'tables.sqlite'), { readOnly: true });
  const { heading } = db.prepare('SELECT heading FROM headings').get() as { readonly heading: string };
  db.close();
  const { secret } = JSON.parse(heading) as { readonly secret: string };
  const { notes, treasures, traps } = quest;
  return [secret, 'Old Latch', 'Vieux-Loquet', 'gargoyle', 'rockfall', ...texts([notes, treasures, traps])];
}

interface Sent {
  readonly present?: { readonly view: View | null };
  readonly view?: View;
}
interface View {
  readonly screen?: { readonly quest: Record<string, unknown> } | null;
}

/** Every sentence nested inside. */
function texts(within: unknown): string[] {
  if (typeof within === 'string') return within.includes(' ') ? [JSON.stringify(within).slice(1, -1)] : [];
  if (typeof within !== 'object' || within === null) return [];
  return Object.values(within).flatMap(texts);
}

/** The monsters on the board by their squares; the last of a kind has no number. */
async function foes(page: Page): Promise<ReadonlyMap<string, string>> {
  const found = [...(await squares(page))].flatMap(([name, text]) => {
    const foe = /, ((?:goblin|orc|fimir)(?: \d+)?)/.exec(text)?.[1];
    return foe === undefined ? [] : [[name, foe] as const];
  });
  return new Map(found);
}

/** Both play on until the hero sees a monster. */
async function playUntilFoes(hero: Page, master: Page): Promise<void> {
  for (let turns = 0; turns < 40; turns += 1) {
    const who = await until('somebody’s turn', async () => {
      for (const page of [hero, master]) {
        await settle(page);
        if ((await awaited(page)).startsWith('Your turn')) return page;
      }
      return null;
    });
    if ((await foes(hero)).size > 0) return;
    if (who === hero) await playTurn(hero);
    else await action(master, 'End the turn').click();
  }
  assert.fail('no monster was met in twenty rounds');
}
