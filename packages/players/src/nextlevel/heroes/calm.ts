/** A figure's turn with no foe near: heal, search, listen, keep together, and go on to the next unknown. */
import type { Square } from '@oubliette/dungeon';
import type { NextCommand } from '@oubliette/nextlevel';
import { isUnlooted } from '../../shared/heroes/aims.ts';
import type { Aim } from '../../shared/heroes/aims.ts';
import { Travel } from '../../shared/heroes/travel.ts';
import { isHeroId } from '../../shared/ways.ts';
import { hasPlight } from '../seen.ts';
import type { NextSituation } from './situation.ts';

export class NextCalm {
  readonly #here: NextSituation;
  readonly #travel: Travel;

  constructor(here: NextSituation) {
    this.#here = here;
    this.#travel = new Travel(here);
  }

  /** Empty where nothing is left to do but to end the turn. */
  plan(): NextCommand[] {
    const here = this.#here;
    const { me, party } = here;
    const heal = here.crowded ? null : this.#travel.healing();
    if (heal !== null) return [heal];
    const help = here.crowded ? null : this.#helping();
    if (help !== null) return [help];
    const aim = this.#travel.aim(party);
    if (here.chart.daring) {
      const genie = this.#travel.genie();
      if (genie !== null) return [genie];
      here.walk();
    }
    if (!here.crowded && this.#travel.leavesFrom(me.square, aim)) return [{ type: 'leave', figure: me.id }];
    // A search before the move leaves the move for afterwards; a move begun would be over.
    const early = here.view.turn.path.length <= 1 && !here.crowded;
    const search = early ? this.#search(me.square, aim) : null;
    if (search !== null) return [search];
    if (aim === null) return here.crowded ? this.#stepAside() : [];
    if (here.canRoll) return [{ type: 'rollMovement', figure: me.id }];
    return this.#walk(aim);
  }

  #walk(aim: Aim): NextCommand[] {
    const here = this.#here;
    const script: NextCommand[] = [];
    this.#travel.walk(aim, here.party, script);
    const [first] = script;
    if (first === undefined) {
      if (here.crowded) return this.#stepAside();
      const search = this.#search(here.me.square, aim);
      return search === null ? [] : [search];
    }
    if (first.type === 'openDoor') return [this.#opening(first)];
    // At the door there is something to do before it is opened.
    return script.filter(({ type }) => type !== 'openDoor');
  }

  /** Nobody opens a door without an ear to it, as that costs nothing; a barricaded one is broken in (NXT-LIS-01, NXT-BAR-02). */
  #opening(open: Extract<NextCommand, { type: 'openDoor' }>): NextCommand {
    const here = this.#here;
    const at = ({ door }: { readonly door: string }) => door === open.door;
    const listen = here.memory.heard.has(open.door) ? null : here.offered('listen', at);
    return listen ?? here.offered('breakDoor', at) ?? open;
  }

  #stepAside(): NextCommand[] {
    return this.#here.rest();
  }

  /** A companion in a steel jaw; things on the floor; the wizard's Mind for a wound; the elf's eyes. */
  #helping(): NextCommand | null {
    const here = this.#here;
    const { me } = here;
    if (!isHeroId(me.id)) return null;
    const free = here.offered('free', ({ target }) => hasPlight(here.view, target, 'held'));
    if (free !== null) return free;
    const litter = here.next.litter.some(
      ({ square, gold, potions }) => square === me.square && gold + potions.length > 0,
    );
    const found = litter ? (here.offered('takeUp') ?? here.offered('pickUp')) : null;
    if (found !== null) return found;
    const wounded = me.id === 'wizard' && me.body < me.maxBody && me.mind > 3;
    const mended = wounded ? here.offered('mindToBody') : null;
    if (mended !== null) return mended;
    const scans = me.id === 'elf' && !here.chart.inRoom(me.square) && !here.next.turn.free.includes('scan');
    return scans && here.chart.frontier.some((square) => here.chart.sightline(me.square, square))
      ? here.offered('scan')
      : null;
  }

  /** What to search for on this square, if anything: traps first, they may lie under a chest. */
  #search(square: Square, aim: Aim | null): NextCommand | null {
    const here = this.#here;
    const { me, chart, memory, view } = here;
    if (here.sheet === null || view.training || me.conditions.includes('pit')) return null;
    const disarm = here.offered('disarm');
    if (disarm !== null) return disarm;
    if (here.may('lookFor')) {
      if (!memory.isSwept(square)) {
        const traps = here.offered('searchTraps');
        if (traps !== null) return traps;
      }
      const passages =
        aim?.tag === 'comb' && !memory.isCombed(square) ? here.offered('searchPassages') : null;
      if (passages !== null) return passages;
    }
    if (!here.may('search') || !this.#fitToSearch()) return null;
    const grave = view.belongings.some((left) => this.#shares(square, left.square));
    const room = grave || isUnlooted(here, square) ? here.offered('searchTreasure') : null;
    return room ?? (chart.inRoom(square) ? here.offered('searchFurniture') : null);
  }

  /** Chests are left to somebody with more Body to lose, if one is in the room. */
  #fitToSearch(): boolean {
    const { me, chart, party } = this.#here;
    if (me.body > 2) return true;
    const area = chart.areaOf(me.square);
    return !party.some(
      ({ id, body, square, conditions }) =>
        isHeroId(id) && body > me.body && chart.areaOf(square) === area && !conditions.includes('pit'),
    );
  }

  #shares(a: Square, b: Square): boolean {
    const { chart } = this.#here;
    if (chart.inRoom(a)) return chart.areaOf(a) === chart.areaOf(b);
    return !chart.inRoom(b) && chart.sightline(a, b);
  }
}
