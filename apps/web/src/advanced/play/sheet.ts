/** A sheet's nine characteristics, each with its components, and the rest of the sheet. */
import {
  ARMOUR,
  cardOf,
  effectName,
  findItem,
  findSpell,
  isShieldSlung,
  RATED,
  statsSeen,
  thingNoun,
} from '@oubliette/advanced';
import type { Figure, Rated, Sheet, View } from '@oubliette/advanced';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { NumberShown } from '../../play/Sheet.tsx';
import { ADVANCED } from '../words.ts';

type Share = NumberShown['shares'][number];

/** A change to one characteristic, and its source. */
interface Source {
  readonly label: string;
  readonly rule: string;
  readonly changes: readonly { readonly stat: Rated; readonly by?: number; readonly set?: number }[];
}

export function numbersOf(view: View, sheet: Sheet, language: Language): readonly NumberShown[] {
  const figure = view.figures.find(({ id }) => id === sheet.id);
  const now = figure === undefined ? cardOf(sheet).now : statsSeen(view, figure);
  const sources = sourcesOf(sheet, figure, language);
  const start = (value: number): Share => ({
    label: say(ADVANCED, language, 'shareStart', {}),
    value: String(value),
    rule: 'ADV-SET-16',
  });
  const rated = RATED.map((stat): NumberShown => ({
    id: stat,
    name: say(ADVANCED, language, `stat_${stat}`, {}),
    now: now[stat],
    start: sheet.start[stat],
    shares: [start(sheet.start[stat]), ...sources.flatMap((source) => shareOf(source, stat))],
  }));
  const wounds = Math.max(0, figure?.wounds ?? sheet.startWounds);
  const lost = (value: number, rule: string, label: 'shareWounds' | 'shareSpent'): readonly Share[] =>
    value === 0 ? [] : [{ label: say(ADVANCED, language, label, {}), value: signed(-value), rule }];
  return [
    ...rated,
    {
      id: 'wounds',
      name: say(ADVANCED, language, 'wounds', {}),
      now: wounds,
      start: sheet.startWounds,
      shares: [start(sheet.startWounds), ...lost(sheet.startWounds - wounds, 'ADV-HTH-16', 'shareWounds')],
    },
    {
      id: 'fate',
      name: say(ADVANCED, language, 'fate', {}),
      now: sheet.fate,
      start: sheet.startFate,
      shares: [start(sheet.startFate), ...lost(sheet.startFate - sheet.fate, 'ADV-FATE-11', 'shareSpent')],
    },
  ];
}

/** Armour in use, one ring and one amulet, lasting changes, and current effects, in the order they count. */
function sourcesOf(sheet: Sheet, figure: Figure | undefined, language: Language): Source[] {
  const slung = isShieldSlung(sheet);
  const armour = sheet.armour.flatMap((id): Source[] => {
    const piece = ARMOUR[id];
    if (piece === undefined || (slung && piece.slot === 'shield')) return [];
    return [{ label: piece.noun[language].one, rule: 'ADV-SET-24', changes: piece.changes }];
  });
  const jewels = (['ring', 'amulet'] as const).flatMap((worn): Source[] => {
    const id = sheet.items.find((item) => findItem(item)?.worn === worn);
    const item = id === undefined ? undefined : findItem(id);
    return id === undefined || item === undefined
      ? []
      : [{ label: thingNoun(id)[language].one, rule: 'ADV-MGT-02', changes: item.changes }];
  });
  const lasting = sheet.changes.map(({ rule, ...change }): Source => ({
    label: say(ADVANCED, language, 'shareLasting', {}),
    rule,
    changes: [change],
  }));
  const effects = (figure?.effects ?? []).map(({ tag, changes = [] }): Source => ({
    label: effectName(tag, language) ?? say(ADVANCED, language, 'shareEffect', {}),
    rule: findSpell(tag)?.rule ?? 'ADV-SET-16',
    changes,
  }));
  return [...armour, ...jewels, ...lasting, ...effects];
}

function shareOf({ label, rule, changes }: Source, stat: Rated): Share[] {
  return changes
    .filter((change) => change.stat === stat)
    .map(({ by = 0, set }) => ({ label, rule, value: set === undefined ? signed(by) : `= ${set}` }));
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** The rule of an item's effect; null if its name says it all. */
export function itemRule(id: string): string | null {
  const [kind = ''] = id.split(':');
  return ITEM_RULES[kind.replace(/\d$/u, '')] ?? null;
}

const ITEM_RULES: Readonly<Record<string, string>> = {
  healingPotion: 'ADV-MGT-28',
  strengthPotion: 'ADV-MGT-27',
  dawnstone: 'ADV-MGT-07',
  amuletOfIron: 'ADV-MGT-09',
  amuletOfProtection: 'ADV-MGT-10',
  wand: 'ADV-MGT-45',
  scroll: 'ADV-MGT-23',
  ringOfProtection: 'ADV-MGT-17',
  ringOfMagicProtection: 'ADV-MGT-18',
  arrowOfDeath: 'ADV-MGT-35',
  boltOfDeath: 'ADV-MGT-35',
  arrowOfTrueFlight: 'ADV-MGT-36',
  boltOfTrueFlight: 'ADV-MGT-36',
  arrowOfTheAssassin: 'ADV-MGT-37',
  boltOfTheAssassin: 'ADV-MGT-37',
};
