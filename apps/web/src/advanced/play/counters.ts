/** The six kinds of counter for their holder: when they may be played, and by which rule. */
import type { CounterKind, CounterMoment } from '@oubliette/advanced';

interface Counter {
  readonly moments: readonly CounterMoment[];
  readonly rule: string;
}

export const COUNTERS: Readonly<Record<CounterKind, Counter>> = {
  wandering: { moments: ['exploration'], rule: 'ADV-TOK-07' },
  ambush: { moments: ['combatStart'], rule: 'ADV-TOK-12' },
  fate: { moments: ['combat'], rule: 'ADV-TOK-17' },
  escape: { moments: ['combatStart', 'combat'], rule: 'ADV-TOK-18' },
  character: { moments: ['placing'], rule: 'ADV-TOK-20' },
  trap: { moments: ['step', 'chest'], rule: 'ADV-TOK-22' },
};
