/** Rules a table may play otherwise, each with the rule it is about; fetched with the form. */
import type { LocalText } from '@oubliette/table';
import type { OptionId } from './venture.ts';

interface Told {
  readonly rule: string;
  readonly label: LocalText;
  readonly hint: LocalText;
}

/** As they read when they are switched on: played otherwise than usual. */
export const OPTIONS: Readonly<Record<OptionId, Told>> = {
  lull: {
    rule: 'EXP-CBT-01',
    label: { en: 'A combat goes on until one side is gone', fr: 'Un combat dure jusqu’à la fin d’un camp' },
    hint: {
      en: 'Otherwise it dies down where nobody sees or fights anybody.',
      fr: 'Sinon il s’éteint dès que personne ne se voit ni ne se bat.',
    },
  },
  drowning: {
    rule: 'EXP-SRF-23',
    label: { en: 'A broken bridge is only a fall', fr: 'Un pont rompu n’est qu’une chute' },
    hint: {
      en: 'Otherwise whoever is on it is lost.',
      fr: 'Sinon, qui s’y trouve est perdu.',
    },
  },
  fallen: {
    rule: 'EXP-QGN-10',
    label: { en: 'No more fallen heroes than heroes', fr: 'Pas plus de héros déchus que de héros' },
    hint: {
      en: 'Otherwise every class nobody plays waits for you.',
      fr: 'Sinon, toutes les classes que personne ne joue vous attendent.',
    },
  },
  restart: {
    rule: 'EXP-EXI-02',
    label: { en: 'A dungeon remembers what you took', fr: 'Un donjon se souvient de ce qu’on a pris' },
    hint: {
      en: 'Otherwise coming back, you find it as new, but for its plan.',
      fr: 'Sinon, au retour, il est comme neuf, sauf son plan.',
    },
  },
  ritualClock: {
    rule: 'EXP-QGN-06',
    label: { en: 'Rituals are finished in time', fr: 'Les rituels s’achèvent à leur heure' },
    hint: {
      en: 'Five rounds for each Dungeon card of the depth.',
      fr: 'Cinq tours de jeu par carte Donjon de profondeur.',
    },
  },
  roomBudget: {
    rule: 'EXP-QRM-03',
    label: { en: 'The quest room keeps to its budget', fr: 'La salle de quête respecte son budget' },
    hint: {
      en: 'Otherwise the game master is only told.',
      fr: 'Sinon, le maître du donjon en est seulement averti.',
    },
  },
  bestiary: {
    rule: 'EXP-PRP-08',
    label: { en: 'Any Monster card may be taken out', fr: 'Toute carte Monstre peut être écartée' },
    hint: {
      en: 'Otherwise whole families, and the most dangerous first.',
      fr: 'Sinon, des familles entières, et les plus dangereux d’abord.',
    },
  },
  layout: {
    rule: 'EXP-BLD-01',
    label: { en: 'The game master builds freely', fr: 'Le maître du donjon bâtit librement' },
    hint: {
      en: 'Otherwise near what a Dungeon card shows.',
      fr: 'Sinon, au plus près de la carte Donjon.',
    },
  },
  corrections: {
    rule: 'TBL-OVERRIDE',
    label: { en: 'Nothing is corrected by hand', fr: 'Rien ne se corrige à la main' },
    hint: {
      en: 'Otherwise the game master may, and gives a reason.',
      fr: 'Sinon, le maître du donjon le peut, en disant pourquoi.',
    },
  },
};
