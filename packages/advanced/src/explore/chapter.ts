/** What heroes do when exploring, as the book takes it in; stepping serves in combat too. */
import { z } from 'zod';
import type { Chapter } from '../kit.ts';
import { armourAppliers, armourOffers, putOnArmour, takeOffArmour } from './armour.ts';
import { chestAppliers, chestOffers, closeChest, openChest } from './chests.ts';
import { closeDoor, doorAppliers, doorOffers, openDoor } from './doors.ts';
import {
  placeSecretDoor,
  searchAppliers,
  searchOffers,
  searchRoom,
  searchWall,
  secretDoor,
} from './search.ts';
import { changeLevel, comeBack, leaveDungeon, stairsAppliers, stairsOffers, takeStairs } from './stairs.ts';
import { step, stepAppliers, stepOffers, stepping } from './step.ts';
import type { ExploreCommand, ExploreFacts, ExploreFrame } from './types.ts';

const figure = z.string();
const square = z.int().min(0);
const side = z.int().min(0).max(3);
const armour = z.array(z.string());

export const exploreChapter: Chapter<ExploreCommand, ExploreFacts, ExploreFrame> = {
  shapes: {
    step: { figure, to: square },
    openDoor: { figure, at: square, side },
    closeDoor: { figure, at: square, side },
    openChest: { figure, chest: z.string() },
    closeChest: { figure, chest: z.string() },
    searchWall: { figure, side },
    placeSecretDoor: { at: square },
    searchRoom: { figure },
    takeOffArmour: { figure, armour },
    putOnArmour: { figure, pile: z.string(), armour },
    leaveDungeon: { figure },
    takeStairs: { figure },
    comeBack: { figure, at: square },
    changeLevel: {},
  },
  handlers: {
    step,
    openDoor,
    closeDoor,
    openChest,
    closeChest,
    searchWall,
    placeSecretDoor,
    searchRoom,
    takeOffArmour,
    putOnArmour,
    leaveDungeon,
    takeStairs,
    comeBack,
    changeLevel,
  },
  appliers: {
    ...stepAppliers,
    ...doorAppliers,
    ...chestAppliers,
    ...searchAppliers,
    ...armourAppliers,
    ...stairsAppliers,
  },
  frames: { stepping, secretDoor },
  offers: (world, state, seat) =>
    [stepOffers, doorOffers, chestOffers, searchOffers, armourOffers, stairsOffers].flatMap((offers) =>
      offers(world, state, seat),
    ),
};
