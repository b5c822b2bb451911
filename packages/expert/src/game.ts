/** A match on its world, as the kernel's contract asks. */
import { emptyLayout, layAt, squareAt } from '@oubliette/dungeon';
import { newDeck, refuse } from '@oubliette/kernel';
import type { Dice, Game } from '@oubliette/kernel';
import type { Command } from './commands.ts';
import { UNTRIED } from './abilities/types.ts';
import { CHAOS_IDS } from './content/chaos.ts';
import { EVENT_DECK } from './content/events.ts';
import { TILE_IDS } from './content/tiles.ts';
import { TREASURE_DECK } from './content/treasures.ts';
import { furnished } from './doors/furnish.ts';
import type { ExpertEvent } from './events.ts';
import { dealEvents } from './events/hand.ts';
import { DEFAULT_WATCH } from './moments/watching.ts';
import { Play } from './play.ts';
import type { State } from './state.ts';
import { viewOf } from './view.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

export type ExpertGame = Game<State, Command, ExpertEvent, View, never>;

/** A field no dungeon of fifteen tiles outgrows from its middle. */
const FIELD = { width: 96, height: 96 };
const STARTING_HAND = 2;

export function emptyState({ setup }: World): State {
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
    heroes: setup.heroes.map(({ id, name, gender, gold, cards, abilities }) => ({
      id,
      name,
      gender,
      gold,
      worn: [],
      weapon: null,
      scrolls: 0,
      abilities,
      feats: UNTRIED,
      where: 'inside',
      seat: seatOf(id),
      cards: cards.map((card) => ({ card })),
    })),
    layout: emptyLayout(FIELD),
    doors: [],
    deadEnds: [],
    tiles: [],
    locks: [],
    trapped: [],
    pits: [],
    heaps: [],
    groups: [],
    pile: { count: setup.depth + 1, unseen: TILE_IDS, holdsQuestRoom: true, known: [] },
    decks: {
      treasure: newDeck('treasure', TREASURE_DECK),
      monster: newDeck('monster', setup.bestiary),
      event: newDeck('event', EVENT_DECK),
      chaos: newDeck('chaos', CHAOS_IDS),
    },
    gm: { hand: [], armed: [], watch: DEFAULT_WATCH, hold: false, refused: [] },
    chaos: [],
    combat: null,
    lulled: false,
    combats: 0,
    named: {},
    stack: [],
  };
}

export function gameOn(world: World): ExpertGame {
  const { referee, sections } = world;
  return {
    seats: world.seats,
    start(dice: Dice) {
      const play = new Play(world, emptyState(world), dice);
      const middle = squareAt(FIELD, FIELD.width / 2, FIELD.height / 2);
      const layout = layAt(play.state.layout, sections, 'first', middle, 0);
      play.tell('setUp', { layout, tiles: [furnished(layout, sections, 'first')] }, [
        'EXP-PRP-13',
        'EXP-PRP-14',
      ]);
      play.begin({ tag: 'starting' }, 'EXP-PRP-13');
      dealEvents(play, STARTING_HAND);
      referee.settle(play);
      return play.done();
    },
    ...referee.on<Command>(world, world.seats),
    ending: (state) => state.ending,
    view: (state, seat) => viewOf(world, state, seat),
    override: () => ({ ok: false, refusal: refuse('noCorrections', 'EXP-MOV-07') }),
  };
}
