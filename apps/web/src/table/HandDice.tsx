/** Real dice: the faces seen are tapped or typed, looked at once more, and handed in. */
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Face } from '@oubliette/kernel';
import type { Rolling } from '@oubliette/table';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { distinct, exampleFor, parseDice } from './handDice.ts';
import { chairOf, occupantName, rollerName } from './people.ts';
import { useMedia } from './useMedia.ts';
import { TABLE } from './words.ts';
import './HandDice.css';

export function HandDice({ rolling }: { readonly rolling: Rolling }) {
  const words = useWords(TABLE);
  const { table, ui, language } = useAtTable();
  const { info, seats, here } = table;
  const roller = chairOf(info, rolling.by)?.occupant ?? null;
  // For a computer player, or for somebody who is away, those who are there roll.
  const isAway = roller?.is !== 'member' || !here.includes(roller.member);
  const mine = seats.includes(rolling.by) || (seats.length > 0 && isAway);
  const one = ui.dieName?.(rolling.die.id, language) ?? rolling.die.id;
  const { count } = rolling;
  const die =
    count === undefined ? one : (ui.diceName?.(rolling.die.id, count, language) ?? `${count} × ${one}`);
  return (
    <section className="hand on-parchment" aria-label={words('handTitle')}>
      <h2>{words('handTitle')}</h2>
      {mine ? (
        <>
          <p>
            {words(count === undefined ? 'handNext' : 'handWho', {
              seat: rollerName(info, rolling.by, language, ui.absentName),
              die,
            })}
          </p>
          <Entry key={`${rolling.die.id}-${rolling.faces.length}`} rolling={rolling} />
        </>
      ) : (
        <p role="status">{words('handOthers', { who: occupantName(info, rolling.by, language), die })}</p>
      )}
    </section>
  );
}

function Entry({ rolling }: { readonly rolling: Rolling }) {
  const words = useWords(TABLE);
  const { ui, language, act } = useAtTable();
  const [faces, setFaces] = useState<readonly Face[]>([]);
  const [text, setText] = useState('');
  const form = useFieldAtHand();
  const named = (face: Face) => ui.face(rolling.die.id, face, language);
  const typed = parseDice(text, rolling.die.faces, named);
  const all = typed.ok ? [...faces, ...typed.faces] : faces;
  const isTooMany = rolling.count !== undefined && all.length > rolling.count;
  const fault = typed.ok ? (isTooMany ? words('handMany') : null) : words('handBad', { word: typed.word });
  const isReady = typed.ok && !isTooMany;
  // A tap too many puts the last one right.
  const tap = (face: Face): void =>
    setFaces([...(all.length === rolling.count ? faces.slice(0, -1) : faces), face]);

  return (
    <form
      ref={form}
      className="hand-entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && all.length > 0) void act({ t: 'dice', faces: [...all] });
      }}
    >
      {rolling.faces.length > 0 && (
        <Dice label={words('handSoFar')} die={rolling.die.id} faces={rolling.faces} />
      )}
      <p className="hand-hint">{words('handHint', { example: exampleFor(rolling.die.faces, named) })}</p>
      <div className="hand-faces">
        {distinct(rolling.die.faces).map((face) => (
          <button key={face} type="button" className="hand-face" onClick={() => tap(face)}>
            <ui.Die die={rolling.die.id} face={face} />
            <span>{named(face)}</span>
          </button>
        ))}
      </div>
      <TextField
        beside
        label={words('handType')}
        value={text}
        onValue={setText}
        autoComplete="off"
        {...(fault === null ? {} : { error: fault })}
      />
      {faces.length > 0 && (
        <div className="hand-chosen">
          {faces.map((face, index) => (
            <button
              key={index}
              type="button"
              className="hand-face"
              aria-label={words('handRemove', { face: named(face) })}
              onClick={() => setFaces(faces.filter((_, other) => other !== index))}
            >
              <ui.Die die={rolling.die.id} face={face} />
            </button>
          ))}
        </div>
      )}
      <div className="hand-actions">
        {rolling.faces.length === 0 && (
          <Button kind="quiet" onClick={() => void act({ t: 'cancelRoll' })}>
            {words('handLeave')}
          </Button>
        )}
        <Button
          unavailable={!isReady}
          onClick={() => void (isReady && act({ t: 'dice', faces: [...all], rest: 'app' }))}
        >
          {words('handRest')}
        </Button>
        <Button type="submit" kind="primary" unavailable={!isReady || all.length === 0}>
          {words('handSend')}
        </Button>
      </div>
    </form>
  );
}

/** Where there are keys the faces can be typed at once, unless something else is being typed; then the focus goes back. */
function useFieldAtHand(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const hasKeys = useMedia('(hover: hover)');
  useEffect(() => {
    const before = document.activeElement;
    if (!hasKeys || before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement)
      return undefined;
    form.current?.querySelector('input')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [hasKeys]);
  return form;
}

function Dice({
  label,
  die,
  faces,
}: {
  readonly label: string;
  readonly die: string;
  readonly faces: readonly Face[];
}) {
  const { ui } = useAtTable();
  return (
    <div className="hand-chosen" role="group" aria-label={label}>
      <span className="hand-hint">{label}</span>
      {faces.map((face, index) => (
        <ui.Die key={index} die={die} face={face} />
      ))}
    </div>
  );
}
