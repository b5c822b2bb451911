/** A scene that names any part of the state, in the state's own words. */
import type { BaseCommand, BaseEvent, Game, SeatId } from '../contract.ts';
import { SceneError } from './scenario.ts';
import type { Arranged } from './scenario.ts';

/** `usual` is the rest of the state. Throws a SceneError for a part it does not have. */
export function plainScene<State extends object, Command extends BaseCommand, Event extends BaseEvent, View>(
  game: Game<State, Command, Event, View>,
  usual: State,
  scene: Partial<State>,
  seatFor: (state: State, command: Command) => SeatId,
): Arranged<State, Command, Event, View> {
  const unknown = Object.keys(scene).find((key) => !Object.hasOwn(usual, key));
  if (unknown !== undefined) throw new SceneError(`${unknown}: a scene has ${Object.keys(usual).join(', ')}`);
  return {
    game,
    state: { ...usual, ...scene },
    // Checked by the game as it is given.
    command: (written) => written as unknown as Command,
    seatFor,
    describe: (value) => value,
    describeState: (state) => state,
    describeView: (view) => view,
  };
}
