/** A correction outside the rules: what, for which figure, the new value, and a reason everybody reads. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { parseSquare } from '@oubliette/dungeon';
import type { Size } from '@oubliette/dungeon';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field, TextField } from '../ui/Field.tsx';
import { useWords } from '../words/useWords.ts';
import { PLAYING } from './words.ts';
import './OverrideDialog.css';

interface Kind<Tag extends string> {
  readonly tag: Tag;
  readonly title: string;
  /** What it needs besides a figure. */
  readonly takes: 'number' | 'square' | 'nothing';
  readonly figures: readonly { readonly id: string; readonly name: string }[];
}

interface Props<Tag extends string> {
  readonly kinds: readonly Kind<Tag>[];
  readonly board: Size;
  /** The figure selected at first. */
  readonly first: string | undefined;
  /** Null when it was made, else the refusal. */
  readonly send: (tag: Tag, figure: string, value: number, reason: string) => Promise<string | null>;
  readonly onDone: () => void;
  /** Who may do it, and when. */
  readonly note?: ReactNode;
}

export function OverrideDialog<Tag extends string>({ note, ...form }: Props<Tag>) {
  const words = useWords(PLAYING);
  return (
    <Dialog open onClose={form.onDone} title={words('overrideTitle')} shape="sheet">
      {note}
      <OverrideForm {...form} />
    </Dialog>
  );
}

function OverrideForm<Tag extends string>({ kinds, board, first, send, onDone }: Omit<Props<Tag>, 'note'>) {
  const words = useWords(PLAYING);
  const [tag, setTag] = useState(kinds[0]!.tag);
  const [who, setWho] = useState(first);
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const { takes, figures } = kinds.find((kind) => kind.tag === tag)!;
  const chosen = figures.find(({ id }) => id === who) ?? figures[0];
  const text = value.trim();
  const read = takes === 'nothing' ? 0 : takes === 'square' ? parseSquare(board, text) : numberIn(text);
  const isBad = text !== '' && read === null;
  const isReady = chosen !== undefined && read !== null && reason.trim() !== '';

  async function go(): Promise<void> {
    if (!isReady) return;
    const problem = await send(tag, chosen.id, read, reason.trim());
    setRefused(problem);
    if (problem === null) onDone();
  }

  return (
    <form
      className="override"
      onChange={() => setRefused(null)}
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <Choice
        label={words('overrideWhat')}
        look="row"
        options={kinds.map((kind) => ({ value: kind.tag, title: kind.title }))}
        chosen={tag}
        onChoose={setTag}
      />
      <Whom label={words('overrideWho')} figures={figures} chosen={chosen?.id} onChoose={setWho} />
      {takes !== 'nothing' && (
        <TextField
          label={words('overrideTo')}
          value={value}
          onValue={setValue}
          inputMode={takes === 'square' ? 'text' : 'numeric'}
          {...(isBad
            ? {
                error: words(takes === 'square' ? 'overrideBadSquare' : 'overrideBadNumber', { text: value }),
              }
            : {})}
          required
        />
      )}
      <TextField
        label={words('overrideReason')}
        value={reason}
        onValue={setReason}
        maxLength={200}
        required
      />
      {refused !== null && (
        <p className="override-refused" role="alert">
          {refused}
        </p>
      )}
      <Button type="submit" kind="primary" wide unavailable={!isReady}>
        {words('overrideDo')}
      </Button>
    </form>
  );
}

interface WhomProps {
  readonly label: string;
  readonly figures: Kind<string>['figures'];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

function Whom({ label, figures, chosen, onChoose }: WhomProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <select
          id={id}
          className="field-input"
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
        >
          {figures.map((figure) => (
            <option key={figure.id} value={figure.id}>
              {figure.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function numberIn(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}
