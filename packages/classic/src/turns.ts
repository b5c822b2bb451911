/** Whose turn it is, who may act, and how turns and rounds follow each other (CLS-TUR). */
import { D6, refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import type { Action } from './points.ts';
import type { CommandOf } from './commands.ts';
import { figureOf, findFigure, has, isHero, seatOf } from './figures.ts';
import type { Play } from './play.ts';
import type { Belongings, Figure, FigureId, State, Turn } from './state.ts';
import { sharesPlace } from './visibility.ts';
import type { World } from './world.ts';

/** The turn from a figure's side: a monster not yet played starts afresh. */
export function turnOf(
  state: State,
  figure: Figure,
): Pick<Turn, 'left' | 'path' | 'moveOver' | 'acted' | 'bonus' | 'boons' | 'denied'> {
  const { turn } = state;
  if (turn.actor === figure.id) return turn;
  return {
    left: figure.move,
    path: [figure.square],
    moveOver: false,
    acted: false,
    bonus: null,
    boons: [],
    denied: [],
  };
}

/** Whether a seat may act with a figure now; the refusal if not. On an occupied square it can only move on. */
export function checkActor(state: State, seat: SeatId, id: FigureId): Refusal | null {
  return checkMover(state, seat, id) ?? checkStanding(state);
}

/** No figure acts or ends a move on a square that another occupies (CLS-BRD-04, CLS-MOV-06). */
export function checkStanding({ turn, figures }: State): Refusal | null {
  if (turn.path.length < 2) return null;
  const actor = figures.find(({ id }) => id === turn.actor);
  const held =
    actor !== undefined && figures.some(({ id, square }) => square === actor.square && id !== actor.id);
  return held ? refuse('squareHeld', 'CLS-MOV-06', { figure: actor.id }) : null;
}

/** Whether a seat may move a figure now, even from a square it is only passing through. */
export function checkMover(state: State, seat: SeatId, id: FigureId): Refusal | null {
  if (state.phase !== 'play') return refuse('notInPlay', 'CLS-TUR-01');
  if (state.pending !== null || state.missing.length > 0) return refuse('waitingForAnother', 'CLS-TUR-13');
  const figure = findFigure(state, id);
  if (figure === undefined) return refuse('notOnBoard', 'CLS-TUR-09', { figure: id });
  if (seatOf(state, figure) !== seat) return refuse('notYourFigure', 'CLS-GEN-02', { figure: id });
  const { turn } = state;
  if (turn.taker !== null)
    return turn.taker === id ? checkAwake(figure) : refuse('notYourTurn', 'CLS-TUR-02', { figure: id });
  if (figure.side !== 'morcar') return refuse('notYourTurn', 'CLS-TUR-02', { figure: id });
  if (turn.done.includes(id)) return refuse('alreadyPlayed', 'CLS-TUR-11', { figure: id });
  return turn.actor === id ? null : checkStanding(state);
}

/** Casters may send themselves to sleep: their turn goes on without them (CLS-SPL-07, CLS-SPL-12). */
function checkAwake(figure: Figure): Refusal | null {
  return has(figure, 'asleep') ? refuse('asleep', 'CLS-SPL-07', { figure: figure.id }) : null;
}

/** One move (CLS-TUR-03), and one action (CLS-TUR-04) or an extra one from a card. */
export function checkAction(state: State, figure: Figure, action: Action): Refusal | null {
  const { acted, bonus, left, moveOver } = turnOf(state, figure);
  if (action === 'move') {
    if (left !== null) return refuse('alreadyRolled', 'CLS-MOV-01');
    return moveOver ? refuse('moveOver', 'CLS-TUR-06') : null;
  }
  if (action === 'step') {
    if (moveOver) return refuse('moveOver', 'CLS-TUR-06', { figure: figure.id });
    return left === null ? refuse('rollFirst', 'CLS-MOV-01', { figure: figure.id }) : null;
  }
  if (!acted || (action === 'cast' && bonus === 'spell')) return null;
  return refuse('alreadyActed', action === 'cast' ? 'CLS-SPL-05' : 'CLS-TUR-04', { figure: figure.id });
}

/** The monster that acts becomes the one being played: the one before it is finished (CLS-TUR-11). */
export function chooseActor(play: Play, id: FigureId): void {
  if (play.state.turn.actor === id) return;
  play.emit({ type: 'monsterChosen', rules: ['CLS-TUR-11', 'CLS-TUR-08'], figure: id });
}

export function checkEndTurn(_: World, state: State, seat: SeatId): Refusal | null {
  if (state.phase !== 'play') return refuse('notInPlay', 'CLS-TUR-01');
  if (state.pending !== null || state.missing.length > 0) return refuse('waitingForAnother', 'CLS-TUR-13');
  return seatOnTurn(state) === seat ? checkStanding(state) : refuse('notYourTurn', 'CLS-TUR-02');
}

export function seatOnTurn(state: State): SeatId {
  const { taker } = state.turn;
  return taker === null ? state.morcar : state.control[taker]!;
}

/** The figures a seat may act with now: the hero or ally on turn, or every monster not yet played. */
export function actors(state: State, seat: SeatId): (Figure | null)[] {
  if (seatOnTurn(state) !== seat) return [];
  const { taker, done } = state.turn;
  if (taker !== null) return [figureOf(state, taker), null];
  return [...state.figures.filter(({ id, side }) => side === 'morcar' && !done.includes(id)), null];
}

export function endTurn(play: Play): void {
  if (play.state.turn.taker === null && askClaim(play)) return;
  passTurn(play);
}

/** Before the Morcar turn ends. */
function askClaim(play: Play): boolean {
  const { world, state } = play;
  const claimed = state.belongings.find((left) => world.points.isClaimable(world, state, left));
  if (claimed === undefined) return false;
  play.emit({ type: 'claimAsked', rules: ['CLS-DTH-03'], hero: claimed.hero });
  return true;
}

/** Once, by a monster on the spot (CLS-DTH-03). */
export function isClaimable(world: World, state: State, { chance, square }: Belongings): boolean {
  const onTheSpot = ({ side, square: at }: Figure) =>
    side === 'morcar' && sharesPlace(world, state, square, at);
  return chance === 'now' && state.figures.some(onTheSpot);
}

export function checkClaim(_: World, state: State, seat: SeatId): Refusal | null {
  if (state.pending?.tag !== 'claim') return refuse('nothingAsked', 'CLS-DTH-03');
  return seat === state.morcar ? null : refuse('notYourFigure', 'CLS-DTH-03');
}

export function claim(play: Play, { take }: CommandOf<'claim'>): void {
  const pending = play.state.pending;
  if (pending?.tag !== 'claim') return;
  const { hero } = pending;
  const belongings = play.state.belongings.find((left) => left.hero === hero)!;
  if (take)
    play.emit({ type: 'belongingsClaimed', rules: ['CLS-DTH-03', 'CLS-DTH-04', 'CLS-DTH-05'], belongings });
  else play.emit({ type: 'claimDeclined', rules: ['CLS-DTH-03'], hero });
  endTurn(play);
}

/** Ends the turn and begins the next that can be taken. */
export function passTurn(play: Play): void {
  const { taker } = play.state.turn;
  play.emit({ type: 'turnEnded', rules: ['CLS-TUR-02'], figure: taker });
  const place = taker === null ? play.state.order.length : play.state.order.indexOf(taker);
  if (taker !== null) beginFrom(play, place + 1);
  else beginRound(play, play.state.round + 1);
}

export function beginRound(play: Play, round: number): void {
  play.emit({ type: 'roundStarted', rules: ['CLS-TUR-01', 'CLS-TUR-02'], round });
  play.happen({ tag: 'round', round }, null);
  beginFrom(play, 0);
}

/** The next hero or ally able to take a turn, and Morcar after the last (CLS-TUR-02). */
function beginFrom(play: Play, place: number): void {
  const { order } = play.state;
  for (const id of order.slice(place)) {
    if (findFigure(play.state, id) === undefined) continue;
    const rules = isHero(id) ? ['CLS-TUR-02', 'CLS-TUR-03'] : ['CLS-TUR-02', 'CLS-QBK-06'];
    play.emit({ type: 'turnStarted', rules, figure: id });
    if (play.world.points.beginTurn(play, id)) return;
  }
  play.emit({ type: 'turnStarted', rules: ['CLS-TUR-08', 'CLS-TUR-09'], figure: null });
  play.world.points.beginTurn(play, null);
}

/** Sleeping or stunned monsters are settled before the first one moves. */
export function beginTurn(play: Play, taker: FigureId | null): boolean {
  const { losesTurn: loses } = play.world.points;
  if (taker !== null) return !loses(play, figureOf(play.state, taker));
  for (const figure of play.state.figures) if (figure.side === 'morcar') loses(play, figure);
  return true;
}

/** Sleepers try to wake; the stunned lose this turn. */
export function losesTurn(play: Play, figure: Figure): boolean {
  if (has(figure, 'asleep')) {
    const die = play.roll(D6, seatOf(play.state, figure), 'CLS-SPL-07', { who: figure.id });
    const wakes = die === 6;
    play.emit({ type: 'wakeRolled', rules: ['CLS-SPL-07'], news: true, figure: figure.id, die, wakes });
    if (!wakes) {
      play.emit({ type: 'turnSkipped', rules: ['CLS-SPL-07'], figure: figure.id, why: 'asleep' });
      return true;
    }
  }
  if (!has(figure, 'stunned')) return false;
  play.emit({ type: 'turnSkipped', rules: ['CLS-SPL-07', 'CLS-TRE-04'], figure: figure.id, why: 'stunned' });
  return true;
}
