/** The small changes that events are made of: each returns a new state, figure, hero or turn. */
import type { DoorState, Square } from '@oubliette/dungeon';
import type { HeroKind } from './content/heroes.ts';
import type { Belongings, Condition, Figure, FigureId, Hero, State, TrapState, Turn } from './state.ts';
import type { Power } from './quest/quest.ts';
import type { World } from './world.ts';

export const NO_TURN: Turn = {
  taker: null,
  actor: null,
  left: null,
  path: [],
  moveOver: false,
  acted: false,
  bonus: null,
  boons: [],
  denied: [],
  done: [],
};

export function mapFigure(state: State, id: FigureId, change: (figure: Figure) => Figure): State {
  const at = state.figures.findIndex((figure) => figure.id === id);
  return at < 0 ? state : { ...state, figures: state.figures.with(at, change(state.figures[at]!)) };
}

/** Moved without a step: a move not yet begun will begin here. */
export function shifted(state: State, id: FigureId, to: Square): State {
  const moved = mapFigure(state, id, (traveller) => ({ ...without(traveller, 'pit'), square: to }));
  const { turn } = state;
  const clear =
    state.pending?.tag === 'escape' && state.pending.figure === id ? { ...moved, pending: null } : moved;
  return turn.actor === id
    ? { ...clear, turn: { ...turn, path: turn.path.length > 1 ? [...turn.path, to] : [to] } }
    : clear;
}

/** Off the board; any pending question to or about the figure lapses. */
export function removeFigure(state: State, id: FigureId): State {
  const figures = state.figures.filter((figure) => figure.id !== id);
  return { ...state, figures, pending: concerns(state.pending, id) ? null : state.pending };
}

function concerns(pending: State['pending'], id: FigureId): boolean {
  switch (pending?.tag) {
    case 'attack':
      return pending.attack.attacker === id || pending.attack.target === id;
    case 'passage':
      return pending.figure === id || pending.through === id;
    case 'escape':
    case 'question':
      return pending.figure === id;
    case 'wandering':
      return pending.hero === id;
    default:
      return false;
  }
}

export function withHero(state: State, id: HeroKind, change: (hero: Hero) => Hero): State {
  const at = state.heroes.findIndex((hero) => hero.id === id);
  return { ...state, heroes: state.heroes.with(at, change(state.heroes[at]!)) };
}

export function withCondition(figure: Figure, condition: Condition): Figure {
  return figure.conditions.includes(condition)
    ? figure
    : { ...figure, conditions: [...figure.conditions, condition] };
}

export function without(figure: Figure, condition: Condition): Figure {
  if (!figure.conditions.includes(condition)) return figure;
  return { ...figure, conditions: figure.conditions.filter((other) => other !== condition) };
}

/** Leaving a pit costs nothing but the step (CLS-TRP-12). */
export function climbedOut(figure: Figure): Figure {
  return figure.conditions.length === 0 ? figure : without(figure, 'pit');
}

export function withoutCondition(state: State, id: FigureId, condition: Condition): State {
  return mapFigure(state, id, (figure) => without(figure, condition));
}

export function withoutConditions(state: State, id: FigureId, conditions: readonly Condition[]): State {
  let left = state;
  for (const condition of conditions) left = withoutCondition(left, id, condition);
  return left;
}

export function withDoor(state: State, door: number, condition: DoorState): State {
  return { ...state, doors: state.doors.with(door, condition) };
}

export function withTrap(state: State, trap: number, condition: TrapState): State {
  return { ...state, traps: state.traps.with(trap, condition) };
}

export function withoutFirst<T>(list: readonly T[], item: unknown): readonly T[] {
  const at = list.indexOf(item as T);
  return at < 0 ? list : list.toSpliced(at, 1);
}

/** The state without its pending question. */
export function withoutQuestion(state: State): State {
  return { ...state, questions: state.questions?.slice(1) ?? [] };
}

export function withoutSpec(world: World, unplaced: readonly number[], square: Square): readonly number[] {
  return unplaced.filter((index) => world.quest.monsters[index]!.square !== square);
}

/** The turn after its action: a move already begun is over (CLS-TUR-06). */
export function spent(turn: Turn): Turn {
  return { ...turn, acted: true, bonus: null, moveOver: turn.moveOver || turn.path.length > 1 };
}

export function spentOnAttack(
  state: State,
  attack: { attacker: FigureId; target: FigureId; weapon: Hero['wielded'] },
): Turn {
  const { turn } = state;
  const attacker = state.figures.find(({ id }) => id === attack.attacker)!;
  const target = state.figures.find(({ id }) => id === attack.target)!;
  const first = !turn.acted;
  const after = spent(turn);
  if (first && attacker.conditions.includes('brew')) return { ...after, bonus: 'attack' };
  if (first && attack.weapon === 'orcsBane' && target.kind === 'orc') return { ...after, bonus: 'orc' };
  return after;
}

export function spentOnSpell(state: State, hero: HeroKind, spell: Hero['spells'][number]): State {
  const sheet = state.heroes.find(({ id }) => id === hero)!;
  const again = !state.turn.acted && sheet.treasures.includes('wandOfRecall');
  const turn = spent(state.turn);
  return {
    ...withHero(state, hero, (caster) => ({ ...caster, spells: withoutFirst(caster.spells, spell) })),
    turn: again ? { ...turn, bonus: 'spell' } : turn,
  };
}

export function spentPower(
  state: State,
  world: World,
  figure: FigureId,
  matches: (power: Power) => boolean,
): State {
  const spec = world.namedFoes.get(figure);
  const left = state.powers[figure] ?? [];
  const at = spec?.powers.findIndex((power, i) => matches(power) && left[i]! > 0) ?? -1;
  const powers = at < 0 ? state.powers : { ...state.powers, [figure]: left.with(at, left[at]! - 1) };
  return { ...state, powers, turn: spent(state.turn) };
}

/** Hands once used on a battle axe cannot hold a shield before the next turn (CLS-EQP-13). */
export function wielding(hero: Hero, weapon: Hero['wielded']): Hero {
  return hero.wielded === 'battleAxe' ? hero : { ...hero, wielded: weapon };
}

export function unwield(hero: Hero): Hero {
  return hero.wielded === null ? hero : { ...hero, wielded: null };
}

/** A dead hero's sheet: recoverable belongings lie where the hero fell, spells are lost (CLS-DTH-02). */
export function stripped(hero: Hero): Hero {
  return { ...hero, fate: 'dead', gold: 0, equipment: [], treasures: [], potions: [], spells: [] };
}

export function gathered(hero: Hero, left: Belongings): Hero {
  const richer: Hero = {
    ...hero,
    gold: hero.gold + left.gold,
    equipment: [...hero.equipment, ...left.equipment],
    treasures: [...hero.treasures, ...left.treasures],
    potions: [...hero.potions, ...left.potions],
  };
  return dressed(richer, [...left.equipment, ...left.treasures]);
}

/** Found body armour is put on if it is better; plate, which slows, only between quests (CLS-EQP-13). */
export function dressed(hero: Hero, found: readonly string[]): Hero {
  if (hero.id === 'wizard') return hero;
  if (found.includes('borinsArmour')) return { ...hero, armour: 'borinsArmour' };
  return hero.armour === null && found.includes('chainMail') ? { ...hero, armour: 'chainMail' } : hero;
}

export function chanceComes(left: Belongings): Belongings {
  return left.chance === 'next' ? { ...left, chance: 'now' } : left;
}

export function chanceGoes(left: Belongings): Belongings {
  return left.chance === 'now' ? { ...left, chance: 'gone' } : left;
}
