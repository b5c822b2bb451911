import { classicExperiment } from '../../src/classic/index.ts';
import { ofEachQuest } from '../benched.ts';
import type { Benched } from '../benched.ts';

export const benched: Benched = { played: ofEachQuest(classicExperiment), sliceMs: 400 };
