/** From one expedition to the next: the dungeon and the heroes as they are (ADV-SET-07). */
import type { Ending, SeatId } from '@oubliette/kernel';
import type { Setup, SheetSetup } from '../setup.ts';
import type { Sheet, State } from '../state.ts';
import { expeditionMap } from './expeditionMap.ts';

/** Somebody came home, and there is more to do in the dungeon or no end to it. */
export function mayGoAgain(ending: Ending | null): boolean {
  return ending?.outcome === 'returned' || ending?.outcome === 'home';
}

interface Going {
  readonly seat: SeatId;
  readonly sheet: SheetSetup;
}

/**
 * What the next expedition into the same dungeon starts from; null where there is none. Whoever came home is well again
 * and has what they brought, but what the party was sent for stays at home. For each who did not, the player has one of
 * `others`, of the same calling if there is one; a henchman goes with the hero he served or not at all.
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

/** Those who came home, and in the place of each other hero somebody who was not with them. */
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
