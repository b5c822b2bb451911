/** Heroes' players see only their seat: whatever is behind the screen, they give the same commands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic, MONSTER_KINDS } from '@oubliette/classic';
import type { QuestSource, Setup, State } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { nextlevel } from '@oubliette/nextlevel';
import { sensibleHeroes, sensibleMorcar } from '../src/index.ts';
import { sensibleNextHeroes, sensibleNextMorcar } from '../src/nextlevel/index.ts';
import { open, openNext, setupFor } from './match.ts';
import { playBeside } from './secret.ts';

/** The same quest to the heroes, and another behind the screen. */
function disguised(setup: Setup, state: State, turn: number): Setup {
  const quest: QuestSource = structuredClone(setup.quest);
  for (const index of state.unplaced) {
    const monster = quest.monsters![index]!;
    monster.kind = MONSTER_KINDS[(index + turn) % MONSTER_KINDS.length]!;
    delete monster.powers;
  }
  for (const [index, trap] of (quest.traps ?? []).entries())
    if (state.traps[index] === 'hidden' && trap.kind === 'pit')
      quest.traps![index] = { kind: 'spear', at: trap.at as string };
  for (const treasure of quest.treasures ?? []) treasure.then = [{ give: { gold: 1 + turn } }];
  quest.wandering = MONSTER_KINDS[turn % MONSTER_KINDS.length]!;
  return { ...setup, quest };
}

test('heroes do the same when what they cannot know is changed', () => {
  let compared = 0;
  for (const { id, source } of readQuestBook().slice(0, 6)) {
    const setup = setupFor(source, ['barbarian', 'dwarf', 'elf', 'wizard'], false);
    compared += playBeside(`secret/${id}`, {
      game: open(setup),
      heroes: sensibleHeroes,
      morcar: sensibleMorcar,
      disguised(state, turn) {
        const opened = classic.open(disguised(setup, state, turn));
        return opened.ok ? opened.game : null;
      },
    });
  }
  assert.ok(compared > 500, `only ${compared} looks were compared`);
});

test('and so they do in NextLevel', () => {
  let compared = 0;
  for (const { id, source } of readQuestBook().slice(0, 2)) {
    const setup = setupFor(source, ['barbarian', 'dwarf', 'elf', 'wizard'], false);
    compared += playBeside(`secret/${id}`, {
      game: openNext(setup),
      heroes: sensibleNextHeroes,
      morcar: sensibleNextMorcar,
      disguised(state, turn) {
        const opened = nextlevel.open(disguised(setup, state, turn));
        return opened.ok ? opened.game : null;
      },
    });
  }
  assert.ok(compared > 400, `only ${compared} looks were compared`);
});
