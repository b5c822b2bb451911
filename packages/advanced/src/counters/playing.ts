/** The master is asked, if watching, and plays a counter or holds (ADV-TOK-03). */
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId } from '@oubliette/kernel';
import { areaAt } from '../board.ts';
import { meet } from '../encounter/meet.ts';
import { rollMatrix } from '../encounter/roll.ts';
import { figureOf, findFigure, isUp, levelOf, partyOf } from '../figures.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { Figure, State } from '../state.ts';
import type { CounterCommandOf, CounterFrame, CounterKind, CounterMoment } from './types.ts';

/** Which counters fit which moment, and by which rule. */
const BELONGS: Readonly<
  Record<CounterKind, { readonly moments: readonly CounterMoment[]; readonly rule: RuleId }>
> = {
  wandering: { moments: ['exploration'], rule: 'ADV-TOK-07' },
  ambush: { moments: ['combatStart'], rule: 'ADV-TOK-12' },
  fate: { moments: ['combat'], rule: 'ADV-TOK-17' },
  escape: { moments: ['combat', 'combatStart'], rule: 'ADV-TOK-18' },
  character: { moments: ['placing'], rule: 'ADV-TOK-20' },
  trap: { moments: ['step', 'chest'], rule: 'ADV-TOK-22' },
};

export const counterFrame: FrameKind<CounterFrame> = {
  asks(_world, state, { moment, over }) {
    // Without a master the solo tables bring such events.
    if (over || state.master.seat === null || !state.master.watch.includes(moment)) return null;
    return { seat: MASTER, prompt: 'playCounter', rules: ['ADV-TOK-04'] };
  },
  runs: (play, { played }) => play.finish(['ADV-TOK-03'], played),
  answers(_world, state, frame) {
    const kinds = [...new Set(state.master.hand)].filter((kind) => kind !== 'escape');
    return [
      ...kinds.map((counter): CounterCommandOf<'playCounter'> => ({ type: 'playCounter', counter })),
      ...characters(state).map(({ id }): CounterCommandOf<'playEscape'> => ({
        type: 'playEscape',
        figure: id,
      })),
      ...(frame.moment === 'placing' ? state.master.characters : []).map(
        (character): CounterCommandOf<'bringCharacter'> => ({ type: 'bringCharacter', character }),
      ),
      { type: 'holdCounters' },
    ];
  },
};

/** Living monster characters in the fight (ADV-TOK-19). */
function characters(state: State): Figure[] {
  return state.figures.filter((figure) => figure.character !== null && isUp(figure));
}

function frameOf(state: State): CounterFrame {
  return state.stack.at(-1) as CounterFrame;
}

function held(state: State, counter: CounterKind): Refusal | null {
  const { moments, rule } = BELONGS[counter];
  if (!state.master.hand.includes(counter)) return refuse('noSuchCounter', 'ADV-TOK-05');
  return moments.includes(frameOf(state).moment) ? null : refuse('wrongMoment', rule);
}

/** The character a counter brings: the first that escaped, or the next one due (ADV-TOK-20, ADV-TOK-21). */
function nextCharacter({ master }: State): string | undefined {
  return master.escaped[0] ?? master.characters[0];
}

export const playCounter: Handler<CounterCommandOf<'playCounter'>> = {
  when: { answers: 'counter' },
  check(_world, state, _seat, { counter }) {
    const refusal = held(state, counter);
    if (refusal !== null) return refusal;
    if (counter === 'ambush' && state.fight?.ambushed === true) return refuse('oneAmbush', 'ADV-TOK-16');
    if (counter === 'character' && nextCharacter(state) === undefined)
      return refuse('nobodyDue', 'ADV-TOK-21');
    if (counter === 'fate' && !isAboutMonster(state)) return refuse('nothingToTurn', 'ADV-TOK-17');
    return null;
  },
  perform(play, { counter }) {
    const { moment } = frameOf(play.state);
    play.reveal('counterPlayed', { counter, moment }, [BELONGS[counter].rule, 'ADV-TOK-04']);
    PLAYED[counter](play);
  },
};

/** A fate counter is spent at once, on what just happened to a monster (ADV-TOK-17). */
function isAboutMonster(state: State): boolean {
  const { about } = frameOf(state);
  const figure = findFigure(state, about?.figure ?? '');
  return figure?.side === 'monsters' && (about?.about === 'wounds' || about?.about === 'roll');
}

const PLAYED: Readonly<Record<CounterCommandOf<'playCounter'>['counter'], (play: Play) => void>> = {
  wandering: (play) => bring(play, 'wandering', 'ADV-TOK-08'),
  ambush: (play) => bring(play, 'ambush', 'ADV-TOK-12'),
  fate: (play) => done(play, 'fate'),
  trap: (play) => done(play, 'trap'),
  character(play) {
    const character = nextCharacter(play.state)!;
    const rule = play.state.master.escaped.length > 0 ? 'ADV-TOK-20' : 'ADV-TOK-21';
    play.tell('characterJoined', { character, by: 'character' }, [rule]);
  },
};

function done(play: Play, played: CounterKind): void {
  play.goOn({ ...frameOf(play.state), played, over: true }, BELONGS[played].rule);
}

/** A group from the wandering monster matrix; its home is where the leader stands. */
function bring(play: Play, played: 'wandering' | 'ambush', rule: RuleId): void {
  const { world, state } = play;
  play.goOn({ ...frameOf(state), played }, rule);
  const leader = state.leader === null ? undefined : findFigure(state, state.leader);
  // With the whole party on the stairs they come there.
  const { square } = leader ?? partyOf(state)[0] ?? levelOf(state).left[0]!;
  const area =
    played === 'ambush' && state.fight !== null
      ? state.fight.groups[0]!.area
      : areaAt(world, state, square).id;
  meet(play, { monsters: rollMatrix(play, 'wandering'), area, how: played });
}

export const playEscape: Handler<CounterCommandOf<'playEscape'>> = {
  when: { answers: 'counter' },
  check(_world, state, _seat, { figure }) {
    const refusal = held(state, 'escape');
    if (refusal !== null) return refusal;
    const found = findFigure(state, figure);
    if (found === undefined || found.character === null) return refuse('noCharacter', 'ADV-TOK-18');
    if (isTooLate(state, figure)) return refuse('tooLate', 'ADV-TOK-18');
    return isUp(found) ? null : refuse('dead', 'ADV-TOK-19');
  },
  perform(play, { figure }) {
    const { moment } = frameOf(play.state);
    const character = figureOf(play.state, figure).character!;
    play.reveal('counterPlayed', { counter: 'escape', moment }, ['ADV-TOK-18']);
    play.tell('characterEscaped', { figure, character }, ['ADV-TOK-18', 'ADV-ENC-07']);
    play.goOn({ ...frameOf(play.state), played: 'escape' }, 'ADV-TOK-18');
  },
};

/** Once the wounds of a blow are known it is too late to escape from it. */
function isTooLate(state: State, figure: string): boolean {
  const { about } = frameOf(state);
  return about?.about === 'wounds' && about.figure === figure;
}

export const bringCharacter: Handler<CounterCommandOf<'bringCharacter'>> = {
  when: { answers: 'counter' },
  check(_world, state, _seat, { character }) {
    if (frameOf(state).moment !== 'placing') return refuse('wrongMoment', 'ADV-MCH-05');
    return state.master.characters.includes(character) ? null : refuse('notAtHand', 'ADV-MCH-06');
  },
  perform: (play, { character }) =>
    play.reveal('characterJoined', { character, by: 'own' }, ['ADV-MCH-05', 'ADV-MCH-06']),
};

export const holdCounters: Handler<CounterCommandOf<'holdCounters'>> = {
  when: { answers: 'counter' },
  check: () => null,
  perform: (play) => play.goOn({ ...frameOf(play.state), over: true }, 'ADV-TOK-04'),
};

export const watch: Handler<CounterCommandOf<'watch'>> = {
  when: 'always',
  check(_world, state, seat, { moment, on }) {
    if (seat !== MASTER) return refuse('notYours', 'ADV-TOK-05');
    return state.master.watch.includes(moment) === on ? refuse('asItIs', 'ADV-TOK-04') : null;
  },
  perform: (play, { moment, on }) =>
    play.tell('watched', { moment, on }, ['ADV-TOK-04'], { audience: [MASTER] }),
};
