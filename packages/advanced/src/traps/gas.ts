/** A cloud of gas: its victims and its kind (ADV-TRAP-20 to ADV-TRAP-22). */
import { apart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { lookUp } from '@oubliette/kernel';
import { areaAt, groundOf } from '../board.ts';
import { hurt } from '../combat/damage.ts';
import { test } from '../combat/tests.ts';
import { GAS_TABLE } from '../content/traps.ts';
import type { Gas } from '../content/traps.ts';
import { findFigure, squaresOf, startStats, statsOf } from '../figures.ts';
import type { Appliers, FrameKind } from '../kit.ts';
import { beginEffect } from '../magic/effects.ts';
import type { Play } from '../play.ts';
import type { Figure, StatChange } from '../state.ts';
import { blast } from './blast.ts';
import { takeControl } from './controlling.ts';
import { NUMB, SICK } from './limits.ts';
import { deadly } from './poisoning.ts';
import type { TrapFacts, TrapGasFrame } from './types.ts';

/** Squares from the middle, diagonals included. */
const REACH = 2;
/** This turn, and three more. */
const NUMB_TURNS = 4;
const STRONG = 8;

/** It fills its section as far as it reaches. */
export function releaseGas(play: Play, centre: Square): void {
  const { world, state } = play;
  const { board } = groundOf(world, state);
  const { squares } = areaAt(world, state, centre);
  const figures = state.figures.flatMap((figure) => {
    const rings = squaresOf(board, figure)
      .filter((square) => squares.includes(square))
      .map((square) => apart(board, centre, square));
    const ring = Math.min(...rings);
    return ring <= REACH ? [{ id: figure.id, ring }] : [];
  });
  play.begin({ tag: 'trapGas', figures, failed: [], gas: null, stage: 'roll' }, 'ADV-TRAP-20');
}

export const trapGasFrame: FrameKind<TrapGasFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const [first, ...figures] = now.figures;
    switch (now.stage) {
      case 'roll': {
        const figure = first === undefined ? undefined : findFigure(play.state, first.id);
        if (first === undefined) return play.goOn({ ...now, stage: 'kind' }, 'ADV-TRAP-22');
        if (figure === undefined) return play.goOn({ ...now, figures }, 'ADV-TRAP-21');
        return resist(play, now, figure, first.ring);
      }
      case 'rolled': {
        const failed = answer === true ? now.failed : [...now.failed, first!.id];
        return play.goOn({ ...now, figures, failed, stage: 'roll' }, 'ADV-TRAP-21');
      }
      case 'kind': {
        if (now.failed.length === 0) return play.finish(['ADV-TRAP-21']);
        const face = play.masterRolls('ADV-TRAP-22');
        const gas = lookUp(GAS_TABLE, face);
        play.goOn({ ...now, gas, stage: 'suffer' }, 'ADV-TRAP-22');
        return play.reveal('gasRolled', { face, gas }, ['ADV-TRAP-22']);
      }
      case 'suffer': {
        const [id, ...failed] = now.failed;
        if (id === undefined) return play.finish(['ADV-TRAP-22']);
        play.goOn({ ...now, failed }, 'ADV-TRAP-22');
        const figure = findFigure(play.state, id);
        if (figure !== undefined) SUFFER[now.gas!](play, figure);
      }
    }
  },
};

function resist(play: Play, now: TrapGasFrame, figure: Figure, ring: number): void {
  const { toughness } = startStats(play.state, figure);
  const face = play.figureRolls(figure.id, 'ADV-TRAP-21');
  const passed = face - ring <= toughness;
  play.goOn({ ...now, stage: 'rolled' }, 'ADV-TRAP-21');
  play.reveal('gasResisted', { figure: figure.id, face, ring, toughness, passed }, ['ADV-TRAP-21']);
  test(play, { figure: figure.id, kind: 'gas', face, passed, rules: ['ADV-TRAP-21'] });
}

const RULES = ['ADV-TRAP-22'] as const;

const SUFFER: Readonly<Record<Gas, (play: Play, figure: Figure) => void>> = {
  numbing(play, { id }) {
    beginEffect(play, id, { tag: NUMB, ends: 'never', left: NUMB_TURNS }, RULES);
    hurt(play, { target: id, wounds: 1, cause: 'gas', by: null, rules: RULES });
  },
  nausea(play, figure) {
    const { weaponSkill, bowSkill, speed } = statsOf(play.state, figure);
    const half = (stat: StatChange['stat'], now: number): StatChange => ({
      stat,
      by: Math.ceil(now / 2) - now,
    });
    const changes: StatChange[] = [
      half('weaponSkill', weaponSkill),
      half('bowSkill', bowSkill),
      half('speed', speed),
      { stat: 'strength', by: -2 },
    ];
    beginEffect(play, figure.id, { tag: SICK, ends: 'never', changes }, RULES);
  },
  madness(play, { id, side }) {
    // Monsters already obey the master.
    if (side === 'heroes') takeControl(play, id, 'move', RULES);
  },
  strong: (play, { id }) => blast(play, { trap: 'gas', rule: 'ADV-TRAP-22', targets: [id], dice: STRONG }),
  deadly: (play, { id }) => deadly(play, id, 'gas', RULES),
};

export const gasAppliers: Pick<Appliers<TrapFacts>, 'gasResisted' | 'gasRolled'> = {
  gasResisted: (state) => state,
  gasRolled: (state) => state,
};
