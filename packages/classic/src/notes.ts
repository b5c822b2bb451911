/** The quest's notes: their triggers and effects (CLS-QBK-05, CLS-QBK-06). One handler per effect. */
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { HeroKind } from './content/heroes.ts';
import type { Text } from './content/names.ts';
import type { Harm } from './content/traps.ts';
import { questTreasureCard } from './content/questTreasures.ts';
import { changeMind, harm } from './death.ts';
import { swingOpen } from './doors.ts';
import { figureAt, figureOf, findFigure, isHero, seatOf } from './figures.ts';
import { restoreBody } from './magic.ts';
import { freeNear, placeMonster } from './monsters.ts';
import { countFaces } from './play.ts';
import type { Happening, Play } from './play.ts';
import type { Condition, Effect, Note, When, Who } from './quest/quest.ts';
import type { Figure, FigureId, State } from './state.ts';
import { setFoot } from './traps.ts';
import { lookAround, revealArea } from './visibility.ts';
import { groundOf, pieceSquares } from './world.ts';
import type { World } from './world.ts';

export const NOTE_RULES = ['CLS-QBK-05', 'CLS-QBK-06'] as const;

/** Checks the notes against everything that has happened, including their own effects. */
export function readNotes(play: Play): void {
  for (let next = play.happenings.shift(); next !== undefined; next = play.happenings.shift()) {
    const { happening, actor } = next;
    for (const [index, note] of play.world.quest.notes.entries()) {
      if (play.state.phase !== 'play') return;
      if (isDue(play.state, note, index, happening) && holds(play, note.if, actor))
        fire(play, note, index, actor);
    }
  }
}

function isDue(state: State, { when, repeat }: Note, index: number, happening: Happening): boolean {
  if (!matches(state, when, happening)) return false;
  if (!repeat) return (when.tag === 'round' && when.every !== null) || !state.fired.includes(index);
  // Once a turn, so that notes which trigger each other come to an end.
  if (state.repeated?.includes(index) === true) return false;
  return when.tag !== 'counter' || (happening.tag === 'counter' && happening.from < when.reaches);
}

function matches(state: State, when: When, now: Happening): boolean {
  const match = MATCHES[when.tag] as (when: When, now: Happening, state: State) => boolean;
  return match(when, now, state);
}

const MATCHES: {
  readonly [T in When['tag']]: (when: Extract<When, { tag: T }>, now: Happening, state: State) => boolean;
} = {
  enter: ({ areas }, now) => now.tag === 'enter' && areas.includes(now.area),
  seeArea: ({ areas }, now) => now.tag === 'seeArea' && areas.includes(now.area),
  seeFigure: ({ figures }, now) => now.tag === 'seeFigure' && figures.includes(now.figure),
  open: ({ door }, now) => now.tag === 'open' && now.door === door,
  step: ({ squares }, now) => now.tag === 'step' && squares.includes(now.square),
  search: (when, now) => now.tag === 'search' && now.area === when.area && now.for === when.for,
  kill: ({ figures }, now, { slain }) =>
    now.tag === 'kill' && figures.every((figure) => slain.includes(figure)),
  round: (when, now) => now.tag === 'round' && comesRound(now.round, when.round, when.every),
  timer: (when, now, { timers }) => now.tag === 'round' && timers[when.timer] === now.round,
  leave: ({ figure }, now) => now.tag === 'leave' && (figure === null || figure === now.figure),
  goal: ({ goal }, now) => now.tag === 'goal' && now.goal === goal,
  counter: (when, now) => now.tag === 'counter' && now.counter === when.counter && now.to >= when.reaches,
};

function comesRound(now: number, first: number, every: number | null): boolean {
  return every === null ? now === first : now >= first && (now - first) % every === 0;
}

function holds({ world, state }: Play, condition: Condition, actor: FigureId | null): boolean {
  const { flag, noFlag, goal, noGoal, hero, carries, atLeast = {}, lessThan = {} } = condition;
  const count = (counter: string) => countOf(world, state, counter);
  return (
    (flag === undefined || state.flags.includes(flag)) &&
    (noFlag === undefined || !state.flags.includes(noFlag)) &&
    (goal === undefined || state.goals.includes(goal)) &&
    (noGoal === undefined || !state.goals.includes(noGoal)) &&
    (hero === undefined || hero === actor) &&
    (carries === undefined ||
      state.heroes.some(({ id, treasures }) => id === actor && treasures.includes(carries))) &&
    Object.entries(atLeast).every(([counter, least]) => count(counter) >= least) &&
    Object.entries(lessThan).every(([counter, limit]) => count(counter) < limit)
  );
}

function fire(play: Play, note: Note, index: number, actor: FigureId | null): void {
  play.emit({ type: 'noteFired', rules: NOTE_RULES, audience: [play.state.morcar], note: index });
  const { title } = note;
  if (title !== null) play.emit({ type: 'noteTold', rules: NOTE_RULES, news: true, title });
  carryOut(play, note.then, actor, title);
}

/** `title`: the note's title, if it has one. */
export function carryOut(
  play: Play,
  effects: readonly Effect[],
  actor: FigureId | null,
  title: Text | null = null,
): void {
  for (const effect of effects) {
    if (play.state.phase !== 'play') return;
    const work = EFFECTS[effect.tag] as Work<Effect>;
    work(play, effect, actor, title);
  }
}

type Work<E extends Effect> = (play: Play, effect: E, actor: FigureId | null, title: Text | null) => void;

const EFFECTS: {
  readonly [T in Effect['tag']]: Work<Extract<Effect, { tag: T }>>;
} = {
  text: (play, { text }) => play.emit({ type: 'noteRead', rules: NOTE_RULES, news: true, text }),
  place: (play, { monsters }) => {
    for (const monster of monsters) placeMonster(play, monster, null);
  },
  open: (play, { door }, actor) => {
    if (play.state.doors[door] !== 'open') swingOpen(play, door, null, NOTE_RULES, actor);
  },
  block: (play, { squares }) => {
    const free = squares.filter(
      (square) => figureAt(play.state, square) === undefined && !hasSquare(play.state.rubble, square),
    );
    if (free.length > 0)
      play.emit({ type: 'squaresBlocked', rules: [...NOTE_RULES, 'CLS-OBS-02'], news: true, squares: free });
  },
  reveal: (play, { area }, actor) => revealArea(play, null, area, ['CLS-VIS-01'], actor),
  giveGold: (play, { gold }, actor) => {
    if (isPlaying(play, actor))
      play.emit({ type: 'goldGained', rules: ['CLS-TRE-01', 'CLS-TRE-04'], hero: actor, amount: gold });
  },
  giveQuestTreasure: (play, { treasure }, actor) => {
    if (!takesCards(play, actor) || isOwned(play, treasure)) return;
    play.emit({ type: 'questTreasureGained', rules: ['CLS-TRE-01', 'CLS-QTR-01'], hero: actor, treasure });
    const { mind } = questTreasureCard(treasure);
    if (mind !== undefined)
      play.emit({ type: 'mindStrengthened', rules: ['CLS-QTR-01', 'CLS-HRO-08'], figure: actor, by: mind });
  },
  giveEquipment: (play, { equipment }, actor) => {
    if (takesCards(play, actor))
      play.world.points.gainEquipment(play, actor, equipment, ['CLS-TRE-01', 'CLS-EQP-13']);
  },
  givePotion: (play, { potion }, actor) => {
    const rules = ['CLS-TRE-01', 'CLS-TRE-06'];
    if (takesCards(play, actor))
      play.emit({ type: 'potionKept', rules, hero: actor, potion, fromDeck: false });
  },
  move: (play, { who, to }, actor) => {
    const movers = typeof who === 'string' ? touched(play, who, actor) : [who.figure];
    for (const [i, id] of movers.entries()) transport(play, id, to[Math.min(i, to.length - 1)]!);
  },
  harm: (play, { who, harm: what }, actor, title) => {
    for (const id of touched(play, who, actor)) if (findFigure(play.state, id)) strike(play, id, what, title);
  },
  mind: (play, { who, by }, actor) => {
    for (const id of touched(play, who, actor)) changeMind(play, id, by, [...NOTE_RULES, 'CLS-HRO-08']);
  },
  heal: (play, { who, body }, actor) => {
    for (const id of touched(play, who, actor))
      restoreBody(play, findFigure(play.state, id)!, body, [...NOTE_RULES, 'CLS-HRO-06']);
  },
  goal: (play, { goal }) => reachGoal(play, goal),
  flag: (play, { flag }) => {
    if (!play.state.flags.includes(flag))
      play.emit({ type: 'flagSet', rules: NOTE_RULES, audience: [play.state.morcar], flag });
  },
  timer: (play, { timer, rounds }) =>
    play.emit({
      type: 'timerStarted',
      rules: NOTE_RULES,
      audience: [play.state.morcar],
      timer,
      round: play.state.round + rounds,
    }),
  join: (play, { captive }, actor) => {
    const figure = findFigure(play.state, captive);
    const hero = isPlaying(play, actor) ? actor : firstHero(play.state);
    if (figure?.side === 'nobody' && hero !== undefined)
      play.emit({
        type: 'captiveJoined',
        rules: [...NOTE_RULES, 'CLS-QBK-11'],
        news: true,
        figure: captive,
        hero,
      });
  },
  remove: (play, { figure }) => {
    if (findFigure(play.state, figure))
      play.emit({ type: 'figureRemoved', rules: NOTE_RULES, news: true, figure });
  },
  shift: (play, { piece, to }) => shiftPiece(play, piece, to),
  count: (play, { counter, by }, actor) => {
    const { text, of } = play.world.quest.counters.find(({ id }) => id === counter)!;
    const from = countOf(play.world, play.state, counter);
    const value = from + by;
    const shown = text === null ? { audience: [play.state.morcar] } : {};
    play.emit({ type: 'counted', rules: NOTE_RULES, ...shown, news: true, counter, text, value, of });
    play.happen({ tag: 'counter', counter, from, to: value }, actor);
  },
  ask: (play, { question }, actor) =>
    play.emit({ type: 'questionPut', rules: NOTE_RULES, audience: [play.state.morcar], question, actor }),
  win: (play) => {
    for (const { id } of play.world.quest.goals) reachGoal(play, id);
    for (const { id, side } of play.state.figures)
      if (side === 'heroes')
        play.emit({ type: 'figureLeft', rules: ['CLS-END-01', ...NOTE_RULES], figure: id, succeeded: true });
  },
  lose: (play) =>
    play.emit({
      type: 'questEnded',
      rules: ['CLS-END-04', ...NOTE_RULES],
      ending: { winners: [play.state.morcar], outcome: 'failed' },
    }),
};

function reachGoal(play: Play, goal: string): void {
  if (play.state.goals.includes(goal)) return;
  play.emit({ type: 'goalReached', rules: ['CLS-END-01', 'CLS-QBK-02'], news: true, goal });
  play.happen({ tag: 'goal', goal }, play.state.turn.taker);
}

function countOf({ quest }: World, { counters }: State, counter: string): number {
  return counters?.[counter] ?? quest.counters.find(({ id }) => id === counter)?.start ?? 0;
}

/** A fixed loss, or one point per skull on dice of the note's own, not a trap's (CLS-QBK-06). */
function strike(play: Play, id: FigureId, what: Harm, title: Text | null): void {
  if ('lose' in what) {
    harm(play, id, what.lose, NOTE_RULES, null);
    return;
  }
  const faces = play.combatDice(what.dice, seatOf(play.state, figureOf(play.state, id)), NOTE_RULES[0]);
  const skulls = countFaces(faces, 'skull');
  play.emit({ type: 'noteRolled', rules: NOTE_RULES, news: true, figure: id, faces, skulls, title });
  harm(play, id, skulls, NOTE_RULES, null);
}

/** Moves a piece of furniture still on the board, unless something blocks it; figures there make room. */
function shiftPiece(play: Play, piece: number, to: readonly Square[]): void {
  const { world, state } = play;
  const { furniture, rubble } = groundOf(world, state);
  const from = pieceSquares(world, state, piece);
  const stands = from.every((square) => hasSquare(furniture, square));
  const barred = to.some(
    (square) => hasSquare(rubble, square) || (hasSquare(furniture, square) && !from.includes(square)),
  );
  if (!stands || barred || from.join() === to.join()) return;
  const { kind } = world.quest.furniture[piece]!;
  play.emit({ type: 'pieceMoved', rules: NOTE_RULES, audience: [state.morcar], index: piece, squares: to });
  if (hasSquare(state.furnitureSquares, from[0]!))
    play.emit({
      type: 'furnitureShifted',
      rules: NOTE_RULES,
      news: true,
      piece: { kind, squares: to },
      from,
    });
  for (const { id, square } of play.state.figures) if (to.includes(square)) makeRoom(play, id);
}

function makeRoom(play: Play, id: FigureId): void {
  const figure = findFigure(play.state, id)!;
  const to = freeNear(play.world, play.state, figure.square);
  if (to !== null) bring(play, figure, to);
}

/** Teleported or pushed by the quest: the figure lands there, or as near as possible, and meets what is there. */
function transport(play: Play, id: FigureId, square: Square): void {
  const traveller = findFigure(play.state, id);
  if (traveller === undefined || traveller.square === square) return;
  const to = isFreeStair(play, traveller, square) ? square : freeNear(play.world, play.state, square);
  if (to !== null) bring(play, traveller, to);
}

function bring(play: Play, { id, side, square: from }: Figure, to: Square): void {
  play.emit({ type: 'figureMoved', rules: NOTE_RULES, news: true, figure: id, to });
  if (side !== 'heroes') return;
  lookAround(play, findFigure(play.state, id)!);
  setFoot(play, id, from);
}

/** Only monsters are never put on the stairs (CLS-STA-08). */
function isFreeStair({ world, state }: Play, { side }: Figure, square: Square): boolean {
  return side === 'heroes' && world.isStairs(square) && figureAt(state, square) === undefined;
}

function touched(play: Play, who: Who, actor: FigureId | null): FigureId[] {
  if (who === 'actor') return actor !== null && findFigure(play.state, actor) ? [actor] : [];
  return play.state.figures.filter(({ side }) => side === 'heroes').map(({ id }) => id);
}

function isPlaying(play: Play, actor: FigureId | null): actor is HeroKind {
  return actor !== null && isHero(actor) && findFigure(play.state, actor) !== undefined;
}

/** In training only the monsters' cards are used (CLS-TRN-02). */
function takesCards(play: Play, actor: FigureId | null): actor is HeroKind {
  return !play.world.setup.training && isPlaying(play, actor);
}

function firstHero(state: State) {
  return state.heroes.find(({ fate }) => fate === 'playing')?.id;
}

/** A treasure carried out of the quest before is not placed again (CLS-END-06). */
function isOwned(play: Play, treasure: Parameters<typeof questTreasureCard>[0]): boolean {
  return (
    play.world.setup.owned.includes(treasure) ||
    play.state.heroes.some(({ treasures }) => treasures.includes(treasure))
  );
}
