/** Gifts for shooting: an immediate second shot, a heroic one, poison; and what an attack uses up (NXT-HRO-01, NXT-ARM-03). */
import { checkActor, figureOf, findFigure, isHero } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { wieldedBy } from '../arms.ts';
import { checkStriker, strikerOf } from '../attack/strikers.ts';
import { declareStrike, newStrike } from '../attack/strike.ts';
import { plightOf, sheetOf, withoutPlight, withPlight, withSheet, withTurn } from '../changes.ts';
import type { NextPlay } from '../play.ts';
import { calledShot, heroicShot, isBow, poisonDice, secondShot } from '../sheetEffects.ts';
import type { NextState, Strike } from '../state.ts';

export interface CallShot {
  readonly type: 'callHeroicShot';
  readonly figure: FigureId;
}

export interface ShootAgain {
  readonly type: 'shootAgain';
  readonly figure: FigureId;
  readonly target: FigureId;
}

export type AttackAid = 'poison' | 'enchantment' | 'heroic';

export interface ShotFacts {
  heroicShotCalled: { figure: FigureId; plus: number };
  /** Poison, enchantments and the called shot are spent with their attack. */
  aidsSpent: { figure: FigureId; aids: readonly AttackAid[] };
  /** A second shot may follow this one. */
  shotFollows: { figure: FigureId; target: FigureId };
  secondShotTaken: { figure: FigureId; target: FigureId };
}

/** Once a quest, before the dice, with a ranged weapon in hand. */
export function checkCallShot(
  _: World,
  state: NextState,
  seat: SeatId,
  { figure }: CallShot,
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  const shooter = figureOf(state, figure);
  if (!isHero(figure) || heroicShot(state, shooter) === null)
    return refuse('giftMissing', 'NXT-HRO-01', { figure });
  if (sheetOf(state, figure).shotHeroically) return refuse('onceAQuest', 'NXT-HRO-01', { figure });
  return wieldedBy(state, shooter).reach === 'range' ? null : refuse('noShooter', 'NXT-HRO-01', { figure });
}

export function callShot(play: NextPlay, { figure }: CallShot): void {
  const plus = heroicShot(play.state, figureOf(play.state, figure))!;
  play.emit({ type: 'heroicShotCalled', rules: ['NXT-HRO-01'], figure, plus });
}

export function afterCall(state: NextState, figure: FigureId, plus: number): NextState {
  if (!isHero(figure)) return state;
  const used = withSheet(state, figure, (sheet) => ({ ...sheet, shotHeroically: true }));
  return withPlight(used, figure, { tag: 'heroic', plus });
}

/** A declared attack spends its aids, and a skilled archer may shoot again. */
export function spendAids(play: NextPlay, { attackers, target, by }: Strike): void {
  for (const { figure, arm } of attackers) {
    const hero = isHero(figure) ? findFigure(play.state, figure) : undefined;
    if (hero === undefined || arm !== 'weapon') continue;
    const aids = aidsOf(play.state, hero);
    if (aids.length > 0) play.emit({ type: 'aidsSpent', rules: ['NXT-HRO-01'], figure, aids });
    if (by === 'act' && mayFollow(play.state, hero))
      play.emit({ type: 'shotFollows', rules: ['NXT-HRO-01'], figure, target });
  }
}

function aidsOf(state: NextState, hero: Figure): AttackAid[] {
  const wielded = wieldedBy(state, hero);
  const aids: AttackAid[] = [];
  if (poisonDice(state, hero, wielded) > 0) aids.push('poison');
  if (plightOf(state, hero.id, 'enchanted') !== undefined) aids.push('enchantment');
  if (calledShot(state, hero, wielded) !== null) aids.push('heroic');
  return aids;
}

export function withoutAids(state: NextState, figure: FigureId, aids: readonly AttackAid[]): NextState {
  if (!isHero(figure)) return state;
  const calm = aids.includes('heroic') ? withoutPlight(state, figure, 'heroic') : state;
  const plain = aids.includes('enchantment') ? withoutPlight(calm, figure, 'enchanted') : calm;
  return aids.includes('poison')
    ? withSheet(plain, figure, (sheet) => ({ ...sheet, poison: sheet.poison - 1 }))
    : plain;
}

function mayFollow(state: NextState, hero: Figure): boolean {
  if (state.turn.taker !== hero.id || state.next.turn.shotAt !== null) return false;
  return secondShot(state, hero) !== null && isBow(wieldedBy(state, hero));
}

export function afterShot(state: NextState, figure: FigureId, target: FigureId): NextState {
  const from = figureOf(state, figure).square;
  return withTurn(state, { shotAt: { target, from, again: false } });
}

/** At once: from the same square, before any other action, at another target. */
export function checkShootAgain(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, target: targetId }: ShootAgain,
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  const shooter = figureOf(state, figure);
  const { shotAt, actions, over } = state.next.turn;
  const ready =
    shotAt !== null &&
    !shotAt.again &&
    shotAt.from === shooter.square &&
    actions.at(-1) === 'attack' &&
    !over;
  if (!ready || !isBow(wieldedBy(state, shooter))) return refuse('noShotToFollow', 'NXT-HRO-01', { figure });
  const target = findFigure(state, targetId);
  if (target === undefined) return refuse('notOnBoard', 'NXT-ATK-12', { figure: targetId });
  if (target.id === shotAt.target) return refuse('sameTarget', 'NXT-HRO-01', { target: targetId });
  if (target.side !== 'morcar') return refuse('notAFoe', 'NXT-HRO-01', { target: targetId });
  return checkStriker(world, state, shooter, target, {}) ?? checkDiceLeft(state, shooter, target);
}

function checkDiceLeft(state: NextState, shooter: Figure, target: Figure): Refusal | null {
  return secondShooter(state, shooter, target).dice.length > 0
    ? null
    : refuse('noDiceLeft', 'NXT-HRO-01', { figure: shooter.id });
}

/** With this many plain dice fewer. */
function secondShooter(state: NextState, shooter: Figure, target: Figure) {
  const striker = strikerOf(state, shooter, target);
  const fewer = secondShot(state, shooter) ?? 0;
  return { ...striker, dice: striker.dice.slice(fewer) };
}

export function shootAgain(play: NextPlay, { figure, target }: ShootAgain): void {
  const shooter = figureOf(play.state, figure);
  const striker = secondShooter(play.state, shooter, figureOf(play.state, target));
  play.emit({ type: 'secondShotTaken', rules: ['NXT-HRO-01'], figure, target });
  declareStrike(play, newStrike([striker], target, 'act'));
}

/** The second shot is an attack beyond the turn's own. */
export function afterSecondShot(state: NextState, target: FigureId): NextState {
  const from = state.next.turn.shotAt?.from ?? 0;
  const taken = withTurn(state, { shotAt: { target, from, again: true } });
  return { ...taken, turn: { ...taken.turn, bonus: 'attack' } };
}

export function shotOffers(state: NextState, { id }: Figure): (CallShot | ShootAgain)[] {
  if (!isHero(id)) return [];
  const foes = state.next.turn.shotAt === null ? [] : state.figures.filter(({ side }) => side === 'morcar');
  return [
    { type: 'callHeroicShot', figure: id },
    ...foes.map(({ id: target }): ShootAgain => ({ type: 'shootAgain', figure: id, target })),
  ];
}
