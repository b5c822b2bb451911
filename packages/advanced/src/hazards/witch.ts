/** A witch who vanishes with half the gold (ADV-HAZ-12, ADV-HAZ-13). */
import { sees } from '../sight.ts';
import { figureOf, findFigure, levelOf, partyOf, sheetOf, withLevel, withSheet } from '../figures.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import { withMoreEffects } from './parts.ts';
import type { Loss } from './types.ts';

export interface WitchFacts {
  witchGathers: { figure: FigureId };
  witchVanished: { figure: FigureId | null; losses: readonly Loss[] };
}

const WITCH = 'witch';
const VANISHING = 'vanishing';

function witchesOf(state: State): Figure[] {
  return state.figures.filter(({ of }) => of === WITCH);
}

/** The heroes have had a whole phase to stop her: she is about to go. */
function witchGathers(play: Play): void {
  const { mode, phase } = play.state.turn;
  if (mode !== 'combat' || phase !== 'master') return;
  for (const { id, effects } of witchesOf(play.state))
    if (!effects.some(({ tag }) => tag === VANISHING))
      play.tell('witchGathers', { figure: id }, ['ADV-HAZ-13']);
}

/** At the end of that turn; empty-handed if she sees no hero, since the door was shut in time. */
export function witchVanishes(play: Play): void {
  for (const witch of witchesOf(play.state))
    if (witch.effects.some(({ tag }) => tag === VANISHING)) {
      const losses = isInView(play.world, play.state, witch) ? halves(play.state) : [];
      play.tell('witchVanished', { figure: witch.id, losses }, ['ADV-HAZ-13']);
    }
}

/** The heroes escaped from a fight: she does not wait for them. */
function witchIsGone(play: Play): void {
  if (levelOf(play.state).groups.some(({ monsters }) => WITCH in monsters))
    play.tell('witchVanished', { figure: null, losses: [] }, ['ADV-HAZ-13']);
}

function isInView(world: World, state: State, witch: Figure): boolean {
  return partyOf(state).some((member) => sees(world, state, witch, member));
}

/** Half of each hero's gold, rounded up; henchmen's purses count as their hero's. */
function halves(state: State): Loss[] {
  const inside = state.sheets.filter(
    ({ id, where }) => where === 'inside' && findFigure(state, id) !== undefined,
  );
  return inside
    .filter(({ kind }) => kind === 'hero')
    .flatMap((hero) => {
      const purses = [hero, ...inside.filter(({ serves }) => serves === hero.id)];
      let left = Math.ceil(purses.reduce((sum, { gold }) => sum + gold, 0) / 2);
      return purses.flatMap(({ id, gold }): Loss[] => {
        const lost = Math.min(gold, left);
        left -= lost;
        return lost === 0 ? [] : [{ figure: id, gold: lost }];
      });
    });
}

export function withLosses(state: State, losses: readonly Loss[]): State {
  return losses.reduce(
    (now, { figure, gold }) => withSheet(now, figure, { gold: sheetOf(now, figure).gold - gold }),
    state,
  );
}

const appliers: Appliers<WitchFacts> = {
  witchGathers: (state, { figure }) => withMoreEffects(state, figure, { tag: VANISHING, ends: 'never' }),
  witchVanished(state, { figure, losses }) {
    const poorer = withLosses(state, losses);
    if (figure === null)
      return withLevel(poorer, {
        groups: levelOf(poorer).groups.filter(({ monsters }) => !(WITCH in monsters)),
      });
    const { id } = figureOf(poorer, figure);
    return { ...poorer, figures: poorer.figures.filter((one) => one.id !== id) };
  },
};

export const witchChapter: Chapter<never, WitchFacts, never> = {
  shapes: {},
  handlers: {},
  appliers,
  frames: {},
  reacts: { turnBegan: witchVanishes, phaseBegan: witchGathers, fightEnded: witchIsGone },
};
