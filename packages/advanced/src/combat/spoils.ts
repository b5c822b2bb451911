/** After a won fight: missiles and the dead monsters' belongings are picked up (ADV-RNG-26, ADV-CMB-24). */
import { isArmour } from '../content/armour.ts';
import { monsterNamed } from '../content/bestiary.ts';
import { isWeapon, weaponNamed } from '../content/weapons.ts';
import { findFigure, findSheet, nextName, partyOf, sheetOf, withPile, withSheet } from '../figures.ts';
import type { Appliers } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Sheet, State } from '../state.ts';
import { rollMagic } from '../treasure/find.ts';
import type { CombatFacts, Missile } from './types.ts';

/** From this face up a missile is found undamaged (ADV-RNG-27). */
const SMALL = 10;
const WEAPON = 7;

/** All monsters are dead. Call this while the fight is still in the state. */
export function takeSpoils(play: Play): void {
  findMissiles(play);
  findBelongings(play);
}

function findMissiles(play: Play): void {
  for (const [figure, missiles] of Object.entries(play.state.fight?.missiles ?? {})) {
    if (findFigure(play.state, figure) === undefined) continue;
    for (const missile of missiles) {
      const face = play.figureRolls(figure, 'ADV-RNG-27');
      const found = face >= (isSmall(missile) ? SMALL : WEAPON);
      play.reveal('missileSought', { figure, missile, face, found }, ['ADV-RNG-27']);
    }
  }
}

/** Arrows and bolts, magic ones too (ADV-MGT-38). */
function isSmall(missile: Missile): boolean {
  return !isWeapon(missile);
}

/** The gold of all groups and the belongings of dead characters, in one heap before the leader. */
function findBelongings(play: Play): void {
  const { fight, leader } = play.state;
  const gold = (fight?.groups ?? []).reduce((sum, group) => sum + group.gold, 0);
  const finder = findFigure(play.state, leader ?? '') ?? partyOf(play.state)[0];
  if (finder === undefined) return;
  const hoards = (fight?.groups ?? []).filter(({ treasure }) => treasure === true);
  const slain = fight?.slain ?? [];
  const components = slain.flatMap((dead) => dead.components ?? []);
  const items = [
    ...slain.flatMap(({ of }) => monsterNamed(of).items),
    ...components,
    ...hoards.flatMap(() => rollMagic(play, finder.id)),
  ];
  if (gold + items.length === 0) return;
  const pile = nextName(play.state, 'pile');
  play.reveal('spoilsFound', { gold, items, pile, square: finder.square }, [
    'ADV-CMB-24',
    ...(items.length > 0 ? ['ADV-CMB-25'] : []),
    ...(components.length > 0 ? ['ADV-TRE-10'] : []),
  ]);
}

/** One missile more, or less. */
function counted(sheet: Sheet, missile: Missile, by: 1 | -1): Partial<Sheet> {
  if (missile === 'arrow') return { arrows: sheet.arrows + by };
  if (missile === 'bolt') return { bolts: sheet.bolts + by };
  const changed = (all: readonly string[]): readonly string[] =>
    by > 0 ? [...all, missile] : all.toSpliced(all.indexOf(missile), 1);
  return isWeapon(missile) ? { weapons: changed(sheet.weapons) } : { items: changed(sheet.items) };
}

export const missileAppliers: Pick<Appliers<CombatFacts>, 'missileUsed' | 'missileSought' | 'spoilsFound'> = {
  missileUsed(state, { figure, missile, weapon }) {
    const unloaded = weaponNamed(weapon).kind === 'crossbow' ? withUnloaded(state, figure) : state;
    const sheet = findSheet(unloaded, figure);
    if (sheet === undefined) return unloaded;
    const used = withSheet(unloaded, figure, counted(sheet, missile, -1));
    if (used.fight === null) return used;
    const missiles = { ...used.fight.missiles, [figure]: [...(used.fight.missiles[figure] ?? []), missile] };
    return { ...used, fight: { ...used.fight, missiles } };
  },
  missileSought: (state, { figure, missile, found }) =>
    found ? withSheet(state, figure, counted(sheetOf(state, figure), missile, 1)) : state,
  spoilsFound(state, { gold, items: found, pile, square }) {
    const armour = found.filter(isArmour);
    const weapons = found.filter(isWeapon);
    const items = found.filter((one) => !isArmour(one) && !isWeapon(one));
    return withPile(state, { id: pile, tag: 'pile', square, goods: { gold, items }, armour, weapons });
  },
};

function withUnloaded(state: State, id: string): State {
  return {
    ...state,
    figures: state.figures.map((figure) =>
      figure.id === id
        ? { ...figure, effects: [...figure.effects, { tag: 'unloaded', ends: 'exploration' }] }
        : figure,
    ),
  };
}
