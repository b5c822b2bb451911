/** Cards that come to a hero: cashed, kept, or one too many (EXP-INV-01 to EXP-INV-03). */
import { refuse } from '@oubliette/kernel';
import { treasureCard } from '../content/treasures.ts';
import type { TreasureId } from '../content/treasures.ts';
import { findFigure, heroOf } from '../figures.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Held, State } from '../state.ts';
import { cellsToLeaveOn, fitRefusal, isArmour, wearRefusal } from './carrying.ts';
import { turnTreasure } from './deck.ts';
import type { GearCommand, TakingFrame } from './types.ts';

/** A hero draws so many Treasure cards. */
export function drawFor(play: Play, hero: TakingFrame['hero'], draws: number): void {
  play.begin({ tag: 'taking', hero, draws, cards: [] }, 'EXP-CRD-02');
}

export function heldOf(card: TreasureId): Held {
  const { kind, ...rest } = treasureCard(card);
  return kind === 'ammunition' ? { card, left: (rest as { shots: number }).shots } : { card };
}

/** Something must be left behind before the card can be kept. */
function isTooMuch(state: State, { hero, cards: [first] }: TakingFrame): boolean {
  if (first === undefined || treasureCard(first.card).kind === 'wealth') return false;
  return fitRefusal(heroOf(state, hero), first.card) !== null;
}

export const taking: FrameKind<TakingFrame> = {
  asks: (_world, state, frame) =>
    isTooMuch(state, frame)
      ? { seat: heroOf(state, frame.hero).seat, prompt: 'leaveCard', rules: ['EXP-INV-02', 'EXP-INV-03'] }
      : null,
  runs(play, { hero, draws, cards }) {
    const [first, ...rest] = cards;
    if (first === undefined) {
      if (draws === 0) return play.finish(['EXP-CRD-02']);
      const card = turnTreasure(play, 'EXP-CRD-02');
      return play.goOn(
        {
          tag: 'taking',
          hero,
          draws: card === null ? 0 : draws - 1,
          cards: card === null ? [] : [heldOf(card)],
        },
        'EXP-CRD-02',
      );
    }
    play.goOn({ tag: 'taking', hero, draws, cards: rest }, 'EXP-CRD-02');
    const card = treasureCard(first.card);
    if (card.kind === 'wealth')
      return play.tell('cashed', { hero, card: first.card, gold: card.value }, ['EXP-INV-01']);
    keep(play, hero, first, 'deck');
  },
  answers(world, state, { hero, cards: [first] }) {
    const at = findFigure(state, hero)?.square;
    const own = heroOf(state, hero).cards.map(({ card }) => card);
    const choice = [...new Set([first!.card, ...own])];
    return at === undefined
      ? []
      : choice.flatMap((card) =>
          cellsToLeaveOn(world, state, at).map((cell) => ({ type: 'leaveCard', card, at: cell })),
        );
  },
};

/** It is carried, and put on at once where that is allowed (EXP-INV-15). */
export function keep(
  play: Play,
  hero: TakingFrame['hero'],
  held: Held,
  from: 'deck' | 'floor' | 'gift',
): void {
  play.tell('cardTaken', { hero, held, from }, ['EXP-INV-01']);
  if (wearRefusal(play.state, heroOf(play.state, hero), held.card) === null)
    play.tell('worn', { hero, card: held.card }, ['EXP-INV-15']);
}

export const leaveCard: Handler<Extract<GearCommand, { type: 'leaveCard' }>> = {
  when: { answers: 'taking' },
  check(world, state, _seat, { card, at }) {
    const { hero, cards } = state.stack.at(-1) as TakingFrame;
    const [first] = cards;
    const own = heroOf(state, hero).cards.some((held) => held.card === card);
    if (!own && card !== first!.card) return refuse('notCarried', 'EXP-INV-02', { card });
    // A second armour can only make room for itself, or for the other (EXP-INV-03).
    const fit = fitRefusal(heroOf(state, hero), first!.card);
    if (fit?.code === 'oneArmour' && !isArmour(card as TreasureId)) return fit;
    const cell = cellsToLeaveOn(world, state, findFigure(state, hero)!.square).includes(at);
    return cell ? null : refuse('notBeside', 'EXP-INV-09');
  },
  perform(play, { card, at }) {
    const { hero, draws, cards } = play.state.stack.at(-1) as TakingFrame;
    const [first, ...rest] = cards;
    if (card === first!.card) {
      play.goOn({ tag: 'taking', hero, draws, cards: rest }, 'EXP-INV-02');
      return play.tell('cardDropped', { hero, held: first!, at }, ['EXP-INV-02', 'EXP-INV-09']);
    }
    const held = heroOf(play.state, hero).cards.find((one) => one.card === card)!;
    play.tell('cardDropped', { hero, held, at }, ['EXP-INV-02', 'EXP-INV-09']);
  },
};
