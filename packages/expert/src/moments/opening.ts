/** Moments come: the game master's, and the heroes' to answer (EXP-EVT-02, EXP-UAB-07). */
import { figureOfAdept } from '../abilities/adepts.ts';
import type { ClassId } from '../content/characters.ts';
import { seatOf } from '../figures.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';
import type { FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import type { EventMoment, GmMomentFrame, Occasion } from './types.ts';

/** While these are under way no card is played (EXP-EVT-02). */
const RESOLVED_FIRST: readonly string[] = [
  'playing',
  'answering',
  'appearing',
  'placingMonsters',
  'laying',
  'combatEnding',
];

/** A moment of the game master's, unless a card, an answer, a tile or the end of a combat is being resolved. */
export function openMoment(play: Play, moment: EventMoment): void {
  const frame = momentNow(play, moment);
  if (frame !== null) play.begin(frame, 'EXP-EVT-02');
}

function momentNow(play: Play, moment: EventMoment): GmMomentFrame | null {
  const { state } = play;
  if (state.stack.some(({ tag }) => RESOLVED_FIRST.includes(tag))) return null;
  // Whoever could take back what let a moment pass would learn that no card was armed for it.
  if (state.gm.hand.length > 0)
    play.tell('momentCame', { is: moment.is }, ['EXP-EVT-02'], { audience: [], news: true });
  // Watched or not: other questions may come above it, and all see what lies under them.
  return { tag: 'moment', moment, over: false };
}

/** Creatures of new cards have been put down (EXP-EVT-02). */
export function placedSince(play: Play, groups: number): void {
  if (play.state.groups.length > groups) openMoment(play, { is: 'placed' });
}

/** Heroes may answer the card or the blow under way: the one concerned first, then in seat order (EXP-UAB-07). */
export function askHeroes(play: Play, to: Occasion['is'], concerned: FigureId | null): void {
  const fallen = to === 'event' ? [] : fallenOn(play.state);
  const asked = [...fallen, ...heroesInOrder(play.world, play.state, concerned)];
  if (asked.length > 0) play.begin({ tag: 'answering', to, asked }, 'EXP-UAB-07');
}

/** The roller's side answers before the other (EXP-UAB-07): what is begun last comes first. */
export function openRoll(play: Play, roller: FigureId, of: 'attack' | 'defence'): void {
  const frame = momentNow(play, { is: 'rolled', figure: roller, of });
  const isGm = seatOf(play.state, roller) === GM;
  if (frame !== null && !isGm) play.begin(frame, 'EXP-EVT-02');
  askHeroes(play, 'roll', isGm ? null : roller);
  if (frame !== null && isGm) play.begin(frame, 'EXP-EVT-02');
}

/** Those of the fallen who are on the board (EXP-QGN-10). */
function fallenOn(state: State): readonly ClassId[] {
  return state.fallen.map(({ id }) => id).filter((id) => figureOfAdept(state, id) !== undefined);
}

function heroesInOrder({ setup }: World, { heroes }: State, concerned: FigureId | null): readonly ClassId[] {
  const inside = setup.players
    .flatMap((player) => player.heroes)
    .filter((id) => heroes.some((hero) => hero.id === id && hero.where === 'inside'));
  return inside.toSorted((a, b) => Number(b === concerned) - Number(a === concerned));
}
