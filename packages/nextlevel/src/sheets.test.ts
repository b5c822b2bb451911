import assert from 'node:assert/strict';
import { HERO_KINDS } from '@oubliette/classic/extend';
import { rule } from '@oubliette/kernel/testing';
import { LEVELS } from './content/levels.ts';
import { nextSetupSchema } from './setup.ts';
import { table } from './testing/index.ts';
import type { NextTable } from './testing/index.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const ALONE = `
  +-+-+
  |H .|
  +-+-+`;
const alone = (
  kind: (typeof HERO_KINDS)[number],
  level: number,
  sheet: Record<string, unknown> = {},
): NextTable => table(ALONE, { H: { kind } }, { next: { figures: { H: { level, sheet } } } });

rule('NXT-HRO-01', 'each ability belongs to its own hero', () => {
  const abilities = [
    { owner: 'elf', command: { type: 'scan' }, code: 'onlyTheElf', id: 'NXT-ELF-08' },
    { owner: 'wizard', command: { type: 'mindToBody' }, code: 'onlyTheWizard', id: 'NXT-ENC-06' },
    {
      owner: 'barbarian',
      command: { type: 'rageTowards', colour: 'violet' },
      code: 'onlyTheBarbarian',
      id: 'NXT-WAR-01',
    },
  ];
  for (const { owner, command, code, id } of abilities)
    for (const kind of HERO_KINDS.filter((hero) => hero !== owner))
      alone(kind, 3).refuses({ ...command, figure: 'H' }, code, id);
});

rule('NXT-HRO-01', 'gifts and specialities raise the figures of the level sheet', () => {
  const figures = (t: NextTable) => {
    const { body, maxBody, mind, maxMind, defence } = t.figure('H');
    return { body, maxBody, mind, maxMind, defence };
  };
  assert.deepEqual(figures(alone('barbarian', 4)), { body: 9, maxBody: 9, mind: 2, maxMind: 2, defence: 2 });
  const champion = alone('barbarian', 4, { gifts: ['hardy'], speciality: 'champion' });
  assert.deepEqual(figures(champion), { body: 12, maxBody: 12, mind: 2, maxMind: 2, defence: 2 });
  const bulwark = alone('dwarf', 4, { gifts: ['stoneStance'], speciality: 'bulwark' });
  assert.deepEqual(figures(bulwark), { body: 8, maxBody: 8, mind: 3, maxMind: 3, defence: 5 });
  const sage = alone('wizard', 4, { gifts: ['clearMind'], speciality: 'sage' });
  assert.deepEqual(figures(sage), { body: 5, maxBody: 5, mind: 10, maxMind: 10, defence: 2 });
});

rule('NXT-HRO-01', 'what a speciality brings later comes at its level', () => {
  assert.equal(alone('dwarf', 5, { speciality: 'bulwark' }).figure('H').body, 9);
  assert.equal(alone('dwarf', 6, { speciality: 'bulwark' }).figure('H').body, 12);
});

rule('NXT-HRO-01', 'a setup holds only what a hero of that level can have learnt', () => {
  const said = (grown: object) => {
    const parsed = nextSetupSchema.shape.progress.safeParse([grown]);
    return parsed.success
      ? null
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  assert.equal(
    said({ kind: 'barbarian', level: 4, gifts: ['hardy', 'heavyHand'], speciality: 'assassin' }),
    null,
  );
  assert.deepEqual(said({ kind: 'barbarian', level: 3, gifts: ['hardy', 'strongBack'] }), [
    '0.gifts: a hero of level 3 has 1 gifts at most',
  ]);
  assert.deepEqual(said({ kind: 'barbarian', level: 2, gifts: ['deepWell'] }), [
    '0.gifts: deepWell is not open to the barbarian at level 2',
  ]);
  assert.deepEqual(said({ kind: 'dwarf', level: 4, gifts: ['hardy', 'hardy'] }), [
    '0.gifts: a gift cannot be taken twice',
  ]);
  assert.deepEqual(said({ kind: 'barbarian', level: 3, speciality: 'assassin' }), [
    '0.speciality: specialities begin at level 4',
  ]);
  assert.deepEqual(said({ kind: 'elf', level: 4, speciality: 'assassin' }), [
    '0.speciality: assassin is not a speciality of the elf',
  ]);
});

rule('NXT-HRO-02', 'a hero of level 1 has 2 defence dice, a tunic and a worthless stick', () => {
  for (const kind of HERO_KINDS) {
    const t = alone(kind, 1);
    assert.equal(t.figure('H').defence, 2);
    assert.equal(t.figure('H').attack, LEVELS[kind][0]!.attack);
    assert.deepEqual(
      [t.sheet('H').gear, t.sheet('H').inHand],
      [['tunic', 'worthlessStick'], 'worthlessStick'],
    );
  }
  assert.equal(alone('barbarian', 1).figure('H').attack, 3);
});

rule('NXT-HRO-02', 'the tunic adds nothing: two dice against a blow, and no more', () => {
  const t = table(
    `
    +-+-+
    |H O|
    +-+-+`,
    { H: { kind: 'barbarian' }, O: { kind: 'orc' } },
    { turn: 'morcar', next: { figures: { H: { level: 1, facing: 'east' }, O: { facing: 'west' } } } },
  );
  t.do({ type: 'strike', figure: 'O', target: 'H' }, [S, W, W, 1, W, S]);
  assert.deepEqual(t.event('strikeParried').faces, [W, S]);
  assert.equal(t.figure('H').body, 6);
});

rule('NXT-HRO-02', 'sheets are filled when the quest begins, by the level of the setup', () => {
  const t = table(
    ALONE,
    { H: { kind: 'dwarf', equipment: ['crossbow', 'toolKit'] } },
    {
      fromTheStart: true,
      next: { figures: { H: { level: 2 } } },
    },
  );
  t.do({ type: 'placeHero', hero: 'dwarf', square: 'A1' }, [], 'heroes');
  const [dwarf] = t.state.figures;
  assert.deepEqual([dwarf?.body, dwarf?.mind, dwarf?.attack, dwarf?.defence], [6, 3, 3, 2]);
  const sheet = t.state.next.sheets.dwarf;
  assert.deepEqual([sheet?.gear, sheet?.inHand], [['leather', 'handAxe', 'crossbow'], 'crossbow']);
  assert.deepEqual(t.state.heroes[0]?.equipment, []);
});

rule('NXT-HRO-03', 'three black shields of a level 1 Barbarian are three points of damage', () => {
  const t = table(
    `
    +-+-+
    |H O|
    +-+-+`,
    { H: { kind: 'barbarian' }, O: { kind: 'orc', body: 9 } },
    { next: { figures: { H: { level: 1, facing: 'east' }, O: { facing: 'west' } } } },
  );
  t.do({ type: 'strike', figure: 'H', target: 'O' }, [B, B, B, 1, S, S]);
  assert.deepEqual([t.event('strikeRolled').hits, t.figure('O').body], [3, 6]);
});

rule('NXT-HRO-03', 'skulls are worth nothing to bare hands', () => {
  const t = table(
    `
    +-+-+
    |H O|
    +-+-+`,
    { H: { kind: 'barbarian' }, O: { kind: 'orc', body: 9 } },
    { next: { figures: { H: { level: 1, facing: 'east' }, O: { facing: 'west' } } } },
  );
  t.do({ type: 'strike', figure: 'H', target: 'O' }, [S, S, B, 1, S, S]);
  assert.deepEqual([t.event('strikeRolled').hits, t.figure('O').body], [1, 8]);
});
