import assert from 'node:assert/strict';
import { HERO_KINDS } from '@oubliette/classic/extend';
import { withSquare } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { CHAPTERS } from './book.ts';
import { TECHNIQUES } from './chapters/techniques.ts';
import { KIT, LEVELS } from './content/levels.ts';
import { nextTrap } from './content/traps.ts';
import { HIGH, LOW } from './heights.ts';
import { readNextRulebook } from './node/index.ts';
import { mayRead } from './secrets.ts';
import { table, walk } from './testing/index.ts';

const B = { kind: 'barbarian' } as const;
const D = { kind: 'dwarf' } as const;
const G = { kind: 'goblin' } as const;
const ROW = '+-+-+-+-+\n|B . . D|\n+-+-+-+-+';

rule(
  'NXT-SCO-01',
  'what this book does not touch is played as in classic: furniture, passing, the way out',
  () => {
    const quest = { furniture: [{ kind: 'treasureChest', at: 'B1' }] };
    const left = { of: 'B', left: 3 };
    table(ROW, { B, D }, { turn: left, quest }).refuses(
      { type: 'step', figure: 'B', to: 'B1' },
      'squareBlocked',
      'CLS-MOV-10',
    );
    const t = table(
      ROW.replace('B .', 'B D').replace('. D|', '. .|'),
      { B, D },
      {
        turn: left,
        next: { figures: { B: { facing: 'east' } } },
      },
    );
    walk(t, 'B', 'B1', 'C1');
    assert.equal(t.at('B'), 'C1');
    const out = table(ROW, { B, D });
    out.do({ type: 'leave', figure: 'B' });
    assert.deepEqual(out.event('figureLeft').rules, ['CLS-END-02', 'CLS-STA-01']);
  },
);

rule(
  'NXT-SCO-01',
  'the training game too: no searches, spells or traps, but all there is to fighting',
  () => {
    const W = { kind: 'wizard', spells: ['ballOfFlame'] } as const;
    const t = table(
      '+-+-+-+-+\n|W . . G|\n+-+-+-+-+',
      { W, G },
      {
        training: true,
        quest: { traps: [{ kind: 'pit', at: 'B1' }] },
        next: { figures: { W: { facing: 'east' } } },
      },
    );
    t.refuses({ type: 'searchTreasure', figure: 'W' }, 'notInTraining', 'CLS-TRN-04');
    t.refuses({ type: 'searchTraps', figure: 'W' }, 'notInTraining', 'CLS-TRN-04');
    t.refuses(
      { type: 'castSpell', figure: 'W', spell: 'ballOfFlame', target: 'G' },
      'notInTraining',
      'CLS-TRN-04',
    );
    assert.ok(t.sheet('W').gear.length > 0);
    t.do({ type: 'strike', figure: 'W', target: 'G', with: 'magic', mana: 1 }, ['whiteShield', 1]);
    t.do({ type: 'rollMovement', figure: 'W' }, [1, 1]);
    walk(t, 'W', 'B1');
    assert.deepEqual([t.at('W'), t.facing('W')], ['B1', 1], 'over the pit that is not there');
  },
);

rule('NXT-SCO-02', 'each hero’s talents are that hero’s alone', () => {
  const open = (kind: string) => {
    const t = table('+-+-+\n|Hd.|\n+-+-+', { H: { kind, body: 1 } }, { dark: true });
    const types = ['scan', 'detect', 'mindToBody'];
    return types.filter((type) => t.offered(type, 'heroes').length > 0);
  };
  assert.deepEqual(['barbarian', 'dwarf'].flatMap(open), []);
  assert.deepEqual(open('elf'), ['scan']);
  assert.deepEqual(open('wizard'), ['detect', 'mindToBody']);
});

rule(
  'NXT-SCO-03',
  'the rules of combat serve both sides: what a hero does to a monster, it may do to a hero',
  () => {
    const figures = { B: { facing: 'east' }, G: { facing: 'west' } } as const;
    for (const [turn, figure, target] of [
      ['B', 'B', 'G'],
      ['morcar', 'G', 'B'],
    ] as const) {
      const t = table('+-+-+\n|B G|\n+-+-+', { B, G }, { turn, next: { figures } });
      for (const type of ['strike', 'disarmFoe', 'hold'])
        assert.ok(t.offered(type, turn === 'B' ? 'heroes' : 'morcar').length > 0, `${type} by ${figure}`);
      assert.ok(t.offers({ type: 'strike', figure, target }));
    }
  },
);

rule('NXT-SCO-04', 'no hero is offered what only monsters can do', () => {
  const map = '+-+-+-+-+\n|. H X .|\n+-+-+-+-+';
  const own = Object.keys(TECHNIQUES.handlers);
  const open = (turn: string, seat: string, kind: string, other: string) => {
    const t = table(map, { H: { kind }, X: { kind: other } }, { turn });
    return own.filter((type) => t.offered(type, seat).length > 0);
  };
  for (const kind of HERO_KINDS) assert.deepEqual(open('H', 'heroes', kind, 'goblin'), [], kind);
  assert.ok(open('morcar', 'morcar', 'gargoyle', 'barbarian').includes('sweep'));
});

rule('NXT-SCO-05', 'the heroes are classic’s four, by whatever name they go', () => {
  assert.deepEqual(Object.keys(LEVELS).toSorted(), [...HERO_KINDS].toSorted());
  assert.deepEqual(Object.keys(KIT).toSorted(), [...HERO_KINDS].toSorted());
});

rule('NXT-SCO-06', 'the cupboard serves as the wardrobe, and classic’s pieces as this book’s', () => {
  assert.deepEqual(HIGH, ['cupboard', 'bookcase']);
  assert.deepEqual(LOW, ['table', 'alchemistBench', 'tomb', 'sorcererDesk']);
});

rule('NXT-GM-01', 'the game master may change any outcome, and nobody else may', () => {
  const t = table(ROW, { B, D });
  const change = { tag: 'setBody', figure: 'barbarian', body: 1 } as const;
  assert.equal(t.correct(change, 'heroes'), 'onlyTheMaster');
  assert.equal(t.correct(change, 'morcar'), null);
  assert.equal(t.figure('B').body, 1);
});

rule('NXT-GM-02', 'what a trap does is read by the heroes once one of them has suffered it', () => {
  const quest = { traps: [{ kind: 'spear', at: 'B1' }] };
  const next = { figures: { B: { facing: 'east' } } } as const;
  const t = table(ROW, { B, D }, { turn: { of: 'B', left: 3 }, quest, next });
  const { rule: spear } = nextTrap('spear');
  assert.equal(mayRead(t.view('heroes'), spear), false);
  assert.equal(mayRead(t.view('morcar'), spear), true);
  assert.equal(t.view('heroes').next.screen, null, 'nor are they told which traps there are');
  t.do({ type: 'step', figure: 'B', to: 'B1' }, ['whiteShield']);
  assert.equal(mayRead(t.view('heroes'), spear), true);
  assert.equal(mayRead(t.view('heroes'), nextTrap('steelJaw').rule), false);
});

rule('NXT-GM-02', 'a trap that was only found is not yet suffered', () => {
  const quest = { traps: [{ kind: 'spear', at: 'B1' }] };
  const t = table(ROW, { B, D }, { turn: 'D', quest });
  t.do({ type: 'searchTraps', figure: 'D' });
  assert.ok(t.happened('trapSpotted'));
  assert.equal(mayRead(t.view('heroes'), nextTrap('spear').rule), false);
});

rule('NXT-GM-03', 'techniques are hidden until they are used, unless the table shows them all', () => {
  const lay = (options: Record<string, unknown>) => {
    const figures = { O: { facing: 'west' } } as const;
    const t = table(
      '+-+-+-+-+\n|B . . O|\n+-+-+-+-+',
      { B, O: { kind: 'gargoyle' } },
      {
        turn: 'morcar',
        quest: { traps: [{ kind: 'pit', at: 'C1' }] },
        next: { figures, options },
      },
    );
    t.state = { ...t.state, traps: ['open'], pits: withSquare(t.state.pits, t.square('C1')) };
    return t;
  };
  const open = lay({ hiddenTechniques: false });
  assert.equal(mayRead(open.view('heroes'), 'NXT-MON-10'), true);
  const t = lay({});
  assert.equal(mayRead(t.view('heroes'), 'NXT-MON-10'), false, 'the recommended setting');
  t.do({ type: 'jump', figure: 'O', to: 'B1' });
  assert.equal(mayRead(t.view('heroes'), 'NXT-MON-10'), true);
  assert.equal(mayRead(t.view('heroes'), 'NXT-MON-06'), false);
  const { shown } = t.state.next;
  assert.deepEqual([shown.length, new Set(shown).size], [3, 3], 'each once, and nothing that was no secret');
  assert.deepEqual(shown.toSorted(), ['CLS-TRP-14', 'NXT-MON-10', 'NXT-TRP-07']);
});

rule('NXT-GM-04', 'actions and the heroes’ talents are open to all from the start', () => {
  const t = table(ROW, { B, D });
  const open = readNextRulebook().filter(({ id }) => /^NXT-(ACT|WAR|DWF|ELF|ENC|HRO|MOV)-/.test(id));
  assert.ok(open.length > 40);
  for (const { id } of open) assert.equal(mayRead(t.view('heroes'), id), true, id);
});

rule('NXT-GM-05', 'the game master may have the map’s traps varied, and say how they behave', () => {
  const quest = { traps: ['B1', 'C1'].map((at) => ({ kind: 'pit', at })) };
  const lay = (options: Record<string, unknown>) =>
    table(ROW, { B, D }, { turn: 'D', quest, next: { options } });
  const kinds = (options: Record<string, unknown>) => lay(options).view('morcar').next.screen?.trapKinds;
  assert.deepEqual(kinds({}), ['pit', 'pit']);
  assert.deepEqual(kinds({ traps: 'varied' }), ['pit', 'deepPit']);
  for (const [hiddenTraps, found] of [
    [[], 2],
    [['pit'], 0],
  ] as const) {
    const t = lay({ hiddenTraps });
    t.do({ type: 'searchTraps', figure: 'D' });
    assert.equal(t.all('trapSpotted').length, found);
  }
});

interface Given {
  readonly type: string;
  readonly [field: string]: unknown;
}

const BARE =
  'scan mindToBody takeUp callHeroicShot searchTraps searchPassages ambush holdMove secure sweep fimirRoll';

/** Every command a figure of this book can give, with matching fields. */
const COMMANDS: readonly Given[] = [
  ...BARE.split(' ').map((type) => ({ type })),
  { type: 'face', facing: 1 },
  { type: 'barricade', door: 'A1-B1' },
  { type: 'breakDoor', door: 'A1-B1' },
  { type: 'listen', door: 'A1-B1' },
  { type: 'changeWeapon', weapon: null },
  { type: 'takeWeapon', square: 'B1', weapon: 'dagger' },
  { type: 'disarmFoe', target: 'X' },
  { type: 'strike', target: 'X' },
  { type: 'hold', target: 'X' },
  { type: 'detect', area: 0 },
  { type: 'teleport', to: 'C1', facing: 0 },
  { type: 'castArcanum', spell: 'lightning', target: 'X' },
  { type: 'readScroll', scroll: 'courage', target: 'X' },
  { type: 'rageTowards', colour: 'orange' },
  { type: 'shootAgain', target: 'X' },
  { type: 'searchFurniture', square: 'C1' },
  { type: 'buildTrap', square: 'C1' },
  { type: 'free', target: 'X' },
  { type: 'push', direction: 1 },
  { type: 'topple', square: 'C1' },
  { type: 'hurl', square: 'C1', to: 'C1' },
  { type: 'smash', square: 'C1', with: 'X' },
  { type: 'helpAcross', with: 'X' },
  { type: 'cross', to: 'C1' },
  { type: 'fimirSpell', spell: 'slime', target: 'X' },
];

rule('CLS-TUR-02', 'every command is for the player whose figure is on turn, and for nobody else', () => {
  const figural = CHAPTERS.flatMap(({ shapes }) =>
    Object.entries(shapes as Record<string, object>).filter(([, fields]) => 'figure' in fields),
  ).map(([type]) => type);
  const answers = ['chooseWard', 'chooseShield', 'chooseCounter'];
  assert.deepEqual(
    COMMANDS.map(({ type }) => type).toSorted(),
    figural.filter((type) => !answers.includes(type)).toSorted(),
  );
  const map = '+-+-+-+-+\n|.dH . X|\n+-+-+-+-+';
  const t = table(map, { H: B, X: { kind: 'gargoyle' } }, { turn: 'H' });
  for (const command of COMMANDS) {
    const taken = t.refusal({ ...command, figure: 'H' }, 'morcar');
    assert.equal(taken?.code, 'notYourFigure', command.type);
    const early = t.refusal({ ...command, figure: 'X' }, 'morcar');
    assert.equal(early?.code, 'notYourTurn', command.type);
  }
});
