/** Texts read out by keys: the party's state, and the foes in sight, nearest first. */
import { figureMention, groundSeen, heroNoun, squareName } from '@oubliette/classic';
import type { Figure, Hero, Names, View } from '@oubliette/classic';
import { distances } from '@oubliette/dungeon';
import { say, typeset } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { CLASSIC } from '../words.ts';

export function speakParty(view: View, names: Names, language: Language): string {
  return view.heroes.map((hero) => heroLine(view, hero, names, language)).join('. ');
}

function heroLine(view: View, hero: Hero, names: Names, language: Language): string {
  const figure = view.figures.find(({ id }) => id === hero.id);
  const mention = figureMention(names, hero.id);
  if (figure === undefined)
    return hero.fate === 'playing'
      ? typeset(
          language,
          `${heroNoun(hero.id, hero.gender)[language].one}: ${say(CLASSIC, language, 'notPlaced', {})}`,
        )
      : say(CLASSIC, language, hero.fate === 'dead' ? 'partyDead' : 'partyOut', { figure: mention });
  return say(CLASSIC, language, 'partyLine', {
    figure: mention,
    body: figure.body,
    most: figure.maxBody,
    mind: figure.mind,
    square: squareName(names, figure.square),
  });
}

/** Foes on the board with their distance in steps from a figure. */
function foesByDistance(view: View, from: Figure): { readonly foe: Figure; readonly steps: number }[] {
  const steps = distances(groundSeen(view), [from.square]);
  return view.figures
    .filter(({ side }) => side !== from.side && side !== 'nobody')
    .map((foe) => ({ foe, steps: steps[foe.square]! }))
    .toSorted((a, b) => (a.steps < 0 ? Infinity : a.steps) - (b.steps < 0 ? Infinity : b.steps));
}

export function speakInSight(view: View, from: Figure | undefined, names: Names, language: Language): string {
  const found = from === undefined ? [] : foesByDistance(view, from);
  if (found.length === 0) return say(CLASSIC, language, 'sightNone', {});
  return found
    .map(({ foe, steps }) => {
      const facts = { figure: figureMention(names, foe.id), square: squareName(names, foe.square) };
      return steps < 0
        ? say(CLASSIC, language, 'sightFar', facts)
        : say(CLASSIC, language, 'sightLine', { ...facts, steps });
    })
    .join('. ');
}
