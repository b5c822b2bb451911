/** Checks notes: a trigger, conditions, and effects. */
import { effectOf, list } from './effects.ts';
import type { Finder } from './finder.ts';
import type { Condition, Note, When } from './quest.ts';
import type { ParsedQuest } from './source.ts';

type ParsedNote = ParsedQuest['notes'][number];

export function noteOf(note: ParsedNote, finder: Finder, path: string): Note {
  const textOf = (key: 'title' | 'master') => {
    const text = note[key];
    return text === undefined ? null : finder.text(text, `${path}.${key}`);
  };
  return {
    title: textOf('title'),
    when: whenOf(note.when, finder, `${path}.when`),
    if: conditionOf(note.if ?? {}, finder, `${path}.if`),
    repeat: note.repeat ?? false,
    master: textOf('master'),
    then: note.then.map((effect, i) => effectOf(effect, finder, `${path}.then[${i}]`)),
  };
}

function conditionOf(condition: Condition, finder: Finder, path: string): Condition {
  if (condition.goal !== undefined) finder.goal(condition.goal, `${path}.goal`);
  if (condition.noGoal !== undefined) finder.goal(condition.noGoal, `${path}.noGoal`);
  for (const key of ['atLeast', 'lessThan'] as const)
    for (const counter of Object.keys(condition[key] ?? {})) finder.counter(counter, `${path}.${key}`);
  return condition;
}

function whenOf(when: ParsedNote['when'], finder: Finder, above: string): When {
  const path = `${above}.${Object.keys(when)[0]!}`;
  if ('enter' in when)
    return { tag: 'enter', areas: list(when.enter).map((area) => finder.area(area, path)) };
  if ('see' in when) return sightOf(list(when.see), finder, path);
  if ('open' in when) return { tag: 'open', door: finder.door(when.open, path) };
  if ('step' in when) return { tag: 'step', squares: list(when.step).map((at) => finder.square(at, path)) };
  if ('search' in when) return { tag: 'search', area: finder.area(when.search, path), for: when.for };
  if ('kill' in when) return { tag: 'kill', figures: list(when.kill).map((id) => finder.figure(id, path)) };
  if ('round' in when) return { tag: 'round', round: when.round, every: when.every ?? null };
  if ('timer' in when) return { tag: 'timer', timer: when.timer };
  if ('counter' in when)
    return { tag: 'counter', counter: finder.counter(when.counter, path), reaches: when.reaches };
  if ('leave' in when)
    return { tag: 'leave', figure: when.leave === 'anyone' ? null : finder.captive(when.leave, path) };
  return { tag: 'goal', goal: finder.goal(when.goal, path) };
}

/** A sight is a place or a figure; places are known to the board. */
function sightOf(seen: readonly string[], finder: Finder, path: string): When {
  if (seen.every((name) => finder.isArea(name)))
    return { tag: 'seeArea', areas: seen.map((area) => finder.area(area, path)) };
  return { tag: 'seeFigure', figures: seen.map((id) => finder.figure(id, path)) };
}
