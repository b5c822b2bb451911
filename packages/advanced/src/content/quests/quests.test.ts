/** The quests of the book, checked against what their plans promise. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SOUTH, squareAt } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import { tape } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import type { DungeonPlan, PreparedPiece } from '../../plan.ts';
import { endFight } from '../../turns/fights.ts';
import { battle } from '../../testing/battle.ts';
import { dig, digging } from '../../testing/digging.ts';
import { table } from '../../testing/table.ts';
import type { AdvancedTable } from '../../testing/table.ts';
import { setGoing } from '../../testing/underWay.ts';
import { hurt } from '../../combat/damage.ts';
import { levelOf } from '../../figures.ts';
import { Play } from '../../play.ts';
import { advanced } from '../../system.ts';
import { ward } from '../../treasure/warding.ts';
import { isTrap } from '../traps.ts';
import { HEROES } from '../heroes.ts';
import { isItem, itemNamed } from '../items.ts';
import { BESTIARY } from '../bestiary.ts';
import { MATRICES } from '../matrices.ts';
import { FIELD, SECTIONS } from '../sections.ts';
import type { SectionId } from '../sections.ts';
import { addDoor } from '../../generate/doors.ts';
import { explore, isUnexplored } from '../../generate/lay.ts';
import { openPrepared } from '../../generate/prepared.ts';
import { AMULET_PIECES, amuletCharacters, nextMap } from './amulet.ts';
import { THREE_BELLS } from './bells.ts';
import { LESSON } from './lesson.ts';
import { TOBARO, tobaroSetup } from './tobaro.ts';

const { heinrich, sven, torallion, magnus } = HEROES;
const FOUR = [heinrich, sven, torallion, magnus];
const ALONE = { master: false, dungeon: TOBARO } as const;

rule('ADV-TOB-01', 'four heroes, four men-at-arms and a sergeant, all of one player', () => {
  const setup = tobaroSetup('ann', FOUR);
  assert.ok(advanced.open(setup).ok);
  const callings = setup.sheets.filter(({ kind }) => kind === 'henchman').map(({ calling }) => calling);
  assert.deepEqual(callings, ['manAtArms', 'manAtArms', 'manAtArms', 'manAtArms', 'sergeant']);
  assert.equal(setup.sheets.filter(({ kind }) => kind === 'hero').length, 4);
  assert.deepEqual([setup.master, setup.players.length], [false, 1]);
});

rule('ADV-TOB-02', 'the introduction speaks of the five men who are lent', () => {
  assert.match(TOBARO.intro.en, /five good men/u);
  assert.match(TOBARO.intro.fr, /cinq hommes/u);
});

rule('ADV-TOB-02', 'the men are lent: no hero has paid for them', () => {
  const { sheets } = tobaroSetup('ann', FOUR);
  assert.deepEqual(
    sheets.filter(({ kind }) => kind === 'hero').map(({ gold }) => gold),
    FOUR.map(({ gold }) => gold),
  );
  assert.ok(sheets.every(({ kind, serves }) => (kind === 'henchman') === (serves !== null)));
});

const STAIRS = `
  +-+-+-+-+-+
  |A BoC . .|
  + + + + + +
  |. .|. . R|
  +-+-+-+-+-+
`;

function atTheEnd(achieved: readonly string[] = []): AdvancedTable {
  const figures = { A: { fate: 1, startFate: 2 }, B: {}, C: {} };
  return table(STAIRS.replace('R', '.'), figures, {
    setup: ALONE,
    state: { achieved, leader: 'C' },
    places: { A1: { kind: 'stairs', stairs: 'out' } },
  });
}

const out = (here: AdvancedTable, figure: string) => here.do({ type: 'leaveDungeon', figure });

rule('ADV-TOB-03', 'the aim is the sorcerer’s death, told when he dies', () => {
  assert.deepEqual(TOBARO.aims, ['slain:whiteSorcerer']);
  const here = battle(
    STAIRS,
    { A: {}, B: {}, C: {}, R: { monster: 'whiteSorcerer', character: 'whiteSorcerer', wounds: 1 } },
    { setup: ALONE },
  );
  setGoing(here, (play) =>
    hurt(play, { target: 'whiteSorcerer-1', wounds: 9, cause: 'trap', by: null, rules: ['ADV-DEATH-01'] }),
  );
  assert.equal(here.event('aimReached').aim, 'slain:whiteSorcerer');
  assert.deepEqual(here.state.achieved, ['slain:whiteSorcerer']);
});

/** One hero on the stairs, on the way out. */
function lastOut(achieved: readonly string[]): AdvancedTable {
  const here = table(
    '+-+-+\n|A .|\n+ + +\n|. .|\n+-+-+',
    { A: { fate: 1, startFate: 2 } },
    { setup: ALONE, state: { achieved }, places: { A: { kind: 'stairs', stairs: 'out' } } },
  );
  here.do({ type: 'leaveDungeon', figure: 'A' });
  return here;
}

rule('ADV-TOB-04', 'he is dead and they are out: the quest is won', () => {
  assert.deepEqual(lastOut(['slain:whiteSorcerer']).state.ending, { winners: ['ann'], outcome: 'won' });
});

rule('ADV-TOB-05', 'there is no second expedition: to come out before is to lose', () => {
  const here = lastOut([]);
  assert.deepEqual(here.state.ending, { winners: [], outcome: 'failed' });
  assert.deepEqual(here.event('questLeft').figures, ['A']);
});

rule('ADV-TOB-06', 'two fate points for each hero who wins, none for one who left before', () => {
  const won = lastOut(['slain:whiteSorcerer']);
  assert.deepEqual([won.sheet('A').fate, won.sheet('A').startFate], [3, 4]);
  const early = atTheEnd();
  out(early, 'A');
  assert.deepEqual(early.state.achieved, ['gone:A']);
  early.state = { ...early.state, achieved: [...early.state.achieved, 'slain:whiteSorcerer'] };
  out(early, 'B');
  early.do({ type: 'step', figure: 'C', to: 'B1' });
  out(early, 'C');
  assert.deepEqual(early.event('rewarded').figures, ['B', 'C']);
  assert.equal(early.sheet('A').fate, 1);
});

rule('ADV-TOB-07', 'three levels, all found by the dice', () => {
  assert.deepEqual(
    TOBARO.levels.map(({ tag }) => tag),
    ['random', 'random', 'random'],
  );
});

rule('ADV-TOB-08', 'stairs in passages lead out, even those the tables send down', () => {
  const dug = digging('junction', { setup: ALONE });
  dig(dug, SOUTH, [1, 6, 6, 12, 6, 1, 6, 6, 2, 2]);
  assert.deepEqual(
    Object.values(levelOf(dug.state).places).flatMap(({ stairs }) => stairs ?? []),
    ['out'],
  );
});

/** A quest room behind the door of a passage, on a level of the quest. */
function questRoom(level: number): AdvancedTable {
  const dug = digging('passage', { setup: ALONE });
  const levels = Array.from({ length: level + 1 }, () => dug.state.levels[0]!);
  dug.state = { ...dug.state, level, levels };
  dig(dug, SOUTH, [12]);
  // The first row of the matrix: no specialist.
  dug.do({ type: 'chooseLayout', option: 0 }, [1]);
  return dug;
}

function furnished(dug: AdvancedTable): string[] {
  const what: string[] = [];
  for (let frame = dug.state.stack.at(-1); frame?.tag === 'furnishing'; frame = dug.state.stack.at(-1)) {
    what.push(frame.what);
    const last = dug.state.stack.filter(({ tag }) => tag === 'furnishing').length === 1;
    dug.do(dug.offered('furnish', 'ann')[0]!, last ? [1] : []);
  }
  return what.toSorted();
}

rule('ADV-TOB-09', 'the way down is in the quest room of the first level and the second', () => {
  assert.deepEqual(
    [0, 1, 2].map((level) => furnished(questRoom(level))),
    [['chest', 'stairs'], ['chest', 'stairs'], ['chest']],
  );
});

rule('ADV-TOB-10', 'all monsters are ratmen', () => {
  assert.equal(TOBARO.matrices, MATRICES.ratmen);
});

/** Three ratmen were met and one is dead; the heroes escape. */
function escaped(dungeon: DungeonPlan): AdvancedTable {
  const group = { id: 1, area: 'scene-1.r1', monsters: { ratman: 3 }, characters: [], gold: 30 };
  const here = battle(
    '+-+-+-+-+\n|A . R Q|\n+-+-+-+-+',
    { A: {}, R: { monster: 'ratman', group: 1 }, Q: { monster: 'ratman', group: 1 } },
    {
      setup: { master: false, dungeon },
      fight: { groups: [group], slain: [{ of: 'ratman', character: null, group: 1 }] },
    },
  );
  setGoing(here, (play) => endFight(play, 'escaped'));
  return here;
}

rule('ADV-TOB-11', 'survivors go back to where they were met', () => {
  const here = escaped(TOBARO);
  assert.equal(levelOf(here.state).groups[0]!.area, 'scene-1.r1');
  assert.equal(levelOf(here.state).places['scene-1.r1']!.group, 1);
});

rule('ADV-TOB-12', 'and nobody takes the place of the dead', () => {
  assert.deepEqual(levelOf(escaped(TOBARO).state).groups[0]!.monsters, { ratman: 2 });
  const { survivorsOnly: _only, ...usual } = TOBARO;
  assert.deepEqual(levelOf(escaped(usual).state).groups[0]!.monsters, { ratman: 3 });
});

rule('ADV-TOB-13', 'a second quest room is a lair', () => {
  const dug = digging('passage', { setup: ALONE, places: { E: { room: 'quest' } } });
  dig(dug, SOUTH, [12]);
  assert.deepEqual([dug.event('laidInstead').rolled, dug.event('laidInstead').laid], ['quest', 'lair']);
  dug.do({ type: 'chooseLayout', option: 0 }, [1]);
  assert.equal(dug.event('matrixRolled').matrix, 'lair');
});

rule('ADV-TOB-14', 'a quest room has what the matrix brings, and the characters of its level', () => {
  const dug = questRoom(1);
  furnished(dug);
  const { monsters, characters } = dug.event('monstersFound');
  assert.deepEqual(monsters, MATRICES.ratmen.quest[0]!.monsters);
  assert.deepEqual(characters, ['plagueMonk', 'warpweaver']);
});

rule('ADV-TOB-15', 'who waits on which level, and what each carries', () => {
  const carried = TOBARO.levels.map((level) =>
    level.tag === 'random' ? (level.questRoomCharacters ?? []).map((id) => [id, ...BESTIARY[id]!.items]) : [],
  );
  assert.deepEqual(carried, [
    [['ratmanAssassin']],
    [['plagueMonk', 'warpScroll'], ['warpweaver']],
    [
      ['censerBearer', 'plagueCenser'],
      ['runeWarlord', 'runeSword'],
      ['whiteSorcerer', 'ringOfMagicProtection2'],
    ],
  ]);
});

rule('ADV-TOB-15', 'the sorcerer’s ring is turned against spells', () => {
  const sorcerer = { monster: 'whiteSorcerer', character: 'whiteSorcerer' } as const;
  const outcomes = [8, 9].map((face) => {
    const here = battle('+-+-+-+\n|A . R|\n+-+-+-+', { A: {}, R: sorcerer }, { setup: ALONE });
    const play = new Play(here.world, here.state, tape([face]));
    ward(play, 'whiteSorcerer-1', ['ADV-MGT-18']);
    play.world.referee.settle(play);
    here.events = play.events;
    return here.event('wardRolled').cancelled;
  });
  assert.deepEqual(outcomes, [false, true]);
});

function spoilsOf(kind: string): readonly string[] {
  const here = battle(
    '+-+-+\n|A .|\n+-+-+',
    { A: {} },
    { setup: ALONE, fight: { slain: [{ of: kind, character: kind, group: 1 }] } },
  );
  setGoing(here, (play) => endFight(play, 'slain'));
  return here.happened('spoilsFound') ? here.event('spoilsFound').items : [];
}

rule('ADV-TOB-16', 'what they carried lies there for the taking', () => {
  assert.deepEqual(spoilsOf('runeWarlord'), ['runeSword']);
  assert.deepEqual(spoilsOf('ratmanAssassin'), []);
});

rule('ADV-MCH-10', 'a beaten character’s things are the heroes’ to take', () => {
  assert.deepEqual(spoilsOf('whiteSorcerer'), ['ringOfMagicProtection2']);
});

rule('ADV-TOB-17', 'scroll and censer are of use to ratmen alone', () => {
  assert.deepEqual(
    ['warpScroll', 'plagueCenser', 'ringOfMagicProtection2'].map((id) => itemNamed(id).users),
    ['monsters', 'monsters', 'everybody'],
  );
});

rule('ADV-MCH-01', 'characters are leaders of their own kind, and are added to what is met', () => {
  const characters = Object.values(BESTIARY).filter(({ character }) => character);
  assert.ok(characters.every(({ points }) => points >= 6));
  const dug = questRoom(0);
  furnished(dug);
  assert.deepEqual(dug.event('monstersFound').characters, ['ratmanAssassin']);
});

rule('ADV-MCH-04', 'none, then one, two more, and three more; survivors stay', () => {
  assert.deepEqual(
    [1, 2, 3, 4].map((dungeon) => amuletCharacters(dungeon).length),
    [0, 1, 3, 6],
  );
  assert.deepEqual(amuletCharacters(2), ['ratmanAssassin']);
  assert.deepEqual(amuletCharacters(4, ['ratmanAssassin', 'plagueMonk']), [
    'warpweaver',
    'censerBearer',
    'runeWarlord',
    'whiteSorcerer',
  ]);
  assert.ok(amuletCharacters(4).every((id) => BESTIARY[id]!.character));
});

rule('ADV-MCH-11', 'a character nobody has met is kept for the next expedition', () => {
  assert.deepEqual(amuletCharacters(3, ['ratmanAssassin']), ['plagueMonk', 'warpweaver']);
});

rule('ADV-MCH-12', 'eight more for quests of one’s own, each dungeon with those that suit it', () => {
  const more = Object.values(BESTIARY).filter(({ character, family }) => character && family !== 'ratmen');
  assert.deepEqual(more.map(({ id }) => id).toSorted(), [
    'chaosLord',
    'chaosSorcerer',
    'daemonette',
    'greaterDaemon',
    'minotaurLord',
    'ogreChieftain',
    'orcWarchief',
    'undeadChampion',
  ]);
  const families = THREE_BELLS.map(({ characters }) => characters.map((id) => BESTIARY[id]!.family));
  assert.deepEqual(families, [[], ['goblinoids'], ['undead']]);
});

rule('ADV-GM-12', 'treasure maps come in the order their dungeons are played', () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((found) => nextMap(found)?.en),
    ['The Warlord’s Lair', 'The Magic Maze', 'The Temple of Plague', 'The Amber Chamber'],
  );
});

rule('ADV-GM-13', 'of further maps the book knows nothing', () => {
  assert.equal(nextMap(4), null);
});

rule('ADV-GM-14', 'no map shows the Ice Prison', () => {
  assert.ok([0, 1, 2, 3, 4].every((found) => !/Ice|Glace/.test(JSON.stringify(nextMap(found)))));
});

rule('ADV-GM-15', 'the amulet is in four pieces', () => {
  assert.equal(new Set(AMULET_PIECES).size, 4);
});

/** The last level of a dungeon, without monsters: opens every door it can find; all that is laid in the end. */
function walked(plan: DungeonPlan): { readonly laid: string[]; readonly notes: number } {
  const level = plan.levels.at(-1)!;
  assert.ok(level.tag === 'prepared');
  const bare = level.pieces.map(({ monsters: _monsters, ...piece }) => piece);
  const quiet = { ...plan, levels: [{ tag: 'prepared' as const, pieces: bare }] };
  const here = table('+-+\n|E|\n+-+', { E: {} }, { setup: { master: false, dungeon: quiet } });
  here.state = { ...here.state, levels: [openPrepared(here.world, quiet.levels[0]!, 1)], figures: [] };
  let notes = 0;
  const hidden = new Set(level.pieces.flatMap(({ doors = [] }) => doors.filter(({ secret }) => secret)));
  for (;;) {
    const exit = levelOf(here.state).layout.exits.find((one) => isUnexplored(here.state, one));
    if (exit === undefined) break;
    setGoing(here, (play) => explore(play, exit));
    notes += here.events.filter(({ type }) => type === 'noteRead').length;
    assert.equal(here.happened('falseDoorFound'), false, 'a door leads nowhere');
  }
  for (const { at, side } of hidden) {
    const square = squareAt(FIELD, at[0], at[1]);
    const direction = ['north', 'east', 'south', 'west'].indexOf(side) as Direction;
    setGoing(here, (play) =>
      addDoor(play, { squares: [square], direction, door: 'closed' }, ['ADV-SECR-10']),
    );
    const exit = levelOf(here.state).layout.exits.find((one) => one.squares[0] === square)!;
    setGoing(here, (play) => explore(play, exit));
    notes += here.events.filter(({ type }) => type === 'noteRead').length;
  }
  return { laid: levelOf(here.state).layout.pieces.map(({ id }) => id), notes };
}

describe('the Three Bells, and the lesson', () => {
  for (const plan of [...THREE_BELLS, LESSON])
    test(`${plan.title.en} can be opened, and walked to its last room (ADV-GM-02)`, () => {
      const setup = { ...tobaroSetup('ann', FOUR), dungeon: plan };
      const opened = advanced.open(setup);
      assert.ok(opened.ok, JSON.stringify(opened.ok ? null : opened.problems));
      const level = plan.levels.at(-1)!;
      assert.ok(level.tag === 'prepared');
      const { laid, notes } = walked(plan);
      assert.equal(laid.length, level.pieces.length);
      assert.equal(notes, level.pieces.filter(({ note }) => note !== undefined).length);
    });

  test('the first two levels have their stairs in a quest room, the third the aim in a chest (ADV-GEN-50)', () => {
    for (const { levels, aims, treasures } of THREE_BELLS) {
      assert.deepEqual(
        levels.map((level) => (level.tag === 'random' ? level.down : level.tag)),
        ['questRoom', 'questRoom', 'prepared'],
      );
      const chests = pieces(levels[2]!).flatMap(({ chests: own = [] }) => own);
      assert.deepEqual(
        chests.flatMap(({ holds = [] }) => holds),
        aims,
      );
      assert.deepEqual(Object.keys(treasures!), aims);
    }
  });

  test('what stands on the maps is in the books: monsters, items, traps, and squares of the piece', () => {
    for (const piece of [...THREE_BELLS, LESSON].flatMap(({ levels }) => pieces(levels.at(-1)!))) {
      for (const kind of Object.keys(piece.monsters ?? {})) assert.ok(Object.hasOwn(BESTIARY, kind), kind);
      for (const { items = [], trap } of piece.chests ?? []) {
        assert.ok(items.every(isItem), items.join());
        assert.ok(trap === undefined || isTrap(trap), String(trap));
      }
      for (const { trap } of piece.traps ?? []) assert.ok(isTrap(trap), trap);
      const marks = [...(piece.chests ?? []), ...(piece.traps ?? []), ...(piece.doors ?? [])];
      for (const { at } of marks) assert.ok(isOn(piece, at), `${piece.id}: ${at.join()}`);
    }
  });
});

function pieces(level: DungeonPlan['levels'][number]): readonly PreparedPiece[] {
  return level.tag === 'prepared' ? level.pieces : [];
}

function isOn(
  { section, at: [left, top], turns }: PreparedPiece,
  [x, y]: readonly [number, number],
): boolean {
  const { width, height } = SECTIONS[section as SectionId].board;
  const [wide, high] = turns % 2 === 0 ? [width, height] : [height, width];
  return x >= left && x < left + wide && y >= top && y < top + high;
}
