/** The rolls in events: their purpose, their roller, and which dice counted. */
import type { AdvancedEvent } from '@oubliette/advanced';
import type { BaseEvent } from '@oubliette/kernel';

export interface Roll {
  readonly what: 'toHit' | 'damage' | 'test' | 'table';
  readonly who: string | null;
  readonly needed: number | null;
  readonly dice: readonly { readonly face: number; readonly counts: boolean }[];
}

/** Every event with a `face` or `faces` is a roll; those of blows and shots also say what they needed. */
export function rollsOf(base: BaseEvent): readonly Roll[] {
  const event = base as AdvancedEvent;
  switch (event.type) {
    case 'attackRolled':
    case 'shotRolled':
    case 'deviceRolled':
      return [
        {
          what: 'toHit',
          who: event.figure,
          needed: event.needed,
          dice: [{ face: event.face, counts: event.result === 'hit' || event.result === 'critical' }],
        },
      ];
    case 'damageRolled':
    case 'scorched':
    case 'trapStruck': {
      const faces = [event.faces].flat(2);
      const dice = faces.map((face) => ({ face, counts: face >= event.toughness || face === 12 }));
      return [{ what: 'damage', who: event.figure, needed: event.toughness, dice }];
    }
    default:
      return plain(base);
  }
}

function plain(event: BaseEvent): readonly Roll[] {
  const { face, faces, figure, passed } = event as unknown as Readonly<Record<string, unknown>>;
  const all = typeof face === 'number' ? [face] : isNumbers(faces) ? faces : [];
  if (all.length === 0) return [];
  const what = typeof passed === 'boolean' ? 'test' : 'table';
  const who = typeof figure === 'string' ? figure : null;
  return [{ what, who, needed: null, dice: all.map((each) => ({ face: each, counts: passed !== false })) }];
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}
