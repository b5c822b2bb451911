/** The lit squares for the current choice, with their labels and spoken texts. */
import type { Command, View } from '@oubliette/expert';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import type { Light } from '../../board/light.ts';
import { wordsIn } from '../../words/useWords.ts';
import { placesOf } from '../play/commands.ts';
import type { Hand } from '../play/desk.ts';
import type { Situation } from '../play/situation.ts';
import type { Walk } from '../play/staged.ts';
import { DUNGEON_WORDS } from './words.ts';

type Told = Pick<Situation, 'lit' | 'road' | 'view'>;

export function lightsOf(
  situation: Told,
  { staged }: Pick<Hand, 'staged'>,
  language: Language,
): readonly Light[] {
  const lights = new Map<Square, Light>();
  const add = (light: Light): void => {
    if (!lights.has(light.square)) lights.set(light.square, light);
  };
  if (staged?.is === 'walk') walkLights(staged, language).forEach(add);
  if (staged?.is === 'command')
    placesOf(staged.command, situation.view).forEach((square) =>
      add(stagedLight(staged.command, square, language)),
    );
  for (const [square, [command]] of situation.lit)
    if (command !== undefined) add({ square, kind: isAimed(command) ? 'target' : 'choice' });
  // What is staged somewhere is shown alone; a staged walk can still be led elsewhere.
  const isPlaced = staged?.is === 'command' && placesOf(staged.command, situation.view).length > 0;
  if (!isPlaced) roadLights(situation).forEach(add);
  return [...lights.values()];
}

/** What is done at its end has its own place. */
function walkLights({ way, to, then }: Walk, language: Language): readonly Light[] {
  const words = wordsIn(DUNGEON_WORDS, language);
  const aim: readonly Light[] =
    typeof then?.place === 'number' && then.place !== to
      ? [{ square: then.place, kind: 'target', spoken: words('targetChosen') }]
      : [];
  return [
    ...aim,
    { square: to, kind: 'goal' },
    ...way.steps.filter((square) => square !== to).map((square): Light => ({ square, kind: 'path' })),
  ];
}

/** Farther than the dice lead for certain, a square is drawn otherwise and says so. */
function roadLights({ road, view }: Told): readonly Light[] {
  const { ways, sure } = road;
  const shaky = shakySquares(view);
  return [...ways].map(([square, { cost, steps }]) => {
    const label = String(cost);
    if (cost > sure) return { square, kind: 'perhaps', label };
    return { square, kind: steps.some((step) => shaky.has(step)) ? 'risky' : 'reach', label };
  });
}

/** Bridges that may break, or that are tried step by step (EXP-SRF-22, EXP-SRF-23). */
function shakySquares({ tiles }: Pick<View, 'tiles'>): ReadonlySet<Square> {
  return new Set(tiles.flatMap(({ chasm }) => (chasm?.bridge === 'rickety' ? chasm.across : [])));
}

function isAimed(command: Command): boolean {
  return ('target' in command && command.target !== undefined) || command.type === 'playEvent';
}

function stagedLight(command: Command, square: Square, language: Language): Light {
  const words = wordsIn(DUNGEON_WORDS, language);
  if (command.type === 'layTile' || command.type === 'arrangeTile')
    return { square, kind: 'choice', spoken: words('fitShown', { number: command.fit + 1 }) };
  return isAimed(command)
    ? { square, kind: 'target', spoken: words('targetChosen') }
    : { square, kind: 'goal', spoken: words('chosen') };
}
