/** What a player can work out from the view: reach, death zones, the odds of a blow. */
import { apart, stepsApart } from '@oubliette/dungeon';
import type { Board, Layout, Square } from '@oubliette/dungeon';
import { boardOf } from './board.ts';
import { REFEREE } from './book.ts';
import type { AdvancedEvent } from './events.ts';
import { deathZone, reachOf, stopsAt, zonesAgainst } from './combat/zones.ts';
import { aim } from './combat/ranged.ts';
import {
  attackSkill,
  attacksOf,
  defenceSkill,
  isInvulnerable,
  meleeWeapons,
  weaponDice,
} from './combat/weapons.ts';
import { SECTIONS } from './content/sections.ts';
import { weaponNamed } from './content/weapons.ts';
import { hitRoll } from './content/hitTables.ts';
import { leftOver } from './encounter/room.ts';
import type { Group, MeetingFrame } from './encounter/types.ts';
import { strides } from './explore/walk.ts';
import { figureOf, findFigure, hasEffect, statsOf, withFigure } from './figures.ts';
import { toughnessAgainst } from './gear/bare.ts';
import { burstSquares, figuresOn } from './gear/gas.ts';
import { levelPlanned } from './generate/prepared.ts';
import type { LevelPlan } from './plan.ts';
import { DEFAULT_OPTIONS } from './setup.ts';
import type { Figure, FigureId, Level, State, Stats } from './state.ts';
import { bansGround, forbidden, trapsOf } from './traps/ground.ts';
import { CONTROLLED } from './traps/limits.ts';
import { actOf, isAble, squaresLeft, withAct } from './turns/acts.ts';
import type { View } from './view.ts';
import { makeWorld } from './world.ts';

const NOWHERE = { en: '', fr: '' };
const NOBODY = [{ upTo: 12, monsters: {} }];

/** A world for calculations: nothing is rolled or decided on it. */
const WORLD = makeWorld(
  REFEREE,
  {
    players: [],
    master: true,
    sheets: [],
    dungeon: {
      id: 'seen',
      title: NOWHERE,
      intro: NOWHERE,
      matrices: { wandering: NOBODY, lair: NOBODY, quest: NOBODY },
      levels: [],
      characters: [],
      aims: [],
    },
    map: null,
    options: DEFAULT_OPTIONS,
  },
  SECTIONS,
);

/** The match as far as it is seen: without the master's secrets, and with nothing under way. */
export function stateSeen(view: View): State {
  return {
    ...view,
    master: { ...view.master, bowl: [], hand: [], characters: [], escaped: [], spent: {}, watch: [] },
    stack: [],
    named: {},
  };
}

export function boardSeen(layout: Layout): Board {
  return boardOf(WORLD, layout);
}

/** A prepared level as its author drew it, but empty. */
export function planSeen(plan: Extract<LevelPlan, { tag: 'prepared' }>): Level {
  return levelPlanned(WORLD, plan);
}

export function statsSeen(view: View, figure: Figure): Stats {
  return statsOf(stateSeen(view), figure);
}

export function squaresLeftSeen(view: View, id: FigureId): number {
  const state = stateSeen(view);
  const figure = findFigure(state, id);
  return figure === undefined ? 0 : squaresLeft(state, figure);
}

/** How many monsters still to be placed will have to wait, as far as the placing seat sees (ADV-ENC-17). */
export function waitingSeen(view: View, world = WORLD): number {
  const top = view.underWay.at(-1) as unknown as MeetingFrame | undefined;
  if (top?.tag !== 'meeting' || top.stage !== 'place') return 0;
  const state = stateSeen(view);
  // Other seats than the master's know the looks, which have the same size.
  const group = top.group ?? { ...NO_GROUP, area: top.areas[0]! };
  return leftOver(world, state, { ...top, group, placedBy: 'master' });
}

const NO_GROUP: Group = { id: 0, area: '', monsters: {}, characters: [], gold: 0 };

export function deathZoneSeen(view: View, id: FigureId): readonly Square[] {
  const state = stateSeen(view);
  const figure = findFigure(state, id);
  return figure === undefined ? [] : deathZone(WORLD, state, figure);
}

/** The squares a figure could strike hand to hand if it stood on another. */
export function strikesSeen(view: View, id: FigureId, from: Square): readonly Square[] {
  const state = withFigure(stateSeen(view), id, { square: from });
  return reachOf(WORLD, state, figureOf(state, id));
}

/** Where a figure would stand in an enemy's death zone. */
export function threatSeen(view: View, id: FigureId): (square: Square) => boolean {
  const state = stateSeen(view);
  return zonesAgainst(WORLD, state, figureOf(state, id));
}

/** The squares under a template with this centre, and the figures there (ADV-MAG-16). */
export function burstSeen(
  view: View,
  centre: Square,
): { readonly squares: readonly Square[]; readonly figures: readonly Figure[] } {
  const state = stateSeen(view);
  const squares = burstSquares(WORLD, state, centre);
  return { squares, figures: figuresOn(WORLD, state, squares) };
}

/** A square within walking range: the steps that lead there, and the squares of the move used after each. */
export interface WaySeen {
  readonly steps: readonly Square[];
  readonly costs: readonly number[];
  readonly cost: number;
}

const NOT_YET: WaySeen = { steps: [], costs: [], cost: 0 };

/**
 * Where a figure could walk with the rest of its move, as far as the view shows; a death zone ends the walk,
 * and so does a trap to disarm.
 * `after` is its beginning: the walk treads no square of it twice.
 */
export function waysSeen(view: View, id: FigureId, after = NOT_YET): ReadonlyMap<Square, WaySeen> {
  const start = stateSeen(view);
  const ways = new Map<Square, WaySeen>();
  if (findFigure(start, id) === undefined) return ways;
  const first = figureOf(start, id);
  const most = squaresLeft(start, first);
  const trodden = new Set([first.square, ...after.steps]);
  const byCost: WaySeen[][] = [];
  byCost[after.cost] = [after];
  for (let cost = after.cost; cost <= most; cost += 1)
    for (const way of byCost[cost] ?? []) {
      const at = way.steps.at(-1) ?? first.square;
      if (way !== after && ways.get(at) !== way) continue;
      if (cost > 0 && haltsAt(start, first, at)) continue;
      const state = withAct(withFigure(start, id, { square: at }), id, { left: most - cost });
      for (const { to, across } of strides(WORLD, state, figureOf(state, id))) {
        const sum = cost + across.length + 1;
        const next = { steps: [...way.steps, to], costs: [...way.costs, sum], cost: sum };
        if (trodden.has(to) || sum > most || !isBetter(next, ways.get(to))) continue;
        ways.set(to, next);
        (byCost[sum] ??= []).push(next);
      }
    }
  return ways;
}

/** Whether a walk ends on this square: in a death zone (ADV-CMB-36), or beside a trap that was noticed (ADV-SPOT-08). */
function haltsAt(state: State, figure: Figure, at: Square): boolean {
  if (state.turn.mode === 'combat' && stopsAt(WORLD, state, figure, at)) return true;
  return (
    figure.side === 'heroes' &&
    trapsOf(state).some((trap) => bansGround(trap) && forbidden(WORLD, state, trap).includes(at))
  );
}

/** The closest walk to a square; null if no step leads closer. */
export function wayNearSeen(
  view: View,
  id: FigureId,
  goal: Square,
  isMeant: (square: Square) => boolean = () => true,
): WaySeen | null {
  const { layout } = view.levels[view.level]!;
  const from = view.figures.find((figure) => figure.id === id)?.square;
  if (from === undefined) return null;
  const far = (square: Square): number => stepsApart(layout, square, goal);
  const [nearest] = [...waysSeen(view, id)]
    .filter(([square]) => isMeant(square))
    .toSorted(([a, one], [b, other]) => far(a) - far(b) || one.cost - other.cost);
  return nearest === undefined || far(nearest[0]) >= far(from) ? null : nearest[1];
}

/** The next explorer to follow one that went ahead to a square, not past it: the nearest yet to act. */
export function followerSeen(
  view: View,
  ahead: FigureId,
  goal: Square,
  among: readonly FigureId[],
): { readonly figure: FigureId; readonly way: WaySeen } | null {
  const { mode, phase } = view.turn;
  if (mode !== 'exploration' || phase !== 'heroes' || view.underWay.length > 0) return null;
  const state = stateSeen(view);
  const { layout } = view.levels[view.level]!;
  const free = state.figures.filter((figure) => {
    const { over, did } = actOf(state, figure.id);
    const isFree = isAble(figure) && !hasEffect(figure, CONTROLLED) && !over && did === null;
    return figure.id !== ahead && isFree && among.includes(figure.id);
  });
  const order = free.toSorted(
    (a, b) => stepsApart(layout, a.square, goal) - stepsApart(layout, b.square, goal),
  );
  for (const { id, square: from } of order) {
    const far = apart(layout, from, goal);
    const way = wayNearSeen(view, id, goal, (square) => apart(layout, from, square) <= far);
    if (way !== null) return { figure: id, way };
  }
  return null;
}

/** Shorter; among equal ways the one across fewer companions. */
function isBetter(way: WaySeen, known: WaySeen | undefined): boolean {
  if (known === undefined || way.cost < known.cost) return true;
  return way.cost === known.cost && way.steps.length > known.steps.length;
}

/** The roll a blow or a shot needs, and its effect if it hits. */
export interface BlowSeen {
  /** The lowest face that hits; null if none does. */
  readonly needed: number | null;
  readonly fumbles: readonly number[];
  readonly criticals: readonly number[];
  /** Damage dice, each wounding from this face up. */
  readonly dice: number;
  readonly toughness: number;
  readonly attacks: number;
}

export function blowSeen(view: View, by: FigureId, at: FigureId, weaponId: string): BlowSeen | null {
  const state = stateSeen(view);
  const [attacker, target] = [findFigure(state, by), findFigure(state, at)];
  if (attacker === undefined || target === undefined) return null;
  const weapon = weaponNamed(weaponId);
  const isShot = weapon.kind !== 'melee';
  const needed = isShot
    ? (aim(WORLD, state, attacker, target).cell?.roll ?? null)
    : hitRoll(attackSkill(state, attacker, weaponId), defenceSkill(state, target));
  return {
    needed,
    fumbles: weapon.fumble,
    criticals: isInvulnerable(target) ? [] : weapon.critical,
    dice: weaponDice(state, attacker, weaponId, view.turn.acts[by]?.attacks ?? 0),
    toughness: toughnessAgainst(state, target, weaponId),
    attacks: isShot ? 1 : attacksOf(attacker),
  };
}

/** The default weapon of a figure hand to hand; null if it has none (ADV-TRAP-33). */
export function weaponSeen(view: View, id: FigureId): string | null {
  const state = stateSeen(view);
  const figure = findFigure(state, id);
  return (figure === undefined ? undefined : meleeWeapons(state, figure)[0]) ?? null;
}

/** The view after one more event, as far as it is visible; events without a visible effect change nothing. */
export function unfoldSeen(view: View, event: AdvancedEvent): View {
  if (!UNFOLDED.has(event.type)) return view;
  try {
    const { figures, levels, level, sheets, turn, fight } = REFEREE.apply(WORLD, stateSeen(view), event);
    return { ...view, figures, levels, level, sheets, turn, fight };
  } catch {
    return view;
  }
}

/** Events that move, add, remove or lay something. */
const UNFOLDED: ReadonlySet<AdvancedEvent['type']> = new Set([
  'stepped',
  'drewBack',
  'followedUp',
  'dragged',
  'doorOpened',
  'doorClosed',
  'sectionLaid',
  'doorPlaced',
  'chestPlaced',
  'stairsPlaced',
  'monsterPlaced',
  'monsterShifted',
  'wounded',
  'died',
  'tookPlace',
  'levelChanged',
  'hazardFound',
  'featurePlaced',
  'strangerPlaced',
  'trapNoticed',
  'portcullisFell',
  'fireballLit',
  'fireballMoved',
]);
