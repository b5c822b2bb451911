/** The quest's notes: what happens, and what follows from it (CLS-QBK-05, CLS-QBK-06). One handler an effect. */
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { HeroKind } from './content/heroes.ts';
import { questTreasureCard } from './content/questTreasures.ts';
import { changeMind } from './death.ts';
import { swingOpen } from './doors.ts';
import { figureAt, findFigure, isHero } from './figures.ts';
import { restoreBody } from './magic.ts';
import { freeNear, placeMonster } from './monsters.ts';
import type { Happening, Play } from './play.ts';
import type { Condition, Effect, Note, When, Who } from './quest/quest.ts';
import type { Figure, FigureId, State } from './state.ts';
import { inflict, setFoot } from './traps.ts';
import { lookAround, revealArea } from './visibility.ts';

const NOTE_RULES = ['CLS-QBK-05', 'CLS-QBK-06'] as const;

/** Asks the notes about everything that has happened, and about what follows from their own effects. */
export function readNotes(play: Play): void {
  for (let next = play.happenings.shift(); next !== undefined; next = play.happenings.shift()) {
    const { happening, actor } = next;
    for (const [index, note] of play.world.quest.notes.entries()) {
      if (play.state.phase !== 'play') return;
      if (isDue(play.state, note, index, happening) && holds(play.state, note.if, actor))
        fire(play, note, index, actor);
    }
  }
}

function isDue(state: State, { when }: Note, index: number, happening: Happening): boolean {
  const repeats = when.tag === 'round' && when.every !== null;
  return (repeats || !state.fired.includes(index)) && matches(state, when, happening);
}

function matches(state: State, when: When, now: Happening): boolean {
  switch (when.tag) {
    case 'enter':
    case 'seeArea':
      return now.tag === when.tag && when.areas.includes(now.area);
    case 'seeFigure':
      return now.tag === 'seeFigure' && when.figures.includes(now.figure);
    case 'open':
      return now.tag === 'open' && now.door === when.door;
    case 'step':
      return now.tag === 'step' && when.squares.includes(now.square);
    case 'search':
      return now.tag === 'search' && now.area === when.area && now.for === when.for;
    case 'kill':
      return now.tag === 'kill' && when.figures.every((figure) => state.slain.includes(figure));
    case 'round':
      return now.tag === 'round' && comesRound(now.round, when.round, when.every);
    case 'timer':
      return now.tag === 'round' && state.timers[when.timer] === now.round;
    case 'leave':
      return now.tag === 'leave' && (when.figure === null || when.figure === now.figure);
    case 'goal':
      return now.tag === 'goal' && now.goal === when.goal;
  }
}

function comesRound(now: number, first: number, every: number | null): boolean {
  return every === null ? now === first : now >= first && (now - first) % every === 0;
}

function holds(state: State, condition: Condition, actor: FigureId | null): boolean {
  const { flag, noFlag, goal, noGoal, hero, carries } = condition;
  return (
    (flag === undefined || state.flags.includes(flag)) &&
    (noFlag === undefined || !state.flags.includes(noFlag)) &&
    (goal === undefined || state.goals.includes(goal)) &&
    (noGoal === undefined || !state.goals.includes(noGoal)) &&
    (hero === undefined || hero === actor) &&
    (carries === undefined ||
      state.heroes.some(({ id, treasures }) => id === actor && treasures.includes(carries)))
  );
}

function fire(play: Play, note: Note, index: number, actor: FigureId | null): void {
  play.emit({ type: 'noteFired', rules: NOTE_RULES, audience: [play.state.morcar], note: index });
  carryOut(play, note.then, actor);
}

export function carryOut(play: Play, effects: readonly Effect[], actor: FigureId | null): void {
  for (const effect of effects) {
    if (play.state.phase !== 'play') return;
    const work = EFFECTS[effect.tag] as (play: Play, effect: Effect, actor: FigureId | null) => void;
    work(play, effect, actor);
  }
}

const EFFECTS: {
  readonly [T in Effect['tag']]: (
    play: Play,
    effect: Extract<Effect, { tag: T }>,
    actor: FigureId | null,
  ) => void;
} = {
  text: (play, { text }) => play.emit({ type: 'noteRead', rules: NOTE_RULES, news: true, text }),
  place: (play, { monsters }) => {
    for (const monster of monsters) placeMonster(play, monster, null);
  },
  open: (play, { door }, actor) => {
    if (play.state.doors[door] !== 'open') swingOpen(play, door, actor, NOTE_RULES);
  },
  block: (play, { squares }) => {
    const free = squares.filter(
      (square) => figureAt(play.state, square) === undefined && !hasSquare(play.state.rubble, square),
    );
    if (free.length > 0)
      play.emit({ type: 'squaresBlocked', rules: [...NOTE_RULES, 'CLS-OBS-02'], news: true, squares: free });
  },
  reveal: (play, { area }, actor) => revealArea(play, actor, area),
  giveGold: (play, { gold }, actor) => {
    if (isPlaying(play, actor)) play.world.book.gainGold(play, actor, gold, ['CLS-TRE-01', 'CLS-TRE-04']);
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
      play.world.book.gainEquipment(play, actor, equipment, ['CLS-TRE-01', 'CLS-EQP-13']);
  },
  givePotion: (play, { potion }, actor) => {
    if (takesCards(play, actor))
      play.world.book.gainPotion(play, actor, potion, false, ['CLS-TRE-01', 'CLS-TRE-06']);
  },
  move: (play, { who, to }, actor) => {
    const movers = typeof who === 'string' ? touched(play, who, actor) : [who.figure];
    for (const [i, id] of movers.entries()) transport(play, id, to[Math.min(i, to.length - 1)]!);
  },
  harm: (play, { who, harm }, actor) => {
    for (const id of touched(play, who, actor))
      if (findFigure(play.state, id)) inflict(play, id, harm, NOTE_RULES);
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

/** Teleported or pushed by the quest: the figure stands there, or as near as may be, and comes upon what lies there. */
function transport(play: Play, id: FigureId, square: Square): void {
  const traveller = findFigure(play.state, id);
  if (traveller === undefined || traveller.square === square) return;
  const to = isFreeStair(play, traveller, square) ? square : freeNear(play.world, play.state, square);
  if (to === null) return;
  play.emit({ type: 'figureMoved', rules: NOTE_RULES, news: true, figure: id, to });
  if (traveller.side !== 'heroes') return;
  lookAround(play, findFigure(play.state, id)!);
  setFoot(play, id, traveller.square);
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

/** In training no card but the monsters' is used (CLS-TRN-02). */
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
