/** The score sheet people read: classic's, with the figures of level, gifts and gear. */
import type { CommonSheet, Sheet as TownSheet } from '@oubliette/classic/extend';
import { commonSheet } from '@oubliette/classic/extend';
import { wornOf } from '../attack/defence.ts';
import { gearCard } from '../content/armoury.ts';
import type { ArcanumId, GearId } from '../content/ids.ts';
import type { DodgeLevel } from '../content/progress.ts';
import { arcanaKnown } from '../magic/arcana.ts';
import { carryLimit, dodgeLearnt } from '../sheetEffects.ts';
import { bestWeapon, spellPointsOf, strengthOf } from '../sheets.ts';
import { experienceFor, openGifts } from './progress.ts';
import type { Growth, NextTownSheet } from './state.ts';
import { withThing } from './things.ts';
import type { ThingId } from './things.ts';

/** Figures derived from level, gifts, speciality and gear. */
interface Figures {
  /** Points needed for the next level; null at the highest. */
  readonly nextLevelAt: number | null;
  /** Gifts still to be chosen. */
  readonly openGifts: number;
  /** The attack level: dice without a weapon, and the most a weapon may have (NXT-ATK-02). */
  readonly attackLevel: number;
  /** The weapon the hero sets out with, and its dice. */
  readonly inHand: GearId | null;
  readonly attack: number;
  /** Bare hands, or nearly so: only black shields hit (NXT-UNA-01, NXT-UNA-04). */
  readonly unarmed: boolean;
  readonly defence: number;
  readonly worn: readonly GearId[];
  readonly mana: number;
  readonly spellPoints: number;
  readonly dodge: DodgeLevel | null;
  readonly arcana: readonly ArcanumId[];
  readonly carries: { readonly potions: number; readonly gold: number };
}

export interface NextScoreSheet extends CommonSheet {
  readonly next: Growth & Figures;
}

export function nextScoreSheet(sheet: TownSheet): NextScoreSheet {
  const { kind, treasures, next } = sheet as NextTownSheet;
  const { body, mind } = strengthOf(kind, next, treasures);
  return { ...commonSheet(sheet), body, mind, next: { ...next, ...figures(sheet as NextTownSheet) } };
}

/** The sheet as it would be with one more thing. */
export function scoreWith(sheet: NextScoreSheet, thing: ThingId): NextScoreSheet {
  const { kind, questTreasures: treasures } = sheet;
  const next = withThing(sheet.next, thing);
  return { ...sheet, next: { ...next, ...figures({ kind, treasures, next }) } };
}

function figures({ kind, treasures, next }: Pick<NextTownSheet, 'kind' | 'treasures' | 'next'>): Figures {
  const { attack, defence, mind, mana } = strengthOf(kind, next, treasures);
  const inHand = bestWeapon(kind, next.gear, attack);
  const worn = wornOf(kind, next.gear, inHand);
  const weapon = inHand === null ? undefined : gearCard(inHand).weapon;
  const dice = weapon?.dice ?? 0;
  return {
    nextLevelAt: experienceFor(kind, next.level),
    openGifts: openGifts(next),
    attackLevel: attack,
    inHand,
    attack: dice === 0 ? attack : dice,
    unarmed: weapon === undefined || weapon.worthless === true,
    defence: defence + worn.reduce((sum, id) => sum + (gearCard(id).armour?.defence ?? 0), 0),
    worn,
    mana,
    spellPoints: spellPointsOf(kind, mind),
    dodge: dodgeLearnt(kind, next),
    arcana: arcanaKnown(kind, next),
    carries: carryLimit(next),
  };
}
