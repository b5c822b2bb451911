import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+-+
  |b . . . . .|
  + + + + + + +
  |. . . . . .|
  +-+-+-+-+-+-+`;

const BARBARIAN = { b: { hero: 'barbarian' } } as const;

rule('EXP-MOV-01', 'a hero walks as many cells as its die and its Speed', () => {
  const t = table(HALL, BARBARIAN, { turn: 'b' });
  t.refuses({ type: 'step', to: 'B1' }, 'rollFirst', 'EXP-MOV-01');
  t.do({ type: 'move', mode: 'walk' }, [2]);
  assert.equal(t.left, 4);
  for (const to of ['B1', 'C1', 'D1', 'E1']) t.do({ type: 'step', to });
  t.refuses({ type: 'step', to: 'F1' }, 'noCellsLeft', 'EXP-MOV-01');
});

rule('EXP-MOV-02', 'a hero need not move, nor roll', () => {
  const t = table(HALL, { ...BARBARIAN }, { turn: 'b' });
  t.do({ type: 'endTurn' });
  assert.equal(t.at('b'), 'A1');
});

rule('EXP-MOV-03', 'it may stop before its cells are used up', () => {
  const t = table(HALL, BARBARIAN, { turn: 'b' });
  t.do({ type: 'move', mode: 'walk' }, [6]);
  t.do({ type: 'step', to: 'B1' });
  t.do({ type: 'endTurn' });
  assert.equal(t.at('b'), 'B1');
});

rule('EXP-MOV-04', 'never diagonally', () => {
  const t = table(HALL, BARBARIAN, { turn: 'b', act: { mode: 'walk', left: 5 } });
  t.refuses({ type: 'step', to: 'B2' }, 'notBeside', 'EXP-MOV-04');
});

rule('EXP-MOV-05', 'never through an opponent', () => {
  const t = table(
    HALL.replace('b . .', 'b o .'),
    { ...BARBARIAN, o: { monster: 'orc' } },
    {
      turn: 'b',
      act: { mode: 'walk', left: 5 },
    },
  );
  t.refuses({ type: 'step', to: 'B1' }, 'opponent', 'EXP-MOV-05');
  t.do({ type: 'step', to: 'A2' });
});

rule('EXP-MOV-06', 'never onto furniture, but onto a magic circle', () => {
  const t = table(HALL.replace('b . . .', 'b T . .').replace('|. . . .', '|O . . .'), BARBARIAN, {
    turn: 'b',
    act: { mode: 'walk', left: 5 },
  });
  t.refuses({ type: 'step', to: 'B1' }, 'blocked', 'EXP-MOV-06');
  t.do({ type: 'step', to: 'A2' });
});

rule('EXP-MOV-08', 'through an ally, not onto it: it goes on, or is put back', () => {
  const map = HALL.replace('b . . .', 'b e . .');
  const figures = { ...BARBARIAN, e: { hero: 'elf' } } as const;
  const t = table(map, figures, { turn: 'b', act: { mode: 'walk', left: 2 } });
  t.do({ type: 'step', to: 'B1' });
  t.refuses({ type: 'endTurn' }, 'goOn', 'EXP-MOV-08');
  t.refuses({ type: 'searchTile' }, 'goOn', 'EXP-MOV-08');
  t.do({ type: 'step', to: 'C1' });
  assert.equal(t.at('b'), 'C1');
  const short = table(map, figures, { turn: 'b', act: { mode: 'walk', left: 1 } });
  short.refuses({ type: 'step', to: 'B1' }, 'noRoomBeyond', 'EXP-MOV-08');
});

rule('EXP-MOV-09', 'another player is asked for leave to pass, and may refuse it', () => {
  const map = HALL.replace('b . . .', 'b e . .');
  const figures = { ...BARBARIAN, e: { hero: 'elf', seat: 'bea' } } as const;
  const ask = () => {
    const t = table(map, figures, { turn: 'b', act: { mode: 'walk', left: 3 } });
    t.do({ type: 'step', to: 'B1' });
    assert.equal(t.asks, 'bea');
    return t;
  };
  const refused = ask();
  refused.do({ type: 'answerCrossing', allow: false });
  assert.deepEqual([refused.at('b'), refused.left], ['A1', 3]);
  const allowed = ask();
  allowed.do({ type: 'answerCrossing', allow: true });
  assert.deepEqual([allowed.at('b'), allowed.left], ['B1', 2]);
});

rule(
  'EXP-RUN-01',
  'running rolls two dice, said before they fall, and not after an action of exploration',
  () => {
    const t = table(HALL, BARBARIAN, { turn: 'b' });
    t.do({ type: 'move', mode: 'run' }, [3, 4]);
    assert.equal(t.left, 9);
    t.refuses({ type: 'move', mode: 'walk' }, 'rolled', 'EXP-RUN-01');
    const searched = table(HALL, BARBARIAN, { turn: 'b', act: { did: 'searchTile' } });
    searched.refuses({ type: 'move', mode: 'run' }, 'actedAlready', 'EXP-RUN-01');
    searched.do({ type: 'move', mode: 'walk' }, [1]);
  },
);

rule('EXP-RUN-02', 'a runner may still fight', () => {
  const t = table(
    HALL.replace('b . .', 'b o .'),
    { ...BARBARIAN, o: { monster: 'orc' } },
    {
      turn: 'b',
      act: { mode: 'run', left: 5 },
    },
  );
  t.do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield', 'monsterShield']);
});

rule('EXP-RUN-03', 'a runner searches nothing', () => {
  const t = table(HALL.replace('b . .', 'b C .'), BARBARIAN, { turn: 'b', act: { mode: 'run', left: 5 } });
  t.refuses({ type: 'searchTile' }, 'running', 'EXP-RUN-03');
  const [chest] = t.state.tiles[0]!.furniture;
  t.refuses({ type: 'searchFurniture', piece: chest!.id }, 'running', 'EXP-RUN-03');
});

rule('EXP-RUN-04', 'a runner opens no door', () => {
  const t = table(HALL.replace('+-+-+-+-+-+-+\n  |b', '+d+-+-+-+-+-+\n  |b'), BARBARIAN, {
    turn: 'b',
    act: { mode: 'run', left: 5 },
  });
  t.refuses({ type: 'openDoor', at: 'A1', side: 0 }, 'running', 'EXP-RUN-04');
});

const RIFT = `
  +-+-+-+-+-+-+
  |e . X X . .|
  +-+-+-+-+-+-+`;

rule('EXP-JMP-01', 'a jump clears one or two cells in a straight line, and costs them', () => {
  const t = table(RIFT, { e: { hero: 'elf' } }, { turn: 'e', act: { mode: 'walk', left: 4 } });
  t.refuses({ type: 'jump', to: 'D1' }, 'noJump', 'EXP-JMP-01');
  t.refuses({ type: 'jump', to: 'E1' }, 'noJump', 'EXP-JMP-01');
  t.do({ type: 'step', to: 'B1' });
  t.refuses({ type: 'step', to: 'C1' }, 'blocked', 'EXP-MOV-06');
  t.do({ type: 'jump', to: 'E1' }, [1]);
  assert.deepEqual([t.at('e'), t.left], ['E1', 0]);
  const short = table(
    RIFT.replace('e .', '. e'),
    { e: { hero: 'elf' } },
    {
      turn: 'e',
      act: { mode: 'walk', left: 2 },
    },
  );
  short.refuses({ type: 'jump', to: 'E1' }, 'noCellsLeft', 'EXP-MOV-01');
});

rule('EXP-JMP-02', 'it is made at a die and Speed of four', () => {
  const at = (face: number) => {
    const t = table(
      RIFT.replace('e .', '. w'),
      { w: { hero: 'warrior' } },
      {
        turn: 'w',
        act: { mode: 'walk', left: 3 },
      },
    );
    return t.do({ type: 'jump', to: 'E1' }, [face]).find(({ type }) => type === 'jumped');
  };
  assert.equal((at(3) as { made?: boolean }).made, true);
  assert.equal((at(2) as { made?: boolean }).made, false);
});

rule('EXP-ITM-01', 'a rope helps to jump by being carried', () => {
  const made = (cards: readonly 'rope'[]) => {
    const t = table(
      RIFT.replace('e .', '. w'),
      { w: { hero: 'warrior', cards } },
      { turn: 'w', act: { mode: 'walk', left: 3 } },
    );
    t.do({ type: 'jump', to: 'E1' }, [2]);
    const { total, help, made: isMade } = t.event('jumped');
    return [total, help, isMade];
  };
  assert.deepEqual(made([]), [3, 0, false]);
  assert.deepEqual(made(['rope']), [4, 1, true]);
  // Two ropes are no longer than one.
  assert.deepEqual(made(['rope', 'rope']), [4, 1, true]);
});

rule('EXP-JMP-03', 'a failed jump ends one cell short, and with it the turn', () => {
  const t = table(
    RIFT.replace('e .', 'e w'),
    { w: { hero: 'warrior' }, e: { hero: 'elf' } },
    {
      turn: 'w',
      act: { mode: 'walk', left: 3 },
    },
  );
  t.do({ type: 'jump', to: 'E1' }, [2]);
  assert.equal(t.at('w'), 'D1');
  assert.ok(t.happened('turnEnded'));
});

rule('EXP-JMP-04', 'who falls loses a point, and walks out on either side in the next turn', () => {
  const t = table(
    RIFT.replace('e .', '. w'),
    { w: { hero: 'warrior' } },
    {
      turn: 'w',
      act: { mode: 'walk', left: 3 },
    },
  );
  t.do({ type: 'jump', to: 'E1' }, [1]);
  assert.equal(t.figure('w').body, 7);
  t.do({ type: 'move', mode: 'walk' }, [1]);
  t.do({ type: 'step', to: 'E1' });
  assert.equal(t.at('w'), 'E1');
});

rule('EXP-JMP-05', 'not in heavy armour', () => {
  const t = table(
    RIFT.replace('e .', '. w'),
    { w: { hero: 'warrior', cards: ['plate'], worn: ['plate'] } },
    { turn: 'w', act: { mode: 'walk', left: 3 } },
  );
  t.refuses({ type: 'jump', to: 'E1' }, 'heavyArmour', 'EXP-JMP-05');
});

rule('EXP-JMP-06', 'a jump is no action', () => {
  const t = table(
    RIFT.replace('e .', '. e'),
    { e: { hero: 'elf' } },
    {
      turn: 'e',
      act: { mode: 'walk', left: 3 },
    },
  );
  t.do({ type: 'jump', to: 'E1' }, [1]);
  t.do({ type: 'searchTile' }, [3]);
});

const GAP = `
  +-+-+-+-+
  |b o . .|
  + + + + +
  |T . . .|
  +-+-+-+-+`;

rule('EXP-TUM-01', 'diagonally between two things in the way, at the price of a cell', () => {
  const t = table(
    GAP,
    { ...BARBARIAN, o: { monster: 'orc' } },
    { turn: 'b', act: { mode: 'walk', left: 2 } },
  );
  t.do({ type: 'tumble', to: 'B2' }, [1]);
  assert.deepEqual([t.at('b'), t.left], ['B2', 1]);
  const wide = table(
    GAP.replace('T', '.'),
    { ...BARBARIAN, o: { monster: 'orc' } },
    {
      turn: 'b',
      act: { mode: 'walk', left: 2 },
    },
  );
  wide.refuses({ type: 'tumble', to: 'B2' }, 'noTumble', 'EXP-TUM-01');
});

rule('EXP-TUM-02', 'it is made at a die and Speed of three', () => {
  const at = (face: number) => {
    const t = table(
      GAP,
      { b: { hero: 'warrior' }, o: { monster: 'orc' } },
      {
        turn: 'b',
        act: { mode: 'walk', left: 2 },
      },
    );
    t.do({ type: 'tumble', to: 'B2' }, [face]);
    return t.at('b');
  };
  assert.deepEqual([at(2), at(1)], ['B2', 'A1']);
});

rule('EXP-TUM-03', 'a failed tumble ends the turn where it stands, unhurt', () => {
  const t = table(
    GAP,
    { b: { hero: 'warrior' }, o: { monster: 'orc' } },
    {
      turn: 'b',
      act: { mode: 'walk', left: 2 },
    },
  );
  t.do({ type: 'tumble', to: 'B2' }, [1]);
  assert.ok(t.happened('turnEnded'));
  assert.equal(t.figure('b').body, 8);
});

rule('EXP-TUM-04', 'not in heavy armour', () => {
  const t = table(
    GAP,
    { b: { hero: 'warrior', cards: ['plate'], worn: ['plate'] }, o: { monster: 'orc' } },
    { turn: 'b', act: { mode: 'walk', left: 3 } },
  );
  t.refuses({ type: 'tumble', to: 'B2' }, 'heavyArmour', 'EXP-TUM-04');
});
