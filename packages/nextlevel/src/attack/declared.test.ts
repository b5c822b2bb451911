import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { ATTACK_FOLLOWS } from './appliers.ts';
import { armed, B, PLAIN, S, W } from '../testing/blows.ts';
import { table } from '../testing/index.ts';

/** These ignore the world. */
const world = {} as Parameters<NonNullable<typeof ATTACK_FOLLOWS.monsterKilled>>[2];

const HIT = { type: 'strike', figure: 'D', target: 'O' };
const PAIR = `
  +-+-+-+-+
  |D O . .|
  +-+-+-+-+`;
const APART = `
  +-+-+-+-+
  |D . O .|
  +-+-+-+-+`;

/** A dwarf, and an orc that faces him. */
function duel(sheet: Record<string, unknown>, map = PAIR, hero: object = {}, foe: object = {}) {
  return table(
    map,
    { D: { kind: 'dwarf', ...hero }, O: { kind: 'orc', ...foe } },
    { turn: 'D', next: { figures: { D: { facing: 'east', sheet }, O: { facing: 'west' } } } },
  );
}

const THROW = { ...HIT, with: 'thrown' };

rule('CLS-RNG-01', 'a hand axe is thrown at a target out of its reach, and lost', () => {
  const t = duel(armed('handAxe', 'warHammer'), APART);
  t.refuses(HIT, 'notAdjacent', 'NXT-ATK-04');
  t.do(THROW, [S, W, PLAIN, W, W]);
  assert.deepEqual([t.sheet('D').gear, t.sheet('D').inHand], [['warHammer'], null]);
  assert.deepEqual(t.state.next.engaged, []);
  duel(armed('handAxe')).refuses(THROW, 'tooClose', 'CLS-RNG-05');
  duel(armed('warHammer'), APART).refuses(THROW, 'cannotBeThrown', 'CLS-RNG-01');
  duel(armed('handAxe'), APART).refuses({ ...THROW, type: 'hold' }, 'throwsAlone', 'NXT-GRP-01');
});

rule('CLS-TRE-06', 'a heroic brew gives a second attack in the turn', () => {
  const t = duel(armed('warHammer'), PAIR, { conditions: ['brew'] }, { body: 3 });
  t.do(HIT, [S, W, W, PLAIN, W, S]);
  t.do(HIT, [S, W, W, PLAIN, W, S]);
  assert.deepEqual(t.state.next.turn.actions, ['attack']);
  t.refuses(HIT, 'sameAction', 'NXT-ACT-04');
});

const bane = (foe: object) =>
  duel({ ...armed(null), inHand: 'orcsBane' }, PAIR, { questTreasures: ['orcsBane'] }, { body: 3, ...foe });

rule('CLS-QTR-03', 'Orc’s Bane strikes orcs twice, others once', () => {
  const t = bane({});
  t.do(HIT, [S, W, PLAIN, W, S]);
  t.do(HIT, [S, W, PLAIN, W, S]);
  t.refuses(HIT, 'sameAction', 'NXT-ACT-04');
  const ogre = bane({ kind: 'ogre' });
  ogre.do(HIT, [S, W, PLAIN, W, S, S]);
  ogre.refuses(HIT, 'sameAction', 'NXT-ACT-04');
});

rule('CLS-QTR-03', 'the Spirit Blade has a die more against the undead', () => {
  const blade = (kind: string) =>
    duel({ ...armed(null), inHand: 'spiritBlade' }, PAIR, { questTreasures: ['spiritBlade'] }, { kind });
  blade('ogre').do(HIT, [S, W, W, PLAIN, W, S, S]);
  blade('mummy').do(HIT, [S, W, W, W, PLAIN, W, S, S, S]);
});

rule('CLS-SPL-07', 'a genie attacks with its own dice: no critical D20, nobody strikes back', () => {
  const t = table(
    APART,
    { D: { kind: 'elf', spells: ['genie'] }, O: { kind: 'orc' } },
    { turn: 'D', next: { figures: { D: { sheet: { ...armed('shortsword'), spellPoints: 3 } } } } },
  );
  t.do({ type: 'castSpell', figure: 'D', spell: 'genie', target: 'O' }, [S, W, W, W, W, W, B]);
  assert.equal(t.event('strikeRolled').rolls[0]!.critical, null);
  assert.equal(t.happened('counterRolled'), false);
});

rule('NXT-ATK-12', 'whoever leaves the board leaves the question too', () => {
  const t = table(
    `
    +-+-+-+-+
    |. G . .|
    + + + + +
    |D O H .|
    +-+-+-+-+`,
    { D: { kind: 'dwarf' }, O: { kind: 'orc' }, G: { kind: 'goblin' }, H: { kind: 'goblin' } },
    { turn: 'D', next: { figures: { D: { sheet: armed('warHammer') }, O: { facing: 'west' } } } },
  );
  t.do(HIT, [S, W, W, PLAIN, S, S]);
  for (const command of [HIT, { type: 'endTurn' }])
    t.refuses(command, 'waitingForAnother', 'NXT-ATK-12', 'heroes');
  const after = (letter: string) => {
    const [figure, kind] = [t.id(letter), t.figure(letter).kind];
    const event = { type: 'monsterKilled', rules: [], figure, kind, by: null } as const;
    const { asked } = ATTACK_FOLLOWS.monsterKilled!(t.state, event, world, t.state).next;
    return asked !== null && 'among' in asked ? asked.among : null;
  };
  assert.deepEqual(after('G'), [t.id('H')]);
  assert.equal(after('O'), null, 'the target');
});
