/** Words of the mushrooms. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { MushroomCommand, MushroomFacts } from '../../hazards/mushrooms.ts';
import { areaMention, areaNoun } from '../names.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    pickMushroom: 'Pick a mushroom',
    eatMushroom: 'Eat a mushroom from {place} (level {level})',
    mushroomsFound: '{face, plural, one {# mushroom grows} other {# mushrooms grow}} in {place}.',
    mushroomPicked: '{Figure} picks a mushroom.',
    mushroomEaten:
      '{Figure} eats a mushroom{rolled, select, none {} other { and rolls {rolled}}}: {kind, select, poison {deadly poison} sleep {sleep} spots {nothing but coloured spots} strength {strength} speed {swiftness} other {healing}}.',
    strengthened:
      '{by, select, speed {{Figure} gains {speed} Speed.} other {{Figure} gains a damage die hand to hand.}}',
  },
  fr: {
    pickMushroom: 'Cueillir un champignon',
    eatMushroom: 'Manger un champignon de {place} (étage {level})',
    mushroomsFound: '{face, plural, one {# champignon pousse} other {# champignons poussent}} dans {place}.',
    mushroomPicked: '{Figure} cueille un champignon.',
    mushroomEaten:
      '{Figure} mange un champignon{rolled, select, none {} other { et obtient {rolled}}} : {kind, select, poison {un poison mortel} sleep {le sommeil} spots {rien que des taches de couleur} strength {la force} speed {la vitesse} other {la guérison}}.',
    strengthened:
      '{by, select, speed {{Figure} gagne {speed} en Rapidité.} other {{Figure} gagne un dé de dégâts au corps à corps.}}',
  },
});

const sentence = sentencesOf(TEXT);

export const MUSHROOMS: RoomWords<MushroomCommand, MushroomFacts> = {
  text: TEXT,
  labels: {
    pickMushroom: () => sentence('pickMushroom', {}),
    eatMushroom: ({ mushroom }) => {
      const [, level, area = ''] = mushroom.split(':');
      return sentence('eatMushroom', { place: areaMention(area), level: Number(level) + 1 });
    },
  },
  tellers: {
    mushroomsFound: ({ area, face }) => sentence('mushroomsFound', { face, place: areaNoun(area) }),
    mushroomPicked: ({ figure }, at) => sentence('mushroomPicked', { figure: at.figure(figure) }),
    mushroomEaten: ({ figure, face, kind }, at) =>
      sentence('mushroomEaten', {
        figure: at.figure(figure),
        rolled: face === null ? 'none' : String(face),
        kind,
      }),
    strengthened: ({ figure, by, speed }, at) =>
      sentence('strengthened', { figure: at.figure(figure), by, speed }),
  },
  pictured: ['mushroomEaten'],
  deeds: {
    pickMushroom: { action: 'special', rule: 'ADV-HAZ-57' },
    eatMushroom: { action: 'item', rule: 'ADV-HAZ-58' },
  },
  rolls: {
    'ADV-HAZ-57': { en: 'for how many mushrooms grow there', fr: 'pour le nombre de champignons' },
    'ADV-HAZ-58': { en: 'for the mushroom', fr: 'pour le champignon' },
  },
  refusals: {
    atTurnStart: {
      en: 'That one is eaten as a combat turn begins.',
      fr: 'Celui-là se mange au début d’un tour de combat.',
    },
    noMushrooms: { en: 'There are no mushrooms.', fr: 'Il n’y a pas de champignons.' },
  },
  examples: ({ figure, area }) => ({
    commands: {
      pickMushroom: [{ type: 'pickMushroom', figure }],
      eatMushroom: [{ type: 'eatMushroom', figure, mushroom: `mushroom:0:${area}` }],
    },
    events: {
      mushroomsFound: [{ area, face: 6 }],
      mushroomPicked: [{ figure, area, mushroom: `mushroom:0:${area}` }],
      mushroomEaten: [
        { figure, mushroom: `mushroom:0:${area}`, face: 8, kind: 'strength' },
        { figure, mushroom: `mushroom:0:${area}`, face: null, kind: 'healing' },
      ],
      strengthened: [
        { figure, by: 'strength', speed: 0 },
        { figure, by: 'speed', speed: 6 },
      ],
    },
  }),
};
