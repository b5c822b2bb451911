/** Granite spheres on their way (NXT-TRP-16 to NXT-TRP-18). */
import type { FigureId } from '@oubliette/classic/extend';
import { figureAt, groundOf } from '@oubliette/classic/extend';
import { enterable } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { nextTrap } from '../content/traps.ts';
import type { NextPlay } from '../play.ts';
import { setupOf } from '../setup.ts';
import { hurt } from './hurt.ts';
import { sphereStart, straightOn } from './lines.ts';
import { block } from './rocks.ts';

/** It bursts out and rolls at once. */
export function releaseSphere(play: NextPlay, at: Square, unhurt: FigureId | null): void {
  const { square, direction } = sphereStart(play.world, play.state, at);
  const path = [square, ...ahead(play, square, direction)];
  roll(play, null, path, direction, unhurt);
}

/** The same distance again at the start of each Morcar turn, until a wall. */
export function rollSpheres(play: NextPlay): void {
  for (const { square, direction } of play.next.spheres)
    roll(play, square, ahead(play, square, direction), direction, null);
}

/** The squares from a sphere to the wall it will hit. */
function ahead({ world, state }: NextPlay, from: Square, direction: Direction): Square[] {
  const ground = groundOf(world, state);
  return straightOn(ground, from, direction, (square) => enterable(ground, square));
}

function roll(
  play: NextPlay,
  from: Square | null,
  way: readonly Square[],
  direction: Direction,
  unhurt: FigureId | null,
): void {
  const { sphereSpeed, sphereShatters } = setupOf(play.world).options;
  const path = way.slice(0, sphereSpeed);
  const stops = path.length === way.length;
  const { rule, harm } = nextTrap('graniteSphere');
  play.emit({ type: 'sphereRolled', rules: [rule, 'NXT-TRP-17'], news: true, from, path, direction, stops });
  for (const square of path) {
    const victim = figureAt(play.state, square);
    if (victim !== undefined && victim.id !== unhurt) hurt(play, victim.id, harm!, rule);
  }
  const last = path.at(-1) ?? from;
  if (stops && sphereShatters && last !== null) block(play, last, ['NXT-TRP-18']);
}
