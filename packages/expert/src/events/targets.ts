/** What an Event card may be played on at a moment (EXP-EVT-02). */
import type { EventId } from '../content/events.ts';
import type { EventMoment, EventTarget } from '../moments/types.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';

export function targetsOf(
  _world: World,
  _state: State,
  _card: EventId,
  _moment: EventMoment,
): readonly EventTarget[] {
  return [];
}
