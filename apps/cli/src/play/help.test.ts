import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_IDS } from '@oubliette/shelf';
import { LANGUAGES } from '@oubliette/words';
import { bookOf } from '../games.ts';
import { widthOf } from '../layout.ts';
import { helpLines } from './help.ts';

test('what can be typed fits the window, and what it means stays beside it', () => {
  for (const id of GAME_IDS)
    for (const language of LANGUAGES)
      for (const width of [60, 80]) {
        const help = bookOf(id).help[language];
        const lines = helpLines(help, width);
        assert.ok(lines.length > help.split('\n').length, 'some of it is longer');
        for (const line of lines) {
          assert.ok(widthOf(line) <= width, `${id} ${language} ${width}: ${line}`);
          assert.match(line, /^(?:\S.{17} |\s{19})\S/u, line);
        }
        const words = (text: string): string[] => text.split(/\s+/u);
        assert.deepEqual(words(lines.join(' ')), words(help));
      }
});
