import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Command, View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { situationOf } from '../play/situation.ts';
import type { Situation } from '../play/situation.ts';
import { boxed } from '../play/testing/match.ts';
import { gazeOf, ringedIn } from './gaze.ts';
import type { Ghost } from '../../board/ghosts.ts';
import { fighting, hall, monster } from './testing/level.ts';

const { view, at } = await hall();
const table = await boxed(advancedShelf().get('advanced')!);
const fight = fighting(view, [
  monster('ratman-1', 'ratman', at(1, 1)),
  monster('ratman-2', 'ratman', at(2, 1)),
]);
const everybody = fight.figures.map(({ square }) => square);

function situation(seat: string, seen: View, moves: readonly Command[]): Situation {
  const scene = { ...table.scene(seat), view: seen, moves: { [seat]: moves }, waiting: [] };
  return situationOf(scene, table.hand);
}

const asks = (seen: View, frame: Readonly<Record<string, unknown>>): View =>
  ({ ...seen, underWay: [frame] }) as unknown as View;

const told = (now: Situation, looked?: string, ghosts: readonly Ghost[] = []) => gazeOf(now, looked, ghosts);

describe('where the board turns', () => {
  test('in a fight to everybody, once a phase and not with every step', () => {
    const first = told(situation('heinrich', fight, []));
    assert.deepEqual(first.places, everybody);
    const stepped = { ...fight, figures: fight.figures.map((one) => ({ ...one, square: one.square + 1 })) };
    assert.equal(told(situation('heinrich', stepped, [])).moment, first.moment);
    const phase = fight.turn.phase === 'master' ? 'heroes' : 'master';
    const later = [
      { ...fight, turn: { ...fight.turn, phase } } as const,
      { ...fight, turn: { ...fight.turn, number: fight.turn.number + 1 } },
    ];
    for (const next of later) assert.notEqual(told(situation('heinrich', next, [])).moment, first.moment);
  });

  test('nowhere while somebody is in hand: the eye is there', () => {
    assert.deepEqual(told(situation('heinrich', fight, []), 'heinrich').places, []);
  });

  test('to the squares that can be chosen, and to all that a section would cover', () => {
    const places: readonly Square[] = [at(3, 1), at(3, 2)];
    const moves = places.map((to): Command => ({ type: 'shiftMonster', figure: 'ratman-2', to }));
    const asked = situation('master', asks(fight, { tag: 'meeting' }), moves);
    const now = told(asked);
    assert.deepEqual([now.places, now.moment], [places, places.join()]);
    const ghost: Ghost = { option: 0, squares: [at(0, 0), at(0, 1)], badge: at(0, 0), ends: [] };
    assert.deepEqual(told(asked, undefined, [ghost]).places, ghost.squares);
  });

  test('to whoever a question without places is about', () => {
    const blow = asks(fight, { tag: 'damage', target: 'sven', by: 'ratman-1', wounds: 1 });
    const answers: readonly Command[] = [
      { type: 'faceWounds', fate: true },
      { type: 'faceWounds', fate: false },
    ];
    const of = (id: string): Square => fight.figures.find((one) => one.id === id)!.square;
    assert.deepEqual(told(situation('sven', blow, answers)).places, [of('sven'), of('ratman-1')]);
  });
});

describe('who is ringed', () => {
  const strike: Command = { type: 'attack', figure: 'sven', target: 'ratman-1', weapon: 'sword' };
  const nothing = { staged: null, inspected: null };

  test('whoever is in hand, and whom a staged blow would strike', () => {
    const now = situation('sven', fight, [strike]);
    assert.deepEqual(ringedIn(now, nothing), ['sven']);
    const staged = { is: 'command', command: strike } as const;
    assert.deepEqual(ringedIn(now, { ...nothing, staged }), ['sven', 'ratman-1']);
  });

  test('everybody a template would cover', () => {
    const casting = asks(fight, { tag: 'casting', figure: 'magnus', spell: 'flamesOfDeath', passed: true });
    const aim: Command = { type: 'aimAtSquare', at: at(1, 2) };
    const now = situation('magnus', casting, [aim]);
    assert.deepEqual(ringedIn(now, nothing), ['magnus']);
    const staged = { is: 'command', command: aim } as const;
    assert.deepEqual(ringedIn(now, { ...nothing, staged }), ['magnus', 'ratman-1', 'ratman-2']);
  });

  test('the monster that is being shifted, before and after its square is chosen', () => {
    const shift: Command = { type: 'shiftMonster', figure: 'ratman-2', to: at(3, 1) };
    const now = situation('master', asks(fight, { tag: 'meeting' }), [shift, { type: 'monstersStand' }]);
    assert.deepEqual(ringedIn(now, nothing), ['ratman-2']);
    const staged = { is: 'command', command: shift } as const;
    assert.deepEqual(ringedIn(now, { ...nothing, staged }), ['ratman-2']);
  });

  test('else whoever is looked at', () => {
    const now = situation('master', fight, []);
    assert.deepEqual(ringedIn(now, nothing), []);
    assert.deepEqual(ringedIn(now, { ...nothing, inspected: { figure: 'ratman-1' } }), ['ratman-1']);
  });
});
