/** Hints for a first game of NextLevel. */
import { defineMessages } from '@oubliette/words';

export const HINT_WORDS = defineMessages({
  en: {
    hintActions:
      'A turn holds two different actions: move and attack, attack and search… The marks at the head of your turn count them.',
    hintFacing:
      'The yellow pointer shows where a figure looks; it follows every step, and Turn turns it. Keep foes before you: a blow from behind is hard to parry.',
    hintZone:
      'You stand beside a foe: walking away from it draws a blow. A path that would draw one is marked before you take it.',
    hintCounter:
      'If none of your dice hits, or the foe parries everything and shows a black shield, it strikes back at once. So do you. From behind, nobody does.',
    hintDice:
      'Each skull is a hit, and coloured dice show more of them: yellow, orange, red, violet, each stronger than the one before.',
    hintRage:
      'Rage! Every kill makes one of your dice better: yellow, then orange, red and violet. The first wound ends it.',
    hintMana:
      'Mana is dice for magic from afar: Attack{key}, then choose how many. One point comes back every turn.',
    hintPoints: 'Cast{key} shows your spells. Each costs points, and may be cast again while they last.',
    hintParts: 'You hold parts of a trap. With three of them, Traps builds one of your own.',
    hintSearch:
      'It is quiet here: for an action, Search{key} goes through the room or a piece of furniture beside you, and Look for{other} finds traps or secret doors.',
    hintTreasure: 'You carry a potion. Potion{key} shows what it does; drinking is free, in your own turn.',
    hintEnd: 'Both actions are spent. Tap End turn{key}, and the others play.',
    hintOver: 'Nothing more within reach. Tap End turn{key}, and the next hero plays.',
    hintMorcar: 'Play the monsters one after the other: tap one to turn to it, then End turn{key}.',
    hintTechniques:
      'Technique{key} shows what this monster can do besides walking and striking. The list of monsters says it for each, with the rules.',
  },
  fr: {
    hintActions:
      'Un tour compte deux actions, et les deux doivent différer : avancer et attaquer, attaquer et fouiller… Les marques en tête du tour les comptent.',
    hintFacing:
      'La pointe jaune montre où regarde une figurine ; elle suit ses pas, et Pivoter la tourne. Gardez l’ennemi devant vous : un coup dans le dos se pare mal.',
    hintZone:
      'Vous êtes à côté d’un ennemi : s’en éloigner, c’est s’exposer à un coup. Un chemin qui y expose est marqué avant que vous le preniez.',
    hintCounter:
      'Si aucun de vos dés ne touche, ou si l’ennemi pare tout et montre un bouclier noir, il contre-attaque aussitôt. Vous en faites autant. Dans le dos, personne n’y a droit.',
    hintDice:
      'Chaque crâne touche, et les dés de couleur en montrent plus : jaune, orange, rouge, violet, chacun plus fort que le précédent.',
    hintRage:
      'La rage ! Chaque ennemi tué améliore l’un de vos dés : jaune, puis orange, rouge et violet. La première blessure y met fin.',
    hintMana:
      'La mana donne des dés pour frapper de loin par magie : Attaquer{key}, puis choisissez combien. Un point revient à chaque tour.',
    hintPoints:
      'Sortilège{key} montre vos sortilèges. Chacun coûte des points, et peut être rejeté tant qu’il en reste.',
    hintParts: 'Vous avez des pièces de piège. Avec trois d’entre elles, Pièges en fabrique un à vous.',
    hintSearch:
      'Tout est calme : pour une action, Fouiller{key} passe la salle ou un meuble voisin au peigne fin, et Chercher{other} trouve pièges ou portes secrètes.',
    hintTreasure:
      'Vous portez une potion. Potion{key} montre ce qu’elle fait ; la boire est gratuit, pendant votre tour.',
    hintEnd: 'Les deux actions sont prises. Touchez Finir{key}, et les autres jouent.',
    hintOver: 'Plus rien à portée. Touchez Finir{key}, et le personnage suivant joue.',
    hintMorcar: 'Jouez les monstres l’un après l’autre : touchez-en un pour le prendre, puis Finir{key}.',
    hintTechniques:
      'Technique{key} montre ce que ce monstre sait faire d’autre que marcher et frapper. La liste des monstres le dit pour chacun, avec les règles.',
  },
});
