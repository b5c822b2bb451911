/** Whether the parts of a quest that speak of each other fit together: goals, flags, timers, treasures, the hero at hand. */
import type { Finder } from './finder.ts';
import { effectsIn, everyEffect } from './places.ts';
import type { Effect, Note, Quest, When } from './quest.ts';
import { farthest, obstacleTo } from './unreached.ts';
import { tellStory } from './story.ts';

/** `isPart`: a part of the quest could not be read, so that what is missing here may stand there. */
export function checkLinks(quest: Quest, { isPart }: { readonly isPart: boolean }, finder: Finder): void {
  checkTreasures(quest, finder);
  checkActors(quest, finder);
  checkRepeats(quest, finder);
  if (isPart) return;
  checkMemory(quest, finder);
  checkGoals(quest, finder);
}

function checkTreasures(quest: Quest, finder: Finder): void {
  const places = new Set<string>();
  quest.treasures.forEach(({ place }, i) => {
    const area =
      'area' in place
        ? quest.board.areas[place.area]
        : quest.board.areas[quest.board.areaOf[place.square] ?? -1];
    const key = JSON.stringify(place);
    if ('area' in place && area?.kind === 'passage')
      finder.problem(
        `treasures[${i}].in`,
        'a treasure in a passage lies on one square',
        'write `at` and the square instead of `in`',
      );
    if ('square' in place && area?.kind === 'room')
      finder.problem(
        `treasures[${i}].at`,
        'a treasure in a room is found from anywhere in it',
        `write \`in: ${area.id}\` instead of \`at\``,
      );
    if (places.has(key))
      finder.problem(
        `treasures[${i}]`,
        'there are two treasures in one place',
        'put the effects of both under one `then`',
      );
    places.add(key);
  });
}

/** A note that waits for a flag, a timer or a treasure that never comes never happens. */
function checkMemory(quest: Quest, finder: Finder): void {
  const effects = everyEffect(quest).map(({ effect }) => effect);
  const flags = new Set(effects.flatMap((effect) => (effect.tag === 'flag' ? [effect.flag] : [])));
  const timers = new Set(effects.flatMap((effect) => (effect.tag === 'timer' ? [effect.timer] : [])));
  const given = new Set<string>(
    effects.flatMap((effect) => (effect.tag === 'giveQuestTreasure' ? [effect.treasure] : [])),
  );
  const counted = new Set(effects.flatMap((effect) => (effect.tag === 'count' ? [effect.counter] : [])));
  quest.notes.forEach((note, i) => {
    const path = `notes[${i}]`;
    for (const key of ['flag', 'noFlag'] as const) {
      const flag = note.if[key];
      if (flag !== undefined && !flags.has(flag))
        finder.lack(
          `${path}.if.${key}`,
          `nothing sets the flag "${flag}"`,
          `add \`flag: ${flag}\` to the effects of another note`,
        );
    }
    const { carries } = note.if;
    if (carries !== undefined && !given.has(carries))
      finder.lack(
        `${path}.if.carries`,
        `the heroes never find the ${carries}`,
        `give it somewhere: \`give: { questTreasure: ${carries} }\``,
      );
    for (const counter of countersAsked(note))
      if (!counted.has(counter))
        finder.lack(
          path,
          `nothing counts "${counter}"`,
          `add \`count: ${counter}\` to the effects of another note`,
        );
    if (note.when.tag === 'timer' && !timers.has(note.when.timer))
      finder.lack(
        `${path}.when.timer`,
        `nothing starts the timer "${note.when.timer}"`,
        `add \`timer: ${note.when.timer}\` and \`rounds\` to the effects of another note`,
      );
  });
}

function countersAsked({ when, if: condition }: Note): string[] {
  return [
    ...(when.tag === 'counter' ? [when.counter] : []),
    ...Object.keys({ ...condition.atLeast, ...condition.lessThan }),
  ];
}

/** Rounds come again by `every`; what happens once cannot happen again. */
function checkRepeats(quest: Quest, finder: Finder): void {
  quest.notes.forEach(({ when, repeat }, i) => {
    if (!repeat) return;
    if (when.tag === 'round')
      finder.problem(
        `notes[${i}].repeat`,
        'a round comes again by `every`',
        `write \`when: { round: ${when.round}, every: 1 }\``,
      );
    if (when.tag === 'goal' || when.tag === 'open')
      finder.problem(
        `notes[${i}].repeat`,
        `a ${when.tag === 'goal' ? 'goal is reached' : 'door is opened'} only once`,
        'take `repeat` out',
      );
  });
}

/** Nobody in particular sets off what comes with time. */
function checkActors(quest: Quest, finder: Finder): void {
  quest.notes.forEach(({ when, if: condition, then }, i) => {
    if (hasActor(when)) return;
    const why = `no hero sets off a ${when.tag}`;
    if (condition.hero !== undefined || condition.carries !== undefined)
      finder.problem(
        `notes[${i}].if`,
        `${why}: \`hero\` and \`carries\` can never hold`,
        'use a flag, or another trigger',
      );
    effectsIn(then, `notes[${i}]`).forEach(({ effect, path }) => {
      if (needsActor(effect))
        finder.problem(
          path,
          `${why}: it is not said who is meant`,
          'write `everyone`, or use another trigger',
        );
    });
  });
}

function hasActor(when: When): boolean {
  return when.tag !== 'round' && when.tag !== 'timer';
}

function needsActor(effect: Effect): boolean {
  if (
    effect.tag === 'ask' ||
    effect.tag === 'harm' ||
    effect.tag === 'heal' ||
    effect.tag === 'mind' ||
    effect.tag === 'move'
  )
    return effect.who === 'actor';
  return (
    effect.tag === 'giveGold' ||
    effect.tag === 'giveQuestTreasure' ||
    effect.tag === 'giveEquipment' ||
    effect.tag === 'givePotion'
  );
}

/** Somebody must be able to win (CLS-END-01), even if only by a secret door. */
function checkGoals(quest: Quest, finder: Finder): void {
  const effects = everyEffect(quest).map(({ effect }) => effect);
  const wins = effects.some(({ tag }) => tag === 'win');
  // How far one can walk is only worth asking on a map that is right.
  const story = finder.problems.length === 0 ? tellStory(quest, { secretDoors: true, sprung: false }) : null;
  const ids = new Set<string>();
  if (quest.goals.length === 0)
    finder.lack('goals', 'there is too little here', 'say what is to be achieved: give at least 1');
  quest.goals.forEach(({ id }, i) => {
    const path = `goals[${i}]`;
    if (ids.has(id)) finder.problem(path, `two goals are called "${id}"`, 'give each its own id');
    ids.add(id);
    if (wins) return;
    if (!effects.some((effect) => effect.tag === 'goal' && effect.goal === id))
      finder.lack(
        path,
        `nothing reaches the goal "${id}"`,
        `add \`goal: ${id}\` to the effects of a note or a treasure`,
      );
    else if (story !== null && !story.goals.has(id)) {
      const { why, remedy } = obstacleTo(quest, id, story);
      finder.lack(path, `the goal "${id}" can never be reached: ${why}`, remedy);
    }
  });
  if (story === null || quest.exit.length === 0 || quest.exit.some((square) => story.squares.has(square)))
    return;
  finder.lack(
    'exit',
    `the heroes cannot come to the way out: ${farthest(quest, quest.exit, story)}`,
    'add a door on the way, or free a blocked square',
  );
}
