/** A statue with a ruby for an eye (ADV-HAZ-35 to ADV-HAZ-38). */
import { withoutSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { lookUp, refuse } from '@oubliette/kernel';
import type { TableRow } from '@oubliette/kernel';
import { areaAt } from '../board.ts';
import { findFigure, levelOf, named, nextName, sheetOf, withLevel, withSheet } from '../figures.ts';
import { doorsOf, placeDoors } from '../generate/doors.ts';
import type { Appliers, Chapter, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { featuresOf, hazardOf } from './ground.ts';
import { heroesOf, heroRefusal, isBeside, withHazard } from './parts.ts';
import { newcomer, riseAgainst } from './rise.ts';
import type { FeatureThing } from './types.ts';

type TakeRuby = { readonly type: 'takeRuby'; readonly figure: FigureId };
export type StatueCommand = TakeRuby;

export interface StatueFacts {
  rubyTried: {
    figure: FigureId;
    area: string;
    face: number;
    result: 'curse' | 'animates' | 'transforms' | 'taken';
  };
  statueRose: { figure: Figure; area: string };
  rubyFell: { pile: string; square: Square; area: string };
}

/** For a hero reaching for the ruby (ADV-HAZ-35). */
const STATUE_TABLE: readonly TableRow<'curse' | 'animates' | 'transforms' | 'taken'>[] = [
  { upTo: 2, result: 'curse' },
  { upTo: 6, result: 'animates' },
  { upTo: 11, result: 'transforms' },
  { upTo: 12, result: 'taken' },
];

const RISEN = { animates: 'animatedStatue', transforms: 'warlordSentry' } as const;

/** The statue beside a hero, if its ruby is still in place. */
function statueAt(world: World, state: State, id: string): FeatureThing | undefined {
  const figure = findFigure(state, id);
  if (figure === undefined) return undefined;
  return featuresOf(state, 'statue').find(({ square }) => {
    const { area } = placeOf(world, state, square);
    return hazardOf(state, area)?.stage === 'there' && isBeside(world, state, figure.square, [square]);
  });
}

function placeOf(world: World, state: State, square: number): { area: string } {
  return { area: areaAt(world, state, square).id };
}

const takeRuby: Handler<TakeRuby> = {
  when: { in: ['heroes'], mode: 'exploration' },
  check(world, state, seat, { figure }) {
    const refusal = heroRefusal(world, state, seat, figure, 'ADV-HAZ-35');
    if (refusal !== null) return refusal;
    return statueAt(world, state, figure) === undefined ? refuse('noRuby', 'ADV-HAZ-35') : null;
  },
  perform(play, { figure }) {
    const statue = statueAt(play.world, play.state, figure)!;
    const { area } = placeOf(play.world, play.state, statue.square);
    spend(play, figure, 'ruby', 'ADV-HAZ-35');
    const face = play.figureRolls(figure, 'ADV-HAZ-35');
    const result = lookUp(STATUE_TABLE, face);
    play.reveal('rubyTried', { figure, area, face, result }, [
      'ADV-HAZ-35',
      ...{ curse: ['ADV-HAZ-36'], animates: ['ADV-HAZ-37'], transforms: ['ADV-HAZ-38'], taken: [] }[result],
    ]);
    if (result === 'curse')
      return play.tell('fateLost', { figure, points: sheetOf(play.state, figure).fate, lasting: false }, [
        'ADV-HAZ-36',
      ]);
    if (result === 'taken') return;
    const rule = result === 'animates' ? 'ADV-HAZ-37' : 'ADV-HAZ-38';
    const risen = newcomer(play.state, RISEN[result], statue.square);
    play.tell('statueRose', { figure: risen, area }, [rule]);
    riseAgainst(play, risen, area, false);
    if (result === 'transforms' && doorsOf(play.world, play.state, area).length <= 1)
      placeDoors(play, { areas: [area], doors: 1, walls: 'master' });
  },
};

/** When killed, it leaves the stone on the floor, where the statue stood. */
function dropRuby(play: Play): void {
  const { fight } = play.state;
  const last = fight?.slain.at(-1);
  if (last?.of !== RISEN.animates && last?.of !== RISEN.transforms) return;
  const area = fight!.groups.find(({ id }) => id === last.group)?.area ?? '';
  const hazard = hazardOf(play.state, area);
  if (hazard?.stage !== 'risen') return;
  const square = Number(hazard.facts['square']);
  play.tell('rubyFell', { pile: nextName(play.state, 'pile'), square, area }, ['ADV-HAZ-35']);
}

function statueOffers(state: State): TakeRuby[] {
  if (featuresOf(state, 'statue').length === 0) return [];
  return heroesOf(state).map(({ id }) => ({ type: 'takeRuby', figure: id }));
}

const appliers: Appliers<StatueFacts> = {
  rubyTried(state, { figure, area, result }) {
    if (result !== 'taken') return state;
    const { items } = sheetOf(state, figure);
    return withHazard(withSheet(state, figure, { items: [...items, 'ruby'] }), area, { stage: 'bare' });
  },
  statueRose(state, { figure, area }) {
    const { things, furniture } = levelOf(state);
    const moved = withLevel(state, {
      things: things.filter(
        (thing) => !(thing.tag === 'feature' && thing.feature === 'statue' && thing.square === figure.square),
      ),
      furniture: withoutSquare(furniture, figure.square),
    });
    const there = named({ ...moved, figures: [...moved.figures, figure] }, figure.id);
    return withHazard(there, area, { stage: 'risen', facts: { square: figure.square } });
  },
  rubyFell(state, { pile, square, area }) {
    const heap = {
      id: pile,
      tag: 'pile',
      square,
      goods: { gold: 0, items: ['ruby'] },
      armour: [],
      weapons: [],
    } as const;
    const there = withLevel(state, { things: [...levelOf(state).things, heap] });
    return withHazard(named(there, pile), area, { stage: 'bare' });
  },
};

export const statueChapter: Chapter<StatueCommand, StatueFacts, never> = {
  shapes: { takeRuby: { figure: 'text' } },
  handlers: { takeRuby },
  appliers,
  frames: {},
  offers: (_world, state) => statueOffers(state),
  reacts: { died: dropRuby },
};
