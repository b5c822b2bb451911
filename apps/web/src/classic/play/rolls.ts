/** The dice that events tell of: which counted, who rolled them. */
import type { ClassicEvent, CombatFace, FigureId, View } from '@oubliette/classic';
import type { BaseEvent, Face, SeatId } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import type { RolledDie } from '../../table/gameUi.ts';
import type { PlayKit } from '../kit.ts';

export interface TellingDie {
  readonly die: string;
  readonly face: Face;
  readonly counts: boolean;
  /** Who rolled it: a figure, or a seat before there are figures. */
  readonly by: { readonly figure: FigureId } | { readonly seat: SeatId };
}

type Faces = readonly CombatFace[];

/** Every die in an event, in the order it was rolled. */
export function diceOf(told: BaseEvent): readonly TellingDie[] {
  const event = told as ClassicEvent;
  switch (event.type) {
    case 'attackRolled':
      return combat(event.faces, 'skull', event.attack.attacker);
    case 'defenceRolled':
    case 'saveRolled':
      return combat(event.faces, shieldIn(event), event.figure);
    case 'trapRolled':
      return combat(event.faces, 'skull', event.figure);
    case 'jumped':
      return combat([event.face], event.face, event.figure);
    case 'fellIntoPit':
      return event.face === undefined ? [] : combat([event.face], 'skull', event.figure);
    case 'movementRolled':
      return event.dice.map((face) => ordinary(face, true, { figure: event.figure }));
    case 'wakeRolled':
      return [ordinary(event.die, event.wakes, { figure: event.figure })];
    case 'goldRolled':
      return [ordinary(event.die, true, { figure: event.hero })];
    case 'rolesRolled':
      return event.rolls.map(({ seat, die }) => ordinary(die, true, { seat }));
    default:
      return [];
  }
}

function ordinary(face: number, counts: boolean, by: TellingDie['by']): TellingDie {
  return { die: 'd6', face, counts, by };
}

export function combat(faces: Faces, wanted: CombatFace, figure: FigureId): TellingDie[] {
  return faces.map((face) => ({ die: 'combat', face, counts: face === wanted, by: { figure } }));
}

/** The shield that was counted: the one of which the event gives the number. */
function shieldIn({
  faces,
  shields,
  figure,
}: {
  faces: Faces;
  shields: number;
  figure: FigureId;
}): CombatFace {
  const count = (face: CombatFace): number => faces.filter((other) => other === face).length;
  const [white, black] = [count('whiteShield'), count('blackShield')];
  if (white === black) return isHeroId(figure) ? 'whiteShield' : 'blackShield';
  return shields === white ? 'whiteShield' : 'blackShield';
}

function isHeroId(id: FigureId): boolean {
  return id === 'barbarian' || id === 'dwarf' || id === 'elf' || id === 'wizard';
}

/** The dice of these rows by the seat that rolled them. */
export function rollsOf(
  kit: PlayKit,
  batches: readonly Batch[],
  view: Pick<View, 'control' | 'morcar'>,
): RolledDie[] {
  return batches.flatMap(({ events }) =>
    events.flatMap(kit.diceOf).map(({ die, face, by }) => ({
      by: 'seat' in by ? by.seat : (view.control[by.figure] ?? view.morcar),
      die,
      face,
      faces: kit.facesOf(die),
    })),
  );
}
