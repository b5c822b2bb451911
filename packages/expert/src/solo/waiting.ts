/** Alone, a card is played at the first moment of its own that concerns its hero, the oldest first (EXP-SOL-03). */
import type { BaseCommand } from '@oubliette/kernel';
import { playsAt } from '../events/playing.ts';
import type { ClassId } from '../content/characters.ts';
import { isClass } from '../figures.ts';
import type { EventMoment, GmMomentFrame } from '../moments/types.ts';
import type { Play } from '../play.ts';
import { heroesInside } from '../turns/acts.ts';
import { pick } from './ties.ts';

type PlayEvent = ReturnType<typeof playsAt>[number];

export function playOrPass(play: Play, { moment }: GmMomentFrame): BaseCommand {
  passOnFromTheDead(play);
  const plays = playsAt(play.world, play.state, moment);
  for (const { card, hero } of play.state.owed) {
    const fit = plays.filter((one) => one.card === card && concerns(one, moment, hero));
    const names = fit.map(({ figure, at, side }) => `${figure ?? ''}/${at ?? ''}/${side ?? ''}`);
    if (fit.length > 0) return fit[names.indexOf(pick(play, names))]!;
  }
  return { type: 'passEvents' };
}

/** The responsible hero is its target, and the one the moment is about (EXP-SOL-04). */
function concerns({ figure }: PlayEvent, moment: EventMoment, hero: ClassId): boolean {
  const isOthers = (id: string | null | undefined): boolean =>
    typeof id === 'string' && isClass(id) && id !== hero;
  return !isOthers(figure) && !isOthers('figure' in moment ? moment.figure : null);
}

/** A card whose hero is dead waits for a living one (EXP-SOL-04). */
function passOnFromTheDead(play: Play): void {
  const inside = heroesInside(play.state).map(({ id }) => id);
  if (inside.length === 0) return;
  for (const { card, hero } of play.state.owed)
    if (!inside.includes(hero))
      play.tell('cardPassedOn', { card, hero, to: pick(play, inside) }, ['EXP-SOL-04']);
}
