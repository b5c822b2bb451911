import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Face } from '@oubliette/kernel';
import { levelOf } from '../figures.ts';
import type { ExpeditionScene, SceneFigure } from '../scenario/arrange.ts';
import { gameOn } from '../game.ts';
import { MASTER } from '../setup.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { looksOf } from './disguise.ts';
import { unmask } from './unmask.ts';
import { meet } from './meet.ts';
import { isSentry } from './sentry.ts';
import type { Coming } from './types.ts';

/** The party in a passage, an open door, a room behind it with another door in its far wall. */
const MAP = `
  +-+-+-+-+-+-+-+-+
  |: :|. . . . .|.|
  + + + + + + + + +
  |: EoR . . . .d.|
  + + + + + + + + +
  |: G|. . . . .|.|
  +-+-+-+-+-+-+-+-+
`;

const ROOM = 'scene-1.r1';

function party(elf: Partial<SceneFigure> = {}, rest: Partial<ExpeditionScene> = {}): AdvancedTable {
  const map = MAP.replace('R', '.');
  return table(map, { E: { race: 'elf', ...elf }, G: { seat: 'bob' } }, rest);
}

function comes(
  here: AdvancedTable,
  monsters: Record<string, number>,
  dice: readonly Face[],
  how: Coming = 'surprise',
): void {
  setGoing(here, (play) => meet(play, { monsters, area: ROOM, how }), dice);
}

rule('ADV-ENC-08', 'leader and master roll before any monster is put down', () => {
  const here = party({ race: 'human' });
  comes(here, { ratman: 2 }, [7, 6]);
  const { leader, master, placedBy } = here.event('surpriseTested');
  assert.deepEqual([leader, master, placedBy], [7, 6, 'leader']);
  assert.equal(here.happened('monsterPlaced'), false);
});

rule('ADV-ENC-08', 'what an alarm or a counter brings is not tested for', () => {
  const here = party();
  comes(here, { ratman: 1 }, [], 'placed');
  assert.equal(here.happened('surpriseTested'), false);
  assert.deepEqual(here.awaited(), [{ seat: MASTER, prompt: 'placeMonster' }]);
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'E1' });
  assert.equal(here.happened('monsterShifted'), false);
  assert.equal(here.state.fight!.placedBy, null);
});

rule('ADV-ENC-09', 'an elf who looks in gives the leader 1 more', () => {
  const here = party();
  comes(here, { ratman: 1 }, [6, 7]);
  assert.deepEqual([here.event('surpriseTested').leader, here.event('surpriseTested').elf], [7, true]);
  assert.equal(here.event('surpriseTested').placedBy, 'leader');
});

rule('ADV-ENC-09', 'not an elf who is knocked out, nor one who does not see in', () => {
  const fallen = party({ wounds: 0 });
  comes(fallen, { ratman: 1 }, [6, 7]);
  assert.equal(fallen.event('surpriseTested').elf, false);
  const aside = table(MAP.replace('R', '.').replace('|: G|', '|E G|').replace(': Eo', ': :o'), {
    E: { race: 'elf' },
    G: {},
  });
  comes(aside, { ratman: 1 }, [6, 7]);
  assert.equal(aside.event('surpriseTested').elf, false, 'away from the doorway');
});

rule('ADV-ENC-09', 'two elves still give 1', () => {
  const map = MAP.replace('R', '.');
  const here = table(map, { E: { race: 'elf' }, G: { race: 'elf' } });
  comes(here, { ratman: 1 }, [5, 7]);
  assert.equal(here.event('surpriseTested').leader, 6);
});

rule('ADV-ENC-10', 'a sentry gives the master 1 more, two of them no more than that', () => {
  const one = party({ race: 'human' });
  comes(one, { ratman: 1, ratmanSentry: 2 }, [6, 6]);
  assert.deepEqual([one.event('surpriseTested').master, one.event('surpriseTested').sentry], [7, true]);
  assert.equal(one.event('surpriseTested').placedBy, 'master');
});

rule('ADV-ENC-10', 'that there is one was heard by all; which it is they do not see', () => {
  const shown = (monsters: Record<string, number>): readonly unknown[] => {
    const here = party({ race: 'human' });
    comes(here, monsters, [9, 4]);
    return gameOn(here.world)
      .view(here.state, 'bob')
      .underWay.filter((frame) => (frame as { tag: string }).tag === 'meeting');
  };
  const [plain] = shown({ ratman: 2 });
  const [guarded] = shown({ ratman: 1, ratmanSentry: 1 });
  assert.deepEqual(guarded, { ...(plain as object), sentry: true });
  assert.equal((plain as { sentry: boolean }).sentry, false);
});

rule(
  'ADV-ENC-11',
  'equal totals are the leader’s, who puts them anywhere in their section, one to a square',
  () => {
    const here = party({ race: 'human' });
    comes(here, { ratman: 2 }, [5, 5]);
    assert.deepEqual(here.awaited(), [{ seat: 'ann', prompt: 'placeMonster' }]);
    here.do({ type: 'placeMonster', kind: 'ratman', at: 'G3' });
    here.refuses({ type: 'placeMonster', kind: 'ratman', at: 'G3' }, 'monstersNotThere', 'ADV-ENC-17');
    here.refuses({ type: 'placeMonster', kind: 'ogre', at: 'G1' }, 'noSuchMonster', 'ADV-ENC-11');
    here.do({ type: 'placeMonster', kind: 'ratman', at: 'D1' });
    assert.deepEqual(
      here.state.figures.slice(2).map(({ id, square, group }) => [id, here.squareName(square), group]),
      [
        ['ratman-1', 'G3', 1],
        ['ratman-2', 'D1', 1],
      ],
    );
  },
);

rule(
  'ADV-ENC-12',
  'then the master may shift each by one square, not diagonally and not out of the section',
  () => {
    const here = party({ race: 'human' });
    comes(here, { ratman: 2 }, [5, 5]);
    here.do({ type: 'placeMonster', kind: 'ratman', at: 'D1' });
    here.do({ type: 'placeMonster', kind: 'ratman', at: 'D2' });
    assert.deepEqual(here.awaited(), [{ seat: MASTER, prompt: 'shiftMonsters' }]);
    here.refuses({ type: 'shiftMonster', figure: 'ratman-1', to: 'E2' }, 'oneFreeSquare', 'ADV-ENC-12');
    here.refuses({ type: 'shiftMonster', figure: 'ratman-1', to: 'D2' }, 'oneFreeSquare', 'ADV-ENC-12');
    here.do({ type: 'shiftMonster', figure: 'ratman-2', to: 'C2' });
    here.refuses({ type: 'shiftMonster', figure: 'ratman-2', to: 'D2' }, 'shiftedAlready', 'ADV-ENC-12');
    here.refuses({ type: 'shiftMonster', figure: 'ratman-2', to: 'B2' }, 'shiftedAlready', 'ADV-ENC-12');
    here.do({ type: 'monstersStand' });
    assert.deepEqual(
      here.state.figures.slice(2).map(({ square }) => here.squareName(square)),
      ['D1', 'C2'],
    );
  },
);

rule('ADV-ENC-13', 'after that a normal combat turn begins with the heroes', () => {
  const here = party({ race: 'human' });
  comes(here, { ratman: 1 }, [5, 5]);
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'D1' });
  here.do({ type: 'monstersStand' });
  assert.equal(here.event('fightBegan').surprised, false);
  assert.equal(here.state.fight!.placedBy, 'leader');
  assert.deepEqual([here.state.turn.mode, here.state.turn.phase], ['combat', 'heroes']);
});

rule('ADV-ENC-14', 'with more on the dice the master puts them down', () => {
  const here = party({ race: 'human' });
  comes(here, { ratman: 1 }, [5, 6]);
  assert.deepEqual(here.awaited(), [{ seat: MASTER, prompt: 'placeMonster' }]);
  here.refuses({ type: 'placeMonster', kind: 'ratman', at: 'D1' }, 'notYours', 'ADV-ENC-14', 'ann');
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'D1' });
  assert.equal(here.event('monsterPlaced').by, 'master');
});

rule('ADV-ENC-15', 'and the leader may shift each by one square', () => {
  const here = party({ race: 'human' });
  comes(here, { ratman: 2 }, [5, 6]);
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'D1' });
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'E1' });
  assert.deepEqual(here.awaited(), [{ seat: 'ann', prompt: 'shiftMonsters' }]);
  here.do({ type: 'shiftMonster', figure: 'ratman-2', to: 'F1' });
  here.do({ type: 'shiftMonster', figure: 'ratman-1', to: 'E1' });
  assert.equal(here.event('monsterShifted').by, 'leader');
  assert.deepEqual(here.state.turn.mode, 'combat', 'all have been shifted: nobody has to say so');
});

rule('ADV-ENC-16', 'surprised heroes lose their phase: the first turn begins with the master’s', () => {
  const here = party({ race: 'human' });
  comes(here, { ratman: 1 }, [5, 6]);
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'D1' });
  here.do({ type: 'monstersStand' });
  assert.equal(here.event('fightBegan').surprised, true);
  assert.deepEqual([here.state.turn.mode, here.state.turn.phase], ['combat', 'master']);
});

rule('ADV-ENC-01', 'combat turns begin whenever monsters are met', () => {
  const here = party({ race: 'human' });
  assert.equal(here.state.turn.mode, 'exploration');
  comes(here, { ratman: 1 }, [], 'placed');
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'D1' });
  assert.equal(here.state.turn.mode, 'combat');
  assert.equal(here.state.fight!.groups[0]!.gold, 10);
});

for (const how of ['surprise', 'wandering', 'ambush', 'placed'] as const)
  rule('ADV-ENC-01', `a combat turn begins at once, however they come: ${how}`, () => {
    const here = party({ race: 'human' });
    comes(here, { ratman: 1 }, how === 'surprise' ? [12, 1] : [], how);
    assert.deepEqual(here.event('monstersFound').monsters, { ratman: 1 });
    const { at } = here.offered('placeMonster', how === 'surprise' ? 'ann' : 'master')[0]!;
    here.do({ type: 'placeMonster', kind: 'ratman', at: here.squareName(at) });
    if (here.awaited()[0]?.prompt === 'shiftMonsters') here.do({ type: 'monstersStand' });
    assert.equal(here.event('fightBegan').group.monsters['ratman'], 1);
    assert.deepEqual(
      [here.state.turn.mode, here.state.turn.number, here.event('turnBegan').mode],
      ['combat', 2, 'combat'],
    );
    assert.deepEqual([here.state.turn.phase, here.event('fightBegan').surprised], ['heroes', false]);
  });

rule('ADV-ENC-01', 'a character with nobody beside it is a fight, and nobody at all is none', () => {
  const here = party({ race: 'human' });
  setGoing(here, (play) =>
    meet(play, { monsters: {}, characters: ['ratmanAssassin'], area: ROOM, how: 'placed' }),
  );
  here.do({ type: 'placeMonster', kind: 'ratmanAssassin', at: 'D1' });
  assert.deepEqual(
    [here.state.turn.mode, here.figure('ratmanAssassin-1').character],
    ['combat', 'ratmanAssassin'],
  );
  const alone = party({ race: 'human' });
  setGoing(alone, (play) => meet(play, { monsters: {}, area: ROOM, how: 'placed' }));
  assert.deepEqual(
    [alone.state.turn.mode, alone.state.fight, alone.happened('monstersFound')],
    ['exploration', null, false],
  );
});

rule('ADV-ENC-17', 'they stand where they are met and nowhere else; those without room wait', () => {
  const here = party({ race: 'human' });
  comes(here, { ratman: 17 }, [], 'placed');
  here.refuses({ type: 'placeMonster', kind: 'ratman', at: 'B1' }, 'monstersNotThere', 'ADV-ENC-17');
  for (const row of [1, 2, 3])
    for (const column of 'CDEFG') here.do({ type: 'placeMonster', kind: 'ratman', at: `${column}${row}` });
  assert.deepEqual(here.state.fight!.waiting, [
    { of: 'ratman', group: 1 },
    { of: 'ratman', group: 1 },
  ]);
  assert.equal(here.state.figures.length, 17);
});

rule('ADV-ENC-17', 'the surplus comes in when the master’s phase begins, as far as there is room', () => {
  const map = MAP.replace('R', '.');
  const group = { id: 1, area: ROOM, monsters: { ratman: 2 }, characters: [], gold: 20 };
  const here = table(
    map,
    { E: {}, G: {} },
    {
      turn: { mode: 'combat', phase: 'heroes' },
      state: {
        fight: {
          turns: 1,
          placedBy: null,
          groups: [group],
          slain: [],
          waiting: [{ of: 'ratman', group: 1 }],
          ambushed: false,
          behindDoor: null,
          missiles: {},
          fixed: {},
        },
      },
    },
  );
  setGoing(here, (play) => play.tell('phaseBegan', { phase: 'master' }, ['ADV-CMB-01']));
  assert.deepEqual(here.awaited(), [{ seat: MASTER, prompt: 'placeMonster' }]);
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'G3' });
  assert.deepEqual(here.state.fight!.waiting, []);
  assert.deepEqual(here.state.fight!.groups.length, 1, 'no new group');
});

rule('ADV-ENC-18', 'where a sentry is there is a door besides the way in, and the master adds it', () => {
  const map = `
    +-+-+-+-+-+
    |: :|. . .|
    + + + + + +
    |: Eo. . .|
    +-+-+-+-+-+
  `;
  const rest = { field: { width: 12, height: 8, x: 2, y: 2 } };
  const here = table(map, { E: {} }, rest);
  comes(here, { ratmanSentry: 1 }, []);
  assert.deepEqual(here.awaited(), [{ seat: MASTER, prompt: 'chooseWall' }]);
  here.do({ type: 'chooseWall', area: ROOM, side: 1 });
  here.do({ type: 'placeDoor', at: 'G3' }, [4, 3]);
  assert.equal(levelOf(here.state).layout.exits.length, 1);
  const sure = table(map, { E: {} }, rest);
  setGoing(sure, (play) => meet(play, { monsters: { ratmanSentry: 1 }, area: ROOM, how: 'ambush' }));
  assert.deepEqual(sure.awaited(), [{ seat: MASTER, prompt: 'placeMonster' }], 'an ambush brings no door');
});

rule('ADV-ENC-21', 'different kinds in a group are different figures', () => {
  const here = party({ race: 'human' });
  comes(here, { ratman: 1, goblin: 1 }, [5, 5]);
  here.do({ type: 'placeMonster', kind: 'goblin', at: 'D1' });
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'E1' });
  assert.deepEqual(
    here
      .view('ann')
      .figures.slice(2)
      .map(({ id, of }) => [id, of]),
    [
      ['goblin-1', 'goblin'],
      ['ratman-1', 'ratman'],
    ],
  );
});

rule(
  'ADV-ENC-21',
  'an orc is never taken for a goblin, nor a mummy for a zombie; their sentries are for theirs',
  () => {
    assert.deepEqual(looksOf({ orc: 2, goblin: 3, orcSentry: 1, orcChampion: 1 }), { orc: 4, goblin: 3 });
    assert.deepEqual(looksOf({ zombie: 2, mummy: 1, wight: 1 }), { zombie: 2, mummy: 1, wight: 1 });
    assert.deepEqual(
      looksOf({ ratmanChampion: 2, ratmanWarlord: 1 }),
      { ratmanChampion: 3 },
      'of those there',
    );
    assert.deepEqual(looksOf({ ratman: 0, ratmanSentry: 1 }), { ratman: 0, ratmanSentry: 1 });
  },
);

function withSentry(): AdvancedTable {
  const here = party({ race: 'human' });
  comes(here, { ratman: 2, ratmanSentry: 1 }, [9, 3]);
  for (const at of ['D1', 'E1', 'F1']) here.do({ type: 'placeMonster', kind: 'ratman', at });
  return here;
}

rule('ADV-ENC-22', 'a special monster looks like the others until it does what only it can', () => {
  const here = withSentry();
  const looks = (seat: string) =>
    here
      .view(seat)
      .figures.slice(2)
      .map(({ of }) => of);
  assert.deepEqual(looks('ann'), ['ratman', 'ratman', 'ratman']);
  assert.deepEqual(looks(MASTER), ['ratman', 'ratman', 'ratmanSentry']);
  assert.deepEqual(
    here.state.figures.slice(2).map(({ id }) => id),
    ['ratman-1', 'ratman-2', 'ratman-3'],
  );
  setGoing(here, (play) => unmask(play, 'ratman-3'));
  assert.equal(here.event('unmasked').of, 'ratmanSentry');
  assert.deepEqual(looks('ann'), ['ratman', 'ratman', 'ratmanSentry']);
});

rule('ADV-ENC-22', 'the master may say which of those that look alike it is, and nobody learns of it', () => {
  const here = withSentry();
  here.refuses({ type: 'switchMonsters', figure: 'ratman-1', with: 'ratman-2' }, 'notAlike', 'ADV-ENC-22');
  here.do({ type: 'switchMonsters', figure: 'ratman-3', with: 'ratman-1' });
  assert.deepEqual(here.event('monstersSwitched').audience, [MASTER]);
  const [first, , third] = here.state.figures.slice(2);
  assert.deepEqual(
    [first!.of, first!.disguise, here.squareName(first!.square), third!.of, third!.disguise],
    ['ratmanSentry', 'ratman', 'D1', 'ratman', null],
  );
  here.refuses({ type: 'switchMonsters', figure: 'ratman-1', with: 'ratman-2' }, 'notAlike', 'ADV-ENC-22');
});

rule('ADV-ENC-22', 'what the heroes are told of a monster put down is what it looks like', () => {
  const here = party({ race: 'human' });
  comes(here, { ratman: 1, ratmanSentry: 1 }, [3, 9]);
  assert.deepEqual(here.all('monstersFound')[0]?.monsters ?? {}, { ratman: 2 });
  here.do({ type: 'placeMonster', kind: 'ratmanSentry', at: 'D1' });
  const event = here.event('monsterPlaced');
  assert.equal(event.figure.of, 'ratmanSentry');
  const redaction = here.world.referee.rules.redactions['monsterPlaced']!;
  const told = redaction(event, 'ann') as typeof event;
  assert.deepEqual([told.figure.of, told.figure.disguise], ['ratman', null]);
  assert.equal((redaction(event, MASTER) as typeof event).figure.of, 'ratmanSentry');
});

rule('ADV-ENC-23', 'elf and sentry: 4 against 3, the leader places, the master shifts, a normal turn', () => {
  const here = party();
  comes(here, { ratman: 2, ratmanSentry: 1 }, [4, 3]);
  const { leader, master, elf, sentry, placedBy } = here.event('surpriseTested');
  assert.deepEqual([leader, master, elf, sentry, placedBy], [5, 4, true, true, 'leader']);
  for (const at of ['G1', 'G2', 'G3']) here.do({ type: 'placeMonster', kind: 'ratman', at });
  for (const [figure, to] of [
    ['ratman-1', 'F1'],
    ['ratman-2', 'F2'],
    ['ratman-3', 'F3'],
  ])
    here.do({ type: 'shiftMonster', figure, to });
  assert.deepEqual([here.state.turn.mode, here.state.turn.phase], ['combat', 'heroes']);
});

rule(
  'ADV-TOK-13',
  'ambushers of the first turn are put down as the others were; the sentry among them is ordinary',
  () => {
    const here = party({ race: 'human' });
    comes(here, { ratman: 1 }, [5, 5]);
    here.do({ type: 'placeMonster', kind: 'ratman', at: 'D1' });
    here.do({ type: 'monstersStand' });
    setGoing(here, (play) => meet(play, { monsters: { ratmanSentry: 1 }, area: ROOM, how: 'ambush' }));
    assert.deepEqual(here.awaited(), [{ seat: 'ann', prompt: 'placeMonster' }]);
    here.do({ type: 'placeMonster', kind: 'ratmanSentry', at: 'G3' });
    assert.deepEqual(here.awaited(), [{ seat: MASTER, prompt: 'shiftMonsters' }]);
    here.do({ type: 'monstersStand' });
    assert.equal(isSentry(here.state, here.state.figures.at(-1)!), false, 'ADV-TOK-15');
    assert.equal(here.state.fight!.groups.length, 2);
  },
);

rule(
  'ADV-TOK-09',
  'a counter’s first monster stands as far off as some hero sees, the others beside it',
  () => {
    const here = table(
      `
    +-+-+-+-+-+-+-+-+
    |E : : : : : : :|
    + + + + + + + + +
    |: : : : : : : :|
    +-+-+-+-+-+-+-+-+
    `,
      { E: {} },
    );
    setGoing(here, (play) => meet(play, { monsters: { ratman: 2 }, area: 'scene-1', how: 'wandering' }));
    here.refuses({ type: 'placeMonster', kind: 'ratman', at: 'G1' }, 'monstersNotThere', 'ADV-ENC-17');
    here.do({ type: 'placeMonster', kind: 'ratman', at: 'H1' });
    here.refuses({ type: 'placeMonster', kind: 'ratman', at: 'G1' }, 'monstersNotThere', 'ADV-ENC-17');
    here.do({ type: 'placeMonster', kind: 'ratman', at: 'H2' });
    assert.deepEqual([here.state.turn.mode, here.state.turn.phase], ['combat', 'heroes']);
  },
);

rule('ADV-ENC-20', 'a group that joins a fight costs the heroes no phase', () => {
  const here = party({ race: 'human' });
  comes(here, { ratman: 1 }, [5, 5]);
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'D1' });
  here.do({ type: 'monstersStand' });
  comes(here, { goblin: 1 }, [1, 12]);
  here.do({ type: 'placeMonster', kind: 'goblin', at: 'G1' });
  here.do({ type: 'monstersStand' });
  assert.deepEqual([here.state.turn.mode, here.state.turn.phase], ['combat', 'heroes']);
});

rule('ADV-ENC-06', 'monsters that see the heroes fight on: the turn after is a combat turn', () => {
  const here = party({ race: 'human' });
  comes(here, { ratman: 1 }, [5, 5]);
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'C2' });
  here.do({ type: 'monstersStand' });
  for (const seat of ['ann', 'bob', MASTER]) here.do({ type: 'done' }, [], seat);
  assert.deepEqual([here.state.turn.mode, here.state.turn.phase], ['combat', 'heroes']);
  assert.equal(here.at('ratman-1'), 'C2');
});

rule(
  'ADV-ENC-07',
  'no monster leaves by the stairs or otherwise: none of the master’s commands takes one away',
  () => {
    const here = party({ race: 'human' });
    comes(here, { ratman: 1 }, [1, 5]);
    here.do({ type: 'placeMonster', kind: 'ratman', at: 'C2' });
    here.do({ type: 'monstersStand' });
    const moves = gameOn(here.world).moves(here.state, MASTER);
    assert.ok(moves.length > 0);
    assert.deepEqual(
      moves.filter(({ type }) => /leave|flee|stairs/i.test(type)),
      [],
    );
  },
);
