import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { diceOf, withHero } from '../figures.ts';
import { table } from '../testing/table.ts';
import type { Scene } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+
  |h o . . .|
  + + + + + +
  |a . . . .|
  +-+-+-+-+-+`;
const CALM = HALL.replace('o', '.');

type Abilities = NonNullable<Scene['figures'][string]['abilities']>;

const wizard = (abilities: Abilities) =>
  ({ h: { hero: 'wizard', abilities }, o: { monster: 'orc' } }) as const;
const alone = (map: string) => map.replace('|a', '|.');
const MISS = ['heroShield', 'heroShield'] as const;
const use = (ability: string, target?: string) => ({
  type: 'useAbility',
  ability,
  ...(target === undefined ? {} : { target }),
});

rule('EXP-UAB-01', 'an ability can be used again, unless its card sets a limit', () => {
  const t = table(alone(HALL), wizard(['spark', 'fireBolt']), { turn: 'h' });
  t.refuses(use('hold', 'o'), 'notItsAbility', 'EXP-UAB-01');
  t.do(use('fireBolt', 'o'), [...MISS, ...MISS]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.refuses(use('fireBolt', 'o'), 'usedUp', 'EXP-UAB-01');
  t.do(use('spark', 'o'), MISS);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do(use('spark', 'o'), MISS);
});

rule('EXP-UAB-01', 'what is limited by the combat is there for the next one; by the quest, not', () => {
  const priest = { h: { hero: 'priest', abilities: ['smite', 'greatHealing'], body: 1 } } as const;
  const spent = [
    { ability: 'smite', combat: 1 },
    { ability: 'greatHealing', combat: 1 },
  ] as const;
  const t = table(alone(HALL), { ...priest, o: { monster: 'orc' } }, { turn: 'h' });
  const [hero] = t.state.heroes;
  const later = { ...hero!, feats: { ...hero!.feats, spent } };
  t.state = { ...t.state, heroes: [later], combat: { number: 2, isFought: false }, combats: 2 };
  assert.equal(t.offers(use('smite', 'o')), true);
  t.refuses(use('greatHealing', 'h'), 'usedUp', 'EXP-UAB-01');
});

rule('EXP-UAB-02', 'one in a turn, and until the next', () => {
  const t = table(alone(HALL), wizard(['spark', 'fireBolt']), { turn: 'h' });
  t.do(use('spark', 'o'), MISS);
  t.refuses(use('fireBolt', 'o'), 'abilityUsed', 'EXP-UAB-02');
});

rule('EXP-UAB-04', 'in combat as well as out of it', () => {
  const t = table(alone(HALL), wizard(['blink']), { turn: 'h' });
  t.do({ type: 'useAbility', ability: 'blink', at: 'E2' });
  assert.equal(t.at('h'), 'E2');
  const calm = table(alone(CALM), { h: { hero: 'wizard', abilities: ['blink'] } }, { turn: 'h' });
  calm.do({ type: 'useAbility', ability: 'blink', at: 'E2' });
});

rule('EXP-UAB-05', 'an ability with an attack takes the place of the attack', () => {
  const t = table(alone(HALL), wizard(['spark']), { turn: 'h' });
  t.do(use('spark', 'o'), MISS);
  assert.ok(t.cites('EXP-UAB-05'));
  t.refuses({ type: 'attack', target: 'o' }, 'acted', 'EXP-CBT-07');
  const after = table(alone(HALL), wizard(['spark']), { turn: 'h' });
  after.do({ type: 'attack', target: 'o' }, ['heroShield']);
  after.refuses(use('spark', 'o'), 'acted', 'EXP-ACT-02');
});

rule('EXP-UAB-06', 'a hero’s own never add up: while one lasts there is no other', () => {
  const figures = {
    h: { hero: 'dwarf', abilities: ['anger', 'mightyBlow'] },
    o: { monster: 'orc' },
  } as const;
  const t = table(alone(HALL), figures, { turn: 'h' });
  t.do(use('anger'));
  assert.equal(diceOf(t.state, t.figure('h'), 'attack'), 4);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.refuses(use('mightyBlow', 'o'), 'stillLasts', 'EXP-UAB-09');
});

rule('EXP-UAB-08', 'what lasts takes an action once, and ends with the combat', () => {
  const figures = { h: { hero: 'dwarf', abilities: ['anger'] }, o: { monster: 'orc' } } as const;
  const t = table(alone(HALL), figures, { turn: 'h' });
  t.do(use('anger'));
  t.refuses({ type: 'attack', target: 'o' }, 'acted', 'EXP-ACT-02');
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'heroShield', 'heroShield', 'skull', 'skull']);
  assert.equal(t.event('abilityEnded').ability, 'anger');
  assert.deepEqual([t.figure('h').conditions, t.hero('h').feats.lasting], [[], null]);
});

rule('EXP-UAB-08', 'until the end of a combat means the one that is fought', () => {
  const calm = table(alone(CALM), { h: { hero: 'dwarf', abilities: ['anger', 'whet'] } }, { turn: 'h' });
  calm.refuses(use('anger'), 'noCombat', 'EXP-UAB-08');
  calm.do(use('whet'));
  const fought = table(
    alone(HALL),
    { h: { hero: 'dwarf', abilities: ['whet'] }, o: { monster: 'orc' } },
    { turn: 'h' },
  );
  fought.refuses(use('whet'), 'inCombat', 'EXP-UAB-08');
});

rule('EXP-UAB-08', 'until a door is opened', () => {
  const door = alone(CALM).replace('|h', 'dh');
  const figures = { h: { hero: 'elf', abilities: ['lightFeet'] } } as const;
  const t = table(door, figures, { turn: 'h', around: 10 });
  t.do(use('lightFeet'));
  t.do({ type: 'endTurn' });
  const { square } = t.figure('h');
  t.do({ type: 'openDoor', at: square, side: 3 }, ['mouse', 'narrows']);
  assert.equal(t.event('abilityEnded').ability, 'lightFeet');
});

rule('EXP-UAB-09', 'it cannot be ended early', () => {
  const figures = {
    h: { hero: 'barbarian', abilities: ['rage', 'bullRush'] },
    o: { monster: 'orc' },
  } as const;
  const t = table(alone(HALL), figures, { turn: 'h' });
  t.do(use('rage'));
  for (const ability of ['rage', 'bullRush'])
    t.refuses(use(ability, ability === 'rage' ? undefined : 'o'), 'stillLasts', 'EXP-UAB-09');
});

rule('EXP-UAB-10', 'dice from two heroes’ abilities add up on one roll', () => {
  const figures = {
    h: { hero: 'priest', abilities: ['blessing'] },
    a: { hero: 'barbarian', abilities: ['rage'] },
    o: { monster: 'orc' },
  } as const;
  const t = table(HALL, figures, { turn: 'h' });
  t.do(use('blessing'));
  t.do({ type: 'endTurn' });
  t.do(use('rage'));
  assert.equal(diceOf(t.state, t.figure('a'), 'attack'), 3 + 1 + 1);
});

rule('EXP-ACT-01', 'an ability is an action, like a fight or a search', () => {
  const t = table(alone(CALM), { h: { hero: 'wizard', abilities: ['vision'] } }, { turn: 'h' });
  t.do(use('vision'), ['narrows', 'crypt']);
  t.refuses({ type: 'searchTile' }, 'acted', 'EXP-ACT-02');
});

rule('EXP-ACT-03', 'searching a tile or a piece, and opening a door, are exploration actions', () => {
  for (const did of ['searchTile', 'searchFurniture', 'openDoor']) {
    const t = table(
      alone(CALM),
      { h: { hero: 'wizard', abilities: ['vision'] } },
      { turn: 'h', act: { did } },
    );
    t.refuses(use('vision'), 'acted', 'EXP-ACT-02');
  }
});

rule('EXP-ACT-07', 'whoever fights opens no door, and the other way round', () => {
  const door = alone(HALL).replace('|h', 'dh');
  const t = table(door, { h: { hero: 'wizard' }, o: { monster: 'orc' } }, { turn: 'h', around: 10 });
  t.do({ type: 'attack', target: 'o' }, ['heroShield']);
  const { square } = t.figure('h');
  t.refuses({ type: 'openDoor', at: square, side: 3 }, 'acted', 'EXP-ACT-02');
  const opened = table(door, { h: { hero: 'wizard' }, o: { monster: 'orc' } }, { turn: 'h', around: 10 });
  opened.do({ type: 'openDoor', at: square, side: 3 }, ['mouse', 'narrows']);
  const ways = opened.moves('gm').filter(({ type }) => type === 'layTile');
  if (ways.length > 0) opened.do(ways[0] as never);
  opened.refuses({ type: 'attack', target: 'o' }, 'acted', 'EXP-ACT-02');
});

rule('EXP-ACT-08', 'after an ability: no fight, no door, no search', () => {
  const door = alone(HALL).replace('|h', 'dh');
  const figures = {
    h: { hero: 'priest', abilities: ['healingHand'], body: 3 },
    o: { monster: 'orc' },
  } as const;
  const t = table(door, figures, { turn: 'h', around: 10 });
  t.do(use('healingHand', 'h'));
  t.refuses({ type: 'attack', target: 'o' }, 'acted', 'EXP-ACT-02');
  const { square } = t.figure('h');
  t.refuses({ type: 'openDoor', at: square, side: 3 }, 'acted', 'EXP-ACT-02');
});

rule('EXP-ACT-09', 'a Priest who heals neither fights nor searches', () => {
  const t = table(alone(CALM), { h: { hero: 'priest', abilities: ['healingHand'], body: 3 } }, { turn: 'h' });
  t.do(use('healingHand', 'h'));
  assert.equal(t.figure('h').body, 5);
  t.refuses({ type: 'searchTile' }, 'acted', 'EXP-ACT-02');
});

rule('EXP-ACT-10', 'an ability with an action in it allows that action, and no other', () => {
  const figures = { h: { hero: 'barbarian', abilities: ['rage'] }, o: { monster: 'orc' } } as const;
  const t = table(alone(HALL), figures, { turn: 'h' });
  t.do(use('rage'));
  t.do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield', ...MISS]);
  t.refuses({ type: 'attack', target: 'o' }, 'acted', 'EXP-CBT-07');
  const keen = table(alone(CALM), { h: { hero: 'halfling', abilities: ['keenSearch'] } }, { turn: 'h' });
  keen.do(use('keenSearch'));
  keen.do({ type: 'searchTile' }, [1]);
  assert.equal(keen.happened('eventDrawn'), false);
  const quiet = table(alone(CALM), { h: { hero: 'elf', abilities: ['quietDoor'] } }, { turn: 'h' });
  quiet.do(use('quietDoor'));
  quiet.refuses({ type: 'searchTile' }, 'acted', 'EXP-ACT-02');
});

rule('EXP-ACT-11', 'a hero who walks, or stays, may do any of these', () => {
  for (const act of [{ mode: 'walk', left: 2 }, {}] as const) {
    const t = table(alone(CALM), { h: { hero: 'wizard', abilities: ['vision'] } }, { turn: 'h', act });
    assert.ok(t.offers(use('vision')));
    assert.ok(t.offers({ type: 'searchTile' }));
  }
});

rule('EXP-RUN-05', 'a runner uses abilities for combat only', () => {
  const figures = { h: { hero: 'priest', abilities: ['smite', 'vision'] }, o: { monster: 'orc' } } as const;
  const t = table(alone(HALL), figures, { turn: 'h', act: { mode: 'run', left: 4 } });
  t.refuses(use('vision'), 'running', 'EXP-RUN-05');
  t.do(use('smite', 'o'), [...MISS, 'heroShield']);
});

rule('EXP-RUN-06', 'and one who has used such an ability may run after it', () => {
  const figures = { h: { hero: 'priest', abilities: ['smite', 'rally'] }, o: { monster: 'orc' } } as const;
  const t = table(alone(HALL), figures, { turn: 'h' });
  t.do(use('smite', 'o'), [...MISS, 'heroShield']);
  t.do({ type: 'move', mode: 'run' }, [1, 1]);
  const healer = { hero: 'priest', abilities: ['healingHand'], body: 3 } as const;
  const healed = table(alone(HALL), { ...figures, h: healer }, { turn: 'h' });
  healed.do(use('healingHand', 'h'));
  healed.do({ type: 'move', mode: 'run' }, [1, 1]);
  const lamed = { ...figures.h, conditions: [{ tag: 'lamed', cells: 1 }] } as const;
  const other = table(alone(HALL), { ...figures, h: lamed }, { turn: 'h' });
  other.do(use('rally', 'h'));
  other.refuses({ type: 'move', mode: 'run' }, 'actedAlready', 'EXP-RUN-01');
});

rule('EXP-TRN-09', 'an ability does not interrupt a move, unless it involves an exploration action', () => {
  const walking = { turn: 'h', act: { mode: 'walk', left: 3, moved: 1 } } as const;
  const t = table(alone(CALM), { h: { hero: 'priest', abilities: ['vision'] } }, walking);
  t.do(use('vision'), ['narrows', 'crypt']);
  assert.equal(t.left, 0);
  const keen = table(alone(CALM), { h: { hero: 'halfling', abilities: ['keenSearch'] } }, walking);
  keen.do(use('keenSearch'));
  assert.equal(keen.left, 3);
});

rule('EXP-SRF-11', 'a scroll is read only where the hero’s own is used up', () => {
  const t = table(
    alone(HALL),
    { h: { hero: 'elf', abilities: ['hold'] }, o: { monster: 'orc' } },
    { turn: 'h' },
  );
  t.state = withHero(t.state, 'elf', { scrolls: ['hold'] });
  for (const scroll of [false, true]) {
    t.do(use('hold', 'o'));
    assert.equal(t.event('abilityUsed').scroll, scroll);
    t.do({ type: 'endTurn' });
    if (t.asks === 'gm') t.do({ type: 'endTurn' });
  }
  t.refuses(use('hold', 'o'), 'usedUp', 'EXP-UAB-01');
});
