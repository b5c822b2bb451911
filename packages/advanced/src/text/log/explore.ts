/** Walking, doors, searching, armour, stairs. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import type { ExploreFacts } from '../../explore/types.ts';
import type { EventWith } from '../../kit.ts';
import { areaNoun } from '../names.ts';
import { crowns, thingsIn } from '../scene.ts';
import type { ExpeditionScene } from '../scene.ts';
import { sumText } from './teller.ts';
import type { Tellers } from './teller.ts';

const LED_EN = '{companions_count, plural, =0 {} other {, with {companions}}}';
const LED_FR = '{companions_count, plural, =0 {} other {, avec {companions}}}';

export const EXPLORE = defineMessages({
  en: {
    stepped: '{Figure} moves from {from} to {to}{past, select, yes {, past a friend} other {}}.',
    walked: '{Figure} moves from {from} to {to}, {count, plural, one {# square} other {# squares}}.',
    trod: 'Nothing stirs on {square}, where nobody had been.',
    drewBack: '{Figure} draws back to {square} in time.',
    doorOpened: '{Figure} opens the door {side} of {square}.',
    doorClosed: '{Figure} closes the door {side} of {square}.',
    chestClosed: '{Figure} closes the chest.',
    wallSearched:
      '{Figure} searches the {wall} wall of {place} and rolls {face}: {found, select, yes {a secret door} other {no door}}.',
    roomSearched: '{Figure} searches {place} for hidden treasure.',
    treasureSought:
      '{Figure} rolls {dice} = {total}: {found, select, gold {there is gold} magic {there is a magic treasure} counter {nothing, and the game master draws a counter} other {nothing}}.',
    cacheFound: '{Figure} rolls {face} and finds {gold_n}.',
    armourTakenOff:
      '{Figure} takes off {armour} and leaves {armour_number, select, many {them} other {it}} on {square}.',
    armourPutOn: '{Figure} puts on {armour}.',
    leftDungeon: `{Figure} leaves the dungeon${LED_EN}.`,
    tookStairs: `{Figure} goes to wait on the stairs${LED_EN}.`,
    cameBack: '{Figure} comes back from the stairs to {square}.',
    levelChanged: 'The party goes {way, select, down {down} other {up}} from level {from} to level {to}.',
  },
  fr: {
    stepped: '{Figure} va de {from} à {to}{past, select, yes {, en dépassant un compagnon} other {}}.',
    walked: '{Figure} va de {from} à {to}, {count, plural, one {# case} other {# cases}}.',
    trod: 'Rien ne bouge en {square}, où personne n’était passé.',
    drewBack: '{Figure} recule à temps en {square}.',
    doorOpened: '{Figure} ouvre la porte {side} de {square}.',
    doorClosed: '{Figure} ferme la porte {side} de {square}.',
    chestClosed: '{Figure} ferme le coffre.',
    wallSearched:
      '{Figure} fouille le mur {wall} de {place} et obtient {face} : {found, select, yes {une porte secrète} other {pas de porte}}.',
    roomSearched: '{Figure} cherche un trésor caché dans {place}.',
    treasureSought:
      '{Figure} obtient {dice} = {total} : {found, select, gold {il y a de l’or} magic {il y a un trésor magique} counter {rien, et le maître du jeu tire un pion} other {rien}}.',
    cacheFound: '{Figure} obtient {face} et trouve {gold_n}.',
    armourTakenOff:
      '{Figure} ôte {armour} et {armour_number, select, many {les} other {{armour_gender, select, f {la} other {le}}}} laisse en {square}.',
    armourPutOn: '{Figure} met {armour}.',
    leftDungeon: `{Figure} quitte le donjon${LED_FR}.`,
    tookStairs: `{Figure} va attendre dans l’escalier${LED_FR}.`,
    cameBack: '{Figure} revient de l’escalier en {square}.',
    levelChanged: 'Le groupe {way, select, down {descend} other {remonte}} de l’étage {from} à l’étage {to}.',
  },
});

const sentence = sentencesOf(EXPLORE);

export const EXPLORE_TELLERS: Tellers<ExploreFacts> = {
  stepped: ({ figure, from, to, across }, at) =>
    sentence('stepped', {
      figure: at.figure(figure),
      from: at.square(from),
      to: at.square(to),
      past: yesNo(across.length > 0),
    }),
  trod: ({ square }, at) => sentence('trod', { square: at.square(square) }),
  drewBack: ({ figure, to }, at) =>
    sentence('drewBack', { figure: at.figure(figure), square: at.square(to) }),
  doorOpened: (event, at) => sentence('doorOpened', doorArguments(event, at)),
  doorClosed: (event, at) => sentence('doorClosed', doorArguments(event, at)),
  chestClosed: ({ figure }, at) => sentence('chestClosed', { figure: at.figure(figure) }),
  wallSearched: ({ figure, area, side, face, found }, at) =>
    sentence('wallSearched', {
      figure: at.figure(figure),
      wall: at.wall(side),
      place: areaNoun(area),
      face,
      found: yesNo(found),
    }),
  roomSearched: ({ figure, area }, at) =>
    sentence('roomSearched', { figure: at.figure(figure), place: areaNoun(area) }),
  treasureSought: ({ figure, faces, found }, at) =>
    sentence('treasureSought', {
      figure: at.figure(figure),
      dice: sumText(faces),
      total: faces[0] + faces[1],
      found,
    }),
  cacheFound: ({ figure, face, gold }, at) =>
    sentence('cacheFound', { figure: at.figure(figure), face, gold: crowns(gold) }),
  armourTakenOff: ({ figure, armour, square }, at) =>
    sentence('armourTakenOff', {
      figure: at.figure(figure),
      armour: thingsIn(0, armour),
      square: at.square(square),
    }),
  armourPutOn: ({ figure, armour }, at) =>
    sentence('armourPutOn', { figure: at.figure(figure), armour: thingsIn(0, armour) }),
  leftDungeon: ({ figure, with: companions }, at) =>
    sentence('leftDungeon', { figure: at.figure(figure), companions: at.figures(companions) }),
  tookStairs: ({ figure, with: companions }, at) =>
    sentence('tookStairs', { figure: at.figure(figure), companions: at.figures(companions) }),
  cameBack: ({ figure, at: square }, at) =>
    sentence('cameBack', { figure: at.figure(figure), square: at.square(square) }),
  levelChanged: ({ from, to }) =>
    sentence('levelChanged', { way: to > from ? 'down' : 'up', from: from + 1, to: to + 1 }),
};

function doorArguments(
  { figure, at: square, side }: Pick<ExploreFacts['doorOpened'], 'figure' | 'at' | 'side'>,
  at: ExpeditionScene,
) {
  return { figure: at.figure(figure), side: at.side(side), square: at.square(square) };
}

/** Several steps of one figure, told as one walk. */
export function tellWalk(
  steps: readonly EventWith<'stepped', ExploreFacts['stepped']>[],
  at: ExpeditionScene,
): Sentence {
  return sentence('walked', {
    figure: at.figure(steps[0]!.figure),
    from: at.square(steps[0]!.from),
    to: at.square(steps.at(-1)!.to),
    count: steps.reduce((sum, { across }) => sum + 1 + across.length, 0),
  });
}
