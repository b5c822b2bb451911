/** Damage dice of traps, per victim (ADV-TRAP-15, ADV-TRAP-16, ADV-TRAP-18, ADV-TRAP-26 to ADV-TRAP-30). */
import type { RuleId } from '@oubliette/kernel';
import { damageDice, enoughFor, hurt } from '../combat/damage.ts';
import { isInvulnerable } from '../combat/weapons.ts';
import { findFigure, stat } from '../figures.ts';
import type { Appliers, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId } from '../state.ts';
import { loseLimb } from './limbs.ts';
import type { TrapBlastFrame, TrapFacts } from './types.ts';

/** From this face up a spike is poisoned. */
const POISONED = 8;

export interface Blast {
  readonly trap: string;
  readonly rule: RuleId;
  readonly targets: readonly FigureId[];
  readonly dice: number;
  readonly limb?: TrapBlastFrame['limb'];
  readonly poison?: TrapBlastFrame['poison'];
}

export function blast(play: Play, { limb = null, poison = null, ...rest }: Blast): void {
  play.begin({ tag: 'trapBlast', ...rest, limb, poison, struck: null }, rest.rule);
}

export const trapBlastFrame: FrameKind<TrapBlastFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const { rule, struck } = now;
    if (struck !== null) {
      play.goOn({ ...now, struck: null }, rule);
      const isHurt = typeof answer === 'number' && answer > 0;
      if (now.limb !== null && isHurt) loseLimb(play, struck, now.limb);
      return;
    }
    const [id, ...targets] = now.targets;
    if (id === undefined) return play.finish([rule]);
    const target = findFigure(play.state, id);
    if (target === undefined) return play.goOn({ ...now, targets }, rule);
    play.goOn({ ...now, targets, struck: id }, rule);
    strike(play, now, target);
  },
};

function strike(play: Play, { trap, rule, dice, poison }: TrapBlastFrame, target: Figure): void {
  const toughness = stat(play.state, target, 'toughness');
  const rolled = damageDice(play, {
    by: play.masterSeat,
    dice,
    toughness,
    rule,
    enough: poison === 'sure' ? 1 : enoughFor(target),
    invulnerable: isInvulnerable(target),
  });
  const { faces } = rolled;
  play.reveal('trapStruck', { figure: target.id, trap, faces, toughness, wounds: rolled.wounds }, [rule]);
  const isPoisoned = poison === 'sure' || (poison === 'maybe' && rollPoison(play, target.id));
  const wounds = isPoisoned ? poisonedWounds(target, rolled.wounds) : rolled.wounds;
  hurt(play, { target: target.id, wounds, cause: trap, by: null, rules: [rule] });
}

function rollPoison(play: Play, figure: FigureId): boolean {
  const face = play.masterRolls('ADV-TRAP-29');
  const poisoned = face >= POISONED;
  play.reveal('poisonRolled', { figure, face, poisoned }, ['ADV-TRAP-29']);
  return poisoned;
}

/** Poison brings its victim to zero but no lower: only dice do that. */
function poisonedWounds({ wounds: left }: Figure, wounds: number): number {
  return wounds === 0 ? 0 : Math.max(wounds, left);
}

export const blastAppliers: Pick<Appliers<TrapFacts>, 'trapStruck' | 'poisonRolled' | 'boltsCounted'> = {
  trapStruck: (state) => state,
  poisonRolled: (state) => state,
  boltsCounted: (state) => state,
};
