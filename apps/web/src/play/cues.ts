/** The cues of events being played back, one after another. */
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import { soundCaption } from '../sound/effects.ts';
import type { SoundId } from '../sound/effects.ts';
import type { CueCard } from '../board/cue.ts';
import { cardsOf } from './cards.ts';
import type { CardedGame } from './cards.ts';
import type { Cue } from './gameUi.ts';

/** How a group of events is shown. */
export interface Showing {
  readonly ms: number;
  readonly sound: SoundId | null;
  /** `still`: the board stays as it was before these events, which are shown on top of it. */
  readonly board?: 'still';
  readonly readAloud?: NonNullable<Cue['readAloud']>;
}

/** Shown before the board changes. */
export const still = (ms: number, sound: SoundId | null): Showing => ({ ms, sound, board: 'still' });

/** Shown after the board has changed. */
export const change = (ms: number, sound: SoundId | null): Showing => ({ ms, sound });

/** A death, a victory: as long as it takes to be felt, or until a key or a tap. */
const MOMENT_MS = 5000;

export interface ShownAt<View> {
  readonly language: Language;
  /** After all the events. */
  readonly view: View;
}

export interface CuedGame<View, Names> extends CardedGame<View, Names> {
  /** How an event is shown; null if the board after it is enough. */
  show(event: BaseEvent, at: ShownAt<View>): Showing | null;
  /** Whether it is shown as one with the event before it. */
  belongs(last: BaseEvent, next: BaseEvent): boolean;
  /** The view with one more event told; `isLast` where nothing more is shown after it. */
  unfold(view: View, event: BaseEvent, after: View, isLast: boolean): View;
  /** Shown after a group with no event of its own. */
  then?(group: readonly BaseEvent[], events: readonly BaseEvent[]): Showing | null;
}

export function cuesOf<View, Names>(
  game: CuedGame<View, Names>,
  events: readonly BaseEvent[],
  before: View,
  after: View,
  language: Language,
): readonly Cue[] {
  const cues: Cue[] = [];
  const groups = together(game, events);
  const at = { language, view: after };
  const cards = cardsOf(game, groups, { before, after }, language);
  const showings = groups.map((group) => withCard(game.show(group[0]!, at), cards.get(group)));
  const last = showings.findLastIndex((showing) => showing !== null);
  let view = before;
  for (const [index, group] of groups.entries()) {
    const was = view;
    for (const event of group) view = game.unfold(view, event, after, index === last);
    const showing = showings[index]!;
    if (showing === null) continue;
    const isStill = showing.board === 'still';
    const card = cards.get(group);
    cues.push({
      ...heard(showing, language),
      key: `${index}-${group[0]!.type}`,
      shows: index === last && !isStill ? 'after' : 'before',
      view: isStill ? was : view,
      events: group,
      ...(card === undefined ? {} : { card }),
    });
    const more = game.then?.(group, events) ?? null;
    if (more !== null)
      cues.push({ ...heard(more, language), key: `${index}-then`, shows: 'before', view, events: [] });
  }
  return cues;
}

/** A card shows even what the board alone would tell. */
function withCard(showing: Showing | null, card: CueCard | undefined): Showing | null {
  if (card === undefined) return showing;
  const shown = showing ?? change(0, null);
  return card.weight === 'moment' ? { ...shown, ms: MOMENT_MS } : shown;
}
function heard(
  { ms, sound, readAloud }: Showing,
  language: Language,
): Pick<Cue, 'ms' | 'sound' | 'readAloud'> {
  return {
    ms,
    sound: sound === null ? null : { id: sound, caption: soundCaption(sound, language) },
    ...(readAloud === undefined ? {} : { readAloud }),
  };
}

/** Events that are shown as one. */
function together<View>(
  game: Pick<CuedGame<View, unknown>, 'belongs'>,
  events: readonly BaseEvent[],
): readonly (readonly BaseEvent[])[] {
  const groups: BaseEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group !== undefined && game.belongs(group.at(-1)!, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** A game's cues, with the names that all rows so far have brought. */
export function cuesWith<View, Names>(
  game: CuedGame<View, Names>,
  log: { names(past: readonly Batch[], view: View, language: Language): Names },
): (
  events: readonly BaseEvent[],
  before: View,
  after: View,
  language: Language,
  past?: readonly Batch[],
) => readonly Cue[] {
  return (events, before, after, language, past = []) => {
    const namesIn = (): Names =>
      past.length === 0 ? game.telling.namesIn(before) : log.names(past, before, language);
    return cuesOf({ ...game, telling: { ...game.telling, namesIn } }, events, before, after, language);
  };
}
