/** All that books built on classic may use: classic's own answers and its reusable parts. */
// The rules.
export { CLASSIC_POINTS, CLASSIC_RULES } from './book.ts';
export { mapFigure, withHero, without } from './changes.ts';
export { defenceNow, helpsAttack, helpsDefence } from './combat.ts';
export type { Command, CommandOf, DoorKey } from './commands.ts';
export { changeMind, harm, kill } from './death.ts';
export { checkOpenDoor, swingOpen, tryDoor } from './doors.ts';
export { unsettledBy } from './ending.ts';
export type { ClassicEvent, EventOf, Override } from './events.ts';
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
export { guess, truthOf } from './imagine.ts';
export { asking, forFigures } from './kit.ts';
export type { ClassicFrame } from './kit.ts';
export { checkAim, checkCast, restoreBody, rollSave, workSpell } from './magic.ts';
export { cardIn, freeNear } from './monsters.ts';
export { arrive, checkSquare, stepOnto } from './movement.ts';
export { carryOut, readNotes } from './notes.ts';
export { countFaces, Play } from './play.ts';
export type { Action, HeroStrength, MoveDice, RulePoints, StepCost, Way, WaysOut } from './points.ts';
export { askNext } from './questions.ts';
export { groundSeen, movementLeft, reachOf } from './reach.ts';
export type { ReachWishes } from './reach.ts';
export { checkSearch, gather, isBehindFurniture, treasuresIn } from './search.ts';
export { setupSchema } from './setup.ts';
export type { Setup } from './setup.ts';
export { fullMind, sheetOf } from './start.ts';
export { STATE } from './state.ts';
export type { Attack, Belongings, Condition, Figure, FigureId, Hero, Pending, State } from './state.ts';
export { CLASSIC_EDITION, gameOn, openOn } from './system.ts';
export type { Edition } from './system.ts';
export { askForEscapes, inflict, isShared, leadsDown, renewEscape, setFoot, underRocks } from './traps.ts';
export { askForWanderer, checkPotion, usePotion } from './treasure.ts';
export { checkActor, checkMover, checkStanding, chooseActor, passTurn, turnOf } from './turns.ts';
export { viewOf } from './view.ts';
export type { View } from './view.ts';
export { lookAround, revealBeyond, searchGround, sharesPlace, surroundings } from './visibility.ts';
export { areaAt, furnitureNow, groundOf, inRoom, knownGround, pieceSquares } from './world.ts';
export type { World } from './world.ts';

// The box.
export { CLASSIC_BOARD } from './content/board.ts';
export { COMBAT } from './content/dice.ts';
export type { CombatFace } from './content/dice.ts';
export { EQUIPMENT, EQUIPMENT_IDS } from './content/equipment.ts';
export type { EquipmentId } from './content/equipment.ts';
export { HERO_KINDS, HEROES } from './content/heroes.ts';
export type { HeroKind } from './content/heroes.ts';
export { MONSTER_KINDS, MONSTERS } from './content/monsters.ts';
export type { ByKind, MonsterCard, MonsterKind } from './content/monsters.ts';
export { noun } from './content/names.ts';
export type { Text } from './content/names.ts';
export { FURNITURE } from './content/pieces.ts';
export type { FurnitureKind } from './content/pieces.ts';
export { questTreasureCard } from './content/questTreasures.ts';
export type { QuestTreasureId } from './content/questTreasures.ts';
export { SPELL_IDS, spellCard, SPELLS } from './content/spells.ts';
export type { Boon, SpellId } from './content/spells.ts';
export { isPotion, TREASURE_IDS, treasureCard } from './content/treasure.ts';
export type { PotionId } from './content/treasure.ts';

// Quests.
export type { Quest } from './quest/quest.ts';
export type { QuestSource } from './quest/source.ts';
export type { LaidAs, QuestVocabulary } from './quest/vocabulary.ts';
export { warnings } from './quest/warnings.ts';

// How it is told.
export { describeCommand } from './text/commands.ts';
export { shieldsThrown, skullsThrown } from './text/deeds.ts';
export { dieNoun, faceText } from './text/dice.ts';
export type { Tellers } from './text/log/teller.ts';
export { areaMention, namesFrom } from './text/names.ts';
export type { Names } from './text/names.ts';
export { CLASSIC_VOICE, narrateAll } from './text/narrate.ts';
export type { Voice } from './text/narrate.ts';
export { promptText, reasonText } from './text/prompts.ts';
export { CLASSIC_MANNER, explainRefusal, refusalArguments } from './text/refusals.ts';
export { ROLL_RULES, rollPurpose } from './text/rolls.ts';
export { sceneOf, thingsIn } from './text/scene.ts';
export type { TextScene } from './text/scene.ts';
export { telling } from './text/telling.ts';
export { conditionName, heroNoun, WORDS } from './text/vocabulary.ts';

// Between quests.
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
export type { CampaignCommand, CampaignCommandType } from './campaign/commands.ts';
export type { CampaignChange, CampaignEvent } from './campaign/events.ts';
export { checkGift } from './campaign/gifts.ts';
export { CampaignPlay } from './campaign/play.ts';
export { questSetup } from './campaign/quests.ts';
export { checkRecord } from './campaign/record.ts';
export { reportOf } from './campaign/report.ts';
export type { HeroReport, Outcome, QuestReport } from './campaign/report.ts';
export { commonSheet } from './campaign/scoreSheet.ts';
export type { CommonSheet } from './campaign/scoreSheet.ts';
export { campaignSetupSchema } from './campaign/setup.ts';
export type { CampaignSetup, CheckedCampaign } from './campaign/setup.ts';
export { checkInTown, sheetOf as townSheetOf } from './campaign/sheets.ts';
export type { CampaignState, Sheet } from './campaign/state.ts';
export { openCampaign } from './campaign/system.ts';
export { CAMPAIGN_TELLERS, tellTown, TownNames, townTelling } from './campaign/text.ts';
export type { Cast, TownTelling, TownTellers } from './campaign/text.ts';
export { townView } from './campaign/view.ts';
export type { TownView } from './campaign/view.ts';
