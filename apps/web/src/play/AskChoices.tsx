/** The sorts of question a game asks, and when this person wants to hear them. */
import { typeset } from '@oubliette/words';
import { ASKING } from '../settings/settings.ts';
import { useSettings } from '../settings/store.ts';
import { Choice } from '../ui/Choice.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import { wish } from './AskedAs.tsx';
import { wishFor } from './asking.ts';
import type { AskSort } from './asking.ts';
import { PLAYING } from './words.ts';

export function AskChoices({ sorts }: { readonly sorts: readonly AskSort[] }) {
  const words = useWords(PLAYING);
  const language = useLanguage();
  const { asks } = useSettings();
  return (
    <div className="settings-page">
      <p>{words('askingHint')}</p>
      {sorts.map(({ id, title, otherwise }) => (
        <Choice
          key={id}
          look="row"
          label={title[language]}
          hint={words('askedNot', { otherwise: typeset(language, otherwise[language]) })}
          chosen={wishFor(asks, id)}
          onChoose={(chosen) => wish(id, chosen)}
          options={ASKING.map((value) => ({ value, title: words(`ask_${value}`) }))}
        />
      ))}
    </div>
  );
}
