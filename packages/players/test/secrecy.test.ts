/** Heroes' players see only their seat: whatever lies behind the screen, they give the same commands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic, MONSTER_KINDS } from '@oubliette/classic';
import type { ClassicGame, QuestSource, Setup, State } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { lookOf } from '@oubliette/kernel';
import { sensibleHeroes, sensibleMorcar } from '../src/index.ts';
import { open, playMatch, setupFor } from './match.ts';
import type { ClassicPlayer } from './match.ts';

/** The same quest as far as the heroes can tell, and another one behind the screen. */
function disguised(setup: Setup, state: State, turn: number): ClassicGame | null {
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
  const opened = classic.open({ ...setup, quest });
  return opened.ok ? opened.game : null;
}

test('heroes do the same when what they cannot know is changed', () => {
  let compared = 0;
  for (const { id, source } of readQuestBook().slice(0, 6)) {
    const setup = setupFor(source, ['barbarian', 'dwarf', 'elf', 'wizard'], false);
    const game = open(setup);
    let state: State | undefined;
    const watched: ClassicGame = {
      ...game,
      waiting(now) {
        state = now;
        return game.waiting(now);
      },
    };
    playMatch(watched, `secret/${id}`, (seat) => (seat === 'morcar' ? sensibleMorcar() : doubled()));

    /** Two players side by side; the second looks at the disguised table. */
    function doubled(): ClassicPlayer {
      const honest = sensibleHeroes();
      const other = sensibleHeroes();
      return {
        choose(look) {
          const command = honest.choose(look);
          assert.deepEqual(other.choose(behindAnotherScreen(look)), command);
          return command;
        },
        consider(look) {
          const command = honest.consider?.(look) ?? null;
          assert.deepEqual(other.consider?.(behindAnotherScreen(look)) ?? null, command);
          return command;
        },
        hear(event) {
          honest.hear?.(event);
          other.hear?.(event);
        },
      };
    }

    function behindAnotherScreen(look: Parameters<ClassicPlayer['choose']>[0]): typeof look {
      const now = state!;
      let changed: typeof look | undefined;
      const lazily = (): typeof look => {
        compared += 1;
        const disguise = disguised(setup, now, compared);
        changed ??= disguise === null ? look : lookOf(disguise, now, 'party');
        return changed;
      };
      return {
        get view() {
          return (changed ?? lazily()).view;
        },
        get moves() {
          return (changed ?? lazily()).moves;
        },
      };
    }
  }
  assert.ok(compared > 500, `only ${compared} looks were compared`);
});
