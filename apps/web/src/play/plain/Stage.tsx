/** The board of a plain game with what is in hand on it: squares that may be chosen, tokens, dice as they fall. */
import { useCallback, useMemo } from 'react';
import { emptySquares, isSquare, withSquares } from '@oubliette/dungeon';
import type { Board, Square, SquareSet } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import { BoardFrame } from '../../board/BoardFrame.tsx';
import { glide, PlayedCue } from '../../board/CueLayer.tsx';
import { Floor, Fog, Frame, Paints, Walls } from '../../board/Floor.tsx';
import type { Light } from '../../board/light.ts';
import { Lights, Points } from '../../board/Lights.tsx';
import { Tokens } from '../../board/Tokens.tsx';
import { boardHands } from '../boardHands.ts';
import { isPlayedBack } from '../desk.ts';
import { InspectorCard } from '../InspectorCard.tsx';
import { StageFrame } from '../StageFrame.tsx';
import { Staged } from './Controls.tsx';
import { usePlain } from './desk.ts';
import type { PartProps, PlainTable } from './desk.ts';
import { Ground } from './Ground.tsx';
import { nameOf } from './names.ts';
import { PlainDie } from './PlainDie.tsx';
import { rollIn } from './rolls.ts';
import './plain.css';

export function Stage(props: PartProps) {
  const table = usePlain(props);
  const { desk, game, scene, hand, words } = table;
  const { view, language, settings, cue } = scene;
  const { board } = game;
  const still = settings.reducedMotion || settings.speed === 0;
  const lights = lightsOf(table);
  const seen = useMemo(() => allOf(board), [board]);
  const effectsOf = useCallback((event: BaseEvent) => game.effects(event, view), [game, view]);
  const hands = useMemo(() => boardHands(desk), [desk]);
  const standing = game.standing(view);
  const inspected = hand.inspected !== null && 'square' in hand.inspected ? hand.inspected.square : null;
  return (
    <StageFrame
      desk={desk}
      scene={scene}
      Die={PlainDie}
      busy={isPlayedBack(scene) || hand.acting}
      choosing={lights.length > 0}
      board={
        <BoardFrame
          board={board}
          squares={null}
          label={words('board')}
          language={language}
          textOf={(square) => textOf(table, square)}
          lights={lights}
          path={NOTHING}
          doors={NOTHING}
          litDoors={NOTHING}
          taken={Object.values(standing)}
          walker={null}
          start={Object.values(standing)[0] ?? 0}
          camera={hand.camera}
          still={still}
          gliding={!settings.reducedMotion}
          ground={
            <>
              <Paints />
              <Frame board={board} unnamed />
              <Floor board={board} revealed={seen} />
              <Fog board={board} revealed={seen} />
              <Walls board={board} revealed={seen} />
            </>
          }
          figuresStyle={glide(cue, still, settings.speed)}
          figures={
            <>
              <Ground game={game} view={view} />
              <Lights board={board} lights={lights} />
              <Standing table={table} />
              <Points board={board} points={scene.points} />
              <PlayedCue cue={cue} board={board} effectsOf={effectsOf} speed={settings.speed} still={still} />
            </>
          }
          renderOver={() => <Tray table={table} />}
          {...hands}
        />
      }
      hint={null}
      inspector={
        inspected !== null && (
          <InspectorCard desk={desk}>
            <p className="inspector-square">{textOf(table, inspected)}</p>
          </InspectorCard>
        )
      }
      question={null}
      staged={<Staged table={table} />}
    />
  );
}

const NOTHING: readonly never[] = [];

/** Nothing of the board is hidden: what is, stands on no board. */
function allOf(board: Board): SquareSet {
  const squares = board.areaOf.flatMap((_, square) => (isSquare(board, square) ? [square] : []));
  return withSquares(emptySquares(board), squares);
}

function lightsOf({ desk, game, scene, hand }: PlainTable): readonly Light[] {
  if (isPlayedBack(scene)) return NOTHING;
  const { eyes, moves, seats, view } = scene;
  const own = seats.includes(eyes) ? (moves[eyes] ?? []) : [];
  const asked = own.filter(({ type }) => hand.mode === null || type === hand.mode);
  const squares = new Set(asked.flatMap((command) => game.squareOf(command, view) ?? []));
  const goal = hand.staged === null ? null : desk.game.squareOf(hand.staged.command, view);
  return [...squares].map((square) => ({ square, kind: square === goal ? 'goal' : 'reach' }));
}

/** A square, who stands there, and what may be done with it. */
function textOf({ game, scene }: PlainTable, square: Square): string {
  const { view, language, eyes, moves, seats } = scene;
  const { telling } = game;
  const names = telling.namesIn(view);
  const there = Object.entries(game.standing(view)).filter(([, at]) => at === square);
  const meant = (seats.includes(eyes) ? (moves[eyes] ?? []) : []).filter(
    (command) => game.squareOf(command, view) === square,
  );
  return [
    game.squareText(square, view, language),
    ...there.map(([seat]) => nameOf(game, seat, view, language)),
    ...meant.map((command) => telling.label(command, { language, names, view })),
  ].join(', ');
}

function Standing({ table: { game, scene } }: { readonly table: PlainTable }) {
  const { view, waiting, seats } = scene;
  const standing = Object.entries(game.standing(view));
  return (
    <Tokens
      size={game.board}
      tokens={standing.map(([id, square]) => ({ id, square, ...game.tokens[id]! }))}
      active={standing.find(([id]) => waiting.some(({ seat }) => seat === id))?.[0] ?? null}
      selected={NOTHING}
      mine={seats}
      leaving={NOTHING}
    />
  );
}

/** Decoration: the log says the same in words. */
function Tray({ table: { game, scene } }: { readonly table: PlainTable }) {
  const { cue, language, view } = scene;
  const [roll] = (cue?.events ?? []).flatMap((event) => rollIn(game, event) ?? []);
  if (roll === undefined) return null;
  const names = game.telling.namesIn(view);
  return (
    <p className="plain-tray" aria-hidden="true">
      {game.telling.roll(roll.rule, undefined, { language, names })}
      <PlainDie {...roll} />
    </p>
  );
}
