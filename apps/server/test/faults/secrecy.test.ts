import { test } from 'node:test';
import { GAME_IDS } from '@oubliette/shelf';
import { SUBJECTS } from '@oubliette/shelf/testing';
import { HOSTED, hosting, hostingWithoutMaster, tellNoneApart } from './secrecy.ts';
import { seeded } from './seed.ts';

const PAIRS: Readonly<Record<string, number>> = { classic: 100 };
const PAIRS_USUALLY = 30;
const pairsOf = (game: string): number => PAIRS[game] ?? PAIRS_USUALLY;

for (const { game, dice, subject } of HOSTED)
  test(`S6: ${game}, dice by ${dice}: nobody can tell ${pairsOf(game)} pairs of worlds apart by what they are sent`, () =>
    seeded(`secrecy ${game} ${dice}`, (chance) =>
      tellNoneApart(subject, hosting(game, dice), chance, pairsOf(game)),
    ));

for (const game of GAME_IDS)
  test(`S6: ${game}, where the master is away nobody can tell ${pairsOf(game)} pairs of worlds apart`, () =>
    seeded(`secrecy ${game} away`, (chance) =>
      tellNoneApart(SUBJECTS[game], hostingWithoutMaster(game), chance, pairsOf(game)),
    ));
