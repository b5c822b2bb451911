/** Goals that computer heroes do not understand: they explore, search, fight, free captives and bring home what a goal names. */
import type { Problem } from '@oubliette/kernel';
import { questTreasureCard } from '../content/questTreasures.ts';
import type { Text } from '../content/names.ts';
import type { Effect, Note, Quest } from './quest.ts';
import { warning } from './warning.ts';

export function computerWarnings(quest: Quest): Problem[] {
  return quest.goals.flatMap(({ id, text }, i) => {
    const ways = waysTo(quest, id, text);
    if (ways.length === 0 || ways.includes(null)) return [];
    const { why, remedy } = ways[0]!;
    return [warning(`goals[${i}]`, `computer heroes do not understand the goal "${id}": ${why}`, remedy)];
  });
}

interface Riddle {
  readonly why: string;
  readonly remedy: string;
}

/** How the goal may be reached: null where computer heroes come upon it as they play. */
function waysTo(quest: Quest, goal: string, text: Text): (Riddle | null)[] {
  const reaches = ({ tag, ...effect }: Effect) => tag === 'goal' && 'goal' in effect && effect.goal === goal;
  const chosen = (effect: Effect) => effect.tag === 'ask' && effect.choices[0]!.then.some(reaches);
  const refused = (effect: Effect) =>
    effect.tag === 'ask' && effect.choices.slice(1).some(({ then }) => then.some(reaches));
  const ways = (then: readonly Effect[], riddle: () => Riddle | null) => [
    ...(then.some((effect) => reaches(effect) || chosen(effect)) ? [riddle()] : []),
    ...(then.some(refused) ? [NOT_CHOSEN] : []),
  ];
  return [
    ...quest.treasures.flatMap(({ then }) => ways(then, () => null)),
    ...quest.notes.flatMap((note) => ways(note.then, () => riddleOf(quest, note, text))),
  ];
}

/** Nobody tells them what comes of an answer: they give the first. */
const NOT_CHOSEN: Riddle = {
  why: 'it needs an answer they do not give: they always give the first',
  remedy: 'put the choice that leads there first',
};

function riddleOf(quest: Quest, { when, if: condition }: Note, text: Text): Riddle | null {
  if (when.tag === 'step')
    return {
      why: 'nothing tells them to stand on one certain square',
      remedy: 'let `enter`, `search` or `kill` reach it, or leave the quest to people',
    };
  if (when.tag !== 'leave') return null;
  const { carries } = condition;
  if (when.figure !== null) {
    const captive = quest.captives.find(({ id }) => id === when.figure);
    return named(text, captive?.name.en.one ?? when.figure);
  }
  if (carries !== undefined) return named(text, questTreasureCard(carries).noun.en.one);
  return {
    why: 'they do not leave before every goal is reached, unless nothing more happens for a long time',
    remedy: 'reach it by what is done in the dungeon: who has come home has won anyway',
  };
}

/** They read a goal by the names in it. */
function named({ en }: Text, name: string): Riddle | null {
  if (en.includes(name)) return null;
  return {
    why: `its English text does not name ${name}, who or which is to be brought out`,
    remedy: `write "${name}" in it`,
  };
}
