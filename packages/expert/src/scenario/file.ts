/** A table as a scenario file draws it: figures by letter, squares and sides by name. */
import { makeSquare } from '@oubliette/dungeon';
import { newDeck } from '@oubliette/kernel';
import { SceneError } from '@oubliette/kernel/scenario';
import type { Arranged } from '@oubliette/kernel/scenario';
import type { Command } from '../commands.ts';
import type { ExpertEvent } from '../events.ts';
import { gameOn } from '../game.ts';
import type { Decks, State } from '../state.ts';
import type { View } from '../view.ts';
import { awaited, inIds, lay, squareIn } from './arrange.ts';
import type { Laid, Scene } from './arrange.ts';
import { sceneSchema } from './scene.ts';
import type { ParsedScene, WrittenScene } from './scene.ts';

export type ArrangedExpert = Arranged<State, Command, ExpertEvent, View>;

export function arrangeExpert(written: WrittenScene): ArrangedExpert {
  const parsed = sceneSchema.safeParse(written);
  if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues as [(typeof parsed.error.issues)[number]];
    throw new SceneError(`${path.join('.')}: ${message}`);
  }
  const { world, state: laid, ids } = laidFrom(parsed.data);
  const state = withPiles(laid, parsed.data);
  const idOf = (letter: string): string => ids.get(letter) ?? letter;
  const describe = inWords(state, ids);
  return {
    game: gameOn(world),
    state,
    command: (said) => inIds(withSides(said), idOf, (name) => squareIn(state, name)) as Command,
    seatFor: (now) => awaited(world, now),
    describe,
    describeState: (now) => told(now, describe),
    describeView: (view) => told(view, describe),
  };
}

function laidFrom(scene: ParsedScene): Laid {
  for (const letter of Object.keys(scene.figures))
    if (!scene.map.includes(letter)) throw new SceneError(`map: ${letter} is not on it`);
  try {
    return lay(sceneOf(scene));
  } catch (error) {
    if (error instanceof SceneError) throw error;
    throw new SceneError(`map: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The file's words in the arranger's terms. */
function sceneOf({ figures, turn, act, options, quest, ...scene }: ParsedScene): Scene {
  return {
    ...scene,
    // What is written of conditions, of the turn and of options is taken as it is.
    figures: figures as unknown as Scene['figures'],
    options,
    ...(turn === undefined ? {} : { turn }),
    ...(act === undefined ? {} : { act }),
    ...(quest === undefined ? {} : { quest }),
  };
}

function withPiles(state: State, { hand, watch, piles, dungeon, round }: ParsedScene): State {
  const given = Object.entries(piles).map(([id, cards = []]) => [id, newDeck(id, cards)] as const);
  return {
    ...state,
    gm: { ...state.gm, hand, watch },
    decks: { ...state.decks, ...(Object.fromEntries(given) as Partial<Decks>) },
    turn: { ...state.turn, round: round ?? state.turn.round },
    ...(dungeon === undefined ? {} : { pile: pileOf(dungeon) }),
  };
}

function pileOf({ cards, questRoom }: NonNullable<ParsedScene['dungeon']>): State['pile'] {
  return {
    count: cards.length + (questRoom ? 1 : 0),
    unseen: cards,
    holdsQuestRoom: questRoom,
    known: [],
  };
}

const SIDES = ['north', 'east', 'south', 'west'] as const;
const IN_SIDES: ReadonlySet<string> = new Set(['side', 'direction']);
const IN_SQUARES: ReadonlySet<string> = new Set(['from', 'to', 'at', 'square', 'squares', 'pits', 'trapped']);

function withSides(said: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(said).map(([field, value]) => {
    const side = IN_SIDES.has(field) ? SIDES.findIndex((name) => name === value) : -1;
    return [field, side < 0 ? value : side];
  });
  return Object.fromEntries(entries) as Readonly<Record<string, unknown>>;
}

/** Ids of figures as letters, squares and sides as names, everywhere. */
function inWords({ layout }: State, ids: Laid['ids']): (value: unknown) => unknown {
  const letterOf = new Map([...ids].map(([letter, id]) => [id, letter]));
  const describe = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string') return letterOf.get(value) ?? value;
    if (typeof value === 'number') {
      if (IN_SIDES.has(field)) return SIDES[value] ?? value;
      return IN_SQUARES.has(field) ? makeSquare(layout, value) : value;
    }
    // Cards of the Dungeon pile are counted, not placed.
    if (field === 'known') return value;
    if (Array.isArray(value)) return value.map((each) => describe(each, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, held]) => [letterOf.get(name) ?? name, describe(held, name)]),
    );
  };
  return (value) => describe(value);
}

/** Figures and heroes by letter, and furniture by its kind as far as there is one of each. */
function told(
  { figures, heroes, tiles, ...rest }: State | View,
  describe: (value: unknown) => unknown,
): unknown {
  const byId = (list: readonly { readonly id: string }[]): unknown =>
    describe(Object.fromEntries(list.map((each) => [each.id, each])));
  const furniture = tiles.flatMap((tile) => tile.furniture);
  return {
    ...(describe(rest) as object),
    figures: byId(figures),
    heroes: byId(heroes),
    tiles: describe(tiles.map(({ card, searched, stairs, chasm }) => ({ card, searched, stairs, chasm }))),
    furniture: describe(Object.fromEntries(furniture.map((piece) => [piece.kind, piece]))),
  };
}
