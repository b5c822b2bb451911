/** Turns and their phases, fights, the start and the end of an expedition. */
import { defineMessages, properNoun, sentencesOf, speak, yesNo } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import type { Rolled, TurnFacts } from '../../turns/types.ts';
import { crowns, monstersIn, quoted, thingsIn } from '../scene.ts';
import type { ExpeditionScene } from '../scene.ts';
import type { Tellers } from './teller.ts';

export const TURNS = defineMessages({
  en: {
    choiceRolled: 'The players roll for the choice of heroes: {rolls}. They choose in this order: {order}.',
    heroTaken: '{Seat} takes {hero}.',
    setOut:
      '{Heroes} {heroes_number, select, many {go} other {goes}} down into the dungeon{again, select, true { again, by its map} other {}}.',
    levelLaid: 'Level {level} of the dungeon lies ahead.',
    leaderRolled: 'They roll for the lead: {rolls}. {Leader} leads the party.',
    leaderChosen: '{Leader} leads the party.',
    noLeader: 'Nobody is left to lead the party.',
    mapperRolled: 'They roll for the map: {rolls}. {Mapper} draws the map.',
    mapperChosen: '{Mapper} draws the map.',
    noMapper: 'Nobody is left to draw the map.',
    rolled: '{figure} {face}',
    tookPlace: '{Figure} takes position on {square}.',
    turnBegan: 'Turn {number}: {mode, select, combat {combat} other {exploration}}.',
    phaseBegan:
      '{phase, select, heroes {The heroes’ phase} exploration {The exploration phase} dungeon {The dungeon’s phase} other {The game master’s phase}} begins.',
    seatDone: '{Seat} {seat_number, select, many {have} other {has}} finished.',
    acted: '{Figure} has acted.',
    frontierSeen:
      '{squares_count, plural, =0 {There is nothing new to explore.} one {There is a new way to explore, at {squares}.} other {There are new ways to explore, at {squares}.}}',
    masterRolled:
      'The game master rolls {face}{draws, select, yes { and draws a counter} other {: no counter}}.',
    fightBegan:
      'A fight begins against {monsters_a}.{surprised, select, yes { Caught off guard, the heroes lose their first phase.} other {}}',
    fightBeganAlone:
      'The fight begins.{surprised, select, yes { Caught off guard, the heroes lose their first phase.} other {}}',
    fightJoinedAlone: 'The newcomers join the fight.',
    fightJoined: '{Monsters_a} {monsters_number, select, many {join} other {joins}} the fight.',
    hidBehindDoor: 'A closed door hides the heroes: the monsters have one more turn to come after them.',
    fightEnded:
      '{how, select, slain {The last monster is dead: the fight is over.} other {The heroes have got away: the fight is over.}}',
    setWounds:
      'By hand: {figure} now has {wounds, plural, one {# Wound} other {# Wounds}}. Reason: {reason}.',
    setWoundsUnseen: 'By hand: the Wounds of {figure} are counted anew. Reason: {reason}.',
    setSquare: 'By hand: {figure} now stands on {square}. Reason: {reason}.',
    setDoor:
      'By hand: the door {side} of {square} is now {open, select, yes {open} other {closed}}. Reason: {reason}.',
    setGold: 'By hand: {figure} now has {gold_n}. Reason: {reason}.',
    setItems:
      'By hand: {figure} now carries {items_count, plural, =0 {no items} other {{items_a}}}. Reason: {reason}.',
    setCount:
      'By hand: {figure} now has {number} {of, select, fate {{number, plural, one {Fate point} other {Fate points}}} arrows {{number, plural, one {arrow} other {arrows}}} other {{number, plural, one {bolt} other {bolts}}}}. Reason: {reason}.',
    removeFigure: 'By hand: {figure} is taken off the board. Reason: {reason}.',
    expeditionEnded:
      '{outcome, select, won {The quest is fulfilled: {home} {home_number, select, many {come} other {comes}} home in triumph.} home {{Home} {home_number, select, many {come} other {comes}} home from the dungeon.} returned {{Home} {home_number, select, many {come} other {comes}} home with the quest unfulfilled.} failed {{Home} {home_number, select, many {come} other {comes}} home with the quest unfulfilled. There was time for one expedition only: it is lost.} other {No hero comes home: the dungeon has won.}}{goods_count, plural, =0 {} other { Brought home: {goods_a}.}}{lost_count, plural, =0 {} other { Lost in the dungeon: {lost}.}}',
  },
  fr: {
    choiceRolled:
      'Les joueurs lancent le dé pour le choix des héros : {rolls}. Ils choisissent dans cet ordre : {order}.',
    heroTaken: '{Seat} prend {hero}.',
    setOut:
      '{Heroes} {heroes_number, select, many {descendent} other {descend}} {again, select, true {de nouveau dans le donjon, carte en main} other {dans le donjon}}.',
    levelLaid: 'L’étage {level} du donjon s’ouvre devant le groupe.',
    leaderRolled: 'On lance le dé pour le meneur : {rolls}. {Leader} mène le groupe.',
    leaderChosen: '{Leader} mène le groupe.',
    noLeader: 'Il ne reste personne pour mener le groupe.',
    mapperRolled: 'On lance le dé pour la carte : {rolls}. {Mapper} dessine la carte.',
    mapperChosen: '{Mapper} dessine la carte.',
    noMapper: 'Il ne reste personne pour dessiner la carte.',
    rolled: '{figure} {face}',
    tookPlace: '{Figure} se place en {square}.',
    turnBegan: 'Tour {number} : {mode, select, combat {combat} other {exploration}}.',
    phaseBegan:
      '{phase, select, heroes {La phase des héros} exploration {La phase d’exploration} dungeon {La phase du donjon} other {La phase du maître du jeu}} commence.',
    seatDone: '{Seat} {seat_number, select, many {ont} other {a}} terminé.',
    acted: '{Figure} a agi.',
    frontierSeen:
      '{squares_count, plural, =0 {Il n’y a rien de nouveau à explorer.} one {Une nouvelle voie est à explorer, en {squares}.} other {De nouvelles voies sont à explorer, en {squares}.}}',
    masterRolled:
      'Le maître du jeu obtient {face}{draws, select, yes { et tire un pion} other { : pas de pion}}.',
    fightBegan:
      'Le combat s’engage contre {monsters_a}.{surprised, select, yes { Pris au dépourvu, les héros perdent leur première phase.} other {}}',
    fightBeganAlone:
      'Le combat s’engage.{surprised, select, yes { Pris au dépourvu, les héros perdent leur première phase.} other {}}',
    fightJoinedAlone: 'Les nouveaux venus se joignent au combat.',
    fightJoined: '{Monsters_a} {monsters_number, select, many {se joignent} other {se joint}} au combat.',
    hidBehindDoor: 'Une porte fermée cache les héros : les monstres ont encore un tour pour les poursuivre.',
    fightEnded:
      '{how, select, slain {Le dernier monstre est mort : le combat est fini.} other {Les héros se sont échappés : le combat est fini.}}',
    setWounds:
      'À la main : {figure} a maintenant {wounds, plural, one {# Blessure} other {# Blessures}}. Raison : {reason}.',
    setWoundsUnseen: 'À la main : {figure} voit ses Blessures recomptées. Raison : {reason}.',
    setSquare: 'À la main : {figure} se trouve maintenant en {square}. Raison : {reason}.',
    setDoor:
      'À la main : la porte {side} de {square} est maintenant {open, select, yes {ouverte} other {fermée}}. Raison : {reason}.',
    setGold: 'À la main : {figure} a maintenant {gold_n}. Raison : {reason}.',
    setItems:
      'À la main : {figure} {items_count, plural, =0 {ne porte plus d’objets} other {porte maintenant {items_a}}}. Raison : {reason}.',
    setCount:
      'À la main : {figure} a maintenant {number} {of, select, fate {{number, plural, one {point} other {points}} de Destinée} arrows {{number, plural, one {flèche} other {flèches}}} other {{number, plural, one {carreau} other {carreaux}}}}. Raison : {reason}.',
    removeFigure: 'À la main : {figure} quitte le plateau. Raison : {reason}.',
    expeditionEnded:
      '{outcome, select, won {La quête est accomplie : {home} {home_number, select, many {rentrent} other {rentre}} en triomphe.} home {{Home} {home_number, select, many {rentrent} other {rentre}} du donjon.} returned {{Home} {home_number, select, many {rentrent} other {rentre}} sans avoir accompli la quête.} failed {{Home} {home_number, select, many {rentrent} other {rentre}} sans avoir accompli la quête. Le temps ne permettait qu’une expédition : elle est perdue.} other {Aucun héros ne rentre : le donjon a gagné.}}{goods_count, plural, =0 {} other { Rapporté : {goods_a}.}}{lost_count, plural, =0 {} other { Perdu{lost_e} dans le donjon : {lost}.}}',
  },
});

const sentence = sentencesOf(TURNS);

function rollsText(rolls: readonly Rolled[], at: ExpeditionScene): string {
  const told = rolls.map(({ figure, face }, index) => {
    const text = speak(sentence('rolled', { figure: at.figure(figure), face }), at.language);
    return index > 0 && isNewRound(rolls, index) ? ` / ${text}` : `${index > 0 ? ', ' : ''}${text}`;
  });
  return told.join('');
}

/** On a tie the highest roll again, in the same order. */
function isNewRound(rolls: readonly Rolled[], index: number): boolean {
  const order = (at: number): number => rolls.findIndex(({ figure }) => figure === rolls[at]!.figure);
  return order(index) <= order(index - 1);
}

export const TURN_TELLERS: Tellers<TurnFacts> = {
  choiceRolled: ({ rolls, order }) =>
    sentence('choiceRolled', {
      rolls: rolls.map(({ seat, face }) => `${seat} ${face}`).join(', '),
      order: order.join(', '),
    }),
  heroTaken: ({ hero, seat }, at) =>
    sentence('heroTaken', { seat: properNoun(seat, 'm'), hero: at.figure(hero) }),
  setOut: ({ sheets, again }, at) =>
    sentence('setOut', { heroes: at.figures(sheets.map(({ id }) => id)), again: String(again) }),
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
  phaseBegan: ({ phase }, at) =>
    sentence('phaseBegan', { phase: phase === 'master' && at.names.solo ? 'dungeon' : phase }),
  seatDone: ({ seat }, at) => sentence('seatDone', { seat: at.seat(seat) }),
  acted: ({ figure }, at) => sentence('acted', { figure: at.figure(figure) }),
  frontierSeen: ({ exits }, at) =>
    sentence('frontierSeen', { squares: at.squares(exits.map(({ squares }) => squares[0]!)) }),
  masterRolled: ({ face, draws }) => sentence('masterRolled', { face, draws: yesNo(draws) }),
  // In solo play the player rolled the monsters; the group as seats see it would say less.
  fightBegan: ({ group, surprised }, at) =>
    at.names.solo
      ? sentence('fightBeganAlone', { surprised: yesNo(surprised) })
      : sentence('fightBegan', {
          monsters: monstersIn(group.monsters, group.characters),
          surprised: yesNo(surprised),
        }),
  fightJoined: ({ group }, at) =>
    at.names.solo
      ? sentence('fightJoinedAlone', {})
      : sentence('fightJoined', { monsters: monstersIn(group.monsters, group.characters) }),
  hidBehindDoor: () => sentence('hidBehindDoor', {}),
  fightEnded: ({ how }) => sentence('fightEnded', { how }),
  corrected: ({ change, reason }, at) => tellCorrection(change, reason, at),
  expeditionEnded: ({ ending, lost, home }, at) =>
    sentence('expeditionEnded', {
      outcome: ending.outcome,
      home: at.figures(home.figures),
      goods: thingsIn(home.gold, home.items),
      lost: at.figures(lost),
    }),
};

function tellCorrection(
  change: TurnFacts['corrected']['change'],
  said: string,
  at: ExpeditionScene,
): Sentence {
  const reason = at.language === 'fr' ? `«\u202f${said}\u202f»` : quoted(said).en.one;
  switch (change.tag) {
    case 'setWounds':
      return change.wounds === null
        ? sentence('setWoundsUnseen', { figure: at.figure(change.figure), reason })
        : sentence('setWounds', { figure: at.figure(change.figure), wounds: change.wounds, reason });
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
