/** What is in a card's window: place, ground, layers from the back to the front, weather, gloom at the edges. */
import { layerOf, paintOf, shine, stops } from './easel.ts';
import type { Easel, Materials } from './easel.ts';
import { grainOf } from './grain.ts';
import { FAMILIES } from './paints.ts';
import type { Subject } from './picture.ts';
import { floor, HIGH, PLACES, WEATHER, WIDE } from './places.ts';

export function sceneOf({ id, picture }: Subject, { definitions, outlines }: Materials): string {
  const { family, place, halo, ground, layers, weather = [] } = picture;
  const { rim, glow } = FAMILIES[family];
  const easel: Easel = { definitions, outlines, name: id, rim, small: false };
  const around = { easel, family, random: grainOf(id) };
  return [
    '<g class="pic-fine">',
    PLACES[place](around),
    halo === undefined ? '' : shine(easel, [halo[0], halo[1], halo[2], halo[3] ?? glow]),
    ground === undefined ? '' : floor(around, ground),
    '</g>',
    ...layers.map((layer, number) => layerOf(easel, layer, number)),
    '<g class="pic-fine">',
    ...weather.map((name) => WEATHER[name](around)),
    vignette(easel),
    '</g>',
  ].join('');
}

function vignette(easel: Easel): string {
  const fill = paintOf(
    easel,
    'vignette',
    (id) =>
      `<radialGradient id="${id}" cx=".5" cy=".44" r=".74">${stops([
        [0.55, '#0b0705', 0],
        [1, '#0b0705', 0.72],
      ])}</radialGradient>`,
  );
  return `<rect width="${WIDE}" height="${HIGH}" fill="${fill}"/>`;
}
