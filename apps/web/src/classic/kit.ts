/** What differs between the games on this table: each book of the family brings one kit, the rest is shared. */
import type { ComponentType, ReactNode } from 'react';
import type { Command, Figure, FigureId, Hero, Names, ReachWishes, View } from '@oubliette/classic';
import type { Direction, Reach, Square } from '@oubliette/dungeon';
import type { BaseCommand, BaseEvent, Face, Refusal, RuleId } from '@oubliette/kernel';
import type { Language, Reader as ReaderOf, Telling } from '@oubliette/words';
import type { KeyAction } from '../settings/keys.ts';
import type { AskSort } from '../play/asking.ts';
import type { BoxUi } from '../play/box/pieces.ts';
import type { GameUi } from '../play/gameUi.ts';
import type { AnyIcon } from '../ui/Icon.tsx';
import type { ShownEffect } from '../board/effects.ts';
import type { TokenMark } from '../board/Tokens.tsx';
import type { Gallery } from '../pictures/making.ts';
import type { CardedGame } from '../play/cards.ts';
import type { Showing, ShownAt } from '../play/cues.ts';
import type { Aim } from '../play/intention.ts';
import type { Roll } from './dice/rolls.ts';
import type { ActionId } from './play/actions.ts';
import type { Hints } from './play/hints.ts';
import type { Chances } from './play/odds.ts';
import type { Leap } from './play/reach.ts';
import type { Place } from './play/stage.ts';
import type { SheetNumber, SheetValue } from './play/sheet.ts';
import type { SparedAnswer } from './play/spared.ts';
import type { OwnQuestion } from './play/situation.ts';
import type { Target } from './play/targets.ts';
import type { Classic } from './useClassic.ts';

export type Role = 'hero' | 'morcar';

/** One button of the action bar. */
export interface Action<V extends View = View, C extends BaseCommand = Command> {
  readonly id: ActionId;
  /** The command types behind it. */
  readonly types: readonly C['type'][];
  readonly key?: KeyAction;
  readonly icon: AnyIcon;
  readonly rule: RuleId;
  /** It can as well be done later, as long as no foe is in sight. */
  readonly canWait: boolean;
  name(language: Language): string;
  /** The full label, if there is room; it may depend on these commands. */
  full(language: Language, commands: readonly C[]): string;
  /** A clause for the warning at the end of the turn, if it is lost unused: "open a door". */
  left?(language: Language): string;
  /** The heading over its cards, picked before a target; absent if the target comes first. */
  cards?(language: Language): string;
  /** An example command for the rules to refuse when the action is grey. */
  prototype(view: V, actor: FigureId | null): C;
}

/** Where figures can go. */
export interface Walking<V extends View = View> {
  left(view: V, mover: FigureId): number | null;
  reach(view: V, mover: FigureId, wishes?: ReachWishes): Reach | null;
  /** What the first step costs beyond 1, from the mover's square. */
  turning(view: V, mover: FigureId, to: Square): number;
  jumpOver(view: V, from: Square, direction: Direction): Leap | null;
  /** The open pit on this side of a square that the figure may climb down into; -1 for none. */
  pitBeside(view: V, figure: Figure, from: Square, direction: Direction): Square;
  isRisky(view: V, figure: Figure, square: Square): boolean;
  /** How far along passages a hero on its way reveals what is there. */
  readonly sight: number;
}

export interface CardText {
  readonly name: string;
  readonly text: string;
  /** Its owner, if that is not the acting figure. */
  readonly owner: string | null;
}

/** What a text depends on. */
export type Reader<V extends View = View> = ReaderOf<V, Names>;

export interface FigureNumbers {
  readonly attack: string;
  readonly defence: string;
  readonly movement: string;
}

/** A book's additions to the board, drawn and spoken. All drawings are SVG. */
export interface BoardParts<V extends View = View> {
  /** Under the figures, in the board's units. */
  readonly Under?: ComponentType<LayerProps<V>>;
  /** Over the figures. */
  readonly Over?: ComponentType<LayerProps<V>>;
  /** Over the hatched layer of unseen things, for the player with the screen. */
  readonly Hidden?: ComponentType<{ readonly view: V }>;
  /** Where unseen monsters of the quest have moved to, by their index. */
  lurking?(view: V): ReadonlyMap<number, Square>;
  /** On a figure's token. */
  marks?(view: V, figure: Figure): readonly TokenMark[];
  /** A square's text on its figure, and on other things there. */
  sayFigure?(reader: Reader<V>, figure: Figure): readonly string[];
  saySquare?(reader: Reader<V>, square: Square): readonly string[];
  /** The known traps, in the book's own words; by default classic's. */
  sayTraps?(reader: Reader<V>): readonly SpokenTrap[];
  /** The unknown ones, for the player with the screen. */
  sayHiddenTraps?(reader: Reader<V>): readonly SpokenTrap[];
}

export interface SpokenTrap {
  readonly squares: readonly Square[];
  readonly text: string;
}

export interface LayerProps<V extends View = View> {
  readonly view: V;
  readonly language: Language;
  /** The staged or planned path, the figure's own square first. */
  readonly path: readonly Square[];
  /** The acting or selected figure. */
  readonly selected: FigureId | null;
  /** The figure being inspected, if any. */
  readonly inspected: FigureId | null;
}

/** For parts that mention rules: a link that opens one. */
export interface Linking {
  readonly rule: (id: RuleId) => ReactNode;
}

/** A book's additions beside the board. */
export interface PanelParts<V extends View = View> {
  /** The acting figure's state, instead of "action ready". */
  readonly Head?: ComponentType<Reader<V> & { readonly figure: Figure; readonly acting: boolean }>;
  /** A hero's belongings, instead of the equipment cards. */
  readonly Belongings?: ComponentType<Reader<V> & Linking & { readonly hero: Hero }>;
  /** More about an inspected figure. */
  readonly Inspected?: ComponentType<Reader<V> & Linking & { readonly figure: Figure }>;
  /** More about a monster, for its player. */
  readonly Monster?: ComponentType<Reader<V> & Linking & { readonly figure: Figure }>;
}

/** The parts that need no screen. */
export interface PlayKit<V extends View = View, C extends BaseCommand = Command> {
  readonly id: string;
  /** The bar, in order: everything the figure could ever do, lit or grey. */
  actions(role: Role, view: V, actor: FigureId | null): readonly Action<V, C>[];
  targetOf(command: C, view: V): Target;
  /** The weapon, spell, potion, power or figure: picked from cards rather than on the board. */
  meansOf(command: C): string;
  /** The square that stands for a command's card on the board, until a card is picked. */
  cardSquare?(command: C, view: V): Square | null;
  /** The label of a blow's means or a card's manner, beside the alternatives. */
  meansText(command: C, language: Language): string;
  /** The card picked as a command's means. */
  card(command: C, reader: Reader<V>, actor: FigureId | null): CardText;
  /** The text of the card a staged command would use. */
  cardText(command: C, language: Language): string | null;
  /** Irreversible, and rarely meant. */
  isGrave(command: C, view: V): boolean;
  /** Whether it is meant when nothing else is said. */
  isPlain(command: C): boolean;
  odds(view: V, command: C): Chances | null;
  /** Of several means at one target, the one worth most is staged. */
  worth(command: C, view: V): number;
  readonly walking: Walking<V>;
  /** What pointing at a place can mean for a figure, likeliest first. */
  aims(view: V, figure: Figure, place: Place): readonly Aim<C>[];
  /** Whether a path, which begins with the figure's own square, runs a risk beyond known traps. */
  isWayGrave?(view: V, figure: FigureId, way: readonly Square[]): boolean;
  /** What else to expect on a path, which begins with the figure's own square. */
  wayNote?(reader: Reader<V>, figure: FigureId, way: readonly Square[]): string | null;
  /** First words in the command box, and their kinds of command. */
  readonly verbs: readonly (readonly [words: readonly string[], types: readonly C['type'][]])[];
  /** The moves without those equivalent to another. */
  distinct?(moves: readonly C[], view: V): readonly C[];
  /** A question only this book asks. */
  ownQuestion?(moves: readonly C[], view: V): OwnQuestion<C> | null;
  /** The open question of a seat with these moves, if it may be answered without asking; and the sorts there are. */
  spared(view: V, moves: readonly C[]): SparedAnswer<C> | null;
  readonly askSorts: readonly AskSort[];
  /** Rewords the rules' answer for a player who pressed a grey action without a target in mind. */
  putForAction(id: ActionId, asked: C, view: V): (refusal: Refusal) => Refusal;
  /** For a first game. */
  readonly hints: Hints<V>;

  /** All the game's own texts. */
  readonly telling: Telling<V, C, Names>;
  /** A refusal in words, the game's or one reworded for a grey action. */
  explain(refusal: Refusal, language: Language, names: Names): string;

  /** How an event is shown; null if the board after it is enough. */
  show(event: BaseEvent, at: ShownAt<View>): Showing | null;
  readonly gallery: Gallery;
  /** Which card events shown as one bring; null for what stays in the log. */
  cardOf: CardedGame<V, Names>['card'];
  /** Whether it is shown as one with the event before it. */
  belongs(last: BaseEvent, next: BaseEvent): boolean;
  /** The view with one more event told. */
  unfold(view: V, event: BaseEvent, after: V): V;
  effects(event: BaseEvent, view: V, language: Language): readonly ShownEffect[];
  /** Whether the log counts it as a fight. */
  isFight(event: BaseEvent): boolean;

  /** The roll in an event; null if no die was rolled. */
  rollIn(event: BaseEvent): Roll | null;
  /** Events during which the dice of the previous roll stay on the table. */
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
  box(): Promise<BoxUi<V>>;
}
