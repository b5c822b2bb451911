/** A drawn table of NextLevel for tests, and a seat at it. */
import type { ArrangedTable } from '@oubliette/classic/scenario';
import { arrangeNextLevel } from '@oubliette/nextlevel/scenario';
import type { NextTableFigures, NextTableSetting } from '@oubliette/nextlevel/testing';
import type { NextView } from '@oubliette/nextlevel';
import type { Language } from '@oubliette/words';
import type { PlayKit } from '../../../classic/kit.ts';
import { TestTable } from '../../../classic/play/testing/scene.ts';
import { Sitting } from '../../../classic/play/testing/seat.ts';
import { NEXT_PLAY } from '../nextPlay.ts';

export function table(
  map: string,
  figures: NextTableFigures = {},
  setting: NextTableSetting = {},
): TestTable {
  return new TestTable(arrangeNextLevel({ map, figures, ...setting }) as unknown as ArrangedTable);
}

export function viewOf(of: TestTable, seat = 'heroes'): NextView {
  return of.view(seat) as NextView;
}

/** The shared parts know classic's views and commands; NextLevel's additions pass through to its kit. */
export const KIT = NEXT_PLAY as unknown as PlayKit;

export function sitAt(of: TestTable, seat = 'heroes', language: Language = 'en'): Sitting {
  return new Sitting(of, seat, language, true, KIT);
}
