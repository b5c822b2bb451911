/** Which spell to cast now, from where the caster stands. */
import { SPELLS } from '@oubliette/classic';
import type { Figure, SpellId } from '@oubliette/classic';
import { chanceOfNoShield, expectedLoss } from '../odds.ts';
import type { Shield } from '../odds.ts';
import { canAct, frailty } from '../threat.ts';
import { isHeroId } from '../ways.ts';
import type { SharedCommand } from '../ways.ts';
import type { Situation } from './situation.ts';
import { gainOf, healingOf, worthOf } from './worth.ts';

export interface Casting {
  readonly command: SharedCommand;
  /** The spell's effect now, less its worth later. */
  readonly gain: number;
}

/** What a kept spell is likely to be worth; less in the fight it was kept for. */
const KEPT: { readonly [S in SpellId]: number } = {
  healBody: 3.6,
  waterOfHealing: 3.6,
  ballOfFlame: 1.2,
  fireOfWrath: 1,
  genie: 1.3,
  sleep: 1.05,
  tempest: 0.65,
  courage: 0.65,
  rockSkin: 0.65,
  swiftWind: 9,
  veilOfMist: 9,
  passThroughRock: 9,
};

/** Spells are kept for a fight with a named foe. */
const DECISIVE = 0.5;

/** Every spell worth considering, with its best target. */
export function castings(here: Situation): Casting[] {
  const { sheet, view } = here;
  if (sheet === null || view.training || !mayCast(here)) return [];
  const decisive = here.foes.some((foe) => foe.name !== null && here.chart.revealed[foe.square] === 1);
  const found: Casting[] = [];
  for (const spell of new Set(sheet.spells)) {
    const casting = bestUse(here, spell);
    if (casting === null) continue;
    const healing = spell === 'healBody' || spell === 'waterOfHealing';
    const kept = KEPT[spell] * (decisive && !healing ? DECISIVE : 1);
    if (casting.gain > kept) found.push({ ...casting, gain: casting.gain - kept });
  }
  return found;
}

export function mayCast({ ways, view, sheet }: Situation): boolean {
  return ways.mayCast(view, sheet);
}

function bestUse(here: Situation, spell: SpellId): Casting | null {
  const { sight } = SPELLS[spell];
  let best: Casting | null = null;
  for (const target of here.view.figures) {
    if (target.side === 'nobody') continue;
    const gain = gainOn(here, spell, target);
    if (gain <= (best?.gain ?? 0)) continue;
    if (sight && target.id !== here.me.id && !here.chart.canTarget(here.me.square, target.square)) continue;
    best = { gain, command: { type: 'castSpell', figure: here.me.id, spell, target: target.id } };
  }
  return best;
}

/** The spell's gain on this figure; 0 if pointless. */
function gainOn(here: Situation, spell: SpellId, target: Figure): number {
  const { effect } = SPELLS[spell];
  if (target.side === 'heroes') return isHeroId(target.id) ? onHero(here, spell, target) : 0;
  switch (effect.tag) {
    case 'burn': {
      const dead = burnt(effect.loss, effect.saveDice, target.body, here.ways.foesShield);
      const wound = target.body > 1 ? (effect.loss * 5) / 6 / target.body : dead;
      return worthOf(target) * (0.6 * dead + 0.4 * wound);
    }
    case 'genie':
      return gainOf(target, effect.dice, here.ways.defence(here.view, target), here.ways.foesShield);
    case 'sleep':
      return canAct(target)
        ? 0.85 * worthOf(target) * chanceOfNoShield(target.mind, here.ways.foesShield)
        : 0;
    case 'loseTurn':
      return canAct(target) ? 0.35 * worthOf(target) : 0;
    case 'heal':
    case 'boon':
      return 0;
  }
}

/** The chance that fire costs the target `body` points: each of its shields saves one. */
function burnt(loss: number, saveDice: number, body: number, shield: Shield): number {
  if (body > loss) return 0;
  const none = chanceOfNoShield(saveDice, shield);
  if (body === loss) return none;
  return 1 - (1 - chanceOfNoShield(1, shield)) ** saveDice;
}

function onHero(here: Situation, spell: SpellId, hero: Figure): number {
  const { effect } = SPELLS[spell];
  if (effect.tag === 'heal') return healingOf(hero, effect.upTo);
  if (effect.tag !== 'boon' || hero.conditions.includes(effect.boon)) return 0;
  if (effect.boon === 'courage') return heartened(here, hero);
  if (effect.boon === 'rockSkin') return hardened(here, hero);
  return 0;
}

/** Two more dice on the next attack: worth it before a hard one. */
function heartened(here: Situation, hero: Figure): number {
  if (hero.id === here.me.id) return 0;
  let gain = 0;
  const { view, ways } = here;
  for (const foe of here.foes) {
    if (!near(here, hero, foe, 6)) continue;
    const worth = (dice: number) => gainOf(foe, dice, ways.defence(view, foe), ways.foesShield);
    for (const dice of ways.blows(view, hero, foe)) gain = Math.max(gain, worth(dice + 2) - worth(dice));
  }
  return gain;
}

/** Two more dice on the next defence: worth it for a hero about to be attacked. */
function hardened(here: Situation, hero: Figure): number {
  const defence = here.ways.defence(here.view, hero);
  let gain = 0;
  for (const foe of here.foes) {
    if (!canAct(foe) || !near(here, hero, foe, 2)) continue;
    const saved =
      expectedLoss(foe.attack, defence, hero.body, 'whiteShield') -
      expectedLoss(foe.attack, defence + 2, hero.body, 'whiteShield');
    gain = Math.max(gain, saved * frailty(hero.body));
  }
  return gain;
}

function near(here: Situation, a: Figure, b: Figure, steps: number): boolean {
  return here.near(a.square, b.square, steps) && here.chart.sees(a.square, b.square);
}
