/** Words of the thief. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { ThiefCommand, ThiefFacts } from '../../hazards/thief.ts';
import { LOSSES, lossesIn } from './parts.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    answerThief:
      '{answer, select, accept {Take the thief along} refuse {Send the thief away} other {Attack the thief}}',
    allowAttack: '{allow, select, yes {Allow the attack} other {Do not allow the attack}}',
    thiefAnswered:
      '{answer, select, accept {The party takes the thief along.} refuse {The party sends the thief away.} other {The party wants to attack the thief.}}',
    attackAllowed:
      '{allowed, select, yes {The party may attack the thief.} other {The party may not attack the thief.}}',
    thiefRolled: `The die shows {face}: {figure} {result, select, all {makes off with all the gold} half {makes off with half the gold} fails {tries to steal the gold and fails} other {likes the company and stays}}.${LOSSES.en}`,
  },
  fr: {
    answerThief:
      '{answer, select, accept {Emmener le voleur} refuse {Renvoyer le voleur} other {Attaquer le voleur}}',
    allowAttack: '{allow, select, yes {Permettre l’attaque} other {Ne pas permettre l’attaque}}',
    thiefAnswered:
      '{answer, select, accept {Le groupe emmène le voleur.} refuse {Le groupe renvoie le voleur.} other {Le groupe veut attaquer le voleur.}}',
    attackAllowed:
      '{allowed, select, yes {Le groupe peut attaquer le voleur.} other {Le groupe ne peut pas attaquer le voleur.}}',
    thiefRolled: `Le dé donne {face} : {figure} {result, select, all {file avec tout l’or} half {file avec la moitié de l’or} fails {tente de voler l’or et échoue} other {se plaît en cette compagnie et reste}}.${LOSSES.fr}`,
  },
});

const sentence = sentencesOf(TEXT);

export const THIEF: RoomWords<ThiefCommand, ThiefFacts> = {
  text: TEXT,
  labels: {
    answerThief: ({ answer }) => sentence('answerThief', { answer }),
    allowAttack: ({ allow }) => sentence('allowAttack', { allow: yesNo(allow) }),
  },
  tellers: {
    thiefAnswered: ({ answer }) => sentence('thiefAnswered', { answer }),
    attackAllowed: ({ allowed }) => sentence('attackAllowed', { allowed: yesNo(allowed) }),
    thiefRolled: ({ figure, face, result, losses }, at) =>
      sentence('thiefRolled', {
        figure: at.figure(figure),
        face,
        result,
        losses: lossesIn(losses, at),
      }),
  },
  pictured: ['thiefRolled'],
  deeds: {
    answerThief: 'answer',
    allowAttack: 'answer',
  },
  questions: {
    allowAttack: {
      prompt: {
        en: 'The party wants to attack the thief: allow it, or not.',
        fr: 'Le groupe veut attaquer le voleur : permettez-le, ou non.',
      },
      reason: { en: 'leave to attack', fr: 'la permission d’attaquer' },
    },
    answerThief: {
      prompt: {
        en: 'A thief offers to come along: answer for the party.',
        fr: 'Un voleur propose de se joindre au groupe : répondez pour tous.',
      },
      reason: { en: 'the answer to a thief', fr: 'la réponse à un voleur' },
    },
  },
  rolls: {
    'ADV-HAZ-19': { en: 'for the thief’s farewell', fr: 'pour l’adieu du voleur' },
  },
  refusals: {
    masterMustAgree: { en: 'The game master has to agree.', fr: 'Il faut l’accord du maître du jeu.' },
  },
  examples: ({ figure, other, area }) => ({
    commands: {
      answerThief: (['accept', 'refuse', 'attack'] as const).map((answer) => ({
        type: 'answerThief',
        answer,
      })),
      allowAttack: [true, false].map((allow) => ({ type: 'allowAttack', allow })),
    },
    events: {
      thiefAnswered: (['accept', 'refuse', 'attack'] as const).map((answer) => ({ area, answer })),
      attackAllowed: [true, false].map((allowed) => ({ area, allowed })),
      thiefRolled: (['all', 'half', 'fails', 'stays'] as const).map((result) => ({
        figure: other,
        face: 3,
        result,
        losses: result === 'half' ? [{ figure, gold: 20 }] : [],
      })),
    },
  }),
};
