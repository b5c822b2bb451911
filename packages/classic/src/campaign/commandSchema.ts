/** The shape of every command, checked on whatever comes from outside before any rule looks at it. */
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

const heroReport = z.strictObject({
  hero,
  fate: z.enum(['out', 'dead']),
  succeeded: z.boolean(),
  gold,
  equipment: z.array(equipment),
  treasures: z.array(treasure),
  potions: z.array(potion),
  found: z.array(z.string()),
});

const report = z.strictObject({
  quest: z.string(),
  outcome: z.enum(OUTCOMES),
  heroes: z.array(heroReport).max(HERO_KINDS.length),
});

const of = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** Each command's shape, and the rule it is an attempt at. */
const COMMANDS: {
  readonly [T in CampaignCommandType]: {
    readonly shape: z.ZodType<CampaignCommandOf<T>>;
    readonly rule: RuleId;
  };
} = {
  enrol: { shape: of('enrol', { hero, ...inscription }), rule: 'CLS-HRO-10' },
  inscribe: { shape: of('inscribe', { hero, ...inscription }), rule: 'CLS-HRO-12' },
  dismiss: { shape: of('dismiss', { hero }), rule: 'CLS-EQP-01' },
  buy: { shape: of('buy', { hero, equipment }), rule: 'CLS-EQP-04' },
  returnPurchase: { shape: of('returnPurchase', { hero, equipment }), rule: 'CLS-EQP-04' },
  giveGold: {
    shape: of('giveGold', { hero, to: hero, amount: z.int().exactOptional() }),
    rule: 'CLS-EQP-08',
  },
  giveEquipment: { shape: of('giveEquipment', { hero, to: hero, equipment }), rule: 'CLS-EQP-08' },
  giveTreasure: { shape: of('giveTreasure', { hero, to: hero, treasure }), rule: 'CLS-EQP-08' },
  wear: {
    shape: of('wear', { hero, armour: z.enum(['none', 'chainMail', 'plateArmour', 'borinsArmour']) }),
    rule: 'CLS-EQP-13',
  },
  leaveTown: { shape: of('leaveTown', { hero }), rule: 'CLS-EQP-02' },
  beginQuest: {
    shape: of('beginQuest', {
      quest: z.string(),
      heroes: z.array(hero),
      training: z.literal(true).exactOptional(),
    }),
    rule: 'CLS-SET-09',
  },
  recordQuest: { shape: of('recordQuest', { report }), rule: 'CLS-CHP-01' },
  callOff: { shape: of('callOff', {}), rule: 'CLS-END-03' },
  closeBook: { shape: of('closeBook', {}), rule: 'CLS-QBK-09' },
};

/** Null where the command has its type's fields and no others; otherwise what is wrong with it. */
export function parseCampaignCommand(command: unknown): Refusal | null {
  if (typeof command !== 'object' || command === null || !('type' in command))
    return no('notACommand', 'CLS-EQP-02');
  const { type } = command;
  if (typeof type !== 'string' || !Object.hasOwn(COMMANDS, type)) return no('notACommand', 'CLS-EQP-02');
  const { shape, rule } = COMMANDS[type as CampaignCommandType];
  const parsed = shape.safeParse(command);
  return parsed.success ? null : no('malformed', rule, { field: fieldOf(parsed.error) });
}

function fieldOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  return [...(issue?.path ?? []), ...extra].map(String).join('.');
}
