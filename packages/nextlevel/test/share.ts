import { playShare } from '@oubliette/kernel/testing';
import { nextSubject } from '@oubliette/nextlevel/testing';

export function playNextLevel(share: number): void {
  playShare(nextSubject, share, { matches: 1000, outcomes: ['abandoned', 'failed', 'slain'] });
}
