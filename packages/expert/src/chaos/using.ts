/** A creature uses a Chaos ability in its own activation, in the place of its attack (EXP-CHA-05). */
import { refuse } from '@oubliette/kernel';
import { chaosCard } from '../content/chaos.ts';
import type { ChaosId } from '../content/chaos.ts';
import type { Handler } from '../kit.ts';
import type { Figure, State } from '../state.ts';
import { actingFor, actionLeft, isRefusal } from '../turns/acts.ts';
import { chaosAims } from './aims.ts';
import { workChaos } from './deeds.ts';
import type { ChaosCommand, Drawn } from './types.ts';

/** What its group has drawn and not used. */
function drawnFor({ chaos }: State, { group }: Figure): readonly Drawn[] {
  return chaos.filter((one) => one.group === group);
}

export const useChaos: Handler<ChaosCommand> = {
  when: { in: ['gm'], acting: true },
  foreseen: true,
  check(world, state, seat, { card, target, at }) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return now;
    const drawn = drawnFor(state, now.figure).find((one) => one.card === card);
    if (drawn === undefined) return refuse('noSuchPower', 'EXP-CHA-01', { figure: now.figure.id });
    const spent = actionLeft(now);
    if (spent !== null) return refuse('acted', 'EXP-CHA-05', { figure: now.figure.id });
    const isAim = chaosAims(world, state, now.figure, chaosCard(drawn.card).effect).some(
      (one) => one.target === target && one.at === at,
    );
    return isAim ? null : refuse('noTarget', 'EXP-CHA-05', { chaos: drawn.card });
  },
  perform(play, { card: face, type: _type, ...aim }) {
    const { figure } = play.state.turn.act!;
    const card = face as ChaosId;
    const its = play.state.figures.find(({ id }) => id === figure)!;
    const { id } = drawnFor(play.state, its).find((one) => one.card === card)!;
    play.reveal('chaosUsed', { figure, id, card, target: aim.target ?? null }, ['EXP-CHA-03', 'EXP-CHA-05']);
    workChaos(play, { figure, card, aim }, chaosCard(card).effect);
  },
  offers(world, state, seat) {
    const now = actingFor(state, seat);
    if (isRefusal(now) || actionLeft(now) !== null) return [];
    return drawnFor(state, now.figure).flatMap(({ card }) =>
      chaosAims(world, state, now.figure, chaosCard(card).effect).map((aim) => ({
        type: 'useChaos',
        card,
        ...aim,
      })),
    );
  },
};
