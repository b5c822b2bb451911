/** Treasure cards and their effects: gold, potions, traps, wandering monsters (CLS-TRE). */
import { adjacent, hasSquare, sideNeighbours } from '@oubliette/dungeon';
import { D6, refuse, topCard } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { CommandOf } from './commands.ts';
import type { EquipmentId } from './content/equipment.ts';
import type { HeroKind } from './content/heroes.ts';
import { treasureCard } from './content/treasure.ts';
import type { PotionId, TreasureEffect, TreasureId } from './content/treasure.ts';
import { kill } from './death.ts';
import { figureOf, findFigure, has, heroOf, isHero, isUndead, seatOf } from './figures.ts';
import { restoreBody } from './magic.ts';
import { availableKinds, cardIn, isFree, standMonster } from './monsters.ts';
import type { Play } from './play.ts';
import type { WanderersSquares } from './points.ts';
import type { Figure, State } from './state.ts';
import { inflict } from './traps.ts';
import { checkStanding } from './turns.ts';
import { surroundings } from './visibility.ts';
import { groundOf } from './world.ts';
import type { World } from './world.ts';

/** Draws and carries out the top card of the deck (CLS-TRE-02). */
export function drawTreasure(play: Play, hero: HeroKind): void {
  const seat = play.state.control[hero]!;
  const card = topCard(play.state.treasure, play, seat, 'CLS-TRE-02') as TreasureId | null;
  if (card === null) {
    play.emit({ type: 'deckEmpty', rules: ['CLS-TRE-02'], hero });
    return;
  }
  play.emit({ type: 'cardDrawn', rules: ['CLS-TRE-02', 'CLS-SET-05'], news: true, hero, card });
  const { effect } = treasureCard(card);
  const carryOut = CARDS[effect.tag] as (
    play: Play,
    hero: HeroKind,
    card: TreasureId,
    effect: TreasureEffect,
  ) => void;
  carryOut(play, hero, card, effect);
}

export function gainEquipment(
  play: Play,
  hero: HeroKind,
  equipment: EquipmentId,
  rules: readonly RuleId[],
): void {
  play.emit({ type: 'equipmentGained', rules, hero, equipment });
}

/** One handler per sort of card; the compiler requires all of them. */
const CARDS: {
  readonly [T in TreasureEffect['tag']]: (
    play: Play,
    hero: HeroKind,
    card: TreasureId,
    effect: Extract<TreasureEffect, { tag: T }>,
  ) => void;
} = {
  gold: (play, hero, card, { amount }) => {
    play.emit({ type: 'goldGained', rules: ['CLS-TRE-04'], hero, amount });
    play.emit({ type: 'cardSetAside', rules: ['CLS-TRE-05'], card });
  },
  scatteredGold: (play, hero, card) => {
    const die = play.roll(D6, play.state.control[hero]!, 'CLS-TRE-04', { who: hero });
    play.emit({ type: 'goldRolled', rules: ['CLS-TRE-04'], news: true, hero, die });
    play.emit({ type: 'goldGained', rules: ['CLS-TRE-04'], hero, amount: die * 10 });
    play.emit({ type: 'conditionGained', rules: ['CLS-TRE-04'], figure: hero, condition: 'stunned' });
    play.emit({ type: 'cardSetAside', rules: ['CLS-TRE-05'], card });
  },
  potion: (play, hero, card) =>
    play.emit({ type: 'potionKept', rules: ['CLS-TRE-06'], hero, potion: card as PotionId, fromDeck: true }),
  nothing: (play, _hero, card) => play.emit({ type: 'cardSetAside', rules: ['CLS-TRE-05'], card }),
  trap: (play, hero, card, { harm, holds }) => {
    if (holds === true)
      play.emit({ type: 'conditionGained', rules: ['CLS-TRE-08'], figure: hero, condition: 'pit' });
    inflict(play, hero, harm, ['CLS-TRE-08']);
    play.emit({ type: 'cardReturned', rules: ['CLS-TRE-09'], card });
  },
  wanderingMonster: (play, hero, card) => {
    askForWanderer(play, hero);
    play.emit({ type: 'cardReturned', rules: ['CLS-TRE-09'], card });
  },
};

/** Beside the searcher if there is room, else anywhere in the place (CLS-TRE-10, CLS-TRE-11). */
export function wanderersSquares(world: World, state: State, { square: from }: Figure): WanderersSquares {
  const beside = sideNeighbours(groundOf(world, state), from).filter((square) =>
    isFree(world, state, square),
  );
  if (beside.length > 0) return { near: true, squares: beside };
  const squares = surroundings(world, state, from).filter(
    (square) => hasSquare(state.revealed, square) && isFree(world, state, square),
  );
  return { near: false, squares };
}

export function askForWanderer(play: Play, hero: HeroKind): void {
  const { world, state } = play;
  const kinds = availableKinds(world, state, world.quest.wandering);
  const { near, squares } = world.points.wanderersSquares(world, state, figureOf(state, hero));
  if (kinds.length === 0 || squares.length === 0) {
    play.emit({ type: 'wanderingAbsent', rules: [squares.length === 0 ? 'CLS-TRE-11' : 'CLS-TRE-13'], hero });
    return;
  }
  const asked = { tag: 'wandering', hero, kinds, squares, adjacent: near } as const;
  const isNamed = kinds[0] === world.quest.wandering;
  play.emit({
    type: 'wanderingAsked',
    rules: [isNamed ? 'CLS-QBK-10' : 'CLS-TRE-13', near ? 'CLS-TRE-10' : 'CLS-TRE-11'],
    pending: isNamed ? asked : { ...asked, instead: true },
  });
}

export function checkPlaceWandering(
  _: World,
  state: State,
  seat: SeatId,
  command: CommandOf<'placeWandering'>,
): Refusal | null {
  const { pending } = state;
  if (pending?.tag !== 'wandering') return refuse('nothingAsked', 'CLS-TRE-10');
  if (seat !== state.morcar) return refuse('notYourFigure', 'CLS-TRE-10');
  if (!pending.kinds.includes(command.kind)) return refuse('wrongKind', 'CLS-TRE-13', { kind: command.kind });
  const rule = pending.adjacent ? 'CLS-TRE-10' : 'CLS-TRE-11';
  return pending.squares.includes(command.square)
    ? null
    : refuse('notThere', rule, { square: command.square });
}

/** Its own kind must appear if there is room beside the hero; further off, or as another kind, it may (CLS-TRE-11, CLS-TRE-13). */
export function checkForgoWandering(_: World, state: State, seat: SeatId): Refusal | null {
  const { pending } = state;
  if (pending?.tag !== 'wandering') return refuse('nothingAsked', 'CLS-TRE-10');
  if (seat !== state.morcar) return refuse('notYourFigure', 'CLS-TRE-10');
  return pending.adjacent && pending.instead !== true ? refuse('mustAppear', 'CLS-TRE-10') : null;
}

export function forgoWandering(play: Play): void {
  const { pending } = play.state;
  if (pending?.tag !== 'wandering') return;
  const rules = pending.adjacent ? ['CLS-TRE-13'] : ['CLS-TRE-11'];
  play.emit({ type: 'wanderingAbsent', rules, hero: pending.hero });
}

/** Appears and, if beside the searcher, attacks that hero only (CLS-TRE-12). */
export function placeWandering(play: Play, { kind, square }: CommandOf<'placeWandering'>): void {
  const { pending } = play.state;
  if (pending?.tag !== 'wandering') return;
  const monster = standMonster(play, kind, square, null, null);
  if (pending.adjacent) play.world.points.surprise(play, monster, pending.hero);
}

/** It attacks at once, with the dice of its card (CLS-TRE-15). */
export function surprise(play: Play, { id, kind }: Figure, target: HeroKind): void {
  const { attack: dice } = cardIn(play.world, kind);
  const attack = { attacker: id, target, weapon: null, thrown: false, dice, by: 'wandering' } as const;
  play.world.points.makeAttack(play, attack);
}

export function checkPotion(
  world: World,
  state: State,
  seat: SeatId,
  command: CommandOf<'usePotion'>,
): Refusal | null {
  const drinker = isHero(command.figure) ? findFigure(state, command.figure) : undefined;
  if (drinker === undefined || state.phase !== 'play')
    return refuse('notOnBoard', 'CLS-TRE-06', { figure: command.figure });
  if (seatOf(state, drinker) !== seat)
    return refuse('notYourFigure', 'CLS-TRE-06', { figure: command.figure });
  if (!heroOf(state, command.figure as HeroKind).potions.includes(command.potion))
    return refuse('potionNotHeld', 'CLS-TRE-06', { potion: command.potion });
  if (has(drinker, 'asleep')) return refuse('asleep', 'CLS-SPL-07', { figure: command.figure });
  const quiet = state.missing.length === 0 && (state.pending === null || state.pending.tag === 'attack');
  if (!quiet) return refuse('waitingForAnother', 'CLS-TRE-06');
  const forOneself = command.potion !== 'holyWater';
  if (forOneself && command.target !== undefined) return refuse('targetMissing', 'CLS-TRE-06');
  if (command.potion === 'heroicBrew') return checkOwnAction(world, state, drinker);
  return forOneself
    ? null
    : (checkOwnAction(world, state, drinker) ?? checkHolyWater(world, state, drinker, command));
}

/** Cards that name a narrower moment: the drinker's own turn, before acting (CLS-TRE-06). */
function checkOwnAction(world: World, state: State, drinker: Figure): Refusal | null {
  const own = state.pending === null && state.turn.taker === drinker.id;
  if (!own) return refuse('notYourTurn', 'CLS-TRE-06', { figure: drinker.id });
  return world.points.checkAction(state, drinker, 'potion') ?? checkStanding(state);
}

function checkHolyWater(
  world: World,
  state: State,
  thrower: Figure,
  command: CommandOf<'usePotion'>,
): Refusal | null {
  const target = command.target === undefined ? undefined : findFigure(state, command.target);
  if (target === undefined || target.side !== 'morcar' || !isUndead(target))
    return refuse('onlyUndead', 'CLS-TRE-06');
  return adjacent(groundOf(world, state), thrower.square, target.square)
    ? null
    : refuse('notAdjacent', 'CLS-CBT-02');
}

/** A used card is out for the rest of the quest (CLS-TRE-07). */
export function usePotion(play: Play, command: CommandOf<'usePotion'>): void {
  const { potion } = command;
  const hero = command.figure as HeroKind;
  const target = command.target ?? null;
  play.emit({ type: 'potionUsed', rules: ['CLS-TRE-06', 'CLS-TRE-07'], hero, potion, target });
  POTIONS[potion](play, hero, target);
}

const POTIONS: { readonly [P in PotionId]: (play: Play, hero: HeroKind, target: string | null) => void } = {
  potionOfHealing: (play, hero) =>
    restoreBody(play, figureOf(play.state, hero), 4, ['CLS-TRE-06', 'CLS-HRO-05', 'CLS-HRO-06']),
  heroicBrew: (play, hero) =>
    play.emit({ type: 'conditionGained', rules: ['CLS-TRE-06'], figure: hero, condition: 'brew' }),
  holyWater: (play, hero, target) => kill(play, figureOf(play.state, target!), hero, ['CLS-TRE-06']),
  potionOfResilience: (play, hero) =>
    play.emit({ type: 'conditionGained', rules: ['CLS-TRE-06'], figure: hero, condition: 'resilience' }),
  potionOfSpeed: (play, hero) =>
    play.emit({ type: 'conditionGained', rules: ['CLS-TRE-06'], figure: hero, condition: 'speed' }),
  potionOfStrength: (play, hero) =>
    play.emit({ type: 'conditionGained', rules: ['CLS-TRE-06'], figure: hero, condition: 'strength' }),
};
