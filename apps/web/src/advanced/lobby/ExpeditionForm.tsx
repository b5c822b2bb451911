/** The lobby's form for an expedition: the dungeon, the party, and the table's options. */
import { partOf, withPart } from '../../forms/form.ts';
import type { FormParts, FormProps } from '../../forms/form.ts';
import { Choice } from '../../ui/Choice.tsx';
import { LOBBY } from '../../words/lobby.ts';
import { useLanguage, useWords } from '../../words/useWords.ts';
import { DUNGEONS } from './dungeons.ts';
import { askedIn, into, TOBARO } from './expedition.ts';
import { ExpeditionChoices } from './ExpeditionChoices.tsx';
import { EXPEDITION_PART, isMasterHere } from './form.ts';
import { PartyChoice } from './PartyChoice.tsx';
import { EXPEDITION } from './words.ts';

function Beside(props: FormProps) {
  return (
    <>
      {isMasterHere(props.draft) && <AskedChoice {...props} />}
      <DungeonChoice {...props} />
    </>
  );
}

/** The master plays counters when asked for them: how often the table stops for that (ADV-TOK-04). */
function AskedChoice({ draft, onDraft }: FormProps) {
  const words = useWords(EXPEDITION);
  return (
    <Choice
      look="list"
      label={words(draft.mode === 'solo' ? 'asked' : 'askedDevice')}
      chosen={askedIn(partOf(draft, EXPEDITION_PART), draft.mode)}
      onChoose={(asked) => onDraft(withPart(draft, EXPEDITION_PART, { asked }))}
      options={(['never', 'meetings', 'always'] as const).map((value) => ({
        value,
        title: words(`asked_${value}`),
        hint: words(`askedHint_${value}`),
      }))}
    />
  );
}

function DungeonChoice({ draft, onDraft }: FormProps) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  const expedition = partOf(draft, EXPEDITION_PART);
  const offered = DUNGEONS.filter(({ id }) => id !== TOBARO || draft.mode !== 'online');
  return (
    <div className="new-table-quest new-table-dungeon">
      <Choice
        look="list"
        label={words('dungeon')}
        chosen={expedition.dungeon}
        onChoose={(dungeon) => onDraft(withPart(draft, EXPEDITION_PART, into(expedition, dungeon)))}
        options={offered.map(({ id, title, hint }) => ({
          value: id,
          title: title[language],
          hint: hint[language],
        }))}
      />
    </div>
  );
}

export const EXPEDITION_PARTS: FormParts = {
  Beside,
  Below: PartyChoice,
  Heroes: ExpeditionChoices,
};
