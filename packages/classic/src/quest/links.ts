/** Whether the linked parts of a quest fit: goals, flags, timers, treasures, the acting hero. */
import type { Text } from '../content/names.ts';
import type { Finder } from './finder.ts';
import { OWN_ID, TOO_LITTLE } from './phrases.ts';
import { effectsIn, everyEffect } from './places.ts';
import type { Effect, Note, Quest, When } from './quest.ts';
import { farthest, obstacleTo } from './unreached.ts';
import { tellStory } from './story.ts';

/** `isPart`: a part of the quest could not be read, and may contain what seems missing. */
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
        {
          en: 'a treasure in a passage lies on one square',
          fr: 'un trésor de couloir se trouve sur une case',
        },
        {
          en: 'write `at` and the square instead of `in`',
          fr: 'écrivez `at` et la case au lieu de `in`',
        },
      );
    if ('square' in place && area?.kind === 'room')
      finder.problem(
        `treasures[${i}].at`,
        {
          en: 'a treasure in a room is found from anywhere in it',
          fr: 'un trésor de salle se trouve de n’importe où dans la salle',
        },
        {
          en: `write \`in: ${area.id}\` instead of \`at\``,
          fr: `écrivez \`in: ${area.id}\` au lieu de \`at\``,
        },
      );
    if (places.has(key))
      finder.problem(
        `treasures[${i}]`,
        {
          en: 'there are two treasures in one place',
          fr: 'il y a deux trésors au même endroit',
        },
        {
          en: 'put the effects of both under one `then`',
          fr: 'mettez les effets des deux sous un seul `then`',
        },
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
          { en: `nothing sets the flag "${flag}"`, fr: `rien ne lève le drapeau « ${flag} »` },
          addEffect(`flag: ${flag}`),
        );
    }
    const { carries } = note.if;
    if (carries !== undefined && !given.has(carries))
      finder.lack(
        `${path}.if.carries`,
        {
          en: `the heroes never find the ${carries}`,
          fr: `les héros ne trouvent jamais ${carries}`,
        },
        {
          en: `give it somewhere: \`give: { questTreasure: ${carries} }\``,
          fr: `donnez-le quelque part : \`give: { questTreasure: ${carries} }\``,
        },
      );
    for (const counter of countersAsked(note))
      if (!counted.has(counter))
        finder.lack(
          path,
          { en: `nothing counts "${counter}"`, fr: `rien ne compte « ${counter} »` },
          addEffect(`count: ${counter}`),
        );
    if (note.when.tag === 'timer' && !timers.has(note.when.timer))
      finder.lack(
        `${path}.when.timer`,
        {
          en: `nothing starts the timer "${note.when.timer}"`,
          fr: `rien ne lance le minuteur « ${note.when.timer} »`,
        },
        {
          en: `add \`timer: ${note.when.timer}\` and \`rounds\` to the effects of another note`,
          fr: `ajoutez \`timer: ${note.when.timer}\` et \`rounds\` aux effets d’une autre note`,
        },
      );
  });
}

function addEffect(effect: string): Text {
  return {
    en: `add \`${effect}\` to the effects of another note`,
    fr: `ajoutez \`${effect}\` aux effets d’une autre note`,
  };
}

function countersAsked({ when, if: condition }: Note): string[] {
  return [
    ...(when.tag === 'counter' ? [when.counter] : []),
    ...Object.keys({ ...condition.atLeast, ...condition.lessThan }),
  ];
}

/** Rounds repeat by `every`; an event that happens once cannot repeat. */
function checkRepeats(quest: Quest, finder: Finder): void {
  quest.notes.forEach(({ when, repeat }, i) => {
    if (!repeat) return;
    if (when.tag === 'round')
      finder.problem(
        `notes[${i}].repeat`,
        { en: 'a round comes again by `every`', fr: 'un tour de table revient par `every`' },
        {
          en: `write \`when: { round: ${when.round}, every: 1 }\``,
          fr: `écrivez \`when: { round: ${when.round}, every: 1 }\``,
        },
      );
    if (when.tag === 'goal' || when.tag === 'open')
      finder.problem(
        `notes[${i}].repeat`,
        when.tag === 'goal'
          ? { en: 'a goal is reached only once', fr: 'un but n’est atteint qu’une fois' }
          : { en: 'a door is opened only once', fr: 'une porte n’est ouverte qu’une fois' },
        { en: 'take `repeat` out', fr: 'retirez `repeat`' },
      );
  });
}

/** Notes triggered by time have no acting hero. */
function checkActors(quest: Quest, finder: Finder): void {
  quest.notes.forEach(({ when, if: condition, then }, i) => {
    if (hasActor(when)) return;
    const why = { en: `no hero sets off a ${when.tag}`, fr: `aucun héros ne déclenche un \`${when.tag}\`` };
    if (condition.hero !== undefined || condition.carries !== undefined)
      finder.problem(
        `notes[${i}].if`,
        {
          en: `${why.en}: \`hero\` and \`carries\` can never hold`,
          fr: `${why.fr} : \`hero\` et \`carries\` ne sont jamais remplis`,
        },
        {
          en: 'use a flag, or another trigger',
          fr: 'prenez un drapeau, ou un autre déclencheur',
        },
      );
    effectsIn(then, `notes[${i}]`).forEach(({ effect, path }) => {
      if (needsActor(effect))
        finder.problem(
          path,
          {
            en: `${why.en}: it is not said who is meant`,
            fr: `${why.fr} : on ne sait pas qui est visé`,
          },
          {
            en: 'write `everyone`, or use another trigger',
            fr: 'écrivez `everyone`, ou prenez un autre déclencheur',
          },
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

/** The quest must be winnable (CLS-END-01), even if only by a secret door. */
function checkGoals(quest: Quest, finder: Finder): void {
  const effects = everyEffect(quest).map(({ effect }) => effect);
  const wins = effects.some(({ tag }) => tag === 'win');
  // Reachability is only worth checking on a correct map.
  const story = finder.problems.length === 0 ? tellStory(quest, { secretDoors: true, sprung: false }) : null;
  const ids = new Set<string>();
  if (quest.goals.length === 0)
    finder.lack('goals', TOO_LITTLE, {
      en: 'say what is to be achieved: give at least 1',
      fr: 'dites ce qu’il faut accomplir : donnez-en au moins 1',
    });
  quest.goals.forEach(({ id }, i) => {
    const path = `goals[${i}]`;
    if (ids.has(id))
      finder.problem(
        path,
        { en: `two goals are called "${id}"`, fr: `deux buts s’appellent « ${id} »` },
        OWN_ID,
      );
    ids.add(id);
    if (wins) return;
    if (!effects.some((effect) => effect.tag === 'goal' && effect.goal === id))
      finder.lack(
        path,
        { en: `nothing reaches the goal "${id}"`, fr: `rien n’atteint le but « ${id} »` },
        {
          en: `add \`goal: ${id}\` to the effects of a note or a treasure`,
          fr: `ajoutez \`goal: ${id}\` aux effets d’une note ou d’un trésor`,
        },
      );
    else if (story !== null && !story.goals.has(id)) {
      const { why, remedy } = obstacleTo(quest, id, story);
      finder.lack(
        path,
        {
          en: `the goal "${id}" can never be reached: ${why.en}`,
          fr: `le but « ${id} » ne peut jamais être atteint : ${why.fr}`,
        },
        remedy,
      );
    }
  });
  if (story === null || quest.exit.length === 0 || quest.exit.some((square) => story.squares.has(square)))
    return;
  const so = farthest(quest, quest.exit, story);
  finder.lack(
    'exit',
    {
      en: `the heroes cannot come to the way out: ${so.en}`,
      fr: `les héros ne peuvent pas atteindre la sortie : ${so.fr}`,
    },
    {
      en: 'add a door on the way, or free a blocked square',
      fr: 'ajoutez une porte en chemin, ou libérez une case bloquée',
    },
  );
}
