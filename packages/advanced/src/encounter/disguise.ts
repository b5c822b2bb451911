/** Special monsters look like others of their group until they use an ability (ADV-ENC-21, ADV-ENC-22). */
import { monsterNamed } from '../content/bestiary.ts';
import { onceFor } from '../onceFor.ts';
import type { Setup } from '../setup.ts';
import type { Figure, State } from '../state.ts';
import type { MonstersByKind } from './roll.ts';

/** A kind's looks in a group: the plainest of its own sort there. An orc is not a goblin (ADV-ENC-21). */
export function lookOf(monsters: MonstersByKind, kind: string): string {
  const { ordinary, points } = monsterNamed(kind);
  const plainer = Object.keys(monsters)
    .map(monsterNamed)
    .filter((one) => one.ordinary === ordinary && one.points < points && monsters[one.id]! > 0);
  return plainer.toSorted((a, b) => a.points - b.points)[0]?.id ?? kind;
}

/** The monsters of a group by their looks. */
export const looksOf = onceFor((monsters: MonstersByKind): MonstersByKind => {
  const looks: Record<string, number> = {};
  for (const [kind, number] of Object.entries(monsters)) {
    const look = lookOf(monsters, kind);
    looks[look] = (looks[look] ?? 0) + number;
  }
  return looks;
});

/** How a monster of a group is shown: without a master there is nothing to hide. */
export function shownAs({ master }: State, monsters: MonstersByKind, kind: string): string {
  return master.seat === null ? kind : lookOf(monsters, kind);
}

/** Whether the master alone counts its wounds (ADV-HTH-16). */
export function areHidden({ options }: Pick<Setup, 'options'>, { side }: Pick<Figure, 'side'>): boolean {
  return side === 'monsters' && options.monsterWounds === 'hidden';
}

/** Wounds a figure seems to have left: a warlord among ratmen at most theirs, at least one if standing. */
export function woundsSeen({ of, disguise, wounds }: Pick<Figure, 'of' | 'disguise' | 'wounds'>): number {
  if (disguise === null || wounds <= 0) return wounds;
  return Math.max(1, wounds - monsterNamed(of).wounds + monsterNamed(disguise).wounds);
}
