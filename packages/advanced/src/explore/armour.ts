/** Taking armour off or putting it on takes a whole phase (ADV-EXPL-15 to ADV-EXPL-17). */
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { areaAt } from '../board.ts';
import { armourNamed } from '../content/armour.ts';
import { figureOf, levelOf, named, nextName, seatOf, sheetOf, withLevel, withSheet } from '../figures.ts';
import type { Appliers, Handler } from '../kit.ts';
import type { Sheet, State } from '../state.ts';
import { removed } from '../treasure/purse.ts';
import type { PileThing } from '../treasure/types.ts';
import { actOf, canAct, mayDeed, spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import type { ExploreCommand, ExploreCommandOf, ExploreFacts } from './types.ts';

function changerRefusal(world: World, state: State, seat: SeatId, id: string): Refusal | null {
  const refusal = canAct(world, state, id, seat);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, id);
  if (figure.kind !== 'hero') return refuse('henchmenOnlyMove', 'ADV-EXPL-02', { figure: id });
  if (actOf(state, id).moved > 0) return refuse('hasMoved', 'ADV-EXPL-15', { figure: id });
  if (actOf(state, id).cast) return refuse('hasCast', 'ADV-MAG-11', { figure: id });
  return mayDeed(state, figure);
}

/** A selection without repeats, in the order of the whole. */
function isSome(chosen: readonly string[], all: readonly string[]): boolean {
  const places = chosen.map((id) => all.indexOf(id));
  return places.length > 0 && places.every((place, i) => place >= 0 && (i === 0 || place > places[i - 1]!));
}

function* choices(all: readonly string[]): Generator<string[]> {
  for (let mask = 1; mask < 1 << all.length; mask += 1) {
    const chosen = all.filter((_, i) => (mask & (1 << i)) !== 0);
    if (isSome(chosen, all)) yield chosen;
  }
}

export const takeOffArmour: Handler<ExploreCommandOf<'takeOffArmour'>> = {
  when: { in: ['heroes'], mode: 'exploration' },
  check: (world, state, seat, { figure, armour }) =>
    changerRefusal(world, state, seat, figure) ??
    (isSome(armour, sheetOf(state, figure).armour) ? null : refuse('notWorn', 'ADV-EXPL-15')),
  perform: (play, { figure, armour }) => {
    spend(play, figure, 'armour', 'ADV-EXPL-15');
    const { square } = figureOf(play.state, figure);
    const pile = nextName(play.state, 'pile');
    play.tell('armourTakenOff', { figure, armour, pile, square }, ['ADV-EXPL-15', 'ADV-EXPL-17']);
  },
};

/** Armour on the floor of the hero's section. */
function pilesHere(world: World, state: State, id: string): PileThing[] {
  const { squares } = areaAt(world, state, figureOf(state, id).square);
  return levelOf(state).things.filter(
    (thing): thing is PileThing =>
      thing.tag === 'pile' && thing.armour.length > 0 && squares.includes(thing.square),
  );
}

/** One piece of a sort: worn armour has to come off first (ADV-EXPL-16). */
function fits({ armour }: Sheet, wanted: readonly string[]): boolean {
  const slots = [...armour, ...wanted].map((id) => armourNamed(id).slot);
  return new Set(slots).size === slots.length;
}

export const putOnArmour: Handler<ExploreCommandOf<'putOnArmour'>> = {
  when: { in: ['heroes'], mode: 'exploration' },
  check: (world, state, seat, { figure, pile: id, armour }) => {
    const refusal = changerRefusal(world, state, seat, figure);
    if (refusal !== null) return refusal;
    if (sheetOf(state, figure).calling === 'wizard') return refuse('noArmour', 'ADV-CRE-14', { figure });
    const pile = pilesHere(world, state, figure).find((one) => one.id === id);
    if (pile === undefined || !isSome(armour, pile.armour)) return refuse('notLyingHere', 'ADV-EXPL-17');
    return fits(sheetOf(state, figure), armour) ? null : refuse('wornAlready', 'ADV-EXPL-16');
  },
  perform: (play, { figure, pile, armour }) => {
    spend(play, figure, 'armour', 'ADV-EXPL-15');
    play.tell('armourPutOn', { figure, armour, pile }, ['ADV-EXPL-15', 'ADV-EXPL-17']);
  },
};

export const armourAppliers: Pick<Appliers<ExploreFacts>, 'armourTakenOff' | 'armourPutOn'> = {
  armourTakenOff: (state, { figure, armour, pile: id, square }) => {
    const worn = sheetOf(state, figure).armour.filter((one) => !armour.includes(one));
    const goods = { gold: 0, items: [] };
    const pile: PileThing = { id, tag: 'pile', square, goods, armour, weapons: [] };
    const lying = withLevel(state, { things: [...levelOf(state).things, pile] });
    return named(withSheet(lying, figure, { armour: worn }), id);
  },
  armourPutOn: (state, { figure, armour, pile: id }) => {
    const things = levelOf(state).things.flatMap((thing) => {
      if (thing.tag !== 'pile' || thing.id !== id) return [thing];
      const left = { ...thing, armour: removed(thing.armour, armour) };
      return isEmpty(left) ? [] : [left];
    });
    const worn = [...sheetOf(state, figure).armour, ...armour];
    return withSheet(withLevel(state, { things }), figure, { armour: worn });
  },
};

function isEmpty({ armour, weapons, goods }: PileThing): boolean {
  return armour.length + weapons.length + goods.items.length + goods.gold === 0;
}

export function armourOffers(world: World, state: State, seat: SeatId): BaseCommand[] {
  if (state.turn.mode !== 'exploration') return [];
  const own = state.figures.filter(({ id, kind }) => kind === 'hero' && seatOf(state, id) === seat);
  return own.flatMap(({ id: figure }): (BaseCommand & ExploreCommand)[] => {
    if (changerRefusal(world, state, seat, figure) !== null) return [];
    const off = [...choices(sheetOf(state, figure).armour)].map(
      (armour) => ({ type: 'takeOffArmour', figure, armour }) as const,
    );
    const on = pilesHere(world, state, figure).flatMap(({ id: pile, armour: lying }) =>
      [...choices(lying)].map((armour) => ({ type: 'putOnArmour', figure, pile, armour }) as const),
    );
    return [...off, ...on];
  });
}
