/** A kind of monster outside the box: its row says all of it, and a quest brings its figures. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamFromSeed } from '@oubliette/kernel';
import { MONSTERS } from './content/monsters.ts';
import type { MonsterCard } from './content/monsters.ts';
import { noun } from './content/names.ts';
import { guess, truthOf } from './imagine.ts';
import { checkQuest } from './quest/check.ts';
import { drawQuest } from './quest/draw.ts';
import type { QuestSource } from './quest/source.ts';
import { BOX_VOCABULARY } from './quest/vocabulary.ts';
import { layTable } from './start.ts';
import { CLASSIC_EDITION, openWorld } from './system.ts';
import type { Edition } from './system.ts';
import { bareQuest, setupFor, TestMatch } from './testing/match.ts';
import { figureMark } from './text/board/marks.ts';
import { figureMention, namesFrom } from './text/names.ts';

const TROLL: MonsterCard = {
  noun: noun('troll', 'troll', 'm'),
  letter: { en: 't', fr: 't' },
  mark: { en: 'Tr', fr: 'Tr' },
  count: 0,
  colour: 'green',
  undead: false,
  move: 5,
  attack: 4,
  defence: 3,
  body: 3,
  mind: 1,
  carded: true,
};
const monsters = { ...MONSTERS, troll: TROLL };
const EDITION: Edition = { ...CLASSIC_EDITION, quests: { ...BOX_VOCABULARY, monsters } };

const LAIR = bareQuest({
  monsters: [
    { kind: 'troll', at: 'B4' },
    { kind: 'troll', at: 'C4' },
  ],
});

function poolOf(quest: QuestSource) {
  const opened = openWorld(EDITION, setupFor(quest));
  assert.ok(opened.ok);
  return layTable(opened.world).pool;
}

test('it is on a table only with a quest that brings figures of it', () => {
  const box = layTableOfTheBox();
  assert.deepEqual(poolOf(bareQuest()), box);
  assert.deepEqual(poolOf({ ...LAIR, figures: 'enough' }), { ...box, troll: 2 });
  assert.deepEqual(poolOf({ ...LAIR, figures: { troll: 1 } }), { ...box, troll: 1 });
});

function layTableOfTheBox() {
  const opened = openWorld(CLASSIC_EDITION, setupFor(bareQuest()));
  assert.ok(opened.ok);
  return layTable(opened.world).pool;
}

test('it comes with the figures of its card, and is named, lettered and drawn by its row', () => {
  const match = new TestMatch(setupFor({ ...LAIR, figures: 'enough' }), [], EDITION).toFirstTurn();
  const trolls = match.state.figures.filter(({ kind }) => kind === 'troll');
  assert.deepEqual(
    trolls.map(({ move, attack, defence, body, mind }) => [move, attack, defence, body, mind]),
    [
      [5, 4, 3, 3, 1],
      [5, 4, 3, 3, 1],
    ],
  );
  const names = namesFrom(match.game.view(match.state, 'ann'), monsters);
  assert.deepEqual(figureMention(names, 'troll-2'), { noun: TROLL.noun, label: 2, figure: 'troll-2' });
  assert.deepEqual(
    trolls.map((troll) => figureMark(names, troll, 'fr')),
    ['t1', 't2'],
  );
  const checked = checkQuest({ ...LAIR, figures: 'enough' }, EDITION.quests);
  assert.ok(checked.ok);
  assert.match(drawQuest(checked.quest), /Tr/u);
});

test('without figures of it another of its colour stands in (CLS-MON-06)', () => {
  const match = new TestMatch(setupFor(LAIR), [], EDITION).toFirstTurn();
  assert.deepEqual(match.awaited(), ['gm']);
  const kinds = match.moves('gm').flatMap((move) => (move.type === 'substitute' ? [move.kind] : []));
  assert.deepEqual(kinds.slice(0, 3), ['orc', 'goblin', 'fimir']);
});

test('who sees it can imagine the rest, and nobody imagines one that has not been seen', () => {
  const match = new TestMatch(setupFor({ ...LAIR, figures: 'enough' }), [], EDITION).toFirstTurn();
  const seen = match.game.view(match.state, 'ann');
  const unseen = new TestMatch(setupFor(bareQuest()), [], EDITION).toFirstTurn();
  const nothing = unseen.game.view(unseen.state, 'ann');
  for (let seed = 0; seed < 20; seed += 1) {
    const stream = streamFromSeed(`troll ${seed}`);
    const { world, state } = truthOf(EDITION, seen, guess(EDITION, seen, stream));
    assert.deepEqual(EDITION.view(world, state, 'ann'), seen);
    const { quest } = guess(EDITION, nothing, stream);
    assert.ok(quest.wandering !== 'troll' && quest.monsters.every(({ kind }) => kind !== 'troll'));
  }
});
