/** Attack, defence and their consequences (CLS-CBT, CLS-RNG, CLS-DTH). */
import {
  mapFigure,
  removeFigure,
  spentOnAttack,
  stripped,
  wielding,
  withHero,
  withoutCondition,
  withoutConditions,
  withoutFirst,
} from '../changes.ts';
import { beginAttack, checkAttack, checkStandFast, isThrowable, ownedWeapons, standFast } from '../combat.ts';
import type { FightingCommand } from '../commands.ts';
import type { FightingFacts } from '../events.ts';
import { figureOf, isHero, seatOf } from '../figures.ts';
import { asking, forFigures } from '../kit.ts';
import type { Chapter } from '../kit.ts';
import { inBox } from '../monsters.ts';
import type { Figure, State } from '../state.ts';
import type { World } from '../world.ts';

export const FIGHTING: Chapter<FightingCommand, FightingFacts, 'attack'> = {
  shapes: {
    attack: { figure: 'text', target: 'text', weapon: 'text?', thrown: 'yes?' },
    standFast: { figure: 'text' },
  },
  handlers: {
    attack: { foreseen: true, check: checkAttack, perform: beginAttack, offers: forFigures(attackOffers) },
    standFast: { check: checkStandFast, perform: standFast },
  },
  appliers: {
    attackDeclared: (state, { attack }) => ({ ...state, pending: { tag: 'attack', attack } }),
    attackRolled: (state, { attack, used }) => {
      const rolled = { ...withoutConditions(state, attack.attacker, used), pending: null };
      if (attack.by !== 'act') return rolled;
      const acted = { ...rolled, turn: spentOnAttack(rolled, attack) };
      return isHero(attack.attacker)
        ? withHero(acted, attack.attacker, (hero) => wielding(hero, attack.weapon))
        : acted;
    },
    defenceRolled: (state, { figure, used }) => withoutConditions(state, figure, used),
    woke: (state, { figure }) => withoutCondition(state, figure, 'asleep'),
    bodyLost: (state, { figure, amount }) =>
      mapFigure(state, figure, (victim) => ({ ...victim, body: Math.max(0, victim.body - amount) })),
    bodyRestored: (state, { figure, amount }) =>
      mapFigure(state, figure, (healed) => ({
        ...healed,
        body: Math.min(healed.maxBody, healed.body + amount),
      })),
    mindChanged: (state, { figure, by }) =>
      mapFigure(state, figure, (thinker) => ({ ...thinker, mind: thinker.mind + by })),
    mindStrengthened: (state, { figure, by }) =>
      mapFigure(state, figure, (thinker) => ({
        ...thinker,
        mind: thinker.mind + by,
        maxMind: thinker.maxMind + by,
      })),
    monsterKilled: (state, { figure, kind }) => ({
      ...removeFigure(state, figure),
      pool: { ...state.pool, [kind]: inBox(state, kind) + 1 },
      slain: [...state.slain, figure],
    }),
    heroDied: (state, { figure, belongings }) => {
      const gone = removeFigure(state, figure);
      const left = isHero(figure) ? withHero(gone, figure, stripped) : gone;
      return {
        ...left,
        slain: [...left.slain, figure],
        belongings: belongings === null ? left.belongings : [...left.belongings, belongings],
      };
    },
    weaponLost: (state, { hero, weapon }) =>
      withHero(state, hero, (sheet) => ({ ...sheet, equipment: withoutFirst(sheet.equipment, weapon) })),
  },
  frames: {
    attack: asking(
      'drinkFirst',
      ['CLS-TRE-06'],
      (_world, state, { attack }) => seatOf(state, figureOf(state, attack.target)),
      (_world, _state, { attack }) => [{ type: 'standFast', figure: attack.target }],
    ),
  },
};

function attackOffers(_world: World, state: State, figure: Figure): FightingCommand[] {
  const weapons = ownedWeapons(state, figure);
  const list: FightingCommand[] = [];
  for (const { id: target, side } of state.figures) {
    if (target === figure.id || (figure.side === 'morcar' && side === 'morcar')) continue;
    list.push({ type: 'attack', figure: figure.id, target });
    for (const weapon of weapons) {
      list.push({ type: 'attack', figure: figure.id, target, weapon });
      if (isThrowable(weapon)) list.push({ type: 'attack', figure: figure.id, target, weapon, thrown: true });
    }
  }
  return list;
}
