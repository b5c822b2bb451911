/** Attacking, alone or together, and the defender's choices (NXT-ATK, NXT-GRP). */
import {
  checkActor,
  chooseActor,
  figureOf,
  findFigure,
  isHero,
  turnOf,
  forFigures,
} from '@oubliette/classic/extend';
import type { Attack, Figure, FigureId, World } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { checkNormal } from '../actions.ts';
import { ATTACK_APPLIERS, ATTACK_FOLLOWS, isHeldAttack } from '../attack/appliers.ts';
import { ANSWER_FRAMES, ANSWER_SHAPES, ANSWERS } from '../attack/answers.ts';
import type { AnswerCommand, StrikeQuestion } from '../attack/answers.ts';
import type { AttackFacts } from '../attack/facts.ts';
import { checkJoiners, heldOn, joining } from '../attack/joining.ts';
import { pay } from '../attack/paying.ts';
import { declareStrike, newStrike } from '../attack/strike.ts';
import { checkStriker, strikerOf, weaponOf } from '../attack/strikers.ts';
import { wieldedBy } from '../arms.ts';
import { plightsOf, sheetOf } from '../changes.ts';
import type { ArcanumId } from '../content/magic.ts';
import type { Chapter } from '../kit.ts';
import { announceArcanum, checkAttacks, checkCastArcanum } from '../magic/arcana.ts';
import type { NextPlay } from '../play.ts';
import { setupOf } from '../setup.ts';
import type { NextState, StrikeChoice, Striker } from '../state.ts';

type Aim = { readonly figure: FigureId; readonly target: FigureId } & StrikeChoice;

export type AttackCommand =
  | ({ readonly type: 'strike'; readonly group?: true } & Aim)
  | ({ readonly type: 'hold'; readonly spell?: ArcanumId } & Aim)
  | AnswerCommand;
export type { AttackFacts };

const AIM = {
  figure: 'text',
  target: 'text',
  with: 'text?',
  mana: 'number?',
  design: 'yes?',
  assured: 'yes?',
  bite: 'yes?',
  power: 'number?',
} as const;

/** Why the figure may not attack this target in this way now. */
function checkAim(world: World, state: NextState, seat: SeatId, aim: Aim): Refusal | null {
  const no = checkActor(state, seat, aim.figure);
  if (no !== null) return no;
  const attacker = figureOf(state, aim.figure);
  const target = findFigure(state, aim.target);
  if (target === undefined) return refuse('notOnBoard', 'NXT-ATK-12', { figure: aim.target });
  if (target.id === attacker.id) return refuse('notOneself', 'NXT-ATK-12');
  return (
    world.points.checkFoe(attacker, target) ??
    checkTurn(state, attacker, target) ??
    checkStriker(world, state, attacker, target, choiceOf(aim))
  );
}

/** The turn's attack (NXT-ACT-04), or one more from a brew or Orc's Bane. */
function checkTurn(state: NextState, attacker: Figure, target: Figure): Refusal | null {
  const no = checkNormal(state, attacker, 'attack');
  if (no === null || state.next.turn.over) return no;
  const { bonus } = turnOf(state, attacker);
  if (bonus === 'attack') return null;
  const again = bonus === 'orc' && target.kind === 'orc' && wieldedBy(state, attacker).id === 'orcsBane';
  return again ? null : no;
}

function choiceOf(aim: Aim): StrikeChoice {
  const { with: arm, mana, design, assured, bite, power } = aim;
  return {
    ...(arm === undefined ? {} : { with: arm }),
    ...(mana === undefined ? {} : { mana }),
    ...(design === undefined ? {} : { design }),
    ...(assured === undefined ? {} : { assured }),
    ...(bite === undefined ? {} : { bite }),
    ...(power === undefined ? {} : { power }),
  };
}

function strike(play: NextPlay, command: Aim & { readonly group?: true }): void {
  chooseActor(play, command.figure);
  const choice = choiceOf(command);
  const attacker = figureOf(play.state, command.figure);
  const target = figureOf(play.state, command.target);
  const friends = command.group === true ? joining(play.world, play.state, attacker, target) : [];
  const striker = strikerOf(play.state, attacker, target, choice);
  pay(play, attacker, choice);
  declareStrike(play, newStrike([striker, ...friends], target.id, 'act'));
}

type Hold = Extract<AttackCommand, { type: 'hold' }>;

function checkHold(world: World, state: NextState, seat: SeatId, command: Hold): Refusal | null {
  if (command.spell !== undefined) return checkHoldSpell(world, state, seat, command);
  return (
    checkAim(world, state, seat, command) ??
    (command.with === 'thrown' ? refuse('throwsAlone', 'NXT-GRP-01', { figure: command.figure }) : null)
  );
}

/** A spell has its own dice: only a deadly design may be added to it (NXT-GRP-04). */
function checkHoldSpell(world: World, state: NextState, seat: SeatId, command: Hold): Refusal | null {
  const { figure, target, spell, design } = command;
  const { design: _, ...arms } = choiceOf(command);
  if (Object.keys(arms).length > 0) return refuse('noSuchArm', 'NXT-ATK-04', { figure });
  return (
    checkCastArcanum(world, state, seat, {
      type: 'castArcanum',
      figure,
      target,
      spell: spell!,
      ...(design ? { design } : {}),
    }) ?? checkAttacks(spell!, 'NXT-GRP-01')
  );
}

/** The held-back spell is cast now and strikes with the others. */
function holdSpell(play: NextPlay, { figure, target, spell, design }: Hold): void {
  const choice = { spell: spell!, ...(design ? { design } : {}) };
  announceArcanum(play, figure, spell!, target);
  pay(play, figureOf(play.state, figure), choice);
  play.emit({ type: 'attackHeld', rules: ['NXT-GRP-01'], figure, target, choice });
}

function hold(play: NextPlay, command: Hold): void {
  if (command.spell !== undefined) {
    holdSpell(play, command);
    return;
  }
  chooseActor(play, command.figure);
  const choice = choiceOf(command);
  const attacker = figureOf(play.state, command.figure);
  pay(play, attacker, choice);
  play.emit({
    type: 'attackHeld',
    rules: ['NXT-GRP-01'],
    figure: attacker.id,
    target: command.target,
    choice,
  });
}

export const ATTACKING: Chapter<AttackCommand, AttackFacts, StrikeQuestion> = {
  shapes: {
    strike: { ...AIM, group: 'yes?' },
    hold: { ...AIM, spell: 'text?' },
    ...ANSWER_SHAPES,
  },
  handlers: {
    strike: {
      foreseen: true,
      check(world, state, seat, command) {
        const no = checkAim(world, state, seat, command);
        if (no !== null || command.group !== true) return no;
        return checkJoiners(world, state, figureOf(state, command.figure), figureOf(state, command.target));
      },
      perform: strike,
    },
    hold: {
      check: checkHold,
      perform: hold,
    },
    ...ANSWERS,
  },
  appliers: ATTACK_APPLIERS,
  follows: ATTACK_FOLLOWS,
  offers: forFigures(offers),
  frames: ANSWER_FRAMES,
};

function offers(world: World, state: NextState, figure: Figure): BaseCommand[] {
  const targets = state.figures.filter(
    (target) =>
      target.id !== figure.id &&
      world.points.checkFoe(figure, target) === null &&
      checkTurn(state, figure, target) === null,
  );
  if (targets.length === 0) return [];
  const choices = choicesOf(world, state, figure);
  return targets.flatMap(({ id: target }) => {
    const aims = choices.map((choice) => ({ figure: figure.id, target, ...choice }));
    const held = state.figures.some((friend) => heldOn(state, friend, target) !== undefined);
    return [
      ...aims.map((aim) => ({ type: 'strike', ...aim })),
      ...(held ? aims.map((aim) => ({ type: 'strike', ...aim, group: true })) : []),
      ...aims.map((aim) => ({ type: 'hold', ...aim })),
    ];
  });
}

/** Every way of attacking this figure may have. */
function choicesOf(world: World, state: NextState, figure: Figure): StrikeChoice[] {
  if (!isHero(figure.id)) return monstersChoices(world, figure);
  const held = wieldedBy(state, figure);
  const plain: StrikeChoice[] = [{}];
  if (held.reach === 'range') plain.push({ with: 'dagger' });
  if (weaponOf(held)?.thrown === true) plain.push({ with: 'thrown' });
  if (figure.id !== 'wizard') return plain;
  const { mana } = sheetOf(state, figure.id);
  for (let dice = 1; dice <= mana; dice += 1) plain.push({ with: 'magic', mana: dice });
  return plain.flatMap((choice) => [choice, { ...choice, design: true }]);
}

function monstersChoices(world: World, { kind }: Figure): StrikeChoice[] {
  const plain: StrikeChoice[] = [{}];
  if (kind === 'zombie') plain.push({ bite: true });
  if (kind === 'chaosWarrior') plain.push({ power: 1 }, { power: 2 });
  return setupOf(world).options.assuredAttacks
    ? plain.flatMap((choice) => [choice, { ...choice, assured: true }])
    : plain;
}

/** An attack declared by classic: a genie's, a wandering monster's. */
export function startAttack(play: NextPlay, { attacker, target, dice, by }: Attack): void {
  const figure = figureOf(play.state, attacker);
  const striker: Striker =
    by === 'genie'
      ? {
          figure: attacker,
          arm: 'magic',
          dice: Array.from({ length: dice }, () => 'combat' as const),
          extra: 0,
          bite: false,
          ranged: true,
          spell: true,
        }
      : strikerOf(play.state, figure, figureOf(play.state, target));
  declareStrike(play, newStrike([striker], target, by === 'genie' ? 'spell' : by));
}

/** Attacks held back by heroes are lost when Morcar's turn begins (NXT-GRP-01). */
export function dropHeldAttacks(play: NextPlay): void {
  for (const { id } of play.state.figures) {
    if (plightsOf(play.state, id).some(isHeldAttack))
      play.emit({ type: 'heldLost', rules: ['NXT-GRP-01'], figure: id });
  }
}
