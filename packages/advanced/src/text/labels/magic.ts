/** Labels of spells. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { MagicCommand } from '../../magic/types.ts';
import { areaMention } from '../names.ts';
import { spellNoun } from '../scene.ts';
import type { Labels } from './label.ts';

export const MAGIC_LABELS = defineMessages({
  en: {
    cast: 'Cast {spell}',
    aimAtFigure: 'Aim at {target}',
    aimAtSquare: 'Aim at {square}',
    aimAtWall: 'Aim at the wall {side} of {square}',
    aimAtSection: 'Aim at {place}',
    aimDone: 'Take nobody else along',
    drive: 'Run to {square}',
    driveNoMore: 'Stop running',
    raiseDead: 'Call {target} back to life',
    letRest: 'Let the dead rest',
  },
  fr: {
    cast: 'Jeter {spell}',
    aimAtFigure: 'Viser {target}',
    aimAtSquare: 'Viser {square}',
    aimAtWall: 'Viser le mur {side} de {square}',
    aimAtSection: 'Viser {place}',
    aimDone: 'N’emmener personne d’autre',
    drive: 'Courir en {square}',
    driveNoMore: 'Cesser de courir',
    raiseDead: 'Rappeler {target} à la vie',
    letRest: 'Laisser reposer les morts',
  },
});

const sentence = sentencesOf(MAGIC_LABELS);

export const MAGIC_LABELLERS: Labels<MagicCommand> = {
  cast: ({ spell }) => sentence('cast', { spell: spellNoun(spell) }),
  aimAtFigure: ({ target }, at) => sentence('aimAtFigure', { target: at.figure(target) }),
  aimAtSquare: ({ at: square }, at) => sentence('aimAtSquare', { square: at.square(square) }),
  aimAtWall: ({ at: square, side }, at) =>
    sentence('aimAtWall', { side: at.side(side), square: at.square(square) }),
  aimAtSection: ({ area }) => sentence('aimAtSection', { place: areaMention(area) }),
  aimDone: () => sentence('aimDone', {}),
  drive: ({ to }, at) =>
    to === null ? sentence('driveNoMore', {}) : sentence('drive', { square: at.square(to) }),
  raiseDead: ({ target }, at) => sentence('raiseDead', { target: at.figure(target) }),
  letRest: () => sentence('letRest', {}),
};
