/** Wounds: their dice, fate against them, their results (ADV-HTH-13 to ADV-HTH-16, ADV-FATE-08). */
import { D12, refuse } from '@oubliette/kernel';
import type { RuleId, SeatId } from '@oubliette/kernel';
import { offer } from '../counters/moments.ts';
import { areHidden, woundsSeen } from '../encounter/disguise.ts';
import { figureOf, findFigure, seatOf, withFigure } from '../figures.ts';
import type { Appliers, EventWith, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { die } from './fall.ts';
import { fateOf, isFate, spendFate } from './fate.ts';
import type { CombatCommand, CombatFacts, DamageFrame } from './types.ts';
import { AGAIN } from './weapons.ts';
import { settleZones } from './zones.ts';

interface Roll {
  readonly by: SeatId;
  readonly dice: number;
  readonly toughness: number;
  readonly rule: RuleId;
  /** The most wounds the target can suffer: beyond that no 12 is thrown again (ADV-HTH-18). */
  readonly enough?: number;
  /** Only a roll with a 12 in it can hurt the target (ADV-ABIL-12). */
  readonly invulnerable?: boolean;
  /** From this face up a die always wounds and is thrown again; 12 by default. */
  readonly again?: number;
}

/** Each die that reaches the toughness is a wound; a 12 is thrown again. */
export function damageDice(play: Play, roll: Roll): { faces: number[]; wounds: number } {
  const [only] = throwHits(play, roll, [{ dice: roll.dice, invulnerable: roll.invulnerable ?? false }]);
  return only!;
}

/** Several hits at once: all their dice are thrown before any 12 is thrown again. */
export function throwHits(
  play: Play,
  { by, toughness, rule, enough = Infinity, again = AGAIN }: Omit<Roll, 'dice' | 'invulnerable'>,
  hits: readonly { readonly dice: number; readonly invulnerable: boolean }[],
): { faces: number[]; wounds: number }[] {
  const thrown = hits.map(({ dice, invulnerable }) => ({
    faces: play.rollAll(dice, D12, by, rule),
    invulnerable,
  }));
  const wounds = ({ faces, invulnerable }: (typeof thrown)[number]): number =>
    invulnerable && !faces.includes(AGAIN)
      ? 0
      : faces.filter((face) => face >= Math.min(toughness, again)).length;
  const all = (): number => thrown.reduce((sum, hit) => sum + wounds(hit), 0);
  for (const hit of thrown) {
    let left = hit.faces.filter((face) => face >= again).length;
    while (left > 0 && all() < enough) {
      const face = play.d12(by, 'ADV-HTH-15');
      hit.faces.push(face);
      left += face >= again ? 0 : -1;
    }
  }
  return thrown.map((hit) => ({ faces: hit.faces, wounds: wounds(hit) }));
}

/** The wounds sure to finish a figure: a hero has to go below zero (ADV-DEATH-05). */
export function enoughFor({ kind, wounds }: Figure): number {
  return kind === 'hero' ? wounds + 1 : wounds;
}

export interface Blow {
  readonly target: FigureId;
  readonly wounds: number;
  /** The cause of the harm, as a code the client words. */
  readonly cause: string;
  readonly by: FigureId | null;
  readonly rules: readonly [RuleId, ...RuleId[]];
  /** False where no fate point helps: rats, bats. */
  readonly fate?: false;
}

/** A figure is about to suffer wounds. Answers the number suffered. */
export function hurt(play: Play, { target, wounds, cause, by, rules, fate }: Blow): void {
  play.begin(
    { tag: 'damage', target, wounds, cause, by, rules, fate: fate !== false, stage: 'ask' },
    ...rules,
  );
}

/** Whether the hero's player has a point to spend on these wounds. */
function mayAvoid(state: State, { fate, wounds, target }: DamageFrame): boolean {
  const isThere = findFigure(state, target) !== undefined;
  return isThere && fate && wounds > 0 && fateOf(state, target) > 0;
}

export const damageFrame: FrameKind<DamageFrame> = {
  asks(_world, state, frame) {
    if (frame.stage !== 'ask' || !mayAvoid(state, frame)) return null;
    return { seat: seatOf(state, frame.target), prompt: 'faceWounds', rules: ['ADV-FATE-08'] };
  },
  answers: () => [
    { type: 'faceWounds', fate: true },
    { type: 'faceWounds', fate: false },
  ],
  runs(play, { answer, ...now }) {
    if (now.stage === 'end') return play.finish(now.rules, now.wounds);
    if (now.stage === 'settle') {
      play.goOn({ ...now, stage: 'end' }, ...now.rules);
      return settleZones(play);
    }
    const figure = findFigure(play.state, now.target);
    if (figure === undefined || now.wounds === 0) return play.finish(now.rules, 0);
    switch (now.stage) {
      case 'ask':
        play.goOn({ ...now, stage: 'asked' }, 'ADV-TOK-17');
        if (now.fate && figure.side === 'monsters' && play.state.turn.mode === 'combat')
          offer(play, 'combat', { about: 'wounds', figure: now.target, wounds: now.wounds });
        return;
      case 'asked':
        if (isFate(answer)) return avoid(play, now);
        return play.goOn({ ...now, stage: 'suffer' }, ...now.rules);
      case 'suffer':
        return suffer(play, now, figure);
      case 'fall':
        play.goOn({ ...now, stage: 'settle' }, ...now.rules);
        return fall(play, now, figure);
    }
  },
};

function avoid(play: Play, { target }: DamageFrame): void {
  spendFate(play, target, 'wounds', 'wounds');
  play.finish(['ADV-FATE-08'], 0);
}

function suffer(play: Play, frame: DamageFrame, figure: Figure): void {
  const { target, wounds, cause, by, rules, fate } = frame;
  // Reactions to the wounds lie above this frame, and are done before the figure falls.
  play.goOn({ ...frame, stage: 'fall' }, ...rules);
  const isHidden = areHidden(play.world.setup, figure);
  const after = { ...figure, wounds: figure.wounds - wounds };
  const left = isHidden ? null : after.wounds;
  const seems = isHidden || figure.disguise === null ? {} : { seems: woundsSeen(after) };
  play.tell('wounded', { figure: target, wounds, left, ...seems, cause, by, fate }, rules);
}

/** Only the master learns real wounds of a disguised monster; others what it seems to have (ADV-ENC-22). */
export function woundedAsSeen(
  { seems, ...event }: EventWith<'wounded', CombatFacts['wounded']>,
  seat: SeatId,
): EventWith<'wounded', CombatFacts['wounded']> {
  return seat === MASTER || seems === undefined ? event : { ...event, left: seems };
}

/** Below zero is death; at zero a hero is knocked out, others die (ADV-DEATH-01 to ADV-DEATH-05). */
function fall(play: Play, { target, by, rules }: DamageFrame, figure: Figure): void {
  if (figure.wounds > 0) return;
  if (figure.kind === 'hero' && figure.wounds === 0)
    return play.tell('knockedOut', { figure: target }, ['ADV-DEATH-04']);
  const rule = { hero: 'ADV-DEATH-05', henchman: 'ADV-DEATH-02', monster: 'ADV-DEATH-01' }[figure.kind];
  die(play, target, [rule, ...rules], { by });
}

export const faceWounds: Handler<Extract<CombatCommand, { type: 'faceWounds' }>> = {
  when: { answers: 'damage' },
  check: (_world, state) =>
    mayAvoid(state, state.stack.at(-1) as DamageFrame) ? null : refuse('noFate', 'ADV-FATE-08'),
  perform(play, { fate }) {
    const frame = play.state.stack.at(-1) as DamageFrame;
    if (fate) return avoid(play, frame);
    play.goOn({ ...frame, stage: 'suffer' }, ...frame.rules);
  },
};

export const damageAppliers: Pick<Appliers<CombatFacts>, 'wounded' | 'knockedOut'> = {
  wounded(state, { figure, wounds, fate }) {
    const hit = withFigure(state, figure, { wounds: figureOf(state, figure).wounds - wounds });
    if (!fate) return hit;
    const { turn } = hit;
    const suffered = { ...turn.suffered, [figure]: (turn.suffered[figure] ?? 0) + wounds };
    return { ...hit, turn: { ...turn, suffered } };
  },
  knockedOut: (state) => state,
};
