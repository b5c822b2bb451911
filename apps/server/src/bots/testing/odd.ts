/** A thread of odd players: they choose, fail, die or think for ever, as their first offered move says. */
import { parentPort } from 'node:worker_threads';
import type { BaseCommand } from '@oubliette/kernel';
import type { AnyPlayer, Box } from '@oubliette/table';
import { serve, Thinkers } from '../thinkers.ts';

function oddPlayer(name: string): AnyPlayer {
  let heard = 0;
  return {
    hear: () => {
      heard += 1;
    },
    choose: ({ moves }: { readonly moves: readonly BaseCommand[] }) => {
      const kind = moves[0]?.type;
      if (kind === 'throw') throw new Error('I cannot');
      if (kind === 'die') process.exit(3);
      if (kind === 'loop') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      return { type: name, heard } as BaseCommand;
    },
  };
}

const box = { makeBot: oddPlayer } as unknown as Box;
serve(parentPort!, new Thinkers(new Map([['odd', box]])));
