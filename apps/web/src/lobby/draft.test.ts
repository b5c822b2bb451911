import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeShelf } from '@oubliette/shelf';
import { questLibraries } from '@oubliette/shelf/node';
import { newTable } from '@oubliette/table';
import { MODES, PLAYERS } from './company.ts';
import {
  firstGame,
  firstNextGame,
  HEROES,
  inMode,
  missing,
  newDraft,
  NEXT_CAMPAIGN,
  NEXTLEVEL,
  requestOf,
  whereOf,
  withGame,
  withHero,
  withMaster,
  withQuest,
} from './draft.ts';
import type { Draft } from './draft.ts';
import { CAMPAIGN } from '../tables/myTables.ts';

const me = { name: 'Léa', language: 'fr' } as const;
const libraries = questLibraries();
const shelf = await makeShelf(libraries);
const request = (draft: Draft) => requestOf(draft, 'Someone');

describe('a table that is being thought up', () => {
  test('whatever is chosen, the table and the game understand the request', async () => {
    for (const mode of MODES) {
      for (const master of PLAYERS) {
        for (const game of ['classic', NEXTLEVEL, CAMPAIGN, NEXT_CAMPAIGN] as const) {
          const draft = withMaster({ ...newDraft(mode, me), game }, master);
          const parsed = newTable.parse(request(draft));
          const composed = await shelf.get(parsed.game)!.compose(parsed.choice);
          assert.ok(composed.ok, JSON.stringify(composed));
          const trained = newTable.parse(request({ ...draft, training: true }));
          assert.ok((await shelf.get(trained.game)!.compose(trained.choice)).ok);
        }
      }
    }
  });

  test('alone against the computer, all heroes are mine and it begins at once', () => {
    const made = request(newDraft('solo', me));
    assert.deepEqual(made.seats, [...HEROES]);
    assert.deepEqual(made.bots, [{ seat: 'morcar', bot: 'normal' }]);
    assert.equal(made.begin, true);
    assert.equal(made.name, 'Léa');
    assert.equal(whereOf(newDraft('solo', me)), 'here');
  });

  test('as the master of a solo table one plays against computer heroes', () => {
    const made = request(withMaster(newDraft('solo', me), 'me'));
    assert.deepEqual(made.seats, ['morcar']);
    assert.deepEqual(
      made.bots?.map(({ seat }) => seat),
      [...HEROES],
    );
  });

  test('a first game is the training quest with a merciful enemy; one hero may be chosen', () => {
    const all = request(firstGame(me, null));
    assert.deepEqual(all.choice, {
      quest: 'the-trial',
      heroes: HEROES.map((kind) => ({ kind, gender: 'm' })),
      training: true,
    });
    assert.deepEqual(all.bots, [{ seat: 'morcar', bot: 'merciful' }]);
    const one = request(firstGame(me, 'elf'));
    assert.deepEqual(one.seats, ['elf']);
    assert.deepEqual(
      one.bots?.map(({ seat }) => seat),
      ['barbarian', 'dwarf', 'wizard', 'morcar'],
    );
    assert.equal(one.begin, true);
  });

  test('a first game of NextLevel is the first quest of its own book, at the level it is meant for', () => {
    const next = request(firstNextGame(me, libraries.nextlevel.list()));
    assert.deepEqual([next.game, next.bots], [NEXTLEVEL, [{ seat: 'morcar', bot: 'merciful' }]]);
    const id = libraries.nextlevel.list()[0]!.id;
    assert.deepEqual(next.choice, {
      quest: id,
      heroes: HEROES.map((kind) => ({ kind, gender: 'm', level: 1 })),
      training: false,
    });
  });

  test('another game keeps the quest that was chosen if its book has it, and heroes begin at the quest’s level', () => {
    const { classic, nextlevel } = libraries;
    const [first, own] = nextlevel.list();
    const levels = ({ heroes }: Draft) => HEROES.map((hero) => heroes[hero].level);
    const next = withGame(newDraft('solo', me), NEXTLEVEL, nextlevel.list());
    assert.deepEqual([next.quest, levels(next)], [first!.id, [1, 1, 1, 1]]);
    const other = withQuest(next, own!);
    assert.deepEqual([other.quest, levels(other)], [own!.id, HEROES.map(() => own!.level)]);
    assert.equal(withGame(other, 'classic', classic.list()).quest, 'the-trial');
    const salt = withQuest(newDraft('solo', me), classic.list()[1]!);
    const salted = withGame(salt, NEXTLEVEL, nextlevel.list());
    const meant = nextlevel.list().find(({ id }) => id === salt.quest)!.level;
    assert.deepEqual([salted.quest, levels(salted)], [salt.quest, HEROES.map(() => meant)]);
    assert.equal(withGame(next, CAMPAIGN).quest, next.quest);
  });

  test('online, chairs stay free for friends and the table waits for them', () => {
    const draft = newDraft('online', me);
    const made = request({ ...draft, open: true, slow: true });
    assert.deepEqual(made.seats, ['barbarian']);
    assert.equal(made.others, 'free');
    assert.equal(made.begin, false);
    assert.deepEqual(made.options, { dice: 'app', pace: 'days', open: true, language: 'fr' });
    assert.equal(whereOf(draft), 'server');
    assert.deepEqual(request(withMaster(draft, 'friend')).bots, []);
  });

  test('a friend cannot master a table that is not online', () => {
    const draft = inMode(withMaster(newDraft('online', me), 'friend'), 'hotSeat');
    assert.equal(draft.master, 'computer');
    assert.deepEqual(request(draft).seats, [...HEROES]);
    assert.equal(request(draft).options.pace, 'hotSeat');
  });

  test('beside the box the dice are real; a table that is not online is never listed', () => {
    assert.deepEqual(request({ ...newDraft('box', me), open: true }).options, {
      dice: 'hand',
      pace: 'box',
      open: false,
      language: 'fr',
    });
  });

  test('names and genders reach the game; who stays at home does not', () => {
    let draft = withHero(newDraft('solo', me), 'elf', { name: ' Aldis ', gender: 'f' });
    draft = withHero(withHero(draft, 'dwarf', { comes: false }), 'wizard', { comes: false });
    assert.deepEqual(request(draft).choice, {
      quest: 'the-trial',
      heroes: [
        { kind: 'barbarian', gender: 'm' },
        { kind: 'elf', gender: 'f', name: 'Aldis' },
      ],
      training: false,
    });
  });

  test('what is still missing is asked for', () => {
    const draft = newDraft('online', { ...me, name: ' ' });
    assert.equal(missing(draft), 'name');
    assert.equal(missing({ ...draft, mode: 'solo' }), null);
    assert.equal(request({ ...draft, mode: 'solo' }).name, 'Someone');
    const nobody = HEROES.reduce((so, hero) => withHero(so, hero, { comes: false }), newDraft('solo', me));
    assert.equal(missing(nobody), 'heroes');
    assert.equal(missing(withHero(newDraft('online', me), 'barbarian', { by: 'friend' })), 'me');
  });
});
