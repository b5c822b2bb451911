/** A correction outside the rules: what, whose, to what, and why, which everybody reads */
import { useState } from 'react';
import { figureMention, HERO_KINDS } from '@oubliette/classic';
import type { HeroKind, Override } from '@oubliette/classic';
import { makeSquare, parseSquare } from '@oubliette/dungeon';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, TextField } from '../../ui/Field.tsx';
import { plainName } from '../play/master.ts';
import type { Classic } from '../useClassic.ts';

type Tag = Override['tag'];

const TAGS = [
  ['setBody', 'overrideBody'],
  ['setMind', 'overrideMind'],
  ['setGold', 'overrideGold'],
  ['setSquare', 'overrideSquare'],
] as const satisfies readonly (readonly [Tag, string])[];

export function OverrideDialog({ classic }: { readonly classic: Classic }) {
  const { hand, scene, words } = classic;
  if (hand.dialog !== 'override' || scene.view.screen === null) return null;
  return (
    <Dialog
      open
      onClose={() => classic.controller.openDialog(null)}
      title={words('overrideTitle')}
      shape="sheet"
    >
      <OverrideForm classic={classic} />
    </Dialog>
  );
}

function OverrideForm({ classic }: { readonly classic: Classic }) {
  const { scene, hand, names, words } = classic;
  const { view, language } = scene;
  const [tag, setTag] = useState<Tag>('setBody');
  const [who, setWho] = useState(hand.focus ?? view.figures[0]?.id ?? '');
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const figures = view.figures.filter(({ id }) => tag !== 'setGold' || isHero(id));
  const chosen = figures.find(({ id }) => id === who) ?? figures[0];
  const square = tag === 'setSquare' && value.trim() !== '' ? parseSquare(view.board, value.trim()) : null;
  const isBad = value.trim() !== '' && (tag === 'setSquare' ? square === null : !/^\d+$/.test(value.trim()));

  async function send(): Promise<void> {
    if (chosen === undefined || isBad || value.trim() === '' || reason.trim() === '') return;
    const change = changeOf(tag, chosen.id, tag === 'setSquare' ? square! : Number(value));
    const problem = await classic.controller.override(change, reason.trim());
    setRefused(problem);
    if (problem === null) classic.controller.openDialog(null);
  }

  return (
    <form
      className="override"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Choice
        label={words('overrideWhat')}
        look="row"
        options={TAGS.map(([id, key]) => ({ value: id, title: words(key) }))}
        chosen={tag}
        onChoose={setTag}
      />
      <Field label={words('overrideWho')}>
        {({ id }) => (
          <select
            id={id}
            className="field-input"
            value={chosen?.id}
            onChange={(event) => setWho(event.target.value)}
          >
            {figures.map((figure) => (
              <option key={figure.id} value={figure.id}>
                {plainName(figureMention(names, figure.id), language)} ·{' '}
                {makeSquare(view.board, figure.square)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label={words('overrideTo')}
        value={value}
        onValue={setValue}
        inputMode={tag === 'setSquare' ? 'text' : 'numeric'}
        {...(isBad && tag === 'setSquare' ? { error: words('overrideBadSquare', { text: value }) } : {})}
        required
      />
      <TextField
        label={words('overrideReason')}
        value={reason}
        onValue={setReason}
        maxLength={200}
        required
      />
      <Refused text={refused} />
      <Button
        type="submit"
        kind="primary"
        wide
        unavailable={value.trim() === '' || reason.trim() === '' || isBad}
      >
        {words('overrideDo')}
      </Button>
    </form>
  );
}

function Refused({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className="override-refused" role="alert">
      {text}
    </p>
  );
}

function isHero(id: string): id is HeroKind {
  return (HERO_KINDS as readonly string[]).includes(id);
}

function changeOf(tag: Tag, figure: string, value: number): Override {
  switch (tag) {
    case 'setBody':
      return { tag, figure, body: value };
    case 'setMind':
      return { tag, figure, mind: value };
    case 'setGold':
      return { tag, hero: figure as HeroKind, gold: value };
    case 'setSquare':
      return { tag, figure, square: value };
  }
}
