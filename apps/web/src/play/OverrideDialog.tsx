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

export interface OverrideKind<Tag extends string> {
  readonly tag: Tag;
  readonly title: string;
  /** What it needs besides a figure, or a door. */
  readonly takes: 'number' | 'square' | 'nothing' | 'option';
  /** What there is to choose from, for this figure. */
  readonly options?: (figure: string) => readonly { readonly id: string; readonly name: string }[];
  readonly figures: readonly { readonly id: string; readonly name: string }[];
}

interface Props<Tag extends string> {
  readonly kinds: readonly OverrideKind<Tag>[];
  readonly board: Size;
  /** The figure selected at first. */
  readonly first: string | undefined;
  /** Null when it was made, else the refusal. */
  readonly send: (tag: Tag, figure: string, value: number | string, reason: string) => Promise<string | null>;
  /** Suggested. */
  readonly reason?: string;
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

function OverrideForm<Tag extends string>(props: Omit<Props<Tag>, 'note'>) {
  const { kinds, board, first, send, onDone } = props;
  const words = useWords(PLAYING);
  const [tag, setTag] = useState(kinds[0]!.tag);
  const [who, setWho] = useState(first);
  const [value, setValue] = useState('');
  const [reason, setReason] = useState(props.reason ?? '');
  const [refused, setRefused] = useState<string | null>(null);
  const { takes, figures, options } = kinds.find((kind) => kind.tag === tag)!;
  const chosen = figures.find(({ id }) => id === who) ?? figures[0];
  const text = value.trim();
  const among = takes === 'option' && chosen !== undefined ? (options?.(chosen.id) ?? []) : [];
  const read = readValue(takes, text, board, among);
  const isBad = text !== '' && read === null && takes !== 'option';
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
      <Whom
        label={words(takes === 'nothing' ? 'overrideWhich' : 'overrideWho')}
        figures={figures}
        chosen={chosen?.id}
        onChoose={setWho}
      />
      {takes === 'option' && (
        <Whom
          label={words('overrideWhich')}
          figures={among}
          chosen={read === null ? undefined : String(read)}
          onChoose={setValue}
        />
      )}
      {(takes === 'number' || takes === 'square') && (
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
      <Reason reason={reason} onReason={setReason} refused={refused} />
      <Button type="submit" kind="primary" wide unavailable={!isReady}>
        {words('overrideDo')}
      </Button>
    </form>
  );
}

interface ReasonProps {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly refused: string | null;
}

function Reason({ reason, onReason, refused }: ReasonProps) {
  const words = useWords(PLAYING);
  return (
    <>
      <TextField label={words('overrideReason')} value={reason} onValue={onReason} maxLength={200} required />
      {refused !== null && (
        <p className="override-refused" role="alert">
          {refused}
        </p>
      )}
    </>
  );
}

interface WhomProps {
  readonly label: string;
  readonly figures: OverrideKind<string>['figures'];
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

function readValue(
  takes: OverrideKind<string>['takes'],
  text: string,
  board: Size,
  among: OverrideKind<string>['figures'],
): number | string | null {
  switch (takes) {
    case 'nothing':
      return 0;
    case 'square':
      return parseSquare(board, text);
    case 'number':
      return numberIn(text);
    case 'option':
      return (among.find(({ id }) => id === text) ?? among[0])?.id ?? null;
  }
}

function numberIn(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}
