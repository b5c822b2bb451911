/** The rolls that events tell of, ready to be laid out: who rolled, what for, which dice count. */
import type { ClassicEvent, FigureId } from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import type { PlayKit } from '../kit.ts';
import type { TellingDie } from '../play/rolls.ts';

/** What a roll is about, without its dice. */
export interface RollTold {
  readonly what:
    | 'attack'
    | 'defence'
    | 'save'
    | 'trap'
    | 'move'
    | 'wake'
    | 'gold'
    | 'jump'
    | 'roles'
    /** Whatever else a figure rolls for: the log says what. */
    | 'other';
  readonly figure: FigureId | null;
  /** What it comes to: skulls, shields, squares; null where the face says it all. */
  readonly total: { readonly of: 'hits' | 'shields' | 'squares'; readonly count: number } | null;
}

export interface Roll extends RollTold {
  readonly dice: readonly TellingDie[];
}

export function rollsOf(kit: PlayKit, events: readonly BaseEvent[]): readonly Roll[] {
  return events.flatMap((event) => {
    const dice = kit.diceOf(event);
    return dice.length === 0 ? [] : [{ ...kit.roll(event), dice }];
  });
}

/** Classic's rolls. */
export function rollTold(told: BaseEvent): RollTold {
  const event = told as ClassicEvent;
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
export function rolledAt(events: readonly BaseEvent[], rolls: readonly Roll[]): FigureId | null {
  for (const event of events as readonly ClassicEvent[])
    if (event.type === 'attackRolled') return event.attack.target;
  return rolls[0]?.figure ?? null;
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

/** Do the dice of the last roll still lie there while this event is shown? */
export function keepsDice({ type }: BaseEvent): boolean {
  return AFTERMATH.has(type);
}
