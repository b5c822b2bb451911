/** Words of the quest: its room, what is done in it, how it ends. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { QuestCommand, QuestFacts } from '../../quests/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { kindNoun } from '../names.ts';
import { capitalised } from '../scene.ts';

const TEXT = defineMessages({
  en: {
    task: '{Task}',
    noTask: 'This is the quest room.',
    annexLaid: 'The quest room goes on behind the door.',
    sitesSet: 'There is something to be done here: {things}.',
    foeCame: '{Foe_a} waits here.',
    chaosGranted:
      'The game master draws {count, plural, one {# Chaos ability} other {# Chaos abilities}} for whoever waits here.',
    siteDone: '{Hero} sees to {thing}.',
    hostageFreed: '{Hero} frees the hostage, who joins the heroes on {square}.',
    clockTicked:
      '{left, plural, =0 {The ritual is finished!} one {One more round, and the ritual is finished.} other {# more rounds, and the ritual is finished.}}',
    objectiveMet: 'The objective is met!',
    objectiveFailed: 'The objective has failed for good.',
    deed: '{Deed}',
  },
  fr: {
    task: '{Task}',
    noTask: 'Voici la salle de quête.',
    annexLaid: 'La salle de quête continue derrière la porte.',
    sitesSet: 'Il y a là de quoi faire : {things}.',
    foeCame: '{Foe_a} attend là.',
    chaosGranted:
      'Le maître du donjon tire {count, plural, one {# faculté du Chaos} other {# facultés du Chaos}} pour qui attend là.',
    siteDone: '{Hero} s’occupe de {thing}.',
    hostageFreed: '{Hero} libère l’otage, qui rejoint les héros en {square}.',
    clockTicked:
      '{left, plural, =0 {Le rituel est accompli !} one {Encore un tour de jeu, et le rituel sera accompli.} other {Encore # tours de jeu, et le rituel sera accompli.}}',
    objectiveMet: 'L’objectif est atteint !',
    objectiveFailed: 'L’objectif est manqué pour de bon.',
    deed: '{Deed}',
  },
});

const sentence = sentencesOf(TEXT);

export const QUEST_WORDS: ChapterWords<QuestCommand, QuestFacts> = {
  text: TEXT,
  tellers: {
    // What the quest itself says of its room (EXP-QRM-06).
    taskTold: (_event, { names: { quest }, text }) =>
      quest === null ? sentence('noTask', {}) : sentence('task', { task: text(quest.task) }),
    annexLaid: () => sentence('annexLaid', {}),
    sitesSet: ({ sites }, at) =>
      sentence('sitesSet', { things: [...new Set(sites.map(({ id }) => at.site(id)))].join(', ') }),
    foeCame: ({ foe }) => sentence('foeCame', { foe: kindNoun(foe) }),
    chaosGranted: ({ count }) => sentence('chaosGranted', { count }),
    siteDone: ({ hero, site }, at) => sentence('siteDone', { hero: at.figure(hero), thing: at.site(site) }),
    hostageFreed: ({ hero, at: square }, at) =>
      sentence('hostageFreed', { hero: at.figure(hero), square: at.square(square) }),
    clockTicked: ({ left }) => sentence('clockTicked', { left }),
    objectiveMet: () => sentence('objectiveMet', {}),
    objectiveFailed: () => sentence('objectiveFailed', {}),
  },
  labels: {
    questAction({ site }, at) {
      const plan = at.names.quest?.sites.find(({ id }) => id === site);
      return sentence('deed', { deed: plan === undefined ? capitalised(at.site(site)) : at.text(plan.deed) });
    },
  },
  questions: {},
  rolls: {},
  refusals: {
    nothingToDo: {
      en: 'There is nothing of the kind left to do.',
      fr: 'Il ne reste rien de tel à faire.',
    },
  },
  quiet: ['annexLaid'],
  deeds: {},
};
