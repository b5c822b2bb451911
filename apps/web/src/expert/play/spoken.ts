/** Texts read out by keys: the party's state, and the creatures on the board, nearest first. */
import { conditionText, heroNoun, valuesSeen } from '@oubliette/expert';
import { makeSquare, stepsApart } from '@oubliette/dungeon';
import { typeset } from '@oubliette/words';
import { wordsIn } from '../../words/useWords.ts';
import { EXPERT } from '../words.ts';
import type { ExpertScene } from './desk.ts';
import { figureName } from './labels.ts';
import { LOG } from './lines.ts';

export function speak(what: 'party' | 'inSight', scene: ExpertScene): string {
  return what === 'party' ? speakParty(scene) : speakInSight(scene);
}

function speakParty({ view, language }: ExpertScene): string {
  const words = wordsIn(EXPERT, language);
  const lines = view.heroes.map((hero) => {
    const figure = view.figures.find(({ id }) => id === hero.id);
    const name = heroNoun(hero)[language].one;
    if (figure === undefined) return hero.where === 'inside' ? name : `${name}: ${words(hero.where)}`;
    const { body, fullBody } = valuesSeen(view, figure);
    const parts = [
      words('bodyOf', { now: body, most: fullBody }),
      ...figure.conditions.map((condition) => conditionText(condition)[language]),
      makeSquare(view.layout, figure.square),
      view.turn.acted.includes(hero.id) ? words('turnOver') : words('mayAct'),
    ];
    return `${name}: ${parts.join(', ')}`;
  });
  return typeset(language, [words('roundOf', { round: view.turn.round }), ...lines].join('. '));
}

function speakInSight({ batches, view, language, eyes }: ExpertScene): string {
  const words = wordsIn(EXPERT, language);
  const names = LOG.names(batches, view, language);
  const own = view.heroes.find(({ seat }) => seat === eyes)?.id;
  const from = view.figures.find(({ id }) => id === own) ?? view.figures[0];
  const far = (square: number): number =>
    from === undefined ? 0 : stepsApart(view.layout, from.square, square);
  const foes = view.figures
    .filter(({ side }) => side !== (from?.side ?? 'heroes'))
    .toSorted((a, b) => far(a.square) - far(b.square));
  if (foes.length === 0) return words('noMonsters');
  return foes
    .map(({ id, square }) =>
      words('sightLine', {
        name: figureName(names, id, language),
        square: makeSquare(view.layout, square),
        steps: far(square),
      }),
    )
    .join('. ');
}
