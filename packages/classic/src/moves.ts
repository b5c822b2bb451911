/** Every command a seat may give now. Candidates are listed widely, and each is put to the same check that decides. */
import { DIRECTIONS } from '@oubliette/dungeon';
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import { isThrowable, ownedWeapons } from './combat.ts';
import type { Command } from './commands.ts';
import type { HeroKind } from './content/heroes.ts';
import { spellCard } from './content/spells.ts';
import { check } from './decide.ts';
import { figureOf, heroOf, isHero, seatOf } from './figures.ts';
import { powersOf } from './magic.ts';
import { substitutes } from './monsters.ts';
import { nextToDraft, nextToPlace, rolesFor, startSquares } from './start.ts';
import type { Figure, Pending, State } from './state.ts';
import { disarmsRockfalls, foundRockfalls, jumpIn } from './traps.ts';
import { seatOnTurn } from './turns.ts';
import type { World } from './world.ts';

export function movesOf(world: World, state: State, seat: SeatId): readonly BaseCommand[] {
  return world.book
    .candidates(world, state, seat)
    .filter((command) => check(world, state, seat, command) === null);
}

export function candidates(world: World, state: State, seat: SeatId): Command[] {
  switch (state.phase) {
    case 'roles':
      return state.choosing[0] === seat
        ? rolesFor(state, seat).map((role) => ({ type: 'takeRole', role }))
        : [];
    case 'spells': {
      const hero = nextToDraft(world, state);
      return hero === null ? [] : state.spellSets.map((set) => ({ type: 'takeSpells', hero, set }));
    }
    case 'placement': {
      const hero = nextToPlace(world, state);
      return hero === null
        ? []
        : startSquares(world, state).map((square) => ({ type: 'placeHero', hero, square }));
    }
    case 'play':
      return playCandidates(world, state, seat);
    case 'over':
      return [];
  }
}

function playCandidates(world: World, state: State, seat: SeatId): Command[] {
  const list: Command[] = [];
  addPotions(state, seat, list);
  if (state.pending !== null) addAnswers(state.pending, list);
  else if (state.missing.length > 0) addSubstitutes(world, state, list);
  else if (seatOnTurn(state) === seat) addTurn(world, state, list);
  return list;
}

function addPotions(state: State, seat: SeatId, list: Command[]): void {
  for (const { id, fate, potions } of state.heroes) {
    if (fate !== 'playing' || potions.length === 0 || state.control[id] !== seat) continue;
    for (const potion of new Set(potions)) {
      if (potion === 'holyWater') addHolyWater(state, id, list);
      else list.push({ type: 'usePotion', figure: id, potion });
    }
  }
}

function addHolyWater(state: State, figure: HeroKind, list: Command[]): void {
  for (const { id: target, side } of state.figures)
    if (side === 'morcar') list.push({ type: 'usePotion', figure, potion: 'holyWater', target });
}

function addAnswers(pending: Pending, list: Command[]): void {
  switch (pending.tag) {
    case 'attack':
      list.push({ type: 'standFast', figure: pending.attack.target });
      return;
    case 'passage':
      list.push({ type: 'answerPassage', allow: true }, { type: 'answerPassage', allow: false });
      return;
    case 'escape':
      for (const to of pending.squares) list.push({ type: 'escape', figure: pending.figure, to });
      return;
    case 'wandering':
      for (const kind of pending.kinds)
        for (const square of pending.squares) list.push({ type: 'placeWandering', kind, square });
      list.push({ type: 'forgoWandering' });
      return;
    case 'claim':
      list.push({ type: 'claim', take: true }, { type: 'claim', take: false });
      return;
    case 'question':
      for (const choice of pending.choices.keys()) list.push({ type: 'answerQuestion', choice });
  }
}

function addSubstitutes(world: World, state: State, list: Command[]): void {
  for (const kind of substitutes(world, state, state.missing[0]!.kind))
    list.push({ type: 'substitute', kind });
  list.push({ type: 'substitute', kind: null });
}

function addTurn(world: World, state: State, list: Command[]): void {
  const { taker } = state.turn;
  if (taker === null) {
    for (const figure of state.figures)
      if (figure.side === 'morcar' && !state.turn.done.includes(figure.id))
        addFigure(world, state, figure, list);
  } else {
    addFigure(world, state, figureOf(state, taker), list);
  }
  list.push({ type: 'endTurn' });
}

function addFigure(world: World, state: State, figure: Figure, list: Command[]): void {
  addMovement(world, state, figure, list);
  addDoors(world, state, figure, list);
  addAttacks(state, figure, list);
  if (isHero(figure.id)) addHeroActs(world, state, figure, list);
  else addPowers(world, state, figure, list);
  if (figure.side === 'heroes') list.push({ type: 'leave', figure: figure.id });
  if (isHero(figure.id)) list.push({ type: 'giveUp', figure: figure.id });
}

function addMovement(world: World, state: State, figure: Figure, list: Command[]): void {
  const { id, square } = figure;
  if (isHero(id) && state.turn.left === null) {
    list.push({ type: 'rollMovement', figure: id });
    return;
  }
  for (const to of world.book.stepsFrom(world, state, figure, square))
    list.push({ type: 'step', figure: id, to });
  for (const direction of DIRECTIONS) {
    const jump = jumpIn(world, state, square, direction);
    if (jump !== null) list.push({ type: 'jump', figure: id, to: jump.to });
  }
}

function addDoors(world: World, state: State, figure: Figure, list: Command[]): void {
  for (const door of world.doorsAt[figure.square]!)
    if (state.doors[door] === 'closed')
      list.push({ type: 'openDoor', figure: figure.id, door: world.doorKeys[door]! });
}

function addAttacks(state: State, figure: Figure, list: Command[]): void {
  const weapons = ownedWeapons(state, figure);
  for (const { id: target, side } of state.figures) {
    if (target === figure.id || (figure.side === 'morcar' && side === 'morcar')) continue;
    list.push({ type: 'attack', figure: figure.id, target });
    for (const weapon of weapons) {
      list.push({ type: 'attack', figure: figure.id, target, weapon });
      if (isThrowable(weapon)) list.push({ type: 'attack', figure: figure.id, target, weapon, thrown: true });
    }
  }
}

function addHeroActs(world: World, state: State, figure: Figure, list: Command[]): void {
  if (!isHero(figure.id)) return;
  if (!state.turn.acted)
    list.push({ type: 'searchTreasure', figure: figure.id }, { type: 'searchSecrets', figure: figure.id });
  if (!state.turn.acted && disarmsRockfalls(state, figure.id))
    for (const { squares } of foundRockfalls(world, state))
      list.push({ type: 'disarm', figure: figure.id, square: squares[0] });
  if (state.turn.acted && state.turn.bonus !== 'spell') return;
  for (const spell of heroOf(state, figure.id).spells) addSpell(world, state, figure, spell, list);
}

function addSpell(
  world: World,
  state: State,
  figure: Figure,
  spell: Parameters<typeof spellCard>[0],
  list: Command[],
): void {
  const { on, sight } = spellCard(spell);
  if (on === 'genie')
    for (const door of state.seenDoors)
      if (state.doors[door] === 'closed')
        list.push({ type: 'castSpell', figure: figure.id, spell, door: world.doorKeys[door]! });
  for (const { id: target } of state.figures) {
    if (on === 'hero' && !isHero(target)) continue;
    list.push({ type: 'castSpell', figure: figure.id, spell, target });
    if (sight && target !== figure.id)
      list.push({ type: 'castSpell', figure: figure.id, spell, target, unseen: true });
  }
}

function addPowers(world: World, state: State, figure: Figure, list: Command[]): void {
  if (state.powers[figure.id] === undefined) return;
  for (const [power, { power: what }] of powersOf(world, state, figure.id).entries()) {
    if (what.tag !== 'cast') list.push({ type: 'usePower', figure: figure.id, power });
    else
      for (const { id: target, side } of state.figures)
        if (side === 'heroes') list.push({ type: 'usePower', figure: figure.id, power, target });
  }
}

export function seatOfPending(state: State, pending: Pending): SeatId {
  switch (pending.tag) {
    case 'attack':
      return seatOf(state, figureOf(state, pending.attack.target));
    case 'passage':
      return seatOf(state, figureOf(state, pending.through));
    case 'escape':
    case 'question':
      return seatOf(state, figureOf(state, pending.figure));
    case 'wandering':
    case 'claim':
      return state.morcar;
  }
}
