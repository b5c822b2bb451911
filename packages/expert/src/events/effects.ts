/** What Event cards do (EXP-EVT-01). */
import type { EventId } from '../content/events.ts';
import type { EventMoment, EventTarget } from '../moments/types.ts';
import type { Play } from '../play.ts';

export function takeEffect(_play: Play, _card: EventId, _target: EventTarget, _moment: EventMoment): void {}
