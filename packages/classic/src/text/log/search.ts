/** Searches, and traps with their effects. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import { TRAPS } from '../../content/traps.ts';
import type { TrapKind } from '../../content/traps.ts';
import { facesText, WORDS } from '../vocabulary.ts';
import type { Tellers } from './teller.ts';

export const SEARCH = defineMessages({
  en: {
    searched:
      '{Hero} searches {place} for {sought, select, treasure {treasure} other {traps and secret doors}}.',
    secretDoorFound: '{By} finds a secret door: {door}.',
    trapFound: '{By} finds {trap_a} on {squares}.',
    nothingFound: '{Hero} finds nothing.',
    trapSprung: '{Figure} sets off {trap_a} on {squares}.',
    pitOpened: 'A pit opens under {figure} on {squares}.',
    chestSprung: 'The chest on {squares} was trapped! {Text}',
    trapRolled:
      'The trap rolls against {figure}: {faces}. {skulls, plural, =0 {No skull} one {# skull} other {# skulls}}.',
    rocksFell: 'Rocks come down on {squares}, and block the way for good.',
    escapeAsked: '{Figure} must jump clear: {squares}.',
    escaped: '{Figure} jumps clear to {to}.',
    trapDisarmed: '{By} disarms the rockfall on {square}.',
  },
  fr: {
    searched:
      '{Hero} cherche {sought, select, treasure {des trésors} other {des pièges et des portes secrètes}} dans {place}.',
    secretDoorFound: '{By} découvre une porte secrète : {door}.',
    trapFound: '{By} découvre {trap_a} en {squares}.',
    nothingFound: '{Hero} ne trouve rien.',
    trapSprung: '{Figure} déclenche {trap_a} en {squares}.',
    pitOpened: 'Une oubliette s’ouvre sous {figure} en {squares}.',
    chestSprung: 'Le coffre en {squares} était piégé ! {Text}',
    trapRolled:
      'Le piège frappe {figure} : {faces}. {skulls, plural, =0 {Aucun crâne} one {# crâne} other {# crânes}}.',
    rocksFell: 'Des pierres s’abattent en {squares} et obstruent le chemin pour de bon.',
    escapeAsked: '{Figure} doit s’écarter d’un bond : {squares}.',
    escaped: '{Figure} s’écarte d’un bond en {to}.',
    trapDisarmed: '{By} désamorce l’éboulis en {square}.',
  },
});

const sentence = sentencesOf(SEARCH);

type SearchTold = Exclude<keyof typeof SEARCH.en, 'pitOpened' | 'chestSprung'>;

export const SEARCH_TELLERS: Tellers<SearchTold> = {
  searched: ({ hero, for: sought, squares }, at) =>
    sentence('searched', { hero: at.figure(hero), place: at.area(squares[0]!), sought }),
  secretDoorFound: ({ by, door }, at) => sentence('secretDoorFound', { by: at.figure(by), door }),
  trapFound: ({ by, trap, squares }, at) =>
    sentence('trapFound', { by: at.figure(by), trap: trapNoun(trap), squares: at.squares(squares) }),
  nothingFound: ({ hero }, at) => sentence('nothingFound', { hero: at.figure(hero) }),
  trapSprung: ({ figure, trap, squares: where, text }, at) => {
    const squares = at.squares(where);
    if (text !== null) return sentence('chestSprung', { squares, text: at.text(text) });
    return trap === 'pit'
      ? sentence('pitOpened', { figure: at.figure(figure), squares })
      : sentence('trapSprung', { figure: at.figure(figure), trap: trapNoun(trap), squares });
  },
  trapRolled: ({ figure, faces, skulls }, at) =>
    sentence('trapRolled', { figure: at.figure(figure), faces: facesText(faces, at.language), skulls }),
  rocksFell: ({ squares }, at) => sentence('rocksFell', { squares: at.squares(squares) }),
  escapeAsked: ({ pending }, at) =>
    sentence('escapeAsked', { figure: at.figure(pending.figure), squares: at.squares(pending.squares) }),
  escaped: ({ figure, to }, at) => sentence('escaped', { figure: at.figure(figure), to: at.square(to) }),
  trapDisarmed: ({ by, square }, at) =>
    sentence('trapDisarmed', { by: at.figure(by), square: at.square(square) }),
};

function trapNoun(trap: TrapKind | 'chest'): Noun {
  return trap === 'chest' ? WORDS.trappedChest : TRAPS[trap].noun;
}
