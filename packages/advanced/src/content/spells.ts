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
  /** In a line, for whoever chooses among spells. */
  readonly does: Text;
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

type Row = Pick<Spell, 'name' | 'does' | 'components' | 'aim' | 'rule'> & Partial<Spell>;

const named = (en: string, fr: string): Text => ({ en, fr });
const FIRE = { aim: 'template', range: 12, attack: true } as const;
const STARTING = { starting: true } as const;
const DARK = { college: 'dark' } as const;

const ROWS: Readonly<Record<SpellId, Row>> = {
  dragonArmour: {
    ...STARTING,
    name: named('Dragon Armour', 'Armure du Dragon'),
    does: named(
      'Toughness +1 to a neighbour, until the next exploration turn.',
      'Résistance +1 à un voisin, jusqu’au prochain tour d’exploration.',
    ),
    components: ['redDragonAshes'],
    aim: 'neighbour',
    rule: 'ADV-SPELL-01',
  },
  openWindow: {
    ...STARTING,
    name: named('Open Window', 'Ouvrir la fenêtre'),
    does: named(
      'Shows what lies behind an exit; whoever is there notices nothing.',
      'Montre ce qu’il y a derrière une issue ; qui s’y trouve ne remarque rien.',
    ),
    components: ['silverKey'],
    aim: 'exit',
    rule: 'ADV-SPELL-02',
  },
  flamesOfDeath: {
    ...STARTING,
    ...FIRE,
    name: named('Flames of Death', 'Flammes Mortelles'),
    does: named(
      '5 damage dice to everybody, friend or foe, on 3 by 3 squares.',
      '5 dés de dégâts à tous, amis ou ennemis, sur 3 cases de côté.',
    ),
    components: ['ashes'],
    dice: 5,
    rule: 'ADV-SPELL-03',
  },
  flamesOfThePhoenix: {
    ...STARTING,
    name: named('Flames of the Phoenix', 'Flammes du Phénix'),
    does: named(
      'Heals every Wound of the wizard or of a neighbour.',
      'Guérit toutes les Blessures du magicien ou d’un voisin.',
    ),
    components: ['phoenixFeather'],
    aim: 'selfOrNeighbour',
    rule: 'ADV-SPELL-04',
  },
  theBrightKey: {
    name: named('The Bright Key', 'La Clé Lumineuse'),
    does: named('Makes a door in a wall of this section.', 'Ouvre une porte dans un mur de cet élément.'),
    components: ['silverKey'],
    aim: 'wall',
    rule: 'ADV-SPELL-05',
  },
  flamingHandOfDestruction: {
    name: named('Flaming Hand of Destruction', 'Main Enflammée de Destruction'),
    does: named(
      'The wizard’s blows cost D12 Wounds each, until the next exploration turn.',
      'Chaque coup du magicien coûte D12 Blessures, jusqu’au prochain tour d’exploration.',
    ),
    components: ['redDragonAshes'],
    aim: 'self',
    rule: 'ADV-SPELL-06',
  },
  flight: {
    name: named('Flight', 'Fuite'),
    does: named(
      'A figure in sight that has not moved runs where you wish, and does nothing else.',
      'Une figurine en vue qui n’a pas bougé court où vous voulez, et ne fait rien d’autre.',
    ),
    components: ['redDragonAshes'],
    aim: 'seen',
    attack: true,
    rule: 'ADV-SPELL-07',
  },
  swiftWind: {
    name: named('Swift Wind', 'Vent rapide'),
    does: named(
      'The wizard and up to D12 ÷ 2 companions go faster for a turn.',
      'Le magicien et jusqu’à D12 ÷ 2 compagnons vont plus vite pendant un tour.',
    ),
    components: ['ashes'],
    aim: 'companions',
    rule: 'ADV-SPELL-08',
  },
  powerOfThePhoenix: {
    name: named('Power of the Phoenix', 'Pouvoir du Phénix'),
    does: named(
      'Brings back somebody who died this turn; if it fails, nothing ever will.',
      'Ramène un mort de ce tour ; en cas d’échec, rien ne le pourra plus.',
    ),
    components: ['phoenixFeather', 'dragonFang'],
    aim: 'dead',
    test: true,
    rule: 'ADV-SPELL-09',
  },
  stillAir: {
    name: named('Still Air', 'Air immobile'),
    does: named(
      'No monster of one section can move or attack for a turn.',
      'Aucun monstre d’un élément ne bouge ni n’attaque pendant un tour.',
    ),
    components: ['phoenixFeather'],
    aim: 'section',
    attack: true,
    rule: 'ADV-SPELL-10',
  },
  infernoOfDoom: {
    ...FIRE,
    name: named('Inferno of Doom', 'Enfer fatal'),
    does: named(
      '7 damage dice (5 if the test fails) to everybody on 3 by 3 squares.',
      '7 dés de dégâts (5 si le test échoue) à tous sur 3 cases de côté.',
    ),
    components: ['ashes', 'dragonFang'],
    test: true,
    dice: 7,
    diceFailed: 5,
    rule: 'ADV-SPELL-11',
  },
  courage: {
    name: named('Courage', 'Courage'),
    does: named(
      'Bravery 12 for the wizard or a neighbour, until the next exploration turn.',
      'Bravoure 12 pour le magicien ou un voisin, jusqu’au prochain tour d’exploration.',
    ),
    components: ['silverKey'],
    aim: 'selfOrNeighbour',
    rule: 'ADV-SPELL-12',
  },
  choke: {
    ...DARK,
    name: named('Choke', 'Étranglement'),
    does: named(
      'The victim crawls a square a turn, and dies after three unless the caster falls.',
      'La victime rampe d’une case par tour, et meurt au troisième si le lanceur vit encore.',
    ),
    components: ['marshGas'],
    aim: 'seen',
    attack: true,
    rule: 'ADV-DARK-02',
  },
  fireball: {
    ...DARK,
    ...FIRE,
    name: named('Fireball', 'Boule de Feu'),
    does: named(
      '5 damage dice to everybody, friend or foe, on 3 by 3 squares.',
      '5 dés de dégâts à tous, amis ou ennemis, sur 3 cases de côté.',
    ),
    components: ['warpstone'],
    dice: 5,
    rule: 'ADV-DARK-03',
  },
  flamingSkullOfTerror: {
    ...DARK,
    name: named('Flaming Skull of Terror', 'Crâne Enflammé de la Terreur'),
    does: named(
      'The caster frightens enemies, until the next exploration turn.',
      'Le lanceur effraie l’ennemi, jusqu’au prochain tour d’exploration.',
    ),
    components: ['daemonStatue'],
    aim: 'self',
    rule: 'ADV-DARK-04',
  },
  // Found on wands, scrolls and in traps; the original only names it.
  lightningBolt: {
    college: null,
    name: named('Lightning Bolt', 'Éclair'),
    does: named(
      '6 damage dice to one figure in sight, up to 12 squares away.',
      '6 dés de dégâts à une figurine en vue, à 12 cases au plus.',
    ),
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
