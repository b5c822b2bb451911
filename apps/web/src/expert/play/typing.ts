/** What was typed in the command box of a quest. */
import type { Command } from '@oubliette/expert';
import { makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { readTyped } from '../../play/typed.ts';
import type { Dialect } from '../../play/typed.ts';
import { carryOutTyped, refusedTyped } from '../../play/typing.ts';
import { aimedAtAll } from '../../play/wish.ts';
import type { Desk } from './desk.ts';
import { figureName, labelOf } from './labels.ts';
import { LOG } from './lines.ts';
import { walkTo } from './staged.ts';
import { VERBS } from './verbs.ts';
import { putForAction } from './why.ts';

/** Returns the result in words. */
export async function typeCommand(desk: Desk, text: string): Promise<string> {
  const { words, scene, situation } = desk;
  const { moves, standing, seat } = situation;
  const all = [...moves, ...standing].filter(({ type }) => type !== 'step');
  if (seat === null && all.length === 0) return words('notNow');
  const dialect = dialectOf(desk);
  return carryOutTyped(
    desk,
    {
      seat: seat ?? scene.eyes,
      read: (typed) => readTyped(dialect, typed, all),
      goTo: (square) => goTo(desk, square),
      stage: (command) => staged(desk, command),
      unknown: async (typed) =>
        turned(desk, typed) ??
        (await refused(desk, dialect, typed)) ??
        words('notUnderstood', { text: typed }),
    },
    text,
  );
}

function dialectOf({ scene }: Desk): Dialect<Command> {
  const { view, language, batches } = scene;
  const names = LOG.names(batches, view, language);
  return {
    verbs: VERBS,
    board: view.layout,
    language,
    label: (command, reader) => labelOf(command, names, reader, view),
    isPlain: () => true,
  };
}

function staged(desk: Desk, command: Command): string {
  const { view, language, batches } = desk.scene;
  desk.stage(command);
  const label = labelOf(command, LOG.names(batches, view, language), language, view);
  return desk.words('staged', { label });
}

/** Why the figure may not do what was typed; null if the rules have no answer. */
async function refused(desk: Desk, dialect: Dialect<Command>, text: string): Promise<string | null> {
  const { seat, menu, view } = desk.situation;
  if (seat === null || menu === null) return null;
  const wishes = menu.items.flatMap(({ id, prototype }) =>
    aimedAtAll(prototype, view.figures, dialect.board).map((command) => ({ command, put: putForAction(id) })),
  );
  return refusedTyped(desk, seat, text, dialect, wishes);
}

/** The name of one of the player's figures selects it. */
function turned(desk: Desk, text: string): string | null {
  const { batches, view, language } = desk.scene;
  const wanted = text.trim().toLowerCase();
  const name = (id: string): string => figureName(LOG.names(batches, view, language), id, language);
  const found = desk.situation.figures.find(
    (id) => wanted.length > 1 && name(id).toLowerCase().startsWith(wanted),
  );
  if (found === undefined) return null;
  desk.turnTo(found);
  return desk.words('turnedTo', { name: name(found) });
}

/** Chooses a square that may be chosen; otherwise walks there. */
function goTo(desk: Desk, square: Square): string {
  const { view, lit, figure, road } = desk.situation;
  const name = makeSquare(view.layout, square);
  const here = lit.get(square)?.[0];
  if (here !== undefined) return staged(desk, here);
  const walk = figure === null ? null : walkTo(road, figure, square);
  if (walk === null) return desk.words('noWay', { square: name });
  desk.change({ mode: 'move', staged: walk });
  return desk.words('staged', { label: desk.words('typedWalk', { square: name, cost: walk.way.cost }) });
}
