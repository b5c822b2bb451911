/** The lobby’s form for Expert: the quest, the party, and the rules of the table. */
import { isCampaign } from '@oubliette/shelf';
import { lazy, Suspense } from 'react';
import { defaultPlayer, masterIn, partOf, withPart } from '../../forms/form.ts';
import type { FormParts, FormProps } from '../../forms/form.ts';
import { HeroName, HeroPlayer } from '../../forms/HeroFields.tsx';
import { RecruitCard } from '../../forms/RecruitCard.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Several } from '../../ui/Several.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { LOBBY } from '../../words/lobby.ts';
import { useLanguage, useWords } from '../../words/useWords.ts';
import { expertForm } from './form.ts';
import { CLASSES } from './heroes.ts';
import { OPTIONS } from './options.ts';
import { QUESTS } from './quests.ts';
import {
  CLASS_IDS,
  coming,
  DEPTHS,
  DICE,
  FAMILY_IDS,
  LESSON,
  OPTION_IDS,
  VENTURE,
  withHero,
} from './venture.ts';
import type { ClassId, HeroDraft, Venture } from './venture.ts';
import { VENTURE_WORDS } from './words.ts';

const Abilities = lazy(async () => ({ default: (await import('./Abilities.tsx')).Abilities }));
const QuestStory = lazy(async () => ({ default: (await import('./QuestStory.tsx')).QuestStory }));

function Beside({ draft, onDraft }: FormProps) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  const { quest } = partOf(draft, VENTURE);
  if (isCampaign(draft.game)) return null;
  return (
    <div className="new-table-quest new-table-dungeon">
      <Choice
        look="list"
        label={words('quest')}
        chosen={quest}
        onChoose={(chosen) => onDraft(withPart(draft, VENTURE, { quest: chosen }))}
        options={QUESTS.map(({ id, title, hint }) => ({
          value: id,
          title: title[language],
          hint: hint[language],
        }))}
      />
      <Suspense fallback={null}>
        <QuestStory quest={quest} />
      </Suspense>
    </div>
  );
}

function Party({ draft, onDraft }: FormProps) {
  const words = useWords(VENTURE_WORDS);
  const language = useLanguage();
  const venture = partOf(draft, VENTURE);
  const going = coming(venture);
  const change = (id: ClassId) => {
    const by = defaultPlayer(draft.mode, masterIn(expertForm, draft), going.length === 0);
    const hero = venture.heroes[id];
    onDraft(
      withPart(draft, VENTURE, withHero(venture, id, { comes: !hero.comes, ...(hero.comes ? {} : { by }) })),
    );
  };
  return (
    <section className="recruits" aria-labelledby="party-title">
      <h3 id="party-title" className="new-table-section">
        {words('party', { count: going.length })}
      </h3>
      <ul className="recruits-cards">
        {CLASS_IDS.map((id) => (
          <RecruitCard
            key={id}
            name={CLASSES[id].name[venture.heroes[id].gender][language]}
            hint={CLASSES[id].hint[language]}
            emblem={id}
            comes={going.includes(id)}
            full={null}
            onToggle={() => change(id)}
          />
        ))}
      </ul>
      <p className="choice-note">{words(isCampaign(draft.game) ? 'campaignHint' : 'partyHint')}</p>
    </section>
  );
}

function Heroes({ draft, onDraft }: FormProps) {
  const lobby = useWords(LOBBY);
  return (
    <div className="new-table-heroes">
      <h3 className="new-table-section">{lobby('heroesTitle')}</h3>
      {coming(partOf(draft, VENTURE)).map((id) => (
        <HeroRow key={id} id={id} draft={draft} onDraft={onDraft} />
      ))}
    </div>
  );
}

/** A campaign’s heroes are named in town. */
function HeroRow({ id, draft, onDraft }: FormProps & { readonly id: ClassId }) {
  const words = useWords(VENTURE_WORDS);
  const language = useLanguage();
  const venture = partOf(draft, VENTURE);
  const { by, name, gender, abilities } = venture.heroes[id];
  const hero = CLASSES[id].name[gender][language];
  const change = (part: Partial<HeroDraft>) => onDraft(withPart(draft, VENTURE, withHero(venture, id, part)));
  const isOne = !isCampaign(draft.game);
  return (
    <div className="new-table-hero">
      <p className="new-table-who">
        <Emblem emblem={id} size={1.8} /> {hero}
      </p>
      {isOne && <HeroName hero={hero} name={name} gender={gender} onChange={change} />}
      <HeroPlayer hero={hero} mode={draft.mode} by={by} onBy={(chosen) => change({ by: chosen })} />
      {isOne && (
        <Suspense fallback={<Loading text={words('loading')} />}>
          <Abilities
            id={id}
            hero={hero}
            chosen={abilities}
            onChosen={(chosen) => change({ abilities: chosen })}
          />
        </Suspense>
      )}
    </div>
  );
}

function Rest({ draft, onDraft }: FormProps) {
  const words = useWords(VENTURE_WORDS);
  const language = useLanguage();
  const venture = partOf(draft, VENTURE);
  const { otherwise } = venture;
  const change = (part: Partial<Venture>) => onDraft(withPart(draft, VENTURE, part));
  return (
    <>
      {isCampaign(draft.game) ? (
        <CampaignChoices venture={venture} onChange={change} />
      ) : (
        <DungeonChoices venture={venture} onChange={change} />
      )}
      <h3 className="new-table-section">{words('rules')}</h3>
      {OPTION_IDS.map((id) => {
        const { label, hint, rule } = OPTIONS[id];
        return (
          <Switch
            key={id}
            label={label[language]}
            hint={`${hint[language]} (${rule})`}
            on={otherwise.includes(id)}
            onChange={(on) =>
              change({ otherwise: on ? [...otherwise, id] : otherwise.filter((one) => one !== id) })
            }
          />
        );
      })}
    </>
  );
}

interface ChoicesProps {
  readonly venture: Venture;
  readonly onChange: (change: Partial<Venture>) => void;
}

function DungeonChoices({ venture: { quest, depth, families }, onChange }: ChoicesProps) {
  const words = useWords(VENTURE_WORDS);
  if (quest === LESSON) return null;
  return (
    <>
      <Choice
        look="row"
        label={words('depth')}
        chosen={depth ?? 0}
        onChoose={(cards) => onChange({ depth: cards === 0 ? null : cards })}
        options={[
          { value: 0, title: words('depthQuest') },
          ...DEPTHS.map((count) => ({ value: count, title: words('depthCards', { count }) })),
        ]}
      />
      {quest === DICE && (
        <Several
          label={words('families')}
          hint={words('familiesHint')}
          values={FAMILY_IDS.map((id) => ({ value: id, title: words(id) }))}
          chosen={families}
          onChosen={(chosen) => {
            const kept = FAMILY_IDS.filter((id) => chosen.includes(id));
            if (kept.length > 0) onChange({ families: kept });
          }}
        />
      )}
    </>
  );
}

function CampaignChoices({ venture: { order, generator, life }, onChange }: ChoicesProps) {
  const words = useWords(VENTURE_WORDS);
  return (
    <>
      <Choice
        look="row"
        label={words('order')}
        chosen={order}
        onChoose={(chosen) => onChange({ order: chosen })}
        options={[
          { value: 'inOrder', title: words('inOrder') },
          { value: 'free', title: words('free') },
        ]}
      />
      <Choice
        look="row"
        label={words('life')}
        hint={words('lifeHint')}
        chosen={life}
        onChoose={(chosen) => onChange({ life: chosen })}
        options={[
          { value: 'each', title: words('lifeEach') },
          { value: 'party', title: words('lifeParty') },
          { value: 'none', title: words('lifeNone') },
        ]}
      />
      <Switch
        label={words('generator')}
        hint={words('generatorHint')}
        on={generator}
        onChange={(on) => onChange({ generator: on })}
      />
    </>
  );
}

export const QUEST_PARTS: FormParts = { Beside, Below: Party, Heroes, Rest };
