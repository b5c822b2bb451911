/** Two characters for each figure on a map: of a name, or of a kind and a number. */

/** After nine come letters: ratman 10 is rA. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The first letter with another of the name, or a number if all are taken. */
export function nameMark(name: string, taken: ReadonlySet<string>): string {
  const letters = plain(name);
  const first = letters.charAt(0).toUpperCase();
  const wanted = [...letters.slice(1).replaceAll(/[^a-z]/gu, ''), ...DIGITS].map((second) => first + second);
  return wanted.find((mark) => !taken.has(mark)) ?? `${first}?`;
}

/** `ratman-10` of letter r is rA. */
export function numberMark(letter: string, id: string): string {
  const number = Number(/\d+$/u.exec(id)?.[0] ?? 0);
  return `${letter}${DIGITS[number % DIGITS.length]}`;
}

/** A small letter for each kind, its first if no other kind has it. */
export function lettersFor(
  kinds: readonly string[],
  nameOf: (kind: string) => string,
): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const kind of kinds) {
    if (letters.has(kind)) continue;
    const taken = new Set(letters.values());
    const name = plain(nameOf(kind)).replaceAll(/[^a-z]/gu, '');
    letters.set(kind, [...name].find((letter) => !taken.has(letter)) ?? name.charAt(0));
  }
  return letters;
}

/** Small letters without accents, which every terminal has. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
