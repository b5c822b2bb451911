/** Chests, finds, and what happens to them. */
import { defineMessages, sentencesOf, speak, yesNo } from '@oubliette/words';
import type { TreasureFacts } from '../../treasure/types.ts';
import { areaNoun } from '../names.ts';
import { monstersIn, shareMention, spellNoun, thingNoun, thingsIn } from '../scene.ts';
import { sumText } from './teller.ts';
import type { Tellers } from './teller.ts';

const HEAP_EN = '{things_count, plural, =0 {nothing} other {{things_a}}}';
const HEAP_FR = '{things_count, plural, =0 {rien} other {{things_a}}}';

export const TREASURE = defineMessages({
  en: {
    chestOpened: `{Figure} opens the chest{rolled, select, none {} other { and rolls {rolled}}}: ${HEAP_EN}.`,
    chestRolled:
      'For the chest the die gives {face}: {holds, select, magic {a magic treasure} other {a potion}}.',
    potionFound: '{Figure} rolls {face} and finds {item_a}.',
    magicFound: `{Figure} rolls {dice} = {total}{more, select, none {} other {, then {more}}} for magic treasure: ${HEAP_EN}.`,
    goodsLaid: `On {square} now: ${HEAP_EN}.`,
    goldLeft:
      '{Figure} cannot carry it all: {things_a} {things_number, select, many {stay} other {stays}} on {square}.',
    took: `{Figure} takes ${HEAP_EN}.`,
    gave: `{Figure} gives {target} ${HEAP_EN}.`,
    dropped: `{Figure} leaves ${HEAP_EN} on {square}.`,
    wore: '{Figure} puts on {item}.',
    drank: '{Figure} drinks {item}.',
    disputeRolled: 'Several want {item}: {rounds}. {Winner} gets it.',
    rolled: '{figure} {face}',
    awarded: '{Figure} gets {item}.',
    awardedBy: '{By} gives {figure} {item}.',
    lairFilled: 'New monsters in {place}: {monsters_count, plural, =0 {none} other {{monsters_a}}}.',
    wardRolled:
      '{Figure} trusts to {item} and rolls {face}: {cancelled, select, yes {the spell is kept off} other {the spell gets through}}.',
    wandSpent: '{Figure} uses {item} for {spell}{left, select, none {, and nothing is left of it} other {}}.',
  },
  fr: {
    chestOpened: `{Figure} ouvre le coffre{rolled, select, none {} other { et obtient {rolled}}} : ${HEAP_FR}.`,
    chestRolled:
      'Pour le coffre, le dé donne {face} : {holds, select, magic {un trésor magique} other {une potion}}.',
    potionFound: '{Figure} obtient {face} et trouve {item_a}.',
    magicFound: `{Figure} obtient {dice} = {total}{more, select, none {} other {, puis {more}}} pour le trésor magique : ${HEAP_FR}.`,
    goodsLaid: `En {square} maintenant : ${HEAP_FR}.`,
    goldLeft:
      '{Figure} ne peut pas tout porter : {things_a} {things_number, select, many {restent} other {reste}} en {square}.',
    took: `{Figure} prend ${HEAP_FR}.`,
    gave: `{Figure} donne ${HEAP_FR} à {target}.`,
    dropped: `{Figure} laisse ${HEAP_FR} en {square}.`,
    wore: '{Figure} met {item}.',
    drank: '{Figure} boit {item}.',
    disputeRolled: 'Plusieurs veulent {item} : {rounds}. {Winner} l’emporte.',
    rolled: '{figure} {face}',
    awarded: '{Figure} reçoit {item}.',
    awardedBy: '{By} donne {item} à {figure}.',
    lairFilled: 'Nouveaux monstres dans {place} : {monsters_count, plural, =0 {aucun} other {{monsters_a}}}.',
    wardRolled:
      '{Figure} compte sur {item} et obtient {face} : {cancelled, select, yes {le sort est écarté} other {le sort passe}}.',
    wandSpent: '{Figure} emploie {item} pour {spell}{left, select, none {, et il n’en reste rien} other {}}.',
  },
});

const sentence = sentencesOf(TREASURE);

export const TREASURE_TELLERS: Tellers<TreasureFacts> = {
  chestOpened: ({ figure, face, found }, at) =>
    sentence('chestOpened', {
      figure: at.figure(figure),
      rolled: face === null ? 'none' : String(face),
      things: thingsIn(found.gold, found.items),
    }),
  chestRolled: ({ face, holds }) => sentence('chestRolled', { face, holds }),
  potionFound: ({ figure, face, item }, at) =>
    sentence('potionFound', { figure: at.figure(figure), face, item: thingNoun(item) }),
  magicFound: ({ figure, faces, more, items }, at) =>
    sentence('magicFound', {
      figure: at.figure(figure),
      dice: sumText(faces),
      total: faces[0] + faces[1],
      more: more.length === 0 ? 'none' : more.join(', '),
      things: thingsIn(0, items),
    }),
  goodsLaid: ({ square, gold, items, armour, weapons }, at) =>
    sentence('goodsLaid', {
      square: at.square(square),
      things: thingsIn(gold, [...items, ...armour, ...weapons]),
    }),
  goldLeft: ({ figure, square, gold }, at) =>
    sentence('goldLeft', {
      figure: at.figure(figure),
      things: thingsIn(gold, []),
      square: at.square(square),
    }),
  took: ({ figure, gold, items }, at) =>
    sentence('took', { figure: at.figure(figure), things: thingsIn(gold, items) }),
  gave: ({ figure, target, gold, items }, at) =>
    sentence('gave', {
      figure: at.figure(figure),
      target: at.figure(target),
      things: thingsIn(gold, items),
    }),
  dropped: ({ figure, square, gold, items }, at) =>
    sentence('dropped', {
      figure: at.figure(figure),
      things: thingsIn(gold, items),
      square: at.square(square),
    }),
  wore: ({ figure, item }, at) => sentence('wore', { figure: at.figure(figure), item: thingNoun(item) }),
  drank: ({ figure, item }, at) => sentence('drank', { figure: at.figure(figure), item: thingNoun(item) }),
  disputeRolled: ({ item, rounds, winner }, at) =>
    sentence('disputeRolled', {
      item: shareMention(item),
      rounds: rounds
        .map((round) =>
          round
            .map(({ figure, face }) =>
              speak(sentence('rolled', { figure: at.figure(figure), face }), at.language),
            )
            .join(', '),
        )
        .join(' / '),
      winner: at.figure(winner),
    }),
  awarded: ({ item, figure, by }, at) =>
    by === null
      ? sentence('awarded', { figure: at.figure(figure), item: shareMention(item) })
      : sentence('awardedBy', { by: at.figure(by), figure: at.figure(figure), item: shareMention(item) }),
  lairFilled: ({ area, monsters }) =>
    sentence('lairFilled', { place: areaNoun(area), monsters: monstersIn(monsters) }),
  wardRolled: ({ figure, item, face, cancelled }, at) =>
    sentence('wardRolled', {
      figure: at.figure(figure),
      item: thingNoun(item),
      face,
      cancelled: yesNo(cancelled),
    }),
  sourceSpent: ({ figure, item, spell, left }, at) =>
    sentence('wandSpent', {
      figure: at.figure(figure),
      item: thingNoun(item),
      spell: spellNoun(spell),
      left: left === null ? 'none' : 'some',
    }),
};
