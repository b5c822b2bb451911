import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { MASTER, telling } from '@oubliette/advanced';
import type { Command, Setup, View } from '@oubliette/advanced';
import { battle, comes, table } from '@oubliette/advanced/testing';
import type { Language } from '@oubliette/words';
import { styleFor } from '../style.ts';
import { advancedBook } from './book.ts';
import { kindLetters, marksOf } from './look.ts';
import type { AdvancedLook } from './look.ts';
import { mapLines, tableLines } from './map.ts';
import { menuOf, moverOf } from './menu.ts';
import { aimsOf, memberOf, panelOf } from './panel.ts';

const ROOM = `
  +-+-+-+-+
  |H R . .|
  + + + + +
  |S Q . Cd
  +-+-+-+-+
`;

const fight = () =>
  battle(
    ROOM,
    {
      H: { id: 'heinrich', name: 'Heinrich', fate: 1, startFate: 2 },
      S: { id: 'helga', name: 'Helga' },
      R: { monster: 'ratman' },
      Q: { monster: 'ratman', wounds: 1 },
      C: { monster: 'ratmanChampion' },
    },
    { field: { width: 64, height: 64, x: 0, y: 0 } },
  );

function lookAt(view: View, setup: Setup, language: Language): AdvancedLook {
  return { view, setup, names: telling.namesIn(view), language, style: styleFor({ isTTY: false }) };
}

suite('an expedition at the terminal', () => {
  test('every figure has two characters of its own: names that begin alike, and kinds that do', () => {
    const view = fight().view('ann');
    assert.deepEqual(
      [...marksOf(view, 'en')],
      [
        ['heinrich', 'He'],
        ['helga', 'Hl'],
        ['ratman-1', 'r1'],
        ['ratman-2', 'r2'],
        ['ratmanChampion-1', 'a1'],
      ],
    );
    assert.deepEqual(kindLetters(view, 'fr').get('ratman'), 'h');
  });

  test('ADV-ENC-17: before monsters are put down it is said that not all of them will find room', () => {
    const passage = `
      +-+-+-+-+-+-+-+-+
      |: E : : : : : :|
      + + + + + + + + +
      |: : : : : : : :|
      +-+-+-+-+-+-+-+-+
    `;
    const t = table(passage, { E: {} });
    comes(t, { monsters: { ratman: 4 }, area: t.areaAt('B1'), how: 'wandering' });
    const menu = { mover: null, steps: new Map(), choices: [], rare: [] };
    const told = advancedBook.about(lookAt(t.view(MASTER), t.world.setup, 'en'), menu);
    assert.deepEqual(told, ['There is room for only 2 of them: the 2 placed last wait and come in later.']);
  });

  test('while exploring the others follow, as near as there is room and not past the one ahead', () => {
    const passage = `
      +-+-+-+-+-+-+-+-+
      |A B : : : : H :|
      + + + + + + + + +
      |: : : : : : : :|
      +-+-+-+-+-+-+-+-+
    `;
    const t = table(passage, { H: {}, A: {}, B: {} });
    const order: string[] = [];
    for (;;) {
      const next = advancedBook.follower(t.view('ann'), t.id('H'));
      if (next === null) break;
      for (const to of next.steps) t.do({ type: 'step', figure: next.mover, to });
      order.push(next.mover);
    }
    assert.deepEqual([order, t.at('B'), t.at('A')], [[t.id('B'), t.id('A')], 'F1', 'G2']);
    assert.equal(advancedBook.follower(fight().view('ann'), 'heinrich'), null, 'not in a fight');
  });

  test('the map shows who stands where, and a door with nothing behind it', () => {
    const t = fight();
    const lines = mapLines(lookAt(t.view('ann'), t.world.setup, 'en'), 100);
    assert.match(lines[2]!, /^ 1 │He r1 {6}│$/u);
    assert.match(lines[4]!, /^ 2 │Hl r2 {4}a1▒$/u);
    assert.match(lines.at(-1)!, /r ratman {3}a ratman champion {3}▒ closed door/u);
  });

  test('the map shows what traps have become: a portcullis where nobody passes, an open pit, a fire', () => {
    const t = fight();
    const trap = { tag: 'trap', state: 'sprung', chest: null } as const;
    const line = { tag: 'across', area: t.areaOf('H'), axis: 'x', after: t.square('B1') % 64 } as const;
    const things = [
      { ...trap, id: 'trap-1', trap: 'portcullis', square: t.square('B1'), line },
      { ...trap, id: 'trap-2', trap: 'pit', square: t.square('C1') },
      { ...trap, id: 'trap-3', trap: 'fireball', square: t.square('C2'), left: 3 },
      { ...trap, id: 'trap-4', trap: 'spear', square: t.square('D1'), state: 'noticed' },
    ] as const;
    const view = t.view('ann');
    const levels = [{ ...view.levels[0]!, things }];
    const lines = mapLines(lookAt({ ...view, levels }, t.world.setup, 'fr'), 100);
    assert.match(lines[2]!, /^ 1 │He h1▓\(\) \^\^│$/u);
    assert.match(lines[4]!, /^ 2 │Hl h2▓\*\* c1▒$/u);
    assert.match(
      lines.slice(6).join('   '),
      /\^\^ piège connu {3}\(\) fosse ouverte {3}\*\* boule de feu .*▓ herse baissée/u,
    );
  });

  test('ADV-GEN-32: a question about a far wall, a layout or several places shows their middle, wherever the leader is', () => {
    const across = 30;
    const wall = `+${'-+'.repeat(across)}`;
    const t = table(
      `
      ${wall}
      |H ${': '.repeat(20)}:d${'. '.repeat(7)}.|
      +${' +'.repeat(across)}
      |${': '.repeat(21)}:|${'. '.repeat(7)}.|
      ${wall}
    `,
      { H: {} },
    );
    const headed = (commands: readonly Command[]): string => {
      const menu = { mover: null, steps: new Map(), choices: [{ label: '', commands }], rare: [] };
      const look = lookAt(t.view(MASTER), t.world.setup, 'en');
      return tableLines(look, menu, { width: 80, height: 14 })[0]!;
    };
    assert.match(headed([]), / A .* L /u, 'round the leader');
    const far: Command = { type: 'chooseWall', area: t.areaAt('AB1'), side: 1 };
    assert.match(headed([far]), / AD/u, 'where the wall is');
    const places = ['H1', 'Q1', 'H2', 'Q2'].map((at): Command => ({ type: 'placeDoor', at: t.square(at) }));
    assert.match(headed(places), / H .* Q /u, 'in two rows, from one end to the other');
  });

  test('the panel tells wounds, fate and the errand, in either language', () => {
    const t = fight();
    const menu = { mover: 'heinrich', steps: new Map(), choices: [], rare: [] };
    const told = panelOf(lookAt(t.view('ann'), t.world.setup, 'fr'), menu, 80).join('\n');
    assert.match(told, /▸He Heinrich {2}Blessures 4\/4 {2}Destinée 1 {2}meneur/u);
    assert.match(told, /h2 B2 1\/3/u);
    const sunken = t
      .view('ann')
      .figures.map((one) => ({ ...one, effects: [{ tag: 'inPit', ends: 'never' }] }));
    const below = lookAt({ ...t.view('ann'), figures: sunken } as unknown as View, t.world.setup, 'fr');
    assert.match(panelOf(below, menu, 80).join('\n'), /meneur\n {4}\[au fond d’une fosse\]\n/u);
    assert.match(told, /\[ \] revenir vivants/u);
    const behind = (): string => panelOf(lookAt(t.view('master'), t.world.setup, 'fr'), menu, 80).join('\n');
    assert.match(behind(), /On ne vous consulte pas sur les pions\./u);
    t.state = { ...t.state, master: { ...t.state.master, watch: ['chest'] } };
    assert.match(behind(), /On vous consulte\s: quand on ouvre un coffre/u);
  });

  test('at the end it is said what is true: won, home, home without it, too late, or nobody home', () => {
    const t = fight();
    const told = (outcome: string, language: Language): string => {
      const all = t.view('ann');
      const sheets = all.sheets.map((sheet) => ({ ...sheet, where: 'left' }) as const);
      const view = { ...all, sheets, ending: { winners: [], outcome } };
      return advancedBook.ending(lookAt(view, t.world.setup, language));
    };
    assert.equal(told('home', 'en'), 'The heroes are home again. 1 turn.');
    assert.equal(told('home', 'fr'), 'Les héros sont rentrés. 1 tour.');
    for (const language of ['en', 'fr'] as const) {
      const all = ['won', 'home', 'returned', 'failed', 'lost'].map((outcome) => told(outcome, language));
      assert.equal(new Set(all).size, all.length, all.join(' '));
    }
    const view = { ...t.view('ann'), ending: { winners: ['ann'], outcome: 'home' } };
    assert.deepEqual(aimsOf(lookAt(view, t.world.setup, 'en')), ['[x] come back alive']);
  });

  test('everybody is told by name and kind, a stranger by what they are', () => {
    const [sheet] = fight().view('ann').sheets;
    const sven = { ...sheet!, name: 'Sven Hammerhelm', race: 'dwarf' } as const;
    assert.equal(memberOf(sven, 'en'), 'Sven Hammerhelm (dwarf warrior)');
    assert.equal(memberOf({ ...sven, gender: 'f' }, 'fr'), 'Sven Hammerhelm (guerrière naine)');
    assert.equal(memberOf({ ...sven, calling: 'manAtArms' }, 'fr'), 'Sven Hammerhelm (homme d’armes)');
    const maiden = { ...sven, name: 'maiden', marks: ['maiden'] };
    assert.equal(memberOf(maiden, 'fr'), 'jeune fille');
    assert.deepEqual([...marksOf({ sheets: [maiden], figures: [] }, 'fr').values()], ['Je']);
  });

  test('choices are those of one figure; others are a turn of the head away, and blows tell their odds', () => {
    const t = fight();
    const look = lookAt(t.view('ann'), t.world.setup, 'en');
    const moves: readonly Command[] = [
      ...t.offered('attack', 'ann'),
      ...t.offered('step', 'ann'),
      { type: 'done' },
    ];
    const menu = menuOf(moves, look, null);
    assert.equal(menu.mover, 'heinrich');
    assert.deepEqual(
      menu.choices.map(({ label }) => label),
      ['Attack Ratman 1 with the sword (4 damage dice against 7, hits on 5+)', 'Finish', 'Play Helga on A2'],
    );
    assert.equal(menuOf(moves, look, 'helga').mover, 'helga');
  });

  test('whoever one turns to is played, whatever is left to them to do', () => {
    const t = fight();
    const kinds = Object.keys(t.world.referee.rules.handlers);
    assert.ok(kinds.length > 60, String(kinds.length));
    const acts = { helga: { did: 'attack', over: false } };
    const all = t.view('ann');
    const view = { ...all, turn: { ...all.turn, active: 'heinrich', acts } } as unknown as View;
    const busy: readonly Command[] = [{ type: 'step', figure: 'heinrich', to: t.square('A2') }];
    for (const type of kinds) {
      const own = { type, figure: 'helga' } as unknown as Command;
      assert.equal(moverOf([...busy, own], view, 'helga'), 'helga', type);
    }
    assert.equal(moverOf(busy, view, 'helga'), 'heinrich', 'with nothing left to her, the next one is');
  });
});
