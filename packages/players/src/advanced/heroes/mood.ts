/** The party's condition: strong enough to go on, aims reached, what to do next. */
import type { Figure, Sheet, View } from '@oubliette/advanced';
import { isAble, spellNamed } from '@oubliette/advanced/reckoning';
import { figureIn, sheetIn } from '../seen.ts';

/** Below this share of their starting wounds, fate and healing they turn back. */
const WEAK = 0.45;
/** A fate point undoes a blow, about this many wounds; a potion or healing spell restores as many. */
export const FATE_WORTH = 1.5;
const HEALING_WORTH = 2.5;
const POTION = 'healingPotion';
const HEALING_SPELL = 'flamesOfThePhoenix';

/** Heroes and their henchmen, inside and on their feet. */
export function party(view: View): Figure[] {
  return view.figures.filter((figure) => figure.side === 'heroes' && isAble(figure));
}

function heroSheets({ sheets }: View): Sheet[] {
  return sheets.filter(({ kind }) => kind === 'hero');
}

/** Whether a standing hero knows the healing spell and has its components. */
export function canHeal(view: View, { id, spells, components }: Sheet): boolean {
  const figure = figureIn(view, id);
  if (figure === undefined || !isAble(figure) || !spells.includes(HEALING_SPELL)) return false;
  return spellNamed(HEALING_SPELL).components.every((one) => components.includes(one));
}

/** Healing potions and spells in the hands of standing figures. */
export function healingLeft(view: View): number {
  const up = new Set(party(view).map(({ id }) => id));
  return view.sheets
    .filter(({ id }) => up.has(id))
    .reduce(
      (sum, sheet) =>
        sum + sheet.items.filter((item) => item === POTION).length + (canHeal(view, sheet) ? 1 : 0),
      0,
    );
}

/** The heroes' remaining strength, from 1 down to 0; the dead count as none, heroes who left not at all. */
export function strength(view: View): number {
  const all = heroSheets(view).filter(({ where }) => where !== 'left');
  const full = all.reduce((sum, { startWounds, startFate }) => sum + startWounds + startFate * FATE_WORTH, 0);
  const now = all.reduce(
    (sum, { id, fate }) => {
      const wounds = figureIn(view, id)?.wounds ?? 0;
      return wounds > 0 ? sum + wounds + fate * FATE_WORTH : sum;
    },
    HEALING_WORTH * healingLeft(view),
  );
  return full === 0 ? 0 : Math.min(1, now / full);
}

export function isWeak(view: View): boolean {
  const heroes = heroSheets(view);
  const up = party(view).filter(({ kind }) => kind === 'hero').length;
  const inside = heroes.filter(({ where }) => where === 'inside').length;
  return (inside > 0 && strength(view) < WEAK) || up * 2 < heroes.length;
}

/** Wounds lost before healing a hero: healing restores all, so it waits for many, or for near death. */
const BADLY_HURT = { lost: 3, nearlyDead: 2 } as const;

export function isBadlyHurt(view: View, { id, wounds }: Pick<Figure, 'id' | 'wounds'>): boolean {
  const lost = (sheetIn(view, id)?.startWounds ?? 0) - wounds;
  return lost >= (wounds <= 1 ? BADLY_HURT.nearlyDead : BADLY_HURT.lost);
}

/** Gold is for the next expedition: without one it is not looked for, nor are chests with little else. */
export function isGreedy({ quest }: View): boolean {
  return !quest.once;
}

/** Whether figures carry all the quest's treasures (ADV-GEN-49). */
export function hasAims({ sheets, achieved }: View, aims: readonly string[]): boolean {
  const carried = new Set([...achieved, ...sheets.flatMap(({ items }) => items)]);
  return aims.length > 0 && aims.every((aim) => carried.has(aim));
}

/** Wounds lost before a drink is worth the risk. */
const THIRST = 2;

/** A wounded hero with a fate point against the poison. */
export function isThirsty(view: View, id: string): boolean {
  const sheet = sheetIn(view, id);
  const figure = view.figures.find((one) => one.id === id);
  if (sheet === undefined || figure === undefined || sheet.kind !== 'hero' || figure.wounds === 0)
    return false;
  return sheet.fate > 0 && (sheet.startWounds - figure.wounds >= THIRST || sheet.fate < sheet.startFate);
}
