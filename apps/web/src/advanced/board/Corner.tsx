/** Over the board: the small map, the levels with their figures, and death zones with their reasons. */
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Figure, Level, View } from '@oubliette/advanced';
import type { Over } from '../../board/Board.tsx';
import { Minimap } from '../../board/Minimap.tsx';
import { useSame } from '../../board/same.ts';
import { inspectedFigure } from '../../play/hand.ts';
import { Icon } from '../../ui/Icon.tsx';
import { wordsIn } from '../../words/useWords.ts';
import type { Table } from '../play/table.ts';
import { figureName } from '../play/labels.ts';
import { groundOf } from '../play/level.ts';
import { tokensOf } from './looks.ts';
import { MapDialog } from './MapDialog.tsx';
import { LEVEL_WORDS } from './words.ts';
import type { ZoneSeen, ZoneState } from './zones.ts';
import { COVERING } from '../../board/covers.ts';
import '../../board/corner.css';

interface CornerProps extends Over {
  readonly table: Table;
  readonly view: View;
  /** The level shown. */
  readonly at: number;
  readonly zones: readonly ZoneSeen[];
}

export function Corner({ table, view, at, camera, shown, zones }: CornerProps): ReactNode {
  const { desk, hand, scene } = table;
  const [isMapOpen, setMapOpen] = useState(false);
  const words = wordsIn(LEVEL_WORDS, scene.language);
  const level = useSame(view.levels[at]!);
  const figures = at === view.level ? view.figures : level.left;
  const map = useMemo(() => mapOf(level), [level]);
  const look = (index: number): void => {
    desk.change({ level: index === view.level ? null : index });
    desk.wholeMap();
  };
  return (
    <>
      {(hand.zones || inspectedFigure(hand) !== null) && zones.length > 0 && (
        <ZoneList table={table} zones={zones} />
      )}
      <div className="board-corner" {...COVERING}>
        {shown !== undefined && (
          <Minimap
            {...map}
            tokens={tokensOf(view, figures, scene.language)}
            label={words('minimap')}
            camera={camera}
            shown={shown}
            onGo={(square) => {
              if (square === null) return desk.wholeMap();
              const { level: looked } = desk.hand.get();
              desk.lookAt([square]);
              desk.change({ level: looked });
            }}
          />
        )}
        <div className="board-corner-row">
          <button
            type="button"
            className="board-chip"
            aria-label={words('map')}
            title={words('map')}
            onClick={() => setMapOpen(true)}
          >
            <Icon name="notebook" />
          </button>
          {view.fight !== null && (
            <button
              type="button"
              className="board-chip"
              aria-pressed={hand.zones}
              aria-label={words('zones')}
              title={words('zones')}
              onClick={() => desk.change({ zones: !hand.zones })}
            >
              <Icon name="death-skull" />
            </button>
          )}
        </div>
        {view.levels.length > 1 && <Levels view={view} at={at} words={words} onLook={look} />}
        {isMapOpen && (
          <MapDialog table={table} view={view} at={at} onClose={() => setMapOpen(false)} onLook={look} />
        )}
      </div>
    </>
  );
}

/** In a square of one by one: a box, a heap, a triangle, a diamond. */
const SIGNS = {
  chest: 'M0 .2h1v.7h-1z',
  pile: 'M.1 .9L.5 .2L.9 .9z',
  trap: 'M.5 0L1 1H0z',
  feature: 'M.5 0L1 .5L.5 1L0 .5z',
} as const;

function mapOf(level: Level) {
  return {
    ground: groundOf(level),
    stairs: Object.values(level.places).flatMap(({ area, stairs }) => (stairs === null ? [] : [area])),
    signs: level.things.map(({ id, tag, square }) => ({ key: id, name: tag, square, d: SIGNS[tag] })),
  };
}

interface LevelsProps {
  readonly view: View;
  readonly at: number;
  readonly words: ReturnType<typeof wordsIn<typeof LEVEL_WORDS>>;
  readonly onLook: (index: number) => void;
}

/** One above the other, the deepest lowest, each with a pip per figure on it. */
function Levels({ view, at, words, onLook }: LevelsProps): ReactNode {
  return (
    <div className="adv-levels" role="group" aria-label={words('levels')}>
      {view.levels.map(({ left }, index) => {
        const isParty = index === view.level;
        const there = isParty ? view.figures : left;
        const number = index + 1;
        const name = words(isParty ? 'levelHere' : 'level', { number });
        const text =
          isParty || left.length === 0 ? name : `${name}, ${words('levelLeft', { count: left.length })}`;
        return (
          <button
            key={index}
            type="button"
            className="board-chip adv-level"
            aria-pressed={index === at}
            aria-label={text}
            title={text}
            onClick={() => onLook(index)}
          >
            <span>{number}</span>
            <Pips figures={there} />
          </button>
        );
      })}
    </div>
  );
}

/** Heroes round, monsters with corners. */
function Pips({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  return (
    <svg className="adv-pips" viewBox="0 0 48 20" aria-hidden="true" focusable="false">
      {figures.slice(0, 12).map(({ id, side }, at) => (
        <g key={id} transform={`translate(${4 + (at % 6) * 8} ${5 + Math.floor(at / 6) * 10})`}>
          {side === 'heroes' ? (
            <circle className="minimap-heroes" r={3.4} />
          ) : (
            <path className="minimap-monsters" d="M-3.4 -3.4h6.8v6.8h-6.8z" />
          )}
        </g>
      ))}
    </svg>
  );
}

const STATES = {
  free: 'zoneFree',
  fixed: 'zoneFixed',
  down: 'zoneDown',
  asleep: 'zoneAsleep',
  held: 'zoneHeld',
  unarmed: 'zoneUnarmed',
} as const satisfies Record<ZoneState, string>;

function ZoneList({
  table,
  zones,
}: {
  readonly table: Table;
  readonly zones: readonly ZoneSeen[];
}): ReactNode {
  const { scene, names } = table;
  const words = wordsIn(LEVEL_WORDS, scene.language);
  const called = (id: string): string => figureName(names, id, scene.language);
  const alike = Map.groupBy(zones, ({ state, on }) => `${state} ${on}`);
  return (
    <ul className="adv-zonelist" {...COVERING} aria-label={words('zones')} aria-live="polite">
      <li className="adv-zonelist-title">{words('zones')}</li>
      {[...alike].map(([key, same]) => {
        const { state, on } = same[0]!;
        const who = same.map(({ figure }) => called(figure)).join(', ');
        return <li key={key}>{words(STATES[state], { who, target: on === null ? '' : called(on) })}</li>;
      })}
    </ul>
  );
}
