/** The end of a quest: who won, what became of each hero, how the dice fell. */
import { heroCalled } from '@oubliette/classic';
import { typeset, withApostrophes } from '@oubliette/words';
import { EndingCard } from '../play/Ending.tsx';
import { pictureOf } from '../pictures/making.ts';
import { CLASSIC_PICTURES } from './pictures/gallery.ts';
import { tellTale } from '../play/tale.ts';
import { resultsOf } from './play/results.ts';
import { TokenPicture } from './tokens/index.ts';
import { useClassic } from './useClassic.ts';
import type { PartProps } from './useClassic.ts';

export function Ending({ scene, kit, controller }: PartProps) {
  const { words } = useClassic({ scene, kit, controller });
  const { view, language, batches } = scene;
  const outcome = view.ending?.outcome ?? scene.present.ending?.outcome ?? '';
  const won = outcome === 'won';
  const told = words(won ? 'wonText' : outcome === 'slain' ? 'slainText' : 'abandonedText');
  return (
    <EndingCard
      won={won}
      icon={won ? 'laurel-crown' : 'crowned-skull'}
      picture={pictureOf(CLASSIC_PICTURES, 'event', won ? 'victory' : 'defeat')}
      verdict={words(won ? 'heroesWon' : 'morcarWon')}
      text={`${told} ${words('rounds', { rounds: view.round })}.`}
      goals={view.quest.goals.map(({ id, text, reached }) => ({
        id,
        reached,
        label: words(reached ? 'reached' : 'notReached'),
        text: typeset(language, withApostrophes(text[language])),
      }))}
      heroes={resultsOf(view, batches).map(({ hero, fate, reward }) => ({
        id: hero.id,
        face: <TokenPicture of={{ kind: hero.id, side: 'heroes' }} size={52} />,
        name: heroCalled(hero)[language].one,
        isDead: fate === 'fateDead',
        fate: words(fate),
        facts: [
          {
            icon: 'two-coins',
            text: `${words('goldPieces', { gold: hero.gold })}${reward === null ? '' : ` (${words('rewardOf', { gold: reward })})`}`,
          },
        ],
      }))}
      told={tellTale(kit.telling, batches, view)}
      next={[words('whatNext')]}
    />
  );
}
