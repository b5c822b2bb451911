/** A correction outside the rules, by the Morcar player, or beside the box by anybody. */
import { CARD_IDS, cardNoun, cardsOf, figureMention, HERO_KINDS } from '@oubliette/classic';
import type { CardId, HeroKind, Override } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { OverrideDialog } from '../../play/OverrideDialog.tsx';
import type { OverrideKind } from '../../play/OverrideDialog.tsx';
import { plainName } from '../play/master.ts';
import type { Classic } from '../useClassic.ts';

type Tag = Override['tag'];

const TAGS = [
  ['setSquare', 'overrideSquare', 'square'],
  ['setBody', 'overrideBody', 'number'],
  ['setMind', 'overrideMind', 'number'],
  ['setGold', 'overrideGold', 'number'],
  ['openDoor', 'overrideDoor', 'nothing'],
  ['removeFigure', 'overrideRemove', 'nothing'],
  ['addCard', 'overrideAdd', 'option'],
  ['dropCard', 'overrideDrop', 'option'],
] as const satisfies readonly (readonly [Tag, string, OverrideKind<Tag>['takes']])[];

export function MasterOverride({ classic }: { readonly classic: Classic }) {
  const { controller, hand, scene, words } = classic;
  if (hand.dialog !== 'override' || !controller.mayOverride) return null;
  const { view, language, beside = false } = scene;
  return (
    <OverrideDialog
      kinds={TAGS.flatMap(([tag, key, takes]) => {
        const figures = whomFor(classic, tag);
        const kind = { tag, title: words(key), takes, figures };
        return figures.length === 0
          ? []
          : [{ ...kind, options: (hero: string) => optionsFor(classic, tag, hero, language) }];
      })}
      board={view.board}
      first={hand.focus ?? view.turn.taker ?? undefined}
      reason={beside ? words('didDifferently') : ''}
      send={(tag, figure, value, reason) => controller.override(changeOf(tag, figure, value), reason)}
      onDone={() => controller.openDialog(null)}
    />
  );
}

type Named = OverrideKind<Tag>['figures'];

function whomFor({ kit, scene, names }: Classic, tag: Tag): Named {
  const { view, language } = scene;
  if (tag === 'openDoor')
    return view.doorKeys.filter((_, index) => view.doors[index] === 'closed').map((id) => ({ id, name: id }));
  // A book with belongings of its own has cards of its own.
  if ((tag === 'addCard' || tag === 'dropCard') && kit.panels.Belongings !== undefined) return [];
  return view.figures
    .filter(({ id, side }) => {
      if (tag === 'removeFigure') return side === 'morcar';
      return tag === 'setGold' || tag === 'addCard' || tag === 'dropCard' ? isHero(id) : true;
    })
    .map(({ id, square }) => ({
      id,
      name: `${plainName(figureMention(names, id), language)} · ${makeSquare(view.board, square)}`,
    }));
}

function optionsFor({ scene }: Classic, tag: Tag, hero: string, language: Language): Named {
  const holder = scene.view.heroes.find(({ id }) => id === hero);
  const cards: readonly CardId[] = tag === 'addCard' ? CARD_IDS : holder === undefined ? [] : cardsOf(holder);
  return [...new Set(cards)].map((id) => ({ id, name: cardNoun(id)[language].one }));
}

function isHero(id: string): id is HeroKind {
  return (HERO_KINDS as readonly string[]).includes(id);
}

function changeOf(tag: Tag, figure: string, value: number | string): Override {
  const [hero, number] = [figure as HeroKind, Number(value)];
  switch (tag) {
    case 'setBody':
      return { tag, figure, body: number };
    case 'setMind':
      return { tag, figure, mind: number };
    case 'setGold':
      return { tag, hero, gold: number };
    case 'setSquare':
      return { tag, figure, square: number };
    case 'openDoor':
      return { tag, door: figure };
    case 'removeFigure':
      return { tag, figure };
    case 'addCard':
    case 'dropCard':
      return { tag, hero, card: value as CardId };
  }
}
