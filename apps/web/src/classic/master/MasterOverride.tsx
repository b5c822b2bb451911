/** A correction outside the rules by the Morcar player. */
import { figureMention, HERO_KINDS } from '@oubliette/classic';
import type { HeroKind, Override } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import { OverrideDialog } from '../../play/OverrideDialog.tsx';
import { plainName } from '../play/master.ts';
import type { Classic } from '../useClassic.ts';

type Tag = Override['tag'];

const TAGS = [
  ['setBody', 'overrideBody'],
  ['setMind', 'overrideMind'],
  ['setGold', 'overrideGold'],
  ['setSquare', 'overrideSquare'],
] as const satisfies readonly (readonly [Tag, string])[];

export function MasterOverride({ classic }: { readonly classic: Classic }) {
  const { controller, hand, scene, names, words } = classic;
  const { view, language } = scene;
  if (hand.dialog !== 'override' || view.screen === null) return null;
  const close = (): void => controller.openDialog(null);
  const figures = view.figures.map(({ id, square }) => ({
    id,
    name: `${plainName(figureMention(names, id), language)} · ${makeSquare(view.board, square)}`,
  }));
  return (
    <OverrideDialog
      kinds={TAGS.map(([tag, key]) => ({
        tag,
        title: words(key),
        takes: tag === 'setSquare' ? 'square' : 'number',
        figures: tag === 'setGold' ? figures.filter(({ id }) => isHero(id)) : figures,
      }))}
      board={view.board}
      first={hand.focus ?? view.figures[0]?.id}
      send={(tag, figure, value, reason) => controller.override(changeOf(tag, figure, value), reason)}
      onDone={close}
    />
  );
}

function isHero(id: string): id is HeroKind {
  return (HERO_KINDS as readonly string[]).includes(id);
}

function changeOf(tag: Tag, figure: string, value: number): Override {
  switch (tag) {
    case 'setBody':
      return { tag, figure, body: value };
    case 'setMind':
      return { tag, figure, mind: value };
    case 'setGold':
      return { tag, hero: figure as HeroKind, gold: value };
    case 'setSquare':
      return { tag, figure, square: value };
  }
}
