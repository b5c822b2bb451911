/** Terminal colours. Never the only sign: anything coloured also has a mark of its own. */

const CODES = {
  hero: '1;36',
  ally: '1;32',
  monster: '1;31',
  furniture: '33',
  door: '1;33',
  trap: '35',
  stairs: '32',
  dim: '2',
  secret: '2;35',
  bold: '1',
  active: '7;1;36',
} as const;

export type Style = keyof typeof CODES;

export type Paint = (text: string, style: Style | null) => string;

export function painter(colour: boolean): Paint {
  return (text, style) =>
    colour && style !== null && text.trim() !== '' ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
}
