import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { MySummary } from '@oubliette/table';
import { ago, arrange, awaitedNames, freeSeats, routeTo, seatsOf, waitsForMe } from './myTables.ts';
import type { Mine } from './myTables.ts';

function summary(id: string, changed: Partial<MySummary> = {}): MySummary {
  return {
    id,
    until: null,
    mayDelete: true,
    game: 'classic',
    title: { en: 'The Trial', fr: 'L’Épreuve' },
    phase: 'playing',
    options: { dice: 'app', pace: 'live', open: false, language: 'en' },
    chairs: [
      {
        seat: 'elf',
        role: 'hero',
        title: { en: 'Elf', fr: 'Elfe' },
        emblem: 'elf',
        occupant: { is: 'member', member: 'm1' },
      },
      {
        seat: 'dwarf',
        role: 'hero',
        title: { en: 'Dwarf', fr: 'Nain' },
        emblem: 'dwarf',
        occupant: { is: 'member', member: 'm2' },
      },
      {
        seat: 'wizard',
        role: 'hero',
        title: { en: 'Wizard', fr: 'Enchanteur' },
        emblem: 'wizard',
        occupant: null,
      },
      {
        seat: 'morcar',
        role: 'gamemaster',
        title: { en: 'Morcar', fr: 'Morcar' },
        emblem: 'morcar',
        occupant: { is: 'bot', bot: 'normal', for: null },
      },
    ],
    members: [
      { id: 'm1', name: 'Léa' },
      { id: 'm2', name: 'Tom' },
    ],
    awaited: ['elf'],
    since: 1000,
    seq: 4,
    campaign: null,
    you: 'm1',
    ...changed,
  };
}

const mine = (id: string, changed: Partial<MySummary> = {}, watch = false): Mine => ({
  link: { table: id, secret: 's' },
  where: 'server',
  watch,
  summary: summary(id, changed),
});

describe('my tables', () => {
  test('a table waits for me when one of my seats is awaited', () => {
    assert.deepEqual(seatsOf(summary('a')), ['elf']);
    assert.equal(waitsForMe(mine('a')), true);
    assert.equal(waitsForMe(mine('a', { awaited: ['dwarf'] })), false);
    assert.equal(waitsForMe(mine('a', { you: null })), false);
    assert.equal(waitsForMe(mine('a', { phase: 'over' })), false);
    assert.equal(waitsForMe(mine('a', {}, true)), false, 'nobody waits for those who watch');
  });

  test('waiting ones first, each the newest first, and those that are over last', () => {
    const { waiting, others, over, next } = arrange([
      mine('over', { phase: 'over', since: 9000 }),
      mine('theirs', { awaited: ['dwarf'], since: 8000 }),
      mine('old', { since: 1000 }),
      mine('new', { since: 2000 }),
      mine('gathering', { phase: 'gathering', awaited: [], since: 8500 }),
    ]);
    const ids = (tables: readonly Mine[]) => tables.map(({ summary: { id } }) => id);
    assert.deepEqual(ids(waiting), ['new', 'old']);
    assert.deepEqual(ids(others), ['gathering', 'theirs']);
    assert.deepEqual(ids(over), ['over']);
    assert.equal(next?.summary.id, 'new');
    assert.equal(arrange([mine('over', { phase: 'over' })]).next, null);
    assert.equal(arrange([mine('theirs', { awaited: ['dwarf'] })]).next?.summary.id, 'theirs');
  });

  test('each leads to its screen', () => {
    assert.deepEqual(routeTo(mine('a')), { at: 'table', table: 'a', secret: 's' });
    assert.deepEqual(routeTo(mine('a', { game: 'classic-campaign' })), {
      at: 'campaign',
      table: 'a',
      secret: 's',
    });
    assert.deepEqual(routeTo(mine('a', {}, true)), { at: 'watch', table: 'a', secret: 's' });
  });

  test('free seats are counted; those awaited besides me are named', () => {
    assert.equal(freeSeats(summary('a')), 1);
    assert.deepEqual(awaitedNames(summary('a', { awaited: ['elf', 'dwarf', 'morcar'] })), ['Tom']);
  });

  test('how long ago, in words', () => {
    const now = 10 * 86_400_000;
    assert.equal(ago('en', now - 59_000, now), null);
    assert.equal(ago('en', now - 60_000, now), '1 minute ago');
    assert.equal(ago('fr', now - 2 * 3_600_000, now), 'il y a 2 heures');
    assert.equal(ago('en', now - 86_400_000, now), 'yesterday');
    assert.equal(ago('en', now - 3 * 86_400_000, now), '3 days ago');
    assert.equal(ago('en', now + 5000, now), null, 'a clock that is wrong');
  });
});
