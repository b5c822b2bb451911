/** The lit squares for the current choice, with their labels and spoken texts. */
import type { Command, DoorKey, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { Light } from '../../board/light.ts';
import { CLASSIC } from '../words.ts';
import type { PlayKit } from '../kit.ts';
import { percent } from './odds.ts';
import { costsAlong, waysOf } from './reach.ts';
import type { InHand } from './session.ts';
import { barredSquares } from './situation.ts';
import type { Situation } from './situation.ts';
import { goalOf, squaresOfPath } from './stage.ts';
import { bestMeans } from './targets.ts';

export interface Shown {
  readonly lights: readonly Light[];
  readonly path: readonly Square[];
  /** What it has cost by each square after the first. */
  readonly costs: readonly number[];
  /** The path is only planned. */
  readonly planned: boolean;
  readonly litDoors: readonly DoorKey[];
}

export function shownFor(
  kit: PlayKit,
  view: View,
  situation: Situation,
  hand: InHand,
  language: Language,
): Shown {
  const planned = hand.staged === null && hand.plan !== null;
  const path = hand.staged?.is === 'path' ? hand.staged.path : planned ? hand.plan.path : null;
  const onPath = path === null ? [] : squaresOfPath(path);
  const lights: Light[] = [
    ...barredSquares(situation, view).map((square): Light => ({ square, kind: 'barred' })),
    ...targetLights(kit, view, situation, hand, language),
    ...[...situation.picks.keys()].map((square): Light => ({
      square,
      kind: 'choice',
      spoken: say(CLASSIC, language, 'targetable', {}),
    })),
  ];
  if (hand.mode === 'move' && situation.question === null)
    lights.push(...reachLights(kit, view, situation, new Set(onPath), language));
  if (path !== null && !planned) lights.push(...pathLights(onPath, goalOf(path), language));
  const { then } = path ?? {};
  if (typeof then?.place === 'number')
    lights.push({ square: then.place, kind: 'goal', ...oddsLabel(kit, view, then.aim.likely, language) });
  const litDoors = [...doorsIn(kit, view, situation), ...doorsToPointAt(view, situation, hand)];
  if (typeof then?.place === 'string') litDoors.push(then.place);
  return { lights, path: onPath, costs: costsAlong(path?.legs ?? []), planned, litDoors };
}

function doorsIn(kit: PlayKit, view: View, { groups, menu }: Situation): DoorKey[] {
  const open = menu?.items.find(({ id }) => id === 'open')?.commands ?? [];
  const doors = [...open, ...groups.flat()].map((command) => kit.targetOf(command, view).door);
  return [...new Set(doors.filter((door) => door !== null))];
}

/** Any shut door in sight may be pointed at by the hero on turn. */
function doorsToPointAt(view: View, { menu, question }: Situation, { mode }: InHand): DoorKey[] {
  const isFree = question === null && (mode === null || mode === 'move');
  const canGo = menu?.items.some(
    ({ id, commands }) => (id === 'move' || id === 'open') && commands.length > 0,
  );
  if (!isFree || canGo !== true || menu?.role !== 'hero' || menu.actor !== view.turn.taker) return [];
  return view.doorKeys.filter((door, at) => view.doors[at] === 'closed' && !view.lockedDoors.includes(door));
}

function reachLights(
  kit: PlayKit,
  view: View,
  { menu }: Situation,
  onPath: ReadonlySet<Square>,
  language: Language,
): Light[] {
  const ways = menu?.actor == null ? null : waysOf(kit.walking, view, menu.actor);
  if (ways === null) return [];
  return [...ways.to].flatMap(([square, { cost, risky }]): Light[] =>
    onPath.has(square)
      ? []
      : [
          {
            square,
            kind: risky ? 'risky' : 'reach',
            label: String(cost),
            spoken: say(CLASSIC, language, risky ? 'reachableRisky' : 'reachable', { steps: cost }),
          },
        ],
  );
}

function pathLights(squares: readonly Square[], goal: Square, language: Language): Light[] {
  return squares.slice(1).map((square, i) => ({
    square,
    kind: square === goal ? 'goal' : 'path',
    label: String(i + 1),
    spoken: say(CLASSIC, language, square === goal ? 'pathEnd' : 'pathSquare', {}),
  }));
}

function targetLights(
  kit: PlayKit,
  view: View,
  { groups, question }: Situation,
  hand: InHand,
  language: Language,
): Light[] {
  const staged = hand.staged?.is === 'command' ? kit.targetOf(hand.staged.command, view).square : null;
  const starts = hand.staged?.is === 'starts' ? hand.staged.at.map(({ square: at }) => at) : [];
  return groups.flatMap((group): Light[] => {
    const command = bestMeans(kit, group, view);
    const { square } = kit.targetOf(command, view);
    if (square === null) return [];
    const kind =
      square === staged || starts.includes(square) ? 'goal' : question === null ? 'target' : 'choice';
    return [{ square, kind, ...oddsLabel(kit, view, command, language) }];
  });
}

/** "62%": how likely the blow is to wound. */
function oddsLabel(
  kit: PlayKit,
  view: View,
  command: Command,
  language: Language,
): Pick<Light, 'label' | 'spoken'> {
  const odds = kit.odds(view, command);
  const spoken = say(CLASSIC, language, 'targetable', {});
  if (odds === null || odds.is === 'leap') return { spoken };
  if (odds.is === 'sleep') return { label: `${percent(odds.sleeps)}%`, spoken };
  const wound = percent(odds.wound);
  return {
    label: `${wound}%`,
    spoken: say(CLASSIC, language, 'targetOdds', { wound, kill: percent(odds.kill) }),
  };
}
