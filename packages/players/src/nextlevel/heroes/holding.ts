/** Doors shut and barricaded against foes when time favours the party (NXT-BAR). */
import type { DoorKey, Figure, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { FOE } from '../../shared/chart.ts';
import type { Chart } from '../../shared/chart.ts';
import { missionDone, waysOut } from '../../shared/heroes/aims.ts';
import { canAct } from '../../shared/threat.ts';
import { isHeroId, sheetOf } from '../../shared/ways.ts';
import { nextOf } from '../seen.ts';
import type { NextSituation } from './situation.ts';

export interface Hold {
  readonly door: DoorKey;
  /** Where the barricading hero stands. */
  readonly square: Square;
}

/** Friends further off than this are worth waiting for. */
const AT_HAND = 8;
/** At this Body or less a hero needs healing. */
const FRAIL = 2;

/** Open doors within reach with the whole party on this side and all its foes on the other. */
export function doorsBetween(here: NextSituation): Hold[] {
  const { chart, view } = here;
  const broken = nextOf(view).barricades.map(({ door }) => door);
  return view.doors.flatMap((state, i): Hold[] => {
    const door = view.doorKeys[i]!;
    if (state !== 'open' || broken.includes(door)) return [];
    const { a, b } = view.board.doors[i]!;
    return [
      { square: a, beyond: b },
      { square: b, beyond: a },
    ]
      .filter(({ square, beyond }) => here.canStand(square) && chart.held[beyond] !== FOE)
      .filter(({ square, beyond }) => isBetween(here, square, beyond))
      .map(({ square }) => ({ door, square }));
  });
}

function isBetween(here: NextSituation, square: Square, beyond: Square): boolean {
  const { chart, other, party, foes } = here;
  const { steps } = withShut(chart, square, beyond, () => other.from(chart, square, { as: 'ghost' }));
  const isHere = (figure: Figure) => steps[figure.square]! >= 0;
  const isCutOff = missionDone(here.view) && !waysOut(here).some((exit) => steps[exit]! >= 0);
  return !isCutOff && party.every(isHere) && !foes.some((foe) => canAct(foe) && isHere(foe));
}

/** Evaluates `look` as if the door between two squares were shut. */
function withShut<T>({ next }: Chart, a: Square, b: Square, look: () => T): T {
  const edges = [...edgesOf(next, a, b), ...edgesOf(next, b, a)];
  const open = edges.map((edge) => next[edge]!);
  for (const edge of edges) next[edge] = -1;
  const seen = look();
  for (const [i, edge] of edges.entries()) next[edge] = open[i]!;
  return seen;
}

function edgesOf(next: Int16Array, from: Square, to: Square): number[] {
  return [0, 1, 2, 3].map((side) => from * 4 + side).filter((edge) => next[edge] === to);
}

/** Whether a round's rest would help: wounds to heal, or friends still on their way. */
export function timeHelps({ party, view, me, foeField }: NextSituation): boolean {
  const frail = party.some(({ id, body, maxBody }) => isHeroId(id) && body <= FRAIL && maxBody - body >= 2);
  if (frail && party.some((figure) => canHeal(view, figure))) return true;
  return party.some(({ id, square }) => id !== me.id && isHeroId(id) && foeField.steps[square]! > AT_HAND);
}

function canHeal(view: View, { id, mind }: Figure): boolean {
  const sheet = sheetOf(view, id);
  return (
    (id === 'wizard' && mind > 2) ||
    sheet?.potions.includes('potionOfHealing') === true ||
    sheet?.spells.some((spell) => spell === 'healBody' || spell === 'waterOfHealing') === true
  );
}
