/** Frames as a client sends them, and their spoilt forms: no message, or none that a client should send. */
import { PROTOCOL_VERSION } from '@oubliette/table';
import type { Stream } from '@oubliette/kernel';
import { pick } from '../seed.ts';

type Tree = unknown;

/** Inserted into the text literally, where JSON has no value for it. */
const RAW = '@raw ';
const NUMBERS: readonly string[] = [
  '1e999',
  '-1e999',
  '1e308',
  '9007199254740993',
  '99999999999999999999999999',
  '-0',
  '5e-324',
  '0.1e-400',
  '1.5',
  '-1',
  '4294967296',
];
const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\uDFFF\uD800',
  'a\uD83D',
  '\u202E\u2066',
  '\uFEFF',
  'é'.repeat(300),
  '__proto__',
  'constructor',
  'toString',
  '$&',
  '%s%s%s%n',
  "'; DROP TABLE rows; --",
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
];
const STRANGERS: readonly Tree[] = [null, true, false, [], {}, [[]], [null], { t: 'hello' }, 0];
const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const LONG = [300, 2000, 12_000];
const DEPTHS = [20, 33, 500, 3000, 7900];

/** Every kind of message, from a member who sits at `seat` of a table. */
export function templates(table: string, secret: string, seat: string): readonly Tree[] {
  const id = 'request-000001';
  const command = { type: 'step', figure: seat, to: 200 };
  return [
    { t: 'hello', v: PROTOCOL_VERSION, table, secret, eyes: seat, since: 3 },
    { t: 'eyes', seat },
    { t: 'history', id, before: 5 },
    { t: 'do', id, seat, command },
    {
      t: 'do',
      id,
      seat,
      command: { type: 'attack', figure: seat, target: 'orc-1', weapon: 'handAxe', thrown: true },
    },
    { t: 'do', id, seat, command: { type: 'castSpell', figure: seat, spell: 'tempest', target: 'orc-1' } },
    { t: 'why', id, seat, command },
    { t: 'suggest', id, seat },
    { t: 'dice', id, faces: [3, 'skull', 6], rest: 'app' },
    { t: 'cancelRoll', id },
    { t: 'undo', id, seat },
    { t: 'propose', id, seat, keep: 1 },
    { t: 'answer', id, seat, agrees: true },
    { t: 'override', id, seat, change: { tag: 'setBody', figure: seat, body: 3 }, reason: 'a slip' },
    { t: 'seat', id, seat, occupant: { is: 'member', member: 'm9' } },
    { t: 'seat', id, seat, occupant: { is: 'bot', bot: 'normal' } },
    { t: 'rename', id, name: 'Ben' },
    { t: 'word', id, text: 'abracadabra' },
    { t: 'begin', id },
    { t: 'say', id, to: 'table', saying: { text: 'Hello' } },
    { t: 'say', id, to: 'heroes', saying: { phrase: 'hello' } },
    { t: 'hush', id, closed: true },
    { t: 'diceBy', id, dice: 'hand' },
    { t: 'invite', id, to: 'play' },
    { t: 'uninvite', id, to: 'watch' },
    { t: 'relink', id, member: 'm9' },
    { t: 'report', id, row: 2, text: 'odd' },
    { t: 'point', at: 12, to: 14 },
  ];
}

/** Shaped as a message, but senseless in content. */
export function senseless(seat: string): readonly Tree[] {
  const id = 'request-000002';
  const command = { type: 'step', figure: seat, to: 200 };
  const endless = 'y'.repeat(2000);
  return [
    { t: 'do', id, seat, command: { ...command, [endless]: 1 } },
    { t: 'do', id, seat, command: { ...command, figure: endless } },
    { t: 'why', id, seat, command: { type: 'openDoor', figure: seat, door: endless } },
    { t: 'override', id, seat, change: { tag: 'setBody', figure: [endless], body: 1 }, reason: 'none' },
    { t: 'seat', id, seat: 'nowhere', occupant: null },
    { t: 'propose', id, seat, keep: -1 },
    { t: 'report', id, row: 1_000_000, text: '' },
  ];
}

/** A frame's text with one to three faults, unless it is senseless already. */
export function malformed(chance: Stream, all: readonly Tree[], wrong: readonly Tree[]): string {
  if (wrong.length > 0 && chance.below(20) === 0) return textOf(pick(chance, wrong));
  let tree = pick(chance, all);
  for (let count = 1 + chance.below(3); count > 0; count -= 1) tree = changed(chance, tree);
  const text = textOf(tree);
  return chance.below(6) === 0 ? broken(chance, text) : text;
}

export function textOf(tree: Tree): string {
  return (JSON.stringify(tree) ?? '').replaceAll(/"@raw ([^"]*)"/g, '$1');
}

/** One place in it is changed: the whole, or something in it. */
function changed(chance: Stream, tree: Tree): Tree {
  if (tree === null || typeof tree !== 'object') return otherLeaf(chance, tree);
  const keys = Object.keys(tree);
  if (keys.length === 0 || chance.below(3) === 0) return otherShape(chance, tree);
  const key = pick(chance, keys);
  const inner = (tree as Record<string, Tree>)[key];
  const next = changed(chance, inner);
  if (Array.isArray(tree)) return tree.map((item: Tree, index) => (String(index) === key ? next : item));
  return Object.fromEntries(Object.entries(tree).map(([name, item]) => [name, name === key ? next : item]));
}

function otherLeaf(chance: Stream, leaf: Tree): Tree {
  switch (chance.below(7)) {
    case 0:
      return pick(chance, STRANGERS);
    case 1:
      return `${RAW}${pick(chance, NUMBERS)}`;
    case 2:
      return pick(chance, ODD_TEXTS);
    case 3:
      return 'x'.repeat(pick(chance, LONG));
    case 4:
      return deep(chance);
    case 5:
      return typeof leaf === 'string'
        ? `${leaf}${pick(chance, ODD_TEXTS)}`
        : `${RAW}${chance.below(1000) - 500}`;
    default:
      return { [pick(chance, ODD_TEXTS)]: leaf };
  }
}

function deep(chance: Stream): string {
  const depth = pick(chance, DEPTHS);
  if (chance.below(2) === 0) return `${RAW}${'['.repeat(depth)}${']'.repeat(depth)}`;
  const levels = Math.min(depth, 2000);
  // A quote would end the mark of what is put in as it stands.
  return `${RAW}${'[{},'.repeat(levels)}0${']'.repeat(levels)}`;
}

function otherShape(chance: Stream, tree: object): Tree {
  const entries = Object.entries(tree);
  switch (chance.below(6)) {
    case 0:
      return Object.fromEntries(entries.filter((_, index) => index !== chance.below(entries.length + 1)));
    case 1:
      return Object.fromEntries([...entries, [pick(chance, FORBIDDEN), polluting(chance)]]);
    case 2:
      return Object.fromEntries([[pick(chance, FORBIDDEN), polluting(chance)], ...entries]);
    case 3:
      return Object.fromEntries([...entries, ['y'.repeat(pick(chance, LONG)), 1]]);
    case 4:
      return entries.map(([, item]) => item as Tree);
    default:
      return Object.fromEntries([...entries, [pick(chance, ODD_TEXTS), pick(chance, STRANGERS)]]);
  }
}

function polluting(chance: Stream): Tree {
  const inner = { polluted: true, t: 'begin' };
  return chance.below(2) === 0 ? inner : { prototype: inner };
}

/** Text that is no JSON any more. */
function broken(chance: Stream, text: string): string {
  const at = chance.below(text.length + 1);
  switch (chance.below(8)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return `${text.slice(0, at)}${pick(chance, ['"', '{', '}', '\\', ',', '\u0000', '\\u12'])}${text.slice(at)}`;
    case 2:
      return `${text}${text}`.slice(0, 16_000);
    case 3:
      return '['.repeat(10_000);
    case 4:
      return `\uFEFF${text}`;
    case 5:
      return `${' \n\t'.repeat(1000)}${text}`.slice(0, 16_000);
    case 6:
      return pick(chance, ['', 'NaN', 'undefined', "{'t':'hello'}", '/**/{}', 'null', '"hello"', '123', '-']);
    default:
      return text.replaceAll('"', "'");
  }
}
