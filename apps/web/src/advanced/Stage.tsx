/** The growing level with what is in hand on it: ways, targets, places to choose, death zones. */
import { useEffect, useMemo } from 'react';
import { deathZoneSeen } from '@oubliette/advanced';
import type { View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { keyAction } from '../settings/keys.ts';
import { getSettings } from '../settings/store.ts';
import { useHighlight } from '../table/highlight.ts';
import type { Light } from '../board/light.ts';
import { LevelBoard } from './board/LevelBoard.tsx';
import { Minimap } from './board/Minimap.tsx';
import { Tray } from './board/Tray.tsx';
import { Inspector } from './Inspector.tsx';
import { placesOf } from './play/commands.ts';
import { useTable } from './play/desk.ts';
import type { AdvancedScene, Desk, Table } from './play/desk.ts';
import { oddsOf, percent } from './play/odds.ts';
import './Stage.css';

export interface PartProps {
  readonly desk: Desk;
  readonly scene: AdvancedScene;
}

export function Stage({ desk, scene }: PartProps) {
  const table = useTable(desk, scene);
  const { hand, situation, names } = table;
  const { language, settings, cue } = scene;
  const view = (cue?.view as View | undefined) ?? scene.view;
  useEffect(() => () => desk.reset(), [desk]);
  useKeys(desk);
  useLooking(table);
  const at = hand.level !== null && hand.level < view.levels.length ? hand.level : view.level;
  const isHere = at === view.level;
  const level = view.levels[at];
  const lights = useLights(table, isHere);
  const zones = useMemo(() => (isHere ? zonesOf(view, table) : []), [view, table, isHere]);
  if (level === undefined || level.layout.pieces.length === 0) return <div className="adv-stage" />;
  const { staged } = hand;
  const walker = staged?.is === 'walk' ? view.figures.find(({ id }) => id === staged.figure) : undefined;
  const path =
    staged?.is === 'walk' && walker !== undefined ? [walker.square, ...staged.way.steps] : NO_SQUARES;
  const figures = isHere ? view.figures : level.left;
  return (
    <div className="adv-stage" data-busy={cue !== null || hand.acting || undefined}>
      <LevelBoard
        key={at}
        view={view}
        level={level}
        figures={figures}
        names={names}
        language={language}
        lights={lights}
        path={isHere ? path : NO_SQUARES}
        zones={zones}
        active={view.turn.active}
        selected={situation.figure ?? hand.inspected}
        mine={mineOf(view, scene)}
        camera={hand.camera}
        still={settings.reducedMotion || settings.speed === 0}
        points={scene.points}
        onSquare={(square) => isHere && desk.tap(square)}
        onKey={(event, square) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (desk.get().staged === null) desk.tap(square);
          else void desk.confirm();
        }}
      >
        <Corner table={table} view={view} at={at} />
        <Tray cue={cue} names={names} language={language} />
      </LevelBoard>
      <Inspector table={table} />
    </div>
  );
}

interface CornerProps {
  readonly table: Table;
  readonly view: View;
  /** The level that is shown. */
  readonly at: number;
}

/** Over the board: its map, the levels seen, the death zones. */
function Corner({ table, view, at }: CornerProps) {
  const { desk, hand, words } = table;
  const level = view.levels[at]!;
  const figures = at === view.level ? view.figures : level.left;
  return (
    <div className="adv-corner">
      <Minimap
        level={level}
        figures={figures}
        label={words('minimap')}
        onGo={(square) => (square === null ? desk.wholeMap() : desk.lookAt([square]))}
      />
      <div className="adv-levels">
        {view.levels.length > 1 &&
          view.levels.map((_, index) => (
            <button
              key={index}
              type="button"
              className="adv-chip"
              aria-pressed={index === at}
              onClick={() => {
                desk.change({ level: index === view.level ? null : index });
                desk.wholeMap();
              }}
            >
              {words('level', { number: index + 1 })}
            </button>
          ))}
        {view.fight !== null && (
          <button
            type="button"
            className="adv-chip"
            aria-pressed={hand.zones}
            onClick={() => desk.change({ zones: !hand.zones })}
          >
            {words('zones')}
          </button>
        )}
      </div>
    </div>
  );
}

const NO_SQUARES: readonly Square[] = [];

function mineOf(view: View, { seats }: AdvancedScene): readonly string[] {
  return view.sheets.filter(({ seat }) => seats.includes(seat)).map(({ id }) => id);
}

/** Ways with their cost, places that stand for commands, what is staged, what the log points at. */
function useLights({ situation, hand, scene }: Table, isHere: boolean): readonly Light[] {
  const { figures, squares } = useHighlight();
  const { view } = scene;
  return useMemo(() => {
    const linked = [
      ...squares,
      ...view.figures.flatMap(({ id, square }) => (figures.includes(id) ? [square] : [])),
    ];
    const lights: Light[] = linked.map((square) => ({ square, kind: 'linked' }));
    if (!isHere) return lights;
    const { staged } = hand;
    if (staged?.is === 'walk') {
      for (const square of staged.way.steps.slice(0, -1)) lights.push({ square, kind: 'path' });
      lights.push({ square: staged.to, kind: 'goal' });
    }
    const chosen = staged?.is === 'command' ? placesOf(staged.command, view) : [];
    const isBlow = staged?.is === 'command' && oddsOf(staged.command, view) !== null;
    for (const square of chosen) lights.push({ square, kind: isBlow ? 'target' : 'goal' });
    for (const [square, [command]] of situation.lit) {
      const odds = command === undefined ? null : oddsOf(command, view);
      const label = odds === null ? {} : { label: `${percent(odds.harm)}%` };
      if (!chosen.includes(square))
        lights.push({ square, kind: odds === null ? 'choice' : 'target', ...label });
    }
    if (staged === null)
      for (const [square, { cost }] of situation.ways)
        lights.push({ square, kind: 'reach', label: String(cost) });
    return lights;
  }, [situation, hand, view, figures, squares, isHere]);
}

/** Those of the enemies while walking or on demand; of one figure while it is looked at. */
function zonesOf(view: View, { hand, situation }: Table): readonly Square[] {
  if (view.fight === null) return [];
  const walker = view.figures.find(({ id }) => id === situation.figure);
  const isWalking = hand.staged?.is === 'walk' || hand.action === 'move';
  const shown = view.figures.filter(({ id, side }) => {
    if (id === hand.inspected) return true;
    return hand.zones
      ? side !== (walker?.side ?? 'heroes')
      : isWalking && walker !== undefined && side !== walker.side;
  });
  return [...new Set(shown.flatMap(({ id }) => deathZoneSeen(view, id)))];
}

/** The board turns to whoever is in hand, and to places that must be chosen from. */
function useLooking({ desk, scene, situation }: Table): void {
  const { figure, lit, question, ways } = situation;
  const at = scene.view.figures.find(({ id }) => id === figure)?.square;
  useEffect(() => {
    if (at !== undefined) desk.lookAt([at, ...ways.keys()]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- not with every step
  }, [figure]);
  const places = question === null ? '' : [...lit.keys()].join();
  useEffect(() => {
    if (places !== '') desk.lookAt(places.split(',').map(Number));
  }, [desk, places]);
}

function useKeys(desk: Desk): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (obey(desk, event)) event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [desk]);
}

const KEYS = {
  move: 'move',
  attack: 'attack',
  open: 'door',
  searchTreasure: 'search',
  cast: 'cast',
  item: 'item',
  endTurn: 'done',
} as const;

function obey(desk: Desk, event: KeyboardEvent): boolean {
  if (event.key === 'Escape') return desk.cancel();
  if (event.key === 'Enter') {
    if (desk.get().staged === null || event.target instanceof HTMLButtonElement) return false;
    void desk.confirm();
    return true;
  }
  const action = keyAction(event, getSettings());
  if (action === 'wholeMap') desk.wholeMap();
  else if (action === 'next') nextFigure(desk);
  else if (action !== null && Object.hasOwn(KEYS, action)) desk.press(KEYS[action as keyof typeof KEYS]);
  else return false;
  return true;
}

function nextFigure(desk: Desk): void {
  const { figures, figure } = desk.situation;
  const next = figures[(figures.indexOf(figure ?? '') + 1) % figures.length];
  if (next !== undefined) desk.turnTo(next);
}
