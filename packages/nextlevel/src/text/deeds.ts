/** What NextLevel's own events count for in the tale of a quest; the others count as in classic. */
import { shieldsThrown, skullsThrown, telling as classic } from '@oubliette/classic/extend';
import { diceThrown } from '@oubliette/words';
import type { Deed } from '@oubliette/words';
import type { EventsOf } from '@oubliette/referee';
import { gearCard } from '../content/armoury.ts';
import { dieOf, skullsOn } from '../content/dice.ts';
import type { StrikerRoll } from '../attack/facts.ts';
import type { NextFacts, NextOwnEvent } from '../events.ts';

type Table = {
  readonly [T in keyof NextFacts]?: (event: EventsOf<Pick<NextFacts, T>>) => readonly Deed[];
};

const PERIL: readonly Deed[] = [{ deed: 'peril' }];
const peril = (): readonly Deed[] => PERIL;

/** Coloured dice have faces of their own. */
function struckWith({ figure, dice, faces, extra }: StrikerRoll): readonly Deed[] {
  const coloured = faces.map((face, at) => diceThrown(figure, [face], dieOf(dice[at]!).faces, skullsOn));
  return extra.length === 0 ? coloured : [...coloured, skullsThrown(figure, extra)];
}

const DEEDS: Table = {
  strikeDeclared: ({ strike: { attackers, target } }) =>
    attackers.slice(0, 1).map(({ figure }) => ({ deed: 'blow', by: figure, at: target })),
  strikeRolled: ({ rolls }) => rolls.flatMap(struckWith),
  strikeParried: ({ figure, faces }) => [shieldsThrown(figure, faces)],
  friendlyFire: ({ shooter, victim }) => [{ deed: 'blow', by: shooter, at: victim }],
  counterRolled: ({ by, on }) => [{ deed: 'blow', by, at: on }],
  counterParried: ({ figure, faces }) => [shieldsThrown(figure, faces)],
  blowDealt: ({ figure, target }) => [{ deed: 'blow', by: figure, at: target }],
  fimirCast: ({ figure, target }) => (target === null ? PERIL : [{ deed: 'blow', by: figure, at: target }]),
  crushed: peril,
  unstoppableRolled: peril,
  gearGained: ({ hero, gear }) => [{ deed: 'found', by: hero, what: gearCard(gear).noun }],
};

export function nextDeedsOf(event: { readonly type: string }): readonly Deed[] {
  const tell = DEEDS[event.type as keyof NextFacts] as ((event: NextOwnEvent) => readonly Deed[]) | undefined;
  return tell?.(event as unknown as NextOwnEvent) ?? classic.deeds(event);
}
