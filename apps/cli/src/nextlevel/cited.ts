import { nextlevel } from '@oubliette/nextlevel';
import type { Setup } from '@oubliette/classic';
import { readNextQuestBook } from '@oubliette/nextlevel/node';
import type { NextCommand, NextEvent, NextSetup, NextState, NextView } from '@oubliette/nextlevel';
import { sensibleNextHeroes, sensibleNextMorcar } from '@oubliette/players/nextlevel';
import { citedBy, classicSetup } from '../classic/citedQuests.ts';
import type { Cast, Wealth } from '../classic/citedQuests.ts';

const NEXTLEVEL: Cast<NextState, NextCommand, NextEvent, NextView, NextSetup> = {
  system: nextlevel,
  setup: nextSetup,
  heroes: sensibleNextHeroes,
  morcar: () => sensibleNextMorcar({ difficulty: 'normal' }),
};

export function citedInNextLevel(quests = readNextQuestBook()): ReadonlySet<string> {
  return citedBy(NEXTLEVEL, quests);
}

/** Beginners, heroes of the usual level, and masters of their trade. */
const LEVELS: Readonly<Record<Wealth, number>> = { poor: 1, equipped: 3, renowned: 6 };

const MASTERS: NonNullable<NextSetup['progress']> = [
  { kind: 'barbarian', gifts: ['strongBack', 'heavyHand', 'shadowStep'], speciality: 'assassin', lucky: 13 },
  { kind: 'dwarf', gifts: ['hardy', 'stoneStance', 'quickHands'], speciality: 'gunner' },
  { kind: 'elf', gifts: ['tautString', 'multipleShot', 'heroicShot'], speciality: 'spellsinger' },
  { kind: 'wizard', gifts: ['clearMind', 'increasedIntensity', 'deepWell'], speciality: 'battleMage' },
];

function nextSetup(quest: Setup['quest'], wealth: Wealth): NextSetup {
  const master = wealth === 'renowned';
  return {
    ...classicSetup(quest, wealth),
    training: false,
    progress: MASTERS.map((grown) => ({
      ...(master ? grown : { kind: grown.kind }),
      level: LEVELS[wealth],
    })),
    options: {
      traps: wealth === 'poor' ? 'printed' : 'varied',
      assuredAttacks: master,
      searchRacks: master,
    },
  };
}
