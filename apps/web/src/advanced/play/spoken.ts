/** What a key has read out: how the party stands, the foes in sight by distance. */
import { namesFrom } from '@oubliette/advanced';
import { makeSquare, stepsApart } from '@oubliette/dungeon';
import { wordsIn } from '../../words/useWords.ts';
import { ADVANCED } from '../words.ts';
import type { AdvancedScene } from './desk.ts';
import { figureName } from './labels.ts';

export function speak(what: 'party' | 'inSight', { view, language, eyes }: AdvancedScene): string {
  const words = wordsIn(ADVANCED, language);
  const names = namesFrom(view);
  const level = view.levels[view.level];
  if (level === undefined) return words('setup');
  if (what === 'party')
    return view.sheets
      .map(({ id, name, startWounds, where }) => {
        const figure = view.figures.find((each) => each.id === id);
        if (figure === undefined) return `${name}: ${where === 'inside' ? '' : words(where)}`;
        const wounds = words('woundsOf', { now: Math.max(0, figure.wounds), most: startWounds });
        return `${name}: ${wounds}, ${makeSquare(level.layout, figure.square)}`;
      })
      .join('. ');
  const own = view.sheets.find(({ seat }) => seat === eyes)?.id;
  const from = view.figures.find(({ id }) => id === own) ?? view.figures[0];
  const foes = view.figures
    .filter(({ side }) => side === 'monsters')
    .map((figure) => ({
      figure,
      far: from === undefined ? 0 : stepsApart(level.layout, from.square, figure.square),
    }))
    .toSorted((a, b) => a.far - b.far);
  if (foes.length === 0) return words('noMonsters');
  return foes
    .map(
      ({ figure, far }) =>
        `${figureName(names, figure.id, language)}, ${makeSquare(level.layout, figure.square)}, ${far}`,
    )
    .join('. ');
}
