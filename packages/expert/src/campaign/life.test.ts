/** Life of Adventure (EXP-ADV-01 to EXP-ADV-05). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { LIFE_IDS, lifeCard } from '../content/life.ts';
import type { LifeId } from '../content/life.ts';
import type { ClassId } from '../content/characters.ts';
import { GM } from '../setup.ts';
import { Town } from './testing/town.ts';

function draw(town: Town, hero: ClassId, card: LifeId, more: readonly string[] = []) {
  return town.do(town.sheet(hero).seat, { type: 'drawLife', hero }, [card, ...more]);
}

rule('EXP-ADV-01', 'a card for each hero between two quests, where the table plays with them', () => {
  const town = Town.back();
  draw(town, 'dwarf', 'legacy');
  assert.equal(town.sheet('dwarf').gold, 200);
  assert.deepEqual([town.sheet('elf').gold, town.sheet('elf').mayDraw], [0, true]);
  town.refuses('bob', { type: 'drawLife', hero: 'dwarf' }, 'lifeDrawn', 'EXP-ADV-01');
  draw(town, 'elf', 'oldDebt');
  town.play('wager', 'lost');
  draw(town, 'dwarf', 'legacy');
  const without = Town.back({}, { life: 'none' });
  without.refuses('bob', { type: 'drawLife', hero: 'dwarf' }, 'noLife', 'EXP-ADV-01');
});

rule('EXP-ADV-02', 'nobody has to draw; what is drawn is carried out, as far as there is anything', () => {
  const town = Town.back({
    dwarf: { gold: 30 },
    elf: { gold: 204 },
    barbarian: { cards: ['plate', 'rope'] },
  });
  draw(town, 'dwarf', 'cutpurse');
  assert.equal(town.sheet('dwarf').gold, 0);
  draw(town, 'elf', 'taxes');
  assert.equal(town.sheet('elf').gold, 164, 'a fifth, rounded down');
  draw(town, 'barbarian', 'burglar');
  assert.deepEqual(town.cards('barbarian'), ['plate']);
  const poor = Town.back();
  draw(poor, 'elf', 'burglar');
  assert.deepEqual(
    poor.events.map(({ type }) => type),
    ['lifeDrawn', 'luckMissed'],
  );
  poor.everybodyReady();
  poor.do(GM, { type: 'beginQuest', quest: 'wager' });
});

rule('EXP-ADV-03', 'or one card for the whole party, which applies to every hero', () => {
  const town = Town.back({ dwarf: { gold: 20 }, elf: { where: 'dead' } }, { life: 'party' });
  town.do('ann', { type: 'enrol', hero: 'wizard' });
  draw(town, 'barbarian', 'oldDebt');
  assert.deepEqual(
    town.state.heroes.map(({ id, gold }) => [id, gold]),
    [
      ['barbarian', 100],
      ['dwarf', 120],
      ['wizard', 0],
    ],
  );
  town.refuses('bob', { type: 'drawLife', hero: 'dwarf' }, 'lifeDrawn', 'EXP-ADV-01');
});

const FOUND: Readonly<Record<string, readonly string[]>> = {
  wealth: ['ruby', 'ruby', 'idol'],
  potion: ['healingPotion', 'stonePotion', 'clearPotion'],
  scroll: ['healScroll', 'strikeScroll', 'calmScroll'],
  tool: ['crowbar', 'picks', 'keyRing'],
};

rule('EXP-ADV-03', 'every card makes sense for a whole party', () => {
  for (const card of LIFE_IDS) {
    const cards = ['rope', 'helmet'] as const;
    const town = Town.back({ dwarf: { gold: 100, cards }, elf: { gold: 10 } }, { life: 'party' });
    const kinds = lifeCard(card).effects.flatMap((effect) => (effect.does === 'gain' ? [effect.kind] : []));
    const each = [0, 1, 2].flatMap((at) => kinds.map((kind) => FOUND[kind ?? 'wealth']![at]!));
    const events = draw(town, 'dwarf', card, each);
    const told = (['barbarian', 'elf', 'dwarf'] as const).map(
      (hero) =>
        events.filter((event) => event.type !== 'lifeDrawn' && 'hero' in event && event.hero === hero).length,
    );
    assert.deepEqual(
      told,
      told.map(() => lifeCard(card).effects.length),
      card,
    );
  }
});

rule(
  'EXP-ADV-04',
  'gifts of fate come from the pile; potions, scrolls and tools where the card says so',
  () => {
    const town = Town.back({ elf: { cards: ['crowbar'] } });
    assert.throws(() => draw(town, 'dwarf', 'pedlar', ['crowbar']), /crowbar/u, 'the elf has the only one');
    assert.throws(() => draw(town, 'dwarf', 'pedlar', ['sword']), /sword/u);
    draw(town, 'dwarf', 'pedlar', ['picks']);
    assert.deepEqual(town.cards('dwarf'), ['picks']);
    draw(town, 'elf', 'swap', ['idol']);
    assert.deepEqual([town.cards('elf'), town.sheet('elf').gold], [[], 150]);
  },
);

rule('EXP-ADV-04', 'what waits for a hero is of the next quest, and of no other', () => {
  const town = Town.back();
  draw(town, 'dwarf', 'wrestling');
  assert.deepEqual(town.sheet('dwarf').omens, [{ does: 'weaken', body: 2 }]);
  assert.equal(town.sheet('dwarf').gold, 150);
  town.begin('wager');
  town.do(GM, { type: 'callOff' });
  assert.equal(town.sheet('dwarf').omens.length, 1, 'a quest called off never happened');
  town.play('wager', 'lost');
  assert.deepEqual(town.sheet('dwarf').omens, []);
});

rule('EXP-ADV-05', 'no card twice between the same two quests', () => {
  const town = Town.back();
  draw(town, 'dwarf', 'legacy');
  assert.throws(() => draw(town, 'elf', 'legacy'), /legacy/u);
  draw(town, 'elf', 'oldDebt');
  assert.deepEqual(town.state.drawn, ['legacy', 'oldDebt']);
  town.play('wager', 'lost');
  assert.deepEqual(town.state.drawn, []);
  draw(town, 'elf', 'legacy');
});
