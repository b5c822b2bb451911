import { advancedSubject } from '@oubliette/advanced/testing';
import { playShare } from '@oubliette/kernel/testing';

/** The long run's matches of Advanced. */
export function playAdvanced(share: number): void {
  playShare(advancedSubject, share, { matches: 1000, outcomes: ['home', 'lost'] });
}
