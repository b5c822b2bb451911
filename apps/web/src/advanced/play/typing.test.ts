import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Command } from '@oubliette/advanced';
import { battle } from '@oubliette/advanced/testing';
import { makeSquare } from '@oubliette/dungeon';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { Desk } from './desk.ts';
import { boxed } from './testing/match.ts';
import { typeCommand } from './typing.ts';

const box = advancedShelf().get('advanced')!;
const SEATS = ['torallion', 'heinrich', 'sven', 'magnus'];

async function seated(language: 'en' | 'fr' = 'en'): Promise<Desk> {
  const match = await boxed(box);
  match.playWhile((prompt) => prompt === 'takePlace');
  const desk = new Desk();
  desk.show({ ...match.scene(...SEATS), language });
  return desk;
}

function moves({ situation }: Desk): readonly { readonly type: string; readonly figure?: string }[] {
  return situation.moves;
}

describe('typed commands at an expedition', () => {
  test('a square in reach is staged as a walk, another is not', async () => {
    const desk = await seated();
    const { ways, view } = desk.situation;
    const [goal, { cost }] = [...ways].find(([, way]) => way.cost === 4)!;
    const square = makeSquare(view.levels[0]!.layout, goal);
    assert.equal(
      await typeCommand(desk, `move ${square}`),
      `Go to ${square}: ${cost} squares. Enter confirms, Esc takes back.`,
    );
    const { staged } = desk.hand.get();
    assert.ok(staged?.is === 'walk' && staged.to === goal);
    assert.match(await typeCommand(desk, 'move A1'), /There is no way to A1/u);
  });

  test('a name turns to that figure, and "finish" is told apart by it', async () => {
    const desk = await seated();
    assert.equal(await typeCommand(desk, 'sven'), 'Now: Sven.');
    assert.equal(desk.hand.get().focus, 'sven');
    assert.match(await typeCommand(desk, 'gibberish'), /Not understood/u);
  });

  test('of several who could do it, the one in hand is meant', async () => {
    const desk = await seated('fr');
    await typeCommand(desk, 'heinrich');
    const heads = moves(desk).filter(({ type }) => type === 'takeOffArmour');
    assert.ok(new Set(heads.map(({ figure }) => figure)).size > 1, 'several wear armour');
    assert.match(await typeCommand(desk, 'ôter'), /Heinrich.: Ôter la cotte de mailles/u);
    assert.doesNotMatch(await typeCommand(desk, 'ôter'), /Sven/u);
  });

  test('both languages are understood, whatever the screen speaks', async () => {
    const desk = await seated('fr');
    assert.match(await typeCommand(desk, 'cancel'), /Annulé/u);
    assert.match(await typeCommand(desk, 'ok'), /Rien n’est préparé/u);
  });

  test('a blow at somebody whom no way leads to is understood, and refused with the rule', async () => {
    const t = battle(
      `
      +-+-+-+-+-+-+
      |A|. . . . R|
      +-+ + + + + +
      |B|. . Q . .|
      +-+-+-+-+-+-+
    `,
      { A: { weapons: ['sword', 'dagger'] }, B: {}, R: { monster: 'ratman' }, Q: { monster: 'ratman' } },
    );
    const match = await boxed(box);
    const legal = (['step', 'done', 'takeInHand'] as const).flatMap((type) => t.offered(type, 'ann'));
    const asked: Command[] = [];
    const sitting = (language: 'en' | 'fr'): Desk => {
      const desk = new Desk();
      desk.show({
        ...match.scene('torallion'),
        view: t.view('ann'),
        batches: [],
        seats: ['ann'],
        eyes: 'ann',
        moves: { ann: legal },
        waiting: [{ seat: 'ann', prompt: 'heroes', rules: [] }],
        language,
        ask: (request) => {
          assert.ok(request.t === 'why');
          asked.push(request.command as Command);
          return Promise.resolve({ t: 'why', id: 'why', refusal: t.refusal(request.command as Command) });
        },
      });
      return desk;
    };
    assert.equal(
      await typeCommand(sitting('en'), 'attack ratman'),
      'The enemy is out of reach. (ADV-HTH-01)',
    );
    const nearest = { type: 'attack', figure: 'A', target: t.id('Q'), weapon: 'sword' };
    assert.deepEqual(asked.at(-1), nearest);
    const french = sitting('fr');
    assert.equal(
      await typeCommand(french, 'attaquer homme-rat 1'),
      'L’ennemi est hors d’atteinte. (ADV-HTH-01)',
    );
    assert.equal(
      await typeCommand(french, 'attaquer homme-rat 1 avec la dague'),
      'On n’attaque pas avec la dague en ce moment. (ADV-WPN-09)',
    );
    assert.deepEqual(asked.at(-1), { ...nearest, target: t.id('R'), weapon: 'dagger' });
    assert.match(
      await typeCommand(sitting('en'), 'attack'),
      /^No enemy is in reach: the nearest is Ratman 2/u,
    );
    assert.match(await typeCommand(sitting('en'), 'attack minotaur'), /^Not understood/u);
  });

  test('a name turns to its figure even where a single command has it in its label', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const desk = new Desk();
    const scene = match.scene(...SEATS);
    const armour = scene.moves['sven']!.find(({ type }) => type === 'takeOffArmour');
    const steps = scene.moves['sven']!.filter(({ type }) => type === 'step');
    desk.show({ ...scene, moves: { ...scene.moves, sven: [armour!, ...steps] } });
    assert.equal(await typeCommand(desk, 'sven'), 'Now: Sven.');
  });
});
