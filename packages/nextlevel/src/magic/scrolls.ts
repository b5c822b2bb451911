/** Scrolls: a spell for the reader, once (NXT-SRC-07). */
import { checkActor, checkAim, figureOf, isHero } from '@oubliette/classic/extend';
import type { DoorKey, Figure, FigureId, SpellId, World } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { sheetOf, withAction, withSheet } from '../changes.ts';
import { isArcanum, scrollCard } from '../content/magic.ts';
import type { ArcanumId, ScrollId } from '../content/magic.ts';
import { checkMist } from '../mist.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';
import {
  arcanumAims,
  castings,
  checkArcanumAim,
  checkCasting,
  checkMagicHere,
  workArcanum,
} from './arcana.ts';
import { aims, workOn } from './spells.ts';

export interface ReadScroll {
  readonly type: 'readScroll';
  readonly figure: FigureId;
  readonly scroll: ScrollId;
  readonly target?: FigureId;
  readonly door?: DoorKey;
  readonly group?: true;
  readonly design?: true;
}

/** Reading it is casting its spell, and so the attack of the turn (NXT-ACT-04); anyone can read (NXT-SRC-07). */
export function checkReadScroll(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, scroll, target, door, group, design }: ReadScroll,
): Refusal | null {
  const no = checkActor(state, seat, figure) ?? checkMagicHere(world);
  if (no !== null) return no;
  if (!isHero(figure) || !sheetOf(state, figure).scrolls.includes(scroll))
    return refuse('scrollNotHeld', 'NXT-SRC-07', { scroll });
  const reader = figureOf(state, figure);
  const spent = world.points.checkAction(state, reader, 'power');
  if (spent !== null) return spent;
  const { spell } = scrollCard(scroll);
  const casting = { ...(group ? { group } : {}), ...(design ? { design } : {}) };
  if (!isArcanum(spell))
    return (
      checkPlain(spell, casting) ??
      checkAim(world, state, reader, {
        spell,
        ...(target === undefined ? {} : { target }),
        ...(door === undefined ? {} : { door }),
      }) ??
      checkMist(world, state, reader, target)
    );
  if (door !== undefined) return refuse('targetMissing', 'CLS-SPL-08');
  return (
    checkArcanumAim(world, state, reader, spell, target) ??
    checkCasting(world, state, reader, spell, target, casting)
  );
}

/** Classic spells are not attacks of the reader's own. */
function checkPlain(spell: SpellId, { group, design }: Pick<ReadScroll, 'group' | 'design'>): Refusal | null {
  if (design === true) return refuse('notAnAttack', 'NXT-ENC-09', { spell });
  return group === true ? refuse('notAnAttack', 'NXT-GRP-01', { spell }) : null;
}

export function readScroll(play: NextPlay, command: ReadScroll): void {
  const { figure, scroll, target, door } = command;
  const { spell } = scrollCard(scroll);
  play.emit({
    type: 'scrollRead',
    rules: ['NXT-SRC-07', 'NXT-ACT-04'],
    figure,
    scroll,
    target: target ?? null,
    door: door ?? null,
  });
  if (isArcanum(spell)) workArcanum(play, figure, spell, target, ['NXT-SRC-07'], command);
  else workOn(play, figure, spell, target, door);
}

export function afterScroll(state: NextState, figure: FigureId, scroll: ScrollId): NextState {
  if (!isHero(figure)) return state;
  const used = withSheet(state, figure, (sheet) => ({
    ...sheet,
    scrolls: sheet.scrolls.toSpliced(sheet.scrolls.indexOf(scroll), 1),
  }));
  return withAction(used, 'attack');
}

export function scrollOffers(world: World, state: NextState, { id }: Figure): ReadScroll[] {
  if (!isHero(id)) return [];
  return [...new Set(sheetOf(state, id).scrolls)].flatMap((scroll) => {
    const { spell } = scrollCard(scroll);
    const at = isArcanum(spell) ? arcanumCastings(state, id, spell) : aims(world, state, spell, false);
    return at.map((aim): ReadScroll => ({ type: 'readScroll', figure: id, scroll, ...aim }));
  });
}

function arcanumCastings(state: NextState, reader: FigureId, spell: ArcanumId) {
  return arcanumAims(state, spell).flatMap((aim) =>
    castings(state, reader, spell, aim.target).map((more) => ({ ...aim, ...more })),
  );
}
