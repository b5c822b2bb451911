/** A match on its world, as the kernel's contract asks. */
import { emptyLayout } from '@oubliette/dungeon';
import { newDeck } from '@oubliette/kernel';
import type { Dice, Game } from '@oubliette/kernel';
import type { Command } from './commands.ts';
import { UNTRIED } from './abilities/types.ts';
import { CHAOS_IDS } from './content/chaos.ts';
import { fullBodyOf } from './content/characters.ts';
import { EVENT_DECK } from './content/events.ts';
import { monsterCard } from './content/monsters.ts';
import { TILE_IDS } from './content/tiles.ts';
import { TREASURE_DECK } from './content/treasures.ts';
import type { ExpertEvent } from './events.ts';
import { fallenFor } from './fallen/types.ts';
import { heldOf } from './gear/taking.ts';
import { DEFAULT_WATCH, WATCHES } from './moments/watching.ts';
import { override } from './override.ts';
import type { Correction } from './override.ts';
import { Play } from './play.ts';
import { FIELD } from './preparing/settling.ts';
import { publicPart } from './quests/design.ts';
import { questOf } from './quests/named.ts';
import type { QuestInPlay } from './quests/types.ts';
import { comeBack } from './returning/chapter.ts';
import type { HeroSetup, Setup } from './setup.ts';
import type { Held, State } from './state.ts';
import { viewOf } from './view.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

export type ExpertGame = Game<State, Command, ExpertEvent, View, Correction>;

/** Chosen beforehand, or left to the game master (EXP-PRP-01). */
function questAtStart({ setup }: World): QuestInPlay {
  const quest = questOf(setup);
  const families = quest?.families ?? null;
  return {
    plan: quest === null ? null : publicPart(quest),
    depth: setup.depth ?? quest?.depth ?? 0,
    bestiary: setup.bestiary.filter((id) => families === null || families.includes(monsterCard(id).family)),
    room: null,
    laid: null,
    annex: [],
    sites: [],
    foes: [],
    coming: [],
    done: [],
    freed: null,
    out: [],
    clock: null,
    met: false,
    failed: false,
  };
}

/** Cards that heroes bring are not in the deck, nor those that are elsewhere (EXP-EQP-03). */
function treasuresLeft({ heroes, elsewhere = [] }: Setup): readonly string[] {
  const left: string[] = [...TREASURE_DECK];
  for (const card of [...heroes.flatMap(({ cards }) => cards), ...elsewhere])
    left.splice(left.indexOf(card), 1);
  return left;
}

/** Its cards, with the shots that are left. */
function brought({ cards, shots = [] }: HeroSetup): readonly Held[] {
  const left = [...shots];
  return cards.map(heldOf).map((held) => {
    if (held.left === undefined) return held;
    return { ...held, left: left.shift() ?? held.left };
  });
}

export function emptyState(world: World): State {
  const { setup } = world;
  const quest = questAtStart(world);
  const seatOf = (id: string) => setup.players.find(({ heroes }) => heroes.some((hero) => hero === id))!.seat;
  return {
    stage: 'setup',
    ending: null,
    turn: {
      round: 0,
      phase: 'heroes',
      acted: [],
      awake: [],
      act: null,
      spent: [],
      interrupted: null,
      isOver: false,
    },
    figures: [],
    heroes: setup.heroes.map((hero) => ({
      id: hero.id,
      name: hero.name,
      gender: hero.gender,
      gold: hero.gold,
      worn: [],
      weapon: null,
      scrolls: hero.scrolls ?? [],
      abilities: hero.abilities,
      feats: UNTRIED,
      where: 'inside',
      seat: seatOf(hero.id),
      cards: brought(hero),
      arrival: { body: hero.body ?? fullBodyOf(hero.id), omens: hero.omens ?? [] },
    })),
    layout: emptyLayout(FIELD),
    doors: [],
    links: [],
    deadEnds: [],
    tiles: [],
    locks: [],
    trapped: [],
    pits: [],
    heaps: [],
    groups: [],
    forgotten: [],
    quest,
    pile: { count: (setup.depth ?? 0) + 1, unseen: TILE_IDS, holdsQuestRoom: true, known: [] },
    decks: {
      treasure: newDeck('treasure', treasuresLeft(setup)),
      monster: newDeck('monster', setup.bestiary),
      event: newDeck('event', EVENT_DECK),
      chaos: newDeck('chaos', CHAOS_IDS),
    },
    gm: { hand: [], armed: [], watch: world.hasGm ? DEFAULT_WATCH : WATCHES, hold: false, refused: [] },
    owed: [],
    chaos: [],
    fallen: fallenFor(quest.plan, setup.heroes),
    combat: null,
    lulled: false,
    combats: 0,
    named: {},
    stack: [],
  };
}

export function gameOn(world: World): ExpertGame {
  const { referee } = world;
  return {
    seats: world.seats,
    start(dice: Dice) {
      const play = new Play(world, emptyState(world), dice);
      play.begin({ tag: 'starting' }, 'EXP-PRP-13');
      if (world.setup.remembered === null)
        play.begin({ tag: 'preparing', tile: null, doors: null }, 'EXP-PRP-01');
      else comeBack(play, world.setup.remembered);
      referee.settle(play);
      return play.done();
    },
    ...referee.on<Command>(world, world.seats),
    ending: (state) => state.ending,
    view: (state, seat) => viewOf(world, state, seat),
    override: (state, seat, change, reason) => override(world, state, seat, change, reason),
  };
}
