/** What the terminal says during a quest of Expert, beside what every game says. */
import { defineMessages, say } from '@oubliette/words';
import type { ArgumentsOf, Language } from '@oubliette/words';

export const EXPERT_UI = defineMessages({
  en: {
    quest: 'A quest of Expert',
    title: '{quest} · round {round} · {phase, select, gm {the game master’s turn} other {the heroes’ turns}}',
    cardsLeft: '{count, plural, =0 {no Dungeon card} one {# Dungeon card} other {# Dungeon cards}} left',
    handHeld: '{count, plural, =0 {no Event} one {# Event} other {# Events}} in the game master’s hand',
    hand: 'Events: {list}',
    clock: '{left, plural, one {# round} other {# rounds}} before the ritual is finished',
    site: 'to be done',
    combat: 'A combat is being fought.',
    values: 'Attack {attack}, Defence {defence}, Speed {speed}',
    weaponInHand: '{weapon} (in hand)',
    wornThing: '{thing} (worn)',
    scroll: 'scroll of {ability}',
    where: '{where, select, dead {{gender, select, f {dead} other {dead}}} other {out of the dungeon}}',
    chasm: 'chasm',
    bridge: 'bridge',
    stairs: 'stairs',
    heap: 'things on the ground',
    searched: 'searched already',
    closed: 'closed door',
    open: 'open door',
    watch: 'Say when to be asked',
    layout: '{label}: from {from} to {to}',
    ended:
      '{outcome, select, won {The quest is won.} withdrawn {The heroes have withdrawn from the dungeon.} other {The quest is lost.}} {rounds, plural, one {# round} other {# rounds}}.',
    preparations: '{quest} · preparations',
    over: '{quest} · the quest is over',
  },
  fr: {
    quest: 'Une quête d’Expert',
    title:
      '{quest} · tour de jeu {round} · {phase, select, gm {tour du maître du donjon} other {tours des héros}}',
    cardsLeft:
      '{count, plural, =0 {plus de carte Donjon} one {encore # carte Donjon} other {encore # cartes Donjon}}',
    handHeld:
      '{count, plural, =0 {aucun Événement} one {# Événement} other {# Événements}} dans la main du maître du donjon',
    hand: 'Événements : {list}',
    clock: '{left, plural, one {# tour de jeu} other {# tours de jeu}} avant la fin du rituel',
    site: 'à faire',
    combat: 'Un combat est en cours.',
    values: 'Attaque {attack}, Défense {defence}, Vitesse {speed}',
    weaponInHand: '{weapon} (en main)',
    wornThing: '{thing} (sur soi)',
    scroll: 'parchemin {ability}',
    where: '{where, select, dead {{gender, select, f {morte} other {mort}}} other {hors du donjon}}',
    chasm: 'crevasse',
    bridge: 'pont',
    stairs: 'escalier',
    heap: 'objets au sol',
    searched: 'déjà fouillé',
    closed: 'porte fermée',
    open: 'porte ouverte',
    watch: 'Dire quand être consulté',
    layout: '{label} : de {from} à {to}',
    ended:
      '{outcome, select, won {La quête est gagnée.} withdrawn {Les héros se sont retirés du donjon.} other {La quête est perdue.}} {rounds, plural, one {# tour de jeu} other {# tours de jeu}}.',
    preparations: '{quest} · préparatifs',
    over: '{quest} · la quête est terminée',
  },
});

type Key = keyof typeof EXPERT_UI.en;

export function words<K extends Key>(
  language: Language,
  key: K,
  args: ArgumentsOf<typeof EXPERT_UI, K>,
): string {
  return say(EXPERT_UI, language, key, args);
}
