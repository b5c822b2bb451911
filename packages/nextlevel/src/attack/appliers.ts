/** What the facts of an attack change in the state of the match. */
import type { Condition, FigureId } from '@oubliette/classic/extend';
import { findFigure, isHero, mapFigure, without } from '@oubliette/classic/extend';
import { wieldedBy } from '../arms.ts';
import {
  keepPlights,
  plightOf,
  sheetOf,
  withAction,
  withMoveBegun,
  withMoveCut,
  withNext,
  withoutPlight,
  withPlight,
  withSheet,
  withTurn,
} from '../changes.ts';
import { gearCard, isGear } from '../content/armoury.ts';
import type { Appliers, Follows } from '../kit.ts';
import { reloadsAtOnce } from '../sheetEffects.ts';
import type { NextPending, NextState, Plight, Share, Strike, Striker } from '../state.ts';
import type { AttackFacts } from './facts.ts';

export type HeldAttack = Extract<Plight, { tag: 'holding'; what: 'attack' }>;

export function isHeldAttack(plight: Plight): plight is HeldAttack {
  return plight.tag === 'holding' && plight.what === 'attack';
}

const unchanged = (state: NextState): NextState => state;

function undealt({ figure, weapon }: Striker): Share {
  return weapon === undefined ? { figure, hits: 0 } : { figure, hits: 0, weapon };
}

export const ATTACK_APPLIERS: Appliers<AttackFacts> = {
  faced: (state, { figure, facing, cost, rules }) => {
    const faced = withNext(state, { facing: { ...state.next.facing, [figure]: facing } });
    // Turning on the spot as part of the move; not turning to strike, nor when placed.
    const turned = rules.includes('NXT-FAC-03') ? withMoveBegun(faced, figure) : faced;
    return cost === 0
      ? turned
      : { ...turned, turn: { ...turned.turn, left: (turned.turn.left ?? 0) - cost } };
  },
  engaged: (state, { a, b }) => withNext(state, { engaged: [...state.next.engaged, [a, b]] }),
  strikeDeclared: (state, { strike }) => {
    const spent = strike.by === 'act' ? spentOnStrike(state, strike) : state;
    const shot = strike.attackers.reduce(
      (after, striker) => withoutHeld(withFired(after, striker), striker.figure),
      spent,
    );
    const marked = isMonster(shot, strike.target)
      ? withPlight(shot, strike.target, { tag: 'attacked' })
      : shot;
    return withNext(marked, { lastStrike: strike.attackers.map(undealt) });
  },
  attackHeld: (state, { figure, target, choice }) =>
    // A held-back spell has been cast: that was the action.
    withPlight(choice.spell === undefined ? spentOnAttack(state, figure) : state, figure, {
      tag: 'holding',
      what: 'attack',
      target,
      choice,
    }),
  heldLost: (state, { figure }) => withoutHeld(state, figure),
  strikePaid: (state, { figure, mana, mind, thrown }) => {
    const paid = withSheet(state, figure, (sheet) => ({
      ...sheet,
      mana: sheet.mana - mana,
      gear: thrown === null ? sheet.gear : sheet.gear.toSpliced(sheet.gear.indexOf(thrown), 1),
      inHand: thrown === null ? sheet.inHand : null,
    }));
    return mind === 0 ? paid : withTurn(paid, { mindSpent: true });
  },
  surpriseRolled: unchanged,
  strikeRolled: (state, { rolls, used }) => {
    const lastStrike = state.next.lastStrike.map((share) => {
      const rolled = rolls.find(({ figure }) => figure === share.figure);
      return rolled === undefined ? share : { ...share, hits: rolled.hits + rolled.unstoppable };
    });
    return used.reduce(
      (after, { figure, conditions }) => withoutConditions(after, figure, conditions),
      withNext(state, { lastStrike }),
    );
  },
  finished: unchanged,
  strikeParried: (state, { figure, used }) => withoutConditions(state, figure, used),
  resisted: (state, { figure, spared, diceLost }) => {
    const points = (plightOf(state, figure, 'spared')?.points ?? 0) + spared;
    const worn = mapFigure(state, figure, (one) => ({ ...one, defence: one.defence - diceLost }));
    return withPlight(worn as NextState, figure, { tag: 'spared', points });
  },
  shieldTaken: unchanged,
  friendlyFire: unchanged,
  // One opportunity attack per move for each figure that controls the ground (NXT-OPP-03).
  counterRolled: (state, { by, why }) =>
    why === 'opportunity' || why === 'assistance'
      ? withTurn(state, { struckBy: [...state.next.turn.struckBy, by] })
      : state,
  counterParried: unchanged,
  nextAsked: (state, { asked }) => withNext(state, { asked }),
  nextAnswered: (state) => withNext(state, { asked: null }),
  stanceTaken: (state, { figure, defence }) => withPlight(state, figure, { tag: 'stance', defence }),
  stancesEnded: (state, { figures }) =>
    figures.reduce((after, figure) => withoutPlight(after, figure, 'stance'), state),
};

/** A figure that leaves the board also leaves a waiting attack; the end of a quest drops all questions. */
export const ATTACK_FOLLOWS: Follows = {
  turnEnded: (state, { figure }) => (figure === null ? afterMorcar(state) : state),
  monsterKilled: (state, { figure }) => withoutAttacker(state, figure),
  heroDied: (state, { figure }) => withoutAttacker(state, figure),
  figureRemoved: (state, { figure }) => withoutAttacker(state, figure),
  questEnded: (state) => withNext(state, { asked: null }),
};

function withoutAttacker(state: NextState, id: FigureId): NextState {
  const { asked } = state.next;
  return asked === null ? state : withNext(state, { asked: askedWithout(asked, id) });
}

/** The question without this figure; null if nothing is left to ask. */
function askedWithout(asked: NextPending, id: FigureId): NextPending | null {
  if (!('strike' in asked)) {
    const whose = 'figure' in asked ? asked.figure : asked.hero;
    return whose === id ? null : asked;
  }
  const attackers = asked.strike.attackers.filter(({ figure }) => figure !== id);
  if (asked.strike.target === id || attackers.length === 0) return null;
  const strike = { ...asked.strike, attackers };
  if (asked.tag === 'stance') return { ...asked, strike };
  const among = asked.among.filter((other) => other !== id);
  return among.length === 0 && asked.tag !== 'livingShield' ? null : { ...asked, strike, among };
}

/** The end of Morcar's turn drops what monsters held back, what was done to them and their stances. */
function afterMorcar(state: NextState): NextState {
  const lasts = (plight: Plight) =>
    !isHeldAttack(plight) && plight.tag !== 'attacked' && !(plight.tag === 'stance' && plight.defence >= 0);
  return state.figures.reduce((after, { id }) => keepPlights(after, id, lasts), state);
}

function isMonster(state: NextState, id: FigureId): boolean {
  return findFigure(state, id)?.side === 'morcar';
}

function withoutHeld(state: NextState, figure: FigureId): NextState {
  return keepPlights(state, figure, (plight) => !isHeldAttack(plight));
}

function withoutConditions(state: NextState, figure: FigureId, conditions: readonly Condition[]): NextState {
  return conditions.reduce<NextState>(
    (after, condition) => mapFigure(after, figure, (one) => without(one, condition)) as NextState,
    state,
  );
}

/** A hero's attack action; any other figure's one act, which ends a move it has begun (CLS-TUR-10). */
export function acted(state: NextState, figure: FigureId): NextState {
  if (state.next.sheets[figure as keyof NextState['next']['sheets']] !== undefined)
    return withAction(state, 'attack');
  return withMoveCut({ ...state, turn: { ...state.turn, acted: true } });
}

/** Spends the turn's attack, or the extra one from a brew or Orc's Bane. */
function spentOnAttack(state: NextState, figure: FigureId): NextState {
  return state.turn.bonus === null
    ? acted(state, figure)
    : withMoveCut({ ...state, turn: { ...state.turn, bonus: null } });
}

function spentOnStrike(state: NextState, { attackers, target }: Strike): NextState {
  const { figure } = attackers[0]!;
  const after = spentOnAttack(state, figure);
  const attacker = findFigure(state, figure);
  if (attacker === undefined || state.turn.bonus !== null) return after;
  if (attacker.conditions.includes('brew')) return { ...after, turn: { ...after.turn, bonus: 'attack' } };
  const bane = wieldedBy(state, attacker).id === 'orcsBane' && findFigure(state, target)?.kind === 'orc';
  return bane ? { ...after, turn: { ...after.turn, bonus: 'orc' } } : after;
}

/** A weapon that has to be reloaded remembers when it was fired (NXT-DWF-02). */
function withFired(state: NextState, { figure: id, arm, ranged }: Striker): NextState {
  const figure = findFigure(state, id);
  if (figure === undefined || !isHero(id) || arm !== 'weapon' || ranged !== true) return state;
  const { inHand } = sheetOf(state, id);
  if (inHand === null || !isGear(inHand) || gearCard(inHand).weapon?.reload !== true) return state;
  if (reloadsAtOnce(state, figure)) return state;
  return withSheet(state, id, (sheet) => ({
    ...sheet,
    reloading: [
      ...sheet.reloading.filter(({ gear }) => gear !== inHand),
      { gear: inHand, round: state.round },
    ],
  }));
}
