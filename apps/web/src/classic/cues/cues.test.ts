import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { classic } from '@oubliette/classic';
import type { ClassicEvent, Command, Setup, State, View } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { hasSquare } from '@oubliette/dungeon';
import { lookOf, newMatch, streamFromSeed } from '@oubliette/kernel';
import type { Player } from '@oubliette/kernel';
import { sensibleHeroes, sensibleMorcar } from '@oubliette/players';
import { isSound } from '../../sound/effects.ts';
import type { Cue } from '../../play/gameUi.ts';
import { table } from '../play/testing/scene.ts';
import type { TestTable } from '../play/testing/scene.ts';
import { cuesOf as allCues } from './cues.ts';
import { unfold } from './unfold.ts';
import { CLASSIC_PLAY } from '../classicPlay.ts';

/** What the board draws of a view. */
function drawn(view: View) {
  const {
    figures,
    doors,
    doorKeys,
    lockedDoors,
    revealed,
    rubble,
    pits,
    furniture,
    traps,
    belongings,
    exit,
  } = view;
  return {
    figures: figures.map(({ id, square, body, side, conditions }) => ({
      id,
      square,
      body,
      side,
      conditions,
    })),
    doors: doorKeys.map((key, index) => `${key} ${doors[index]}`),
    edges: view.board.edges,
    lockedDoors,
    revealed,
    rubble,
    pits,
    furniture,
    traps: traps.map(({ kind, squares }) => `${kind} ${squares.join()}`).toSorted(),
    heaps: belongings.map(({ hero, square }) => `${hero} ${square}`),
    exit,
  };
}

interface Batch {
  readonly events: readonly ClassicEvent[];
  readonly before: View;
  readonly after: View;
}

/** The batches of a match between computer players, as one seat sees them. */
function* played(quest: number, seed: string, most: number, eyes: string): Generator<Batch> {
  const { source } = readQuestBook()[quest]!;
  const heroes = ['barbarian', 'dwarf', 'elf', 'wizard'] as const;
  const setup: Setup = {
    quest: source,
    seats: [
      { id: 'morcar', plays: 'morcar' },
      { id: 'heroes', plays: [...heroes] },
    ],
    heroes: heroes.map((kind) => ({ kind })),
    training: false,
  };
  const opened = classic.open(setup);
  assert.ok(opened.ok);
  const { game } = opened;
  const match = newMatch(classic, setup, game);
  const dice = streamFromSeed(seed);
  const players: Readonly<Record<string, Player<View, Command, ClassicEvent>>> = {
    morcar: sensibleMorcar({ difficulty: 'normal' }),
    heroes: sensibleHeroes(),
  };
  match.start(dice);
  for (let given = 0; given < most && game.ending(match.state) === null; given += 1) {
    const before: State = match.state;
    const { seat } = game.waiting(before).find(({ optional }) => optional !== true)!;
    const outcome = match.command(seat, players[seat]!.choose(lookOf(game, before, seat)), dice);
    assert.equal(outcome.status, 'done');
    const told = outcome.events as readonly ClassicEvent[];
    const events = told.flatMap((event) => game.redact(event, eyes) ?? []);
    yield { events, before: game.view(before, eyes), after: game.view(match.state, eyes) };
  }
}

describe('what the board shows between two views', () => {
  for (const [quest, eyes] of [
    [1, 'heroes'],
    [4, 'morcar'],
    [8, 'heroes'],
  ] as const)
    test(`ends where the command ends, in quest ${quest + 1} as ${eyes} see it`, () => {
      let told = 0;
      for (const { events, before, after } of played(quest, `unfold ${quest}`, 260, eyes)) {
        const shown = events.reduce((view, event) => unfold(view, event, after), before);
        assert.deepEqual(drawn(shown), drawn(after), events.map(({ type }) => type).join(' '));
        assert.deepEqual(shown.screen?.unplaced, after.screen?.unplaced);
        told += events.length;
      }
      assert.ok(told > 300);
    });

  test('nothing is on the board before its cue, and every cue is short, heard and captioned', () => {
    for (const { events, before, after } of played(8, 'cues', 260, 'heroes')) {
      const cues = allCues(CLASSIC_PLAY, events, before, after, 'fr');
      let arrived = new Set(before.figures.map(({ id }) => id));
      for (const cue of cues) {
        const here = (cue.events as readonly ClassicEvent[]).flatMap((event) =>
          event.type === 'monsterPlaced' || event.type === 'captiveSeen' || event.type === 'heroPlaced'
            ? [event.figure.id]
            : [],
        );
        arrived = new Set([...arrived, ...here]);
        for (const { id } of (cue.view as View).figures) assert.ok(arrived.has(id), `${id} in ${cue.key}`);
        assert.ok(cue.ms > 0 && (cue.ms <= 1500 || cue.card?.weight === 'moment'), cue.key);
        if (cue.sound !== null) assert.ok(isSound(cue.sound.id) && cue.sound.caption !== '');
      }
      assert.equal(new Set(cues.map(({ key }) => key)).size, cues.length);
    }
  });
});

const MAP = `
  +-+-+-+-+-+-+
  |B . O|. . .|
  + + + + + + +
  |. . .d. . .|
  +-+-+-+-+-+-+`;

function scene(): TestTable {
  return table(
    MAP,
    { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    { dark: true, quest: { monsters: [{ kind: 'zombie', at: 'E2' }] } },
  );
}

function cuesOf(at: TestTable, act: () => void): readonly Cue[] {
  const before = at.view();
  act();
  return allCues(CLASSIC_PLAY, at.events, before, at.view(), 'en');
}

const types = (cues: readonly Cue[]): string[] =>
  cues.map(({ events }) => events.map(({ type }) => type).join('+'));

describe('cues', () => {
  test('a step is one cue of at most 200 ms that shows the figure on its new square', () => {
    const at = scene();
    const figure = at.id('B');
    at.do('heroes', { type: 'rollMovement', figure }, [3, 4]);
    const cues = cuesOf(at, () => at.do('heroes', { type: 'step', figure, to: at.square('A2') }));
    assert.deepEqual(types(cues), ['stepped']);
    assert.ok(cues[0]!.ms <= 200);
    assert.equal(cues[0]!.sound?.caption, 'footsteps');
    assert.equal((cues[0]!.view as View).figures[0]!.square, at.square('A2'));
  });

  test('a door opens, then the room comes into view, then what waits in it', () => {
    const at = scene();
    const figure = at.id('B');
    at.do('heroes', { type: 'rollMovement', figure }, [6, 6]);
    for (const to of ['A2', 'B2', 'C2']) at.do('heroes', { type: 'step', figure, to: at.square(to) });
    const cues = cuesOf(at, () => at.do('heroes', { type: 'openDoor', figure, door: 'C2-D2' }));
    assert.deepEqual(types(cues), ['doorOpened', 'revealed', 'monsterPlaced']);
    const [door, room, monster] = cues.map(({ view }) => view as View);
    const zombies = (view: View): number => view.figures.filter(({ kind }) => kind === 'zombie').length;
    assert.deepEqual(door!.doors, ['open']);
    assert.ok(!hasSquare(door!.revealed, at.square('E1')));
    assert.ok(hasSquare(room!.revealed, at.square('E1')));
    assert.equal(zombies(room!), 0);
    assert.equal(zombies(monster!), 1);
    assert.deepEqual(
      cues.map(({ shows }) => shows),
      ['before', 'before', 'after'],
    );
  });

  test('attack and defence are rolled together; the victim stands until it has died', () => {
    const at = scene();
    const [figure, target] = [at.id('B'), at.id('O')];
    at.do('heroes', { type: 'rollMovement', figure }, [6, 6]);
    at.do('heroes', { type: 'step', figure, to: at.square('B1') });
    const cues = cuesOf(at, () =>
      at.do('heroes', { type: 'attack', figure, target }, [
        'skull',
        'skull',
        'whiteShield',
        'whiteShield',
        'skull',
      ]),
    );
    assert.deepEqual(types(cues), ['attackRolled+defenceRolled', 'bodyLost', 'monsterKilled']);
    assert.deepEqual(
      cues.map(({ sound }) => sound?.id),
      ['dice', 'hit', 'monsterDeath'],
    );
    assert.ok(cues.every(({ view }) => (view as View).figures.some(({ id }) => id === target)));
    assert.equal((cues[1]!.view as View).figures.find(({ id }) => id === target)!.body, 0);
  });

  test('a blow that is turned is heard', () => {
    const at = scene();
    const [figure, target] = [at.id('B'), at.id('O')];
    at.do('heroes', { type: 'rollMovement', figure }, [6, 6]);
    at.do('heroes', { type: 'step', figure, to: at.square('B1') });
    const cues = cuesOf(at, () =>
      at.do('heroes', { type: 'attack', figure, target }, [
        'skull',
        'whiteShield',
        'whiteShield',
        'blackShield',
        'skull',
      ]),
    );
    assert.deepEqual(
      cues.map(({ sound }) => sound?.id),
      ['dice', 'block'],
    );
  });

  test('what is read aloud is there in the reader’s language; bookkeeping has no cue', () => {
    const view = scene().view();
    const events = [
      { type: 'noteFired', rules: [], note: 0 },
      { type: 'noteRead', rules: [], text: { en: "The orc's lair.", fr: "L'antre de l'orc !" } },
      { type: 'cardDrawn', rules: [], hero: 'barbarian', card: 'gem' },
      { type: 'cardSetAside', rules: [], card: 'gem' },
    ];
    const cues = allCues(CLASSIC_PLAY, events, view, view, 'fr');
    assert.deepEqual(types(cues), ['noteRead', 'cardDrawn']);
    assert.equal(cues[0]!.readAloud?.text, 'L’antre de l’orc\u202f!');
    assert.deepEqual(cues[1]!.readAloud, { title: 'Gemme', text: 'Une gemme qui vaut 50 pièces d’or.' });
  });
});
