/** What a hero does freely on its turn: gives, drops, picks up, dresses, drinks (EXP-ITM-02, EXP-INV-09 to EXP-INV-15). */
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { isBeside } from '../combat/sight.ts';
import { heal } from '../combat/death.ts';
import type { ClassId } from '../content/characters.ts';
import { treasureCard } from '../content/treasures.ts';
import type { TreasureId } from '../content/treasures.ts';
import { freed } from '../combat/freeing.ts';
import { bearerOf, findFigure, figureOf, heroOf, isMonster } from '../figures.ts';
import { groundOf } from '../ground.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, Held, Hero, State } from '../state.ts';
import { actingFor, heroesInside, isRefusal, notRunning } from '../turns/acts.ts';
import type { Acting } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { cellsToLeaveOn, fitRefusal, wearRefusal } from './carrying.ts';
import { keep } from './taking.ts';
import type { GearCommand, GiftFrame } from './types.ts';

type Of<T extends GearCommand['type']> = Extract<GearCommand, { type: T }>;

const TURN = { in: ['heroes'], acting: true } as const;

interface Now extends Acting {
  readonly hero: Hero;
}

/** The hero in its turn, for its own player. */
export function heroActing(state: State, seat: SeatId): Now | Refusal {
  const now = actingFor(state, seat);
  if (isRefusal(now)) return now;
  if (isMonster(now.figure)) return refuse('notYourTurn', 'EXP-MON-12');
  const hero = bearerOf(state, now.figure);
  return hero === undefined ? refuse('carriesNothing', 'EXP-QGN-05') : { ...now, hero };
}

export function heldBy({ cards }: Hero, card: string): Held | undefined {
  return cards.find((held) => held.card === card);
}

export function ownCards(state: State): readonly TreasureId[] {
  const { act } = state.turn;
  const hero = state.heroes.find(({ id }) => id === act?.figure);
  return [...new Set(hero?.cards.map(({ card }) => card) ?? [])];
}

/** Null where an ally stands beside, with no wall between (EXP-INV-10). */
function allyRefusal(world: World, state: State, figure: Figure, to: string): Refusal | null {
  const ally = findFigure(state, to);
  if (ally === undefined || isMonster(ally) || ally.id === figure.id) return refuse('noAlly', 'EXP-INV-10');
  if (bearerOf(state, ally) === undefined) return refuse('carriesNothing', 'EXP-QGN-05');
  return isBeside(groundOf(world, state), figure.square, ally.square)
    ? null
    : refuse('notBeside', 'EXP-INV-10', { figure: to });
}

export const giveCard: Handler<Of<'giveCard'>> = {
  when: TURN,
  check(world, state, seat, { card, to }) {
    const now = heroActing(state, seat);
    if (isRefusal(now)) return now;
    if (heldBy(now.hero, card) === undefined) return refuse('notCarried', 'EXP-INV-10', { card });
    return (
      notRunning(now, 'EXP-INV-10') ??
      allyRefusal(world, state, now.figure, to) ??
      fitRefusal(heroOf(state, to), card as TreasureId)
    );
  },
  perform(play, { card, to }) {
    const from = play.state.turn.act!.figure as ClassId;
    const isOwn = heroOf(play.state, to).seat === heroOf(play.state, from).seat;
    if (isOwn) hand(play, from, to as ClassId, card as TreasureId);
    else play.begin({ tag: 'gift', from, to: to as ClassId, card: card as TreasureId }, 'EXP-INV-10');
  },
  offers: (_world, state) =>
    ownCards(state).flatMap((card) =>
      heroesInside(state).map(({ id }) => ({ type: 'giveCard', card, to: id })),
    ),
};

function hand(play: Play, from: ClassId, to: ClassId, card: TreasureId): void {
  const held = heldBy(heroOf(play.state, from), card)!;
  play.tell('cardGiven', { from, to, held }, ['EXP-INV-10']);
  keep(play, to, held, 'gift');
}

export const gift: FrameKind<GiftFrame> = {
  asks: (_world, state, { to }) => ({
    seat: heroOf(state, to).seat,
    prompt: 'answerGift',
    rules: ['EXP-INV-10'],
  }),
  answers: () => [
    { type: 'answerGift', accept: true },
    { type: 'answerGift', accept: false },
  ],
};

export const answerGift: Handler<Of<'answerGift'>> = {
  when: { answers: 'gift' },
  check: () => null,
  perform(play, { accept }) {
    const { from, to, card } = play.state.stack.at(-1) as GiftFrame;
    play.finish(['EXP-INV-10']);
    if (accept) hand(play, from, to, card);
    else play.tell('giftRefused', { from, to, card }, ['EXP-INV-10']);
  },
};

const LOTS = [10, 25, 50, 100];

/** Gold changes hands in handy sums, or all of it. */
function lotsOf(gold: number): readonly number[] {
  return gold === 0 ? [] : [...LOTS.filter((lot) => lot < gold), gold];
}

export const giveGold: Handler<Of<'giveGold'>> = {
  when: TURN,
  check(world, state, seat, { gold, to }) {
    const now = heroActing(state, seat);
    if (isRefusal(now)) return now;
    if (!lotsOf(now.hero.gold).includes(gold))
      return refuse('notSoMuch', 'EXP-INV-10', { gold: now.hero.gold });
    return notRunning(now, 'EXP-INV-10') ?? allyRefusal(world, state, now.figure, to);
  },
  perform(play, { gold, to }) {
    const from = play.state.turn.act!.figure as ClassId;
    play.tell('goldGiven', { from, to: to as ClassId, gold }, ['EXP-INV-10']);
  },
  offers(_world, state) {
    const gold = state.heroes.find(({ id }) => id === state.turn.act?.figure)?.gold ?? 0;
    return lotsOf(gold).flatMap((lot) =>
      heroesInside(state).map(({ id }) => ({ type: 'giveGold', gold: lot, to: id })),
    );
  },
};

export const dropCard: Handler<Of<'dropCard'>> = {
  when: TURN,
  check(world, state, seat, { card, at }) {
    const now = heroActing(state, seat);
    if (isRefusal(now)) return now;
    if (heldBy(now.hero, card) === undefined) return refuse('notCarried', 'EXP-INV-09', { card });
    return cellsToLeaveOn(world, state, now.figure.square).includes(at)
      ? null
      : refuse('notBeside', 'EXP-INV-09');
  },
  perform(play, { card, at }) {
    const hero = play.state.turn.act!.figure as ClassId;
    const held = heldBy(heroOf(play.state, hero), card)!;
    play.tell('cardDropped', { hero, held, at }, ['EXP-INV-09']);
  },
  offers(world, state) {
    const figure = findFigure(state, state.turn.act?.figure ?? '');
    if (figure === undefined || isMonster(figure)) return [];
    const cells = cellsToLeaveOn(world, state, figure.square);
    return ownCards(state).flatMap((card) => cells.map((at) => ({ type: 'dropCard', card, at })));
  },
};

/** What lies where it stands, and is free to be taken (EXP-DTH-02, EXP-INV-12). */
function heapsUnder(state: State, { square }: Figure) {
  return state.heaps.filter((heap) => heap.square === square && heap.of === undefined);
}

export const pickUp: Handler<Of<'pickUp'>> = {
  when: TURN,
  check(_world, state, seat, { card }) {
    const now = heroActing(state, seat);
    if (isRefusal(now)) return now;
    const lies = heapsUnder(state, now.figure).some(({ cards }) => cards.some((held) => held.card === card));
    if (!lies) return refuse('notLyingHere', 'EXP-INV-12', { card });
    return notRunning(now, 'EXP-INV-14') ?? fitRefusal(now.hero, card as TreasureId);
  },
  perform(play, { card }) {
    const { figure } = play.state.turn.act!;
    const at = figureOf(play.state, figure).square;
    const heap = heapsUnder(play.state, figureOf(play.state, figure)).find(({ cards }) =>
      cards.some((held) => held.card === card),
    )!;
    const held = heap.cards.find((one) => one.card === card)!;
    play.tell('cardPicked', { hero: figure as ClassId, at, held }, ['EXP-INV-12', 'EXP-INV-13']);
    keep(play, figure as ClassId, held, 'floor');
  },
  offers(_world, state, seat) {
    const now = heroActing(state, seat);
    if (isRefusal(now)) return [];
    const cards = heapsUnder(state, now.figure).flatMap((heap) => heap.cards.map(({ card }) => card));
    return [...new Set(cards)].map((card) => ({ type: 'pickUp', card }));
  },
};

export const pickUpGold: Handler<Of<'pickUpGold'>> = {
  when: TURN,
  check(_world, state, seat) {
    const now = heroActing(state, seat);
    if (isRefusal(now)) return now;
    const lies = heapsUnder(state, now.figure).some(({ gold }) => gold > 0);
    return lies ? notRunning(now, 'EXP-INV-14') : refuse('noGold', 'EXP-DTH-02');
  },
  perform(play) {
    const hero = play.state.turn.act!.figure as ClassId;
    const figure = figureOf(play.state, hero);
    const gold = heapsUnder(play.state, figure).reduce((sum, heap) => sum + heap.gold, 0);
    play.tell('goldPicked', { hero, at: figure.square, gold }, ['EXP-DTH-02', 'EXP-INV-13']);
  },
  offers: () => [{ type: 'pickUpGold' }],
};

export const wear: Handler<Of<'wear'>> = {
  when: TURN,
  check(_world, state, seat, { card }) {
    const now = heroActing(state, seat);
    return isRefusal(now) ? now : wearRefusal(state, now.hero, card as TreasureId);
  },
  perform: (play, { card }) =>
    play.tell('worn', { hero: play.state.turn.act!.figure as ClassId, card: card as TreasureId }, [
      'EXP-INV-15',
    ]),
  offers: (_world, state) => ownCards(state).map((card) => ({ type: 'wear', card })),
};

export const takeOff: Handler<Of<'takeOff'>> = {
  when: TURN,
  check(_world, state, seat, { card }) {
    const now = heroActing(state, seat);
    if (isRefusal(now)) return now;
    if (!now.hero.worn.includes(card as TreasureId)) return refuse('notWorn', 'EXP-INV-15', { card });
    return state.combat === null ? null : refuse('inCombat', 'EXP-INV-15', { card });
  },
  perform: (play, { card }) =>
    play.tell('takenOff', { hero: play.state.turn.act!.figure as ClassId, card: card as TreasureId }, [
      'EXP-INV-15',
    ]),
  offers: (_world, state) => ownCards(state).map((card) => ({ type: 'takeOff', card })),
};

export const drink: Handler<Of<'drink'>> = {
  when: TURN,
  check(_world, state, seat, { card }) {
    const now = heroActing(state, seat);
    if (isRefusal(now)) return now;
    const held = heldBy(now.hero, card);
    if (held === undefined) return refuse('notCarried', 'EXP-ITM-06', { card });
    const potion = treasureCard(held.card);
    if (potion.kind !== 'potion') return refuse('noPotion', 'EXP-ITM-01', { card });
    const isForCombat = potion.draught.does === 'strengthen' && state.combat === null;
    return isForCombat ? refuse('noCombat', 'EXP-UAB-08', { card }) : null;
  },
  perform(play, { card: id }) {
    const hero = play.state.turn.act!.figure as ClassId;
    const card = treasureCard(id as TreasureId);
    play.tell('drunk', { hero, card: id as TreasureId }, ['EXP-ITM-02', 'EXP-ITM-04']);
    if (card.kind === 'potion') swallow(play, hero, card.draught);
  },
  offers: (_world, state) => ownCards(state).map((card) => ({ type: 'drink', card })),
};

/** What the draught does (EXP-ITM-06). */
function swallow(
  play: Play,
  hero: ClassId,
  draught: Extract<ReturnType<typeof treasureCard>, { kind: 'potion' }>['draught'],
): void {
  switch (draught.does) {
    case 'heal': {
      const face = draught.body === 'd6' ? play.d6For(hero, 'EXP-ITM-06') : null;
      if (face !== null) play.reveal('diceOfHealing', { figure: hero, face }, ['EXP-ITM-06']);
      return heal(play, hero, face ?? (draught.body as number), ['EXP-SRF-06', 'EXP-ITM-06']);
    }
    case 'strengthen': {
      const { attack = 0, defence = 0 } = draught;
      const condition = { tag: 'strengthened', attack, defence, combat: play.state.combats } as const;
      return play.tell('conditionGained', { figure: hero, condition }, ['EXP-UAB-08']);
    }
    case 'hasten':
      return play.tell('hastened', { hero, cells: draught.cells }, ['EXP-ITM-06']);
    case 'free':
      return freed(play, hero, 'EXP-ITM-06');
  }
}
