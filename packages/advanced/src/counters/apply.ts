/** Changes of state for counters and characters. */
import type { MeetingFrame } from '../encounter/types.ts';
import { figureOf, withFigure } from '../figures.ts';
import type { Frame } from '../frames.ts';
import type { Appliers } from '../kit.ts';
import type { State } from '../state.ts';
import { without } from './bowl.ts';
import type { CounterFacts, CounterState } from './types.ts';

function withMaster(state: State, change: Partial<CounterState>): State {
  return { ...state, master: { ...state.master, ...change } };
}

export const counterAppliers: Appliers<CounterFacts> = {
  counterDrawn(state, { counter }) {
    if (counter === null) return state;
    const { bowl, hand } = state.master;
    return withMaster(state, { bowl: without(bowl, counter), hand: [...hand, counter].sort() });
  },
  counterPlayed(state, { counter }) {
    const { hand, played } = state.master;
    const out = withMaster(state, { hand: without(hand, counter), played: [...played, counter].sort() });
    return counter === 'ambush' && out.fight !== null
      ? { ...out, fight: { ...out.fight, ambushed: true } }
      : out;
  },
  characterJoined(state, { character }) {
    const { characters, escaped, met } = state.master;
    const joined = withMaster(state, {
      characters: without(characters, character),
      escaped: without(escaped, character),
      met: met.includes(character) ? met : [...met, character],
    });
    return { ...joined, stack: joined.stack.map((frame) => withCharacter(frame, character)) };
  },
  characterEscaped(state, { figure, character }) {
    const { escaped, spent } = state.master;
    const used = figureOf(state, figure).effects.filter(({ ends }) => ends === 'never');
    const gone = { ...state, figures: state.figures.filter(({ id }) => id !== figure) };
    return withMaster(gone, { escaped: [...escaped, character], spent: { ...spent, [character]: used } });
  },
  characterReturned: (state, { figure, effects }) => withFigure(state, figure, { effects }),
  watched(state, { moment, on }) {
    const { watch } = state.master;
    return withMaster(state, { watch: on ? [...watch, moment].sort() : without(watch, moment) });
  },
};

/** Adds a leader to the monsters being placed: groups are placed one at a time, so one such frame exists. */
function withCharacter(frame: Frame, character: string): Frame {
  if (frame.tag !== 'meeting') return frame;
  const { group, left } = frame satisfies MeetingFrame;
  return {
    ...frame,
    left: [...left, character],
    group: { ...group, characters: [...group.characters, character] },
  };
}
