/** What the lobby asks of a game: which tables can be set for it, what it wants to know, and the choice it makes of the answers. */
import type { ComponentType } from 'react';
import type { LocalText, NewTable } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import type { IconName } from '../ui/iconNames.ts';
import type { Master, Mode, PlayedBy } from './company.ts';

export const DIFFICULTIES = ['merciful', 'normal', 'ruthless'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A table that is being thought up. */
export interface Draft {
  /** The game, or its campaign. */
  readonly game: string;
  readonly mode: Mode;
  readonly master: Master;
  readonly difficulty: Difficulty;
  readonly dice: 'app' | 'hand';
  /** Days for a turn instead of an evening together; online only. */
  readonly slow: boolean;
  readonly open: boolean;
  readonly language: Language;
  /** What the person is called. */
  readonly name: string;
  /** What the games ask, by the key of a part: what was said for one game is there again when it is come back to. */
  readonly parts: Readonly<Record<string, unknown>>;
}

/** Some of what is asked, which one form or several look after. */
export interface Part<T> {
  readonly key: string;
  /** What is taken for granted. */
  readonly fresh: T;
}

export function partOf<T>({ parts }: Draft, { key, fresh }: Part<T>): T {
  return (parts[key] as T | undefined) ?? fresh;
}

export function withPart<T extends object>(draft: Draft, part: Part<T>, change: Partial<T>): Draft {
  return { ...draft, parts: { ...draft.parts, [part.key]: { ...partOf(draft, part), ...change } } };
}

/** What the lobby knows of a quest. */
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

/** How it asks; fetched when its game is chosen. */
export interface FormParts {
  /** Beside the game: which quest, which dungeon. */
  readonly Beside: ComponentType<FormProps>;
  /** Under both. */
  readonly Below?: ComponentType<FormProps>;
  /** Under the fold: who goes, by which name, and who plays them. */
  readonly Heroes: ComponentType<FormProps>;
  /** And after how well the computer plays: whatever else a table decides. */
  readonly Rest?: ComponentType<FormProps>;
}

export interface LobbyForm {
  /** The game, and its campaign if it has one. */
  readonly tables: readonly (LobbyCard & { readonly id: string })[];
  /** Ways to set one of them that the lobby shows beside the others. */
  readonly ways?: readonly (LobbyCard & { readonly game: string })[];
  /** A table of it at once, for those who know the first game. */
  readonly atOnce?: LobbyCard & { readonly draft: (draft: Draft, book: readonly ListedQuest[]) => Draft };
  /** What a choice has: a problem with one of these is the form's, and not the page's. */
  readonly asks: readonly string[];
  readonly masterSeat: string;
  /** What stands beside who may be master; `nobody` where it can be done without. */
  readonly masters: {
    readonly computer: LocalText;
    readonly me: LocalText;
    readonly nobody?: Omit<LobbyCard, 'icon'>;
  };
  /** Why nobody can be master of what was chosen; null where somebody can. */
  readonly masterless?: (draft: Draft) => LocalText | null;
  /** Above how well the computer plays. */
  readonly difficulty: LocalText;
  /** How well it can; as well or as badly as anywhere where left out. */
  readonly difficulties?: readonly Difficulty[];
  readonly heroSeats: (draft: Draft) => readonly SeatDraft[];
  readonly choice: (draft: Draft) => NewTable['choice'];
  /** What of its own still has to be answered. */
  readonly missing?: (draft: Draft) => LocalText | null;
  /** Gives every hero the player they have by default. */
  readonly seated: (draft: Draft, by: (first: boolean) => PlayedBy) => Draft;
  readonly inMode?: (draft: Draft, mode: Mode) => Draft;
  /** As the game is chosen; `book` is its quest book, if it has one. */
  readonly entered?: (draft: Draft, book: readonly ListedQuest[]) => Draft;
}

/** Who is master of the table that would be opened. */
export function masterIn({ masterless }: LobbyForm, draft: Draft): Master {
  return (masterless?.(draft) ?? null) === null ? draft.master : 'nobody';
}

/** Online the first hero is one's own, and the others are for friends. */
export function defaultPlayer(mode: Mode, master: Master, first: boolean): PlayedBy {
  if (mode === 'online') return master !== 'me' && first ? 'me' : 'friend';
  if (mode === 'solo') return master === 'me' ? 'computer' : 'me';
  return 'me';
}
