/** A quest's notes in words: triggers, conditions and effects. */
import { defineMessages } from '@oubliette/words';
import type { Noun } from '@oubliette/words';

export const QUEST_NOUNS = {
  room: { en: { one: 'room', many: 'rooms' }, fr: { one: 'salle', many: 'salles', gender: 'f' } },
  passage: {
    en: { one: 'passage', many: 'passages' },
    fr: { one: 'passage', many: 'passages', gender: 'm' },
  },
  door: { en: { one: 'door', many: 'doors' }, fr: { one: 'porte', many: 'portes', gender: 'f' } },
  hero: {
    en: { one: 'hero', many: 'heroes' },
    fr: { one: 'personnage', many: 'personnages', gender: 'm' },
  },
  heroes: {
    en: { one: 'heroes', many: 'heroes', plural: true },
    fr: { one: 'personnages', many: 'personnages', gender: 'm', plural: true },
  },
  anybody: {
    en: { one: 'figure', many: 'figures' },
    fr: { one: 'figurine', many: 'figurines', gender: 'f' },
  },
} as const satisfies Record<string, Noun>;

export const WHEN = defineMessages({
  en: {
    enter: 'When a hero enters {places_number, select, many {one of } other {}}{places}:',
    seeArea: 'When a hero sees {places_number, select, many {one of } other {}}{places}:',
    seeFigure: 'When a hero sees {figures}:',
    open: 'When {door} is opened:',
    step: 'When a hero steps on {squares_number, select, many {one of } other {}}{squares}:',
    searchTreasure: 'When a hero searches {place} for treasure:',
    searchSecrets: 'When a hero searches {place} for secret doors and traps:',
    kill: 'When {figures} {figures_number, select, many {have been} other {has been}} killed:',
    round: 'In round {round}:',
    rounds: 'In round {round}, and every {every, plural, one {round} other {# rounds}} after it:',
    timer: 'When the time of “{timer}” is up:',
    leave: 'When a hero leaves the dungeon:',
    leaveCaptive: 'When {figure} leaves the dungeon:',
    goal: 'When a goal is reached, “{goal}”:',
    counter: 'When “{counter}” comes to {count}:',
  },
  fr: {
    enter:
      'Quand un personnage entre {places_number, select, many {dans un de ces lieux, } other {dans }}{places} :',
    seeArea: 'Quand un personnage voit {places_number, select, many {un de ces lieux, } other {}}{places} :',
    seeFigure: 'Quand un personnage voit {figures} :',
    open: 'Quand {door} s’ouvre :',
    step: 'Quand un personnage marche sur {squares_number, select, many {une des cases } other {}}{squares} :',
    searchTreasure: 'Quand un personnage cherche des trésors, {place} :',
    searchSecrets: 'Quand un personnage cherche des portes secrètes et des pièges, {place} :',
    kill: 'Quand {figures} {figures_number, select, many {ont péri} other {a péri}} :',
    round: 'Au tour de table {round} :',
    rounds: 'Au tour de table {round}, puis {every, plural, one {à chaque tour} other {tous les # tours}} :',
    timer: 'Quand le délai « {timer} » est écoulé :',
    leave: 'Quand un personnage quitte le donjon :',
    leaveCaptive: 'Quand {figure} quitte le donjon :',
    goal: 'Quand un but est atteint, « {goal} » :',
    counter: 'Quand « {counter} » arrive à {count} :',
  },
});

export const CONDITION = defineMessages({
  en: {
    flag: 'only if “{flag}” has happened',
    noFlag: 'only if “{flag}” has not happened',
    goal: 'only if this goal is reached: “{goal}”',
    noGoal: 'only if this goal is not reached: “{goal}”',
    hero: 'only if it is {hero}',
    carries: 'only if they carry {treasure}',
    atLeast: 'only if “{counter}” is {count} or more',
    lessThan: 'only if “{counter}” is less than {count}',
  },
  fr: {
    flag: 'seulement si « {flag} » a eu lieu',
    noFlag: 'seulement si « {flag} » n’a pas eu lieu',
    goal: 'seulement si ce but est atteint : « {goal} »',
    noGoal: 'seulement si ce but n’est pas atteint : « {goal} »',
    hero: 'seulement si c’est {hero}',
    carries: 'seulement en portant {treasure}',
    atLeast: 'seulement si « {counter} » vaut {count} ou plus',
    lessThan: 'seulement si « {counter} » vaut moins de {count}',
  },
});

export const EFFECT = defineMessages({
  en: {
    place: '{Monster_a} appears on {square}.',
    open: '{Door} opens.',
    block: '{Squares} {squares_number, select, many {are} other {is}} blocked.',
    reveal: 'Reveal {place}.',
    gold: 'The hero gets {gold, plural, one {# gold piece} other {# gold pieces}}.',
    give: 'The hero gets {thing_a}.',
    giveNamed: 'The hero gets {thing}.',
    move: '{Who} {who_number, select, many {go} other {goes}} to {squares}.',
    lose: '{Who} {who_number, select, many {lose} other {loses}} {points, plural, one {# Body point} other {# Body points}}.',
    dice: '{Who} {who_number, select, many {lose} other {loses}} one Body point a skull on {dice, plural, one {# combat die} other {# combat dice}}.',
    heal: '{Who} {who_number, select, many {regain} other {regains}} up to {points, plural, one {# Body point} other {# Body points}}.',
    mindGained:
      '{Who} {who_number, select, many {gain} other {gains}} {points, plural, one {# Mind point} other {# Mind points}}.',
    mindLost:
      '{Who} {who_number, select, many {lose} other {loses}} {points, plural, one {# Mind point} other {# Mind points}}.',
    goal: 'A goal is reached: “{goal}”',
    flag: 'Remember that “{flag}” has happened.',
    timer: 'Count {rounds, plural, one {# round} other {# rounds}} for “{timer}”.',
    join: '{Figure} joins the heroes.',
    remove: '{Figure} {figure_number, select, many {leave} other {leaves}} the board.',
    shift: '{Piece} is moved to {squares}.',
    count: 'Count “{counter}”: {by}.',
    ask: 'Ask {who}: “{text}”',
    choice: '“{text}”: {effects}',
    nothing: 'nothing happens.',
    readOut: 'read: “{text}”',
    win: 'The heroes have won.',
    loseQuest: 'The heroes have lost.',
  },
  fr: {
    place: '{Monster_a} apparaît en {square}.',
    open: '{Door} s’ouvre.',
    block: 'Obstrué : {squares}.',
    reveal: 'Dévoilez {place}.',
    gold: 'Le personnage reçoit {gold, plural, one {# pièce d’or} other {# pièces d’or}}.',
    give: 'Le personnage reçoit {thing_a}.',
    giveNamed: 'Le personnage reçoit {thing}.',
    move: '{Who} {who_number, select, many {vont} other {va}} en {squares}.',
    lose: '{Who} {who_number, select, many {perdent} other {perd}} {points, plural, one {# point} other {# points}} de Corps.',
    dice: '{Who} {who_number, select, many {perdent} other {perd}} un point de Corps par crâne sur {dice, plural, one {# dé} other {# dés}} de combat.',
    heal: '{Who} {who_number, select, many {regagnent} other {regagne}} jusqu’à {points, plural, one {# point} other {# points}} de Corps.',
    mindGained:
      '{Who} {who_number, select, many {gagnent} other {gagne}} {points, plural, one {# point} other {# points}} d’Esprit.',
    mindLost:
      '{Who} {who_number, select, many {perdent} other {perd}} {points, plural, one {# point} other {# points}} d’Esprit.',
    goal: 'Un but est atteint : « {goal} »',
    flag: 'Retenez que « {flag} » a eu lieu.',
    timer: 'Comptez {rounds, plural, one {# tour} other {# tours}} de table pour « {timer} ».',
    join: '{Figure} se joint aux personnages.',
    remove: '{Figure} {figure_number, select, many {quittent} other {quitte}} le plateau.',
    shift: '{Piece} : à déplacer en {squares}.',
    count: 'Comptez « {counter} » : {by}.',
    ask: 'Demandez à {who} : « {text} »',
    choice: '« {text} » : {effects}',
    nothing: 'rien ne se passe.',
    readOut: 'lisez : « {text} »',
    win: 'Les personnages ont gagné.',
    loseQuest: 'Les personnages ont perdu.',
  },
});

export const FOE = defineMessages({
  en: {
    strength: 'move {move}, attack {attack}, defence {defence}, Body {body}, Mind {mind}',
    cast: 'casts {spell} ({times, plural, one {once} other {# times}})',
    summon: 'summons {monsters_n} ({times, plural, one {once} other {# times}})',
    vanish: 'vanishes to {square} ({times, plural, one {once} other {# times}})',
  },
  fr: {
    strength: 'déplacement {move}, attaque {attack}, défense {defence}, Corps {body}, Esprit {mind}',
    cast: 'jette {spell} ({times, plural, one {une fois} other {# fois}})',
    summon: 'appelle {monsters_n} ({times, plural, one {une fois} other {# fois}})',
    vanish: 'disparaît vers {square} ({times, plural, one {une fois} other {# fois}})',
  },
});
