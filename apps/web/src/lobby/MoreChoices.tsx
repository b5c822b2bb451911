/** What a new table takes for granted, and may be told otherwise. */
import { lazy, Suspense } from 'react';
import { isCampaign } from '../tables/games.ts';
import { Choice } from '../ui/Choice.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { TextField } from '../ui/Field.tsx';
import { Switch } from '../ui/Switch.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import { PLAYERS } from './company.ts';
import {
  ADVANCED,
  DIFFICULTIES,
  HEROES,
  LEVELS,
  masterOf,
  NEXT_CAMPAIGN,
  NEXTLEVEL,
  withHero,
} from './draft.ts';
import type { Draft, Hero, Level } from './draft.ts';
import { ExpeditionChoices } from './ExpeditionChoices.tsx';
import { CAMPAIGN } from '../tables/myTables.ts';
import { bookOf } from './questBook.ts';
import { EXPEDITION } from './words.ts';

/** It comes with NextLevel's rules, which not everybody wants. */
const NextChoices = lazy(async () => ({ default: (await import('./NextChoices.tsx')).NextChoices }));

interface Props {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

export function MoreChoices({ draft, onDraft }: Props) {
  const words = useWords(LOBBY);
  const expedition = useWords(EXPEDITION);
  const isAdvanced = draft.game === ADVANCED;
  return (
    <>
      {isAdvanced ? (
        <ExpeditionChoices draft={draft} onDraft={onDraft} />
      ) : (
        <div className="new-table-heroes">
          <h3 className="new-table-section">{words('heroesTitle')}</h3>
          {HEROES.map((hero) => (
            <HeroRow key={hero} hero={hero} draft={draft} onDraft={onDraft} />
          ))}
        </div>
      )}
      {masterOf(draft) === 'computer' && (
        <Choice
          look="row"
          label={isAdvanced ? expedition('difficulty') : words('difficulty')}
          chosen={draft.difficulty}
          onChoose={(difficulty) => onDraft({ ...draft, difficulty })}
          options={DIFFICULTIES.map((value) => ({ value, title: words(value) }))}
        />
      )}
      {(draft.game === NEXTLEVEL || draft.game === NEXT_CAMPAIGN) && (
        <Suspense fallback={<Loading text={words('opening')} />}>
          <NextChoices
            options={draft.nextlevel}
            onOptions={(nextlevel) => onDraft({ ...draft, nextlevel })}
          />
        </Suspense>
      )}
      {draft.game === NEXT_CAMPAIGN ? (
        <LevelChoice
          label={words('firstLevel')}
          level={draft.firstLevel}
          onLevel={(firstLevel) => onDraft({ ...draft, firstLevel })}
        />
      ) : (
        mayTrain(draft) && (
          <Switch
            label={draft.game === CAMPAIGN ? words('trainingFirst') : words('training')}
            hint={words('trainingHint')}
            on={draft.training}
            onChange={(training) => onDraft({ ...draft, training })}
          />
        )
      )}
      <Choice
        look="row"
        label={words('dice')}
        chosen={draft.dice}
        onChoose={(dice) => onDraft({ ...draft, dice })}
        options={[
          { value: 'app', title: words('diceApp') },
          { value: 'hand', title: words('diceHand') },
        ]}
      />
      {draft.mode === 'online' && <OnlineChoices draft={draft} onDraft={onDraft} />}
    </>
  );
}

/** Only the quest that is made for it (CLS-TRN-01). */
function mayTrain({ game, quest }: Draft): boolean {
  return (
    game === CAMPAIGN ||
    (game !== ADVANCED && bookOf(game).some(({ id, training }) => training && id === quest))
  );
}

function OnlineChoices({ draft, onDraft }: Props) {
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

interface LevelProps {
  readonly label: string;
  /** Only spoken: what it is about stands beside it. */
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

interface HeroRowProps extends Props {
  readonly hero: Hero;
}

const BY_WORDS = { me: 'byMe', computer: 'byBot', friend: 'byFriend' } as const;

/** Names and genders are a campaign's own matter: its heroes are enrolled in town. */
function HeroRow({ hero, draft, onDraft }: HeroRowProps) {
  const words = useWords(LOBBY);
  const { comes, by, name, gender, level } = draft.heroes[hero];
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
      {comes && draft.game === NEXTLEVEL && (
        <LevelChoice
          label={words('levelOf', { hero: title })}
          unseen
          level={level}
          onLevel={(chosen) => onDraft(withHero(draft, hero, { level: chosen }))}
        />
      )}
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
