import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armed, B, PLAIN, S, W } from '../testing/blows.ts';
import { table } from '../testing/index.ts';

const PAIR = `
  +-+-+-+
  |D F .|
  +-+-+-+`;
const HIT = { type: 'strike', figure: 'D', target: 'F' };
const BACK = { type: 'strike', figure: 'F', target: 'D' };

interface Duel {
  readonly turn?: 'D' | 'morcar';
  readonly foe?: object;
  readonly sheet?: object;
  readonly map?: string;
  readonly facing?: string;
  readonly hero?: object;
  readonly plights?: readonly object[];
}

/** A dwarf of level 5 with a weapon, and to the east, face to face, a fimir or another foe. */
function duel({
  turn = 'D',
  foe = {},
  sheet = armed('warHammer'),
  map = PAIR,
  facing = 'west',
  ...rest
}: Duel) {
  return table(map, { D: { kind: 'dwarf', ...rest.hero }, F: { kind: 'fimir', ...foe } }, {
    turn,
    next: {
      figures: { D: { level: 5, facing: 'east', sheet }, F: { facing, plights: rest.plights ?? [] } },
    },
  } as object);
}

rule('NXT-CTR-01', 'a counter-attack is free, out of turn, and nobody counters it', () => {
  const t = duel({ foe: { body: 3 } });
  t.do(HIT, [W, W, W, PLAIN, B, W, W, W, B]);
  assert.deepEqual(t.types().slice(-3), ['counterRolled', 'counterParried', 'bodyLost']);
  assert.equal(t.figure('D').body, 8, 'its parry shows a black shield, which strikes nobody');
  assert.equal(t.figure('F').body, 3);
  assert.deepEqual(t.state.turn.done, []);
});

rule('NXT-CTR-01', 'only one who can hit the attacker from where it stands strikes back', () => {
  const far = `
    +-+-+-+-+
    |D . F .|
    +-+-+-+-+`;
  const shot = duel({ map: far, sheet: armed('crossbow') });
  shot.do(HIT, [W, W, W, PLAIN]);
  assert.equal(shot.happened('counterRolled'), false);
  const corner = `
    +-+-+-+
    |D . .|
    + + + +
    |. F .|
    +-+-+-+`;
  const orc = duel({ map: corner, foe: { kind: 'orc' }, sheet: armed('spear'), facing: 'north' });
  orc.do(HIT, [W, W, PLAIN]);
  assert.equal(orc.happened('counterRolled'), false, 'an orc does not reach over corners');
  const fimir = duel({ map: corner, sheet: armed('spear'), facing: 'north' });
  fimir.do(HIT, [W, W, PLAIN, W, W, W, W]);
  assert.equal(fimir.event('counterRolled').hits, 0);
});

rule('NXT-CTR-01', 'a shooter strikes back with the dagger', () => {
  const t = duel({ turn: 'morcar', sheet: armed('crossbow') });
  t.do(BACK, [W, W, W, W, PLAIN, B, B]);
  assert.deepEqual(t.event('counterRolled').faces, [B]);
  assert.equal(t.find('F'), undefined);
});

rule('NXT-CTR-02', 'no hit at all: the defender rolls its attack dice, and black shields are damage', () => {
  const t = duel({ foe: { kind: 'orc' } });
  t.do(HIT, [W, B, W, PLAIN, S, B, B, W, S]);
  assert.deepEqual(t.event('counterRolled').faces, [S, B, B]);
  assert.deepEqual([t.event('counterRolled').hits, t.event('counterRolled').why], [2, 'miss']);
  assert.equal(t.event('counterParried').shields, 1);
  assert.equal(t.figure('D').body, 8);
  const hit = duel({ foe: { kind: 'orc' } });
  hit.do(HIT, [W, B, S, PLAIN, W, W]);
  assert.equal(hit.happened('counterRolled'), false);
});

rule('NXT-CTR-02', 'for bare hands a miss is a roll without a black shield', () => {
  const t = duel({ foe: { kind: 'orc' }, sheet: armed(null) });
  t.do(HIT, [S, S, S, S, S, PLAIN, S, S, S]);
  assert.equal(t.event('counterRolled').why, 'miss');
});

rule('NXT-CTR-03', 'better dice turn back into combat dice, added ones are left out', () => {
  const t = table(
    PAIR,
    { D: { kind: 'barbarian', conditions: ['courage'] }, F: { kind: 'fimir' } },
    {
      turn: 'morcar',
      next: {
        figures: {
          D: {
            level: 5,
            facing: 'east',
            sheet: {
              ...armed('broadsword'),
              gifts: ['heavyHand'],
              rage: { dice: ['orange', 'yellow', 'combat'], kills: 0, towards: 'orange' },
            },
          },
        },
      },
    },
  );
  t.do(BACK, [W, W, W, W, PLAIN, W, W, S]);
  assert.deepEqual(t.event('counterRolled').faces, [W, W, S]);
  assert.ok(t.event('counterRolled').rules.includes('NXT-CTR-03'));
  assert.deepEqual(t.figure('D').conditions, ['courage'], 'kept for an attack of its own');
});

rule('NXT-CTR-04', 'everything parried: each black shield of the defence is a point of damage', () => {
  const t = duel({ foe: { kind: 'ogre', defence: 4 } });
  t.do(HIT, [S, W, W, PLAIN, W, B, B, S, W, S]);
  assert.deepEqual(
    [t.event('counterRolled').hits, t.event('counterRolled').faces, t.event('counterRolled').why],
    [2, [], 'perfectDefence'],
  );
  assert.equal(t.event('counterParried').faces.length, 2);
  assert.equal(t.figure('D').body, 8);
});

rule('NXT-CTR-05', 'no counter-attack without a black shield, nor by one who has lost Body', () => {
  const white = duel({ foe: { kind: 'ogre' } });
  white.do(HIT, [S, W, W, PLAIN, W, S, S]);
  assert.equal(white.happened('counterRolled'), false);
  const hurt = duel({ foe: { kind: 'ogre' } });
  hurt.do(HIT, [S, S, W, PLAIN, W, B, B]);
  assert.equal(hurt.figure('F').body, 2);
  assert.equal(hurt.happened('counterRolled'), false);
});

rule('NXT-CTR-05', 'a monster that another has died for does not strike back', () => {
  const t = table(
    `
    +-+-+-+
    |D F G|
    +-+-+-+`,
    { D: { kind: 'dwarf' }, F: { kind: 'orc' }, G: { kind: 'goblin' } },
    { next: { figures: { D: { level: 5, sheet: armed('warHammer') }, F: { facing: 'west' } } } },
  );
  t.do(HIT, [S, W, W, PLAIN, S, B]);
  t.do({ type: 'chooseShield', figure: 'G' });
  assert.equal(t.figure('F').body, 1);
  assert.equal(t.happened('counterRolled'), false);
});

rule('NXT-CTR-06', 'as many dice as points of damage, and a white shield stops one', () => {
  const t = duel({ foe: { kind: 'orc' } });
  t.do(HIT, [W, W, W, PLAIN, B, W, W, W]);
  assert.equal(t.event('counterParried').faces.length, 1);
  assert.equal(t.figure('D').body, 9);
  const none = duel({ foe: { kind: 'orc' } });
  none.do(HIT, [W, W, W, PLAIN, W, W, W]);
  assert.equal(none.happened('counterParried'), false, 'nothing to parry');
});

rule('NXT-CTR-07', 'never with more dice than the figure has in defence', () => {
  const t = duel({ foe: { kind: 'bugbear' } });
  t.do(HIT, [W, W, W, PLAIN, B, B, B, B, W, W, S]);
  assert.equal(t.figure('D').defence, 3);
  assert.equal(t.event('counterParried').faces.length, 3);
  assert.ok(t.event('counterParried').rules.includes('NXT-CTR-07'));
  assert.equal(t.figure('D').body, 7);
  const pit = duel({ foe: { kind: 'bugbear' }, hero: { conditions: ['pit'] } });
  pit.do(HIT, [W, W, PLAIN, B, B, B, B, W, W]);
  assert.equal(pit.event('counterParried').faces.length, 2);
});

rule('NXT-CTR-08', 'an orc taking a counter-attack of 3 rolls 2 dice', () => {
  const t = duel({ turn: 'morcar', foe: { kind: 'orc' } });
  t.do(BACK, [W, W, W, PLAIN, B, B, B, W, W]);
  assert.equal(t.event('counterRolled').hits, 3);
  assert.equal(t.event('counterParried').faces.length, 2);
  assert.equal(t.find('F'), undefined);
});

rule('NXT-CTR-09', 'a fimir misses the dwarf, whose axe answers and kills it', () => {
  const t = duel({ turn: 'morcar', sheet: armed('axe') });
  t.do(BACK, [W, B, W, B, PLAIN, S, S, W, B, B, W, S]);
  assert.deepEqual(t.event('counterRolled').faces, [S, S, W, B, B]);
  assert.equal(t.event('counterRolled').hits, 2);
  assert.deepEqual(t.event('counterParried').faces, [W, S]);
  assert.equal(t.event('bodyLost').amount, 1);
  assert.equal(t.find('F'), undefined);
});
