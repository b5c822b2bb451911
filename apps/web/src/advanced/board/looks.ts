/** What each figure's token shows: its face, its mark, its wounds and the signs of what lasts. */
import { BESTIARY } from '@oubliette/advanced';
import type { Figure, Sheet, View } from '@oubliette/advanced';
import type { Language } from '@oubliette/words';
import type { TokenLook } from '../../board/TokenShape.tsx';
import type { BoardToken, TokenMark } from '../../board/Tokens.tsx';
import type { Subject } from '../../pictures/picture.ts';
import { sheetName } from '../play/labels.ts';
import { ADVANCED_PICTURES } from '../pictures/gallery.ts';
import type { HEROES } from '../pictures/heroes.ts';

/** Heroes of the book have their own face, the others that of their people and calling. */
export function faceOf(view: View, figure: Pick<Figure, 'id' | 'of' | 'kind'>): Subject {
  const { hero, monster } = ADVANCED_PICTURES;
  if (figure.kind === 'monster') return monster[figure.of] ?? monster['stranger']!;
  const sheet = view.sheets.find(({ id }) => id === figure.id);
  return hero[sheet?.id ?? ''] ?? hero[sheet === undefined ? 'heinrich' : likenessOf(sheet)]!;
}

function likenessOf({ race, calling }: Pick<Sheet, 'race' | 'calling'>): keyof typeof HEROES {
  if (calling === 'manAtArms' || calling === 'sergeant') return calling;
  if (calling === 'wizard') return 'magnus';
  return LIKENESS[race];
}

const LIKENESS = { human: 'heinrich', dwarf: 'sven', elf: 'torallion' } as const;

/** Its wounds on arrival; for a monster whose wounds are secret, the number shown. */
export function mostWounds(view: View, figure: Pick<Figure, 'id' | 'of' | 'kind'>): number {
  if (figure.kind === 'monster') return view.woundsHidden ? 1 : (BESTIARY[figure.of]?.wounds ?? 1);
  return view.sheets.find(({ id }) => id === figure.id)?.startWounds ?? 1;
}

/** A monster's number, as the log has it, or the initial of the name the reader knows; henchmen of one name are numbered. */
export function markOf(view: View, figure: Pick<Figure, 'id' | 'kind'>, language: Language): string {
  if (figure.kind === 'monster') return /-(\d+)$/u.exec(figure.id)?.[1] ?? '';
  const sheet = view.sheets.find(({ id }) => id === figure.id);
  const initial = (sheet === undefined ? figure.id : sheetName(sheet, language)).charAt(0).toUpperCase();
  const alike = view.sheets.filter(({ name }) => name === sheet?.name);
  return alike.length > 1 ? `${initial}${alike.findIndex(({ id }) => id === figure.id) + 1}` : initial;
}

/** In a box of 24 by 24; strokes. */
const SIGNS: Readonly<Record<string, string>> = {
  asleep: 'M7 7h10L7 17h10',
  cowering: 'M12 5v8M12 17v2',
  berserk: 'M6 18L17 7M17 7v4M17 7h-4M7 13l4 4',
  // On strings, and down a hole.
  controlled: 'M4 6h16M7 6v12M12 6v8M17 6v12',
  inPit: 'M12 5v11M7 12l5 5 5-5',
};
const OTHER_SIGN = 'M12 6a6 6 0 1 0 .1 0M12 9v3l2 2';

export function tokenLook(view: View, figure: Figure, language: Language): TokenLook {
  return {
    face: faceOf(view, figure),
    side: figure.side === 'heroes' ? 'heroes' : 'morcar',
    mark: markOf(view, figure, language),
    body: figure.wounds,
    maxBody: mostWounds(view, figure),
    asleep: figure.effects.some(({ tag }) => tag === 'asleep'),
    signs: [...new Set(figure.effects.map(({ tag }) => SIGNS[tag] ?? OTHER_SIGN))],
  };
}

const RIM: TokenMark = {
  name: 'adv-pit-rim',
  d: 'M-28 -42h56a14 14 0 0 1 14 14v56a14 14 0 0 1-14 14h-56a14 14 0 0 1-14-14v-56a14 14 0 0 1 14-14z',
  under: true,
};
const DOWN: TokenMark = { name: 'adv-down', d: 'M-16 -16L16 16M16 -16L-16 16' };
const CHAIN: TokenMark = { name: 'adv-chain', d: 'M-44 12a10 10 0 1 0 .1 0zM-30 24a10 10 0 1 0 .1 0z' };
const CROWN: TokenMark = { name: 'adv-crown', d: 'M-18 -40l4-20 10 12 4-16 4 16 10-12 4 20z' };
const MASK: TokenMark = {
  name: 'adv-mask',
  d: 'M18 -52h36v14q-8 14-18 4q-10 10-18-4zM26 -46h6M40 -46h6',
};

export function tokensOf(view: View, figures: readonly Figure[], language: Language): readonly BoardToken[] {
  return figures.map((figure) => {
    const has = (wanted: string): boolean => figure.effects.some(({ tag }) => tag === wanted);
    const isDown = figure.wounds <= 0;
    return {
      ...tokenLook(view, figure, language),
      id: figure.id,
      square: figure.square,
      size: figure.size,
      posture: isDown ? 'fallen' : has('inPit') ? 'sunken' : null,
      marks: [
        ...(has('inPit') ? [RIM] : []),
        ...(isDown ? [DOWN] : []),
        ...(has('captive') ? [CHAIN] : []),
        ...(figure.id === view.leader ? [CROWN] : []),
        ...(figure.disguise === null ? [] : [MASK]),
      ],
    };
  });
}
