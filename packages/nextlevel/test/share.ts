import { playShare } from '@oubliette/kernel/testing';
import { nextSubject } from '@oubliette/nextlevel/testing';

/** The long run's matches of NextLevel. */
export function playNextLevel(share: number): void {
  playShare(nextSubject, share, { matches: 1000, outcomes: ['abandoned', 'failed', 'slain'] });
}
