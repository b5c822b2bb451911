import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { deckOf, gmWith, table } from '../testing/table.ts';
import type { Scene } from '../testing/table.ts';

const ROOM = `
  +-+-+-+-+
  |. b . .d
  + + + + +
  |. . . .|
  +-+-+-+-+`;

const ELF = { b: { hero: 'elf' } } as const;

/** A hero before the door, with field around it. */
function atDoor(rest: Partial<Scene> = {}) {
  return table(ROOM.replace('. b . .', '. . . b'), ELF, {
    turn: 'b',
    act: { mode: 'walk', left: 3 },
    around: 12,
    ...rest,
  });
}

const door = (t: ReturnType<typeof atDoor>) => ({ type: 'openDoor', at: t.at('b'), side: 1 }) as const;
/** The card of the Event, then the tile. */
const opened = (t: ReturnType<typeof atDoor>, card: string, ...dice: readonly (string | number)[]) => {
  t.do(door(t), ['pit']);
  t.do({ type: 'keepEvent', keep: true }, [card, ...dice]);
  return t;
};

rule('EXP-DOR-01', 'a door is opened from the cell before it', () => {
  const t = table(ROOM, ELF, { turn: 'b', act: { mode: 'walk', left: 3 }, around: 12 });
  t.refuses({ type: 'openDoor', at: 'P13', side: 1 }, 'notBefore', 'EXP-DOR-01');
  t.refuses({ type: 'openDoor', at: t.at('b'), side: 0 }, 'noDoor', 'EXP-DOR-01');
});

rule('EXP-DOR-02', 'it is the action of the turn, and leaves no blow', () => {
  const t = opened(atDoor(), 'narrows');
  t.do({ type: 'layTile', fit: 0 });
  t.refuses({ type: 'searchTile' }, 'acted', 'EXP-ACT-02');
});

rule('EXP-DOR-03', 'the game master draws an Event first, and keeps it or not', () => {
  const t = atDoor();
  t.do(door(t), ['pit']);
  assert.equal(t.asks, 'gm');
  assert.equal(t.happened('cardTurned'), false);
  t.do({ type: 'keepEvent', keep: false }, ['narrows']);
  assert.deepEqual(t.state.gm.hand, []);
  assert.deepEqual(t.state.gm.refused, ['pit']);
  assert.ok(t.happened('cardTurned'));
});

rule('EXP-DOR-04', 'then the next card, laid as the game master likes, in every way it fits', () => {
  const t = opened(atDoor(), 'narrows');
  assert.equal(t.asks, 'gm');
  const ways = t.moves('gm').filter(({ type }) => type === 'layTile');
  assert.ok(ways.length > 1);
  t.refuses({ type: 'layTile', fit: ways.length }, 'noSuchWay', 'EXP-BLD-01');
  t.do({ type: 'layTile', fit: 1 });
  assert.equal(t.state.tiles.at(-1)?.card, 'narrows');
  assert.deepEqual(t.state.doors, ['open']);
});

rule('EXP-DOR-05', 'the hero goes on with what is left of its move', () => {
  const t = opened(atDoor(), 'narrows');
  t.do({ type: 'layTile', fit: 0 });
  const [x] = t.at('b').split(/\d/u);
  t.do({ type: 'step', to: t.at('b').replace(x!, String.fromCharCode(x!.charCodeAt(0) + 1)) });
  assert.equal(t.left, 2);
});

rule('EXP-DOR-06', 'doors are not locked unless something says so', () => {
  assert.ok(opened(atDoor(), 'narrows').happened('cardTurned'));
});

rule('EXP-BLD-02', 'a tile that fits in no turning is laid smaller', () => {
  const t = opened(atDoor({ around: 3 }), 'narrows');
  t.do({ type: 'layTile', fit: 0 });
  const tile = t.state.layout.pieces.at(-1)!;
  assert.match(tile.section, /small/);
});

rule('EXP-PRP-07', 'the quest room is one of the last four cards', () => {
  const pile = (count: number) => ({
    count,
    unseen: ['narrows', 'fork'] as const,
    holdsQuestRoom: true,
    known: [],
  });
  const early = opened(atDoor({ state: { pile: pile(5) } }), 'narrows');
  assert.equal(early.event('cardTurned').card, 'narrows');
  const late = opened(atDoor({ state: { pile: pile(4) } }), 'ordinary', 'narrows');
  assert.equal(late.event('cardTurned').card, 'narrows');
  const found = opened(atDoor({ state: { pile: pile(4) } }), 'questRoom');
  assert.equal(found.event('cardTurned').card, 'questRoom');
  const last = opened(atDoor({ state: { pile: pile(1) } }), 'questRoom');
  assert.equal(last.event('cardTurned').card, 'questRoom');
});

rule('EXP-DOR-04', 'with no card left the door is a dead end, the Event drawn all the same', () => {
  const t = atDoor({ state: { pile: { count: 0, unseen: ['fork'], holdsQuestRoom: false, known: [] } } });
  t.do(door(t), ['pit']);
  t.do({ type: 'keepEvent', keep: true });
  assert.ok(t.happened('deadEndFound'));
  t.refuses(door(t), 'acted', 'EXP-ACT-02');
  assert.deepEqual([t.state.layout.exits.length, t.state.deadEnds.length], [0, 1]);
});

rule(
  'EXP-BLD-03',
  'where no unopened door is left, the game master must add one before the quest room is found',
  () => {
    const t = opened(atDoor(), 'blindAlley');
    t.do({ type: 'layTile', fit: 0 });
    assert.deepEqual([t.asks, t.state.stack.at(-1)?.tag], ['gm', 'adding']);
    t.refuses({ type: 'endTurn' }, 'waitForAnswer', 'EXP-DOR-04', 'b');
    const [first] = t.moves('gm');
    t.do(first as never);
    assert.equal(t.state.layout.exits.length, 1);
  },
);

rule('EXP-SRF-21', 'two dice say what spans a chasm, when its tile is laid', () => {
  const spanned = (...dice: [number, number]) => {
    const t = opened(atDoor(), 'rift');
    t.do({ type: 'layTile', fit: 0 }, dice[0] + dice[1] === 8 ? [...dice, 'rat', 1] : dice);
    return t.state.tiles.at(-1)?.chasm?.bridge;
  };
  assert.deepEqual(
    [spanned(1, 3), spanned(1, 4), spanned(3, 4), spanned(4, 6)],
    ['none', 'rickety', 'rickety', 'solid'],
  );
});

rule('EXP-SRF-25', 'a guarded bridge brings one more Monster card', () => {
  const t = opened(atDoor(), 'rift');
  t.do({ type: 'layTile', fit: 0 }, [4, 4, 'rat', 1]);
  assert.equal(t.event('groupRolled').count, 1);
});

rule('EXP-MON-02', 'a group is as large as its card says: one, half a die rounded up, or a die', () => {
  const came = (...dice: (string | number)[]) => {
    const t = opened(atDoor(), 'ratRun');
    t.do({ type: 'layTile', fit: 0 }, dice);
    return t.event('groupRolled').count;
  };
  assert.deepEqual([came('rat', 5), came('mummy', 3), came('mummy', 2), came('ogre')], [5, 2, 1, 1]);
});

rule('EXP-MON-03', 'a leader comes with minions: leaders turned up on the way go back', () => {
  const t = opened(atDoor(), 'ratRun');
  t.do({ type: 'layTile', fit: 0 }, ['orcCaptain', 'lich', 'goblin', 2]);
  assert.deepEqual(
    t.all('monsterDrawn').map(({ card, back }) => [card, back]),
    [
      ['orcCaptain', false],
      ['lich', true],
      ['goblin', false],
    ],
  );
  assert.ok(t.state.decks.monster.pile.includes('lich'));
  t.do({ type: 'placeRest' });
  t.do({ type: 'placeRest' });
  assert.deepEqual(
    t.state.figures.filter(({ side }) => side === 'gm').map(({ id }) => id),
    ['orcCaptain-1', 'goblin-1', 'goblin-2'],
  );
});

rule('EXP-MON-06', 'as far from the heroes as they can be, unless the game master says otherwise', () => {
  const t = opened(atDoor(), 'ratRun');
  t.do({ type: 'layTile', fit: 0 }, ['ogre']);
  const hero = t.figure('b').square;
  const cells = t.moves('gm').flatMap((move) => (move.type === 'placeMonster' ? [move.at] : []));
  t.do({ type: 'placeRest' });
  const { width } = t.state.layout;
  const far = (square: number) =>
    Math.abs((square % width) - (hero % width)) +
    Math.abs(Math.floor(square / width) - Math.floor(hero / width));
  const stands = t.state.figures.find(({ id }) => id === 'ogre-1')!.square;
  assert.equal(far(stands), Math.max(...cells.map(far)));
});

rule('EXP-MON-16', 'where the pile is empty nobody comes', () => {
  const t = atDoor();
  const none = { ...t.state.decks, monster: deckOf('monster') };
  const bare = opened(atDoor({ state: { decks: none } }), 'ratRun');
  bare.do({ type: 'layTile', fit: 0 });
  assert.ok(bare.happened('nobodyCame'));
});

rule('EXP-EVT-08', 'of six Event cards one goes, and nobody else learns which', () => {
  const t = atDoor({ state: { gm: gmWith(['dart', 'dart', 'bar', 'frenzy', 'patrol']) } });
  t.do(door(t), ['pit']);
  t.do({ type: 'keepEvent', keep: true });
  t.refuses({ type: 'dropEvent', card: 'echo' }, 'notHeld', 'EXP-EVT-08');
  t.do({ type: 'dropEvent', card: 'bar' }, ['narrows']);
  assert.deepEqual(t.state.gm.hand, ['dart', 'dart', 'frenzy', 'patrol', 'pit']);
});

rule('EXP-PRP-12', 'the game master never holds more than five', () => {
  const t = atDoor({ state: { gm: gmWith(['dart', 'dart', 'bar', 'frenzy']) } });
  t.do(door(t), ['pit']);
  t.do({ type: 'keepEvent', keep: true }, ['narrows']);
  assert.deepEqual([t.state.gm.hand.length, t.state.stack.at(-1)?.tag], [5, 'laying']);
});

rule('EXP-EVT-10', 'a decoy is shown and gone, and not replaced', () => {
  const t = atDoor();
  t.do(door(t), ['mouse', 'narrows']);
  assert.deepEqual([t.state.gm.hand, t.state.decks.event.aside], [[], ['mouse']]);
});
