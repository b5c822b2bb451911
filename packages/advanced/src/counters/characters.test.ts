/** The monster characters (ADV-MCH), and counters for their escape and return (ADV-TOK-18 to ADV-TOK-21). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { meet } from '../encounter/meet.ts';
import { emptyState } from '../emptyState.ts';
import { MASTER } from '../setup.ts';
import { battle } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import { FULL_BOWL } from './bowl.ts';
import { COUNTER_KINDS } from './types.ts';
import {
  PASSAGE,
  setup,
  master,
  asked,
  exploring,
  fighting,
  play,
  HOLD,
  placing,
} from '../testing/counters.ts';

rule(
  'ADV-TOK-18',
  'an escape takes a monster character off the table, even from under a blow that hit',
  () => {
    const t = fighting(['escape'], {}, 'warpweaver');
    asked(t, 'combat', { about: 'hit', figure: t.id('R') });
    t.do({ type: 'playEscape', figure: 'R' });
    assert.equal(t.find('R'), undefined);
    assert.deepEqual([t.state.master.escaped, t.state.master.hand], [['warpweaver'], []]);
  },
);

rule('ADV-TOK-18', 'no damage dice are thrown for one who has slipped away', () => {
  const t = battle(
    PASSAGE.replace('A :', 'A R').replace(': R|', ': :|'),
    { A: {}, R: { monster: 'warpweaver', character: 'warpweaver' } },
    { setup, state: master(['escape']) },
  );
  t.do({ type: 'attack', figure: 'A', target: 'R', weapon: 'sword' }, [11]);
  assert.deepEqual(
    t.offered('playEscape', MASTER).map(({ figure }) => figure),
    ['warpweaver-1'],
  );
  t.do({ type: 'playEscape', figure: 'R' });
  t.do(HOLD);
  assert.deepEqual([t.happened('damageRolled'), t.happened('followedUp'), t.state.stack], [false, false, []]);
});

rule('ADV-TOK-18', 'another may still get away while the wounds of one are known', () => {
  const t = battle(
    PASSAGE.replace('|: : A', '|S : A'),
    {
      A: {},
      R: { monster: 'warpweaver', character: 'warpweaver' },
      S: { monster: 'plagueMonk', character: 'plagueMonk' },
    },
    { setup, state: master(['escape', 'escape'], { escaped: ['assassin'], spent: { assassin: [] } }) },
  );
  asked(t, 'combat', { about: 'wounds', figure: t.id('R'), wounds: 2 });
  assert.deepEqual(
    t.offered('playEscape', MASTER).map(({ figure }) => figure),
    ['plagueMonk-1'],
  );
  t.do({ type: 'playEscape', figure: 'S' });
  assert.deepEqual(t.state.master.escaped, ['assassin', 'plagueMonk']);
  assert.deepEqual(t.state.master.spent, { assassin: [], plagueMonk: [] });
  assert.equal((t.state.stack.at(-1) as { played?: string }).played, 'escape');
});

rule('ADV-TOK-18', 'too late once the wounds are known, and only for characters', () => {
  const t = fighting(['escape'], {}, 'warpweaver');
  asked(t, 'combat', { about: 'wounds', figure: t.id('R'), wounds: 2 });
  t.refuses({ type: 'playEscape', figure: 'R' }, 'tooLate', 'ADV-TOK-18');
  const plain = fighting(['escape']);
  asked(plain, 'combat');
  plain.refuses({ type: 'playEscape', figure: 'R' }, 'noCharacter', 'ADV-TOK-18');
});

rule('ADV-TOK-18', 'who comes back is whole again, but what was used up stays so', () => {
  const used = { tag: 'spent', ends: 'never', of: 'fireball' } as const;
  const t = battle(
    PASSAGE,
    { A: {}, R: { monster: 'warpweaver', character: 'warpweaver', wounds: 1, effects: [used] } },
    { setup, state: master(['escape', 'character'], { watch: ['combat', 'placing'] }) },
  );
  asked(t, 'combat');
  t.do({ type: 'playEscape', figure: 'R' });
  t.do(HOLD);
  setGoing(t, (now) => meet(now, { monsters: { ratman: 1 }, area: 'scene-1', how: 'placed' }));
  t.do(play('character'));
  t.do(HOLD);
  t.do({ type: 'placeMonster', kind: 'warpweaver', at: 'F1' });
  const back = t.state.figures.find(({ character }) => character === 'warpweaver')!;
  assert.deepEqual([back.wounds, back.effects], [3, [used]]);
  assert.ok(t.happened('characterReturned'));
});

rule('ADV-TOK-19', 'the dead do not escape', () => {
  const t = battle(
    PASSAGE,
    { A: {}, R: { monster: 'warpweaver', character: 'warpweaver', wounds: 0 } },
    { setup, state: master(['escape']) },
  );
  asked(t, 'combat');
  t.refuses({ type: 'playEscape', figure: 'R' }, 'dead', 'ADV-TOK-19');
});

rule('ADV-TOK-20', 'a character counter brings back the one who escaped', () => {
  const t = placing(['character'], { escaped: ['plagueMonk'], characters: ['warpweaver'] });
  t.do(play('character'));
  assert.deepEqual(t.event('characterJoined').rules, ['ADV-TOK-20']);
  const { escaped, characters, met } = t.state.master;
  assert.deepEqual([escaped, characters, met], [[], ['warpweaver'], ['plagueMonk']]);
  t.do(HOLD);
  t.do({ type: 'placeMonster', kind: 'plagueMonk', at: 'G1' });
  assert.deepEqual(
    t.state.figures.map(({ character }) => character).filter((one) => one !== null),
    ['plagueMonk'],
  );
});

rule('ADV-TOK-21', 'with nobody escaped, the next who is due; with nobody due it cannot be played', () => {
  const t = placing(['character'], { characters: ['warpweaver', 'plagueMonk'] });
  t.do(play('character'));
  assert.deepEqual(t.state.master.characters, ['plagueMonk']);
  assert.equal(t.event('characterJoined').character, 'warpweaver');
  assert.deepEqual(t.event('characterJoined').rules, ['ADV-TOK-21']);
  const none = placing(['character'], {});
  none.refuses(play('character'), 'nobodyDue', 'ADV-TOK-21');
});

rule('ADV-MCH-02', 'no monster character is ever in the bowl', () => {
  assert.deepEqual(
    FULL_BOWL.filter((counter) => !COUNTER_KINDS.includes(counter)),
    [],
  );
});

rule('ADV-MCH-03', 'the characters of the dungeon are the master’s from its start', () => {
  const { master: own } = emptyState({
    setup: { master: true, dungeon: { ...setup.dungeon, characters: ['warpweaver', 'plagueMonk'] } },
  } as never);
  assert.deepEqual(own.characters, ['warpweaver', 'plagueMonk']);
});

rule('ADV-MCH-05', 'a character comes whenever monsters are placed, and at no other moment', () => {
  const t = placing([], { characters: ['warpweaver'] });
  t.do({ type: 'bringCharacter', character: 'warpweaver' });
  t.do(HOLD);
  assert.ok(t.offered('placeMonster', MASTER).some(({ kind }) => kind === 'warpweaver'));
  const other = exploring([], { characters: ['warpweaver'] });
  asked(other, 'exploration');
  other.refuses({ type: 'bringCharacter', character: 'warpweaver' }, 'wrongMoment', 'ADV-MCH-05');
});

rule('ADV-MCH-05', 'it belongs to the group it came with, and the rest of the group comes too', () => {
  const t = placing([], { characters: ['warpweaver', 'plagueMonk'], met: ['warpweaver'] });
  t.do({ type: 'bringCharacter', character: 'warpweaver' });
  t.do({ type: 'bringCharacter', character: 'plagueMonk' });
  t.do(HOLD);
  assert.deepEqual(t.state.master.met, ['warpweaver', 'plagueMonk']);
  const kinds = new Set(t.offered('placeMonster', MASTER).map(({ kind }) => kind));
  assert.deepEqual([...kinds].toSorted(), ['plagueMonk', 'ratman', 'warpweaver']);
  for (const [kind, at] of [
    ['ratman', 'F1'],
    ['warpweaver', 'G1'],
    ['plagueMonk', 'H1'],
  ])
    t.do({ type: 'placeMonster', kind, at });
  assert.deepEqual(t.state.fight!.groups[0]!.characters, ['warpweaver', 'plagueMonk']);
  assert.equal(t.happened('characterReturned'), false);
});

rule('ADV-MCH-06', 'each of their counters is used once', () => {
  const t = placing([], { characters: ['warpweaver'] });
  assert.equal(t.offers({ type: 'bringCharacter', character: 'warpweaver' }), true);
  t.do({ type: 'bringCharacter', character: 'warpweaver' });
  t.refuses({ type: 'bringCharacter', character: 'warpweaver' }, 'notAtHand', 'ADV-MCH-06');
});

rule('ADV-MCH-07', 'one who has been met comes again only by escaping and a character counter', () => {
  const t = placing([], { met: ['warpweaver'], characters: [] });
  t.refuses({ type: 'bringCharacter', character: 'warpweaver' }, 'notAtHand', 'ADV-MCH-06');
  const back = placing(['character'], { met: ['warpweaver'], escaped: ['warpweaver'] });
  assert.ok(back.offers(play('character')));
});

rule('ADV-MCH-08', 'a character killed is never met again', () => {
  const t = placing(['character'], { met: ['warpweaver'], characters: [], escaped: [] });
  t.refuses(play('character'), 'nobodyDue', 'ADV-TOK-21');
});

rule('ADV-MCH-08', 'not even one who had escaped before and was called back', () => {
  const t = battle(
    PASSAGE.replace('A :', 'A R').replace(': R|', ': :|'),
    { A: {}, R: { monster: 'warpweaver', character: 'warpweaver', wounds: 1 } },
    { setup, state: master(['character'], { met: ['warpweaver'], watch: ['placing'] }) },
  );
  t.do({ type: 'attack', figure: 'A', target: 'R', weapon: 'sword' }, [11, 12, 1, 1, 1]);
  assert.equal(t.happened('died'), true);
  const { escaped, characters } = t.state.master;
  assert.deepEqual([escaped, characters], [[], []]);
  t.do({ type: 'followUp', to: null });
  setGoing(t, (now) => meet(now, { monsters: { ratman: 1 }, area: 'scene-1', how: 'placed' }));
  t.refuses(play('character'), 'nobodyDue', 'ADV-TOK-21');
  t.refuses({ type: 'bringCharacter', character: 'warpweaver' }, 'notAtHand', 'ADV-MCH-06');
});

rule('ADV-TOK-18', 'only what was used up is remembered of one who slips away', () => {
  const used = { tag: 'spent', ends: 'never' } as const;
  const effects = [used, { tag: 'stilled', ends: 'turn' } as const];
  const t = battle(
    PASSAGE,
    { A: {}, R: { monster: 'warpweaver', character: 'warpweaver', effects } },
    { setup, state: master(['escape']) },
  );
  asked(t, 'combat');
  t.do({ type: 'playEscape', figure: 'R' });
  assert.deepEqual(t.state.master.spent, { warpweaver: [used] });
});
