/** A game's lobby form: its tables, its questions, and the choice made from the answers. */
import type { ComponentType } from 'react';
import type { LocalText, NewTable, TableOptions } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import type { IconName } from '../ui/iconNames.ts';
import type { Master, Mode, PlayedBy } from './company.ts';

export const DIFFICULTIES = ['merciful', 'normal', 'ruthless'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A table being set up. */
export interface Draft {
  /** The game, or its campaign. */
  readonly game: string;
  readonly mode: Mode;
  readonly master: Master;
  readonly difficulty: Difficulty;
  readonly dice: TableOptions['dice'];
  /** Days per turn instead of one evening; online only. */
  readonly slow: boolean;
  readonly open: boolean;
  readonly language: Language;
  /** The player's name. */
  readonly name: string;
  /** The games' own answers, by the key of a part, kept when the player switches games and back. */
  readonly parts: Readonly<Record<string, unknown>>;
}

/** Part of the answers, used by one form or several. */
export interface Part<T> {
  readonly key: string;
  /** The defaults. */
  readonly fresh: T;
}

export function partOf<T>({ parts }: Draft, { key, fresh }: Part<T>): T {
  return (parts[key] as T | undefined) ?? fresh;
}

export function withPart<T extends object>(draft: Draft, part: Part<T>, change: Partial<T>): Draft {
  return { ...draft, parts: { ...draft.parts, [part.key]: { ...partOf(draft, part), ...change } } };
}

/** The lobby's data on a quest. */
export interface ListedQuest {
  readonly id: string;
  readonly level: number | null;
}

export interface SeatDraft {
  readonly seat: string;
  readonly by: PlayedBy;
}

export interface LobbyCard {
  readonly title: LocalText;
  readonly hint: LocalText;
  readonly icon: IconName;
}

export interface FormProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** The form's components, fetched when the game is chosen. */
export interface FormParts {
  /** Beside the game: which quest or dungeon. */
  readonly Beside: ComponentType<FormProps>;
  /** Under both. */
  readonly Below?: ComponentType<FormProps>;
  /** Under the fold: which heroes go, their names, and who plays them. */
  readonly Heroes: ComponentType<FormProps>;
  /** After the computer's skill: any other options. */
  readonly Rest?: ComponentType<FormProps>;
}

export interface LobbyForm {
  /** The game, and its campaign if it has one. */
  readonly tables: readonly (LobbyCard & { readonly id: string })[];
  /** Special setups of one of them that the lobby lists beside the others. */
  readonly ways?: readonly (LobbyCard & { readonly game: string })[];
  /** What can be played besides the quests of a book, each with what it is like. */
  readonly listed?: readonly Omit<LobbyCard, 'icon'>[];
  /** In the lobby's list of games: its picture, what it is like in a line, and tables that are set at once. */
  readonly atOnce: Omit<LobbyCard, 'title'> & {
    readonly draft: (draft: Draft, book: readonly ListedQuest[]) => Draft;
    /** A prepared table that teaches the game in ten minutes, with its hints. */
    readonly lesson?: (draft: Draft) => Draft;
  };
  /** The fields of a choice: problems with them are shown by the form, not the page. */
  readonly asks: readonly string[];
  readonly masterSeat: string;
  /** Notes on who may be master; `nobody` if the game can do without. */
  readonly masters: {
    readonly computer: LocalText;
    readonly me: LocalText;
    readonly nobody?: Omit<LobbyCard, 'icon'>;
  };
  /** Why the choice cannot have a master; null if it can. */
  readonly masterless?: (draft: Draft) => LocalText | null;
  /** Above the choice of the computer's skill. */
  readonly difficulty: LocalText;
  /** How well it can; as well or as badly as anywhere where left out. */
  readonly difficulties?: readonly Difficulty[];
  readonly heroSeats: (draft: Draft) => readonly SeatDraft[];
  readonly choice: (draft: Draft) => NewTable['choice'];
  /** The game's own first unanswered question. */
  readonly missing?: (draft: Draft) => LocalText | null;
  /** Gives every hero their default player. */
  readonly seated: (draft: Draft, by: (first: boolean) => PlayedBy) => Draft;
  readonly inMode?: (draft: Draft, mode: Mode) => Draft;
  /** When the game is chosen; `book` is its quest book, if it has one. */
  readonly entered?: (draft: Draft, book: readonly ListedQuest[]) => Draft;
}

/** The master of the table that would be opened. */
export function masterIn({ masterless }: LobbyForm, draft: Draft): Master {
  return (masterless?.(draft) ?? null) === null ? draft.master : 'nobody';
}

/** Online the first hero is the player's own, and the others are for friends. */
export function defaultPlayer(mode: Mode, master: Master, first: boolean): PlayedBy {
  if (mode === 'online') return master !== 'me' && first ? 'me' : 'friend';
  if (mode === 'solo') return master === 'me' ? 'computer' : 'me';
  return 'me';
}
