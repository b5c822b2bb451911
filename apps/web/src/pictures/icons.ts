/** What a picture is made of. */
import type { Layer } from './picture.ts';

/** The names of the icons in these layers. */
export function iconsOf(layers: readonly Layer[]): string[] {
  return layers.flatMap((layer) => ('icon' in layer ? [layer.icon] : 'shape' in layer ? [layer.shape] : []));
}
