/** The chapter of combat. */
import { figureOf, findFigure, isClass, withAct, withCondition, withFigure, withHero } from '../figures.ts';
import { heldOf } from '../gear/taking.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { Figure, FigureId, Held, State } from '../state.ts';
import { attack } from './attack.ts';
import { volley } from './volley.ts';
import { claimLoot, combatEnding, passLoot, sharing } from './ending.ts';
import { changed } from './changed.ts';
import { striking } from './strike.ts';
import { chooseWeapon, weapons } from './weapons.ts';
import type { CombatCommand, CombatFacts, CombatFrame } from './types.ts';

/** What waits for the figure's next combat begins with its first roll (EXP-SRF-18). */
function rolled(state: State, id: FigureId): State {
  const { conditions } = figureOf(state, id);
  if (!conditions.some(({ combat }) => combat === null)) return state;
  const begun = conditions.map((one) => (one.combat === null ? { ...one, combat: state.combats } : one));
  return withFigure(state, id, { conditions: begun });
}

/** Without what lasted until the end of this combat (EXP-CBT-08). */
function rested(figure: Figure, number: number): Figure {
  const conditions = figure.conditions.filter(({ combat }) => combat !== number);
  return conditions.length === figure.conditions.length ? figure : { ...figure, conditions };
}

function gone(state: State, id: FigureId, at: number): State {
  const figure = findFigure(state, id);
  const figures = state.figures.filter((other) => other.id !== id);
  const groups = state.groups.map((group) => (group.id === figure?.group ? { ...group, fell: at } : group));
  const without = { ...state, figures, groups };
  if (!isClass(id)) return without;
  const { cards, gold } = state.heroes.find((hero) => hero.id === id)!;
  const dead = withHero(without, id, { where: 'dead', cards: [], gold: 0, worn: [], weapon: null });
  const isNothing = cards.length === 0 && gold === 0;
  // It may be taken when the combat is over, and at once where none is on (EXP-DTH-02).
  const heap = { square: at, cards, gold, ...(state.combat === null ? {} : { of: id }) };
  return isNothing ? dead : { ...dead, heaps: [...dead.heaps, heap] };
}

/** Cards that are gone for this match may come again when the deck is made anew (EXP-CRD-08). */
function withDiscards(decks: State['decks'], cards: readonly Held[]): State['decks'] {
  const { treasure } = decks;
  return {
    ...decks,
    treasure: { ...treasure, aside: [...treasure.aside, ...cards.map(({ card }) => card)] },
  };
}

const appliers: Appliers<CombatFacts> = {
  combatBegan: (state, { number }) => ({
    ...state,
    combats: number,
    combat: { number, isFought: false },
    lulled: false,
  }),
  weaponChosen: (state, { hero, weapon }) => withHero(state, hero, { weapon }),
  attacked(state) {
    const { act } = state.turn;
    const left = act !== null && act.moved > 0 ? 0 : (act?.left ?? null);
    // A Chaos ability stands in the place of every blow of the turn (EXP-CHA-05).
    const did = act?.did === 'chaos' ? 'chaos' : 'attack';
    const struck = withAct(state, { did, blows: (act?.blows ?? 0) + 1, left });
    return struck.combat === null ? struck : { ...struck, combat: { ...struck.combat, isFought: true } };
  },
  blowChanged: (state, { change }) => changed(state, change),
  blowLost: (state) => state,
  attackRolled: (state, { attacker }) => rolled(state, attacker),
  defenceRolled: (state, { target }) => rolled(state, target),
  bodyLost: (state, { figure, left }) => withFigure(state, figure, { body: left }),
  bodyGained: (state, { figure, left }) => withFigure(state, figure, { body: left }),
  died: (state, { figure, at }) => gone(state, figure, at),
  sunk: (state, { hero }) => ({
    ...withHero(state, hero, { cards: [], gold: 0, worn: [], weapon: null }),
    decks: withDiscards(state.decks, state.heroes.find(({ id }) => id === hero)!.cards),
  }),
  roseAgain: (state, { figure, rises }) =>
    rises ? withFigure(withCondition(state, figure, { tag: 'risen' }), figure, { body: 1 }) : state,
  shoved: (state, { figure, to }) => withFigure(state, figure, { square: to }),
  robbed: (state, { hero, gold }) =>
    withHero(state, hero, { gold: state.heroes.find(({ id }) => id === hero)!.gold - gold }),
  conditionEnded: (state, { figure, tag }) =>
    withFigure(state, figure, {
      conditions: figureOf(state, figure).conditions.filter((one) => one.tag !== tag),
    }),
  combatEnded: (state, { number, why }) => ({
    ...state,
    combat: null,
    lulled: why === 'lull',
    figures: state.figures.map((figure) => rested(figure, number)),
    heaps: state.heaps.map(({ of: _of, ...heap }) => heap),
  }),
  lootDrawn: (state, { group }) => ({
    ...state,
    groups: state.groups.map((one) => (one.id === group ? { ...one, paid: true } : one)),
  }),
  lootTaken: (state) => state,
  lootRolled: (state) => state,
  lootLeft: (state, { card, at }) => ({
    ...state,
    heaps: [...state.heaps, { square: at, cards: [heldOf(card)], gold: 0 }],
  }),
};

export const combatChapter: Chapter<CombatCommand, CombatFacts, CombatFrame> = {
  shapes: {
    attack: { target: 'text' },
    chooseWeapon: { weapon: 'text or null' },
    claimLoot: { hero: 'text' },
    passLoot: {},
  },
  handlers: { attack, chooseWeapon, claimLoot, passLoot },
  appliers,
  frames: { weapons, strike: striking, volley, combatEnding, sharing },
};
