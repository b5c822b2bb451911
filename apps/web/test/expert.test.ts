import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { expert, GM } from '@oubliette/expert';
import type { Command } from '@oubliette/expert';
import { makeMatchFile, newMatch, streamFromSeed } from '@oubliette/kernel';
import type { Dice, Die, Face, MatchFile } from '@oubliette/kernel';
import { expertShelf } from '@oubliette/shelf/expert';
import { inView, noScrolling } from './support/fit.ts';
import { openProduct } from './support/product.ts';
import type { Person, Product } from './support/product.ts';
import { addressOf, joinTable, openPlayed, openTable, sitDown } from './support/puppet.ts';
import { logLines, settle, squares, squaresWith, tap, until } from './support/table.ts';

describe('a quest of Expert', () => {
  for (const size of ['laptop', 'phone'] as const)
    test(`${size}: the first rooms by hand, alone with the book; nothing to scroll in play`, async (t) => {
      const product = await openProduct(t);
      const { page, complaints } = await product.person({ size });
      const seats = ['barbarian', 'elf'];
      const choice = { quest: 'coldKitchen', master: false, heroes: seats.map((id) => ({ id })) };
      await page.goto(addressOf(await openTable(product.url, { game: 'expert', choice, seats })));
      await settle(page);
      await noScrolling(page);
      await page.getByRole('button', { name: 'Place the whole party' }).click();
      await settle(page);
      await page.getByRole('button', { name: 'Skip all hints' }).first().click();
      await inView(page.locator('.action-done'), 'the last action');
      await noScrolling(page);

      // One tap takes the turn, rolls the die and walks.
      const [beside] = await squaresWith(page, /closed door.*reachable in \d(?!.*if)/u);
      assert.ok(beside !== undefined, 'a door can be walked to, however the die falls');
      await tap(page, beside);
      await settle(page);
      assert.match(await page.locator('.turn-head').innerText(), /\d/u);
      assert.deepEqual(await squaresWith(page, /Barbarian|Elf/u).then((all) => all.includes(beside)), true);

      const laid = (await squares(page)).size;
      await page.locator('.action-open').click();
      await inView(page.locator('.staged .button-primary'), 'Confirm for a door');
      await page.locator('.staged .button-primary').click();
      await settle(page);
      await until('a tile is laid', async () => (await squares(page)).size > laid);
      await noScrolling(page);
      assert.deepEqual(complaints, []);
    });

  test('a human game master interrupts a walk with a trap, and nothing sent to the hero tells of it before', async (t) => {
    const product = await openProduct(t);
    const { ada, bob } = await atTheTable(t, product);
    const hand = bob.page.locator('.desk-master');
    if (!(await hand.getAttribute('open').then((open) => open !== null)))
      await hand.locator('summary').click();
    assert.match((await hand.locator('.desk-hand').innerText()).toLowerCase(), /pit/u);
    const watch = hand.getByLabel('Be asked: when a cell is entered');
    await watch.click();
    await until('the game master is listened to', () => watch.isChecked());

    const far = await squaresWith(ada.page, /reachable in 3(?!\d)/u);
    assert.ok(far[0] !== undefined);
    await tap(ada.page, far[0]);
    await until('the game master is asked', () => bob.page.locator('.desk-question').isVisible());
    assert.ok(!told(ada).some((frame) => frame.includes('"pit"')), 'the hero knows of no pit');
    await hand.getByRole('button', { name: 'Play it now' }).first().click();
    await tapLit(bob);
    await until('the hero has fallen', async () =>
      (await logLines(ada.page)).some((line) => /game master plays the pit/iu.test(line)),
    );
    await settle(ada.page);
    assert.deepEqual(await squaresWith(ada.page, /Barbarian/u).then((all) => all.includes(far[0]!)), false);
    assert.deepEqual([...ada.complaints, ...bob.complaints], []);
  });
});

function told({ frames }: Person): readonly string[] {
  return frames;
}

/** Of a card that is aimed, the first place it can be played at. */
async function tapLit({ page }: Person): Promise<void> {
  await settle(page);
  if (!(await page.locator('.staged .button-primary').isVisible())) await page.keyboard.press('n');
  await page.locator('.staged .button-primary').click();
}

/** A lone Barbarian about to move, and a game master with a pit in hand, each at a page of their own. */
async function atTheTable(
  t: TestContext,
  product: Product,
): Promise<{ readonly ada: Person; readonly bob: Person }> {
  const admission = await openPlayed(product.url, await firstTurn(), {
    game: 'expert',
    choice: null,
    name: 'Ada',
    seats: ['barbarian'],
    others: 'free',
    begin: false,
    options: {},
  });
  const hero = await sitDown(t, product.url, admission);
  const invited = await hero.must({ t: 'invite', to: 'play' });
  assert.ok(invited.t === 'link');
  const behind = await joinTable(product.url, admission.table, invited.secret, 'Bob');
  const master = await sitDown(t, product.url, behind);
  await hero.must({ t: 'seat', seat: GM, occupant: { is: 'member', member: behind.member } });
  await master.must({ t: 'agree', agrees: true });
  const ada = await product.person({ name: 'Ada' });
  // He takes his time: no moment passes while he thinks.
  const bob = await product.person({ name: 'Bob', settings: { asks: { 'expert.moments': 'always' } } });
  await ada.page.goto(addressOf(admission));
  await bob.page.goto(addressOf(behind));
  await settle(ada.page);
  await settle(bob.page);
  return { ada, bob };
}

/** Prepared by the dice and placed; the two cards the game master draws are a pit and a spear. */
async function firstTurn(): Promise<MatchFile> {
  const choice = { quest: 'coldKitchen', heroes: [{ id: 'barbarian' }] };
  const composed = await expertShelf().get('expert')!.compose(choice);
  assert.ok(composed.ok);
  const { setup } = composed;
  const opened = expert.open(setup as never);
  assert.ok(opened.ok);
  const match = newMatch(expert, setup, opened.game);
  const draws = ['pit', 'spear'];
  const chance = streamFromSeed('first turn');
  const dice: Dice = {
    roll: <F extends Face>(die: Die<F>, by: string, rule: string): F =>
      die.id === 'event' && draws.length > 0 ? (draws.shift() as F) : chance.roll(die, by, rule),
  };
  match.start(dice);
  const give = (seat: string, wanted: (command: Command) => boolean): void => {
    const command = opened.game.moves(match.state, seat).find(wanted);
    assert.ok(command !== undefined);
    assert.equal(match.command(seat, command, dice).status, 'done');
  };
  give(GM, ({ type }) => type === 'ready');
  const { tiles } = opened.game.view(match.state, 'barbarian');
  give('barbarian', (command) => command.type === 'placeHero' && command.at !== tiles[0]!.stairs);
  // Whatever else the game master is asked at the start of the turn passes.
  while (opened.game.waiting(match.state).some(({ seat, optional }) => seat === GM && optional !== true))
    give(GM, ({ type }) => type === 'passEvents');
  return makeMatchFile(expert, setup, match);
}
