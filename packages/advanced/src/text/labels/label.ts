/** One label per command type. The client shows whose figure it is. */
import type { BaseCommand } from '@oubliette/kernel';
import type { Noun, Sentence } from '@oubliette/words';
import type { View } from '../../view.ts';
import type { ExpeditionScene } from '../scene.ts';
import { quoted } from '../scene.ts';
import { placeName } from '../vocabulary.ts';

/** Extra help for labels: where the things of the level are. */
export interface ExpeditionLabelScene extends ExpeditionScene {
  /** The square of a chest, a pile or a trap, numbered if there are several: "F7 (2)". */
  readonly spot: (thing: string) => Noun;
}

export type Seen = Pick<View, 'level' | 'levels'>;

export function expeditionLabelScene(scene: ExpeditionScene, { level, levels }: Seen): ExpeditionLabelScene {
  return {
    ...scene,
    spot: (id) => {
      const things = levels[level]?.things ?? [];
      const thing = things.find((one) => one.id === id);
      if (thing === undefined) return quoted(id);
      const alike = things.filter(({ tag, square }) => tag === thing.tag && square === thing.square);
      const square = scene.square(thing.square);
      return alike.length === 1 ? square : placeName(`${square.en.one} (${alike.indexOf(thing) + 1})`);
    },
  };
}

export type Labels<C extends BaseCommand> = {
  readonly [T in C['type']]: (command: Extract<C, { type: T }>, at: ExpeditionLabelScene) => Sentence;
};
