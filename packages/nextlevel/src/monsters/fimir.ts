/** The fimir: its die, and the spells the roll may allow (NXT-FIM). */
import {
  checkActor,
  chooseActor,
  countFaces,
  figureOf,
  findFigure,
  seatOf,
  surroundings,
} from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { checkNormal } from '../actions.ts';
import { plightOf } from '../changes.ts';
import { D6, D8 } from '../content/dice.ts';
import type { NextHandler } from '../kit.ts';
import { afflict } from '../plights.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';
import { FIMIR_SPELLS } from './facts.ts';
import type { FimirSpell } from './facts.ts';
import { rollUnstoppable } from './unstoppable.ts';

export interface FimirRoll {
  readonly type: 'fimirRoll';
  readonly figure: FigureId;
}

export interface CastFimirSpell {
  readonly type: 'fimirSpell';
  readonly figure: FigureId;
  readonly spell: string;
  readonly target?: FigureId;
}

/** From this roll on it may cast. */
export const LEAST_FOR_A_SPELL = 6;
/** Up to this roll the lights hold a hero. */
const MOST_DAZZLED = 4;
const GAS_DICE = 3;
const MIRE_SAVE_DICE = 2;
const MIRE_DICE = 5;

const RULES: { readonly [S in FimirSpell]: RuleId } = {
  marshLights: 'NXT-FIM-03',
  slime: 'NXT-FIM-04',
  marshGas: 'NXT-FIM-05',
  chokingMire: 'NXT-FIM-06',
  blackMist: 'NXT-FIM-07',
};

function checkFimir(state: NextState, seat: SeatId, figure: FigureId): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  const fimir = figureOf(state, figure);
  if (fimir.kind !== 'fimir' || fimir.side !== 'morcar') return refuse('fimirOnly', 'NXT-FIM-01', { figure });
  return checkNormal(state, fimir, 'attack');
}

/** This fimir's roll in its current turn. */
function rollOf(state: NextState, figure: FigureId): number | null {
  return state.turn.actor === figure ? state.next.turn.fimir : null;
}

export const FIMIR_ROLL: NextHandler<FimirRoll> = {
  check: (_world, state, seat, { figure }) =>
    checkFimir(state, seat, figure) ??
    (rollOf(state, figure) === null ? null : refuse('alreadyRolled', 'NXT-FIM-01', { figure })),
  perform(play, { figure }) {
    chooseActor(play, figure);
    const die = play.roll(D8, play.state.morcar, 'NXT-FIM-01');
    play.emit({ type: 'fimirRolled', rules: ['NXT-FIM-01'], news: true, figure, die });
  },
};

export const FIMIR_SPELL: NextHandler<CastFimirSpell> = {
  check(world, state, seat, { figure, spell, target }) {
    const no = checkFimir(state, seat, figure);
    if (no !== null) return no;
    if (!isFimirSpell(spell)) return refuse('noSuchSpell', 'NXT-FIM-01', { spell });
    const roll = rollOf(state, figure);
    if (roll === null) return refuse('rollFirst', 'NXT-FIM-01', { figure });
    if (roll < LEAST_FOR_A_SPELL) return refuse('attackOnly', 'NXT-FIM-01', { figure });
    if (world.quest.rules.noSpells === true) return refuse('noSpellsHere', 'CLS-QBK-11');
    const fimir = figureOf(state, figure);
    return isAimed(spell)
      ? checkVictim(world, state, fimir, spell, target)
      : target === undefined
        ? checkPlace(world, state, fimir, spell)
        : refuse('noTarget', RULES[spell], { target });
  },
  perform(play, { figure, spell, target }) {
    if (!isFimirSpell(spell)) return;
    const squares = fillsPlace(spell) ? placeOf(play.world, play.state, figureOf(play.state, figure)) : [];
    const rules = ['NXT-FIM-01', RULES[spell]];
    play.emit({ type: 'fimirCast', rules, figure, spell, target: target ?? null, squares });
    if (spell === 'marshLights') dazzle(play, figure);
    if (spell === 'slime') afflict(play, target!, { tag: 'held', by: 'slime' }, ['NXT-FIM-04']);
    if (spell === 'chokingMire') sink(play, figure, target!);
  },
};

/** Its whole room or corridor, seen or not (NXT-FIM-03, NXT-FIM-05, NXT-FIM-07). */
function placeOf(world: World, state: NextState, { square }: Figure): Square[] {
  return surroundings(world, state, square);
}

function fillsPlace(spell: FimirSpell): boolean {
  return spell === 'marshGas' || spell === 'blackMist';
}

function isFimirSpell(spell: string): spell is FimirSpell {
  return (FIMIR_SPELLS as readonly string[]).includes(spell);
}

/** Cast at one hero. */
function isAimed(spell: FimirSpell): spell is 'slime' | 'chokingMire' {
  return spell === 'slime' || spell === 'chokingMire';
}

/** A hero or ally in its sight; slime needs one that is not held already. */
function checkVictim(
  world: World,
  state: NextState,
  fimir: Figure,
  spell: 'slime' | 'chokingMire',
  target: FigureId | undefined,
): Refusal | null {
  const victim = target === undefined ? undefined : findFigure(state, target);
  if (victim?.side !== 'heroes') return refuse('targetMissing', RULES[spell]);
  if (!world.points.sees(world, state, fimir.square, victim.square))
    return refuse('targetUnseen', RULES[spell], { figure: victim.id });
  return spell === 'slime' && plightOf(state, victim.id, 'held') !== undefined
    ? refuse('alreadyHeld', 'NXT-FIM-04', { figure: victim.id })
    : null;
}

/** Lights need a hero to dazzle, mist a place without mist. */
function checkPlace(
  world: World,
  state: NextState,
  fimir: Figure,
  spell: 'marshLights' | 'marshGas' | 'blackMist',
): Refusal | null {
  if (spell === 'marshLights')
    return heroesNear(world, state, fimir).length > 0 ? null : refuse('nobodyThere', 'NXT-FIM-03');
  if (spell === 'marshGas') return null;
  const misty = state.next.mists.some((squares) => squares.includes(fimir.square));
  return misty ? refuse('mistThere', 'NXT-FIM-08') : null;
}

function heroesNear(world: World, state: NextState, fimir: Figure): Figure[] {
  const place = placeOf(world, state, fimir);
  return state.figures.filter(({ side, square }) => side === 'heroes' && place.includes(square));
}

function dazzle(play: NextPlay, fimir: FigureId): void {
  for (const hero of heroesNear(play.world, play.state, figureOf(play.state, fimir))) {
    const die = play.roll(D6, seatOf(play.state, hero), 'NXT-FIM-03');
    const dazzled = die <= MOST_DAZZLED;
    play.emit({ type: 'lightsRolled', rules: ['NXT-FIM-03'], news: true, figure: hero.id, die, dazzled });
    if (dazzled) afflict(play, hero.id, { tag: 'dazzled' }, ['NXT-FIM-03']);
  }
}

function sink(play: NextPlay, fimir: FigureId, id: FigureId): void {
  const faces = play.combatDice(MIRE_SAVE_DICE, seatOf(play.state, figureOf(play.state, id)), 'NXT-FIM-06');
  const clear = countFaces(faces, 'blackShield') > 0;
  play.emit({ type: 'mireRolled', rules: ['NXT-FIM-06'], news: true, figure: id, faces, clear });
  if (!clear) rollUnstoppable(play, id, MIRE_DICE, 'mire', 'NXT-FIM-06', fimir);
}

/** Marsh Gas of the turn before explodes, even if the fimir is gone (NXT-FIM-05). */
export function burnGases(play: NextPlay): void {
  for (const squares of play.next.gases) {
    play.emit({ type: 'gasBurned', rules: ['NXT-FIM-05'], squares });
    const caught = play.state.figures.filter(
      ({ kind, square }) => kind !== 'fimir' && squares.includes(square),
    );
    for (const { id } of caught)
      if (findFigure(play.state, id) !== undefined)
        rollUnstoppable(play, id, GAS_DICE, 'gas', 'NXT-FIM-05', null);
  }
}

export function fimirOffers(state: NextState, { id: figure, kind }: Figure): (FimirRoll | CastFimirSpell)[] {
  if (kind !== 'fimir') return [];
  const heroes = state.figures.filter(({ side }) => side === 'heroes');
  return [
    { type: 'fimirRoll', figure },
    ...FIMIR_SPELLS.flatMap((spell): CastFimirSpell[] =>
      isAimed(spell)
        ? heroes.map(({ id }) => ({ type: 'fimirSpell', figure, spell, target: id }))
        : [{ type: 'fimirSpell', figure, spell }],
    ),
  ];
}
