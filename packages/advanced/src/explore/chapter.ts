/** The chapter of exploration; its steps are used in combat too. */
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

const figure = 'text';
const square = 'square';
const side = 'side';
const armour = 'texts';

export const exploreChapter: Chapter<ExploreCommand, ExploreFacts, ExploreFrame> = {
  shapes: {
    step: { figure, to: square },
    openDoor: { figure, at: square, side },
    closeDoor: { figure, at: square, side },
    openChest: { figure, chest: 'text' },
    closeChest: { figure, chest: 'text' },
    searchWall: { figure, side },
    placeSecretDoor: { at: square },
    searchRoom: { figure },
    takeOffArmour: { figure, armour },
    putOnArmour: { figure, pile: 'text', armour },
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
