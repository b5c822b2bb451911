/** The lobby's form for a NextLevel table: classic's questions, levels, and the table's options. */
import { isCampaign } from '@oubliette/shelf';
import { lazy, Suspense } from 'react';
import { HeroRow, HeroRows, QuestChoice, Training } from '../../classic/lobby/QuestForm.tsx';
import { HEROES, LEVELS, PARTY, withHero } from '../../classic/lobby/party.ts';
import type { Level } from '../../classic/lobby/party.ts';
import { partOf, withPart } from '../../forms/form.ts';
import type { FormParts, FormProps } from '../../forms/form.ts';
import { Loading } from '../../ui/Loading.tsx';
import { LOBBY } from '../../words/lobby.ts';
import { useWords } from '../../words/useWords.ts';
import { NEXT } from './form.ts';

/** It loads NextLevel's rules, which not every visitor needs. */
const NextChoices = lazy(async () => ({ default: (await import('./NextChoices.tsx')).NextChoices }));

function Heroes({ draft, onDraft }: FormProps) {
  const words = useWords(LOBBY);
  const { heroes } = partOf(draft, PARTY);
  const levelOf = (hero: (typeof HEROES)[number]) => (
    <LevelChoice
      label={words('levelOf', { hero: words(hero) })}
      unseen
      level={heroes[hero].level}
      onLevel={(level) => onDraft(withHero(draft, hero, { level }))}
    />
  );
  return (
    <HeroRows>
      {HEROES.map((hero) => (
        <HeroRow
          key={hero}
          hero={hero}
          draft={draft}
          onDraft={onDraft}
          level={isCampaign(draft.game) ? null : levelOf(hero)}
        />
      ))}
    </HeroRows>
  );
}

function Rest({ draft, onDraft }: FormProps) {
  const words = useWords(LOBBY);
  const { options, firstLevel } = partOf(draft, NEXT);
  return (
    <>
      <Suspense fallback={<Loading text={words('opening')} />}>
        <NextChoices
          options={options}
          onOptions={(changed) => onDraft(withPart(draft, NEXT, { options: changed }))}
        />
      </Suspense>
      {isCampaign(draft.game) ? (
        <LevelChoice
          label={words('firstLevel')}
          level={firstLevel}
          onLevel={(level) => onDraft(withPart(draft, NEXT, { firstLevel: level }))}
        />
      ) : (
        <Training draft={draft} onDraft={onDraft} />
      )}
    </>
  );
}

interface LevelProps {
  readonly label: string;
  /** Only read out: its subject stands beside it. */
  readonly unseen?: true;
  readonly level: Level;
  readonly onLevel: (level: Level) => void;
}

function LevelChoice({ label, unseen, level, onLevel }: LevelProps) {
  const words = useWords(LOBBY);
  return (
    <label className="new-table-level">
      <span className={unseen && 'unseen'}>{label}</span>
      <select
        className="field-input"
        value={level}
        onChange={(event) => onLevel(LEVELS[Number(event.target.value) - 1]!)}
      >
        {LEVELS.map((value) => (
          <option key={value} value={value}>
            {words('level', { level: value })}
          </option>
        ))}
      </select>
    </label>
  );
}

export const NEXT_PARTS: FormParts = { Beside: QuestChoice, Heroes, Rest };
