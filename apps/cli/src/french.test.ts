/** Whatever the terminal prints in French has the spaces French prints. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moments } from '../test/moments.ts';
import { printedBy } from '../test/printed.ts';
import { TOPIC_NAMES } from './help.ts';
import { bookOf } from './games.ts';
import { GAME_IDS } from '@oubliette/shelf';
import { drawScreen } from './play/screen.ts';
import { styleFor } from './style.ts';

/** Typed or named, not spoken: commands, files, ids, squares, addresses, odds and marks on a map. */
const NOT_SAID =
  /\.\/oubliette[^\n]*|https?:\S+|\S+\.(?:ya?ml|json)\S*|\w+=\S+|\w+:\w+\S*|<<+|>>+|\? porte secrète|[!?]\S|(?<!\p{L})[\p{L}·]\?/gu;

function badSpaces(text: string): readonly string[] {
  return text.split('\n').filter((line) => {
    const said = line.replaceAll(NOT_SAID, ' x ');
    return (
      /[^\s\u00a0\u202f(…]\s?[;:!?](?=\s|$)/u.test(said.replaceAll(/[\u00a0\u202f][;:!?»]/gu, '')) ||
      /« |[^\u00a0\u202f]»/u.test(said)
    );
  });
}

test('the check finds what it is for', () => {
  assert.equal(badSpaces('Emploi: tapez').length, 1);
  assert.equal(badSpaces('Emploi : tapez').length, 1);
  assert.equal(badSpaces('« oui »').length, 1);
  assert.equal(badSpaces('Emploi\u00a0: «\u00a0oui\u00a0»\u202f!').length, 0);
});

test('help, rules and maps', async () => {
  const lines = [
    ['help'],
    ...TOPIC_NAMES.map((topic) => ['help', topic]),
    ['rule', 'CLS-MOV-05', 'NXT-ACT-01', 'ADV-HTH-13'],
    ['map', 'classic', 'the-trial'],
    ['map', 'advanced', 'tobaro'],
    ['quest', 'the-trial'],
  ];
  for (const args of lines) {
    const { out } = await printedBy([...args, '--lang', 'fr']);
    assert.ok(out.length > 0, args.join(' '));
    assert.deepEqual(badSpaces(out), [], args.join(' '));
  }
});

test('what can be typed during a game', () => {
  for (const id of GAME_IDS) assert.deepEqual(badSpaces(bookOf(id).help.fr), [], id);
});

for (const args of [
  ['classic', '--quest', '3', '--heroes', 'barbare,naine:f,elfe=Aldis:f,enchanteresse:f'],
  ['nextlevel', '--quest', 'crowmill'],
  ['advanced', '--quest', 'bells1', '--henchmen', 'sven,sven:sergeant'],
])
  test(`screens, sheets, maps and the log of ${args.join(' ')}`, async () => {
    for await (const { book, match, setup, log, seat, prompt } of moments(args, 40)) {
      const view = match.game.view(match.state, seat);
      const look = {
        setup,
        view,
        names: log.names('fr', seat),
        language: 'fr',
        style: styleFor({}),
      } as const;
      const menu = book.menu(match.game.moves(match.state, seat), look, null);
      const news = log.lines('fr', seat).slice(-12);
      const shown = drawScreen({ ...look, book, menu, prompt, news, before: 0, width: 100, height: 60 });
      const told = [...shown, ...book.sheet(look, 100), ...book.map(look, 100)].join('\n');
      assert.deepEqual(badSpaces(told), []);
    }
  });
