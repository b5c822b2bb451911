import { playShare } from '@oubliette/kernel/testing';
import { advancedSubject } from '@oubliette/advanced/testing';

export function playAdvanced(share: number): void {
  playShare(advancedSubject, share, { matches: 1000, outcomes: ['home', 'lost'] });
}
