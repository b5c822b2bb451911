/** All that The Last Wick says of itself, in both languages. */
import { D6 } from '@oubliette/kernel';
import { defineMessages, diceThrown, noun, plainTelling, sentencesOf } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import { SEEN_FROM, THIEF, WARDEN } from './kinds.ts';
import type { WickCommand, WickEvent, WickView } from './kinds.ts';

export const NOUNS = { thief: noun('thief', 'voleur', 'm'), warden: noun('warden', 'gardien', 'm') };

export const WICK_WORDS = defineMessages({
  en: {
    hidden: 'The warden hides the snare{at, select, none {} other { on square {at}}}.',
    stepped: 'The thief steps to square {at}.',
    peered:
      'The thief peers ahead and rolls {face}: {found, select, none {nothing shows} other {the snare is on square {found}}}.',
    sprung:
      'Caught! {lost, plural, one {# measure} other {# measures}} of oil {lost, plural, one {is} other {are}} spilt.',
    stirred: 'The warden stirs{at, select, none {} other {; the snare is on square {at}}}.',
    vault: 'The vault is reached: the thief has won.',
    dark: 'The lamp is out: the warden has won.',
    hide: 'Hide the snare{at, select, none {} other { on square {at}}}',
    step: 'Step ahead',
    peer: 'Peer ahead',
    shift: 'Shift the snare{at, select, none {} other { to square {at}}}',
    wait: 'Wait',
    askHiding: 'Where does the snare lie?',
    askThief: 'What does the thief do?',
    askWarden: 'What does the warden do?',
    noPlace: 'The snare lies on one of the squares 3 to 6.',
    alreadySeen: 'The snare has been seen: there is nothing to peer for.',
    noShift: 'The snare cannot be shifted any more.',
    notThere: 'The snare goes to a neighbouring square, ahead of the thief.',
    notNow: 'It is not their turn.',
    looking: 'to see what lies ahead',
    lamp: '{oil, plural, one {# measure} other {# measures}} of oil, thief on square {at} of {vault}',
    square:
      'Square {at}{at, select, 0 {, the door} 7 {, the vault} other {}}{trapped, select, yes {, the snare} other {}}',
    pillar: 'A pillar',
    oil: 'Oil',
    name: 'The Last Wick',
  },
  fr: {
    hidden: 'Le gardien cache le collet{at, select, none {} other { sur la case {at}}}.',
    stepped: 'Le voleur avance jusqu’à la case {at}.',
    peered:
      'Le voleur scrute l’ombre et obtient {face} : {found, select, none {rien ne se montre} other {le collet est sur la case {found}}}.',
    sprung:
      'Pris ! {lost, plural, one {# mesure} other {# mesures}} d’huile {lost, plural, one {est renversée} other {sont renversées}}.',
    stirred: 'Le gardien s’agite{at, select, none {} other { ; le collet est sur la case {at}}}.',
    vault: 'Le coffre est atteint : le voleur a gagné.',
    dark: 'La lampe s’est éteinte : le gardien a gagné.',
    hide: 'Cacher le collet{at, select, none {} other { sur la case {at}}}',
    step: 'Avancer d’un pas',
    peer: 'Scruter l’ombre',
    shift: 'Déplacer le collet{at, select, none {} other { sur la case {at}}}',
    wait: 'Attendre',
    askHiding: 'Où se trouve le collet ?',
    askThief: 'Que fait le voleur ?',
    askWarden: 'Que fait le gardien ?',
    noPlace: 'Le collet se pose sur l’une des cases 3 à 6.',
    alreadySeen: 'Le collet a été vu : il n’y a plus rien à scruter.',
    noShift: 'Le collet ne peut plus être déplacé.',
    notThere: 'Le collet va sur une case voisine, devant le voleur.',
    notNow: 'Ce n’est pas son tour.',
    looking: 'pour voir ce qui attend devant',
    lamp: '{oil, plural, one {# mesure} other {# mesures}} d’huile, le voleur sur la case {at} sur {vault}',
    square:
      'Case {at}{at, select, 0 {, la porte} 7 {, le coffre} other {}}{trapped, select, yes {, le collet} other {}}',
    pillar: 'Un pilier',
    oil: 'Huile',
    name: 'La dernière mèche',
  },
});

const sentence = sentencesOf(WICK_WORDS);
const ASKED = { hiding: 'askHiding', thief: 'askThief', warden: 'askWarden' } as const;
const REFUSED = ['noPlace', 'alreadySeen', 'noShift', 'notThere', 'notNow'] as const;
const orNone = (at: number | null): string => (at === null ? 'none' : String(at));

function told(event: WickEvent): Sentence {
  if (event.type === 'ended') return sentence(event.outcome, {});
  if (event.type === 'peered') return sentence('peered', { face: event.face, found: orNone(event.found) });
  if (event.type === 'sprung') return sentence('sprung', { lost: event.lost });
  if (event.type === 'stepped') return sentence('stepped', { at: event.at });
  return sentence(event.type, { at: orNone(event.at) });
}

/** An action of the bar has no square yet. */
export function deed(type: WickCommand['type'], at: number | null): Sentence {
  return type === 'hide' || type === 'shift' ? sentence(type, { at: orNone(at) }) : sentence(type, {});
}

export const wickTelling = plainTelling<WickView, WickCommand, WickEvent>({
  event: told,
  command: (command) => deed(command.type, 'at' in command ? command.at : null),
  refusal({ code, rule }) {
    const known = rule.startsWith('WIK-') ? REFUSED.find((each) => each === code) : undefined;
    return known === undefined ? null : sentence(known, {});
  },
  asked: (code) => sentence(ASKED[code as keyof typeof ASKED] ?? 'name', {}),
  roll: () => sentence('looking', {}),
  // The snare is wherever the warden put it: the higher the die, the likelier it shows.
  deeds: (event) =>
    event.type === 'peered'
      ? [diceThrown(THIEF, [event.face], D6.faces, (face) => Number(face >= SEEN_FROM))]
      : [],
  seat: (id) => (id === WARDEN ? NOUNS.warden : NOUNS.thief),
  die: noun('die', 'dé', 'm'),
  master: NOUNS.warden,
});
