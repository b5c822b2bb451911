/** NextLevel's questions during an attack that may be left to be answered by themselves. */
import type { NextCommand, NextView, Strike } from '@oubliette/nextlevel';
import { CLASSIC_ASKS, classicSpared } from '../../classic/play/spared.ts';
import type { SparedAnswer } from '../../classic/play/spared.ts';
import type { AskSort } from '../../play/asking.ts';
import { ONLY_ANSWER } from '../../play/askSorts.ts';

export const NEXT_ASKS: readonly AskSort[] = [
  {
    id: 'nextlevel.stance',
    title: { en: 'A Chaos Warrior’s stance', fr: 'La posture d’un guerrier du Chaos' },
    otherwise: { en: 'No die is moved to its defence.', fr: 'Aucun dé ne passe à sa défense.' },
  },
  {
    id: 'nextlevel.shield',
    title: { en: 'A lesser monster as a living shield', fr: 'Un monstre mineur en bouclier vivant' },
    otherwise: { en: 'The blow falls where it was aimed.', fr: 'Le coup tombe où il était porté.' },
  },
  {
    id: 'nextlevel.counter',
    title: { en: 'Whom a counter-attack strikes', fr: 'Qui reçoit la contre-attaque' },
    otherwise: {
      en: 'The one with the fewest Body points left.',
      fr: 'Celui à qui il reste le moins de points de Corps.',
    },
  },
  ...CLASSIC_ASKS,
];

export function nextSpared(view: NextView, moves: readonly NextCommand[]): SparedAnswer<NextCommand> | null {
  const { asked } = view.next;
  switch (asked?.tag) {
    case 'stance': {
      const goOn = moves.find((move) => move.type === 'chooseStance' && move.dice === 0);
      return goOn ? { sort: 'nextlevel.stance', goOn, matters: couldKill(view, asked.strike) } : null;
    }
    case 'livingShield': {
      const goOn = moves.find((move) => move.type === 'chooseShield' && move.figure === null);
      const { target, damage } = asked.strike;
      return goOn ? { sort: 'nextlevel.shield', goOn, matters: damage >= bodyOf(view, target) } : null;
    }
    case 'ward':
    case 'counter':
    case 'riposte': {
      const answers = moves.filter((move) => move.type === 'chooseCounter' || move.type === 'chooseWard');
      const bodies = answers.map(({ figure }) => bodyOf(view, figure));
      const goOn = answers[bodies.indexOf(Math.min(...bodies))];
      if (goOn === undefined) return null;
      if (asked.tag === 'ward')
        return answers.length === 1 ? { sort: ONLY_ANSWER.id, goOn, matters: false } : null;
      // Alike foes are struck alike.
      const kinds = new Set(answers.map(({ figure }, at) => `${kindOf(view, figure)} ${bodies[at]}`));
      return { sort: 'nextlevel.counter', goOn, matters: kinds.size > 1 };
    }
    default:
      return classicSpared(view, moves as never) as SparedAnswer<NextCommand> | null;
  }
}

/** Every skull together would end it (NXT-CHW-02). */
function couldKill(view: NextView, { attackers, target }: Strike): boolean {
  const dice = attackers.reduce((sum, striker) => sum + striker.dice.length + striker.extra, 0);
  return dice >= bodyOf(view, target);
}

function bodyOf({ figures }: NextView, id: string): number {
  return figures.find((figure) => figure.id === id)?.body ?? 0;
}

function kindOf({ figures }: NextView, id: string): string {
  return figures.find((figure) => figure.id === id)?.kind ?? '';
}
