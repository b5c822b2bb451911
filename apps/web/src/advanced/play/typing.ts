/** What was typed in the command box of an expedition. */
import { placesOf, waysSeen } from '@oubliette/advanced';
import type { Command, FigureId, View } from '@oubliette/advanced';
import { makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { readTyped, readWish } from '../../play/typed.ts';
import type { Dialect, Typed } from '../../play/typed.ts';
import { carryOutTyped, refusedTyped } from '../../play/typing.ts';
import { aimedAtAll } from '../../play/wish.ts';
import type { Wish } from '../../play/wish.ts';
import { wordsIn } from '../../words/useWords.ts';
import { ADVANCED } from '../words.ts';
import { doerOf } from './commands.ts';
import type { Desk } from './desk.ts';
import { figureName, labelOf, walkText } from './labels.ts';
import { LOG } from './lines.ts';
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
      read: (typed) => read(desk, dialect, typed, all),
      goTo: (square) => goTo(desk, square),
      stage: (command) => staged(desk, command, dialect),
      unknown: async (typed) =>
        turned(desk, typed) ??
        (await pointed(desk, dialect, typed)) ??
        (await refused(desk, dialect, typed)) ??
        words('notUnderstood', { text: typed }),
    },
    text,
  );
}

/** Of several matches, the chosen figure's; a name alone is no command, even if a label contains it. */
function read(desk: Desk, dialect: Dialect<Command>, text: string, all: readonly Command[]): Typed<Command> {
  const { figure, figures } = desk.situation;
  if (figures.some((id) => isNameOf(desk, id, text))) return { is: 'unknown' };
  const typed = readTyped(dialect, text, all);
  if (typed.is !== 'several') return typed;
  const own = readTyped(
    dialect,
    text,
    all.filter((command) => doerOf(command) === figure),
  );
  return figure === null || own.is === 'unknown' ? typed : own;
}

function dialectOf({ scene }: Desk): Dialect<Command> {
  const { view, language } = scene;
  const names = LOG.names(scene.batches, view, language);
  return {
    verbs: VERBS,
    board: view.levels[view.level]?.layout ?? { width: 0, height: 0 },
    language,
    // The figure's name tells its command from another's.
    label: (command, reader) => {
      const doer = doerOf(command);
      const deed = labelOf(command, names, reader, view);
      return doer === null
        ? deed
        : wordsIn(ADVANCED, reader)('typedBy', { name: figureName(names, doer, reader), deed });
    },
    isPlain: (command) => doerOf(command) === null || command.type !== 'shootMagic',
  };
}

function staged(desk: Desk, command: Command, { label, language }: Dialect<Command>): string {
  const figure = doerOf(command);
  if (figure !== null && desk.situation.figures.includes(figure)) desk.turnTo(figure);
  desk.stage(command);
  return desk.words('staged', { label: label(command, language) });
}

interface Wishing {
  readonly deeds: Dialect<Command>;
  readonly wishes: readonly Wish<Command>[];
}

/** What the chosen figure could wish for. */
function wishing({ scene, situation }: Desk, dialect: Dialect<Command>): Wishing {
  const { view, language, batches } = scene;
  const names = LOG.names(batches, view, language);
  const deeds = {
    ...dialect,
    label: (command: Command, reader: Language) => labelOf(command, names, reader, view),
  };
  const wishes = (situation.menu?.items ?? []).flatMap(({ id, prototype }) =>
    withEachWeapon(prototype, view)
      .flatMap((command) => aimedAtAll(command, view.figures, dialect.board))
      .map((command) => ({ command, put: putForAction(id, command, view) })),
  );
  return { deeds, wishes };
}

/** A target out of reach that was named: the walk comes first; null if none leads there. */
async function pointed(desk: Desk, dialect: Dialect<Command>, text: string): Promise<string | null> {
  const { deeds, wishes } = wishing(desk, dialect);
  const commands = wishes.map(({ command }) => command);
  const wish = readWish(deeds, text, commands);
  const { seat, figure, view } = desk.situation;
  const [place] =
    wish === null || !wish.isNamed || !('target' in wish.command) ? [] : placesOf(wish.command, view);
  if (seat === null || figure === null || place === undefined) return null;
  const whole = await desk.wholeOf(seat, figure, place);
  if (whole?.is !== 'walk' || desk.isLeft) return null;
  desk.change({ staged: whole, inspected: null, level: null });
  const { language, batches } = desk.scene;
  const label = walkText(whole, view, LOG.names(batches, view, language), language);
  return desk.words('staged', { label: label.replace(/\.$/u, '') });
}

/** Why the chosen figure may not do what was typed; null if the rules have no answer. */
async function refused(desk: Desk, dialect: Dialect<Command>, text: string): Promise<string | null> {
  const { seat, menu } = desk.situation;
  if (seat === null || menu === null) return null;
  const { deeds, wishes } = wishing(desk, dialect);
  return refusedTyped(desk, seat, text, deeds, wishes);
}

/** The blow with each weapon the figure carries. */
function withEachWeapon(command: Command, { sheets }: View): readonly Command[] {
  if (command.type !== 'attack') return [command];
  const carried = sheets.find(({ id }) => id === command.figure)?.weapons ?? [];
  const others = carried.filter((weapon) => weapon !== command.weapon);
  return [command, ...others.map((weapon) => ({ ...command, weapon }))];
}

/** The name of one of the player's figures selects it. */
function turned(desk: Desk, text: string): string | null {
  const { batches, view, language } = desk.scene;
  const found = desk.situation.figures.find((id) => isNameOf(desk, id, text));
  if (found === undefined) return null;
  desk.turnTo(found);
  return desk.words('turnedTo', { name: figureName(LOG.names(batches, view, language), found, language) });
}

function isNameOf({ scene: { batches, view, language } }: Desk, id: FigureId, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return (
    wanted.length > 1 &&
    figureName(LOG.names(batches, view, language), id, language)
      .toLowerCase()
      .startsWith(wanted)
  );
}

/** Chooses a square that may be chosen; otherwise walks there. */
function goTo(desk: Desk, square: Square): string {
  const { view, lit, figure, menu } = desk.situation;
  const { layout } = view.levels[view.level]!;
  const name = makeSquare(layout, square);
  const here = lit.get(square)?.[0];
  if (here !== undefined) return staged(desk, here, dialectOf(desk));
  const mayWalk = menu?.items.some(({ id, commands }) => id === 'move' && commands.length > 0) === true;
  const way = figure === null || !mayWalk ? undefined : waysSeen(view, figure).get(square);
  if (figure === null || way === undefined) return desk.words('noWay', { square: name });
  desk.change({ mode: 'move', staged: { is: 'walk', figure, way, to: square } });
  const label = desk.words('typedWalk', { square: name, cost: way.cost });
  // A label is no sentence.
  return desk.words('staged', { label: label.replace(/\.$/u, '') });
}
