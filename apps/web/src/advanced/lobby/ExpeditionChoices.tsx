/** An expedition's optional settings: names, players, followers, depth, and the table's own rules. */
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { LOBBY } from '../../words/lobby.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/useWords.ts';
import { partOf, withPart } from '../../forms/form.ts';
import type { FormProps } from '../../forms/form.ts';
import { HeroName, HeroPlayer } from '../../forms/HeroFields.tsx';
import { FOLLOWERS, followersOf, isTobaro, isWandering, titleOf, withMember, without } from './expedition.ts';
import type { Expedition, Followers, Member } from './expedition.ts';
import { EXPEDITION_PART } from './form.ts';
import { forgetHero } from './keptHeroes.ts';
import { READY_CASTERS } from './readyHeroes.ts';
import { EXPEDITION } from './words.ts';

const ReadyComponents = lazy(async () => ({
  default: (await import('./hero/Components.tsx')).ReadyComponents,
}));

export function ExpeditionChoices({ draft, onDraft }: FormProps) {
  const words = useWords(EXPEDITION);
  const lobby = useWords(LOBBY);
  const expedition = partOf(draft, EXPEDITION_PART);
  const change = (part: Partial<Expedition>) => onDraft(withPart(draft, EXPEDITION_PART, part));
  return (
    <>
      <div className="new-table-heroes">
        <h3 className="new-table-section">{lobby('heroesTitle')}</h3>
        {expedition.party.map((member) => (
          <MemberRow key={member.id} member={member} draft={draft} onDraft={onDraft} />
        ))}
      </div>
      {isWandering(expedition) && (
        <Choice
          look="row"
          label={words('depth')}
          chosen={expedition.depth}
          onChoose={(depth) => change({ depth })}
          options={[
            { value: 'tables', title: words('depthTables') },
            { value: 'oneLevel', title: words('depthOne') },
          ]}
        />
      )}
      <Switch
        label={words('openerTakes')}
        hint={words('openerTakesHint')}
        on={expedition.openerTakes}
        onChange={(openerTakes) => change({ openerTakes })}
      />
      <Switch
        label={words('hiddenWounds')}
        hint={words('hiddenWoundsHint')}
        on={expedition.hiddenWounds}
        onChange={(hiddenWounds) => change({ hiddenWounds })}
      />
    </>
  );
}

function MemberRow({ member, draft, onDraft }: FormProps & { readonly member: Member }) {
  const words = useWords(EXPEDITION);
  const { mode } = draft;
  const expedition = partOf(draft, EXPEDITION_PART);
  const { id, made, by, name, gender } = member;
  const hero = titleOf({ ...member, name: '' }, draft.language);
  const change = (part: Partial<Member>) =>
    onDraft(withPart(draft, EXPEDITION_PART, withMember(expedition, id, part)));
  return (
    <div className="new-table-hero new-table-member">
      <p className="new-table-who">{hero}</p>
      <HeroName hero={hero} name={name} gender={gender} onChange={change} />
      {READY_CASTERS.includes(id) && (
        <Suspense fallback={<p role="status">{words('loading')}</p>}>
          <ReadyComponents
            id={id}
            legend={words('componentsFor', { hero })}
            chosen={member.components ?? null}
            onChosen={(components) => change({ components })}
          />
        </Suspense>
      )}
      {!isTobaro(expedition) && (
        <>
          <select
            className="field-input"
            aria-label={words('followersOf', { hero })}
            value={FOLLOWERS.findIndex((each) => isSame(each, followersOf(expedition, member)))}
            onChange={(event) => change({ followers: FOLLOWERS[Number(event.target.value)]! })}
          >
            {FOLLOWERS.map((each, index) => (
              <option key={followersText(each, words)} value={index}>
                {followersText(each, words)}
              </option>
            ))}
          </select>
          <HeroPlayer hero={hero} mode={mode} by={by} onBy={(chosen) => change({ by: chosen })} />
        </>
      )}
      {made !== null && (
        <Button
          kind="quiet"
          onClick={() => {
            forgetHero(id);
            onDraft(withPart(draft, EXPEDITION_PART, without(expedition, id)));
          }}
        >
          {words('forget', { name: made.name })}
        </Button>
      )}
    </div>
  );
}

function isSame(a: Followers, b: Followers): boolean {
  return a.sergeants === b.sergeants && a.menAtArms === b.menAtArms;
}

function followersText({ sergeants, menAtArms }: Followers, words: Words<typeof EXPEDITION>): string {
  if (sergeants === 0)
    return menAtArms === 0 ? words('noFollowers') : words('menAtArms', { count: menAtArms });
  return menAtArms === 0 ? words('sergeant') : words('sergeantAnd', { count: menAtArms });
}
