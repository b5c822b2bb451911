/** Before the first turn. */
import { defineMessages, properNoun, sentencesOf } from '@oubliette/words';
import { equipmentCard } from '../../content/equipment.ts';
import { questTreasureCard } from '../../content/questTreasures.ts';
import { SPELL_SET_NAMES, spellCard } from '../../content/spells.ts';
import { heroNoun, WORDS } from '../vocabulary.ts';
import type { Tellers } from './teller.ts';

export const START = defineMessages({
  en: {
    questOpened: 'The quest: {title}.',
    rolesRolled: 'The dice for the roles: {rolls}. {First} chooses first.',
    roleTaken: '{Seat} plays {role}.',
    sheetFilled: '{Name} {kind} is ready, with {things_a}.',
    parchmentRead: 'The parchment is read aloud. {Text}',
    phaseBegun:
      '{phase, select, spells {The spells are shared out.} other {The heroes go down into the dungeon.}}',
    spellsTaken: '{Hero} takes the spells of {set}: {spells_bare}.',
    heroPlaced: '{Figure} starts on {square}.',
  },
  fr: {
    questOpened: 'La quête : {title}.',
    rolesRolled: 'Les dés pour les rôles : {rolls}. {First} choisit en premier.',
    roleTaken: '{Seat} joue {role}.',
    sheetFilled: '{Name} {kind} est prêt{kind_e}, avec {things_a}.',
    parchmentRead: 'Lecture du parchemin. {Text}',
    phaseBegun:
      '{phase, select, spells {On répartit les sortilèges.} other {Les personnages descendent dans le donjon.}}',
    spellsTaken: '{Hero} prend les sortilèges de {set} : {spells_bare}.',
    heroPlaced: '{Figure} commence en {square}.',
  },
});

const sentence = sentencesOf(START);

export const START_TELLERS: Tellers<keyof typeof START.en> = {
  questOpened: ({ title }, at) => sentence('questOpened', { title: at.text(title) }),
  rolesRolled: ({ rolls, order }) =>
    sentence('rolesRolled', {
      rolls: rolls.map(({ seat, die }) => `${seat} ${die}`).join(', '),
      first: order[0]!,
    }),
  roleTaken: ({ seat, role }, at) =>
    sentence('roleTaken', { seat, role: at.figure(role === 'morcar' ? null : role) }),
  sheetFilled: ({ hero }) =>
    sentence('sheetFilled', {
      name: properNoun(hero.name, hero.gender),
      kind: heroNoun(hero.id, hero.gender),
      things: [
        { noun: WORDS.goldPiece, count: hero.gold },
        ...hero.equipment.map((id) => equipmentCard(id).noun),
        ...hero.treasures.map((id) => questTreasureCard(id).noun),
      ],
    }),
  parchmentRead: ({ text }, at) => sentence('parchmentRead', { text: at.text(text) }),
  phaseBegun: ({ phase }) => sentence('phaseBegun', { phase }),
  spellsTaken: ({ hero, set, spells }, at) =>
    sentence('spellsTaken', {
      hero: at.figure(hero),
      set: at.text(SPELL_SET_NAMES[set]),
      spells: spells.map((id) => spellCard(id).noun),
    }),
  heroPlaced: ({ figure }, at) =>
    sentence('heroPlaced', { figure: at.figure(figure.id), square: at.square(figure.square) }),
};
