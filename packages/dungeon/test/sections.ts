/** Sections for this package's own tests, modelled on a corridor game two squares wide. */

import type { Sections } from '../src/layout.ts';
import { parseSection } from '../src/section.ts';

const DRAWN: Readonly<Record<string, string>> = {
  corridor: `
    +-+-+-+
    x: : :x
    + + + +
    x: : :x
    +-+-+-+`,
  junction: `
    +-+-+
    x: :x
    + + +
    x: :x
    +x+x+`,
  deadEnd: `
    +-+-+
    x: :|
    + + +
    x: :|
    +-+-+`,
  small: `
    +-+-+
    |. .|
    + + +
    |. .|
    +-+-+`,
  large: `
    +-+-+-+-+
    |. . . .|
    + + + + +
    |. . . .|
    + + + + +
    |. . . .|
    +-+-+-+-+`,
  vault: `
    +-+-+-+
    |.d. .|
    + +-+ +
    |. .s.|
    +-+d+-+`,
};

export const SECTIONS: Sections = Object.fromEntries(
  Object.entries(DRAWN).map(([id, text]) => [id, parseSection(id, text)]),
);
