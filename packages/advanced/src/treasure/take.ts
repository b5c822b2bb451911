/** Things change hands: from chest or heap, to a companion, down (ADV-EXPL-13, ADV-MGT-03, ADV-MGT-06). */
import { adjacent } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { areaAt, groundOf } from '../board.ts';
import { areBeside } from '../combat/zones.ts';
import { isWeapon } from '../content/weapons.ts';
import {
  figureOf,
  findFigure,
  findSheet,
  isUp,
  levelOf,
  nextName,
  seatOf,
  sheetOf,
  withLevel,
  withPile,
  withSheet,
} from '../figures.ts';
import type { Appliers, Handler } from '../kit.ts';
import { onceFor } from '../onceFor.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, Level, State } from '../state.ts';
import { isAble } from '../turns/acts.ts';
import { stillActing } from '../turns/phases.ts';
import type { World } from '../world.ts';
import {
  belongings,
  canCarry,
  GOLD,
  goldRoom,
  handful,
  minus,
  ownGoods,
  pileGoods,
  plus,
  removed,
  sharesOf,
  without,
} from './purse.ts';
import type {
  ChestThing,
  Goods,
  PileThing,
  Share,
  TreasureCommand,
  TreasureCommandOf,
  TreasureFacts,
} from './types.ts';

type Hoard = ChestThing | PileThing;

const WHEN = { in: ['heroes'], mode: 'exploration' } as const;

/** It takes no time, but all wait for the player who is moving (ADV-TURN-09). */
function waitRefusal(state: State, seat: SeatId, figure: FigureId): Refusal | null {
  if (findFigure(state, figure) === undefined || seatOf(state, figure) !== seat)
    return refuse('notYourFigure', 'ADV-TURN-11', { figure });
  return stillActing(state).includes(seat) ? null : refuse('anotherMoves', 'ADV-TURN-09');
}

const hoardsAmong = onceFor((things: Level['things']): readonly Hoard[] =>
  things.filter((thing): thing is Hoard => thing.tag === 'chest' || thing.tag === 'pile'),
);

function hoardNamed(state: State, id: string): Hoard | undefined {
  return hoardsAmong(levelOf(state).things).find((hoard) => hoard.id === id);
}

/** The goods in it that are open. */
function openGoods(hoard: Hoard): Goods | null {
  if (hoard.tag === 'pile') return pileGoods(hoard);
  return hoard.state === 'open' ? hoard.found : null;
}

/** Null where this figure may take something of this kind from it. */
export function takeRefusal(
  world: World,
  state: State,
  id: FigureId,
  from: string,
  item: Share,
): Refusal | null {
  const figure = findFigure(state, id);
  const hoard = hoardNamed(state, from);
  const goods = hoard === undefined ? null : openGoods(hoard);
  if (figure === undefined || figure.side !== 'heroes' || !isAble(figure))
    return refuse('notOnBoard', 'ADV-EXPL-13');
  if (hoard === undefined || goods === null) return refuse('nothingThere', 'ADV-EXPL-13');
  if (!sharesOf(goods).includes(item)) return refuse('nothingThere', 'ADV-EXPL-13', { item });
  if (!isAtHand(world, state, figure, hoard))
    return refuse('tooFar', hoard.tag === 'chest' ? 'ADV-EXPL-13' : 'ADV-MGT-03');
  return canCarry(sheetOf(state, id), item)
    ? null
    : refuse('tooMuch', item === GOLD ? 'ADV-TRE-07' : 'ADV-MGT-02', { item });
}

/** An open chest is for all, or for its opener while beside it; a heap for figures in its section. */
function isAtHand(world: World, state: State, figure: Figure, hoard: Hoard): boolean {
  if (hoard.tag === 'pile')
    return areaAt(world, state, figure.square).id === areaAt(world, state, hoard.square).id;
  if (world.setup.options.chests === 'anybody') return true;
  const beside =
    figure.square === hoard.square || adjacent(groundOf(world, state), figure.square, hoard.square);
  return hoard.opener === figure.id && beside;
}

/** Takes as much of a kind as goes at once and can be carried. */
export function takeShare(play: Play, figure: FigureId, from: string, item: Share): void {
  const goods = openGoods(hoardNamed(play.state, from)!)!;
  const gold = item === GOLD ? Math.min(goods.gold, goldRoom(sheetOf(play.state, figure))) : 0;
  const items = item === GOLD ? [] : handful(goods.items, item);
  const left = goods.gold - gold > 0 && item === GOLD;
  play.tell(
    'took',
    { figure, from, gold, items },
    left ? ['ADV-EXPL-13', 'ADV-TRE-07', 'ADV-TRE-08'] : ['ADV-EXPL-13'],
  );
}

export const take: Handler<TreasureCommandOf<'take'>> = {
  when: WHEN,
  check: (world, state, seat, { figure, from, item }) =>
    waitRefusal(state, seat, figure) ?? takeRefusal(world, state, figure, from, item),
  perform: (play, { figure, from, item }) => takeShare(play, figure, from, item),
};

function ownRefusal(state: State, seat: SeatId, id: FigureId, item: Share, rule: string): Refusal | null {
  const refusal = waitRefusal(state, seat, id);
  if (refusal !== null) return refusal;
  return belongings(sheetOf(state, id)).includes(item) ? null : refuse('notYours', rule, { item });
}

/** To a neighbour, in an exploration turn; a knocked-out figure lets others take. */
export const give: Handler<TreasureCommandOf<'give'>> = {
  when: WHEN,
  check(world, state, seat, { figure, target: targetId, item }) {
    const refusal = ownRefusal(state, seat, figure, item, 'ADV-MGT-06');
    if (refusal !== null) return refusal;
    const target = findFigure(state, targetId);
    if (target === undefined || target.side !== 'heroes' || target.id === figure || !isUp(target))
      return refuse('notBeside', 'ADV-MGT-06');
    if (!areBeside(world, state, figureOf(state, figure), target)) return refuse('notBeside', 'ADV-MGT-06');
    return canCarry(sheetOf(state, targetId), item)
      ? null
      : refuse('tooMuch', item === GOLD ? 'ADV-TRE-07' : 'ADV-MGT-02', { item });
  },
  perform(play, { figure, target, item }) {
    const room = goldRoom(sheetOf(play.state, target));
    const goods = ownGoods(sheetOf(play.state, figure), item, room);
    play.tell('gave', { figure, target, ...goods }, ['ADV-MGT-06']);
  },
};

export const drop: Handler<TreasureCommandOf<'drop'>> = {
  when: WHEN,
  check: (_world, state, seat, { figure, item }) => ownRefusal(state, seat, figure, item, 'ADV-MGT-03'),
  perform(play, { figure, item }) {
    const goods = ownGoods(sheetOf(play.state, figure), item, Infinity);
    const { square } = figureOf(play.state, figure);
    play.tell('dropped', { figure, pile: nextName(play.state, 'pile'), square, ...goods }, ['ADV-MGT-03']);
  },
};

export function takeOffers(world: World, state: State, seat: SeatId): BaseCommand[] {
  if (state.turn.mode !== 'exploration' || !stillActing(state).includes(seat)) return [];
  const own = state.figures.filter(({ id, side }) => side === 'heroes' && seatOf(state, id) === seat);
  const hoards = hoardsAmong(levelOf(state).things);
  return own.flatMap((figure): TreasureCommand[] => {
    const sheet = findSheet(state, figure.id);
    const things = sheet === undefined ? [] : belongings(sheet);
    const beside = state.figures.filter(
      (other) => other.id !== figure.id && other.side === 'heroes' && areBeside(world, state, figure, other),
    );
    return [
      ...hoards
        .filter((hoard) => isAble(figure) && isAtHand(world, state, figure, hoard))
        .flatMap((hoard) =>
          sharesOf(openGoods(hoard) ?? { gold: 0, items: [] }).map((item): TreasureCommandOf<'take'> => ({
            type: 'take',
            figure: figure.id,
            from: hoard.id,
            item,
          })),
        ),
      ...things.flatMap((item) =>
        beside.map((other): TreasureCommandOf<'give'> => ({
          type: 'give',
          figure: figure.id,
          target: other.id,
          item,
        })),
      ),
      ...things.map((item): TreasureCommandOf<'drop'> => ({ type: 'drop', figure: figure.id, item })),
    ];
  });
}

/** The things of a level with a hoard changed; an empty heap disappears. */
function withHoard(state: State, from: string, took: Goods): State {
  const things = levelOf(state).things.flatMap((thing) => {
    if (thing.id !== from) return [thing];
    if (thing.tag === 'chest') return [{ ...thing, found: without(thing.found!, took) }];
    if (thing.tag !== 'pile') return [thing];
    const weapons = removed(thing.weapons, inPile(thing, took.items));
    const goods = without(thing.goods, {
      gold: took.gold,
      items: removed(took.items, inPile(thing, took.items)),
    });
    const isEmpty = goods.gold + goods.items.length + weapons.length + thing.armour.length === 0;
    return isEmpty ? [] : [{ ...thing, goods, weapons }];
  });
  return withLevel(state, { things });
}

/** Which of these are among a heap's weapons. */
function inPile({ weapons }: PileThing, items: readonly string[]): string[] {
  return items.filter((item) => isWeapon(item) && weapons.includes(item));
}

export const takeAppliers: Pick<
  Appliers<TreasureFacts>,
  'took' | 'gave' | 'dropped' | 'goodsLaid' | 'goldLeft'
> = {
  took: (state, { figure, from, gold, items }) =>
    withSheet(withHoard(state, from, { gold, items }), figure, plus(sheetOf(state, figure), { gold, items })),
  gave(state, { figure, target, gold, items }) {
    const goods = { gold, items };
    const poorer = withSheet(state, figure, minus(sheetOf(state, figure), goods));
    return withSheet(poorer, target, plus(sheetOf(poorer, target), goods));
  },
  dropped(state, { figure, pile, square, gold, items }) {
    const poorer = withSheet(state, figure, minus(sheetOf(state, figure), { gold, items }));
    const weapons = items.filter(isWeapon);
    const goods = { gold, items: removed(items, weapons) };
    return withPile(poorer, { id: pile, tag: 'pile', square, goods, armour: [], weapons });
  },
  goodsLaid: (state, { pile, square, gold, items, armour, weapons }) =>
    withPile(state, { id: pile, tag: 'pile', square, goods: { gold, items }, armour, weapons }),
  goldLeft(state, { figure, pile, square, gold }) {
    const poorer = withSheet(state, figure, { gold: sheetOf(state, figure).gold - gold });
    return withPile(poorer, {
      id: pile,
      tag: 'pile',
      square,
      goods: { gold, items: [] },
      armour: [],
      weapons: [],
    });
  },
};

/** Kinds of things a figure could claim from a hoard. */
export function claimable(world: World, state: State, figure: FigureId, from: string): Share[] {
  const hoard = hoardNamed(state, from);
  const goods = hoard === undefined ? null : openGoods(hoard);
  if (goods === null) return [];
  return sharesOf(goods).filter((item) => takeRefusal(world, state, figure, from, item) === null);
}

/** The number of a kind; gold is one heap. */
export function howMany(state: State, from: string, item: Share): number {
  const hoard = hoardNamed(state, from);
  const goods = hoard === undefined ? null : openGoods(hoard);
  if (goods === null) return 0;
  if (item === GOLD) return goods.gold > 0 ? 1 : 0;
  return handful(goods.items, item).length > 1 ? 1 : goods.items.filter((one) => one === item).length;
}
