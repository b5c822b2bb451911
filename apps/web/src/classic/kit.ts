/** What differs between the games that are played on this table: a book of the family brings one kit, and all else is shared. */
import type { ComponentType, ReactNode } from 'react';
import type { Command, Figure, FigureId, Hero, Names, ReachWishes, View } from '@oubliette/classic';
import type { Direction, Reach, Square } from '@oubliette/dungeon';
import type { BaseCommand, BaseEvent, Face, Refusal, RuleId } from '@oubliette/kernel';
import type { Language, Reader as ReaderOf, Telling } from '@oubliette/words';
import type { KeyAction } from '../settings/keys.ts';
import type { GameUi } from '../play/gameUi.ts';
import type { AnyIcon } from '../ui/Icon.tsx';
import type { ShownEffect } from '../board/effects.ts';
import type { TokenMark } from '../board/Tokens.tsx';
import type { Showing, ShownAt } from '../play/cues.ts';
import type { Roll } from './dice/rolls.ts';
import type { ActionId } from './play/actions.ts';
import type { Hints } from './play/hints.ts';
import type { Chances } from './play/odds.ts';
import type { Leap } from './play/reach.ts';
import type { SheetNumber, SheetValue } from './play/sheet.ts';
import type { OwnQuestion } from './play/situation.ts';
import type { Target } from './play/targets.ts';
import type { Classic } from './useClassic.ts';

export type Role = 'hero' | 'morcar';

/** One button of the action bar. */
export interface Action<V extends View = View, C extends BaseCommand = Command> {
  readonly id: ActionId;
  /** The types of the commands behind it. */
  readonly types: readonly C['type'][];
  readonly key?: KeyAction;
  readonly icon: AnyIcon;
  readonly rule: RuleId;
  /** It is worth a word when the turn ends without it. */
  readonly matters: boolean;
  name(language: Language): string;
  /** Said in full, where there is room; of these commands, if the words depend on them. */
  full(language: Language, commands: readonly C[]): string;
  /** The heading over the cards that are picked from before a target; none where the target comes at once. */
  cards?(language: Language): string;
  /** Something of the sort for the rules to refuse, where the action is grey. */
  prototype(view: V, actor: FigureId | null): C;
}

/** Where figures can go. */
export interface Walking<V extends View = View> {
  left(view: V, mover: FigureId): number | null;
  reach(view: V, mover: FigureId, wishes?: ReachWishes): Reach | null;
  /** What the first step costs beyond 1, from where the mover stands. */
  turning(view: V, mover: FigureId, to: Square): number;
  jumpOver(view: V, from: Square, direction: Direction): Leap | null;
  /** The open pit on this side of a square that the figure may climb down into; -1 where there is none. */
  pitBeside(view: V, figure: Figure, from: Square, direction: Direction): Square;
  isRisky(view: V, figure: Figure, square: Square): boolean;
  /** How far ahead one may plan before the dice are known. */
  readonly farthest: number;
}

export interface CardText {
  readonly name: string;
  readonly text: string;
  /** Whose it is, where that is not whoever acts. */
  readonly owner: string | null;
}

/** What a reader needs to be told something. */
export type Reader<V extends View = View> = ReaderOf<V, Names>;

export interface FigureNumbers {
  readonly attack: string;
  readonly defence: string;
  readonly movement: string;
}

/** What is drawn and said on the board beside what every book has. All drawings are SVG. */
export interface BoardParts<V extends View = View> {
  /** Under the figures, in the board's units. */
  readonly Under?: ComponentType<LayerProps<V>>;
  /** Over the figures. */
  readonly Over?: ComponentType<LayerProps<V>>;
  /** Over the hatched layer of what the heroes have not seen, for whoever has a screen. */
  readonly Hidden?: ComponentType<{ readonly view: V }>;
  /** Where monsters of the quest that nobody has seen have got to, by their index. */
  lurking?(view: V): ReadonlyMap<number, Square>;
  /** On a figure's token. */
  marks?(view: V, figure: Figure): readonly TokenMark[];
  /** What a square says of the figure on it, and of what else lies there. */
  sayFigure?(reader: Reader<V>, figure: Figure): readonly string[];
  saySquare?(reader: Reader<V>, square: Square): readonly string[];
  /** The traps that are known, in the book's own words; classic's where it is left out. */
  sayTraps?(reader: Reader<V>): readonly SpokenTrap[];
  /** Those that are not, for whoever has a screen. */
  sayHiddenTraps?(reader: Reader<V>): readonly SpokenTrap[];
}

export interface SpokenTrap {
  readonly squares: readonly Square[];
  readonly text: string;
}

export interface LayerProps<V extends View = View> {
  readonly view: V;
  readonly language: Language;
  /** The path that is staged or planned, the figure's own square first. */
  readonly path: readonly Square[];
  /** The figure that acts or is turned to. */
  readonly selected: FigureId | null;
  /** The figure that is being looked at, if one is. */
  readonly inspected: FigureId | null;
}

/** What a part that speaks of rules needs besides: a link that opens one. */
export interface Linking {
  readonly rule: (id: RuleId) => ReactNode;
}

/** What stands beside the board. */
export interface PanelParts<V extends View = View> {
  /** How the acting figure stands, in the place of "action ready". */
  readonly Head?: ComponentType<Reader<V> & { readonly figure: Figure; readonly acting: boolean }>;
  /** What a hero carries, in the place of the equipment cards. */
  readonly Belongings?: ComponentType<Reader<V> & Linking & { readonly hero: Hero }>;
  /** More about a figure that is looked at. */
  readonly Inspected?: ComponentType<Reader<V> & Linking & { readonly figure: Figure }>;
  /** More about a monster, for whoever plays it. */
  readonly Monster?: ComponentType<Reader<V> & Linking & { readonly figure: Figure }>;
}

/** Everything that needs no screen. */
export interface PlayKit<V extends View = View, C extends BaseCommand = Command> {
  readonly id: string;
  /** The bar, in its order: what the figure could ever do, lit or grey. */
  actions(role: Role, view: V, actor: FigureId | null): readonly Action<V, C>[];
  targetOf(command: C, view: V): Target;
  /** By which weapon, spell, potion, power or figure: what is picked from cards rather than from the board. */
  meansOf(command: C): string;
  /** The square that stands for the card of a command on the board, as long as no card is picked. */
  cardSquare?(command: C, view: V): Square | null;
  /** How the means of a blow, or the manner of a card, are called beside the others there are. */
  meansText(command: C, language: Language): string;
  /** What is picked with the means of a command. */
  card(command: C, reader: Reader<V>, actor: FigureId | null): CardText;
  /** What a card that a staged command would use says. */
  cardText(command: C, language: Language): string | null;
  /** Cannot be taken back and is seldom meant. */
  isGrave(command: C, view: V): boolean;
  /** What is meant where nothing else is said. */
  isPlain(command: C): boolean;
  odds(view: V, command: C): Chances | null;
  /** Of several means at one target, the one that is worth most is staged. */
  worth(command: C, view: V): number;
  readonly walking: Walking<V>;
  /** What else is to be expected on a way, the squares of which begin with the figure's own. */
  wayNote?(reader: Reader<V>, figure: FigureId, way: readonly Square[]): string | null;
  /** First words that stand for kinds of command, in the command box. */
  readonly verbs: readonly (readonly [words: readonly string[], types: readonly C['type'][]])[];
  /** The moves without those that come to the same as another. */
  distinct?(moves: readonly C[], view: V): readonly C[];
  /** A question that only this book asks. */
  ownQuestion?(moves: readonly C[], view: V): OwnQuestion<C> | null;
  /** The rules' answer, put for somebody who pressed a grey action and meant no target in particular. */
  putForAction(id: ActionId, asked: C, view: V): (refusal: Refusal) => Refusal;
  /** For a first game. */
  readonly hints: Hints<V>;

  /** All that the game says of itself. */
  readonly telling: Telling<V, C, Names>;
  /** A refusal in words, the game's or one that is put for a grey action. */
  explain(refusal: Refusal, language: Language, names: Names): string;

  /** How an event is shown; null where the board after it says enough. */
  show(event: BaseEvent, at: ShownAt<View>): Showing | null;
  /** Shown as one with the event before it. */
  belongs(last: BaseEvent, next: BaseEvent): boolean;
  /** The view with one more event told. */
  unfold(view: V, event: BaseEvent, after: V): V;
  effects(event: BaseEvent, view: V, language: Language): readonly ShownEffect[];
  /** Lines of these are among the fights in the log. */
  isFight(event: BaseEvent): boolean;

  /** What an event has rolled; null where no die was rolled. */
  rollIn(event: BaseEvent): Roll | null;
  /** Events during which the dice of the roll before them stay on the table. */
  readonly aftermath: ReadonlySet<string>;
  facesOf(die: string): readonly Face[];

  numbers(view: V, figure: Figure, language: Language): FigureNumbers;
  sheet(view: V, hero: Hero, language: Language): Readonly<Record<SheetNumber, SheetValue>> | null;
}

export interface TableKit<V extends View = View, C extends BaseCommand = Command> extends PlayKit<V, C> {
  readonly OwnQuestion?: ComponentType<{ readonly classic: Classic; readonly question: OwnQuestion }>;
  readonly Die: GameUi['Die'];
  readonly board: BoardParts<V>;
  readonly panels: PanelParts<V>;
}
