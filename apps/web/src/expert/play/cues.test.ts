import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QUEST_IDS, questNamed } from '@oubliette/expert';
import { table } from '@oubliette/expert/testing';
import type { BaseEvent } from '@oubliette/kernel';
import { cuesOf } from './cues.ts';

const HALL = `
  +-+-+-+-+
  |b . o l|
  +-+-+-+-+`;

function hall() {
  const figures = { b: { hero: 'barbarian' }, o: { monster: 'orc' }, l: { monster: 'lich' } } as const;
  return table(HALL, figures, { turn: 'b', act: { mode: 'walk', left: 3 } });
}

function told(...events: readonly { readonly type: string; readonly [key: string]: unknown }[]) {
  const view = hall().view('ann');
  const all = events.map((event): BaseEvent => ({ rules: [], ...event }));
  return cuesOf(all, view, view, 'en').map(
    ({ card, readAloud }) => card?.picture.id ?? readAloud?.title ?? null,
  );
}

test('what comes, is played, found and used shows its picture', () => {
  assert.deepEqual(told({ type: 'groupRolled', card: 'wraith', face: 2, count: 1 }), [
    'expert-monster-wraith',
  ]);
  assert.deepEqual(told({ type: 'foeCame', group: 1, foe: 'wyrm' }), ['expert-monster-wyrm']);
  assert.deepEqual(told({ type: 'treasureTurned', card: 'winterBoots' }), ['expert-treasure-winterBoots']);
  const played = { type: 'eventPlayed', card: 'gas', moment: 'declared', armed: true };
  assert.deepEqual(told({ ...played, figure: 'barbarian', at: null, side: null }), ['expert-event-gas']);
  assert.deepEqual(told({ type: 'chaosUsed', figure: 'lich-1', id: 1, card: 'leech', target: 'barbarian' }), [
    'expert-spell-leech',
  ]);
});

test('whoever is not told which Event was drawn sees no picture of it', () => {
  assert.deepEqual(told({ type: 'eventDrawn', card: 'pit' }), ['expert-event-pit']);
  assert.deepEqual(told({ type: 'eventDrawn' }), []);
});

test('a hero’s death and a leader’s are cards, a minion’s only if it is the last', () => {
  const died = (figure: string) => told({ type: 'died', figure, at: 0 });
  assert.deepEqual(died('barbarian'), ['classic-event-death']);
  assert.deepEqual(died('lich-1'), ['classic-event-slain']);
  assert.deepEqual(died('orc-1'), [null]);
});

test('the story of every quest is read out when it is chosen', () => {
  for (const id of QUEST_IDS) {
    const plan = questNamed(id)!;
    const [title] = told({ type: 'questChosen', plan, faces: null });
    assert.equal(title, plan.title.en.replaceAll("'", '’'));
  }
});
