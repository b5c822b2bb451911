/** Luck with the dice: what each seat has rolled, compared with the odds. */
import type { SeatId } from '@oubliette/kernel';
import type { RolledDie } from '../play/gameUi.ts';

interface FaceLuck {
  readonly face: string | number;
  readonly seen: number;
  readonly expected: number;
}

export interface DieLuck {
  readonly die: string;
  readonly rolled: number;
  readonly faces: readonly FaceLuck[];
}

interface SeatLuck {
  readonly seat: SeatId;
  readonly dice: readonly DieLuck[];
}

export function luckOf(rolls: readonly RolledDie[]): readonly SeatLuck[] {
  return [...Map.groupBy(rolls, ({ by }) => by)].map(([seat, own]) => ({
    seat,
    dice: [...Map.groupBy(own, ({ die }) => die)].map(([die, same]) => dieLuck(die, same)),
  }));
}

function dieLuck(die: string, rolls: readonly RolledDie[]): DieLuck {
  const expected = new Map<string | number, number>();
  for (const { faces } of rolls)
    for (const face of faces) expected.set(face, (expected.get(face) ?? 0) + 1 / faces.length);
  const faces = [...expected].map(([face, share]) => ({
    face,
    seen: rolls.filter((roll) => roll.face === face).length,
    expected: share,
  }));
  return { die, rolled: rolls.length, faces };
}
