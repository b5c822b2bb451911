import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import { NORTH, stepsApart, WEST } from '@oubliette/dungeon';
import { groundOf } from '../board.ts';
import { SPELLS } from '../content/spells.ts';
import { levelOf, stat } from '../figures.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { sightTo } from '../sight.ts';
import { battle, MONSTERS, table } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { actOf } from '../turns/acts.ts';
import { HALL, WIZARD, targets, fight } from '../testing/wizard.ts';

const R = { monster: 'ratman' };
const cast = (spell: string) => ({ type: 'cast', figure: 'W', spell });
const at = (target: string) => ({ type: 'aimAtFigure', target });

const SLOW = {
  weaponSkill: 8,
  bowSkill: 8,
  strength: 6,
  toughness: 5,
  speed: 2,
  bravery: 9,
  intelligence: 8,
};

/** Both sides are done: a new turn. */
function pass(here: AdvancedTable): void {
  here.do({ type: 'done' }, [], 'ann');
  here.do({ type: 'done' }, [], 'master');
}

rule('ADV-SPELL-01', 'Toughness goes up by one, and not twice; never the wizard’s own', () => {
  const here = fight();
  here.do(cast('dragonArmour'));
  assert.deepEqual(targets(here), ['A']);
  here.do(at('A'));
  assert.equal(stat(here.state, here.figure('A'), 'toughness'), 6);
  pass(here);
  const again = fight({ A: { effects: here.figure('A').effects } });
  again.refuses(cast('dragonArmour'), 'nothingToAim', 'ADV-SPELL-01');
});

rule('ADV-SPELL-01', 'through the fight, until an exploration turn begins', () => {
  const here = fight();
  here.do(cast('dragonArmour'));
  here.do(at('A'));
  pass(here);
  assert.equal(stat(here.state, here.figure('A'), 'toughness'), 6);
  const exploring = table(HALL.replace('R', '.'), { W: WIZARD, A: {} });
  exploring.do(cast('dragonArmour'));
  exploring.do(at('A'));
  exploring.do({ type: 'done' }, [5]);
  assert.equal(stat(exploring.state, exploring.figure('A'), 'toughness'), 5);
  assert.deepEqual(exploring.figure('A').effects, []);
});

const WINDOW = `
  +-+-+-+-+-+
  |W . . . .|
  + + + + + +
  |A . . . .d
  +-+-+-+-+-+
`;
const FIELD = { width: 40, height: 40, x: 10, y: 10 };
const PLAN = {
  ...PLAIN_PLAN,
  matrices: { ...PLAIN_PLAN.matrices, lair: [{ upTo: 12, monsters: { ratman: 2 } }] },
};

/** A door leads from a passage to a room: a lair on a 9. */
function window(elf: Partial<SceneFigure> = {}): AdvancedTable {
  const here = table(
    WINDOW.replaceAll('.', ':'),
    { W: WIZARD, A: elf },
    { field: FIELD, setup: { dungeon: PLAN } },
  );
  here.do(cast('openWindow'));
  const [way] = here.offered('aimAtWall', 'ann');
  assert.deepEqual([way && here.squareName(way.at), way?.side], ['O12', 1]);
  here.do({ type: 'aimAtWall', at: 'O12', side: 1 }, [9]);
  here.do({ type: 'chooseLayout', option: 0 }, [6], 'master');
  const [place] = here.offered('furnish', 'master').slice(-1);
  here.do({ type: 'furnish', at: here.squareName(place!.at) }, [1], 'master');
  return here;
}

rule('ADV-SPELL-02', 'what lies behind is laid, the door stays shut, and nobody notices', () => {
  const here = window();
  assert.deepEqual(here.state.stack, []);
  assert.equal(here.state.fight, null);
  const level = levelOf(here.state);
  assert.deepEqual(level.doors, ['closed']);
  const [group] = level.groups;
  assert.deepEqual(group?.monsters, { ratman: 2 });
  assert.ok(group);
  assert.equal(level.places[group.area]?.group, group.id);
  assert.equal(here.state.figures.length, 2);
  assert.equal(here.sheet('W').components.includes('silverKey'), false);
});

rule('ADV-ENC-22', 'of what the window shows, a special monster looks like the rest', () => {
  const here = window();
  const group = { ...levelOf(here.state).groups[0]!, monsters: { ratman: 1, ratmanSentry: 1 } };
  const event = { type: 'monstersSpied', group, rules: ['ADV-SPELL-02'] } as const;
  const told = (seat: string) =>
    (here.world.referee.rules.redactions['monstersSpied']!(event, seat) as typeof event).group.monsters;
  assert.deepEqual([told('ann'), told('master')], [{ ratman: 2 }, group.monsters]);
});

rule('ADV-SPELL-02', 'whoever goes in afterwards adds three to the surprise roll, and an elf’s one', () => {
  for (const [race, bonus] of [
    ['human', 3],
    ['elf', 4],
  ] as const) {
    const here = window({ race });
    for (const to of ['L12', 'M12', 'N12', 'O12']) here.do({ type: 'step', figure: 'A', to });
    here.do({ type: 'openDoor', figure: 'A', at: 'O12', side: 1 }, [2, 5]);
    const { leader, master, spied, placedBy } = here.event('surpriseTested');
    assert.deepEqual([leader, master, spied, placedBy], [2 + bonus, 5, true, 'leader']);
  }
});

rule('ADV-SPELL-03', 'five dice under a template no farther than twelve squares', () => {
  const long = `
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
    |W . . . . . . . . . . . . R|
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
  `;
  const here = battle(long, { W: WIZARD, R });
  here.do(cast('flamesOfDeath'));
  here.refuses({ type: 'aimAtSquare', at: 'N1' }, 'aimTooFar', 'ADV-SPELL-03');
  here.do({ type: 'aimAtSquare', at: 'M1' }, [1, 1, 1, 1, 1]);
  const { target, faces } = here.event('spellBurned');
  assert.deepEqual([target, faces.length], ['ratman-1', 5]);
});

rule('ADV-SPELL-03', 'a centre partly hidden counts as four squares farther off', () => {
  const map = `
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
    |W . . . . . . . . . . . . .|
    + + + + + + + + + + + + + + +
    |. . . R . . . . . . . . . .|
    + + + + + + + + + + + + + + +
    |. . . . . . . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
  `;
  const here = battle(map, { W: WIZARD, R });
  here.do(cast('flamesOfDeath'));
  const offered = here.offered('aimAtSquare', 'ann').map((one) => one.at);
  const { board } = groundOf(here.world, here.state);
  const wizard = here.figure('W');
  const hidden: number[] = [];
  for (const square of board.areas[0]!.squares) {
    const sight = sightTo(here.world, here.state, wizard, square);
    const away = stepsApart(board, wizard.square, square);
    const most = { full: 12, partial: 8, none: -1 }[sight];
    if (sight === 'partial') hidden.push(away);
    assert.equal(offered.includes(square), away <= most, here.squareName(square));
    const why = sight === 'none' && away <= 12 ? 'aimUnseen' : 'aimTooFar';
    if (away > most) here.refuses({ type: 'aimAtSquare', at: here.squareName(square) }, why, 'ADV-SPELL-03');
  }
  assert.ok(hidden.some((away) => away <= 8) && hidden.some((away) => away > 8 && away <= 12));
});

rule('ADV-SPELL-04', 'all wounds are back, and the fallen get up', () => {
  const here = fight({ A: { wounds: 0 } });
  here.do(cast('flamesOfThePhoenix'));
  assert.deepEqual(targets(here), ['A']);
  here.do(at('A'));
  assert.deepEqual([here.event('phoenixHealed').wounds, here.figure('A').wounds], [4, 4]);
});

rule('ADV-SPELL-04', 'nobody else in the zone, and no enemy’s zone on the wizard', () => {
  const crowd = fight({ A: { wounds: 1 }, B: {} }, HALL.replace('|W .', '|W B'));
  crowd.refuses(cast('flamesOfThePhoenix'), 'nothingToAim', 'ADV-SPELL-04');
  const self = fight({ W: { ...WIZARD, wounds: 1 } }, HALL.replace('|A .', '|. A'));
  self.do(cast('flamesOfThePhoenix'));
  self.do(at('W'));
  assert.equal(self.figure('W').wounds, 4);
  const watched = fight(
    { W: { ...WIZARD, wounds: 1 } },
    HALL.replace('|A .', '|R A').replace('. R|', '. .|'),
  );
  watched.refuses(cast('flamesOfThePhoenix'), 'inDeathZone', 'ADV-SPELL-04');
});

rule('ADV-SPELL-04', 'wounds that are healed cannot be undone by fate as well', () => {
  const here = fight({ A: { wounds: 1, fate: 1 } }, HALL, { turn: { suffered: { A: 3 } } });
  here.do(cast('flamesOfThePhoenix'));
  here.do(at('A'));
  here.refuses({ type: 'undoWounds', figure: 'A' }, 'nothingToUndo', 'ADV-FATE-03');
});

/** A door north of the wizard’s first square, made and opened. */
function keyed(dice: readonly number[]): AdvancedTable {
  const here = table(WINDOW, { W: WIZARD, A: {} }, { field: FIELD });
  here.do(cast('theBrightKey'));
  assert.equal(here.offers({ type: 'aimAtWall', at: 'O12', side: 1 }), false);
  here.do({ type: 'aimAtWall', at: 'K11', side: NORTH });
  assert.deepEqual(here.event('keyTurned').unsure, true);
  here.do({ type: 'openDoor', figure: 'W', at: 'K11', side: NORTH });
  here.do({ type: 'done' }, dice);
  return here;
}

rule('ADV-SPELL-05', 'a door in any wall; behind it rock on 4 or less', () => {
  const rock = keyed([4, 6]);
  assert.equal(rock.event('brightDoorTried').rock, true);
  assert.equal(levelOf(rock.state).falseDoors.length, 1);
  assert.equal(rock.happened('behindDoorRolled'), false);
});

rule('ADV-SPELL-05', 'from 5 on, what the tables say', () => {
  const here = keyed([5, 1, 6]);
  assert.deepEqual(
    [here.event('brightDoorTried').rock, here.event('behindDoorRolled').behind],
    [false, 'room'],
  );
});

rule('ADV-SPELL-05', 'into a place already there it simply leads', () => {
  const map = `
    +-+-+-+-+
    |W .|A .|
    + + + + +
    |. .|. .|
    +-+-+-+-+
  `;
  const here = table(map, { W: WIZARD, A: {} });
  here.do(cast('theBrightKey'));
  here.do({ type: 'aimAtWall', at: 'B1', side: 1 });
  assert.deepEqual([here.event('keyTurned').unsure, levelOf(here.state).doors], [false, ['closed']]);
  assert.equal(here.offers({ type: 'aimAtWall', at: 'A1', side: WEST }), false);
});

const BESIDE = HALL.replace('|W .', '|W R').replace('. R|', '. .|');

rule('ADV-SPELL-06', 'from the next turn on a hit costs a die of wounds, whatever the Toughness', () => {
  const here = fight({ R: { monster: 'ratman', wounds: 9 } }, BESIDE);
  here.do(cast('flamingHandOfDestruction'));
  pass(here);
  here.do({ type: 'attack', figure: 'W', target: 'R', weapon: 'dagger' }, [11, 8]);
  const { faces, wounds } = here.event('handBurned');
  assert.deepEqual([faces, wounds, here.figure('R').wounds], [[8], 8, 1]);
  assert.equal(here.happened('damageRolled'), false);
});

rule('ADV-SPELL-06', 'a critical gives a die for each hit', () => {
  const here = fight(
    {
      W: { ...WIZARD, effects: [{ tag: 'flamingHand', ends: 'exploration', of: '0' }] },
      R: { monster: 'ratman', wounds: 12 },
    },
    BESIDE,
  );
  here.do({ type: 'attack', figure: 'W', target: 'R', weapon: 'dagger' }, [12, 11, 3, 4]);
  assert.deepEqual(here.event('handBurned').faces, [3, 4]);
});

rule('ADV-SPELL-06', 'not yet in the turn it is cast, and gone when an exploration turn begins', () => {
  const here = fight({}, BESIDE);
  here.do(cast('flamingHandOfDestruction'));
  const [hand] = here.figure('W').effects;
  assert.deepEqual([hand?.ends, hand?.of], ['exploration', String(here.state.turn.number)]);
});

rule('ADV-SPELL-07', 'the target runs where the wizard’s player likes, and does no more this turn', () => {
  const here = fight();
  here.do(cast('flight'));
  assert.deepEqual(targets(here), ['A', 'ratman-1']);
  here.do(at('R'), [3]);
  const speed = stat(here.state, here.figure('R'), 'speed');
  assert.equal(here.event('flightRolled').squares, speed + 3);
  here.do({ type: 'drive', to: 'H2' });
  here.do({ type: 'drive', to: 'H1' });
  here.do({ type: 'drive', to: null });
  assert.equal(here.at('R'), 'H1');
  here.do({ type: 'done' });
  here.do({ type: 'chooseOrder', order: 'moveFirst', pursuit: false }, [], 'master');
  here.refuses({ type: 'step', figure: 'R', to: 'G1' }, 'alreadyActed', 'ADV-CMB-13', 'master');
});

rule('ADV-SPELL-07', 'a 1 is a stumble; a death zone stops the run; who has moved is safe', () => {
  const here = fight();
  here.do(cast('flight'));
  here.do(at('R'), [1]);
  assert.equal(here.event('flightRolled').squares, stat(here.state, here.figure('R'), 'speed'));
  const map = HALL.replace('|A .', '|. .').replace('|. . . . . . . R|', '|. A . . . . R .|');
  const stopped = fight({}, map);
  stopped.do(cast('flight'));
  stopped.do(at('R'), [12]);
  for (const to of ['F3', 'E3', 'D3', 'C3']) stopped.do({ type: 'drive', to });
  assert.equal(stopped.event('driven').left, 0);
  assert.deepEqual(stopped.state.stack, []);
  const moved = fight();
  moved.do({ type: 'step', figure: 'A', to: 'A3' });
  moved.do(cast('flight'));
  assert.deepEqual(targets(moved), ['ratman-1']);
});

rule('ADV-SPELL-08', 'half a die, rounded up, and the wizard on top: 18 squares exploring', () => {
  const map = HALL.replace('R', 'B').replace('|. . . . . . . B|', '|C . . . . . . B|');
  const here = table(map, { W: WIZARD, A: {}, B: {}, C: {} });
  here.do({ type: 'step', figure: 'W', to: 'B1' });
  here.do(cast('swiftWind'), [3]);
  assert.equal(here.event('windRolled').number, 2);
  here.do(at('A'));
  here.do(at('C'));
  assert.deepEqual(
    here.all('quickened').map(({ figure }) => figure),
    ['W', 'A', 'C'],
  );
  // One of 18 steps is used.
  assert.equal(actOf(here.state, 'W').left, 17);
  here.do({ type: 'step', figure: 'A', to: 'B2' });
  assert.equal(here.event('stepped').left, 17);
});

rule('ADV-SPELL-08', 'in a fight twice the Speed; fewer may be taken than the die allows', () => {
  const here = fight();
  here.do(cast('swiftWind'), [12]);
  assert.equal(here.event('windRolled').number, 6);
  here.do({ type: 'aimDone' });
  here.do({ type: 'step', figure: 'W', to: 'B1' });
  assert.equal(here.event('stepped').left, 15);
  here.do({ type: 'step', figure: 'A', to: 'B2' });
  assert.equal(here.event('stepped').left, 7);
});

rule('ADV-SPELL-08', 'a runner goes twice the Speed and then as far as an ordinary die', () => {
  const here = fight({ A: { start: SLOW } });
  here.do(cast('swiftWind'), [2]);
  here.do(at('A'));
  for (const to of ['B2', 'C2', 'D2', 'E2']) here.do({ type: 'step', figure: 'A', to });
  here.refuses({ type: 'step', figure: 'A', to: 'F2' }, 'noSquaresLeft', 'ADV-CMB-29');
  here.do({ type: 'run', figure: 'A' }, [2]);
  assert.equal(actOf(here.state, 'A').left, 2);
});

rule('ADV-SPELL-08', 'who has moved is left out, and it lasts a turn', () => {
  const here = fight();
  here.do({ type: 'step', figure: 'A', to: 'A3' });
  here.do(cast('swiftWind'), [2]);
  assert.deepEqual(
    here.all('quickened').map(({ figure }) => figure),
    ['W'],
  );
  pass(here);
  assert.deepEqual(here.figure('W').effects, []);
});

rule('ADV-SPELL-10', 'monsters in the section neither move nor strike, and hold nobody', () => {
  const here = fight({}, BESIDE);
  here.do(cast('stillAir'));
  here.do({ type: 'aimAtSection', area: here.areaOf('W') });
  assert.deepEqual(here.figure('R').effects, [{ tag: 'stilled', ends: 'turn' }]);
  // Freed from the zone, the wizard walks past.
  here.do({ type: 'step', figure: 'A', to: 'B2' });
  assert.equal(here.event('stepped').left, 7);
  here.do({ type: 'done' });
  here.do({ type: 'chooseOrder', order: 'moveFirst', pursuit: false }, [], 'master');
  here.refuses({ type: 'step', figure: 'R', to: 'C1' }, 'stilled', 'ADV-SPELL-10', 'master');
  here.refuses(
    { type: 'attack', figure: 'R', target: 'W', weapon: 'sword' },
    'stilled',
    'ADV-SPELL-10',
    'master',
  );
  here.do({ type: 'done' }, [], 'master');
  assert.deepEqual(here.figure('R').effects, []);
});

rule('ADV-SPELL-10', 'nor do they cast spells; but they defend themselves as ever', () => {
  const here = fight({ R: { monster: 'warpweaver' } }, BESIDE.replace('|A .', '|. A'));
  here.do(cast('stillAir'));
  here.do({ type: 'aimAtSection', area: here.areaOf('W') });
  here.do({ type: 'attack', figure: 'A', target: 'R', weapon: 'sword' }, [2]);
  assert.equal(here.event('attackRolled').skill, stat(here.state, here.figure('R'), 'weaponSkill'));
  here.do({ type: 'done' });
  here.do({ type: 'chooseOrder', order: 'moveFirst', pursuit: false }, [], 'master');
  assert.deepEqual(here.offered('cast', 'master'), []);
});

rule('ADV-SPELL-10', 'no free attack either when a hero fumbles', () => {
  const here = fight({ A: {} }, BESIDE.replace('|A .', '|. A'));
  here.do(cast('stillAir'));
  here.do({ type: 'aimAtSection', area: here.areaOf('W') });
  here.do({ type: 'attack', figure: 'A', target: 'R', weapon: 'sword' }, [1]);
  assert.equal(here.all('attackRolled').length, 1);
});

rule('ADV-SPELL-11', 'seven dice after a passed test, five after a failed one', () => {
  for (const [face, dice] of [
    [8, 7],
    [9, 5],
  ] as const) {
    const here = fight();
    here.do(cast('infernoOfDoom'), [face]);
    here.do({ type: 'aimAtSquare', at: 'G2' }, Array<number>(dice).fill(1));
    assert.equal(here.event('spellBurned').faces.length, dice);
  }
});

rule('ADV-SPELL-12', 'Bravery is 12, the wizard’s own or a neighbour’s', () => {
  const here = fight();
  here.do(cast('courage'));
  assert.deepEqual(targets(here), ['W', 'A']);
  here.do(at('A'));
  assert.equal(stat(here.state, here.figure('A'), 'bravery'), 12);
  assert.equal(here.figure('A').effects[0]?.ends, 'exploration');
});

rule('ADV-MGT-09', 'an amulet of iron keeps a spell off on 9 or more', () => {
  for (const [face, bravery] of [
    [9, 9],
    [8, 12],
  ] as const) {
    const here = fight({ A: { items: ['amuletOfIron'] } });
    here.do(cast('courage'));
    here.do(at('A'), [face]);
    assert.equal(stat(here.state, here.figure('A'), 'bravery'), bravery);
    assert.equal(here.happened('spellKeptOff'), face === 9);
  }
});

const SORCERER = { monster: 'whiteSorcerer' };
const LAIR = HALL.replace('R', 'S');

function lair(figures: Record<string, SceneFigure> = {}): AdvancedTable {
  return battle(LAIR, { W: WIZARD, A: {}, S: SORCERER, ...figures }, { turn: MONSTERS });
}
const evil = (spell: string) => ({ type: 'cast', figure: 'S', spell });

rule('ADV-DARK-01', 'three spells of their own', () => {
  const dark = Object.values(SPELLS).filter(({ college }) => college === 'dark');
  assert.deepEqual(
    dark.map(({ id, components }) => [id, components]),
    [
      ['choke', ['marshGas']],
      ['fireball', ['warpstone']],
      ['flamingSkullOfTerror', ['daemonStatue']],
    ],
  );
  const knows = fight({ W: { ...WIZARD, components: ['warpstone'] } });
  assert.equal(knows.offers(cast('fireball')), true);
});

rule('ADV-DARK-02', 'the victim crawls, does nothing else, and dies after three more turns', () => {
  const here = lair();
  here.do(evil('choke'), [], 'master');
  here.do(at('A'), [], 'master');
  here.do({ type: 'done' }, [], 'master');
  here.refuses({ type: 'attack', figure: 'A', target: 'S', weapon: 'sword' }, 'choking', 'ADV-DARK-02');
  here.do({ type: 'step', figure: 'A', to: 'B2' });
  here.refuses({ type: 'step', figure: 'A', to: 'C2' }, 'noSquaresLeft', 'ADV-CMB-29');
  pass(here);
  pass(here);
  assert.ok(here.find('A'));
  assert.equal(here.figure('A').effects[0]?.left, 1);
  pass(here);
  assert.equal(here.sheet('A').where, 'dead');
});

rule('ADV-DARK-02', 'a point of fate at the last moment saves the victim, as hurt as before', () => {
  const here = lair({
    A: { wounds: 2, fate: 1, effects: [{ tag: 'choked', ends: 'never', left: 1, of: 'whiteSorcerer-1' }] },
  });
  here.do({ type: 'done' }, [], 'master');
  here.do({ type: 'faceRoll', fate: true });
  assert.deepEqual([here.figure('A').wounds, here.figure('A').effects], [2, []]);
});

rule('ADV-DARK-02', 'a potion may be drunk, and does not end it', () => {
  const grip = { tag: 'choked', ends: 'never', left: 3, of: 'ratman-1' } as const;
  const here = fight({ A: { items: ['healingPotion'], wounds: 1, effects: [grip] } });
  here.do({ type: 'drinkPotion', figure: 'A', item: 'healingPotion' });
  assert.ok(here.figure('A').effects.some(({ tag }) => tag === 'choked'));
});

rule('ADV-DARK-02', 'it ends with its caster', () => {
  const grip = { tag: 'choked', ends: 'never', left: 3, of: 'ratman-1' } as const;
  const here = fight(
    { W: { ...WIZARD, effects: [grip] }, A: {}, R: { monster: 'ratman', wounds: 1 } },
    HALL.replace('|A .', '|A R').replace('. R|', '. .|'),
  );
  here.do({ type: 'attack', figure: 'A', target: 'R', weapon: 'sword' }, [11, 12, 1, 1, 1]);
  assert.equal(here.find('R'), undefined);
  assert.deepEqual(here.figure('W').effects, []);
});

rule('ADV-DARK-03', 'a fireball of five dice, within twelve squares', () => {
  const here = lair();
  here.do(evil('fireball'), [], 'master');
  here.do({ type: 'aimAtSquare', at: 'B1' }, [1, 1, 1, 1, 1, 5, 1, 1, 1, 1], 'master');
  assert.deepEqual(
    here.all('spellBurned').map(({ target, faces, wounds }) => [target, faces.length, wounds]),
    [
      ['W', 5, 0],
      ['A', 5, 1],
    ],
  );
});

rule('ADV-MGT-09', 'also one that covers an area, whoever was touched before; the others feel it', () => {
  const here = lair({ A: { items: ['amuletOfIron'] } });
  here.do(evil('fireball'), [], 'master');
  here.do({ type: 'aimAtSquare', at: 'B1' }, [5, 1, 1, 1, 1, 9], 'master');
  assert.deepEqual([here.event('spellBurned').target, here.event('spellKeptOff').figure], ['W', 'A']);
  assert.deepEqual([here.figure('W').wounds, here.figure('A').wounds], [3, 4]);
});

rule('ADV-DARK-04', 'fearsome until the exploration turns come back', () => {
  const here = lair();
  here.do(evil('flamingSkullOfTerror'), [], 'master');
  const terror = here.figure('S').effects.find(({ tag }) => tag === 'fearsome');
  assert.equal(terror?.ends, 'exploration');
});

rule(
  'ADV-SPELL-10',
  'a monster that comes into still air stands there, and a pursuit goes on without it',
  () => {
    const map = `
    +-+-+-+-+-+-+-+-+
    |W . . .o: : : :|
    + + + + + + + + +
    |. . . .|: R : :|
    +-+-+-+-+-+-+-+-+
  `;
    const here = battle(map, { W: WIZARD, R });
    here.do(cast('stillAir'));
    here.do({ type: 'aimAtSection', area: here.areaAt('A1') });
    here.do({ type: 'done' });
    here.do({ type: 'chooseOrder', order: 'moveFirst', pursuit: false }, [], 'master');
    for (const to of ['E2', 'E1', 'D1']) here.do({ type: 'step', figure: 'R', to }, [], 'master');
    here.refuses({ type: 'step', figure: 'R', to: 'C1' }, 'stilled', 'ADV-SPELL-10', 'master');
    here.do({ type: 'done' }, [], 'master');
    assert.equal(here.at('R'), 'D1');
  },
);

rule('ADV-DARK-04', 'a hero who has cast it frightens monsters in turn', () => {
  const effects = [{ tag: 'fearsome', ends: 'exploration' }] as const;
  const here = fight({ W: { ...WIZARD, effects } }, BESIDE);
  here.do({ type: 'done' }, [7]);
  const { figure, bravery, passed } = here.event('braveryTested');
  assert.deepEqual([figure, bravery, passed], ['ratman-1', 6, false]);
});

rule('ADV-MGT-18', 'a ring may be used, or not', () => {
  for (const roll of [true, false]) {
    const here = fight({ A: { items: ['ringOfMagicProtection1'] } });
    here.do(cast('courage'));
    here.do(at('A'));
    here.do({ type: 'wardOff', roll }, roll ? [11] : []);
    assert.equal(here.happened('spellKeptOff'), roll);
  }
});
