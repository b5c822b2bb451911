import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable, NextTableSetting } from '../testing/index.ts';

const [S, W] = ['skull', 'whiteShield'] as const;

const cast = (spell: string, target?: string) => ({
  type: 'castSpell',
  figure: 'E',
  spell,
  ...(target === undefined ? {} : { target }),
});
const arcanum = (spell: string, target?: string) => ({ ...cast(spell, target), type: 'castArcanum' });

const ROOM = `
  +-+-+-+-+
  |E D . O|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
function elf(level: number, sheet: Record<string, unknown> = {}, rest: NextTableSetting = {}): NextTable {
  return table(
    ROOM,
    {
      E: { kind: 'elf', spells: ['healBody', 'rockSkin', 'passThroughRock'] },
      D: { kind: 'dwarf', body: 1 },
      O: { kind: 'orc', body: 9 },
    },
    { ...rest, next: { ...rest.next, figures: { E: { level, sheet }, O: { facing: 'west' } } } },
  );
}
const points = (t: NextTable) => t.sheet('E').spellPoints;
/** The Elf's next turn. */
function comeRound(t: NextTable): void {
  for (const by of ['heroes', 'heroes', 'morcar']) t.do({ type: 'endTurn' }, [], by);
}

rule('NXT-ELF-01', 'one Spell point for every two of Mind, an odd one giving nothing', () => {
  const minds = [3, 4, 5, 6].map((level) => elf(level).figure('E').mind);
  assert.deepEqual(minds, [4, 5, 6, 6]);
  assert.deepEqual(
    [3, 4, 5, 6].map((level) => points(elf(level))),
    [2, 2, 3, 3],
  );
});

rule('NXT-ELF-01', 'casting spends a point and leaves Mind alone', () => {
  const t = elf(3);
  t.do(cast('healBody', 'D'));
  assert.deepEqual([points(t), t.figure('E').mind, t.figure('D').body], [1, 4, 5]);
  assert.ok(t.event('spellCast').rules.includes('NXT-ELF-01'));
  assert.deepEqual(t.state.next.turn.actions, ['attack']);
});

rule('NXT-ELF-02', 'the same spell again, while the points last', () => {
  const t = elf(3);
  t.do(cast('healBody', 'D'));
  assert.deepEqual([...t.hero('E').spells].sort(), ['healBody', 'passThroughRock', 'rockSkin']);
  t.refuses(cast('rockSkin', 'D'), 'sameAction', 'NXT-ACT-04');
  comeRound(t);
  t.do(cast('healBody', 'D'));
  assert.equal(points(t), 0);
  comeRound(t);
  t.refuses(cast('healBody', 'D'), 'noSpellPoints', 'NXT-ELF-02');
  t.refuses(cast('sleep', 'O'), 'spellNotHeld', 'CLS-SPL-13');
});

rule('NXT-ELF-02', 'a spell of class 2 costs two points', () => {
  const singer = (spellPoints: number) => elf(4, { speciality: 'spellsinger', spellPoints });
  const t = singer(2);
  t.do(arcanum('weaponEnchantment', 'D'));
  assert.equal(points(t), 0);
  assert.ok(t.event('arcanumCast').rules.includes('NXT-ELF-02'));
  singer(1).refuses(arcanum('weaponEnchantment', 'D'), 'noSpellPoints', 'NXT-ELF-02');
});

rule('NXT-ELF-02', 'arcana are known by speciality, level and class', () => {
  elf(4).refuses(arcanum('lightning', 'O'), 'spellNotHeld', 'NXT-ELF-02');
  const singer = elf(4, { speciality: 'spellsinger' });
  singer.refuses(arcanum('golem', 'O'), 'spellNotHeld', 'NXT-ELF-02');
  assert.ok(singer.offers(arcanum('lightning', 'O')));
  assert.ok(singer.offers(arcanum('wardingCircle')));
  singer.refuses({ ...arcanum('lightning', 'O'), figure: 'D' }, 'notYourTurn', 'CLS-TUR-02');
});

rule('NXT-ELF-02', 'an attack spell is defended against as usual', () => {
  const t = elf(4, { speciality: 'spellsinger' });
  t.do(arcanum('lightning', 'O'), [S, S, W, W, S]);
  assert.deepEqual([t.figure('O').body, points(t)], [8, 1]);
});

rule('NXT-ELF-03', 'all Spell points are there when a quest begins', () => {
  const t = table(
    ROOM,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    {
      fromTheStart: true,
      next: { figures: { E: { level: 5 } } },
    },
  );
  assert.equal(t.state.next.sheets.elf?.spellPoints, 3);
});

rule('NXT-ELF-03', 'the Talisman counts with the Mind it strengthens', () => {
  const t = table(
    ROOM,
    { E: { kind: 'elf', questTreasures: ['talismanOfLore'] }, D: { kind: 'dwarf' }, O: { kind: 'orc' } },
    { next: { figures: { E: { level: 3 } } } },
  );
  assert.deepEqual([t.figure('E').mind, points(t)], [6, 3]);
});

const PASSAGE = `
  +-+-+-+-+-+-+-+-+-+-+-+-+-+
  |E : : : : : : : : : : : :|
  +-+-+-+-+-+-+-+-+-+-+-+-+-+`;
const passage = (kind: 'elf' | 'dwarf'): NextTable =>
  table(PASSAGE, { E: { kind } }, { dark: true, quest: { monsters: [{ kind: 'goblin', at: 'J1' }] } });
const seen = (t: NextTable) => t.event('revealed').squares.map((square) => t.squareName(square));

rule('NXT-ELF-08', 'the Elf sees ten squares along a passage, as a free action', () => {
  const t = passage('elf');
  t.do({ type: 'scan', figure: 'E' });
  assert.deepEqual(seen(t), ['G1', 'H1', 'I1', 'J1', 'K1']);
  assert.equal(t.event('monsterPlaced').figure.kind, 'goblin');
  assert.deepEqual([t.state.next.turn.actions, t.state.next.turn.free], [[], ['scan']]);
  t.do({ type: 'scan', figure: 'E' });
  assert.deepEqual(t.state.next.turn.actions, ['again']);
  t.refuses({ type: 'scan', figure: 'E' }, 'onceMoreOnly', 'NXT-ACT-10');
});

rule('NXT-ELF-08', 'nobody else does', () => {
  passage('dwarf').refuses({ type: 'scan', figure: 'E' }, 'onlyTheElf', 'NXT-ELF-08');
});

const DOOR = `
  +-+-+-+-+
  |. Ed. .|
  + + + + +
  |. .|. .|
  +-+-+-+-+`;

rule('NXT-ELF-09', 'at a door the Elf hears how many there are, and the kinds already met', () => {
  const heard = (kind: 'elf' | 'dwarf', met: string[]) => {
    const t = table(
      DOOR,
      { E: { kind } },
      {
        dark: true,
        quest: {
          monsters: [
            { kind: 'goblin', at: 'C1' },
            { kind: 'goblin', at: 'D1' },
            { kind: 'orc', at: 'D2' },
          ],
        },
        next: { figures: { E: { sheet: { met } } } },
      },
    );
    t.do({ type: 'listen', figure: 'E', door: 'B1-C1' });
    const { count, kinds, unknown } = t.event('listened');
    return { count, kinds, unknown };
  };
  assert.deepEqual(heard('elf', ['goblin']), { count: 3, kinds: ['goblin'], unknown: true });
  assert.deepEqual(heard('elf', ['orc', 'goblin']), { count: 3, kinds: ['goblin', 'orc'], unknown: false });
  assert.deepEqual(heard('elf', []), { count: 3, kinds: [], unknown: true });
  assert.deepEqual(heard('dwarf', ['goblin']), { count: null, kinds: null, unknown: false });
});
