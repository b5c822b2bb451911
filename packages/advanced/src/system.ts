/** Advanced as a system: any dungeon, explored by its rules. */
import { SPECTATOR } from '@oubliette/kernel';
import type { Opened, Problem, System } from '@oubliette/kernel';
import { REFEREE } from './book.ts';
import { isArmour } from './content/armour.ts';
import { BESTIARY } from './content/bestiary.ts';
import { isItem } from './content/items.ts';
import { SECTIONS } from './content/sections.ts';
import { findSpell } from './content/spells.ts';
import { isTrap, TRAPS } from './content/traps.ts';
import { isWeapon } from './content/weapons.ts';
import { gameOn } from './game.ts';
import type { AdvancedGame } from './game.ts';
import { HAZARDS, isHazard } from './content/hazards.ts';
import type { DungeonPlan, Matrices, Matrix, PreparedPiece } from './plan.ts';
import { MASTER } from './setup.ts';
import type { Setup, SheetSetup } from './setup.ts';
import { setupSchema } from './setupSchema.ts';
import { isOpen } from './turns/choosing.ts';
import { makeWorld } from './world.ts';

export const advanced: System<AdvancedGame, Setup> = {
  id: 'advanced',
  rulesVersion: 5,
  open: openAdvanced,
};

/** Opens an expedition; the setup may come from outside. */
function openAdvanced(given: unknown): Opened<AdvancedGame> {
  const parsed = setupSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.').replaceAll(/\.(\d+)/g, '[$1]'),
      message,
      remedy: 'see docs/matches.md for what a setup holds',
    }));
    return { ok: false, problems };
  }
  const setup = parsed.data;
  const problems = [...seatProblems(setup), ...sheetProblems(setup), ...dungeonProblems(setup)];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, game: gameOn(makeWorld(REFEREE, setup, SECTIONS)) };
}

/** Every seat has a hero, and every sheet one seat (ADV-SET-03, ADV-SET-04). */
function seatProblems({ players, sheets }: Setup): Problem[] {
  const problems: Problem[] = [];
  const report = (path: string, message: string, remedy: string) => problems.push({ path, message, remedy });
  const seats = players.map(({ seat }) => seat);
  const open = isOpen({ players });
  if (open && sheets.filter(({ kind }) => kind === 'hero').length < players.length)
    report('sheets', 'there are fewer heroes than players (ADV-SET-09)', 'add heroes to choose from');
  if (new Set(seats).size < seats.length)
    report('players', 'two players have the same seat', 'name each seat differently');
  players.forEach(({ seat, sheets: own }, i) => {
    if (seat === MASTER || seat === SPECTATOR)
      report(`players[${i}].seat`, `"${seat}" is not a hero player's seat`, 'choose another name');
    if (!open && !own.some((id) => sheets.some((sheet) => sheet.id === id && sheet.kind === 'hero')))
      report(`players[${i}].sheets`, 'this player has no hero (ADV-SET-03)', 'give each player a hero');
    for (const id of own)
      if (!sheets.some((sheet) => sheet.id === id))
        report(`players[${i}].sheets`, `there is no sheet ${id}`, 'name sheets of this setup');
  });
  const held = players.flatMap(({ sheets: own }) => own);
  for (const { id } of open ? [] : sheets)
    if (held.filter((one) => one === id).length !== 1)
      report('players', `exactly one player decides for ${id} (ADV-SET-04)`, 'give the sheet to one player');
  return problems;
}

function sheetProblems({ sheets, players }: Setup): Problem[] {
  const problems: Problem[] = [];
  const seatOf = (id: string) => players.find((player) => player.sheets.includes(id))?.seat;
  sheets.forEach((sheet, i) => {
    const report = (field: string, message: string, remedy: string) =>
      problems.push({ path: `sheets[${i}].${field}`, message, remedy });
    if (sheets.findIndex(({ id }) => id === sheet.id) !== i)
      report('id', `two sheets are called ${sheet.id}`, 'give each sheet its own id');
    const master = sheets.find(({ id }) => id === sheet.serves);
    if (sheet.kind === 'hero' && sheet.serves !== null)
      report('serves', 'a hero serves nobody', 'leave it null');
    if (sheet.kind === 'henchman' && (master?.kind !== 'hero' || seatOf(master.id) !== seatOf(sheet.id)))
      report('serves', 'a henchman serves a hero of the same player (ADV-SET-04)', 'name that hero');
    for (const [field, unknown] of unknownGear(sheet))
      report(field, `nobody knows ${unknown.join(', ')}`, 'use the names of the armoury');
  });
  return problems;
}

function unknownGear({ weapons, armour, items, spells }: SheetSetup): [string, string[]][] {
  const lists: [string, string[]][] = [
    ['weapons', weapons.filter((id) => !isWeapon(id))],
    ['armour', armour.filter((id) => !isArmour(id))],
    ['items', items.filter((id) => !isItem(id))],
    ['spells', spells.filter((id) => findSpell(id) === undefined)],
  ];
  return lists.filter(([, unknown]) => unknown.length > 0);
}

function dungeonProblems({ dungeon, map }: Setup): Problem[] {
  const problems = [...matrixProblems(dungeon.matrices, 'dungeon.matrices'), ...hazardProblems(dungeon)];
  const report = (path: string, message: string, remedy: string) => problems.push({ path, message, remedy });
  dungeon.levels.forEach((level, i) => {
    const path = `dungeon.levels[${i}]`;
    if (level.tag === 'random') {
      if (level.matrices !== undefined) problems.push(...matrixProblems(level.matrices, `${path}.matrices`));
      return;
    }
    const wanted = i === 0 ? 'out' : 'up';
    if (!level.pieces.some(({ stairs }) => stairs === wanted))
      report(
        `${path}.pieces`,
        `there are no stairs to start from (ADV-STAIR-01)`,
        `give one \`stairs: ${wanted}\``,
      );
    level.pieces.forEach((piece, at) => {
      for (const [field, message, remedy] of pieceProblems(piece))
        report(`${path}.pieces[${at}].${field}`, message, remedy);
    });
  });
  if (map !== null && map.length > dungeon.levels.length)
    report('map', 'the map has more levels than the dungeon', 'use the map of this dungeon');
  for (const [i, { layout }] of (map ?? []).entries())
    for (const { section } of layout.pieces)
      if (!Object.hasOwn(SECTIONS, section))
        report(`map[${i}].layout`, `there is no section ${section}`, sectionsThereAre());
  return problems;
}

const BY_BESTIARY = 'use the names of the bestiary';

/** Names in a prepared piece that do not exist: the field, the fault, the remedy. */
function pieceProblems(piece: PreparedPiece): [field: string, message: string, remedy: string][] {
  const { section, monsters = {}, characters = [], hazard, traps = [], chests = [] } = piece;
  const sprung = [...traps, ...chests].flatMap(({ trap }) => trap ?? []);
  const named: [field: string, what: string, unknown: readonly string[], remedy: string][] = [
    ['section', 'section', [section].filter((id) => !Object.hasOwn(SECTIONS, id)), sectionsThereAre()],
    ['monsters', 'monster', unknownMonsters(monsters), BY_BESTIARY],
    ['characters', 'monster character', characters.filter((id) => !isCharacter(id)), BY_BESTIARY],
    ['hazard', 'hazard', hazard === undefined || isHazard(hazard) ? [] : [hazard], thereAre(HAZARDS)],
    ['traps', 'trap', sprung.filter((id) => !isTrap(id)), thereAre(Object.keys(TRAPS))],
  ];
  return named.flatMap(([field, what, unknown, remedy]) =>
    unknown.map((id): [string, string, string] => [field, `there is no ${what} ${id}`, remedy]),
  );
}

function isCharacter(id: string): boolean {
  return BESTIARY[id]?.character === true;
}

function thereAre(names: readonly string[]): string {
  return `choose among ${names.join(', ')}`;
}

function sectionsThereAre(): string {
  return `the sections are ${Object.keys(SECTIONS).join(', ')}`;
}

function unknownMonsters(monsters: Readonly<Record<string, number>>): string[] {
  return Object.keys(monsters).filter((kind) => !Object.hasOwn(BESTIARY, kind));
}

const UNCOVERED = ['the rows do not cover a D12', 'let them rise, the last up to 12'] as const;

function coverD12(rows: readonly { readonly upTo: number }[]): boolean {
  return rows.every(({ upTo }, i) => i === 0 || upTo > rows[i - 1]!.upTo) && rows.at(-1)!.upTo === 12;
}

function hazardProblems({ hazards = [] }: DungeonPlan): Problem[] {
  const unknown = hazards.filter(({ hazard }) => !isHazard(hazard));
  const faults: (readonly [message: string, remedy: string])[] = [
    ...(hazards.length === 0 || coverD12(hazards) ? [] : [UNCOVERED]),
    ...unknown.map(({ hazard }) => [`there is no hazard ${hazard}`, thereAre(HAZARDS)] as const),
  ];
  return faults.map(([message, remedy]) => ({ path: 'dungeon.hazards', message, remedy }));
}

/** Rows rise to the twelfth face, and name known monsters. */
function matrixProblems(matrices: Matrices, path: string): Problem[] {
  const named: [string, Matrix | NonNullable<Matrices['specialists']>][] = [
    ['wandering', matrices.wandering],
    ['lair', matrices.lair],
    ['quest', matrices.quest],
    ...(matrices.specialists === undefined
      ? []
      : [['specialists', matrices.specialists] satisfies [string, unknown]]),
  ];
  return named.flatMap(([name, rows]) => {
    const problems: Problem[] = [];
    const report = (message: string, remedy: string) =>
      problems.push({ path: `${path}.${name}`, message, remedy });
    if (!coverD12(rows)) report(...UNCOVERED);
    for (const kind of rows.flatMap(({ monsters }) => unknownMonsters(monsters)))
      report(`there is no monster ${kind}`, BY_BESTIARY);
    return problems;
  });
}
