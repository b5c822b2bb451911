/** Real dice: tap or type the faces, check them, and submit. */
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Face } from '@oubliette/kernel';
import type { Rolling, Throw } from '@oubliette/table';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { distinct, exampleFor, parseDice } from './handDice.ts';
import { HAND } from './handWords.ts';
import { rollText } from './rollLine.ts';
import { useMedia } from '../ui/useMedia.ts';
import './HandDice.css';

export function HandDice({ rolling }: { readonly rolling: Rolling }) {
  const words = useWords(HAND);
  const { thrown, you } = rolling;
  // The line over the board says as much, unless what comes after hangs on what is thrown.
  const isInHead = you === 'type' && thrown?.count !== undefined;
  return (
    <section className="hand on-parchment" aria-label={words('handTitle')}>
      <h2>{words('handTitle')}</h2>
      {thrown === null ? (
        <Screened rolling={rolling} />
      ) : (
        <>
          <p className={isInHead ? 'hand-in-head' : undefined} role={you === 'type' ? undefined : 'status'}>
            <RollTold rolling={rolling} />
          </p>
          {you === 'type' && (
            <Entry
              key={`${thrown.die.id}-${thrown.rule}-${thrown.faces.length}`}
              thrown={thrown}
              mayLeave={rolling.mayLeave}
            />
          )}
        </>
      )}
    </section>
  );
}

/** Dice rolled behind the screen, for players in front of it. */
function Screened({ rolling }: { readonly rolling: Rolling }) {
  const words = useWords(HAND);
  const { act } = useAtTable();
  return (
    <>
      <p role="status">
        <RollTold rolling={rolling} />
      </p>
      {rolling.you !== 'watch' && (
        <div className="hand-actions">
          <Button onClick={() => void act({ t: 'dice', faces: [], rest: 'app' })}>{words('handRest')}</Button>
        </div>
      )}
    </>
  );
}

function RollTold({ rolling }: { readonly rolling: Rolling }) {
  const { table, ui, language } = useAtTable();
  return rollText(rolling, { info: table.info, view: table.present.view, ui, language });
}

/** A die with more faces shows them in rows of pictures only, so that the field below stays in sight. */
const MOST_IN_WORDS = 8;

function Entry({ thrown, mayLeave }: { readonly thrown: Throw; readonly mayLeave: boolean }) {
  const words = useWords(HAND);
  const { ui, language, act } = useAtTable();
  const [faces, setFaces] = useState<readonly Face[]>([]);
  const [text, setText] = useState('');
  const form = useFieldAtHand();
  const shown = distinct(thrown.die.faces);
  const named = (face: Face) => ui.face(thrown.die.id, face, language);
  const typed = parseDice(text, thrown.die.faces, named);
  const all = typed.ok ? [...faces, ...typed.faces] : faces;
  const isTooMany = thrown.count !== undefined && all.length > thrown.count;
  const fault = typed.ok ? (isTooMany ? words('handMany') : null) : words('handBad', { word: typed.word });
  const isReady = typed.ok && !isTooMany;
  // One tap too many replaces the last face.
  const tap = (face: Face): void =>
    setFaces([...(all.length === thrown.count ? faces.slice(0, -1) : faces), face]);

  return (
    <form
      ref={form}
      className="hand-entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && all.length > 0) void act({ t: 'dice', faces: [...all] });
      }}
    >
      {thrown.faces.length > 0 && (
        <Dice label={words('handSoFar')} die={thrown.die.id} faces={thrown.faces} />
      )}
      <p className="hand-hint">
        {words('handHint', { example: exampleFor(thrown.die.faces, named, thrown.count) })}
      </p>
      <div className="hand-faces" data-many={shown.length > MOST_IN_WORDS || undefined}>
        {shown.map((face) => (
          <button key={face} type="button" className="hand-face" onClick={() => tap(face)}>
            <ui.Die die={thrown.die.id} face={face} />
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
      {faces.length > 0 && <Chosen die={thrown.die.id} faces={faces} onFaces={setFaces} />}
      <div className="hand-actions">
        {all.length > 0 && fault === null && (
          <p className="hand-read" role="status">
            {words('handRead', { count: all.length, faces: all.map(named) })}
          </p>
        )}
        {mayLeave && (
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

interface ChosenProps {
  readonly die: string;
  readonly faces: readonly Face[];
  readonly onFaces: (faces: readonly Face[]) => void;
}

/** The faces tapped so far: a tap removes one. */
function Chosen({ die, faces, onFaces }: ChosenProps) {
  const words = useWords(HAND);
  const { ui, language } = useAtTable();
  return (
    <div className="hand-chosen">
      {faces.map((face, index) => (
        <button
          key={index}
          type="button"
          className="hand-face"
          aria-label={words('handRemove', { face: ui.face(die, face, language) })}
          onClick={() => onFaces(faces.filter((_, other) => other !== index))}
        >
          <ui.Die die={die} face={face} />
        </button>
      ))}
    </div>
  );
}

/** With a keyboard the faces can be typed at once, unless another field has the focus; later the focus returns. */
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
