import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openProduct } from './support/product.ts';
import { addressOf, openFinished } from './support/puppet.ts';
import { ending, logLines } from './support/table.ts';

describe('in French', () => {
  test('a whole match reads as French should, and switching language tells the old lines again', async (t) => {
    const product = await openProduct(t);
    const finished = await openFinished(t, product.url);
    const { page, complaints } = await product.person({ language: 'fr' });
    await page.goto(addressOf(finished));
    await ending(page).waitFor();
    // The ending covers the whole match: it fetches earlier rows until there are no more.
    await page.locator('.log-lines').getByText('Montrer ce qui précède').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    const french = await logLines(page);
    for (const sentence of SENTENCES) assert.ok(french.includes(sentence), `missing: ${sentence}`);
    for (const pattern of PATTERNS)
      assert.ok(
        french.some((line) => pattern.test(line)),
        `missing: ${pattern}`,
      );
    for (const [fault, pattern] of Object.entries(FAULTS))
      assert.deepEqual(
        french.filter((line) => pattern.test(line)),
        [],
        fault,
      );

    await page.getByRole('button', { name: 'Réglages' }).click();
    await page.getByRole('radio', { name: 'English' }).check();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const english = await logLines(page);
    assert.equal(english.length, french.length);
    assert.equal(english[french.indexOf('Le Barbare commence en D2.')], 'The Barbarian starts on D2.');
    assert.equal(english[french.indexOf('Au tour de l’Elfe.')], 'It is the Elf’s turn.');
    assert.deepEqual(
      english.filter((line) => /[éèêà]|\u202f/.test(line)),
      [],
    );
    assert.deepEqual(complaints, []);
  });
});

/** Elision, contraction and gender, for several nouns: sentences of every training game. */
const SENTENCES = [
  'Le Barbare commence en D2.',
  'L’Elfe commence en B4.',
  'Au tour du Barbare.',
  'Au tour de l’Elfe.',
  'Au tour de l’Enchanteur.',
  'Au tour de Morcar.',
  'Sigmar le Barbare est prêt, avec 0 pièce d’or.',
  'La salle A apparaît\u00a0: 2 portes.',
];
const PATTERNS = [
  /^Le Barbare jette \d \+ \d pour se déplacer\u00a0: \d+ cases\.$/,
  /^(?:Le Barbare|Le Nain|L’Elfe|L’Enchanteur) attaque (?:le lutin|l’orc|le fimir|la momie|le squelette)(?: \d)?\u00a0: /,
  /^(?:Le lutin|L’orc|Le fimir)(?: \d)? se défend\u00a0: .*\. (?:Aucun bouclier noir|1 bouclier noir|\d boucliers noirs)\.$/,
  /perd 1 point de Corps\.$/,
  /^La quête est terminée\u00a0: /,
];
const FAULTS = {
  'a plain space before high punctuation': / [;:!?»]|« |\u00a0[;!?]/,
  'no space before high punctuation': /[^\s\u202f\u00a0][;:!?](?:\s|$)/,
  'a straight apostrophe or quotation mark': /['"]/,
  'an article not contracted': /\b(?:de le|de les|à le|à les)\b/i,
  'an article not elided': /\b(?:[Ll]e|[Ll]a|[Dd]e|[Qq]ue) (?=[aeéèêiou]\p{L}|Elfe|Enchanteur)/u,
  'nothing is singular': /\b0 \p{L}+s\b/u,
  'an English word': /\b(?:the|turn|attacks|with|from|rolls)\b/i,
};
