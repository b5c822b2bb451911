/** A drawn situation and what a player makes of it. */
import assert from 'node:assert/strict';
import type { ClassicEvent, Command, State, View } from '@oubliette/classic';
import { arrangeClassic } from '@oubliette/classic/scenario';
import type { DrawnScene } from '@oubliette/classic/scenario';
import { makeSquare, withSquares } from '@oubliette/dungeon';
import { lookOf, streamFromSeed } from '@oubliette/kernel';
import type { BaseCommand, BaseEvent, Game, Player } from '@oubliette/kernel';
import type { NextCommand, NextState } from '@oubliette/nextlevel';
import { arrangeNextLevel } from '@oubliette/nextlevel/scenario';
import type { NextScene } from '@oubliette/nextlevel/scenario';
import type { NextPlayer } from '../src/nextlevel/index.ts';

type ClassicPlayer = Player<View, Command, ClassicEvent>;

export interface TurnTold<S> {
  /** Commands in short: `attack orc-1`, `step B2`, `leave` … */
  readonly commands: readonly string[];
  readonly state: S;
}

/** Lets a player act while its seat is awaited in this turn, or in the answer asked for. */
export function turnOf(
  player: ClassicPlayer,
  scene: DrawnScene,
  seat: string,
  change: (state: State) => State = (state) => state,
): TurnTold<State> {
  const { game, state } = arrangeClassic(scene);
  return playTurn(game, change(state), player, seat);
}

export function nextTurnOf(
  player: NextPlayer,
  scene: NextScene,
  seat: string,
  change: (state: NextState) => NextState = (state) => state,
): TurnTold<NextState> {
  const { game, state } = arrangeNextLevel(scene);
  return playTurn(game, change(state), player, seat);
}

function playTurn<S extends State, C extends BaseCommand, E extends BaseEvent, V extends View>(
  game: Game<S, C, E, V>,
  start: S,
  player: Player<V, C, E>,
  seat: string,
): TurnTold<S> {
  const dice = streamFromSeed('drawn');
  const commands: string[] = [];
  let state = start;
  const { taker } = state.turn;
  while (commands.length < 60) {
    const awaited = game.waiting(state).find(({ optional }) => optional !== true);
    if (awaited?.seat !== seat || state.turn.taker !== taker) break;
    const command = player.choose(lookOf(game, state, seat));
    const decision = game.decide(state, seat, command, dice);
    if (!decision.ok) throw new Error(`illegal ${JSON.stringify(command)}: ${decision.refusal.code}`);
    commands.push(short(command as unknown as Command | NextCommand, game.view(state, seat)));
    for (const event of decision.events) {
      const known = game.redact(event, seat);
      if (known !== null) player.hear?.(known);
    }
    ({ state } = decision);
  }
  return { commands, state };
}

function short(command: Command | NextCommand, { board }: View): string {
  switch (command.type) {
    case 'step':
    case 'jump':
    case 'escape':
      return `${command.type} ${makeSquare(board, command.to)}`;
    case 'attack':
    case 'strike':
    case 'hold':
      return `${command.type} ${command.target}`;
    case 'castSpell':
      return `cast ${command.spell} ${command.target ?? command.door}`;
    case 'usePotion':
      return `drink ${command.potion}`;
    case 'openDoor':
      return `open ${command.door}`;
    case 'claim':
      return `claim ${command.take}`;
    case 'buildTrap':
      return `${command.type} ${makeSquare(board, command.square)}`;
    case 'cross':
      return `${command.type} ${makeSquare(board, command.to)}`;
    case 'disarmFoe':
      return `disarm ${command.target}`;
    case 'face':
      return `face ${command.facing}`;
    case 'chooseStance':
      return `stance ${command.dice}`;
    case 'chooseShield':
      return `shield ${command.figure}`;
    default:
      return command.type;
  }
}

/** A player told that these squares have been searched for traps and secret doors. */
export function knowingly(player: ClassicPlayer, squares: number): ClassicPlayer {
  player.hear?.({
    type: 'searched',
    rules: ['CLS-SRC-01'],
    hero: 'barbarian',
    for: 'secrets',
    squares: Array.from({ length: squares }, (_, square) => square),
    counts: false,
  });
  return player;
}

/** A player to whom nothing has happened for so many rounds, except that a companion left in the last one. */
export function after<P extends { hear?(event: ClassicEvent): void }>(
  player: P,
  rounds: number,
  departs = false,
): P {
  player.hear?.({ type: 'roundStarted', rules: ['CLS-TUR-01'], round: 2 });
  player.hear?.({ type: 'doorOpened', rules: ['CLS-DOR-01'], by: 'barbarian', door: 'A1-A2' });
  player.hear?.({ type: 'roundStarted', rules: ['CLS-TUR-01'], round: 2 + rounds });
  if (departs) player.hear?.({ type: 'figureLeft', rules: ['CLS-END-02'], figure: 'elf', succeeded: false });
  return player;
}

/** Rocks have come down on these squares. */
export function buried<S extends State>(state: S, ...squares: readonly number[]): S {
  return { ...state, rubble: withSquares(state.rubble, squares) };
}

/** Every room has been searched for treasure. */
export function looted(state: State): State {
  return { ...state, heroes: state.heroes.map((hero) => ({ ...hero, searchedRooms: [0, 1, 2, 3] })) };
}

/** The one trap of the quest is a pit that lies open on these squares. */
export function openPit(...squares: readonly number[]): (state: NextState) => NextState {
  return (state) => ({ ...state, pits: withSquares(state.pits, squares), traps: ['open'] });
}

export function does(commands: readonly string[], what: string): void {
  assert.ok(commands.includes(what), `no ${what}: ${commands.join(', ')}`);
}

/** No command of this sort. */
export function doesNot(commands: readonly string[], what: string): void {
  assert.ok(!commands.some((command) => command.startsWith(what)), commands.join(', '));
}
