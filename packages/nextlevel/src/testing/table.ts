/** A table of NextLevel for rule tests: drawn by hand, every die scripted, every die used. */
import assert from 'node:assert/strict';
import { DrawnTable } from '@oubliette/classic/testing';
import type { Face, SeatId } from '@oubliette/kernel';
import type { Written } from '@oubliette/kernel/testing';
import type { NextCommand } from '../commands.ts';
import type { NextEvent } from '../events.ts';
import { arrangeNextLevel } from '../scenario/arrange.ts';
import type { NextScene } from '../scenario/scene.ts';
import type { NextState, Plight, Sheet } from '../state.ts';
import type { NextView } from '../view.ts';

export class NextTable extends DrawnTable<NextState, NextCommand, NextEvent, NextView> {
  constructor(scene: NextScene) {
    super(arrangeNextLevel(scene));
  }

  /** Every accepted command is also offered. */
  override do(written: Written, dice: readonly Face[] = [], by?: SeatId): readonly NextEvent[] {
    const offered = this.offers(written, by);
    const events = super.do(written, dice, by);
    assert.ok(offered, `${JSON.stringify(written)} is accepted and not offered`);
    return events;
  }

  /** Which way a figure faces: north 0, then clockwise. */
  facing(letter: string): number | undefined {
    return this.state.next.facing[this.id(letter)];
  }

  sheet(letter: string): Sheet {
    return this.state.next.sheets[this.hero(letter).id] ?? assert.fail(`${letter} has no sheet`);
  }

  plights(letter: string): readonly Plight[] {
    return this.state.next.plights[this.id(letter)] ?? [];
  }
}

export type NextTableFigures = NonNullable<NextScene['figures']>;

/** The parts of a table's setting outside its drawing. */
export type NextTableSetting = Omit<NextScene, 'map' | 'figures'>;

export function table(
  map: string,
  figures: NextTableFigures = {},
  setting: NextTableSetting = {},
): NextTable {
  return new NextTable({ map, figures, ...setting });
}
