/** The quest as the heroes know it: its parchment, and its goals, open and done. */
import { typeset, withApostrophes } from '@oubliette/words';
import { Icon } from '../../ui/Icon.tsx';
import type { Classic } from '../useClassic.ts';
import './Mission.css';

export function Mission({ classic }: { readonly classic: Classic }) {
  const { scene, words } = classic;
  const { language, view } = scene;
  const text = (told: { readonly en: string; readonly fr: string }): string =>
    typeset(language, withApostrophes(told[language]));
  const { author, source } = view.quest;
  const credits = [author, source].filter((line) => line !== undefined).join(' · ');
  return (
    <article className="mission on-parchment">
      <h3 className="mission-title">{text(view.quest.title)}</h3>
      <ul className="mission-goals">
        {view.quest.goals.map((goal) => (
          <li key={goal.id} className="mission-goal" data-reached={goal.reached || undefined}>
            <Icon
              name={goal.reached ? 'check' : 'right'}
              label={words(goal.reached ? 'reached' : 'notReached')}
            />
            <span>{text(goal.text)}</span>
          </li>
        ))}
      </ul>
      {view.quest.counters !== undefined && (
        <ul className="mission-counters">
          {view.quest.counters.map(({ id, text: what, value, of }) => (
            <li key={id}>
              {of === null
                ? words('counter', { what: text(what), value })
                : words('counterOf', { what: text(what), value, of })}
            </li>
          ))}
        </ul>
      )}
      <p className="mission-text">{text(view.quest.parchment)}</p>
      {credits !== '' && <p className="mission-credits">{credits}</p>}
    </article>
  );
}
