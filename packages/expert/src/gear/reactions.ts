/** Treasure cards that answer an Event, an attack or a roll (EXP-EVT-05). */
import { eventCard } from '../content/events.ts';
import { treasureCard } from '../content/treasures.ts';
import type { Reaction, TreasureId } from '../content/treasures.ts';
import type { ClassId } from '../content/characters.ts';
import { cancelEvent, changeBlow, rollAgain } from '../moments/changes.ts';
import type { AnswerSource } from '../moments/source.ts';
import type { Occasion } from '../moments/types.ts';
import type { Held, State } from '../state.ts';
import { heroesInside } from '../turns/acts.ts';

/** Whether this object answers that, in these hands. */
function fits(state: State, hero: ClassId, { used }: Held, reaction: Reaction, occasion: Occasion): boolean {
  if (reaction.to !== occasion.is) return false;
  switch (occasion.is) {
    case 'event': {
      const { kinds, whose } = reaction as Extract<Reaction, { to: 'event' }>;
      const isKind = (kinds as readonly string[]).includes(eventCard(occasion.card).kind);
      return isKind && (whose === 'any' || occasion.target.figure === hero);
    }
    case 'attack':
      return occasion.shot && occasion.target === hero;
    case 'roll':
      return (
        occasion.of === 'defence' &&
        occasion.roller === hero &&
        occasion.hits > 0 &&
        idle(occasion).length > 0 &&
        used !== state.combats
      );
  }
}

/** The dice of a hero's defence that block nothing, by their places. */
function idle({ faces }: Extract<Occasion, { is: 'roll' }>): readonly number[] {
  return faces.flatMap((face, at) => (face === 'heroShield' ? [] : [at]));
}

export const cardAnswers: AnswerSource = {
  answersTo: (_world, state, occasion) =>
    heroesInside(state).flatMap(({ id, cards }) => {
      const fitting = cards.filter((held) => {
        const { answers } = treasureCard(held.card);
        return answers !== undefined && fits(state, id, held, answers, occasion);
      });
      const ids = [...new Set(fitting.map(({ card }) => card))];
      return ids.map((card) => ({ hero: id, by: 'card' as const, id: card }));
    }),
  perform(play, occasion, { hero, id }) {
    const card = id as TreasureId;
    play.tell('objectUsed', { hero, card, gone: occasion.is !== 'roll' }, ['EXP-EVT-05', 'EXP-ITM-04']);
    if (occasion.is === 'event') cancelEvent(play, ['EXP-EVT-05']);
    else if (occasion.is === 'attack') changeBlow(play, { does: 'stop' }, ['EXP-UAB-07']);
    else rollAgain(play, idle(occasion), ['EXP-UAB-07']);
  },
};
