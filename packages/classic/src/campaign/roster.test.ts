import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@oubliette/kernel/testing';
import { HEROES, HERO_KINDS } from '../content/heroes.ts';
import { heroCalled } from '../text/names.ts';
import type { CampaignCommand } from './commands.ts';
import { questSetup } from './quests.ts';
import { LONGEST_MOTTO, LONGEST_NAME } from './roster.ts';
import { smallQuest, SmallMatch } from './testing/quest.ts';
import { ANN, BOB, HOST, Town } from './testing/town.ts';

const ARMS = { field: 'azure', charge: 'wolf', tincture: 'argent' } as const;

rule('CLS-HRO-10', 'a hero bears the name their player chose', () => {
  const town = new Town();
  town.do(ANN, { type: 'enrol', hero: 'elf', name: '  Maëlys   d’Orval ', gender: 'f' });
  assert.equal(town.sheet('elf').name, 'Maëlys d’Orval');
  assert.equal(town.sheet('elf').gender, 'f');
  assert.equal(town.view().heroes[0]!.name, 'Maëlys d’Orval');
  assert.ok(town.cites('CLS-HRO-10'));

  town.do(ANN, { type: 'inscribe', hero: 'elf', name: 'Ysoline' });
  assert.equal(town.sheet('elf').name, 'Ysoline');
  assert.equal(town.sheet('elf').gender, 'f', 'what is not mentioned stays');
});

rule('CLS-HRO-10', 'a name is something one can call', () => {
  const town = new Town();
  const enrol = (name: string): CampaignCommand => ({ type: 'enrol', hero: 'dwarf', name });
  const unseen = ['a\u0007b', 'a\u202Eb', 'a\u200Bb', '\u3164', 'a' + '\u0301'.repeat(9)];
  for (const name of ['', '   ', ...unseen, 'Game master', 'M J', 'x'.repeat(LONGEST_NAME + 1)])
    town.refuses(ANN, enrol(name), 'nameUnfit', 'CLS-HRO-10');
  town.do(ANN, enrol('x'.repeat(LONGEST_NAME)));
  assert.equal(town.sheet('dwarf').name.length, LONGEST_NAME);
  town.refuses(ANN, { type: 'inscribe', hero: 'dwarf', name: '' }, 'nameUnfit', 'CLS-HRO-10');
  town.refuses(BOB, { type: 'inscribe', hero: 'dwarf', name: 'Bob' }, 'notYourHero', 'CLS-GEN-03');
  town.do(ANN, { type: 'inscribe', hero: 'dwarf', name: 'x' });
  assert.equal(town.sheet('dwarf').name, 'x');
});

rule('CLS-HRO-10', 'the name goes into the quest', () => {
  const town = new Town();
  town.do(ANN, { type: 'enrol', hero: 'dwarf', name: 'Bruni', gender: 'f' });
  town.begin('first', ['dwarf']);
  const { state } = new SmallMatch(questSetup(town.setup, town.state, smallQuest('first')));
  assert.deepEqual(
    state.heroes.map(({ name, gender }) => ({ name, gender })),
    [{ name: 'Bruni', gender: 'f' }],
  );
});

rule('CLS-HRO-11', 'a hero nobody named has the name of the book', () => {
  const town = new Town();
  for (const hero of HERO_KINDS) {
    town.do(ANN, { type: 'enrol', hero });
    assert.ok(town.cites('CLS-HRO-11') && !town.cites('CLS-HRO-10'));
  }
  const names = town.state.heroes.map(({ kind, name }) => [kind, name]);
  assert.deepEqual(Object.fromEntries(names), {
    elf: 'Ladril',
    dwarf: 'Grugni',
    wizard: 'Zoltan',
    barbarian: 'Sigmar',
  });

  const named = new Town();
  named.do(ANN, { type: 'enrol', hero: 'elf', name: 'Ysoline' });
  assert.ok(named.cites('CLS-HRO-10') && !named.cites('CLS-HRO-11'));
  assert.equal(named.sheet('elf').name, 'Ysoline');
});

rule('CLS-END-05', 'who takes the place of the dead has a name of their own, whoever came before', () => {
  for (const hero of HERO_KINDS) {
    const town = new Town();
    const names: string[] = [];
    for (let nth = 0; nth < 9; nth += 1) {
      town.do(ANN, { type: 'enrol', hero });
      names.push(town.sheet(hero).name);
      town.do(ANN, { type: 'dismiss', hero });
    }
    assert.equal(new Set(names).size, names.length, names.join(', '));
    assert.deepEqual(
      names.slice(6),
      [2, 3, 4].map((nth) => `${HEROES[hero].defaultName} ${nth}`),
    );
  }

  const town = new Town();
  town.do(ANN, { type: 'enrol', hero: 'elf', name: 'Ysoline', gender: 'f' });
  town.do(ANN, { type: 'dismiss', hero: 'elf' });
  town.do(ANN, { type: 'enrol', hero: 'elf' });
  assert.deepEqual([town.sheet('elf').name, town.sheet('elf').gender], ['Faëlar', 'm']);
  town.do(ANN, { type: 'dismiss', hero: 'elf' });
  town.do(ANN, { type: 'enrol', hero: 'elf', gender: 'f' });
  assert.deepEqual([town.sheet('elf').name, town.sheet('elf').gender], ['Elowen', 'f']);
});

rule('CLS-HRO-11', 'a campaign’s hero bears one name in town and in the quest, the book’s own too', () => {
  const town = new Town();
  town.do(ANN, { type: 'enrol', hero: 'dwarf' });
  town.begin('first', ['dwarf']);
  const [named] = new SmallMatch(questSetup(town.setup, town.state, smallQuest('first'))).state.heroes;
  assert.equal(heroCalled(named!).en.one, town.sheet('dwarf').name);
  const { named: _, ...lent } = named!;
  assert.equal(heroCalled(lent).en.one, 'Dwarf', 'a single quest’s');
});

rule('CLS-HRO-12', 'arms and motto are written, changed and struck out, and change nothing else', () => {
  const plain = new Town();
  plain.do(ANN, { type: 'enrol', hero: 'barbarian' });
  const proud = new Town();
  proud.do(ANN, { type: 'enrol', hero: 'barbarian', arms: ARMS, motto: ' Never  back ' });
  assert.deepEqual(proud.sheet('barbarian').arms, ARMS);
  assert.equal(proud.sheet('barbarian').motto, 'Never back');
  assert.deepEqual({ ...proud.sheet('barbarian'), arms: null, motto: null }, plain.sheet('barbarian'));
  assert.deepEqual(proud.view().heroes[0]!.advantages, plain.view().heroes[0]!.advantages);
  assert.deepEqual(proud.game.moves(proud.state, ANN), plain.game.moves(plain.state, ANN));

  proud.do(ANN, { type: 'inscribe', hero: 'barbarian', motto: 'Onward' });
  assert.deepEqual(proud.sheet('barbarian').arms, ARMS);
  assert.equal(proud.sheet('barbarian').motto, 'Onward');
  proud.do(ANN, { type: 'inscribe', hero: 'barbarian', arms: null, motto: null });
  assert.deepEqual(proud.sheet('barbarian'), plain.sheet('barbarian'));
  for (const town of [plain, proud]) town.begin('first', ['barbarian']);
  const [a, b] = [plain, proud].map((town) => questSetup(town.setup, town.state, smallQuest('first')));
  assert.deepEqual(a, b);
});

rule('CLS-HRO-12', 'the shield holds arms that exist and a motto that fits', () => {
  const town = new Town();
  town.do(ANN, { type: 'enrol', hero: 'barbarian' });
  const inscribe = (rest: object) => ({ type: 'inscribe', hero: 'barbarian', ...rest }) as CampaignCommand;
  town.refuses(ANN, inscribe({}), 'nothingWritten', 'CLS-HRO-12');
  town.refuses(ANN, inscribe({ arms: { ...ARMS, charge: 'teapot' } }), 'malformed', 'CLS-HRO-12');
  town.refuses(ANN, inscribe({ arms: { ...ARMS, field: 'pink' } }), 'malformed', 'CLS-HRO-12');
  town.refuses(ANN, inscribe({ motto: 'x'.repeat(LONGEST_MOTTO + 1) }), 'mottoUnfit', 'CLS-HRO-12');
  town.refuses(ANN, inscribe({ motto: ' ' }), 'mottoUnfit', 'CLS-HRO-12');
  town.refuses(BOB, inscribe({ arms: ARMS }), 'notYourHero', 'CLS-GEN-03');
  town.do(ANN, inscribe({ motto: 'x'.repeat(LONGEST_MOTTO) }));
  assert.equal(town.sheet('barbarian').motto!.length, LONGEST_MOTTO);
});

rule('CLS-GEN-03', 'there is one living hero of each kind, held by one player', () => {
  const town = new Town();
  town.do(ANN, { type: 'enrol', hero: 'dwarf' });
  town.refuses(BOB, { type: 'enrol', hero: 'dwarf' }, 'alreadyEnrolled', 'CLS-GEN-03');
  town.refuses(ANN, { type: 'enrol', hero: 'dwarf' }, 'alreadyEnrolled', 'CLS-GEN-03');
  town.refuses(BOB, { type: 'leaveTown', hero: 'dwarf' }, 'notYourHero', 'CLS-GEN-03');
  town.refuses(BOB, { type: 'leaveTown', hero: 'elf' }, 'noSuchHero', 'CLS-GEN-03');
  town.refuses(HOST, { type: 'enrol', hero: 'elf' }, 'hostPlaysMorcar', 'CLS-GEN-01');
  town.refuses('spectator', { type: 'enrol', hero: 'elf' }, 'notSeated', 'CLS-GEN-01');
  for (const hero of ['barbarian', 'elf', 'wizard'] as const) town.do(BOB, { type: 'enrol', hero });
  assert.equal(town.state.heroes.length, 4);
  assert.ok(!town.game.moves(town.state, ANN).some(({ type }) => type === 'enrol'));
});

rule(
  'CLS-END-05',
  'who lost a hero starts a new one from the hero card; the living keep what they have',
  () => {
    for (const outcome of ['won', 'abandoned'] as const) {
      const town = Town.withParty(500);
      town.do(ANN, { type: 'buy', hero: 'barbarian', equipment: 'broadsword' });
      town.do(BOB, { type: 'buy', hero: 'dwarf', equipment: 'shield' });
      town.refuses(ANN, { type: 'enrol', hero: 'barbarian' }, 'alreadyEnrolled', 'CLS-GEN-03');
      town.begin('first', ['barbarian', 'dwarf']);
      town.refuses(BOB, { type: 'enrol', hero: 'elf' }, 'questUnderWay', 'CLS-END-05');
      town.record(outcome, { barbarian: 'dead' });

      assert.deepEqual(
        town.state.heroes.map(({ kind }) => kind),
        ['wizard', 'dwarf'],
      );
      assert.deepEqual([town.sheet('dwarf').gold, town.sheet('dwarf').equipment], [400, ['shield']]);
      const [fallen] = town.state.departed;
      assert.equal(fallen?.name, 'Sigmar');
      assert.equal(fallen?.slainIn, 'first');
      town.refuses(ANN, { type: 'leaveTown', hero: 'barbarian' }, 'noSuchHero', 'CLS-GEN-03');

      town.do(ANN, { type: 'enrol', hero: 'barbarian', name: 'Kara', gender: 'f' });
      assert.ok(town.cites('CLS-END-05'));
      const { gold, equipment, treasures, completed, champion } = town.sheet('barbarian');
      assert.deepEqual([gold, equipment, treasures, completed, champion], [0, [], [], [], false]);
      const { body, mind } = town.view().heroes.find(({ kind }) => kind === 'barbarian')!;
      assert.deepEqual([body, mind], [HEROES.barbarian.body, HEROES.barbarian.mind]);
      const quest = outcome === 'won' ? 'second' : 'first';
      assert.ok(town.offers(HOST, { type: 'beginQuest', quest, heroes: ['barbarian', 'dwarf', 'wizard'] }));
    }
  },
);

rule('CLS-END-05', 'after a failure the same quest may be tried again', () => {
  for (const outcome of ['slain', 'failed', 'abandoned'] as const) {
    const town = Town.withParty();
    town.play('first', ['dwarf'], outcome, outcome === 'slain' ? { dwarf: 'dead' } : {});
    town.do(
      BOB,
      outcome === 'slain' ? { type: 'enrol', hero: 'dwarf' } : { type: 'leaveTown', hero: 'dwarf' },
    );
    town.begin('first', ['dwarf']);
    assert.ok(town.cites('CLS-END-05'));
    assert.equal(town.event('questBegun').attempt, 2);
  }
  const won = Town.withParty();
  won.play('first', ['dwarf'], 'won');
  won.refuses(HOST, { type: 'beginQuest', quest: 'first', heroes: ['dwarf'] }, 'notNext', 'CLS-QBK-09');
});

rule('CLS-EQP-01', 'a survivor may be kept, and may be let go for another', () => {
  const town = Town.withParty(1000);
  town.do(ANN, { type: 'buy', hero: 'barbarian', equipment: 'shield' });
  const before = town.sheet('barbarian');
  town.play('first', ['barbarian'], 'won', { barbarian: { gold: 1100, treasures: ['orcsBane'] } });
  assert.deepEqual(town.sheet('barbarian'), {
    ...before,
    gold: 1100,
    treasures: ['orcsBane'],
    completed: ['first'],
    bought: [],
  });
  assert.ok(town.offers(HOST, { type: 'beginQuest', quest: 'second', heroes: ['barbarian'] }), 'kept');

  town.refuses(BOB, { type: 'dismiss', hero: 'barbarian' }, 'notYourHero', 'CLS-GEN-03');
  assert.deepEqual([town.left('shield'), town.view().withMorcar.includes('orcsBane')], [1, false]);
  town.do(ANN, { type: 'dismiss', hero: 'barbarian' });
  assert.deepEqual(town.types(), ['heroDismissed', 'cardsReturned', 'treasuresReturned']);
  assert.deepEqual([town.left('shield'), town.view().withMorcar.includes('orcsBane')], [2, true]);
  assert.equal(town.state.departed.at(-1)?.slainIn, null);
  town.do(BOB, { type: 'enrol', hero: 'barbarian' });
  assert.deepEqual([town.sheet('barbarian').gold, town.sheet('barbarian').completed], [0, []]);
});

rule('CLS-EQP-01', 'the dead are not kept', () => {
  const town = Town.withParty();
  town.play('first', ['barbarian', 'dwarf'], 'won', { dwarf: 'dead' });
  assert.equal(town.offers(HOST, { type: 'beginQuest', quest: 'second', heroes: ['barbarian'] }), true);
  town.refuses(HOST, { type: 'beginQuest', quest: 'second', heroes: ['dwarf'] }, 'noSuchHero', 'CLS-GEN-03');
});

test('a hero is let go between quests only', () => {
  const town = Town.withParty();
  town.begin('first', ['dwarf']);
  town.refuses(BOB, { type: 'dismiss', hero: 'dwarf' }, 'questUnderWay', 'CLS-EQP-01');
  town.refuses(ANN, { type: 'dismiss', hero: 'wizard' }, 'questUnderWay', 'CLS-EQP-01');
  town.refuses(ANN, { type: 'inscribe', hero: 'wizard', name: 'Zo' }, 'questUnderWay', 'CLS-HRO-10');
});
