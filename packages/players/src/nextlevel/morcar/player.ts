/** Morcar's computer player for NextLevel. */
import type { Figure } from '@oubliette/classic';
import { directionsTowards, stepsApart } from '@oubliette/dungeon';
import type { PlayerLook } from '@oubliette/kernel';
import { findCard } from '@oubliette/nextlevel';
import type { NextCommand, NextEvent, NextOwnCommand, NextView } from '@oubliette/nextlevel';
import { FOE } from '../../shared/chart.ts';
import { sameCommand } from '../../shared/command.ts';
import { nextMonster, othersWait } from '../../shared/morcar/order.ts';
import { hasActed, MorcarPlayer } from '../../shared/morcar/player.ts';
import type { MorcarBook, MorcarOptions } from '../../shared/morcar/player.ts';
import { bestPower } from '../../shared/morcar/powers.ts';
import { pickBest } from '../../shared/pick.ts';
import type { NextPlayer } from '../heroes/player.ts';
import { facingIn } from '../seen.ts';
import { choosingSides } from '../sides.ts';
import { NEXT_WAYS } from '../ways.ts';
import { answerNext } from './answers.ts';
import { crossOver, secureFor } from './crossing.ts';
import { lieInWait } from './lurking.ts';
import { bestStrike, disarmsFirst, strikeScript, wayOf } from './strike.ts';
import type { NextStrike } from './strike.ts';
import { trample } from './tables.ts';
import { bestTechnique } from './techniques.ts';

type NextLook = PlayerLook<NextView, NextCommand>;

/** Heroes further off than this need not be faced. */
const WATCHED = 12;

const NEXTLEVEL: MorcarBook = {
  ways: NEXT_WAYS,
  blow: 'strikeRolled',
  strength(kind) {
    const card = findCard(kind);
    return card === undefined ? 0 : card.attack + card.defence + card.body;
  },
};

export function sensibleNextMorcar(options: MorcarOptions = {}): NextPlayer {
  return choosingSides(new NextMorcar(NEXTLEVEL, options));
}

class NextMorcar extends MorcarPlayer<NextView, NextOwnCommand, NextEvent> {
  /** Tables on the way are trampled before an attack can go wrong. */
  override choose(look: NextLook): NextCommand {
    return trample(this.lair, this.manner, look) ?? super.choose(look);
  }

  protected override allows(command: NextCommand, { moves }: NextLook): boolean {
    return moves.some((move) => sameCommand(move, command));
  }

  protected override answerOwn({ view, moves }: NextLook): NextCommand | null {
    const { asked } = view.next;
    return asked === null ? null : answerNext(this.manner, view, asked, moves);
  }

  protected override between({ moves }: NextLook): NextCommand | null {
    return lieInWait(this.lair, this.manner, moves);
  }

  /** Morcar chooses where a hero leaps from rocks (NXT-TRP-12): into a pit, among monsters, a corner. */
  protected override answerEscape({ moves }: NextLook): NextCommand {
    return pickBest(moves, (move) => (move.type === 'escape' ? this.#perilOf(move.to) : -Infinity));
  }

  #perilOf(square: number): number {
    const { chart } = this.lair;
    const around = chart.around(square);
    const foes = around.filter((at) => chart.held[at] === FOE).length;
    const peril = (chart.pit[square] === 1 ? 3 : 0) + foes - 0.2 * around.length;
    return this.manner.greedy ? peril : -peril;
  }

  protected override plan(monster: Figure, look: NextLook): NextCommand[] {
    const acted = hasActed(look.view, monster);
    const script = acted ? [] : this.#act(monster, look);
    if (script.length === 0) script.push(...this.#go(monster, acted, look));
    if (script.length === 0) script.push(...this.#wait(monster, look));
    const [first] = script;
    if (first === undefined || !this.allows(first, look)) return [];
    if (this.#goesOn(monster, script, look.view)) this.played.delete(monster.id);
    return script;
  }

  /** Whether something may be left to do: a step aside for another, a turn about, an ambush. */
  #goesOn(monster: Figure, script: readonly NextCommand[], view: NextView): boolean {
    if (hasActed(view, monster)) return false;
    const waiting = this.manner.rotates && othersWait(this.lair, this.played, monster, view);
    switch (script.at(-1)?.type) {
      case 'strike':
        return script.length === 1 && waiting;
      case 'hold':
      case 'ambush':
      case 'breakDoor':
      case 'helpAcross':
      case 'secure':
        return false;
      default:
        return true;
    }
  }

  /** The attack, or what its quest, kind or position lets a monster do instead. */
  #act(monster: Figure, look: NextLook): NextCommand[] {
    const { lair, manner, onslaught } = this;
    const roll = look.moves.find((move) => move.type === 'fimirRoll' && move.figure === monster.id);
    if (roll !== undefined && lair.field.steps[monster.square]! >= 0) return [roll];
    const power = lair.powersLeft(monster.id) ? bestPower(lair, manner, monster, look.moves) : null;
    if (power !== null) return [power];
    lair.walk(monster);
    const strike = bestStrike(lair, manner, monster, onslaught);
    const technique = bestTechnique(lair, manner, monster, look.moves);
    if (technique !== null && technique.score > (strike?.score ?? 0)) return [...technique.script];
    return strike === null ? [] : this.#strike(monster, strike, look);
  }

  #strike(monster: Figure, strike: NextStrike, look: NextLook): NextCommand[] {
    const script = strikeScript(this.lair, this.manner, monster, strike);
    if (disarmsFirst(this.lair, this.manner, monster, strike)) {
      // Turns to face first; the dice decide about the attack.
      if (script.length > 1) return script.slice(0, -1);
      const target = (move: NextCommand) => move.type === 'disarmFoe' && move.target === strike.target;
      const disarm = look.moves.find(
        (move) => target(move) && 'figure' in move && move.figure === monster.id,
      );
      if (disarm !== undefined) return [disarm];
    }
    const { blows } = this.onslaught;
    blows.set(strike.target, (blows.get(strike.target) ?? 0) + 1);
    return script;
  }

  /** Nobody to attack: crosses a pit, helps others across one, or comes nearer. */
  #go(monster: Figure, acted: boolean, { moves }: NextLook): NextCommand[] {
    const { lair, onslaught } = this;
    lair.walk(monster);
    if (!acted) {
      const over = crossOver(lair, monster, onslaught, moves);
      if (over !== null) return over;
      const secure = secureFor(lair, monster, moves);
      if (secure !== null) return [secure];
    }
    return wayOf(lair, monster, onslaught, acted);
  }

  /** The last monster played lies in ambush unseen: an earlier one would hit its friends (NXT-AMB-02). */
  #wait(monster: Figure, look: NextLook): NextCommand[] {
    const turn = this.#turned(monster, look);
    if (turn.length > 0 || !this.manner.greedy) return turn;
    const steps = this.lair.field.steps[monster.square]!;
    if (steps < 0 || steps > WATCHED || nextMonster(this.lair, this.played) !== null) return [];
    return look.moves.filter((move) => move.type === 'ambush' && move.figure === monster.id);
  }

  /** A monster that stays where it is faces the heroes. */
  #turned({ id, square }: Figure, look: NextLook): NextCommand[] {
    const { board } = look.view;
    const steps = this.lair.field.steps[square]!;
    const [nearest] = this.lair.prey
      .map(({ figure }) => figure.square)
      .toSorted((a, b) => stepsApart(board, square, a) - stepsApart(board, square, b));
    if (steps < 0 || steps > WATCHED || nearest === undefined) return [];
    const towards = directionsTowards(board, square, nearest);
    if (towards.includes(facingIn(look.view, id))) return [];
    const facing = towards[0]!;
    return look.moves.filter((move) => move.type === 'face' && move.figure === id && move.facing === facing);
  }
}
