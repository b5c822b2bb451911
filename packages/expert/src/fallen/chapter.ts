/** The chapter of fallen heroes: their abilities are chosen before play (EXP-QGN-10). */
import { refuse } from '@oubliette/kernel';
import { abilitiesOfFallen } from '../content/fallen.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { ClassId } from '../content/characters.ts';
import type { Appliers, Chapter, Handler } from '../kit.ts';
import { GM } from '../setup.ts';
import type { State } from '../state.ts';
import { fallenFor } from './types.ts';
import type { FallenCommand, FallenFacts, FallenHero } from './types.ts';

const RULE = 'EXP-QGN-10';

function choicesFor({ id, abilities }: FallenHero): readonly FallenCommand[] {
  const others = abilitiesOfFallen(id).filter((one) => !abilities.includes(one));
  return abilities.flatMap((from) =>
    others.map((to) => ({ type: 'swapFallen' as const, hero: id, from, to })),
  );
}

/** One for another of the class, those on its card by default. */
export function fallenOffers({ fallen }: State): readonly FallenCommand[] {
  return fallen.flatMap(choicesFor);
}

const swapFallen: Handler<FallenCommand> = {
  when: { answers: 'preparing' },
  check(_world, { fallen }, _seat, { hero, from, to }) {
    const own = fallen.find(({ id }) => id === hero);
    if (own === undefined) return refuse('noFallen', RULE);
    const isChoice = choicesFor(own).some((one) => one.from === from && one.to === to);
    return isChoice ? null : refuse('notForFallen', RULE, { ability: to });
  },
  perform: (play, { hero, from, to }) =>
    play.tell(
      'fallenSwapped',
      { hero: hero as ClassId, from: from as AbilityId, to: to as AbilityId },
      [RULE],
      { audience: [GM] },
    ),
};

const appliers: Appliers<FallenFacts> = {
  fallenSwapped: (state, { hero, from, to }) => ({
    ...state,
    fallen: state.fallen.map((one) =>
      one.id === hero
        ? { ...one, abilities: one.abilities.map((ability) => (ability === from ? to : ability)) }
        : one,
    ),
  }),
};

export const fallenChapter: Chapter<FallenCommand, FallenFacts, never> = {
  shapes: { swapFallen: { hero: 'text', from: 'text', to: 'text' } },
  handlers: { swapFallen },
  appliers,
  frames: {},
  follows: {
    questChosen: (state, { plan }) => ({ ...state, fallen: fallenFor(plan, state.heroes) }),
  },
};
