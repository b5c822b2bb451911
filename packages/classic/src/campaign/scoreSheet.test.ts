import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { HERO_KINDS } from '../content/heroes.ts';
import { questSetup } from './quests.ts';
import { scoreSheet } from './scoreSheet.ts';
import type { AttackAdvantage } from './scoreSheet.ts';
import { defenceOf } from '../combat.ts';
import { smallQuest, SmallMatch } from './testing/quest.ts';
import { ANN, BOB, HOST, Town } from './testing/town.ts';

rule('CLS-HRO-13', 'the score sheet records all there is to know of a hero, from quest to quest', () => {
  const town = new Town();
  const arms = { field: 'gules', charge: 'lion', tincture: 'or' } as const;
  town.do(ANN, { type: 'enrol', hero: 'elf', name: 'Ysoline', gender: 'f', arms, motto: 'Higher' });
  town.pay('elf', 100);
  town.do(ANN, { type: 'buy', hero: 'elf', equipment: 'shield' });
  for (const quest of ['first', 'second'])
    town.play(quest, ['elf'], 'won', {
      elf: { gold: town.sheet('elf').gold + 40, treasures: ['talismanOfLore'] },
    });
  const [sheet] = town.view(HOST).heroes;
  const { advantages, ...rest } = sheet!;
  assert.deepEqual(rest, {
    kind: 'elf',
    seat: ANN,
    name: 'Ysoline',
    gender: 'f',
    arms,
    motto: 'Higher',
    body: 6,
    mind: 6,
    gold: 80,
    equipment: ['shield'],
    questTreasures: ['talismanOfLore'],
    armour: null,
    completedQuests: ['first', 'second'],
    champion: false,
    questsToChampion: 1,
    inTown: true,
    bought: [],
  });
  assert.equal(advantages.defence, 3);
  town.play('third', ['elf'], 'won');
  const champion = town.view().heroes[0]!;
  assert.deepEqual([champion.champion, champion.gold, champion.questsToChampion], [true, 580, 0]);
  assert.deepEqual(champion.completedQuests, ['first', 'second', 'third']);
});

rule('CLS-HRO-13', 'everybody at the table can read every sheet', () => {
  const town = Town.withParty(70);
  const sheets = [HOST, ANN, BOB, 'spectator'].map((seat) => town.view(seat).heroes);
  for (const seen of sheets) assert.deepEqual(seen, town.state.heroes.map(scoreSheet));
});

rule('CLS-HRO-13', 'the sheet tells what each piece of equipment brings', () => {
  const town = Town.withParty(5000);
  const read = (hero: string) => town.view().heroes.find(({ kind }) => kind === hero)!.advantages;
  const bare: AttackAdvantage = {
    weapon: null,
    dice: 3,
    diceOnUndead: 3,
    defence: 2,
    diagonal: false,
    thrown: false,
    shoots: false,
  };
  assert.deepEqual(read('barbarian'), {
    attacks: [bare],
    defence: 2,
    movement: 2,
    disarmsRockfalls: false,
  });
  for (const equipment of [
    'spear',
    'crossbow',
    'battleAxe',
    'helmet',
    'shield',
    'plateArmour',
    'toolKit',
  ] as const)
    town.do(ANN, { type: 'buy', hero: 'barbarian', equipment });
  town.play('first', ['barbarian'], 'won', { barbarian: { treasures: ['spiritBlade'] } });
  assert.deepEqual(read('barbarian'), {
    attacks: [
      { ...bare, defence: 6 },
      { ...bare, weapon: 'spear', dice: 2, diceOnUndead: 2, defence: 6, diagonal: true, thrown: true },
      { ...bare, weapon: 'crossbow', defence: 6, shoots: true },
      { ...bare, weapon: 'battleAxe', dice: 4, diceOnUndead: 4, defence: 5 },
      { ...bare, weapon: 'spiritBlade', dice: 3, diceOnUndead: 4, defence: 6 },
    ],
    defence: 6,
    movement: 1,
    disarmsRockfalls: true,
  });
  assert.deepEqual([read('dwarf').disarmsRockfalls, read('wizard').attacks[0]!.dice], [true, 1]);
});

rule('CLS-HRO-13', 'the sheet promises what the quest will roll', () => {
  const town = Town.withParty(5000);
  for (const equipment of ['helmet', 'chainMail'] as const)
    town.do(ANN, { type: 'buy', hero: 'barbarian', equipment });
  for (const equipment of ['shield', 'plateArmour'] as const)
    town.do(BOB, { type: 'buy', hero: 'dwarf', equipment });
  town.begin('first', ['barbarian', 'dwarf']);
  const { state } = new SmallMatch(questSetup(town.setup, town.state, smallQuest('first')));
  for (const hero of HERO_KINDS.filter((kind) => state.heroes.some(({ id }) => id === kind))) {
    const { advantages } = scoreSheet(town.sheet(hero));
    assert.equal(
      advantages.defence,
      defenceOf(
        state,
        state.figures.find(({ id }) => id === hero)!,
      ),
    );
  }
});
