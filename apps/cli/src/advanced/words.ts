/** What the terminal says during an expedition, beside what every game says. */
import { defineMessages, say } from '@oubliette/words';
import type { ArgumentsOf, Language } from '@oubliette/words';

export const EXPEDITION = defineMessages({
  en: {
    title:
      '{dungeon} · level {level} · turn {turn}: {mode, select, combat {combat} other {exploration}}, {phase, select, heroes {heroes’ phase} exploration {exploration phase} other {game master’s phase}}',
    over: '{dungeon} · the expedition is over',
    preparations: '{dungeon} · preparations',
    squaresLeft:
      '{left, plural, =0 {no squares left to move} one {# square left to move} other {# squares left to move}}',
    hasActed: 'has acted',
    mayAct: 'may still act',
    countersHeld: '{count, plural, =0 {no counter} one {# counter} other {# counters}} behind the screen',
    hand: 'Counters: {list}',
    noHand: 'No counters in hand.',
    askedAt: 'You are asked: {moments}',
    neverAsked: 'You are not asked about counters.',
    turnTo: 'Play {figure} on {square}',
    layout: '{label}: from {from} to {to}',
    watch: 'Say when to be asked',
    blow: '{label} ({dice, plural, one {# damage die} other {# damage dice}} against {toughness}, {needed, select, none {cannot hit} other {hits on {needed}+}})',
    moment: 'The moment: {moment}.',
    fateWounds:
      '{Target} {wounds, plural, one {suffers # Wound} other {suffers # Wounds}}; a Fate point undoes {wounds, plural, one {it} other {them all}}.',
    fateRoll:
      '{Figure} {face, plural, =0 {failed} other {rolled # and failed}}; a Fate point makes it a success.',
    fateDice: 'A Fate point makes a Wound of a die that caused none.',
    party: 'The party',
    wounds: 'Wounds',
    woundsShort: 'W',
    fateShort: 'Fate',
    inView: 'Monsters in view (Wounds)',
    fate: 'Fate',
    leader: '{gender, select, f {leader} other {leader}}',
    weaponDice: '{weapon} ({dice, plural, one {# damage die} other {# damage dice}})',
    mapper: 'mapper',
    knockedOut: 'knocked out',
    member:
      '{name} ({calling, select, manAtArms {man-at-arms} sergeant {sergeant} other {{race, select, human {human} dwarf {dwarf} other {elf}} {calling, select, wizard {wizard} other {warrior}}}})',
    where:
      '{where, select, dead {dead} left {out of the dungeon} lost {{gender, select, f {lost} other {lost}}} other {on the stairs}}',
    slay: 'kill {monster}',
    bring: 'bring back {thing}',
    survive: 'come back alive',
    arrows: '{count, plural, one {# arrow} other {# arrows}}',
    bolts: '{count, plural, one {# bolt} other {# bolts}}',
    components: '{count, plural, one {# component} other {# components}}',
    chart: 'Treasure map of level {level}: its rooms and doors, not what is in them',
    chest: 'chest',
    openChest: 'open chest',
    pile: 'things on the ground',
    trap: 'known trap',
    pit: 'open pit',
    fire: 'fireball',
    grating: 'portcullis, down',
    rubble: 'blocked',
    out: 'way out',
    down: 'stairs down',
    up: 'stairs up',
    closed: 'closed door',
    open: 'open door',
    ended:
      '{outcome, select, won {{home, plural, one {One hero comes} other {The heroes come}} home with what they set out for.} home {{home, plural, one {One hero is} other {The heroes are}} home again.} failed {{home, plural, one {One hero is} other {The heroes are}} home again, with their errand undone: the quest is lost.} returned {{home, plural, one {One hero is} other {The heroes are}} home again, with their errand undone.} other {The expedition is lost.}} {turns, plural, one {# turn} other {# turns}}.',
    figures:
      'WS {weaponSkill}, BS {bowSkill}, S {strength}, T {toughness}, Speed {speed}, Bravery {bravery}, Intelligence {intelligence}',
  },
  fr: {
    title:
      '{dungeon} · niveau {level} · tour {turn} : {mode, select, combat {combat} other {exploration}}, {phase, select, heroes {phase des héros} exploration {phase d’exploration} other {phase du maître}}',
    over: '{dungeon} · l’expédition est terminée',
    preparations: '{dungeon} · préparatifs',
    squaresLeft: '{left, plural, =0 {plus de case à parcourir} one {encore # case} other {encore # cases}}',
    hasActed: 'a agi',
    mayAct: 'peut encore agir',
    countersHeld: '{count, plural, =0 {aucun pion} one {# pion} other {# pions}} derrière l’écran',
    hand: 'Pions : {list}',
    noHand: 'Aucun pion en main.',
    askedAt: 'On vous consulte : {moments}',
    neverAsked: 'On ne vous consulte pas sur les pions.',
    turnTo: 'Jouer {figure} en {square}',
    layout: '{label} : de {from} à {to}',
    watch: 'Dire quand être consulté',
    blow: '{label} ({dice, plural, one {# dé de dégâts} other {# dés de dégâts}} contre {toughness}, {needed, select, none {ne peut toucher} other {touche à {needed}+}})',
    moment: 'Le moment : {moment}.',
    fateWounds:
      '{Target} {wounds, plural, one {subit # Blessure} other {subit # Blessures}} ; un point de Destinée {wounds, plural, one {l’annule} other {les annule toutes}}.',
    fateRoll:
      '{Figure} {face, plural, =0 {échoue} other {a obtenu # et échoue}} ; un point de Destinée en fait une réussite.',
    fateDice: 'Un point de Destinée change en Blessure un dé qui n’en causait pas.',
    party: 'Le groupe',
    wounds: 'Blessures',
    woundsShort: 'Bl.',
    fateShort: 'Dest.',
    inView: 'Monstres en vue (Blessures)',
    fate: 'Destinée',
    leader: '{gender, select, f {meneuse} other {meneur}}',
    weaponDice: '{weapon} ({dice, plural, one {# dé de dégâts} other {# dés de dégâts}})',
    mapper: 'cartographe',
    knockedOut: 'à terre',
    member:
      '{name} ({calling, select, manAtArms {homme d’armes} sergeant {sergent} other {{calling, select, wizard {{name_gender, select, f {magicienne} other {magicien}}} other {{name_gender, select, f {guerrière} other {guerrier}}}} {race, select, human {{name_gender, select, f {humaine} other {humain}}} dwarf {{name_gender, select, f {naine} other {nain}}} other {elfe}}}})',
    where:
      '{where, select, dead {{gender, select, f {morte} other {mort}}} left {hors du donjon} lost {{gender, select, f {perdue} other {perdu}}} other {dans l’escalier}}',
    slay: 'tuer {monster}',
    bring: 'rapporter {thing}',
    survive: 'revenir vivants',
    arrows: '{count, plural, one {# flèche} other {# flèches}}',
    bolts: '{count, plural, one {# carreau} other {# carreaux}}',
    components: '{count, plural, one {# composant} other {# composants}}',
    chart: 'Carte au trésor de l’étage {level} : ses salles et ses portes, non ce qui s’y trouve',
    chest: 'coffre',
    openChest: 'coffre ouvert',
    pile: 'objets au sol',
    trap: 'piège connu',
    pit: 'fosse ouverte',
    fire: 'boule de feu',
    grating: 'herse baissée',
    rubble: 'obstrué',
    out: 'sortie',
    down: 'escalier descendant',
    up: 'escalier montant',
    closed: 'porte fermée',
    open: 'porte ouverte',
    ended:
      '{outcome, select, won {{home, plural, one {Un héros rentre} other {Les héros rentrent}}, mission accomplie.} home {{home, plural, one {Un héros est rentré} other {Les héros sont rentrés}}.} failed {{home, plural, one {Un héros est rentré} other {Les héros sont rentrés}}, mission inaccomplie : la quête est perdue.} returned {{home, plural, one {Un héros est rentré} other {Les héros sont rentrés}}, mission inaccomplie.} other {L’expédition est perdue.}} {turns, plural, one {# tour} other {# tours}}.',
    figures:
      'MA {weaponSkill}, Arc {bowSkill}, F {strength}, R {toughness}, Rapidité {speed}, Bravoure {bravery}, Intelligence {intelligence}',
  },
});

type Key = keyof typeof EXPEDITION.en;

export function words<K extends Key>(
  language: Language,
  key: K,
  args: ArgumentsOf<typeof EXPEDITION, K>,
): string {
  return say(EXPEDITION, language, key, args);
}
