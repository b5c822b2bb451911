/** Every message a client may send, who may send it, and a table at which it would be carried out. */
import type { ClientMessage } from '@oubliette/table';
import type { AuthorityAsked, AuthorityScene, SceneOptions, Sender } from './scene.ts';
import { rollable, undoable } from './legal.ts';

export interface Case {
  readonly options: SceneOptions;
  /** Brings the table to where the message makes sense. */
  readonly prepare?: (scene: AuthorityScene) => Promise<unknown>;
  readonly message: AuthorityAsked;
  /** Who gets what the message asks for; null if it takes a member's long absence. */
  readonly right: Sender | null;
  /** Who else may send it: it concerns only them, or everybody. */
  readonly alsoAllowed?: readonly Sender[];
}

const turn = rollable();
const GATHERING: SceneOptions = { host: ['barbarian', 'morcar'], seated: ['elf'] };
const PLAYING: SceneOptions = { host: [turn.seat, turn.master], seated: [turn.other], file: turn.file };
const BY_HAND: SceneOptions = { ...PLAYING, dice: 'hand' };
/** Members are numbered as they come. */
const UNSEATED = 'm3';
const MEMBERS: readonly Sender[] = ['host', 'seated', 'unseated'];
const AT_THE_TABLE: readonly Sender[] = [...MEMBERS, 'spectator'];

const roll = { t: 'do', seat: turn.seat, command: { ...turn.command } } as const;
const rolling = (scene: AuthorityScene) => scene.try('host', roll);
const back = undoable();
const BACK: SceneOptions = { host: [back.seat], seated: [back.other], file: back.file };

export const MESSAGES: { readonly [T in Exclude<ClientMessage['t'], 'hello'>]: Case } = {
  eyes: {
    options: PLAYING,
    message: { t: 'eyes', seat: turn.master },
    right: 'host',
  },
  history: {
    options: PLAYING,
    message: { t: 'history', before: 3 },
    right: 'host',
    alsoAllowed: AT_THE_TABLE,
  },
  do: { options: PLAYING, message: roll, right: 'host' },
  why: { options: PLAYING, message: { ...roll, t: 'why' }, right: 'host' },
  suggest: { options: PLAYING, message: { t: 'suggest', seat: turn.seat }, right: 'host' },
  dice: {
    options: BY_HAND,
    prepare: rolling,
    message: { t: 'dice', faces: [1], rest: 'app' },
    right: 'host',
  },
  cancelRoll: { options: BY_HAND, prepare: rolling, message: { t: 'cancelRoll' }, right: 'host' },
  undo: { options: BACK, message: { t: 'undo', seat: back.seat }, right: 'host' },
  propose: { options: BACK, message: { t: 'propose', seat: back.seat, keep: 1 }, right: 'host' },
  answer: {
    options: BACK,
    prepare: (scene) => scene.try('host', { t: 'propose', seat: back.seat, keep: 1 }),
    message: { t: 'answer', seat: back.other, agrees: false },
    right: 'seated',
  },
  override: {
    options: PLAYING,
    message: {
      t: 'override',
      seat: turn.master,
      change: { tag: 'setGold', hero: turn.hero, gold: 500 },
      reason: 'a gift',
    },
    right: 'host',
  },
  seat: {
    options: PLAYING,
    message: { t: 'seat', seat: turn.master, occupant: { is: 'member', member: UNSEATED } },
    right: 'host',
  },
  skip: { options: PLAYING, message: { t: 'skip', seat: turn.seat }, right: null },
  agree: {
    options: { ...GATHERING, begin: true },
    prepare: (scene) =>
      scene.try('host', { t: 'seat', seat: 'morcar', occupant: { is: 'member', member: UNSEATED } }),
    message: { t: 'agree', agrees: false },
    right: 'seated',
    alsoAllowed: ['host', 'unseated'],
  },
  giveHost: { options: PLAYING, message: { t: 'giveHost', member: 'm1' }, right: 'host' },
  rename: {
    options: GATHERING,
    message: { t: 'rename', name: 'Another' },
    right: 'host',
    alsoAllowed: MEMBERS,
  },
  word: {
    options: GATHERING,
    message: { t: 'word', text: 'luck' },
    right: 'host',
    alsoAllowed: MEMBERS,
  },
  begin: { options: GATHERING, message: { t: 'begin' }, right: 'host' },
  say: {
    options: PLAYING,
    message: { t: 'say', to: 'heroes', saying: { text: 'psst' } },
    right: 'seated',
    alsoAllowed: ['host'],
  },
  hush: { options: PLAYING, message: { t: 'hush', closed: true }, right: 'host' },
  diceBy: { options: PLAYING, message: { t: 'diceBy', dice: 'hand' }, right: 'host' },
  invite: { options: PLAYING, message: { t: 'invite', to: 'play' }, right: 'host' },
  uninvite: { options: PLAYING, message: { t: 'uninvite', to: 'play' }, right: 'host' },
  relink: { options: PLAYING, message: { t: 'relink', member: 'm1' }, right: 'host' },
  report: {
    options: PLAYING,
    message: { t: 'report', row: 1, text: 'odd' },
    right: 'host',
    alsoAllowed: MEMBERS,
  },
  point: {
    options: PLAYING,
    message: { t: 'point', at: 40 },
    right: 'seated',
    alsoAllowed: MEMBERS,
  },
};
