/** When the dead are raised: at any moment of the turn, at its end at the latest (ADV-SPELL-09). */
import { refuse } from '@oubliette/kernel';
import { figureOf, findSheet, seatOf } from '../figures.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { SeatId } from '@oubliette/kernel';
import type { State } from '../state.ts';
import { spendSource } from '../treasure/sources.ts';
import type { World } from '../world.ts';
import { beginCasting } from './cast.ts';
import { POWER, ritesOf, sourceFor } from './rites.ts';
import type { Rite } from './rites.ts';
import type { MagicCommandOf, RitesFrame } from './types.ts';

export const raiseDead: Handler<MagicCommandOf<'raiseDead'>> = {
  when: 'always',
  check(world, state, seat, { figure, target }) {
    if (findSheet(state, figure)?.seat !== seat) return refuse('notYourFigure', 'ADV-SPELL-09', { figure });
    const may = !isRaising(state) && ritesOf(world, state).some(isRite(figure, target));
    return may ? null : refuse('notNow', 'ADV-SPELL-09', { figure });
  },
  perform(play, { figure, target }) {
    const source = sourceFor(play.state, figureOf(play.state, figure))!;
    if (source === 'book') return beginCasting(play, { figure, spell: POWER, source }, target);
    spendSource(play, figure, source);
    const from = source.item.startsWith('wand:') ? 'wand' : 'scroll';
    beginCasting(play, { figure, spell: POWER, source: from }, target);
  },
};

const isRite =
  (figure: string, target: string) =>
  (rite: Rite): boolean =>
    rite.figure === figure && rite.target === target;

/** One at a time: a raising is under way. */
function isRaising({ stack }: State): boolean {
  return stack.some((frame) => frame.tag === 'casting' && frame.spell === POWER);
}

export function raiseOffers(world: World, state: State, seat: SeatId): MagicCommandOf<'raiseDead'>[] {
  return ritesOf(world, state)
    .filter(({ figure }) => seatOf(state, figure) === seat)
    .map((rite) => ({ type: 'raiseDead', ...rite }));
}

function nextRite(world: World, state: State, { declined }: RitesFrame): Rite | undefined {
  return ritesOf(world, state).find(({ figure }) => !declined.includes(figure));
}

export const rites: FrameKind<RitesFrame> = {
  asks(world, state, frame) {
    const rite = nextRite(world, state, frame);
    if (rite === undefined) return null;
    return { seat: seatOf(state, rite.figure), prompt: 'raiseDead', rules: ['ADV-SPELL-09'] };
  },
  answers: () => [{ type: 'letRest' }],
  runs(play) {
    play.tell('ritesOver', {}, ['ADV-SPELL-09'], { audience: [] });
    play.finish(['ADV-SPELL-09']);
  },
};

export const letRest: Handler<MagicCommandOf<'letRest'>> = {
  when: { answers: 'rites' },
  check: () => null,
  perform(play) {
    const frame = play.state.stack.at(-1) as RitesFrame;
    const { figure } = nextRite(play.world, play.state, frame)!;
    play.goOn({ tag: 'rites', declined: [...frame.declined, figure] }, 'ADV-SPELL-09');
  },
};
