/** Heroes: their sheets, what they carry, experience, rage, potions and shots (NXT-HRO, NXT-WAR). */
import type { HeroKind } from '@oubliette/classic';
import { usePotion, withHero } from '@oubliette/classic/extend';
import type { HeroStrength, World } from '@oubliette/classic/extend';
import { withNext, withSheet } from '../changes.ts';
import type { Chapter } from '../kit.ts';
import {
  afterClaim,
  afterDeath,
  afterGathering,
  afterLayingDown,
  layDownExcess,
  withGear,
  withPickedUp,
} from '../heroes/carrying.ts';
import type { CarryingFacts } from '../heroes/carrying.ts';
import {
  checkRageTowards,
  coolDown,
  cooled,
  rageOffers,
  rageTowards,
  rewardKill,
  withRage,
} from '../heroes/kills.ts';
import type { KillFacts, RageTowards } from '../heroes/kills.ts';
import { afterPotion, checkPotion, potionOffers } from '../heroes/potions.ts';
import {
  afterCall,
  afterSecondShot,
  afterShot,
  callShot,
  checkCallShot,
  checkShootAgain,
  shootAgain,
  shotOffers,
  spendAids,
  withoutAids,
} from '../heroes/shots.ts';
import type { CallShot, ShootAgain, ShotFacts } from '../heroes/shots.ts';
import { freshSheet, strengthAt } from '../sheets.ts';
import type { NextState } from '../state.ts';

export type HeroCommand = RageTowards | CallShot | ShootAgain;

export interface HeroFacts extends CarryingFacts, KillFacts, ShotFacts {}

export const HEROES: Chapter<HeroCommand, HeroFacts> = {
  shapes: {
    rageTowards: { figure: 'text', colour: 'text' },
    callHeroicShot: { figure: 'text' },
    shootAgain: { figure: 'text', target: 'text' },
  },
  handlers: {
    rageTowards: { check: checkRageTowards, perform: rageTowards },
    callHeroicShot: { check: checkCallShot, perform: callShot },
    shootAgain: { check: checkShootAgain, perform: shootAgain },
  },
  replaces: { usePotion: { check: checkPotion, perform: usePotion } },
  appliers: {
    gearGained: (state, { hero, gear }) => withGear(state, hero, gear),
    laidDown: (state, event) => afterLayingDown(state, event),
    experienceWon: (state, { hero, amount }) =>
      withSheet(state, hero, (sheet) => ({
        ...sheet,
        experience: sheet.experience + amount,
        won: sheet.won + amount,
      })),
    rageGrown: (state, { rage }) => withRage(state, () => rage),
    rageLost: (state) => withRage(state, cooled),
    rageTurned: (state, { towards }) => withRage(state, (rage) => ({ ...rage, towards })),
    heroicShotCalled: (state, { figure, plus }) => afterCall(state, figure, plus),
    aidsSpent: (state, { figure, aids }) => withoutAids(state, figure, aids),
    shotFollows: (state, { figure, target }) => afterShot(state, figure, target),
    secondShotTaken: (state, { target }) => afterSecondShot(state, target),
  },
  follows: {
    sheetFilled: (state, { hero: { id } }, world) => withFreshSheet(state, id, world),
    goldGained: (state, { hero, amount }) => withPickedUp(state, hero, amount),
    heroDied: (state, { figure, belongings }) => afterDeath(state, figure, belongings),
    belongingsTaken: (state, { by, belongings }) => afterGathering(state, by, belongings),
    belongingsClaimed: (state, { belongings }) => afterClaim(state, belongings),
    potionUsed: (state, event) => afterPotion(state, event),
  },
  reacts: {
    monsterKilled: rewardKill,
    bodyLost: (play, { figure, amount }) => coolDown(play, figure, amount),
    mindChanged: (play, { figure, by }) => coolDown(play, figure, -by),
    belongingsTaken: (play, { by }) => layDownExcess(play, by),
    strikeDeclared: (play, { strike }) => spendAids(play, strike),
  },
  offers: (_world, state, figure) => [
    ...potionOffers(state, figure),
    ...rageOffers(figure),
    ...shotOffers(state, figure),
  ],
};

/** The gear is all on NextLevel's own sheet. */
function withFreshSheet(state: NextState, id: HeroKind, world: World): NextState {
  const bare = withHero(state, id, (hero) => ({ ...hero, equipment: [], armour: null })) as NextState;
  return withNext(bare, { sheets: { ...state.next.sheets, [id]: freshSheet(world, id) } });
}

export function heroStrength(world: World, state: NextState, hero: HeroKind): HeroStrength {
  const { body, mind, attack, defence } = strengthAt(world, state, hero);
  return { body, mind, attack, defence, rules: ['NXT-HRO-02'] };
}
