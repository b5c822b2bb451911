/** Traps found, sprung, disarmed and built. */
import type { TextScene } from '@oubliette/classic/extend';
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import type { EventWith } from '@oubliette/referee';
import { nextTrap } from '../../content/traps.ts';
import type { TrapFacts } from '../../traps/facts.ts';
import { directionName, facesText } from '../vocabulary.ts';
import type { NextTellers } from './teller.ts';

export const TRAPS = defineMessages({
  en: {
    trapSpotted: '{By} finds {trap_a} on {squares}.',
    trapWentOff: '{Figure} sets off {trap_a} on {squares}.',
    trapInSearch: '{Figure} sets off {trap_a} while searching.',
    pitOpened: '{Trap_a} opens under {figure} on {squares}.',
    chestSprung: 'The chest on {squares} was trapped! {Text}',
    avoidRolled:
      '{Figure} feels the trap coming: {face}. {safe, select, yes {No harm done} other {Too late}}.',
    disarmRolled:
      '{Figure} works on the trap on {square}: {face}. {safe, select, yes {It comes apart} other {It goes off}}.',
    drewBack: '{Figure} draws back from the pit on {pit} to {to}.',
    bladeSwung: 'The blade sweeps {squares}.',
    sphereReleased:
      'A granite sphere bursts out and rolls {direction}, from {from} to {to}{stops, select, yes {, where it stops} other {}}.',
    sphereRolled:
      'The granite sphere rolls {direction} from {from} to {to}{stops, select, yes {, where it stops} other {}}.',
    sphereStopped: 'The granite sphere on {from} rolls no further.',
    setFree: '{By} frees {figure} from the steel jaw.',
    trapRemoved: '{By} takes {trap} on {squares} apart, and keeps a part of it.',
    trapBuilt: '{By} builds a trap on {square}.',
    dwarfTrapSprung: '{Figure} steps into {dwarf_s} trap on {square}.',
  },
  fr: {
    trapSpotted: '{By} découvre {trap_a} en {squares}.',
    trapWentOff: '{Figure} déclenche {trap_a} en {squares}.',
    trapInSearch: '{Figure} déclenche {trap_a} en fouillant.',
    pitOpened: '{Trap_a} s’ouvre sous {figure} en {squares}.',
    chestSprung: 'Le coffre en {squares} était piégé ! {Text}',
    avoidRolled:
      '{Figure} sent venir le piège : {face}. {safe, select, yes {Plus de peur que de mal} other {Trop tard}}.',
    disarmRolled:
      '{Figure} travaille au piège en {square} : {face}. {safe, select, yes {Il se démonte} other {Il se déclenche}}.',
    drewBack: '{Figure} recule devant l’oubliette en {pit}, jusqu’en {to}.',
    bladeSwung: 'Le tranchoir balaie {squares}.',
    sphereReleased:
      'Une sphère de granit surgit et roule vers {direction}, de {from} à {to}{stops, select, yes {, où elle s’arrête} other {}}.',
    sphereRolled:
      'La sphère de granit roule vers {direction}, de {from} à {to}{stops, select, yes {, où elle s’arrête} other {}}.',
    sphereStopped: 'La sphère de granit ne roule pas plus loin que {from}.',
    setFree: '{By} libère {figure} de la mâchoire d’acier.',
    trapRemoved: '{By} démonte {trap} en {squares} et en garde une pièce.',
    trapBuilt: '{By} fabrique un piège en {square}.',
    dwarfTrapSprung: '{Figure} met le pied dans le piège de {dwarf} en {square}.',
  },
});

const sentence = sentencesOf(TRAPS);

export const TRAP_TELLERS: NextTellers<TrapFacts> = {
  trapSpotted: ({ by, trap, squares }, at) =>
    sentence('trapSpotted', { by: at.figure(by), trap: nextTrap(trap).noun, squares: at.squares(squares) }),
  trapWentOff: tellSprung,
  trapDieRolled: ({ figure, why, face, square }, at) => {
    const rolled = {
      figure: at.figure(figure),
      face: facesText([face], at.language),
      safe: yesNo(face === 'safe'),
    };
    return why === 'avoid'
      ? sentence('avoidRolled', rolled)
      : sentence('disarmRolled', { ...rolled, square: at.square(square) });
  },
  drewBack: ({ figure, pit, to }, at) =>
    sentence('drewBack', { figure: at.figure(figure), pit: at.square(pit), to: at.square(to) }),
  bladeSwung: ({ squares }, at) => sentence('bladeSwung', { squares: at.squares(squares) }),
  sphereRolled: ({ from, path, direction, stops }, at) => {
    const start = from ?? path[0];
    const end = path.at(-1);
    if (start === undefined || end === undefined)
      return sentence('sphereStopped', { from: at.square(start ?? 0) });
    return sentence(from === null ? 'sphereReleased' : 'sphereRolled', {
      direction: directionName(direction, at.language),
      from: at.square(start),
      to: at.square(end),
      stops: yesNo(stops),
    });
  },
  setFree: ({ figure, by }, at) => sentence('setFree', { figure: at.figure(figure), by: at.figure(by) }),
  trapRemoved: ({ by, trap, squares }, at) =>
    sentence('trapRemoved', { by: at.figure(by), trap: nextTrap(trap).noun, squares: at.squares(squares) }),
  trapBuilt: ({ by, square }, at) => sentence('trapBuilt', { by: at.figure(by), square: at.square(square) }),
  dwarfTrapSprung: ({ figure, square }, at) =>
    sentence('dwarfTrapSprung', {
      figure: at.figure(figure),
      dwarf: at.figure('dwarf'),
      square: at.square(square),
    }),
};

function tellSprung(
  { figure, trap, squares: where, laid, text }: EventWith<'trapWentOff', TrapFacts['trapWentOff']>,
  at: TextScene,
): Sentence {
  const squares = at.squares(where);
  if (text !== null) return sentence('chestSprung', { squares, text: at.text(text) });
  const sprung = { figure: at.figure(figure), trap: nextTrap(trap).noun };
  if (!laid) return sentence('trapInSearch', sprung);
  return sentence(nextTrap(trap).fall === true ? 'pitOpened' : 'trapWentOff', { ...sprung, squares });
}
