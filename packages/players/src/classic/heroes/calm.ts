/** A figure's turn with no foe near: heal, search, stay together, walk to the next unknown. */
import type { Command } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { isUnlooted } from '../../shared/heroes/aims.ts';
import type { Situation } from '../../shared/heroes/situation.ts';
import { isDisturbed, isFitToSearch, isSamePlace } from '../../shared/heroes/searching.ts';
import { Travel } from '../../shared/heroes/travel.ts';

export class Calm {
  readonly #here: Situation;
  readonly #travel: Travel;

  constructor(here: Situation) {
    this.#here = here;
    this.#travel = new Travel(here);
  }

  plan(): Command[] {
    const here = this.#here;
    const heal = this.#travel.healing();
    if (heal !== null) return [heal];
    const party = here.party;
    const aim = this.#travel.aim(party);
    const lost = this.#travel.despair(aim);
    if (lost !== null) return [lost];
    if (here.chart.daring) here.walk();
    if (!here.crowded && this.#travel.leavesFrom(here.me.square, aim))
      return [{ type: 'leave', figure: here.me.id }];
    const script: Command[] = [];
    if (aim !== null) this.#travel.walk(aim, party, script);
    // Search first: the move stays available afterwards, but a move begun would end. A hero about to open a
    // door saves the action for what is behind it.
    const early =
      here.view.turn.path.length === 1 && !here.crowded && script.every(({ type }) => type === 'step');
    const search = early ? this.#search(here.me.square) : null;
    if (search !== null) script.unshift(search);
    if (script.length === 0 && !here.crowded) script.push(...this.#lastly());
    else if (search === null && here.view.turn.path.length === 1) this.#searchThere(script);
    if (script.length === 0) return here.rest();
    // Daring heroes replan where they arrive: there may be a pit to jump.
    if (!here.chart.daring && endsQuietly(script)) script.push({ type: 'endTurn' });
    return script;
  }

  /** Nothing to look for here, but perhaps at the end of the walk. */
  #searchThere(script: Command[]): void {
    const last = script.at(-1);
    const search = last?.type === 'step' ? this.#search(last.to) : null;
    if (search !== null) script.push(search);
  }

  /** A search at the end of a move. */
  #lastly(): Command[] {
    const search = this.#search(this.#here.me.square);
    return search === null ? [] : [search];
  }

  /** What to search for on this square with the turn's action; null for nothing. */
  #search(square: Square): Command | null {
    const { view, sheet, me, chart, memory } = this.#here;
    if (sheet === null || view.training || view.turn.acted || me.conditions.includes('pit')) return null;
    const figure = me.id;
    const rockfall = this.#rockfallBeside(square);
    const grave = view.belongings.some(
      (left) => left.square === square || isSamePlace(chart, square, left.square),
    );
    const loot = grave || (isUnlooted(this.#here, square) && isFitToSearch(this.#here));
    const comb = !memory.isCombed(square);
    if (!loot && !comb && rockfall < 0) return null;
    if (isDisturbed(this.#here, square)) return null;
    if (rockfall >= 0) return { type: 'disarm', figure, square: rockfall };
    // Traps first: there may be one under a chest, or on the way to the door.
    return comb ? { type: 'searchSecrets', figure } : { type: 'searchTreasure', figure };
  }

  /** A known rockfall beside the square that this hero can make safe. */
  #rockfallBeside(square: Square): Square {
    const { view, sheet, me, chart } = this.#here;
    if (me.id !== 'dwarf' && sheet?.equipment.includes('toolKit') !== true) return -1;
    for (const { kind, squares } of view.traps)
      if (kind === 'rockfall' && chart.beside(square, squares[0]!)) return squares[0]!;
    return -1;
  }
}

/** Whether the script ends where the turn may end, if nothing unforeseen happens. */
function endsQuietly(script: readonly Command[]): boolean {
  const last = script.at(-1)?.type;
  return last === 'step' || last === 'searchSecrets' || last === 'searchTreasure';
}
