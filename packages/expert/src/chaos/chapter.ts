/** The chapter of Chaos abilities. */
import { withCard, withoutCard } from '@oubliette/kernel';
import type { ChaosId } from '../content/chaos.ts';
import { withAct } from '../figures.ts';
import type { Appliers, Chapter } from '../kit.ts';
import { GM } from '../setup.ts';
import type { State } from '../state.ts';
import { returnChaos } from './drawing.ts';
import type { ChaosCommand, ChaosFacts } from './types.ts';
import { useChaos } from './using.ts';

function withPile(state: State, chaos: State['decks']['chaos']): State {
  return { ...state, decks: { ...state.decks, chaos } };
}

/** Back into the pile, which is shuffled (EXP-CHA-03, EXP-CHA-04). */
function putBack(state: State, id: number, card: ChaosId): State {
  const chaos = state.chaos.filter((one) => one.id !== id);
  return { ...withPile(state, withCard(state.decks.chaos, card)), chaos };
}

const appliers: Appliers<ChaosFacts> = {
  chaosDrawn(state, { id, group, card }) {
    const chaos = [...state.chaos, { id, group, card: card! }];
    return { ...withPile(state, withoutCard(state.decks.chaos, card!)), chaos };
  },
  chaosUsed(state, { id, card }) {
    const { act } = state.turn;
    const left = (act?.moved ?? 0) > 0 ? 0 : (act?.left ?? null);
    return withAct(putBack(state, id, card), { did: 'chaos', left });
  },
  chaosReturned: (state, { id, card }) => putBack(state, id, card!),
  diceOfMending: (state) => state,
};

/** Only the game master has seen the face (EXP-CHA-01). */
function faceDown<E extends { readonly card?: ChaosId }>(event: E, seat: string): E {
  if (seat === GM) return event;
  const { card: _card, ...rest } = event;
  return rest as E;
}

export const chaosChapter: Chapter<ChaosCommand, ChaosFacts, never> = {
  shapes: { useChaos: { card: 'text', target: 'text?', at: 'square?' } },
  handlers: { useChaos },
  appliers,
  frames: {},
  redacts: { chaosDrawn: faceDown, chaosReturned: faceDown },
  reacts: { groupGone: (play, { group }) => returnChaos(play, group) },
};
