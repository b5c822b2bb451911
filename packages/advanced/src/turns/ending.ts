/** When an expedition is over, and its outcome (ADV-STAIR-03). */
import type { Ending } from '@oubliette/kernel';
import { heroSeats, isCaptive, isUp, levelOf, sides } from '../figures.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { World } from '../world.ts';

/**
 * Home with the aim, home where there was none, home without it, home without it and without a second try,
 * or not home at all.
 */
type Outcome = 'won' | 'home' | 'returned' | 'failed' | 'lost';

/** Null while a living hero is inside and a figure there can still act; a sleeper will wake. */
export function endingOf(world: World, state: State): Ending | null {
  return isLiving(state) && canAnybodyAct(state) ? null : outcomeOf(world, state);
}

function isLiving({ figures, levels }: State): boolean {
  const isLivingHero = ({ kind, wounds }: Figure): boolean => kind === 'hero' && wounds >= 0;
  return figures.some(isLivingHero) || levels.some(({ left }) => left.some(isLivingHero));
}

/** On the party's level: on the board, or waiting on its stairs. */
function canAnybodyAct(state: State): boolean {
  const isUpAndFree = (figure: Figure): boolean => isUp(figure) && !isCaptive(figure);
  return (
    sides(state).heroes.some(isUpAndFree) ||
    levelOf(state).left.some((figure) => isUpAndFree(figure) && isBelow(state, figure))
  );
}

function isBelow({ sheets }: State, { id }: Figure): boolean {
  return sheets.some((sheet) => sheet.id === id && sheet.where === 'below');
}

function outcomeOf({ setup }: World, state: State): Ending & { readonly outcome: Outcome } {
  const out = state.sheets.filter(({ where }) => where === 'left');
  if (!out.some(({ kind }) => kind === 'hero'))
    return { winners: state.master.seat === null ? [] : [MASTER], outcome: 'lost' };
  const { aims, once } = setup.dungeon;
  const carried = new Set([...out.flatMap(({ items }) => items), ...state.achieved]);
  // Without an aim, getting out alive is enough (ADV-SOLO-05).
  if (aims.every((aim) => carried.has(aim)))
    return { winners: heroSeats(state), outcome: aims.length === 0 ? 'home' : 'won' };
  // Without a second expedition, returning empty-handed is a defeat (ADV-TOB-05).
  return { winners: [], outcome: once === true ? 'failed' : 'returned' };
}

/** Figures left inside are lost, with their belongings. */
export function endExpedition(play: Play, ending: Ending): void {
  const { sheets } = play.state;
  const lost = sheets
    .filter(({ where }) => where === 'inside' || where === 'below')
    .map(({ id }): FigureId => id);
  const out = sheets.filter(({ where }) => where === 'left');
  const home = {
    figures: out.map(({ id }) => id),
    gold: out.reduce((sum, { gold }) => sum + gold, 0),
    items: out.flatMap(({ items }) => items),
  };
  play.tell('expeditionEnded', { ending, lost, home }, ['ADV-STAIR-03']);
}
