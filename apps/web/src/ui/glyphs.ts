/** Plain signs of our own, drawn with a pen of 2 in a square of 24. */

export const GLYPHS = {
  close: 'M5 5 19 19M19 5 5 19',
  check: 'M4 13 9.5 18.5 20 6',
  plus: 'M12 4V20M4 12H20',
  minus: 'M4 12H20',
  down: 'M5 9 12 16 19 9',
  up: 'M5 15 12 8 19 15',
  left: 'M15 5 8 12 15 19',
  right: 'M9 5 16 12 9 19',
  back: 'M11 5 4 12 11 19M4 12H20',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  menu: 'M4 6H20M4 12H20M4 18H20',
  copy: 'M8 8H19V20H8ZM8 16H5V4H16V8',
  outside: 'M13 5H19V11M19 5 10 14M16 14V19H5V8H10',
  file: 'M6 3H14L19 8V21H6ZM14 3V8H19',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5 20.5 20.5',
  offline: 'M4 9c5-4.5 11-4.5 16 0M7 13c3.2-2.8 6.8-2.8 10 0M12 18h.01M4 21 20 3',
  play: 'M7 4.5 19 12 7 19.5Z',
  pause: 'M8 5V19M16 5V19',
  first: 'M6 5V19M18 5 10 12 18 19',
  last: 'M18 5V19M6 5 14 12 6 19',
  rewind: 'M12 5 5 12 12 19M19 5 12 12 19 19',
  forward: 'M12 5 19 12 12 19M5 5 12 12 5 19',
} as const satisfies Record<string, string>;

export type GlyphName = keyof typeof GLYPHS;
