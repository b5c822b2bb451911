/** Disease: catching it (ADV-ABIL-17), and its effect between expeditions (ADV-ABIL-18 to ADV-ABIL-21). */
import { test } from '../combat/tests.ts';
import { findFigure, findSheet, sheetOf, withSheet } from '../figures.ts';
import type { Appliers, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, Sheet } from '../state.ts';
import { isSpecial } from './traits.ts';
import type { ContagionFrame, GearFacts } from './types.ts';

const DISEASED = 'diseased';
const LOSS = 'ADV-ABIL-20';

/** Only a hero who is not ill yet can catch it (ADV-ABIL-17). */
function mayCatch(play: Play, figure: FigureId): boolean {
  const sheet = findSheet(play.state, figure);
  return sheet !== undefined && sheet.kind === 'hero' && !sheet.marks.includes(DISEASED);
}

export function catchDisease(play: Play, figure: FigureId, by: FigureId): void {
  if (mayCatch(play, figure)) play.begin({ tag: 'contagion', figure, by, stage: 'roll' }, 'ADV-ABIL-17');
}

/** A blow has landed, whether it hurt or not. */
export function touched(play: Play, by: FigureId, target: FigureId): void {
  const attacker = findFigure(play.state, by);
  if (attacker !== undefined && isSpecial(attacker, 'contagious')) catchDisease(play, target, by);
}

export const contagionFrame: FrameKind<ContagionFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const { figure, by } = now;
    if (now.stage === 'rolled') {
      play.finish(['ADV-ABIL-17']);
      if (answer !== true) play.tell('fellIll', { figure }, ['ADV-ABIL-17', 'ADV-ABIL-18']);
      return;
    }
    const { toughness } = startingBody(sheetOf(play.state, figure));
    const face = play.figureRolls(figure, 'ADV-ABIL-17');
    const passed = face < toughness;
    play.goOn({ ...now, stage: 'rolled' }, 'ADV-ABIL-17');
    play.reveal('diseaseTested', { figure, by, face, toughness, passed }, ['ADV-ABIL-17']);
    test(play, { figure, kind: 'disease', face, passed, rules: ['ADV-ABIL-17'] });
  },
};

type Body = Pick<Sheet, 'start' | 'changes' | 'marks'>;

/** Starting Strength and Toughness, less what disease has taken. */
function startingBody({ start, changes }: Pick<Body, 'start' | 'changes'>): {
  strength: number;
  toughness: number;
} {
  const left = (stat: 'strength' | 'toughness'): number =>
    changes.reduce(
      (value, change) => (change.rule === LOSS && change.stat === stat ? value + (change.by ?? 0) : value),
      start[stat],
    );
  return { strength: left('strength'), toughness: left('toughness') };
}

/** Uncured between two expeditions: one point of each is lost; true if that kills (ADV-ABIL-21). */
export function uncured<T extends Body>(sheet: T): { readonly sheet: T; readonly dies: boolean } {
  if (!sheet.marks.includes(DISEASED)) return { sheet, dies: false };
  const changes: Body['changes'] = [
    ...sheet.changes,
    { stat: 'strength', by: -1, rule: LOSS },
    { stat: 'toughness', by: -1, rule: LOSS },
  ];
  const weaker = { ...sheet, changes };
  const { strength, toughness } = startingBody(weaker);
  return { sheet: weaker, dies: strength <= 0 || toughness <= 0 };
}

/** The healer removes the disease and restores what it took (ADV-ABIL-19). */
export function cured<T extends Body>(sheet: T): T {
  return {
    ...sheet,
    marks: sheet.marks.filter((mark) => mark !== DISEASED),
    changes: sheet.changes.filter(({ rule }) => rule !== LOSS),
  };
}

export const contagionAppliers: Pick<Appliers<GearFacts>, 'diseaseTested' | 'fellIll'> = {
  diseaseTested: (state) => state,
  fellIll: (state, { figure }) =>
    withSheet(state, figure, { marks: [...sheetOf(state, figure).marks, DISEASED] }),
};
