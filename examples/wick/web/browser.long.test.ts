import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openProduct } from '../../../apps/web/test/support/product.ts';
import { button, logLines, settle, tap, until } from '../../../apps/web/test/support/table.ts';
import { ensureClient } from '../../../tools/client.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('in French, by tap and by key, from the lobby to the ending and the replay', async (t) => {
  assert.deepEqual(await ensureClient(root, () => undefined, true), { ok: true });
  const product = await openProduct(t, { OUBLIETTE_EXAMPLES: '1' });
  const { page, complaints } = await product.person({ language: 'fr' });
  await page.goto('/');
  await button(page, /^Nouvelle table/).click();
  await page.getByRole('radio', { name: /La dernière mèche/ }).check({ force: true });
  await page.getByRole('radio', { name: /14 mesures/ }).check({ force: true });
  await button(page, 'Dresser la table').click();
  await settle(page);
  for (const _ of ['staged', 'confirmed']) await tap(page, 'Case 1');
  await until('the warden has answered', async () => (await logLines(page)).length === 3);
  assert.equal((await logLines(page))[1], 'Le voleur avance jusqu’à la case 1.');
  const ending = page.getByRole('dialog', { name: 'La dernière mèche' });
  const won = async () => (await logLines(page)).some((line) => line.includes('a gagné'));
  for (let turn = 0; turn < 14 && !(await won()); turn += 1) {
    await settle(page);
    await page.keyboard.press(turn === 0 ? 's' : 'm');
    await page.keyboard.press('Enter');
    await until(
      'it is over, or the thief’s turn',
      async () => (await won()) || (await logLines(page)).length >= 5 + 2 * turn,
    );
  }
  await ending.waitFor();
  assert.match(await ending.innerText(), /(?:voleur|gardien) a gagné/);
  assert.match((await logLines(page)).join('\n'), /Le voleur scrute l’ombre et obtient \d/);
  await ending.getByText('La revoir').click();
  await page.getByRole('slider').press('Home');
  await until('the thief stands at the door again', () =>
    page.getByRole('gridcell', { name: /la porte, Le voleur/ }).isVisible(),
  );
  assert.deepEqual(complaints, []);
});
