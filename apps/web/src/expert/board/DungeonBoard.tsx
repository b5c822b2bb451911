/** The dungeon on the screen: all its data for the shared board. */
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { View } from '@oubliette/expert';
import type { Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import { Board } from '../../board/Board.tsx';
import type { Over } from '../../board/Board.tsx';
import { GhostLayer, WallLayer } from '../../board/Ghosts.tsx';
import { withGhosts } from '../../board/ghosts.ts';
import type { Ghost } from '../../board/ghosts.ts';
import type { Hands } from '../../board/hands.ts';
import type { Light } from '../../board/light.ts';
import { useSame } from '../../board/same.ts';
import { wordsIn } from '../../words/useWords.ts';
import { litDoors } from '../play/doorsLit.ts';
import { laidOf } from '../play/level.ts';
import type { Table } from '../play/table.ts';
import { armedIn } from './armed.ts';
import { cellTexts, tipTexts } from './cellText.ts';
import { ghostShown, placedBy, wallsIn } from './choices.ts';
import { dungeonOf, groundOf } from './dungeon.ts';
import { effectsOf, leavingIn } from './effects.ts';
import { ringedIn } from './gaze.ts';
import { DungeonFloor, DungeonThings } from './Ground.tsx';
import { tokensOf } from './looks.ts';
import { ArmedLayer, CreatureGhost, PieceGhost } from './Overlays.tsx';
import { DUNGEON_WORDS } from './words.ts';

interface DungeonBoardProps extends Hands {
  readonly table: Table;
  readonly view: View;
  readonly lights: readonly Light[];
  readonly ghosts: readonly Ghost[];
  readonly renderOver: (over: Over) => ReactNode;
}

export function DungeonBoard({ table, view, lights: lit, ...props }: DungeonBoardProps): ReactNode {
  const { scene, hand, situation, names, words } = table;
  const { cue, language } = scene;
  const { staged } = hand;
  const command = staged?.is === 'command' ? staged.command : null;
  const dungeon = useSame(dungeonOf(view));
  const ground = useMemo(() => groundOf(dungeon), [dungeon]);
  const { board } = laidOf(dungeon.layout);
  const ghosts = useSame(props.ghosts);
  const lights = useSame(
    useMemo(
      () => withGhosts(lit, ghosts, (number) => wordsIn(DUNGEON_WORDS, language)('fit', { number })),
      [lit, ghosts, language],
    ),
  );
  const tokens = useMemo(() => tokensOf(view, language), [view, language]);
  const told = useMemo(() => ({ view, names, language }), [view, names, language]);
  const texts = useMemo(() => cellTexts({ ...told, lights }), [told, lights]);
  const tips = useMemo(() => tipTexts(told), [told]);
  const effects = useCallback((event: BaseEvent) => effectsOf(event, view), [view]);
  const { piece, creature } = placedBy(view, command);
  return (
    <Board
      {...props}
      scene={scene}
      ground={ground}
      label={words('board')}
      textOf={texts}
      tipOf={tips}
      tokens={tokens}
      active={view.turn.act?.figure ?? null}
      selected={ringedIn(situation, hand)}
      mine={mineIn(view, scene.seats)}
      leaving={leavingIn(cue?.events ?? [])}
      start={ground.laid?.[0] ?? 0}
      lights={lights}
      path={pathOf(table)}
      costs={costsOf(table)}
      planned={staged?.is === 'walk' && staged.first.length > 0}
      litDoors={litDoors(situation, hand)}
      effectsOf={effects}
      camera={hand.camera}
      drawings={{
        floor: <DungeonFloor dungeon={dungeon} />,
        standing: <DungeonThings dungeon={dungeon} />,
        under: (
          <>
            <ArmedLayer board={board} armed={useSame(armedIn(view, language))} />
            <GhostLayer
              layout={dungeon.layout}
              ghosts={ghosts}
              shown={ghostShown(command, situation.question?.chosen ?? null)}
            />
            {piece !== null && <PieceGhost board={board} piece={piece} />}
          </>
        ),
        over: (
          <>
            <WallLayer
              layout={dungeon.layout}
              walls={wallsIn([...new Set([...situation.lit.values()].flat())], command)}
            />
            {creature !== null && <CreatureGhost board={board} creature={creature} />}
          </>
        ),
      }}
    />
  );
}

function mineIn({ heroes }: Pick<View, 'heroes'>, seats: readonly string[]): readonly string[] {
  return heroes.filter(({ seat }) => seats.includes(seat)).map(({ id }) => id);
}

const NOTHING: readonly never[] = [];

function pathOf({ hand: { staged }, situation: { view } }: Table): readonly Square[] {
  if (staged?.is !== 'walk') return NOTHING;
  const start = view.figures.find(({ id }) => id === staged.figure)?.square;
  return start === undefined ? NOTHING : [start, ...staged.way.steps];
}

/** Each square of a walk is one more. */
function costsOf({ hand: { staged } }: Table): readonly number[] {
  return staged?.is === 'walk' ? staged.way.steps.map((_, index) => index + 1) : NOTHING;
}
