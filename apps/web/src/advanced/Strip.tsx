/** The party and the master: their state, who is awaited, who leads, who is away, who is played by the computer. */
import { MASTER } from '@oubliette/advanced';
import type { Sheet } from '@oubliette/advanced';
import { seatStatus, StripTaker } from '../play/StripTaker.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FigurePicture } from './board/FigurePicture.tsx';
import { useTable } from './play/table.ts';
import type { Table } from './play/table.ts';
import { offBoard, sheetName } from './play/labels.ts';
import type { PartProps } from './Stage.tsx';

type Props = PartProps & { readonly here: readonly string[] };

export function Strip({ desk, scene, here }: Props) {
  const table = useTable(desk, scene);
  const { view } = scene;
  return (
    <ol className="strip" aria-label={table.words('turnOrder')}>
      {view.sheets.map((sheet) => (
        <Member key={sheet.id} table={table} sheet={sheet} here={here} />
      ))}
      <Behind table={table} here={here} />
    </ol>
  );
}

/** Whether the match waits for this seat. */
function isAwaited({ scene }: Table, seat: string): boolean {
  return scene.waiting.some((each) => each.seat === seat && each.optional !== true);
}

/** The game master, or the tables that replace one. */
function Behind({ table, here }: { readonly table: Table; readonly here: readonly string[] }) {
  const { scene, words } = table;
  const { view } = scene;
  const isAlone = view.master.seat === null;
  const status = isAlone ? null : seatStatus(scene, MASTER, here);
  const label = [
    words(isAlone ? 'soloTables' : 'masterName'),
    isAlone ? null : words('held', { count: view.master.held }),
    status === null ? null : words(status),
  ].filter((text) => text !== null);
  return (
    <StripTaker
      face={isAlone ? <Icon name="scroll-unfurled" size={2} /> : <Emblem emblem="morcar" size={2.3} />}
      label={label.join(', ')}
      isOn={
        view.stage === 'play' &&
        (isAlone ? view.turn.phase === 'master' && scene.waiting.length === 0 : isAwaited(table, MASTER))
      }
      gone={null}
      isDead={false}
      status={status}
      onPress={() => scene.notify(label.join(', '))}
    />
  );
}

interface MemberProps {
  readonly table: Table;
  readonly sheet: Sheet;
  readonly here: readonly string[];
}

function Member({ table, sheet, here }: MemberProps) {
  const { scene, words, desk } = table;
  const { view } = scene;
  const figure = view.figures.find(({ id }) => id === sheet.id);
  const isDone = view.turn.phase === 'heroes' && view.turn.done.includes(sheet.seat);
  const gone = sheet.where === 'inside' ? null : sheet.where;
  const status = seatStatus(scene, sheet.seat, here);
  const label = [
    sheetName(sheet, scene.language),
    figure === undefined
      ? null
      : words('woundsOf', { now: Math.max(0, figure.wounds), most: sheet.startWounds }),
    sheet.kind === 'hero' ? words('fateLeft', { fate: sheet.fate }) : null,
    view.leader === sheet.id ? words('leaderMark') : null,
    view.mapper === sheet.id ? words('mapperMark') : null,
    isDone && gone === null ? words('isOver') : null,
    gone === null ? null : words(gone),
    status === null ? null : words(status),
  ].filter((text) => text !== null);
  return (
    <StripTaker
      face={<FigurePicture view={view} figure={figure ?? offBoard(sheet)} size={38} />}
      label={label.join(', ')}
      isOn={view.stage === 'play' && isAwaited(table, sheet.seat) && !isDone}
      gone={gone}
      isDead={gone === 'dead' || gone === 'lost'}
      status={status}
      numbers={
        figure === undefined
          ? []
          : [
              {
                icon: 'hearts',
                now: Math.max(0, figure.wounds),
                low: figure.wounds * 3 <= sheet.startWounds,
              },
              ...(sheet.kind === 'hero' ? [{ icon: 'round-star', now: sheet.fate } as const] : []),
            ]
      }
      sign={
        view.leader === sheet.id ? (
          <span className="strip-sign adv-leader" aria-hidden="true">
            <Icon name="laurel-crown" size={1} />
          </span>
        ) : undefined
      }
      onPress={() => {
        if (figure === undefined) return scene.notify(label.join(', '));
        const { situation } = table;
        if (situation.figure !== figure.id && situation.figures.includes(figure.id)) desk.turnTo(figure.id);
        desk.lookAt([figure.square]);
        desk.toggleInspected(figure.id);
      }}
    />
  );
}
