/**
 * The icons named in src/ui/iconNames.ts, out of the four thousand of game-icons: `virtual:icon-sprite` is
 * the address of a file with all of them, which costs no script.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICON_NAMES } from '../src/ui/iconNames.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const DEV_SPRITE = '/@icons.svg';

export function icons(): Plugin {
  return spriteFile(makeSprite(pickIcons(ICON_NAMES, readIconSet())));
}

function spriteFile(sprite: string): Plugin {
  const id = '\0virtual:icon-sprite';
  let building = false;
  return {
    name: 'oubliette:icon-sprite',
    configResolved({ command }) {
      building = command === 'build';
    },
    configureServer({ middlewares }) {
      middlewares.use(DEV_SPRITE, (_, answer) => {
        answer.setHeader('content-type', 'image/svg+xml');
        answer.end(sprite);
      });
    },
    resolveId(source) {
      return source === 'virtual:icon-sprite' ? id : undefined;
    },
    load(resolved) {
      if (resolved !== id) return undefined;
      if (!building) return `export const SPRITE = ${JSON.stringify(DEV_SPRITE)};`;
      const file = this.emitFile({ type: 'asset', name: 'icons.svg', source: sprite });
      return `export const SPRITE = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

export function readIconSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet;
}

/** Throws for a name the set does not have. */
export function pickIcons(
  names: readonly string[],
  { icons: all, aliases }: IconSet,
): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const icon = all[name] ?? all[aliases?.[name]?.parent ?? ''];
      if (icon === undefined) throw new Error(`game-icons has no icon ${name}: correct src/ui/iconNames.ts`);
      return [name, icon.body];
    }),
  );
}

export function makeSprite(picked: Readonly<Record<string, string>>): string {
  const symbols = Object.entries(picked).map(
    ([name, body]) => `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
