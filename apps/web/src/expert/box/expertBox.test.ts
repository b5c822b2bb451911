import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expert, telling, tileMention } from '@oubliette/expert';
import type { View } from '@oubliette/expert';
import { expertSubject, table } from '@oubliette/expert/testing';
import { streamFromSeed } from '@oubliette/kernel';
import { expertShelf } from '@oubliette/shelf/expert';
import { checkMessages } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { newsOn } from '../../play/box/pieces.ts';
import type { BoxBoard } from '../../play/box/pieces.ts';
import { tellNews } from '../../play/box/told.ts';
import { expertBox } from './expertBox.ts';
import { BOX_SHEET } from './words.ts';

const ROOM = `
  +-+-+-+-+
  |. . b .d
  + + + + +
  |< . C .|
  +-+-+-+-+`;

function room() {
  const figures = { b: { hero: 'barbarian', gold: 30 } } as const;
  return table(ROOM, figures, { turn: 'b', act: { mode: 'walk', left: 6 }, around: 12 });
}

function told(before: BoxBoard | null, view: View, language: Language = 'en'): string {
  const now = expertBox.board(view, language)!;
  const news = newsOn(before, now, () => true);
  return tellNews(news, now.size, language)
    .map(({ text }) => text)
    .join(' ');
}

/** A quest up to a number of tiles, and as it was just before the last of them. */
async function grown(tiles: number): Promise<{ readonly before: View; readonly now: View }> {
  const composed = await expertShelf()
    .get('expert')!
    .compose({ heroes: [{ id: 'barbarian' }, { id: 'elf' }], master: true, quest: 'wager' });
  assert.ok(composed.ok);
  const opened = expert.open(composed.setup as never);
  assert.ok(opened.ok);
  const { game } = opened;
  const stream = streamFromSeed('tiles');
  const players = new Map(game.seats.map((seat) => [seat.id, expertSubject.player!(seat, stream)]));
  let { state } = game.start(stream);
  for (let deeds = 0; deeds < 2000; deeds += 1) {
    const before = game.view(state, 'elf');
    const { seat } = game.waiting(state)[0]!;
    const moves = game.moves(state, seat).filter(({ type }) => type !== 'arrangeTile');
    const command = players.get(seat)!.choose({ view: game.view(state, seat), moves });
    const decision = game.decide(state, seat, command, stream);
    if (decision.ok) ({ state } = decision);
    if (state.tiles.length === tiles) return { before, now: game.view(state, 'elf') };
  }
  return assert.fail('no tile was laid');
}

test('a tile that is laid says what it joins; its furniture and whoever waits there come with it', async () => {
  const { before, now } = await grown(3);
  const tile = now.tiles.at(-1)!;
  const names = telling.namesIn(now);
  const [en, fr] = (['en', 'fr'] as const).map((language) => tileMention(names, tile.id)[language].one);
  const stood = expertBox.board(before, 'en');
  assert.match(told(stood, now), new RegExp(`^Put down: an? ${en} joined to the .* at [A-Z]+\\d+`, 'u'));
  assert.match(told(stood, now, 'fr'), new RegExp(`${fr} contre l.* en [A-Z]+\\d+`, 'u'));
  const pieces = expertBox.board(now, 'en')!.pieces.filter(({ key }) => key.startsWith('piece'));
  assert.equal(pieces.length, now.tiles.flatMap(({ furniture }) => furniture).length);
});

test('the game master lays the same table as the heroes', () => {
  const t = room();
  const armed = [{ card: 'pit', moment: 'entered', figure: null, at: t.square('N13') }] as const;
  t.state = { ...t.state, gm: { ...t.state.gm, hand: ['pit'], armed } };
  assert.deepEqual(expertBox.board(t.view('gm'), 'en'), expertBox.board(t.view('ann'), 'en'));
});

test('each hero in a few numbers, in both languages', () => {
  const view = room().view('ann');
  assert.deepEqual(expertBox.party(view, 'en'), [
    { id: 'barbarian', name: 'Barbarian', numbers: 'Body 9/9 · 30 gold pieces', isOnTurn: true },
  ]);
  assert.match(expertBox.party(view, 'fr')[0]!.numbers, /^Corps 9\/9 · 30 pièces d’or$/u);
  assert.deepEqual(checkMessages(BOX_SHEET), []);
});
