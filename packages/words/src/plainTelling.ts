/** The telling of a game in which nobody has a name to be learnt: one sentence an event, one a command, one a code. */
import type { Deed } from './deeds.ts';
import type { Noun } from './noun.ts';
import { speak, speakParts } from './sentence.ts';
import type { Sentence } from './sentence.ts';
import { explainTable } from './tableRefusals.ts';
import type { NamedRefusal } from './tableRefusals.ts';
import { isTableTalk, tellTable } from './tableTalk.ts';
import type { Telling } from './telling.ts';

export interface PlainlyTold<Command, Event> {
  event(event: Event): Sentence;
  command(command: Command): Sentence;
  /** Null for a refusal of the table's own. */
  refusal(refusal: NamedRefusal): Sentence | null;
  /** What the awaited seat is asked. */
  asked(code: string): Sentence;
  /** What a die is rolled for. */
  roll(rule: string): Sentence | null;
  /** What an event counts for in the tale of the match; nothing by default. */
  deeds?(event: Event): readonly Deed[];
  /** Those who sit on a seat; a figure on the board is called by its seat. */
  seat(id: string): Noun;
  readonly die: Noun;
  readonly master: Noun;
}

export function plainTelling<View, Command, Event>(
  told: PlainlyTold<Command, Event>,
): Telling<View, Command, null> {
  const { master, die } = told;
  const seat = (id: string): Noun => told.seat(id);
  return {
    namesIn: () => null,
    nobodyYet: () => null,
    learn: () => null,
    log: (events, { language }) => ({
      lines: events.map((event) => {
        const said = isTableTalk(event) ? tellTable(event, seat) : told.event(event as unknown as Event);
        const parts = speakParts(said, language);
        const text = parts.map((part) => part.text).join('');
        return { text, parts, rules: event.rules, events: [event], quiet: false };
      }),
      after: null,
    }),
    refusal(refusal, { language }) {
      const own = told.refusal(refusal);
      return own === null ? explainTable(refusal, language, { master, face: String }) : speak(own, language);
    },
    prompt: (code, { language }) => speak(told.asked(code), language),
    reason: (code, { language }) => speak(told.asked(code), language),
    label: (command, { language }) => speak(told.command(command), language),
    face: (_die, face) => String(face),
    die: () => die,
    roll(rule, _whom, { language }) {
      const purpose = told.roll(rule);
      return purpose === null ? null : speak(purpose, language);
    },
    deeds: (event) => (isTableTalk(event) ? [] : (told.deeds?.(event as unknown as Event) ?? [])),
    figure: seat,
    seat,
    master,
  };
}
