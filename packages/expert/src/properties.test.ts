import { test } from 'node:test';
import { checkProperties } from '@oubliette/kernel/testing';
import { expertSubject } from './testing/subject.ts';

test('all properties hold in random matches', () => {
  checkProperties(expertSubject, { matches: 12, seed: 'expert' });
});
