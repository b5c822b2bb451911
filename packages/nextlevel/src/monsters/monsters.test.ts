import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armed, B, PLAIN, S, W } from '../testing/blows.ts';
import type { Drawn } from '../testing/blows.ts';
import { table } from '../testing/index.ts';

const HIT = { type: 'strike', figure: 'D', target: 'O' };
const BACK = { type: 'strike', figure: 'O', target: 'D' };
const PAIR = `
  +-+-+-+
  |D O .|
  +-+-+-+`;

interface Duel {
  readonly map?: string;
  readonly foes?: object;
  readonly turn?: string;
  readonly hero?: object;
  readonly level?: number;
  readonly sheet?: object;
  readonly plights?: readonly object[];
  readonly options?: object;
}

/** A dwarf with a war hammer, and monsters. */
function duel(foe: object, { map = PAIR, foes = {}, turn = 'D', hero = {}, ...rest }: Duel = {}) {
  return table(
    map,
    { D: { kind: 'dwarf', ...hero }, O: foe, ...foes } as Drawn,
    {
      turn,
      next: {
        figures: {
          D: { facing: 'east', level: rest.level ?? 3, sheet: rest.sheet ?? armed('warHammer') },
          O: { facing: 'west', plights: rest.plights ?? [] },
        },
        options: rest.options ?? {},
      },
    } as object,
  );
}

const GUARDED = `
  +-+-+-+-+
  |. G . .|
  + + + + +
  |D O H .|
  +-+-+-+-+`;
const orcAndGoblins = (foes: object = { G: { kind: 'goblin' }, H: { kind: 'goblin' } }, foe: object = {}) =>
  duel({ kind: 'orc', ...foe }, { map: GUARDED, foes });

rule(
  'NXT-MON-02',
  'after its defence a monster may have one of lower status beside it die for a point',
  () => {
    const t = orcAndGoblins();
    t.do(HIT, [S, W, W, PLAIN, S, S]);
    assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'chooseShield' }]);
    assert.equal(t.offers({ type: 'chooseShield', figure: null }, 'morcar'), true);
    t.refuses({ type: 'chooseShield', figure: 'D' }, 'notThatOne', 'NXT-MON-02', 'morcar');
    t.refuses({ type: 'chooseShield', figure: 'G' }, 'notYourFigure', 'NXT-MON-02', 'heroes');
    t.do({ type: 'chooseShield', figure: 'G' }, [], 'morcar');
    assert.equal(t.find('G'), undefined);
    assert.equal(t.figure('O').body, 1);
    const declined = orcAndGoblins();
    declined.do(HIT, [S, W, W, PLAIN, S, S]);
    declined.do({ type: 'chooseShield', figure: null }, [], 'morcar');
    assert.equal(declined.find('O'), undefined);
    assert.equal(declined.figure('G').body, 1);
  },
);

rule('NXT-MON-02', 'not one of its own status, nor cornerwise, nor without a defence roll', () => {
  const peers = orcAndGoblins({ G: { kind: 'orc' }, H: { kind: 'zombie' } });
  peers.do(HIT, [S, W, W, PLAIN, S, S]);
  assert.equal(peers.happened('nextAsked'), false);
  const corner = duel(
    { kind: 'orc' },
    {
      map: `
        +-+-+-+
        |. . G|
        + + + +
        |D O .|
        +-+-+-+`,
      foes: { G: { kind: 'goblin' } },
    },
  );
  corner.do(HIT, [S, W, W, PLAIN, S, S]);
  assert.equal(corner.happened('nextAsked'), false);
  const finished = orcAndGoblins();
  finished.do(HIT, [S, S, W, PLAIN]);
  assert.equal(finished.find('O'), undefined, 'a finishing blow leaves no time');
  const goblin = duel(
    { kind: 'goblin' },
    { map: GUARDED, foes: { G: { kind: 'goblin' }, H: { kind: 'skeleton' } } },
  );
  goblin.do(HIT, [S, W, W, PLAIN, S]);
  assert.equal(goblin.find('O'), undefined);
});

rule('NXT-MON-02', 'it takes one of its own side: a goblin freed by the heroes is none', () => {
  const foes = { G: { kind: 'goblin', freed: true } };
  const t = duel({ kind: 'orc' }, { map: GUARDED.replace('H', '.'), foes });
  t.do(HIT, [S, W, W, PLAIN, S, S]);
  assert.equal(t.happened('nextAsked'), false);
});

rule('NXT-MON-03', 'one living shield an attack, and it takes one point only', () => {
  const t = orcAndGoblins(undefined, { body: 3 });
  t.do(HIT, [S, S, S, PLAIN, W, S]);
  t.do({ type: 'chooseShield', figure: 'G' }, [], 'morcar');
  assert.equal(t.figure('O').body, 2);
  assert.equal(t.figure('H').body, 1);
  assert.equal(t.state.next.asked, null);
});

rule('NXT-MON-04', 'two skulls, one shield: the goblin takes the other, the orc is unhurt', () => {
  const t = orcAndGoblins(undefined, { body: 2 });
  t.do(HIT, [S, S, W, PLAIN, W, S]);
  t.do({ type: 'chooseShield', figure: 'G' }, [], 'morcar');
  assert.deepEqual([t.figure('O').body, t.find('G')], [2, undefined]);
});

const SURE = { ...BACK, assured: true };

rule('NXT-MON-05', 'where the table plays it, a violet die stands for four combat dice', () => {
  const options = { assuredAttacks: true };
  const t = duel({ kind: 'ogre' }, { turn: 'morcar', options });
  t.do(SURE, ['skulls2', PLAIN, S, S]);
  assert.deepEqual(t.event('strikeRolled').rolls[0]!.faces, ['skulls2']);
  assert.equal(t.cites('NXT-MON-05'), true);
  assert.equal(t.figure('D').body, 5);
  const five = duel({ kind: 'ogre', attack: 5 }, { turn: 'morcar', options });
  five.do(SURE, ['skull', S, PLAIN, S, S]);
  assert.equal(five.event('strikeRolled').hits, 2);
  duel({ kind: 'orc' }, { turn: 'morcar', options }).refuses(SURE, 'tooFewDice', 'NXT-MON-05');
  duel({ kind: 'ogre' }, { turn: 'morcar' }).refuses(SURE, 'notAtThisTable', 'NXT-MON-05');
  duel({ kind: 'ogre' }, { options }).refuses({ ...HIT, assured: true }, 'monstersOnly', 'NXT-SCO-04');
});

const gargoyle = (more: object = {}, rest: Duel = {}) => duel({ kind: 'gargoyle', body: 9, ...more }, rest);

rule('NXT-GAR-01', 'a black shield in its defence: no harm at all, and it strikes back', () => {
  const t = gargoyle();
  t.do(HIT, [S, S, S, PLAIN, B, W, S, S, S]);
  assert.deepEqual([t.event('resisted').spared, t.figure('O').body], [2, 9]);
  assert.equal(t.event('counterRolled').hits, 1);
  assert.equal(t.figure('D').body, 6);
  const none = gargoyle();
  none.do(HIT, [S, S, S, PLAIN, W, S, S, S]);
  assert.equal(none.figure('O').body, 7);
});

rule(
  'NXT-GAR-01',
  'unstoppable dice of such an attack are stopped too; without a defence roll nothing is',
  () => {
    const wizard: Duel = { hero: { kind: 'wizard', mind: 4 }, level: 4, sheet: armed('staff') };
    const t = gargoyle({}, wizard);
    t.do({ ...HIT, design: true }, [S, W, S, PLAIN, B, S, S, S, S]);
    assert.deepEqual([t.event('resisted').spared, t.figure('O').body], [2, 9]);
    const asleep = gargoyle({ conditions: ['asleep'] });
    asleep.do(HIT, [S, S, W, PLAIN]);
    assert.equal(asleep.figure('O').body, 7);
  },
);

rule('NXT-GAR-02', 'every eight points spared cost it a die, down to two', () => {
  const spared = (points: number, more: object = {}) =>
    gargoyle(more, { plights: [{ tag: 'spared', points }] });
  const t = spared(6);
  t.do(HIT, [S, S, W, PLAIN, B, S, S, S, W]);
  assert.deepEqual([t.event('resisted').diceLost, t.figure('O').defence], [1, 3]);
  assert.deepEqual(
    t.plights('O').find(({ tag }) => tag === 'spared'),
    { tag: 'spared', points: 8 },
  );
  const short = spared(5);
  short.do(HIT, [S, S, W, PLAIN, B, S, S, S, W]);
  assert.deepEqual([short.event('resisted').diceLost, short.figure('O').defence], [0, 4]);
  const low = spared(6, { defence: 2 });
  low.do(HIT, [S, S, W, PLAIN, B, S, W]);
  assert.equal(low.figure('O').defence, 2);
  const past = spared(9);
  past.do(HIT, [S, S, W, PLAIN, B, S, S, S, W]);
  assert.deepEqual([past.event('resisted').rules, past.figure('O').defence], [['NXT-GAR-01'], 4]);
  assert.deepEqual(t.event('resisted').rules, ['NXT-GAR-01', 'NXT-GAR-02']);
  const white = spared(6);
  white.do(HIT, [S, S, W, PLAIN, B, W, S, S, W]);
  assert.equal(white.figure('O').defence, 4, 'what white shields stop is not counted');
});

const BITE = { ...BACK, bite: true };
const zombie = (hero: object = {}) => duel({ kind: 'zombie' }, { turn: 'morcar', hero });

rule('NXT-ZOM-01', 'blow or bite, as Morcar likes; nobody else bites', () => {
  const t = zombie();
  for (const way of [BACK, BITE]) assert.equal(t.offers(way, 'morcar'), true);
  duel({ kind: 'orc' }, { turn: 'morcar' }).refuses(BITE, 'cannotBite', 'NXT-ZOM-01');
  duel({ kind: 'orc' }).refuses({ ...HIT, bite: true }, 'cannotBite', 'NXT-ZOM-01');
  const blow = zombie();
  blow.do(BACK, [S, W, PLAIN, S, S]);
  assert.deepEqual([blow.figure('D').body, blow.figure('D').mind, blow.plights('D')], [6, 3, []]);
});

rule('NXT-ZOM-02', 'a bite rolls the dice of a blow', () => {
  const t = zombie();
  t.do(BITE, [S, W, PLAIN, W, S]);
  assert.equal(t.event('strikeRolled').rolls[0]!.faces.length, 2);
});

rule('NXT-ZOM-03', 'a bite that costs Body costs a point of Mind, a parried one does not', () => {
  const t = zombie();
  t.do(BITE, [S, S, PLAIN, S, S, W]);
  assert.deepEqual([t.figure('D').body, t.figure('D').mind], [5, 2]);
  const parried = zombie();
  parried.do(BITE, [S, W, PLAIN, W, S]);
  assert.deepEqual([parried.figure('D').mind, parried.plights('D')], [3, []]);
});

rule('NXT-ZOM-04', 'a yellow die at the bite and one in the next turn, without defence', () => {
  const t = zombie();
  t.do(BITE, [S, W, PLAIN, S, S, S]);
  assert.equal(t.figure('D').body, 5);
  assert.deepEqual(t.plights('D'), [{ tag: 'ill', turns: 1 }]);
  t.do({ type: 'endTurn' }, [S]);
  assert.deepEqual([t.figure('D').body, t.plights('D')], [4, []]);
  const dead = zombie({ body: 2 });
  dead.do(BITE, [S, W, PLAIN, S, S, S]);
  assert.equal(dead.find('D'), undefined);
});

rule('NXT-DIC-03', 'life points are Body points: the skull of a combat die costs one, and no Mind', () => {
  const t = zombie();
  t.do(BITE, [S, W, PLAIN, S, S, W]);
  t.do({ type: 'endTurn' }, [S]);
  assert.deepEqual([t.event('illnessRolled').damage, t.event('bodyLost').amount], [1, 1]);
  assert.deepEqual([t.figure('D').body, t.figure('D').mind], [5, 2]);
});

rule('NXT-ZOM-04', 'a new bite starts the two turns again', () => {
  const t = duel({ kind: 'zombie' }, { turn: 'morcar' });
  t.state = {
    ...t.state,
    next: { ...t.state.next, plights: { dwarf: [{ tag: 'ill', turns: 1 }] } },
  };
  t.do(BITE, [S, W, PLAIN, S, S, W]);
  assert.deepEqual(t.plights('D'), [{ tag: 'ill', turns: 1 }]);
});

const warrior = (rest: Duel = {}) => duel({ kind: 'chaosWarrior', body: 5 }, rest);
const stance = (dice: number) => ({ type: 'chooseStance', dice });

rule('NXT-CHW-01', 'four dice in attack and four in defence', () => {
  const { attack, defence } = warrior().figure('O');
  assert.deepEqual([attack, defence], [4, 4]);
});

rule('NXT-CHW-02', 'attacked in the heroes’ turn, it may move one or two dice to its defence', () => {
  const t = warrior();
  t.do(HIT);
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'takeStance' }]);
  t.refuses(stance(3), 'tooManyDice', 'NXT-CHW-02', 'morcar');
  t.refuses(stance(1), 'notYourFigure', 'NXT-CHW-02', 'heroes');
  t.do(stance(1), [S, W, W, PLAIN, W, S, S, S, S], 'morcar');
  assert.equal(t.event('strikeParried').faces.length, 5);
  const none = warrior();
  none.do(HIT);
  none.do(stance(0), [S, W, W, PLAIN, W, S, S, S], 'morcar');
  assert.equal(none.event('strikeParried').faces.length, 4);
});

rule('NXT-CHW-02', 'once a turn of the heroes: it holds for later attacks and its counter-attacks', () => {
  const t = duel({ kind: 'chaosWarrior', body: 5 }, { hero: { conditions: ['brew'] } });
  t.do(HIT);
  t.do(stance(2), [W, W, W, PLAIN, W, W], 'morcar');
  assert.equal(t.event('counterRolled').faces.length, 2);
  t.do(HIT, [S, W, W, PLAIN, W, S, S, S, S, S]);
  assert.equal(t.happened('nextAsked'), false);
  assert.equal(t.event('strikeParried').faces.length, 6);
});

rule('NXT-CHW-03', 'six dice in defence, two in attack on its next turn', () => {
  const t = warrior();
  t.do(HIT);
  t.do(stance(2), [S, W, W, PLAIN, W, S, S, S, S, S], 'morcar');
  assert.equal(t.event('strikeParried').faces.length, 6);
  t.do({ type: 'endTurn' });
  t.do(BACK, [S, W, PLAIN, W, S], 'morcar');
  assert.equal(t.event('strikeRolled').rolls[0]!.faces.length, 2);
});

const power = (dice: number) => ({ ...BACK, power: dice });

rule('NXT-CHW-04', 'in its own turn it may move one or two dice to its attack', () => {
  const t = warrior({ turn: 'morcar' });
  t.refuses(power(3), 'noPower', 'NXT-CHW-04');
  t.refuses(power(0), 'noPower', 'NXT-CHW-04');
  t.do(power(2), [S, W, W, W, W, W, PLAIN, W, S]);
  assert.equal(t.event('strikeRolled').rolls[0]!.faces.length, 6);
  t.do({ type: 'endTurn' });
  t.do(HIT, [S, W, W, PLAIN, W, S]);
  assert.equal(t.event('strikeParried').faces.length, 2);
  duel({ kind: 'orc' }, { turn: 'morcar' }).refuses(power(1), 'noPower', 'NXT-CHW-04');
});

rule('NXT-CHW-04', 'dice bought for its own attack are not in blows it strikes in the heroes’ turn', () => {
  const t = warrior({ turn: 'morcar' });
  t.do(power(2), [S, W, W, W, W, W, PLAIN, W, S]);
  t.do({ type: 'endTurn' });
  t.do(HIT, [W, W, W, PLAIN, B, W, W, W, S]);
  assert.equal(t.event('counterRolled').faces.length, 4, 'as many as its card says (NXT-CTR-03)');
});

rule('NXT-CHW-04', 'a power attack held back for others keeps its dice in the attack made together', () => {
  const t = table(
    '+-+-+-+\n|C D O|\n+-+-+-+',
    { D: { kind: 'dwarf', body: 9 }, C: { kind: 'chaosWarrior' }, O: { kind: 'orc' } },
    { turn: 'morcar', next: { figures: { D: { facing: 'north' } } } },
  );
  t.do({ type: 'hold', figure: 'C', target: 'D', power: 2 });
  t.do({ type: 'strike', figure: 'O', target: 'D', group: true }, [
    W,
    W,
    S,
    PLAIN,
    W,
    W,
    W,
    W,
    W,
    S,
    PLAIN,
    W,
    W,
    W,
    W,
  ]);
  assert.deepEqual(
    t.event('strikeRolled').rolls.map(({ faces }) => faces.length),
    [3, 6],
  );
});

rule('NXT-CHW-05', 'no power attack after the defensive, no defensive after a power attack', () => {
  const t = warrior();
  t.do(HIT);
  t.do(stance(1), [S, W, W, PLAIN, W, S, S, S, S], 'morcar');
  t.do({ type: 'endTurn' });
  t.refuses(power(1), 'diceMoved', 'NXT-CHW-05');
  const after = warrior({ turn: 'morcar' });
  after.do(power(1), [S, W, W, W, W, PLAIN, W, S]);
  after.do({ type: 'endTurn' });
  after.do(HIT, [S, W, W, PLAIN, W, S, S]);
  assert.equal(after.happened('nextAsked'), false);
  const stood = warrior();
  stood.do(HIT);
  stood.do(stance(0), [S, W, W, PLAIN, W, S, S, S], 'morcar');
  stood.do({ type: 'endTurn' });
  stood.do(power(1), [S, W, W, W, W, PLAIN, W, S]);
});

rule('NXT-CHW-06', 'five dice in attack, three in defence in the heroes’ turn', () => {
  const t = warrior({ turn: 'morcar' });
  t.do(power(1), [S, W, W, W, W, PLAIN, W, S]);
  assert.equal(t.event('strikeRolled').rolls[0]!.faces.length, 5);
  t.do({ type: 'endTurn' });
  t.do(HIT, [S, W, W, PLAIN, W, S, S]);
  assert.equal(t.event('strikeParried').faces.length, 3);
});

rule('NXT-CHW-07', 'every turn its dice may be arranged anew', () => {
  const t = warrior({ turn: 'morcar' });
  t.do(power(1), [S, W, W, W, W, PLAIN, W, S]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.event('stancesEnded').figures, [t.id('O')]);
  const idle = warrior();
  idle.do({ type: 'endTurn' });
  assert.equal(idle.happened('stancesEnded'), false);
  t.do(power(2), [S, W, W, W, W, W, PLAIN, W, S]);
  const defensive = warrior();
  defensive.do(HIT);
  defensive.do(stance(2), [S, W, W, PLAIN, W, S, S, S, S, S], 'morcar');
  defensive.do({ type: 'endTurn' });
  defensive.do({ type: 'endTurn' });
  defensive.do(HIT);
  assert.deepEqual(defensive.awaited(), [{ seat: 'morcar', prompt: 'takeStance' }]);
});
