import { test } from 'node:test';
import { checkProperties } from '@oubliette/kernel/testing';
import { expertSubject } from './testing/subject.ts';

test('all properties hold in random matches', () => {
  const cited = new Set<string>();
  const rules = { has: (id: string) => cited.add(id) !== undefined } as unknown as ReadonlySet<string>;
  checkProperties({ ...expertSubject, rules }, { matches: 12, seed: 'expert' });
});
