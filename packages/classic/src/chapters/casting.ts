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
  const list: CastingCommand[] = [];
  for (const spell of heroOf(state, id).spells) {
    if (spellCard(spell).on === 'genie') addDoors(world, state, id, spell, list);
    addTargets(state, id, spell, list);
  }
  return list;
}

function addDoors(
  world: World,
  state: State,
  figure: FigureId,
  spell: SpellId,
  list: CastingCommand[],
): void {
  for (const door of state.seenDoors)
    if (state.doors[door] === 'closed')
      list.push({ type: 'castSpell', figure, spell, door: world.doorKeys[door]! });
}

function addTargets(state: State, figure: FigureId, spell: SpellId, list: CastingCommand[]): void {
  const { on, sight } = spellCard(spell);
  for (const { id: target } of state.figures) {
    if (on === 'hero' && !isHero(target)) continue;
    list.push({ type: 'castSpell', figure, spell, target });
    if (sight && target !== figure) list.push({ type: 'castSpell', figure, spell, target, unseen: true });
  }
}

function powerOffers(world: World, state: State, { id: figure }: Figure): CastingCommand[] {
  if (isHero(figure) || state.powers[figure] === undefined) return [];
  return powersOf(world, state, figure).flatMap(({ power: what }, power): CastingCommand[] => {
    if (what.tag !== 'cast') return [{ type: 'usePower', figure, power }];
    return state.figures.flatMap(({ id: target, side }) =>
      side === 'heroes' ? [{ type: 'usePower', figure, power, target }] : [],
    );
  });
}
