/** Morcar's computer player for NextLevel. */
import type { Figure, FigureId, MonsterKind } from '@oubliette/classic';
import { directionsTowards } from '@oubliette/dungeon';
import type { Look } from '@oubliette/kernel';
import { findCard } from '@oubliette/nextlevel';
import type { NextCommand, NextEvent, NextView } from '@oubliette/nextlevel';
import { sameCommand } from '../../shared/command.ts';
import { FOE } from '../../shared/chart.ts';
import { MANNERS } from '../../shared/morcar/difficulty.ts';
import type { Difficulty, Manner } from '../../shared/morcar/difficulty.ts';
import type { Onslaught } from '../../shared/morcar/going.ts';
import { Lair } from '../../shared/morcar/lair.ts';
import { nextMonster, othersWait } from '../../shared/morcar/order.ts';
import { bestSubstitute, bestWanderer } from '../../shared/morcar/placing.ts';
import { bestPower } from '../../shared/morcar/powers.ts';
import { pickBest } from '../../shared/pick.ts';
import { Script } from '../../shared/script.ts';
import type { NextPlayer } from '../heroes/player.ts';
import { facingIn } from '../seen.ts';
import { NEXT_WAYS } from '../ways.ts';
import { answerNext } from './answers.ts';
import { lieInWait } from './lurking.ts';
import { bestStrike, planNextMonster } from './strike.ts';
import { bestTechnique } from './techniques.ts';

type NextLook = Look<NextView, NextCommand>;

/** Heroes further off than this need not be faced. */
const WATCHED = 12;

export interface NextMorcarOptions {
  readonly difficulty?: Difficulty;
}

export function sensibleNextMorcar({ difficulty = 'normal' }: NextMorcarOptions = {}): NextPlayer {
  return new NextMorcarPlayer(MANNERS[difficulty]);
}

class NextMorcarPlayer implements NextPlayer {
  readonly #manner: Manner;
  readonly #lair = new Lair(NEXT_WAYS);
  readonly #script = new Script<NextCommand>();
  /** Monsters that have had their turn, as far as we are concerned. */
  readonly #played = new Set<FigureId>();
  readonly #onslaught: Onslaught = { blows: new Map(), victim: null, lull: 0 };
  /** A figure is missing from the box, and another may stand in. */
  #missing = false;
  #begun = false;
  /** The round of the last attack by anybody; -1 when it was since the last turn. */
  #lastBlow = -1;
  /** The monster whose script is under way. */
  #playing: FigureId | null = null;

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  hear(event: NextEvent): void {
    const interrupted = this.#script.unfinished;
    this.#script.hear(event);
    if (interrupted && !this.#script.unfinished && this.#playing !== null) this.#played.delete(this.#playing);
    if (event.type === 'figureMissing') this.#missing = true;
    if (event.type === 'strikeRolled') this.#lastBlow = -1;
    if (event.type === 'turnStarted') {
      this.#played.clear();
      this.#onslaught.blows.clear();
      this.#onslaught.victim = null;
      this.#begun = false;
      this.#playing = null;
    }
  }

  choose(look: NextLook): NextCommand {
    const scripted = this.#script.take();
    if (scripted !== null) {
      if (look.moves.some((move) => sameCommand(move, scripted))) return scripted;
      this.#script.drop();
    }
    return this.#think(look);
  }

  #think(look: NextLook): NextCommand {
    const { view } = look;
    if (view.phase !== 'play') return look.moves[0]!;
    if (view.next.asked !== null) return answerNext(this.#manner, view, view.next.asked, look.moves);
    if (view.pending !== null) return this.#answer(view, look);
    if (this.#missing || view.turn.taker !== null) {
      this.#missing = false;
      const substitute = bestSubstitute(this.#manner, strengthOf, look.moves);
      if (substitute !== null) return substitute;
    }
    this.#lair.update(view);
    if (!this.#begun) this.#survey();
    return lieInWait(this.#lair, this.#manner, look.moves) ?? this.#playMonsters(look);
  }

  /** Before the first monster moves: whom all together may bring down, and which way the heroes would run. */
  #survey(): void {
    this.#begun = true;
    const { round } = this.#lair.chart.view;
    if (this.#lastBlow < 0) this.#lastBlow = round;
    this.#onslaught.lull = round - this.#lastBlow;
    if (this.#manner.focus > 0) this.#onslaught.victim = this.#lair.victim();
    if (this.#manner.blocks > 0) this.#lair.chartExits();
  }

  #playMonsters(look: NextLook): NextCommand {
    for (;;) {
      const monster = nextMonster(this.#lair, this.#played);
      if (monster === null) return look.moves.find(({ type }) => type === 'endTurn') ?? look.moves[0]!;
      this.#played.add(monster.id);
      const script = this.#plan(monster, look);
      const [first] = script;
      if (first === undefined || !look.moves.some((move) => sameCommand(move, first))) continue;
      if (this.#goesOn(monster, script, look.view)) this.#played.delete(monster.id);
      this.#playing = monster.id;
      this.#script.load(script.slice(1));
      return first;
    }
  }

  #plan(monster: Figure, look: NextLook): NextCommand[] {
    const acted = hasActed(look.view, monster);
    const special = acted ? null : this.#special(monster, look);
    if (special !== null) return [special];
    const script = planNextMonster(this.#lair, this.#manner, monster, this.#onslaught);
    return script.length === 0 ? this.#wait(monster, look) : script;
  }

  /** Whether there may be something left to do after this: a step aside for another, a turn about, an ambush. */
  #goesOn(monster: Figure, script: readonly NextCommand[], view: NextView): boolean {
    if (hasActed(view, monster)) return false;
    const waiting = this.#manner.rotates && othersWait(this.#lair, this.#played, monster, view);
    switch (script.at(-1)?.type) {
      case 'strike':
        return script.length === 1 && waiting;
      case 'hold':
      case 'ambush':
      case 'breakDoor':
        return false;
      default:
        return true;
    }
  }

  /** What its quest, its kind or its standing lets it do instead of a blow. */
  #special(monster: Figure, look: NextLook): NextCommand | null {
    const roll = look.moves.find((move) => move.type === 'fimirRoll' && move.figure === monster.id);
    if (roll !== undefined && this.#lair.field.steps[monster.square]! >= 0) return roll;
    if (this.#lair.powersLeft(monster.id)) {
      const power = bestPower(this.#lair, this.#manner, monster, look.moves);
      if (power !== null) return power;
    }
    const technique = bestTechnique(this.#lair, this.#manner, monster, look.moves);
    if (technique === null) return null;
    this.#lair.walk(monster);
    const strike = bestStrike(this.#lair, this.#manner, monster, this.#onslaught);
    return technique.score > (strike?.score ?? 0) ? technique.command : null;
  }

  /** The last to be played lies in wait where nobody sees it: anybody else would strike its friends (NXT-AMB-02). */
  #wait(monster: Figure, look: NextLook): NextCommand[] {
    const turn = this.#turned(monster, look);
    if (turn.length > 0 || !this.#manner.greedy) return turn;
    const steps = this.#lair.field.steps[monster.square]!;
    if (steps < 0 || steps > WATCHED || nextMonster(this.#lair, this.#played) !== null) return [];
    return look.moves.filter((move) => move.type === 'ambush' && move.figure === monster.id);
  }

  /** Whoever stays where it is faces the heroes. */
  #turned({ id, square }: Figure, look: NextLook): NextCommand[] {
    const { board } = look.view;
    const steps = this.#lair.field.steps[square]!;
    const [nearest] = this.#lair.prey
      .map(({ figure }) => figure.square)
      .toSorted((a, b) => apartOn(board.width, square, a) - apartOn(board.width, square, b));
    if (steps < 0 || steps > WATCHED || nearest === undefined) return [];
    const towards = directionsTowards(board, square, nearest);
    if (towards.includes(facingIn(look.view, id))) return [];
    const facing = towards[0]!;
    return look.moves.filter((move) => move.type === 'face' && move.figure === id && move.facing === facing);
  }

  #answer(view: NextView, look: NextLook): NextCommand {
    switch (view.pending?.tag) {
      case 'passage': {
        const { pending } = view;
        const mover = view.figures.find(({ id }) => id === pending.figure);
        return { type: 'answerPassage', allow: mover?.side === 'morcar' };
      }
      case 'claim':
        return { type: 'claim', take: this.#manner.greedy };
      case 'wandering':
        this.#lair.update(view);
        return bestWanderer(this.#lair, this.#manner, strengthOf, look.moves);
      case 'escape':
        this.#lair.update(view);
        return pickBest(look.moves, (move) => (move.type === 'escape' ? this.#perilOf(move.to) : -Infinity));
      default:
        return look.moves[0]!;
    }
  }

  /** Morcar says where a hero leaps from falling rocks (NXT-TRP-12): into a pit, among monsters, into a corner. */
  #perilOf(square: number): number {
    const { chart } = this.#lair;
    const around = chart.around(square);
    const foes = around.filter((at) => chart.held[at] === FOE).length;
    const peril = (chart.pit[square] === 1 ? 3 : 0) + foes - 0.2 * around.length;
    return this.#manner.greedy ? peril : -peril;
  }
}

function hasActed({ turn }: NextView, { id }: Figure): boolean {
  return turn.actor === id && turn.acted;
}

function apartOn(width: number, a: number, b: number): number {
  return Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
}

function strengthOf(kind: MonsterKind): number {
  const card = findCard(kind);
  return card === undefined ? 0 : card.attack + card.defence + card.body;
}
