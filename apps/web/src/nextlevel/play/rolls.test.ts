import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HERO_KINDS } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Dice } from '@oubliette/kernel';
import { nextlevel } from '@oubliette/nextlevel';
import { sensibleNextPlayer } from '@oubliette/players/nextlevel';
import { facesOf, rollIn } from './rolls.ts';

/** Drawn cards are not on a tray. */
const PILES: readonly string[] = ['scroll', 'rack', 'treasure'];

for (const { id, source } of readQuestBook().slice(0, 4))
  test(`every die of a match is told, as the die it was: ${id}`, () => {
    const seats = HERO_KINDS.map((kind) => ({ id: kind, plays: [kind] }));
    const opened = nextlevel.open({
      quest: source,
      seats: [...seats, { id: 'morcar', plays: 'morcar' }],
      heroes: HERO_KINDS.map((kind) => ({ kind })),
      progress: HERO_KINDS.map((kind) => ({ kind, level: 5 })),
      options: { traps: 'varied', assuredAttacks: true },
    });
    assert.ok(opened.ok, JSON.stringify(opened));
    const { game } = opened;
    const stream = streamFromSeed(id);
    let rolled: string[] = [];
    const dice: Dice = {
      roll(die, by, rule) {
        const face = stream.roll(die, by, rule);
        if (!PILES.includes(die.id)) rolled.push(`${die.id} ${String(face)}`);
        return face;
      },
    };
    const { state } = game.start(dice);
    rolled = [];
    const players = new Map(
      game.seats.map((seat) => [seat.id, sensibleNextPlayer({ difficulty: 'normal' })]),
    );
    playOut(game, state, players, dice, {
      most: 800,
      each(_seat, command, events) {
        const told = events.flatMap((event) => rollIn(event)?.dice ?? []);
        for (const { die, face } of told)
          assert.ok(facesOf(die).includes(face), `${die} has no ${String(face)}`);
        assert.deepEqual(
          told.map(({ die, face }) => `${die} ${String(face)}`).toSorted(),
          rolled.toSorted(),
          JSON.stringify(command),
        );
        rolled = [];
      },
    });
  });
