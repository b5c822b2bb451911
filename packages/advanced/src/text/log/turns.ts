/** Turns and their phases, fights, the start and the end of an expedition. */
import { defineMessages } from '@oubliette/words';
import type { Correction } from '../../override.ts';
import type { Rolled, TurnFacts } from '../../turns/types.ts';
import { seatMention } from '../names.ts';
import { crowns, monstersIn, quoted, thingsIn } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { sentencesOf, speak, yesNo } from '../sentence.ts';
import type { Sentence } from '../sentence.ts';
import type { Tellers } from './teller.ts';

export const TURNS = defineMessages({
  en: {
    choiceRolled: 'The players roll for the choice of heroes: {rolls}. They choose in this order: {order}.',
    heroTaken: '{Seat} takes {hero}.',
    setOut: '{Heroes} {heroes_number, select, many {go} other {goes}} down into the dungeon.',
    levelLaid: 'Level {level} of the dungeon lies ahead.',
    leaderRolled: 'They roll for the lead: {rolls}. {Leader} leads the party.',
    leaderChosen: '{Leader} leads the party.',
    noLeader: 'Nobody is left to lead the party.',
    mapperRolled: 'They roll for the map: {rolls}. {Mapper} draws the map.',
    mapperChosen: '{Mapper} draws the map.',
    noMapper: 'Nobody is left to draw the map.',
    rolled: '{figure} {face}',
    tookPlace: '{Figure} starts on {square}.',
    turnBegan: 'Turn {number}: {mode, select, combat {combat} other {exploration}}.',
    phaseBegan:
      '{phase, select, heroes {The heroes’ phase} exploration {The exploration phase} other {The game master’s phase}} begins.',
    seatDone: '{Seat} has finished.',
    acted: '{Figure} has acted.',
    frontierSeen:
      '{squares_count, plural, =0 {There is nothing new to explore.} one {There is a new way to explore, at {squares}.} other {There are new ways to explore, at {squares}.}}',
    masterRolled:
      'The game master rolls {face}{draws, select, yes { and draws a counter} other {: no counter}}.',
    fightBegan:
      'A fight begins against {monsters_a}.{surprised, select, yes { The heroes are caught off guard and lose their first phase.} other {}}',
    fightJoined: '{Monsters_a} {monsters_number, select, many {join} other {joins}} the fight.',
    hidBehindDoor: 'A closed door hides the heroes: the monsters have one more turn to come after them.',
    fightEnded:
      '{how, select, slain {The last monster is dead: the fight is over.} other {The heroes have got away: the fight is over.}}',
    setWounds: 'The game master sets {figure_s} Wounds to {wounds}. Reason: {reason}.',
    setSquare: 'The game master puts {figure} on {square}. Reason: {reason}.',
    setDoor:
      'The game master {open, select, yes {opens} other {closes}} the door {side} of {square}. Reason: {reason}.',
    setGold: 'The game master sets {figure_s} purse to {gold_n}. Reason: {reason}.',
    setItems:
      'The game master sets what {figure} carries to {items_count, plural, =0 {nothing} other {{items_a}}}. Reason: {reason}.',
    setCount:
      'The game master sets {figure_s} {of, select, fate {Fate points} arrows {arrows} other {bolts}} to {number}. Reason: {reason}.',
    removeFigure: 'The game master takes {figure} off the board. Reason: {reason}.',
    expeditionEnded:
      '{outcome, select, won {The quest is fulfilled: the heroes come home in triumph.} returned {The heroes come home with the quest unfulfilled.} other {No hero comes home: the dungeon has won.}}{lost_count, plural, =0 {} other { Lost in the dungeon: {lost}.}}',
  },
  fr: {
    choiceRolled:
      'Les joueurs lancent le dé pour le choix des héros : {rolls}. Ils choisissent dans cet ordre : {order}.',
    heroTaken: '{Seat} prend {hero}.',
    setOut: '{Heroes} {heroes_number, select, many {descendent} other {descend}} dans le donjon.',
    levelLaid: 'L’étage {level} du donjon s’ouvre devant le groupe.',
    leaderRolled: 'On lance le dé pour le meneur : {rolls}. {Leader} mène le groupe.',
    leaderChosen: '{Leader} mène le groupe.',
    noLeader: 'Il ne reste personne pour mener le groupe.',
    mapperRolled: 'On lance le dé pour la carte : {rolls}. {Mapper} dessine la carte.',
    mapperChosen: '{Mapper} dessine la carte.',
    noMapper: 'Il ne reste personne pour dessiner la carte.',
    rolled: '{figure} {face}',
    tookPlace: '{Figure} part de {square}.',
    turnBegan: 'Tour {number} : {mode, select, combat {combat} other {exploration}}.',
    phaseBegan:
      '{phase, select, heroes {La phase des héros} exploration {La phase d’exploration} other {La phase du maître du jeu}} commence.',
    seatDone: '{Seat} a terminé.',
    acted: '{Figure} a agi.',
    frontierSeen:
      '{squares_count, plural, =0 {Il n’y a rien de nouveau à explorer.} one {Une nouvelle voie est à explorer, en {squares}.} other {De nouvelles voies sont à explorer, en {squares}.}}',
    masterRolled:
      'Le maître du jeu obtient {face}{draws, select, yes { et tire un pion} other { : pas de pion}}.',
    fightBegan:
      'Le combat s’engage contre {monsters_a}.{surprised, select, yes { Les héros sont pris au dépourvu et perdent leur première phase.} other {}}',
    fightJoined: '{Monsters_a} {monsters_number, select, many {se joignent} other {se joint}} au combat.',
    hidBehindDoor: 'Une porte fermée cache les héros : les monstres ont encore un tour pour les poursuivre.',
    fightEnded:
      '{how, select, slain {Le dernier monstre est mort : le combat est fini.} other {Les héros se sont échappés : le combat est fini.}}',
    setWounds: 'Le maître du jeu fixe les Blessures de {figure} à {wounds}. Raison : {reason}.',
    setSquare: 'Le maître du jeu place {figure} en {square}. Raison : {reason}.',
    setDoor:
      'Le maître du jeu {open, select, yes {ouvre} other {ferme}} la porte {side} de {square}. Raison : {reason}.',
    setGold: 'Le maître du jeu fixe la bourse de {figure} à {gold_n}. Raison : {reason}.',
    setItems:
      'Le maître du jeu fixe ce que porte {figure} : {items_count, plural, =0 {rien} other {{items_a}}}. Raison : {reason}.',
    setCount:
      'Le maître du jeu fixe {of, select, fate {les points de Destinée} arrows {les flèches} other {les carreaux}} de {figure} à {number}. Raison : {reason}.',
    removeFigure: 'Le maître du jeu retire {figure} du plateau. Raison : {reason}.',
    expeditionEnded:
      '{outcome, select, won {La quête est accomplie : les héros rentrent en triomphe.} returned {Les héros rentrent sans avoir accompli la quête.} other {Aucun héros ne rentre : le donjon a gagné.}}{lost_count, plural, =0 {} other { Perdu{lost_e} dans le donjon : {lost}.}}',
  },
});

const sentence = sentencesOf(TURNS);

function rollsText(rolls: readonly Rolled[], at: Scene): string {
  return rolls
    .map(({ figure, face }) => speak(sentence('rolled', { figure: at.figure(figure), face }), at.language))
    .join(', ');
}

export const TURN_TELLERS: Tellers<TurnFacts> = {
  choiceRolled: ({ rolls, order }) =>
    sentence('choiceRolled', {
      rolls: rolls.map(({ seat, face }) => `${seat} ${face}`).join(', '),
      order: order.join(', '),
    }),
  heroTaken: ({ hero, seat }, at) =>
    sentence('heroTaken', { seat: seatMention(seat), hero: at.figure(hero) }),
  setOut: ({ sheets }, at) => sentence('setOut', { heroes: at.figures(sheets.map(({ id }) => id)) }),
  levelLaid: ({ level }) => sentence('levelLaid', { level: level + 1 }),
  leaderChosen: ({ leader, rolls }, at) => {
    if (leader === null) return sentence('noLeader', {});
    const chosen = { leader: at.figure(leader) };
    return rolls.length === 0
      ? sentence('leaderChosen', chosen)
      : sentence('leaderRolled', { ...chosen, rolls: rollsText(rolls, at) });
  },
  mapperChosen: ({ mapper, rolls }, at) => {
    if (mapper === null) return sentence('noMapper', {});
    const chosen = { mapper: at.figure(mapper) };
    return rolls.length === 0
      ? sentence('mapperChosen', chosen)
      : sentence('mapperRolled', { ...chosen, rolls: rollsText(rolls, at) });
  },
  tookPlace: ({ figure, at: square }, at) =>
    sentence('tookPlace', { figure: at.figure(figure), square: at.square(square) }),
  turnBegan: ({ number, mode }) => sentence('turnBegan', { number, mode }),
  phaseBegan: ({ phase }) => sentence('phaseBegan', { phase }),
  seatDone: ({ seat }) => sentence('seatDone', { seat: seatMention(seat) }),
  acted: ({ figure }, at) => sentence('acted', { figure: at.figure(figure) }),
  frontierSeen: ({ exits }, at) =>
    sentence('frontierSeen', { squares: at.squares(exits.map(({ squares }) => squares[0]!)) }),
  masterRolled: ({ face, draws }) => sentence('masterRolled', { face, draws: yesNo(draws) }),
  fightBegan: ({ group, surprised }) =>
    sentence('fightBegan', {
      monsters: monstersIn(group.monsters, group.characters),
      surprised: yesNo(surprised),
    }),
  fightJoined: ({ group }) =>
    sentence('fightJoined', { monsters: monstersIn(group.monsters, group.characters) }),
  hidBehindDoor: () => sentence('hidBehindDoor', {}),
  fightEnded: ({ how }) => sentence('fightEnded', { how }),
  corrected: ({ change, reason }, at) => tellCorrection(change, reason, at),
  expeditionEnded: ({ ending, lost }, at) =>
    sentence('expeditionEnded', { outcome: ending.outcome, lost: at.figures(lost) }),
};

function tellCorrection(change: Correction, said: string, at: Scene): Sentence {
  const reason = at.language === 'fr' ? `«\u202f${said}\u202f»` : quoted(said).en.one;
  switch (change.tag) {
    case 'setWounds':
      return sentence('setWounds', { figure: at.figure(change.figure), wounds: change.wounds, reason });
    case 'setSquare':
      return sentence('setSquare', {
        figure: at.figure(change.figure),
        square: at.square(change.square),
        reason,
      });
    case 'setDoor':
      return sentence('setDoor', {
        open: yesNo(change.open),
        side: at.side(change.side as 0 | 1 | 2 | 3),
        square: at.square(change.at),
        reason,
      });
    case 'setGold':
      return sentence('setGold', { figure: at.figure(change.figure), gold: crowns(change.gold), reason });
    case 'setItems':
      return sentence('setItems', {
        figure: at.figure(change.figure),
        items: thingsIn(0, change.items),
        reason,
      });
    case 'setCount':
      return sentence('setCount', {
        figure: at.figure(change.figure),
        of: change.of,
        number: change.number,
        reason,
      });
    case 'removeFigure':
      return sentence('removeFigure', { figure: at.figure(change.figure), reason });
  }
}
