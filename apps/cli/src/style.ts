/** Bold and dim, where the terminal has them. */

export interface Style {
  readonly colour: boolean;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly warn: (text: string) => string;
}

/** https://no-color.org: any value turns colour off. */
export function styleFor(output: { readonly isTTY?: boolean }): Style {
  const colour = output.isTTY === true && (process.env['NO_COLOR'] ?? '') === '';
  const inCode = (code: string) => (text: string) =>
    colour && text !== '' ? `\u001b[${code}m${text}\u001b[0m` : text;
  return { colour, bold: inCode('1'), dim: inCode('2'), warn: inCode('33') };
}
