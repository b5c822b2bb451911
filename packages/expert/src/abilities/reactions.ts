/** Abilities that answer an Event, an attack or a roll (EXP-UAB-03, EXP-UAB-07, EXP-EVT-05). */
import type { SkullFace } from '../combat/types.ts';
import { canHit, sees } from '../combat/sight.ts';
import { shieldOf } from '../combat/hits.ts';
import { abilityCard } from '../content/abilities.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { AbilityAnswer } from '../content/abilityKinds.ts';
import { eventCard } from '../content/events.ts';
import { figureOf, findFigure, hasCondition } from '../figures.ts';
import { cancelEvent, changeBlow, rollAgain } from '../moments/changes.ts';
import type { AnswerSource } from '../moments/source.ts';
import type { Answer, Occasion } from '../moments/types.ts';
import type { Play } from '../play.ts';
import type { Figure, State } from '../state.ts';
import type { World } from '../world.ts';
import { isInRange } from './aims.ts';
import { adepts, figureOfAdept } from './adepts.ts';
import type { Adept } from './adepts.ts';
import { abilitiesOf } from './lasts.ts';
import { readsScroll, readyRefusal } from './using.ts';

type Attack = Extract<Occasion, { is: 'attack' }>;
type Roll = Extract<Occasion, { is: 'roll' }>;

/** Who might answer, and from where. */
interface Answerer {
  readonly world: World;
  readonly state: State;
  readonly figure: Figure;
}

const RULES = ['EXP-UAB-07'] as const;

/** The figure an opponent attacks, if it is on this side. */
function attackedAlly({ state, figure: { side } }: Answerer, { attacker, target }: Attack): Figure | null {
  const figure = figureOf(state, target);
  return figureOf(state, attacker).side !== side && figure.side === side ? figure : null;
}

/** Places of the dice that do nothing for whoever rolled them. */
function missesOf(state: State, { of, faces, roller }: Roll): readonly number[] {
  const wanted: SkullFace = of === 'attack' ? 'skull' : shieldOf(figureOf(state, roller));
  return faces.flatMap((face, at) => (face === wanted ? [] : [at]));
}

/** A roll of this side's that could still be better: an attack, or a defence that lets hits through. */
function isWorthMending({ state, figure }: Answerer, roll: Roll, of: Roll['of']): boolean {
  const isOwn = figureOf(state, roll.roller).side === figure.side;
  const isOpen = of === 'attack' || roll.hits > 0;
  return roll.of === of && isOwn && isOpen && missesOf(state, roll).length > 0;
}

/** The attacker could as well have chosen this hero. */
function couldBeHit({ world, state, figure }: Answerer, { attacker, shot }: Attack): boolean {
  const from = figureOf(state, attacker);
  if (canHit(world, state, from, figure)) return true;
  return shot && sees(world, state, from.square, figure.square);
}

type Fits = {
  readonly [T in AbilityAnswer['tag']]: (
    who: Answerer,
    occasion: Occasion,
    answer: Extract<AbilityAnswer, { tag: T }>,
  ) => boolean;
};

const FITS: Fits = {
  guard(who, occasion, { range }) {
    const hero = occasion.is === 'attack' ? attackedAlly(who, occasion) : null;
    return hero !== null && isInRange(who, hero, range);
  },
  cover(who, occasion) {
    if (occasion.is !== 'attack') return false;
    const hero = attackedAlly(who, occasion);
    if (hero === null || hero.id === who.figure.id) return false;
    return isInRange(who, hero, 'beside') && couldBeHit(who, occasion);
  },
  dodge: (who, occasion) => occasion.is === 'attack' && attackedAlly(who, occasion)?.id === who.figure.id,
  daunt: (who, occasion) =>
    occasion.is === 'attack' &&
    attackedAlly(who, occasion) !== null &&
    isInRange(who, figureOf(who.state, occasion.attacker), 'sight'),
  again: (who, occasion, { of, range }) =>
    occasion.is === 'roll' &&
    isWorthMending(who, occasion, of) &&
    isInRange(who, figureOf(who.state, occasion.roller), range),
  turnDie: (who, occasion, { of }) =>
    occasion.is === 'roll' && occasion.roller === who.figure.id && isWorthMending(who, occasion, of),
  cancel: (_who, occasion, { kinds }) =>
    occasion.is === 'event' && kinds.includes(eventCard(occasion.card).kind),
};

type Effects = {
  readonly [T in AbilityAnswer['tag']]: (
    play: Play,
    occasion: Occasion,
    answer: Extract<AbilityAnswer, { tag: T }>,
    hero: Figure,
  ) => void;
};

const EFFECTS: Effects = {
  guard: (play, _occasion, { dice }) => changeBlow(play, { does: 'dice', of: 'defence', by: dice }, RULES),
  cover: (play, _occasion, _answer, { id }) => changeBlow(play, { does: 'turn', target: id }, RULES),
  dodge(play, _occasion, { from }, { id: figure }) {
    const face = play.d6For(figure, 'EXP-UAB-07');
    const made = face >= from;
    play.reveal('dodgeTried', { figure, face, made }, RULES);
    if (made) changeBlow(play, { does: 'stop' }, RULES);
  },
  daunt: (play, _occasion, { dice }) => changeBlow(play, { does: 'dice', of: 'attack', by: -dice }, RULES),
  again(play, occasion) {
    if (occasion.is === 'roll') rollAgain(play, missesOf(play.state, occasion), RULES);
  },
  turnDie(play, occasion, { of }) {
    if (occasion.is !== 'roll') return;
    const [first] = missesOf(play.state, occasion);
    const shield = shieldOf(figureOf(play.state, occasion.roller));
    const faces = occasion.faces.with(first!, of === 'attack' ? 'skull' : shield);
    changeBlow(play, { does: 'faces', of, faces }, RULES);
  },
  cancel: (play) => cancelEvent(play, ['EXP-EVT-05', 'EXP-UAB-07']),
};

/** Whoever is paralysed does nothing, not even this (EXP-SRF-14). */
function isHeld(figure: Figure): boolean {
  return hasCondition(figure, 'paralysed');
}

/** What this one has to put in. */
function answersOf(world: World, state: State, occasion: Occasion, adept: Adept): readonly Answer[] {
  const figure = figureOfAdept(state, adept.id);
  if (figure === undefined || isHeld(figure)) return [];
  return abilitiesOf(adept).flatMap((id) => {
    const answer = answerOf(id);
    const isFit = answer !== null && fits({ world, state, figure }, occasion, answer);
    return isFit && readyRefusal(state, adept, id) === null ? [{ hero: adept.id, by: 'ability', id }] : [];
  });
}

function answerOf(ability: AbilityId): AbilityAnswer | null {
  const card = abilityCard(ability);
  return card.kind === 'reaction' ? card.effect : null;
}

function fits(who: Answerer, occasion: Occasion, answer: AbilityAnswer): boolean {
  return (FITS[answer.tag] as (who: Answerer, occasion: Occasion, answer: AbilityAnswer) => boolean)(
    who,
    occasion,
    answer,
  );
}

/** The two of a blow are still there. */
function isWhole(state: State, occasion: Occasion): boolean {
  if (occasion.is === 'event') return true;
  return [occasion.attacker, occasion.target].every((id) => findFigure(state, id) !== undefined);
}

export const abilityAnswers: AnswerSource = {
  answersTo(world, state, occasion) {
    if (!isWhole(state, occasion)) return [];
    return adepts(state).flatMap((adept) => answersOf(world, state, occasion, adept));
  },
  perform(play, occasion, { hero, id }) {
    const ability = id as AbilityId;
    const answer = answerOf(ability)!;
    play.tell(
      'abilityUsed',
      { hero, ability, target: null, answers: true, scroll: readsScroll(play.state, hero, ability) },
      RULES,
    );
    (EFFECTS[answer.tag] as (play: Play, occasion: Occasion, answer: AbilityAnswer, hero: Figure) => void)(
      play,
      occasion,
      answer,
      figureOfAdept(play.state, hero)!,
    );
  },
};
