/** The only code that changes state: one small function an event. It never rolls and never decides. */
import { emptySquares, hasSquare, withSquare, withSquares } from '@oubliette/dungeon';
import { withCard, withCardAside, withoutCard } from '@oubliette/kernel';
import {
  chanceComes,
  chanceGoes,
  climbedOut,
  dressed,
  gathered,
  mapFigure,
  NO_TURN,
  removeFigure,
  shifted,
  spent,
  spentOnAttack,
  spentOnSpell,
  spentPower,
  stripped,
  unwield,
  wielding,
  withCondition,
  withDoor,
  withHero,
  without,
  withoutCondition,
  withoutConditions,
  withoutFirst,
  withoutQuestion,
  withoutSpec,
  withTrap,
} from './changes.ts';
import { figureAt, isHero, isMonsterKind } from './figures.ts';
import type { ClassicEvent, EventOf, EventType } from './events.ts';
import { inBox } from './monsters.ts';
import type { State, Turn } from './state.ts';
import { areaAt, inRoom, trapIndex } from './world.ts';
import type { World } from './world.ts';

type Applier<T extends EventType> = (state: State, event: EventOf<T>, world: World) => State;

export function applyEvent(world: World, state: State, event: ClassicEvent): State {
  const applier = APPLIERS[event.type] as Applier<EventType>;
  return applier(state, event, world);
}

const unchanged = (state: State): State => state;

const APPLIERS: { readonly [T in EventType]: Applier<T> } = {
  questOpened: unchanged,
  parchmentRead: unchanged,
  rolesRolled: (state, { order }) => ({ ...state, choosing: order }),
  roleTaken: (state, { seat, role }) => {
    const choosing = state.choosing.toSpliced(state.choosing.indexOf(seat), 1);
    if (role === 'morcar') return { ...state, morcar: seat, choosing };
    const unchosen = state.unchosen.filter((hero) => hero !== role);
    return { ...state, choosing, unchosen, control: { ...state.control, [role]: seat } };
  },
  sheetFilled: (state, { hero }) => ({ ...state, heroes: [...state.heroes, hero] }),
  phaseBegun: (state, { phase, order }) => ({ ...state, phase, order }),
  spellsTaken: (state, { hero, set, spells }) => ({
    ...withHero(state, hero, (sheet) => ({ ...sheet, spells: [...sheet.spells, ...spells] })),
    spellSets: state.spellSets.filter((other) => other !== set),
  }),
  heroPlaced: (state, { figure }) => ({
    ...state,
    figures: [...state.figures, figure],
    safe: withSquare(state.safe, figure.square),
  }),

  roundStarted: (state, { round }) => ({ ...state, phase: 'play', round }),
  turnStarted: (before, { figure }) => {
    const state = before.repeated === undefined ? before : { ...before, repeated: [] };
    const turn: Turn = { ...NO_TURN, taker: figure, actor: figure };
    if (figure === null) return { ...state, turn, belongings: state.belongings.map(chanceComes) };
    const taker = state.figures.find(({ id }) => id === figure)!;
    const path = [taker.square];
    if (!isHero(figure)) return { ...state, turn: { ...turn, path, left: taker.move } };
    return { ...withHero(state, figure, unwield), turn: { ...turn, path } };
  },
  turnSkipped: (state, { figure, why }) => {
    const skipped = why === 'stunned' ? withoutCondition(state, figure, 'stunned') : state;
    if (state.turn.taker !== null) return skipped;
    return { ...skipped, turn: { ...skipped.turn, done: [...skipped.turn.done, figure] } };
  },
  wakeRolled: (state, { figure, wakes }) => (wakes ? withoutCondition(state, figure, 'asleep') : state),
  turnEnded: (state, { figure }) =>
    figure === null
      ? { ...state, belongings: state.belongings.map(chanceGoes) }
      : mapFigure(state, figure, (taker) => without(taker, 'brew')),

  movementRolled: (state, { figure, total, boons, used }) => ({
    ...withoutConditions(state, figure, used),
    turn: { ...state.turn, left: total, boons },
  }),
  monsterChosen: (state, { figure }) => {
    const { turn } = state;
    const monster = state.figures.find(({ id }) => id === figure)!;
    const done = turn.actor === null ? turn.done : [...turn.done, turn.actor];
    return {
      ...state,
      turn: { ...NO_TURN, actor: figure, left: monster.move, path: [monster.square], done },
    };
  },
  stepped: (state, { figure, to, news }) => {
    const { turn } = state;
    // Into another square of the pit one is in: still at its bottom (CLS-TRP-12).
    const inPit = hasSquare(state.pits, to);
    const moved = mapFigure(state, figure, (mover) => ({
      ...(inPit ? mover : climbedOut(mover)),
      square: to,
    }));
    // A pit under somebody stays shut for those who pass.
    const probed = news === true && figureAt(state, to) === undefined;
    const safe = probed ? withSquare(state.safe, to) : state.safe;
    return { ...moved, safe, turn: { ...turn, left: turn.left! - 1, path: [...turn.path, to] } };
  },
  passageAsked: (state, { figure, through, to }) => ({
    ...state,
    pending: { tag: 'passage', figure, through, to },
  }),
  passageAnswered: (state, { through, allowed }) => ({
    ...state,
    pending: null,
    turn: allowed ? state.turn : { ...state.turn, denied: [...state.turn.denied, through] },
  }),
  jumped: (state, { figure, over, to }) => {
    const { turn } = state;
    const moved = mapFigure(state, figure, (mover) => ({ ...climbedOut(mover), square: to }));
    return {
      ...moved,
      turn: { ...turn, left: turn.left! - over.length - 1, path: [...turn.path, ...over, to] },
    };
  },
  fellIntoPit: (state, { figure, square, cost }) => {
    const fallen = mapFigure(state, figure, (victim) => ({ ...withCondition(victim, 'pit'), square }));
    const opened = { ...fallen, pits: withSquare(fallen.pits, square) };
    if (state.turn.actor !== figure) return opened;
    const left = Math.max(0, (state.turn.left ?? 0) - cost);
    const path = state.turn.path.at(-1) === square ? state.turn.path : [...state.turn.path, square];
    return { ...opened, turn: { ...state.turn, left, moveOver: true, path } };
  },
  figureLeft: (state, { figure, succeeded }) => {
    const gone = removeFigure(state, figure);
    return isHero(figure) ? withHero(gone, figure, (hero) => ({ ...hero, fate: 'out', succeeded })) : gone;
  },

  doorOpened: (state, { door }, world) => {
    const index = world.doorIndex.get(door)!;
    const lockedDoors = state.lockedDoors.filter((locked) => locked !== index);
    const opened = withDoor({ ...state, lockedDoors }, index, 'open');
    const { a, b } = world.board.doors[index]!;
    const inView = hasSquare(state.revealed, a) || hasSquare(state.revealed, b);
    return inView && !state.seenDoors.includes(index)
      ? { ...opened, seenDoors: [...state.seenDoors, index] }
      : opened;
  },
  doorLocked: (state, { door }, world) => ({
    ...state,
    lockedDoors: [...state.lockedDoors, world.doorIndex.get(door)!],
  }),
  revealed: (state, { squares, doors, furniture, blocked }, world) => ({
    ...state,
    revealed: withSquares(state.revealed, squares),
    seenDoors:
      doors.length === 0
        ? state.seenDoors
        : [...state.seenDoors, ...doors.map((key) => world.doorIndex.get(key)!)],
    furniture: furniture.length === 0 ? state.furniture : [...state.furniture, ...furniture],
    furnitureSquares: withSquares(
      state.furnitureSquares,
      furniture.flatMap((piece) => piece.squares),
    ),
    rubble: blocked.length === 0 ? state.rubble : withSquares(state.rubble, blocked),
  }),
  monsterPlaced: (state, { figure, map }, world) => {
    const { kind } = figure;
    const spec = world.namedFoes.get(figure.id);
    return {
      ...state,
      figures: [...state.figures, figure],
      pool: { ...state.pool, [kind]: inBox(state, kind) - 1 },
      placed: { ...state.placed, [kind]: (state.placed[kind] ?? 0) + 1 },
      unplaced: map === null ? state.unplaced : withoutSpec(world, state.unplaced, map),
      powers:
        spec === undefined || spec.powers.length === 0
          ? state.powers
          : { ...state.powers, [figure.id]: spec.powers.map(({ times }) => times) },
      pending: state.pending?.tag === 'wandering' ? null : state.pending,
    };
  },
  captiveSeen: (state, { figure }, world) => ({
    ...state,
    figures: [...state.figures, figure],
    unseenCaptives: state.unseenCaptives.filter((index) => world.quest.captives[index]!.id !== figure.id),
  }),
  figureMissing: (state, { missing, map }, world) => ({
    ...state,
    missing: [...state.missing, missing],
    unplaced: map === null ? state.unplaced : withoutSpec(world, state.unplaced, map),
  }),
  substituteChosen: (state, { missing }) => {
    const at = state.missing.findIndex(
      ({ kind, square }) => kind === missing.kind && square === missing.square,
    );
    return { ...state, missing: state.missing.toSpliced(at, 1) };
  },

  attackDeclared: (state, { attack }) => ({ ...state, pending: { tag: 'attack', attack } }),
  attackRolled: (state, { attack, used }) => {
    const rolled = { ...withoutConditions(state, attack.attacker, used), pending: null };
    if (attack.by !== 'act') return rolled;
    const acted = { ...rolled, turn: spentOnAttack(rolled, attack) };
    return isHero(attack.attacker)
      ? withHero(acted, attack.attacker, (hero) => wielding(hero, attack.weapon))
      : acted;
  },
  defenceRolled: (state, { figure, used }) => withoutConditions(state, figure, used),
  woke: (state, { figure }) => withoutCondition(state, figure, 'asleep'),
  bodyLost: (state, { figure, amount }) =>
    mapFigure(state, figure, (victim) => ({ ...victim, body: Math.max(0, victim.body - amount) })),
  bodyRestored: (state, { figure, amount }) =>
    mapFigure(state, figure, (healed) => ({
      ...healed,
      body: Math.min(healed.maxBody, healed.body + amount),
    })),
  mindChanged: (state, { figure, by }) =>
    mapFigure(state, figure, (thinker) => ({ ...thinker, mind: thinker.mind + by })),
  mindStrengthened: (state, { figure, by }) =>
    mapFigure(state, figure, (thinker) => ({
      ...thinker,
      mind: thinker.mind + by,
      maxMind: thinker.maxMind + by,
    })),
  monsterKilled: (state, { figure, kind }) => ({
    ...removeFigure(state, figure),
    pool: { ...state.pool, [kind]: inBox(state, kind) + 1 },
    slain: [...state.slain, figure],
  }),
  heroDied: (state, { figure, belongings }) => {
    const gone = removeFigure(state, figure);
    const left = isHero(figure) ? withHero(gone, figure, stripped) : gone;
    return {
      ...left,
      slain: [...left.slain, figure],
      belongings: belongings === null ? left.belongings : [...left.belongings, belongings],
    };
  },
  weaponLost: (state, { hero, weapon }) =>
    withHero(state, hero, (sheet) => ({ ...sheet, equipment: withoutFirst(sheet.equipment, weapon) })),
  belongingsTaken: (state, { by, belongings }) => ({
    ...withHero(state, by, (sheet) => gathered(sheet, belongings)),
    belongings: state.belongings.filter(({ hero }) => hero !== belongings.hero),
  }),
  claimAsked: (state, { hero }) => ({ ...state, pending: { tag: 'claim', hero } }),
  belongingsClaimed: (state, { belongings }) => ({
    ...state,
    pending: null,
    belongings: state.belongings.filter(({ hero }) => hero !== belongings.hero),
    treasure: belongings.potions.reduce(withCardAside, state.treasure),
  }),
  claimDeclined: (state, { hero }) => ({
    ...state,
    pending: null,
    belongings: state.belongings.map((left) => (left.hero === hero ? { ...left, chance: 'gone' } : left)),
  }),

  spellCast: (state, { figure, spell }, world) =>
    isHero(figure)
      ? spentOnSpell(state, figure, spell)
      : spentPower(state, world, figure, (power) => power.tag === 'cast' && power.spell === spell),
  spellWasted: unchanged,
  saveRolled: unchanged,
  conditionGained: (state, { figure, condition }) => {
    const gained = mapFigure(state, figure, (bearer) => withCondition(bearer, condition));
    const stuck = condition === 'pit' && state.turn.actor === figure;
    return stuck ? { ...gained, turn: { ...gained.turn, moveOver: true } } : gained;
  },
  foeVanished: (state, { figure, to }, world) =>
    shifted(
      spentPower(state, world, figure, (power) => power.tag === 'vanish' && power.to === to),
      figure,
      to,
    ),
  foeSummoned: (state, { figure, kind }, world) =>
    spentPower(state, world, figure, (power) => power.tag === 'summon' && power.kind === kind),

  searched: (state, { hero, for: sought, counts, squares }, world) => {
    const safe = sought === 'secrets' ? withSquares(state.safe, squares) : state.safe;
    const acted = { ...state, safe, turn: spent(state.turn) };
    if (!counts || !isHero(hero)) return acted;
    const square = squares[0]!;
    if (!inRoom(world, square))
      return withHero(acted, hero, (sheet) => ({
        ...sheet,
        searchedSquares: withSquares(sheet.searchedSquares, squares),
      }));
    const area = areaAt(world, square);
    return withHero(acted, hero, (sheet) =>
      sheet.searchedRooms.includes(area)
        ? sheet
        : { ...sheet, searchedRooms: [...sheet.searchedRooms, area] },
    );
  },
  secretDoorFound: (state, { door }, world) => {
    const index = world.doorIndex.get(door)!;
    return { ...withDoor(state, index, 'open'), seenDoors: [...state.seenDoors, index] };
  },
  trapFound: (state, { trap, squares }, world) => {
    const found = withTrap(
      state,
      trapIndex(world, trap, squares[0]!),
      trap === 'pit' ? 'open' : trap === 'spear' ? 'gone' : 'found',
    );
    return trap === 'pit' ? { ...found, pits: withSquares(found.pits, squares) } : found;
  },
  nothingFound: unchanged,
  trapSprung: (state, { trap, squares }, world) => {
    const sprung = withTrap(state, trapIndex(world, trap, squares[0]!), trap === 'pit' ? 'open' : 'gone');
    return trap === 'pit' ? { ...sprung, pits: withSquares(sprung.pits, squares) } : sprung;
  },
  trapRolled: unchanged,
  rocksFell: (state, { squares }) => ({ ...state, rubble: withSquares(state.rubble, squares) }),
  escapeAsked: (state, { pending }) => ({ ...state, pending }),
  escaped: (state, { figure, to }) => {
    const moved = {
      ...mapFigure(state, figure, (victim) => ({ ...climbedOut(victim), square: to })),
      pending: null,
    };
    return state.turn.actor === figure ? { ...moved, turn: { ...state.turn, moveOver: true } } : moved;
  },
  trapDisarmed: (state, { square }, world) => ({
    ...withTrap(state, trapIndex(world, 'rockfall', square), 'gone'),
    turn: spent(state.turn),
  }),

  cardDrawn: (state, { card }) => ({ ...state, treasure: withoutCard(state.treasure, card) }),
  cardReturned: (state, { card }) => ({ ...state, treasure: withCard(state.treasure, card) }),
  cardSetAside: (state, { card }) => ({ ...state, treasure: withCardAside(state.treasure, card) }),
  deckEmpty: unchanged,
  goldRolled: unchanged,
  goldGained: (state, { hero, amount }) =>
    withHero(state, hero, (sheet) => ({ ...sheet, gold: sheet.gold + amount })),
  potionKept: (state, { hero, potion }) =>
    withHero(state, hero, (sheet) => ({ ...sheet, potions: [...sheet.potions, potion] })),
  potionUsed: (state, { hero, potion }) => {
    const used = withHero(state, hero, (sheet) => ({
      ...sheet,
      potions: withoutFirst(sheet.potions, potion),
    }));
    const treasure = withCardAside(state.treasure, potion);
    return { ...used, treasure, turn: potion === 'holyWater' ? spent(used.turn) : used.turn };
  },
  questTreasureFound: (state, { hero, place }) =>
    withHero({ ...state, emptied: [...state.emptied, place] }, hero, (sheet) => ({
      ...sheet,
      found: [...sheet.found, place],
    })),
  questTreasureGained: (state, { hero, treasure }) =>
    withHero(state, hero, (sheet) =>
      dressed({ ...sheet, treasures: [...sheet.treasures, treasure] }, [treasure]),
    ),
  equipmentGained: (state, { hero, equipment }) =>
    withHero(state, hero, (sheet) =>
      dressed({ ...sheet, equipment: [...sheet.equipment, equipment] }, [equipment]),
    ),
  wanderingAsked: (state, { pending }) => ({ ...state, pending }),
  wanderingAbsent: (state) => ({ ...state, pending: null }),

  noteFired: (state, { note }, world) => {
    if (world.quest.notes[note]?.repeat !== true) return { ...state, fired: [...state.fired, note] };
    const fired = state.fired.includes(note) ? state.fired : [...state.fired, note];
    return { ...state, fired, repeated: [...(state.repeated ?? []), note] };
  },
  noteTold: unchanged,
  noteRolled: unchanged,
  questionPut: (state, { question, actor }) => ({
    ...state,
    questions: [...(state.questions ?? []), { question, actor }],
  }),
  questionAsked: (state, { pending }) => ({ ...state, pending }),
  questionAnswered: (state) => ({ ...withoutQuestion(state), pending: null }),
  questionDropped: withoutQuestion,
  counted: (state, { counter, value }) => ({ ...state, counters: { ...state.counters, [counter]: value } }),
  furnitureShifted: (state, { piece, from }, world) => {
    const furniture = state.furniture.map((other) => (other.squares[0] === from[0] ? piece : other));
    const squares = furniture.flatMap((other) => other.squares);
    return { ...state, furniture, furnitureSquares: withSquares(emptySquares(world.board), squares) };
  },
  pieceMoved: (state, { index, squares }) => ({ ...state, shifted: { ...state.shifted, [index]: squares } }),
  noteRead: unchanged,
  goalReached: (state, { goal }) => ({ ...state, goals: [...state.goals, goal] }),
  flagSet: (state, { flag }) => ({ ...state, flags: [...state.flags, flag] }),
  timerStarted: (state, { timer, round }) => ({ ...state, timers: { ...state.timers, [timer]: round } }),
  squaresBlocked: (state, { squares }) => ({ ...state, rubble: withSquares(state.rubble, squares) }),
  figureMoved: (state, { figure, to }) => shifted(state, figure, to),
  figureRemoved: (state, { figure }) => {
    const { kind } = state.figures.find(({ id }) => id === figure)!;
    const gone = removeFigure(state, figure);
    return isMonsterKind(kind) ? { ...gone, pool: { ...gone.pool, [kind]: inBox(gone, kind) + 1 } } : gone;
  },
  captiveJoined: (state, { figure, hero }) => ({
    ...mapFigure(state, figure, (captive) => ({ ...captive, side: 'heroes' })),
    control: { ...state.control, [figure]: state.control[hero]! },
    order: state.order.toSpliced(state.order.indexOf(hero) + 1, 0, figure),
  }),

  rewardPaid: (state, { hero, gold }) =>
    withHero(state, hero, (sheet) => ({ ...sheet, gold: sheet.gold + gold })),
  questEnded: (state, { ending }) => ({
    ...state,
    phase: 'over',
    ending,
    pending: null,
    missing: [],
    heroes: state.heroes.map((hero) => (hero.fate === 'playing' ? { ...hero, fate: 'out' } : hero)),
  }),
  overridden: (state, { change }) => {
    switch (change.tag) {
      case 'setBody':
        return mapFigure(state, change.figure, (figure) => ({ ...figure, body: change.body }));
      case 'setMind':
        return mapFigure(state, change.figure, (figure) => ({ ...figure, mind: change.mind }));
      case 'setSquare':
        return shifted(state, change.figure, change.square);
      case 'setGold':
        return withHero(state, change.hero, (hero) => ({ ...hero, gold: change.gold }));
    }
  },
};
