/** The lines of a text without surrounding blank lines, trailing spaces and shared indentation. */
export function dedent(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  const shared = sharedIndent(lines, text);
  return lines.map((line) => line.slice(Math.min(shared, indentOf(line))));
}

/** A first line right behind its opening quote says nothing about the others. */
function sharedIndent(lines: readonly string[], text: string): number {
  const telling = /^\S/.test(text) && lines.length > 1 ? lines.slice(1) : lines;
  return Math.min(...telling.filter((line) => line !== '').map(indentOf), Infinity);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
