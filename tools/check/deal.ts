// Which test files share a process: dealt by their recorded times, so that the processes end together.
import recorded from './seconds.json' with { type: 'json' };

/** Seconds by file, as recorded by `npm test -- --record` and `npm run test:long -- --record`. */
export type Seconds = Readonly<Record<string, number>>;

/** The time of a file never recorded, or too short to be. */
export const FEW_SECONDS = 0.5;

/** Random matches need only a core: they fill in while another test waits for a browser or a disk. */
const PATIENT = /\/test\/properties(?:-\d+\.long)?\.test\.ts$/;

/** What one process runs. */
export type Hand = { readonly files: readonly string[]; readonly yields: boolean };

/** Two hands for every process that may run at once: its tests, and random matches for spare time. */
export function deal(files: readonly string[], processes: number, seconds: Seconds = recorded): Hand[] {
  const patient = files.filter((file) => PATIENT.test(file));
  const others = files.filter((file) => !PATIENT.test(file));
  return [
    ...dealt(others, processes, seconds).map((hand) => ({ files: hand, yields: false })),
    ...dealt(patient, processes, seconds).map((hand) => ({ files: hand, yields: true })),
  ];
}

/** The longest first, each to the hand with the least to do. Empty hands are left out. */
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
