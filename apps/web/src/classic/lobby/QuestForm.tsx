/** The lobby's form for a quest of the family and its heroes. */
import { isCampaign } from '@oubliette/shelf';
import type { ReactNode } from 'react';
import { partOf, withPart } from '../../forms/form.ts';
import type { FormParts, FormProps } from '../../forms/form.ts';
import { HeroName, HeroPlayer } from '../../forms/HeroFields.tsx';
import { bookOf } from '../../forms/questBook.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { LOBBY } from '../../words/lobby.ts';
import { useLanguage, useWords } from '../../words/useWords.ts';
import { HEROES, PARTY, withHero, withQuest } from './party.ts';
import type { Hero } from './party.ts';

export function QuestChoice({ draft, onDraft }: FormProps) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  const book = bookOf(draft.game);
  const { quest: chosenId } = partOf(draft, PARTY);
  const chosen = book.find(({ id }) => id === chosenId);
  const hasLevels = book.some(({ level }) => level !== null);
  if (isCampaign(draft.game)) return null;
  return (
    <div className="new-table-quest">
      <Choice
        look="list"
        label={words('quest')}
        chosen={chosenId}
        onChoose={(quest) =>
          onDraft(
            withQuest(
              draft,
              book.find(({ id }) => id === quest)!,
            ),
          )
        }
        options={book.map(({ id, number, title, training, level }) => ({
          value: id,
          title: title[language],
          hint: [
            training && !hasLevels ? words('trainingQuest') : words('questNumber', { number }),
            ...(hasLevels && level !== null ? [words('questLevel', { level })] : []),
          ].join(' · '),
        }))}
      />
      {chosen && <blockquote className="new-table-parchment">{chosen.parchment[language]}</blockquote>}
    </div>
  );
}

function Heroes({ draft, onDraft }: FormProps) {
  return (
    <HeroRows>
      {HEROES.map((hero) => (
        <HeroRow key={hero} hero={hero} draft={draft} onDraft={onDraft} />
      ))}
    </HeroRows>
  );
}

export function HeroRows({ children }: { readonly children: ReactNode }) {
  const words = useWords(LOBBY);
  return (
    <div className="new-table-heroes">
      <h3 className="new-table-section">{words('heroesTitle')}</h3>
      {children}
    </div>
  );
}

interface HeroRowProps extends FormProps {
  readonly hero: Hero;
  /** Beside the names, if heroes have levels. */
  readonly level?: ReactNode;
}

/** A campaign has no names and genders here: its heroes are enrolled in town. */
export function HeroRow({ hero, draft, onDraft, level }: HeroRowProps) {
  const words = useWords(LOBBY);
  const { comes, by, name, gender } = partOf(draft, PARTY).heroes[hero];
  const title = words(hero);
  return (
    <div className="new-table-hero">
      <div className="new-table-who">
        <Emblem emblem={hero} size={1.8} empty={!comes} />
        <Switch
          label={
            <>
              <span aria-hidden="true">{title}</span>
              <span className="unseen">{words('comes', { hero: title })}</span>
            </>
          }
          on={comes}
          onChange={(on) => onDraft(withHero(draft, hero, { comes: on }))}
        />
      </div>
      {comes && !isCampaign(draft.game) && (
        <HeroName
          hero={title}
          name={name}
          gender={gender}
          onChange={(change) => onDraft(withHero(draft, hero, change))}
        />
      )}
      {comes && level}
      {comes && (
        <HeroPlayer
          hero={title}
          mode={draft.mode}
          by={by}
          onBy={(chosen) => onDraft(withHero(draft, hero, { by: chosen }))}
        />
      )}
    </div>
  );
}

/** Only for the quest made for it (CLS-TRN-01), or a campaign's first. */
export function Training({ draft, onDraft }: FormProps) {
  const words = useWords(LOBBY);
  const { quest, training } = partOf(draft, PARTY);
  const campaign = isCampaign(draft.game);
  if (!campaign && !bookOf(draft.game).some((each) => each.training && each.id === quest)) return null;
  return (
    <Switch
      label={campaign ? words('trainingFirst') : words('training')}
      hint={words('trainingHint')}
      on={training}
      onChange={(on) => onDraft(withPart(draft, PARTY, { training: on }))}
    />
  );
}

export const CLASSIC_PARTS: FormParts = { Beside: QuestChoice, Heroes, Rest: Training };
