/** The Morcar player's texts: notes, monsters by room, powers, figures left in the box. */
import {
  equipmentCard,
  everyEffect,
  figureMention,
  FURNITURE,
  heroNoun,
  nounOf,
  questTreasureCard,
  spellCard,
  treasureCard,
} from '@oubliette/classic';
import type { Command, Figure, FigureId, MonsterKind, Names, Quest, Screen, View } from '@oubliette/classic';
import { hasSquare, makeSquare } from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import { say, typeset, withApostrophes } from '@oubliette/words';
import type { Language, Mention } from '@oubliette/words';
import { CLASSIC } from '../words.ts';

type Note = Quest['notes'][number];
type When = Note['when'];
type Effect = Note['then'][number];

export interface NoteCard {
  readonly key: string;
  /** The number of its pin on the hidden map; treasures have none. */
  readonly number: number | null;
  readonly when: string;
  readonly onlyIf: string | null;
  readonly then: readonly string[];
  readonly fired: boolean;
  /** Where it lies, for the board to show; empty if it has no place. */
  readonly squares: readonly Square[];
  /** Rooms next to known ones come first. */
  readonly near: boolean;
  /** Its title, and the author's words to the Morcar player alone. */
  readonly title: string | null;
  readonly master: string | null;
  readonly repeats: boolean;
}

interface Teller {
  readonly view: View;
  readonly screen: Screen;
  readonly names: Names;
  readonly language: Language;
}

export function noteCards(view: View, names: Names, language: Language): readonly NoteCard[] {
  const { screen } = view;
  if (screen === null) return [];
  const teller: Teller = { view, screen, names, language };
  const notes = screen.quest.notes.map((note, index): NoteCard => {
    const squares = squaresOf(note.when, screen);
    return {
      key: `note${index}`,
      number: index + 1,
      when: whenText(note.when, teller),
      onlyIf: conditionText(note.if, teller),
      then: note.then.map((effect) => effectText(effect, teller)),
      fired: screen.fired.includes(index),
      squares,
      near: isNear(squares, view),
      title: note.title === null ? null : typeset(language, withApostrophes(note.title[language])),
      master: note.master === null ? null : typeset(language, withApostrophes(note.master[language])),
      repeats: note.repeat,
    };
  });
  const treasures = screen.quest.treasures.map(({ place, then }, index): NoteCard => {
    const { board } = screen.quest;
    const squares = 'area' in place ? board.areas[place.area]!.squares : [place.square];
    const id = 'area' in place ? board.areas[place.area]!.id : makeSquare(board, place.square);
    const where = 'area' in place ? areaText(place.area, teller) : id;
    return {
      key: `treasure${index}`,
      number: null,
      when: say(CLASSIC, language, 'treasureIn', { place: where }),
      onlyIf: null,
      then: then.map((effect) => effectText(effect, teller)),
      fired: screen.emptied.includes(id),
      squares,
      near: isNear(squares, view),
      title: null,
      master: null,
      repeats: false,
    };
  });
  return [...notes, ...treasures];
}

function squaresOf(when: When, { quest }: Screen): readonly Square[] {
  const { areas, doors } = quest.board;
  switch (when.tag) {
    case 'enter':
    case 'seeArea':
      return when.areas.flatMap((area) => areas[area]!.squares);
    case 'search':
      return areas[when.area]!.squares;
    case 'step':
      return when.squares;
    case 'open': {
      const { a, b } = doors[when.door]!;
      return [a, b];
    }
    case 'seeFigure':
    case 'kill':
      return [...quest.monsters, ...quest.captives].flatMap(({ id, square }) =>
        id !== null && when.figures.includes(id) ? [square] : [],
      );
    default:
      return [];
  }
}

/** Unknown, but one door or edge away from known squares. */
function isNear(squares: readonly Square[], { revealed, screen }: View): boolean {
  if (screen === null || !squares.some((square) => !hasSquare(revealed, square))) return false;
  const inside = new Set(squares);
  return screen.quest.board.doors.some(
    ({ a, b }) => (inside.has(a) && hasSquare(revealed, b)) || (inside.has(b) && hasSquare(revealed, a)),
  );
}

function areaText(area: number, { screen, language }: Teller): string {
  return areaName(screen.quest.board.areas[area]!, language);
}

export function areaName({ id, kind }: Board['areas'][number], language: Language): string {
  return kind === 'passage' ? say(CLASSIC, language, 'passage', {}) : say(CLASSIC, language, 'room', { id });
}

function areasText(areas: readonly number[], teller: Teller): string {
  return areas.map((area) => areaText(area, teller)).join(', ');
}

function squaresText(squares: readonly Square[], { screen }: Teller): string {
  return squares.map((square) => makeSquare(screen.quest.board, square)).join(', ');
}

function doorText(door: number, { screen }: Teller): string {
  const { a, b } = screen.quest.board.doors[door]!;
  return `${makeSquare(screen.quest.board, a)}-${makeSquare(screen.quest.board, b)}`;
}

function figuresText(ids: readonly string[], teller: Teller): string {
  return ids.map((id) => figureText(id, teller)).join(', ');
}

/** Figures named by a quest may not have been met yet. */
function figureText(id: FigureId, { screen, names, language }: Teller): string {
  const { quest } = screen;
  const placed = everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'place' ? effect.monsters : []));
  const found = [...quest.monsters, ...placed, ...quest.captives].find((figure) => figure.id === id);
  const noun =
    found?.name ?? (found !== undefined && 'kind' in found ? nounOf(names.monsters, found.kind) : null);
  return noun === null ? plainName(figureMention(names, id), language) : noun[language].one;
}

/** A figure's name without an article: "Orc 2". */
export function plainName(mention: Mention, language: Language): string {
  if (!('noun' in mention)) return capital(mention[language].one);
  const { one } = mention.noun[language];
  return capital('label' in mention ? `${one} ${mention.label}` : one);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function whenText(when: When, teller: Teller): string {
  const { language } = teller;
  switch (when.tag) {
    case 'enter':
      return say(CLASSIC, language, 'whenEnter', { places: areasText(when.areas, teller) });
    case 'seeArea':
      return say(CLASSIC, language, 'whenSee', { places: areasText(when.areas, teller) });
    case 'seeFigure':
      return say(CLASSIC, language, 'whenSeeFigure', { figures: figuresText(when.figures, teller) });
    case 'open':
      return say(CLASSIC, language, 'whenOpen', { door: doorText(when.door, teller) });
    case 'step':
      return say(CLASSIC, language, 'whenStep', { places: squaresText(when.squares, teller) });
    case 'search':
      return say(CLASSIC, language, 'whenSearch', { what: when.for, place: areaText(when.area, teller) });
    case 'kill':
      return say(CLASSIC, language, 'whenKill', { figures: figuresText(when.figures, teller) });
    case 'round':
      return when.every === null
        ? say(CLASSIC, language, 'whenRound', { round: when.round })
        : say(CLASSIC, language, 'whenEvery', { round: when.round, every: when.every });
    case 'timer':
      return say(CLASSIC, language, 'whenTimer', { timer: when.timer });
    case 'leave':
      return when.figure === null
        ? say(CLASSIC, language, 'whenLeave', {})
        : say(CLASSIC, language, 'whenLeaveFigure', { figures: figureText(when.figure, teller) });
    case 'goal':
      return say(CLASSIC, language, 'whenGoal', { goal: goalText(when.goal, teller) });
    case 'counter':
      return say(CLASSIC, language, 'whenCounter', { counter: when.counter, count: when.reaches });
  }
}

function goalText(goal: string, { screen, language }: Teller): string {
  return screen.quest.goals.find(({ id }) => id === goal)?.text[language] ?? goal;
}

function conditionText(condition: Note['if'], teller: Teller): string | null {
  const { language } = teller;
  const { flag, noFlag, goal, noGoal, hero, carries, atLeast = {}, lessThan = {} } = condition;
  const parts = [
    flag === undefined ? null : say(CLASSIC, language, 'ifFlag', { flag }),
    noFlag === undefined ? null : say(CLASSIC, language, 'ifNoFlag', { flag: noFlag }),
    goal === undefined ? null : say(CLASSIC, language, 'ifGoal', { goal: goalText(goal, teller) }),
    noGoal === undefined ? null : say(CLASSIC, language, 'ifNoGoal', { goal: goalText(noGoal, teller) }),
    hero === undefined ? null : say(CLASSIC, language, 'ifHero', { hero: heroNoun(hero, 'm') }),
    carries === undefined
      ? null
      : say(CLASSIC, language, 'ifCarries', { thing: questTreasureCard(carries).noun }),
    ...Object.entries(atLeast).map(([counter, count]) =>
      say(CLASSIC, language, 'ifAtLeast', { counter, count }),
    ),
    ...Object.entries(lessThan).map(([counter, count]) =>
      say(CLASSIC, language, 'ifLessThan', { counter, count }),
    ),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : say(CLASSIC, language, 'onlyIf', { what: parts.join(', ') });
}

type Tellers = {
  readonly [T in Effect['tag']]: (effect: Extract<Effect, { tag: T }>, teller: Teller) => string;
};

const EFFECTS: Tellers = {
  text: ({ text }, { language }) =>
    say(CLASSIC, language, 'thenText', { text: typeset(language, withApostrophes(text[language])) }),
  place: ({ monsters }, teller) =>
    say(CLASSIC, teller.language, 'thenPlace', {
      monsters: monsters.map(({ name, kind }) => name ?? nounOf(teller.names.monsters, kind)),
      places: squaresText(
        monsters.map(({ square }) => square),
        teller,
      ),
    }),
  open: ({ door }, teller) => say(CLASSIC, teller.language, 'thenOpen', { door: doorText(door, teller) }),
  block: ({ squares }, teller) =>
    say(CLASSIC, teller.language, 'thenBlock', { places: squaresText(squares, teller) }),
  reveal: ({ area }, teller) =>
    say(CLASSIC, teller.language, 'thenReveal', { place: areaText(area, teller) }),
  giveGold: ({ gold }, { language }) => say(CLASSIC, language, 'thenGold', { gold }),
  giveQuestTreasure: ({ treasure }, { language }) =>
    say(CLASSIC, language, 'thenGive', { thing: questTreasureCard(treasure).noun }),
  giveEquipment: ({ equipment }, { language }) =>
    say(CLASSIC, language, 'thenGive', { thing: equipmentCard(equipment).noun }),
  givePotion: ({ potion }, { language }) =>
    say(CLASSIC, language, 'thenGive', { thing: treasureCard(potion).noun }),
  move: ({ who, to }, teller) =>
    say(CLASSIC, teller.language, 'thenMove', { who: whoText(who, teller), places: squaresText(to, teller) }),
  harm: ({ who, harm }, teller) =>
    say(CLASSIC, teller.language, 'thenHarm', {
      who: whoText(who, teller),
      amount:
        'lose' in harm
          ? say(CLASSIC, teller.language, 'harmPoints', { points: harm.lose })
          : say(CLASSIC, teller.language, 'harmDice', { dice: harm.dice }),
    }),
  heal: ({ who, body }, teller) =>
    say(CLASSIC, teller.language, 'thenHeal', { who: whoText(who, teller), amount: body }),
  mind: ({ who, by }, teller) =>
    say(CLASSIC, teller.language, 'thenMind', {
      who: whoText(who, teller),
      amount: by > 0 ? `+${by}` : `−${-by}`,
    }),
  goal: ({ goal }, teller) => say(CLASSIC, teller.language, 'thenGoal', { goal: goalText(goal, teller) }),
  flag: ({ flag }, { language }) => say(CLASSIC, language, 'thenFlag', { flag }),
  timer: ({ timer, rounds }, { language }) => say(CLASSIC, language, 'thenTimer', { timer, rounds }),
  join: ({ captive }, teller) =>
    say(CLASSIC, teller.language, 'thenJoin', { figures: figureText(captive, teller) }),
  remove: ({ figure }, teller) =>
    say(CLASSIC, teller.language, 'thenRemove', { figures: figureText(figure, teller) }),
  shift: ({ piece, to }, teller) =>
    say(CLASSIC, teller.language, 'thenShift', {
      thing: FURNITURE[teller.screen.quest.furniture[piece]!.kind].noun,
      places: squaresText(to, teller),
    }),
  count: ({ counter, by }, { language }) =>
    say(CLASSIC, language, 'thenCount', { counter, amount: by > 0 ? `+${by}` : `−${-by}` }),
  ask: ({ text, who, choices }, teller) =>
    [
      say(CLASSIC, teller.language, 'thenAsk', {
        who: whoText(who, teller),
        text: typeset(teller.language, withApostrophes(text[teller.language])),
      }),
      ...choices.map((choice) =>
        say(CLASSIC, teller.language, 'thenChoice', {
          text: typeset(teller.language, withApostrophes(choice.text[teller.language])),
          effects:
            choice.then.map((effect) => effectText(effect, teller)).join(' ; ') ||
            say(CLASSIC, teller.language, 'thenNothing', {}),
        }),
      ),
    ].join('\n'),
  win: (_, { language }) => say(CLASSIC, language, 'thenWin', {}),
  lose: (_, { language }) => say(CLASSIC, language, 'thenLose', {}),
};

function effectText(effect: Effect, teller: Teller): string {
  return (EFFECTS[effect.tag] as (effect: Effect, teller: Teller) => string)(effect, teller);
}

function whoText(who: 'actor' | 'everyone' | { readonly figure: string }, teller: Teller): string {
  if (typeof who !== 'string') return figureText(who.figure, teller);
  return say(CLASSIC, teller.language, who === 'actor' ? 'whoActor' : 'whoEveryone', {});
}

export interface MonsterRoom {
  readonly place: string;
  readonly monsters: readonly { readonly figure: Figure; readonly played: boolean; readonly able: boolean }[];
}

/** Monsters on the board by room, and which can still act. */
export function monstersByRoom(
  view: View,
  moves: readonly Command[],
  language: Language,
): readonly MonsterRoom[] {
  const monsters = view.figures.filter(({ side }) => side === 'morcar');
  const able = new Set(moves.flatMap((move) => ('figure' in move ? [move.figure] : [])));
  const rooms = Map.groupBy(monsters, ({ square }) => view.board.areaOf[square]!);
  return [...rooms]
    .toSorted(([a], [b]) => a - b)
    .map(([area, figures]) => {
      return {
        place: capital(areaName(view.board.areas[area]!, language)),
        monsters: figures.map((figure) => ({
          figure,
          played: view.turn.taker === null && view.turn.done.includes(figure.id),
          able: able.has(figure.id),
        })),
      };
    });
}

export interface PowerLeft {
  readonly name: string;
  readonly text: string;
  readonly left: number;
}

/** The powers a quest gives a named foe. */
export function powersLeft(view: View, id: FigureId, names: Names, language: Language): readonly PowerLeft[] {
  const { screen } = view;
  const left = screen?.powers[id];
  if (screen === null || left === undefined) return [];
  const { quest } = screen;
  const placed = [...quest.notes, ...quest.treasures]
    .flatMap(({ then }) => then)
    .flatMap((effect) => (effect.tag === 'place' ? effect.monsters : []));
  const foe = [...quest.monsters, ...placed].find((monster) => monster.id === id);
  return (foe?.powers ?? []).map((power, i) => ({
    ...powerText(power, quest, names, language),
    left: left[i] ?? 0,
  }));
}

type Power = Quest['monsters'][number]['powers'][number];

function powerText(power: Power, quest: Quest, names: Names, language: Language): Omit<PowerLeft, 'left'> {
  switch (power.tag) {
    case 'cast': {
      const { noun, text } = spellCard(power.spell);
      return { name: noun[language].one, text: text[language] };
    }
    case 'summon':
      return {
        name: say(CLASSIC, language, 'powerSummon', {
          kind: { noun: nounOf(names.monsters, power.kind), count: power.count },
        }),
        text: '',
      };
    case 'vanish':
      return {
        name: say(CLASSIC, language, 'powerVanish', { square: makeSquare(quest.board, power.to) }),
        text: '',
      };
  }
}

/** Figures left in the box, by kind. */
export function boxLeft(
  pool: Screen['pool'],
  { monsters }: Pick<Names, 'monsters'>,
  language: Language,
): readonly { readonly kind: MonsterKind; readonly name: string; readonly count: number }[] {
  return Object.keys(monsters).map((kind) => {
    const noun = nounOf(monsters, kind)[language];
    return { kind, name: capital(noun.many ?? noun.one), count: pool[kind] ?? 0 };
  });
}
