/** What the last page of a match says of everybody's deeds, in any game. */
import { defineMessages } from '@oubliette/words';

export const TALE = defineMessages({
  en: {
    counting: 'Adding up who did what…',
    slain: '{count, plural, one {# foe felled} other {# foes felled}}',
    blows: '{hits} of {blows, plural, one {# blow} other {# blows}} struck home',
    dealt: '{wounds, plural, one {# wound} other {# wounds}} dealt',
    suffered:
      '{wounds, plural, =0 {unhurt} one {# wound} other {# wounds}}{wounds, plural, =0 {} other { taken}}',
    gold: '{gold, plural, one {# piece} other {# pieces}} of gold found',
    found: 'Found: {things_a}.',
    cursed: 'The dice were cursed.',
    unlucky: 'Much less luck with the dice than most.',
    lessLucky: 'A little less luck with the dice than most.',
    usual: 'As much luck with the dice as most.',
    luckier: 'A little luckier with the dice than most.',
    lucky: 'Much luckier with the dice than most.',
    blessed: 'The dice were blessed.',
    best: '{By} struck the best blow: {wounds, plural, one {# wound} other {# wounds}} to {whom}{slew, select, yes {, the last} other {}}.',
    behind: 'Behind the screen',
    legend: 'The legend so far',
    legendFirst: 'A first adventure: the legend begins here.',
    legendOf:
      '{won} of {matches, plural, one {# adventure} other {# adventures}} won, {slain, plural, one {# foe} other {# foes}} felled{deaths, plural, =0 {, never fallen} one {, fallen once} other {, fallen # times}}',
  },
  fr: {
    counting: 'On compte qui a fait quoi…',
    slain: '{count, plural, one {# ennemi terrassé} other {# ennemis terrassés}}',
    blows: '{hits} {hits, plural, one {coup porté} other {coups portés}} sur {blows}',
    dealt: '{wounds, plural, one {# blessure infligée} other {# blessures infligées}}',
    suffered: '{wounds, plural, =0 {aucune blessure} one {# blessure reçue} other {# blessures reçues}}',
    gold: '{gold, plural, one {# pièce d’or trouvée} other {# pièces d’or trouvées}}',
    found: 'Trouvé : {things_a}.',
    cursed: 'Les dés étaient maudits.',
    unlucky: 'Bien moins de chance aux dés que la plupart.',
    lessLucky: 'Un peu moins de chance aux dés que la plupart.',
    usual: 'Autant de chance aux dés que la plupart.',
    luckier: 'Un peu plus de chance aux dés que la plupart.',
    lucky: 'Bien plus de chance aux dés que la plupart.',
    blessed: 'Les dés étaient bénis.',
    best: '{By} a porté le plus beau coup : {wounds, plural, one {# blessure} other {# blessures}} à {whom}{slew, select, yes {, la dernière} other {}}.',
    behind: 'Derrière l’écran',
    legend: 'La légende jusqu’ici',
    legendFirst: 'Une première aventure : la légende commence ici.',
    legendOf:
      '{matches, plural, one {# aventure} other {# aventures}}, {won, plural, =0 {aucune gagnée} one {# gagnée} other {# gagnées}}, {slain, plural, one {# ennemi terrassé} other {# ennemis terrassés}}{deaths, plural, =0 {, jamais mort au combat} one {, # mort} other {, # morts}}',
  },
});
