/** Arcana: the spells beyond the classic twelve, and their effects (NXT-ELF-02, NXT-ENC-01). */
import {
  checkActor,
  countFaces,
  figureOf,
  findFigure,
  harm,
  isHero,
  restoreBody,
  seatOf,
  sharesPlace,
} from '@oubliette/classic/extend';
import type { Figure, FigureId, HeroKind, World } from '@oubliette/classic/extend';
import { D6, refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { checkReach } from '../arms.ts';
import { checkJoiners, heldOn, joining } from '../attack/joining.ts';
import { pay } from '../attack/paying.ts';
import { spellStriker, strikeBy } from '../attack/spellStriker.ts';
import { declareStrike, newStrike } from '../attack/strike.ts';
import { checkDesign } from '../attack/strikers.ts';
import { sheetOf, withSheet } from '../changes.ts';
import type { Marked } from '../changes.ts';
import type { AttackDie } from '../content/dice.ts';
import { arcanaFor, arcanumCard, isArcanum } from '../content/magic.ts';
import type { Arcanum, ArcanumEffect, ArcanumId } from '../content/magic.ts';
import { checkMist } from '../mist.ts';
import type { NextPlay } from '../play.ts';
import { effectsOn } from '../sheetEffects.ts';
import type { NextState, Sheet } from '../state.ts';
import { revealSecrets } from './revealing.ts';
import { castingRules, checkPoints, withCast, withPaid } from './spells.ts';

export interface CastArcanum {
  readonly type: 'castArcanum';
  readonly figure: FigureId;
  readonly spell: ArcanumId;
  readonly target?: FigureId;
  /** With the figures that hold back an attack on the target (NXT-GRP-04). */
  readonly group?: true;
  /** An unstoppable die for a point of Mind (NXT-ENC-09). */
  readonly design?: true;
}

/** How an attack spell is cast: alone or together, with a deadly design or without. */
type Casting = Pick<CastArcanum, 'group' | 'design'>;

/** Known to the Wizard by level, to the Elf by speciality, to nobody else. */
export function arcanaOf(state: Marked, hero: HeroKind): ArcanumId[] {
  return arcanaKnown(hero, sheetOf(state, hero));
}

export function arcanaKnown(
  hero: HeroKind,
  sheet: Pick<Sheet, 'level' | 'gifts' | 'speciality'>,
): ArcanumId[] {
  const taught = effectsOn(sheet, 'arcana').map(({ upTo }) => upTo);
  return arcanaFor(hero, sheet.level, hero === 'wizard' ? Infinity : Math.max(0, ...taught));
}

export function checkCastArcanum(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, spell, target, group, design }: CastArcanum,
): Refusal | null {
  const no = checkActor(state, seat, figure) ?? checkMagicHere(world);
  if (no !== null) return no;
  if (figure !== 'elf' && figure !== 'wizard') return refuse('castsNoSpells', 'NXT-ACT-05', { figure });
  const known = isArcanum(spell) && arcanaOf(state, figure).includes(spell);
  if (!known) return refuse('spellNotHeld', 'NXT-ELF-02', { spell });
  if (figure === 'wizard' && sheetOf(state, figure).cast.includes(spell))
    return refuse('spellNotHeld', 'CLS-SPL-14', { spell });
  const caster = figureOf(state, figure);
  return (
    checkPoints(state, figure, spell) ??
    world.points.checkAction(state, caster, 'cast') ??
    checkArcanumAim(world, state, caster, spell, target) ??
    checkCasting(world, state, caster, spell, target, {
      ...(group ? { group } : {}),
      ...(design ? { design } : {}),
    })
  );
}

/** A deadly design and the help of others are only for attacks (NXT-ENC-09, NXT-GRP-01). */
export function checkCasting(
  world: World,
  state: NextState,
  caster: Figure,
  spell: ArcanumId,
  target: FigureId | undefined,
  { group, design }: Casting,
): Refusal | null {
  if (design === true) {
    const no = checkAttacks(spell, 'NXT-ENC-09') ?? checkDesign(state, caster);
    if (no !== null) return no;
  }
  if (group !== true) return null;
  return checkAttacks(spell, 'NXT-GRP-01') ?? checkJoiners(world, state, caster, figureOf(state, target!));
}

export function checkAttacks(spell: ArcanumId, rule: RuleId): Refusal | null {
  return strikeBy(spell) === null ? refuse('notAnAttack', rule, { spell }) : null;
}

/** Some quests forbid magic altogether. */
export function checkMagicHere({ setup, quest }: World): Refusal | null {
  if (setup.training) return refuse('notInTraining', 'CLS-TRN-04');
  return quest.rules.noSpells === true ? refuse('noSpellsHere', 'CLS-QBK-11') : null;
}

export function checkArcanumAim(
  world: World,
  state: NextState,
  caster: Figure,
  spell: ArcanumId,
  targetId: FigureId | undefined,
): Refusal | null {
  const { on, effect } = arcanumCard(spell);
  if (on === 'place') return targetId === undefined ? null : refuse('targetMissing', 'CLS-SPL-08');
  const target = targetId === undefined ? undefined : findFigure(state, targetId);
  if (target === undefined) return refuse('targetMissing', 'CLS-SPL-08');
  if (on === 'hero') {
    if (!isHero(target.id)) return refuse('onlyHeroes', 'CLS-SPL-07', { spell });
    const seen =
      caster.id === target.id || world.points.canTarget(world, state, caster.square, target.square);
    return seen
      ? checkMist(world, state, caster, target.id)
      : refuse('targetUnseen', 'CLS-SPL-10', { figure: target.id });
  }
  if (target.id === caster.id) return refuse('notOneself', 'CLS-CBT-02');
  if (target.side === 'nobody') return refuse('captive', 'CLS-QBK-11', { figure: target.id });
  return checkReach(world, state, caster, target, {
    reach: effect.tag === 'strike' ? effect.reach : 'range',
  });
}

export function castArcanum(play: NextPlay, command: CastArcanum): void {
  const { figure, spell, target } = command;
  announceArcanum(play, figure, spell, target);
  workArcanum(play, figure, spell, target, castingRules(figure), command);
}

export function announceArcanum(
  play: NextPlay,
  figure: FigureId,
  spell: ArcanumId,
  target: FigureId | undefined,
): void {
  const rules = [...castingRules(figure), 'NXT-ACT-04'];
  play.emit({ type: 'arcanumCast', rules, figure, spell, target: target ?? null });
}

/** After a caster who knows it has cast it: paid for, or used up (NXT-ELF-02, CLS-SPL-14). */
export function afterArcanum(state: NextState, figure: FigureId, spell: ArcanumId): NextState {
  if (!isHero(figure)) return state;
  const acted = withCast(state, figure);
  return figure === 'elf'
    ? withPaid(acted, spell)
    : withSheet(acted, figure, (sheet) => ({ ...sheet, cast: [...sheet.cast, spell] }));
}

interface Working<E extends ArcanumEffect> {
  readonly play: NextPlay;
  readonly caster: Figure;
  readonly effect: E;
  readonly target: Figure | undefined;
  readonly rules: readonly RuleId[];
  readonly casting: Casting;
}

/** One handler per effect; the compiler requires all of them. */
const WORKINGS: {
  readonly [T in ArcanumEffect['tag']]: (working: Working<Extract<ArcanumEffect, { tag: T }>>) => void;
} = {
  strike: ({ play, caster, effect, target, casting: { group, design } }) => {
    const friends = group === true ? joining(play.world, play.state, caster, target!) : [];
    const striker = spellStriker(caster, effect, design === true);
    pay(play, caster, design === true ? { design } : {});
    declareStrike(play, newStrike([striker, ...friends], target!.id, 'spell'));
  },
  enchant: ({ play, effect, target, rules }) => {
    const dice = Array.from({ length: effect.dice }, (): AttackDie => effect.die);
    play.emit({ type: 'weaponEnchanted', rules, figure: target!.id, dice });
  },
  heal: ({ play, effect, target, rules }) => restoreBody(play, target!, effect.upTo, rules),
  boonAll: ({ play, caster, effect, rules }) => {
    for (const { id } of companions(play, caster).filter((figure) => isHero(figure.id)))
      play.emit({ type: 'conditionGained', rules, figure: id, condition: effect.boon });
  },
  reveal: ({ play, caster, rules }) => {
    if (isHero(caster.id)) revealSecrets(play, caster.id, rules);
  },
  dazzle: ({ play, caster, effect, rules }) => {
    for (const { id } of companions(play, caster).filter(({ side }) => side === 'morcar'))
      dazzle(play, id, effect.upTo, rules);
  },
  blast: ({ play, caster, effect, rules }) => {
    for (const { id } of companions(play, caster).filter((figure) => figure.id !== caster.id))
      blast(play, caster, id, effect.dice, rules);
  },
};

/** Everyone in the caster's room or passage except captives; the caster included. */
function companions({ world, state }: NextPlay, { square }: Figure): Figure[] {
  return state.figures.filter(
    (figure) => figure.side !== 'nobody' && sharesPlace(world, state, square, figure.square),
  );
}

export function workArcanum(
  play: NextPlay,
  caster: FigureId,
  spell: ArcanumId,
  target: FigureId | undefined,
  rules: readonly RuleId[],
  casting: Casting,
): void {
  const { effect }: Arcanum = arcanumCard(spell);
  const work = WORKINGS[effect.tag] as (working: Working<ArcanumEffect>) => void;
  work({
    play,
    caster: figureOf(play.state, caster),
    effect,
    target: target === undefined ? undefined : figureOf(play.state, target),
    rules,
    casting,
  });
}

/** A monster that fails against the noise loses its next turn. */
function dazzle(play: NextPlay, id: FigureId, upTo: number, rules: readonly RuleId[]): void {
  const die = play.roll(D6, play.state.morcar, rules[0]!, { who: id });
  const dazzled = die <= upTo;
  play.emit({ type: 'thunderRolled', rules, news: true, figure: id, die, dazzled });
  if (dazzled) play.emit({ type: 'conditionGained', rules, figure: id, condition: 'stunned' });
}

/** Unstoppable dice, rolled by the caster. */
function blast(
  play: NextPlay,
  caster: Figure,
  victim: FigureId,
  dice: number,
  rules: readonly RuleId[],
): void {
  const faces = play.combatDice(dice, seatOf(play.state, caster), 'NXT-DIC-02', {
    who: caster.id,
    whom: victim,
  });
  const skulls = countFaces(faces, 'skull');
  play.emit({
    type: 'trapRolled',
    rules: [...rules, 'NXT-DIC-02'],
    news: true,
    figure: victim,
    faces,
    skulls,
  });
  harm(play, victim, skulls, [...rules, 'NXT-DIC-02'], caster.id);
}

export function arcanumOffers(state: NextState, { id }: Figure): BaseCommand[] {
  if (id !== 'elf' && id !== 'wizard') return [];
  return arcanaOf(state, id).flatMap((spell) =>
    arcanumAims(state, spell).flatMap((aim): BaseCommand[] => {
      const cast = { type: 'castArcanum', figure: id, spell, ...aim };
      const holds =
        strikeBy(spell) === null ? [] : designs(id).map((more) => ({ ...cast, ...more, type: 'hold' }));
      return [...castings(state, id, spell, aim.target).map((more) => ({ ...cast, ...more })), ...holds];
    }),
  );
}

/** The ways to cast a spell at a target: most have one. */
export function castings(
  state: NextState,
  caster: FigureId,
  spell: ArcanumId,
  target: FigureId | undefined,
): Casting[] {
  if (target === undefined || strikeBy(spell) === null) return [{}];
  const held = state.figures.some((friend) => heldOn(state, friend, target) !== undefined);
  const alone = designs(caster);
  return held ? [...alone, ...alone.map((more): Casting => ({ ...more, group: true }))] : alone;
}

function designs(caster: FigureId): Casting[] {
  return caster === 'wizard' ? [{}, { design: true }] : [{}];
}

export function arcanumAims(state: NextState, spell: ArcanumId): { target?: FigureId }[] {
  return arcanumCard(spell).on === 'place' ? [{}] : state.figures.map(({ id: target }) => ({ target }));
}
