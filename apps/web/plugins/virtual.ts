/** A module that has no file: its text is made when the build asks for it. */
import type { Plugin } from 'vite';

/** `make` is given what follows the name: `virtual:quests/the-trial` asks for `the-trial`, `virtual:quests` for ''. */
export function virtual(name: string, make: (rest: string) => string): Plugin {
  const id = `virtual:${name}`;
  return {
    name: `oubliette:${name}`,
    resolveId(source) {
      return source === id || source.startsWith(`${id}/`) ? `\0${source}` : undefined;
    },
    load(resolved) {
      if (resolved !== `\0${id}` && !resolved.startsWith(`\0${id}/`)) return undefined;
      return make(resolved.slice(id.length + 2));
    },
  };
}
