import assert from 'node:assert/strict';
import { test } from 'node:test';
import { one } from '../test/one.ts';
import { FRENCH, NOUNS } from '../test/nouns.ts';
import type { NounKey } from '../test/nouns.ts';
import { doesElide } from './french.ts';
import { capitalise, properNoun } from './noun.ts';
import type { Value } from './noun.ts';

const { orc, mummy, goblin, skeleton, axe, sword, boots, gold, hero, aldis, aldric, ladril, scarface } =
  NOUNS;

function fr(message: string, x: Value): string {
  return one('fr', message, { x });
}

for (const key of Object.keys(NOUNS) as NounKey[]) {
  test(`French: every form of ${key}`, () => {
    const expected = FRENCH[key];
    const x = NOUNS[key];
    assert.equal(fr('{x}', x), expected.the);
    assert.equal(fr('{x_a}', x), expected.a);
    assert.equal(fr('{x_of}', x), expected.of);
    assert.equal(fr('{x_to}', x), expected.to);
    assert.equal(fr('{x_by}', x), `par ${expected.the}`);
    assert.equal(fr('{x_this}', x), expected.this);
    assert.equal(fr('{x_son}', x), expected.son);
    assert.equal(fr('{x_de}', x), expected.de);
    assert.equal(fr('{x_bare}', x), x.fr.one);
    assert.equal(fr('{x_number, select, many {sont} other {est}} tué{x_e}', x), expected.killed);
    assert.equal(fr('{X}, {X_of}', x), `${capitalise(expected.the)}, ${capitalise(expected.of)}`);
  });
}

for (const attacker of Object.keys(NOUNS) as NounKey[]) {
  test(`French: ${attacker} strikes every other`, () => {
    const message =
      '{Attacker} inflige {damage, plural, one {# point} other {# points}} de dégâts à {target}, ' +
      'qui {target_number, select, many {sont tué{target_e}} other {est {target_gender, select, f {tuée} other {tué}}}}.';
    for (const target of Object.keys(NOUNS) as NounKey[]) {
      const sentence = one('fr', message, { attacker: NOUNS[attacker], target: NOUNS[target], damage: 2 });
      const { to, killed } = FRENCH[target];
      const subject = capitalise(FRENCH[attacker].the);
      assert.equal(sentence, `${subject} inflige 2 points de dégâts ${to}, qui ${killed}.`);
    }
  });
}

test('French: particles before a placeholder contract and elide as in speech', () => {
  assert.equal(fr('le tour de {x}', goblin), 'le tour du gobelin');
  assert.equal(fr('le tour de {x}', aldric), 'le tour d’Aldric');
  assert.equal(fr('le tour de {x}', hero), 'le tour du héros');
  assert.equal(fr('près de {x_a}', mummy), 'près d’une momie');
  assert.equal(fr('pas de {x_bare}', orc), 'pas d’orc');
  assert.equal(fr('De {x} à {x}', skeleton), 'Du squelette au squelette');
  assert.equal(fr('jusqu’à {x}', { noun: skeleton, label: 3 }), 'jusqu’au squelette 3');
  assert.equal(fr('à {x_a}', { noun: skeleton, label: 3 }), 'au squelette 3');
  assert.equal(fr('plus fort que {x}', aldis), 'plus fort qu’Aldis');
  assert.equal(fr('plus fort que {x}', orc), 'plus fort que l’orc');
  assert.equal(fr('ne voit que {x_a}', orc), 'ne voit qu’un orc');
  assert.equal(fr('ne voit que {x_a}', boots), 'ne voit que des bottes');
  assert.equal(fr('de {x} cases', 3), 'de 3 cases');
  assert.equal(fr('de {x}', 'Alix'), 'd’Alix');
  assert.equal(fr('du côté de {x_many}', orc), 'du côté des orcs');
  assert.equal(fr('l’intrépide {x_bare}', orc), 'l’intrépide orc');
});

test('French: plurals', () => {
  assert.equal(
    fr('{x_many}, {x_a_many}, {x_of_many}, {x_to_many}', orc),
    'les orcs, des orcs, des orcs, aux orcs',
  );
  assert.equal(fr('{x_bare_many}, {x_de_many}, {x_of_a_many}', orc), 'orcs, d’orcs, d’orcs');
  assert.equal(fr('{x_this_many}, {x_son_many}, {X_many}', axe), 'ces haches, ses haches, Les haches');
  assert.equal(fr('{x_many}', ladril), 'Ladril');
});

test('French: counts; nought and one are singular', () => {
  const orcs = (count: number): Value => ({ noun: orc, count });
  assert.equal(fr('{x}, {x_a}, {x_of}, {x_to}', orcs(3)), 'les 3 orcs, 3 orcs, des 3 orcs, aux 3 orcs');
  assert.equal(fr('{x_of_a}, {x_to_a}, {x_by}', orcs(3)), 'de 3 orcs, à 3 orcs, par les 3 orcs');
  assert.equal(fr('{x}, {x_a}, {x_n}', orcs(1)), 'l’orc, un orc, 1 orc');
  assert.equal(fr('{x}, {x_a}, {x_n}, {x_of}', orcs(0)), '0 orc, 0 orc, 0 orc, de 0 orc');
  assert.equal(fr('{x_a}', orcs(1200)), '1\u202f200 orcs');
  assert.equal(fr('{x_number, select, many {arrivent} other {arrive}}', orcs(0)), 'arrive');
  assert.equal(fr('{x, plural, one {# point} other {# points}}', 0), '0 point');
  assert.equal(fr('{x, plural, one {# point} other {# points}}', 2), '2 points');
});

test('French: one of several keeps its article', () => {
  const orc2 = { noun: orc, label: 2 };
  assert.equal(
    fr('{x}, {x_a}, {x_of}, {x_to}, {x_bare}', orc2),
    'l’orc 2, l’orc 2, de l’orc 2, à l’orc 2, orc 2',
  );
  assert.equal(fr('{X_of_a}, {x_to_a}', { noun: goblin, label: 'B' }), 'Du gobelin B, au gobelin B');
  assert.equal(fr('{x_many}', orc2), 'les orcs');
});

test('French: mass nouns', () => {
  assert.equal(fr('{x_a}, {x_of_a}, {x_to_a}', gold), 'de l’or, d’or, à de l’or');
});

test('French: lists repeat the preposition, and the masculine wins', () => {
  assert.equal(fr('{X}', [orc, mummy, goblin]), 'L’orc, la momie et le gobelin');
  assert.equal(fr('{x_of}', [orc, mummy, goblin]), 'de l’orc, de la momie et du gobelin');
  assert.equal(fr('à {x}', [aldis, { noun: goblin, count: 2 }]), 'à Aldis et aux 2 gobelins');
  assert.equal(fr('{x_son}', [axe, sword, boots]), 'sa hache, son épée et ses bottes');
  assert.equal(fr('que {x}', [aldric, goblin]), 'qu’Aldric et le gobelin');
  assert.equal(fr('tué{x_e}', [mummy, aldis]), 'tuées');
  assert.equal(fr('tué{x_e}', [mummy, orc]), 'tués');
  assert.equal(fr('tué{x_e}', [mummy]), 'tuée');
  assert.equal(fr('{x_count}', [{ noun: orc, count: 2 }, mummy]), '3');
  assert.equal(fr('de {x}', []), '—');
});

test('French: names', () => {
  assert.equal(fr('{x_of}', properNoun("  L'Ombre  noire ", 'f')), 'de L’Ombre noire');
  assert.equal(fr('{x_of}', properNoun('d’Artagnan', 'm')), 'de d’Artagnan');
  assert.equal(fr('{x_to}', properNoun('Les Corbeaux', 'm')), 'aux Corbeaux');
  assert.equal(fr('{x_of}, {x_to}', scarface), 'du Balafré, au Balafré');
});

test('French: which first letters elide', () => {
  const elides = (name: string): boolean => doesElide({ one: name, gender: 'm', proper: true });
  for (const name of ['Aldric', 'Élise', 'Œdipe', 'Ætius', 'Ysengrin', 'Ïo', 'Ulric', 'Ô', '« Ombre »']) {
    assert.ok(elides(name), name);
  }
  for (const name of ['Ladril', 'Yannick', 'Yorick', 'Hugo', 'Wulf', 'Çelik', '1er', '« Loup »', '']) {
    assert.ok(!elides(name), name);
  }
  assert.ok(doesElide({ one: 'homme', many: 'hommes', gender: 'm' }));
  assert.ok(!doesElide({ one: 'Hugo', gender: 'm', proper: true }));
  assert.ok(doesElide({ one: 'Hector', gender: 'm', proper: true, elides: true }));
});
