/** Casting spells (CLS-SPL), by heroes and by named foes to whom a quest gives powers (CLS-TUR-14). */
import { hasSquare } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { CommandOf, DoorKey } from './commands.ts';
import { heroCard } from './content/heroes.ts';
import { spellCard } from './content/spells.ts';
import type { SpellEffect, SpellId } from './content/spells.ts';
import { harm } from './death.ts';
import { tryDoor } from './doors.ts';
import { figureOf, findFigure, heroOf, isHero, seatOf } from './figures.ts';
import { inBox, isFree, standMonster } from './monsters.ts';
import { countFaces } from './play.ts';
import type { Play } from './play.ts';
import type { Power } from './quest/quest.ts';
import type { Figure, FigureId, State } from './state.ts';
import { checkActor, chooseActor } from './turns.ts';
import { surroundings } from './visibility.ts';
import type { World } from './world.ts';

export function checkCast(
  world: World,
  state: State,
  seat: SeatId,
  command: CommandOf<'castSpell'>,
): Refusal | null {
  const no = checkActor(state, seat, command.figure);
  if (no !== null) return no;
  const caster = figureOf(state, command.figure);
  if (world.setup.training) return refuse('notInTraining', 'CLS-TRN-04');
  if (world.quest.rules.noSpells === true) return refuse('noSpellsHere', 'CLS-QBK-11');
  if (!isHero(caster.id) || heroCard(caster.id).spellSets === 0)
    return refuse('castsNoSpells', 'CLS-SPL-04', { figure: caster.id });
  if (!heroOf(state, caster.id).spells.includes(command.spell))
    return refuse('spellNotHeld', 'CLS-SPL-13', { spell: command.spell });
  const spent = world.points.checkAction(state, caster, 'cast');
  return spent ?? checkAim(world, state, caster, command);
}

/** A spell's target, a figure or a door. */
type Aim = Omit<CommandOf<'castSpell'>, 'type' | 'figure'>;

/** Whether the spell can be cast at this target, by any caster. */
export function checkAim(world: World, state: State, caster: Figure, aim: Aim): Refusal | null {
  if (spellCard(aim.spell).on === 'genie') return checkGenie(world, state, caster, aim);
  if (aim.door !== undefined || aim.target === undefined) return refuse('targetMissing', 'CLS-SPL-08');
  return checkTarget(world, state, caster, aim.spell, aim.target, aim.unseen === true);
}

/** A hero, or anyone, as the card says; seen, or knowingly unseen (CLS-SPL-09 to CLS-SPL-12). */
function checkTarget(
  world: World,
  state: State,
  caster: Figure,
  spell: SpellId,
  targetId: FigureId,
  unseen: boolean,
): Refusal | null {
  const card = spellCard(spell);
  const target = findFigure(state, targetId);
  if (target === undefined) return refuse('notOnBoard', 'CLS-SPL-08', { figure: targetId });
  if (target.side === 'nobody') return refuse('captive', 'CLS-QBK-11', { figure: targetId });
  if (card.on === 'hero' && !isHero(target.id)) return refuse('onlyHeroes', 'CLS-SPL-07', { spell });
  const seen = !card.sight || isInSight(world, state, caster, target);
  if (seen === unseen)
    return refuse(seen ? 'targetIsSeen' : 'targetUnseen', seen ? 'CLS-SPL-11' : 'CLS-SPL-10', {
      figure: targetId,
    });
  return null;
}

function isInSight(world: World, state: State, caster: Figure, target: Figure): boolean {
  return caster.id === target.id || world.points.canTarget(world, state, caster.square, target.square);
}

/** A door on the board, or anyone on it, even the caster (CLS-SPL-12). */
function checkGenie(world: World, state: State, caster: Figure, aim: Aim): Refusal | null {
  if (aim.unseen === true || (aim.door === undefined) === (aim.target === undefined))
    return refuse('targetMissing', 'CLS-SPL-07');
  if (aim.door !== undefined) return checkGenieDoor(world, state, aim.door);
  return checkTarget(world, state, caster, aim.spell, aim.target!, false);
}

function checkGenieDoor(world: World, state: State, key: DoorKey): Refusal | null {
  const door = world.doorIndex.get(key);
  if (door === undefined || !state.seenDoors.includes(door))
    return refuse('noSuchDoor', 'CLS-VIS-08', { door: key });
  if (state.doors[door] !== 'closed') return refuse('alreadyOpen', 'CLS-DOR-09', { door: key });
  return state.lockedDoors.includes(door) ? refuse('locked', 'CLS-QBK-11', { door: key }) : null;
}

export function castSpell(play: Play, command: CommandOf<'castSpell'>): void {
  const { figure, spell } = command;
  const target = command.target ?? null;
  const door = command.door ?? null;
  play.emit({
    type: 'spellCast',
    rules: ['CLS-SPL-05', 'CLS-SPL-07', 'CLS-SPL-14'],
    figure,
    spell,
    target,
    door,
  });
  if (command.unseen === true && target !== null) {
    play.emit({ type: 'spellWasted', rules: ['CLS-SPL-11', 'CLS-SPL-14'], figure, spell, target });
    return;
  }
  if (door !== null) tryDoor(play, door, figure, ['CLS-SPL-07', 'CLS-DOR-10']);
  else workSpell(play, figure, spellCard(spell).effect, target!);
}

/** One handler per effect; the compiler requires all of them. */
const WORKINGS: {
  readonly [T in SpellEffect['tag']]: (
    play: Play,
    caster: FigureId,
    effect: Extract<SpellEffect, { tag: T }>,
    target: Figure,
  ) => void;
} = {
  burn: (play, caster, { loss, saveDice }, target) => {
    const shields = rollSave(play, target, saveDice, ['CLS-SPL-07']);
    harm(play, target.id, loss - shields, ['CLS-SPL-07'], caster);
  },
  sleep: (play, _caster, _effect, target) => {
    const shields = target.mind > 0 ? rollSave(play, target, target.mind, ['CLS-SPL-07']) : 0;
    if (shields === 0)
      play.emit({ type: 'conditionGained', rules: ['CLS-SPL-07'], figure: target.id, condition: 'asleep' });
  },
  loseTurn: (play, _caster, _effect, target) =>
    play.emit({ type: 'conditionGained', rules: ['CLS-SPL-07'], figure: target.id, condition: 'stunned' }),
  heal: (play, _caster, { upTo }, target) =>
    restoreBody(play, target, upTo, ['CLS-SPL-07', 'CLS-HRO-05', 'CLS-HRO-06']),
  boon: (play, _caster, { boon }, target) =>
    play.emit({ type: 'conditionGained', rules: ['CLS-SPL-07'], figure: target.id, condition: boon }),
  genie: (play, caster, { dice }, target) =>
    play.world.points.makeAttack(play, {
      attacker: caster,
      target: target.id,
      weapon: null,
      thrown: false,
      dice,
      by: 'genie',
    }),
};

/** Applies the spell to its target. */
export function workSpell(play: Play, caster: FigureId, effect: SpellEffect, target: FigureId): void {
  const work = WORKINGS[effect.tag] as (
    play: Play,
    caster: FigureId,
    effect: SpellEffect,
    target: Figure,
  ) => void;
  work(play, caster, effect, figureOf(play.state, target));
}

/** The target rolls for its own kind of shield. */
export function rollSave(play: Play, target: Figure, dice: number, rules: readonly RuleId[]): number {
  const faces = play.combatDice(dice, seatOf(play.state, target), 'CLS-SPL-07', {
    who: target.id,
  });
  const shields = countFaces(faces, play.world.points.ownShield(target));
  play.emit({ type: 'saveRolled', rules, news: true, figure: target.id, faces, shields });
  return shields;
}

/** Never above what the figure started with (CLS-HRO-06). */
export function restoreBody(play: Play, target: Figure, upTo: number, rules: readonly RuleId[]): void {
  play.emit({
    type: 'bodyRestored',
    rules,
    figure: target.id,
    amount: Math.min(upTo, target.maxBody - target.body),
  });
}

/** The powers a quest gives a figure, and how often each can still be used. */
export function powersOf(world: World, state: State, id: FigureId): { power: Power; left: number }[] {
  const left = state.powers[id] ?? [];
  const spec = world.namedFoes.get(id);
  return spec?.powers.map((power, i) => ({ power, left: left[i] ?? 0 })) ?? [];
}

export function checkPower(
  world: World,
  state: State,
  seat: SeatId,
  command: CommandOf<'usePower'>,
): Refusal | null {
  const no =
    checkActor(state, seat, command.figure) ??
    world.points.checkAction(state, figureOf(state, command.figure), 'power');
  if (no !== null) return no;
  const foe = figureOf(state, command.figure);
  const found = foe.side === 'morcar' ? powersOf(world, state, foe.id)[command.power] : undefined;
  if (found === undefined || found.left < 1)
    return refuse('noSuchPower', 'CLS-TUR-14', { figure: command.figure });
  const { power } = found;
  if (power.tag !== 'cast') {
    if (command.target !== undefined) return refuse('targetMissing', 'CLS-TUR-14');
    const room =
      power.tag === 'vanish'
        ? isFree(world, state, power.to)
        : summonSquares(world, state, foe).length > 0 && inBox(state, power.kind) > 0;
    return room ? null : refuse('noRoom', 'CLS-TUR-14', { figure: command.figure });
  }
  const target = command.target === undefined ? undefined : findFigure(state, command.target);
  if (target === undefined || target.side !== 'heroes') return refuse('targetMissing', 'CLS-TUR-14');
  return checkTarget(world, state, foe, power.spell, target.id, false);
}

export function usePower(play: Play, command: CommandOf<'usePower'>): void {
  const { figure, power: index } = command;
  const target = command.target ?? null;
  chooseActor(play, figure);
  const { power } = powersOf(play.world, play.state, figure)[index]!;
  if (power.tag === 'vanish')
    play.emit({ type: 'foeVanished', rules: ['CLS-TUR-14', 'CLS-QBK-06'], figure, to: power.to });
  else if (power.tag === 'summon') summon(play, figure, power);
  else {
    play.emit({
      type: 'spellCast',
      rules: ['CLS-TUR-14', 'CLS-QBK-06'],
      figure,
      spell: power.spell,
      target,
      door: null,
    });
    workSpell(play, figure, spellCard(power.spell).effect, target!);
  }
}

function summon(play: Play, figure: FigureId, { kind, count }: Extract<Power, { tag: 'summon' }>): void {
  play.emit({ type: 'foeSummoned', rules: ['CLS-TUR-14', 'CLS-QBK-06'], news: true, figure, kind });
  const squares = summonSquares(play.world, play.state, figureOf(play.state, figure));
  for (const square of squares.slice(0, Math.min(count, inBox(play.state, kind))))
    standMonster(play, kind, square, null, null);
}

/** Free, revealed squares round the foe, nearest first. */
function summonSquares(world: World, state: State, foe: Figure) {
  return surroundings(world, state, foe.square).filter(
    (square) => hasSquare(state.revealed, square) && isFree(world, state, square),
  );
}
