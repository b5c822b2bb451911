/** Damage to several figures at once, from a monster's device. */
import { damageDice, enoughFor, hurt } from '../combat/damage.ts';
import { isInvulnerable } from '../combat/weapons.ts';
import { findFigure, seatOf, stat } from '../figures.ts';
import type { Appliers, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { catchDisease } from './contagion.ts';
import type { BlastFrame, Device, GearFacts } from './types.ts';

/** The rule of each. */
export const RULE_OF = {
  gasGlobes: 'ADV-ABIL-36',
  warpfire: 'ADV-ABIL-37',
  plagueCenser: 'ADV-ABIL-39',
  warpScroll: 'ADV-ABIL-40',
} as const satisfies Record<Device, string>;

export const DICE_OF = { warpfire: 5, plagueCenser: 3, warpScroll: 6 } as const;

export function beginBlast(
  play: Play,
  figure: FigureId,
  device: keyof typeof DICE_OF,
  targets: readonly FigureId[],
): void {
  play.begin({ tag: 'blast', figure, device, targets, dice: DICE_OF[device], struck: null }, RULE_OF[device]);
}

export const blastFrame: FrameKind<BlastFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const { figure, device, struck } = now;
    const rule = RULE_OF[device];
    if (struck !== null) {
      play.goOn({ ...now, struck: null }, rule);
      // The censer spreads the plague.
      const isHurt = typeof answer === 'number' && answer > 0;
      if (device === 'plagueCenser' && isHurt && findFigure(play.state, struck) !== undefined)
        catchDisease(play, struck, figure);
      return;
    }
    const [id, ...targets] = now.targets;
    if (id === undefined) return play.finish([rule]);
    const target = findFigure(play.state, id);
    if (target === undefined) return play.goOn({ ...now, targets }, rule);
    const toughness = stat(play.state, target, 'toughness');
    const { faces, wounds } = damageDice(play, {
      by: seatOf(play.state, figure),
      dice: now.dice,
      toughness,
      rule,
      enough: enoughFor(target),
      invulnerable: isInvulnerable(target),
    });
    play.goOn({ ...now, targets, struck: id }, rule);
    play.reveal('scorched', { figure, device, target: id, faces, toughness, wounds }, [rule]);
    hurt(play, { target: id, wounds, cause: device, by: figure, rules: [rule] });
  },
};

export const blastAppliers: Pick<Appliers<GearFacts>, 'scorched'> = { scorched: (state) => state };
