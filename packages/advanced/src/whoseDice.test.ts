/** Who throws which dice: where dice are typed in, the right person must be asked. */
import assert from 'node:assert/strict';
import { SOUTH } from '@oubliette/dungeon';
import type { Face } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { attack } from './combat/attack.ts';
import type { Command } from './commands.ts';
import { meet } from './encounter/meet.ts';
import { explore } from './generate/lay.ts';
import { layHazard } from './hazards/lay.ts';
import type { Play } from './play.ts';
import { battle, CLOSE, TWO } from './testing/battle.ts';
import { digging, exitTo } from './testing/digging.ts';
import { hazardTable } from './testing/hazards.ts';
import { table } from './testing/table.ts';
import type { AdvancedTable } from './testing/table.ts';
import { rollers, setGoing } from './testing/underWay.ts';
import { trapSprung } from './traps/spring.ts';
import { openChest } from './treasure/chest.ts';
import { share } from './treasure/sharing.ts';
import { electLeader } from './turns/election.ts';

const ROOM = `
  +-+-+-+-+-+
  |A . . . .|
  + + + + + +
  |B . . . .|
  +-+-+d+-+-+
  |: : : : :|
  +-+-+-+-+-+
`;

/** A room where Bob’s B leads, and Ann has A. */
function room(): AdvancedTable {
  return table(ROOM, { A: {}, B: { seat: 'bob' } }, { state: { leader: 'B' } });
}

/** Carries out a command without checking it. */
function doing(command: Command): (play: Play) => void {
  return (play) => play.world.referee.rules.handlers[command.type]!.perform(play, command, 'nobody');
}

function dug(face: readonly Face[]): string[] {
  const here = digging('junction');
  return rollers(here, (play) => explore(play, exitTo(here, SOUTH)), face);
}

rule('ADV-SET-29', 'for the lead each hero player throws their own die', () => {
  assert.deepEqual(rollers(room(), electLeader, [4, 9]), ['ann ADV-SET-29', 'bob ADV-SET-29']);
});

rule('ADV-SET-30', 'what a passage is like, the leader rolls: length, features, end', () => {
  const leader = ['ADV-GEN-13', 'ADV-GEN-14', 'ADV-GEN-14', 'ADV-GEN-17', 'ADV-GEN-17'];
  assert.deepEqual(
    dug([1, 4, 5, 3, 3, 1, 4, 5, 3, 3]),
    [...leader, ...leader].map((by) => `ann ${by}`),
  );
});

rule('ADV-SET-30', 'what is behind a room’s door, what a room is and its doors, the leader rolls', () => {
  const here = digging('room');
  const explored = rollers(here, (play) => explore(play, exitTo(here, SOUTH)), [1, 6]);
  assert.deepEqual(explored, ['ann ADV-GEN-10', 'ann ADV-GEN-22']);
  assert.deepEqual(rollers(here, doing({ type: 'chooseLayout', option: 0 }), [5]), ['ann ADV-GEN-30']);
});

rule('ADV-GM-06', 'who is there, the master rolls, behind the screen', () => {
  const thrown = dug([1, 2, 2, 3, 3, 7, 1, 4, 5, 3, 3]);
  assert.deepEqual(
    thrown.filter((roll) => roll.startsWith('master')),
    ['master ADV-GEN-16'],
  );
});

rule('ADV-ENC-08', 'the leader’s player rolls for surprise, and the master', () => {
  const here = room();
  const area = here.areaAt('A1');
  const thrown = rollers(
    here,
    (play) => meet(play, { monsters: { ratman: 1 }, area, how: 'surprise' }),
    [7, 6],
  );
  assert.deepEqual(thrown, ['bob ADV-ENC-08', 'master ADV-ENC-08']);
});

rule('ADV-TURN-08', 'the master rolls for a counter, and draws it', () => {
  const here = room();
  const [drawn] = here.state.master.bowl;
  const begin = (play: Play) => play.begin({ tag: 'masterPhase', stage: 'roll' }, 'ADV-TURN-08');
  assert.deepEqual(rollers(here, begin, [1, drawn!]), ['master ADV-TURN-08', 'master ADV-TOK-01']);
});

rule('ADV-SECR-09', 'whoever searches a wall rolls, leader or not', () => {
  const search = doing({ type: 'searchWall', figure: 'A', side: 0 });
  assert.deepEqual(rollers(room(), search, [3]), ['ann ADV-SECR-09']);
});

rule('ADV-SECR-16', 'whoever looks for treasure rolls for the room and for the cache', () => {
  const search = doing({ type: 'searchRoom', figure: 'A' });
  assert.deepEqual(rollers(room(), search, [9, 9, 4]), Array<string>(3).fill('ann ADV-SECR-16'));
});

rule('ADV-SPOT-05', 'the master rolls for the trap, whoever set it off rolls to see it', () => {
  const here = room();
  const { square } = here.figure('A');
  const thrown = rollers(here, (play) => trapSprung(play, { figure: 'A', square, chest: null }), [1, 12]);
  assert.deepEqual(thrown, ['master ADV-SPOT-04', 'ann ADV-SPOT-05']);
});

rule('ADV-HAZ-01', 'the master rolls for the hazard of a room', () => {
  const here = hazardTable();
  assert.deepEqual(
    rollers(here, (play) => layHazard(play, here.areaAt('C1')), [9]),
    ['master ADV-HAZ-01'],
  );
});

const CHEST = { id: 'chest-1', tag: 'chest', square: 1, state: 'closed', found: null, holds: [] } as const;

rule('ADV-TRE-05', 'the master rolls for what is in a chest', () => {
  const here = table(ROOM, { A: {}, B: {} }, { level: { things: [CHEST] } });
  assert.deepEqual(
    rollers(here, (play) => openChest(play, 'A', CHEST.id), [6]),
    ['master ADV-TRE-05'],
  );
});

rule('ADV-EXPL-14', 'those who want the same thing each throw their own die', () => {
  const found = { gold: 0, items: ['rope'] };
  const open = { ...CHEST, state: 'open', found } as const;
  const here = table(ROOM, { A: {}, B: { seat: 'bob' } }, { level: { things: [open] } });
  setGoing(here, (play) => share(play, CHEST.id));
  here.do({ type: 'claim', figure: 'A', item: 'rope' });
  const claim = doing({ type: 'claim', figure: 'B', item: 'rope' });
  assert.deepEqual(rollers(here, claim, [7, 3]), ['ann ADV-EXPL-14', 'bob ADV-EXPL-14']);
});

rule('ADV-HAZ-50', 'the master rolls what the bats do', () => {
  const here = table(ROOM.replace('d', 'o').replace('A', '.').replace('B', '.').replace(': : :', ': : A'), {
    A: {},
  });
  setGoing(here, (play) => layHazard(play, here.areaAt('A1'), 'bats'));
  const fight = doing({ type: 'fightBats', figure: 'A' });
  assert.deepEqual(rollers(here, fight, [2]), ['master ADV-HAZ-50']);
});

rule(
  'ADV-GM-10',
  'the master rolls the hits and the damage of the monsters, a player those of a hero',
  () => {
    const here = battle(CLOSE, TWO);
    const blow = (attacker: string, target: string): string[] =>
      rollers(
        here,
        (play) => attack(play, { attacker, target, weapon: 'sword' }),
        attacker === 'B' ? [11, 12, 1, 1, 1, 1] : [11, 1, 1, 1],
      );
    assert.deepEqual(blow(here.id('R'), 'A'), [
      'master ADV-HTH-05',
      ...Array<string>(3).fill('master ADV-HTH-13'),
    ]);
    assert.deepEqual(blow('B', here.id('Q')), [
      'bob ADV-HTH-05',
      ...Array<string>(4).fill('bob ADV-HTH-13'),
      'bob ADV-HTH-15',
    ]);
  },
);
