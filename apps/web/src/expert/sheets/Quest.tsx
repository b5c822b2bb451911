/** The quest: what is told of it, what is to be done, how far the party has got. */
import { typeset, withApostrophes } from '@oubliette/words';
import { Icon } from '../../ui/Icon.tsx';
import { SpeakButton } from '../../play/SpeakButton.tsx';
import { objectiveOf } from '../play/objective.ts';
import type { Table } from '../play/table.ts';

export function QuestPage({ table: { scene, words } }: { readonly table: Table }) {
  const { view, language } = scene;
  const { plan, laid, sites, done, met, clock } = view.quest;
  if (plan === null) return <p className="desk-note">{words('noQuestYet')}</p>;
  const print = (text: string): string => typeset(language, withApostrophes(text));
  const story = print(plan.story[language]);
  return (
    <article className="sheet on-parchment">
      <h3 className="sheet-name">{print(plan.title[language])}</h3>
      <p>{story}</p>
      <SpeakButton text={story}>{words('readAloud')}</SpeakButton>
      <h4 className="sheet-title">{words('objective')}</h4>
      <p>
        {met && <Icon name="check" label={words('objectiveMet')} />} {objectiveOf(view, language)}
      </p>
      {laid !== null && met && <p>{print(plan.task[language])}</p>}
      <ul>
        {plan.sites
          .filter(({ id }) => sites.some((site) => site.id === id))
          .map(({ id, name }) => {
            const isDone = done.some(({ site }) => site === id);
            return (
              <li key={id}>
                {isDone && <Icon name="check" label={words('siteDone')} />} {print(name[language])}
              </li>
            );
          })}
      </ul>
      {clock !== null && <p>{words('clockLeft', { left: clock })}</p>}
      <h4 className="sheet-title">{words('soFar')}</h4>
      <p>
        {words('explored', { tiles: view.tiles.length, cards: view.pile.count })}{' '}
        {view.forgotten.length > 0 && words('remembered', { tiles: view.forgotten.length })}
      </p>
    </article>
  );
}
