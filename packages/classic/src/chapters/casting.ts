/** Spells, and the powers of named foes (CLS-SPL, CLS-QBK-11). */
import { mapFigure, shifted, spentOnSpell, spentPower, withCondition } from '../changes.ts';
import type { CastingCommand } from '../commands.ts';
import { spellCard } from '../content/spells.ts';
import type { SpellId } from '../content/spells.ts';
import type { CastingFacts } from '../events.ts';
import { heroOf, isHero } from '../figures.ts';
import { forFigures } from '../kit.ts';
import type { Chapter } from '../kit.ts';
import { castSpell, checkCast, checkPower, powersOf, usePower } from '../magic.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { World } from '../world.ts';

export const CASTING: Chapter<CastingCommand, CastingFacts, never> = {
  shapes: {
    castSpell: { figure: 'text', spell: 'text', target: 'text?', door: 'text?', unseen: 'yes?' },
    usePower: { figure: 'text', power: 'number', target: 'text?' },
  },
  handlers: {
    castSpell: { foreseen: true, check: checkCast, perform: castSpell, offers: forFigures(spellOffers) },
    usePower: { check: checkPower, perform: usePower, offers: forFigures(powerOffers) },
  },
  appliers: {
    spellCast: (state, { figure, spell }, world) =>
      isHero(figure)
        ? spentOnSpell(state, figure, spell)
        : spentPower(state, world, figure, (power) => power.tag === 'cast' && power.spell === spell),
    spellWasted: (state) => state,
    saveRolled: (state) => state,
    conditionGained: (state, { figure, condition }) => {
      const gained = mapFigure(state, figure, (bearer) => withCondition(bearer, condition));
      const stuck = condition === 'pit' && state.turn.actor === figure;
      return stuck ? { ...gained, turn: { ...gained.turn, moveOver: true } } : gained;
    },
    foeVanished: (state, { figure, to }, world) =>
      shifted(
        spentPower(state, world, figure, (power) => power.tag === 'vanish' && power.to === to),
        figure,
        to,
      ),
    foeSummoned: (state, { figure, kind }, world) =>
      spentPower(state, world, figure, (power) => power.tag === 'summon' && power.kind === kind),
  },
  frames: {},
};

function spellOffers(world: World, state: State, { id }: Figure): CastingCommand[] {
  if (!isHero(id) || (state.turn.acted && state.turn.bonus !== 'spell')) return [];
  return heroOf(state, id).spells.flatMap((spell) => [
    ...genieOffers(world, state, id, spell),
    ...targetOffers(state, id, spell),
  ]);
}

function genieOffers(world: World, state: State, figure: FigureId, spell: SpellId): CastingCommand[] {
  if (spellCard(spell).on !== 'genie') return [];
  return state.seenDoors.flatMap((door) =>
    state.doors[door] === 'closed' ? [{ type: 'castSpell', figure, spell, door: world.doorKeys[door]! }] : [],
  );
}

function targetOffers(state: State, figure: FigureId, spell: SpellId): CastingCommand[] {
  const { on, sight } = spellCard(spell);
  return state.figures.flatMap(({ id: target }): CastingCommand[] => {
    if (on === 'hero' && !isHero(target)) return [];
    const plain = { type: 'castSpell', figure, spell, target } as const;
    return sight && target !== figure ? [plain, { ...plain, unseen: true }] : [plain];
  });
}

export function powerOffers(world: World, state: State, { id: figure }: Figure): CastingCommand[] {
  if (isHero(figure) || state.powers[figure] === undefined) return [];
  return powersOf(world, state, figure).flatMap(({ power: what }, power): CastingCommand[] => {
    if (what.tag !== 'cast') return [{ type: 'usePower', figure, power }];
    return state.figures.flatMap(({ id: target, side }) =>
      side === 'heroes' ? [{ type: 'usePower', figure, power, target }] : [],
    );
  });
}
