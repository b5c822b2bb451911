/** The quest on paper: what is read out, and what this player knows of its room. */
import { kindNoun } from '@oubliette/expert';
import type { View } from '@oubliette/expert';
import type { Language } from '@oubliette/words';
import { Page } from '../../paper/Page.tsx';
import { PRINT } from '../../paper/words.ts';
import { wordsIn } from '../../words/useWords.ts';
import { PAPER_WORDS } from './words.ts';

interface Props {
  readonly view: View;
  readonly language: Language;
}

export function QuestPage({ view: { quest }, language }: Props) {
  const words = wordsIn(PRINT, language);
  const own = wordsIn(PAPER_WORDS, language);
  const { plan, room, depth } = quest;
  if (plan === null) return null;
  // The game master's from the start, everybody's once the room is laid (EXP-QRM-03, EXP-QRM-06).
  const isKnown = room !== undefined && room !== null;
  return (
    <Page title={plan.title[language]} {...(depth === 0 ? {} : { aside: own('depth', { count: depth }) })}>
      <section>
        <h3>{words('parchment')}</h3>
        <p>{plan.story[language]}</p>
      </section>
      {(isKnown || quest.laid !== null) && (
        <section>
          <h3>{own('task')}</h3>
          <p>{plan.task[language]}</p>
        </section>
      )}
      {isKnown && (
        <section>
          <h3>{own('foes')}</h3>
          <p>
            {[
              ...room.foes.map((id) => kindNoun(id)[language].one),
              own('escort', { count: room.escort }),
            ].join(', ')}
          </p>
        </section>
      )}
    </Page>
  );
}
