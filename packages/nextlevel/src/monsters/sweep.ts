/** The wide sweep of major creatures (NXT-MON-06, NXT-MON-07). */
import { checkActor, chooseActor, figureAt, figureOf, groundOf, has } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { adjoining, FRONT_SIDES, squaresOnSides } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { checkNormal } from '../actions.ts';
import { areFoes, diceFor, hitsOn, wieldedBy } from '../arms.ts';
import { rollSurprise } from '../attack/behind.ts';
import { land, newStrike, resume } from '../attack/strike.ts';
import { criticalSkulls } from '../content/critical.ts';
import { findCard } from '../content/bestiary.ts';
import { D20 } from '../content/dice.ts';
import { engage } from '../engagement.ts';
import { facingOf, isBehind } from '../facing.ts';
import { isAloft } from '../heights.ts';
import type { NextHandler } from '../kit.ts';
import type { NextPlay } from '../play.ts';
import type { Blow, NextPending, NextState, Striker } from '../state.ts';

export interface Sweep {
  readonly type: 'sweep';
  readonly figure: FigureId;
}

export interface Allot {
  readonly type: 'allot';
  /** Each `figure=skulls`, in the order of the question; figures that get none are left out. */
  readonly shares: readonly string[];
}

export type SweepAsked = Extract<NextPending, { tag: 'sweep' }>;
interface Share {
  readonly target: FigureId;
  readonly skulls: number;
}

export function isMajor({ side, kind }: Figure): boolean {
  return side === 'morcar' && findCard(kind)?.status === 'major';
}

/** Figures on the five squares in front of it with no wall between, except captives. */
function swept(world: World, state: NextState, creature: Figure): Figure[] {
  const { square, id } = creature;
  const ground = groundOf(world, state);
  return squaresOnSides(world.board, square, facingOf(state, id), FRONT_SIDES)
    .filter((other) => adjoining(ground, square, other, 'either'))
    .map((other) => figureAt(state, other))
    .filter((figure) => figure !== undefined)
    .filter((figure) => figure.side !== 'nobody' && !isAloft(state, figure));
}

export const SWEEP: NextHandler<Sweep> = {
  check(world, state, seat, { figure }) {
    const no = checkActor(state, seat, figure);
    if (no !== null) return no;
    const creature = figureOf(state, figure);
    if (!isMajor(creature)) return refuse('majorOnly', 'NXT-MON-06', { figure });
    return checkNormal(state, creature, 'attack') ?? checkSwept(world, state, creature);
  },
  perform(play, { figure }) {
    chooseActor(play, figure);
    const creature = figureOf(play.state, figure);
    const among = swept(play.world, play.state, creature);
    const wielded = wieldedBy(play.state, creature);
    const { morcar } = play.state;
    const of = { who: figure };
    const faces = play.attackDice(diceFor(play.state, creature, wielded), morcar, 'NXT-MON-06', of);
    const critical = play.roll(D20, morcar, 'NXT-CRT-01', of);
    const shown = faces.reduce((sum, face) => sum + hitsOn(wielded.hits, face), 0);
    const skulls = shown === 0 ? 0 : shown + criticalSkulls(critical);
    const ids = among.map(({ id }) => id);
    const rules = ['NXT-MON-06', 'NXT-MON-07', 'NXT-CRT-01'];
    play.emit({ type: 'sweepRolled', rules, news: true, figure, faces, critical, skulls, among: ids });
    if (skulls === 0) miss(play, creature, among);
    else if (ids.length === 1) share(play, figure, [{ target: ids[0]!, skulls }]);
    else
      play.emit({
        type: 'nextAsked',
        rules: ['NXT-MON-06'],
        asked: { tag: 'sweep', figure, skulls, among: ids },
      });
  },
};

function checkSwept(world: World, state: NextState, creature: Figure): Refusal | null {
  const { id: figure } = creature;
  if (diceFor(state, creature, wieldedBy(state, creature)).length === 0)
    return refuse('noDiceLeft', has(creature, 'pit') ? 'CLS-TRP-08' : 'NXT-ATK-01', { figure });
  if (swept(world, state, creature).some((target) => areFoes(creature, target))) return null;
  const behind = state.figures.some(
    (other) => areFoes(creature, other) && isBehind(world, state, creature, other.square),
  );
  return refuse('nobodyBefore', behind ? 'NXT-MON-07' : 'NXT-MON-06', { figure });
}

/** Without a skull it has missed every foe it aimed at (NXT-CTR-02). */
function miss(play: NextPlay, creature: Figure, among: readonly Figure[]): void {
  const foes = among.filter((target) => areFoes(creature, target));
  share(
    play,
    creature.id,
    foes.map(({ id }) => ({ target: id, skulls: 0 })),
  );
}

function share(play: NextPlay, figure: FigureId, shares: readonly Share[]): void {
  play.emit({ type: 'sweepShared', rules: ['NXT-MON-06'], figure, shares });
}

export const ALLOT: NextHandler<Allot> = {
  when: 'answering',
  check(_world, state, seat, { shares }) {
    const { asked } = state.next;
    if (asked?.tag !== 'sweep') return refuse('nothingAsked', 'NXT-MON-06');
    if (seat !== state.morcar) return refuse('notYourFigure', 'NXT-MON-06');
    return isSharing(asked, shares) ? null : refuse('wrongShares', 'NXT-MON-06', { skulls: asked.skulls });
  },
  perform(play, { shares }) {
    const { asked } = play.next;
    if (asked?.tag !== 'sweep') return;
    play.emit({ type: 'nextAnswered', rules: ['NXT-MON-06'], tag: 'sweep', choice: shares.join(' ') });
    share(play, asked.figure, shares.map(readShare));
  },
};

function readShare(text: string): Share {
  const at = text.lastIndexOf('=');
  return { target: text.slice(0, at), skulls: Number(text.slice(at + 1)) };
}

/** Whether these shares use all the skulls, in the offered form. */
function isSharing({ skulls, among }: SweepAsked, shares: readonly string[]): boolean {
  const given = shares.map(readShare);
  const places = given.map(({ target }) => among.indexOf(target));
  return (
    given.reduce((sum, one) => sum + one.skulls, 0) === skulls &&
    given.every(
      (one, i) =>
        Number.isInteger(one.skulls) &&
        one.skulls > 0 &&
        places[i]! > (places[i - 1] ?? -1) &&
        shares[i] === `${one.target}=${one.skulls}`,
    )
  );
}

/** Every way to share out all the skulls. */
export function sharingsOf({ skulls, among }: Pick<SweepAsked, 'skulls' | 'among'>): string[][] {
  const [first, ...others] = among;
  if (first === undefined) return skulls === 0 ? [[]] : [];
  return Array.from({ length: skulls + 1 }, (_, given) =>
    sharingsOf({ skulls: skulls - given, among: others }).map((rest) =>
      given === 0 ? rest : [`${first}=${given}`, ...rest],
    ),
  ).flat();
}

/** An attack whose dice are already rolled. */
export function strikeWith(play: NextPlay, { figure, target }: Blow, hits: number): void {
  const { arm } = wieldedBy(play.state, figureOf(play.state, figure));
  const striker: Striker = { figure, arm, dice: [], extra: 0, bite: false };
  const strike = rollSurprise(play, newStrike([striker], target, 'act'));
  engage(play, figure, target);
  resume(play, land(play, { ...strike, hits }));
}
