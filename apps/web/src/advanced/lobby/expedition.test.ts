import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { COUNTER_MOMENTS, HEROES, TOBARO_PARTY } from '@oubliette/advanced';
import type { Setup } from '@oubliette/advanced';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { newTable } from '@oubliette/table';
import { MODES, PLAYERS } from '../../forms/company.ts';
import { inMode, missing, newDraft, requestOf, withGame, withMaster } from '../../lobby/draft.ts';
import { partOf, withPart } from '../../forms/form.ts';
import type { Draft } from '../../forms/form.ts';
import { EXPEDITION_PART } from './form.ts';
import { followersOf, into, newExpedition, toggled, withMember } from './expedition.ts';
import type { Expedition } from './expedition.ts';
import { keptOf, newHero, rolled, withCalling } from './hero/making.ts';
import { parseHeroes } from './keptHeroes.ts';
import { READY_HEROES } from './readyHeroes.ts';

const box = advancedShelf().get('advanced')!;
const me = { name: 'Léa', language: 'fr' } as const;

function draftOf(change: Partial<Expedition> = {}, mode: Draft['mode'] = 'solo'): Draft {
  return withPart({ ...newDraft(mode, me), game: 'advanced' }, EXPEDITION_PART, change);
}

async function opened(draft: Draft): Promise<Setup> {
  const request = newTable.parse(requestOf(draft, 'Somebody'));
  const composed = await box.compose(request.choice);
  assert.ok(composed.ok, JSON.stringify(composed));
  const seats = box.chairs(composed.setup).map(({ seat }) => seat);
  for (const seat of [...request.seats, ...(request.bots ?? []).map((bot) => bot.seat)])
    assert.ok(seats.includes(seat), `there is no chair ${seat} among ${seats.join()}`);
  return composed.setup as unknown as Setup;
}

describe('an expedition that is being thought up', () => {
  test('whatever is chosen, the box understands the request, and every named seat has a chair', async () => {
    for (const mode of MODES)
      for (const master of [...PLAYERS, 'nobody'] as const)
        for (const id of ['bells1', 'tobaro', 'hunt-ratmen'])
          await opened(inMode(withMaster(draftOf({ dungeon: id }), master), mode));
  });

  test('by default one person leads the usual four from one chair, against the computer', async () => {
    const draft = draftOf();
    assert.equal(missing(draft), null);
    const { seats, bots, begin } = requestOf(draft, 'Somebody');
    assert.deepEqual([seats, bots, begin], [['heinrich'], [{ seat: 'master', bot: 'normal' }], true]);
    const { players, sheets } = await opened(draft);
    assert.deepEqual([players.length, sheets.length], [1, 4]);
  });

  test('without a master nobody sits there', async () => {
    const draft = withMaster(draftOf(), 'nobody');
    assert.deepEqual(requestOf(draft, 'Somebody').bots, []);
    assert.equal((await opened(draft)).master, false);
  });

  test('ADV-TOK-04: a person who is master is asked as was chosen, by default wherever that holds up nobody long', async () => {
    const watched = async (mode: Draft['mode'], master: Draft['master'], asked?: Expedition['asked']) =>
      (
        await opened(inMode(withMaster(draftOf(asked === undefined ? {} : { asked }), master), mode))
      ).watch?.toSorted();
    const meetings = ['combatStart', 'exploration', 'placing'];
    const all = COUNTER_MOMENTS.toSorted();
    for (const mode of ['hotSeat', 'box'] as const)
      assert.deepEqual(await watched(mode, 'me'), meetings, mode);
    assert.deepEqual(await watched('solo', 'me'), all);
    assert.deepEqual(await watched('hotSeat', 'me', 'never'), []);
    assert.deepEqual(await watched('hotSeat', 'me', 'always'), all);
    for (const master of ['me', 'friend'] as const)
      assert.deepEqual(
        await watched('online', master),
        all.filter((moment) => moment !== 'step'),
      );
    for (const [mode, master] of [
      ['online', 'computer'],
      ['hotSeat', 'computer'],
      ['hotSeat', 'nobody'],
    ] as const)
      assert.equal(await watched(mode, master, 'always'), undefined, `${mode} ${master}`);
  });

  test('another game has a master again', () => {
    assert.equal(withGame(withMaster(draftOf(), 'nobody'), 'classic').master, 'computer');
  });

  test('online the first hero is mine and the others wait for friends, each with a chair', () => {
    const draft = draftOf({}, 'online');
    const { seats, begin, choice } = requestOf(draft, 'Somebody');
    assert.deepEqual([seats, begin], [['heinrich'], false]);
    const { players } = choice as { players: string[][] };
    assert.deepEqual(players, [['heinrich'], ['sven'], ['torallion'], ['magnus']]);
  });

  test('Tobaro is for one person with four heroes: no other master, and never online', async () => {
    const draft = draftOf({ dungeon: 'tobaro' });
    assert.equal((await opened(draft)).sheets.length, 9);
    assert.equal(partOf(inMode(draft, 'online'), EXPEDITION_PART).dungeon, 'bells1');
    const { party } = partOf(draft, EXPEDITION_PART);
    const need = missing(withPart(draft, EXPEDITION_PART, { party: party.slice(1) }));
    assert.match((need as { readonly fr: string }).fr, /Quatre héros/);
  });

  test('the sturdiest are suggested for Tobaro; a party that was chosen stays', () => {
    const ids = (expedition: Expedition): string[] => expedition.party.map(({ id }) => id);
    const usual = newExpedition();
    const there = into(usual, 'tobaro');
    assert.deepEqual(ids(there), [...TOBARO_PARTY]);
    assert.deepEqual(into(there, 'bells1'), usual);
    const chosen = toggled(usual, 'sven', null, 'me');
    assert.deepEqual(ids(into(chosen, 'tobaro')), ids(chosen));
  });

  test('heroes come and go; a fifth finds no place', () => {
    const four = newExpedition();
    assert.equal(toggled(four, 'rogar', null, 'me'), four);
    const three = toggled(four, 'sven', null, 'me');
    assert.deepEqual(
      toggled(three, 'rogar', null, 'computer').party.map(({ id }) => id),
      ['heinrich', 'torallion', 'magnus', 'rogar'],
    );
  });

  test('a small party is followed as the book says, unless it was chosen otherwise', async () => {
    const one = { ...newExpedition(), party: newExpedition().party.slice(0, 1) };
    assert.deepEqual(followersOf(one, one.party[0]!), { sergeants: 0, menAtArms: 2 });
    const sergeant = withMember(one, 'heinrich', {
      followers: { sergeants: 1, menAtArms: 0 },
      name: ' Ada ',
    });
    const { sheets } = await opened(draftOf(sergeant));
    assert.deepEqual(
      sheets.map(({ name, calling }) => [name, calling]),
      [
        ['Ada', 'warrior'],
        ['Otto', 'sergeant'],
      ],
    );
  });

  test('a hero of one’s own goes along as it was made, and is kept for later', async () => {
    const dwarf = withCalling(
      { ...newHero('0123456789abcdef', 'dwarf'), name: 'Runa', gender: 'f' },
      'wizard',
    );
    const kept = keptOf({ ...dwarf, buys: ['dagger'] })!;
    assert.deepEqual(parseHeroes(JSON.parse(JSON.stringify([kept, { id: 'own', made: 7 }, null]))), [kept]);
    const { sheets } = await opened(draftOf(toggled({ ...newExpedition(), party: [] }, kept.id, kept, 'me')));
    const { name, gender, race, spells, weapons, start } = sheets[0]!;
    assert.deepEqual([name, gender, race, spells.length, weapons], ['Runa', 'f', 'dwarf', 2, ['dagger']]);
    assert.deepEqual(start, rolled(dwarf).start);
  });

  test('the lobby calls the ready-made heroes by their names', () => {
    assert.deepEqual(
      READY_HEROES.map(({ id, name }) => [id, name.en]),
      Object.values(HEROES).map(({ id, name }) => [id, name]),
    );
  });
});
