/** Before the first turn: roles, sheets, parchment, spells, places (CLS-GEN, CLS-SET, CLS-STA, CLS-SPL-03). */
import { emptySquares, hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { D6, newDeck, refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import type { HeroStrength } from './points.ts';
import { NO_TURN } from './changes.ts';
import type { CommandOf } from './commands.ts';
import { heroCard } from './content/heroes.ts';
import type { HeroKind } from './content/heroes.ts';
import type { ByKind, MonsterCard, MonsterKind } from './content/monsters.ts';
import { questTreasureCard } from './content/questTreasures.ts';
import type { QuestTreasureId } from './content/questTreasures.ts';
import { SPELL_SETS, spellsOf } from './content/spells.ts';
import type { SpellSet } from './content/spells.ts';
import { TREASURE_DECK } from './content/treasure.ts';
import { figureAt, figureOf, heroOf } from './figures.ts';
import type { Play } from './play.ts';
import type { HeroSetup } from './setup.ts';
import type { BodyArmour, Figure, Hero, State } from './state.ts';
import { beginRound } from './turns.ts';
import { lookAround, revealArea } from './visibility.ts';
import { areaAt } from './world.ts';
import type { World } from './world.ts';

/** The table before the quest: an empty board, every stock full (CLS-SET-04, CLS-TRE-14, CLS-END-06). */
export function layTable(world: World): State {
  const { quest, setup } = world;
  const none = emptySquares(world.board);
  return {
    phase: 'roles',
    round: 0,
    morcar: setup.seats.find(({ plays }) => plays === 'morcar')?.id ?? '',
    control: Object.fromEntries(
      setup.seats.flatMap(({ id, plays }) => (Array.isArray(plays) ? plays.map((hero) => [hero, id]) : [])),
    ),
    choosing: [],
    unchosen: setup.heroes.map(({ kind }) => kind),
    spellSets: SPELL_SETS,
    order: [],
    turn: NO_TURN,
    figures: [],
    heroes: [],
    revealed: none,
    safe: none,
    doors: quest.doors.map(({ secret }) => (secret ? 'hidden' : 'closed')),
    seenDoors: [],
    lockedDoors: [],
    furniture: [],
    furnitureSquares: none,
    rubble: none,
    traps: quest.traps.map(() => 'hidden'),
    pits: none,
    unplaced: quest.monsters.map((_, index) => index),
    unseenCaptives: quest.captives.map((_, index) => index),
    missing: [],
    pool: byKind(world, ({ count }, kind) => quest.figures[kind] ?? count),
    placed: byKind(world, () => 0),
    treasure: newDeck('treasure', setup.training ? [] : TREASURE_DECK),
    emptied: [],
    belongings: [],
    pending: null,
    goals: [],
    flags: [],
    fired: [],
    timers: {},
    slain: [],
    powers: {},
    ending: null,
  };
}

/** Of the kinds in the box, and those outside it of which the quest brings figures. */
function byKind(
  { monsters, quest }: World,
  count: (card: MonsterCard, kind: MonsterKind) => number,
): ByKind<number> {
  const counts = Object.entries(monsters)
    .filter(([kind, card]) => card.count > 0 || quest.figures[kind] !== undefined)
    .map(([kind, card]) => [kind, count(card, kind)]);
  return Object.fromEntries(counts) as ByKind<number>;
}

export function startQuest(play: Play): void {
  const { quest, setup } = play.world;
  play.emit({
    type: 'questOpened',
    rules: ['CLS-SET-04', 'CLS-SET-09', 'CLS-TRE-14'],
    quest: quest.id,
    title: quest.title,
  });
  if (setup.seats.every(({ plays }) => plays === undefined)) rollForRoles(play);
  else takePlaces(play);
}

/** Every player rolls; the highest chooses first, ties roll again among themselves (CLS-GEN-04). */
function rollForRoles(play: Play): void {
  const rolls: { seat: SeatId; die: number }[] = [];
  const order = rankByRoll(
    play,
    play.world.setup.seats.map(({ id }) => id),
    rolls,
  );
  play.emit({
    type: 'rolesRolled',
    rules: ['CLS-GEN-04', 'CLS-CMP-06'],
    news: true,
    rolls,
    order: play.world.points.choiceOrder(play.world, order),
  });
}

function rankByRoll(play: Play, seats: readonly SeatId[], rolls: { seat: SeatId; die: number }[]): SeatId[] {
  if (seats.length < 2) return [...seats];
  const rolled = seats.map((seat) => ({ seat, die: play.roll(D6, seat, 'CLS-GEN-04') }));
  rolls.push(...rolled);
  const faces = [...new Set(rolled.map(({ die }) => die))].sort((a, b) => b - a);
  return faces.flatMap((face) =>
    rankByRoll(
      play,
      rolled.filter(({ die }) => die === face).map(({ seat }) => seat),
      rolls,
    ),
  );
}

/** One role each, then again for the remaining heroes (CLS-GEN-06). Morcar's player drops out on taking the role. */
export function choiceOrder({ setup }: World, rolled: readonly SeatId[]): SeatId[] {
  const roles = setup.heroes.length + 1;
  return Array.from({ length: roles + rolled.length }, (_, i) => rolled[i % rolled.length]!);
}

export function checkTakeRole(
  _: World,
  state: State,
  seat: SeatId,
  { role }: CommandOf<'takeRole'>,
): Refusal | null {
  if (state.phase !== 'roles' || state.choosing[0] !== seat) return refuse('notYourChoice', 'CLS-GEN-04');
  return rolesFor(state, seat).includes(role)
    ? null
    : refuse('roleTaken', mustBeMorcar(state) ? 'CLS-GEN-05' : 'CLS-GEN-03', { role });
}

/** The roles open to the choosing seat: the last to choose must be Morcar if nobody is (CLS-GEN-05). */
export function rolesFor(state: State, seat: SeatId): ('morcar' | HeroKind)[] {
  if (mustBeMorcar(state)) return ['morcar'];
  const chose = Object.values(state.control).includes(seat);
  return state.morcar === '' && !chose ? ['morcar', ...state.unchosen] : [...state.unchosen];
}

/** No seat after this one has a first role to choose, and Morcar is not taken. */
function mustBeMorcar(state: State): boolean {
  if (state.morcar !== '') return false;
  const taken = new Set(Object.values(state.control));
  const first = [...new Set(state.choosing)].filter((seat) => !taken.has(seat));
  return first.length === 1 && first[0] === state.choosing[0];
}

export function takeRole(play: Play, { role }: CommandOf<'takeRole'>): void {
  const seat = play.state.choosing[0]!;
  play.emit({
    type: 'roleTaken',
    rules: role === 'morcar' ? ['CLS-GEN-05', 'CLS-GEN-02'] : ['CLS-GEN-03', 'CLS-GEN-06'],
    seat,
    role,
  });
}

/** Whether a role is still to be chosen; skips seats with nothing to choose. */
function nextChooser(state: State): SeatId | null {
  if (state.unchosen.length === 0 && state.morcar !== '') return null;
  return state.choosing[0] ?? null;
}

/** Fills in the sheets, reads the parchment, deals the spells (CLS-SET-01, CLS-SET-08, CLS-QBK-03). */
function takePlaces(play: Play): void {
  const { quest, setup } = play.world;
  for (const hero of play.world.points.turnOrder(play.world, play.state)) {
    const sheet = sheetOf(
      setup.heroes.find(({ kind }) => kind === hero)!,
      play.world,
    );
    play.emit({
      type: 'sheetFilled',
      rules: ['CLS-SET-01', 'CLS-SET-08', heroCard(hero).rule, 'CLS-HRO-18'],
      hero: sheet,
    });
  }
  play.emit({ type: 'parchmentRead', rules: ['CLS-QBK-03', 'CLS-QBK-02'], text: quest.parchment });
}

/** Clockwise from the left of the Morcar player (CLS-TUR-01); a player's own heroes one after the other (CLS-GEN-06). */
export function turnOrder(world: World, state: State): HeroKind[] {
  const seats = world.setup.seats.map(({ id }) => id);
  const start = seats.indexOf(state.morcar) + 1;
  const clockwise = [...seats.slice(start), ...seats.slice(0, start)];
  const chosen = Object.keys(state.control) as HeroKind[];
  return clockwise.flatMap((seat) => chosen.filter((hero) => state.control[hero] === seat));
}

export function sheetOf(hero: HeroSetup, world: World): Hero {
  const { training } = world.setup;
  return {
    id: hero.kind,
    name: hero.name ?? heroCard(hero.kind).defaultName,
    gender: hero.gender ?? 'm',
    ...(hero.named === true ? { named: true } : {}),
    gold: hero.gold,
    equipment: training ? [] : hero.equipment,
    treasures: training ? [] : hero.questTreasures,
    potions: [],
    spells: [],
    armour: training ? null : armourOf(hero),
    wielded: null,
    fate: 'playing',
    succeeded: false,
    searchedRooms: [],
    searchedSquares: emptySquares(world.board),
    found: [],
  };
}

/** The best body armour owned, unless another was chosen; the Wizard wears none. */
export function armourOf({ kind, armour, equipment, questTreasures }: HeroSetup): BodyArmour | null {
  if (kind === 'wizard' || armour === 'none') return null;
  const best: readonly BodyArmour[] = ['borinsArmour', 'plateArmour', 'chainMail'];
  const owned: readonly string[] = [...equipment, ...questTreasures];
  if (armour !== undefined && owned.includes(armour)) return armour;
  return best.find((piece) => owned.includes(piece)) ?? null;
}

/** The hero who picks a spell set next: the Wizard one, the Elf one, the Wizard the rest (CLS-SPL-03). */
export function nextToDraft(world: World, state: State): HeroKind | null {
  if (world.setup.training || world.quest.rules.noSpells === true) return null;
  const sets = (hero: HeroKind) => (state.heroes.find(({ id }) => id === hero)?.spells.length ?? 9) / 3;
  const wants = (hero: HeroKind) => sets(hero) < heroCard(hero).spellSets;
  if (wants('wizard') && sets('wizard') === 0) return 'wizard';
  if (wants('elf')) return 'elf';
  return wants('wizard') ? 'wizard' : null;
}

export function checkTakeSpells(
  world: World,
  state: State,
  seat: SeatId,
  { hero, set }: CommandOf<'takeSpells'>,
): Refusal | null {
  if (
    state.phase !== 'spells' ||
    world.points.nextToDraft(world, state) !== hero ||
    state.control[hero] !== seat
  )
    return refuse('notYourChoice', 'CLS-SPL-03', { hero });
  return state.spellSets.includes(set) ? null : refuse('setTaken', 'CLS-SPL-03', { set });
}

export function takeSpells(play: Play, { hero, set }: CommandOf<'takeSpells'>): void {
  dealSpells(play, hero, set);
}

function dealSpells(play: Play, hero: HeroKind, set: SpellSet): void {
  play.emit({
    type: 'spellsTaken',
    rules: ['CLS-SPL-02', 'CLS-SPL-03', 'CLS-SPL-15'],
    hero,
    set,
    spells: spellsOf(set),
  });
}

/** The next hero to be put on the board, in turn order (CLS-STA-02). */
export function nextToPlace(world: World, state: State): HeroKind | null {
  return (
    world.points.turnOrder(world, state).find((hero) => !state.figures.some(({ id }) => id === hero)) ?? null
  );
}

/** Free squares to start on: the best list that still has room. */
export function startSquares(world: World, state: State): readonly Square[] {
  return freeStarts(world, state).find((squares) => squares.length > 0) ?? [];
}

export function freeStarts(world: World, state: State): readonly (readonly Square[])[] {
  return world.quest.startSquares.map((squares) =>
    squares.filter((square) => isStartable(world, state, square)),
  );
}

function isStartable(world: World, state: State, square: Square): boolean {
  const covered =
    world.quest.furniture.some(({ squares }) => squares.includes(square)) ||
    hasSquare(world.quest.blocked, square);
  const held =
    figureAt(state, square) !== undefined ||
    world.quest.monsters.some((monster) => monster.square === square);
  return !covered && !held && !world.quest.captives.some((captive) => captive.square === square);
}

export function checkPlaceHero(
  world: World,
  state: State,
  seat: SeatId,
  { hero, square }: CommandOf<'placeHero'>,
): Refusal | null {
  if (state.phase !== 'placement' || nextToPlace(world, state) !== hero || state.control[hero] !== seat)
    return refuse('notYourChoice', 'CLS-STA-02', { hero });
  return startSquares(world, state).includes(square)
    ? null
    : refuse('notAStartingSquare', 'CLS-STA-02', { square });
}

/** Full Mind: the card's, plus that of the treasures carried (CLS-HRO-07, CLS-QTR-01). */
export function fullMind(hero: HeroKind, treasures: readonly QuestTreasureId[]): number {
  return treasures.reduce((sum, id) => sum + (questTreasureCard(id).mind ?? 0), heroCard(hero).mind);
}

/** What the card says (CLS-HRO-03, CLS-HRO-07). */
export function heroStrength(_: World, state: State, hero: HeroKind): HeroStrength {
  const { body, attack, defence } = heroCard(hero);
  const mind = fullMind(hero, heroOf(state, hero).treasures);
  return { body, mind, attack, defence, rules: ['CLS-HRO-03', 'CLS-HRO-07'] };
}

export function placeHero(play: Play, { hero, square }: CommandOf<'placeHero'>): void {
  const strength = play.world.points.heroStrength(play.world, play.state, hero);
  const { body, mind, attack, defence } = strength;
  const figure: Figure = {
    id: hero,
    kind: hero,
    side: 'heroes',
    square,
    body,
    maxBody: body,
    mind,
    maxMind: mind,
    move: 0,
    attack,
    defence,
    conditions: [],
    name: null,
  };
  const rules =
    play.world.quest.entrance.length > 0 ? ['CLS-STA-01', 'CLS-STA-02'] : ['CLS-STA-03', 'CLS-STA-02'];
  play.emit({ type: 'heroPlaced', rules: [...rules, ...strength.rules], figure });
}

/** Moves on to the next preparation choice, or into the first round when all are made. */
export function prepare(play: Play): void {
  const { world } = play;
  if (play.state.phase === 'roles' && nextChooser(play.state) === null) {
    if (play.state.heroes.length === 0) takePlaces(play);
    play.emit({
      type: 'phaseBegun',
      rules: ['CLS-SET-07', 'CLS-SPL-02'],
      phase: 'spells',
      order: world.points.turnOrder(world, play.state),
    });
  }
  if (play.state.phase === 'spells') {
    const only = play.state.spellSets.length;
    const drafter = world.points.nextToDraft(world, play.state);
    if (drafter === null)
      play.emit({
        type: 'phaseBegun',
        rules: ['CLS-STA-09', 'CLS-STA-02'],
        phase: 'placement',
        order: play.state.order,
      });
    else if (drafter === 'wizard' && only <= 2 && bothDraft(play.state)) {
      for (const set of play.state.spellSets) dealSpells(play, 'wizard', set);
      prepare(play);
      return;
    }
  }
  if (play.state.phase === 'placement' && nextToPlace(world, play.state) === null) enterDungeon(play);
}

function bothDraft(state: State): boolean {
  return state.heroes.some(({ id }) => id === 'elf') && state.heroes.some(({ id }) => id === 'wizard');
}

/** Lays out the starting room, without traps and secret doors, and begins the first turn (CLS-STA-04 to CLS-STA-07). */
function enterDungeon(play: Play): void {
  const areas = [
    ...new Set(play.state.order.map((hero) => areaAt(play.world, figureOf(play.state, hero).square))),
  ];
  for (const area of areas) if (play.world.isRoom[area]) revealArea(play, null, area);
  for (const hero of play.state.order) lookAround(play, figureOf(play.state, hero));
  beginRound(play, 1);
  for (const hero of play.state.order) {
    const { square } = figureOf(play.state, hero);
    play.happen({ tag: 'enter', area: areaAt(play.world, square) }, hero);
    play.happen({ tag: 'step', square }, hero);
  }
}
