/** The game master draws a counter (ADV-TOK-02). */
import type { RuleId } from '@oubliette/kernel';
import type { Play } from '../play.ts';

/** Drawn blind from the bowl; nothing if it is empty (ADV-TOK-06) or there is no master (ADV-SOLO-07). */
export function drawCounter(play: Play, rules: readonly [RuleId, ...RuleId[]]): void {
  const { bowl, seat } = play.state.master;
  if (seat === null) return;
  if (bowl.length === 0) return play.tell('counterDrawn', { counter: null }, [...rules, 'ADV-TOK-06']);
  const counter = play.roll({ id: 'counters', faces: bowl, seen: 'nobody' }, play.masterSeat, 'ADV-TOK-01');
  play.reveal('counterDrawn', { counter }, [...rules, 'ADV-TOK-01']);
}
