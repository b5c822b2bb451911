import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armed, B, PLAIN, S, W } from '../testing/blows.ts';
import { table } from '../testing/index.ts';

const HIT = { type: 'strike', figure: 'D', target: 'O' };
const BACK = { type: 'strike', figure: 'O', target: 'D' };
const PAIR = `
  +-+-+-+
  |D O .|
  +-+-+-+`;

interface Duel {
  readonly map?: string;
  readonly turn?: string;
  readonly hero?: object;
  readonly foe?: object;
  readonly more?: object;
  readonly level?: number;
  readonly sheet?: Record<string, unknown>;
  readonly facing?: 'north' | 'east' | 'south' | 'west';
  readonly plights?: { tag: string }[];
  readonly engaged?: [string, string][];
  readonly options?: Record<string, unknown>;
}

/** A dwarf with a war hammer, and an orc that faces him. */
function duel({ map = PAIR, turn = 'D', facing = 'west', level = 3, ...rest }: Duel = {}) {
  return table(
    map,
    { D: { kind: 'dwarf', ...rest.hero }, O: { kind: 'orc', ...rest.foe }, ...rest.more },
    {
      turn,
      next: {
        figures: {
          D: { level, facing: 'east', sheet: rest.sheet ?? armed('warHammer') },
          O: { facing, plights: rest.plights ?? [] },
        },
        engaged: rest.engaged ?? [],
        options: rest.options ?? {},
      },
    },
  );
}

const PLAINLY = ['NXT-ATK-01', 'NXT-ATK-05', 'NXT-CRT-01'];

rule('NXT-ATK-12', 'an attack cites the rules it is made by, and no others', () => {
  const cited = (t: ReturnType<typeof duel>) => [
    t.event('strikeDeclared').rules.slice(1),
    t.event('strikeRolled').rules,
  ];
  const plain = duel();
  plain.do(HIT, [S, W, W, PLAIN, W, W]);
  assert.deepEqual(cited(plain), [['NXT-ATK-04'], PLAINLY]);
  const miss = duel();
  miss.do(HIT, [W, W, W, PLAIN, W, W, W]);
  assert.deepEqual(cited(miss)[1], [...PLAINLY, 'NXT-CTR-02']);
  const bare = duel({ sheet: armed(null) });
  bare.do(HIT, [B, S, S, PLAIN, W, W]);
  assert.deepEqual(cited(bare)[1], ['NXT-ATK-01', 'NXT-UNA-01', 'NXT-CRT-01']);
  const disarmed = duel({ turn: 'morcar', plights: [{ tag: 'disarmed' }] });
  disarmed.do(BACK, [B, S, S, PLAIN, W, W]);
  assert.deepEqual(cited(disarmed)[1], ['NXT-ATK-01', 'NXT-UNA-02', 'NXT-CRT-01']);
  const bite = duel({ turn: 'morcar', foe: { kind: 'zombie' } });
  bite.do({ ...BACK, bite: true }, [S, W, PLAIN, W, W]);
  assert.deepEqual(cited(bite)[1], ['NXT-ATK-01', 'NXT-ATK-05', 'NXT-ZOM-01', 'NXT-ZOM-02', 'NXT-CRT-01']);
  const sure = duel({ turn: 'morcar', foe: { kind: 'ogre' }, options: { assuredAttacks: true } });
  sure.do({ ...BACK, assured: true }, ['skull', PLAIN, W, W]);
  assert.deepEqual(cited(sure)[1], ['NXT-ATK-01', 'NXT-ATK-05', 'NXT-MON-05', 'NXT-CRT-01']);
  const wizard = { hero: { kind: 'wizard', mind: 3 }, sheet: armed('staff') };
  const design = duel(wizard);
  design.do({ ...HIT, design: true }, [S, W, W, PLAIN, W, W]);
  assert.deepEqual(cited(design)[1], [...PLAINLY, 'NXT-DIC-02']);
  const perfect = duel({ facing: 'east', foe: { body: 9 } });
  perfect.do(HIT, [20]);
  assert.deepEqual(cited(perfect)[1], ['NXT-ATK-01', 'NXT-ATK-05']);
  assert.deepEqual(perfect.event('strikeRolled').rolls[0]!.dice, []);
  const dagger = duel({ sheet: armed('crossbow'), engaged: [['D', 'O']] });
  dagger.do({ ...HIT, with: 'dagger' }, [S, PLAIN, W, W]);
  assert.deepEqual(cited(dagger)[0], ['NXT-ARM-01']);
  assert.deepEqual(plain.event('strikeRolled').rolls[0]!.dice, ['combat', 'combat', 'combat']);
});

rule('NXT-ATK-09', 'what a wound cites tells monsters from heroes', () => {
  const monster = duel({ foe: { kind: 'ogre' } });
  monster.do(HIT, [S, W, W, PLAIN, S, S, S]);
  assert.deepEqual(monster.event('bodyLost').rules, ['NXT-ATK-08', 'NXT-ATK-09']);
  const hero = duel({ turn: 'morcar' });
  hero.do(BACK, [S, W, W, PLAIN, S, S]);
  assert.deepEqual(hero.event('bodyLost').rules, ['NXT-ATK-08']);
  assert.deepEqual(hero.event('strikeParried').rules, ['NXT-ATK-06', 'NXT-ATK-07']);
});

rule('NXT-ATK-06', 'a defence uses up what helps defending, and nothing else', () => {
  const t = duel({ turn: 'morcar', hero: { conditions: ['courage', 'rockSkin'] } });
  t.do(BACK, [S, W, W, PLAIN, W, W, W, W]);
  assert.deepEqual(t.figure('D').conditions, ['courage']);
});

rule('NXT-MON-02', 'nobody is asked to die for a blow that was parried', () => {
  const t = duel({ map: PAIR.replace('.', 'G'), more: { G: { kind: 'goblin' } } });
  t.do(HIT, [S, W, W, PLAIN, W, S]);
  assert.equal(t.happened('nextAsked'), false);
  const asked = duel({ map: PAIR.replace('.', 'G'), more: { G: { kind: 'goblin' } } });
  asked.do(HIT, [S, W, W, PLAIN, S, S]);
  asked.do({ type: 'chooseShield', figure: 'G' }, [], 'morcar');
  assert.deepEqual(
    [asked.event('shieldTaken').figure, asked.event('shieldTaken').by],
    [asked.id('G'), asked.id('O')],
  );
});

rule('NXT-CRT-01', 'an unstoppable skull is a hit, to which the critical D20 adds', () => {
  const t = duel({ hero: { kind: 'wizard', mind: 3 }, sheet: armed('staff'), foe: { body: 9, defence: 0 } });
  t.do({ ...HIT, design: true }, [W, W, S, 20]);
  assert.deepEqual([t.event('strikeRolled').hits, t.event('strikeRolled').unstoppable], [2, 1]);
});

rule('NXT-HRO-01', 'Increased Intensity is for magic, not for blows', () => {
  const sheet = { ...armed('staff'), mana: 2, gifts: ['increasedIntensity'] };
  const blow = duel({ hero: { kind: 'wizard' }, sheet });
  blow.do(HIT, [S, W, PLAIN, W, W]);
  assert.equal(blow.event('strikeRolled').hits, 1);
  const magic = duel({ hero: { kind: 'wizard' }, sheet, foe: { body: 5 } });
  magic.do({ ...HIT, with: 'magic', mana: 2 }, [S, W, PLAIN, W, W]);
  assert.equal(magic.event('strikeRolled').hits, 2);
  assert.deepEqual([magic.sheet('D').gear, magic.sheet('D').inHand], [['staff'], 'staff']);
  assert.equal(magic.state.next.turn.mindSpent, false, 'mana is no Mind');
});

rule('NXT-BCK-02', 'no gift takes the D20 beyond 20, and only a 20 is perfect', () => {
  const t = duel({
    facing: 'east',
    foe: { body: 9 },
    sheet: { ...armed('warHammer'), gifts: ['shadowStep'] },
  });
  t.do(HIT, [19]);
  assert.deepEqual(
    [t.event('surpriseRolled').bonus, t.event('surpriseRolled').rules],
    [1, ['NXT-BCK-01', 'NXT-BCK-02']],
  );
  const plain = duel({ facing: 'east' });
  plain.do(HIT, [3, W, W, W, PLAIN]);
  assert.deepEqual(plain.event('surpriseRolled').rules, ['NXT-BCK-01']);
});

rule('NXT-BCK-02', 'the best face of a red die is three skulls', () => {
  const rage = { dice: ['red'], kills: 0, towards: 'orange' };
  const t = duel({
    hero: { kind: 'barbarian' },
    facing: 'east',
    foe: { body: 9 },
    sheet: { ...armed('broadsword'), rage },
  });
  t.do(HIT, [20]);
  assert.deepEqual(t.event('strikeRolled').rolls[0]!.faces, ['skulls3', 'skull']);
});

rule('NXT-FAC-04', 'whoever strikes back turns to do it, and the two are engaged', () => {
  const miss = duel({ facing: 'north' });
  miss.do(HIT, [W, W, W, PLAIN, W, W, W]);
  assert.equal(miss.facing('O'), 3);
  const parried = duel({ facing: 'north', foe: { kind: 'ogre' } });
  parried.do(HIT, [S, W, W, PLAIN, W, B, S, W]);
  assert.equal(parried.facing('O'), 3);
  const shot = duel({
    map: '+-+-+-+-+\n|. D O G|\n+-+-+-+-+',
    sheet: armed('crossbow'),
    more: { G: { kind: 'goblin' } },
    engaged: [['D', 'O']],
    facing: 'north',
  });
  shot.do({ ...HIT, target: 'G' }, [S, W, W, PLAIN, W, W, W, W]);
  assert.equal(shot.facing('O'), 3, 'also at a shooter');
  const hero = duel({ sheet: armed('crossbow'), facing: 'north' });
  hero.do(HIT, [W, W, W, PLAIN, W, W, W]);
  assert.deepEqual(hero.state.next.engaged, [[hero.id('O'), hero.id('D')]]);
});

rule('NXT-CTR-06', 'a parry cites the limit of the defence only where there is one', () => {
  const within = duel();
  within.do(HIT, [W, W, W, PLAIN, B, B, W, W, W]);
  assert.deepEqual(within.event('counterParried').rules, ['NXT-CTR-06']);
  const beyond = duel();
  beyond.do(HIT, [W, W, W, PLAIN, B, B, B, W, W]);
  assert.deepEqual(beyond.event('counterParried').rules, ['NXT-CTR-06', 'NXT-CTR-07']);
});

rule('NXT-TRP-03', 'from a pit one strikes back with a die fewer', () => {
  const t = duel({ foe: { conditions: ['pit'] } });
  t.do(HIT, [W, W, W, PLAIN, W, W]);
  assert.equal(t.event('counterRolled').faces.length, 2);
});

const CORNER = `
  +-+-+-+
  |D . .|
  + + + +
  |. O .|
  +-+-+-+`;

rule('NXT-ENG-01', 'it is enough that one of the two can hit the other', () => {
  const fimir = duel({ map: CORNER, turn: 'morcar', foe: { kind: 'fimir' } });
  fimir.do(BACK, [S, W, W, W, PLAIN, S, S]);
  assert.deepEqual(fimir.state.next.engaged, [[fimir.id('O'), fimir.id('D')]]);
  const spear = duel({
    map: CORNER,
    sheet: armed('spear'),
    foe: { body: 3 },
    engaged: [['O', 'D']],
    facing: 'north',
  });
  spear.do(HIT, [S, W, PLAIN, S, S]);
  assert.deepEqual(spear.state.next.engaged, [[spear.id('O'), spear.id('D')]]);
});

rule('NXT-OPP-03', 'a counter-attack is no opportunity used up', () => {
  const t = duel({ map: '+-+-+-+\n|. D O|\n+-+-+-+' });
  t.do(HIT, [W, W, W, PLAIN, W, W, W]);
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'A1' }, [W, W, W]);
  assert.equal(t.event('counterRolled').why, 'opportunity');
});

rule('NXT-ARM-06', 'no blow from a friend one has fought, from one without dice, nor for a genie', () => {
  const map = '+-+-+-+-+\n|B D O G|\n+-+-+-+-+';
  const more = { B: { kind: 'barbarian' }, G: { kind: 'goblin' } };
  const shooter = { map, more, hero: { kind: 'elf', spells: ['genie'] } };
  const far = { ...HIT, target: 'G' };
  const friend = duel({ ...shooter, sheet: armed('longBow'), engaged: [['D', 'B']] });
  friend.do(far, [S, W, W, PLAIN, W]);
  assert.equal(friend.happened('counterRolled'), false);
  const helpless = duel({ ...shooter, sheet: armed('longBow'), engaged: [['D', 'O']], foe: { attack: 0 } });
  helpless.do(far, [S, W, W, PLAIN, W]);
  assert.equal(helpless.happened('counterRolled'), false);
  const genie = duel({ ...shooter, sheet: { ...armed('longBow'), spellPoints: 3 }, engaged: [['D', 'O']] });
  const cast = { type: 'castSpell', figure: 'D', spell: 'genie', target: 'O' };
  genie.do(cast, [S, W, W, W, W, W, W]);
  assert.equal(genie.happened('counterRolled'), false);
});

rule('NXT-FRF-01', 'a blow that misses with the shot of a group flies nowhere', () => {
  const t = table(
    `
    +-+-+-+-+
    |. . B .|
    + + + + +
    |D . O .|
    + + + + +
    |. . W .|
    +-+-+-+-+`,
    { B: { kind: 'barbarian' }, D: { kind: 'elf' }, W: { kind: 'wizard', body: 4 }, O: { kind: 'ogre' } },
    {
      turn: 'B',
      next: {
        figures: {
          B: { facing: 'south', sheet: armed('broadsword') },
          D: { facing: 'east', sheet: armed('longBow') },
          O: { facing: 'north' },
        },
      },
    },
  );
  t.do({ type: 'hold', figure: 'B', target: 'O' });
  t.do({ type: 'endTurn' });
  t.do({ ...HIT, group: true }, [W, W, W, PLAIN, B, B, B, PLAIN, W, W, W, W]);
  assert.equal(t.happened('friendlyFire'), false);
});

const RING = `
  +-+-+-+
  |. F .|
  + + + +
  |G D H|
  + + + +
  |. O .|
  +-+-+-+`;

rule('NXT-OVW-03', 'where only one attacker can be warded off, nobody is asked', () => {
  const goblin = { kind: 'goblin' };
  const t = duel({ map: RING, turn: 'morcar', more: { F: goblin, G: goblin, H: goblin } });
  t.do({ type: 'hold', figure: 'G', target: 'D' });
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.plights('G'), [], 'held for this turn only');
  const two = duel({ map: RING, turn: 'morcar', more: { F: goblin, G: goblin, H: goblin } });
  two.do({ type: 'hold', figure: 'G', target: 'D' });
  two.do({ type: 'strike', figure: 'H', target: 'D', group: true }, [3, S, W, PLAIN, S, W, PLAIN, W]);
  assert.equal(two.happened('nextAsked'), false);
  assert.deepEqual([two.event('strikeRolled').hits, two.event('strikeRolled').unstoppable], [1, 1]);
  assert.equal(two.figure('D').body, two.figure('D').maxBody - 1);
});

rule('NXT-OVW-03', 'the answer closes the question', () => {
  const goblin = { kind: 'goblin' };
  const t = duel({ map: RING, turn: 'morcar', more: { F: goblin, G: goblin, H: goblin } });
  t.do({ type: 'hold', figure: 'F', target: 'D' });
  t.do({ type: 'strike', figure: 'H', target: 'D', group: true });
  t.do({ type: 'chooseWard', figure: 'F' }, [S, W, PLAIN, S, W, PLAIN, W, S], 'heroes');
  assert.equal(t.state.next.asked, null);
  assert.deepEqual(t.event('nextAnswered').choice, t.id('F'));
});

rule('NXT-CHW-02', 'it moves no fewer than none', () => {
  const t = duel({ foe: { kind: 'chaosWarrior', body: 5 } });
  t.do(HIT);
  t.refuses({ type: 'chooseStance', dice: -1 }, 'tooManyDice', 'NXT-CHW-02', 'morcar');
});

rule('NXT-GAR-02', 'what was spared is counted from nothing', () => {
  const t = duel({ foe: { kind: 'gargoyle', body: 9 } });
  t.do(HIT, [S, S, W, PLAIN, B, S, S, S, W]);
  assert.deepEqual(
    t.plights('O').find(({ tag }) => tag === 'spared'),
    { tag: 'spared', points: 2 },
  );
});

rule('CLS-QTR-03', 'a blow at somebody else gives Orc’s Bane no second one at an orc', () => {
  const t = duel({
    map: '+-+-+-+\n|G D O|\n+-+-+-+',
    hero: { questTreasures: ['orcsBane'] },
    sheet: { ...armed(null), inHand: 'orcsBane' },
    more: { G: { kind: 'goblin', body: 3 } },
  });
  t.do({ ...HIT, target: 'G' }, [S, W, PLAIN, W]);
  t.refuses(HIT, 'sameAction', 'NXT-ACT-04');
});

rule('NXT-GRP-01', 'an attack held back is paid for at once, and meant for one target', () => {
  const map = '+-+-+-+-+\n|W O G B|\n+-+-+-+-+';
  const t = table(
    map,
    { W: { kind: 'wizard' }, B: { kind: 'barbarian' }, O: { kind: 'orc' }, G: { kind: 'goblin' } },
    { turn: 'W', next: { figures: { W: { level: 4, sheet: { ...armed('staff'), mana: 3 } } } } },
  );
  t.do({ type: 'hold', figure: 'W', target: 'O', with: 'magic', mana: 2 });
  assert.deepEqual([t.sheet('W').mana, t.event('strikePaid').rules], [1, ['NXT-ENC-03']]);
  t.do({ type: 'endTurn' });
  const other = { type: 'strike', figure: 'B', target: 'G', group: true };
  t.refuses(other, 'nobodyJoins', 'NXT-GRP-01');
});

rule('NXT-CHW-04', 'a power attack held back has moved its dice', () => {
  const t = duel({ turn: 'morcar', foe: { kind: 'chaosWarrior' } });
  t.do({ ...BACK, type: 'hold', power: 1 });
  assert.deepEqual(t.event('stanceTaken').defence, -1);
  const plain = duel({ turn: 'morcar', foe: { kind: 'chaosWarrior' } });
  plain.do({ ...BACK, type: 'hold' });
  assert.equal(plain.happened('stanceTaken'), false);
});

rule('NXT-ENC-09', 'what an attack uses up is said with the rule for it', () => {
  const t = duel({ hero: { kind: 'wizard', mind: 3 }, sheet: { ...armed('staff'), mana: 2 }, level: 4 });
  t.do({ ...HIT, with: 'magic', mana: 1, design: true }, [S, W, PLAIN, W, W]);
  assert.deepEqual(t.event('strikePaid').rules, ['NXT-ENC-03', 'NXT-ENC-06', 'NXT-ENC-09']);
  const axe = duel({ map: '+-+-+-+\n|D . O|\n+-+-+-+', sheet: armed('handAxe') });
  axe.do({ ...HIT, with: 'thrown' }, [S, W, PLAIN, W, W]);
  assert.deepEqual(axe.event('strikePaid').rules, ['CLS-RNG-01']);
});

rule(
  'NXT-ARM-03',
  'poison is for shots, gifts of the arm for weapons, an enchantment for the weapon in hand',
  () => {
    const dice = (t: ReturnType<typeof duel>) => t.event('strikeDeclared').strike.attackers[0]!;
    const blade = duel({ hero: { kind: 'elf' }, sheet: { ...armed('shortsword'), poison: 2 } });
    blade.do(HIT, [S, W, PLAIN, W, W]);
    assert.deepEqual([dice(blade).extra, blade.sheet('D').poison], [0, 2]);
    const fists = duel({ hero: { kind: 'barbarian' }, sheet: { ...armed(null), gifts: ['heavyHand'] } });
    fists.do(HIT, [B, W, W, PLAIN, W, W]);
    assert.equal(dice(fists).dice.length, 3);
    const bow = {
      hero: { kind: 'elf' },
      engaged: [['D', 'O']] as [string, string][],
      sheet: armed('longBow'),
    };
    const stab = duel(bow);
    const plights = { elf: [{ tag: 'enchanted' as const, dice: ['violet' as const] }] };
    stab.state = { ...stab.state, next: { ...stab.state.next, plights } };
    stab.do({ ...HIT, with: 'dagger' }, [S, PLAIN, W, W]);
    assert.deepEqual([dice(stab).dice, stab.plights('D').length], [['combat'], 1]);
  },
);

rule('NXT-ATK-01', 'strength helps an attack like courage, resilience a defence like skin of rock', () => {
  const strong = duel({ hero: { conditions: ['strength'] } });
  strong.do(HIT, [S, W, W, W, W, PLAIN, W, W]);
  assert.deepEqual(strong.figure('D').conditions, []);
  const tough = duel({ turn: 'morcar', hero: { conditions: ['resilience'] } });
  tough.do(BACK, [S, W, W, PLAIN, W, W, W, W]);
  assert.deepEqual(tough.figure('D').conditions, []);
});

rule('NXT-FRF-07', 'skulls on the dice and on the poison do not cancel each other out', () => {
  const t = duel({
    map: '+-+-+-+-+\n|D B . O|\n+-+-+-+-+',
    hero: { kind: 'elf' },
    sheet: { ...armed('longBow'), poison: 1 },
    foe: { kind: 'ogre' },
    more: { B: { kind: 'barbarian' } },
  });
  t.do(HIT, [W, W, S, S, PLAIN, W, W, W]);
  assert.equal(t.happened('friendlyFire'), false);
});

rule('NXT-GRP-01', 'a group attack and an ambush say what they are', () => {
  const goblin = { kind: 'goblin' };
  const group = duel({ map: PAIR.replace('D O .', 'G D O'), turn: 'morcar', more: { G: goblin } });
  group.do({ type: 'hold', figure: 'G', target: 'D' });
  group.do({ ...BACK, group: true }, [3, S, W, W, PLAIN, W, W, PLAIN, W]);
  assert.deepEqual(group.event('strikeDeclared').rules, ['NXT-ATK-12', 'NXT-GRP-01']);
  const wait = duel({ map: '+-+-+-+\n|D . O|\n+-+-+-+', turn: 'morcar' });
  const plights = { dwarf: [{ tag: 'ambush' as const }] };
  wait.state = { ...wait.state, next: { ...wait.state.next, plights } };
  wait.do({ type: 'step', figure: 'O', to: 'B1' }, [S, W, W, PLAIN, W, W]);
  assert.deepEqual(wait.event('strikeDeclared').rules, ['NXT-ATK-12', 'NXT-AMB-02']);
});
