/** Invents, from a seat's view alone, a whole state that the seat could not tell from the real one. */
import { DIRECTIONS, emptySquares, hasSquare, neighbour, withDoors, withSquares } from '@oubliette/dungeon';
import type { DoorEdge, Square } from '@oubliette/dungeon';
import type { Stream } from '@oubliette/kernel';
import type { HeroKind } from './content/heroes.ts';
import { boxKinds } from './content/monsters.ts';
import { noun } from './content/names.ts';
import type { Text } from './content/names.ts';
import { FURNITURE } from './content/pieces.ts';
import type { FurnitureKind } from './content/pieces.ts';
import type { Behind, Mind } from './knowledge.ts';
import type { Effect, Note, Quest, QuestMonster, QuestTrap } from './quest/quest.ts';
import type { CheckedSetup } from './setup.ts';
import { STATE } from './state.ts';
import type { Figure, State } from './state.ts';
import { CLASSIC_EDITION, gameOn } from './system.ts';
import type { ClassicGame, Edition } from './system.ts';
import type { View } from './view.ts';
import { newWorld } from './world.ts';
import type { World } from './world.ts';

export interface Imagined {
  readonly game: ClassicGame;
  readonly state: State;
}

export function imagine(view: View, stream: Stream): Imagined {
  const { world, state } = truthOf(CLASSIC_EDITION, view, guess(CLASSIC_EDITION, view, stream));
  return { game: gameOn(CLASSIC_EDITION, world) as unknown as ClassicGame, state };
}

/** A guess at what a seat cannot see; books built on classic change their own parts of it. */
export interface Guess {
  readonly setup: CheckedSetup;
  readonly quest: Quest;
  readonly behind: Behind;
}

export function guess(edition: Edition, view: View, stream: Stream): Guess {
  const quest = view.screen?.quest ?? questImagined(edition, view, stream);
  return { setup: setupImagined(view), quest, behind: behindImagined(edition, view, quest, stream) };
}

export function truthOf(edition: Edition, view: View, { setup, quest, behind }: Guess): Moment {
  const mind: Mind = {
    eyes: { isMorcar: view.screen !== null },
    kinds: Object.keys(edition.quests.monsters),
    behind,
  };
  return {
    world: newWorld(edition, setup, quest),
    // Fields the view shows in another form are invented anew; Morcar's screen shows them as they are.
    state: STATE.imagine({ ...view, ...view.screen } as unknown as Parameters<typeof STATE.imagine>[0], mind),
  };
}

interface Moment {
  readonly world: World;
  readonly state: State;
}

function setupImagined(view: View): CheckedSetup {
  const { morcar, control, heroes, training, passage } = view;
  const held = (seat: string) => (Object.keys(control) as HeroKind[]).filter((id) => control[id] === seat);
  return {
    quest: null,
    seats: Object.entries(passage).map(([id, answers]) => ({
      id,
      passage: answers,
      ...(id === morcar ? { plays: 'morcar' as const } : held(id).length > 0 ? { plays: held(id) } : {}),
    })),
    heroes:
      view.gathered ??
      heroes.map(({ id, name, gender, named }) => ({
        kind: id,
        name,
        gender,
        named,
        gold: 0,
        equipment: [],
        questTreasures: [],
      })),
    training,
    overrides: true,
    owned: [],
    emptied: [],
  };
}

const WORDS: Text = { en: 'Nobody knows.', fr: 'Nul ne sait.' };
const FURNITURE_KINDS = Object.keys(FURNITURE) as FurnitureKind[];
const CAPTIVE = {
  name: noun('stranger', 'inconnu', 'm'),
  strength: { move: 6, attack: 1, defence: 2, body: 2, mind: 2 },
};

/** Seen things stay as seen; anything may lie in the dark. */
function questImagined(edition: Edition, view: View, stream: Stream): Quest {
  const { board, quest } = view;
  const hidden = unseenSquares(view);
  // No two things share a square.
  const bag = drawn(stream, hidden, hidden.length);
  const some = (most: number) => bag.splice(0, stream.below(most + 1));
  const doors = doorsImagined(view, stream);
  const outer = view.outerDoors?.length === 0 ? some(1) : [];
  const furniture = shuffled(stream, [
    ...view.furniture.map((piece) => ({ ...piece, id: null })),
    ...some(3).map((square) => ({ kind: pick(stream, FURNITURE_KINDS), squares: [square], id: null })),
  ]);
  return {
    id: quest.id,
    book: null,
    vocabulary: edition.quests,
    level: null,
    title: quest.title,
    author: quest.author ?? null,
    source: quest.source ?? null,
    language: null,
    draft: false,
    parchment: quest.parchment,
    master: WORDS,
    reward: stream.below(2) === 0 ? null : { gold: stream.below(200), share: 'each' },
    training: view.training,
    board: withDoors(board, [...board.doors, ...doors.map(({ door }) => door)]),
    wandering: pick(stream, boxKinds(edition.quests.monsters)),
    stairs: view.stairs,
    entrance: view.stairs,
    outerDoors: [
      ...(view.outerDoors ?? []).map((door) => ({ ...door, entrance: true })),
      ...outer.map((square) => ({ square, direction: 0 as const, entrance: false })),
    ],
    startSquares: view.starts ?? [],
    exit: view.exit.length > 0 ? view.exit : drawn(stream, hidden, 1),
    namesExit: view.exit.length === 0,
    goals: quest.goals.map(({ id, text }) => ({ id, text })),
    counters: (quest.counters ?? []).map(({ id, text, value, of }) => ({ id, text, start: value, of })),
    figures: {},
    doors: [
      ...view.doorKeys.map((key) => ({ id: null, secret: false, locked: isLocked(view, key, stream) })),
      ...doors.map(({ secret }) => ({ id: null, secret, locked: stream.below(4) === 0 })),
    ],
    blocked: withSquares(emptySquares(board), some(3)),
    furniture,
    monsters: monstersImagined(edition, view, some(5), stream),
    captives: some(1).map((square, i) => ({ ...CAPTIVE, id: `imagined-${i}`, square })),
    traps: [...view.traps.map((trap) => trapSeen(furniture, trap)), ...trapsImagined(view, stream)],
    treasures: some(3).map((square) => ({
      place: { area: board.areaOf[square]! },
      then: [{ tag: 'giveGold', gold: 1 + stream.below(300) }],
    })),
    notes: notesImagined(view, hidden, stream),
    rules: quest.rules ?? {},
  };
}

function unseenSquares({ board, revealed, starts }: View): Square[] {
  const free = new Set((starts ?? []).flat());
  return board.areas.flatMap(({ squares }) =>
    squares.filter((square) => !hasSquare(revealed, square) && !free.has(square)),
  );
}

/** Doors nobody has seen, some of them secret: between two places, or across a passage. */
function doorsImagined({ board, revealed }: View, stream: Stream): { door: DoorEdge; secret: boolean }[] {
  const kindAt = (square: Square) => board.areas[board.areaOf[square]!]!.kind;
  const edges = unseenEdges();
  const walls = edges.filter(({ a, b }) => board.areaOf[a] !== board.areaOf[b]);
  const floors = edges.filter(({ a, b }) => board.areaOf[a] === board.areaOf[b] && kindAt(a) === 'passage');
  return [
    ...drawn(stream, walls, stream.below(5)).map((door) => ({ door, secret: stream.below(3) === 0 })),
    ...drawn(stream, floors, stream.below(3)).map((door) => ({
      door: { ...door, across: true as const },
      secret: false,
    })),
  ];

  function unseenEdges(): DoorEdge[] {
    const isUnseen = (square: Square) =>
      square >= 0 && board.areaOf[square]! >= 0 && !hasSquare(revealed, square);
    return board.areaOf.flatMap((_, a) =>
      DIRECTIONS.flatMap((direction) => {
        const b = neighbour(board, a, direction);
        return isUnseen(a) && isUnseen(b) && a < b ? [{ a, b }] : [];
      }),
    );
  }
}

/** A closed door nobody has tried may be locked or not. */
function isLocked({ lockedDoors }: View, key: View['doorKeys'][number], stream: Stream): boolean {
  return lockedDoors.includes(key) || stream.below(3) === 0;
}

function monstersImagined(
  edition: Edition,
  { figures }: View,
  squares: readonly Square[],
  stream: Stream,
): QuestMonster[] {
  const kinds = boxKinds(edition.quests.monsters);
  const seen = figures.filter((figure) => figure.side === 'morcar' && figure.name !== null);
  return [
    ...seen.map(({ id, kind, name, square }) => ({ id, kind, name, square, strength: null, powers: [] })),
    ...squares.map((square) => ({
      id: null,
      kind: pick(stream, kinds),
      name: null,
      square,
      strength: null,
      powers: [],
    })),
  ];
}

function trapSeen(furniture: Quest['furniture'], { kind, squares }: View['traps'][number]): QuestTrap {
  const first = squares[0]!;
  switch (kind) {
    case 'pit':
      return { kind, sort: null, squares };
    case 'spear':
      return { kind, sort: null, squares: [first] };
    case 'rockfall':
      return { kind, sort: null, squares: [first], falls: first };
    case 'chest':
      return {
        kind,
        sort: null,
        squares,
        chest: furniture.findIndex((piece) => piece.squares.includes(first)),
        harm: { lose: 1 },
        text: null,
      };
  }
}

/** Where nobody has stood or searched. */
function trapsImagined(view: View, stream: Stream): QuestTrap[] {
  const { board, safe, rubble, furnitureSquares, pits } = view;
  const taken = new Set([...view.traps.flatMap(({ squares }) => squares), ...view.stairs]);
  const free = board.areas.flatMap(({ squares }) =>
    squares.filter(
      (square) =>
        !taken.has(square) && ![safe, rubble, furnitureSquares, pits].some((set) => hasSquare(set, square)),
    ),
  );
  return drawn(stream, free, stream.below(6)).map((square): QuestTrap => {
    const kind = pick(stream, ['pit', 'spear', 'rockfall'] as const);
    return kind === 'rockfall'
      ? { kind, sort: null, squares: [square], falls: square }
      : { kind, sort: null, squares: [square] };
  });
}

/** The pending question, and a note to read in an unseen place. */
function notesImagined({ pending, board }: View, hidden: readonly Square[], stream: Stream): Note[] {
  const note = (when: Note['when'], then: Effect[]): Note => ({
    title: null,
    when,
    if: {},
    repeat: false,
    then,
    master: WORDS,
  });
  const areas = drawn(stream, hidden, stream.below(3)).map((square) => board.areaOf[square]!);
  const read = areas.map((area) => note({ tag: 'enter', areas: [area] }, [{ tag: 'text', text: WORDS }]));
  if (pending?.tag !== 'question') return read;
  const { text, choices } = pending;
  const asked: Effect = {
    tag: 'ask',
    question: 0,
    text,
    who: 'actor',
    choices: choices.map((choice) => ({ text: choice, then: [] })),
  };
  return [note({ tag: 'round', round: 0, every: null }, [asked]), ...read];
}

/** The secret part of the state that goes with such a quest; Morcar's own seat needs none. */
function behindImagined(edition: Edition, view: View, quest: Quest, stream: Stream): Behind {
  const { pending, heroes, figures } = view;
  const known = view.doorKeys.length;
  const named = quest.monsters.filter(({ id }) => id !== null).length;
  const unseenDoors = quest.doors
    .slice(known)
    .map(({ secret }) => (secret ? 'hidden' : stream.below(4) === 0 ? 'open' : 'closed'));
  return {
    doors: [...view.doors, ...unseenDoors],
    seenDoors: view.doorKeys.map((_, door) => door),
    lockedDoors: view.lockedDoors.map((key) => view.doorKeys.indexOf(key)),
    traps: quest.traps.map(({ kind }, index) =>
      index >= view.traps.length ? 'hidden' : kind === 'pit' ? 'open' : 'found',
    ),
    unplaced: [...quest.monsters.keys()].slice(named),
    unseenCaptives: [...quest.captives.keys()],
    pool: Object.fromEntries(
      Object.entries(edition.quests.monsters).map(([kind, { count }]) => [kind, left(count, kind, figures)]),
    ) as State['pool'],
    emptied: heroes.flatMap(({ found }) => found),
    flags: ['imagined'],
    fired: [],
    timers: { imagined: 20 + stream.below(80) },
    ...(pending?.tag === 'question' ? { questions: [{ question: 0, actor: pending.figure }] } : {}),
    powers: {},
  };
}

function left(count: number, kind: string, figures: readonly Figure[]): number {
  return Math.max(0, count - figures.filter((figure) => figure.kind === kind).length);
}

function drawn<T>(stream: Stream, items: readonly T[], count: number): T[] {
  const bag = [...items];
  return Array.from(
    { length: Math.min(count, bag.length) },
    () => bag.splice(stream.below(bag.length), 1)[0]!,
  );
}

function shuffled<T>(stream: Stream, items: readonly T[]): T[] {
  return drawn(stream, items, items.length);
}

function pick<T>(stream: Stream, items: readonly T[]): T {
  return items[stream.below(items.length)]!;
}
