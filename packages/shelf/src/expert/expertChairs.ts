/** The chairs round a table of Expert: one for each player of heroes, and the game master's. */
import { CHARACTERS, GM, heroNoun, telling } from '@oubliette/expert';
import type { CampaignSetup, ClassId, Setup } from '@oubliette/expert';
import type { Chair } from '@oubliette/table';
import type { Noun } from '@oubliette/words';

type Empty = Omit<Chair, 'occupant'>;

/** All heroes, when one player has them. */
const THE_HEROES = { en: 'The heroes', fr: 'Les héros' };
const PARTY: Noun = {
  en: { one: 'hero', many: 'heroes', plural: true },
  fr: { one: 'héros', many: 'héros', gender: 'm', elides: false, plural: true },
};

const GM_CHAIR: Empty = {
  seat: GM,
  role: 'gamemaster',
  title: { en: 'Game master', fr: 'Maître du donjon' },
  called: [telling.master],
  emblem: 'morcar',
};

export function expertChairs({ players, heroes, solo }: Setup): readonly Empty[] {
  const chairs = players.map(({ seat, heroes: own }): Empty => {
    const called = heroes.filter(({ id }) => own.includes(id)).map(heroNoun);
    const emblem = own[0] ?? 'hero';
    if (players.length === 1 && own.length > 1)
      return { seat, role: 'hero', title: THE_HEROES, called: [PARTY], emblem };
    const title = (language: 'en' | 'fr') =>
      new Intl.ListFormat(language).format(called.map((noun) => noun[language].one));
    return { seat, role: 'hero', title: { en: title('en'), fr: title('fr') }, called, emblem };
  });
  return solo ? chairs : [...chairs, GM_CHAIR];
}

/** Before a hero is enrolled a chair is called after a class. */
export function campaignChairs({ seats, solo }: CampaignSetup): readonly Empty[] {
  const isAll = seats.length === 1;
  const chairs = seats.map((seat): Empty => {
    const { noun } = CHARACTERS[seat as ClassId];
    const title = { en: noun.en.one, fr: noun.fr.one };
    return isAll
      ? { seat, role: 'hero', title: THE_HEROES, called: [PARTY], emblem: seat }
      : { seat, role: 'hero', title, called: [noun], emblem: seat };
  });
  return solo ? chairs : [...chairs, GM_CHAIR];
}
