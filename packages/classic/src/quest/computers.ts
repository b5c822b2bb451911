/** Goals that computer heroes do not understand: they explore, search, fight, free captives and bring home what a goal names. */
import { questTreasureCard } from '../content/questTreasures.ts';
import type { Noun } from '@oubliette/words';
import { properName } from '../content/names.ts';
import type { Text } from '../content/names.ts';
import type { Effect, Note, Quest } from './quest.ts';
import { questProblem } from './problem.ts';
import type { QuestProblem } from './problem.ts';

export function computerWarnings(quest: Quest): QuestProblem[] {
  return quest.goals.flatMap(({ id, text }, i) => {
    const ways = waysTo(quest, id, text);
    if (ways.length === 0 || ways.includes(null)) return [];
    const { why, remedy } = ways[0]!;
    const told = {
      en: `computer heroes do not understand the goal "${id}": ${why.en}`,
      fr: `les héros de l’ordinateur ne comprennent pas le but « ${id} » : ${why.fr}`,
    };
    return [questProblem(`goals[${i}]`, told, remedy)];
  });
}

interface Riddle {
  readonly why: Text;
  readonly remedy: Text;
}

/** How the goal may be reached; null if computer heroes reach it simply by playing. */
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

/** They cannot know what an answer leads to: they give the first. */
const NOT_CHOSEN: Riddle = {
  why: {
    en: 'it needs an answer they do not give: they always give the first',
    fr: 'il faut une réponse qu’ils ne donnent pas : ils donnent toujours la première',
  },
  remedy: {
    en: 'put the choice that leads there first',
    fr: 'mettez en premier la réponse qui y mène',
  },
};

function riddleOf(quest: Quest, { when, if: condition }: Note, text: Text): Riddle | null {
  if (when.tag === 'step')
    return {
      why: {
        en: 'nothing tells them to stand on one certain square',
        fr: 'rien ne leur dit de se mettre sur une certaine case',
      },
      remedy: {
        en: 'let `enter`, `search` or `kill` reach it, or leave the quest to people',
        fr: 'faites-le atteindre par `enter`, `search` ou `kill`, ou laissez la quête à des personnes',
      },
    };
  if (when.tag !== 'leave') return null;
  const { carries } = condition;
  if (when.figure !== null) {
    const captive = quest.captives.find(({ id }) => id === when.figure);
    return named(text, captive?.name ?? properName(when.figure, 'm'));
  }
  if (carries !== undefined) return named(text, questTreasureCard(carries).noun);
  return {
    why: {
      en: 'they do not leave before every goal is reached, unless nothing more happens for a long time',
      fr: 'ils ne sortent pas avant que tous les buts soient atteints, à moins que plus rien n’arrive depuis longtemps',
    },
    remedy: {
      en: 'reach it by what is done in the dungeon: who has come home has won anyway',
      fr: 'faites-le atteindre par ce qui se fait dans le donjon : qui est rentré a gagné de toute façon',
    },
  };
}

/** They read a goal by the names in it. */
function named({ en }: Text, noun: Noun): Riddle | null {
  const name = noun.en.one;
  if (en.includes(name)) return null;
  return {
    why: {
      en: `its English text does not name ${name}, who or which is to be brought out`,
      fr: `son texte anglais ne nomme pas ${name}, qu’il faut faire sortir`,
    },
    remedy: { en: `write "${name}" in it`, fr: `écrivez-y « ${name} »` },
  };
}
