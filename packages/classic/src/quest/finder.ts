/** Looks up the places and names in a quest, and collects what it cannot find. */
import { directionTo, EDGE_OPEN, EDGE_WALL, makeSquare, neighbour, parseSquare } from '@oubliette/dungeon';
import type { Board, Direction, DoorEdge, Square } from '@oubliette/dungeon';
import type { Noun } from '@oubliette/words';
import { properName } from '../content/names.ts';
import type { Text } from '../content/names.ts';
import { footprintOf } from './board.ts';
import { inBoth, titleInBoth } from './language.ts';
import type { WrittenText } from './language.ts';
import { MISSING, OWN_ID } from './phrases.ts';
import { questProblem } from './problem.ts';
import type { QuestProblem } from './problem.ts';
import type { OuterDoor } from './quest.ts';
import type { ParsedEffect, ParsedQuest } from './source.ts';
import type { QuestVocabulary } from './vocabulary.ts';

/** What each language is called in each. */
const LANGUAGES = {
  en: { en: 'English', fr: 'anglais' },
  fr: { en: 'French', fr: 'français' },
} as const;

/** Things that may have an id, and the message when there is none. */
const NONE_OF = {
  counter: { en: 'no counter', fr: 'aucun compteur' },
  door: { en: 'no door', fr: 'aucune porte' },
  furniture: { en: 'no piece of furniture', fr: 'aucun meuble' },
  figure: { en: 'no figure', fr: 'aucune figurine' },
  captive: { en: 'no captive', fr: 'aucun captif' },
  goal: { en: 'no goal', fr: 'aucun but' },
} as const satisfies Readonly<Record<string, Text>>;

type Thing = keyof typeof NONE_OF;

/** By direction. */
const SIDES: readonly string[] = ['north', 'east', 'south', 'west'];

export class Finder {
  board: Board;
  readonly vocabulary: QuestVocabulary;
  readonly problems: QuestProblem[] = [];
  /** What a draft still lacks. */
  readonly unfinished: QuestProblem[] = [];
  #questions = 0;
  readonly #source: ParsedQuest;
  readonly #doors = new Map<string, number>();
  readonly #furniture = new Map<string, number>();
  readonly #figures: Set<string>;
  readonly #captives: ReadonlySet<string>;
  readonly #named = new Set<string>();
  readonly #counters = new Set<string>();
  readonly #edges = new Set<string>();
  readonly #elsewhere: ReadonlySet<string>;

  /** `elsewhere`: ids not to report as missing, since they may be in an unreadable part of the file. */
  constructor(
    source: ParsedQuest,
    board: Board,
    vocabulary: QuestVocabulary,
    elsewhere: ReadonlySet<string> = new Set(),
  ) {
    this.#source = source;
    this.#elsewhere = elsewhere;
    this.vocabulary = vocabulary;
    this.board = board;
    this.#figures = new Set(figureIds(source));
    this.#captives = new Set(source.captives.map(({ id }) => id));
  }

  problem(path: string, message: Text, remedy: Text): void {
    this.problems.push(questProblem(path, message, remedy));
  }

  /** Something still missing: a draft may do without it. */
  lack(path: string, message: Text, remedy: Text): void {
    const list = this.#source.draft === true ? this.unfinished : this.problems;
    list.push(questProblem(path, message, remedy));
  }

  /** In both languages; if the quest is written in one, the other says so. */
  text(written: WrittenText, path: string): Text {
    return inBoth(this.#given(written, path));
  }

  title(written: WrittenText, path: string): Text {
    return titleInBoth(this.#given(written, path));
  }

  /** A name is the same in both languages, unless given in both. */
  name({ gender, ...written }: WrittenText & { readonly gender: 'm' | 'f' }, path: string): Noun {
    const { en, fr } = this.#given(written, path);
    return properName(en ?? fr!, gender, fr ?? en!);
  }

  #given({ en, fr }: WrittenText, path: string): WrittenText {
    const { language } = this.#source;
    for (const [key, given] of [
      ['en', en],
      ['fr', fr],
    ] as const) {
      if (given !== undefined || (language !== undefined && language !== key)) continue;
      const other = key === 'en' ? 'fr' : 'en';
      this.problem(
        `${path}.${key}`,
        MISSING,
        language === undefined
          ? {
              en: `add the ${LANGUAGES[key].en} text, or write \`language: ${other}\` if the quest is in ${LANGUAGES[other].en} alone`,
              fr: `ajoutez le texte ${LANGUAGES[key].fr}, ou écrivez \`language: ${other}\` si la quête n’est qu’en ${LANGUAGES[other].fr}`,
            }
          : {
              en: `the quest is written in ${LANGUAGES[key].en}: add it`,
              fr: `la quête est écrite en ${LANGUAGES[key].fr} : ajoutez-le`,
            },
      );
    }
    return en === undefined && fr === undefined ? { en: '?', fr: '?' } : { en, fr };
  }

  /** Each question of the quest has its own number. */
  nextQuestion(): number {
    this.#questions += 1;
    return this.#questions - 1;
  }

  counter(id: string, path: string): string {
    const counters = this.#source.counters.map((counter) => counter.id);
    if (!counters.includes(id)) this.#unknown('counter', id, path, counters);
    return id;
  }

  /** A door in the outer wall: `A9-west`. */
  outerDoor(written: string, path: string): Pick<OuterDoor, 'square' | 'direction'> {
    const [at = '', side = ''] = written.split('-');
    const square = this.square(at, path);
    const direction = SIDES.indexOf(side) as Direction;
    if (square >= 0) {
      const beyond = neighbour(this.board, square, direction);
      if (beyond >= 0 && this.board.areaOf[beyond]! >= 0)
        this.problem(
          path,
          {
            en: `${written} does not lead off the board`,
            fr: `${written} ne mène pas hors du plateau`,
          },
          {
            en: `beyond it is ${makeSquare(this.board, beyond)}: a door between two squares stands under \`doors\``,
            fr: `derrière se trouve ${makeSquare(this.board, beyond)} : une porte entre deux cases s’écrit sous \`doors\``,
          },
        );
    }
    return { square, direction };
  }

  square(written: string, path: string): Square {
    const square = parseSquare(this.board, written);
    if (square !== null && (this.board.areaOf[square] ?? -1) >= 0) return square;
    this.problem(
      path,
      {
        en: `there is no square ${written} on the board`,
        fr: `il n’y a pas de case ${written} sur le plateau`,
      },
      this.#bounds(),
    );
    return -1;
  }

  /** In a wall, or across a passage, where a door cannot be secret. */
  edge(written: string, path: string, secret: boolean): DoorEdge | null {
    const [from = '', to = ''] = written.split('-');
    const a = this.square(from, path);
    const b = this.square(to, path);
    if (a < 0 || b < 0) return null;
    const direction = directionTo(this.board, a, b);
    const edge = direction < 0 ? null : this.board.edges[a * 4 + direction]!;
    if (edge === EDGE_WALL) return this.#freeEdge({ a, b }, written, path);
    if (edge === EDGE_OPEN && !secret && this.#isPassage(a) && this.#isPassage(b))
      return this.#freeEdge({ a, b, across: true }, written, path);
    this.problem(
      path,
      {
        en: `there is no wall between ${from} and ${to}`,
        fr: `il n’y a pas de mur entre ${from} et ${to}`,
      },
      secret
        ? {
            en: 'a secret door stands in a wall between two squares that share a side',
            fr: 'une porte secrète se trouve dans un mur, entre deux cases qui ont un côté commun',
          }
        : {
            en: 'a door stands between two squares that share a side, in a wall or across a passage',
            fr: 'une porte se trouve entre deux cases qui ont un côté commun, dans un mur ou en travers d’un couloir',
          },
    );
    return null;
  }

  #isPassage(square: Square): boolean {
    return this.board.areas[this.board.areaOf[square]!]?.kind === 'passage';
  }

  #freeEdge(edge: DoorEdge, written: string, path: string): DoorEdge | null {
    const key = `${Math.min(edge.a, edge.b)}-${Math.max(edge.a, edge.b)}`;
    if (!this.#edges.has(key)) {
      this.#edges.add(key);
      return edge;
    }
    this.problem(
      path,
      { en: `two doors stand at ${written}`, fr: `il y a deux portes en ${written}` },
      { en: 'take one of them out', fr: 'retirez l’une des deux' },
    );
    return null;
  }

  #bounds(): Text {
    const { width, height } = this.board;
    const last = makeSquare(this.board, width * height - 1);
    return {
      en: `squares run from A1 to ${last}, where the map is not solid rock`,
      fr: `les cases vont de A1 à ${last}, là où le plan n’est pas du roc`,
    };
  }

  area(written: string, path: string): number {
    const found = this.board.areas.findIndex(({ id }) => id === written);
    if (found >= 0) return found;
    const known = this.board.areas.map(({ id }) => id).join(', ');
    this.problem(
      path,
      {
        en: `there is no room or passage "${written}" on the board`,
        fr: `il n’y a ni salle ni couloir « ${written} » sur le plateau`,
      },
      { en: `the board has ${known}`, fr: `le plateau a ${known}` },
    );
    return -1;
  }

  isArea(written: string): boolean {
    return this.board.areas.some(({ id }) => id === written);
  }

  nameDoor(id: string | null, index: number, path: string): void {
    this.#name(this.#doors, id, index, path);
  }

  nameFurniture(id: string | null, index: number, path: string): void {
    this.#name(this.#furniture, id, index, path);
  }

  nameCounter(id: string, path: string): void {
    if (this.#counters.has(id))
      this.problem(
        path,
        { en: `two counters are called "${id}"`, fr: `deux compteurs s’appellent « ${id} »` },
        OWN_ID,
      );
    this.#counters.add(id);
  }

  nameFigure(id: string, path: string): void {
    if (this.#named.has(id))
      this.problem(
        path,
        { en: `two figures are called "${id}"`, fr: `deux figurines s’appellent « ${id} »` },
        OWN_ID,
      );
    this.#named.add(id);
  }

  door(id: string, path: string): number {
    return this.#find(this.#doors, 'door', id, path);
  }

  furniture(id: string, path: string): number {
    return this.#find(this.#furniture, 'furniture', id, path);
  }

  /** The squares a piece covers from its upper left one; none if it would not lie in one room. */
  footprint(piece: number, at: Square, turned: boolean, path: string): Square[] {
    const { kind } = this.#source.furniture[piece]!;
    const squares = footprintOf(this.board, kind, at, turned);
    if (squares !== null) return squares;
    this.problem(
      path,
      {
        en: `the ${kind} does not fit at ${makeSquare(this.board, at)}`,
        fr: `le meuble ${kind} ne tient pas en ${makeSquare(this.board, at)}`,
      },
      {
        en: 'move it, or turn it, so that it lies in one room',
        fr: 'déplacez-le ou tournez-le, pour qu’il tienne dans une seule salle',
      },
    );
    return [];
  }

  figure(id: string, path: string): string {
    if (!this.#figures.has(id)) this.#unknown('figure', id, path, [...this.#figures]);
    return id;
  }

  captive(id: string, path: string): string {
    if (!this.#captives.has(id)) this.#unknown('captive', id, path, [...this.#captives]);
    return id;
  }

  goal(id: string, path: string): string {
    const goals = this.#source.goals.map((goal) => goal.id);
    if (goals.length > 0 && !goals.includes(id)) this.#unknown('goal', id, path, goals);
    return id;
  }

  #name(names: Map<string, number>, id: string | null, index: number, path: string): void {
    if (id === null) return;
    if (names.has(id))
      this.problem(path, { en: `the id "${id}" is used twice`, fr: `l’id « ${id} » sert deux fois` }, OWN_ID);
    names.set(id, index);
  }

  #find(names: Map<string, number>, what: Thing, id: string, path: string): number {
    const found = names.get(id);
    if (found === undefined) this.#unknown(what, id, path, [...names.keys()]);
    return found ?? -1;
  }

  #unknown(what: Thing, id: string, path: string, known: readonly string[]): void {
    if (this.#elsewhere.has(id)) return;
    const none = NONE_OF[what];
    const list = known.join(', ');
    const remedy =
      known.length === 0
        ? { en: `${none.en} of this quest has an id`, fr: `${none.fr} de cette quête n’a d’id` }
        : { en: `known here: ${list}`, fr: `on connaît ici : ${list}` };
    this.problem(
      path,
      { en: `${none.en} is called "${id}"`, fr: `${none.fr} ne s’appelle « ${id} »` },
      remedy,
    );
  }
}

/** Every id of a monster or captive, including those placed by notes. */
function figureIds(source: ParsedQuest): string[] {
  const effects = [...source.notes, ...source.treasures].flatMap(({ then }) => then.flatMap(withAnswers));
  const placed = effects.flatMap((effect) => ('place' in effect ? effect.place : []));
  const monsters = [...source.monsters, ...placed].flatMap(({ id }) => (id === undefined ? [] : [id]));
  return [...monsters, ...source.captives.map(({ id }) => id)];
}

function withAnswers(effect: ParsedEffect): ParsedEffect[] {
  return 'ask' in effect ? [effect, ...effect.choices.flatMap(({ then }) => then)] : [effect];
}
