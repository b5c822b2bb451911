/** Terminal options of Expert alone, and what can be typed during a quest. */
import { helpFor } from '../play/help.ts';

export const EXPERT_HELP = {
  play: {
    en: `  --quest ID         beast, bandits, hostage … or a ready one; the game master’s choice if left out
  --heroes LIST      barbarian,warrior,dwarf,elf,halfling,priest,wizard, one to seven of them
  --depth N          Dungeon cards before the quest room, 8 to 15
  --families LIST    undead,greenskins,beasts,outlaws,chaos: the monsters of this dungeon
  --no-lull          a combat goes on while a monster is left anywhere
  --drowning fall    whoever breaks through a bridge falls instead of dying
  --solo             nobody is game master, the book decides`,
    fr: `  --quest ID         beast, bandits, hostage … ou une quête toute prête ; sinon au choix du maître
  --heroes LISTE     barbare,guerrier,nain,elfe,halfling,pretre,magicien, de un à sept
  --depth N          cartes Donjon avant la salle de quête, de 8 à 15
  --families LISTE   undead,greenskins,beasts,outlaws,chaos : les monstres de ce donjon
  --no-lull          un combat dure tant qu’il reste un monstre quelque part
  --drowning fall    qui passe à travers un pont tombe au lieu de mourir
  --solo             pas de maître du donjon, le livret décide`,
  },
  campaign: {
    en: `  --solo             nobody is game master, the book decides`,
    fr: `  --solo             pas de maître du donjon, le livret décide`,
  },
} as const;

export const EXPERT_PLAY_HELP = helpFor({
  en: {
    roll: 'walks: rolls the movement die.',
    end: 'ends the turn.',
    attack: 'attack orc 2',
    rule: 'EXP-MOV-01',
    sheet: 'what the heroes carry, and their dice.',
  },
  fr: {
    roll: 'marche : jette le dé de déplacement.',
    end: 'termine le tour.',
    attack: 'attaquer orc 2',
    rule: 'EXP-MOV-01',
    sheet: 'ce que portent les héros, et leurs dés.',
  },
});
