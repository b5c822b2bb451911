/** A magic trap: its spell, on all figures under the circle (ADV-TRAP-31, ADV-TRAP-32). */
import type { Square } from '@oubliette/dungeon';
import { lookUp } from '@oubliette/kernel';
import { SPELL_TABLE } from '../content/traps.ts';
import { findFigure } from '../figures.ts';
import { burstSquares, figuresOn } from '../gear/gas.ts';
import type { Appliers, FrameKind } from '../kit.ts';
import { choking } from '../magic/choke.ts';
import { beginEffect } from '../magic/effects.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { ward } from '../treasure/warding.ts';
import { blast } from './blast.ts';
import type { TrapFacts, TrapSpellFrame } from './types.ts';

/** Damage dice of the burning spells; an inferno from a trap always succeeds. */
const DICE: Readonly<Record<string, number>> = {
  infernoOfDoom: 7,
  lightningBolt: 6,
  flamesOfDeath: 5,
  fireball: 5,
};

export function releaseSpell(play: Play, centre: Square): void {
  const face = play.masterRolls('ADV-TRAP-32');
  const spell = lookUp(SPELL_TABLE, face);
  const squares = burstSquares(play.world, play.state, centre);
  const targets = figuresOn(play.world, play.state, squares).map(({ id }) => id);
  play.begin({ tag: 'trapSpell', spell, targets, stage: 'ward' }, 'ADV-TRAP-31');
  play.reveal('spellRolled', { face, spell }, ['ADV-TRAP-31', 'ADV-TRAP-32']);
}

export const trapSpellFrame: FrameKind<TrapSpellFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const [id, ...targets] = now.targets;
    if (id === undefined) return play.finish(['ADV-TRAP-31']);
    if (findFigure(play.state, id) === undefined)
      return play.goOn({ ...now, targets, stage: 'ward' }, 'ADV-TRAP-31');
    if (now.stage === 'ward') {
      play.goOn({ ...now, stage: 'warded' }, 'ADV-TRAP-31');
      return ward(play, id, ['ADV-MGT-09']);
    }
    play.goOn({ ...now, targets, stage: 'ward' }, 'ADV-TRAP-31');
    if (answer !== true) suffer(play, now.spell, id);
  },
};

function suffer(play: Play, spell: string, id: FigureId): void {
  if (spell === 'choke') return beginEffect(play, id, choking(null), ['ADV-TRAP-32', 'ADV-DARK-02']);
  blast(play, { trap: spell, rule: 'ADV-TRAP-32', targets: [id], dice: DICE[spell]! });
}

export const spellAppliers: Pick<Appliers<TrapFacts>, 'spellRolled'> = { spellRolled: (state) => state };
