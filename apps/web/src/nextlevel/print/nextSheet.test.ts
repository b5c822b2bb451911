import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table, viewOf } from '../play/testing/scene.ts';
import { nextPaperSheet, nextTraps } from './nextSheet.ts';

const ROOM = `
  +-+-+
  |E O|
  +-+-+`;

test('a sheet of NextLevel says the level, what is in hand, and what the elf casts with', () => {
  const view = viewOf(table(ROOM, { E: { kind: 'elf' }, O: { kind: 'orc' } }));
  const sheet = nextPaperSheet(view, view.heroes[0]!, 'en');
  assert.match(sheet.note ?? '', /^Level \d · .*experience · In hand: .*Spell points \d of \d/);
  assert.equal(sheet.movement, 2, 'actions, not dice');
  assert.equal(sheet.equipment.length, view.next.sheets.elf!.gear.length);
  assert.match(nextPaperSheet(view, view.heroes[0]!, 'fr').note ?? '', /^Niveau \d/);
});

test('traps on the players’ map have NextLevel’s names', () => {
  const view = viewOf(table(ROOM, { E: { kind: 'elf' }, O: { kind: 'orc' } }));
  const known = { ...view, next: { ...view.next, traps: [{ kind: 'graniteSphere', squares: [3] }] } };
  const [mark] = nextTraps(known as unknown as typeof view, 'en');
  assert.equal(mark?.square, 3);
  assert.match(mark.name, /granite/i);
});
