/** A spell under way: its tests, and its target. */
import { sameExit } from '@oubliette/dungeon';
import type { Exit } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal } from '@oubliette/kernel';
import { test } from '../combat/tests.ts';
import { settleZones } from '../combat/zones.ts';
import { spellNamed } from '../content/spells.ts';
import type { Spell } from '../content/spells.ts';
import { figureOf, findFigure, levelOf, seatOf, stat } from '../figures.ts';
import { burstSquares, figuresOn } from '../gear/gas.ts';
import { addDoor } from '../generate/doors.ts';
import { isUnexplored, spyOut } from '../generate/lay.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import { raise } from './raise.ts';
import { stillSection } from './still.ts';
import { strike } from './strike.ts';
import { centreRefusal, centresFor, exitsFor, figuresFor, sectionsFor } from './targets.ts';
import type { CastingFrame, MagicCommand, MagicCommandOf } from './types.ts';

type Now = Omit<CastingFrame, 'answer'>;

export const casting: FrameKind<CastingFrame> = {
  asks(world, state, frame) {
    const caster = findFigure(state, frame.figure);
    if (frame.stage !== 'aim' || frame.target !== null || caster === undefined) return null;
    const spell = spellNamed(frame.spell);
    if (!hasChoice(world, state, frame, caster, spell)) return null;
    return { seat: seatOf(state, frame.figure), prompt: 'aimSpell', rules: [spell.rule] };
  },
  answers(world, state, frame) {
    const spell = spellNamed(frame.spell);
    return aims(world, state, frame, figureOf(state, frame.figure), spell);
  },
  runs(play, { answer, ...now }) {
    const spell = spellNamed(now.spell);
    if (findFigure(play.state, now.figure) === undefined) return play.finish([spell.rule]);
    switch (now.stage) {
      case 'test':
        if (now.tests > 0) return takeTest(play, now, spell);
        return play.goOn({ ...now, stage: spell.aim === 'companions' ? 'count' : 'aim' }, spell.rule);
      case 'tested':
        return afterTest(play, now, spell, answer === true);
      case 'count':
        return countCompanions(play, now);
      case 'aim':
        return goesByItself(play, now, spell);
    }
  },
};

/** The caster's die against Intelligence (ADV-MAG-14); fate may turn it (ADV-MAG-15). */
function takeTest(play: Play, now: Now, spell: Spell): void {
  const { figure } = now;
  const intelligence = stat(play.state, figureOf(play.state, figure), 'intelligence');
  const face = play.figureRolls(figure, 'ADV-MAG-14');
  const passed = face <= intelligence;
  play.goOn({ ...now, stage: 'tested', tests: now.tests - 1 }, 'ADV-MAG-14');
  const strains = now.all ? ['ADV-CRE-16'] : [];
  play.reveal('intelligenceTested', { figure, spell: spell.id, face, intelligence, passed }, [
    'ADV-MAG-14',
    ...strains,
  ]);
  test(play, { figure, kind: 'intelligence', face, passed, rules: ['ADV-MAG-15'] });
}

function afterTest(play: Play, now: Now, spell: Spell, passed: boolean): void {
  if (!passed && now.all) return fail(play, now, 'ADV-CRE-17');
  play.goOn({ ...now, stage: 'test', passed: now.passed && passed }, spell.rule);
}

function fail(play: Play, { figure, spell }: Now, rule: string): void {
  play.tell('spellFailed', { figure, spell }, [rule]);
  play.finish([rule]);
}

/** Half a die of companions, rounded up, in addition to the wizard (ADV-SPELL-08). */
function countCompanions(play: Play, now: Now): void {
  const { figure } = now;
  const face = play.figureRolls(figure, 'ADV-SPELL-08');
  const number = Math.ceil(face / 2);
  play.goOn({ ...now, stage: 'aim', most: number }, 'ADV-SPELL-08');
  play.reveal('windRolled', { figure, face, number }, ['ADV-SPELL-08']);
}

function companionsLeft(world: World, state: State, now: Now, caster: Figure, spell: Spell): FigureId[] {
  if (now.chosen.length >= now.most) return [];
  return figuresFor(world, state, caster, spell).filter((id) => !now.chosen.includes(id));
}

function hasChoice(world: World, state: State, now: Now, caster: Figure, spell: Spell): boolean {
  // A spell that needs sight had a target when it was cast, and no figure has moved since.
  if (spell.aim === 'template') return true;
  return aims(world, state, now, caster, spell).some(({ type }) => type !== 'aimDone');
}

function aims(
  world: World,
  state: State,
  now: Now,
  caster: Figure,
  spell: Spell,
): (BaseCommand & MagicCommand)[] {
  switch (spell.aim) {
    case 'self':
      return [];
    case 'template':
      return centresFor(world, state, caster, spell).map((at) => ({ type: 'aimAtSquare', at }));
    case 'exit':
    case 'wall':
      return exitsFor(world, state, caster, spell).map(({ squares, direction }) => ({
        type: 'aimAtWall',
        at: squares[0]!,
        side: direction,
      }));
    case 'section':
      return sectionsFor(world, state, caster).map((area) => ({ type: 'aimAtSection', area }));
    case 'companions':
      return [
        ...companionsLeft(world, state, now, caster, spell).map(
          (target) => ({ type: 'aimAtFigure', target }) as const,
        ),
        { type: 'aimDone' },
      ];
    default:
      return figuresFor(world, state, caster, spell).map((target) => ({ type: 'aimAtFigure', target }));
  }
}

/** No choice is left. */
function goesByItself(play: Play, now: Now, spell: Spell): void {
  if (now.target !== null) return getAt(play, now, spell, now.target);
  if (spell.aim === 'self' || spell.aim === 'companions') {
    play.finish([spell.rule]);
    return strike(play, { spell: spell.id, by: now.figure, targets: [now.figure, ...now.chosen] });
  }
  fail(play, now, spell.rule);
}

function getAt(play: Play, { figure, passed }: Now, spell: Spell, target: FigureId): void {
  play.tell('spellAimed', { figure, spell: spell.id, target }, [spell.rule]);
  play.finish([spell.rule]);
  if (spell.aim === 'dead') return raise(play, target, passed);
  strike(play, { spell: spell.id, by: figure, targets: [target], passed });
}

function topOf(state: State): { frame: Now; caster: Figure; spell: Spell } {
  const { answer: _answer, ...frame } = state.stack.at(-1) as CastingFrame;
  return { frame, caster: figureOf(state, frame.figure), spell: spellNamed(frame.spell) };
}

export const aimAtFigure: Handler<MagicCommandOf<'aimAtFigure'>> = {
  when: { answers: 'casting' },
  check(world, state, _seat, { target }) {
    const { frame, caster, spell } = topOf(state);
    const fits = aims(world, state, frame, caster, spell).some(
      (aim) => aim.type === 'aimAtFigure' && aim.target === target,
    );
    return fits ? null : refuse('notATarget', spell.rule, { figure: target });
  },
  perform(play, { target }) {
    const { frame, spell } = topOf(play.state);
    if (spell.aim === 'companions')
      return play.goOn({ ...frame, chosen: [...frame.chosen, target] }, spell.rule);
    getAt(play, frame, spell, target);
  },
};

export const aimDone: Handler<MagicCommandOf<'aimDone'>> = {
  when: { answers: 'casting' },
  check: (_world, state) => {
    const { spell } = topOf(state);
    return spell.aim === 'companions' ? null : refuse('notATarget', spell.rule);
  },
  perform(play) {
    const { frame, spell } = topOf(play.state);
    play.goOn({ ...frame, most: frame.chosen.length }, spell.rule);
  },
};

export const aimAtSquare: Handler<MagicCommandOf<'aimAtSquare'>> = {
  when: { answers: 'casting' },
  check(world, state, _seat, { at }): Refusal | null {
    const { caster, spell } = topOf(state);
    return spell.aim === 'template'
      ? centreRefusal(world, state, caster, spell, at)
      : refuse('noAimThere', spell.rule);
  },
  /** All figures under the template are hit, friend or enemy (ADV-MAG-16). */
  perform(play, { at }) {
    const { frame, spell } = topOf(play.state);
    const squares = burstSquares(play.world, play.state, at);
    const facts = { figure: frame.figure, spell: spell.id, square: at, squares };
    play.tell('templatePlaced', facts, [spell.rule, 'ADV-MAG-16']);
    play.finish([spell.rule]);
    const targets = figuresOn(play.world, play.state, squares).map(({ id }) => id);
    strike(play, { spell: spell.id, by: frame.figure, targets, passed: frame.passed });
  },
};

export const aimAtWall: Handler<MagicCommandOf<'aimAtWall'>> = {
  when: { answers: 'casting' },
  check(world, state, _seat, { at, side }) {
    const { caster, spell } = topOf(state);
    return exitAimed(world, state, caster, spell, at, side) === undefined
      ? refuse('noAimThere', spell.rule)
      : null;
  },
  perform(play, { at, side }) {
    const { frame, caster, spell } = topOf(play.state);
    const exit = exitAimed(play.world, play.state, caster, spell, at, side)!;
    play.finish([spell.rule]);
    if (spell.aim === 'wall') return turnKey(play, frame.figure, exit);
    play.tell('windowOpened', { figure: frame.figure, exit }, ['ADV-SPELL-02']);
    spyOut(play, exit);
  },
};

function exitAimed(
  world: World,
  state: State,
  caster: Figure,
  spell: Spell,
  at: number,
  side: number,
): Exit | undefined {
  if (spell.aim !== 'exit' && spell.aim !== 'wall') return undefined;
  return exitsFor(world, state, caster, spell).find(
    ({ squares, direction }) => squares[0] === at && direction === side,
  );
}

/** A new door; unexplored ground behind it may turn out to be rock (ADV-SPELL-05). */
function turnKey(play: Play, figure: FigureId, exit: Exit): void {
  addDoor(play, exit, ['ADV-SPELL-05', 'ADV-DOOR-01']);
  const { layout } = levelOf(play.state);
  const unsure = layout.exits.some((other) => sameExit(other, exit)) && isUnexplored(play.state, exit);
  play.tell('keyTurned', { figure, exit, unsure }, ['ADV-SPELL-05']);
  if (play.state.turn.mode === 'combat') settleZones(play);
}

export const aimAtSection: Handler<MagicCommandOf<'aimAtSection'>> = {
  when: { answers: 'casting' },
  check(world, state, _seat, { area }) {
    const { caster, spell } = topOf(state);
    return spell.aim === 'section' && sectionsFor(world, state, caster).includes(area)
      ? null
      : refuse('noAimThere', spell.rule);
  },
  perform(play, { area }) {
    const { frame, spell } = topOf(play.state);
    play.finish([spell.rule]);
    stillSection(play, frame.figure, area);
  },
};
