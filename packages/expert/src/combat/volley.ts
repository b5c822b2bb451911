/** Several attacks, one after another: whoever has fallen meanwhile is passed over. */
import { findFigure } from '../figures.ts';
import type { FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { strike } from './strike.ts';
import type { Blow, VolleyFrame } from './types.ts';

const RULE = 'EXP-UAB-05';

export function strikeAll(play: Play, attacker: FigureId, targets: readonly FigureId[], blow: Blow): void {
  play.begin({ tag: 'volley', attacker, targets, blow }, RULE);
}

export const volley: FrameKind<VolleyFrame> = {
  asks: () => null,
  runs(play, { attacker, targets: [first, ...targets], blow }) {
    const goesOn = findFigure(play.state, attacker) !== undefined && first !== undefined;
    if (!goesOn) return play.finish([RULE]);
    play.goOn({ tag: 'volley', attacker, targets, blow }, RULE);
    if (findFigure(play.state, first) !== undefined) strike(play, attacker, first, blow);
  },
};
