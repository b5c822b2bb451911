/** A figure's turn with no foe near: heal, search, listen, stay together, walk to the next unknown. */
import type { Square } from '@oubliette/dungeon';
import type { NextCommand } from '@oubliette/nextlevel';
import { isUnlooted } from '../../shared/heroes/aims.ts';
import type { Aim } from '../../shared/heroes/aims.ts';
import { isFitToSearch, isSamePlace } from '../../shared/heroes/searching.ts';
import { Travel } from '../../shared/heroes/travel.ts';
import { isHeroId } from '../../shared/ways.ts';
import { hasPlight } from '../seen.ts';
import type { NextSituation } from './situation.ts';
import { trapErrand } from './trapping.ts';

export class NextCalm {
  readonly #here: NextSituation;
  readonly #travel: Travel;

  constructor(here: NextSituation) {
    this.#here = here;
    this.#travel = new Travel(here);
  }

  /** Empty when only ending the turn is left. */
  plan(): NextCommand[] {
    const here = this.#here;
    const { me, party } = here;
    const heal = here.crowded ? null : this.#travel.healing();
    if (heal !== null) return [heal];
    const help = here.crowded ? null : this.#helping();
    if (help !== null) return [help];
    const aim = this.#travel.aim(party);
    const lost = this.#travel.despair(aim);
    if (lost !== null) return [lost];
    const sense = here.crowded ? null : this.#sensing(aim);
    if (sense !== null) return [sense];
    if (here.chart.daring) here.walk();
    if (!here.crowded && this.#travel.leavesFrom(me.square, aim)) return [{ type: 'leave', figure: me.id }];
    // Search first: the move stays available afterwards, but a move begun would end.
    const early = here.view.turn.path.length <= 1 && !here.crowded;
    const search = early ? this.#search(me.square, aim) : null;
    if (search !== null) return [search];
    if (aim === null) return here.crowded ? this.#stepAside() : [];
    if (here.canRoll) return [{ type: 'rollMovement', figure: me.id }];
    return this.#walk(aim);
  }

  #walk(aim: Aim): NextCommand[] {
    const here = this.#here;
    const disarm = here.crowded ? null : here.offered('disarm');
    if (disarm !== null) return [disarm];
    const errand = trapErrand(here);
    if (errand >= 0 && errand !== here.me.square) return here.stepsTo(errand);
    const script: NextCommand[] = [];
    this.#travel.walk(aim, here.party, script);
    const [first] = script;
    if (first === undefined) {
      if (here.crowded) return this.#stepAside();
      const search = this.#search(here.me.square, aim);
      return search === null ? [] : [search];
    }
    if (first.type === 'openDoor') return [this.#opening(first)];
    // Something comes before the door is opened.
    return script.filter(({ type }) => type !== 'openDoor');
  }

  /** Free listening comes first; a barricaded door is broken in (NXT-LIS-01, NXT-BAR-02). */
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
    const found = litter ? here.offered('takeUp') : null;
    if (found !== null) return found;
    const wounded = me.id === 'wizard' && me.body < me.maxBody && me.mind > 3;
    const mended = wounded ? here.offered('mindToBody') : null;
    if (mended !== null) return mended;
    const scans = me.id === 'elf' && !here.chart.inRoom(me.square) && !here.next.turn.free.includes('scan');
    return scans && here.chart.frontier.some((square) => here.chart.sightline(me.square, square))
      ? here.offered('scan')
      : null;
  }

  /** Before opening a door the wizard asks who casts spells behind it: the question is free. */
  #sensing(aim: Aim | null): NextCommand | null {
    const { me, chart, memory, next } = this.#here;
    if (me.id !== 'wizard' || aim?.tag !== 'door' || next.turn.free.includes('detect')) return null;
    const areas = [aim.door.a, aim.door.b].map((square) => chart.areaOf(square));
    return this.#here.offered('detect', ({ area }) => areas.includes(area) && !memory.sensed.has(area));
  }

  /** What to search for on this square, if anything: traps first, there may be one under a chest. */
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
    if (!here.may('search') || !(isFitToSearch(here) || this.#travel.outOfPatience())) return null;
    const grave = view.belongings.some((left) => isSamePlace(chart, square, left.square));
    const room = grave || isUnlooted(here, square) ? here.offered('searchTreasure') : null;
    return room ?? (chart.inRoom(square) ? here.offered('searchFurniture') : null);
  }
}
