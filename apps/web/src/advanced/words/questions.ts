/** The subjects of questions, before they are answered. */
import { defineMessages } from '@oubliette/words';

export const QUESTIONS = defineMessages({
  en: {
    askPlacing:
      '{Figure} takes a place. {count, plural, =0 {Nobody comes after.} one {One more comes after.} other {# more come after.}}',
    askLaying: '{count, plural, one {There is one way.} other {There are # ways; each lights its squares.}}',
    askDoors:
      '{count, plural, one {One door is still to be placed.} other {# doors are still to be placed.}}',
    askHeroesReady: 'The heroes are not surprised: their leader places, the other side then shifts.',
    askHeroesSurprised: 'The heroes are surprised: the monsters’ side places, the leader then shifts.',
    askMonstersLeft: 'Still to be placed: {monsters_a}.',
    askCountLeft:
      '{count, plural, one {One monster is still to be placed.} other {# monsters are still to be placed.}}',
    askLarge: 'A large one covers two squares by two: choose the upper left one.',
    askShifted: 'Moved so far: {done} of {all}.',
    askMoment: 'The moment: {moment}.',
    askHit: '{Figure} has hit {target}: the damage dice come next.',
    askStep: '{Figure} steps on {square}, where nobody has been.',
    askChest: '{Figure} is opening a chest.',
    askMet: 'Being met: {monsters_a}.',
    askWounds:
      '{Target} is about to suffer {wounds, plural, one {# Wound} other {# Wounds}}{by, select, none {} other { from {attacker}}}.',
    askLeaves: 'That leaves {left} of {most}.',
    askKnocksOut: 'At 0 the hero lies knocked out.',
    askKills: 'That is death.',
    askUndoWounds:
      '{before, plural, =0 {A Fate point cancels them.} one {A Fate point cancels them, and the # suffered earlier this turn.} other {A Fate point cancels them, and the # suffered earlier this turn.}}',
    askFateLeft: '{fate, plural, one {The last Fate point.} other {# Fate points are left.}}',
    test_attack: '{Figure} misses with {face}. A Fate point turns the blow into a hit.',
    test_shot: '{Figure} misses with {face}. A Fate point turns the shot into a hit.',
    test_fumble:
      '{Figure} fumbles with {face}, and whoever was attacked may strike back for free. A Fate point turns the blow into a hit.',
    test_astray:
      '{Figure} fumbles the shot with {face}, and a friend near the target may be hit instead. A Fate point turns it into a hit.',
    test_damage: 'A damage die of {figure} causes no Wound. A Fate point makes it one.',
    askHitHarms: 'A hit wounds {target} {harm} % of the time, and fells {fell} %.',
    askDieFells: 'That fells {target}.',
    askDieLeaves: 'That leaves {target} {left, plural, one {# Wound} other {# Wounds}}.',
    test_spot: '{Figure} has noticed nothing ({face}). With a Fate point the trap is seen in time.',
    test_disarm: '{Figure} fails to disarm it ({face}). With a Fate point it is disarmed.',
    test_gas: '{Figure} has breathed the gas ({face}). With a Fate point it does nothing.',
    test_lift: '{Figure} cannot lift the portcullis ({face}). With a Fate point it goes up.',
    test_climb: '{Figure} slips back into the pit ({face}). With a Fate point the climb succeeds.',
    test_jump: '{Figure} jumps too short ({face}). With a Fate point the jump succeeds.',
    test_dodge: '{Figure} is too slow for the falling blocks ({face}). With a Fate point they miss.',
    test_leap: '{Figure} leaps too short and falls ({face}). With a Fate point the leap succeeds.',
    test_rope: '{Figure} lets the rope slip. With a Fate point it holds.',
    test_mould: '{Figure} has breathed deadly spores ({face}). A Fate point undoes it.',
    test_intelligence: '{Figure} fails the Intelligence test ({face}). A Fate point makes it a success.',
    test_choke: '{Figure} is choking to death. A Fate point breaks the spell.',
    test_disease: '{Figure} has caught the disease ({face}). With a Fate point it passes by.',
    test_bravery: '{Figure} loses heart ({face}). With a Fate point courage holds.',
    test_other: '{Figure} rolled {face} and failed. A Fate point turns the roll into a success.',
    askStray: '{Figure} has shot badly: one of those in the way is hit.',
    askFor: 'It is about {figure}.',
    askFix:
      'The death zone of {figure} is free again. Fixed on one enemy it stops nobody else, and says nothing of whom to strike.',
    askControl:
      '{Figure} does what you want: {squares, plural, =0 {no square is left to move} one {# square is left to move} other {# squares are left to move}}{blow, select, yes {, and one blow at anybody within reach} other {}}.',
    askTurnsLeft:
      '{left, plural, one {This is the last turn of it.} other {It lasts # turns, this one included.}}',
    askFireball:
      'It rolls up to 8 squares and burns everybody within one square of where it stops: {dice} dice each. {left, plural, one {Then it goes out.} other {It burns # times more, this one included.}}',
    askSpell: '{Figure} casts {spell}.',
    askSpellFailed: 'The Intelligence test failed: the spell is weaker for it.',
    askSpellMore:
      '{count, plural, one {One more may be carried along.} other {# more may be carried along.}}',
    askTrap: '{Trap_a}, on {where, select, chest {the chest} other {the ground}}.',
    askShare: 'To be had: {things_a}.',
    askShareNothing: 'Nothing is left in it.',
    askClaims: 'Claimed: {claims}.',
    askAward: 'Several want {thing}: {who}.',
    askRope:
      '{Figure} is about to leap on a rope. {holders, plural, =0 {Nobody holds it yet.} one {One holds it.} other {# hold it.}}',
    askBats: '{count, plural, one {One goes in so far.} other {# go in so far.}}',
    askBites:
      'Each of them suffers {each, plural, =0 {no Wound} one {# Wound} other {# Wounds}}; {over, plural, one {# is} other {# are}} left over.',
    askPut: 'To be put down: {thing_a}.',
    askCorner: 'It covers {wide} by {wide} squares: choose its upper left one.',
    askChasm: 'It runs from wall to wall: choose any square of its row.',
    askPortcullis:
      'It comes down along one of the lines that are lit; tap a square again for the other line.',
    askThief: 'He would serve the leader until they are out of the dungeon.',
    askConsent: 'He has come in peace: to attack him they need leave.',
    askVenom: 'What {figure} has swallowed is deadly ({face}): without a cure it is death.',
    askPoison: 'The poison in {figure} is deadly: without a cure it is death.',
    askFalls: 'If nobody holds it, {figure} falls for ever.',
    askDead: 'They died in this turn: {who}.',
    gold: 'gold',
    wallOf: '{side, select, 0 {North} 1 {East} 2 {South} other {West}} wall of {place}',
    layWay: 'Way {number}: {sections_a}',
  },
  fr: {
    askPlacing:
      '{Figure} prend place. {count, plural, =0 {Personne ne vient après.} one {Un autre vient après.} other {# autres viennent après.}}',
    askLaying:
      '{count, plural, one {Il n’y a qu’une façon.} other {Il y a # façons ; chacune éclaire ses cases.}}',
    askDoors: '{count, plural, one {Une porte reste à placer.} other {# portes restent à placer.}}',
    askHeroesReady: 'Les héros ne sont pas surpris : leur meneur place, l’autre camp déplace ensuite.',
    askHeroesSurprised: 'Les héros sont surpris : le camp des monstres place, le meneur déplace ensuite.',
    askMonstersLeft: 'Restent à placer : {monsters_a}.',
    askCountLeft: '{count, plural, one {Un monstre reste à placer.} other {# monstres restent à placer.}}',
    askLarge: 'Un grand couvre deux cases sur deux : choisissez celle d’en haut à gauche.',
    askShifted: 'Déplacés jusqu’ici : {done} sur {all}.',
    askMoment: 'Le moment : {moment}.',
    askHit: '{Figure} a touché {target} : les dés de dégâts vont suivre.',
    askStep: '{Figure} entre en {square}, où personne n’est passé.',
    askChest: '{Figure} ouvre un coffre.',
    askMet: 'On rencontre : {monsters_a}.',
    askWounds:
      '{Target} va subir {wounds, plural, one {# Blessure} other {# Blessures}}{by, select, none {} other { de la part {attacker_of}}}.',
    askLeaves: 'Il en restera {left} sur {most}.',
    askKnocksOut: 'À 0, le héros tombe assommé.',
    askKills: 'C’est la mort.',
    askUndoWounds:
      '{before, plural, =0 {Un point de Destinée les annule.} one {Un point de Destinée les annule, et celle déjà subie ce tour.} other {Un point de Destinée les annule, et les # déjà subies ce tour.}}',
    askFateLeft:
      '{fate, plural, one {C’est le dernier point de Destinée.} other {Il reste # points de Destinée.}}',
    test_attack: '{Figure} manque son coup avec {face}. Un point de Destinée en fait un coup au but.',
    test_shot: '{Figure} manque son tir avec {face}. Un point de Destinée en fait un tir au but.',
    test_fumble:
      'Échec critique {figure_of} avec {face} : l’adversaire peut frapper gratuitement en retour. Un point de Destinée en fait un coup au but.',
    test_astray:
      'Échec critique {figure_of} avec {face} : un ami proche de la cible peut être touché. Un point de Destinée en fait un tir au but.',
    test_damage: 'Un dé de dégâts {figure_of} ne blesse pas. Un point de Destinée en fait une Blessure.',
    askHitHarms: 'Un coup au but blesse {target} dans {harm} % des cas, et l’abat dans {fell} %.',
    askDieFells: 'De quoi abattre {target}.',
    askDieLeaves: '{Target} aurait encore {left, plural, one {# Blessure} other {# Blessures}}.',
    test_spot: '{Figure} n’a rien remarqué ({face}). Avec un point de Destinée, le piège est vu à temps.',
    test_disarm: '{Figure} ne parvient pas à le désarmer ({face}). Avec un point de Destinée, c’est fait.',
    test_gas: '{Figure} a respiré le gaz ({face}). Avec un point de Destinée, il ne fait rien.',
    test_lift: '{Figure} ne peut lever la herse ({face}). Avec un point de Destinée, elle se lève.',
    test_climb: '{Figure} retombe dans la fosse ({face}). Avec un point de Destinée, l’escalade réussit.',
    test_jump: '{Figure} saute trop court ({face}). Avec un point de Destinée, le saut réussit.',
    test_dodge:
      'Les blocs vont tomber sur {figure} ({face}). Avec un point de Destinée, ils manquent leur cible.',
    test_leap: '{Figure} saute trop court et tombe ({face}). Avec un point de Destinée, le saut réussit.',
    test_rope: '{Figure} laisse filer la corde. Avec un point de Destinée, elle tient bon.',
    test_mould: '{Figure} a respiré des spores mortelles ({face}). Un point de Destinée l’efface.',
    test_intelligence:
      '{Figure} manque le test d’Intelligence ({face}). Un point de Destinée en fait une réussite.',
    test_choke: '{Figure} meurt étouffé{figure_e}. Un point de Destinée rompt le sort.',
    test_disease: '{Figure} attrape la maladie ({face}). Avec un point de Destinée, elle passe son chemin.',
    test_bravery: '{Figure} perd courage ({face}). Avec un point de Destinée, le courage tient.',
    test_other: '{Figure} a obtenu {face} et échoue. Un point de Destinée change ce jet en réussite.',
    askStray: '{Figure} a mal tiré : l’un de ceux qui sont sur le chemin est touché.',
    askFor: 'Il s’agit {figure_of}.',
    askFix:
      'La zone mortelle {figure_of} est de nouveau libre. Fixée sur un ennemi, elle n’arrête plus que lui, et n’impose pas qui frapper.',
    askControl:
      '{Figure} fait ce que vous voulez : {squares, plural, =0 {plus aucune case à parcourir} one {encore # case à parcourir} other {encore # cases à parcourir}}{blow, select, yes { et un coup à porter à qui est à portée} other {}}.',
    askTurnsLeft: '{left, plural, one {C’est le dernier tour.} other {Cela dure # tours, celui-ci compris.}}',
    askFireball:
      'Elle roule de 8 cases au plus et brûle quiconque se trouve à une case au plus de son arrêt : {dice} dés chacun. {left, plural, one {Puis elle s’éteint.} other {Elle brûle encore # fois, celle-ci comprise.}}',
    askSpell: '{Figure} jette {spell}.',
    askSpellFailed: 'Le test d’Intelligence est manqué : le sort en est affaibli.',
    askSpellMore:
      '{count, plural, one {Un autre peut encore être emporté.} other {# autres peuvent encore être emportés.}}',
    askTrap: '{Trap_a}, sur {where, select, chest {le coffre} other {le sol}}.',
    askShare: 'Il y a {things_a}.',
    askShareNothing: 'Il n’y reste rien.',
    askClaims: 'Demandé : {claims}.',
    askAward: 'Plusieurs veulent {thing} : {who}.',
    askRope:
      '{Figure} va sauter encordé{figure_e}. {holders, plural, =0 {Personne ne tient encore la corde.} one {Un compagnon la tient.} other {# compagnons la tiennent.}}',
    askBats: '{count, plural, one {Un seul entre jusqu’ici.} other {# entrent jusqu’ici.}}',
    askBites:
      'Chacun subit {each, plural, =0 {aucune Blessure} one {# Blessure} other {# Blessures}} ; {over, plural, one {# reste} other {# restent}} à donner.',
    askPut: 'À placer : {thing_a}.',
    askCorner: 'Sur {wide} cases de côté : choisissez celle d’en haut à gauche.',
    askChasm: 'D’un mur à l’autre : choisissez n’importe quelle case de sa rangée.',
    askPortcullis:
      'Elle s’abat le long de l’une des lignes éclairées ; touchez la case encore une fois pour l’autre ligne.',
    askThief: 'Il servirait le meneur jusqu’à la sortie du donjon.',
    askConsent: 'Il est venu en paix : pour l’attaquer, il faut votre accord.',
    askVenom: 'Ce que {figure} vient d’avaler est mortel ({face}) : sans remède, c’est la mort.',
    askPoison: 'Le poison qui ronge {figure} est mortel : sans remède, c’est la mort.',
    askFalls: 'Si personne ne la tient, {figure} tombe à jamais.',
    askDead: 'Morts ce tour-ci : {who}.',
    gold: 'or',
    wallOf: 'Mur {side, select, 0 {nord} 1 {est} 2 {sud} other {ouest}} {place_of}',
    layWay: 'Façon {number} : {sections_a}',
  },
});
