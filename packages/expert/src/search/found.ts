/** What a search brings: one handler for each result (EXP-SRF-05 to EXP-SRF-40). */
import { distances, nearestSquares } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { hasSkill } from '../abilities/rides.ts';
import { heal, hurt } from '../combat/death.ts';
import type { ClassId } from '../content/characters.ts';
import type { Found, Wanted, Whom } from '../content/furniture.ts';
import { monsterCard } from '../content/monsters.ts';
import { treasureCard } from '../content/treasures.ts';
import type { TreasureId } from '../content/treasures.ts';
import { open } from '../doors/opening.ts';
import { nearestDoor, stairsOf } from '../doors/nearest.ts';
import { possibleDoors } from '../doors/places.ts';
import { drawEvent } from '../events/hand.ts';
import { figureAt, figureOf, fullBody, seatOf } from '../figures.ts';
import { turnTreasure } from '../gear/deck.ts';
import { drawFor, heldOf } from '../gear/taking.ts';
import { helpWith } from '../gear/tools.ts';
import { groundOf, tileAt } from '../ground.ts';
import { appear, comes, comesAlone, drawMonster } from '../monsters/appearing.ts';
import type { Play } from '../play.ts';
import type { Condition, Furnished, Tile } from '../state.ts';
import { endTurn } from '../turns/course.ts';
import { peek } from './peeking.ts';
import { findScroll } from './scrolls.ts';

/** Where a search was made, and by whom. */
export interface Place {
  readonly hero: ClassId;
  readonly tile: Tile;
  readonly piece: Furnished;
  readonly rule: string;
}

type Handlers = {
  readonly [K in Found['is']]: (play: Play, place: Place, found: Extract<Found, { is: K }>) => void;
};

export function bring(play: Play, place: Place, found: Found): void {
  (HANDLERS[found.is] as (play: Play, place: Place, found: Found) => void)(play, place, found);
}

/** Cells around an alchemist's bench that an explosion reaches (EXP-SRF-27). */
const BLAST = 2;
const LID = 10;
const MOST_GOLD_DICE = 2;

/** Those it falls on, in the order of the table. */
function fallsOn(play: Play, { hero, tile, piece }: Place, whom: Whom): readonly string[] {
  const { figures } = play.state;
  if (whom === 'searcher') return [hero];
  if (whom === 'heroesOnTile')
    return figures
      .filter(
        ({ side, square }) => side === 'heroes' && tileAt(play.world, play.state, square)?.id === tile.id,
      )
      .map(({ id }) => id);
  const ground = groundOf(play.world, play.state);
  const steps = distances(ground, piece.squares, () => true, { diagonals: true });
  return figures.filter(({ square }) => steps[square]! >= 0 && steps[square]! <= BLAST).map(({ id }) => id);
}

/** A die for each of them, where it is not simply one point (EXP-SRF-09, EXP-SRF-27). */
function pointsFor(play: Play, figure: string, body: number | 'd6', rule: string): number {
  if (body !== 'd6') return body;
  const face = play.d6For(figure, rule);
  play.reveal('diceOfHarm', { figure, face }, [rule]);
  return face;
}

function gain(play: Play, figure: string, condition: Condition, rule: string): void {
  play.tell('conditionGained', { figure, condition }, [rule]);
}

const HANDLERS: Handlers = {
  nothing: () => undefined,
  lose(play, place, { body, whom }) {
    if (hasSkill(play.state, 'carefulSearch')) return;
    for (const id of fallsOn(play, place, whom)) {
      const points = pointsFor(play, id, body, place.rule);
      hurt(play, id, points, [place.rule, 'EXP-SRF-05']);
    }
  },
  gain(play, place, { body, whom }) {
    for (const id of fallsOn(play, place, whom)) {
      const figure = figureOf(play.state, id);
      const points = body === 'all' ? fullBody(figure) : pointsFor(play, id, body, place.rule);
      heal(play, id, points, [place.rule, 'EXP-SRF-06']);
    }
  },
  event: (play, { rule }) => drawEvent(play, rule),
  treasure: (play, { hero }, { count }) => drawFor(play, hero, count),
  peek(play, { hero, rule }, { count, open: isOpen }) {
    const cards = peek(play, hero, count, rule, isOpen);
    const seat = seatOf(play.state, hero);
    if (isOpen && cards.length > 1) play.begin({ tag: 'reordering', figure: hero, seat, cards }, rule);
  },
  scroll: (play, { hero }) => findScroll(play, hero),
  paralysed(play, { hero }) {
    gain(play, hero, { tag: 'paralysed' }, 'EXP-SRF-14');
    endTurn(play, 'EXP-SRF-14');
  },
  imprisoned(play, { hero }) {
    gain(play, hero, { tag: 'imprisoned' }, 'EXP-SRF-15');
    endTurn(play, 'EXP-SRF-15');
  },
  summoned(play, { hero, piece }) {
    const ground = groundOf(play.world, play.state);
    const isOut = (square: Square): boolean =>
      !piece.squares.includes(square) && figureAt(play.state, square) === undefined;
    const [to] = nearestSquares(ground, [figureOf(play.state, hero).square], isOut);
    if (to !== undefined) play.tell('pushedOut', { figure: hero, to }, ['EXP-SRF-16']);
    appear(play, 1, { is: 'at', squares: piece.squares });
  },
  teleported(play, { hero }) {
    play.begin({ tag: 'teleport', figure: hero, seat: seatOf(play.state, hero) }, 'EXP-SRF-17');
  },
  blessed: (play, { hero }) =>
    gain(play, hero, { tag: 'blessed', attack: 1, defence: 1, combat: null }, 'EXP-SRF-18'),
  cursed: (play, { hero }) => gain(play, hero, { tag: 'cursed', combat: null }, 'EXP-SRF-32'),
  lookFor(play, { hero, rule }, { kinds, count }) {
    const found: TreasureId[] = [];
    while (found.length < count) {
      const card = turnTreasure(play, rule, (id) => isWanted(id, kinds));
      if (card === null) break;
      found.push(card);
    }
    play.reveal('lookedFor', { found }, [rule, 'EXP-SRF-40']);
    if (found.length > 0) play.begin({ tag: 'taking', hero, draws: 0, cards: found.map(heldOf) }, rule);
  },
  gold(play, { hero, rule }, { gold }) {
    const faces = gold === '2d6' ? Array.from({ length: MOST_GOLD_DICE }, () => play.d6For(hero, rule)) : [];
    const found = gold === '2d6' ? faces.reduce((sum, face) => sum + face, 0) : gold;
    play.reveal('goldFound', { hero, faces, gold: found }, [rule]);
  },
  alarm(play, { hero }) {
    const door = nearestDoor(play.world, play.state, [figureOf(play.state, hero).square]);
    const squares = door === null ? stairsOf(play.world, play.state) : [door.at];
    appear(play, 1, { is: 'at', squares });
    // The last begun goes first: the tile behind, then the creatures before it (EXP-MON-09).
    if (door !== null) open(play, null, door.at, door.side);
  },
  undead(play, { piece }) {
    const card = drawMonster(play, (id) => monsterCard(id).family === 'undead');
    if (card === null) return play.tell('nobodyCame', {}, ['EXP-SRF-33', 'EXP-MON-16']);
    play.begin({ tag: 'surprise', since: play.state.groups.length }, 'EXP-SRF-33');
    comes(play, card, { is: 'at', squares: piece.squares });
  },
  lid(play, { hero }, { count }) {
    const face = play.d6For(hero, 'EXP-SRF-34');
    const help = helpWith(play.state, { id: hero }, 'lid');
    const total = face + figureOf(play.state, hero).body + help;
    const opens = total >= LID;
    play.reveal('lidTried', { hero, face, help, total, opens }, ['EXP-SRF-34']);
    if (opens) drawFor(play, hero, count);
  },
  troll(play, { hero, piece }) {
    play.reveal('statueWoke', { piece: piece.id }, ['EXP-SRF-36']);
    comesAlone(play, 'troll', { is: 'at', squares: piece.squares, hunts: hero });
  },
  passage(play, { tile, rule }) {
    if (possibleDoors(play.world, play.state, tile.id).length === 0) return;
    play.begin({ tag: 'wall', tile: tile.id }, rule);
  },
};

function isWanted(id: TreasureId, kinds: readonly Wanted[]): boolean {
  const card = treasureCard(id);
  if (kinds.includes('healing')) return card.kind === 'potion' && card.draught.does === 'heal';
  return (kinds as readonly string[]).includes(card.kind);
}
