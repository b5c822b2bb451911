/** The rolls that events tell of, ready to be laid out: who rolled, what for, which dice count. */
import type { ClassicEvent, FigureId } from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import { diceOf } from '../play/rolls.ts';
import type { TellingDie } from '../play/rolls.ts';

export interface Roll {
  readonly what: 'attack' | 'defence' | 'save' | 'trap' | 'move' | 'wake' | 'gold' | 'jump' | 'roles';
  readonly figure: FigureId | null;
  readonly dice: readonly TellingDie[];
  /** What it comes to: skulls, shields, squares; null where the face says it all. */
  readonly total: { readonly of: 'hits' | 'shields' | 'squares'; readonly count: number } | null;
}

export function rollsOf(events: readonly BaseEvent[]): readonly Roll[] {
  return (events as readonly ClassicEvent[]).flatMap((event) => {
    const dice = diceOf(event);
    return dice.length === 0 ? [] : [{ ...told(event), dice }];
  });
}

function told(event: ClassicEvent): Omit<Roll, 'dice'> {
  switch (event.type) {
    case 'attackRolled':
      return { what: 'attack', figure: event.attack.attacker, total: { of: 'hits', count: event.skulls } };
    case 'defenceRolled':
      return { what: 'defence', figure: event.figure, total: { of: 'shields', count: event.shields } };
    case 'saveRolled':
      return { what: 'save', figure: event.figure, total: { of: 'shields', count: event.shields } };
    case 'trapRolled':
      return { what: 'trap', figure: event.figure, total: { of: 'hits', count: event.skulls } };
    case 'movementRolled':
      return { what: 'move', figure: event.figure, total: { of: 'squares', count: event.total } };
    case 'wakeRolled':
      return { what: 'wake', figure: event.figure, total: null };
    case 'goldRolled':
      return { what: 'gold', figure: event.hero, total: null };
    case 'jumped':
    case 'fellIntoPit':
      return { what: 'jump', figure: event.figure, total: null };
    default:
      return { what: 'roles', figure: null, total: null };
  }
}

/** Wounds that come through when an attack has been answered; null while that is open. */
export function harmOf(rolls: readonly Roll[]): number | null {
  const attack = rolls.find(({ what }) => what === 'attack')?.total?.count;
  const defence = rolls.find(({ what }) => what === 'defence')?.total?.count;
  if (attack === undefined) return null;
  if (attack === 0) return 0;
  return defence === undefined ? null : Math.max(0, attack - defence);
}

/** Where the dice are rolled: at the one who is attacked, else at the roller. */
export function rolledAt(events: readonly BaseEvent[]): FigureId | null {
  for (const event of events as readonly ClassicEvent[])
    if (event.type === 'attackRolled') return event.attack.target;
  return rollsOf(events)[0]?.figure ?? null;
}

/** Events during which the dice of the roll before them stay on the table. */
const AFTERMATH: ReadonlySet<string> = new Set<ClassicEvent['type']>([
  'bodyLost',
  'monsterKilled',
  'heroDied',
  'conditionGained',
  'woke',
  'goldGained',
]);

/** Do the dice of the last roll still lie there while these events are shown? */
export function keepsDice(events: readonly BaseEvent[]): boolean {
  return events.every(({ type }) => AFTERMATH.has(type));
}
