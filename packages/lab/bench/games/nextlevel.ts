import { nextlevelExperiment } from '../../src/nextlevel/index.ts';
import { ofEachQuest } from '../benched.ts';
import type { Benched } from '../benched.ts';

export const benched: Benched = { played: ofEachQuest(nextlevelExperiment), sliceMs: 2000 };
