/** The lobby's form of a game that asks a few questions with a few answers each: data, and no component of its own. */
import type { SeatId } from '@oubliette/kernel';
import type { LocalText } from '@oubliette/table';
import type { PlayedBy } from './company.ts';
import { partOf, withPart } from './form.ts';
import type { Draft, LobbyCard, LobbyForm, Part } from './form.ts';

export interface PlainQuestion {
  readonly key: string;
  readonly label: LocalText;
  readonly fresh: number;
  readonly answers: readonly {
    readonly value: number;
    readonly title: LocalText;
    readonly hint?: LocalText;
  }[];
}

export interface PlainAsked extends Pick<LobbyForm, 'masters' | 'difficulty' | 'difficulties'> {
  readonly table: LobbyCard & { readonly id: string };
  readonly heroes: readonly { readonly seat: SeatId; readonly title: LocalText }[];
  readonly master: SeatId;
  readonly questions: readonly PlainQuestion[];
}

interface PlainAnswers {
  readonly answers: Readonly<Record<string, number>>;
  readonly by: Readonly<Record<SeatId, PlayedBy>>;
}

export function answersTo({ table, heroes, questions }: PlainAsked): Part<PlainAnswers> {
  return {
    key: table.id,
    fresh: {
      answers: Object.fromEntries(questions.map(({ key, fresh }) => [key, fresh])),
      by: Object.fromEntries(heroes.map(({ seat }) => [seat, 'me' as const])),
    },
  };
}

export function plainForm(asked: PlainAsked): LobbyForm {
  const { table, heroes, master, questions, masters, difficulty, difficulties } = asked;
  const part = answersTo(asked);
  const byOf = (draft: Draft) => partOf(draft, part).by;
  return {
    tables: [table],
    atOnce: { hint: table.hint, icon: table.icon, draft: (draft) => draft },
    asks: questions.map(({ key }) => key),
    masterSeat: master,
    masters,
    difficulty,
    ...(difficulties === undefined ? {} : { difficulties }),
    heroSeats: (draft) => heroes.map(({ seat }) => ({ seat, by: byOf(draft)[seat] ?? 'me' })),
    choice: (draft) => partOf(draft, part).answers,
    seated: (draft, by) =>
      withPart(draft, part, { by: Object.fromEntries(heroes.map(({ seat }, at) => [seat, by(at === 0)])) }),
  };
}
