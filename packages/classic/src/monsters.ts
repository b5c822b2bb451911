/** Bringing monsters onto the board, within the box's supply (CLS-MON, CLS-CMP-01). */
import { enterable, hasSquare, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import type { CommandOf } from './commands.ts';
import { cardOf, sameColour } from './content/monsters.ts';
import type { MonsterCard, MonsterKind } from './content/monsters.ts';
import { figureAt, isOpenPit } from './figures.ts';
import type { Play } from './play.ts';
import type { QuestCaptive, QuestMonster } from './quest/quest.ts';
import type { Figure, Missing, State } from './state.ts';
import { groundOf } from './world.ts';
import type { World } from './world.ts';

/** A square a monster may be put on: enterable, free, no open pit, never the stairs (CLS-STA-08). */
export function isFree(world: World, state: State, square: Square): boolean {
  return (
    enterable(groundOf(world, state), square) &&
    figureAt(state, square) === undefined &&
    !isOpenPit(state, square) &&
    !world.points.isClosed(world, 'morcar', square)
  );
}

/** The square itself if it is free, otherwise the nearest free one that rubble does not cut off. */
export function freeNear(world: World, state: State, square: Square): Square | null {
  const ground = groundOf(world, state);
  const seen = new Set([square]);
  for (const at of seen) {
    if (isFree(world, state, at)) return at;
    for (const next of sideNeighbours(ground, at)) if (!hasSquare(ground.rubble, next)) seen.add(next);
  }
  return null;
}

export function placeMonster(play: Play, monster: QuestMonster, map: Square | null): void {
  const square = freeNear(play.world, play.state, monster.square);
  if (square === null) return;
  const kind = monster.id === null ? monster.kind : figureForNamed(play.world, play.state, monster.kind);
  if (inBox(play.state, kind) > 0) {
    standMonster(
      play,
      kind,
      square,
      { ...monster, strength: monster.strength ?? cardIn(play.world, monster.kind) },
      map,
    );
    return;
  }
  const missing: Missing = { kind: monster.kind, square };
  play.emit({ type: 'figureMissing', rules: ['CLS-MON-06', 'CLS-CMP-01'], missing, map });
  dropHopeless(play);
}

/** If no figure of the colour is left in the box, nothing is placed (CLS-MON-06). */
function dropHopeless(play: Play): void {
  for (const missing of play.state.missing) {
    if (play.world.points.substitutes(play.world, play.state, missing.kind).length > 0) continue;
    play.emit({ type: 'substituteChosen', rules: ['CLS-MON-06'], missing, kind: null });
  }
}

/** A foe the quest names always appears: with a figure of its kind, else of its colour, else with any other. */
function figureForNamed(world: World, state: State, kind: MonsterKind): MonsterKind {
  const any = Object.keys(world.monsters).find((other) => inBox(state, other) > 0);
  return availableKinds(world, state, kind)[0] ?? any ?? kind;
}

/** Puts a figure of this kind on a square, with the strength from its card or quest (CLS-MON-01, CLS-MON-03). */
export function standMonster(
  play: Play,
  kind: MonsterKind,
  square: Square,
  spec: Pick<QuestMonster, 'id' | 'name' | 'strength'> | null,
  map: Square | null,
): Figure {
  const card = spec?.strength ?? cardIn(play.world, kind);
  const figure: Figure = {
    id: spec?.id ?? `${kind}-${(play.state.placed[kind] ?? 0) + 1}`,
    kind,
    side: 'morcar',
    square,
    body: card.body,
    maxBody: card.body,
    mind: card.mind,
    maxMind: card.mind,
    move: card.move,
    attack: card.attack,
    defence: card.defence,
    conditions: [],
    name: spec?.name ?? null,
  };
  const rules =
    card === cardIn(play.world, kind) ? ['CLS-MON-01', 'CLS-MON-02'] : ['CLS-MON-01', 'CLS-MON-03'];
  play.emit({ type: 'monsterPlaced', rules, news: true, figure, map });
  play.happen({ tag: 'seeFigure', figure: figure.id }, play.state.turn.taker);
  return figure;
}

export function placeCaptive(play: Play, captive: QuestCaptive): void {
  const square = freeNear(play.world, play.state, captive.square) ?? captive.square;
  const { strength } = captive;
  const figure: Figure = {
    id: captive.id,
    kind: 'captive',
    side: 'nobody',
    square,
    body: strength.body,
    maxBody: strength.body,
    mind: strength.mind,
    maxMind: strength.mind,
    move: strength.move,
    attack: strength.attack,
    defence: strength.defence,
    conditions: [],
    name: captive.name,
  };
  play.emit({ type: 'captiveSeen', rules: ['CLS-QBK-06', 'CLS-VIS-01'], news: true, figure });
  play.happen({ tag: 'seeFigure', figure: figure.id }, play.state.turn.taker);
}

/** Kinds of the same colour that still have a figure in the box and a card of their own. */
export function substitutes(world: World, state: State, kind: MonsterKind): MonsterKind[] {
  return sameColour(world.monsters, kind).filter(
    (other) => inBox(state, other) > 0 && cardIn(world, other).carded,
  );
}

/** Figures for the kind: its own, or when all are on the board, others of its colour (CLS-MON-05, CLS-MON-06). */
export function availableKinds(world: World, state: State, kind: MonsterKind): MonsterKind[] {
  return inBox(state, kind) > 0 ? [kind] : world.points.substitutes(world, state, kind);
}

/** Figures of a kind left in the box. */
export function inBox({ pool }: Pick<State, 'pool'>, kind: MonsterKind): number {
  return pool[kind] ?? 0;
}

/** The card of a kind in the current book. */
export function cardIn({ monsters }: World, kind: MonsterKind): MonsterCard {
  return cardOf(monsters, kind);
}

export function checkSubstitute(
  world: World,
  state: State,
  seat: SeatId,
  command: CommandOf<'substitute'>,
): Refusal | null {
  const missing = state.missing[0];
  if (missing === undefined || state.pending !== null) return refuse('nothingAsked', 'CLS-MON-06');
  if (seat !== state.morcar) return refuse('notYourFigure', 'CLS-GEN-02');
  if (command.kind !== null && !world.points.substitutes(world, state, missing.kind).includes(command.kind))
    return refuse('wrongColour', 'CLS-MON-06', { kind: command.kind });
  return null;
}

export function substitute(play: Play, { kind }: CommandOf<'substitute'>): void {
  const missing = play.state.missing[0]!;
  play.emit({ type: 'substituteChosen', rules: ['CLS-MON-06'], missing, kind });
  const square = kind === null ? null : freeNear(play.world, play.state, missing.square);
  if (kind !== null && square !== null) standMonster(play, kind, square, null, null);
  dropHopeless(play);
}
