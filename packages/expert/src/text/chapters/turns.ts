/** Words of rounds and turns. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { TurnCommand, TurnFacts } from '../../turns/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { rollsText } from '../scene.ts';

const TEXT = defineMessages({
  en: {
    heroPlaced: '{Hero} starts on {square}.',
    roundBegan: 'Round {round} begins.',
    claimed: '{Hero} wants to act next.',
    claimsRolled: 'Dice decide who acts next: {rolls}.',
    turnBegan: 'It is {figure_s} turn.',
    turnEnded: '{Figure_s} turn is over.',
    gmTurnBegan:
      'The game master’s turn: {count, plural, =0 {no monster can act} one {# monster can act} other {# monsters can act}}.',
    actionLost: '{Figure} has no action in this turn.',
    gmTurnEnded: 'Every monster has acted.',
    gmDone: 'The game master’s turn is over.',
    left: '{Hero} leaves the dungeon by the stairs.',
    ended:
      '{outcome, select, won {The quest is won!} withdrawn {The heroes have withdrawn from the dungeon.} other {The quest is lost.}}',
    placeHero: 'Place {hero} on {square}',
    takeTurn: 'Have {hero} act next',
    claimTurn: 'Claim the turn for {hero}',
    letGo: 'Let the others act first',
    endTurn: 'End the turn',
    leave: 'Leave the dungeon',
    activate: 'Have {monster} act',
  },
  fr: {
    heroPlaced: '{Hero} commence en {square}.',
    roundBegan: 'Le tour de jeu {round} commence.',
    claimed: '{Hero} veut jouer maintenant.',
    claimsRolled: 'Les dés disent qui joue maintenant : {rolls}.',
    turnBegan: 'C’est le tour de {figure}.',
    turnEnded: '{Figure} a fini son tour.',
    gmTurnBegan:
      'Tour du maître du donjon : {count, plural, =0 {aucun monstre ne peut agir} one {# monstre peut agir} other {# monstres peuvent agir}}.',
    actionLost: '{Figure} n’a pas d’action ce tour-ci.',
    gmTurnEnded: 'Tous les monstres ont agi.',
    gmDone: 'Le maître du donjon a fini son tour.',
    left: '{Hero} quitte le donjon par l’escalier.',
    ended:
      '{outcome, select, won {La quête est gagnée !} withdrawn {Les héros se sont retirés du donjon.} other {La quête est perdue.}}',
    placeHero: 'Placer {hero} en {square}',
    takeTurn: 'Faire jouer {hero}',
    claimTurn: 'Demander le tour pour {hero}',
    letGo: 'Laisser jouer les autres',
    endTurn: 'Terminer le tour',
    leave: 'Quitter le donjon',
    activate: 'Faire agir {monster}',
  },
});

const sentence = sentencesOf(TEXT);

export const TURN_WORDS: ChapterWords<TurnCommand, TurnFacts> = {
  text: TEXT,
  tellers: {
    heroPlaced: ({ hero, at: square }, at) =>
      sentence('heroPlaced', { hero: at.figure(hero), square: at.square(square) }),
    roundBegan: ({ round }) => sentence('roundBegan', { round }),
    claimed: ({ hero }, at) => sentence('claimed', { hero: at.figure(hero) }),
    claimsRolled: ({ rolls }, at) => sentence('claimsRolled', { rolls: rollsText(rolls, at) }),
    turnBegan: ({ figure }, at) => sentence('turnBegan', { figure: at.figure(figure) }),
    turnEnded: ({ figure }, at) => sentence('turnEnded', { figure: at.figure(figure) }),
    gmTurnBegan: ({ awake }) => sentence('gmTurnBegan', { count: awake.length }),
    actionLost: ({ figure }, at) => sentence('actionLost', { figure: at.figure(figure) }),
    gmTurnEnded: () => sentence('gmTurnEnded', {}),
    gmDone: () => sentence('gmDone', {}),
    left: ({ hero }, at) => sentence('left', { hero: at.figure(hero) }),
    ended: ({ ending }) => sentence('ended', { outcome: ending.outcome }),
  },
  labels: {
    placeHero: ({ hero, at: square }, at) =>
      sentence('placeHero', { hero: at.figure(hero), square: at.square(square) }),
    takeTurn: ({ hero }, at) => sentence('takeTurn', { hero: at.figure(hero) }),
    claimTurn: ({ hero }, at) => sentence('claimTurn', { hero: at.figure(hero) }),
    letGo: () => sentence('letGo', {}),
    endTurn: () => sentence('endTurn', {}),
    leave: () => sentence('leave', {}),
    activate: ({ monster }, at) => sentence('activate', { monster: at.figure(monster) }),
  },
  questions: {
    placeHero: {
      prompt: {
        en: 'Place your heroes on the first tile.',
        fr: 'Placez vos héros sur la première tuile.',
      },
      reason: { en: 'the heroes’ places on the first tile', fr: 'la place des héros sur la première tuile' },
    },
    takeTurn: {
      prompt: { en: 'Choose the hero who acts next.', fr: 'Choisissez le héros qui joue maintenant.' },
      reason: { en: 'which hero acts next', fr: 'le choix du prochain héros' },
    },
    claimTurn: {
      prompt: {
        en: 'Somebody wants to act next: claim the turn for a hero of yours, or let them.',
        fr: 'Quelqu’un veut jouer maintenant : demandez le tour pour un de vos héros, ou laissez faire.',
      },
      reason: { en: 'whether somebody else claims the turn', fr: 'une autre demande de tour, peut-être' },
    },
    act: {
      prompt: {
        en: 'Move and take one action, in either order, then end the turn.',
        fr: 'Déplacez-vous et faites une action, dans l’ordre voulu, puis terminez le tour.',
      },
      reason: { en: 'the turn under way', fr: 'le tour en cours' },
    },
    mayAct: {
      prompt: {
        en: 'You may do something, but nobody waits for it.',
        fr: 'Vous pouvez agir, mais personne ne vous attend.',
      },
      reason: { en: 'nothing in particular', fr: 'rien de particulier' },
    },
    activate: {
      prompt: {
        en: 'Choose the monster to act next, or end your turn.',
        fr: 'Choisissez le monstre qui agit maintenant, ou terminez votre tour.',
      },
      reason: { en: 'the monsters’ turn', fr: 'le tour des monstres' },
    },
  },
  rolls: {
    'EXP-TRN-03': { en: 'to act next', fr: 'pour jouer maintenant' },
  },
  refusals: {
    notYours: { en: 'That is not yours to decide.', fr: 'Ce n’est pas à vous d’en décider.' },
    waitForAnswer: {
      en: 'Somebody has to answer a question first.',
      fr: 'Il faut d’abord que quelqu’un réponde à une question.',
    },
    notYourPhase: {
      en: 'It is the other side’s turn.',
      fr: 'C’est au tour de l’autre camp.',
    },
    turnUnderWay: {
      en: 'Another turn is still under way.',
      fr: 'Un autre tour est encore en cours.',
    },
    nobodysTurn: {
      en: 'Say first who takes a turn.',
      fr: 'Dites d’abord qui joue son tour.',
    },
    notYourTurn: {
      en: 'It is not the turn of a figure of yours.',
      fr: 'Ce n’est pas le tour d’une de vos figurines.',
    },
    notYourHero: { en: '{Hero} is not yours to play.', fr: 'Ce n’est pas à vous de jouer {hero}.' },
    hadItsTurn: {
      en: 'That figure has had its turn, or has none.',
      fr: 'Cette figurine a déjà joué son tour, ou n’en a pas.',
    },
    placed: { en: '{Hero} has a place already.', fr: '{Hero} a déjà une place.' },
    notFirstTile: {
      en: 'Only a free cell of the first tile will do.',
      fr: 'Seule une case libre de la première tuile convient.',
    },
    noStairs: {
      en: 'The dungeon is left from the stairs only.',
      fr: 'On ne quitte le donjon que depuis l’escalier.',
    },
    acted: {
      en: '{Figure} has taken the one action of this turn.',
      fr: '{Figure} a déjà fait la seule action de ce tour.',
    },
    onlyFights: {
      en: '{Figure} moves and fights, and does nothing else.',
      fr: '{Figure} se déplace et se bat, rien de plus.',
    },
  },
  quiet: ['turnEnded', 'gmDone', 'gmTurnEnded'],
  deeds: {},
};
