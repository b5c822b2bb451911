/** The Flaming Hand of Destruction (ADV-SPELL-06). */
import { D12 } from '@oubliette/kernel';
import { seatOf } from '../figures.ts';
import type { Play } from '../play.ts';
import type { Effect, Figure, State } from '../state.ts';

const HAND = 'flamingHand';

/** It burns from the next turn on. */
export function flamingHand({ turn }: State): Effect {
  return { tag: HAND, ends: 'exploration', of: String(turn.number) };
}

export function isHandAflame({ turn }: State, figure: Figure): boolean {
  return figure.effects.some(({ tag, of }) => tag === HAND && turn.number > Number(of));
}

/** A die of wounds for each hit, whatever the target's Toughness. */
export function burnByHand(play: Play, figure: Figure, target: Figure, hits: number): number {
  const faces = play.rollAll(hits, D12, seatOf(play.state, figure.id), 'ADV-SPELL-06');
  const wounds = faces.reduce((sum, face) => sum + face, 0);
  play.reveal('handBurned', { figure: figure.id, target: target.id, faces, wounds }, ['ADV-SPELL-06']);
  return wounds;
}
