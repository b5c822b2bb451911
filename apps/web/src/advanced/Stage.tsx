/** The growing level with the current choice on it: paths, targets, places to choose, death zones. */
import { useEffect, useMemo, useRef } from 'react';
import { placesOf } from '@oubliette/advanced';
import type { View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { shownView } from '../board/cue.ts';
import { foesNear } from '../board/director.ts';
import type { Ghost } from '../board/ghosts.ts';
import { useLinked } from '../board/useLinked.ts';
import { boardHands } from '../play/boardHands.ts';
import { isPlayedBack } from '../play/desk.ts';
import { inspectedFigure } from '../play/hand.ts';
import { useGaze } from '../play/useGaze.ts';
import { usePassingHint } from '../play/seenHints.ts';
import { StageFrame } from '../play/StageFrame.tsx';
import { corpsesOn } from './board/cellText.ts';
import { Corner } from './board/Corner.tsx';
import { askedOf, gazeOf } from './board/gaze.ts';
import { ghostShown, ghostsOf, wallsIn } from './board/ghost.ts';
import { LevelBoard } from './board/LevelBoard.tsx';
import { lightsOf } from './board/lights.ts';
import { Die, Tray } from './board/Tray.tsx';
import { zoneOf } from './board/zones.ts';
import type { ZoneSeen } from './board/zones.ts';
import { Hint } from './controls/Hint.tsx';
import { Question } from './controls/Question.tsx';
import { Staged } from './controls/Staged.tsx';
import { Inspector } from './Inspector.tsx';
import { useTable } from './play/table.ts';
import type { AdvancedScene, Desk } from './play/desk.ts';
import type { Table } from './play/table.ts';
import { useHint } from './play/hints.ts';
import { lastPut } from './play/put.ts';
import { doorsIn } from './play/taps.ts';

export interface PartProps {
  readonly desk: Desk;
  readonly scene: AdvancedScene;
}

export function Stage({ desk, scene }: PartProps) {
  const table = useTable(desk, scene);
  const { hand, situation, names } = table;
  const { language, cue } = scene;
  const view = shownView(scene);
  const at = hand.level !== null && hand.level < view.levels.length ? hand.level : view.level;
  const isHere = at === view.level;
  const level = view.levels[at];
  const ghosts = useMemo(
    () => (isHere && situation.question !== null ? ghostsOf(view) : []),
    [view, isHere, situation],
  );
  useFollow(table, ghosts);
  usePutByHand(table);
  const linked = useLinked(desk, view.figures);
  const lights = useMemo(
    () => (isHere ? [...lightsOf(situation, hand, language), ...linked] : linked),
    [situation, hand, language, linked, isHere],
  );
  const zones = useMemo(() => (isHere ? zonesShown(view, table) : []), [view, table, isHere]);
  const hands = useMemo(() => boardHands(desk), [desk]);
  const litDoors = useMemo(
    () => (isHere && level !== undefined ? doorsIn(level, situation, hand.mode) : NOTHING),
    [isHere, level, situation, hand.mode],
  );
  if (level === undefined || level.layout.pieces.length === 0)
    return <StageFrame desk={desk} scene={scene} Die={Die} busy={false} {...EMPTY} />;
  const { staged } = hand;
  const busy = isPlayedBack(scene) || hand.acting;
  const command = staged?.is === 'command' ? staged.command : null;
  return (
    <StageFrame
      desk={desk}
      scene={scene}
      Die={Die}
      busy={busy}
      choosing={situation.lit.size > 0}
      board={
        <LevelBoard
          key={at}
          table={table}
          view={view}
          level={level}
          figures={isHere ? view.figures : level.left}
          lights={lights}
          litDoors={litDoors}
          path={isHere ? pathOf(table, view) : NOTHING}
          costs={staged?.is === 'walk' ? staged.way.costs : NOTHING}
          zones={zones}
          ghosts={ghosts}
          ghost={ghostShown(command, situation.question?.chosen ?? null)}
          walls={wallsIn(situation.question === null ? NOTHING : situation.moves, command, (each) =>
            placesOf(each, view),
          )}
          corpses={corpsesOn(view, at)}
          mine={mineOf(view, scene)}
          renderOver={(over) => (
            <>
              <Corner table={table} view={view} at={at} zones={zones} {...over} />
              <Tray cue={cue} names={names} language={language} view={view} {...over} />
            </>
          )}
          {...hands}
        />
      }
      hint={<BoardHint table={table} busy={busy} />}
      inspector={<Inspector table={table} />}
      question={situation.question !== null && <Question table={table} question={situation.question} />}
      staged={<Staged table={table} />}
    />
  );
}

const NOTHING: readonly never[] = [];

/** Before the first section is laid. */
const EMPTY = { board: null, hint: null, inspector: null, question: null, staged: null };

/** Beside the board; a hint whose moment has passed does not come back. */
function BoardHint({ table, busy }: { readonly table: Table; readonly busy: boolean }) {
  const hint = useHint(table, busy || table.scene.present.rolling !== null);
  usePassingHint(hint?.id);
  return hint === null ? null : <Hint table={table} hint={hint} />;
}

function pathOf({ hand: { staged } }: Table, view: View): readonly Square[] {
  const walker = staged?.is === 'walk' ? view.figures.find(({ id }) => id === staged.figure) : undefined;
  return staged?.is === 'walk' && walker !== undefined ? [walker.square, ...staged.way.steps] : NOTHING;
}

function mineOf(view: View, { seats }: AdvancedScene): readonly string[] {
  return view.sheets.filter(({ seat }) => seats.includes(seat)).map(({ id }) => id);
}

/** The enemies' zones while walking or on demand; one figure's while it is inspected or its zone is asked for. */
function zonesShown(view: View, { hand, situation }: Table): readonly ZoneSeen[] {
  if (view.fight === null) return NOTHING;
  const walker = view.figures.find(({ id }) => id === situation.figure);
  const isWalking = hand.staged?.is === 'walk' || hand.mode === 'move';
  const asked = situation.question?.waiting.prompt === 'fixZone' ? askedOf(view) : null;
  return view.figures
    .filter(({ id, side }) => {
      if (id === inspectedFigure(hand) || id === asked) return true;
      return hand.zones
        ? side !== (walker?.side ?? 'heroes')
        : isWalking && walker !== undefined && side !== walker.side;
    })
    .map((figure) => zoneOf(view, figure));
}

/** The board turns to the chosen or followed figure, and to places to choose from. */
function useFollow({ desk, scene, situation }: Table, ghosts: readonly Ghost[]): void {
  const { figure } = situation;
  const { view, follow } = scene;
  const followed = follow == null ? undefined : view.sheets.find(({ seat }) => seat === follow)?.id;
  const looked = figure ?? followed;
  const own = view.figures.find(({ id }) => id === looked);
  useGaze(desk, looked, gazeOf(situation, looked, ghosts), () => {
    if (own === undefined) return [];
    const foes = view.figures.filter(({ side }) => side !== own.side).map(({ square }) => square);
    return [
      own.square,
      ...foesNear(view.levels[view.level]!.layout, own.square, foes),
      ...situation.ways.keys(),
    ];
  });
}

/** A figure moved by a correction is shown once: nothing else points it out. */
function usePutByHand({ desk, scene }: Table): void {
  const put = useMemo(() => lastPut(scene.batches), [scene.batches]);
  const seen = useRef(put?.seq);
  useEffect(() => {
    if (put === null || put.seq === seen.current) return;
    seen.current = put.seq;
    desk.lookAt([put.square]);
  }, [desk, put]);
}
