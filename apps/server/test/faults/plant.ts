/** Loaded before a server's own code: plants the defect named in the environment in its modules' text. */
import { registerHooks } from 'node:module';
import { DEFECTS, PLANTED } from './defects.ts';
import type { Defect, Patch } from './defects.ts';

const patches: readonly Patch[] = DEFECTS[process.env['OUBLIETTE_DEFECT'] as Defect];

/** Patches whose file has not been loaded yet. */
const missing = new Set(patches);

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const here = patches.filter(({ file }) => url.endsWith(`/${file}`));
    if (here.length === 0) return loaded;
    const text = Buffer.from(loaded.source as Uint8Array).toString('utf8');
    for (const patch of here) missing.delete(patch);
    const source = here.reduce(patched, text);
    if (missing.size === 0) console.log(PLANTED);
    return { ...loaded, source };
  },
});

function patched(text: string, { file, from, to }: Patch): string {
  if (text.split(from).length !== 2)
    throw new Error(`${file} has changed: the defect planted there must be put into words anew (${from})`);
  return text.replace(from, () => to);
}
