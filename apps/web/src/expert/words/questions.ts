/** The subjects of questions, before they are answered. */
import { defineMessages } from '@oubliette/words';

export const QUESTIONS = defineMessages({
  en: {
    crossing: '{Figure} wants to pass through the square of {crossed}, and goes on.',
    laying:
      '{Card_bare}: {count, plural, one {there is one way to lay it} other {there are # ways to lay it}}.',
    arranging:
      'The card shows {printed, plural, one {# Monster card} other {# Monster cards}}; {cards, plural, =0 {none is} one {# is} other {# are}} drawn.',
    placing: 'Still to be placed: {creatures_a}.',
    weapons: '{Hero} chooses.',
    sharing: 'Cards to share: {cards_a}.',
    claimed: 'Claimed so far for {who}.',
    taking: '{Hero} has found {card_a}, and can carry no more.',
    gift: '{From} offers {card_a} to {to}.',
    reordering: 'The next cards: {cards_bare}.',
    teleport: '{Figure} arrives.',
    scroll: '{Hero} reads the scroll.',
    claims: 'Claimed for {who}.',
    attack:
      '{Attacker} attacks {target}: {dice, plural, one {# die} other {# dice}} against {shields, plural, one {# die} other {# dice}}.',
    harms: 'For {target}: {harm} % to lose Body, {kills} % to die.',
    rolledAttack: '{Attacker} against {target}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
    rolledDefence:
      '{Attacker} against {target}: {hits, plural, =0 {no hit is} one {# hit is} other {# hits are}} not blocked.',
    leaves: 'That leaves {target} {left, plural, one {# Body point} other {# Body points}} of {most}.',
    kills: 'That is death for {target}.',
    event: '{Card_bare}: {text}',
    eventOn: 'It is played on {figure}.',
    moment_turnStart: '{Figure} begins a turn.',
    moment_turnEnd: '{Figure} has ended a turn.',
    moment_gmTurnStart: 'The turn of the creatures begins.',
    moment_gmTurnEnd: 'The turn of the creatures is over.',
    moment_activation: '{Figure} is about to act.',
    moment_entered: '{Figure} has entered {square}.',
    moment_attack: '{Figure} is about to attack {target}.',
    moment_door: '{Figure} is about to open a door.',
    moment_search: '{Figure} is about to search.',
    moment_drawn: 'An Event has been drawn.',
    moment_placed: 'Creatures have been placed.',
    moment_rolled: '{Figure} has rolled.',
  },
  fr: {
    crossing: '{Figure} veut traverser la case {crossed_of}, et poursuit sa route.',
    laying:
      '{Card_bare} : {count, plural, one {il y a une façon de poser la tuile} other {il y a # façons de poser la tuile}}.',
    arranging:
      'La carte indique {printed, plural, one {# carte Monstre} other {# cartes Monstre}} ; {cards, plural, =0 {aucune n’est tirée} one {# est tirée} other {# sont tirées}}.',
    placing: 'Encore à placer : {creatures_a}.',
    weapons: 'Le choix revient {hero_to}.',
    sharing: 'Cartes à partager : {cards_a}.',
    claimed: 'Demandé jusqu’ici pour {who}.',
    taking: '{Hero} trouve {card_a}, et ne peut rien porter de plus.',
    gift: '{From} offre {card_a} {to_to}.',
    reordering: 'Les prochaines cartes : {cards_bare}.',
    teleport: '{Figure} arrive.',
    scroll: '{Hero} lit le parchemin.',
    claims: 'Demandé pour {who}.',
    attack:
      '{Attacker} attaque {target} : {dice, plural, one {# dé} other {# dés}} contre {shields, plural, one {# dé} other {# dés}}.',
    harms: 'Pour {target} : {harm} % de risque de perdre des points de Corps, {kills} % de mourir.',
    rolledAttack:
      '{Attacker} contre {target} : {hits, plural, =0 {aucune touche} one {# touche} other {# touches}}.',
    rolledDefence:
      '{Attacker} contre {target} : {hits, plural, =0 {aucune touche n’est pas bloquée} one {# touche n’est pas bloquée} other {# touches ne sont pas bloquées}}.',
    leaves:
      'Il reste {left, plural, one {# point de Corps} other {# points de Corps}} sur {most} {target_to}.',
    kills: 'C’est la mort pour {target}.',
    event: '{Card_bare} : {text}',
    eventOn: 'Joué sur {figure}.',
    moment_turnStart: '{Figure} commence son tour.',
    moment_turnEnd: '{Figure} a fini son tour.',
    moment_gmTurnStart: 'Le tour des créatures commence.',
    moment_gmTurnEnd: 'Le tour des créatures est fini.',
    moment_activation: '{Figure} va agir.',
    moment_entered: '{Figure} vient d’entrer en {square}.',
    moment_attack: '{Figure} va attaquer {target}.',
    moment_door: '{Figure} va ouvrir une porte.',
    moment_search: '{Figure} va fouiller.',
    moment_drawn: 'Un Événement vient d’être tiré.',
    moment_placed: 'Des créatures viennent d’être placées.',
    moment_rolled: '{Figure} a lancé les dés.',
  },
});
