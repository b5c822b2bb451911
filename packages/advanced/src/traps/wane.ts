/** Effects with a number of turns lose one at the start of each (ADV-TRAP-22, ADV-TRAP-33, ADV-MGT-27). */
import { figureOf, findFigure, withFigure } from '../figures.ts';
import type { Appliers } from '../kit.ts';
import { CHOKED } from '../magic/choke.ts';
import { endEffect } from '../magic/effects.ts';
import type { Play } from '../play.ts';
import { CONTROLLED, NUMB } from './limits.ts';
import { deadly } from './poisoning.ts';
import type { TrapFacts } from './types.ts';

/** Each with the rule of its end. */
const TIMED: Readonly<Record<string, string>> = {
  [NUMB]: 'ADV-TRAP-22',
  [CONTROLLED]: 'ADV-TRAP-33',
  [CHOKED]: 'ADV-DARK-02',
  strengthPotion: 'ADV-MGT-27',
};

export function wane(play: Play): void {
  for (const { id, effects } of play.state.figures)
    for (const { tag, left, of } of effects) {
      const rule = TIMED[tag];
      // A sorcerer's choke is counted with the spells: no potion helps (ADV-DARK-02).
      if (rule === undefined || left === undefined || (tag === CHOKED && of !== 'trap')) continue;
      if (left > 1) play.tell('effectWaned', { figure: id, tag, left: left - 1 }, [rule]);
      else {
        endEffect(play, id, tag, [rule]);
        if (tag === CHOKED && findFigure(play.state, id) !== undefined)
          deadly(play, id, 'choke', ['ADV-DARK-02']);
      }
    }
}

export const waneAppliers: Pick<Appliers<TrapFacts>, 'effectWaned'> = {
  effectWaned: (state, { figure, tag, left }) =>
    withFigure(state, figure, {
      effects: figureOf(state, figure).effects.map((one) => (one.tag === tag ? { ...one, left } : one)),
    }),
};
