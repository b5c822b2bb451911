/** Those next to whom the attacker has thrown itself strike too (NXT-ASS). */
import type { NextPlay } from '../play.ts';
import type { Strike } from '../state.ts';

export function assist(_play: NextPlay, _strike: Strike): void {}
