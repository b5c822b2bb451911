/**
 * The outlines that a game's pictures are drawn with: `virtual:outlines/GAME/faces` has, by name, the path of each
 * icon on its tokens and the hull that carries its ink, `…/cards` what its cards need besides; both without those of
 * the game it extends.
 */
import { existsSync } from 'node:fs';
import { GAME_IDS } from '@oubliette/shelf';
import type { Plugin } from 'vite';
import { pictureOf } from '../src/pictures/making.ts';
import type { Gallery, Hung } from '../src/pictures/making.ts';
import { OWN } from '../src/pictures/own.ts';
import { iconsOf } from '../src/pictures/icons.ts';
import type { Definitions } from '../src/pictures/easel.ts';
import type { Outlines, Picture } from '../src/pictures/picture.ts';
import { HIGH, WIDE } from '../src/pictures/places.ts';
import { sceneOf } from '../src/pictures/scene.ts';
import { readIconSet } from './icons.ts';
import { hullOf, shorten } from './outlines.ts';
import { virtual } from './virtual.ts';

/** The pictures of each game that has any. */
export const HUNG: ReadonlyMap<string, Hung> = new Map(
  (await Promise.all(GAME_IDS.map(hungOf))).filter((found) => found !== null),
);

async function hungOf(game: string): Promise<[string, Hung] | null> {
  const file = new URL(`../src/${game}/pictures/hung.ts`, import.meta.url);
  if (!existsSync(file)) return null;
  const { hung } = (await import(file.href)) as { readonly hung: Hung };
  return [game, hung];
}

/** `virtual:covers` has the address of a file with each game's picture, drawn here: it costs no script. */
export function covers(): Plugin {
  const id = '\0virtual:covers';
  let isBuilding = false;
  return {
    name: 'oubliette:covers',
    configResolved({ command }) {
      isBuilding = command === 'build';
    },
    resolveId: (source) => (source === 'virtual:covers' ? id : undefined),
    load(resolved) {
      if (resolved !== id) return undefined;
      const addresses = [...HUNG].map(([game, hung]) => {
        const source = coverOf(game, hung);
        if (!isBuilding)
          return `${game}: ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        const file = this.emitFile({ type: 'asset', name: `cover-${game}.svg`, source });
        return `${game}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export const COVERS = { ${addresses.join(', ')} };`;
    },
  };
}

/** A game's cover as a file of its own. */
function coverOf(game: string, { cover: [of, topic, id] }: Hung): string {
  const subject = pictureOf(of, topic, id);
  if (subject === undefined) throw new Error(`no picture ${topic} ${id} for the cover of ${game}`);
  const definitions: Definitions = new Map();
  const names = [...namesIn(of, 'faces'), ...namesIn(of, 'cards')];
  const drawn = sceneOf(subject, { definitions, outlines: outlinesOf(names) });
  const defs = [...definitions.values()].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}"><defs>${defs}</defs>${drawn}</svg>`;
}

/** Of the tokens, which are seen at once, and of the cards, which may come after them. */
const PARTS = {
  faces: ({ token = [] }) => iconsOf(token),
  cards: ({ layers }) => iconsOf(layers),
} as const satisfies Readonly<Record<string, (picture: Picture) => readonly string[]>>;
type Part = keyof typeof PARTS;

export function outlines(): Plugin {
  return virtual('outlines', (rest) => {
    const [game = '', part = ''] = rest.split('/');
    const hung = HUNG.get(game);
    if (hung === undefined || !(part in PARTS)) throw new Error(`no outlines of ${rest}`);
    const { gallery, over } = hung;
    const [before, after] = [over === undefined ? [] : [over], part === 'cards' ? [gallery] : []];
    const brought = [
      ...before.flatMap((base) => namesIn(base, part as Part)),
      ...[...before, ...after].flatMap((one) => namesIn(one, 'faces')),
    ];
    const names = namesIn(gallery, part as Part).filter((name) => !brought.includes(name));
    return `export const OUTLINES = ${JSON.stringify(outlinesOf(names))};`;
  });
}

/** The names of all icons that these parts of a game's pictures are made of. */
export function namesIn(of: Gallery, part: Part): string[] {
  const pictures = Object.values(of).flatMap((topic) => Object.values(topic));
  return [...new Set(pictures.flatMap(({ picture }) => PARTS[part](picture)))].toSorted();
}

/** Throws for an icon that neither the set nor we have. */
export function outlinesOf(names: readonly string[]): Outlines {
  const { icons, aliases } = readIconSet();
  const own: Readonly<Record<string, string>> = OWN;
  return Object.fromEntries(
    names.map((name): [string, Outlines[string]] => {
      const drawn = own[name];
      if (drawn !== undefined) return [name, [shorten(drawn), hullOf(drawn), 'evenodd']];
      const body = (icons[name] ?? icons[aliases?.[name]?.parent ?? ''])?.body;
      const path = /\sd="([^"]+)"/u.exec(body ?? '')?.[1];
      if (path === undefined) throw new Error(`neither game-icons nor src/pictures/own.ts has ${name}`);
      return [name, [shorten(path), hullOf(path)]];
    }),
  );
}
