/** What an ability does on its hero's own turn: one handler for each kind of deed (EXP-UAB-01, EXP-UAB-05). */
import { stun } from '../combat/aftermath.ts';
import { heal } from '../combat/death.ts';
import { freed } from '../combat/freeing.ts';
import { isBeside } from '../combat/sight.ts';
import { OWN, spellBlow, strike } from '../combat/strike.ts';
import type { Blow } from '../combat/types.ts';
import { strikeAll } from '../combat/volley.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { AbilityDeed } from '../content/abilityKinds.ts';
import type { ClassId } from '../content/characters.ts';
import type { TreasureId } from '../content/treasures.ts';
import { figureOf, fullBody, isMonster, monsterOf, opponentsOf } from '../figures.ts';
import { groundOf, tileAt } from '../ground.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId } from '../state.ts';
import { peek } from '../search/peeking.ts';
import type { AbilityAim } from './types.ts';

/** An ability in use: whose, which, and on whom. */
export interface Using {
  readonly hero: ClassId;
  readonly figure: FigureId;
  readonly ability: AbilityId;
  readonly aim: AbilityAim;
}

type Deeds = {
  readonly [T in AbilityDeed['tag']]: (
    play: Play,
    using: Using,
    deed: Extract<AbilityDeed, { tag: T }>,
  ) => void;
};

export function carryOut(play: Play, using: Using, deed: AbilityDeed): void {
  (DEEDS[deed.tag] as (play: Play, using: Using, deed: AbilityDeed) => void)(play, using, deed);
}

const RULE = 'EXP-UAB-01';
const MOST_FROM_WOUNDS = 3;

function bodyLost(figure: Figure): number {
  return fullBody(figure) - figure.body;
}

function ownBlow(attack: number): Blow {
  return { ...OWN, more: { attack } };
}

/** Opponents of one beside another. */
function opponentsBeside(play: Play, of: FigureId, id: FigureId): readonly FigureId[] {
  const ground = groundOf(play.world, play.state);
  const { square } = figureOf(play.state, id);
  return opponentsOf(play.state, figureOf(play.state, of))
    .filter((one) => isBeside(ground, square, one.square))
    .map((one) => one.id);
}

const DEEDS: Deeds = {
  blow(play, { figure, aim }, { dice, wounds, piercing = 0, then }) {
    const fromWounds = Math.floor(bodyLost(figureOf(play.state, figure)) / 2);
    const more = dice + (wounds === true ? Math.min(MOST_FROM_WOUNDS, fromWounds) : 0);
    const changes = { attack: more, defence: -piercing };
    strike(play, figure, aim.target!, { ...OWN, more: changes, ...(then === undefined ? {} : { then }) });
  },
  sweep: (play, { figure }, { dice }) =>
    strikeAll(play, figure, opponentsBeside(play, figure, figure), ownBlow(dice)),
  volley: (play, { figure, aim }, { shots, dice }) =>
    strikeAll(play, figure, Array<FigureId>(shots).fill(aim.target!), ownBlow(dice)),
  bolt(play, { figure, aim }, { dice, against, more = 0 }) {
    const target = figureOf(play.state, aim.target!);
    const isFeared = isMonster(target) && monsterOf(target).family === against;
    strike(play, figure, aim.target!, spellBlow(isFeared ? dice + more : dice));
  },
  blast: (play, { figure, aim }, { dice }) =>
    strikeAll(play, figure, [aim.target!, ...opponentsBeside(play, figure, aim.target!)], spellBlow(dice)),
  hold: (play, { aim }) => stun(play, aim.target!, RULE),
  heal(play, { figure, aim }, { body }) {
    const face = body === 'd6' ? play.d6For(figure, RULE) : null;
    if (face !== null) play.reveal('diceOfHealing', { figure: aim.target!, face }, [RULE]);
    heal(play, aim.target!, face ?? (body as number), [RULE, 'EXP-SRF-06']);
  },
  free: (play, { aim }) => freed(play, aim.target!, RULE),
  lasting(play, { hero, figure: user, ability }, { whom, attack = 0, defence = 0, speed = 0 }) {
    const condition = { tag: 'ability', by: hero, of: ability, attack, defence, speed } as const;
    for (const figure of whom === 'self' ? [user] : alliesOnTileOf(play, user))
      play.tell('conditionGained', { figure, condition }, ['EXP-UAB-08', 'EXP-UAB-10']);
  },
  challenge(play, { hero, ability, aim }) {
    const condition = { tag: 'hunting', whom: hero, by: hero, of: ability } as const;
    play.tell('conditionGained', { figure: aim.target!, condition }, ['EXP-UAB-08']);
  },
  peek(play, { hero }, { cards }) {
    peek(play, hero, cards, RULE);
  },
  // What they allow, or what they are good for, comes with the deeds of this turn (EXP-ACT-10).
  skill: () => undefined,
  sureFeet: () => undefined,
  forge: (play, { aim }) =>
    play.tell('forged', { hero: aim.target as ClassId, card: aim.card as TreasureId }, [RULE]),
  blink: (play, { figure, aim }) => play.tell('blinked', { figure, to: aim.at! }, [RULE]),
};

function alliesOnTileOf(play: Play, of: FigureId): readonly FigureId[] {
  const { side, square } = figureOf(play.state, of);
  const tile = tileAt(play.world, play.state, square);
  return play.state.figures
    .filter((one) => one.side === side && tileAt(play.world, play.state, one.square) === tile)
    .map(({ id }) => id);
}
