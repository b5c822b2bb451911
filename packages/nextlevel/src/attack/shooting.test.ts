import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armed, B, PLAIN, S, W } from '../testing/blows.ts';
import { table } from '../testing/index.ts';

const SHOT = { type: 'strike', figure: 'E', target: 'O' };
const STAB = { ...SHOT, with: 'dagger' };

const MELEE = `
  +-+-+-+-+-+
  |. E O . G|
  +-+-+-+-+-+`;

interface ShootingScene {
  readonly sheet?: Record<string, unknown>;
  readonly level?: number;
  readonly engaged?: readonly (readonly [string, string])[];
  readonly hero?: object;
  readonly turn?: string;
  readonly map?: string;
  readonly foes?: object;
  readonly sheets?: object;
}

/** An elf with a bow, an orc to the east of her and a goblin further off. */
function archer({
  sheet = armed('longBow'),
  level = 3,
  engaged = [],
  map = MELEE,
  ...rest
}: ShootingScene = {}) {
  return table(
    map,
    { E: { kind: 'elf', ...rest.hero }, O: { kind: 'orc' }, G: { kind: 'goblin' }, ...rest.foes },
    {
      turn: rest.turn ?? 'E',
      next: {
        figures: {
          E: { level, facing: 'east', sheet },
          O: { facing: 'west' },
          G: { facing: 'west' },
          ...rest.sheets,
        },
        engaged: engaged.map(([a, b]) => [a, b] as [string, string]),
      },
    },
  );
}
const inMelee: ShootingScene = { engaged: [['O', 'E']] };

rule('NXT-ARM-01', 'no shot at an adjacent enemy who is fighting the shooter; the dagger has one die', () => {
  const t = archer(inMelee);
  t.refuses(SHOT, 'needsDagger', 'NXT-ARM-01');
  t.do(STAB, [S, PLAIN, W, W]);
  assert.deepEqual(t.event('strikeRolled').rolls[0]!.faces, [S]);
  archer({ sheet: armed('shortsword') }).refuses(STAB, 'noShooter', 'NXT-ARM-01');
});

rule('NXT-ARM-01', 'crossbow and firearms as well', () => {
  for (const weapon of ['crossbow', 'blunderbuss']) {
    const t = archer({ ...inMelee, hero: { kind: 'dwarf' }, level: 5, sheet: armed(weapon) });
    t.refuses(SHOT, 'needsDagger', 'NXT-ARM-01');
    t.do(STAB, [S, PLAIN, W, W]);
  }
});

rule('NXT-ARM-02', 'taking the dagger is no action and leaves the bow in hand', () => {
  const t = archer(inMelee);
  t.do(STAB, [S, PLAIN, W, W]);
  assert.deepEqual(t.state.next.turn.actions, ['attack']);
  assert.deepEqual(t.state.next.turn.free, []);
  assert.equal(t.sheet('E').inHand, 'longBow');
});

rule('NXT-ARM-03', 'what makes the bow better does nothing for the dagger', () => {
  const sheet = { ...armed('longBow'), gifts: ['tautString'], poison: 2 };
  const bow = archer({ sheet });
  bow.do(SHOT, [S, W, W, W, S, PLAIN]);
  assert.deepEqual(
    [bow.event('strikeRolled').rolls[0]!.faces.length, bow.event('strikeRolled').rolls[0]!.extra],
    [4, [S]],
  );
  assert.equal(bow.sheet('E').poison, 1);
  const dagger = archer({ ...inMelee, sheet });
  dagger.do(STAB, [S, PLAIN, W, W]);
  assert.equal(dagger.sheet('E').poison, 2);
});

rule('NXT-ARM-04', 'an adjacent enemy who is not engaged with the shooter may be shot', () => {
  const t = archer();
  t.do(SHOT, [S, W, W, PLAIN, W, W]);
  assert.deepEqual(t.state.next.engaged, [], 'a shot is no melee');
});

rule('NXT-ARM-05', 'from the moment the enemy strikes back, the dagger is needed', () => {
  const t = archer({ turn: 'E', hero: { conditions: ['brew'] } });
  t.do(SHOT, [W, W, W, PLAIN, W, W, W]);
  assert.equal(t.event('counterRolled').by, t.id('O'));
  t.refuses(SHOT, 'needsDagger', 'NXT-ARM-01');
  t.do(STAB, [S, PLAIN, W, W]);
});

const FAR = { ...SHOT, target: 'G' };

rule(
  'NXT-ARM-06',
  'in a melee the shooter may shoot somebody else, and takes a counter-attack after it',
  () => {
    const t = archer(inMelee);
    t.do(FAR, [S, W, W, PLAIN, W, S, S, B]);
    assert.deepEqual(t.types().slice(-3), ['strikeParried', 'counterRolled', 'bodyLost']);
    assert.deepEqual(
      [t.event('counterRolled').by, t.event('counterRolled').why, t.event('counterRolled').faces.length],
      [t.id('O'), 'shooting', 3],
    );
    archer().do(FAR, [S, W, W, PLAIN, W]);
  },
);

const TWO = `
  +-+-+-+-+-+-+
  |F E O . . G|
  +-+-+-+-+-+-+`;

rule('NXT-ARM-06', 'one counter-attack in all, by the one Morcar chooses', () => {
  const two: ShootingScene = {
    map: TWO,
    foes: { F: { kind: 'goblin' } },
    engaged: [
      ['O', 'E'],
      ['F', 'E'],
    ],
  };
  const t = archer(two);
  t.do(FAR, [S, W, W, PLAIN, W]);
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'chooseRiposte' }]);
  t.refuses({ type: 'chooseCounter', figure: 'G' }, 'notThatOne', 'NXT-ARM-06', 'morcar');
  t.refuses({ type: 'chooseCounter', figure: 'F' }, 'notYourFigure', 'NXT-GRP-01', 'heroes');
  t.refuses(FAR, 'waitingForAnother', 'NXT-ATK-12');
  t.do({ type: 'chooseCounter', figure: 'F' }, [S, W], 'morcar');
  assert.equal(t.figure('E').body, 5);
  assert.equal(t.state.next.asked, null);
});

rule('NXT-OVW-05', 'nor does an overwhelmed enemy profit from a shot past it', () => {
  const map = `
    +-+-+-+-+-+
    |. . B . G|
    + + + + + +
    |. E O D .|
    + + + + + +
    |. . W . .|
    +-+-+-+-+-+`;
  const foes = { B: { kind: 'barbarian' }, D: { kind: 'dwarf' }, W: { kind: 'wizard' } };
  const t = archer({ ...inMelee, map, foes });
  t.do(FAR, [S, W, W, PLAIN, W]);
  assert.equal(t.happened('counterRolled'), false);
});

rule('NXT-ARM-07', 'skulls count there, not black shields, and nothing parries them', () => {
  const t = archer(inMelee);
  t.do(FAR, [S, W, W, PLAIN, W, S, S, B]);
  assert.equal(t.event('counterRolled').hits, 2);
  assert.equal(t.happened('counterParried'), false);
  assert.equal(t.figure('E').body, 4);
});

rule('NXT-ARM-08', 'the wizard shoots magic at whoever is engaged, and nobody profits', () => {
  const wizard: ShootingScene = {
    ...inMelee,
    hero: { kind: 'wizard' },
    level: 4,
    sheet: { ...armed('staff'), mana: 3 },
  };
  const near = archer(wizard);
  near.do({ ...SHOT, with: 'magic', mana: 2 }, [S, W, PLAIN, W, W]);
  const far = archer(wizard);
  far.do({ ...FAR, with: 'magic', mana: 2 }, [S, W, PLAIN, W]);
  assert.equal(far.happened('counterRolled'), false);
});

rule('NXT-ENC-03', 'as many dice as mana, which they use up', () => {
  const wizard: ShootingScene = { hero: { kind: 'wizard' }, level: 4, sheet: { ...armed('staff'), mana: 3 } };
  const t = archer(wizard);
  t.refuses({ ...FAR, with: 'magic', mana: 4 }, 'noMana', 'NXT-ENC-03');
  t.refuses({ ...FAR, with: 'magic', mana: 0 }, 'noMana', 'NXT-ENC-03');
  t.refuses({ ...FAR, with: 'magic' }, 'sayMana', 'NXT-ENC-03');
  t.refuses({ ...FAR, mana: 1 }, 'sayMana', 'NXT-ENC-03');
  t.do({ ...FAR, with: 'magic', mana: 2 }, [S, W, PLAIN, W]);
  assert.equal(t.sheet('E').mana, 1);
  archer().refuses({ ...FAR, with: 'magic', mana: 1 }, 'noMana', 'NXT-ENC-01');
});

rule(
  'NXT-DIC-02',
  'every skull on an unstoppable die is a Body point: no defence against deadly design',
  () => {
    const wizard: ShootingScene = {
      hero: { kind: 'wizard', mind: 3 },
      level: 4,
      sheet: { ...armed('staff'), mana: 3 },
      foes: { O: { kind: 'ogre' } },
    };
    const t = archer(wizard);
    t.do({ ...SHOT, design: true }, [S, S, S, PLAIN, W, W, W]);
    assert.deepEqual([t.event('strikeParried').damage, t.figure('O').body], [1, 2]);
    assert.equal(t.figure('E').mind, 2);
    const alone = archer(wizard);
    alone.do({ ...SHOT, design: true }, [W, W, S, PLAIN]);
    assert.equal(alone.happened('strikeParried'), false, 'nothing to roll against');
    assert.equal(alone.figure('O').body, 2);
  },
);

rule('NXT-ENC-09', 'deadly design takes the one Mind point of the turn, never the last', () => {
  const wizard = (mind: number): ShootingScene => ({
    hero: { kind: 'wizard', mind },
    level: 4,
    sheet: armed('staff'),
  });
  archer(wizard(1)).refuses({ ...SHOT, design: true }, 'noMindToSpend', 'NXT-ENC-06');
  archer().refuses({ ...SHOT, design: true }, 'noDesign', 'NXT-ENC-09');
  const t = archer({ ...wizard(4), foes: { O: { kind: 'ogre' } } });
  t.do({ ...SHOT, design: true }, [S, W, W, PLAIN, W, S, S]);
  assert.equal(t.state.next.turn.mindSpent, true);
});

rule('NXT-DWF-02', 'a crossbow is reloaded in the turn after a shot', () => {
  const dwarf: ShootingScene = { hero: { kind: 'dwarf' }, sheet: armed('crossbow') };
  const t = archer(dwarf);
  t.do(FAR, [S, W, W, PLAIN, W]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' }, [], 'morcar');
  t.refuses(FAR, 'reloading', 'NXT-DWF-02');
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' }, [], 'morcar');
  t.do(FAR, [S, W, W, PLAIN, W]);
});

const OGRE = `
  +-+-+-+-+-+-+
  |E B . D G .|
  +-+-+-+-+-+-+`;
const AT_OGRE = { type: 'strike', figure: 'E', target: 'G' };

/** An elf with a sylvan bow, two companions in the line and an ogre behind them. */
function lineUp(map = OGRE, sheets: object = {}, elf: object = {}) {
  return table(
    map,
    {
      E: { kind: 'elf', ...elf },
      B: { kind: 'barbarian', body: 3 },
      D: { kind: 'dwarf', body: 6 },
      G: { kind: 'ogre' },
    },
    {
      turn: 'E',
      next: { figures: { E: { level: 5, sheet: armed('sylvanBow') }, G: { facing: 'west' }, ...sheets } },
    },
  );
}

rule(
  'NXT-FRF-01',
  'figures do not stop a shot, walls do; a miss puts the nearest friend in the line at risk',
  () => {
    const t = lineUp();
    t.do(AT_OGRE, [W, B, B, B, PLAIN]);
    assert.deepEqual([t.event('friendlyFire').victim, t.event('friendlyFire').damage], [t.id('B'), 1]);
    const wall = lineUp(`
    +-+-+-+-+-+-+
    |E B . D|G .|
    +-+-+-+-+-+-+`);
    wall.refuses(AT_OGRE, 'notVisible', 'NXT-FRF-01');
    const aside = lineUp(`
    +-+-+-+-+-+-+
    |E . . . G .|
    + + + + + + +
    |B . . . . D|
    +-+-+-+-+-+-+`);
    aside.do(AT_OGRE, [W, B, W, B, PLAIN]);
    assert.equal(aside.happened('friendlyFire'), false, 'nobody in the line');
  },
);

rule('NXT-FRF-02', 'only the nearest friend, even where the next one would be hit', () => {
  const t = lineUp(`
    +-+-+-+-+-+-+
    |E . B D G .|
    +-+-+-+-+-+-+`);
  t.do(AT_OGRE, [B, W, W, W, PLAIN]);
  assert.deepEqual([t.figure('B').body, t.figure('D').body], [2, 6]);
});

rule('NXT-FRF-03', 'an enemy shelters nobody, and the shot flies on to the first wall', () => {
  const behind = (edge: string) => `
    +-+-+-+-+-+-+-+
    |E . G . D${edge}. .|
    +-+-+-+-+-+-+-+
    |B . . . . . .|
    +-+-+-+-+-+-+-+`;
  const t = lineUp(behind(' '));
  t.do(AT_OGRE, [B, B, W, W, PLAIN]);
  assert.equal(t.figure('D').body, 4);
  const walled = lineUp(`
    +-+-+-+-+-+-+-+
    |E . G .|D . .|
    +-+-+-+-+-+-+-+
    |B . . . . . .|
    +-+-+-+-+-+-+-+`);
  walled.do(AT_OGRE, [B, B, W, W, PLAIN]);
  assert.equal(walled.figure('D').body, 6);
});

rule('NXT-FRF-04', 'next to the shooter: one Body point per white shield', () => {
  const t = lineUp();
  t.do(AT_OGRE, [W, W, B, B, PLAIN]);
  assert.equal(t.figure('B').body, 1);
  assert.ok(t.event('friendlyFire').rules.includes('NXT-FRF-04'));
});

rule('NXT-FRF-05', 'further off: one Body point per black shield', () => {
  const t = lineUp(`
    +-+-+-+-+-+-+
    |E . B . G D|
    +-+-+-+-+-+-+`);
  t.do(AT_OGRE, [W, W, W, B, PLAIN]);
  assert.equal(t.figure('B').body, 2);
  assert.ok(t.event('friendlyFire').rules.includes('NXT-FRF-05'));
});

rule('NXT-FRF-06', 'the friend has no defence', () => {
  const t = lineUp(OGRE, { B: { sheet: armed('broadsword', 'plateArmour', 'helmet', 'shield') } });
  t.do(AT_OGRE, [W, W, B, B, PLAIN]);
  assert.equal(t.happened('strikeParried'), false);
  assert.equal(t.figure('B').body, 1);
});

rule('NXT-FRF-07', 'one skull removes all risk', () => {
  const t = lineUp();
  t.do(AT_OGRE, [W, W, W, S, PLAIN, W, S, S]);
  assert.deepEqual([t.figure('B').body, t.happened('friendlyFire')], [3, false]);
});

rule('NXT-FRF-08', 'the wizard’s magic spares friends', () => {
  const t = lineUp(OGRE, { E: { level: 5, sheet: { ...armed('staff'), mana: 4 } } }, { kind: 'wizard' });
  t.do({ ...AT_OGRE, with: 'magic', mana: 4 }, [W, W, W, B, PLAIN]);
  assert.deepEqual([t.figure('B').body, t.happened('friendlyFire')], [3, false]);
});

rule('NXT-FRF-09', 'three white shields: the companion beside the archer loses 3 and dies', () => {
  const t = lineUp();
  t.do(AT_OGRE, [W, W, W, B, PLAIN]);
  assert.equal(t.find('B'), undefined);
  assert.equal(t.figure('D').body, 6);
});

rule('NXT-FRF-10', 'black shields only: nobody is hit', () => {
  const t = lineUp();
  t.do(AT_OGRE, [B, B, B, B, PLAIN]);
  assert.deepEqual([t.figure('B').body, t.figure('D').body], [3, 6]);
});

rule('NXT-FRF-11', 'the survivor behind the ogre loses 3 to the black shields', () => {
  const t = lineUp(`
    +-+-+-+-+-+-+
    |E . G . D .|
    + + + + + + +
    |B . . . . .|
    +-+-+-+-+-+-+`);
  t.do(AT_OGRE, [B, B, B, W, PLAIN]);
  assert.equal(t.figure('D').body, 3);
});
