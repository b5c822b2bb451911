// Which test files share a process: dealt out so that the processes end at about the same time.

/** What a file takes, in seconds on two slow cores, by the first of these that its path begins with. */
const SECONDS: readonly (readonly [path: string, seconds: number])[] = [
  ['apps/web/test/accessible', 170],
  ['apps/web/test/advancedTobaro', 90],
  ['apps/web/test/nextlevelCampaign', 55],
  ['apps/web/test/online', 40],
  ['apps/web/test/', 20],
  ['apps/server/test/faults/', 40],
  ['tools/checks', 40],
  ['apps/cli/src/main', 25],
  ['apps/cli/src/rules/', 15],
  ['apps/', 1],
  ['packages/lab/', 3],
];
const FEW_SECONDS = 0.3;

/** Random matches need nothing but a core: they fill in wherever another test waits for a browser or a disk. */
const PATIENT = /\/test\/properties-\d+\.test\.ts$/;

/** What one process runs. */
export type Hand = { readonly files: readonly string[]; readonly yields: boolean };

/** Two hands for every process that may run at once: its tests, and random matches to be played when there is time. */
export function deal(files: readonly string[], processes: number): Hand[] {
  const patient = files.filter((file) => PATIENT.test(file));
  const others = files.filter((file) => !PATIENT.test(file));
  return [
    ...dealt(others, processes).map((hand) => ({ files: hand, yields: false })),
    ...dealt(patient, processes).map((hand) => ({ files: hand, yields: true })),
  ];
}

/** The longest first, each to the hand that has least to do. Hands that stay empty are left out. */
function dealt(files: readonly string[], count: number): string[][] {
  const hands = Array.from({ length: count }, () => ({ files: [] as string[], seconds: 0 }));
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const hand = hands.reduce((least, one) => (one.seconds < least.seconds ? one : least));
    hand.files.push(file);
    hand.seconds += secondsOf(file);
  }
  return hands.map((hand) => hand.files).filter((hand) => hand.length > 0);
}

function secondsOf(file: string): number {
  return SECONDS.find(([path]) => file.startsWith(path))?.[1] ?? FEW_SECONDS;
}
