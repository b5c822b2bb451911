/** The table of a replay: board, log and the controls that move through time. */
import { useEffect, useMemo, useState } from 'react';
import type { RuleId, SeatId } from '@oubliette/kernel';
import { SPECTATOR } from '@oubliette/kernel';
import type { Chair } from '@oubliette/table';
import { go } from '../router.ts';
import { RuleCard } from '../rulebook/RuleCard.tsx';
import { useReducedMotion, useSettings } from '../settings/store.ts';
import { listenForGesture, playSound, setVolumes } from '../sound/index.ts';
import type { Cue, TableScene } from '../play/gameUi.ts';
import { SettingsButton } from '../ui/SettingsButton.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/notices.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { EyesButton } from './EyesButton.tsx';
import type { ReplaySpeed } from './player.ts';
import { ReplayLog } from './ReplayLog.tsx';
import { ReplayMenu } from './ReplayMenu.tsx';
import type { Recorded } from './source.ts';
import { Transport } from './Transport.tsx';
import { useReplay } from './useReplay.ts';
import type { Shown } from './useReplay.ts';
import { REPLAY } from './words.ts';
import './ReplayTable.css';

interface Props {
  readonly recorded: Recorded;
  /** The row in the link. */
  readonly at: number | null;
  /** Opens another file. */
  readonly read: (chosen: Blob) => Promise<void>;
}

export function ReplayTable({ recorded, at, read }: Props) {
  const words = useWords(REPLAY);
  const language = useLanguage();
  const reducedMotion = useReducedMotion();
  const { ui, box, setup } = recorded;
  const [eyes, setEyes] = useState<SeatId>(SPECTATOR);
  const [speed, setSpeed] = useState<ReplaySpeed>(1);
  const [rule, setRule] = useState<RuleId | null>(null);
  const shown = useReplay(recorded, at, { eyes, language, speed, still: reducedMotion });
  const chairs = useMemo(
    () => box.chairs(setup).map((chair) => ({ ...chair, occupant: null })),
    [box, setup],
  );
  const title = box.title(setup)[language];
  useReplayKeys(shown);
  useAddress(recorded, shown.row);
  useReplaySound(shown.cue);
  const scene = useScene({ shown, chairs, eyes, reducedMotion, speed, showRule: setRule });
  return (
    <main className="replay">
      <header className="replay-head">
        <Button kind="quiet" icon="back" onClick={() => history.back()} aria-label={words('back')}>
          <span className="replay-headwords">{words('back')}</span>
        </Button>
        <h1>
          {title} <small>{words('title')}</small>
        </h1>
        <EyesButton recorded={recorded} chairs={chairs} eyes={eyes} choose={setEyes} />
        <ReplayMenu recorded={recorded} shown={shown} title={title} chairs={chairs} read={read} />
        <SettingsButton />
      </header>
      <section className="replay-stage" aria-label={words('board')}>
        <ui.Stage scene={scene} />
        {shown.cue?.sound && (
          <p className="replay-caption" aria-hidden="true">
            ♪ {shown.cue.sound.caption}
          </p>
        )}
        {shown.cue?.readAloud !== undefined && <Reading cue={shown.cue} goOn={shown.goOn} />}
      </section>
      <ReplayLog ui={ui} shown={shown} showRule={setRule} />
      <Transport shown={shown} speed={speed} setSpeed={setSpeed} />
      <Dialog open={rule !== null} onClose={() => setRule(null)} title={rule ?? ''}>
        {rule !== null && <RuleCard id={rule} />}
      </Dialog>
    </main>
  );
}

/** The table's sounds are played here too, with captions for the deaf. */
function useReplaySound(cue: Cue | null): void {
  const { sound, muted } = useSettings();
  useEffect(() => listenForGesture(), []);
  useEffect(() => setVolumes({ ...sound, muted }), [sound, muted]);
  useEffect(() => {
    if (cue?.sound) playSound(cue.sound.id);
  }, [cue]);
}

/** Browsers object to frequent address changes. */
const SETTLED_MS = 500;

/** The address follows the row, so that it can be copied and kept. */
function useAddress({ from }: Recorded, row: number): void {
  useEffect(() => {
    const timer = setTimeout(
      () => go({ at: 'replay', table: from?.table ?? null, secret: from?.secret ?? '', seq: row }, 'replace'),
      SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [from, row]);
}

/** The text read to the table at this point. */
function Reading({ cue, goOn }: { readonly cue: Cue; readonly goOn: () => void }) {
  const words = useWords(REPLAY);
  return (
    <div className="replay-reading on-parchment" role="status">
      <h2>{cue.readAloud!.title}</h2>
      <p>{cue.readAloud!.text}</p>
      <Button onClick={goOn}>{words('close')}</Button>
    </div>
  );
}

interface Given {
  readonly shown: Shown;
  readonly chairs: readonly Chair[];
  readonly eyes: SeatId;
  readonly reducedMotion: boolean;
  readonly speed: ReplaySpeed;
  readonly showRule: (id: RuleId) => void;
}

/** The table's scene, without actions. */
function useScene({ shown, chairs, eyes, reducedMotion, speed, showRule }: Given): TableScene {
  const language = useLanguage();
  const { present, cue, told, row } = shown;
  const batches = useMemo(() => told.batches.slice(0, row), [told, row]);
  return useMemo(
    () => ({
      language,
      view: present.view,
      seats: [],
      eyes,
      chairs,
      moves: {},
      waiting: present.waiting,
      present,
      batches,
      cue,
      still: true,
      settings: {
        reducedMotion,
        speed: speed === 4 ? 2 : speed,
        askBefore: 'always',
        warnBeforeEnd: false,
        letterKeys: false,
        asks: {},
      },
      follow: null,
      points: [],
      point: () => undefined,
      ask: () => Promise.resolve({ t: 'error', code: 'notYours', detail: 'a replay cannot be changed' }),
      give: () => Promise.resolve(false),
      why: () => Promise.resolve(),
      showRule,
      notify: (text) => toast(text),
      confirm: () => Promise.resolve(false),
    }),
    [language, present, eyes, chairs, batches, cue, reducedMotion, speed, showRule],
  );
}

/** Arrows step, with Shift by turns; also Home, End and Space. Keys already handled are left alone. */
function useReplayKeys({ step, goTo, toggle, last }: Shown): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const by = event.shiftKey ? 'turn' : 'event';
      if (event.key === 'ArrowRight') step(by, 1);
      else if (event.key === 'ArrowLeft') step(by, -1);
      else if (event.key === 'Home') goTo(1);
      else if (event.key === 'End') goTo(last);
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [step, goTo, toggle, last]);
}
