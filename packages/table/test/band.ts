/** A campaign in one page: a band sends its heroes to the cave, and counts the nights they came home from. */
import { forAudience, refuse, Resolution } from '@oubliette/kernel';
import type { BaseCommand, BaseEvent, Game, Json, System } from '@oubliette/kernel';
import type { Box } from '../src/box.ts';
import { caveBox } from './cave.ts';

interface State {
  readonly nights: readonly string[];
  readonly isOut: boolean;
}

type Command = BaseCommand & ({ type: 'setOut' } | { type: 'shop' } | { type: 'home'; outcome: string });
type Event = BaseEvent & ({ type: 'wentOut' } | { type: 'shopped' } | { type: 'cameHome'; outcome: string });

const RULES = ['BND-01'] as const;
const NIGHTS = 3;

function apply(state: State, event: Event): State {
  if (event.type === 'shopped') return state;
  if (event.type === 'wentOut') return { ...state, isOut: true };
  return { isOut: false, nights: [...state.nights, event.outcome] };
}

function eventOf(command: Command): Event {
  if (command.type === 'setOut') return { type: 'wentOut', rules: RULES };
  if (command.type === 'shop') return { type: 'shopped', rules: RULES };
  return { type: 'cameHome', outcome: command.outcome, rules: RULES };
}

const movesOf = (state: State, seat: string): Command[] => {
  if (seat !== 'gm' || state.nights.length >= NIGHTS) return [];
  return state.isOut ? [{ type: 'home', outcome: 'dawn' }] : [{ type: 'setOut' }, { type: 'shop' }];
};

const band: System<Game<State, Command, Event>> = {
  id: 'band',
  rulesVersion: 1,
  open: () => ({
    ok: true,
    game: {
      seats: [
        { id: 'ann', role: 'hero' },
        { id: 'gm', role: 'gamemaster' },
      ],
      start: () => ({ ok: true, state: { nights: [], isOut: false }, events: [] }),
      decide(state, seat, command, dice) {
        if (!movesOf(state, seat).some(({ type }) => type === command.type))
          return { ok: false, refusal: refuse('notOffered', 'BND-01') };
        const now = new Resolution<State, Event>(state, apply, dice);
        now.emit(eventOf(command));
        return now.done();
      },
      apply,
      moves: movesOf,
      waiting: ({ nights }) =>
        nights.length >= NIGHTS ? [] : [{ seat: 'gm', prompt: 'decide', rules: RULES }],
      ending: ({ nights }) => (nights.length >= NIGHTS ? { winners: [], outcome: 'done' } : null),
      view: (state) => state,
      redact: forAudience,
      override: () => ({ ok: false, refusal: refuse('notAllowed', 'BND-01') }),
    },
  }),
};

export function bandBox(mark: string): Box {
  const bilingual = (text: string) => ({ en: text, fr: text });
  return {
    ...caveBox(),
    system: band,
    title: () => bilingual('The band'),
    chairs: () => [
      { seat: 'ann', role: 'hero', title: bilingual('ann'), emblem: 'ann' },
      { seat: 'gm', role: 'gamemaster', title: bilingual('gm'), emblem: 'gm' },
    ],
    compose: () => ({ ok: true, setup: {} }),
    outings: {
      isOut: (state) => (state as State).isOut,
      setOut: (_setup, state) =>
        Promise.resolve(
          (state as State).isOut ? { system: 'cave', setup: { rounds: 1, mark } as Json } : null,
        ),
      report: () => ({ seat: 'gm', command: { type: 'home', outcome: 'dawn' } as BaseCommand }),
    },
  };
}
