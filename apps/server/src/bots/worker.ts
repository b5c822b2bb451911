/** A thread in which computer players think. It has the rules and what their seats know, and nothing else. */
import { parentPort } from 'node:worker_threads';
import { makeShelf } from '@oubliette/shelf';
import { serve, Thinkers } from './thinkers.ts';

if (parentPort === null) throw new Error('this runs as a worker thread');

/** Players play what is put before them: they need no quest book. */
const NO_QUESTS = { list: () => [], source: () => Promise.reject(new Error('there is no quest book here')) };

serve(parentPort, new Thinkers(makeShelf({ classic: NO_QUESTS, nextlevel: NO_QUESTS })));
