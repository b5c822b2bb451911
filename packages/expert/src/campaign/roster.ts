/** Heroes join, choose other abilities, go deeper, and say that they are ready. */
import { refuse } from '@oubliette/kernel';
import { ABILITIES_OF, defaultAbilities } from '../content/abilities.ts';
import { CLASSES, fullBodyOf } from '../content/characters.ts';
import type { ClassId } from '../content/characters.ts';
import { hostOf } from './setup.ts';
import type { CampaignHandler } from './handlers.ts';
import { atHome, inTown, loadRefusal, sheetOf } from './sheets.ts';
import type { Sheet } from './state.ts';

/** Where nobody thinks of another. */
const NAMES: Readonly<Record<ClassId, string>> = {
  barbarian: 'Hroar',
  warrior: 'Garin',
  dwarf: 'Borgil',
  elf: 'Liriel',
  halfling: 'Pim',
  priest: 'Anselm',
  wizard: 'Mordan',
};

/** One of each class (EXP-HER-02). */
export const enrol: CampaignHandler<'enrol'> = {
  check(campaign, state, seat, { hero }) {
    const stopped = atHome(state, 'EXP-HER-02');
    if (stopped !== null) return stopped;
    if (!campaign.seats.includes(seat)) return refuse('notSeated', 'EXP-GEN-03', { host: hostOf(campaign) });
    return state.heroes.some(({ id }) => id === hero) ? refuse('alreadyThere', 'EXP-HER-02', { hero }) : null;
  },
  perform(play, { hero, name, gender = 'm' }, seat) {
    const sheet: Sheet = {
      id: hero,
      name: name?.trim() ?? NAMES[hero],
      gender,
      seat,
      gold: 0,
      cards: [],
      scrolls: [],
      abilities: defaultAbilities(hero),
      body: fullBodyOf(hero),
      where: 'town',
      bodyBelow: null,
      returned: false,
      mayDraw: false,
      omens: [],
      ready: false,
    };
    play.tell('heroEnrolled', { sheet }, ['EXP-HER-02', 'EXP-EQP-03']);
  },
  offers: () => CLASSES.map((hero) => ({ type: 'enrol', hero })),
};

/** Before its first quest a hero chooses freely, and between any two (EXP-ABL-02, EXP-AFT-05). */
export const swapAbility: CampaignHandler<'swapAbility'> = {
  check(_campaign, state, seat, { hero, from, to }) {
    const stopped = inTown(state, seat, hero, 'EXP-AFT-05');
    if (stopped !== null) return stopped;
    const { abilities, ready } = sheetOf(state, hero);
    if (ready) return refuse('isReady', 'EXP-AFT-05', { hero });
    if (!abilities.includes(from)) return refuse('abilityNotTaken', 'EXP-AFT-05', { hero, ability: from });
    if (!ABILITIES_OF[hero].includes(to))
      return refuse('abilityOfOthers', 'EXP-ABL-02', { hero, ability: to });
    return abilities.includes(to) ? refuse('abilityTaken', 'EXP-ABL-02', { hero, ability: to }) : null;
  },
  perform: (play, { hero, from, to }) =>
    play.tell('abilitySwapped', { hero, from, to }, ['EXP-AFT-05', 'EXP-ABL-02']),
  offers: (_campaign, { heroes }) =>
    heroes.flatMap(({ id: hero, abilities }) =>
      abilities.flatMap((from) =>
        ABILITIES_OF[hero].map((to) => ({ type: 'swapAbility' as const, hero, from, to })),
      ),
    ),
};

/** It has won, was still inside, and has had nothing of the town yet (EXP-AFT-06). */
export const goDeeper: CampaignHandler<'goDeeper'> = {
  check(_campaign, state, seat, { hero }) {
    const stopped = inTown(state, seat, hero, 'EXP-AFT-06');
    if (stopped !== null) return stopped;
    return sheetOf(state, hero).bodyBelow === null ? refuse('noWayDown', 'EXP-AFT-06', { hero }) : null;
  },
  perform: (play, { hero }) =>
    play.tell('heroWentDeeper', { hero, body: sheetOf(play.state, hero).bodyBelow! }, ['EXP-AFT-06'], {
      news: true,
    }),
  offers: (_campaign, { heroes }) => heroes.map(({ id: hero }) => ({ type: 'goDeeper', hero })),
};

export const ready: CampaignHandler<'ready'> = {
  check(_campaign, state, seat, { hero, is }) {
    const stopped = inTown(state, seat, hero, 'EXP-AFT-04');
    if (stopped !== null) return stopped;
    const sheet = sheetOf(state, hero);
    if (sheet.ready === is) return refuse('alreadySo', 'EXP-AFT-04', { hero });
    return is ? loadRefusal(sheet) : null;
  },
  perform: (play, { hero, is }) => play.tell('readied', { hero, is }, ['EXP-AFT-04']),
  offers: (_campaign, { heroes }) =>
    heroes.map(({ id: hero, ready: isReady }) => ({ type: 'ready', hero, is: !isReady })),
};

/** Those who go: whoever is on the way further down, otherwise whoever is ready (EXP-AFT-06). */
export function party(heroes: readonly Sheet[]): readonly ClassId[] {
  const below = heroes.filter(({ where }) => where === 'below');
  return (below.length > 0 ? below : heroes.filter(({ ready: isReady }) => isReady)).map(({ id }) => id);
}
