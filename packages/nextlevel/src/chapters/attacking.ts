/** Attacking, alone or together, and what the defender chooses (NXT-ATK, NXT-GRP). */
import type { Attack, Figure, FigureId } from '@oubliette/classic';
import {
  changeMind,
  checkActor,
  chooseActor,
  figureOf,
  findFigure,
  has,
  isHero,
  turnOf,
} from '@oubliette/classic/extend';
import type { World } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { checkNormal } from '../actions.ts';
import { ATTACK_APPLIERS, ATTACK_FOLLOWS, isHeldAttack } from '../attack/appliers.ts';
import { ANSWER_SHAPES, ANSWERS, answersTo } from '../attack/answers.ts';
import type { AnswerCommand } from '../attack/answers.ts';
import type { AttackFacts } from '../attack/facts.ts';
import { declareStrike, newStrike } from '../attack/strike.ts';
import { checkJoining, checkStriker, strikerOf, weaponOf } from '../attack/strikers.ts';
import { wieldedBy } from '../arms.ts';
import { plightsOf, sheetOf } from '../changes.ts';
import { isGear } from '../content/armoury.ts';
import type { Chapter } from '../kit.ts';
import type { NextPlay } from '../play.ts';
import { setupOf } from '../setup.ts';
import type { NextState, StrikeChoice, Striker } from '../state.ts';

type Aim = { readonly figure: FigureId; readonly target: FigureId } & StrikeChoice;

export type AttackCommand =
  | ({ readonly type: 'strike'; readonly group?: true } & Aim)
  | ({ readonly type: 'hold' } & Aim)
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
  return (
    checkFoe(attacker, target) ??
    checkTurn(state, attacker, target) ??
    checkStriker(world, state, attacker, target, choiceOf(aim))
  );
}

/** Heroes may attack anyone, monsters only the heroes' side (NXT-ATK-10, CLS-MON-04). */
function checkFoe(attacker: Figure, target: Figure): Refusal | null {
  if (target.id === attacker.id) return refuse('notOneself', 'NXT-ATK-12');
  if (target.side === 'nobody') return refuse('captive', 'CLS-QBK-11', { figure: target.id });
  return attacker.side === 'morcar' && target.side === 'morcar'
    ? refuse('notAFoe', 'CLS-MON-04', { figure: target.id })
    : null;
}

/** The attack of the turn (NXT-ACT-04), or one more where a brew or Orc's Bane gives it. */
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

/** Those who hold back an attack on this target and can still make it from where they stand (NXT-GRP-01). */
function joining(world: World, state: NextState, attacker: Figure, target: Figure): Striker[] {
  return state.figures.flatMap((figure) => {
    if (figure.id === attacker.id || has(figure, 'asleep')) return [];
    const choice = heldOn(state, figure, target.id);
    return choice !== undefined && checkJoining(world, state, figure, target, choice) === null
      ? [strikerOf(state, figure, target, choice)]
      : [];
  });
}

function heldOn(state: NextState, { id }: Figure, target: FigureId): StrikeChoice | undefined {
  for (const plight of plightsOf(state, id))
    if (isHeldAttack(plight) && plight.target === target) return plight.choice;
  return undefined;
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

function hold(play: NextPlay, command: Aim): void {
  chooseActor(play, command.figure);
  const { power, ...choice } = choiceOf(command);
  const attacker = figureOf(play.state, command.figure);
  pay(play, attacker, power === undefined ? choice : { ...choice, power });
  play.emit({
    type: 'attackHeld',
    rules: ['NXT-GRP-01'],
    figure: attacker.id,
    target: command.target,
    choice,
  });
}

/** What an attack uses up besides the action, as soon as it is decided. */
function pay(play: NextPlay, attacker: Figure, choice: StrikeChoice): void {
  if (choice.power !== undefined)
    play.emit({
      type: 'stanceTaken',
      rules: ['NXT-CHW-04', 'NXT-CHW-05'],
      figure: attacker.id,
      defence: -choice.power,
    });
  if (!isHero(attacker.id)) return;
  const { id } = wieldedBy(play.state, attacker);
  const thrown = choice.with === 'thrown' && id !== null && isGear(id) ? id : null;
  const mind = choice.design === true ? 1 : 0;
  const { mana = 0 } = choice;
  if (mana + mind === 0 && thrown === null) return;
  const rules: RuleId[] = [];
  if (mana > 0) rules.push('NXT-ENC-03');
  if (mind > 0) rules.push('NXT-ENC-06', 'NXT-ENC-09');
  if (thrown !== null) rules.push('CLS-RNG-01');
  play.emit({ type: 'strikePaid', rules, figure: attacker.id, mana, mind, thrown });
  changeMind(play, attacker.id, -mind, ['NXT-ENC-09']);
}

export const ATTACKING: Chapter<AttackCommand, AttackFacts> = {
  shapes: {
    strike: { ...AIM, group: 'yes?' },
    hold: AIM,
    ...ANSWER_SHAPES,
  },
  handlers: {
    strike: {
      check(world, state, seat, command) {
        const no = checkAim(world, state, seat, command);
        if (no !== null || command.group !== true) return no;
        const attacker = figureOf(state, command.figure);
        return joining(world, state, attacker, figureOf(state, command.target)).length > 0
          ? null
          : refuse('nobodyJoins', 'NXT-GRP-01', { target: command.target });
      },
      perform: strike,
    },
    hold: {
      check: (world, state, seat, command) =>
        checkAim(world, state, seat, command) ??
        (command.with === 'thrown' ? refuse('throwsAlone', 'NXT-GRP-01', { figure: command.figure }) : null),
      perform: hold,
    },
    ...ANSWERS,
  },
  appliers: ATTACK_APPLIERS,
  follows: ATTACK_FOLLOWS,
  offers,
  answers: (_world, _state, asked) => answersTo(asked),
};

function offers(world: World, state: NextState, figure: Figure): BaseCommand[] {
  const targets = state.figures.filter((target) => checkFoe(figure, target) === null);
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

/** Every way of attacking that this figure may have. */
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

/** An attack that classic declares: a genie's, a wandering monster's. */
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
        }
      : strikerOf(play.state, figure, figureOf(play.state, target));
  declareStrike(play, newStrike([striker], target, by === 'genie' ? 'spell' : by));
}

/** What heroes held back is lost when Morcar's turn begins (NXT-GRP-01). */
export function dropHeldAttacks(play: NextPlay): void {
  for (const { id } of play.state.figures) {
    if (plightsOf(play.state, id).some(isHeldAttack))
      play.emit({ type: 'heldLost', rules: ['NXT-GRP-01'], figure: id });
  }
}
