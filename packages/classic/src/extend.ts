/** For books that build on classic: its own answers, and the pieces they may use again. Nothing else of it is theirs. */
export type { Action, HeroStrength, RulePoints, Way } from './points.ts';
export { CLASSIC_POINTS, CLASSIC_RULES } from './book.ts';
export { unsettledBy } from './ending.ts';
export { asking, forFigures } from './kit.ts';
export type { ClassicFrame } from './kit.ts';
export { powerOffers } from './chapters/casting.ts';
export { CLASSIC_EDITION, openOn } from './system.ts';
export type { Edition } from './system.ts';
export { Play, countFaces } from './play.ts';
export type { Happening } from './play.ts';
export type { World } from './world.ts';
export { areaAt, furnitureNow, groundOf, inRoom, knownGround, pieceSquares } from './world.ts';
export { askNext } from './questions.ts';
export { NO_TURN, mapFigure, withCondition, withHero, without } from './changes.ts';
export { cardOf, nounOf } from './content/monsters.ts';
export { harm, kill, changeMind } from './death.ts';
export { checkOpenDoor, openDoor, swingOpen, tryDoor } from './doors.ts';
export {
  figureAt,
  figureOf,
  findFigure,
  has,
  heroOf,
  isHero,
  isOpenPit,
  isUndead,
  seatOf,
} from './figures.ts';
export { checkAim, checkCast, checkPower, restoreBody, usePower, workSpell } from './magic.ts';
export { availableKinds, cardIn, freeNear, inBox, isFree, standMonster } from './monsters.ts';
export {
  arrive,
  checkAnswerPassage,
  checkSquare,
  checkStep,
  permission,
  step,
  stepsFrom,
} from './movement.ts';
export { carryOut, readNotes } from './notes.ts';
export type { LaidAs, QuestVocabulary } from './quest/vocabulary.ts';
export {
  belongingsHere,
  checkSearch,
  gather,
  isBehindFurniture,
  springChests,
  treasuresIn,
} from './search.ts';
export { setupSchema } from './setup.ts';
export { fullMind, sheetOf } from './start.ts';
export {
  askForEscapes,
  inflict,
  isShared,
  leadsDown,
  nextEscape,
  othersToEscape,
  renewEscape,
  setFoot,
  underRocks,
} from './traps.ts';
export type { WaysOut } from './traps.ts';
export { askForWanderer, checkPotion, usePotion } from './treasure.ts';
export {
  checkActor,
  checkMover,
  checkStanding,
  chooseActor,
  endTurn,
  losesTurn,
  passTurn,
  seatOnTurn,
  turnOf,
  wakeMonsters,
} from './turns.ts';
export {
  canTarget,
  lookAround,
  revealArea,
  revealBeyond,
  sees,
  searchGround,
  sharesPlace,
  surroundings,
} from './visibility.ts';
export { viewOf } from './view.ts';
export { sceneOf, thingsIn } from './text/scene.ts';
export type { Scene as TextScene } from './text/scene.ts';
export { sentencesOf, speak } from './text/sentence.ts';
export type { Sentence } from './text/sentence.ts';
export { CLASSIC_VOICE } from './text/narrate.ts';
export type { Voice } from './text/narrate.ts';
export type { Tellers } from './text/log/teller.ts';
export { yesNo } from './text/log/teller.ts';
export { areaMention } from './text/names.ts';
export { refusalArguments } from './text/refusals.ts';
export { WORDS } from './text/vocabulary.ts';
export type { CampaignBook, CampaignEdition, Recruit, TownHandler } from './campaign/book.ts';
export { CLASSIC_CAMPAIGN } from './campaign/classicBook.ts';
export {
  commandOf as townCommand,
  heroReport as heroReportSchema,
  parseTownCommand,
  reportOn as reportSchema,
  TOWN_SHAPES,
} from './campaign/commandSchema.ts';
export type { TownShape } from './campaign/commandSchema.ts';
export { checkGift } from './campaign/gifts.ts';
export { CampaignPlay } from './campaign/play.ts';
export { checkRecord } from './campaign/record.ts';
export { commonSheet } from './campaign/scoreSheet.ts';
export { campaignSetupSchema } from './campaign/setup.ts';
export type { CheckedCampaign } from './campaign/setup.ts';
export { checkInTown, findSheet as findTownSheet, sheetOf as townSheetOf } from './campaign/sheets.ts';
export { openCampaign } from './campaign/system.ts';
export { CAMPAIGN_TELLERS, narrateTown, TownNames } from './campaign/text.ts';
export type { TownTellers } from './campaign/text.ts';
export { townView } from './campaign/view.ts';
