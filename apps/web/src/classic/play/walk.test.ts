import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Command, View } from '@oubliette/classic';
import type { Face } from '@oubliette/kernel';
import { commandsOf, stagePath } from './stage.ts';
import { table } from './testing/scene.ts';
import type { TestTable } from './testing/scene.ts';
import { carryThrough } from '../../play/intention.ts';
import { revealsOn, surpriseIn } from './walk.ts';
import type { Surprise } from './walk.ts';
import { CLASSIC_WALKING } from './walking.ts';

function go(
  t: TestTable,
  to: string,
  dice: readonly (readonly Face[])[] = [],
  seat = 'heroes',
  figure = 'elf',
): Promise<{ readonly done: number; readonly stopped: Surprise | 'refused' | null }> {
  const path = stagePath(CLASSIC_WALKING, t.view(seat), figure, t.square(to))!;
  let given = 0;
  const steps = commandsOf(path);
  return carryThrough<View, Command, Surprise>({
    next: (done) => steps[done] ?? null,
    give: (command) => Promise.resolve(t.try(seat, command, dice[given++] ?? []) === null),
    look: () => t.view(seat),
    newsIn: surpriseIn,
  });
}
const at = (t: TestTable, id = 'elf'): string =>
  t.name(t.view('morcar').figures.find((figure) => figure.id === id)!.square);

const CORRIDOR = `
  +-+-+-+-+-+-+
  |E : : : : D|
  +-+-+-+-+-+-+`;
const corridor = (quest: object): TestTable =>
  table(CORRIDOR, { E: { kind: 'elf' }, D: { kind: 'dwarf' } }, { turn: { of: 'E', left: 8 }, quest });

test('a walk nobody disturbs is walked to its end', async () => {
  const t = corridor({});
  assert.deepEqual(await go(t, 'E1'), { done: 4, stopped: null });
  assert.equal(at(t), 'E1');
});

test('a trap ends it where it sprang', async () => {
  const pit = corridor({ traps: [{ kind: 'pit', at: 'C1' }] });
  assert.deepEqual(await go(pit, 'E1'), { done: 2, stopped: 'hurt' });
  assert.equal(at(pit), 'C1');
  const spears = corridor({ traps: [{ kind: 'spear', at: 'C1' }] });
  assert.equal((await go(spears, 'E1', [[], ['skull']])).stopped, 'hurt');
  const rocks = corridor({ traps: [{ kind: 'rockfall', at: 'C1', falls: 'C1' }] });
  assert.equal(
    (await go(rocks, 'E1', [[], ['blackShield', 'blackShield', 'blackShield']])).stopped,
    'question',
  );
});

test('whoever appears stops it', async () => {
  const lone = table(
    CORRIDOR.replace('D', ':'),
    { E: { kind: 'elf' } },
    {
      turn: { of: 'E', left: 8 },
      quest: {
        goals: [{ id: 'x', text: { en: 'x', fr: 'x' } }],
        notes: [
          { when: { step: 'C1' }, then: [{ place: [{ kind: 'goblin', at: 'F1' }] }] },
          { when: { leave: 'anyone' }, then: [{ goal: 'x' }] },
        ],
      },
    },
  );
  assert.deepEqual(await go(lone, 'E1'), { done: 2, stopped: 'monster' });
});

test('somebody asked to let pass is a question', async () => {
  const t = table(
    CORRIDOR.replace('E : ', 'E D ').replace(': D|', ': :|'),
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    {
      turn: { of: 'E', left: 8 },
      seats: [
        { id: 'morcar', plays: 'morcar' },
        { id: 'heroes', plays: ['elf'] },
        { id: 'other', plays: ['dwarf'], passage: { friends: 'ask' } },
      ],
    },
  );
  assert.deepEqual(await go(t, 'D1'), { done: 1, stopped: 'question' });
});

test('a refusal stops it before anything is done', async () => {
  const t = corridor({});
  const [step] = commandsOf(stagePath(CLASSIC_WALKING, t.view(), 'elf', t.square('D1'))!);
  const carried = await carryThrough<View, Command, Surprise>({
    next: () => step!,
    give: () => Promise.resolve(false),
    look: () => t.view(),
    newsIn: surpriseIn,
  });
  assert.deepEqual(carried, { done: 0, stopped: 'refused' });
});

test('a failed leap is a fall', async () => {
  const t = corridor({ traps: [{ kind: 'pit', at: 'B1' }] });
  t.do('heroes', { type: 'searchSecrets', figure: 'elf' });
  assert.deepEqual(await go(t, 'D1', [['skull']]), { done: 1, stopped: 'hurt' });
  const lucky = corridor({ traps: [{ kind: 'pit', at: 'B1' }] });
  lucky.do('heroes', { type: 'searchSecrets', figure: 'elf' });
  assert.deepEqual(await go(lucky, 'D1', [['whiteShield']]), { done: 2, stopped: null });
});

test('a way shows something new where passages come into sight, not in a room that is known', () => {
  const bend = table(
    `
    +-+-+-+-+
    |E : : :|
    +-+-+-+ +
    |:|:|:|:|
    +-+-+-+-+`,
    { E: { kind: 'elf' } },
    { turn: { of: 'E', left: 8 }, dark: true },
  );
  const way = (...names: string[]): number[] => names.map((name) => bend.square(name));
  assert.equal(revealsOn(CLASSIC_WALKING, bend.view(), 'elf', way('A1', 'B1')), false);
  assert.equal(revealsOn(CLASSIC_WALKING, bend.view(), 'elf', way('A1', 'B1', 'C1', 'D1')), true);
});
