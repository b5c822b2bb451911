import { test } from 'node:test';
import { GAME_IDS } from '@oubliette/shelf';
import { SUBJECTS } from '@oubliette/shelf/testing';
import { HOSTED, hosting, hostingWithoutMaster, tellNoneApart } from './secrecy.ts';
import { seeded } from './seed.ts';

const PAIRS = 100;

for (const { game, dice, subject } of HOSTED)
  test(`S6: ${game}, dice by ${dice}: nobody can tell ${PAIRS} pairs of worlds apart by what they are sent`, () =>
    seeded(`secrecy ${game} ${dice}`, (chance) =>
      tellNoneApart(subject, hosting(game, dice), chance, PAIRS),
    ));

for (const game of GAME_IDS)
  test(`S6: ${game}, where the master is away nobody can tell ${PAIRS} pairs of worlds apart`, () =>
    seeded(`secrecy ${game} away`, (chance) =>
      tellNoneApart(SUBJECTS[game], hostingWithoutMaster(game), chance, PAIRS),
    ));
