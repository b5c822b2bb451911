/** The shape of every command: whatever comes from outside is checked against it before any rule. */
import type { Refusal, RuleId } from '@oubliette/kernel';
import { z } from 'zod';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { HERO_KINDS } from '../content/heroes.ts';
import { QUEST_TREASURE_IDS } from '../content/questTreasures.ts';
import { TREASURE_IDS, isPotion } from '../content/treasure.ts';
import type { PotionId } from '../content/treasure.ts';
import type { CampaignCommandOf, CampaignCommandType } from './commands.ts';
import { CHARGE_IDS, TINCTURE_IDS } from './heraldry.ts';
import { no } from './refusals.ts';
import { OUTCOMES } from './report.ts';

const hero = z.enum(HERO_KINDS);
const equipment = z.enum(EQUIPMENT_IDS);
const treasure = z.enum(QUEST_TREASURE_IDS);
const potion = z.enum(TREASURE_IDS.filter(isPotion) as [PotionId, ...PotionId[]]);
const gold = z.int().min(0);

const arms = z.strictObject({
  field: z.enum(TINCTURE_IDS),
  charge: z.enum(CHARGE_IDS),
  tincture: z.enum(TINCTURE_IDS),
});

const inscription = {
  name: z.string().exactOptional(),
  gender: z.enum(['m', 'f']).exactOptional(),
  arms: arms.nullable().exactOptional(),
  motto: z.string().nullable().exactOptional(),
};

export const heroReport = z.strictObject({
  hero,
  fate: z.enum(['out', 'dead']),
  succeeded: z.boolean(),
  gold,
  equipment: z.array(equipment),
  treasures: z.array(treasure),
  potions: z.array(potion),
  found: z.array(z.string()),
});

/** The report of a quest, with what a book's own heroes bring home. */
export const reportOn = <H extends z.ZodType>(told: H) =>
  z.strictObject({
    quest: z.string(),
    outcome: z.enum(OUTCOMES),
    heroes: z.array(told).max(HERO_KINDS.length),
  });

export const commandOf = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** A command's shape, and the rule it comes under. */
export interface TownShape<C = unknown> {
  readonly shape: z.ZodType<C>;
  readonly rule: RuleId;
}

export const TOWN_SHAPES: { readonly [T in CampaignCommandType]: TownShape<CampaignCommandOf<T>> } = {
  enrol: { shape: commandOf('enrol', { hero, ...inscription }), rule: 'CLS-HRO-10' },
  inscribe: { shape: commandOf('inscribe', { hero, ...inscription }), rule: 'CLS-HRO-12' },
  dismiss: { shape: commandOf('dismiss', { hero }), rule: 'CLS-EQP-01' },
  buy: { shape: commandOf('buy', { hero, equipment }), rule: 'CLS-EQP-04' },
  returnPurchase: { shape: commandOf('returnPurchase', { hero, equipment }), rule: 'CLS-EQP-04' },
  giveGold: {
    shape: commandOf('giveGold', { hero, to: hero, amount: z.int().exactOptional() }),
    rule: 'CLS-EQP-08',
  },
  giveEquipment: { shape: commandOf('giveEquipment', { hero, to: hero, equipment }), rule: 'CLS-EQP-08' },
  giveTreasure: { shape: commandOf('giveTreasure', { hero, to: hero, treasure }), rule: 'CLS-EQP-08' },
  wear: {
    shape: commandOf('wear', { hero, armour: z.enum(['none', 'chainMail', 'plateArmour', 'borinsArmour']) }),
    rule: 'CLS-EQP-13',
  },
  leaveTown: { shape: commandOf('leaveTown', { hero }), rule: 'CLS-EQP-02' },
  beginQuest: {
    shape: commandOf('beginQuest', {
      quest: z.string(),
      heroes: z.array(hero),
      training: z.literal(true).exactOptional(),
    }),
    rule: 'CLS-SET-09',
  },
  recordQuest: { shape: commandOf('recordQuest', { report: reportOn(heroReport) }), rule: 'CLS-CHP-01' },
  callOff: { shape: commandOf('callOff', {}), rule: 'CLS-END-03' },
  closeBook: { shape: commandOf('closeBook', {}), rule: 'CLS-QBK-09' },
};

export function parseCampaignCommand(command: unknown): Refusal | null {
  return parseTownCommand(TOWN_SHAPES, command);
}

/** Null for a command with exactly its type's fields; otherwise what is wrong with it. */
export function parseTownCommand(
  shapes: { readonly [type: string]: TownShape },
  command: unknown,
): Refusal | null {
  if (typeof command !== 'object' || command === null || !('type' in command))
    return no('notACommand', 'CLS-EQP-02');
  const { type } = command;
  const known = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (known === undefined) return no('notACommand', 'CLS-EQP-02');
  const parsed = known.shape.safeParse(command);
  return parsed.success ? null : no('malformed', known.rule, { field: fieldOf(parsed.error) });
}

function fieldOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  return [...(issue?.path ?? []), ...extra].map(String).join('.');
}
