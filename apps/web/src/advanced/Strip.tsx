/** The party and the master: how they stand, who is on, who is away, who is played by the computer. */
import type { Sheet } from '@oubliette/advanced';
import { MASTER } from '@oubliette/advanced';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FigurePicture } from './board/Figures.tsx';
import { useTable } from './play/desk.ts';
import type { Table } from './play/desk.ts';
import type { PartProps } from './Stage.tsx';
import '../classic/Strip.css';

export function Strip({ desk, scene, here }: PartProps & { readonly here: readonly string[] }) {
  const table = useTable(desk, scene);
  const { view } = scene;
  const seat = view.master.seat ?? MASTER;
  const isOn = view.turn.phase === 'master' && view.stage === 'play';
  const status = statusOf(table, seat, here);
  const label = [table.words('masterName'), status === null ? null : table.words(status)]
    .filter(Boolean)
    .join(', ');
  return (
    <ol className="strip" aria-label={table.words('turnOrder')}>
      {view.sheets.map((sheet) => (
        <Member key={sheet.id} table={table} sheet={sheet} here={here} />
      ))}
      <li className="strip-taker" data-on={isOn || undefined} aria-current={isOn ? 'step' : undefined}>
        <span className="strip-face" role="img" aria-label={label} title={label}>
          <Emblem emblem="morcar" size={2.3} />
          {status === 'bot' && <BotSign />}
        </span>
      </li>
    </ol>
  );
}

function BotSign() {
  return (
    <span className="strip-sign">
      <Icon name="vintage-robot" size={1} />
    </span>
  );
}

function Member({
  table,
  sheet,
  here,
}: {
  readonly table: Table;
  readonly sheet: Sheet;
  readonly here: readonly string[];
}) {
  const { scene, words, desk } = table;
  const { view } = scene;
  const figure = view.figures.find(({ id }) => id === sheet.id);
  const isOn = view.turn.phase === 'heroes' && !view.turn.done.includes(sheet.seat) && view.stage === 'play';
  const gone = sheet.where === 'inside' ? null : sheet.where;
  const status = statusOf(table, sheet.seat, here);
  const label = [
    sheet.name,
    figure === undefined
      ? null
      : words('woundsOf', { now: Math.max(0, figure.wounds), most: sheet.startWounds }),
    sheet.fate > 0 ? words('fateLeft', { fate: sheet.fate }) : null,
    view.leader === sheet.id ? words('leaderMark') : null,
    view.mapper === sheet.id ? words('mapperMark') : null,
    gone === null ? null : words(gone),
    status === null ? null : words(status),
  ]
    .filter((text) => text !== null)
    .join(', ');
  const shown = figure ?? {
    id: sheet.id,
    side: 'heroes' as const,
    kind: sheet.kind,
    of: sheet.id,
    square: 0,
    size: 1 as const,
    wounds: sheet.startWounds,
    effects: [],
    group: null,
    disguise: null,
    character: null,
  };
  return (
    <li
      className="strip-taker"
      data-on={isOn || undefined}
      data-gone={gone ?? undefined}
      aria-current={isOn ? 'step' : undefined}
    >
      <button
        type="button"
        className="strip-face"
        aria-label={label}
        title={label}
        onClick={() => {
          if (figure === undefined) return;
          desk.lookAt([figure.square]);
          desk.change({ inspected: figure.id });
        }}
      >
        <FigurePicture view={view} figure={shown} size={38} />
        {gone !== null && (
          <span className="strip-sign strip-gone">
            <Icon name={gone === 'left' || gone === 'below' ? 'exit-door' : 'tombstone'} size={1} />
          </span>
        )}
        {gone === null && status === 'bot' && <BotSign />}
        {gone === null && status === 'away' && <span className="strip-sign strip-away">…</span>}
      </button>
    </li>
  );
}

function statusOf(
  { scene }: Table,
  seat: string,
  here: readonly string[],
): 'bot' | 'away' | 'free' | 'you' | null {
  const { chairs, seats } = scene;
  if (seats.includes(seat)) return 'you';
  const chair = chairs.find((each) => each.seat === seat);
  if (chair === undefined) return null;
  if (chair.occupant === null) return 'free';
  if (chair.occupant.is === 'bot') return 'bot';
  return here.includes(chair.occupant.member) ? null : 'away';
}
