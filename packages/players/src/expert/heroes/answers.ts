/** What hero players answer to questions between turns. */
import type { AbilityId, Command, Figure, View } from '@oubliette/expert';
import { abilityCard, eventCard } from '@oubliette/expert';
import { fullBody } from '@oubliette/expert/reckoning';
import type { TreasureId } from '@oubliette/expert/reckoning';
import { pickBest } from '../../shared/pick.ts';
import { blow } from '../odds.ts';
import { figureIn, heroIn, movesOf } from '../seen.ts';
import type { CommandOf, Seen } from '../seen.ts';
import { isWanted } from '../worth.ts';
import { cardWorth, weaponWorth } from './goods.ts';

type Top = View['stack'][number];
type TopOf<T extends Top['tag']> = Extract<Top, { tag: T }>;

export function answer(seen: Seen, moves: readonly Command[]): Command {
  const top = seen.view.stack.at(-1)!;
  switch (top.tag) {
    case 'claims':
      return movesOf(moves, 'letGo')[0] ?? moves[0]!;
    case 'weapons':
      return armed(seen, top, moves);
    case 'answering':
      return reaction(seen, top, moves);
    case 'sharing':
      return claim(seen, top, moves);
    case 'taking':
      return leave(seen, top, moves);
    case 'scroll':
      return movesOf(moves, 'chooseSpell').find(({ ability }) => ability === 'fireBall') ?? moves[0]!;
    default:
      // The first answer is the friendly one: let pass, accept, leave as it is.
      return moves[0]!;
  }
}

function armed(seen: Seen, { heroes: [id] }: TopOf<'weapons'>, moves: readonly Command[]): Command {
  const hero = heroIn(seen.view, id!)!;
  return pickBest(movesOf(moves, 'chooseWeapon'), ({ weapon }) =>
    weaponWorth(hero, weapon as TreasureId | null),
  );
}

/** Whoever has most use for it; else whoever has room, for what it fetches. */
function claim(seen: Seen, { cards: [card] }: TopOf<'sharing'>, moves: readonly Command[]): Command {
  const claims = movesOf(moves, 'claimLoot');
  const worth = ({ hero: id }: (typeof claims)[number]): number => {
    const hero = heroIn(seen.view, id)!;
    const full = hero.cards.length >= MOST_CARDS ? 1 : 0;
    return cardWorth(hero, card!) - 0.1 * hero.cards.length - full;
  };
  const best = claims.length === 0 ? undefined : pickBest(claims, worth);
  return best !== undefined && worth(best) > -1 ? best : movesOf(moves, 'passLoot')[0]!;
}

const MOST_CARDS = 5;

function leave(seen: Seen, { hero: id }: TopOf<'taking'>, moves: readonly Command[]): Command {
  const hero = heroIn(seen.view, id)!;
  const worn = (card: TreasureId): number => (hero.worn.includes(card) || hero.weapon === card ? 0.5 : 0);
  return pickBest(
    movesOf(moves, 'leaveCard'),
    ({ card }) => -cardWorth(hero, card as TreasureId) - worn(card as TreasureId),
  );
}

/** Body from which a blow is worth an answer that could be kept for another. */
const WORTH = 0.5;

function reaction(seen: Seen, { to }: TopOf<'answering'>, moves: readonly Command[]): Command {
  const answers = movesOf(moves, 'answer');
  // A moment of the game master's may wait between the question and what it is about.
  const under = seen.view.stack.findLast(({ tag }) => tag === 'strike' || tag === 'playing');
  const free = to === 'attack' ? answers.find(isFree) : undefined;
  const isWorth =
    to === 'event' ? isBadCard(under) : under?.tag === 'strike' && isBadBlow(seen, under, to === 'roll');
  const given = isWorth ? (free ?? answers[0]) : free;
  return given ?? movesOf(moves, 'passAnswer')[0]!;
}

/** It can be used as often as one likes, and is ready again by one's next turn. */
function isFree({ by, id }: CommandOf<'answer'>): boolean {
  return by === 'ability' && abilityCard(id as AbilityId).uses === 'unlimited';
}

/** Whatever costs Body, or strengthens the foe. */
function isBadCard(under: Top | undefined): boolean {
  if (under?.tag !== 'playing') return false;
  const { does } = eventCard(under.card).effect;
  return does !== 'lame' && does !== 'slip';
}

function isBadBlow(
  seen: Seen,
  { attacker, target, attack, defence, more }: TopOf<'strike'>,
  isRoll: boolean,
): boolean {
  const [from, to] = [attacker, target].map((id) => figureIn(seen.view, id));
  if (from === undefined || to === undefined) return false;
  const isOurs = from.side === 'heroes';
  if (!isRoll) {
    const { loss, kill } = blow(seen, from, to, { attack: more.attack, defence: more.defence });
    return !isOurs && (loss >= threshold(to) || kill > 0.05);
  }
  const skulls = attack?.filter((face) => face === 'skull').length ?? 0;
  // An own roll is worth another try where dice have missed and the foe is worth it.
  if (isOurs)
    return (attack?.length ?? 0) - skulls >= 2 && (isWanted(seen, to) || to.body > 1 || skulls === 0);
  const shields = defence?.filter((face) => face === 'heroShield').length ?? 0;
  const hits = skulls + more.hits - shields - more.shields - more.spared;
  return hits >= 2 || hits >= to.body || to.body - hits < fullBody(to) / 2;
}

function threshold(hero: Figure): number {
  return hero.body * 2 <= fullBody(hero) ? WORTH / 2 : WORTH;
}
