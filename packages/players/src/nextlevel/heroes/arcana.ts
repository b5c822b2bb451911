/** Spells beyond the classic twelve, and scrolls: which to cast now (NXT-ELF-02, NXT-SRC-07). */
import type { Figure } from '@oubliette/classic';
import { ARCANA, ownDefence } from '@oubliette/nextlevel';
import type { NextCommand } from '@oubliette/nextlevel';
import { healingOf, worthOf } from '../../shared/heroes/worth.ts';
import { canAct, frailty } from '../../shared/threat.ts';
import { isHeroId } from '../../shared/ways.ts';
import { oddsOf } from '../odds.ts';
import { asState, comesFromBehind, heldDice } from '../seen.ts';
import { MIND_PRICE, worthOfOdds } from './arms.ts';
import type { NextSituation } from './situation.ts';

export interface Spell {
  readonly command: NextCommand;
  readonly gain: number;
}

type Effect = (typeof ARCANA)[keyof typeof ARCANA]['effect'];

/** What a kept spell is likely to be worth; a scroll's reader has no other use for it. */
const KEPT = 0.7;
/** Points of Mind always kept. */
const LEAST_MIND = 2;

export function arcana(here: NextSituation): Spell[] {
  return here.moves.flatMap((move): Spell[] => {
    if (move.type !== 'castArcanum' && move.type !== 'readScroll') return [];
    const name = move.type === 'castArcanum' ? move.spell : move.scroll;
    const target = move.target === undefined ? undefined : here.chart.figure(move.target);
    const gain =
      (isArcanum(name) ? gainBy(here, ARCANA[name].effect, target, move) : healing(name, target)) - KEPT;
    return gain > 0 ? [{ command: move, gain }] : [];
  });
}

function isArcanum(name: string): name is keyof typeof ARCANA {
  return Object.hasOwn(ARCANA, name);
}

/** Of the classic spells on scrolls, healing ones are read when a figure needs them. */
function healing(name: string, target: Figure | undefined): number {
  const heals = name === 'healBody' || name === 'waterOfHealing';
  return heals && target !== undefined && isHeroId(target.id) ? healingOf(target, 4) - 1 : 0;
}

interface Casting {
  readonly group?: true;
  readonly design?: true;
}

function gainBy(
  here: NextSituation,
  effect: Effect,
  target: Figure | undefined,
  { group, design }: Casting,
): number {
  const { view, me, chart } = here;
  const sharing = (figure: Figure) => chart.sees(me.square, figure.square);
  const foes = here.foes.filter((foe) => sharing(foe) && canAct(foe));
  switch (effect.tag) {
    case 'strike': {
      if (target?.side !== 'morcar') return 0;
      if (design === true && me.mind <= LEAST_MIND) return 0;
      const joined = group === true ? heldDice(chart, me, target) : [];
      const dice = [...Array.from({ length: effect.dice }, () => effect.die), ...joined];
      const behind = effect.reach !== 'range' && comesFromBehind(chart, me, target, me.square);
      const extra = design === true ? 1 : 0;
      const struck = {
        defence: here.ways.defence(view, target),
        body: target.body,
        finishable: ownDefence(asState(view), target) >= 2,
      };
      const odds = oddsOf({ dice, extra, bare: false, behind }, struck);
      return worthOfOdds(here, target, odds) - extra * MIND_PRICE;
    }
    case 'heal':
      return target !== undefined && isHeroId(target.id) ? healingOf(target, effect.upTo) - 2 : 0;
    case 'dazzle':
      return 0.3 * foes.reduce((sum, foe) => sum + worthOf(foe), 0) - 1;
    case 'blast': {
      const friends = here.party.filter((friend) => friend.id !== me.id && sharing(friend));
      const hurt = friends.reduce((sum, { body }) => sum + 0.5 * effect.dice * frailty(body), 0);
      return 0.45 * foes.reduce((sum, foe) => sum + worthOf(foe), 0) - hurt - 1;
    }
    case 'boonAll':
      return foes.length >= 3 ? 1.5 : 0;
    case 'enchant':
      return target !== undefined &&
        foes.some((foe) => foe.body > 1 && here.near(target.square, foe.square, 3))
        ? 1.2
        : 0;
    case 'reveal':
      return 0;
  }
}
