/** A deadly drink or bite: a fate point or potion at once, or death (ADV-HAZ-58, ADV-HAZ-70); sleep, healing, luck. */
import { refuse } from '@oubliette/kernel';
import type { RuleId } from '@oubliette/kernel';
import { die } from '../combat/fall.ts';
import { fateOf, spendFate } from '../combat/fate.ts';
import { figureOf, findFigure, findSheet, seatOf, sheetOf, withFigure, withSheet } from '../figures.ts';
import type { Appliers, Chapter, FrameBase, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, State } from '../state.ts';
import { declare, open, unread } from '../knowledge.ts';
import { withMoreEffects, withoutEffects } from './parts.ts';

const CURES = ['fate', 'potion', 'nothing'] as const;

/** The cure for a deadly drink or bite: a fate point, a healing potion, or none. */
export type VenomCommand = { readonly type: 'faceVenom'; readonly cure: (typeof CURES)[number] };

export interface VenomFacts {
  cured: { figure: FigureId };
  healed: { figure: FigureId; wounds: number };
  fellAsleep: { figure: FigureId; face: number };
  sleptOn: { figure: FigureId; left: number };
  awoke: { figure: FigureId };
  fateGiven: { figure: FigureId };
  fateLost: { figure: FigureId; points: number; lasting: boolean };
}

/** A figure has swallowed something deadly. */
export interface VenomFrame extends FrameBase {
  readonly tag: 'venom';
  readonly figure: FigureId;
  readonly rule: RuleId;
  readonly face: number;
}

export const VENOM_FRAME = declare<VenomFrame>()({
  tag: open,
  figure: open,
  rule: open,
  face: open,
  answer: unread,
});

const POTION = 'healingPotion';
const ASLEEP = 'asleep';
/** Marks the sleep counted down here. */
const OURS = 'hazard';

export function poison(play: Play, figure: FigureId, face: number, rule: string): void {
  play.begin({ tag: 'venom', figure, face, rule }, rule);
}

function curesOf(state: State, { figure }: VenomFrame): VenomCommand['cure'][] {
  const sheet = findSheet(state, figure);
  const cures: VenomCommand['cure'][] = [];
  if (fateOf(state, figure) > 0) cures.push('fate');
  if (sheet?.items.includes(POTION)) cures.push('potion');
  return cures;
}

const venom: FrameKind<VenomFrame> = {
  asks: (_world, state, frame) =>
    findFigure(state, frame.figure) !== undefined && curesOf(state, frame).length > 0
      ? { seat: seatOf(state, frame.figure), prompt: 'faceVenom', rules: [frame.rule, 'ADV-FATE-09'] }
      : null,
  runs: (play, frame) => suffer(play, frame),
  answers: (_world, state, frame) =>
    [...curesOf(state, frame), 'nothing' as const].map((cure) => ({ type: 'faceVenom', cure })),
};

function suffer(play: Play, { figure, rule }: VenomFrame): void {
  play.finish([rule]);
  if (findFigure(play.state, figure) !== undefined) die(play, figure, [rule]);
}

const faceVenom: Handler<VenomCommand> = {
  when: { answers: 'venom' },
  check(_world, state, _seat, { cure }) {
    if (cure === 'nothing') return null;
    const frame = state.stack.at(-1) as VenomFrame;
    return curesOf(state, frame).includes(cure) ? null : refuse('noCure', frame.rule, { cure });
  },
  perform(play, { cure }) {
    const frame = play.state.stack.at(-1) as VenomFrame;
    if (cure === 'nothing') return suffer(play, frame);
    play.finish([frame.rule]);
    if (cure === 'fate') spendFate(play, frame.figure, 'roll', 'venom');
    else play.tell('cured', { figure: frame.figure }, [frame.rule]);
  },
};

/** Asleep for as many turns as the die shows, of either kind. */
export function sleep(play: Play, figure: FigureId, rule: string): void {
  const face = play.figureRolls(figure, rule);
  play.reveal('fellAsleep', { figure, face }, [rule, 'ADV-HAZ-58']);
}

/** Each new turn brings a sleeper closer to waking. */
function sleepOn(play: Play): void {
  for (const { id, effects } of play.state.figures) {
    const slumber = effects.find(({ tag, of }) => tag === ASLEEP && of === OURS);
    if (slumber === undefined) continue;
    const left = (slumber.left ?? 1) - 1;
    if (left > 0) play.tell('sleptOn', { figure: id, left }, ['ADV-HAZ-58']);
    else play.tell('awoke', { figure: id }, ['ADV-HAZ-58']);
  }
}

export function heal(play: Play, figure: FigureId, most: number, rule: string): void {
  const { wounds } = figureOf(play.state, figure);
  const { startWounds } = sheetOf(play.state, figure);
  const healed = Math.min(most, startWounds - wounds);
  if (healed > 0) play.tell('healed', { figure, wounds: healed }, [rule]);
}

function asleepFor(state: State, figure: FigureId, left: number): State {
  return withMoreEffects(withoutEffects(state, figure, ASLEEP), figure, {
    tag: ASLEEP,
    ends: 'never',
    left,
    of: OURS,
  });
}

const appliers: Appliers<VenomFacts> = {
  // The potion is spent on the poison: it heals nothing.
  cured(state, { figure }) {
    const { items } = sheetOf(state, figure);
    return withSheet(state, figure, { items: items.toSpliced(items.indexOf(POTION), 1) });
  },
  healed: (state, { figure, wounds }) =>
    withFigure(state, figure, { wounds: figureOf(state, figure).wounds + wounds }),
  fellAsleep: (state, { figure, face }) => asleepFor(state, figure, face),
  sleptOn: (state, { figure, left }) => asleepFor(state, figure, left),
  awoke: (state, { figure }) => withoutEffects(state, figure, ASLEEP),
  // For this expedition only: the characteristic itself does not change.
  fateGiven: (state, { figure }) => withSheet(state, figure, { fate: sheetOf(state, figure).fate + 1 }),
  fateLost(state, { figure, points, lasting }) {
    const { fate, startFate } = sheetOf(state, figure);
    const less = withSheet(state, figure, { fate: Math.max(0, fate - points) });
    return lasting ? withSheet(less, figure, { startFate: Math.max(0, startFate - points) }) : less;
  },
};

export const venomChapter: Chapter<VenomCommand, VenomFacts, VenomFrame> = {
  shapes: { faceVenom: { cure: CURES } },
  handlers: { faceVenom },
  appliers,
  frames: { venom },
  reacts: { turnBegan: sleepOn },
};
