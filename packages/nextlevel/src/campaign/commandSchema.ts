/** The shape of every command in a town of NextLevel. */
import {
  HERO_KINDS,
  heroReportSchema,
  parseTownCommand,
  reportSchema,
  TOWN_SHAPES,
  townCommand,
} from '@oubliette/classic/extend';
import type { TownShape } from '@oubliette/classic/extend';
import type { Refusal } from '@oubliette/kernel';
import { z } from 'zod';
import { GEAR_IDS } from '../content/armoury.ts';
import { SCROLL_IDS } from '../content/magic.ts';
import { GIFT_IDS, SPECIALITY_IDS } from '../content/progress.ts';
import { SUBSTANCE_IDS } from '../content/search.ts';
import { POTION_IDS } from '../setup.ts';
import { DROPPED_IN_TOWN } from './commands.ts';
import type { NextTownCommandOf, OwnTownType } from './commands.ts';
import { LUCKY_NUMBERS } from './progress.ts';

const hero = z.enum(HERO_KINDS);
const gear = z.enum(GEAR_IDS);
const scroll = z.enum(SCROLL_IDS);
const substance = z.enum(SUBSTANCE_IDS);
const ware = z.enum([...GEAR_IDS, ...POTION_IDS, ...SCROLL_IDS]);
const thing = z.enum([...ware.options, ...SUBSTANCE_IDS]);
const points = z.int().min(0);

const spoils = z.strictObject({
  won: points,
  gear: z.array(gear),
  scrolls: z.array(scroll),
  substances: z.array(substance),
  poison: points,
  met: z.array(z.string()),
});

const OWN: { readonly [T in OwnTownType | 'recordQuest']: TownShape<NextTownCommandOf<T>> } = {
  purchase: { shape: townCommand('purchase', { hero, ware }), rule: 'CLS-EQP-02' },
  sell: { shape: townCommand('sell', { hero, thing }), rule: 'NXT-EQP-01' },
  giveThing: { shape: townCommand('giveThing', { hero, to: hero, thing }), rule: 'CLS-EQP-08' },
  stow: { shape: townCommand('stow', { hero, gear }), rule: 'CLS-EQP-13' },
  pack: { shape: townCommand('pack', { hero, gear }), rule: 'CLS-EQP-13' },
  advance: { shape: townCommand('advance', { hero }), rule: 'NXT-HRO-01' },
  learn: { shape: townCommand('learn', { hero, gift: z.enum(GIFT_IDS) }), rule: 'NXT-HRO-01' },
  specialise: {
    shape: townCommand('specialise', { hero, speciality: z.enum(SPECIALITY_IDS) }),
    rule: 'NXT-HRO-01',
  },
  chooseLuck: {
    shape: townCommand('chooseLuck', { hero, number: z.int().min(1).max(LUCKY_NUMBERS) }),
    rule: 'NXT-DOD-08',
  },
  recordQuest: {
    shape: townCommand('recordQuest', { report: reportSchema(heroReportSchema.extend({ next: spoils })) }),
    rule: 'CLS-CHP-01',
  },
};

const KEPT = Object.entries<TownShape>(TOWN_SHAPES).filter(
  ([type]) => !(DROPPED_IN_TOWN as readonly string[]).includes(type),
);
const SHAPES: { readonly [type: string]: TownShape } = { ...Object.fromEntries(KEPT), ...OWN };

export function parseNextTownCommand(command: unknown): Refusal | null {
  return parseTownCommand(SHAPES, command);
}
