/** The lit squares for the current choice, with their labels and spoken texts. */
import { burstSeen, coveredBy, placesOf, squaresOf } from '@oubliette/advanced';
import type { Command, View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import type { Light } from '../../board/light.ts';
import { wordsIn } from '../../words/useWords.ts';
import { centreOf } from '../play/commands.ts';
import type { Hand } from '../play/desk.ts';
import { hazardAt } from '../play/risks.ts';
import { oddsOf, percent } from '../play/odds.ts';
import type { Situation } from '../play/situation.ts';
import { LEVEL_WORDS } from './words.ts';

export function lightsOf(
  situation: Situation,
  hand: Pick<Hand, 'staged' | 'mode'>,
  language: Language,
): readonly Light[] {
  const lights = new Map<Square, Light>();
  const add = (light: Light): void => {
    if (!lights.has(light.square)) lights.set(light.square, light);
  };
  for (const light of stagedLights(situation, hand, language)) add(light);
  for (const [square, [command]] of situation.lit)
    if (command !== undefined) add(choiceLight(situation, command, square, language));
  const { levels, level: at } = situation.view;
  const level = levels[at];
  // A staged command is shown alone; a staged walk can still be led elsewhere.
  if (hand.staged?.is !== 'command')
    for (const [square, { cost }] of situation.ways)
      add({
        square,
        kind: level !== undefined && hazardAt(level, square) !== null ? 'risky' : 'reach',
        label: String(cost),
      });
  return [...lights.values()];
}

function stagedLights(
  situation: Situation,
  { staged }: Pick<Hand, 'staged'>,
  language: Language,
): readonly Light[] {
  const words = wordsIn(LEVEL_WORDS, language);
  if (staged === null) return [];
  if (staged.is === 'walk') return walkLights(situation, staged, language);
  const { command } = staged;
  // The board itself draws what would be laid.
  if (command.type === 'chooseLayout') return layoutLights(situation, command, language);
  const { view } = situation;
  const centre = centreOf(command);
  if (centre !== null) return burstLights(centre, view, language);
  return coveredBy(command, view).map((square) => {
    const light = choiceLight(situation, command, square, language);
    return light.kind === 'target'
      ? { ...light, spoken: `${words('targetChosen')}, ${light.spoken}` }
      : { ...light, kind: 'goal' };
  });
}

/** The path, and at its end every square the walker would occupy. */
function walkLights(
  { view }: Situation,
  { figure, way, to }: Extract<NonNullable<Hand['staged']>, { is: 'walk' }>,
  language: Language,
): readonly Light[] {
  const words = wordsIn(LEVEL_WORDS, language);
  const size = view.figures.find(({ id }) => id === figure)?.size ?? 1;
  const end = squaresOf(view.levels[view.level]!.layout, { square: to, size });
  return [
    ...end.map((square): Light => ({ square, kind: 'goal', spoken: words('pathEnd') })),
    ...way.steps
      .filter((square) => !end.includes(square))
      .map((square): Light => ({ square, kind: 'path', spoken: words('pathSquare') })),
  ];
}

/** The template over its squares, its centre first. */
function burstLights(centre: Square, view: View, language: Language): readonly Light[] {
  const words = wordsIn(LEVEL_WORDS, language);
  return [
    { square: centre, kind: 'goal', spoken: words('burstCentre') },
    ...burstSeen(view, centre).squares.map((square): Light => ({
      square,
      kind: 'path',
      spoken: words('burst'),
    })),
  ];
}

function choiceLight(situation: Situation, command: Command, square: Square, language: Language): Light {
  const words = wordsIn(LEVEL_WORDS, language);
  const odds = oddsOf(command, situation.view);
  if (odds === null)
    return {
      square,
      kind: isAimed(command) ? 'target' : 'choice',
      spoken: words(isAimed(command) ? 'target' : 'choice'),
    };
  const [hit, wound] = [percent(odds.hit), percent(odds.harm)];
  // Written once for a large figure.
  const isFirst = placesOf(command, situation.view)[0] === square;
  return {
    square,
    kind: 'target',
    ...(isFirst ? { odds: { hit, wound } } : {}),
    spoken: words('oddsSpoken', { hit, wound }),
  };
}

function isAimed(command: Command): boolean {
  return 'target' in command;
}

function layoutLights(
  { view }: Situation,
  command: Extract<Command, { type: 'chooseLayout' }>,
  language: Language,
): readonly Light[] {
  const spoken = wordsIn(LEVEL_WORDS, language)('optionChosen', { number: command.option + 1 });
  return placesOf(command, view).map((square) => ({ square, kind: 'choice', spoken }));
}
