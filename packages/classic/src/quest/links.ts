/** Whether the parts of a quest that speak of each other fit together: goals, flags, timers, treasures, the hero at hand. */
import type { Finder } from './finder.ts';
import { everyEffect } from './places.ts';
import type { Effect, Quest, When } from './quest.ts';
import { farthest, obstacleTo } from './unreached.ts';
import { tellStory } from './story.ts';

/** `isPart`: a part of the quest could not be read, so that what is missing here may stand there. */
export function checkLinks(quest: Quest, { isPart }: { readonly isPart: boolean }, finder: Finder): void {
  checkTreasures(quest, finder);
  checkActors(quest, finder);
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
  quest.notes.forEach((note, i) => {
    const path = `notes[${i}]`;
    for (const key of ['flag', 'noFlag'] as const) {
      const flag = note.if[key];
      if (flag !== undefined && !flags.has(flag))
        finder.problem(
          `${path}.if.${key}`,
          `nothing sets the flag "${flag}"`,
          `add \`flag: ${flag}\` to the effects of another note`,
        );
    }
    const { carries } = note.if;
    if (carries !== undefined && !given.has(carries))
      finder.problem(
        `${path}.if.carries`,
        `the heroes never find the ${carries}`,
        `give it somewhere: \`give: { questTreasure: ${carries} }\``,
      );
    if (note.when.tag === 'timer' && !timers.has(note.when.timer))
      finder.problem(
        `${path}.when.timer`,
        `nothing starts the timer "${note.when.timer}"`,
        `add \`timer: ${note.when.timer}\` and \`rounds\` to the effects of another note`,
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
    then.forEach((effect, j) => {
      if (needsActor(effect))
        finder.problem(
          `notes[${i}].then[${j}]`,
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
  if (effect.tag === 'harm' || effect.tag === 'heal' || effect.tag === 'mind' || effect.tag === 'move')
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
  quest.goals.forEach(({ id }, i) => {
    const path = `goals[${i}]`;
    if (ids.has(id)) finder.problem(path, `two goals are called "${id}"`, 'give each its own id');
    ids.add(id);
    if (wins) return;
    if (!effects.some((effect) => effect.tag === 'goal' && effect.goal === id))
      finder.problem(
        path,
        `nothing reaches the goal "${id}"`,
        `add \`goal: ${id}\` to the effects of a note or a treasure`,
      );
    else if (story !== null && !story.goals.has(id)) {
      const { why, remedy } = obstacleTo(quest, id, story);
      finder.problem(path, `the goal "${id}" can never be reached: ${why}`, remedy);
    }
  });
  if (story === null || quest.exit.some((square) => story.squares.has(square))) return;
  finder.problem(
    'exit',
    `the heroes cannot come to the way out: ${farthest(quest, quest.exit, story)}`,
    'add a door on the way, or free a blocked square',
  );
}
