/** A chest is opened: its trap and its content (ADV-TRE-04 to ADV-TRE-06, ADV-SPOT-03). */
import { lookUp } from '@oubliette/kernel';
import { isArmour } from '../content/armour.ts';
import { CHESTS } from '../content/magicTreasure.ts';
import { offer } from '../counters/moments.ts';
import { findFigure, isUp, levelOf, withLevel } from '../figures.ts';
import { plannedChestAt } from '../generate/prepared.ts';
import type { Appliers, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, State } from '../state.ts';
import { trapSprung } from '../traps/spring.ts';
import { layDown, rollMagic, rollPotion } from './find.ts';
import { share } from './sharing.ts';
import type { ChestFrame, ChestThing, Goods, TreasureFacts } from './types.ts';

function chestNamed(state: State, id: string): ChestThing {
  const chest = levelOf(state).things.find(
    (thing): thing is ChestThing => thing.tag === 'chest' && thing.id === id,
  );
  if (chest === undefined) throw new Error(`there is no chest ${id}`);
  return chest;
}

export const chestFrame: FrameKind<ChestFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const { figure, chest: id } = now;
    const chest = chestNamed(play.state, id);
    const { square } = chest;
    switch (now.stage) {
      case 'offer': {
        // Only the first time (ADV-SPOT-03).
        if (chest.found !== null) return open(play, figure, chest);
        const trap = plannedChestAt(play.world, play.state, square)?.trap;
        play.goOn({ ...now, stage: trap === undefined ? 'offered' : 'sprung' }, 'ADV-SPOT-03');
        if (trap !== undefined) return trapSprung(play, { figure, square, chest: id, trap });
        return offer(play, 'chest', { figure, chest: id });
      }
      case 'offered':
        if (answer !== 'trap') return open(play, figure, chest);
        play.goOn({ ...now, stage: 'sprung' }, 'ADV-SPOT-03');
        return trapSprung(play, { figure, square, chest: id });
      case 'sprung':
        // If its trap is not disarmed it stays shut; also if the trap has felled its opener.
        if (answer === 'noticed' || !isStillThere(play.state, figure)) return play.finish(['ADV-SPOT-14']);
        return open(play, figure, chest);
    }
  },
};

function isStillThere(state: State, id: FigureId): boolean {
  const figure = findFigure(state, id);
  return figure !== undefined && isUp(figure);
}

function open(play: Play, figure: FigureId, chest: ChestThing): void {
  const first = chest.found === null;
  play.finish(['ADV-EXPL-12']);
  const { face, found, armour } = first
    ? contents(play, figure, chest)
    : { face: null, found: chest.found, armour: [] };
  play.reveal('chestOpened', { figure, chest: chest.id, face, found, first }, [
    'ADV-EXPL-13',
    ...(first ? ['ADV-TRE-05'] : []),
  ]);
  if (found.gold + found.items.length > 0 && play.world.setup.options.chests === 'anybody')
    share(play, chest.id);
  // Putting on armour takes a turn: it is laid in front of the chest.
  if (armour.length > 0) layDown(play, figure, 0, armour);
}

interface Contents {
  readonly face: number | null;
  readonly found: Goods;
  readonly armour: readonly string[];
}

/** The map's content; otherwise one die of the master's (ADV-TRE-05). */
function contents(play: Play, figure: FigureId, { id, square, holds }: ChestThing): Contents {
  const planned = plannedChestAt(play.world, play.state, square);
  if (planned !== null && (planned.gold !== undefined || planned.items !== undefined))
    return sorted(null, planned.gold ?? 0, [...holds, ...(planned.items ?? [])]);
  const face = play.masterRolls('ADV-TRE-05');
  const { gold, items, rolls } = lookUp(CHESTS, face);
  if (rolls === null) return sorted(face, gold, [...holds, ...items]);
  play.reveal('chestRolled', { chest: id, face, holds: rolls }, ['ADV-TRE-05']);
  const more = rolls === 'potion' ? [rollPotion(play, figure)] : rollMagic(play, figure);
  return sorted(null, gold, [...holds, ...items, ...more]);
}

function sorted(face: number | null, gold: number, things: readonly string[]): Contents {
  return {
    face,
    found: { gold, items: things.filter((one) => !isArmour(one)) },
    armour: things.filter(isArmour),
  };
}

export const openingAppliers: Pick<Appliers<TreasureFacts>, 'chestOpened'> = {
  chestOpened: (state, { figure, chest: id, found }) =>
    withLevel(state, {
      things: levelOf(state).things.map((thing) =>
        thing.tag === 'chest' && thing.id === id
          ? { ...thing, state: 'open', found, holds: [], opener: figure }
          : thing,
      ),
    }),
};
