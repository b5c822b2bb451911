/** A new table's optional settings. */
import { typeset } from '@oubliette/words';
import { Choice } from '../ui/Choice.tsx';
import { Switch } from '../ui/Switch.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { formOf, masterOf } from './draft.ts';
import { DIFFICULTIES } from '../forms/form.ts';
import type { FormParts, FormProps } from '../forms/form.ts';

export function MoreChoices({ draft, onDraft, parts }: FormProps & { readonly parts: FormParts }) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  const { Heroes, Rest } = parts;
  const { difficulty: label, difficulties = DIFFICULTIES } = formOf(draft);
  return (
    <>
      <Heroes draft={draft} onDraft={onDraft} />
      {masterOf(draft) === 'computer' && (
        <Choice
          look="row"
          label={typeset(language, label[language])}
          chosen={draft.difficulty}
          onChoose={(difficulty) => onDraft({ ...draft, difficulty })}
          options={difficulties.map((value) => ({ value, title: words(value) }))}
        />
      )}
      {Rest !== undefined && <Rest draft={draft} onDraft={onDraft} />}
      <Choice
        look="row"
        label={words('dice')}
        chosen={draft.dice}
        onChoose={(dice) => onDraft({ ...draft, dice })}
        options={[
          { value: 'app', title: words('diceApp') },
          { value: 'heroes', title: words('diceHeroes') },
          { value: 'hand', title: words('diceHand') },
        ]}
      />
      {draft.mode === 'online' && <OnlineChoices draft={draft} onDraft={onDraft} />}
    </>
  );
}

function OnlineChoices({ draft, onDraft }: FormProps) {
  const words = useWords(LOBBY);
  return (
    <>
      <Choice
        look="row"
        label={words('pace')}
        chosen={draft.slow ? 'days' : 'live'}
        onChoose={(pace) => onDraft({ ...draft, slow: pace === 'days' })}
        options={[
          { value: 'live', title: words('paceLive') },
          { value: 'days', title: words('paceDays') },
        ]}
      />
      <Choice
        look="row"
        label={words('tableLanguage')}
        hint={words('tableLanguageHint')}
        chosen={draft.language}
        onChoose={(language) => onDraft({ ...draft, language })}
        options={[
          { value: 'en', title: words('en') },
          { value: 'fr', title: words('fr') },
        ]}
      />
      <Switch
        label={words('listed')}
        hint={words('listedHint')}
        on={draft.open}
        onChange={(open) => onDraft({ ...draft, open })}
      />
    </>
  );
}
