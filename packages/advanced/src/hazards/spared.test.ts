/** Everywhere, a captive is neither of the party nor a target of her guards (ADV-HAZ-11, ADV-HAZ-14). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { isInEnemyZone, settleZones, stopsAt } from '../combat/zones.ts';
import { spellNamed } from '../content/spells.ts';
import { meet } from '../encounter/meet.ts';
import type { Group } from '../encounter/types.ts';
import { withFigure } from '../figures.ts';
import { testFear } from '../gear/fear.ts';
import { figuresFor } from '../magic/targets.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { rollEvent } from '../solo/event.ts';
import { deedsIn, monstersPhase } from '../testing/alone.ts';
import { MONSTERS } from '../testing/battle.ts';
import type { Battle } from '../testing/battle.ts';
import { battle, table } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import { clearGround } from '../traps/room.ts';
import { exitsInView } from '../turns/frontier.ts';
import { isAboveParty } from './ground.ts';
import { witchVanishes } from './witch.ts';

/** She is C; the guards of her room are group 1. */
const CAPTIVE: SceneFigure = { kind: 'henchman', weapons: [], armour: [], serves: 'A' };
const FIGURES = { A: {}, C: CAPTIVE };
const STRONG: SceneFigure = {
  start: { weaponSkill: 8, bowSkill: 8, strength: 12, toughness: 5, speed: 8, bravery: 9, intelligence: 8 },
};
const GUARDS: Group = { id: 1, area: '', monsters: { ratman: 1 }, characters: [], gold: 10 };
const ALONE = { setup: { master: false } } as const;
const one = (monster: string, group = 1): SceneFigure => ({ monster, group });

function captured(here: AdvancedTable): AdvancedTable {
  const area = here.areaOf('C');
  const state = withFigure(here.state, 'C', { effects: [{ tag: 'captive', ends: 'never', of: area }] });
  const groups = [
    { ...GUARDS, area },
    { ...GUARDS, id: 2, area: 'elsewhere' },
  ];
  here.state = { ...state, fight: state.fight === null ? null : { ...state.fight, groups } };
  return here;
}

/** In a fight, with one monster G. */
const held = (map: string, monster = one('ratman'), rest: Battle = {}): AdvancedTable =>
  captured(battle(map, { ...FIGURES, G: monster }, rest));

/** The squares for the first monster of a group that comes. */
function placings(map: string, kind: string, whose: 'guards' | 'others' = 'guards'): string[] {
  const here = captured(table(map, FIGURES, ALONE));
  const areas = [here.areaOf('C')];
  const area = whose === 'guards' ? areas[0]! : here.areaOf('A');
  setGoing(here, (play) => meet(play, { monsters: { [kind]: 1 }, area, areas, how: 'surprise' }));
  return here
    .offered('placeMonster', 'ann')
    .map(({ at }) => here.squareName(at))
    .toSorted();
}

/** What G does without a game master. */
const does = (here: AdvancedTable, strategy = 3): string[] => deedsIn(here, monstersPhase(here, strategy));

rule('ADV-SOLO-18', 'her guards are put down near the party, not near her', () => {
  assert.deepEqual(placings('+-+-+-+-+-+-+\n|C . . .o: A|\n+-+-+-+-+-+-+', 'ratman'), ['D1']);
  assert.deepEqual(placings('+-+-+-+-+-+-+\n|C . . .o: A|\n+-+-+-+-+-+-+', 'ratman', 'others'), ['B1']);
});

rule('ADV-SOLO-19', 'beside her is no square to attack from for her guards; for others it is', () => {
  const shut = '+-+-+-+-+-+-+\n|C . . .|: A|\n+-+-+-+-+-+-+';
  assert.deepEqual(placings(shut, 'ratman'), ['B1', 'C1', 'D1'], 'no way leads to the party: anywhere');
  assert.deepEqual(placings(shut, 'ratman', 'others'), ['B1']);
  assert.deepEqual(placings(shut, 'goblinArcher'), ['B1', 'C1', 'D1'], 'no shot at her either');
  assert.deepEqual(placings(shut, 'goblinArcher', 'others'), ['C1']);
});

/** A passage too long for a walk and an attack. */
const FAR = `
  +-+-+-+-+-+-+-+-+-+-+-+-+-+
  |C G . . . . . . . . . . A|
  +-+-+-+-+-+-+-+-+-+-+-+-+-+
`;
const NEAR = '+-+-+-+-+-+\n|C G . . A|\n+-+-+-+-+-+';

rule('ADV-SOLO-29', 'a guard beside her goes where it can strike one of the party', () => {
  assert.deepEqual(does(held(NEAR, one('ratman'), ALONE)), [
    'ratman-1 to C1',
    'ratman-1 to D1',
    'ratman-1 at A',
  ]);
  assert.deepEqual(does(held(NEAR, one('ratman', 2), ALONE)), ['ratman-1 at C'], 'another stays and strikes');
});

rule('ADV-SOLO-30', 'a guard that cannot comes nearer to the party, away from her', () => {
  const [first] = does(held(FAR, one('ratman'), ALONE));
  assert.equal(first, 'ratman-1 to C1');
});

rule('ADV-SOLO-31', 'a shooter need not keep away from her, and has a shot from beside her', () => {
  assert.deepEqual(does(held(NEAR, one('goblinArcher'), ALONE)), ['goblinArcher-1 at A']);
});

rule('ADV-SOLO-36', 'the guard nearest to the party acts first, whoever stands beside her', () => {
  const map = '+-+-+-+-+-+-+-+\n|C G . . H . A|\n+-+-+-+-+-+-+-+';
  const here = captured(battle(map, { ...FIGURES, G: one('ratman'), H: one('ratman') }, ALONE));
  const [first] = does(here);
  assert.equal(first, 'ratman-2 to F1');
});

rule('ADV-SOLO-37', 'of two within reach a guard takes the one it may strike', () => {
  assert.deepEqual(does(held('+-+-+-+\n|C G A|\n+-+-+-+', one('ratman'), ALONE)), ['ratman-1 at A']);
});

rule('ADV-SOLO-37', 'with her alone in sight there is nobody to pursue', () => {
  const here = held('+-+-+-+-+\n|C G .|A|\n+-+-+-+-+', one('ratman'), ALONE);
  const order = monstersPhase(here, 3).find((event) => event.type === 'orderChosen');
  assert.deepEqual(order?.pursuit, false);
});

rule('ADV-SOLO-40', 'she does not count among those an attack would catch', () => {
  const frail = {
    weaponSkill: 1,
    toughness: 3,
    bowSkill: 8,
    strength: 6,
    speed: 8,
    bravery: 9,
    intelligence: 8,
  };
  const map = '+-+-+-+-+-+-+-+-+\n|C A . . G . . B|\n+-+-+-+-+-+-+-+-+';
  const figures = { ...FIGURES, B: { start: frail }, G: one('globadier') };
  const used = monstersPhase(captured(battle(map, figures, ALONE)), 9).find(
    ({ type }) => type === 'deviceUsed',
  );
  assert.equal((used as { target?: string }).target, 'B', 'one each: the weaker');
});

rule('ADV-CMB-39', 'a guard never fixes its death zone on her; another monster does', () => {
  for (const group of [1, 2]) {
    const here = held('+-+-+-+-+\n|C G . A|\n+-+-+-+-+', one('ratman', group));
    setGoing(here, settleZones);
    assert.deepEqual(here.state.fight!.fixed, group === 1 ? {} : { 'ratman-1': 'C' });
  }
});

rule('ADV-CMB-36', 'a guard beside her still stops whoever comes near', () => {
  const here = held('+-+-+-+-+\n|C G . A|\n+-+-+-+-+');
  setGoing(here, settleZones);
  assert.equal(stopsAt(here.world, here.state, here.figure('A'), here.square('C1')), true);
  assert.equal(isInEnemyZone(here.world, here.state, here.figure('G')), false);
});

rule('ADV-CMB-51', 'to get at her is not to get at an enemy: those the guards cannot get at flee', () => {
  const pursuit = { type: 'chooseOrder', order: 'moveFirst', pursuit: true };
  const shut = '+-+-+-+\n|C G|A|\n+-+-+-+';
  assert.ok(held(shut, one('ratman'), { turn: { phase: 'master' } }).offers(pursuit, 'master'));
  held(shut, one('ratman', 2), { turn: { phase: 'master' } }).refuses(
    pursuit,
    'nobodyFlees',
    'ADV-CMB-51',
    'master',
  );
});

rule('ADV-HTH-02', 'a guard beside her may shoot at others', () => {
  const turn = { ...MONSTERS, order: 'deedFirst' } as const;
  const here = held(NEAR, one('goblinArcher'), { turn });
  assert.deepEqual(
    here.offered('attack', 'master').map(({ target }) => target),
    ['A'],
  );
  assert.deepEqual(
    held(NEAR, one('goblinArcher', 2), { turn })
      .offered('attack', 'master')
      .map(({ target }) => target),
    ['C'],
    'another is too near her to shoot at anybody',
  );
});

rule('ADV-SOLO-10', 'no trap is for her while she is held', () => {
  const here = captured(table('+-+-+\n|C A|\n+-+-+', FIGURES, ALONE));
  setGoing(here, rollEvent, [1, 12, 12]);
  assert.equal(here.event('memberDrawn').figure, 'A');
});

rule('ADV-TURN-06', 'where she stands nobody looks through an open door', () => {
  const seen = (captive: boolean): number => {
    const plain = table('+-+-+x+\n|A|. C|\n+-+-+-+', FIGURES);
    const here = captive ? captured(plain) : plain;
    const [level] = here.state.levels;
    here.state = { ...here.state, levels: [{ ...level!, opened: level!.layout.exits }] };
    return exitsInView(here.world, here.state).length;
  };
  assert.deepEqual([seen(true), seen(false)], [0, 1]);
});

rule('ADV-ABIL-23', 'her guards do not frighten her', () => {
  const here = held('+-+-+-+-+\n|C G . A|\n+-+-+-+-+', one('skeleton'));
  setGoing(here, (play) => testFear(play, 'heroes'));
  assert.deepEqual(here.events, []);
});

rule('ADV-DARK-02', 'no guard casts a spell at her; another may', () => {
  const targets = (group: number): string[] => {
    const here = held('+-+-+-+-+\n|C G . A|\n+-+-+-+-+', one('whiteSorcerer', group));
    return figuresFor(here.world, here.state, here.figure('G'), spellNamed('choke'));
  };
  assert.deepEqual([targets(1), targets(2)], [['A'], ['C', 'A']]);
});

rule('ADV-ABIL-36', 'no device is aimed at her by a guard', () => {
  const aimed = { type: 'useDevice', figure: 'G', device: 'gasGlobes', target: 'C' };
  const turn = { ...MONSTERS, order: 'deedFirst' } as const;
  held('+-+-+-+-+-+\n|C . . G|A|\n+-+-+-+-+-+', one('globadier'), { turn }).refuses(
    aimed,
    'spared',
    'ADV-HAZ-11',
    'master',
  );
});

rule('ADV-ABIL-02', 'the sight of her makes no guard go berserk; that of another monster’s does', () => {
  const rage = (group: number): boolean =>
    held(
      '+-+-+-+-+-+\n|C . . G|A|\n+-+-+-+-+-+',
      { ...one('minotaur', group), size: 1 },
      {
        turn: { phase: 'master' },
      },
    ).offers({ type: 'goBerserk', figure: 'G' }, 'master');
  assert.deepEqual([rage(1), rage(2)], [false, true]);
});

rule('ADV-HAZ-67', 'a captive left above is nobody the monsters would have to pass', () => {
  const above = (captive: boolean): boolean => {
    const plain = table('+-+-+-+\n|.|A|C|\n+-+-+-+', FIGURES);
    const here = captive ? captured(plain) : plain;
    const [level] = here.state.levels;
    const upper = here.areaAt('A1');
    const facts = { below: here.areaOf('A'), open: true };
    const hazard = { hazard: 'grate', stage: 'open', facts } as const;
    const places = { ...level!.places, [upper]: { ...level!.places[upper]!, hazard } };
    here.state = { ...here.state, levels: [{ ...level!, places }] };
    return isAboveParty(here.world, here.state, here.square('A1'));
  };
  assert.deepEqual([above(true), above(false)], [true, false]);
});

rule('ADV-HAZ-72', 'what is conjured comes where the party sees it, not where she does', () => {
  const here = captured(table('+-+-+-+-+\n|A .|. C|\n+-+-+-+-+', FIGURES));
  const areas = [here.areaOf('A'), here.areaOf('C')];
  setGoing(here, (play) =>
    meet(play, { monsters: { ratman: 1 }, area: areas[0]!, areas, how: 'placed', conjured: true }),
  );
  assert.deepEqual(
    here.offered('placeMonster', 'master').map(({ at }) => here.squareName(at)),
    ['B1'],
  );
});

rule('ADV-HAZ-13', 'the witch takes nothing where only a captive sees her', () => {
  const here = captured(
    battle('+-+-+-+\n|A|C W|\n+-+-+-+', { A: { gold: 20 }, C: CAPTIVE, W: one('witch', 2) }),
  );
  const witch = { ...here.figure('W'), effects: [{ tag: 'vanishing', ends: 'never' } as const] };
  here.state = { ...here.state, figures: [...here.state.figures.slice(0, -1), witch] };
  setGoing(here, witchVanishes);
  assert.equal(here.sheet('A').gold, 20);
});

const TRAP = { id: 'trap-1', tag: 'trap', trap: 'crossfire', state: 'noticed', chest: null } as const;

rule('ADV-SPOT-16', 'she stays where she is held, trap or no trap', () => {
  const made = (captive: boolean): boolean => {
    const plain = table('+-+-+-+-+-+\n|. C . . A|\n+-+-+-+-+-+', FIGURES);
    const here = captive ? captured(plain) : plain;
    const [level] = here.state.levels;
    here.state = { ...here.state, levels: [{ ...level!, things: [{ ...TRAP, square: here.square('A1') }] }] };
    setGoing(here, clearGround);
    return here.happened('madeRoom');
  };
  assert.deepEqual([made(true), made(false)], [false, true]);
});

rule('ADV-TRAP-14', 'nor does she roll under a portcullis others lift', () => {
  const asked = (captive: boolean): boolean => {
    const plain = table('+-+-+-+\n|A . C|\n+ + + +\n|. . .|\n+-+-+-+', { ...FIGURES, A: STRONG });
    const here = captive ? captured(plain) : plain;
    const line = { tag: 'across', area: here.areaOf('A'), axis: 'y', after: 0 } as const;
    const [level] = here.state.levels;
    const trap = { ...TRAP, trap: 'portcullis', state: 'sprung', square: 0, line } as const;
    here.state = { ...here.state, levels: [{ ...level!, things: [trap] }] };
    here.do({ type: 'liftPortcullis', figure: 'A', trap: 'trap-1' });
    here.do({ type: 'done' }, captive ? [8, 5] : [8]);
    return here.offered('rollUnder', 'ann').length > 0;
  };
  assert.deepEqual([asked(true), asked(false)], [false, true]);
});
