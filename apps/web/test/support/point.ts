/** Plays by pointing at what is meant: the nearest foe, or the nearest shut door. */
import type { Page } from 'playwright-core';
import { square, squares } from './table.ts';

const FOE =
  /, (?:le |l’)?(?:homme-rat|lutin|orc|fimir|goblin|skeleton|zombie|mummy|chaos warrior|gargoyle|Skarn)/iu;
const DOOR = /(?:closed door|porte fermée) (?:au |à l’)?(north|east|south|west|nord|est|sud|ouest)/u;
const ON_TURN = /, (?:taking a turn|joue son tour)/u;

/** Where in a square its door is. */
const EDGES: Readonly<Record<string, readonly [across: number, down: number]>> = {
  north: [0.5, 0],
  nord: [0.5, 0],
  east: [1, 0.5],
  est: [1, 0.5],
  south: [0.5, 1],
  sud: [0.5, 1],
  west: [0, 0.5],
  ouest: [0, 0.5],
};

const NONE: ReadonlySet<string> = new Set();

export interface Spot {
  readonly square: string;
  readonly at: readonly [across: number, down: number];
  readonly is: 'foe' | 'door';
}

/** What somebody who means to fight points at, but where it was in vain; null if there is neither foe nor door. */
export async function nearestSpot(page: Page, vain: ReadonlySet<string> = NONE): Promise<Spot | null> {
  const board = [...(await squares(page))];
  const hero = board.find(([, text]) => ON_TURN.test(text))?.[0];
  const near = (found: readonly (readonly [string, string])[]) =>
    found
      .filter(([name]) => !vain.has(name))
      .toSorted(([a], [b]) => distance(a, hero ?? a) - distance(b, hero ?? b))[0];
  const foe = near(board.filter(([, text]) => FOE.test(text)));
  if (foe !== undefined) return { square: foe[0], at: [0.5, 0.5], is: 'foe' };
  const door = near(board.filter(([, text]) => DOOR.test(text)));
  return door === undefined ? null : { square: door[0], at: EDGES[DOOR.exec(door[1])![1]!]!, is: 'door' };
}

/** With a mouse or a finger, wherever it is on the screen. */
export async function pointAt(
  page: Page,
  { square: name, at: [across, down] }: Pick<Spot, 'square' | 'at'>,
): Promise<void> {
  const box = await square(page, name).boundingBox();
  if (box === null) throw new Error(`there is no square ${name}`);
  await page.mouse.click(box.x + box.width * across, box.y + box.height * down);
}

function distance(a: string, b: string): number {
  return Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(Number(a.slice(1)) - Number(b.slice(1)));
}
