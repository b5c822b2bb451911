/** Players claim; dice settle disputes, the leader those over magic (ADV-EXPL-14, ADV-MGT-05). */
import { refuse } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import { isArmour } from '../content/armour.ts';
import { findItem } from '../content/items.ts';
import { isWeapon, weaponNamed } from '../content/weapons.ts';
import { heroSeats, seatOf } from '../figures.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import { claimable, howMany, takeRefusal, takeShare } from './take.ts';
import type { Share, ShareFrame, TreasureCommandOf, TreasureFacts } from './types.ts';

function isMagic(item: Share): boolean {
  if (isWeapon(item)) return weaponNamed(item).magic;
  return !isArmour(item) && findItem(item)?.magic === true;
}

function claimsOf(world: World, state: State, seat: SeatId, from: string): TreasureCommandOf<'claim'>[] {
  return state.figures
    .filter(({ id, side }) => side === 'heroes' && seatOf(state, id) === seat)
    .flatMap(({ id }) =>
      claimable(world, state, id, from).map((item): TreasureCommandOf<'claim'> => ({
        type: 'claim',
        figure: id,
        item,
      })),
    );
}

function leaderOf(state: State): SeatId {
  return seatOf(state, state.leader ?? state.sheets[0]!.id);
}

function claimants({ claims, disputed }: ShareFrame): FigureId[] {
  return claims.filter(({ item }) => item === disputed).map(({ figure }) => figure);
}

export const shareFrame: FrameKind<ShareFrame> = {
  asks(world, state, frame) {
    const { disputed, seats, from } = frame;
    if (disputed !== null) return { seat: leaderOf(state), prompt: 'award', rules: ['ADV-MGT-05'] };
    const [seat] = seats;
    if (seat === undefined || claimsOf(world, state, seat, from).length === 0) return null;
    return { seat, prompt: 'claim', rules: ['ADV-EXPL-13'] };
  },
  answers(world, state, frame) {
    if (frame.disputed !== null)
      return claimants(frame).map((figure): TreasureCommandOf<'award'> => ({ type: 'award', figure }));
    return [...claimsOf(world, state, frame.seats[0]!, frame.from), { type: 'noClaim' }];
  },
  runs(play, { answer: _answer, ...now }) {
    const [, ...seats] = now.seats;
    if (now.seats.length > 0) return play.goOn({ ...now, seats }, 'ADV-EXPL-13');
    const [first] = now.claims;
    if (first !== undefined) return settleClaim(play, now, first.item);
    if (!now.claimed) return play.finish(['ADV-EXPL-13']);
    play.goOn({ ...now, seats: heroSeats(play.state), claimed: false }, 'ADV-EXPL-13');
  },
};

function settleClaim(play: Play, now: ShareFrame, item: Share): void {
  const who = now.claims.filter((one) => one.item === item).map(({ figure }) => figure);
  if (who.length <= howMany(play.state, now.from, item)) return hand(play, now, item, who);
  if (isMagic(item)) return play.goOn({ ...now, disputed: item }, 'ADV-MGT-05');
  hand(play, now, item, [rollOff(play, item, who)]);
}

/** The highest die wins; ties throw again. */
function rollOff(play: Play, item: Share, who: readonly FigureId[]): FigureId {
  const rounds: { figure: FigureId; face: number }[][] = [];
  let left = who;
  while (left.length > 1) {
    const round = left.map((figure) => ({ figure, face: play.figureRolls(figure, 'ADV-EXPL-14') }));
    const best = Math.max(...round.map(({ face }) => face));
    left = round.filter(({ face }) => face === best).map(({ figure }) => figure);
    rounds.push(round);
  }
  const [winner] = left as [FigureId];
  play.reveal('disputeRolled', { item, rounds, winner }, ['ADV-EXPL-14']);
  return winner;
}

/** Hands the item to these figures; the others who wanted it may claim something else. */
function hand(play: Play, now: ShareFrame, item: Share, who: readonly FigureId[]): void {
  const claims = now.claims.filter((one) => one.item !== item);
  play.goOn({ ...now, claims, disputed: null, claimed: true }, 'ADV-EXPL-13');
  for (const figure of who)
    if (takeRefusal(play.world, play.state, figure, now.from, item) === null)
      takeShare(play, figure, now.from, item);
}

function top(state: State): ShareFrame {
  return state.stack.at(-1) as ShareFrame;
}

export const claim: Handler<TreasureCommandOf<'claim'>> = {
  when: { answers: 'share' },
  check(world, state, seat, { figure, item }) {
    const { from, disputed } = top(state);
    if (disputed !== null) return refuse('leaderDecides', 'ADV-MGT-05');
    if (seatOf(state, figure) !== seat) return refuse('notYourFigure', 'ADV-TURN-11', { figure });
    return takeRefusal(world, state, figure, from, item);
  },
  perform(play, { figure, item }) {
    const frame = top(play.state);
    const claims = [...frame.claims, { figure, item }];
    play.goOn({ ...frame, claims, seats: frame.seats.slice(1) }, 'ADV-EXPL-13');
  },
};

export const noClaim: Handler<TreasureCommandOf<'noClaim'>> = {
  when: { answers: 'share' },
  check: (_world, state) => (top(state).disputed === null ? null : refuse('leaderDecides', 'ADV-MGT-05')),
  perform: (play) => play.goOn({ ...top(play.state), seats: top(play.state).seats.slice(1) }, 'ADV-EXPL-13'),
};

export const award: Handler<TreasureCommandOf<'award'>> = {
  when: { answers: 'share' },
  check(_world, state, _seat, { figure }) {
    const frame = top(state);
    return frame.disputed !== null && claimants(frame).includes(figure)
      ? null
      : refuse('noClaimant', 'ADV-MGT-05');
  },
  perform(play, { figure }) {
    const frame = top(play.state);
    const item = frame.disputed!;
    play.tell('awarded', { item, figure, by: play.state.leader }, ['ADV-MGT-05']);
    hand(play, frame, item, [figure]);
  },
};

export const shareAppliers: Pick<Appliers<TreasureFacts>, 'disputeRolled' | 'awarded'> = {
  disputeRolled: (state) => state,
  awarded: (state) => state,
};
