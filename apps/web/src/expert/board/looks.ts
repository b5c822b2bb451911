/** What each figure's token shows: its face, its mark, its Body and the signs of what lasts. */
import { fullBody, heroNoun, monsterCard } from '@oubliette/expert';
import type { CreatureId, Figure, View } from '@oubliette/expert';
import type { Language } from '@oubliette/words';
import type { TokenLook } from '../../board/TokenShape.tsx';
import type { BoardToken, TokenMark } from '../../board/Tokens.tsx';
import type { Subject } from '../../pictures/picture.ts';
import { EXPERT_PICTURES } from '../pictures/gallery.ts';

type Tag = Figure['conditions'][number]['tag'];

export function faceOf({ of }: Pick<Figure, 'of'>): Subject {
  const { hero, monster } = EXPERT_PICTURES;
  return hero[of] ?? monster[of] ?? monster['stranger']!;
}

/** A creature's number, as the log has it, where several of its kind have come; a hero's initial. */
export function markOf(view: View, { id, of }: Pick<Figure, 'id' | 'of'>, language: Language): string {
  const hero = view.heroes.find((one) => one.id === id);
  if (hero !== undefined) return heroNoun(hero)[language].one.charAt(0).toUpperCase();
  if ((view.named[of] ?? 0) < 2) return '';
  return /-(\d+)$/u.exec(id)?.[1] ?? '';
}

export function isCreature({ side }: Pick<Figure, 'side'>): boolean {
  return side === 'gm';
}

export function isLeader(figure: Pick<Figure, 'side' | 'of'>): boolean {
  return isCreature(figure) && monsterCard(figure.of as CreatureId).isLeader === true;
}

const HELD = 'M5 8h14M5 16h14M8 5v14M16 5v14';
const DOWN = 'M12 5v12M7 12l5 5 5-5';
const UP = 'M12 19V7M7 12l5-5 5 5';
const CROSS = 'M7 7l10 10M17 7L7 17';

/** In a box of 24 by 24; strokes. What says the same to the table has the same sign. */
const SIGNS: Readonly<Record<Tag, string>> = {
  paralysed: 'M7 7h10L7 17h10',
  stunned: 'M7 7h10L7 17h10',
  dazed: 'M12 12a2 2 0 1 1-2-2a5 5 0 1 1 5 5a7 7 0 0 1-9-3',
  imprisoned: HELD,
  blessed: 'M12 4v16M7 9h10',
  cursed: 'M12 20V4M7 15h10',
  strengthened: UP,
  favoured: UP,
  maddened: 'M6 18L17 7M17 7v4M17 7h-4M7 13l4 4',
  warded: 'M12 4l7 3v5q0 5-7 8q-7-3-7-8V7z',
  illFated: DOWN,
  daunted: 'M12 5v8M12 17v2',
  numbed: DOWN,
  cracked: 'M12 4l7 3v5q0 5-7 8q-7-3-7-8V7zM13 6l-3 5 4 2-3 5',
  jinxed: CROSS,
  darkened: 'M4 12q8-9 16 0q-8 9-16 0zM5 19L19 5',
  slipping: 'M4 15q4-5 8 0t8 0M8 8h8',
  lamed: 'M8 5v9h9M5 19l4-3',
  poisoned: 'M12 4q6 8 6 11a6 6 0 0 1-12 0q0-3 6-11z',
  hunting: 'M12 6a6 6 0 1 0 .1 0M12 3v6M12 15v6M3 12h6M15 12h6',
  risen: 'M7 19h10M12 17V7M8 10h8',
  ability: 'M12 4l2.500 5 5.500.8-4 4 1 5.500-5-2.700-5 2.700 1-5.500-4-4 5.500-.8z',
  chaos: 'M12 4v16M4 12h16M6.500 6.500l11 11M17.500 6.500l-11 11',
};

type Looked = Pick<Figure, 'of' | 'side' | 'body'> & Partial<Pick<Figure, 'conditions'>>;

/** Its mark is for the board, where others stand beside it. */
export function tokenLook(figure: Looked): TokenLook {
  const tags = (figure.conditions ?? []).map(({ tag }) => tag);
  return {
    face: faceOf(figure),
    side: isCreature(figure) ? 'morcar' : 'heroes',
    body: figure.body,
    maxBody: fullBody(figure),
    asleep: tags.includes('paralysed') || tags.includes('stunned'),
    signs: [...new Set(tags.map((tag) => SIGNS[tag]))],
  };
}

const BARS: TokenMark = {
  name: 'exp-bars',
  d: 'M-30 -40V40M-10 -46V46M10 -46V46M30 -40V40M-44 -14H44M-44 18H44',
};
/** Its group holds a Chaos ability that nobody has seen yet. */
const FLAME: TokenMark = {
  name: 'exp-chaos',
  d: 'M36 -20q-14-4-12-18q2-9 10-16q-1 9 5 11q0-9 8-14q0 10 5 15q4 8 0 14q-5 8-16 8z',
};

export function tokensOf(view: View, language: Language): readonly BoardToken[] {
  const armed = new Set(view.chaos.map(({ group }) => group));
  return view.figures.map((figure) => ({
    ...tokenLook(figure),
    mark: markOf(view, figure, language),
    id: figure.id,
    square: figure.square,
    // Whoever has fallen in stands in the hole.
    posture: view.pits.includes(figure.square) ? 'sunken' : null,
    marks: [
      ...(figure.conditions.some(({ tag }) => tag === 'imprisoned') ? [BARS] : []),
      ...(figure.group !== null && armed.has(figure.group) ? [FLAME] : []),
    ],
  }));
}
