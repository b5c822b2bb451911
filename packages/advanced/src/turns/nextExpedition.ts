/** From one expedition to the next: the dungeon and the heroes as they are (ADV-SET-07). */
import type { Ending, SeatId } from '@oubliette/kernel';
import type { Setup, SheetSetup } from '../setup.ts';
import type { Sheet, State } from '../state.ts';
import { expeditionMap } from './expeditionMap.ts';

/** A hero came home, and the dungeon has more to do, or no end. */
export function mayGoAgain(ending: Ending | null): boolean {
  return ending?.outcome === 'returned' || ending?.outcome === 'home';
}

interface Going {
  readonly seat: SeatId;
  readonly sheet: SheetSetup;
}

/**
 * The next expedition's setup for the same dungeon; null if there is none. Heroes who came home are healed
 * and keep what they brought, except the aims. Each lost hero is replaced by one of `others`, of the same
 * calling if possible; a henchman goes with the hero he served or not at all.
 */
export function nextExpedition(setup: Setup, state: State, others: readonly SheetSetup[]): Setup | null {
  if (!mayGoAgain(state.ending)) return null;
  const { dungeon } = setup;
  const home = state.sheets.filter(({ where }) => where === 'left');
  const delivered = new Set([...state.achieved, ...home.flatMap(({ items }) => items)]);
  const heroes = heroesAgain(state, others, dungeon.aims);
  const henchmen = home
    .filter(({ serves }) => heroes.some(({ sheet }) => sheet.id === serves))
    .map((sheet) => rested(sheet, dungeon.aims));
  const party = [...heroes, ...henchmen];
  return {
    ...setup,
    players: setup.players
      .map(({ seat }) => ({
        seat,
        sheets: party.filter((one) => one.seat === seat).map(({ sheet }) => sheet.id),
      }))
      .filter(({ sheets }) => sheets.length > 0),
    sheets: party.map(({ sheet }) => sheet),
    dungeon: {
      ...dungeon,
      aims: dungeon.aims.filter((aim) => !delivered.has(aim)),
      characters: [...state.master.characters, ...state.master.escaped],
    },
    map: expeditionMap(state),
  };
}

/** Heroes who came home, and for each lost one a hero who was not with them. */
function heroesAgain(
  { sheets }: State,
  others: readonly SheetSetup[],
  aims: readonly string[],
): readonly Going[] {
  let free = others.filter(({ id }) => !sheets.some((sheet) => sheet.id === id));
  return sheets
    .filter(({ kind }) => kind === 'hero')
    .flatMap((sheet): Going[] => {
      if (sheet.where === 'left') return [rested(sheet, aims)];
      const newcomer = free.find(({ calling }) => calling === sheet.calling) ?? free[0];
      free = free.filter((one) => one !== newcomer);
      return newcomer === undefined ? [] : [{ seat: sheet.seat, sheet: newcomer }];
    });
}

function rested({ seat, where: _where, ...sheet }: Sheet, aims: readonly string[]): Going {
  const items = sheet.items.filter((item) => !aims.includes(item));
  return { seat, sheet: { ...sheet, fate: sheet.startFate, items } };
}
