/** The chapter of the heroes' abilities. */
import { abilityCard } from '../content/abilities.ts';
import type { AbilityId } from '../content/abilities.ts';
import { figureOf, heroOf, withAct, withFigure, withHero } from '../figures.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { Act, Condition, Figure, State } from '../state.ts';
import { adeptNamed, adeptOf, withFeats } from './adepts.ts';
import type { Adept } from './adepts.ts';
import { endAtDoor, endWithCombat, endWithTarget, lastingDeed } from './lasts.ts';
import { deedOf } from './rides.ts';
import type { AbilityCommand, AbilityFacts } from './types.ts';
import { useAbility } from './using.ts';

/** The one ability of the round (EXP-UAB-07), and how often it can still be used (EXP-UAB-01). */
function spent(
  state: State,
  { feats }: Adept,
  { ability, target, scroll }: AbilityFacts['abilityUsed'],
): Adept['feats'] {
  const isLimited = !scroll && abilityCard(ability).uses !== 'unlimited';
  const use = { ability, combat: state.combat?.number ?? null };
  return {
    ready: false,
    spent: isLimited ? [...feats.spent, use] : feats.spent,
    lasting: lastingDeed(ability) === null ? feats.lasting : { ability, target },
  };
}

/** The action of the turn; what involves an exploration action may interrupt a move, others not (EXP-TRN-09). */
function asAction(state: State, ability: AbilityId): State {
  const act = state.turn.act as Act;
  const interrupts = deedOf(ability)?.tag === 'skill';
  const left = act.moved > 0 && !interrupts ? 0 : act.left;
  return withAct(state, { did: 'ability', by: ability, left });
}

function without(figure: Figure, by: string, of: AbilityId): Figure {
  const isIts = (one: Condition): boolean => one.by === by && one.of === of;
  return figure.conditions.some(isIts)
    ? { ...figure, conditions: figure.conditions.filter((one) => !isIts(one)) }
    : figure;
}

const appliers: Appliers<AbilityFacts> = {
  abilityUsed(state, event) {
    const { hero: id, ability, answers, scroll } = event;
    const adept = adeptNamed(state, id);
    const told = withFeats(state, id, spent(state, adept, event), ability);
    const scrolls = adept.scrolls.filter((one) => one !== ability);
    const used = scroll ? withHero(told, id, { scrolls }) : told;
    return answers ? used : asAction(used, ability);
  },
  abilityEnded(state, { hero: id, ability }) {
    const figures = state.figures.map((figure) => without(figure, id, ability));
    const { feats } = adeptNamed(state, id);
    return withFeats({ ...state, figures }, id, { ...feats, lasting: null });
  },
  dodgeTried: (state) => state,
  blinked: (state, { figure, to }) => withFigure(state, figure, { square: to }),
  forged(state, { hero: id, card }) {
    const { cards } = heroOf(state, id);
    const at = cards.findIndex((held) => held.card === card && held.forged !== true);
    return withHero(state, id, { cards: cards.with(at, { ...cards[at]!, forged: true }) });
  },
};

export const abilityChapter: Chapter<AbilityCommand, AbilityFacts, never> = {
  shapes: { useAbility: { ability: 'text', target: 'text?', at: 'square?', card: 'text?' } },
  handlers: { useAbility },
  appliers,
  frames: {},
  follows: {
    /** From the start of its turn it may use one again (EXP-UAB-07). */
    turnBegan(state, { figure }) {
      const adept = adeptOf(state, figureOf(state, figure));
      return adept === undefined ? state : withFeats(state, adept.id, { ...adept.feats, ready: true });
    },
  },
  reacts: {
    combatEnded: (play) => endWithCombat(play),
    doorOpened: (play) => endAtDoor(play),
    died: (play, { figure }) => endWithTarget(play, figure),
  },
};
