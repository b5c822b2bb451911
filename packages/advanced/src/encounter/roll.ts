/** The monster matrices of a dungeon (ADV-GEN-16, ADV-GEN-25, ADV-GEN-27). */
import { lookUp } from '@oubliette/kernel';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';

const RULES = { wandering: 'ADV-GEN-16', lair: 'ADV-GEN-25', quest: 'ADV-GEN-27' } as const;

export type MonstersByKind = Readonly<Record<string, number>>;

/** Rolls who is there; the dice and what they mean are the master's affair (ADV-GM-06). */
export function rollMatrix(play: Play, matrix: keyof typeof RULES): MonstersByKind {
  const { dungeon } = play.world.setup;
  const level = dungeon.levels[play.state.level];
  const matrices = (level?.tag === 'random' ? level.matrices : undefined) ?? dungeon.matrices;
  const rule = RULES[matrix];
  const face = play.masterRolls(rule);
  const row = lookUp(
    matrices[matrix].map((one) => ({ upTo: one.upTo, result: one })),
    face,
  );
  const specialist = row.specialist && matrices.specialists !== undefined ? play.masterRolls(rule) : null;
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
