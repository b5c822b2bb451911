import assert from 'node:assert/strict';
import { streamFromSeed } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { imagine } from './imagine.ts';
import { table } from './testing/index.ts';

const [S, W] = ['skull', 'whiteShield'] as const;
const SHOT = { type: 'strike', figure: 'E', target: 'O' };
const MISTY = ['C1', 'D1'];
const bow = { gear: ['shortBow'], inHand: 'shortBow' };

const TWO = { E: { kind: 'elf', spells: ['fireOfWrath', 'healBody'] }, O: { kind: 'orc' } } as const;

/** An archer and a target in a row, with mist on C1 and D1. */
function row(map: string, more: object = {}, figures: Parameters<typeof table>[1] = TWO) {
  const drawn = `\n+-+-+-+-+-+-+\n|${map}|\n+-+-+-+-+-+-+`;
  const t = table(drawn, figures, {
    next: { figures: { E: { facing: 'east', sheet: bow }, O: { facing: 'west' } } },
    ...more,
  });
  const mists = [MISTY.map((name) => t.square(name))];
  t.state = { ...t.state, next: { ...t.state.next, mists } };
  return t;
}

rule('NXT-FIM-07', 'no shot is possible inside the mist, into it, out of it or through it', () => {
  for (const map of ['. . E O . .', '. E O . . .', '. . . E O .', 'E O . . . .'])
    assert.ok(row(map).offers(SHOT), map);
  for (const map of ['E . . O . .', '. . E . . O', 'E . . . . O', '. . . E . O', 'E . O . . .'])
    row(map).refuses(SHOT, 'blackMist', 'NXT-FIM-07');
  const clear = row('E . . . . O');
  clear.state = { ...clear.state, next: { ...clear.state.next, mists: [] } };
  assert.ok(clear.offers(SHOT));
  row('E .|. . . O').refuses(SHOT, 'notVisible', 'NXT-FRF-01');
});

rule('NXT-FIM-07', 'every mist counts, and one out of the way none', () => {
  const lay = (...places: string[][]) => {
    const t = row('E . O . . .');
    const mists = places.map((names) => names.map((name) => t.square(name)));
    t.state = { ...t.state, next: { ...t.state.next, mists } };
    return t;
  };
  assert.ok(lay(['E1'], ['F1']).offers(SHOT));
  lay(['E1'], ['B1']).refuses(SHOT, 'blackMist', 'NXT-FIM-07');
});

rule('NXT-FIM-07', 'blows between neighbours are struck as ever', () => {
  const t = row('. . E O . .', {
    next: { figures: { E: { facing: 'east', sheet: { gear: ['dagger'], inHand: 'dagger' } } } },
  });
  t.do(SHOT, [S, 7, W, W]);
  assert.ok(t.happened('strikeParried'));
});

rule('NXT-FIM-07', 'nor is a spell cast at a distance, but at oneself or a neighbour it is', () => {
  const fire = { type: 'castSpell', figure: 'E', spell: 'fireOfWrath', target: 'O' };
  const heal = { type: 'castSpell', figure: 'E', spell: 'healBody', target: 'E' };
  const t = row('. . E . . O');
  t.refuses(fire, 'blackMist', 'NXT-FIM-07');
  assert.ok(t.offers(heal));
  assert.ok(row('. . E O . .').offers(fire));
  const magic = { type: 'strike', figure: 'W', target: 'O', with: 'magic', mana: 1 };
  const wizard = { W: { kind: 'wizard' }, O: { kind: 'orc' } };
  const far = row('. . W . . O', { next: {} }, wizard);
  far.refuses(magic, 'blackMist', 'NXT-FIM-07');
});

rule('NXT-FIM-07', 'scrolls fail in it too', () => {
  const scroll = { type: 'readScroll', figure: 'E', scroll: 'fireOfWrath', target: 'O' };
  const sheet = { ...bow, scrolls: ['fireOfWrath'] };
  const next = { figures: { E: { sheet } } };
  assert.equal(row('. . E O . .', { next }).offers(scroll), true);
  row('. . E . . O', { next }).refuses(scroll, 'blackMist', 'NXT-FIM-07');
});

rule('NXT-FIM-07', 'the fimir alone casts through its mist', () => {
  const t = row(
    '. . E . . F',
    { turn: 'F', next: { turn: { fimir: 6 } } },
    { E: { kind: 'elf' }, F: { kind: 'fimir' } },
  );
  assert.ok(t.offers({ type: 'fimirSpell', figure: 'F', spell: 'slime', target: 'E' }));
});

rule('NXT-FIM-07', 'a foe with powers of its own cannot reach through it either', () => {
  const monsters = [
    {
      kind: 'chaosSorcerer',
      id: 'balur',
      name: { en: 'Balur', fr: 'Balur', gender: 'm' },
      at: 'F1',
      powers: [{ cast: 'fireOfWrath' }],
    },
  ];
  const t = row('. . E . . .', { turn: 'morcar', quest: { monsters } }, { E: { kind: 'elf' } });
  const power = { type: 'usePower', figure: 'balur', power: 0, target: 'E' };
  t.refuses(power, 'blackMist', 'NXT-FIM-07');
  t.state = { ...t.state, next: { ...t.state.next, mists: [] } };
  assert.ok(t.offers(power));
});

rule('NXT-FIM-07', 'a fimir with such powers can', () => {
  const name = { en: 'Gash', fr: 'Gash', gender: 'm' };
  const monsters = [{ kind: 'fimir', id: 'gash', name, at: 'F1', powers: [{ cast: 'fireOfWrath' }] }];
  const t = row('. . E . . .', { turn: 'morcar', quest: { monsters } }, { E: { kind: 'elf' } });
  assert.ok(t.offers({ type: 'usePower', figure: 'gash', power: 0, target: 'E' }));
});

rule('NXT-FIM-08', 'the mist stays when the fimir is dead', () => {
  const t = table(
    `
    +-+-+-+-+
    |B F . .|
    +-+-+-+-+`,
    { B: { kind: 'barbarian' }, F: { kind: 'fimir' } },
    {
      turn: 'F',
      next: {
        turn: { fimir: 8 },
        figures: { B: { sheet: { gear: ['broadsword'], inHand: 'broadsword' } }, F: { facing: 'west' } },
      },
    },
  );
  t.do({ type: 'fimirSpell', figure: 'F', spell: 'blackMist' });
  const { mists } = t.state.next;
  t.do({ type: 'endTurn' });
  t.do({ type: 'strike', figure: 'B', target: 'F' }, [S, S, S, 7]);
  assert.equal(t.find('F'), undefined);
  for (let i = 0; i < 4; i += 1) t.do({ type: 'endTurn' });
  assert.deepEqual([t.state.next.mists, mists[0]?.length], [mists, 4]);
});

rule('NXT-FIM-07', 'all see where the mist lies: whom a hero may aim at there tells nothing more', () => {
  const lay = (mists: string[][]) => {
    const t = table(
      '\n+-+-+-+-+\n|W .|O .|\n+-+-+-+-+',
      { W: { kind: 'wizard', spells: ['genie'] }, O: { kind: 'orc' } },
      { dark: true },
    );
    const laid = mists.map((names) => names.map((name) => t.square(name)));
    t.state = { ...t.state, next: { ...t.state.next, mists: laid } };
    return t;
  };
  const genie = { type: 'castSpell', figure: 'W', spell: 'genie', target: 'O' };
  assert.ok(lay([]).offers(genie));
  const misty = lay([['C1', 'D1']]);
  misty.refuses(genie, 'blackMist', 'NXT-FIM-07');
  for (let seed = 0; seed < 8; seed += 1) {
    const { game, state } = imagine(misty.view('heroes'), streamFromSeed(`${seed}`));
    assert.deepEqual(game.moves(state, 'heroes'), misty.moves('heroes'));
  }
});
