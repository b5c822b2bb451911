/** The spells: the Bright college's book, the dark wizards', and one that is not taught. */
import type { ComponentId, SpellId } from '../magic/types.ts';
import type { Text } from '../plan.ts';

/** The target of a spell. */
export type Aim =
  /** Only the caster. */
  | 'self'
  /** A figure in the caster's death zone (ADV-MAG-17), or the caster too. */
  | 'neighbour'
  | 'selfOrNeighbour'
  /** A figure in sight. */
  | 'seen'
  /** Heroes and henchmen, as many as a die shows. */
  | 'companions'
  /** A figure that died in this turn. */
  | 'dead'
  /** The centre of a template (ADV-MAG-16). */
  | 'template'
  /** An exit with nothing laid behind it, a wall of the section, a section in sight. */
  | 'exit'
  | 'wall'
  | 'section';

export interface Spell {
  readonly id: SpellId;
  readonly name: Text;
  readonly college: 'bright' | 'dark' | null;
  /** Known to a wizard from the start (ADV-MAG-03). */
  readonly starting: boolean;
  /** None where it cannot be cast from a book. */
  readonly components: readonly ComponentId[];
  readonly aim: Aim;
  /** In squares; null where sight is enough. */
  readonly range: number | null;
  /** Whether it needs an Intelligence test (ADV-MAG-14). */
  readonly test: boolean;
  /** Damage dice, and damage dice after a failed test. */
  readonly dice: number;
  readonly diceFailed: number;
  /** Cast at enemies: forbidden to cowering figures (ADV-ABIL-25). */
  readonly attack: boolean;
  /** The rule of the spell. */
  readonly rule: string;
}

type Row = Pick<Spell, 'name' | 'components' | 'aim' | 'rule'> & Partial<Spell>;

const named = (en: string, fr: string): Text => ({ en, fr });
const FIRE = { aim: 'template', range: 12, attack: true } as const;
const STARTING = { starting: true } as const;
const DARK = { college: 'dark' } as const;

const ROWS: Readonly<Record<SpellId, Row>> = {
  dragonArmour: {
    ...STARTING,
    name: named('Dragon Armour', 'Armure du Dragon'),
    components: ['redDragonAshes'],
    aim: 'neighbour',
    rule: 'ADV-SPELL-01',
  },
  openWindow: {
    ...STARTING,
    name: named('Open Window', 'Ouvrir la fenêtre'),
    components: ['silverKey'],
    aim: 'exit',
    rule: 'ADV-SPELL-02',
  },
  flamesOfDeath: {
    ...STARTING,
    ...FIRE,
    name: named('Flames of Death', 'Flammes Mortelles'),
    components: ['ashes'],
    dice: 5,
    rule: 'ADV-SPELL-03',
  },
  flamesOfThePhoenix: {
    ...STARTING,
    name: named('Flames of the Phoenix', 'Flammes du Phénix'),
    components: ['phoenixFeather'],
    aim: 'selfOrNeighbour',
    rule: 'ADV-SPELL-04',
  },
  theBrightKey: {
    name: named('The Bright Key', 'La Clé Lumineuse'),
    components: ['silverKey'],
    aim: 'wall',
    rule: 'ADV-SPELL-05',
  },
  flamingHandOfDestruction: {
    name: named('Flaming Hand of Destruction', 'Main Enflammée de Destruction'),
    components: ['redDragonAshes'],
    aim: 'self',
    rule: 'ADV-SPELL-06',
  },
  flight: {
    name: named('Flight', 'Fuite'),
    components: ['redDragonAshes'],
    aim: 'seen',
    attack: true,
    rule: 'ADV-SPELL-07',
  },
  swiftWind: {
    name: named('Swift Wind', 'Vent rapide'),
    components: ['ashes'],
    aim: 'companions',
    rule: 'ADV-SPELL-08',
  },
  powerOfThePhoenix: {
    name: named('Power of the Phoenix', 'Pouvoir du Phénix'),
    components: ['phoenixFeather', 'dragonFang'],
    aim: 'dead',
    test: true,
    rule: 'ADV-SPELL-09',
  },
  stillAir: {
    name: named('Still Air', 'Air immobile'),
    components: ['phoenixFeather'],
    aim: 'section',
    attack: true,
    rule: 'ADV-SPELL-10',
  },
  infernoOfDoom: {
    ...FIRE,
    name: named('Inferno of Doom', 'Enfer fatal'),
    components: ['ashes', 'dragonFang'],
    test: true,
    dice: 7,
    diceFailed: 5,
    rule: 'ADV-SPELL-11',
  },
  courage: {
    name: named('Courage', 'Courage'),
    components: ['silverKey'],
    aim: 'selfOrNeighbour',
    rule: 'ADV-SPELL-12',
  },
  choke: {
    ...DARK,
    name: named('Choke', 'Étranglement'),
    components: ['marshGas'],
    aim: 'seen',
    attack: true,
    rule: 'ADV-DARK-02',
  },
  fireball: {
    ...DARK,
    ...FIRE,
    name: named('Fireball', 'Boule de Feu'),
    components: ['warpstone'],
    dice: 5,
    rule: 'ADV-DARK-03',
  },
  flamingSkullOfTerror: {
    ...DARK,
    name: named('Flaming Skull of Terror', 'Crâne Enflammé de la Terreur'),
    components: ['daemonStatue'],
    aim: 'self',
    rule: 'ADV-DARK-04',
  },
  // Found on wands, scrolls and in traps; the original only names it.
  lightningBolt: {
    college: null,
    name: named('Lightning Bolt', 'Éclair'),
    components: [],
    aim: 'seen',
    range: 12,
    attack: true,
    dice: 6,
    rule: 'ADV-MGT-15',
  },
};

function spell(id: SpellId, row: Row): Spell {
  const { dice = 0 } = row;
  return {
    id,
    college: 'bright',
    starting: false,
    range: null,
    test: false,
    attack: false,
    ...row,
    dice,
    diceFailed: row.diceFailed ?? dice,
  };
}

export const SPELLS: Readonly<Record<SpellId, Spell>> = Object.fromEntries(
  Object.entries(ROWS).map(([id, row]) => [id, spell(id, row)] as const),
);

export function findSpell(id: SpellId): Spell | undefined {
  return Object.hasOwn(SPELLS, id) ? SPELLS[id] : undefined;
}

export function spellNamed(id: SpellId): Spell {
  const found = findSpell(id);
  if (found === undefined) throw new Error(`there is no spell ${id}`);
  return found;
}
