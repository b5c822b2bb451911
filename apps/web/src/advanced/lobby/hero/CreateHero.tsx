/** Creating a hero by the book: roll, see the sheet, choose a calling, buy gear, choose a name (ADV-CRE-02). */
import { useState } from 'react';
import { findSpell, spellCount, STARTING_SPELLS } from '@oubliette/advanced';
import type { HeroCalling, Race } from '@oubliette/advanced';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { LOBBY } from '../../../words/lobby.ts';
import { UI } from '../../../words/ui.ts';
import { useLanguage, useWords } from '../../../words/useWords.ts';
import { keepHero } from '../keptHeroes.ts';
import type { KeptHero } from '../keptHeroes.ts';
import { EXPEDITION } from '../words.ts';
import { Components } from './Components.tsx';
import { keptOf, newHero, refusalOf, rolled, whyText, withCalling, withSpell } from './making.ts';
import type { HeroDraft } from './making.ts';
import { RolledSheet } from './RolledSheet.tsx';
import { Shop } from './Shop.tsx';
import './CreateHero.css';

interface Props {
  readonly onClose: () => void;
  readonly onMade: (hero: KeptHero) => void;
}

type Wanted = Race | 'rolled';

export function CreateHero({ onClose, onMade }: Props) {
  const words = useWords(EXPEDITION);
  const common = useWords(UI);
  const language = useLanguage();
  const [race, setRace] = useState<Wanted>('rolled');
  const [hero, setHero] = useState<HeroDraft | null>(null);
  const [tried, setTried] = useState(false);
  const roll = () => setHero(newHero(freshSeed(), race === 'rolled' ? null : race));
  const refusal = hero === null ? null : refusalOf(hero);
  const nameless = hero?.name.trim() === '';

  function join(): void {
    setTried(true);
    const made = hero === null ? null : keptOf(hero);
    if (made === null) return;
    keepHero(made);
    onMade(made);
  }

  return (
    <Dialog
      open
      size="large"
      title={words('createTitle')}
      onClose={onClose}
      actions={
        <>
          {tried && nameless && <p className="create-wrong">{words('needName')}</p>}
          {tried && refusal !== null && <p className="create-wrong">{whyText(refusal, language)}</p>}
          <Button onClick={onClose}>{common('cancel')}</Button>
          {hero === null ? (
            <Button kind="primary" icon="perspective-dice-six-faces-random" onClick={roll}>
              {words('roll')}
            </Button>
          ) : (
            <>
              <Button icon="perspective-dice-six-faces-random" onClick={roll}>
                {words('rollAnew')}
              </Button>
              <Button
                kind="primary"
                icon="scroll-quill"
                unavailable={nameless || refusal !== null}
                onClick={join}
              >
                {words('join')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="create">
        {hero === null ? (
          <Choice<Wanted>
            label={words('raceQuestion')}
            hint={words('raceHint')}
            chosen={race}
            onChoose={setRace}
            options={[
              { value: 'rolled', title: words('raceRolled'), icon: 'perspective-dice-six-faces-random' },
              { value: 'human', title: words('human'), icon: 'viking-head' },
              { value: 'dwarf', title: words('dwarf'), icon: 'dwarf-face' },
              { value: 'elf', title: words('elf'), icon: 'elf-helmet' },
            ]}
          />
        ) : (
          <Making hero={hero} onHero={setHero} tried={tried} />
        )}
      </div>
    </Dialog>
  );
}

interface MakingProps {
  readonly hero: HeroDraft;
  readonly onHero: (hero: HeroDraft) => void;
  readonly tried: boolean;
}

function Making({ hero, onHero, tried }: MakingProps) {
  const words = useWords(EXPEDITION);
  const lobby = useWords(LOBBY);
  const { race, gold } = rolled(hero);
  return (
    <>
      <div className="create-sides">
        <div className="create-side">
          <RolledSheet hero={hero} />
          <div className="create-name">
            <TextField
              label={words('name')}
              value={hero.name}
              maxLength={40}
              {...(tried && hero.name.trim() === '' ? { error: words('needName') } : {})}
              onValue={(name) => onHero({ ...hero, name })}
            />
            <Choice
              look="row"
              label={words('gender')}
              chosen={hero.gender}
              onChoose={(gender) => onHero({ ...hero, gender })}
              options={[
                { value: 'm', title: lobby('masculine') },
                { value: 'f', title: lobby('feminine') },
              ]}
            />
          </div>
          <p className="create-note">{words('keptNote')}</p>
        </div>
        <div className="create-side">
          <Choice<HeroCalling>
            label={words('calling')}
            chosen={hero.calling}
            onChoose={(calling) => onHero(withCalling(hero, calling))}
            options={[
              {
                value: 'warrior',
                title: words('warrior'),
                hint: words('warriorHint'),
                icon: 'crossed-swords',
              },
              {
                value: 'wizard',
                title: words('wizard'),
                hint: words('wizardHint', { count: spellCount(race, 'wizard') }),
                icon: 'spell-book',
              },
            ]}
          />
          {hero.calling === 'wizard' && (
            <>
              <Spells hero={hero} onHero={onHero} />
              <Components
                legend={words('componentsOf')}
                chosen={hero.components}
                onChosen={(components) => onHero({ ...hero, components })}
              />
            </>
          )}
          <h3 className="create-heading">{words('shop', { gold })}</h3>
          <Shop hero={hero} onHero={onHero} />
        </div>
      </div>
    </>
  );
}

/** A dwarf chooses among the first four; the others know them all (ADV-CRE-19, ADV-CRE-22). */
function Spells({ hero, onHero }: Pick<MakingProps, 'hero' | 'onHero'>) {
  const words = useWords(EXPEDITION);
  const language = useLanguage();
  const count = spellCount(rolled(hero).race, 'wizard');
  if (count === STARTING_SPELLS.length) return null;
  return (
    <fieldset className="create-spells">
      <legend>{words('spellsOf', { count })}</legend>
      {STARTING_SPELLS.map((spell) => (
        <label key={spell}>
          <input
            type="checkbox"
            checked={hero.spells.includes(spell)}
            onChange={() => onHero(withSpell(hero, spell))}
          />
          {findSpell(spell)?.name[language]}
        </label>
      ))}
    </fieldset>
  );
}

/** From the same randomness as the tables' secrets. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
