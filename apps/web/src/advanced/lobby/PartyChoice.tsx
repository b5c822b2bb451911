/** The party: ready-made heroes, those created here before, and a way to create another. */
import { lazy, Suspense, useState } from 'react';
import { toast } from '../../ui/notices.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useLanguage, useWords } from '../../words/useWords.ts';
import { defaultPlayer, masterIn, partOf, withPart } from '../../forms/form.ts';
import type { FormProps } from '../../forms/form.ts';
import { RecruitCard } from '../../forms/RecruitCard.tsx';
import { advancedForm, EXPEDITION_PART } from './form.ts';
import { isTobaro, joined, MOST_HEROES, titleOf, toggled } from './expedition.ts';
import { emblemOf, keptHeroes } from './keptHeroes.ts';
import type { KeptHero } from './keptHeroes.ts';
import { READY_HEROES } from './readyHeroes.ts';
import { EXPEDITION } from './words.ts';

const CreateHero = lazy(async () => ({ default: (await import('./hero/CreateHero.tsx')).CreateHero }));

export function PartyChoice({ draft, onDraft }: FormProps) {
  const words = useWords(EXPEDITION);
  const language = useLanguage();
  const [making, setMaking] = useState(false);
  const expedition = partOf(draft, EXPEDITION_PART);
  const { party } = expedition;
  const full = party.length >= MOST_HEROES;
  const forgotten = party.flatMap(({ made }) => made ?? []);
  const own = [...new Map([...forgotten, ...keptHeroes()].map((hero) => [hero.id, hero])).values()];

  const by = () => defaultPlayer(draft.mode, masterIn(advancedForm, draft), party.length === 0);

  function toggle(id: string, made: KeptHero | null): void {
    if (full && !party.some((member) => member.id === id)) toast(words('partyFull'), 'warning');
    else onDraft(withPart(draft, EXPEDITION_PART, toggled(expedition, id, made, by())));
  }

  function join(hero: KeptHero): void {
    const { expedition: after, gone } = joined(expedition, hero, by());
    onDraft(withPart(draft, EXPEDITION_PART, after));
    if (gone !== null) toast(words('tookPlace', { name: hero.name, gone: titleOf(gone, language) }));
  }

  const card = (id: string, made: KeptHero | null, name: string, hint: string, emblem: string) => (
    <RecruitCard
      key={id}
      name={name}
      hint={hint}
      emblem={emblem}
      comes={party.some((member) => member.id === id)}
      full={full ? words('partyFull') : null}
      onToggle={() => toggle(id, made)}
    />
  );

  return (
    <section className="recruits" aria-labelledby="party-title">
      <h3 id="party-title" className="new-table-section">
        {words('party', { count: party.length })}
      </h3>
      <ul className="recruits-cards">
        {READY_HEROES.map(({ id, name, hint, emblem }) =>
          card(id, null, name[language], hint[language], emblem),
        )}
        {own.map((hero) => {
          const { id, name, race, made } = hero;
          const hint = words('ownHero', { race, calling: made.calling });
          return card(id, hero, name, hint, emblemOf(race, made.calling));
        })}
        <li>
          <button type="button" className="recruits-card recruits-create" onClick={() => setMaking(true)}>
            <Icon name="quill" size={1.7} />
            <span className="recruits-words">
              <span className="recruits-name">{words('createHero')}</span>
              <span className="recruits-hint">{words('createHeroHint')}</span>
            </span>
          </button>
        </li>
      </ul>
      <p className="choice-note">{isTobaro(expedition) ? words('tobaroParty') : words('partyHint')}</p>
      {making && (
        <Suspense fallback={<p role="status">{words('loading')}</p>}>
          <CreateHero
            onClose={() => setMaking(false)}
            onMade={(hero) => {
              setMaking(false);
              join(hero);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
