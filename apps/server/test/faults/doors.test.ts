import { describe, test } from 'node:test';
import { alike, cookies, hashed, strangers, throttled, withDoors } from './doors.ts';
import { UNHURRIED } from './harness.ts';

describe('S12: origins', () => {
  test('pages from elsewhere are not let in', (t) => withDoors(t, UNHURRIED, strangers));
  test('no cookie opens anything', (t) => withDoors(t, UNHURRIED, cookies));
});

describe('S4: guessing links', () => {
  test('a wrong link is answered like a table that does not exist', (t) => withDoors(t, UNHURRIED, alike));
  test('who guesses is soon not listened to any more', (t) => withDoors(t, {}, throttled));
  test('links are kept as hashes', (t) => withDoors(t, UNHURRIED, hashed));
});
