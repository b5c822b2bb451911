import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GAMES, makeShelf } from '@oubliette/shelf';
import type { GameId } from '@oubliette/shelf';
import { questLibraries } from '@oubliette/shelf/node';
import { newTable } from '@oubliette/table';
import { MODES, PLAYERS } from '../forms/company.ts';
import { firstGame } from '../classic/lobby/form.ts';
import { HEROES, PARTY, withHero, withQuest } from '../classic/lobby/party.ts';
import { nextlevelForm } from '../nextlevel/lobby/form.ts';
import {
  FORMS,
  formOf,
  inMode,
  missing,
  newDraft,
  requestOf,
  whereOf,
  withGame,
  withMaster,
} from './draft.ts';
import { partOf, withPart } from '../forms/form.ts';
import type { Draft } from '../forms/form.ts';

const me = { name: 'Léa', language: 'fr' } as const;
const libraries = questLibraries();
const shelf = await makeShelf(libraries);
const listed = (game: string) =>
  GAMES.some(({ id }) => id === game) ? libraries[game as GameId].list() : [];
const request = (draft: Draft) => requestOf(draft, 'Someone');

describe('a table that is being thought up', () => {
  test('whatever is chosen, the table and the game understand the request', async () => {
    for (const mode of MODES) {
      for (const master of PLAYERS) {
        for (const game of FORMS.flatMap(({ tables }) => tables.map(({ id }) => id))) {
          const draft = withMaster(withGame(newDraft(mode, me), game, listed(game)), master);
          const parsed = newTable.parse(request(draft));
          const composed = await shelf.get(parsed.game)!.compose(parsed.choice);
          assert.ok(composed.ok, JSON.stringify(composed));
        }
      }
    }
  });

  test('every table a form lists is a game on the shelf, and every game on the shelf is listed once', () => {
    const tables = FORMS.flatMap((form) => form.tables.map(({ id }) => id));
    assert.deepEqual([...tables].sort(), [...shelf.keys()].sort());
    for (const form of FORMS) {
      for (const { id } of form.tables) assert.equal(formOf({ game: id }), form);
      for (const { game } of form.ways ?? []) assert.ok(tables.includes(game), game);
    }
  });

  test('training is for the quest that is made for it, and for a campaign to begin with', async () => {
    for (const game of ['classic', 'nextlevel', 'classic-campaign']) {
      const draft = withPart({ ...newDraft('solo', me), game }, PARTY, { training: true });
      const parsed = newTable.parse(request(draft));
      assert.ok((await shelf.get(parsed.game)!.compose(parsed.choice)).ok, game);
    }
  });

  test('what was said for one game is there again when it is come back to', () => {
    const named = withHero(newDraft('solo', me), 'elf', { name: 'Aldis' });
    const back = withGame(withGame(named, 'advanced'), 'classic', libraries.classic.list());
    assert.equal(partOf(back, PARTY).heroes.elf.name, 'Aldis');
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
    const all = request(firstGame(newDraft('solo', me), null));
    assert.deepEqual(all.choice, {
      quest: 'the-trial',
      heroes: HEROES.map((kind) => ({ kind, gender: 'm' })),
      training: true,
    });
    assert.deepEqual(all.bots, [{ seat: 'morcar', bot: 'merciful' }]);
    const one = request(firstGame(newDraft('solo', me), 'elf'));
    assert.deepEqual(one.seats, ['elf']);
    assert.deepEqual(
      one.bots?.map(({ seat }) => seat),
      ['barbarian', 'dwarf', 'wizard', 'morcar'],
    );
    assert.equal(one.begin, true);
  });

  test('a first game of NextLevel is the first quest of its own book, at the level it is meant for', () => {
    const next = request(
      nextlevelForm.atOnce.draft({ ...newDraft('solo', me), game: 'nextlevel' }, libraries.nextlevel.list()),
    );
    assert.deepEqual([next.game, next.bots], ['nextlevel', [{ seat: 'morcar', bot: 'merciful' }]]);
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
    const levels = (draft: Draft) => HEROES.map((hero) => partOf(draft, PARTY).heroes[hero].level);
    const quest = (draft: Draft) => partOf(draft, PARTY).quest;
    const next = withGame(newDraft('solo', me), 'nextlevel', nextlevel.list());
    assert.deepEqual([quest(next), levels(next)], [first!.id, [1, 1, 1, 1]]);
    const other = withQuest(next, own!);
    assert.deepEqual([quest(other), levels(other)], [own!.id, HEROES.map(() => own!.level)]);
    assert.equal(quest(withGame(other, 'classic', classic.list())), 'the-trial');
    const salt = withQuest(newDraft('solo', me), classic.list()[1]!);
    const salted = withGame(salt, 'nextlevel', nextlevel.list());
    const meant = nextlevel.list().find(({ id }) => id === quest(salt))!.level;
    assert.deepEqual([quest(salted), levels(salted)], [quest(salt), HEROES.map(() => meant)]);
    assert.equal(quest(withGame(next, 'classic-campaign')), quest(next));
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

  test('beside the box the heroes’ dice are real; a table that is not online is never listed', () => {
    assert.deepEqual(request({ ...newDraft('box', me), open: true }).options, {
      dice: 'heroes',
      pace: 'box',
      open: false,
      language: 'fr',
    });
  });

  test('beside the box everybody plays a hero against the computer, or one of them is the evil wizard', () => {
    const all = newDraft('box', me);
    assert.deepEqual(request(all).seats, [...HEROES]);
    assert.deepEqual(request(withMaster(all, 'me')).seats, [...HEROES, 'morcar']);
    for (const draft of [all, withMaster(all, 'me')]) assert.equal(request(draft).begin, true);
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
