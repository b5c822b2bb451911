import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  EQUIPMENT_IDS,
  FURNITURE_KINDS,
  MONSTER_KINDS,
  QUEST_TREASURE_IDS,
  SPELL_IDS,
  TRAP_KINDS,
  TREASURE_DECK,
} from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { AMULET_PIECES, BESTIARY, ITEMS, SPELLS, THREE_BELLS, TOBARO } from '@oubliette/advanced';
import type { View } from '@oubliette/advanced';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { BaseEvent, Game, SeatId } from '@oubliette/kernel';
import { ARCANA, FIMIR_SPELLS } from '@oubliette/nextlevel';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { classicShelf } from '@oubliette/shelf/classic';
import { nextlevelShelf } from '@oubliette/shelf/nextlevel';
import type { Box } from '@oubliette/table';
import { advancedCard } from '../advanced/play/cards.ts';
import { cuesOf as advancedCues } from '../advanced/play/cues.ts';
import { ADVANCED_PICTURES } from '../advanced/pictures/gallery.ts';
import type { CueCard } from '../board/cue.ts';
import { CLASSIC_PLAY } from '../classic/classicPlay.ts';
import { cuesOf } from '../classic/cues/cues.ts';
import { classicCard } from '../classic/cues/classicCards.ts';
import type { PlayKit } from '../classic/kit.ts';
import { cardOfEvents } from '../nextlevel/play/eventCards.ts';
import { NEXT_PLAY } from '../nextlevel/play/nextPlay.ts';
import { pictureOf } from '../pictures/making.ts';
import type { Gallery } from '../pictures/making.ts';
import { cardsOf } from './cards.ts';
import type { EventCard } from './cards.ts';

type CardOf = (group: readonly BaseEvent[], all: readonly BaseEvent[], at: never) => EventCard | null;
const pick = (card: EventCard | null): unknown => card && [card.topic, card.id];

type Facts = Readonly<Record<string, unknown>>;

const NAMED = {
  id: 'orc-1',
  kind: 'orc',
  side: 'morcar',
  name: { en: { one: 'Ulag' }, fr: { one: 'Ulag' } },
};
const AT = {
  language: 'fr',
  names: () => ({ figures: {}, met: {}, placed: {}, monsters: {} }),
  before: { figures: [NAMED, { id: 'orc-2', of: 'orc', side: 'monsters' }] },
  view: { figures: [], levels: [], level: 0 },
};

function brought(
  cardOf: CardOf,
  type: string,
  facts: Facts = {},
  all: readonly Facts[] = [],
): EventCard | null {
  const event = { type, rules: ['X-1'], ...facts } as BaseEvent;
  return cardOf([event], [...(all as unknown as readonly BaseEvent[]), event], AT as never);
}

/** Each of these ids by such an event. */
function missing(
  gallery: Gallery,
  cardOf: CardOf,
  type: string,
  ids: readonly string[],
  facts: (id: string) => Facts,
): readonly string[] {
  return ids.filter((id) => {
    const card = brought(cardOf, type, facts(id));
    if (card === null || card.title === '') return true;
    const faces = Object.keys(card.monsters ?? {});
    return (
      pictureOf(gallery, card.topic, card.id) === undefined ||
      faces.some((kind) => pictureOf(gallery, 'monster', kind) === undefined)
    );
  });
}

const WON = { outcome: 'won', winners: [] };

describe('every card that may be brought hangs in its gallery', () => {
  test('classic', () => {
    const lacks = missing.bind(null, CLASSIC_PLAY.gallery, classicCard);
    assert.deepEqual(
      lacks('cardDrawn', [...new Set(TREASURE_DECK)], (card) => ({ card })),
      [],
    );
    assert.deepEqual(
      lacks('questTreasureGained', QUEST_TREASURE_IDS, (treasure) => ({ treasure })),
      [],
    );
    assert.deepEqual(
      lacks('equipmentGained', EQUIPMENT_IDS, (equipment) => ({ equipment })),
      [],
    );
    assert.deepEqual(
      lacks('spellCast', SPELL_IDS, (spell) => ({ spell })),
      [],
    );
    assert.deepEqual(
      lacks('trapSprung', [...TRAP_KINDS, 'chest'], (trap) => ({ trap })),
      [],
    );
    const placed = (kind: string, name: unknown = NAMED.name) => ({ figure: { ...NAMED, kind, name } });
    assert.deepEqual(
      lacks('monsterPlaced', MONSTER_KINDS, (kind) => placed(kind)),
      [],
    );
    assert.deepEqual(
      lacks('monsterKilled', MONSTER_KINDS, (kind) => ({ figure: 'orc-1', kind })),
      [],
    );
    assert.deepEqual(
      lacks('heroDied', ['elf'], (figure) => ({ figure })),
      [],
    );
    for (const ending of [WON, { ...WON, outcome: 'slain' }])
      assert.deepEqual(
        lacks('questEnded', ['x'], () => ({ ending })),
        [],
      );
    assert.deepEqual(
      lacks('noteTold', ['x'], () => ({ title: { en: 'A bell', fr: 'Une cloche' } })),
      [],
    );
    for (const kind of FURNITURE_KINDS) {
      const room = brought(classicCard, 'monsterPlaced', placed('orc', null), [
        { type: 'revealed', furniture: [{ kind }] },
      ]);
      assert.equal(room?.id, kind);
      const quiet = brought(classicCard, 'revealed', { furniture: [{ kind }] });
      assert.equal(quiet?.id, kind);
      assert.ok(pictureOf(CLASSIC_PLAY.gallery, 'room', kind) !== undefined, kind);
    }
  });

  test('an empty room brings none, and one with monsters only theirs', () => {
    assert.equal(brought(classicCard, 'revealed', { furniture: [] }), null);
    const met = [{ type: 'monsterPlaced', figure: { ...NAMED, name: null } }];
    assert.equal(brought(classicCard, 'revealed', { furniture: [{ kind: 'tomb' }] }, met), null);
  });

  test('NextLevel, and what it has of classic', () => {
    const lacks = missing.bind(null, NEXT_PLAY.gallery, cardOfEvents);
    assert.deepEqual(
      lacks('spellCast', SPELL_IDS, (spell) => ({ spell })),
      [],
    );
    assert.deepEqual(
      lacks('arcanumCast', Object.keys(ARCANA), (spell) => ({ spell })),
      [],
    );
    assert.deepEqual(
      lacks('scrollRead', [...SPELL_IDS, ...Object.keys(ARCANA)], (scroll) => ({ scroll })),
      [],
    );
    assert.deepEqual(
      lacks('fimirCast', FIMIR_SPELLS, (spell) => ({ spell })),
      [],
    );
    assert.deepEqual(
      lacks('gearFound', ['dagger', 'coffer', 'plateArmour'], (gear) => ({ gear })),
      [],
    );
    assert.deepEqual(
      lacks('substanceFound', ['mandrake', 'amber'], (substance) => ({ substance })),
      [],
    );
    assert.deepEqual(
      lacks('trapWentOff', ['steelJaw', 'chest', 'pit'], (trap) => ({ trap })),
      [],
    );
    const struck = (critical: number, hits: number) =>
      brought(cardOfEvents, 'strikeRolled', {
        rolls: [{ critical, hits, unstoppable: 0, cornered: false }],
      });
    assert.deepEqual(
      [19, 20].map((critical) => struck(critical, 2)?.line),
      ['Le dé critique ajoute 1 coup.', 'Le dé critique ajoute 2 coups.'],
    );
    assert.ok(pictureOf(NEXT_PLAY.gallery, 'event', struck(20, 2)!.id) !== undefined);
    assert.equal(struck(18, 2), null);
    assert.equal(struck(20, 0), null, 'a blow that misses is none (NXT-CRT-01)');
    const swept = (skulls: number) => brought(cardOfEvents, 'sweepRolled', { critical: 20, skulls });
    assert.deepEqual([swept(3)?.id, swept(0)], ['critical', null]);
  });

  test('Advanced', () => {
    const lacks = missing.bind(null, ADVANCED_PICTURES, advancedCard);
    const { hazard, trap } = ADVANCED_PICTURES;
    const kinds = Object.keys(BESTIARY);
    const characters = kinds.filter((kind) => BESTIARY[kind]!.character);
    assert.deepEqual(
      lacks('monstersFound', kinds, (kind) => ({ monsters: { [kind]: 2 }, characters: [], area: 'x' })),
      [],
    );
    assert.deepEqual(
      lacks('monstersFound', characters, (id) => ({ monsters: {}, characters: [id], area: 'x' })),
      [],
    );
    assert.deepEqual(
      lacks('unmasked', kinds, (of) => ({ of })),
      [],
    );
    const hazards = Object.keys(hazard).filter((id) => id !== 'wanderingMonsters');
    assert.deepEqual(
      lacks('hazardFound', hazards, (id) => ({ hazard: id })),
      [],
    );
    for (const [event, room] of [
      ['drunk', 'fountain'],
      ['statueRose', 'statue'],
      ['mushroomEaten', 'mushrooms'],
    ] as const)
      assert.deepEqual(pick(brought(advancedCard, event)), ['hazard', room]);
    assert.equal(brought(advancedCard, 'leaped'), null, 'a leap shows itself on the board');
    assert.deepEqual(
      lacks('trapWentOff', Object.keys(trap).filter(isAdvancedTrap), (id) => ({ trap: id })),
      [],
    );
    const counters = ['wandering', 'ambush', 'fate', 'escape', 'character', 'trap'];
    assert.deepEqual(
      lacks('counterPlayed', counters, (counter) => ({ counter })),
      [],
    );
    assert.deepEqual(
      lacks('spellCast', Object.keys(SPELLS), (spell) => ({ spell })),
      [],
    );
    const wanted = [...THREE_BELLS, TOBARO].flatMap(({ treasures }) => Object.keys(treasures ?? {}));
    const things = [...Object.keys(ITEMS), ...AMULET_PIECES, ...wanted, 'wand:fireball:7'];
    assert.deepEqual(
      lacks('magicFound', things, (id) => ({ items: [id] })),
      [],
    );
    for (const id of things)
      assert.notEqual(brought(advancedCard, 'magicFound', { items: [id] })?.id, 'hoard', id);
    for (const outcome of ['won', 'lost', 'failed', 'home', 'returned'])
      assert.deepEqual(
        lacks('expeditionEnded', ['x'], () => ({ ending: { ...WON, outcome } })),
        [],
      );
    assert.equal(brought(advancedCard, 'attackRolled', { result: 'hit' }), null);
    assert.equal(brought(advancedCard, 'attackRolled', { result: 'critical' })?.id, 'critical');
  });
});

/** The gallery has classic's too. */
function isAdvancedTrap(id: string): boolean {
  return !['rockfall', 'spear', 'chest'].includes(id);
}

/** A line for each event. */
const TELLING = {
  namesIn: () => ({}),
  learn: () => ({}),
  log: (told: readonly BaseEvent[]) => ({
    lines: told.map((event) => ({
      text: `${event.type}.`,
      parts: [{ text: 'the elf', figure: 'elf' }],
      rules: event.rules,
      events: [event],
      quiet: false,
    })),
    after: {},
  }),
};

test('the same card several times in one command is one that counts them', () => {
  const events = ['spear', 'spear', 'pit'].map((trap) => ({ type: 'trapSprung', rules: ['X-1'], trap }));
  const game = {
    gallery: CLASSIC_PLAY.gallery,
    telling: TELLING,
    card: classicCard,
    rolls: () => [],
  };
  const groups = events.map((event) => [event as BaseEvent]);
  const cards = [...cardsOf(game as never, groups, { before: {}, after: {} }, 'en').values()];
  assert.deepEqual(
    cards.map(({ title, count, line, figures, rules }) => [title, count, line, figures, rules]),
    [
      ['spear trap', 2, 'trapSprung.', ['elf'], ['X-1']],
      ['pit', 1, 'trapSprung.', ['elf'], ['X-1']],
    ],
  );
});

test('a roll that decides only what its own event tells is on no other card', () => {
  const [table, met, found] = ['tableRolled', 'monstersMet', 'potionFound'].map((type) => ({
    type,
    rules: ['X-1'],
  }));
  const game = {
    gallery: CLASSIC_PLAY.gallery,
    telling: TELLING,
    card: ([event]: readonly BaseEvent[]) =>
      event === table ? null : { topic: 'event', id: 'tidings', title: event!.type },
    rolls: ({ type }: BaseEvent) => [{ label: type, dice: [], own: type !== 'monstersMet' }],
  };
  const groups = [table, met, found].map((event) => [event as BaseEvent]);
  const cards = [...cardsOf(game as never, groups, { before: {}, after: {} }, 'en').values()];
  assert.deepEqual(
    cards.map(({ rolls }) => rolls.map(({ label }) => label)),
    [['monstersMet'], ['potionFound']],
  );
});

const NO_QUESTS = { list: () => [], source: () => Promise.reject(new Error('no quest is asked for')) };

interface Seen {
  readonly card: CueCard;
  readonly events: readonly BaseEvent[];
  readonly before: unknown;
  readonly after: unknown;
  readonly seat: SeatId;
}

type Cues = (
  events: readonly BaseEvent[],
  before: never,
  after: never,
  language: 'en' | 'fr',
) => readonly {
  readonly card?: CueCard;
}[];

/** The cards of a match between computer players, as each seat sees them. */
async function played(
  box: Box,
  choice: object,
  cues: Cues,
  seed: string,
  most: number,
): Promise<readonly Seen[]> {
  const composed = await box.compose(choice);
  assert.ok(composed.ok, JSON.stringify(composed));
  const opened = box.system.open(composed.setup);
  assert.ok(opened.ok);
  const { game } = opened as { game: Game };
  const dice = streamFromSeed(seed);
  const bots = new Map(game.seats.map(({ id }) => [id, box.makeBot(box.defaultBot)]));
  let { state } = game.start(dice);
  const seen: Seen[] = [];
  for (let count = 0; count < most && game.waiting(state).length > 0; count += 1) {
    const was = state;
    let told: readonly BaseEvent[] = [];
    ({ state } = playOut(game, was, bots, dice, { most: 1, each: (_, __, events) => (told = events) }));
    for (const eyes of [...game.seats.map(({ id }) => id), 'spectator']) {
      const events = told.flatMap((event) => game.redact(event, eyes) ?? []);
      const [before, after] = [game.view(was, eyes), game.view(state, eyes)];
      for (const { card } of cues(events, before as never, after as never, 'fr'))
        if (card !== undefined) seen.push({ card, events, before, after, seat: eyes });
    }
  }
  return seen;
}

const kitCues =
  (kit: unknown): Cues =>
  (events, before, after, language) =>
    cuesOf(kit as PlayKit, events, before, after, language);

/** Said in the log's words, with a rule; and nobody is named or shown whom that seat cannot know. */
function checkSeen(seen: readonly Seen[]): void {
  for (const { card, events, before, after, seat } of seen) {
    const told = JSON.stringify([events, before, after]);
    assert.ok(card.line !== '' && card.rules.length > 0, `${card.title} to ${seat}`);
    for (const figure of card.figures) assert.ok(told.includes(`"${figure}"`), `${figure} to ${seat}`);
    for (const { face } of card.faces) {
      const kind = face.id.split('-').at(-1)!;
      assert.ok(told.includes(`"${kind}"`), `a ${kind} to ${seat}`);
    }
  }
}

/** The kinds of monster an event names. */
function kindsIn(event: BaseEvent): readonly string[] {
  return 'monsters' in event ? Object.keys(event.monsters as object) : [];
}

const titled = (seen: readonly Seen[], topic: string): number =>
  seen.filter(({ card }) => card.picture.id.split('-')[1] === topic).length;

describe('cards of matches', () => {
  const { source } = readQuestBook()[1]!;

  test('classic', async () => {
    const seen = await played(
      classicShelf(NO_QUESTS).get('classic')!,
      { source },
      kitCues(CLASSIC_PLAY),
      'cards',
      400,
    );
    checkSeen(seen);
    assert.ok(titled(seen, 'room') > 4 && titled(seen, 'treasure') + titled(seen, 'spell') > 0);
  });

  test('NextLevel', async () => {
    const seen = await played(
      nextlevelShelf(NO_QUESTS).get('nextlevel')!,
      { source },
      kitCues(NEXT_PLAY),
      'cards',
      400,
    );
    checkSeen(seen);
    assert.ok(titled(seen, 'room') > 4);
  });

  test('Advanced, with a master who hides who is who', async () => {
    const seen = await played(advancedShelf().get('advanced')!, { master: true }, advancedCues, 'a', 900);
    checkSeen(seen);
    assert.ok(titled(seen, 'room') > 2);
    for (const { card, events, before, after, seat } of seen) {
      const isMet = card.picture.picture.kind === 'room' && card.faces.length > 0;
      assert.ok(!isMet || card.rolls.length === 0, `${card.title}: what was rolled before it`);
      const figures = [before, after].flatMap((view) => (view as View).figures);
      const known = new Set([...figures.map(({ of }) => of), ...events.flatMap(kindsIn)]);
      for (const { face } of card.faces) {
        const kind = face.id.split('-').at(-1)!;
        assert.ok(known.has(kind), `${card.title}: ${kind} is not known to ${seat}`);
      }
    }
  });
});
