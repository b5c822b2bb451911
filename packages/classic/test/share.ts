import { classicSubject } from '@oubliette/classic/testing';
import { playShare } from '@oubliette/kernel/testing';

/** The long run's matches of classic. */
export function playClassic(share: number): void {
  playShare(classicSubject, share, { matches: 2000, outcomes: ['abandoned', 'failed', 'slain'] });
}
