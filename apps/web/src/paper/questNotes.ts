/** A quest's notes, treasures and named foes for the Morcar player, and their places on the map. */
import {
  cardOf,
  EQUIPMENT,
  everyEffect,
  FURNITURE,
  HEROES,
  QUEST_TREASURES,
  SPELLS,
  TREASURES,
} from '@oubliette/classic';
import type { Quest, Text } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { say, typeset, withApostrophes } from '@oubliette/words';
import type { Language, Mention, Noun } from '@oubliette/words';
import { CONDITION, EFFECT, FOE, QUEST_NOUNS, WHEN } from './questWords.ts';

type Note = Quest['notes'][number];
type When = Note['when'];
type Effect = Note['then'][number];
type Monster = Quest['monsters'][number];

/** The name of a kind of monster in the quest's book. */
export function nounOf({ vocabulary }: Quest, kind: string): Noun {
  return cardOf(vocabulary.monsters, kind).noun;
}

export interface ToldNote {
  /** Its number on the map. */
  readonly number: number;
  /** Where on the map the number stands; null if it has no place. */
  readonly square: Square | null;
  readonly when: string;
  readonly conditions: readonly string[];
  readonly effects: readonly ToldEffect[];
  readonly title: string | null;
  readonly repeats: boolean;
  /** The author's words to the Morcar player alone. */
  readonly master: string | null;
}

/** Something to do, or words to read to everybody. */
export type ToldEffect = { readonly does: string } | { readonly reads: string };

export interface Teller {
  readonly quest: Quest;
  readonly language: Language;
}

export function tellNotes(at: Teller): readonly ToldNote[] {
  return at.quest.notes.map((note, index) => ({
    number: index + 1,
    square: anchorOf(at.quest, note.when),
    when: whenText(at, note.when),
    conditions: conditionTexts(at, note),
    effects: note.then.flatMap((effect) => effectTexts(at, effect)),
    title: note.title === null ? null : printed(at.language, note.title),
    repeats: note.repeat,
    master: note.master === null ? null : printed(at.language, note.master),
  }));
}

export interface ToldTreasure {
  readonly place: string;
  readonly effects: readonly ToldEffect[];
}

export function tellTreasures(at: Teller): readonly ToldTreasure[] {
  return at.quest.treasures.map(({ place, then }) => ({
    place: wordOf(
      at,
      'square' in place ? squareNoun(at.quest, place.square) : areaMention(at.quest, place.area),
    ),
    effects: then.flatMap((effect) => effectTexts(at, effect)),
  }));
}

export interface ToldFoe {
  readonly name: string;
  readonly kind: string;
  readonly square: string;
  readonly strength: string;
  readonly powers: readonly string[];
}

/** Monsters that differ from their card: named, stronger, or with powers. */
export function tellFoes(at: Teller): readonly ToldFoe[] {
  const { quest, language } = at;
  return everyMonster(quest)
    .filter(({ name, strength, powers }) => name !== null || strength !== null || powers.length > 0)
    .map(({ name, kind, square, strength, powers }) => ({
      name: (name ?? nounOf(quest, kind))[language].one,
      kind: nounOf(quest, kind)[language].one,
      square: makeSquare(quest.board, square),
      strength: say(
        FOE,
        language,
        'strength',
        figuresOf(strength ?? cardOf(quest.vocabulary.monsters, kind)),
      ),
      powers: powers.map((power) => powerText(at, power)),
    }));
}

function figuresOf({ move, attack, defence, body, mind }: NonNullable<Monster['strength']>) {
  return { move, attack, defence, body, mind };
}

function powerText({ quest, language }: Teller, power: Monster['powers'][number]): string {
  const { times } = power;
  switch (power.tag) {
    case 'cast':
      return say(FOE, language, 'cast', { spell: SPELLS[power.spell].noun[language].one, times });
    case 'summon':
      return say(FOE, language, 'summon', {
        monsters: { noun: nounOf(quest, power.kind), count: power.count },
        times,
      });
    case 'vanish':
      return say(FOE, language, 'vanish', { square: makeSquare(quest.board, power.to), times });
  }
}

/** Those on the map and those brought by notes. */
export function everyMonster(quest: Quest): readonly Monster[] {
  const placed = everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'place' ? effect.monsters : []));
  return [...quest.monsters, ...placed];
}

function anchorOf(quest: Quest, when: When): Square | null {
  switch (when.tag) {
    case 'enter':
    case 'seeArea':
      return middleOf(quest, when.areas[0]!);
    case 'search':
      return middleOf(quest, when.area);
    case 'open':
      return quest.board.doors[when.door]?.a ?? null;
    case 'step':
      return when.squares[0] ?? null;
    case 'seeFigure':
    case 'kill':
      return figureSquare(quest, when.figures[0]!);
    case 'round':
    case 'timer':
    case 'leave':
    case 'goal':
    case 'counter':
      return null;
  }
}

/** A square near the middle of a room; the passage has none. */
function middleOf(quest: Quest, area: number): Square | null {
  const { kind, squares } = quest.board.areas[area]!;
  return kind === 'room' ? squares[Math.floor(squares.length / 2)]! : null;
}

function figureSquare(quest: Quest, id: string): Square | null {
  return [...quest.monsters, ...quest.captives].find((figure) => figure.id === id)?.square ?? null;
}

function whenText(at: Teller, when: When): string {
  const { quest, language } = at;
  const places = (areas: readonly number[]) => areas.map((area) => areaMention(quest, area));
  const squares = (list: readonly Square[]) => list.map((square) => squareNoun(quest, square));
  const figures = (ids: readonly string[]) => ids.map((id) => figureMention(quest, id));
  switch (when.tag) {
    case 'enter':
    case 'seeArea':
      return say(WHEN, language, when.tag, { places: places(when.areas) });
    case 'seeFigure':
    case 'kill':
      return say(WHEN, language, when.tag, { figures: figures(when.figures) });
    case 'open':
      return say(WHEN, language, 'open', { door: doorMention(quest, when.door) });
    case 'step':
      return say(WHEN, language, 'step', { squares: squares(when.squares) });
    case 'search':
      return say(WHEN, language, when.for === 'treasure' ? 'searchTreasure' : 'searchSecrets', {
        place: areaMention(quest, when.area),
      });
    case 'round':
      return when.every === null
        ? say(WHEN, language, 'round', { round: when.round })
        : say(WHEN, language, 'rounds', { round: when.round, every: when.every });
    case 'timer':
      return say(WHEN, language, 'timer', { timer: spelled(when.timer) });
    case 'leave':
      return when.figure === null
        ? say(WHEN, language, 'leave', {})
        : say(WHEN, language, 'leaveCaptive', { figure: figureMention(quest, when.figure) });
    case 'goal':
      return say(WHEN, language, 'goal', { goal: goalText(at, when.goal) });
    case 'counter':
      return say(WHEN, language, 'counter', { counter: spelled(when.counter), count: when.reaches });
  }
}

function conditionTexts(at: Teller, note: Note): string[] {
  const { language } = at;
  const { flag, noFlag, goal, noGoal, hero, carries } = note.if;
  const told: string[] = [];
  if (flag !== undefined) told.push(say(CONDITION, language, 'flag', { flag: spelled(flag) }));
  if (noFlag !== undefined) told.push(say(CONDITION, language, 'noFlag', { flag: spelled(noFlag) }));
  if (goal !== undefined) told.push(say(CONDITION, language, 'goal', { goal: goalText(at, goal) }));
  if (noGoal !== undefined) told.push(say(CONDITION, language, 'noGoal', { goal: goalText(at, noGoal) }));
  if (hero !== undefined) told.push(say(CONDITION, language, 'hero', { hero: HEROES[hero].noun }));
  if (carries !== undefined)
    told.push(say(CONDITION, language, 'carries', { treasure: QUEST_TREASURES[carries].noun }));
  for (const key of ['atLeast', 'lessThan'] as const)
    for (const [counter, count] of Object.entries(note.if[key] ?? {}))
      told.push(say(CONDITION, language, key, { counter: spelled(counter), count }));
  return told;
}

function effectTexts(at: Teller, effect: Effect): ToldEffect[] {
  if (effect.tag === 'text') return [{ reads: printed(at.language, effect.text) }];
  if (effect.tag === 'ask') return questionTexts(at, effect);
  if (effect.tag !== 'place') return [{ does: effectText(at, effect) }];
  return effect.monsters.map(({ kind, name, square }) => ({
    does: say(EFFECT, at.language, 'place', {
      monster: name ?? nounOf(at.quest, kind),
      square: makeSquare(at.quest.board, square),
    }),
  }));
}

/** The question, and the effects of each answer. */
function questionTexts(at: Teller, { text, who, choices }: Extract<Effect, { tag: 'ask' }>): ToldEffect[] {
  const { language } = at;
  const asked = say(EFFECT, language, 'ask', { who: whoMention(who), text: printed(language, text) });
  const answers = choices.map((choice) => {
    const effects = choice.then
      .flatMap((effect) => effectTexts(at, effect))
      .map((told) => ('does' in told ? told.does : say(EFFECT, language, 'readOut', { text: told.reads })));
    return say(EFFECT, language, 'choice', {
      text: printed(language, choice.text),
      effects: effects.length === 0 ? say(EFFECT, language, 'nothing', {}) : effects.join(' '),
    });
  });
  return [asked, ...answers].map((does) => ({ does }));
}

function effectText(at: Teller, effect: Exclude<Effect, { tag: 'text' | 'place' | 'ask' }>): string {
  const { quest, language } = at;
  switch (effect.tag) {
    case 'open':
      return say(EFFECT, language, 'open', { door: doorMention(quest, effect.door) });
    case 'block':
      return say(EFFECT, language, 'block', {
        squares: effect.squares.map((square) => squareNoun(quest, square)),
      });
    case 'reveal':
      return say(EFFECT, language, 'reveal', { place: areaMention(quest, effect.area) });
    case 'giveGold':
      return say(EFFECT, language, 'gold', { gold: effect.gold });
    case 'giveQuestTreasure':
      return say(EFFECT, language, 'giveNamed', { thing: QUEST_TREASURES[effect.treasure].noun });
    case 'giveEquipment':
      return say(EFFECT, language, 'give', { thing: EQUIPMENT[effect.equipment].noun });
    case 'givePotion':
      return say(EFFECT, language, 'give', { thing: TREASURES[effect.potion].noun });
    case 'move':
      return say(EFFECT, language, 'move', {
        who:
          typeof effect.who === 'string' ? whoMention(effect.who) : figureMention(quest, effect.who.figure),
        squares: effect.to.map((square) => squareNoun(quest, square)),
      });
    case 'harm': {
      const who = whoMention(effect.who);
      return 'lose' in effect.harm
        ? say(EFFECT, language, 'lose', { who, points: effect.harm.lose })
        : say(EFFECT, language, 'dice', { who, dice: effect.harm.dice });
    }
    case 'heal':
      return say(EFFECT, language, 'heal', { who: whoMention(effect.who), points: effect.body });
    case 'mind':
      return say(EFFECT, language, effect.by < 0 ? 'mindLost' : 'mindGained', {
        who: whoMention(effect.who),
        points: Math.abs(effect.by),
      });
    case 'goal':
      return say(EFFECT, language, 'goal', { goal: goalText(at, effect.goal) });
    case 'flag':
      return say(EFFECT, language, 'flag', { flag: spelled(effect.flag) });
    case 'timer':
      return say(EFFECT, language, 'timer', { timer: spelled(effect.timer), rounds: effect.rounds });
    case 'join':
      return say(EFFECT, language, 'join', { figure: figureMention(quest, effect.captive) });
    case 'remove':
      return say(EFFECT, language, 'remove', { figure: figureMention(quest, effect.figure) });
    case 'shift':
      return say(EFFECT, language, 'shift', {
        piece: FURNITURE[quest.furniture[effect.piece]!.kind].noun,
        squares: effect.to.map((square) => squareNoun(quest, square)),
      });
    case 'count':
      return say(EFFECT, language, 'count', {
        counter: spelled(effect.counter),
        by: effect.by > 0 ? `+${effect.by}` : `−${-effect.by}`,
      });
    case 'win':
      return say(EFFECT, language, 'win', {});
    case 'lose':
      return say(EFFECT, language, 'loseQuest', {});
  }
}

/** The hero whose act set it off, or all of them. */
function whoMention(who: 'actor' | 'everyone'): Noun {
  return who === 'actor' ? QUEST_NOUNS.hero : QUEST_NOUNS.heroes;
}

function areaMention(quest: Quest, area: number): Mention {
  const { id, kind } = quest.board.areas[area]!;
  return kind === 'passage' ? QUEST_NOUNS.passage : { noun: QUEST_NOUNS.room, label: id };
}

function doorMention({ board }: Quest, door: number): Mention {
  const { a, b } = board.doors[door]!;
  return { noun: QUEST_NOUNS.door, label: `${makeSquare(board, a)}–${makeSquare(board, b)}` };
}

/** F7 takes no article and never elides. */
function squareNoun({ board }: Quest, square: Square): Noun {
  const one = makeSquare(board, square);
  return { en: { one, proper: true }, fr: { one, proper: true, gender: 'm', elides: false } };
}

/** By its name; a monster without one by its square. */
function figureMention(quest: Quest, id: string): Mention {
  const monster = everyMonster(quest).find((each) => each.id === id);
  if (monster !== undefined) {
    const { name, kind, square } = monster;
    return name ?? { noun: nounOf(quest, kind), label: makeSquare(quest.board, square) };
  }
  return quest.captives.find((captive) => captive.id === id)?.name ?? QUEST_NOUNS.anybody;
}

function goalText({ quest, language }: Teller, goal: string): string {
  const text = quest.goals.find(({ id }) => id === goal)?.text;
  return text === undefined ? goal : printed(language, text);
}

/** An author's id made readable: `waterGate` is water gate. */
function spelled(id: string): string {
  return id
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
}

function wordOf({ language }: Teller, mention: Mention): string {
  if (!('noun' in mention)) return mention[language].one;
  const { one } = mention.noun[language];
  return 'label' in mention ? `${one[0]!.toUpperCase()}${one.slice(1)} ${mention.label}` : one;
}

export function printed(language: Language, text: Text): string {
  return typeset(language, withApostrophes(text[language]));
}
