/** The monster matrices of a dungeon (ADV-GEN-16, ADV-GEN-25, ADV-GEN-27). */
import { D12, lookUp } from '@oubliette/kernel';
import type { Die } from '@oubliette/kernel';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';

const RULES = { wandering: 'ADV-GEN-16', lair: 'ADV-GEN-25', quest: 'ADV-GEN-27' } as const;

/** Thrown behind the screen (ADV-GM-06); without a master everything is rolled openly. */
const SCREENED: Die<number> = { id: 'matrix', faces: D12.faces, seen: 'roller' };

export type MonstersByKind = Readonly<Record<string, number>>;

/** Rolls the monsters; the dice and their result are for the master only (ADV-GM-06). */
export function rollMatrix(play: Play, matrix: keyof typeof RULES): MonstersByKind {
  const { dungeon } = play.world.setup;
  const level = dungeon.levels[play.state.level];
  const matrices = (level?.tag === 'random' ? level.matrices : undefined) ?? dungeon.matrices;
  const rule = RULES[matrix];
  const die = play.state.master.seat === null ? D12 : SCREENED;
  const roll = (): number => play.roll(die, play.masterSeat, rule);
  const face = roll();
  const row = lookUp(
    matrices[matrix].map((one) => ({ upTo: one.upTo, result: one })),
    face,
  );
  const specialist = row.specialist && matrices.specialists !== undefined ? roll() : null;
  const more =
    specialist === null
      ? {}
      : lookUp(
          matrices.specialists!.map(({ upTo, monsters }) => ({ upTo, result: monsters })),
          specialist,
        );
  const monsters = added(row.monsters, more);
  const extra = play.state.master.seat === null ? {} : { audience: [MASTER] };
  play.reveal('matrixRolled', { matrix, face, specialist, monsters }, [rule], extra);
  return monsters;
}

function added(some: MonstersByKind, more: MonstersByKind): MonstersByKind {
  const all: Record<string, number> = { ...some };
  for (const [kind, number] of Object.entries(more)) all[kind] = (all[kind] ?? 0) + number;
  return all;
}
