/** The cues of a command's events, one after another. */
import type { ClassicEvent, View } from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { soundCaption } from '../../sound/effects.ts';
import type { Cue } from '../../play/gameUi.ts';
import type { PlayKit } from '../kit.ts';

/**
 * Each cue carries the view the board shows meanwhile, so that nothing is on the board before it has happened.
 */
export function cuesOf(
  kit: PlayKit,
  events: readonly BaseEvent[],
  before: View,
  after: View,
  language: Language,
): readonly Cue[] {
  const cues: Cue[] = [];
  const groups = together(kit, events);
  const at = { language, view: after };
  const last = groups.findLastIndex(([first]) => kit.show(first!, at) !== null);
  let view = before;
  for (const [index, group] of groups.entries()) {
    const was = view;
    for (const event of group) view = kit.unfold(view, event, after);
    const showing = kit.show(group[0]!, at);
    if (showing === null) continue;
    const { ms, sound, board, readAloud } = showing;
    cues.push({
      key: `${index}-${group[0]!.type}`,
      ms,
      shows: index === last && board !== 'still' ? 'after' : 'before',
      view: board === 'still' ? was : view,
      events: group,
      sound: sound === null ? null : { id: sound, caption: soundCaption(sound, language) },
      ...(readAloud === undefined ? {} : { readAloud }),
    });
    if (isBlocked(group as readonly ClassicEvent[], events as readonly ClassicEvent[]))
      cues.push(blockCue(index, view, language));
  }
  return cues;
}

/** Groups events shown as one: a roll with its answer, monsters that come together, a wound's effects. */
function together(kit: PlayKit, events: readonly BaseEvent[]): readonly (readonly BaseEvent[])[] {
  const groups: BaseEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group !== undefined && kit.belongs(group.at(-1)!, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Whether the target of this roll will lose nothing. */
function isBlocked(group: readonly ClassicEvent[], events: readonly ClassicEvent[]): boolean {
  const [first] = group;
  if (first?.type !== 'attackRolled') return false;
  const rest = events.slice(events.indexOf(group.at(-1)!) + 1);
  const next = rest.findIndex(({ type }) => type === 'attackRolled');
  return !rest
    .slice(0, next < 0 ? rest.length : next)
    .some((event) => event.type === 'bodyLost' && event.figure === first.attack.target);
}

function blockCue(index: number, view: View, language: Language): Cue {
  return {
    key: `${index}-blocked`,
    ms: 500,
    shows: 'before',
    view,
    events: [],
    sound: { id: 'block', caption: soundCaption('block', language) },
  };
}
