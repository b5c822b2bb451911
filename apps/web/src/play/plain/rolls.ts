/** The dice a plain game's events tell of. */
import type { BaseEvent } from '@oubliette/kernel';
import type { RolledDie } from '../gameUi.ts';
import type { PlainGame } from './plainGame.ts';

interface PlainDie extends RolledDie {
  readonly counts: boolean;
  readonly rule: string;
}

export function rollIn({ rolls }: Pick<PlainGame, 'rolls'>, event: BaseEvent): PlainDie | null {
  const roll = rolls[event.type];
  const { face } = event as BaseEvent & { readonly face?: unknown };
  if (roll === undefined || typeof face !== 'number') return null;
  const { by, die, least, rule } = roll;
  return { by, die: die.id, faces: die.faces, face, counts: face >= least, rule };
}
