/** A computer player for hero seats of Expert: explores as a party, fights with care, comes home. */
import type { Command, Figure } from '@oubliette/expert';
import { canHit, HOSTAGE_ID, isClass, seatOf } from '@oubliette/expert/reckoning';
import type { ExpertEvent } from '@oubliette/expert/reckoning';
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { sameCommand } from '../../shared/command.ts';
import { pickBest } from '../../shared/pick.ts';
import { Script } from '../../shared/script.ts';
import { farFrom } from '../ground.ts';
import { actorIn, figureIn, movesOf, see } from '../seen.ts';
import type { Actor, ExpertLook, ExpertPlayer, Seen } from '../seen.ts';
import { answer } from './answers.ts';
import { courseFor, isTogether, openerOf, taskFor } from './calm.ts';
import type { Memory } from './calm.ts';
import { mayStrike } from './deeds.ts';
import { planFor } from './fight.ts';
import { freely } from './goods.ts';
import { isHopeless } from './leaving.ts';
import { doorFor, stairsIn } from './tasks.ts';

export function sensibleExpertHeroes(): ExpertPlayer {
  return new Heroes();
}

/** Rounds without anything new after which they go home. */
const GIVES_UP = 25;
/** A fight in which nobody strikes for so long cannot be had: they go on elsewhere. */
const STANDOFF = 6;

/** What a party has not seen before. */
const NEWS: readonly ExpertEvent['type'][] = [
  'tileLaid',
  'doorOpened',
  'died',
  'tileSearched',
  'furnitureSearched',
  'siteDone',
  'appeared',
  'cardTaken',
];

class Heroes implements ExpertPlayer {
  readonly #script = new Script<Command>();
  readonly #memory: Memory = { claims: new Map(), idle: 0, isLeaving: false };
  /** Rounds of a fight without a blow. */
  #quiet = 0;
  /** The turn in which a heavy armour was taken off for a jump. */
  #bare = '';

  hear(event: ExpertEvent): void {
    // That the game master lets a step pass is no surprise.
    if (event.type !== 'eventsPassed') this.#script.hear(event);
    if (event.type === 'roundBegan') {
      this.#quiet += 1;
      this.#memory.idle += 1;
      this.#memory.claims.clear();
    }
    if (event.type === 'attacked' || event.type === 'combatBegan') this.#quiet = 0;
    const isHurt = event.type === 'bodyLost' && isClass(event.figure);
    if (isHurt || NEWS.includes(event.type)) this.#memory.idle = 0;
  }

  choose(look: ExpertLook): Command {
    const { view } = look;
    const seen = see(view);
    if (view.stack.length > 0) {
      this.#script.drop();
      return this.#claim(seen, look.moves) ?? answer(seen, look.moves);
    }
    const actor = actorIn(view);
    if (actor === null) return this.#next(seen);
    return this.#scripted(look) ?? this.#act(seen, actor, look);
  }

  /** Another player's claim is disputed only for whoever is to open the door (EXP-TRN-03). */
  #claim(seen: Seen, moves: readonly Command[]): Command | null {
    const claims = seen.view.combat === null ? movesOf(moves, 'claimTurn') : [];
    if (claims.length === 0) return null;
    const rank = this.#calmRank(seen);
    const opens = (hero: Figure): boolean => rank(hero) > 0;
    return claims.find(({ hero }) => seen.heroes.some((one) => one.id === hero && opens(one))) ?? null;
  }

  /** The next command of the script: steps follow from the view, other deeds are looked up once they are due. */
  #scripted(look: ExpertLook): Command | null {
    const wanted = this.#script.take();
    if (wanted === null || wanted.type === 'step' || wanted.type === 'endTurn') return wanted;
    if (isStillMeant(wanted, look)) return wanted;
    this.#script.drop();
    return null;
  }

  #act(seen: Seen, actor: Actor, look: ExpertLook): Command {
    this.#memory.isLeaving ||=
      stairsIn(seen).length > 0 && (this.#memory.idle > GIVES_UP || isHopeless(seen));
    const isFight = look.view.combat !== null && this.#quiet < STANDOFF && !this.#memory.isLeaving;
    const free = freely(seen, actor, look);
    if (free !== undefined && !(free.type === 'wear' && this.#bare === turnOf(seen))) return free;
    return isFight ? this.#fight(seen, actor, look) : this.#explore(seen, actor, look);
  }

  #fight(seen: Seen, actor: Actor, look: ExpertLook): Command {
    // Runners fight as others do: in a fight nobody walks (EXP-RUN-02).
    const roll = rollFor(actor, 'run');
    if (roll !== undefined) return roll;
    const { steps, deed, after } = planFor(seen, actor, this.#quiet);
    this.#set(seen, actor, [...walk(steps), ...(deed === null ? [] : [deed]), ...walk(after)]);
    return this.#scripted(look) ?? ending(actor, look);
  }

  #explore(seen: Seen, actor: Actor, look: ExpertLook): Command {
    const course = courseFor(seen, actor, look, this.#memory);
    const { mode, steps, command } = course;
    const roll = mode === null ? undefined : rollFor(actor, mode);
    if (roll !== undefined) return roll;
    if (command?.type === 'takeOff') this.#bare = turnOf(seen);
    this.#set(seen, actor, [...walk(steps), ...(command === null ? [] : [command])]);
    return this.#scripted(look) ?? ending(actor, look);
  }

  /** Whoever climbs out of a chasm thinks again after every step: there is no way back in (EXP-JMP-04). */
  #set({ ground }: Seen, { figure }: Actor, commands: readonly Command[]): void {
    const isClimbing = hasSquare(ground.furniture, figure.square);
    this.#script.load(isClimbing ? commands.slice(0, 1) : commands);
  }

  /** Who has the next turn: before a door its opener, in a fight whoever strikes at once. */
  #next(seen: Seen): Command {
    const { view, heroes, state } = seen;
    const able = heroes.filter(({ id }) => seatOf(state, id) === view.seat && !view.turn.acted.includes(id));
    const rank = view.combat === null ? this.#calmRank(seen) : fightRank(seen);
    return { type: 'takeTurn', hero: (able.length === 1 ? able[0]! : pickBest(able, rank)).id };
  }

  #calmRank(seen: Seen): (hero: Figure) => number {
    const door = doorFor(seen);
    if (door === null || seen.view.turn.acted.length > 0 || !isTogether(seen, door, this.#memory))
      return () => 0;
    const opener = openerOf(seen, door);
    return (hero) =>
      (hero.id === opener?.id ? 1 : 0) - (taskFor(seen, hero, this.#memory) === null ? 0 : 0.5);
  }
}

/** Those first who strike where they stand, then the nearest to a foe. */
function fightRank(seen: Seen): (hero: Figure) => number {
  return (hero) => {
    const strikes = seen.monsters.some((monster) => canHit(seen.world, seen.state, hero, monster));
    const far = farFrom(
      seen,
      hero,
      seen.monsters.map(({ square }) => square),
    );
    return (strikes ? 40 : 0) - Math.min(30, far(hero.square));
  };
}

function turnOf({ view }: Seen): string {
  return `${view.turn.round}/${view.turn.act?.figure}`;
}

function walk(steps: readonly Square[]): Command[] {
  return steps.map((to) => ({ type: 'step', to }));
}

/** The movement dice, if they are still to be rolled. */
function rollFor({ figure, act }: Actor, mode: 'walk' | 'run'): Command | undefined {
  if (act.mode !== null || act.left === 0) return undefined;
  const mayRun = figure.id !== HOSTAGE_ID && (act.did === null || act.did === 'attack');
  return { type: 'move', mode: mayRun ? mode : 'walk' };
}

/** Blows are checked by their reach; what else is due is looked up among the moves. */
function isStillMeant(wanted: Command, look: ExpertLook): boolean {
  if (wanted.type !== 'attack') return look.moves.some((one) => sameCommand(one, wanted));
  const seen = see(look.view);
  const actor = actorIn(look.view);
  const target = figureIn(look.view, wanted.target);
  if (actor === null || target === undefined || !mayStrike(actor)) return false;
  return canHit(seen.world, seen.state, actor.figure, target);
}

/** The turn is over; or what must be done before it can be. */
function ending({ act }: Actor, look: ExpertLook): Command {
  return act.back === null ? { type: 'endTurn' } : (movesOf(look.moves, 'step')[0] ?? look.moves[0]!);
}
