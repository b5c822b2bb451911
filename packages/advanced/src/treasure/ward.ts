/** Amulets of iron and rings of magic protection (ADV-MGT-09, ADV-MGT-18, ADV-MGT-46). */
import { refuse } from '@oubliette/kernel';
import { monsterNamed } from '../content/bestiary.ts';
import { findItem } from '../content/items.ts';
import { figureOf, findFigure, findSheet, seatOf, stat } from '../figures.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, State } from '../state.ts';
import type { TreasureCommand, TreasureFacts, WardFrame } from './types.ts';

const AMULET = 'amuletOfIron';
const IRON = 9;

/** The worn ring or amulet of a hero or a monster character (ADV-MCH-09): the first of its sort. */
function worn(state: State, figure: FigureId, sort: 'ring' | 'amulet'): string | undefined {
  const monster = findFigure(state, figure);
  const own = monster?.kind === 'monster' ? monsterNamed(monster.of).items : [];
  const items = findSheet(state, figure)?.items ?? own;
  return items.find((item) => findItem(item)?.worn === sort);
}

/** The die each ring needs; the third uses its wearer’s own Intelligence. */
function ringWorks(state: State, figure: FigureId, ring: string, face: number): boolean {
  if (ring === 'ringOfMagicProtection1') return face >= 11;
  if (ring === 'ringOfMagicProtection2') return face >= 9;
  return face <= stat(state, figureOf(state, figure), 'intelligence');
}

function wardingRing(state: State, figure: FigureId): string | null {
  const ring = worn(state, figure, 'ring');
  return ring?.startsWith('ringOfMagicProtection') === true ? ring : null;
}

export const wardFrame: FrameKind<WardFrame> = {
  asks: (_world, state, { stage, figure, own }) =>
    !own && stage === 'ring' && wardingRing(state, figure) !== null
      ? { seat: seatOf(state, figure), prompt: 'wardOff', rules: ['ADV-MGT-18'] }
      : null,
  answers: () => [
    { type: 'wardOff', roll: true },
    { type: 'wardOff', roll: false },
  ],
  runs(play, { answer: _answer, ...now }) {
    const { figure, rules } = now;
    const isThere = findFigure(play.state, figure) !== undefined;
    if (now.stage !== 'amulet' || !isThere) return play.finish(rules, false);
    if (worn(play.state, figure, 'amulet') === AMULET) {
      const face = play.figureRolls(figure, 'ADV-MGT-09');
      const cancelled = face >= IRON;
      play.reveal('wardRolled', { figure, item: AMULET, face, cancelled }, ['ADV-MGT-09', 'ADV-MGT-46']);
      if (cancelled) return play.finish(rules, true);
    }
    play.goOn({ ...now, stage: 'ring' }, 'ADV-MGT-18');
  },
};

/** Only the amulet cannot be declined. */
export const wardOff: Handler<Extract<TreasureCommand, { type: 'wardOff' }>> = {
  when: { answers: 'ward' },
  check: (_world, state) =>
    wardingRing(state, (state.stack.at(-1) as WardFrame).figure) === null
      ? refuse('noRing', 'ADV-MGT-18')
      : null,
  perform(play: Play, { roll }) {
    const { figure, rules } = play.state.stack.at(-1) as WardFrame;
    if (!roll) return play.finish(rules, false);
    const item = wardingRing(play.state, figure)!;
    const face = play.figureRolls(figure, 'ADV-MGT-18');
    const cancelled = ringWorks(play.state, figure, item, face);
    play.reveal('wardRolled', { figure, item, face, cancelled }, ['ADV-MGT-18']);
    play.finish(rules, cancelled);
  },
};

export const wardAppliers: Pick<Appliers<TreasureFacts>, 'wardRolled'> = { wardRolled: (state) => state };
