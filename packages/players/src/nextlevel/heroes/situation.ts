/** One turn of one figure of the heroes' side in NextLevel, with what its player knows. */
import type { Figure, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import type { NextCommand, NextView } from '@oubliette/nextlevel';
import { BACK_SIDES, sideOf } from '@oubliette/dungeon';
import type { ShutDoor } from '../../shared/chart.ts';
import { sameCommand } from '../../shared/command.ts';
import { Situation } from '../../shared/heroes/situation.ts';
import type { HeroStyle } from '../../shared/heroes/situation.ts';
import { controls, facingIn, hasPlight, nextOf } from '../seen.ts';
import { NEXT_WAYS } from '../ways.ts';
import { NextMemory } from './memory.ts';

/** Steps the party takes to avoid a door it has barricaded or one with casters behind. */
const BARRED = 20;
const DREADED = 8;

type Normal = NextView['next']['turn']['actions'][number];

export class NextSituation extends Situation {
  declare readonly memory: NextMemory;
  moves: readonly NextCommand[] = [];

  constructor(style: HeroStyle) {
    super(NEXT_WAYS, style, new NextMemory());
  }

  override update(view: View): void {
    super.update(view);
    this.memory.settle(this.chart);
  }

  /** Friends in ambush attack any figure that comes before them (NXT-AMB-02). */
  override take(me: Figure): void {
    super.take(me);
    const waiting = this.party.filter(({ id }) => id !== me.id && hasPlight(this.view, id, 'ambush'));
    if (waiting.length === 0) return;
    for (const friend of waiting) this.#shun(friend);
    this.walk();
  }

  #shun(friend: Figure): void {
    const { chart, view } = this;
    for (const square of [...chart.around(friend.square), ...chart.corners(friend.square)]) {
      const side = sideOf(view.board, friend.square, facingIn(view, friend.id), square);
      if (side !== null && !BACK_SIDES.includes(side) && controls(chart, friend, square))
        this.barred[square] = 1;
    }
  }

  /** Doors the party barricaded and doors of rooms with spellcasters come last. */
  override reluctance({ key, a, b }: ShutDoor): number {
    const held = this.next.barricades.some(({ door, broken }) => door === key && !broken);
    const dreaded = [a, b].some((square) => {
      const isDark = this.chart.revealed[square] === 0;
      return isDark && this.memory.sensed.get(this.chart.areaOf(square)) === true;
    });
    return (held ? BARRED : 0) + (dreaded ? DREADED : 0);
  }

  get next(): NextView['next'] {
    return nextOf(this.view);
  }

  /** Whether one of the two actions is left for this (NXT-ACT-01, NXT-ACT-03). */
  may(action: Normal): boolean {
    const { actions, over } = this.next.turn;
    return !over && actions.length < 2 && !actions.includes(action);
  }

  get rolled(): boolean {
    return this.view.turn.left !== null;
  }

  /** Whether the figure is moving, or may still start to. */
  get canRoll(): boolean {
    return (
      !this.rolled && !this.view.turn.moveOver && this.may('move') && this.offered('rollMovement') !== null
    );
  }

  /** Whether the command is legal now: the book judges mist, engagements and the like. */
  allows(command: NextCommand): boolean {
    return this.moves.some((move) => sameCommand(move, command));
  }

  /** An offered move of this type that fits. */
  offered<T extends NextCommand['type']>(
    type: T,
    fits: (move: Extract<NextCommand, { type: T }>) => boolean = () => true,
  ): Extract<NextCommand, { type: T }> | null {
    for (const move of this.moves)
      if (move.type === type && fits(move as Extract<NextCommand, { type: T }>))
        return move as Extract<NextCommand, { type: T }>;
    return null;
  }

  /** Foes that control this square. */
  controllers(square: Square): Figure[] {
    return this.foes.filter((foe) => controls(this.chart, foe, square));
  }
}
