import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figureMention as called, telling } from '@oubliette/advanced';
import type { View as Expedition } from '@oubliette/advanced';
import { figureMention } from '@oubliette/classic';
import type { View } from '@oubliette/classic';
import { tokensOf as levelTokens } from '../advanced/board/looks.ts';
import { tokensOf } from '../classic/board/tokensOf.ts';
import { CLASSIC_PLAY } from '../classic/classicPlay.ts';
import { table } from '../classic/play/testing/scene.ts';
import { NEXT_PLAY } from '../nextlevel/play/nextPlay.ts';

/** Everybody's number in the log. */
function labelOf(mention: object): string {
  return 'label' in mention ? String(mention.label) : '';
}

test('an orc of the log is found by its number on the board, whatever the number', () => {
  const { figures, ...rest } = table('+-+-+\n|B O|\n+-+-+', {
    B: { kind: 'barbarian' },
    O: { kind: 'orc' },
  }).view();
  const [hero, orc] = figures;
  const orcs = [1, 2, 9, 10, 14, 36].map((number) => ({ ...orc!, id: `orc-${number}` }));
  const view = { ...rest, figures: [hero!, ...orcs] } as View;
  for (const { telling: said } of [CLASSIC_PLAY, NEXT_PLAY]) {
    const names = said.namesIn(view as never);
    const tokens = tokensOf({}, view, names, 'en').filter(({ id }) => id.startsWith('orc'));
    assert.deepEqual(
      tokens.map(({ mark }) => mark),
      orcs.map(({ id }) => labelOf(figureMention(names, id))),
    );
    assert.equal(tokens.at(-2)!.mark, '14');
  }
});

test('so are the monsters of an expedition, and its henchmen of one name', () => {
  const figure = {
    side: 'monsters',
    kind: 'monster',
    of: 'orc',
    square: 1,
    size: 1,
    wounds: 1,
    effects: [],
    disguise: null,
  };
  const sheet = (id: string, name: string) => ({
    id,
    name,
    gender: 'm',
    kind: 'henchman',
    seat: 'a',
    startWounds: 1,
  });
  const sheets = [sheet('heinrich', 'Heinrich'), sheet('hench-1', 'Otto'), sheet('hench-2', 'Otto')];
  const figures = [
    ...['orc-1', 'orc-14'].map((id) => ({ ...figure, id })),
    ...sheets.map(({ id }) => ({ ...figure, id, of: id, side: 'heroes', kind: 'henchman' })),
  ];
  const view = {
    figures,
    sheets,
    master: { seat: null },
    leader: null,
    woundsHidden: false,
  } as unknown as Expedition;
  const names = telling.namesIn(view);
  const marks = levelTokens(view, view.figures, 'en').map(({ mark }) => mark ?? '');
  assert.deepEqual(marks, ['1', '14', 'H', 'O1', 'O2']);
  for (const [index, { id }] of figures.entries())
    assert.ok(marks[index]!.endsWith(labelOf(called(names, id))), id);
});
