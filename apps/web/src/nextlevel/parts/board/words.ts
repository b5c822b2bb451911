/** NextLevel's texts of squares and figures, for players who cannot see the board. */
import { defineMessages } from '@oubliette/words';

export const NEXT_BOARD_WORDS = defineMessages({
  en: {
    faces: 'faces {direction}',
    litter: 'on the floor: {things_a}',
    dropped: 'on the floor: the weapon {owner_of}',
    dwarfTrap: 'a trap built by a dwarf',
    trap: 'a known trap: {trap}',
    sphere: 'a granite sphere, rolling {direction}',
    barricaded: 'door barricaded {side, select, n {north} e {east} s {south} other {west}}',
    rammed:
      'door barricaded {side, select, n {north} e {east} s {south} other {west}}, {tries, plural, one {rammed once} other {rammed # times}}',
    brokenIn: 'door broken in {side, select, n {north} e {east} s {south} other {west}}',
    controlled: 'controlled {strikers_by}',
    alerted: 'alerted: it may lie in wait',
    settled: 'alerted: it lies in wait',
  },
  fr: {
    faces: 'regarde vers {direction}',
    litter: 'par terre : {things_a}',
    dropped: "par terre : l'arme {owner_of}",
    dwarfTrap: 'un piège construit par un nain',
    trap: 'piège connu : {trap}',
    sphere: 'une sphère de granit, qui roule vers {direction}',
    barricaded: "porte barricadée {side, select, n {au nord} e {à l'est} s {au sud} other {à l'ouest}}",
    rammed:
      "porte barricadée {side, select, n {au nord} e {à l'est} s {au sud} other {à l'ouest}}, {tries, plural, one {# tentative} other {# tentatives}} pour l'enfoncer",
    brokenIn: "porte enfoncée {side, select, n {au nord} e {à l'est} s {au sud} other {à l'ouest}}",
    controlled: 'sous le contrôle {strikers_of}',
    alerted: 'en alerte : peut se mettre à l’affût',
    settled: 'en alerte : à l’affût',
  },
});
