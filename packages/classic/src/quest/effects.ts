/** Checks the effects of notes and treasures, and the monsters they may place. */
import type { Finder } from './finder.ts';
import { cardOf } from '../content/monsters.ts';
import type { Bestiary } from '../content/monsters.ts';
import { isPotion } from '../content/treasure.ts';
import type { Effect, PlainEffect, Power, QuestMonster, Strength, Who } from './quest.ts';
import type { ParsedEffect, ParsedMonster } from './source.ts';

export function monsterOf(monster: ParsedMonster, finder: Finder, path: string): QuestMonster {
  if (monster.id !== undefined) finder.nameFigure(monster.id, `${path}.id`);
  const { name } = monster;
  return {
    id: monster.id ?? null,
    kind: monster.kind,
    name: name === undefined ? null : finder.name(name, `${path}.name`),
    square: finder.square(monster.at, `${path}.at`),
    strength: strengthOf(monster, finder.vocabulary.monsters),
    powers: monster.powers?.map((power, i) => powerOf(power, finder, `${path}.powers[${i}]`)) ?? [],
  };
}

function strengthOf(monster: ParsedMonster, bestiary: Bestiary): Strength | null {
  const { move, attack, defence, body, mind } = monster;
  if ([move, attack, defence, body, mind].every((figure) => figure === undefined)) return null;
  const card = cardOf(bestiary, monster.kind);
  return {
    move: move ?? card.move,
    attack: attack ?? card.attack,
    defence: defence ?? card.defence,
    body: body ?? card.body,
    mind: mind ?? card.mind,
  };
}

function powerOf(power: NonNullable<ParsedMonster['powers']>[number], finder: Finder, path: string): Power {
  if ('cast' in power) return { tag: 'cast', spell: power.cast, times: power.times };
  if ('summon' in power) return { tag: 'summon', kind: power.summon, count: power.count, times: power.times };
  return { tag: 'vanish', to: finder.square(power.vanishTo, `${path}.vanishTo`), times: power.times };
}

export function effectOf(effect: ParsedEffect, finder: Finder, path: string): Effect {
  return 'ask' in effect ? questionOf(effect, finder, path) : plainEffectOf(effect, finder, path);
}

function questionOf(
  { ask, of, choices }: Extract<ParsedEffect, { ask: unknown }>,
  finder: Finder,
  path: string,
): Effect {
  return {
    tag: 'ask',
    question: finder.nextQuestion(),
    text: finder.text(ask, `${path}.ask`),
    who: of,
    choices: choices.map(({ text, then }, i) => ({
      text: finder.text(text, `${path}.choices[${i}].text`),
      then: then.map((effect, j) => plainEffectOf(effect, finder, `${path}.choices[${i}].then[${j}]`)),
    })),
  };
}

function plainEffectOf(
  effect: Exclude<ParsedEffect, { ask: unknown }>,
  finder: Finder,
  path: string,
): PlainEffect {
  if ('text' in effect) return { tag: 'text', text: finder.text(effect.text, `${path}.text`) };
  if ('place' in effect)
    return {
      tag: 'place',
      monsters: effect.place.map((m, i) => monsterOf(m, finder, `${path}.place[${i}]`)),
    };
  if ('open' in effect) return { tag: 'open', door: finder.door(effect.open, `${path}.open`) };
  if ('block' in effect)
    return { tag: 'block', squares: list(effect.block).map((at) => finder.square(at, `${path}.block`)) };
  if ('reveal' in effect) return { tag: 'reveal', area: finder.area(effect.reveal, `${path}.reveal`) };
  if ('give' in effect) return giftOf(effect.give, finder, `${path}.give`);
  if ('move' in effect)
    return {
      tag: 'move',
      who: moverOf(effect.move, finder, `${path}.move`),
      to: list(effect.to).map((at) => finder.square(at, `${path}.to`)),
    };
  if ('harm' in effect) return { tag: 'harm', who: effect.to, harm: effect.harm };
  if ('mind' in effect) return { tag: 'mind', who: effect.to, by: effect.mind };
  if ('heal' in effect) return { tag: 'heal', who: effect.to, body: effect.heal };
  if ('goal' in effect) return { tag: 'goal', goal: finder.goal(effect.goal, `${path}.goal`) };
  if ('flag' in effect) return { tag: 'flag', flag: effect.flag };
  if ('timer' in effect) return { tag: 'timer', timer: effect.timer, rounds: effect.rounds };
  if ('join' in effect) return { tag: 'join', captive: finder.captive(effect.join, `${path}.join`) };
  if ('shift' in effect) return shiftOf(effect, finder, path);
  if ('count' in effect)
    return { tag: 'count', counter: finder.counter(effect.count, `${path}.count`), by: effect.by ?? 1 };
  if ('remove' in effect) return { tag: 'remove', figure: finder.figure(effect.remove, `${path}.remove`) };
  return 'win' in effect ? { tag: 'win' } : { tag: 'lose' };
}

/** A piece moved within its room. */
function shiftOf(
  { shift, to, turned }: Extract<ParsedEffect, { shift: unknown }>,
  finder: Finder,
  path: string,
): PlainEffect {
  const piece = finder.furniture(shift, `${path}.shift`);
  const at = finder.square(to, `${path}.to`);
  return {
    tag: 'shift',
    piece,
    to: at < 0 || piece < 0 ? [] : finder.footprint(piece, at, turned ?? false, `${path}.to`),
  };
}

function giftOf(
  gift: Extract<ParsedEffect, { give: unknown }>['give'],
  finder: Finder,
  path: string,
): PlainEffect {
  if ('gold' in gift) return { tag: 'giveGold', gold: gift.gold };
  if ('questTreasure' in gift) return { tag: 'giveQuestTreasure', treasure: gift.questTreasure };
  if ('equipment' in gift) return { tag: 'giveEquipment', equipment: gift.equipment };
  if (isPotion(gift.potion)) return { tag: 'givePotion', potion: gift.potion };
  finder.problem(
    `${path}.potion`,
    { en: `${gift.potion} is not a potion`, fr: `${gift.potion} n’est pas une potion` },
    {
      en: 'name a treasure card that is kept: a potion, the brew or the holy water',
      fr: 'nommez une carte de trésor qui se garde : une potion, le breuvage ou l’eau bénite',
    },
  );
  return { tag: 'givePotion', potion: 'potionOfHealing' };
}

function moverOf(mover: string, finder: Finder, path: string): Who | { figure: string } {
  if (mover === 'actor' || mover === 'everyone') return mover;
  return { figure: finder.figure(mover, path) };
}

export function list<T>(oneOrMore: T | T[]): T[] {
  return Array.isArray(oneOrMore) ? oneOrMore : [oneOrMore];
}
