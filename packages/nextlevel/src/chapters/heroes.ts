/** Heroes: their sheets, what they carry, experience, rage, potions and shots (NXT-HRO, NXT-WAR). */
import { usePotion, withHero, forFigures } from '@oubliette/classic/extend';
import type { HeroKind, HeroStrength, PotionId, World } from '@oubliette/classic/extend';
import { withNext, withSheet } from '../changes.ts';
import type { Chapter } from '../kit.ts';
import {
  afterDeath,
  afterGathering,
  afterLayingDown,
  afterTakingUp,
  checkTakeUp,
  claimGear,
  layDownExcess,
  takeUp,
  withGear,
  withoutGear,
  withPickedUp,
} from '../heroes/carrying.ts';
import type { CarryingFacts, TakeUp } from '../heroes/carrying.ts';
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
import { freshSheet, potionsOf, strengthAt } from '../sheets.ts';
import type { NextState, Sheet } from '../state.ts';

export type HeroCommand = TakeUp | RageTowards | CallShot | ShootAgain;

export interface HeroFacts extends CarryingFacts, KillFacts, ShotFacts {
  /** The outfit of a hero of that level. */
  outfitTaken: { hero: HeroKind; sheet: Sheet; potions: readonly PotionId[] };
}

export const HEROES: Chapter<HeroCommand, HeroFacts> = {
  frames: {},
  shapes: {
    takeUp: { figure: 'text' },
    rageTowards: { figure: 'text', colour: 'text' },
    callHeroicShot: { figure: 'text' },
    shootAgain: { figure: 'text', target: 'text' },
  },
  handlers: {
    takeUp: { check: checkTakeUp, perform: takeUp },
    rageTowards: { check: checkRageTowards, perform: rageTowards },
    callHeroicShot: { check: checkCallShot, perform: callShot },
    shootAgain: { check: checkShootAgain, perform: shootAgain },
  },
  replaces: { usePotion: { check: checkPotion, perform: usePotion } },
  appliers: {
    outfitTaken: (state, { hero, sheet, potions }) => withOutfit(state, hero, sheet, potions),
    gearGained: (state, { hero, gear }) => withGear(state, hero, gear),
    laidDown: (state, event) => afterLayingDown(state, event),
    takenUp: (state, event) => afterTakingUp(state, event),
    gearClaimed: (state, { square }) => withoutGear(state, square),
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
    goldGained: (state, { hero, amount }) => withPickedUp(state, hero, amount),
    heroDied: (state, { figure, belongings }) => afterDeath(state, figure, belongings),
    belongingsTaken: (state, { by, belongings }) => afterGathering(state, by, belongings),
    potionUsed: (state, event) => afterPotion(state, event),
  },
  reacts: {
    sheetFilled: (play, { hero: { id } }) =>
      play.emit({
        type: 'outfitTaken',
        rules: ['NXT-HRO-02'],
        hero: id,
        sheet: freshSheet(play.world, id),
        potions: potionsOf(play.world, id),
      }),
    monsterKilled: rewardKill,
    bodyLost: (play, { figure, amount }) => coolDown(play, figure, amount),
    mindChanged: (play, { figure, by }) => coolDown(play, figure, -by),
    goldGained: (play, { hero }) => layDownExcess(play, hero),
    potionKept: (play, { hero }) => layDownExcess(play, hero),
    belongingsTaken: (play, { by }) => layDownExcess(play, by),
    belongingsClaimed: (play, { belongings }) => claimGear(play, belongings),
    strikeDeclared: (play, { strike }) => spendAids(play, strike),
  },
  offers: forFigures<NextState>((_world, state, figure) => [
    { type: 'takeUp', figure: figure.id } satisfies TakeUp,
    ...potionOffers(state, figure),
    ...rageOffers(figure),
    ...shotOffers(state, figure),
  ]),
};

/** All gear is on NextLevel's own sheet. */
function withOutfit(state: NextState, id: HeroKind, sheet: Sheet, potions: readonly PotionId[]): NextState {
  const bare = withHero(state, id, (hero) => ({
    ...hero,
    equipment: [],
    armour: null,
    potions,
  })) as NextState;
  return withNext(bare, { sheets: { ...state.next.sheets, [id]: sheet } });
}

export function heroStrength(world: World, state: NextState, hero: HeroKind): HeroStrength {
  const { body, mind, attack, defence } = strengthAt(world, state, hero);
  return { body, mind, attack, defence, rules: ['NXT-HRO-02'] };
}
