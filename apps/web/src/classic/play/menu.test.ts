import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf } from './lines.ts';
import { endWarning } from './consequence.ts';
import { actorOf, isEarlyLeave, menuOf, unusedBefore } from './menu.ts';
import type { Menu } from './menu.ts';
import { table } from './testing/scene.ts';
import type { TestTable } from './testing/scene.ts';
import { CLASSIC_PLAY } from '../classicPlay.ts';

function menu(t: TestTable, seat = 'heroes', focus: string | null = null): Menu {
  return menuOf(CLASSIC_PLAY, t.view(seat), seat, t.moves(seat), focus);
}
const lit = ({ items }: Menu): string[] =>
  items.filter(({ commands }) => commands.length > 0).map(({ id }) => id);
const item = ({ items }: Menu, id: string) => items.find((each) => each.id === id)!;
const scene = (turn: object | string): TestTable =>
  table(
    `
    +-+-+-+
    |E O .|
    + + + +
    |W . .|
    +-+-+-+`,
    {
      E: { kind: 'elf', spells: ['genie', 'tempest', 'swiftWind'], potions: ['potionOfHealing'] },
      W: { kind: 'wizard' },
      O: { kind: 'orc' },
    },
    { turn: turn as 'E' },
  );

test('every action of the rulebook is there, in the same order, lit or not', () => {
  const before = menu(scene('E'));
  const after = menu(scene({ of: 'E', left: 3, acted: true }));
  assert.deepEqual(
    before.items.map(({ id }) => id),
    after.items.map(({ id }) => id),
  );
  assert.deepEqual(
    before.items.map(({ digit }) => digit),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, null, null],
  );
  assert.deepEqual(lit(before), ['move', 'attack', 'cast', 'item', 'leave', 'endTurn']);
  assert.deepEqual(lit(after), ['move', 'item', 'leave', 'endTurn']);
});

test('targets are counted, not the weapons or manners they can be met with', () => {
  const t = scene('E');
  assert.equal(item(menu(t), 'attack').targets, 1);
  assert.equal(item(menu(t), 'cast').targets, 3, 'three spells');
});

test('what is greyed can be asked about, and the rules answer', () => {
  const t = scene({ of: 'E', left: 3, acted: true });
  for (const { id, commands, prototype } of menu(t).items) {
    if (commands.length > 0) continue;
    const refusal = t.try('heroes', prototype);
    assert.ok(refusal !== null, id);
    assert.notEqual(refusal.code, 'notACommand');
  }
  assert.equal(t.try('heroes', item(menu(t), 'attack').prototype)?.code, 'alreadyActed');
  assert.equal(t.try('heroes', item(menu(t), 'searchTreasure').prototype)?.code, 'alreadyActed');
});

test('blows at friends, wasted spells and giving up are out of the way', () => {
  const { items, grave } = menu(scene('E'));
  const types = new Set(grave.map(({ type }) => type));
  assert.ok(types.has('giveUp') && types.has('attack'));
  assert.ok(items.every(({ commands }) => commands.every((command) => !grave.includes(command))));
  const attack = items.find(({ id }) => id === 'attack')!;
  assert.ok(
    attack.commands.every((command) => command.type === 'attack' && command.target.startsWith('orc')),
  );
});

test('Morcar plays one monster at a time, the one turned to', () => {
  const map = `
    +-+-+-+-+-+
    |E O . . G|
    +-+-+-+-+-+`;
  const t = table(map, { E: { kind: 'elf' }, O: { kind: 'orc' }, G: { kind: 'goblin' } }, { turn: 'morcar' });
  assert.equal(menu(t, 'morcar').actor, t.id('O'));
  const goblin = menu(t, 'morcar', t.id('G'));
  assert.equal(goblin.actor, t.id('G'));
  assert.deepEqual(lit(goblin), ['move', 'endTurn']);
  assert.deepEqual(lit(menu(t, 'morcar', t.id('O'))), ['move', 'attack', 'endTurn']);
  t.do('morcar', { type: 'step', figure: t.id('G'), to: t.square('D1') });
  assert.equal(menu(t, 'morcar').actor, t.id('G'), 'the one being played');
  t.do('morcar', { type: 'step', figure: t.id('G'), to: t.square('C1') });
  assert.equal(menu(t, 'morcar').actor, t.id('O'), 'the next one, when that one can do no more');
});

test('out of turn the bar is that of one’s own hero', () => {
  const t = scene('W');
  assert.equal(actorOf(t.view(), 'heroes', t.moves(), null), 'wizard');
  const morcarTurn = scene('morcar');
  assert.equal(actorOf(morcarTurn.view(), 'heroes', morcarTurn.moves(), 'wizard'), 'wizard');
  assert.deepEqual(lit(menu(morcarTurn)), ['item'], 'a potion may be drunk in anybody’s turn');
});

test('one warning says what is left', () => {
  const t = scene({ of: 'E', left: 3 });
  assert.deepEqual(unusedBefore(t.view(), menu(t), t.moves()), {
    movement: 3,
    actions: ['attack', 'cast'],
    monsters: [],
  });
  const unrolled = scene('E');
  assert.equal(unusedBefore(unrolled.view(), menu(unrolled), unrolled.moves())?.movement, -1);
  const fought = scene({ of: 'E', left: 3, acted: true });
  assert.equal(unusedBefore(fought.view(), menu(fought), fought.moves()), null, 'it may stand fast');
  const spent = scene({ of: 'E', left: 0, acted: true });
  assert.equal(unusedBefore(spent.view(), menu(spent), spent.moves()), null);
});

test('the warning names what could still be done, and whom it concerns', () => {
  const warning = (t: TestTable, seat: string, language: 'en' | 'fr'): string => {
    const view = t.view(seat);
    const unused = unusedBefore(view, menu(t, seat), t.moves(seat))!;
    return endWarning(unused, menu(t, seat), {
      view,
      language,
      names: namesOf(CLASSIC_PLAY, [], view, language),
    });
  };
  const elf = scene({ of: 'E', left: 3 });
  assert.equal(
    warning(elf, 'heroes', 'en'),
    'The Elf could still move 3 squares and attack the orc or cast a spell. End the turn?',
  );
  assert.equal(
    warning(elf, 'heroes', 'fr'),
    'L’Elfe peut encore avancer de 3 cases et attaquer l’orc ou lancer un sortilège. Terminer le tour ?',
  );
  assert.equal(
    warning(scene('morcar'), 'morcar', 'en'),
    'One monster has not been played: Orc. End the turn?',
  );
});

test('leaving before the mission is done is asked about', () => {
  const t = scene('E');
  assert.equal(isEarlyLeave({ type: 'leave', figure: 'elf' }, t.view()), true);
  assert.equal(isEarlyLeave({ type: 'endTurn' }, t.view()), false);
});
