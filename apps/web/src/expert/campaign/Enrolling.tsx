/** Classes that nobody of the campaign has yet (EXP-HER-02). */
import { useState } from 'react';
import type { CampaignCommandOf } from '@oubliette/expert';
import { offersIn } from '../../town/between.ts';
import { RecruitCard } from '../../forms/RecruitCard.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LOBBY } from '../../words/lobby.ts';
import { useWords } from '../../words/useWords.ts';
import { CLASSES } from '../lobby/heroes.ts';
import type { Settling } from './model.ts';
import { SETTLING } from './words.ts';

const LONGEST_NAME = 24;

export function Enrolling({ settling }: { readonly settling: Settling }) {
  const words = useWords(SETTLING);
  const lobby = useWords(LOBBY);
  const { language, moves } = settling;
  const [name, setName] = useState('');
  const [gender, setGender] = useState<'m' | 'f'>('m');
  const all = offersIn<CampaignCommandOf<'enrol'>>(moves, 'enrol');
  // Somebody with several chairs enrols a class in the chair that is called after it.
  const offers = [...Map.groupBy(all, ({ command }) => command.hero).values()].map(
    (same) => same.find(({ seat, command }) => seat === command.hero) ?? same[0]!,
  );
  if (offers.length === 0) return null;
  const enrol = async ({ seat, command }: (typeof offers)[number]) => {
    const named = name.trim() === '' ? {} : { name: name.trim() };
    if (await settling.give(seat, { ...command, gender, ...named })) setName('');
  };
  return (
    <section className="town-leaf on-parchment recruits" aria-labelledby="settling-enrol">
      <h3 id="settling-enrol">{words('enrol')}</h3>
      <p className="choice-note">{words('enrolHint')}</p>
      <div className="settler-naming">
        <TextField label={words('name')} value={name} maxLength={LONGEST_NAME} onValue={setName} />
        <Choice
          look="row"
          label={lobby('genderOf', { hero: name.trim() || words('newcomer') })}
          chosen={gender}
          onChoose={setGender}
          options={[
            { value: 'm', title: lobby('masculine') },
            { value: 'f', title: lobby('feminine') },
          ]}
        />
      </div>
      <ul className="recruits-cards">
        {offers.map((offer) => {
          const { hero } = offer.command;
          return (
            <RecruitCard
              key={hero}
              name={CLASSES[hero].name[gender][language]}
              hint={CLASSES[hero].hint[language]}
              emblem={hero}
              comes={false}
              full={null}
              onToggle={() => void enrol(offer)}
            />
          );
        })}
      </ul>
    </section>
  );
}
