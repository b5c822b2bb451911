import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { COMMAND_TYPES } from '@oubliette/shelf/testing';
import type { Link } from '@oubliette/table';
import { tryAfterTheEnd, tryCommand, tryMessages, withTables } from './authority.ts';
import { legalCommands } from './authority/legal.ts';
import { SENDERS } from './authority/scene.ts';
import type { Defect } from './defects.ts';

const legal = legalCommands();

describe('S5: authority', () => {
  test('every command is refused to everybody whose it is not', (t) =>
    withTables(t, async (url, elsewhere) => {
      const pairs: string[] = [];
      for (const [type, one] of legal) pairs.push(...(await tryCommand(url, elsewhere, type, one)));
      pairs.push(...(await tryAfterTheEnd(url, elsewhere, legal)));
      const senders = [
        ...SENDERS.filter((sender) => sender !== 'host'),
        'own seat',
        'played back',
        'after the end',
      ];
      const all = COMMAND_TYPES.flatMap((type) => senders.map((sender) => `${type} from ${sender}`));
      assert.deepEqual([...pairs].sort(), all.sort(), 'a pair was left out');
    }));

  const noticed: [Defect, RegExp, (url: string, elsewhere: Link) => Promise<unknown>][] = [
    [
      'anySeat',
      /takeSpells from seated was carried out/,
      (url, elsewhere) => tryCommand(url, elsewhere, 'takeSpells', legal.get('takeSpells')!),
    ],
    [
      'watchersTakePart',
      /hush from spectator was carried out/,
      (url, elsewhere) => tryMessages(url, elsewhere, ['hush']),
    ],
    [
      'anybodyIsHost',
      /begin from seated was carried out/,
      (url, elsewhere) => tryMessages(url, elsewhere, ['begin']),
    ],
    [
      'oldLinksOpen',
      /say from oldLink was carried out/,
      (url, elsewhere) => tryMessages(url, elsewhere, ['say']),
    ],
    [
      'anyLinkOpens',
      /say from oldLink was carried out/,
      (url, elsewhere) => tryMessages(url, elsewhere, ['say']),
    ],
    [
      'needsNoHello',
      /why from beforeHello was carried out/,
      (url, elsewhere) => tryMessages(url, elsewhere, ['why']),
    ],
    [
      'anyEyes',
      /eyes from seated was carried out/,
      (url, elsewhere) => tryMessages(url, elsewhere, ['eyes']),
    ],
    [
      'forgetsRequests',
      /takeSpells again was answered otherwise/,
      (url, elsewhere) => tryCommand(url, elsewhere, 'takeSpells', legal.get('takeSpells')!),
    ],
  ];
  for (const [defect, how, run] of noticed)
    test(`the planted defect ${defect} is noticed`, (t) =>
      assert.rejects(
        withTables(t, async (url, elsewhere) => void (await run(url, elsewhere)), defect),
        how,
      ));
});
