/** Monsters met, placed and shifted. */
import { defineMessages } from '@oubliette/words';
import type { EncounterFacts } from '../../encounter/types.ts';
import type { EventWith } from '../../kit.ts';
import { areaNoun, kindNoun, seemingMention } from '../names.ts';
import { monstersIn, monstersOf } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { sentencesOf, yesNo } from '../sentence.ts';
import type { Sentence } from '../sentence.ts';
import type { Tellers } from './teller.ts';

const BY_EN = '{by, select, leader {The leader} other {The game master}}';
const BY_FR = '{by, select, leader {Le meneur} other {Le maître du jeu}}';

export const ENCOUNTER = defineMessages({
  en: {
    matrixRolled:
      'The game master rolls {face} on the {matrix, select, wandering {wandering monster} lair {lair} other {quest room}} matrix{special, select, none {} other {, then {special} for a specialist}}: {monsters_count, plural, =0 {nobody} other {{monsters_a}}}.',
    monstersFound: 'There {monsters_number, select, many {are} other {is}} {monsters_a} in {place}!',
    surpriseTested:
      'Surprise: the leader has {leader}{elf, select, yes { (+1 for an elf)} other {}}, the game master {master}{sentry, select, yes { (+1 for a sentry)} other {}}. {placedBy, select, leader {The leader places the monsters.} other {The game master places the monsters.}}',
    monsterPlaced: '{Figure_a} appears on {square}.',
    monstersPlaced: '{Figures_a} appear on {squares}.',
    monsterShifted: `${BY_EN} moves {figure} to {square}.`,
    monstersSwitched: 'The game master exchanges {figure} and {other}.',
    monstersWait: 'There is no room yet for {monsters_a}.',
    unmasked: '{Figure} is {kind_a} in truth!',
  },
  fr: {
    matrixRolled:
      'Le maître du jeu obtient {face} sur la matrice des {matrix, select, wandering {monstres errants} lair {repaires} other {salles de quête}}{special, select, none {} other {, puis {special} pour un spécialiste}} : {monsters_count, plural, =0 {personne} other {{monsters_a}}}.',
    monstersFound: 'Il y a {monsters_a} dans {place} !',
    surpriseTested:
      'Surprise : le meneur a {leader}{elf, select, yes { (+1 pour un elfe)} other {}}, le maître du jeu {master}{sentry, select, yes { (+1 pour une sentinelle)} other {}}. {placedBy, select, leader {Le meneur place les monstres.} other {Le maître du jeu place les monstres.}}',
    monsterPlaced: '{Figure_a} surgit en {square}.',
    monstersPlaced: '{Figures_a} surgissent en {squares}.',
    monsterShifted: `${BY_FR} déplace {figure} en {square}.`,
    monstersSwitched: 'Le maître du jeu échange {figure} et {other}.',
    monstersWait: 'Il n’y a pas encore de place pour {monsters_a}.',
    unmasked: '{Figure} est en vérité {kind_a} !',
  },
});

const sentence = sentencesOf(ENCOUNTER);

export const ENCOUNTER_TELLERS: Tellers<EncounterFacts> = {
  matrixRolled: ({ matrix, face, specialist, monsters }) =>
    sentence('matrixRolled', {
      matrix,
      face,
      special: specialist === null ? 'none' : String(specialist),
      monsters: monstersIn(monsters),
    }),
  monstersFound: ({ monsters, characters, area }) =>
    sentence('monstersFound', { monsters: monstersIn(monsters, characters), place: areaNoun(area) }),
  surpriseTested: ({ leader, master, elf, sentry, placedBy }) =>
    sentence('surpriseTested', { leader, master, elf: yesNo(elf), sentry: yesNo(sentry), placedBy }),
  monsterPlaced: ({ figure }, at) =>
    sentence('monsterPlaced', { figure: at.figure(figure.id), square: at.square(figure.square) }),
  monsterShifted: ({ figure, to, by }, at) =>
    sentence('monsterShifted', { by, figure: at.figure(figure), square: at.square(to) }),
  monstersSwitched: ({ figure, with: other }, at) =>
    sentence('monstersSwitched', { figure: at.figure(figure), other: at.figure(other) }),
  monstersWait: ({ kinds }) => sentence('monstersWait', { monsters: monstersOf(kinds) }),
  unmasked: ({ figure, of }, at) =>
    sentence('unmasked', { figure: seemingMention(at.names, figure), kind: kindNoun(of) }),
};

/** Several monsters that appear together, told as one line. */
export function tellArrivals(
  arrivals: readonly EventWith<'monsterPlaced', EncounterFacts['monsterPlaced']>[],
  at: Scene,
): Sentence {
  return sentence('monstersPlaced', {
    figures: arrivals.map(({ figure }) => at.figure(figure.id)),
    squares: arrivals.map(({ figure }) => at.square(figure.square)),
  });
}
