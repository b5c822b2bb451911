import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table, viewOf } from '../play/testing/scene.ts';
import { mapOfView } from '../../paper/map.ts';
import { mapNames } from '../../paper/mapNames.ts';
import { nextMarks, nextPaperSheet } from './nextSheet.ts';

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

test('all that a hero has learnt and carries stands on the sheet', () => {
  const view = viewOf(table(ROOM, { E: { kind: 'wizard' }, O: { kind: 'orc' } }));
  const names = (cards: readonly { readonly name: string }[] = []) => cards.map(({ name }) => name);
  const [hero] = view.heroes;
  const bare = nextPaperSheet(view, hero!, 'en');
  assert.equal(bare.defence, 3, 'with what is worn');
  assert.match(bare.note ?? '', /Mana 2 of 2$/);
  assert.deepEqual(names(bare.spells), ['Revealing Light', 'Lightning', 'Weapon Enchantment']);
  const sheet = view.next.sheets.wizard!;
  const wealthy = {
    ...sheet,
    inHand: null,
    parts: 3,
    lucky: 7,
    scrolls: ['lightning'],
    substances: ['mandrake'],
    gifts: ['hardy'],
    speciality: 'assassin',
  } as const;
  const next = { ...view.next, sheets: { ...view.next.sheets, wizard: wealthy } };
  const rich = nextPaperSheet({ ...view, next }, hero!, 'en');
  assert.equal(rich.finds.length, bare.finds.length + 2);
  assert.match(names(rich.finds).join(), /lightning.*mandrake/i);
  assert.deepEqual(names(rich.learnt?.cards), ['Assassin', 'Hardiness']);
  assert.match(rich.note ?? '', /In hand: nothing/);
  assert.match(rich.note ?? '', /3 trap parts/);
  assert.match(rich.note ?? '', /7$/);
});

test('traps on the players’ map have NextLevel’s names', () => {
  const view = viewOf(table(ROOM, { E: { kind: 'elf' }, O: { kind: 'orc' } }));
  const known = { ...view, next: { ...view.next, traps: [{ kind: 'graniteSphere', squares: [3] }] } };
  const [mark] = nextMarks(known as unknown as typeof view, 'en').traps;
  assert.equal(mark?.square, 3);
  assert.match(mark.name, /granite/i);
});

test('and so have its monsters, the box’s and its own', () => {
  const view = viewOf(
    table(ROOM.replace('E O', 'E O U'), { E: { kind: 'elf' }, O: { kind: 'orc' }, U: { kind: 'ogre' } }),
  );
  const marks = (['en', 'fr'] as const).map((language) => {
    const map = mapOfView(view, language, mapNames(language), nextMarks(view, language));
    return map.marks.map(({ text, name }) => `${text} ${name}`);
  });
  assert.deepEqual(marks, [
    ['El Elf', 'o1 orc', 'r1 ogre'],
    ['El Elfe', 'o1 orc', 'r1 ogre'],
  ]);
});
