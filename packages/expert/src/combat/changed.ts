/** A blow under way as an answer or an Event leaves it. */
import type { State } from '../state.ts';
import type { BlowChange, StrikeFrame } from './types.ts';

function changedBlow(blow: StrikeFrame, change: BlowChange): StrikeFrame {
  const { more } = blow;
  switch (change.does) {
    case 'faces':
      return { ...blow, [change.of]: change.faces };
    case 'dice':
      return { ...blow, more: { ...more, [change.of]: more[change.of] + change.by } };
    case 'hits':
    case 'shields':
      return { ...blow, more: { ...more, [change.does]: more[change.does] + change.by } };
    case 'spare':
      return { ...blow, more: { ...more, spared: more.spared + change.by } };
    case 'turn':
      return { ...blow, target: change.target };
    case 'stop':
      return { ...blow, stopped: true };
  }
}

/** The innermost blow. */
export function changed(state: State, change: BlowChange): State {
  const at = state.stack.findLastIndex(({ tag }) => tag === 'strike');
  const blow = state.stack[at];
  return blow?.tag === 'strike'
    ? { ...state, stack: state.stack.with(at, changedBlow(blow, change)) }
    : state;
}
