import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readMatchFile } from './matchFile.ts';

describe('a match file in the lobby', () => {
  test('its seats are found, and which of them is the master’s', () => {
    const setup = {
      seats: [
        { id: 'ann', plays: ['elf'] },
        { id: 'zed', plays: 'morcar' },
      ],
    };
    const read = readMatchFile(JSON.stringify({ system: 'classic', setup, rows: [] }));
    assert.deepEqual(read.ok && read.seats, [
      { seat: 'ann', master: false },
      { seat: 'zed', master: true },
    ]);
    const town = readMatchFile(
      JSON.stringify({ system: 'classic-campaign', setup: { seats: ['elf', 'morcar'] }, rows: [] }),
    );
    assert.deepEqual(town.ok && town.seats.map(({ master }) => master), [false, true]);
  });

  test('what is no match file says what it lacks', () => {
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"system":"classic"}',
      '{"system":"classic","rows":[],"setup":{}}',
    ]) {
      const read = readMatchFile(text);
      assert.equal(read.ok, false, text);
      assert.ok(!read.ok && read.why.length > 0);
    }
  });
});
