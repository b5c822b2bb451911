/** Letters on a map: those of its notes, and those that tell kinds of monsters apart where no picture does. */

/** For each of several names one of its own, as short as can be: "RC" for a ratman champion. */
export function signsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of [...new Set(names)].sort((a, b) => a.length - b.length)) {
    const sign = candidates(name).find((each) => !taken.has(each)) ?? name;
    taken.add(sign);
    signs.set(name, sign);
  }
  return signs;
}

/** Its initials, then with more and more letters of its first word, then of its last. */
function candidates(name: string): string[] {
  const words = name.split(/[\s’'-]+/u).filter((word) => word !== '');
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join('');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const longer = (word: string, at: number): string[] =>
    Array.from({ length: Math.max(0, word.length - 1) }, (_, more) =>
      [initials.slice(0, at), word.slice(1, more + 2), initials.slice(at)].join(''),
    );
  return [initials, ...longer(first, 1), ...longer(last, words.length)];
}

/** A, B … Z, AA, AB … */
export function letterOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
