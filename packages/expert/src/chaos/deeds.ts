/** What a Chaos ability does: one handler for each kind (EXP-CHA-05). */
import { heal } from '../combat/death.ts';
import { isBeside } from '../combat/sight.ts';
import { spellBlow, strike } from '../combat/strike.ts';
import { strikeAll } from '../combat/volley.ts';
import type { AbilityAim } from '../abilities/types.ts';
import type { ChaosDeed, ChaosId } from '../content/chaos.ts';
import { MONSTER_IDS, monsterCard } from '../content/monsters.ts';
import type { Family, MonsterId } from '../content/monsters.ts';
import { figureOf, isMonster, monsterOf } from '../figures.ts';
import { groundOf } from '../ground.ts';
import { d3Of, musterCalled } from '../monsters/appearing.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { heroesOnTile, rusting } from './aims.ts';

/** A Chaos ability in use: which creature's, which, and on whom. */
export interface Working {
  readonly figure: FigureId;
  readonly card: ChaosId;
  readonly aim: AbilityAim;
}

type Deeds = {
  readonly [T in ChaosDeed['tag']]: (
    play: Play,
    working: Working,
    deed: Extract<ChaosDeed, { tag: T }>,
  ) => void;
};

export function workChaos(play: Play, working: Working, deed: ChaosDeed): void {
  (DEEDS[deed.tag] as (play: Play, working: Working, deed: ChaosDeed) => void)(play, working, deed);
}

const RULE = 'EXP-CHA-05';

/** The least of each family come when they are called. */
function leastOf(family: Family): MonsterId {
  return MONSTER_IDS.find((id) => monsterCard(id).family === family && monsterCard(id).level === 1)!;
}

const DEEDS: Deeds = {
  bolt: (play, { figure, aim }, { dice, drains }) =>
    strike(play, figure, aim.target!, {
      ...spellBlow(dice),
      ...(drains === undefined ? {} : { then: { does: 'drain' } }),
    }),
  blast(play, { figure, aim }, { dice }) {
    const ground = groundOf(play.world, play.state);
    const { square } = figureOf(play.state, aim.target!);
    const beside = play.state.figures
      .filter((one) => !isMonster(one) && isBeside(ground, square, one.square))
      .map(({ id }) => id);
    strikeAll(play, figure, [aim.target!, ...beside], spellBlow(dice));
  },
  wave(play, { figure }, { dice }) {
    const heroes = heroesOnTile(play.world, play.state, figureOf(play.state, figure)).map(({ id }) => id);
    strikeAll(play, figure, heroes, spellBlow(dice));
  },
  daze: (play, { aim }) =>
    play.tell('conditionGained', { figure: aim.target!, condition: { tag: 'dazed' } }, [RULE]),
  weaken: (play, { card, aim }, { attack = 0, defence = 0 }) =>
    play.tell(
      'conditionGained',
      {
        figure: aim.target!,
        condition: { tag: 'chaos', of: card, attack, defence, combat: play.state.combats },
      },
      [RULE],
    ),
  compel: (play, { aim }) => play.tell('shoved', { figure: aim.target!, to: aim.at! }, [RULE]),
  embolden(play, { figure, card }, { attack = 0, defence = 0 }) {
    const { group } = figureOf(play.state, figure);
    const condition = { tag: 'chaos', of: card, attack, defence, combat: play.state.combats } as const;
    for (const one of play.state.figures)
      if (one.group === group) play.tell('conditionGained', { figure: one.id, condition }, [RULE]);
  },
  mend(play, { aim }) {
    const face = play.gmD6(RULE);
    const body = d3Of(face);
    play.reveal('diceOfMending', { figure: aim.target!, face, body }, [RULE]);
    heal(play, aim.target!, body, [RULE, 'EXP-SRF-06']);
  },
  call(play, { figure }) {
    const caller = figureOf(play.state, figure);
    const { family } = monsterOf(caller);
    musterCalled(play, leastOf(family), { is: 'at', squares: [caller.square] });
  },
  vanish: (play, { figure, aim }) => play.tell('blinked', { figure, to: aim.at! }, [RULE]),
  rust: (play, { aim }) =>
    play.tell(
      'conditionGained',
      {
        figure: aim.target!,
        condition: { tag: 'jinxed', card: rusting(play.state, aim.target!)!, combat: play.state.combats },
      },
      [RULE],
    ),
};
