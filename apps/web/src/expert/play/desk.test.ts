import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { table } from '@oubliette/expert/testing';
import type { Command, View } from '@oubliette/expert';
import { aimsAt } from './aims.ts';
import { isLight, placesOf } from './commands.ts';
import type { ExpertScene } from './desk.ts';
import { doorsOf } from './level.ts';
import { oddsOf } from './odds.ts';
import { situationOf } from './situation.ts';
import { sparableIn } from './spared.ts';
import { isSurprised, walkFor, walksOf, walkTo } from './staged.ts';
import { isSpent, unusedIn } from './unused.ts';
import { EMPTY_HAND } from '../../play/hand.ts';
import { bent } from '../../play/walks.ts';

const HALL = `
  +-+-+-+-+-+
  |b e . o .|
  + + + + + +
  |. . T . .|
  +-+-+-+-+-+`;

const FIGURES = {
  b: { hero: 'barbarian', cards: ['sword'], weapon: 'sword' },
  e: { hero: 'elf' },
  o: { monster: 'orc' },
} as const;

type Laid = ReturnType<typeof table>;

/** What a player of these seats has before them. */
function sceneOf(t: Laid, seats: readonly string[] = ['ann']): ExpertScene {
  const [eyes = 'ann'] = seats;
  const moves = Object.fromEntries(seats.map((seat) => [seat, t.moves(seat)]));
  return {
    view: t.view(eyes),
    eyes,
    seats,
    moves,
    waiting: [],
    present: { view: t.view(eyes), moves },
  } as unknown as ExpertScene;
}

const HAND = { ...EMPTY_HAND, paused: null, cards: false, arming: null };
const situated = (t: Laid, seats?: readonly string[]) => situationOf(sceneOf(t, seats), HAND);

describe('a hero in its turn', () => {
  const t = table(HALL, FIGURES, { turn: 'b' });
  const now = situated(t);

  test('EXP-MOV-01: could go as far as the die may lead, and knows how far it surely gets', () => {
    assert.deepEqual(now.road.first, [{ type: 'move', mode: 'walk' }]);
    // A Barbarian's Speed is 2.
    assert.equal(now.road.sure, 3);
    const far = walkTo(now.road, 'barbarian', t.square('C1'))!;
    assert.deepEqual([far.isSure, far.way.cost], [true, 2]);
  });

  test('a tap on a foe means to walk beside it and strike', () => {
    const [aim] = aimsAt(now.view, 'barbarian', t.square('D1'));
    assert.ok(aim !== undefined && aim.does({ type: 'attack', target: t.id('o') }));
    assert.deepEqual([aim.from(t.square('A1')), aim.from(t.square('C1'))], [false, true]);
    assert.equal(walkFor(now.road, 'barbarian', aim)?.to, t.square('C1'));
  });

  test('a tap on a friend or on bare floor means nothing but going there', () => {
    assert.deepEqual(aimsAt(now.view, 'barbarian', t.square('B1')), []);
    assert.deepEqual(aimsAt(now.view, 'barbarian', t.square('A2')), []);
  });

  test('a walk is bent through another square, by what the rules allow', () => {
    const walk = walkTo(now.road, 'barbarian', t.square('C1'))!;
    const led = bent(walksOf(now.view, now.road, 'barbarian'), walk.way, t.square('A2'))!;
    assert.deepEqual([led.steps[0], led.steps.at(-1), led.cost], [t.square('A2'), t.square('C1'), 4]);
  });

  test('the odds are those of the dice: three and a sword’s against an orc’s', () => {
    const odds = oddsOf({ type: 'attack', target: t.id('o') }, now.view)!;
    const sum = odds.losses.reduce((all, chance) => all + chance, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9);
    assert.ok(odds.attack > 3 && odds.harm > 0.8 && odds.losses.length === t.figure('o').body + 1);
  });

  test('what is left undone is named until there is nothing', () => {
    assert.equal(unusedIn(now), 'move', 'nobody is in reach, and there is no door');
    assert.equal(isSpent(now), false);
    const walked = table(HALL, FIGURES, { turn: 'b', act: { left: 0, mode: 'walk', did: 'attack' } });
    assert.deepEqual([unusedIn(situated(walked)), isSpent(situated(walked))], [null, true]);
  });
});

test('a piece of furniture is searched from beside it, through no wall', () => {
  const t = table(HALL, FIGURES, { turn: 'b' });
  const piece = t.state.tiles.flatMap(({ furniture }) => furniture)[0]!;
  const [aim] = aimsAt(t.view('ann'), 'barbarian', t.square('C2'));
  assert.ok(aim !== undefined && aim.does({ type: 'searchFurniture', piece: piece.id }));
  assert.deepEqual([aim.from(t.square('B2')), aim.from(t.square('A1'))], [true, false]);
  assert.ok(aim.cured.includes('notBefore') && !aim.cured.includes('monsterHere'));
});

test('news ends a walk: a wound, somebody new, a tile; the game master being asked does not', () => {
  const t = table(HALL, FIGURES, { turn: 'b' });
  const before = t.view('ann');
  const hurt = before.figures.map((figure) =>
    figure.id === 'barbarian' ? { ...figure, body: figure.body - 1 } : figure,
  );
  const moment = { tag: 'moment', moment: { is: 'turnEnd', figure: 'elf' }, over: false } as const;
  const asked = { ...before, stack: [...before.stack, moment] } as unknown as View;
  const told = (after: View) => isSurprised(before, after);
  assert.deepEqual([told({ ...before, figures: hurt }), told(asked), told(before)], [true, false, false]);
});

describe('what a question is spared', () => {
  const answers: readonly Command[] = [
    { type: 'passAnswer' },
    { type: 'answer', hero: 'barbarian', by: 'ability', id: 'thickSkin' },
  ];
  const attackOn = (body: number): View => {
    const view = table(HALL, FIGURES, { turn: 'o' }).view('ann');
    const strike = {
      tag: 'strike',
      attacker: view.figures.find(({ side }) => side === 'gm')!.id,
      target: 'barbarian',
      stage: 'attack',
      attack: null,
      defence: null,
      more: { attack: 0, defence: 0, hits: 0, shields: 0, spared: 0 },
      stopped: false,
      shot: false,
      dice: null,
    } as const;
    return {
      ...view,
      figures: view.figures.map((one) => (one.id === 'barbarian' ? { ...one, body } : one)),
      stack: [strike, { tag: 'answering', to: 'attack', asked: ['barbarian'] }],
    } as unknown as View;
  };

  test('an attack matters to whoever it could kill', () => {
    const weak = sparableIn(attackOn(1), { ann: answers });
    assert.deepEqual(
      [weak?.sort, weak?.matters, weak?.goOn],
      ['expert.attack', true, { type: 'passAnswer' }],
    );
  });

  test('the turn is let go to a hero of one’s own, and asked about where it is another’s', () => {
    const view = table(HALL, FIGURES, { turn: 'b' }).view('ann');
    const claims = (by: string): View =>
      ({ ...view, stack: [{ tag: 'claims', claims: [by], asked: ['ann'] }] }) as unknown as View;
    const moves = {
      ann: [{ type: 'claimTurn', hero: 'barbarian' }, { type: 'letGo' }] as readonly Command[],
    };
    assert.equal(view.heroes.find(({ id }) => id === 'elf')?.seat, 'ann');
    assert.equal(sparableIn(claims('elf'), moves)?.matters, false);
    assert.equal(sparableIn(claims('wizard'), moves)?.matters, true);
  });

  test('EXP-EVT-07: a moment of the game master’s takes the same time whatever he holds', () => {
    const view = table(HALL, FIGURES, { turn: 'b' }).view('gm');
    const moment = { tag: 'moment', moment: { is: 'turnEnd', figure: 'elf' }, over: false };
    const at = { ...view, stack: [moment] } as unknown as View;
    const pass = { type: 'passEvents' } as const;
    const play = { type: 'playEvent', card: 'pit', figure: null, at: null, side: null } as const;
    const empty = sparableIn(at, { gm: [pass] });
    const full = sparableIn(at, { gm: [pass, play] });
    assert.deepEqual([empty?.veiled, full?.veiled], [true, true]);
    assert.deepEqual([empty?.matters, full?.matters], [false, true]);
  });
});

test('commands know their places, and light ones need one press', () => {
  const t = table(HALL, FIGURES, { turn: 'b' });
  const view = t.view('ann');
  assert.deepEqual(placesOf({ type: 'attack', target: t.id('o') }, view), [t.square('D1')]);
  assert.deepEqual(placesOf({ type: 'step', to: t.square('A2') }, view), [t.square('A2')]);
  assert.deepEqual(placesOf({ type: 'endTurn' }, view), []);
  assert.deepEqual(
    [isLight({ type: 'placeHero', hero: 'elf', at: 0 }), isLight({ type: 'leave' })],
    [true, false],
  );
  assert.deepEqual(doorsOf(view), []);
});
