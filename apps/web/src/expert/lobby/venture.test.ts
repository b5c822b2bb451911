import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  ABILITIES_OF,
  CHARACTERS,
  CLASSES as KNOWN,
  FAMILIES,
  heroNoun,
  LESSON,
  READY_QUESTS,
} from '@oubliette/expert';
import type { CampaignSetup, Setup } from '@oubliette/expert';
import { expertShelf } from '@oubliette/shelf/expert';
import { newTable } from '@oubliette/table';
import { MODES, PLAYERS } from '../../forms/company.ts';
import { partOf, withPart } from '../../forms/form.ts';
import type { Draft } from '../../forms/form.ts';
import { inMode, missing, newDraft, requestOf, withGame, withMaster } from '../../lobby/draft.ts';
import { CAMPAIGN, expertForm } from './form.ts';
import { CLASSES } from './heroes.ts';
import { OPTIONS } from './options.ts';
import { QUESTS } from './quests.ts';
import { CLASS_IDS, DICE, FAMILY_IDS, OPTION_IDS, TAKES, VENTURE, withHero } from './venture.ts';
import type { Venture } from './venture.ts';

const shelf = expertShelf();
const me = { name: 'Léa', language: 'fr' } as const;

function draftOf(change: Partial<Venture> = {}, game = 'expert', mode: Draft['mode'] = 'solo'): Draft {
  return withPart(withGame(newDraft(mode, me), game), VENTURE, change);
}

async function opened(draft: Draft): Promise<unknown> {
  const request = newTable.parse(requestOf(draft, 'Somebody'));
  const box = shelf.get(request.game)!;
  const composed = await box.compose(request.choice);
  assert.ok(composed.ok, JSON.stringify(composed));
  const seats = box.chairs(composed.setup).map(({ seat }) => seat);
  for (const seat of [...request.seats, ...(request.bots ?? []).map((bot) => bot.seat)])
    assert.ok(seats.includes(seat), `there is no chair ${seat} among ${seats.join()}`);
  return composed.setup;
}

const asQuest = async (draft: Draft) => (await opened(draft)) as Setup;
const asCampaign = async (draft: Draft) => (await opened(draft)) as CampaignSetup;
const ventureOf = (draft: Draft) => partOf(draft, VENTURE);

describe('a quest of Expert that is being thought up', () => {
  test('the lobby lists the quests, classes and families of the rules, under their own names', () => {
    const known = [...READY_QUESTS, LESSON].map(({ id, title }) => [id, title]);
    assert.deepEqual(
      QUESTS.filter(({ id }) => id !== DICE).map(({ id, title }) => [id, title]),
      known,
    );
    assert.deepEqual([...CLASS_IDS], [...KNOWN]);
    assert.deepEqual(FAMILY_IDS.toSorted(), FAMILIES.toSorted());
    for (const id of CLASS_IDS) {
      assert.equal(TAKES[id], CHARACTERS[id].abilities, id);
      for (const gender of ['m', 'f'] as const) {
        const { en, fr } = heroNoun({ id, name: id, gender });
        assert.deepEqual(CLASSES[id].name[gender], { en: en.one, fr: fr.one });
      }
    }
  });

  test('whatever is chosen, the box understands the request, and every named seat has a chair', async () => {
    for (const mode of MODES)
      for (const master of [...PLAYERS, 'nobody'] as const)
        for (const game of ['expert', CAMPAIGN])
          for (const quest of [DICE, 'coldKitchen', 'lesson'])
            await opened(inMode(withMaster(draftOf({ quest }, game), master), mode));
  });

  test('by default one person leads the usual four from one chair', async () => {
    const { players, heroes, quest } = await asQuest(draftOf());
    assert.deepEqual(
      players.map(({ seat }) => seat),
      ['barbarian'],
    );
    assert.deepEqual([heroes.length, quest], [4, 'coldKitchen']);
  });

  test('online everybody has a chair of their own', () => {
    const { seats, begin, choice } = requestOf(draftOf({}, 'expert', 'online'), 'Somebody');
    assert.deepEqual([seats, begin], [['barbarian'], false]);
    assert.equal((choice as { players: unknown[] }).players.length, 4);
  });

  test('EXP-ABL-01: the abilities chosen go along; with too few of them no table is opened', async () => {
    const own = ABILITIES_OF.barbarian.slice(-3);
    const draft = draftOf(withHero(ventureOf(draftOf()), 'barbarian', { abilities: own }));
    assert.deepEqual((await asQuest(draft)).heroes[0]!.abilities, own);
    const few = draftOf(withHero(ventureOf(draft), 'barbarian', { abilities: own.slice(1) }));
    assert.match((missing(few) as { readonly fr: string }).fr, /facultés/u);
    assert.equal(missing(draft), null);
  });

  test('every rule is played otherwise where it is switched on, and cites what it is about', async () => {
    const usual = (await asQuest(draftOf())).options;
    for (const id of OPTION_IDS) {
      const { options } = await asQuest(draftOf({ otherwise: [id] }));
      const changed = OPTION_IDS.filter((one) => options[one] !== usual[one]);
      assert.deepEqual(changed, [id]);
      assert.match(OPTIONS[id].rule, /^(?:EXP-[A-Z]{3}-\d\d|TBL-[A-Z]+)$/u);
    }
    assert.deepEqual(OPTION_IDS.toSorted(), Object.keys(usual).toSorted());
  });

  test('EXP-PRP-10: depth and families are as chosen; a quest of the book has its own families', async () => {
    const own = await asQuest(draftOf({ families: ['undead'] }));
    assert.ok(own.bestiary.includes('orc'));
    const { depth, bestiary } = await asQuest(draftOf({ quest: DICE, depth: 13, families: ['undead'] }));
    assert.equal(depth, 13);
    assert.ok(bestiary.includes('lich') && !bestiary.includes('orc'));
  });

  test('at once: a quest and a lesson, with nobody as game master', async () => {
    const { draft, lesson } = expertForm.atOnce;
    const now = await asQuest(draft(draftOf(), []));
    assert.deepEqual([now.solo, now.quest], [true, 'coldKitchen']);
    assert.equal((await asQuest(lesson!(draftOf({ depth: 15 })))).quest, 'lesson');
  });

  test('a campaign has a chair for each player, and what the table has agreed', async () => {
    const draft = draftOf({ life: 'party', order: 'free', otherwise: ['lull'] }, CAMPAIGN, 'online');
    const { seats, life, order, options, solo, quests } = await asCampaign(draft);
    assert.deepEqual([seats.length, life, order, options.lull, solo], [4, 'party', 'free', false, false]);
    assert.deepEqual(
      quests,
      READY_QUESTS.map(({ id }) => id),
    );
    assert.equal((await asCampaign(withMaster(draftOf({}, CAMPAIGN), 'nobody'))).solo, true);
  });
});
