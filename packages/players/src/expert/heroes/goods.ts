/** What heroes carry: what a card is worth to whom, and what to do freely with it. */
import type { Command, Figure, Hero } from '@oubliette/expert';
import {
  bearerOf,
  characterOf,
  fullBody,
  isBurden,
  isLightEnough,
  spellOn,
  treasureCard,
} from '@oubliette/expert/reckoning';
import type { TreasureId } from '@oubliette/expert/reckoning';
import { besideOf } from '../ground.ts';
import { movesOf } from '../seen.ts';
import type { Actor, ExpertLook, Seen } from '../seen.ts';

const DIE = 2;
const POTION = 1.5;
/** Shots with a die more, for whoever shoots. */
const QUIVER = 1.2;
const ANSWER = 1.2;
const ODDMENT = 0.3;
const NO_USE = 0.05;

/** Dice and the like that it would add to what the hero has. */
export function cardWorth(hero: Hero, id: TreasureId): number {
  const card = treasureCard(id);
  const answers = card.answers === undefined ? 0 : ANSWER;
  switch (card.kind) {
    case 'potion':
      return POTION;
    case 'weapon': {
      if (!isLightEnough(card.weight, characterOf(hero.id).weapons)) return NO_USE;
      const gain = weaponWorth(hero, id) - weaponWorth(hero, bestWeapon(hero, id));
      return Math.max(NO_USE, DIE * gain);
    }
    case 'armour': {
      if (!isLightEnough(card.weight, characterOf(hero.id).armour)) return NO_USE;
      const worn = hero.cards.find((held) => held.card !== id && treasureCard(held.card).kind === 'armour');
      const has = worn === undefined ? 0 : defenceOf(worn.card);
      return Math.max(NO_USE, DIE * (card.defence - has));
    }
    case 'gear':
      return DIE * ((card.attack ?? 0) + (card.defence ?? 0)) + (card.speed ?? 0) * 0.5 + answers;
    case 'ammunition':
      return isShooter(hero) ? QUIVER : NO_USE;
    case 'scroll':
      return spellOn(id) === null ? ODDMENT + answers : POTION;
    default:
      return ODDMENT + answers;
  }
}

function isShooter({ id, cards }: Hero): boolean {
  const { bow, weapons } = characterOf(id);
  return (
    bow === true ||
    cards.some(({ card }) => {
      const weapon = treasureCard(card);
      return weapon.kind === 'weapon' && weapon.shoots === true && isLightEnough(weapon.weight, weapons);
    })
  );
}

function defenceOf(id: TreasureId): number {
  const card = treasureCard(id);
  return card.kind === 'armour' ? card.defence : 0;
}

/** Of a weapon, or of what the hero set out with. */
export function weaponWorth(hero: Hero, id: TreasureId | null): number {
  const bow = characterOf(hero.id).bow === true ? 1 : 0;
  if (id === null) return bow;
  const card = treasureCard(id);
  if (card.kind !== 'weapon') return -1;
  const forged = hero.cards.some((held) => held.card === id && held.forged === true) ? 1 : 0;
  const reach = card.shoots === true ? 1 : card.reaches === true ? 0.3 : 0;
  return card.attack + 0.8 * (card.defence ?? 0) + forged + reach;
}

function bestWeapon(hero: Hero, besides: TreasureId): TreasureId | null {
  let best: TreasureId | null = null;
  for (const { card } of hero.cards)
    if (card !== besides && weaponWorth(hero, card) > weaponWorth(hero, best)) best = card;
  return best;
}

/** Body a healing potion gives, about. */
const DRAUGHT = 3.5;

/** At half its Body, or where the draught is not wasted and a fight is near its end for it. */
function isThirsty(figure: Figure): boolean {
  return figure.body * 2 <= fullBody(figure) && fullBody(figure) - figure.body >= DRAUGHT - 0.5;
}

/** Something done freely in the turn; undefined where nothing is worth it. */
export function freely(seen: Seen, { figure }: Actor, look: ExpertLook): Command | undefined {
  const hero = bearerOf(seen.state, figure);
  if (hero === undefined) return undefined;
  const draught = hero.cards.find(({ card }) => isDue(seen, figure, card));
  if (draught !== undefined) return { type: 'drink', card: draught.card };
  const piece = seen.view.combat === null ? hero.cards.find(({ card }) => isBetter(hero, card)) : undefined;
  if (piece !== undefined) return { type: 'wear', card: piece.card };
  if (!seen.view.heaps.some(({ square }) => square === figure.square)) return undefined;
  const { moves } = look;
  const [gold] = movesOf(moves, 'pickUpGold');
  return gold ?? movesOf(moves, 'pickUp').find(({ card }) => cardWorth(hero, card as TreasureId) > NO_USE);
}

function isDue(seen: Seen, figure: Figure, id: TreasureId): boolean {
  const card = treasureCard(id);
  if (card.kind !== 'potion') return false;
  const { draught } = card;
  switch (draught.does) {
    case 'heal':
      return isThirsty(figure);
    case 'free':
      return figure.conditions.some(isBurden);
    case 'strengthen':
      return isGreatFight(seen);
    default:
      return false;
  }
}

/** Worth what comes but once: the foes of the quest, or many of them. */
function isGreatFight({ view, monsters }: Seen): boolean {
  const wanted = monsters.some(({ group }) => group !== null && view.quest.foes.includes(group));
  return view.combat !== null && (wanted || monsters.reduce((sum, { body }) => sum + body, 0) >= 7);
}

function isBetter(hero: Hero, id: TreasureId): boolean {
  const card = treasureCard(id);
  if (hero.worn.includes(id)) return false;
  if (card.kind !== 'armour') return card.kind === 'gear' && !(card.takesHand === true && holdsHeavy(hero));
  return (
    isLightEnough(card.weight, characterOf(hero.id).armour) &&
    !hero.worn.some((worn) => treasureCard(worn).kind === 'armour')
  );
}

function holdsHeavy(hero: Hero): boolean {
  const card = hero.weapon === null ? null : treasureCard(hero.weapon);
  return card?.kind === 'weapon' && card.weight === 'heavy';
}

/** Given to a friend beside who needs it more; undefined where nobody does. */
export function gift(seen: Seen, { figure }: Actor, look: ExpertLook): Command | undefined {
  const own = bearerOf(seen.state, figure);
  const beside = besideOf(seen.ground, figure.square);
  const isAlone = !seen.heroes.some(({ square }) => beside.includes(square));
  if (own === undefined || own.cards.length === 0 || isAlone) return undefined;
  return movesOf(look.moves, 'giveCard').find(({ card, to }) => {
    const friend = seen.view.heroes.find(({ id }) => id === to);
    const id = card as TreasureId;
    if (friend === undefined || own.worn.includes(id) || own.weapon === id) return false;
    const { kind } = treasureCard(id);
    if (kind === 'potion') return isPotionFor(seen, figure, friend, id);
    return (
      ['weapon', 'armour', 'gear', 'ammunition'].includes(kind) &&
      cardWorth(friend, id) >= cardWorth(own, id) + 1
    );
  });
}

/** Someone at half its Body has none, and the giver can do without. */
function isPotionFor(seen: Seen, giver: Figure, friend: Hero, id: TreasureId): boolean {
  const card = treasureCard(id);
  if (card.kind !== 'potion' || card.draught.does !== 'heal') return false;
  const needs = seen.heroes.find((one) => one.id === friend.id);
  if (needs === undefined || !isThirsty(needs) || isThirsty(giver)) return false;
  return !friend.cards.some((held) => held.card === id);
}
