/** The lobby's form for a quest of the family and its heroes. */
import { isCampaign } from '@oubliette/shelf';
import type { ReactNode } from 'react';
import { PLAYERS } from '../../forms/company.ts';
import { partOf, withPart } from '../../forms/form.ts';
import type { FormParts, FormProps } from '../../forms/form.ts';
import { bookOf } from '../../forms/questBook.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { TextField } from '../../ui/Field.tsx';
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

const BY_WORDS = { me: 'byMe', computer: 'byBot', friend: 'byFriend' } as const;

/** A campaign has no names and genders here: its heroes are enrolled in town. */
export function HeroRow({ hero, draft, onDraft, level }: HeroRowProps) {
  const words = useWords(LOBBY);
  const { comes, by, name, gender } = partOf(draft, PARTY).heroes[hero];
  const title = words(hero);
  const players = PLAYERS.filter((each) => each !== 'friend' || draft.mode === 'online');
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
        <>
          <TextField
            label={words('heroNameOf', { hero: title })}
            placeholder={words('heroName')}
            value={name}
            maxLength={40}
            onValue={(value) => onDraft(withHero(draft, hero, { name: value }))}
          />
          <Choice
            look="row"
            label={words('genderOf', { hero: title })}
            chosen={gender}
            onChoose={(chosen) => onDraft(withHero(draft, hero, { gender: chosen }))}
            options={[
              { value: 'm', title: words('masculine') },
              { value: 'f', title: words('feminine') },
            ]}
          />
        </>
      )}
      {comes && level}
      {comes && (
        <Choice
          look="row"
          label={words('playedByOf', { hero: title })}
          chosen={by}
          onChoose={(chosen) => onDraft(withHero(draft, hero, { by: chosen }))}
          options={players.map((value) => ({ value, title: words(BY_WORDS[value]) }))}
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
