/** The chapter of encounters. */
import { refuse } from '@oubliette/kernel';
import type { BaseEvent, SeatId } from '@oubliette/kernel';
import { monsterNamed } from '../content/bestiary.ts';
import { nextName } from '../figures.ts';
import type { Chapter } from '../kit.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { Figure, State } from '../state.ts';
import { encounterAppliers } from './apply.ts';
import { shownAs } from './disguise.ts';
import { meeting, otherSide, surplusEnters } from './meet.ts';
import { kindMeant, placings, shifts, sizeOf, switches } from './places.ts';
import type { EncounterCommand, EncounterFacts, EncounterFrame, MeetingFrame } from './types.ts';

const top = (state: State): MeetingFrame => state.stack.at(-1) as MeetingFrame;

/** A new monster, named after what it looks like. */
function newMonster(state: State, frame: MeetingFrame, kind: string, square: number): Figure {
  const look = shownAs(state, frame.group.monsters, kind);
  const { wounds, character } = monsterNamed(kind);
  return {
    id: nextName(state, look),
    side: 'monsters',
    kind: 'monster',
    of: kind,
    square,
    size: sizeOf(kind),
    wounds,
    effects: [],
    group: frame.group.id,
    disguise: look === kind ? null : look,
    character: character ? kind : null,
  };
}

export const encounterChapter: Chapter<EncounterCommand, EncounterFacts, EncounterFrame> = {
  shapes: {
    placeMonster: { kind: 'text', at: 'square' },
    shiftMonster: { figure: 'text', to: 'square' },
    switchMonsters: { figure: 'text', with: 'text' },
    monstersStand: {},
  },
  handlers: {
    placeMonster: {
      when: { answers: 'meeting' },
      check(world, state, _seat, { kind, at }) {
        const frame = top(state);
        if (frame.stage !== 'place') return refuse('allPlaced', 'ADV-ENC-12');
        if (kindMeant(state, frame, kind) === undefined)
          return refuse('noSuchMonster', 'ADV-ENC-11', { kind });
        const fits = placings(world, state, frame).some((one) => one.kind === kind && one.at === at);
        return fits ? null : refuse('monstersNotThere', 'ADV-ENC-17', { square: at });
      },
      perform(play, { kind, at }) {
        const frame = top(play.state);
        const { placedBy, left } = frame;
        const meant = kindMeant(play.state, frame, kind)!;
        const figure = newMonster(play.state, frame, meant, at);
        play.tell('monsterPlaced', { figure, by: placedBy }, [
          placedBy === 'leader' ? 'ADV-ENC-11' : 'ADV-ENC-14',
        ]);
        const rest = left.toSpliced(left.indexOf(meant), 1);
        play.goOn({ ...frame, left: rest, placed: [...frame.placed, figure.id] }, 'ADV-ENC-17');
      },
    },
    shiftMonster: {
      when: { answers: 'meeting' },
      check(world, state, _seat, { figure, to }) {
        const frame = top(state);
        if (frame.stage !== 'shift') return refuse('placeFirst', 'ADV-ENC-11');
        if (frame.shifted.includes(figure)) return refuse('shiftedAlready', 'ADV-ENC-12', { figure });
        const fits = shifts(world, state, frame).some((one) => one.figure === figure && one.to === to);
        return fits ? null : refuse('oneFreeSquare', 'ADV-ENC-12', { square: to });
      },
      perform(play, { figure, to }) {
        const frame = top(play.state);
        const by = otherSide(play.state, frame);
        play.tell('monsterShifted', { figure, to, by }, [by === 'leader' ? 'ADV-ENC-15' : 'ADV-ENC-12']);
        play.goOn({ ...frame, shifted: [...frame.shifted, figure] }, 'ADV-ENC-12');
      },
    },
    switchMonsters: {
      when: { answers: 'meeting' },
      check(_world, state, seat, { figure, with: other }) {
        const frame = top(state);
        if (frame.stage !== 'shift' || seat !== MASTER) return refuse('notYours', 'ADV-ENC-22');
        const fits = switches(state, frame).some((one) => one.figure === figure && one.with === other);
        return fits ? null : refuse('notAlike', 'ADV-ENC-22');
      },
      perform(play, { figure, with: other }) {
        const frame = top(play.state);
        play.tell('monstersSwitched', { figure, with: other }, ['ADV-ENC-22'], { audience: [MASTER] });
        play.goOn({ ...frame, switched: [...frame.switched, other] }, 'ADV-ENC-22');
      },
    },
    monstersStand: {
      when: { answers: 'meeting' },
      check: (_world, state) => (top(state).stage === 'shift' ? null : refuse('placeFirst', 'ADV-ENC-11')),
      perform: (play) => play.goOn({ ...top(play.state), stage: 'fight' }, 'ADV-ENC-13'),
    },
  },
  appliers: encounterAppliers,
  frames: { meeting },
  redacts: {
    monstersWait: (event, seat: SeatId) => (seat === MASTER ? event : { ...event, kinds: event.looks }),
    // Only the master knows its true kind.
    monsterPlaced: (event, seat: SeatId) => {
      const { figure } = event;
      if (seat === MASTER || figure.disguise === null) return event;
      const look = monsterNamed(figure.disguise);
      const seen = { of: look.id, wounds: look.wounds, disguise: null, character: null };
      return { ...event, figure: { ...figure, ...seen } };
    },
  },
  reacts: {
    phaseBegan: (play: Play, event: BaseEvent) => {
      if ((event as { phase?: string }).phase === 'master') surplusEnters(play);
    },
  },
};
