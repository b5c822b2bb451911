/** The end of the quest: how it ended, who came home with what, the kills, the dice. */
import { telling } from '@oubliette/expert';
import { EndingCard } from '../play/Ending.tsx';
import { tellTale } from '../play/tale.ts';
import { FigurePicture } from './board/FigurePicture.tsx';
import { endingPicture } from './play/cards.ts';
import { objectiveText } from './play/objective.ts';
import { useTable } from './play/table.ts';
import type { PartProps } from './play/table.ts';
import { offBoard } from './Strip.tsx';

export function Ending(props: PartProps) {
  const { scene, words } = useTable(props);
  const { view, batches } = scene;
  const outcome = (view.ending ?? scene.present.ending)?.outcome ?? '';
  const won = outcome === 'won';
  const { plan, met } = view.quest;
  const goal =
    plan === null
      ? null
      : {
          id: plan.id,
          text: objectiveText(plan.task[scene.language], scene.language),
          reached: met,
          label: words(met ? 'objectiveMet' : 'objectiveMissed'),
        };
  const told = tellTale(telling, batches, view);
  return (
    <EndingCard
      won={won}
      icon={won ? 'laurel-crown' : outcome === 'withdrawn' ? 'exit-door' : 'crowned-skull'}
      picture={endingPicture(outcome)}
      verdict={words('verdict', { outcome })}
      text={words('rounds', { rounds: view.turn.round })}
      goals={goal === null ? [] : [goal]}
      heroes={view.heroes.map((hero) => ({
        id: hero.id,
        face: <FigurePicture figure={offBoard(hero)} size={52} />,
        name: words(`came_${hero.where}`, { hero: told.who(hero.id) }),
        isDead: hero.where === 'dead',
        fate: null,
        facts: hero.where === 'dead' ? [] : [{ icon: 'two-coins', text: words('gold', { gold: hero.gold }) }],
      }))}
      told={told}
      next={[words('whatNext')]}
    />
  );
}
