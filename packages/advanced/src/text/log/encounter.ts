/** Monsters met, placed and shifted. */
import { defineMessages, sentencesOf, speak, yesNo } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import type { EncounterFacts } from '../../encounter/types.ts';
import type { EventWith } from '../../kit.ts';
import { areaNoun, kindNoun, seemingMention } from '../names.ts';
import { monstersIn, monstersOf } from '../scene.ts';
import type { ExpeditionScene } from '../scene.ts';
import type { Tellers } from './teller.ts';

const BY_EN = '{by, select, leader {The leader} other {The game master}}';
const BY_FR = '{by, select, leader {Le meneur} other {Le maître du jeu}}';

export const ENCOUNTER = defineMessages({
  en: {
    matrixRolled:
      '{solo, select, yes {The die gives} other {The game master rolls}} {face} on the {matrix, select, wandering {wandering monster} lair {lair} other {quest room}} matrix{special, select, none {} other {, then {special} for a specialist}}: {monsters_count, plural, =0 {nobody} other {{monsters_a}}}.',
    monstersFound: 'There {monsters_number, select, many {are} other {is}} {monsters_a} in {place}!',
    surpriseTested:
      'Surprise: the leader has {leader}{bonus, select, none {} other { ({bonus})}}, {solo, select, yes {the monsters} other {the game master}} {master}{sentry, select, yes { (+1 for a sentry)} other {}}. {solo, select, yes {{placedBy, select, leader {The monsters} other {The heroes}} are surprised.} other {{placedBy, select, leader {The leader} other {The game master}} places the monsters.}}',
    bonus: '{of, select, elf {+1 for an elf} spied {+3 for the Open Window} other {+2 through the grate}}',
    monsterPlaced: '{Figure_a} appears on {square}.',
    monstersPlaced: '{Figures_a} appear on {squares}.',
    monsterShifted: `${BY_EN} moves {figure} to {square}.`,
    monsterShifts: '{Figure} shifts to {square}.',
    monstersSwitched: '{Figure} and {other} change places.',
    monstersWait: 'There is no room yet for {monsters_a}.',
    allPlaced: 'All the monsters have found room.',
    unmasked: '{Figure} is really {kind_a}!',
  },
  fr: {
    matrixRolled:
      '{solo, select, yes {Le dé donne} other {Le maître du jeu obtient}} {face} sur la matrice des {matrix, select, wandering {monstres errants} lair {repaires} other {salles de quête}}{special, select, none {} other {, puis {special} pour un spécialiste}} : {monsters_count, plural, =0 {personne} other {{monsters_a}}}.',
    monstersFound: 'Il y a {monsters_a} dans {place} !',
    surpriseTested:
      'Surprise : le meneur a {leader}{bonus, select, none {} other { ({bonus})}}, {solo, select, yes {les monstres} other {le maître du jeu}} {master}{sentry, select, yes { (+1 pour une sentinelle)} other {}}. {solo, select, yes {{placedBy, select, leader {Les monstres} other {Les héros}} sont surpris.} other {{placedBy, select, leader {Le meneur} other {Le maître du jeu}} place les monstres.}}',
    bonus: '{of, select, elf {+1 pour un elfe} spied {+3 pour la fenêtre ouverte} other {+2 par la grille}}',
    monsterPlaced: '{Figure_a} surgit en {square}.',
    monstersPlaced: '{Figures_a} surgissent en {squares}.',
    monsterShifted: `${BY_FR} déplace {figure} en {square}.`,
    monsterShifts: '{Figure} se décale en {square}.',
    monstersSwitched: '{Figure} et {other} échangent leurs places.',
    monstersWait: 'Il n’y a pas encore de place pour {monsters_a}.',
    allPlaced: 'Tous les monstres ont trouvé place.',
    unmasked: '{Figure} est en fait {kind_a} !',
  },
});

const sentence = sentencesOf(ENCOUNTER);

export const ENCOUNTER_TELLERS: Tellers<EncounterFacts> = {
  matrixRolled: ({ matrix, face, specialist, monsters }, at) =>
    sentence('matrixRolled', {
      solo: yesNo(at.names.solo),
      matrix,
      face,
      special: specialist === null ? 'none' : String(specialist),
      monsters: monstersIn(monsters),
    }),
  monstersFound: ({ monsters, characters, area }) =>
    sentence('monstersFound', { monsters: monstersIn(monsters, characters), place: areaNoun(area) }),
  surpriseTested: ({ leader, master, elf, sentry, spied, placedBy, rules }, at) =>
    sentence('surpriseTested', {
      solo: yesNo(at.names.solo),
      leader,
      master,
      bonus: bonusText({ elf, spied, grate: rules.includes('ADV-HAZ-64') }, at),
      sentry: yesNo(sentry),
      placedBy,
    }),
  monsterPlaced: ({ figure }, at) =>
    sentence('monsterPlaced', { figure: at.figure(figure.id), square: at.square(figure.square) }),
  monsterShifted: ({ figure, to, by }, at) =>
    by === 'master' && at.names.solo
      ? sentence('monsterShifts', { figure: at.figure(figure), square: at.square(to) })
      : sentence('monsterShifted', { by, figure: at.figure(figure), square: at.square(to) }),
  monstersSwitched: ({ figure, with: other }, at) =>
    sentence('monstersSwitched', { figure: at.figure(figure), other: at.figure(other) }),
  monstersWait: ({ kinds }) =>
    kinds.length === 0
      ? sentence('allPlaced', {})
      : sentence('monstersWait', { monsters: monstersOf(kinds) }),
  unmasked: ({ figure, of }, at) =>
    sentence('unmasked', { figure: seemingMention(at.names, figure), kind: kindNoun(of) }),
};

/** The leader's bonus to the die, and its reason. */
function bonusText(
  bonuses: Readonly<Record<'elf' | 'spied' | 'grate', boolean>>,
  at: ExpeditionScene,
): string {
  const told = (['elf', 'spied', 'grate'] as const).filter((of) => bonuses[of]);
  return told.length === 0
    ? 'none'
    : told.map((of) => speak(sentence('bonus', { of }), at.language)).join(', ');
}

/** Several monsters that appear together, told as one line. */
export function tellArrivals(
  arrivals: readonly EventWith<'monsterPlaced', EncounterFacts['monsterPlaced']>[],
  at: ExpeditionScene,
): Sentence {
  return sentence('monstersPlaced', {
    figures: arrivals.map(({ figure }) => at.figure(figure.id)),
    squares: arrivals.map(({ figure }) => at.square(figure.square)),
  });
}
