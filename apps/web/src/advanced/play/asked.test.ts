import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Command, View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import type { Present } from '@oubliette/table';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { fighting, hall, monster } from '../board/testing/level.ts';
import { lightsOf } from '../board/lights.ts';
import { Desk } from './desk.ts';
import type { AdvancedScene } from './desk.ts';
import { burntBy, oddsOf, testOdds } from './odds.ts';
import { lastPut } from './put.ts';
import { answersOf, situationOf } from './situation.ts';
import { boxed } from './testing/match.ts';

const { view, at } = await hall();
const table = await boxed(advancedShelf().get('advanced')!);

/** What one seat is asked, or may do, in a view. */
function sceneOf(seat: string, seen: View, moves: readonly Command[]): AdvancedScene {
  const present = {
    view: seen,
    moves: { [seat]: moves },
    waiting: [],
    ending: null,
    rolling: null,
  } as unknown as Present;
  return { ...table.scene(seat), view: seen, moves: { [seat]: moves }, waiting: [], present };
}

function standing(seen: View, id: string, square: Square): View {
  return { ...seen, figures: seen.figures.map((one) => (one.id === id ? { ...one, square } : one)) };
}

const asks = (seen: View, frame: Readonly<Record<string, unknown>>): View =>
  ({ ...seen, underWay: [frame] }) as unknown as View;

describe('ADV-TRAP-33: somebody who is not their own master', () => {
  const seen = asks(standing(standing(view, 'heinrich', at(2, 2)), 'sven', at(3, 2)), {
    tag: 'control',
    figure: 'heinrich',
    struck: false,
    over: false,
  });
  const everywhere = Array.from({ length: 10 }, (_, y) => [0, 1, 2, 3, 4].map((x) => at(x, y))).flat();
  const moves: readonly Command[] = [
    ...everywhere.map((to) => ({ type: 'controlStep', to }) as const),
    { type: 'controlAttack', target: 'sven' },
    { type: 'controlEnd' },
  ];

  test('is led by whole walks; the rest are answers, and a blow lights its target', () => {
    const { figure, ways, lit, question } = situationOf(sceneOf('master', seen, moves), table.hand);
    assert.equal(figure, 'heinrich');
    assert.equal(ways.get(at(2, 5))?.cost, 3);
    assert.deepEqual([...lit.keys()], [at(3, 2)]);
    assert.deepEqual(
      answersOf(question!).map(({ type }) => type),
      ['controlAttack', 'controlEnd'],
    );
  });

  test('a blow forced on them has its odds like any other', () => {
    const odds = oddsOf({ type: 'controlAttack', target: 'sven' }, seen);
    assert.ok(odds !== null && odds.hit > 0 && odds.harm < odds.hit);
    assert.equal(oddsOf({ type: 'controlEnd' }, seen), null);
  });

  test('goes step by step as the walk leads', async () => {
    const desk = new Desk();
    const given: Command[] = [];
    const scene = sceneOf('master', seen, moves);
    const give = (_seat: string, command: Command): Promise<boolean> => {
      given.push(command);
      desk.show({ ...scene, give, present: { ...scene.present } });
      return Promise.resolve(true);
    };
    desk.show({ ...scene, give });
    void desk.tap(at(2, 4));
    await desk.confirm();
    assert.deepEqual(given, [
      { type: 'controlStep', to: at(2, 3) },
      { type: 'controlStep', to: at(2, 4) },
    ]);
  });

  test('is not in hand while others can act', () => {
    const held = seen.figures.map((one) =>
      one.id === 'heinrich' ? { ...one, effects: [{ tag: 'controlled', ends: 'never' } as const] } : one,
    );
    const free = { ...seen, underWay: [], figures: held };
    const drop = (figure: string): Command => ({ type: 'drop', figure, item: 'gold' });
    const scene = { ...sceneOf('heinrich', free, [drop('heinrich'), drop('sven')]), eyes: 'heinrich' };
    assert.equal(situationOf(scene, table.hand).figure, 'sven');
  });
});

describe('ADV-MAG-16, ADV-TRAP-17: what burns', () => {
  const casting = { tag: 'casting', figure: 'magnus', spell: 'flamesOfDeath', stage: 'aim', passed: true };
  const foe = monster('ratman-1', 'ratman', at(1, 1), { wounds: 3 });
  const seen = asks(fighting(standing(view, 'sven', at(2, 2)), [foe]), casting);
  const aim: Command = { type: 'aimAtSquare', at: at(1, 2) };

  test('tells friend and enemy under it, each with the chance of a Wound', () => {
    const burnt = burntBy(aim, seen)!;
    assert.deepEqual(burnt.map(({ figure }) => figure.id).toSorted(), ['ratman-1', 'sven']);
    for (const { harm } of burnt) assert.ok(harm > 0.5 && harm < 1);
    assert.deepEqual(burntBy({ type: 'aimAtSquare', at: at(4, 5) }, seen), []);
    assert.equal(burntBy({ type: 'letRest' }, seen), null);
  });

  test('a fireball shows the same before it is moved', () => {
    const moved: Command = { type: 'moveFireball', to: at(1, 2) };
    const situation = situationOf(sceneOf('master', seen, [moved]), table.hand);
    const lights = lightsOf(
      { ...situation, lit: new Map() },
      { staged: { is: 'command', command: moved }, mode: null },
      'en',
    );
    assert.equal(lights.length, 9);
    assert.equal(burntBy(moved, seen)!.length, 2);
  });

  test('a dark square says why the spell cannot go there', () => {
    const desk = new Desk();
    const asked: Command[] = [];
    const why = (_seat: string, command: Command): Promise<void> => {
      asked.push(command);
      return Promise.resolve();
    };
    desk.show({ ...sceneOf('magnus', seen, [aim]), why });
    void desk.tap(at(4, 9));
    assert.deepEqual(asked, [{ type: 'aimAtSquare', at: at(4, 9) }]);
    void desk.tap(at(1, 2));
    assert.deepEqual(desk.hand.get().staged, { is: 'command', command: aim });
  });
});

test('ADV-SPELL-09: the bodies are lit, and the call says how likely it is to be heard', () => {
  const dead = view.figures.find(({ id }) => id === 'sven')!;
  const fallen = [{ figure: { ...dead, wounds: -1, square: at(3, 3) }, level: 0, pile: null }];
  const seen: View = {
    ...asks(view, { tag: 'rites', declined: [] }),
    figures: view.figures.filter(({ id }) => id !== 'sven'),
    turn: { ...view.turn, fallen },
  };
  const call: Command = { type: 'raiseDead', figure: 'magnus', target: 'sven' };
  const { lit, question } = situationOf(sceneOf('magnus', seen, [call, { type: 'letRest' }]), table.hand);
  assert.deepEqual([...lit], [[at(3, 3), [call]]]);
  assert.deepEqual(answersOf(question!), [call, { type: 'letRest' }]);
  assert.equal(testOdds(call, seen)?.of, 'intelligence');
});

test('whoever was put elsewhere by hand last is known with the row that did it', () => {
  const put = (seq: number, square: Square) => ({
    seq,
    events: [{ type: 'corrected', rules: [], change: { tag: 'setSquare', figure: 'sven', square } }],
  });
  const other = {
    seq: 9,
    events: [{ type: 'corrected', rules: [], change: { tag: 'setGold', figure: 'a', gold: 1 } }],
  };
  const rows = [put(3, 7), put(5, 8), other] as unknown as Parameters<typeof lastPut>[0];
  assert.deepEqual(lastPut(rows), { seq: 5, square: 8 });
  assert.equal(lastPut([]), null);
});

test('Esc comes back from another level, and so does whatever is taken in hand', () => {
  const desk = new Desk();
  desk.show(sceneOf('magnus', view, []));
  desk.change({ level: 1 });
  assert.ok(desk.cancel());
  assert.equal(desk.hand.get().level, null);
  desk.change({ level: 1 });
  desk.turnTo('magnus');
  assert.equal(desk.hand.get().level, null);
});

test('ADV-ENC-22: a special monster is one button, whomever it may change places with', () => {
  const orcs = ['orc-1', 'orc-2', 'orc-3'].map((id, x) => monster(id, 'orc', at(x, 5)));
  const seen = { ...asks(view, { tag: 'meeting' }), figures: [...view.figures, ...orcs] };
  const switches = ['orc-2', 'orc-3'].map((other): Command => ({
    type: 'switchMonsters',
    figure: 'orc-1',
    with: other,
  }));
  const moves: readonly Command[] = [
    { type: 'shiftMonster', figure: 'orc-1', to: at(0, 6) },
    ...switches,
    { type: 'monstersStand' },
  ];
  const { question } = situationOf(sceneOf('master', seen, moves), table.hand);
  assert.deepEqual(
    question!.sorts.map(({ commands }) => commands.length),
    [1, 2, 1],
  );
  const [, exchange] = question!.sorts;
  const chosen = situationOf(sceneOf('master', seen, moves), { ...table.hand, means: exchange!.key });
  assert.deepEqual([...chosen.lit.keys()], [at(1, 5), at(2, 5)]);
  assert.deepEqual(answersOf(chosen.question!), [...switches, { type: 'monstersStand' }]);
});
