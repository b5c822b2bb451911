/** The level on the screen: all its data for the shared board. */
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Figure, Level, View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { Board } from '../../board/Board.tsx';
import type { Over } from '../../board/Board.tsx';
import { leaving } from '../../board/effects.ts';
import { GhostLayer, WallLayer } from '../../board/Ghosts.tsx';
import { withGhosts } from '../../board/ghosts.ts';
import type { Ghost, WallShown } from '../../board/ghosts.ts';
import type { Hands } from '../../board/hands.ts';
import type { Light } from '../../board/light.ts';
import { useSame } from '../../board/same.ts';
import { wordsIn } from '../../words/useWords.ts';
import type { Table } from '../play/table.ts';
import { groundOf } from '../play/level.ts';
import { ADVANCED } from '../words.ts';
import { cellTexts, tipTexts } from './cellText.ts';
import type { Corpse } from './cellText.ts';
import { effectsOf, LEAVING } from './effects.ts';
import { ringedIn } from './gaze.ts';
import { LevelFloor, LevelThings } from './Ground.tsx';
import { tokensOf } from './looks.ts';
import { ChainLayer, ZoneLayer } from './Overlays.tsx';
import { LEVEL_WORDS } from './words.ts';
import type { ZoneSeen } from './zones.ts';
import './level.css';

interface LevelBoardProps extends Hands {
  readonly table: Table;
  readonly view: View;
  readonly level: Level;
  readonly figures: readonly Figure[];
  readonly lights: readonly Light[];
  readonly litDoors: readonly string[];
  readonly path: readonly Square[];
  readonly costs: readonly number[];
  readonly zones: readonly ZoneSeen[];
  readonly ghosts: readonly Ghost[];
  /** The layout shown in full. */
  readonly ghost: number | null;
  readonly walls: readonly WallShown[];
  readonly corpses: readonly Corpse[];
  readonly mine: readonly string[];
  readonly renderOver: (over: Over) => ReactNode;
}

export function LevelBoard(props: LevelBoardProps): ReactNode {
  const { table, view, ghosts, ghost } = props;
  const { scene, hand, situation, names } = table;
  const { cue, language } = scene;
  const level = useSame(props.level);
  const figures = useSame(props.figures);
  const zones = useSame(props.zones);
  const corpses = useSame(props.corpses);
  const walls = useSame(props.walls);
  const shownGhosts = useSame(ghosts);
  const { layout } = level;
  const ground = useMemo(() => groundOf(level), [level]);
  const lights = useSame(
    useMemo(
      () =>
        withGhosts(props.lights, ghosts, (number) => wordsIn(LEVEL_WORDS, language)('option', { number })),
      [props.lights, ghosts, language],
    ),
  );
  const tokens = useMemo(() => tokensOf(view, figures, language), [view, figures, language]);
  const told = useMemo(
    () => ({ view, level, figures, names, language, corpses }),
    [view, level, figures, names, language, corpses],
  );
  const texts = useMemo(() => cellTexts({ ...told, lights, zones }), [told, lights, zones]);
  const tips = useMemo(() => tipTexts(told), [told]);
  const effects = useCallback((event: BaseEvent) => effectsOf(event, view), [view]);
  return (
    <Board
      {...props}
      scene={scene}
      ground={ground}
      label={labelOf(view, props.level, language)}
      textOf={texts}
      tipOf={tips}
      tokens={tokens}
      active={view.turn.active}
      selected={ringedIn(situation, hand)}
      leaving={leaving(cue?.events ?? [], LEAVING)}
      start={ground.laid?.[0] ?? 0}
      lights={lights}
      effectsOf={effects}
      camera={hand.camera}
      drawings={{
        floor: <LevelFloor level={level} />,
        standing: <LevelThings level={level} corpses={useSame(corpses.map(({ square }) => square))} />,
        under: (
          <>
            <GhostLayer layout={layout} ghosts={shownGhosts} shown={ghost} />
            <ZoneLayer layout={layout} zones={zones} />
          </>
        ),
        over: (
          <>
            <WallLayer layout={layout} walls={walls} />
            <ChainLayer layout={layout} zones={zones} figures={figures} />
          </>
        ),
      }}
    />
  );
}

/** The level's label, once there are several. */
function labelOf({ levels }: View, level: Level, language: Language): string {
  const board = wordsIn(ADVANCED, language)('board');
  if (levels.length < 2) return board;
  const number = levels.indexOf(level) + 1;
  return `${board}, ${wordsIn(LEVEL_WORDS, language)('level', { number })}`;
}
