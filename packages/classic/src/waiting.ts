/** Who may act now, and why. */
import type { Waiting } from '@oubliette/kernel';
import { heroOf, isHero } from './figures.ts';
import { seatOfPending } from './moves.ts';
import { nextToDraft, nextToPlace } from './start.ts';
import type { Pending, State } from './state.ts';
import { seatOnTurn } from './turns.ts';
import type { World } from './world.ts';

const PENDING: { readonly [T in Pending['tag']]: { prompt: string; rules: readonly string[] } } = {
  attack: { prompt: 'drinkFirst', rules: ['CLS-TRE-06'] },
  passage: { prompt: 'letPass', rules: ['CLS-MOV-07'] },
  escape: { prompt: 'escapeRocks', rules: ['CLS-TRP-24'] },
  wandering: { prompt: 'placeWandering', rules: ['CLS-TRE-10', 'CLS-TRE-11'] },
  claim: { prompt: 'claimBelongings', rules: ['CLS-DTH-03'] },
  question: { prompt: 'answerQuestion', rules: ['CLS-QBK-06'] },
};

export function waitingIn(world: World, state: State): readonly Waiting[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'roles':
      return [{ seat: state.choosing[0]!, prompt: 'chooseRole', rules: ['CLS-GEN-04'] }];
    case 'spells':
      return [
        { seat: state.control[nextToDraft(world, state)!]!, prompt: 'chooseSpells', rules: ['CLS-SPL-03'] },
      ];
    case 'placement':
      return [
        { seat: state.control[nextToPlace(world, state)!]!, prompt: 'placeHero', rules: ['CLS-STA-02'] },
      ];
    case 'play':
      return inPlay(state);
  }
}

function inPlay(state: State): Waiting[] {
  const awaited = needed(state);
  const mayDrink = state.missing.length === 0 && (state.pending === null || state.pending.tag === 'attack');
  return mayDrink ? [awaited, ...drinkers(state, awaited.seat)] : [awaited];
}

function needed(state: State): Waiting {
  if (state.pending !== null)
    return { seat: seatOfPending(state, state.pending), ...PENDING[state.pending.tag] };
  if (state.missing.length > 0)
    return { seat: state.morcar, prompt: 'chooseSubstitute', rules: ['CLS-MON-06'] };
  const { taker } = state.turn;
  const rules = taker === null ? ['CLS-TUR-08', 'CLS-TUR-10'] : ['CLS-TUR-03'];
  return { seat: seatOnTurn(state), prompt: taker === null ? 'playMonsters' : 'takeTurn', rules };
}

/** Heroes who hold something that may be drunk in anybody's turn (CLS-TRE-06). */
function drinkers(state: State, awaited: string): Waiting[] {
  const seats = new Set<string>();
  for (const { id, conditions } of state.figures) {
    if (!isHero(id) || conditions.includes('asleep')) continue;
    const anyTime = heroOf(state, id).potions.some(
      (potion) => potion !== 'holyWater' && potion !== 'heroicBrew',
    );
    if (anyTime && state.control[id] !== awaited) seats.add(state.control[id]!);
  }
  return [...seats].map((seat) => ({ seat, prompt: 'mayDrink', rules: ['CLS-TRE-06'], optional: true }));
}
