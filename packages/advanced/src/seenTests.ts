/** How likely a figure is to pass the test of its next action. */
import type { RuleId } from '@oubliette/kernel';
import type { Command } from './commands.ts';
import { findSpell } from './content/spells.ts';
import { trapNamed } from './content/traps.ts';
import { findFigure, findSheet, stat } from './figures.ts';
import { testsToCast } from './gear/race.ts';
import { POWER } from './magic/rites.ts';
import { stateSeen } from './seen.ts';
import type { FigureId, State } from './state.ts';
import { disarmBonus } from './traps/springing.ts';
import { topSeenAs } from './view.ts';
import type { View } from './view.ts';

export interface TestSeen {
  readonly of: 'speed' | 'intelligence' | 'disarm';
  /** How many of the twelve faces pass. */
  readonly faces: number;
  /** The number of tests to pass. */
  readonly tests: number;
  readonly rule: RuleId;
}

/** Null if there is no test. */
export function testSeen(view: View, command: Command): TestSeen | null {
  const state = stateSeen(view);
  switch (command.type) {
    case 'climbOut':
      return speedTest(state, command.figure, 'ADV-TRAP-10');
    case 'jump':
      return speedTest(state, command.figure, 'ADV-TRAP-11');
    case 'leap':
    case 'cautiousLeap':
      return speedTest(state, command.figure, 'ADV-HAZ-22');
    case 'disarm':
      return disarmTest(state, command.figure, trapOf(state, command.trap));
    case 'tryTrap': {
      const top = topSeenAs(view, 'trap');
      return top === null ? null : disarmTest(state, top.figure, top.trap);
    }
    case 'cast':
    case 'castSource':
      return castingTest(state, command.figure, command.spell);
    case 'raiseDead':
      return castingTest(state, command.figure, POWER);
    default:
      return null;
  }
}

/** For a die that must not exceed the characteristic. */
function facesUpTo(value: number): number {
  return Math.max(0, Math.min(value, 12));
}

function speedTest(state: State, id: FigureId, rule: RuleId): TestSeen | null {
  const figure = findFigure(state, id);
  if (figure === undefined) return null;
  return { of: 'speed', faces: facesUpTo(stat(state, figure, 'speed')), tests: 1, rule };
}

function trapOf(state: State, id: string): string | null {
  const thing = state.levels[state.level]?.things.find((one) => one.id === id);
  return thing?.tag === 'trap' ? thing.trap : null;
}

/** A 1 always fails (ADV-SPOT-12). */
function disarmTest(state: State, id: FigureId, trap: string | null): TestSeen | null {
  const sheet = findSheet(state, id);
  const needed = trap === null ? null : trapNamed(trap).disarm;
  if (sheet === undefined || needed === null) return null;
  const least = Math.max(2, needed - disarmBonus(state, sheet));
  return { of: 'disarm', faces: Math.max(0, 13 - least), tests: 1, rule: 'ADV-SPOT-09' };
}

function castingTest(state: State, id: FigureId, spellId: string): TestSeen | null {
  const figure = findFigure(state, id);
  const spell = findSpell(spellId);
  if (figure === undefined || spell === undefined) return null;
  const sheet = findSheet(state, id);
  const { tests } = sheet === undefined ? { tests: spell.test ? 1 : 0 } : testsToCast(sheet, spell.test);
  if (tests === 0) return null;
  const faces = facesUpTo(stat(state, figure, 'intelligence'));
  return { of: 'intelligence', faces, tests, rule: 'ADV-MAG-14' };
}
