/** Why part of a quest is out of the heroes' reach, and how far they get. */
import { apart, hasSquare, makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Text } from '../content/names.ts';
import { effectsIn } from './places.ts';
import type { Effect, Note, Quest, When } from './quest.ts';
import type { Story } from './story.ts';

/** `they come as far as room B, at H4`: the last place on the way to one of these squares. */
export function farthest({ board }: Quest, towards: readonly Square[], { squares }: Story): Text {
  let last: Square | null = null;
  let steps = Infinity;
  for (const square of squares) {
    const left = Math.min(...towards.map((target) => apart(board, square, target)));
    if (left >= steps) continue;
    steps = left;
    last = square;
  }
  if (last === null)
    return { en: 'they cannot take a single step', fr: 'ils ne peuvent pas faire un seul pas' };
  const area = board.areas[board.areaOf[last]!]!;
  const at = makeSquare(board, last);
  return area.kind === 'room'
    ? {
        en: `they come as far as room ${area.id}, at ${at}`,
        fr: `ils arrivent jusqu’à la salle ${area.id}, en ${at}`,
      }
    : { en: `they come as far as the passage at ${at}`, fr: `ils arrivent jusqu’au couloir, en ${at}` };
}

interface Obstacle {
  readonly why: Text;
  readonly remedy: Text;
}

const BEFORE: Text = {
  en: 'see that what it waits for can happen first',
  fr: 'veillez à ce que ce qu’elle attend puisse arriver avant',
};

/** What keeps the heroes from a reachable goal. */
export function obstacleTo(quest: Quest, goal: string, story: Story): Obstacle {
  const treasure = quest.treasures.find(reaches(goal));
  if (treasure !== undefined) return noWayTo(quest, placeSquares(quest, treasure.place), story);
  const note = quest.notes.find(reaches(goal))!;
  return waitsFor(note, story) ?? outOfReach(quest, note.when, story);
}

function reaches(goal: string): (part: { readonly then: readonly Effect[] }) => boolean {
  return ({ then }) =>
    effectsIn(then, '').some(({ effect }) => effect.tag === 'goal' && effect.goal === goal);
}

function waitsFor({ if: condition, when }: Note, story: Story): Obstacle | null {
  const waits = (what: Text, remedy = BEFORE): Obstacle => ({
    why: { en: `its note waits for ${what.en}`, fr: `sa note attend ${what.fr}` },
    remedy,
  });
  const forGoal = (id: string): Obstacle => waits({ en: `the goal "${id}"`, fr: `le but « ${id} »` });
  const { flag, goal, carries } = condition;
  if (flag !== undefined && !story.flags.has(flag))
    return waits({ en: `the flag "${flag}", never set`, fr: `le drapeau « ${flag} », jamais levé` });
  if (goal !== undefined && !story.goals.has(goal)) return forGoal(goal);
  if (carries !== undefined && !story.given.has(carries))
    return waits({
      en: `the ${carries}, which nobody can find`,
      fr: `${carries}, que personne ne peut trouver`,
    });
  const counters = [
    ...Object.keys(condition.atLeast ?? {}),
    ...(when.tag === 'counter' ? [when.counter] : []),
  ];
  const still = counters.find((counter) => !story.counters.has(counter));
  if (still !== undefined)
    return waits({
      en: `the counter "${still}", which never counts`,
      fr: `le compteur « ${still} », qui ne compte jamais`,
    });
  if (when.tag === 'timer' && !story.timers.has(when.timer))
    return waits({
      en: `the timer "${when.timer}", which never starts`,
      fr: `le minuteur « ${when.timer} », qui ne part jamais`,
    });
  if (when.tag === 'goal') return forGoal(when.goal);
  if (when.tag === 'leave' && when.figure !== null && !story.joined.has(when.figure))
    return waits(
      {
        en: `${when.figure}, who never joins the heroes`,
        fr: `${when.figure}, qui ne rejoint jamais les héros`,
      },
      {
        en: `let a note that can happen \`join: ${when.figure}\``,
        fr: `mettez \`join: ${when.figure}\` dans une note qui peut arriver`,
      },
    );
  return null;
}

function outOfReach(quest: Quest, when: When, story: Story): Obstacle {
  const places = placesOf(quest, when, story).filter((square) => !story.squares.has(square));
  return noWayTo(quest, when.tag === 'leave' ? quest.exit : places, story);
}

function noWayTo(quest: Quest, places: readonly Square[], story: Story): Obstacle {
  const { en, fr } = farthest(quest, places, story);
  return {
    why: { en: en.replace(/^they/, 'the heroes'), fr: fr.replace(/^ils/, 'les héros') },
    remedy: {
      en: 'open a way on from there: add a door, or free a blocked square',
      fr: 'ouvrez un chemin à partir de là : ajoutez une porte, ou libérez une case bloquée',
    },
  };
}

/** The squares on which a goal may be reached, if it has a place. */
export function goalPlaces(quest: Quest, goal: string, story: Story): Square[] {
  return [
    ...quest.notes.filter(reaches(goal)).flatMap(({ when }) => placesOf(quest, when, story)),
    ...quest.treasures.filter(reaches(goal)).flatMap(({ place }) => placeSquares(quest, place)),
  ];
}

export function placeSquares(quest: Quest, place: { area: number } | { square: Square }): Square[] {
  return 'square' in place ? [place.square] : areaSquares(quest, place.area);
}

function placesOf(quest: Quest, when: When, { figures }: Story): Square[] {
  switch (when.tag) {
    case 'enter':
    case 'seeArea':
      return when.areas.flatMap((area) => areaSquares(quest, area));
    case 'search':
      return areaSquares(quest, when.area);
    case 'step':
      return [...when.squares];
    case 'open': {
      const edge = quest.board.doors[when.door];
      return edge === undefined ? [] : [edge.a, edge.b];
    }
    case 'kill':
    case 'seeFigure':
      return when.figures.flatMap((id) => figures.get(id) ?? []);
    case 'round':
    case 'timer':
    case 'leave':
    case 'goal':
    case 'counter':
      return [];
  }
}

function areaSquares(quest: Quest, area: number): Square[] {
  return (quest.board.areas[area]?.squares ?? []).filter((square) => !hasSquare(quest.blocked, square));
}
