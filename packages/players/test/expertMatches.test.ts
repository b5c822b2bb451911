import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSES, DEFAULT_OPTIONS, expert, GM, MONSTER_IDS, newHero, QUEST_IDS } from '@oubliette/expert';
import type { ClassId, Setup } from '@oubliette/expert';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import { DIFFICULTIES, randomPlayer } from '../src/index.ts';
import type { Difficulty } from '../src/index.ts';
import { sensibleExpertHeroes, sensibleExpertMaster } from '../src/expert/index.ts';
import type { ExpertPlayer } from '../src/expert/index.ts';

const FOUR: readonly ClassId[] = ['barbarian', 'dwarf', 'elf', 'wizard'];
const PARTIES: readonly (readonly ClassId[])[] = [
  FOUR,
  ['priest'],
  ['halfling', 'warrior'],
  CLASSES.slice(0, 6),
];

interface Match {
  readonly quest: string | null;
  readonly heroes: readonly ClassId[];
  readonly apart?: boolean;
  readonly solo?: boolean;
  readonly depth?: number;
  readonly drowning?: Setup['options']['drowning'];
}

function setupOf({ quest, heroes, apart = false, solo = false, depth, drowning = 'death' }: Match): Setup {
  return {
    players: apart ? heroes.map((id) => ({ seat: id, heroes: [id] })) : [{ seat: 'party', heroes }],
    heroes: heroes.map((id) => newHero(id, id, 'm')),
    quest,
    depth: depth ?? null,
    bestiary: MONSTER_IDS,
    solo,
    remembered: null,
    options: { ...DEFAULT_OPTIONS, drowning },
  };
}

/** Plays to the end; an illegal command throws. */
function play(match: Match, seed: string, master: () => ExpertPlayer, heroes = sensibleExpertHeroes) {
  const opened = expert.open(setupOf(match));
  assert.ok(opened.ok);
  const { game } = opened;
  const dice = streamFromSeed(seed);
  const players = new Map(game.seats.map(({ id }) => [id, id === GM ? master() : heroes()]));
  const given = new Set<string>();
  const { state, finished } = playOut(game, game.start(dice).state, players, dice, {
    most: 20_000,
    each: (_seat, { type }) => given.add(type),
  });
  assert.ok(finished, `${seed} has not ended in round ${state.turn.round}`);
  return { state, given };
}

const sensible = (difficulty: Difficulty) => () => sensibleExpertMaster({ difficulty });

test('every quest is played to its end against every manner of game master', () => {
  const given = new Set<string>();
  for (const [at, quest] of QUEST_IDS.entries()) {
    const difficulty = DIFFICULTIES[at % DIFFICULTIES.length]!;
    const match = play({ quest, heroes: FOUR }, `expert ${quest}`, sensible(difficulty));
    for (const type of match.given) given.add(type);
  }
  // What sensible players cannot do without.
  for (const type of [
    'openDoor',
    'searchTile',
    'searchFurniture',
    'useAbility',
    'attack',
    'answer',
    'claimLoot',
  ])
    assert.ok(given.has(type), `no hero ever did ${type}`);
  for (const type of ['placeMonster', 'playEvent', 'armEvent', 'useChaos', 'removeTop', 'setQuestRoom'])
    assert.ok(given.has(type), `no game master ever did ${type}`);
});

for (const heroes of PARTIES)
  test(`a party of ${heroes.length}, a seat for each, any quest`, () => {
    play({ quest: null, heroes, apart: true }, `apart ${heroes.length}`, sensible('normal'));
  });

test('without a game master the book answers, and heroes come to an end all the same', () => {
  for (const quest of ['coldKitchen', 'wrongDoor', 'paidTwice', null])
    play({ quest, heroes: FOUR, solo: true, drowning: 'fall' }, `solo ${quest}`, sensible('normal'));
});

test('sensible players get on with random ones, on either side', () => {
  const random = (seed: string) => () =>
    randomPlayer(streamFromSeed(seed), { curious: true }) as ExpertPlayer;
  play({ quest: 'coldKitchen', heroes: FOUR }, 'against chance', random('gm'));
  play({ quest: 'bandits', heroes: FOUR, depth: 4 }, 'chance', sensible('ruthless'), random('heroes'));
});
