/** Writing on the score sheet: name, gender, arms, motto (CLS-HRO-10, CLS-HRO-12). */
import { useId, useState } from 'react';
import { CHARGES, LONGEST_MOTTO, LONGEST_NAME, TINCTURES } from '@oubliette/classic';
import type { Arms, Charge, CommonSheet, Tincture } from '@oubliette/classic';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { useWords } from '../words/useWords.ts';
import { PAINTS } from './heraldry.ts';
import { Hatching, Shield } from './Shield.tsx';
import { called } from './town.ts';
import type { Town } from './town.ts';
import { CAMPAIGN } from './words.ts';
import './Inscribe.css';

const FIRST_ARMS: Arms = { field: 'gules', charge: 'tower', tincture: 'or' };

interface Props {
  readonly town: Town;
  readonly sheet: CommonSheet;
  readonly onClose: () => void;
}

export function Inscribe({ town, sheet, onClose }: Props) {
  const words = useWords(CAMPAIGN);
  const [name, setName] = useState(sheet.name);
  const [gender, setGender] = useState(sheet.gender);
  const [motto, setMotto] = useState(sheet.motto ?? '');
  const [arms, setArms] = useState(sheet.arms);
  const save = async () => {
    const written = { name, gender, arms, motto: motto.trim() === '' ? null : motto };
    if (await town.give(sheet.seat, { type: 'inscribe', hero: sheet.kind, ...written })) onClose();
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={words('writeFor', { hero: called(sheet) })}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button kind="primary" icon="scroll-quill" onClick={() => void save()}>
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="inscribe">
        <div className="inscribe-sheet">
          <Shield arms={arms} kind={sheet.kind} size={8} />
          <TextField label={words('name')} value={name} onValue={setName} maxLength={LONGEST_NAME} />
          <Choice
            look="row"
            label={words('gender')}
            chosen={gender}
            onChoose={setGender}
            options={[
              { value: 'm', title: words('genderM') },
              { value: 'f', title: words('genderF') },
            ]}
          />
          <TextField
            label={words('motto')}
            value={motto}
            onValue={setMotto}
            maxLength={LONGEST_MOTTO}
            placeholder={words('mottoNone')}
          />
        </div>
        <Armorial language={town.language} arms={arms} onChange={setArms} />
      </div>
    </Dialog>
  );
}

interface ArmorialProps {
  readonly language: Town['language'];
  readonly arms: Arms | null;
  readonly onChange: (arms: Arms | null) => void;
}

function Armorial({ language, arms, onChange }: ArmorialProps) {
  const words = useWords(CAMPAIGN);
  const shown = arms ?? FIRST_ARMS;
  return (
    <fieldset className="inscribe-arms">
      <legend>{words('arms')}</legend>
      <Tinctures
        label={words('field')}
        language={language}
        chosen={arms?.field ?? null}
        onChoose={(field) => onChange({ ...shown, field })}
      />
      <Tinctures
        label={words('chargeTincture')}
        language={language}
        chosen={arms?.tincture ?? null}
        onChoose={(tincture) => onChange({ ...shown, tincture })}
      />
      <div role="group" aria-label={words('charge')} className="inscribe-charges">
        {(Object.keys(CHARGES) as Charge[]).map((charge) => (
          <button
            key={charge}
            type="button"
            className="inscribe-charge"
            aria-pressed={arms?.charge === charge}
            aria-label={CHARGES[charge][language]}
            title={CHARGES[charge][language]}
            onClick={() => onChange({ ...shown, charge })}
          >
            <Shield arms={{ ...shown, charge }} size={2.1} silent />
          </button>
        ))}
      </div>
      <Button kind="quiet" onClick={() => onChange(null)}>
        {words('blankShield')}
      </Button>
    </fieldset>
  );
}

interface TincturesProps {
  readonly label: string;
  readonly language: Town['language'];
  readonly chosen: Tincture | null;
  readonly onChoose: (tincture: Tincture) => void;
}

function Tinctures({ label, language, chosen, onChoose }: TincturesProps) {
  const id = useId();
  return (
    <div role="group" aria-label={label} className="inscribe-tinctures">
      <span className="inscribe-label" aria-hidden="true">
        {label}
      </span>
      {(Object.keys(TINCTURES) as Tincture[]).map((tincture) => (
        <button
          key={tincture}
          type="button"
          className="inscribe-tincture"
          aria-pressed={chosen === tincture}
          aria-label={TINCTURES[tincture][language]}
          title={TINCTURES[tincture][language]}
          onClick={() => onChoose(tincture)}
        >
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <defs>
              <Hatching id={`${id}-${tincture}`} tincture={tincture} />
            </defs>
            <rect width="32" height="32" rx="4" fill={PAINTS[tincture].colour} />
            <rect width="32" height="32" rx="4" fill={`url(#${id}-${tincture})`} />
          </svg>
        </button>
      ))}
    </div>
  );
}
