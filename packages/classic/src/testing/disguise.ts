/** The same table with another truth behind the screen: whatever the heroes have not seen is different. */
import type { Game, Stream, System } from '@oubliette/kernel';
import { deepFreeze } from '@oubliette/kernel/testing';
import type { Moment } from '@oubliette/kernel/testing';
import { MONSTER_KINDS } from '../content/monsters.ts';
import type { QuestSource } from '../quest/source.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { pick } from './chance.ts';

type Quest = QuestSource;

/** With other locks and secret doors too, unless the quest could then not be finished: such a quest is no quest. */
export function disguised<G extends Game>(
  setup: Setup,
  state: State,
  stream: Stream,
  { open }: Pick<System<G>, 'open'>,
): (Moment<State, Setup> & { readonly game: G }) | null {
  for (const doorsToo of [true, false]) {
    const moment = disguise(setup, state, stream, doorsToo);
    const opened = open(deepFreeze(moment.setup));
    if (opened.ok) return { ...moment, game: opened.game };
  }
  return null;
}

function disguise(setup: Setup, state: State, stream: Stream, doorsToo: boolean): Moment<State, Setup> {
  const quest = structuredClone(setup.quest);
  otherMonsters(quest, state, stream);
  otherTraps(quest, state, stream);
  if (doorsToo) otherLocks(quest, state, stream);
  otherTreasures(quest, state, stream);
  otherNotes(quest, state);
  otherAsides(quest);
  const changed = {
    ...state,
    flags: [...state.flags, 'disguise'],
    timers: { ...state.timers, disguise: 99 },
  };
  return {
    setup: { ...setup, quest },
    state: doorsToo ? { ...changed, ...fewerSecrets(quest, state) } : changed,
  };
}

function otherMonsters({ monsters = [] }: Quest, { unplaced }: State, stream: Stream): void {
  for (const index of unplaced) {
    const monster = monsters[index]!;
    monster.kind = pick(stream, MONSTER_KINDS);
    delete monster.powers;
  }
}

function otherTraps({ traps = [] }: Quest, state: State, stream: Stream): void {
  for (const [index, trap] of traps.entries()) {
    if (state.traps[index] !== 'hidden' || 'chest' in trap || typeof trap.at !== 'string') continue;
    traps[index] = { kind: pick(stream, ['pit', 'rockfall', 'spear']), at: trap.at };
  }
}

/** A door nobody has tried may be locked or not. */
function otherLocks({ doors = [] }: Quest, state: State, stream: Stream): void {
  for (const [index, door] of doors.entries()) {
    if (state.doors[index] !== 'closed' || state.lockedDoors.includes(index)) continue;
    doors[index] = { ...(typeof door === 'string' ? { at: door } : door), locked: stream.below(2) === 0 };
  }
}

function otherTreasures({ treasures = [] }: Quest, state: State, stream: Stream): void {
  for (const treasure of treasures) {
    const found = state.emptied.includes(treasure.in ?? treasure.at?.toUpperCase() ?? '');
    const matters = treasure.then.some(
      (effect) => !('text' in effect) && !('give' in effect && 'gold' in effect.give),
    );
    if (!found && !matters) treasure.then = [{ give: { gold: 1 + stream.below(500) } }];
  }
}

function otherNotes({ notes = [] }: Quest, state: State): void {
  for (const [index, note] of notes.entries()) {
    if (state.fired.includes(index)) continue;
    if (note.title !== undefined) note.title = OTHER;
    for (const effect of note.then) {
      if ('text' in effect) effect.text = OTHER;
      if ('ask' in effect) effect.ask = OTHER;
    }
  }
}

/** What is written for the Morcar player, counters nobody else sees, and what would follow an answer. */
function otherAsides(quest: Quest): void {
  quest.master = OTHER;
  for (const counter of quest.counters ?? [])
    if (counter.text === undefined) counter.start = (counter.start ?? 0) + 5;
  for (const note of quest.notes ?? []) {
    note.master = OTHER;
    for (const effect of note.then)
      if ('ask' in effect)
        for (const choice of effect.choices) choice.then = [{ text: OTHER }, ...(choice.then ?? [])];
  }
}

const OTHER = { en: 'Another truth.', fr: 'Une autre vérité.' };

/** The last secret door was never there, if nobody has found it and no note names it. */
function fewerSecrets(quest: Quest, state: State): Pick<State, 'doors'> {
  const last = quest.secretDoors?.at(-1);
  if (typeof last !== 'string' || state.doors.at(-1) !== 'hidden') return { doors: state.doors };
  quest.secretDoors = quest.secretDoors!.slice(0, -1);
  return { doors: state.doors.slice(0, -1) };
}
