/** The party on its way with no foe near: its aim, who goes where, who opens the door. */
import type { Figure } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { NOBODY } from '../chart.ts';
import { canAct } from '../threat.ts';
import { isHeroId, sheetOf } from '../ways.ts';
import type { SharedCommand } from '../ways.ts';
import { Aims, leapsOf, missionDone, mustGetOut, waysOut } from './aims.ts';
import type { Aim, Resort } from './aims.ts';
import { isHopeless, QUIET } from './leaving.ts';
import { isFitToSearch } from './searching.ts';
import type { Situation } from './situation.ts';
import { mayCast } from './spells.ts';
import { healingOf } from './worth.ts';

/** How many steps a figure may be ahead of the last of the party. */
const LEAD = 7;
/** The distance within which a hero is ready for a door to open. */
const AT_HAND = 6;
/** Rounds after which a door is opened without waiting for the others. */
const PATIENCE = 4;
/** The gain from which a healing spell is cast outside a fight. */
const WORTH_HEALING = 3;

/** The list that steps are added to, in either book. */
interface TravelScript {
  readonly length: number;
  push(...commands: SharedCommand[]): unknown;
}

export class Travel {
  readonly #here: Situation;
  readonly #aims: Aims;
  /** How far the party goes to reach its aim. */
  #resort: Resort = 'ordinary';

  constructor(here: Situation) {
    this.#here = here;
    this.#aims = new Aims(here);
  }

  /** The exit when the mission is done or a figure must be brought out, else the next thing to do. */
  aim(party: readonly Figure[]): Aim | null {
    const here = this.#here;
    const out = waysOut(here);
    const going = missionDone(here.view) || party.some((figure) => mustGetOut(here, figure));
    if (going && out.length > 0) {
      for (const resort of ['ordinary', 'daring', 'falling'] as const)
        if (this.#leadsOut(out, resort)) return { tag: 'exit', at: out[0]! };
    }
    if (isHopeless(here) && out.length > 0) return this.#giveUp(out);
    const leader = party.find((figure) => isHeroId(figure.id)) ?? here.me;
    const { aim, resort } = this.#aims.choose(leader);
    if (aim === null) return this.#giveUp(out);
    this.#resort = resort;
    here.field.from(here.chart, aim.at, { as: 'ghost', ...leapsOf(resort) });
    return aim;
  }

  /** Walks back from the exits, and says whether the way starts here. */
  #leadsOut(out: readonly Square[], resort: Resort): boolean {
    const here = this.#here;
    this.#resort = resort;
    here.chart.daring = leapsOf(resort).jumps;
    here.field.fromAny(here.chart, out, { as: 'ghost', ...leapsOf(resort) });
    return here.field.steps[here.me.square]! >= 0;
  }

  /** Nothing is left to try: leave, carriers of the quest's goal first. */
  #giveUp(out: readonly Square[]): Aim | null {
    if (out.length === 0) return null;
    if (!this.#leadsOut(out, 'daring')) this.#leadsOut(out, 'falling');
    return { tag: 'exit', at: out[0]! };
  }

  /** Gives up a hero shut in for good, with no friend to help. The exit must be in `here.field`. */
  despair(aim: Aim | null): SharedCommand | null {
    const here = this.#here;
    const { field, me, memory, other, view } = here;
    if (!isHeroId(me.id) || here.crowded || view.round - memory.lastNews < QUIET) return null;
    if (aim !== null && (aim.tag !== 'exit' || field.steps[me.square]! >= 0)) return null;
    other.from(here.chart, me.square, { as: 'ghost', ...leapsOf('falling') });
    const free = here.party.some(
      ({ id, square }) =>
        isHeroId(id) && other.steps[square] === -1 && (aim === null || field.steps[square]! >= 0),
    );
    return free ? null : { type: 'giveUp', figure: me.id };
  }

  /** Whether the figure leaves from there: the mission is done, or it must get out. */
  leavesFrom(square: Square, aim: Aim | null): boolean {
    const here = this.#here;
    if (!here.chart.exit.includes(square)) return false;
    if (square === here.me.square && here.me.conditions.includes('pit')) return false;
    if (missionDone(here.view) || mustGetOut(here, here.me)) return true;
    return aim?.tag === 'exit' && !here.party.some((figure) => mustGetOut(here, figure));
  }

  /** A healing spell on the neediest figure the caster sees. */
  healing(): SharedCommand | null {
    const here = this.#here;
    const { sheet, me, chart } = here;
    if (sheet === null || here.view.training || here.crowded || !mayCast(here)) return null;
    const spell = sheet.spells.find((held) => held === 'healBody' || held === 'waterOfHealing');
    if (spell === undefined) return null;
    let best: Figure | null = null;
    for (const figure of here.party) {
      if (!isHeroId(figure.id) || healingOf(figure, 4) < (best === null ? WORTH_HEALING : healingOf(best, 4)))
        continue;
      if (figure.id === me.id || chart.canTarget(me.square, figure.square)) best = figure;
    }
    return best === null ? null : { type: 'castSpell', figure: me.id, spell, target: best.id };
  }

  /** Adds the steps towards the aim, and the action on arriving. */
  walk(aim: Aim, party: readonly Figure[], script: TravelScript): void {
    const here = this.#here;
    const opens = aim.tag === 'door' && this.#opens(party);
    const to = this.#destination(aim, party, opens);
    if (to !== here.me.square) script.push(...here.stepsTo(to));
    if (opens && aim.tag === 'door' && here.field.steps[to] === 0) {
      script.push({ type: 'openDoor', figure: here.me.id, door: aim.door.key });
      return;
    }
    if (to !== here.me.square && this.leavesFrom(to, aim)) script.push({ type: 'leave', figure: here.me.id });
    else if (script.length === 0) this.#jump(script);
    if (script.length === 0 && leapsOf(this.#resort).falls) this.#climbDown(script);
  }

  /** The first of the party to act in a round opens doors, so that the others can follow at once. */
  #opens(party: readonly Figure[]): boolean {
    const here = this.#here;
    if (!isHeroId(here.me.id)) return false;
    const { steps } = here.field;
    const able = party.filter(
      (figure) => isHeroId(figure.id) && canAct(figure) && steps[figure.square]! >= 0,
    );
    if (this.outOfPatience()) return true;
    if (able[0] !== undefined && able[0].id !== here.me.id) return false;
    return able.every((figure) => steps[figure.square]! <= AT_HAND);
  }

  /** After so long on one aim, a hero must go first. */
  outOfPatience(): boolean {
    return this.#here.view.round - this.#aims.since >= PATIENCE;
  }

  /** Weak heroes leave the square beside a piece to search to a hero with more Body. */
  #leavesToFitter({ tag, at }: Aim): boolean {
    const here = this.#here;
    if (tag !== 'loot' || this.outOfPatience() || isFitToSearch(here)) return false;
    return here.ways.unsearchedPieces(here.chart).includes(at);
  }

  /** The best square to end on: nearest to the aim, but not too far ahead and not in the way. */
  #destination(aim: Aim, party: readonly Figure[], opens: boolean): Square {
    const { reach, field, me } = this.#here;
    const nearest = this.#nearestAllowed(aim, party, opens);
    let best = me.square;
    const start = field.steps[me.square]!;
    let steps = start < 0 ? 30000 : start;
    // In another's way: at a door or chest meant for another, or in passing; or in a pit, where nothing can
    // be done.
    const forAnother = aim.tag === 'door' || this.#leavesToFitter(aim);
    const away = this.#here.crowded || (steps === 0 && nearest > 0 && forAnother);
    // A door behind a pit is opened from the pit.
    if (opens && steps === 0 && !away) return best;
    if (away || me.conditions.includes('pit')) steps = 30000;
    else if (steps <= nearest) return best;
    for (let i = 1; i < reach.count; i += 1) {
      const square = reach.queue[i]!;
      const there = field.steps[square]!;
      if (there < nearest || there >= steps || !this.#here.canStand(square)) continue;
      steps = there;
      best = square;
    }
    return best;
  }

  #nearestAllowed(aim: Aim, party: readonly Figure[], opens: boolean): number {
    const here = this.#here;
    const { field, me } = here;
    let last = 0;
    let first = 30000;
    for (const figure of party) {
      const steps = field.steps[figure.square]!;
      if (figure.id === me.id || steps < 0) continue;
      last = Math.max(last, steps);
      if (isHeroId(figure.id)) first = Math.min(first, steps);
    }
    if (aim.tag === 'exit') {
      if (missionDone(here.view) || !party.some((figure) => mustGetOut(here, figure))) return 0;
      if (mustGetOut(here, me)) return first > 3 && first < 30000 ? first + 1 : 0;
      return Math.max(1, last - LEAD);
    }
    const together = this.outOfPatience() ? 0 : Math.max(0, last - LEAD);
    if (aim.tag === 'door') return Math.max(together, opens ? 0 : this.#standsBack());
    if (!isHeroId(me.id)) return Math.max(together, first < 30000 ? first + 1 : 0);
    return Math.max(together, this.#leavesToFitter(aim) ? 1 : 0);
  }

  /** The first in order waits at the door, fighters beside it, casters a little further off. */
  #standsBack(): number {
    const { me, view } = this.#here;
    if (!isHeroId(me.id)) return 2;
    if (view.order.find((id) => this.#here.chart.figure(id) !== undefined && isHeroId(id)) === me.id)
      return 0;
    const caster = (sheetOf(view, me.id)?.spells.length ?? 0) > 0 || me.attack < 2;
    return caster ? 2 : 1;
  }

  /** Over a pit, if there is no other way. */
  #jump(script: TravelScript): void {
    const { chart, field, me, left } = this.#here;
    if (!chart.daring || left < 2) return;
    for (let direction = 0; direction < 4; direction += 1) {
      let over = 0;
      let at = chart.next[me.square * 4 + direction]!;
      if (chart.lent.includes(at)) continue;
      while (at >= 0 && chart.pit[at] === 1) {
        over += 1;
        at = chart.next[at * 4 + direction]!;
      }
      if (over === 0 || at < 0 || left < over + 1 || chart.heroFloor[at] === 0 || chart.held[at] !== NOBODY)
        continue;
      if (field.steps[at]! < 0 || field.steps[at]! >= field.steps[me.square]!) continue;
      script.push({ type: 'jump', figure: me.id, to: at });
      return;
    }
  }
  /** Down into a pit, if not even a jump helps (CLS-TRP-13). */
  #climbDown(script: TravelScript): void {
    const { chart, field, me, left, barred } = this.#here;
    if (left < 1) return;
    for (let side = me.square * 4; side < me.square * 4 + 4; side += 1) {
      const to = chart.next[side]!;
      if (to < 0 || chart.pit[to] === 0 || chart.held[to] !== NOBODY || barred[to] === 1) continue;
      if (field.steps[to]! < 0 || field.steps[to]! >= field.steps[me.square]!) continue;
      script.push({ type: 'step', figure: me.id, to });
      return;
    }
  }
}
