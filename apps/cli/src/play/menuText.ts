/** Labels that share a number. */

/** The words with which all labels begin. */
export function commonStart(labels: readonly string[]): string {
  const words = labels.map((label) => label.split(' '));
  const [first] = words;
  const length = first!.findIndex((word, i) => words.some((other) => other[i] !== word));
  return first!.slice(0, Math.max(1, length)).join(' ');
}
