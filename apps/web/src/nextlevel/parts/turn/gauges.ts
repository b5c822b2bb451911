/** A figure's gauges as plain data: mana, spell points, rage, parts, poison, weapons that reload. */
import type { Figure, HeroKind } from '@oubliette/classic';
import { fullMana, gearName, rageStand, wieldedBy } from '@oubliette/nextlevel';
import type { AttackDie, NextView, Plight, Sheet } from '@oubliette/nextlevel';
import type { Language } from '@oubliette/words';
import { plightsIn } from '../board/plights.ts';

export interface RageGauge {
  readonly dice: readonly AttackDie[];
  readonly kills: number;
  /** Kills needed for the next better die; null at the top of the ladder. */
  readonly needed: number | null;
}

export interface HeroGauges {
  readonly mana: { readonly now: number; readonly most: number } | null;
  readonly spellPoints: { readonly now: number; readonly most: number } | null;
  readonly rage: RageGauge | null;
  readonly parts: number;
  readonly poison: number;
  readonly reloading: readonly string[];
}

/** Null except for heroes with a sheet. */
export function heroGauges(view: NextView, figure: Figure, language: Language): HeroGauges | null {
  const hero = figure.id as HeroKind;
  const sheet = view.next.sheets[hero];
  if (sheet === undefined) return null;
  const mana = fullMana(hero, sheet);
  return {
    mana: mana > 0 ? { now: sheet.mana, most: Math.max(mana, sheet.mana) } : null,
    spellPoints: hero === 'elf' ? { now: sheet.spellPoints, most: pointsOf(sheet, figure) } : null,
    rage: hero === 'barbarian' ? rageOf(view, figure, sheet) : null,
    parts: sheet.parts,
    poison: sheet.poison,
    reloading: sheet.reloading.map(({ gear }) => gearName(gear, language)),
  };
}

/** Half the elf's Mind (NXT-ELF-01). */
function pointsOf({ spellPoints }: Sheet, { maxMind }: Figure): number {
  return Math.max(spellPoints, Math.floor(maxMind / 2));
}

/** Null without a weapon that counts (NXT-WAR-01). */
function rageOf(view: NextView, figure: Figure, { rage }: Sheet): RageGauge | null {
  const { arm, dice: weapon } = wieldedBy(view, figure);
  if (arm !== 'weapon' && arm !== 'dagger') return null;
  const { dice, rung } = rageStand(rage, weapon);
  return { dice, kills: rage.kills, needed: rung?.kills ?? null };
}

/** A monster's lasting effects that matter to its player or its enemies. */
export interface MonsterGauges {
  readonly stance: number;
  readonly spared: number;
  /** The fimir's roll this turn. */
  readonly fimir: number | null;
}

export function monsterGauges(view: NextView, { id, kind }: Figure): MonsterGauges {
  const find = <T extends Plight['tag']>(tag: T) =>
    plightsIn(view, id).find((plight): plight is Extract<Plight, { tag: T }> => plight.tag === tag);
  return {
    stance: find('stance')?.defence ?? 0,
    spared: find('spared')?.points ?? 0,
    fimir: kind === 'fimir' && view.turn.actor === id ? view.next.turn.fimir : null,
  };
}
