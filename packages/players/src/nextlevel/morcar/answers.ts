/** Morcar's answers while an attack waits: stances, living shields, shares of a sweep. */
import { ownDefence } from '@oubliette/nextlevel';
import type { NextCommand, NextPending, NextView, Strike } from '@oubliette/nextlevel';
import { worthOf } from '../../shared/heroes/worth.ts';
import type { Manner } from '../../shared/morcar/difficulty.ts';
import { pickBest } from '../../shared/pick.ts';
import { oddsOf } from '../odds.ts';
import { asState } from '../seen.ts';
import { NEXT_WAYS } from '../ways.ts';

/** The price of one die less in the chaos warrior's next attack. */
const ATTACK_DIE = 0.3;

export function answerNext(
  manner: Manner,
  view: NextView,
  asked: NextPending,
  moves: readonly NextCommand[],
): NextCommand {
  return pickBest(moves, (move) => rank(manner, view, asked, move));
}

function rank(manner: Manner, view: NextView, asked: NextPending, move: NextCommand): number {
  switch (asked.tag) {
    case 'stance':
      return move.type === 'chooseStance' ? stanceWorth(manner, view, asked.strike, move.dice) : -Infinity;
    case 'livingShield':
      return move.type === 'chooseShield' ? shieldWorth(manner, view, asked.strike, move.figure) : -Infinity;
    case 'counter':
    case 'riposte':
      return move.type === 'chooseCounter' ? frailty(manner, view, move.figure) : -Infinity;
    case 'sweep':
      return move.type === 'allot' ? sharesWorth(manner, view, move.shares) : -Infinity;
    case 'rack':
      return move.type === 'handWeapon' && move.weapon === asked.drawn ? 1 : 0;
    case 'ward':
      return 0;
  }
}

function stanceWorth(
  { greedy }: Manner,
  view: NextView,
  { attackers, target }: Strike,
  dice: number,
): number {
  const warrior = view.figures.find(({ id }) => id === target);
  if (warrior === undefined || !greedy) return -dice;
  const struck = {
    defence: NEXT_WAYS.defence(view, warrior) + dice,
    body: warrior.body,
    finishable: ownDefence(asState(view), warrior) + dice >= 2,
  };
  const blow = { dice: attackers.flatMap((one) => one.dice), extra: 0, bare: false, behind: false };
  const { loss, kill } = oddsOf(blow, struck);
  return -(loss + 2 * kill) - ATTACK_DIE * dice;
}

/** A lesser monster dies to save the target's life, not to spare it a wound or a sure death (NXT-MON-02). */
function shieldWorth(
  manner: Manner,
  view: NextView,
  { target, damage }: Strike,
  shield: string | null,
): number {
  if (shield === null) return 0;
  const struck = view.figures.find(({ id }) => id === target);
  const lesser = view.figures.find(({ id }) => id === shield);
  if (struck === undefined || lesser === undefined || !manner.greedy) return -1;
  return damage === struck.body ? worthOf(struck) - worthOf(lesser) - 0.3 : -1;
}

function frailty({ greedy }: Manner, view: NextView, id: string): number {
  const body = view.figures.find((figure) => figure.id === id)?.body ?? 99;
  return greedy ? -body : body;
}

/** Where the skulls of a sweep hurt most; heroes before friends. */
function sharesWorth(manner: Manner, view: NextView, shares: readonly string[]): number {
  let worth = 0;
  for (const share of shares) {
    const [id, skulls] = share.split('=');
    const figure = view.figures.find((one) => one.id === id);
    if (figure === undefined) continue;
    const loss = Math.min(figure.body, Math.max(0, Number(skulls) - NEXT_WAYS.defence(view, figure) / 3));
    const kill = loss >= figure.body ? manner.kill : 0;
    worth += figure.side === 'heroes' ? loss + kill : -2 * Number(skulls);
  }
  return worth;
}
