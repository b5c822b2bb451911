// Which test files share a process: dealt out by how long each took before, so that the processes end at about the same time.
import recorded from './seconds.json' with { type: 'json' };

/** Seconds by file, as `npm test -- --record` and `npm run test:long -- --record` wrote them down. */
export type Seconds = Readonly<Record<string, number>>;

/** What a file takes that was never recorded, or too short to be. */
export const FEW_SECONDS = 0.5;

/** Random matches need nothing but a core: they fill in wherever another test waits for a browser or a disk. */
const PATIENT = /\/test\/properties(?:-\d+\.long)?\.test\.ts$/;

/** What one process runs. */
export type Hand = { readonly files: readonly string[]; readonly yields: boolean };

/** Two hands for every process that may run at once: its tests, and random matches to be played when there is time. */
export function deal(files: readonly string[], processes: number, seconds: Seconds = recorded): Hand[] {
  const patient = files.filter((file) => PATIENT.test(file));
  const others = files.filter((file) => !PATIENT.test(file));
  return [
    ...dealt(others, processes, seconds).map((hand) => ({ files: hand, yields: false })),
    ...dealt(patient, processes, seconds).map((hand) => ({ files: hand, yields: true })),
  ];
}

/** The longest first, each to the hand that has least to do. Hands that stay empty are left out. */
function dealt(files: readonly string[], count: number, seconds: Seconds): string[][] {
  const secondsOf = (file: string): number => seconds[file] ?? FEW_SECONDS;
  const hands = Array.from({ length: count }, () => ({ files: [] as string[], seconds: 0 }));
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const hand = hands.reduce((least, one) => (one.seconds < least.seconds ? one : least));
    hand.files.push(file);
    hand.seconds += secondsOf(file);
  }
  return hands.map((hand) => hand.files).filter((hand) => hand.length > 0);
}
