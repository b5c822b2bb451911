/** A monster on a throne, and the courage it gives to others (ADV-HAZ-83 to ADV-HAZ-87). */
import { refuse } from '@oubliette/kernel';
import { figureAt, figureOf, findFigure, hasEffect, withFigure } from '../figures.ts';
import type { Appliers, Chapter, FrameBase, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { Square } from '@oubliette/dungeon';
import type { Effect, Figure, FigureId, State } from '../state.ts';
import { declare, open, unread } from '../knowledge.ts';
import { featuresOf, hazardOf, placesWith } from './ground.ts';
import { withHazard, withMoreEffects, withoutEffects } from './parts.ts';
import type { FeatureThing } from './types.ts';

/** The master picks the monster on the throne (ADV-HAZ-83). */
export type ThroneCommand = { readonly type: 'enthrone'; readonly target: FigureId };

export interface ThroneFacts {
  enthroned: { figure: FigureId; area: string; from: Square; to: Square; others: readonly FigureId[] };
  throneFell: { area: string; others: readonly FigureId[] };
  throneWaits: { area: string };
}

export interface ThroneFrame extends FrameBase {
  readonly tag: 'throne';
  readonly area: string;
  readonly group: number;
}

export const THRONE_FRAME = declare<ThroneFrame>()({
  tag: open,
  area: open,
  group: open,
  answer: unread,
});

/** The others' benefit (ADV-HAZ-84). */
const COURAGE: readonly Effect[] = [
  { tag: 'braced', ends: 'never', changes: [{ stat: 'toughness', by: 1 }] },
  { tag: 'oneMoreDie', ends: 'never' },
];

function throneIn(state: State, area: string): FeatureThing | undefined {
  const id = hazardOf(state, area)?.facts['throne'];
  return featuresOf(state, 'throne').find((thing) => thing.id === id);
}

/** When the fight with the room's dwellers begins, one of them takes the seat. */
function takeThrones(play: Play): void {
  const { fight, turn } = play.state;
  if (fight === null || turn.mode !== 'combat') return;
  for (const { area, hazard } of placesWith(play.state, 'throne')) {
    const group = fight.groups.find((one) => one.area === area);
    if (hazard!.stage !== 'awaits' || group === undefined || throneIn(play.state, area) === undefined)
      continue;
    if (sitters(play.state, area, group.id).length > 0)
      play.begin({ tag: 'throne', area, group: group.id }, 'ADV-HAZ-83');
  }
}

/** Monsters of the group that fit on the seat, while it is free or one of them is on it. */
function sitters(state: State, area: string, group: number): Figure[] {
  const square = throneIn(state, area)?.square;
  const there = square === undefined ? undefined : figureAt(state, square);
  const own = state.figures.filter((figure) => figure.group === group && figure.size === 1);
  if (there === undefined) return own;
  return own.filter(({ id }) => id === there.id);
}

const throne: FrameKind<ThroneFrame> = {
  asks: (_world, state, { area, group }) =>
    sitters(state, area, group).length > 1
      ? { seat: MASTER, prompt: 'enthrone', rules: ['ADV-HAZ-83'] }
      : null,
  runs(play, { area, group }) {
    const [only] = sitters(play.state, area, group);
    play.finish(['ADV-HAZ-83']);
    if (only !== undefined) seat(play, area, group, only);
  },
  answers: (_world, state, { area, group }) =>
    sitters(state, area, group).map(({ id }) => ({ type: 'enthrone', target: id })),
};

const enthrone: Handler<ThroneCommand> = {
  when: { answers: 'throne' },
  check(_world, state, _seat, { target }) {
    const { area, group } = state.stack.at(-1) as ThroneFrame;
    return sitters(state, area, group).some(({ id }) => id === target)
      ? null
      : refuse('notOfTheGroup', 'ADV-HAZ-83', { figure: target });
  },
  perform(play, { target }) {
    const { area, group } = play.state.stack.at(-1) as ThroneFrame;
    play.finish(['ADV-HAZ-83']);
    seat(play, area, group, figureOf(play.state, target));
  },
};

function seat(play: Play, area: string, group: number, { id, square }: Figure): void {
  const others = play.state.figures
    .filter((one) => one.group === group && one.id !== id)
    .map((one) => one.id);
  const to = throneIn(play.state, area)!.square;
  play.tell('enthroned', { figure: id, area, from: square, to, others }, [
    'ADV-HAZ-83',
    'ADV-HAZ-84',
    'ADV-HAZ-85',
  ]);
}

/** Killed on the throne: the others lose heart for good (ADV-HAZ-86). */
function throneFalls(play: Play): void {
  for (const { area, hazard } of placesWith(play.state, 'throne')) {
    if (hazard!.stage !== 'seated' || findFigure(play.state, String(hazard!.facts['figure'])) !== undefined)
      continue;
    const others = play.state.figures.filter((one) => hasEffect(one, COURAGE[0]!.tag)).map(({ id }) => id);
    play.tell('throneFell', { area, others }, ['ADV-HAZ-86']);
  }
}

/** The heroes escaped: the same monster will sit there when they return. */
function throneWaits(play: Play): void {
  for (const { area, hazard } of placesWith(play.state, 'throne'))
    if (hazard!.stage === 'seated') play.tell('throneWaits', { area }, ['ADV-HAZ-83', 'ADV-CMB-54']);
}

const appliers: Appliers<ThroneFacts> = {
  enthroned(state, { figure, area, to, others }) {
    const there = withMoreEffects(withFigure(state, figure, { square: to }), figure, {
      tag: 'seated',
      ends: 'never',
    });
    const cheered = others.reduce((now, id) => withMoreEffects(now, id, ...COURAGE), there);
    return withHazard(cheered, area, { stage: 'seated', facts: { figure } });
  },
  throneFell(state, { area, others }) {
    const sad = others.reduce((now, id) => withoutEffects(now, id, ...COURAGE.map(({ tag }) => tag)), state);
    return withHazard(sad, area, { stage: 'fallen' });
  },
  throneWaits: (state, { area }) => withHazard(state, area, { stage: 'awaits' }),
};

export const throneChapter: Chapter<ThroneCommand, ThroneFacts, ThroneFrame> = {
  shapes: { enthrone: { target: 'text' } },
  handlers: { enthrone },
  appliers,
  frames: { throne },
  reacts: {
    died: throneFalls,
    turnBegan: takeThrones,
    phaseBegan: takeThrones,
    fightEnded: throneWaits,
  },
};
