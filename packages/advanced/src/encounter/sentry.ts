/** Sentries (ADV-ENC-18 to ADV-ENC-20). */
import { BESTIARY, monsterNamed } from '../content/bestiary.ts';
import type { Figure, State } from '../state.ts';
import type { Group } from './types.ts';

/** Whether a kind stands guard in a group: not after an ambush (ADV-TOK-15). */
export function isSentryOf(group: Group | undefined, kind: string): boolean {
  return group?.ambush !== true && monsterNamed(kind).special.includes('sentry');
}

export function isSentry(state: State, { of, side, group }: Figure): boolean {
  return (
    side === 'monsters' &&
    isSentryOf(
      state.fight?.groups.find(({ id }) => id === group),
      of,
    )
  );
}

export function hasSentry(group: Group): boolean {
  return Object.keys(group.monsters).some((kind) => isSentryOf(group, kind));
}

/** The sentry that looks like this kind; null if there is none. */
export function sentryAmong(kind: string): string | null {
  const { ordinary, id } = monsterNamed(kind);
  const sentry = Object.values(BESTIARY).find(
    (one) => one.ordinary === ordinary && one.special.includes('sentry'),
  );
  return sentry === undefined || sentry.id === id ? null : sentry.id;
}
