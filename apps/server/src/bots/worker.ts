/** A thread in which computer players think. It has the rules and what their seats know, nothing else. */
import { parentPort } from 'node:worker_threads';
import { forEachGame, makeShelf, NO_QUESTS } from '@oubliette/shelf';
import { serve, Thinkers } from './thinkers.ts';

if (parentPort === null) throw new Error('this runs as a worker thread');

/** Players never choose a quest: they need no quest book. */
const shelf = await makeShelf(forEachGame(() => NO_QUESTS));

serve(parentPort, new Thinkers(shelf));
