/** A module without a file: its text is made when the build asks for it. */
import type { Plugin } from 'vite';

/** `make` gets the rest of the name: `virtual:quests/the-trial` gives `the-trial`, `virtual:quests` gives ''. */
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
