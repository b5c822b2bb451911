/** Which questions of classic's table a player may leave to be answered by themselves, and whether they matter now. */
import type { Command, View } from '@oubliette/classic';
import type { AskSort, Sparable } from '../../play/asking.ts';
import { ONLY_ANSWER } from '../../play/askSorts.ts';
import type { MovesBySeat } from '../../play/desk.ts';
import type { PlayKit } from '../kit.ts';

/** One seat's open question: its sort, the answer given unasked, whether another could change what counts. */
export type SparedAnswer<C = Command> = Pick<Sparable, 'sort' | 'matters'> & { readonly goOn: C };

export const CLASSIC_ASKS: readonly AskSort[] = [
  {
    id: 'classic.drink',
    title: { en: 'Drinking before a blow falls', fr: 'Boire avant qu’un coup ne porte' },
    otherwise: { en: 'The hero takes the blow.', fr: 'Le héros attend le coup.' },
  },
  {
    id: 'classic.passage',
    title: { en: 'Letting a figure pass', fr: 'Laisser passer une figurine' },
    otherwise: {
      en: 'Friends may pass, enemies may not.',
      fr: 'Les amis passent, pas les ennemis.',
    },
  },
  {
    id: 'classic.claim',
    title: { en: 'Taking what a dead hero leaves', fr: 'Prendre ce que laisse un héros mort' },
    otherwise: { en: 'It is taken.', fr: 'On le prend.' },
  },
  ONLY_ANSWER,
];

export function classicSpared(view: View, moves: readonly Command[]): SparedAnswer | null {
  const { pending, figures } = view;
  switch (pending?.tag) {
    case 'attack': {
      const { target, dice } = pending.attack;
      const goOn = moves.find(({ type }) => type === 'standFast');
      const body = figures.find(({ id }) => id === target)?.body ?? 0;
      // A potion saves a life only where every skull together could end it (CLS-TRE-06).
      return goOn ? { sort: 'classic.drink', goOn, matters: dice >= body } : null;
    }
    case 'passage': {
      const sideOf = (id: string) => figures.find((figure) => figure.id === id)?.side;
      const allow = sideOf(pending.figure) === sideOf(pending.through);
      const goOn = moves.find((move) => move.type === 'answerPassage' && move.allow === allow);
      return goOn ? { sort: 'classic.passage', goOn, matters: !allow } : null;
    }
    case 'claim': {
      const goOn = moves.find((move) => move.type === 'claim' && move.take);
      const left = view.belongings.find(({ hero }) => hero === pending.hero);
      const things = left ? [left.equipment, left.treasures, left.potions].flat().length + left.gold : 0;
      return goOn ? { sort: 'classic.claim', goOn, matters: things > 0 } : null;
    }
    case 'escape':
    case 'wandering': {
      const [goOn, other] = moves.filter(({ type }) => ROUTINE.has(type));
      return goOn && !other ? { sort: ONLY_ANSWER.id, goOn, matters: false } : null;
    }
    default:
      return null;
  }
}

/** Where a single place is no choice. */
const ROUTINE: ReadonlySet<Command['type']> = new Set(['escape', 'placeWandering', 'forgoWandering']);

export function sparableAt(kit: PlayKit, view: View, moves: MovesBySeat<Command>): Sparable<Command> | null {
  for (const [seat, own] of Object.entries(moves)) {
    const found = kit.spared(view, own);
    if (found !== null) return { ...found, seat };
  }
  return null;
}
