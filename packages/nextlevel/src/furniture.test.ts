/** How a quest numbers its furniture tells heroes nothing of pieces they have not seen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonical, SPECTATOR, tape } from '@oubliette/kernel';
import type { Face } from '@oubliette/kernel';
import type { NextCommand } from './commands.ts';
import { arrangeNextLevel } from './scenario/arrange.ts';
import type { NextScene } from './scenario/scene.ts';

const SEEN: readonly object[] = [
  { id: 'altar', kind: 'table', at: 'A3' },
  { kind: 'cupboard', at: 'B1' },
  { kind: 'treasureChest', at: 'C2' },
];
const UNSEEN = { kind: 'throne', at: 'G1' };

const HERO = { kind: 'barbarian' } as const;

/** A hero in a furnished room, next to one nobody has looked into. */
const SCENE: NextScene = {
  map: `
  +-+-+-+-+-+-+-+
  |H . . . .|. .|
  + + + + + + + +
  |. M . O .|. .|
  + + + + + + + +
  |. . . . .|. .|
  + + + + + + + +
  |. . . . .|. .|
  +-+-+-+-+-+-+-+`,
  figures: { H: HERO, M: { kind: 'bugbear' }, O: { kind: 'orc' } },
  dark: true,
};

/** What the heroes see of a command, and what they may do before and after it. */
function seenBy(scene: NextScene, furniture: readonly object[], type: string, dice: readonly Face[]): string {
  const { game, state } = arrangeNextLevel({ ...scene, quest: { ...scene.quest, furniture } });
  const look = (now: typeof state) =>
    ['heroes', SPECTATOR].map((seat) => [game.view(now, seat), game.moves(now, seat)]);
  const [seat, command] = offered();
  const decision = game.decide(state, seat, command, tape(dice));
  assert.ok(decision.ok);
  const events = decision.events.map((event) => game.redact(event, 'heroes'));
  return canonical([look(state), command, events, look(decision.state)]);

  function offered(): [string, NextCommand] {
    for (const one of ['heroes', 'morcar']) {
      const found = game.moves(state, one).find((move) => move.type === type);
      if (found !== undefined) return [one, found];
    }
    return assert.fail(`no ${type} is offered`);
  }
}

const MISS = Array.from({ length: 24 }, () => 'whiteShield');
const DEEDS: readonly (readonly [type: string, dice: readonly Face[], scene: Partial<NextScene>])[] = [
  ['searchFurniture', ['coins', 'rat'], { map: SCENE.map.replaceAll(/[MO]/g, '.'), figures: { H: HERO } }],
  ['topple', MISS, {}],
  ['hurl', MISS, { turn: 'morcar' }],
];

for (const [type, dice, scene] of DEEDS) {
  test(`heroes see the same of a piece with others before it in the quest: ${type}`, () => {
    const plain = seenBy({ ...SCENE, ...scene }, SEEN, type, dice);
    for (const at of SEEN.keys())
      assert.equal(seenBy({ ...SCENE, ...scene }, SEEN.toSpliced(at, 0, UNSEEN), type, dice), plain);
  });
}
