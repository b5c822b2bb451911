/** A spell scroll from a bookcase: one Wizard ability that nobody has taken, to be used once (EXP-SRF-11). */
import { refuse } from '@oubliette/kernel';
import { ABILITIES_OF } from '../content/abilities.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { ClassId } from '../content/characters.ts';
import { heroOf } from '../figures.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { ScrollFrame, SearchCommand } from './types.ts';

const RULE = 'EXP-SRF-11';

/** All nine where no Wizard is in the party, but for those on other scrolls. */
function freeSpells({ heroes }: State): readonly AbilityId[] {
  const wizard = heroes.find(({ id }) => id === 'wizard');
  const taken = [...(wizard?.abilities ?? []), ...heroes.flatMap(({ scrolls }) => scrolls)];
  return ABILITIES_OF.wizard.filter((id) => !taken.includes(id));
}

/** Nothing is found where none is free. */
export function findScroll(play: Play, hero: ClassId): void {
  if (freeSpells(play.state).length > 0) play.begin({ tag: 'scroll', hero }, RULE);
}

export const scroll: FrameKind<ScrollFrame> = {
  asks: (_world, state, { hero }) => ({
    seat: heroOf(state, hero).seat,
    prompt: 'chooseSpell',
    rules: [RULE],
  }),
  answers: (_world, state) => freeSpells(state).map((ability) => ({ type: 'chooseSpell', ability })),
};

export const chooseSpell: Handler<Extract<SearchCommand, { type: 'chooseSpell' }>> = {
  when: { answers: 'scroll' },
  check: (_world, state, _seat, { ability }) =>
    freeSpells(state).includes(ability as AbilityId) ? null : refuse('spellTaken', RULE, { ability }),
  perform(play, { ability }) {
    const { hero } = play.state.stack.at(-1) as ScrollFrame;
    play.finish([RULE]);
    play.tell('scrollFound', { hero, ability: ability as AbilityId }, [RULE]);
  },
};
