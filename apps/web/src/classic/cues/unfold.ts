/** The board between two views, with some of a command's events told and others not yet. */
import { emptySquares, hasSquare, parseSquare, withDoors, withSquare, withSquares } from '@oubliette/dungeon';
import type { DoorState, Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import type {
  ClassicEvent,
  Condition,
  DoorKey,
  EventOf,
  EventType,
  Figure,
  FigureId,
  View,
} from '@oubliette/classic';

/**
 * The view with one more event told. It follows what the board draws (figures, doors, ground, who acts) and
 * leaves sheets and cards as they were: those change with the whole command.
 */
export function unfold(view: View, event: BaseEvent, after: View): View {
  const shower = SHOWERS[event.type as EventType] as Shower<EventType> | undefined;
  return shower === undefined ? view : shower(view, event as ClassicEvent, after);
}

type Shower<T extends EventType> = (view: View, event: EventOf<T>, after: View) => View;

const SHOWERS: { readonly [T in EventType]?: Shower<T> } = {
  heroPlaced: (view, { figure }) => ({ ...view, figures: [...view.figures, figure] }),
  turnStarted: (view, { figure }) => ({ ...view, turn: { ...view.turn, taker: figure, actor: figure } }),
  monsterChosen: (view, { figure }) => ({ ...view, turn: { ...view.turn, actor: figure } }),
  turnSkipped: (view, { figure, why }) => (why === 'stunned' ? without(view, figure, ['stunned']) : view),
  wakeRolled: (view, { figure, wakes }) => (wakes ? without(view, figure, ['asleep']) : view),
  turnEnded: (view, { figure }) => (figure === null ? view : without(view, figure, ['brew'])),
  movementRolled: (view, { figure, used }) => without(view, figure, used),
  stepped: (view, { figure, to }) => moved(view, figure, to),
  jumped: (view, { figure, to }) => moved(view, figure, to),
  escaped: (view, { figure, to }) => moved(view, figure, to),
  figureMoved: (view, { figure, to }) => moved(view, figure, to),
  foeVanished: (view, { figure, to }) => moved(view, figure, to),
  fellIntoPit: (view, { figure, square }) => ({
    ...change(view, figure, (victim) => ({ ...gaining(victim, 'pit'), square })),
    pits: withSquare(view.pits, square),
  }),
  figureLeft: (view, { figure }) => removed(view, figure),
  figureRemoved: (view, { figure }) => removed(view, figure),

  doorOpened: (view, { door }, after) =>
    view.doorKeys.includes(door) ? withDoorState(view, door, 'open') : withNewDoors(view, [door], after),
  doorLocked: (view, { door }) => ({ ...view, lockedDoors: [...view.lockedDoors, door] }),
  secretDoorFound: (view, { door }, after) => withNewDoors(view, [door], after),
  revealed: (view, event, after) => withNewDoors(withRevealed(view, event, after), event.doors, after),
  monsterPlaced: (view, { figure, map }) => withoutSpec({ ...view, figures: [...view.figures, figure] }, map),
  captiveSeen: (view, { figure }) => ({
    ...view,
    figures: [...view.figures, figure],
    screen:
      view.screen === null
        ? null
        : {
            ...view.screen,
            unseenCaptives: view.screen.unseenCaptives.filter(
              (index) => view.screen!.quest.captives[index]!.id !== figure.id,
            ),
          },
  }),
  figureMissing: (view, { map }) => withoutSpec(view, map),
  captiveJoined: (view, { figure }) => change(view, figure, (captive) => ({ ...captive, side: 'heroes' })),

  attackRolled: (view, { attack, used }) => without(view, attack.attacker, used),
  defenceRolled: (view, { figure, used }) => without(view, figure, used),
  woke: (view, { figure }) => without(view, figure, ['asleep']),
  bodyLost: (view, { figure, amount }) =>
    change(view, figure, (victim) => ({ ...victim, body: Math.max(0, victim.body - amount) })),
  bodyRestored: (view, { figure, amount }) =>
    change(view, figure, (healed) => ({ ...healed, body: Math.min(healed.maxBody, healed.body + amount) })),
  conditionGained: (view, { figure, condition }) =>
    change(view, figure, (bearer) => gaining(bearer, condition)),
  monsterKilled: (view, { figure }) => removed(view, figure),
  heroDied: (view, { figure, belongings }) => ({
    ...removed(view, figure),
    belongings: belongings === null ? view.belongings : [...view.belongings, belongings],
  }),
  belongingsTaken: (view, { belongings }) => withoutHeap(view, belongings.hero),
  belongingsClaimed: (view, { belongings }) => withoutHeap(view, belongings.hero),

  trapFound: (view, { trap, squares }) => withTrap(view, trap, squares, trap !== 'spear'),
  trapSprung: (view, { trap, squares }) => withTrap(view, trap, squares, trap === 'pit'),
  trapDisarmed: (view, { square }) => withTrap(view, 'rockfall', [square], false),
  rocksFell: (view, { squares }) => ({ ...view, rubble: withSquares(view.rubble, squares) }),
  squaresBlocked: (view, { squares }) => ({ ...view, rubble: withSquares(view.rubble, squares) }),
  furnitureShifted: (view, { piece, from }) => {
    const furniture = view.furniture.map((other) => (other.squares[0] === from[0] ? piece : other));
    const squares = furniture.flatMap((other) => other.squares);
    return { ...view, furniture, furnitureSquares: withSquares(emptySquares(view.board), squares) };
  },
  counted: (view, { counter, value }) => ({
    ...view,
    quest: {
      ...view.quest,
      ...(view.quest.counters === undefined
        ? {}
        : { counters: view.quest.counters.map((each) => (each.id === counter ? { ...each, value } : each)) }),
    },
  }),
  overridden: (view, { change: set }) => {
    if (set.tag === 'setSquare') return moved(view, set.figure, set.square);
    if (set.tag === 'removeFigure') return removed(view, set.figure);
    return set.tag === 'setBody'
      ? change(view, set.figure, (figure) => ({ ...figure, body: set.body }))
      : view;
  },
};

function change(view: View, id: FigureId, by: (figure: Figure) => Figure): View {
  return { ...view, figures: view.figures.map((figure) => (figure.id === id ? by(figure) : figure)) };
}

/** A figure that moves is out of the pit (CLS-TRP-12). */
function moved(view: View, id: FigureId, square: Square): View {
  return change(without(view, id, ['pit']), id, (figure) => ({ ...figure, square }));
}

function removed(view: View, id: FigureId): View {
  return { ...view, figures: view.figures.filter((figure) => figure.id !== id) };
}

function gaining(figure: Figure, condition: Condition): Figure {
  return figure.conditions.includes(condition)
    ? figure
    : { ...figure, conditions: [...figure.conditions, condition] };
}

function without(view: View, id: FigureId, conditions: readonly Condition[]): View {
  if (conditions.length === 0) return view;
  return change(view, id, (figure) => ({
    ...figure,
    conditions: figure.conditions.filter((condition) => !conditions.includes(condition)),
  }));
}

function withoutHeap(view: View, hero: string): View {
  return { ...view, belongings: view.belongings.filter((heap) => heap.hero !== hero) };
}

function withRevealed(view: View, { squares, furniture, blocked }: EventOf<'revealed'>, after: View): View {
  const revealed = withSquares(view.revealed, squares);
  return {
    ...view,
    revealed,
    furniture: [...view.furniture, ...furniture],
    furnitureSquares: withSquares(
      view.furnitureSquares,
      furniture.flatMap((piece) => piece.squares),
    ),
    rubble: withSquares(view.rubble, blocked),
    stairs: after.stairs.filter((square) => view.stairs.includes(square) || hasSquare(revealed, square)),
    exit: after.exit.filter((square) => view.exit.includes(square) || hasSquare(revealed, square)),
    ...(after.outerDoors === undefined
      ? {}
      : {
          outerDoors: after.outerDoors.filter(
            ({ square }) =>
              view.outerDoors?.some((door) => door.square === square) === true || hasSquare(revealed, square),
          ),
        }),
  };
}

function withDoorState(view: View, door: DoorKey, state: DoorState): View {
  return { ...view, doors: view.doors.with(view.doorKeys.indexOf(door), state) };
}

/** New doors on the board, as in the later view; doors missing there are left out. */
function withNewDoors(view: View, keys: readonly DoorKey[], after: View): View {
  const fresh = keys.filter((key) => !view.doorKeys.includes(key) && after.doorKeys.includes(key));
  if (fresh.length === 0) return view;
  const edges = fresh.map((key) => {
    const [a, b] = key.split('-').map((name) => parseSquare(view.board, name)!);
    const across = after.board.doors[after.doorKeys.indexOf(key)]?.across === true;
    return { a: a!, b: b!, ...(across ? { across } : {}) };
  });
  return {
    ...view,
    board: withDoors(view.board, [...view.board.doors, ...edges]),
    doors: [...view.doors, ...fresh.map((key) => after.doors[after.doorKeys.indexOf(key)]!)],
    doorKeys: [...view.doorKeys, ...fresh],
  };
}

/** Behind the screen, a monster now on the board is no longer hidden. */
function withoutSpec(view: View, map: Square | null): View {
  const { screen } = view;
  if (screen === null || map === null) return view;
  const unplaced = screen.unplaced.filter((index) => screen.quest.monsters[index]!.square !== map);
  return { ...view, screen: { ...screen, unplaced } };
}

function withTrap(
  view: View,
  kind: View['traps'][number]['kind'],
  squares: readonly Square[],
  stays: boolean,
): View {
  const others = view.traps.filter((trap) => trap.kind !== kind || !squares.includes(trap.squares[0]!));
  return {
    ...view,
    traps: stays ? [...others, { kind, squares }] : others,
    pits: kind === 'pit' && stays ? withSquares(view.pits, squares) : view.pits,
  };
}
