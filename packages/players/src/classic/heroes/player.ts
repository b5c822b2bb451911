/** The heroes' computer player: one seat with one hero or more, and the allies who follow them. */

import type { ClassicEvent, Command, Figure, Pending, View } from '@oubliette/classic';
import type { PlayerLook, Player } from '@oubliette/kernel';
import { giveUp, isHopeless, saveOneself, slipAway } from '../../shared/heroes/leaving.ts';
import { SENSIBLE, Situation } from '../../shared/heroes/situation.ts';
import type { HeroStyle } from '../../shared/heroes/situation.ts';
import { Script } from '../../shared/script.ts';
import { sameCommand } from '../../shared/command.ts';
import { isFighting, outOfPlay } from '../../shared/heroes/common.ts';
import { isHeroId, sheetOf } from '../../shared/ways.ts';
import { CLASSIC_WAYS } from '../sheet.ts';
import { Calm } from './calm.ts';
import { planFight } from './fight.ts';
import { planFlight } from './flight.ts';

export type ClassicPlayer = Player<View, Command, ClassicEvent>;
type ClassicLook = PlayerLook<View, Command>;

export function sensibleHeroes(style: Partial<HeroStyle> = {}): ClassicPlayer {
  return new HeroesPlayer({ ...SENSIBLE, ...style });
}

class HeroesPlayer implements ClassicPlayer {
  readonly #here: Situation;
  readonly #calm: Calm;
  readonly #script = new Script<Command>();
  #control: View['control'] = {};
  #seat = '';

  constructor(style: HeroStyle) {
    this.#here = new Situation(CLASSIC_WAYS, style);
    this.#calm = new Calm(this.#here);
  }

  hear(event: ClassicEvent): void {
    // The commonest event, and never a surprise.
    if (event.type === 'stepped') return;
    this.#script.hear(event);
    this.#here.memory.hear(event);
  }

  choose(look: ClassicLook): Command {
    const scripted = this.#script.take();
    if (scripted !== null) return scripted;
    const { freshTurn } = this.#here.memory;
    // A new turn starts with the dice, whatever comes next.
    if (freshTurn !== null && isHeroId(freshTurn) && this.#control[freshTurn] === this.#seat)
      return { type: 'rollMovement', figure: freshTurn };
    return this.#think(look);
  }

  consider(look: ClassicLook): Command | null {
    if (!this.#here.memory.hurt) return null;
    this.#here.memory.hurt = false;
    const { view } = look;
    for (const figure of view.figures) {
      const mine = isHeroId(figure.id) && view.control[figure.id] === view.seat;
      const drink = mine && figure.body <= 1 ? healingDraught(view, figure) : null;
      if (drink !== null) return drink;
    }
    return null;
  }

  #think(look: ClassicLook): Command {
    const { view } = look;
    this.#control = view.control;
    this.#seat = view.seat;
    const early = outOfPlay(look);
    if (early !== null) return early;
    if (view.pending !== null) return this.#answer(view, view.pending, look);
    return this.#act(look);
  }

  #act(look: ClassicLook): Command {
    const here = this.#here;
    const { view } = look;
    const me = view.figures.find(({ id }) => id === view.turn.taker)!;
    const drink = me.body <= 1 ? healingDraught(view, me) : null;
    if (drink !== null) return drink;
    if (isOver(view.turn)) return { type: 'endTurn' };
    here.update(view);
    here.take(me);
    if (view.turn.left === null && !view.turn.moveOver) return { type: 'rollMovement', figure: me.id };
    return this.#begin(this.#plan(), look);
  }

  #plan(): Command[] {
    const here = this.#here;
    const flight = planFlight(here) ?? saveOneself(here) ?? giveUp(here);
    if (flight !== null) return flight;
    const slip = slipAway(here);
    if (slip !== null) return slip;
    return isFighting(here) && !isHopeless(here) ? planFight(here) : this.#calm.plan();
  }

  /** Starts a script; its uncertain commands are checked against the offered moves. */
  #begin(script: Command[], look: ClassicLook): Command {
    const sure = script.every((command) => this.#isSure(command));
    const [first] = script;
    if (first !== undefined && (sure || look.moves.some((move) => sameCommand(move, first)))) {
      this.#script.load(sure ? script.slice(1) : []);
      return first;
    }
    return this.#fallback(look);
  }

  /** The script could not be followed: end the turn, or take the first step offered. */
  #fallback({ moves }: ClassicLook): Command {
    return moves.find(({ type }) => type === 'endTurn') ?? moves[0]!;
  }

  /**
   * Commands that depend on what the seat cannot see are unsure: whether another seat lets it pass, whether
   * an unseen foe disturbs a search. The rest follows from the view.
   */
  #isSure(command: Command): boolean {
    const { chart, view } = this.#here;
    switch (command.type) {
      case 'step': {
        const holder = chart.holder[command.to]!;
        if (holder < 0) return true;
        const { id, side } = view.figures[holder]!;
        return side === 'nobody' || view.control[id] === view.seat;
      }
      case 'searchTreasure':
      case 'searchSecrets':
        return this.#here.foes.every(({ square }) => chart.revealed[square] === 1);
      case 'jump':
      case 'disarm':
        return false;
      default:
        return true;
    }
  }

  #answer(view: View, pending: Pending, look: ClassicLook): Command {
    switch (pending.tag) {
      case 'attack':
        return beforeTheBlow(view, pending.attack);
      case 'passage': {
        const mover = view.figures.find(({ id }) => id === pending.figure);
        return { type: 'answerPassage', allow: mover?.side === 'heroes' };
      }
      case 'escape':
        return escapeRocks(this.#here, view, pending);
      case 'question':
        return { type: 'answerQuestion', choice: 0 };
      case 'wandering':
      case 'claim':
        return look.moves[0]!;
    }
  }
}

/** Away from the rocks: not into a pit or a dead end, and preferably towards the others. */
function escapeRocks(
  here: Situation,
  view: View,
  { figure, squares }: Extract<Pending, { tag: 'escape' }>,
): Command {
  here.update(view);
  const friends = here.party.filter(({ id }) => id !== figure).map(({ square }) => square);
  here.field.fromAny(here.chart, friends, { as: 'ghost' });
  const worth = (square: number): number => {
    const room = here.other.from(here.chart, square, { as: 'ghost' }).count;
    const steps = here.field.steps[square]!;
    return room - (here.chart.heroFloor[square] === 1 ? 0 : 10) - (steps < 0 ? 2 : 0.02 * steps);
  };
  let [best] = squares;
  for (const square of squares) if (worth(square) > worth(best!)) best = square;
  return { type: 'escape', figure, to: best! };
}

/** Only ending the turn is left. */
function isOver({ acted, bonus, moveOver }: View['turn']): boolean {
  return acted && moveOver && bonus === null;
}

/** Attacked, with a useful potion at hand. */
function beforeTheBlow(view: View, attack: Extract<Pending, { tag: 'attack' }>['attack']): Command {
  const figure = view.figures.find(({ id }) => id === attack.target)!;
  if (figure.body <= Math.min(3, attack.dice)) {
    const sheet = sheetOf(view, figure.id);
    const braced = figure.conditions.includes('resilience');
    const lost = figure.maxBody - figure.body;
    if (lost >= 2) {
      const drink = healingDraught(view, figure);
      if (drink !== null) return drink;
    }
    if (!braced && sheet?.potions.includes('potionOfResilience') === true)
      return { type: 'usePotion', figure: figure.id, potion: 'potionOfResilience' };
  }
  return { type: 'standFast', figure: figure.id };
}

function healingDraught(view: View, figure: Figure): Command | null {
  const holds = sheetOf(view, figure.id)?.potions.includes('potionOfHealing') === true;
  if (!holds || figure.conditions.includes('asleep')) return null;
  return { type: 'usePotion', figure: figure.id, potion: 'potionOfHealing' };
}
