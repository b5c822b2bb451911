/** Using an ability: the action of a turn, one for each hero from its turn to its next (EXP-UAB-01 to EXP-UAB-09). */
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { beginCombat } from '../combat/span.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { AbilityDeed } from '../content/abilityKinds.ts';
import type { ClassId } from '../content/characters.ts';
import { figureOf, isMonster } from '../figures.ts';
import type { Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, State } from '../state.ts';
import { actingFor, actionLeft, isRefusal } from '../turns/acts.ts';
import type { Acting } from '../turns/acts.ts';
import { adeptNamed, adeptOf } from './adepts.ts';
import type { Adept } from './adepts.ts';
import { aimsOf } from './aims.ts';
import { carryOut } from './deeds.ts';
import { abilitiesOf, lastingDeed, needsScroll, usesLeft } from './lasts.ts';
import { deedOf, isForCombat } from './rides.ts';
import type { AbilityCommand, AbilityAim } from './types.ts';

/** Null where the hero may use one now, its own turn or not (EXP-UAB-01, EXP-UAB-02, EXP-UAB-07, EXP-UAB-09). */
export function readyRefusal({ combat }: State, hero: Adept, ability: AbilityId): Refusal | null {
  if (!abilitiesOf(hero).includes(ability)) return refuse('notItsAbility', 'EXP-UAB-01', { ability });
  const { lasting, ready } = hero.feats;
  if (lasting !== null) return refuse('stillLasts', 'EXP-UAB-09', { ability: lasting.ability });
  if (!ready) return refuse('abilityUsed', 'EXP-UAB-02', { figure: hero.id });
  const number = combat?.number ?? null;
  return usesLeft(hero, ability, number) > 0 || needsScroll(hero, ability, number)
    ? null
    : refuse('usedUp', 'EXP-UAB-01', { ability });
}

/** What lasts until the end of a combat begins in one; what is made ready for the next, before it (EXP-UAB-08). */
function combatRefusal({ combat }: State, ability: AbilityId): Refusal | null {
  const deed = lastingDeed(ability);
  if (deed === null) return null;
  const until = deed.tag === 'challenge' ? 'combat' : deed.until;
  if (until === 'combat' && combat === null) return refuse('noCombat', 'EXP-UAB-08', { ability });
  return until === 'nextCombat' && combat !== null ? refuse('inCombat', 'EXP-UAB-08', { ability }) : null;
}

/** Null where its turn still has room for it (EXP-ACT-02, EXP-ACT-08, EXP-RUN-05). */
function turnRefusal(state: State, now: Acting, ability: AbilityId): Refusal | null {
  const spent = actionLeft(now);
  if (spent !== null) return spent;
  if (now.act.mode === 'run' && !isForCombat(ability)) return refuse('running', 'EXP-RUN-05', { ability });
  return combatRefusal(state, ability);
}

function isSameAim(one: AbilityAim, { target, at, card }: AbilityAim): boolean {
  return one.target === target && one.at === at && one.card === card;
}

/** The deed, where the hero may use the ability in its turn now. */
function deedNow(state: State, now: Acting, ability: AbilityId): { readonly deed: AbilityDeed } | Refusal {
  const hero = adeptOf(state, now.figure);
  if (hero === undefined)
    return isMonster(now.figure) ? refuse('notYourTurn', 'EXP-MON-12') : refuse('noAbilities', 'EXP-QGN-05');
  const not = readyRefusal(state, hero, ability);
  if (not !== null) return not;
  const deed = deedOf(ability);
  if (deed === null) return refuse('onlyAnAnswer', 'EXP-UAB-03', { ability });
  return turnRefusal(state, now, ability) ?? { deed };
}

export const useAbility: Handler<AbilityCommand> = {
  when: { in: ['heroes', 'gm'], acting: true },
  foreseen: true,
  check(world, state, seat, { ability, target, at, card }) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return now;
    const use = deedNow(state, now, ability as AbilityId);
    if (isRefusal(use)) return use;
    const aim = { target, at, card } as AbilityAim;
    const isAim = aimsOf({ world, state, ...now }, use.deed).some((one) => isSameAim(one, aim));
    return isAim ? null : refuse('noTarget', 'EXP-UAB-01', { ability });
  },
  perform(play, { ability: id, type: _type, ...aim }) {
    const { figure } = play.state.turn.act!;
    const hero = adeptOf(play.state, figureOf(play.state, figure))!.id;
    const ability = id as AbilityId;
    const deed = deedOf(ability)!;
    spend(play, hero, ability, aim);
    carryOut(play, { hero, figure, ability, aim }, deed);
    // What is begun last goes first: weapons are chosen before the blow.
    if (isAttack(deed) && play.state.combat === null) beginCombat(play);
  },
  offers(world, state, seat) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return [];
    const hero = adeptOf(state, now.figure);
    return (hero === undefined ? [] : abilitiesOf(hero)).flatMap((ability) => {
      const use = deedNow(state, now, ability);
      if (isRefusal(use)) return [];
      return aimsOf({ world, state, ...now }, use.deed).map((aim) => ({
        type: 'useAbility',
        ability,
        ...aim,
      }));
    });
  },
};

export function readsScroll(state: State, hero: ClassId, ability: AbilityId): boolean {
  return needsScroll(adeptNamed(state, hero), ability, state.combat?.number ?? null);
}

function spend(
  play: Play,
  hero: ClassId,
  ability: AbilityId,
  { target = null }: { readonly target?: FigureId | null },
): void {
  play.tell(
    'abilityUsed',
    { hero, ability, target, answers: false, scroll: readsScroll(play.state, hero, ability) },
    isAttack(deedOf(ability)!) ? ['EXP-UAB-01', 'EXP-UAB-05'] : ['EXP-UAB-01'],
  );
}

const ATTACKS: readonly AbilityDeed['tag'][] = ['blow', 'sweep', 'volley', 'bolt', 'blast'];

/** It takes the place of the attack of the turn (EXP-UAB-05). */
function isAttack({ tag }: AbilityDeed): boolean {
  return ATTACKS.includes(tag);
}
