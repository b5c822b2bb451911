/** Loaded before a server's own code: plants the defect the environment names, in the text of the server's modules. */
import { registerHooks } from 'node:module';
import { DEFECTS } from './defects.ts';
import type { Defect, Patch } from './defects.ts';

const patches: readonly Patch[] = DEFECTS[process.env['OUBLIETTE_DEFECT'] as Defect];

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const here = patches.filter(({ file }) => url.endsWith(`/${file}`));
    if (here.length === 0) return loaded;
    const text = Buffer.from(loaded.source as Uint8Array).toString('utf8');
    return { ...loaded, source: here.reduce(patched, text) };
  },
});

function patched(text: string, { file, from, to }: Patch): string {
  if (text.split(from).length !== 2)
    throw new Error(`${file} has changed: the defect planted there must be put into words anew (${from})`);
  return text.replace(from, () => to);
}
