import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { confirm, placeHeroes } from './support/hero.ts';
import { openProduct } from './support/product.ts';
import { addressOf, HEROES, joinTable, openTable, sitDown } from './support/puppet.ts';
import { action, awaited, button, logLines, settle, squaresWith, tap, until } from './support/table.ts';

describe('manners of the table', () => {
  test('a refused action says why and opens its rule; a step is undone, a roll is not', async (t) => {
    const product = await openProduct(t);
    const { page, complaints } = await product.person({ settings: { askBefore: 'always' } });
    await page.goto(addressOf(await openTable(product.url, { seats: [...HEROES] })));
    await placeHeroes(page);

    await button(page, 'Attack, Why not?').click({ force: true });
    const refusal = page.locator('.refusal');
    await refusal.waitFor();
    assert.ok((await refusal.innerText()).length > 20);
    const rule = refusal.getByRole('button', { name: /^Rule CLS-/ });
    const id = /CLS-\w+-\d+/.exec(await rule.innerText())![0];
    await rule.click();
    const text = page.getByRole('dialog', { name: 'The rule' });
    await text.getByText(id).first().waitFor();
    await text.getByRole('button', { name: 'Close', exact: true }).click();

    await action(page, 'Roll to move').click();
    await confirm(page);
    // The dice have brought news: pressed anyway, Undo says so.
    await button(page, 'Undo').click({ force: true });
    await page.getByText('Too late to undo: something new has come to light since.').first().waitFor();

    const [from] = await squaresWith(page, ', Barbarian');
    await tap(page, (await squaresWith(page, 'reachable in 1 step'))[0]!);
    await confirm(page);
    assert.notEqual((await squaresWith(page, ', Barbarian'))[0], from);
    await button(page, 'Undo').click();
    await until('the step is undone', async () => (await squaresWith(page, ', Barbarian'))[0] === from);
    assert.ok((await logLines(page)).some((line) => /takes? (?:the last command )?back/.test(line)));
    assert.deepEqual(complaints, []);
  });

  test('spectators see what heroes see; a chair is lent and taken back; a correction is told; people talk', async (t) => {
    const product = await openProduct(t);
    const choice = {
      quest: 'the-salt-gaol',
      heroes: HEROES.map((kind) => ({ kind, gender: 'm' })),
      training: false,
    };
    const opened = await openTable(product.url, {
      choice,
      name: 'Ada',
      seats: ['morcar'],
      others: 'free',
      begin: false,
    });
    const host = await sitDown(t, product.url, opened);
    const link = async (to: 'play' | 'watch') => {
      const reply = await host.must({ t: 'invite', to });
      assert.ok(reply.t === 'link');
      return reply.secret;
    };
    const admission = await joinTable(product.url, opened.table, await link('play'), 'Léa');
    const lea = await sitDown(t, product.url, admission);
    for (const seat of HEROES)
      await lea.must({ t: 'seat', seat, occupant: { is: 'member', member: admission.member } });
    await host.must({ t: 'begin' });
    await lea.playOn(({ present }) => present.view?.['phase'] === 'play');

    const [master, hero, watcher] = await Promise.all([
      product.person({ settings: { warnBeforeEnd: false } }),
      product.person({ language: 'fr' }),
      product.person(),
    ]);
    await master.page.goto(addressOf(opened));
    await hero.page.goto(addressOf(admission));
    await watcher.page.goto(`/watch/${opened.table}#${await link('watch')}`);
    for (const { page } of [master, hero, watcher]) await settle(page);

    // A watcher sees the heroes' board and log, and nothing to press.
    assert.ok((await squaresWith(master.page, 'hidden:')).length > 20);
    assert.deepEqual(await squaresWith(watcher.page, /hidden:|orc|goblin|fimir/), []);
    assert.equal(await watcher.page.getByRole('toolbar').count(), 0);
    for (const { frames } of [hero, watcher])
      assert.deepEqual(
        frames.filter((frame) => /Old Latch|gargoyle|rockfall|Vats of brine/.test(frame)),
        [],
      );
    assert.deepEqual(
      (await logLines(watcher.page)).filter((line) => !/seat|table/.test(line)),
      (await logLines(master.page)).filter((line) => !/seat|table/.test(line)),
    );

    // A correction by hand, with its reason, in the reader's own language.
    await master.page.keyboard.press('g');
    const correction = master.page.getByRole('dialog', { name: 'Set the table right' });
    await correction.getByRole('radio', { name: 'Body points' }).check();
    await correction.getByRole('combobox').selectOption('barbarian');
    await correction.getByLabel('New value').fill('3');
    await correction.getByLabel('Reason, which everybody reads').fill('the cat walked over it');
    await correction.getByRole('button', { name: 'Set right' }).click();
    await hero.page
      .getByText(/the cat walked over it/)
      .first()
      .waitFor();
    await hero.page.getByRole('button', { name: /Barbare.*Corps 3 sur 8/ }).waitFor();

    // Chat: own words, and a ready phrase that each reads in their own language.
    await master.page.getByRole('tab', { name: 'Chat' }).click();
    await master.page.getByLabel('Say something').fill('Mind the salt.');
    await button(master.page, 'Say it').click();
    await button(master.page, 'Ready phrases').click();
    await master.page.getByRole('menuitem', { name: 'Well played!' }).click();
    await hero.page.getByRole('tab', { name: /Parler/ }).click();
    const heard = hero.page.getByRole('region', { name: 'Discussion' });
    await heard.getByText('Mind the salt.').waitFor();
    await heard.getByText('Bien joué\u202f!').waitFor();

    // A chair lent to the computer, which plays it, and then taken back.
    await hero.page.getByRole('tab', { name: 'Joueurs' }).click();
    const chair = hero.page
      .getByRole('listitem')
      .filter({ hasText: 'Barbare' })
      .filter({ has: hero.page.getByRole('button', { name: 'Laisser jouer l’ordinateur' }) });
    await chair.getByRole('button', { name: 'Laisser jouer l’ordinateur' }).click();
    await hero.page.getByRole('dialog').getByRole('button', { name: 'Laisser jouer l’ordinateur' }).click();
    await until('the computer has played the Barbarian’s turn', async () =>
      (await awaited(master.page)).includes('Dwarf'),
    );
    await hero.page.getByRole('button', { name: 'La reprendre' }).click();
    await hero.page.getByRole('tab', { name: 'Journal' }).click();
    await until('the chair is taken back', async () =>
      (await logLines(hero.page)).some((line) => line.includes('Léa prend la place')),
    );
    assert.deepEqual(
      [master, hero, watcher].flatMap(({ complaints }) => complaints),
      [],
    );
  });

  test('the lobby asks the server on every return to it, and never by itself', async (t) => {
    const product = await openProduct(t);
    const { page, complaints } = await product.person();
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/tables') asked += 1;
    });
    await page.clock.install();
    await page.goto('/');
    await until('the lobby has asked', () => Promise.resolve(asked === 1));
    await page.clock.runFor(600_000);
    assert.equal(asked, 1, 'ten minutes');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await until('it asks again', () => Promise.resolve(asked === 2));
    assert.deepEqual(complaints, []);
  });
});
