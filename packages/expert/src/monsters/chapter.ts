/** The chapter of monsters. */
import { withCard, withoutCard } from '@oubliette/kernel';
import { monsterCard } from '../content/monsters.ts';
import { named } from '../figures.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { State } from '../state.ts';
import { appearing, placeMonster, placeRest, placingMonsters } from './appearing.ts';
import type { MonsterCommand, MonsterFacts, MonsterFrame } from './types.ts';

function withMonsters(state: State, monster: State['decks']['monster']): State {
  return { ...state, decks: { ...state.decks, monster } };
}

const appliers: Appliers<MonsterFacts> = {
  monsterDrawn: (state, { card, back }) =>
    back ? state : withMonsters(state, withoutCard(state.decks.monster, card)),
  groupRolled: (state) => state,
  groupCame: (state, { group: id, card, borrowed, home, poor }) => ({
    ...state,
    groups: [
      ...state.groups,
      {
        id,
        card,
        appeared: 0,
        home,
        paid: poor === true,
        fell: null,
        ...(borrowed === true ? { borrowed } : {}),
      },
    ],
  }),
  appeared(state, { figure, group, of, at }) {
    const { body } = monsterCard(of);
    return {
      ...state,
      named: named(state, of).named,
      figures: [...state.figures, { id: figure, side: 'gm', of, square: at, body, group, conditions: [] }],
      groups: state.groups.map((one) => (one.id === group ? { ...one, appeared: one.appeared + 1 } : one)),
    };
  },
  noRoom: (state) => state,
  nobodyCame: (state) => state,
  groupGone(state, { group }) {
    const { card, borrowed } = state.groups.find(({ id }) => id === group)!;
    return borrowed === true ? state : withMonsters(state, withCard(state.decks.monster, card));
  },
};

export const monsterChapter: Chapter<MonsterCommand, MonsterFacts, MonsterFrame> = {
  shapes: { placeMonster: { at: 'square' }, placeRest: {} },
  handlers: { placeMonster, placeRest },
  appliers,
  frames: { appearing, placingMonsters },
};
