/** The score sheet as people read it, with what the equipment on it is worth (CLS-HRO-13, CLS-EQP-04). */
import type { SeatId } from '@oubliette/kernel';
import { attackDice, defenceOf, ownedWeapons } from '../combat.ts';
import { equipmentCard } from '../content/equipment.ts';
import type { EquipmentId, Weapon } from '../content/equipment.ts';
import { heroCard } from '../content/heroes.ts';
import type { HeroKind } from '../content/heroes.ts';
import { questTreasureCard } from '../content/questTreasures.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import { ordinaryDice } from '../figures.ts';
import { armourOf, fullMind } from '../start.ts';
import type { BodyArmour, Figure, Hero, State, WeaponId } from '../state.ts';
import { disarmsRockfalls } from '../traps.ts';
import { heroSetup } from './quests.ts';
import { CHAMPION_QUESTS } from './record.ts';
import type { Inscription, Sheet } from './state.ts';

/** A way to attack, and the defence that goes with it until the hero's next turn. */
export interface AttackAdvantage {
  /** Null for the hero card's own arms. */
  readonly weapon: WeaponId | null;
  readonly dice: number;
  readonly diceOnUndead: number;
  /** Fewer where the weapon leaves no hand for the shield. */
  readonly defence: number;
  readonly diagonal: boolean;
  readonly thrown: boolean;
  readonly shoots: boolean;
}

export interface Advantages {
  readonly attacks: readonly AttackAdvantage[];
  readonly defence: number;
  readonly movement: number;
  readonly disarmsRockfalls: boolean;
}

/** What every book writes on a score sheet (CLS-HRO-13). */
export interface CommonSheet extends Inscription {
  readonly kind: HeroKind;
  readonly seat: SeatId;
  /** What the hero begins every quest with (CLS-HRO-18). */
  readonly body: number;
  readonly mind: number;
  readonly gold: number;
  readonly questTreasures: readonly QuestTreasureId[];
  readonly completedQuests: readonly string[];
  readonly champion: boolean;
  /** Different quests still to complete. */
  readonly questsToChampion: number;
  readonly inTown: boolean;
}

export interface ScoreSheet extends CommonSheet {
  readonly equipment: readonly EquipmentId[];
  readonly armour: BodyArmour | null;
  readonly advantages: Advantages;
  /** May still be returned. */
  readonly bought: readonly EquipmentId[];
}

/** The common part, with the figures of the hero card. */
export function commonSheet(sheet: Sheet): CommonSheet {
  const { kind, seat, name, gender, arms, motto, gold, treasures, completed, champion, inTown } = sheet;
  return {
    kind,
    seat,
    name,
    gender,
    arms,
    motto,
    body: heroCard(kind).body,
    mind: fullMind(kind, treasures),
    gold,
    questTreasures: treasures,
    completedQuests: completed,
    champion,
    questsToChampion: champion ? 0 : CHAMPION_QUESTS - new Set(completed).size,
    inTown,
  };
}

export function scoreSheet(sheet: Sheet): ScoreSheet {
  const { equipment, bought } = sheet;
  return {
    ...commonSheet(sheet),
    equipment,
    armour: wornArmour(sheet),
    advantages: advantages(sheet),
    bought,
  };
}

/** The body armour the hero will set out in. */
export function wornArmour(sheet: Sheet): BodyArmour | null {
  return armourOf(heroSetup(sheet));
}

/** What the hero's goods are worth, computed by the functions that count dice in a quest. */
export function advantages(sheet: Sheet): Advantages {
  const { kind } = sheet;
  const figure = standing(sheet);
  const wielding = (weapon: WeaponId | null) => sheetsAlone(inQuest(sheet, weapon));
  const bare = wielding(null);
  return {
    attacks: [null, ...ownedWeapons(bare, figure)].map((weapon) => {
      const { diagonal, thrown, shoots } = traitsOf(weapon);
      return {
        weapon,
        dice: attackDice(figure, ORC, weapon),
        diceOnUndead: attackDice(figure, SKELETON, weapon),
        defence: defenceOf(wielding(weapon), figure),
        diagonal: diagonal === true,
        thrown: thrown === true,
        shoots: shoots === true,
      };
    }),
    defence: defenceOf(bare, figure),
    movement: ordinaryDice(bare, kind, heroCard(kind).movement),
    disarmsRockfalls: disarmsRockfalls(bare, kind),
  };
}

function traitsOf(weapon: WeaponId | null): Partial<Weapon> {
  if (weapon === null) return {};
  const card =
    weapon === 'orcsBane' || weapon === 'spiritBlade' ? questTreasureCard(weapon) : equipmentCard(weapon);
  return card.weapon ?? {};
}

/** The engine's dice functions read only the heroes' sheets of a state. */
function sheetsAlone(hero: Hero): State {
  return { heroes: [hero] } as Partial<State> as State;
}

function inQuest(sheet: Sheet, wielded: WeaponId | null): Hero {
  const { kind, name, gender, gold, equipment, treasures } = sheet;
  return {
    id: kind,
    name,
    gender,
    gold,
    equipment,
    treasures,
    potions: [],
    spells: [],
    armour: wornArmour(sheet),
    wielded,
    fate: 'playing',
    succeeded: false,
    searchedRooms: [],
    searchedSquares: [],
    found: [],
  };
}

function standing({ kind, treasures }: Sheet): Figure {
  const { body, attack, defence } = heroCard(kind);
  const mind = fullMind(kind, treasures);
  return { ...NOBODY, id: kind, kind, body, maxBody: body, mind, maxMind: mind, attack, defence };
}

/** A stand-in for computing with a figure that is not on the board. */
export const NOBODY: Figure = {
  id: '',
  kind: 'orc',
  side: 'heroes',
  square: 0,
  body: 1,
  maxBody: 1,
  mind: 1,
  maxMind: 1,
  move: 0,
  attack: 0,
  defence: 0,
  conditions: [],
  name: null,
};
const ORC: Figure = { ...NOBODY, id: 'orc', kind: 'orc', side: 'morcar' };
const SKELETON: Figure = { ...ORC, id: 'skeleton', kind: 'skeleton' };
