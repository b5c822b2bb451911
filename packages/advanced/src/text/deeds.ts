/** What the events of an expedition count for in its tale. */
import { diceThrown } from '@oubliette/words';
import type { Deed } from '@oubliette/words';
import { D12 } from '@oubliette/kernel';
import type { HitResult } from '../combat/types.ts';
import type { AdvancedEvent, EventOf, EventType } from '../events.ts';
import type { FigureId } from '../state.ts';
import { thingNoun } from './scene.ts';

type Table = { readonly [T in EventType]?: (event: EventOf<T>) => readonly Deed[] };

const PERIL: readonly Deed[] = [{ deed: 'peril' }];
const peril = (): readonly Deed[] => PERIL;

/** A 12 always does. */
function needing(by: FigureId, needed: number, faces: readonly number[]): Deed {
  return diceThrown(by, faces, D12.faces, (face) => (face >= needed || face === 12 ? 1 : 0));
}

interface Tried {
  readonly figure: FigureId;
  readonly target: FigureId;
  readonly needed: number;
  readonly face: number;
  readonly result: HitResult;
}

const tried = ({ figure, target, needed, face }: Tried): readonly Deed[] => [
  { deed: 'blow', by: figure, at: target },
  needing(figure, needed, [face]),
];

interface Handed {
  readonly figure: FigureId;
  readonly gold: number;
  readonly items: readonly string[];
}

const DEEDS: Table = {
  attackRolled: tried,
  shotRolled: tried,
  damageRolled: ({ figure, faces, toughness }) => [needing(figure, toughness, faces.flat())],
  wounded: ({ figure, wounds, by }) => [
    ...(by === null ? PERIL : []),
    { deed: 'hurt', whom: figure, wounds, by },
  ],
  died: ({ figure, by }) => [...(by === null ? PERIL : []), { deed: 'slain', whom: figure, by }],
  trapStruck: peril,
  took: ({ figure, gold, items }: Handed) => [
    { deed: 'gold', by: figure, amount: gold },
    ...items.map((id): Deed => ({ deed: 'found', by: figure, what: thingNoun(id) })),
  ],
  dropped: ({ figure, gold }) => [{ deed: 'gold', by: figure, amount: -gold }],
  gave: ({ figure, target, gold }) => [
    { deed: 'gold', by: figure, amount: -gold },
    { deed: 'gold', by: target, amount: gold },
  ],
};

export function deedsOf(event: { readonly type: string }): readonly Deed[] {
  const tell = DEEDS[event.type as EventType] as ((event: AdvancedEvent) => readonly Deed[]) | undefined;
  return tell?.(event as AdvancedEvent) ?? [];
}
