/** Scrolls among the Treasure cards: read aloud at a target, and gone (EXP-ITM-01, EXP-ITM-04). */
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { aimsOf } from '../abilities/aims.ts';
import { blowLeft } from '../combat/attack.ts';
import { heal } from '../combat/death.ts';
import { beginCombat } from '../combat/span.ts';
import { spellBlow, strike } from '../combat/strike.ts';
import type { AbilityDeed } from '../content/abilityKinds.ts';
import type { ClassId } from '../content/characters.ts';
import { treasureCard } from '../content/treasures.ts';
import type { TreasureId } from '../content/treasures.ts';
import type { Handler } from '../kit.ts';
import type { State } from '../state.ts';
import { actionLeft, isRefusal } from '../turns/acts.ts';
import type { Acting } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { heldBy, heroActing, ownCards } from './free.ts';
import type { GearCommand } from './types.ts';

/** They work as abilities do. */
type Spell =
  | Extract<AbilityDeed, { tag: 'bolt' }>
  | (Extract<AbilityDeed, { tag: 'heal' }> & { readonly body: number });

/** Null for what only answers, and for whatever is no scroll. */
export function spellOn(id: TreasureId): Spell | null {
  const card = treasureCard(id);
  if (card.kind !== 'scroll') return null;
  const { spell } = card;
  switch (spell.does) {
    case 'strike':
      return { tag: 'bolt', dice: spell.dice };
    case 'heal':
      return { tag: 'heal', body: spell.body, range: 'beside' };
    case 'calm':
      return null;
  }
}

/** Null where its turn has room for it: a spell that strikes stands in the place of the attack. */
export function readingRefusal(now: Acting, { tag }: Spell): Refusal | null {
  return tag === 'bolt' ? blowLeft(now) : actionLeft(now);
}

function targetsOf(world: World, state: State, now: Acting, spell: Spell): readonly string[] {
  return aimsOf({ world, state, ...now }, spell).map(({ target }) => target!);
}

export const readScroll: Handler<Extract<GearCommand, { type: 'readScroll' }>> = {
  when: { in: ['heroes'], acting: true },
  foreseen: true,
  check(world, state, seat, { card, target }) {
    const now = heroActing(state, seat);
    if (isRefusal(now)) return now;
    const held = heldBy(now.hero, card);
    if (held === undefined) return refuse('notCarried', 'EXP-ITM-01', { card });
    const spell = spellOn(held.card);
    if (spell === null) return refuse('notRead', 'EXP-ITM-01', { card });
    const spent = readingRefusal(now, spell);
    if (spent !== null) return spent;
    return targetsOf(world, state, now, spell).includes(target) ? null : refuse('noTarget', 'EXP-ITM-01');
  },
  perform(play, { card: id, target }) {
    const hero = play.state.turn.act!.figure as ClassId;
    const card = id as TreasureId;
    const spell = spellOn(card)!;
    play.tell('scrollRead', { hero, card, target }, ['EXP-ITM-01', 'EXP-ITM-04']);
    if (spell.tag === 'heal') return heal(play, target, spell.body, ['EXP-ITM-01', 'EXP-SRF-06']);
    strike(play, hero, target, spellBlow(spell.dice));
    // What is begun last goes first: weapons are chosen before the blow.
    if (play.state.combat === null) beginCombat(play);
  },
  offers(world, state, seat) {
    const now = heroActing(state, seat);
    if (isRefusal(now)) return [];
    return ownCards(state).flatMap((card) => {
      const spell = spellOn(card);
      if (spell === null || readingRefusal(now, spell) !== null) return [];
      return targetsOf(world, state, now, spell).map((target) => ({ type: 'readScroll', card, target }));
    });
  },
};
