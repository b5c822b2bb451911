/** A spell reaches its targets: they may ward it off, or it takes effect. */
import { damageDice, enoughFor, hurt } from '../combat/damage.ts';
import { isInvulnerable } from '../combat/weapons.ts';
import { settleZones } from '../combat/zones.ts';
import { spellNamed } from '../content/spells.ts';
import { areHidden } from '../encounter/disguise.ts';
import { findFigure, hasEffect, seatOf, stat } from '../figures.ts';
import type { FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Effect, Figure } from '../state.ts';
import { ward } from '../treasure/warding.ts';
import { choking } from './choke.ts';
import { beginEffect } from './effects.ts';
import { makeFlee } from './flight.ts';
import { flamingHand } from './hand.ts';
import { fullWounds } from './targets.ts';
import type { TouchingFrame } from './types.ts';

type Now = Omit<TouchingFrame, 'answer'>;

export const touching: FrameKind<TouchingFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const { rule } = spellNamed(now.spell);
    const [id, ...targets] = now.targets;
    if (id === undefined) {
      play.finish([rule]);
      return settleZones(play);
    }
    const target = findFigure(play.state, id);
    if (target === undefined) return play.goOn({ ...now, targets, stage: 'ward' }, rule);
    if (now.stage === 'ward') {
      play.goOn({ ...now, stage: 'touch' }, rule);
      return ward(play, id, ['ADV-MGT-09', rule], id === now.by);
    }
    play.goOn({ ...now, targets, stage: 'ward' }, rule);
    if (answer === true) return play.tell('spellKeptOff', { figure: id, spell: now.spell }, [rule]);
    touch(play, now, target);
  },
};

const DRAGON_ARMOUR: Effect = {
  tag: 'dragonArmour',
  ends: 'exploration',
  changes: [{ stat: 'toughness', by: 1 }],
};
const COURAGE: Effect = { tag: 'courage', ends: 'exploration', changes: [{ stat: 'bravery', set: 12 }] };
/** Others test Bravery in the caster's death zone (ADV-ABIL-23). */
const TERROR: Effect = { tag: 'fearsome', ends: 'exploration' };

/** The spell's effect on one target. */
function touch(play: Play, { spell: id, by, passed }: Now, target: Figure): void {
  const spell = spellNamed(id);
  switch (id) {
    case 'dragonArmour':
      return lay(play, target, DRAGON_ARMOUR, spell.rule);
    case 'courage':
      return lay(play, target, COURAGE, spell.rule);
    case 'flamingSkullOfTerror':
      return lay(play, target, TERROR, spell.rule);
    case 'flamingHandOfDestruction':
      return beginEffect(play, target.id, flamingHand(play.state), [spell.rule]);
    case 'flamesOfThePhoenix':
      return heal(play, target);
    case 'swiftWind':
      return play.tell('quickened', { figure: target.id }, [spell.rule]);
    case 'flight':
      return makeFlee(play, target, by!);
    case 'choke':
      return lay(play, target, choking(by), spell.rule);
    default:
      return burn(play, { by, spell: id, dice: passed ? spell.dice : spell.diceFailed }, target);
  }
}

/** Heals all wounds lost so far (ADV-SPELL-04): how many, the table may learn only now (ADV-HTH-16). */
function heal(play: Play, figure: Figure): void {
  const wounds = fullWounds(play.state, figure) - figure.wounds;
  const news = areHidden(play.world.setup, figure) ? { news: true as const } : {};
  play.tell('phoenixHealed', { figure: figure.id, wounds }, ['ADV-SPELL-04'], news);
}

/** An effect is never on a figure twice. */
function lay(play: Play, target: Figure, effect: Effect, rule: string): void {
  if (!hasEffect(target, effect.tag)) beginEffect(play, target.id, effect, [rule]);
}

interface Burning {
  readonly by: string | null;
  readonly spell: string;
  readonly dice: number;
}

function burn(play: Play, { by, spell, dice }: Burning, target: Figure): void {
  const { rule } = spellNamed(spell);
  const toughness = stat(play.state, target, 'toughness');
  const { faces, wounds } = damageDice(play, {
    by: by === null ? play.masterSeat : seatOf(play.state, by),
    dice,
    toughness,
    rule,
    enough: enoughFor(target),
    invulnerable: isInvulnerable(target),
  });
  play.reveal('spellBurned', { by, spell, target: target.id, faces, toughness, wounds }, [rule]);
  hurt(play, { target: target.id, wounds, cause: spell, by, rules: [rule] });
}
