/** Rolls from events, ready to display: who rolled, why, which dice count. */
import type { CombatFace, FigureId, Text, View } from '@oubliette/classic';
import type { BaseEvent, Face, SeatId } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import type { RolledDie } from '../../play/gameUi.ts';
import type { PlayKit } from '../kit.ts';

export interface TellingDie {
  readonly die: string;
  readonly face: Face;
  readonly counts: boolean;
  /** Who rolled it: a figure, or a seat before there are figures. */
  readonly by: { readonly figure: FigureId } | { readonly seat: SeatId };
}

export interface Roll {
  readonly what:
    | 'attack'
    | 'defence'
    | 'save'
    | 'trap'
    /** A note's effect on a figure. */
    | 'note'
    | 'move'
    | 'wake'
    | 'gold'
    | 'jump'
    | 'roles'
    /** Any other roll: the log says why. */
    | 'other';
  /** The cause, if it has a name of its own. */
  readonly title?: Text;
  readonly figure: FigureId | null;
  /** The target, if it is not the roller. */
  readonly struck?: FigureId;
  /** The result: skulls, shields, squares; null if the face says it all. */
  readonly total: { readonly of: 'hits' | 'shields' | 'squares'; readonly count: number } | null;
  /** Every die, in the order it was rolled. */
  readonly dice: readonly TellingDie[];
}

/** The roll of each event type. */
export type RollTable<E extends BaseEvent> = {
  readonly [T in E['type']]?: (event: Extract<E, { readonly type: T }>) => Roll;
};

/** The roll in an event, by a book's table; null if no die was rolled. */
export function rollReader<E extends BaseEvent>(table: RollTable<E>): PlayKit['rollIn'] {
  return (event) => {
    const tell = table[event.type as E['type']] as ((event: BaseEvent) => Roll) | undefined;
    const roll = tell?.(event);
    return roll === undefined || roll.dice.length === 0 ? null : roll;
  };
}

export function total(of: NonNullable<Roll['total']>['of'], count: number): Roll['total'] {
  return { of, count };
}

export function die(id: string, face: Face, counts: boolean, figure: FigureId): TellingDie {
  return { die: id, face, counts, by: { figure } };
}

export function combat(faces: readonly CombatFace[], wanted: CombatFace, figure: FigureId): TellingDie[] {
  return faces.map((face) => die('combat', face, face === wanted, figure));
}

export function rollsOf(kit: PlayKit, events: readonly BaseEvent[]): readonly Roll[] {
  return events.flatMap((event) => kit.rollIn(event) ?? []);
}

/** The dice of these rows by the seat that rolled them. */
export function diceBySeat(
  kit: PlayKit,
  batches: readonly Batch[],
  view: Pick<View, 'control' | 'morcar'>,
): RolledDie[] {
  return batches.flatMap(({ events }) =>
    rollsOf(kit, events)
      .flatMap(({ dice }) => dice)
      .map(({ die: id, face, by }) => ({
        by: 'seat' in by ? by.seat : (view.control[by.figure] ?? view.morcar),
        die: id,
        face,
        faces: kit.facesOf(id),
      })),
  );
}

/** Wounds that remain once an attack has been answered; null before. */
export function harmOf(rolls: readonly Roll[]): number | null {
  const attack = rolls.find(({ what }) => what === 'attack')?.total?.count;
  const defence = rolls.find(({ what }) => what === 'defence')?.total?.count;
  if (attack === undefined) return null;
  if (attack === 0) return 0;
  return defence === undefined ? null : Math.max(0, attack - defence);
}

/** Where the dice are rolled: at the attack's target, else at the roller. */
export function rolledAt(rolls: readonly Roll[]): FigureId | null {
  const struck = rolls.find((roll) => roll.struck !== undefined)?.struck;
  return struck ?? rolls[0]?.figure ?? null;
}
