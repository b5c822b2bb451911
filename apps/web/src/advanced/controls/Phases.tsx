/** The kind of turn and its phases, with the current one; who leads and who draws the map. */
import type { Turn } from '@oubliette/advanced';
import { Icon } from '../../ui/Icon.tsx';
import type { Table } from '../play/table.ts';
import { sheetName } from '../play/labels.ts';

const PHASES: Readonly<Record<Turn['mode'], readonly Turn['phase'][]>> = {
  exploration: ['heroes', 'exploration', 'master'],
  combat: ['heroes', 'master'],
};

export function Phases({ table }: { readonly table: Table }) {
  const { scene, words } = table;
  const { view } = scene;
  const { turn, fight } = view;
  if (turn.number === 0) return <p className="desk-phases">{words('setup')}</p>;
  return (
    <div className="desk-phases" data-mode={turn.mode} data-rule="ADV-TURN-01">
      <span className="desk-mode">
        <Icon name={turn.mode === 'combat' ? 'crossed-swords' : 'torch'} />
        <span className="desk-mode-name">{words(turn.mode)}</span>
        <small>{words('turnOf', { number: turn.number })}</small>
      </span>
      <ol aria-label={words('phases')}>
        {PHASES[turn.mode].map((phase) => (
          <li key={phase} aria-current={phase === turn.phase ? 'step' : undefined}>
            {words(phaseName(table, phase))}
          </li>
        ))}
      </ol>
      {turn.pursuit && (
        <span className="desk-alarm" data-rule="ADV-CMB-50">
          {words('pursuit')}
        </span>
      )}
      {fight?.surprised === true && fight.turns <= 1 && (
        <span className="desk-alarm" data-rule="ADV-ENC-16">
          {words('surprised')}
        </span>
      )}
    </div>
  );
}

/** Who leads, and who draws the map. */
export function Offices({ table }: { readonly table: Table }) {
  const { leader, mapper } = table.scene.view;
  return (
    <span className="desk-offices">
      <Office table={table} icon="laurel-crown" id={leader} word="leads" />
      <Office table={table} icon="quill" id={mapper} word="maps" />
    </span>
  );
}

/** Without a game master the tables bring events, and play the monsters' turn. */
function phaseName({ scene }: Table, phase: Turn['phase']) {
  const { turn, master } = scene.view;
  if (phase !== 'master') return `phase_${phase}` as const;
  if (turn.mode === 'combat') return 'phase_monsters';
  return master.seat === null ? 'phase_events' : 'phase_master';
}

interface OfficeProps {
  readonly table: Table;
  readonly icon: 'laurel-crown' | 'quill';
  readonly id: string | null;
  readonly word: 'leads' | 'maps';
}

function Office({ table: { scene, words, desk }, icon, id, word }: OfficeProps) {
  const sheet = scene.view.sheets.find((each) => each.id === id);
  if (sheet === undefined) return null;
  const name = sheetName(sheet, scene.language);
  const text = words(word, { name });
  return (
    <button
      type="button"
      className="desk-office"
      title={text}
      aria-label={text}
      onClick={() => desk.toggleInspected(sheet.id)}
    >
      <Icon name={icon} size={1} /> <span>{name.split(' ')[0]}</span>
    </button>
  );
}
