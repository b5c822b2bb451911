/** The rolls in events: who rolled, what for, and which dice counted. */
import type { ExpertEvent } from '@oubliette/expert';
import type { BaseEvent } from '@oubliette/kernel';
import type { LogLineUi } from '../../play/gameUi.ts';

export interface Roll {
  readonly what: 'attack' | 'defence' | 'trap' | 'move' | 'test' | 'table';
  readonly who: string | null;
  readonly dice: LogLineUi['dice'];
}

type Loose = Readonly<Record<string, unknown>>;

const SKULL = 'skull';
const D6 = 'd6';

/** Whether a hero rolled it says which shield blocks. */
export function rollsOf(base: BaseEvent): readonly Roll[] {
  const event = base as ExpertEvent;
  switch (event.type) {
    case 'attackRolled':
      return [skulls('attack', event.attacker, event.faces, (face) => face === 'skull')];
    case 'defenceRolled': {
      const shield = isHero(event.target) ? 'heroShield' : 'monsterShield';
      return [skulls('defence', event.target, event.faces, (face) => face === shield)];
    }
    case 'trapStruck':
      return [skulls('trap', event.figure, event.faces, (face) => face === 'skull')];
    case 'moveRolled':
      return [{ what: 'move', who: event.figure, dice: numbers(event.faces, true) }];
    case 'claimsRolled':
    case 'lootRolled':
      return event.rolls.map(({ hero, face }) => ({ what: 'table', who: hero, dice: numbers([face], true) }));
    default:
      return plain(base);
  }
}

/** Creatures are numbered: `orc-3`. */
function isHero(id: string): boolean {
  return !id.includes('-');
}

function skulls(
  what: Roll['what'],
  who: string,
  faces: readonly string[],
  counts: (face: string) => boolean,
): Roll {
  return { what, who, dice: faces.map((face) => ({ die: SKULL, face, counts: counts(face) })) };
}

function numbers(faces: readonly number[], counts: boolean): Roll['dice'] {
  return faces.map((face) => ({ die: D6, face, counts }));
}

/** What says whether a test was passed, by the events that tell of one. */
const PASSED = ['made', 'opens', 'free', 'passes', 'holds', 'done', 'rises'] as const;

function plain(event: BaseEvent): readonly Roll[] {
  const loose = event as unknown as Loose;
  const { face, faces, figure, hero } = loose;
  const all = typeof face === 'number' ? [face] : Array.isArray(faces) ? faces.filter(isNumber) : [];
  if (all.length === 0) return [];
  const passed = PASSED.map((key) => loose[key]).find((value) => typeof value === 'boolean');
  const who = [figure, hero].find((id) => typeof id === 'string') ?? null;
  return [{ what: passed === undefined ? 'table' : 'test', who, dice: numbers(all, passed !== false) }];
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
