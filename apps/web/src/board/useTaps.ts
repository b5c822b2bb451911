/** Taps, long presses, hovering and bending a path: the pointer's other uses besides moving the board. */
import { useEffect, useMemo, useRef } from 'react';
import type { MouseEvent as ReactMouseEvent, PointerEvent as ReactPointerEvent } from 'react';
import type { Square } from '@oubliette/dungeon';
import { SQUARE_PX, toUnits } from './camera.ts';
import { UNIT } from './geometry.ts';
import type { Point } from './geometry.ts';
import type { Hands } from './hands.ts';
import { squareUnder, tapped } from './pointing.ts';
import type { Tappable } from './pointing.ts';
import type { PanZoom } from './usePanZoom.ts';

const LONG_MS = 500;
const DOUBLE_MS = 350;
/** A press that moves farther than this is no tap. */
const STEADY_PX = 8;

export interface TapProps extends Omit<Hands, 'onKey'> {
  readonly path: readonly Square[];
  readonly table: Tappable;
  readonly onCursor: (square: Square) => void;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly timer: number;
  readonly bends: boolean;
  /** Where an arrow begins, if one is being drawn. */
  readonly arrow: Square | null;
  /** The press can no longer be a tap. */
  done: boolean;
  last: Square;
}

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

export function useTaps(camera: PanZoom, props: TapProps, bending: { current: boolean }) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return useMemo(() => makeTaps(camera, () => latest.current, bending), [camera, bending]);
}

function makeTaps(camera: PanZoom, now: () => TapProps, bending: { current: boolean }) {
  let press: Press | null = null;
  let hovered: Square = -1;
  let lastTap = { square: -1, time: 0 };

  const place = (event: Spot): Point & { screen: readonly [number, number] } => {
    const box = camera.viewportRef.current!.getBoundingClientRect();
    const screen = [event.clientX - box.left, event.clientY - box.top] as const;
    return { ...toUnits(camera.now(), { x: screen[0], y: screen[1] }), screen };
  };
  const squareOf = (event: Spot): Square => squareUnder(now().table.board, place(event));
  const long = (event: Spot): void => {
    const square = squareOf(event);
    if (square >= 0) now().onSquare(square, 'long');
  };

  const release = (): void => {
    if (press !== null) window.clearTimeout(press.timer);
    bending.current = false;
  };

  return {
    onPointerDown(event: ReactPointerEvent): void {
      if (!event.isPrimary || event.button !== 0) return;
      const { clientX, clientY } = event;
      const square = squareOf(event);
      const arrow = event.shiftKey && square >= 0 ? square : null;
      const bends = arrow === null && now().onBend !== undefined && now().path.indexOf(square) > 0;
      bending.current = bends || arrow !== null;
      const timer = window.setTimeout(() => {
        if (press === null || press.done) return;
        press.done = true;
        long({ clientX, clientY });
      }, LONG_MS);
      press = { id: event.pointerId, x: clientX, y: clientY, timer, bends, arrow, done: false, last: square };
    },
    onPointerMove(event: ReactPointerEvent): void {
      const square = squareOf(event);
      if (event.pointerType === 'mouse' && square !== hovered) {
        hovered = square;
        now().onHover?.(square < 0 ? null : square);
      }
      if (press === null || press.id !== event.pointerId) return;
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > STEADY_PX)
        window.clearTimeout(press.timer);
      if (!press.bends || square < 0 || square === press.last) return;
      press.last = square;
      press.done = true;
      now().onBend?.(square);
    },
    onPointerUp(event: ReactPointerEvent): void {
      release();
      const to = press?.arrow == null ? -1 : squareOf(event);
      if (press === null || to < 0 || to === press.arrow) return;
      press.done = true;
      now().onArrow?.(press.arrow!, to);
    },
    onPointerCancel: release,
    onPointerLeave(): void {
      if (hovered >= 0) now().onHover?.(null);
      hovered = -1;
    },
    onContextMenu(event: ReactMouseEvent): void {
      event.preventDefault();
      if (press?.done !== true) long(event);
      if (press !== null) press.done = true;
    },
    onClick(event: ReactMouseEvent): void {
      if (press?.done === true || (event.target as HTMLElement).closest('button') !== null) return;
      const at = place(event);
      const pixel = UNIT / (SQUARE_PX * camera.now().k);
      const hit = tapped(now().table, at, pixel);
      if (hit.on === 'door') return now().onDoor?.(hit.door);
      const square = hit.on === 'square' ? hit.square : -1;
      const again = event.timeStamp - lastTap.time < DOUBLE_MS && lastTap.square === square;
      lastTap = { square, time: again ? 0 : event.timeStamp };
      if (again && !isChoosable(now().table, square)) return camera.zoomBy(1.7, at.screen);
      if (square < 0) return;
      now().onCursor(square);
      now().onSquare(square, again ? 'double' : 'tap');
    },
  };
}

function isChoosable({ lights, taken }: Tappable, square: Square): boolean {
  return taken.includes(square) || lights.some((light) => light.square === square);
}
