/** What a seat makes up from its view: it sees, may do and waits for the same there. */
import assert from 'node:assert/strict';
import { streamFromSeed } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { settleZones } from './combat/zones.ts';
import { gameOn } from './game.ts';
import { imagine } from './imagine.ts';
import type { SceneFigure } from './scenario/arrange.ts';
import { MASTER } from './setup.ts';
import { battle, comes, table } from './testing/index.ts';
import type { AdvancedTable } from './testing/index.ts';
import { setGoing } from './testing/underWay.ts';

type Moment = Pick<ReturnType<typeof imagine>, 'game' | 'state'>;

function checkAlike(t: AdvancedTable, seat: string): void {
  const sightOf = ({ game, state }: Moment) => [
    game.view(state, seat),
    game.moves(state, seat),
    game.waiting(state),
  ];
  const truth = sightOf({ game: gameOn(t.world), state: t.state });
  for (let i = 0; i < 8; i += 1)
    assert.deepEqual(sightOf(imagine(t.view(seat), streamFromSeed(`${i}`))), truth, `${seat}, ${i}`);
}

const CORNER = `
  +-+-+-+-+
  |A . . D|
  + + + + +
  |. . H .|
  + + + + +
  |. B . .|
  +-+-+-+-+
`;
const H = { monster: 'globadier', disguise: 'ratman' };
const HALT = { type: 'step', figure: 'A', to: 'B1' } as const;

rule('ADV-ENC-22', 'a look-alike with a halberd holds across a corner: all see that, and no more', () => {
  for (const wounds of [3, 2, 1]) {
    const t = battle(CORNER.replace('B', '.').replace('D', '.'), { A: {}, H: { ...H, wounds } });
    t.do(HALT);
    t.refuses({ type: 'run', figure: 'A' }, 'inDeathZone', 'ADV-CMB-46');
    checkAlike(t, 'ann');
  }
});

rule('ADV-ENC-22', 'one with a sword holds nobody across a corner, whatever it might be', () => {
  const t = battle(CORNER.replace('B', '.').replace('D', '.'), { A: {}, H: { monster: 'ratman' } });
  t.do(HALT);
  assert.ok(t.offers({ type: 'run', figure: 'A' }));
  checkAlike(t, 'ann');
});

rule('ADV-ENC-22', 'it is asked which of two it holds, though it looks as if it could reach neither', () => {
  // Until now it held one who is gone.
  const fight = { fixed: { 'globadier-1': 'D' } };
  const t = battle(
    CORNER.replace('|A .', '|. A').replace('|. B .', '|D B .').replace('. D|', '. .|'),
    { A: {}, B: {}, D: {}, H },
    { fight },
  );
  setGoing(t, settleZones);
  assert.deepEqual(t.awaited(), [{ seat: MASTER, prompt: 'fixZone' }]);
  assert.deepEqual(
    t.events.map(({ news }) => news),
    [true],
  );
  checkAlike(t, 'ann');
  t.do({ type: 'fixZone', target: 'B' }, [], MASTER);
  assert.equal(t.event('zoneFixed').news, true);
  checkAlike(t, 'ann');
});

rule('ADV-ENC-10', 'of a sentry told by the test all know that it looks like one of them', () => {
  const t = table(CORNER.replace('B', '.').replace('H', '.').replace('D', '.'), { A: {} });
  // A sentry of the beastmen would not look like them.
  const monsters = { beastman: 2, chaosThug: 1, chaosThugSentry: 1 };
  comes(t, { monsters, area: t.areaOf('A'), how: 'surprise' }, [12, 1]);
  assert.equal(t.event('surpriseTested').sentry, true);
  const view = t.view('ann');
  const { game, state } = imagine(view, streamFromSeed('sentry'));
  assert.deepEqual(game.view(state, 'ann'), view);
});

rule('ADV-CMB-39', 'what halts a hero across a corner is news: an undo would leave it known', () => {
  const map = CORNER.replace('B', '.').replace('D', '.');
  const news = (kind: SceneFigure): unknown => {
    const t = battle(map, { A: {}, H: kind });
    t.do(HALT);
    return t.all('zoneFixed').map((event) => event.news);
  };
  assert.deepEqual(news(H), [true]);
  assert.deepEqual(news({ monster: 'globadier' }), [undefined], 'all know what it is');
  assert.deepEqual(news({ monster: 'ratman' }), [], 'a sword does not reach');
});
