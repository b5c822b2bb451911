/** Where the rulebook gives figures, they are those of the content. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTERS } from '../content/characters.ts';
import type { Weight } from '../content/characters.ts';
import { bridgeOf, FURNITURE } from '../content/furniture.ts';
import type { Bridge, Found, FurnitureKind, Row } from '../content/furniture.ts';
import { readExpertRulebook } from './index.ts';

type Said = readonly [en: string, fr: string];

const RULES = new Map(readExpertRulebook().map((entry) => [entry.id, entry]));

function textsOf(id: string): Said {
  const { en, fr } = RULES.get(id)!;
  return [en, fr];
}

/** The rows of a table: a total or a range, and what follows up to the next. */
function rowsIn(text: string): readonly { readonly totals: string; readonly says: string }[] {
  return [...text.matchAll(/(?<totals>\d+(?:–\d+)?)\u00a0?: (?<says>.*?)(?=\s\d+(?:–\d+)?\u00a0?:|$)/gu)].map(
    ({ groups }) => ({ totals: groups!['totals']!, says: groups!['says']! }),
  );
}

const NUMBERS: readonly Said[] = [
  ['no', 'aucune'],
  ['a', 'une'],
  ['two', 'deux'],
  ['three', 'trois'],
];

function cards(count: number, one = NUMBERS[count]![0]): Said {
  return [
    `${one} Treasure card${count > 1 ? 's' : ''}`,
    `${NUMBERS[count]![1]} carte${count > 1 ? 's' : ''} Trésor`,
  ];
}

function points(body: number | 'd6' | 'all', end: Said): Said {
  if (body === 'all') return ['all lost Body', 'tout le Corps perdu'];
  if (body === 'd6') return ['1D6 Body points', '1D6 points de Corps'];
  return [`${body} Body point ${end[0]}`, `${body} point de Corps ${end[1]}`];
}

/** Words its row cannot do without. */
const WORDS: { readonly [K in Found['is']]: (found: Extract<Found, { is: K }>) => Said } = {
  nothing: () => ['nothing', 'rien'],
  lose: ({ body }) => points(body, ['lost', 'perdu']),
  gain: ({ body }) => points(body, ['regained', 'récupéré']),
  event: () => ['an Event card', 'une carte Événement'],
  treasure: ({ count }) => cards(count),
  peek: ({ count }) => [`next ${NUMBERS[count]![0]}`, `${NUMBERS[count]![1]} prochaines cartes Donjon`],
  scroll: () => ['a scroll', 'un parchemin'],
  paralysed: () => ['paralysed', 'paralysé'],
  imprisoned: () => ['prison', 'prison'],
  summoned: () => ['summoning', 'invocation'],
  teleported: () => ['first tile', 'première tuile'],
  blessed: () => ['a blessing', 'une bénédiction'],
  cursed: () => ['a curse', 'une malédiction'],
  lookFor: ({ kinds, count }) => {
    if (count > 1) return ['until there are two', 'jusqu’à ce qu’il y en ait deux'];
    if (kinds.includes('healing')) return ['a healing potion', 'une potion de guérison'];
    return kinds.includes('potion')
      ? ['a potion', 'une potion']
      : ['a weapon, ammunition or an armour', 'une arme, des munitions ou une armure'];
  },
  gold: ({ gold }) => (gold === '2d6' ? ['2D6 gold', '2D6 pièces d’or'] : ['100 gold', '100 pièces d’or']),
  alarm: () => ['an alarm', 'une alarme'],
  undead: () => ['not quite dead', 'pas tout à fait mort'],
  lid: ({ count }) => cards(count, count === 1 ? 'one' : 'two'),
  troll: () => ['it lives', 'elle est vivante'],
  passage: () => ['a secret passage opens', 'un passage secret s’ouvre'],
};

function wordsFor<K extends Found['is']>(found: Extract<Found, { is: K }>): Said {
  return (WORDS[found.is] as (found: Extract<Found, { is: K }>) => Said)(found);
}

function totalsOf(rows: readonly { readonly upTo: number }[]): readonly string[] {
  return rows.map(({ upTo }, at) => {
    const from = at === 0 ? 2 : rows[at - 1]!.upTo + 1;
    return from === upTo ? String(upTo) : `${from}–${upTo}`;
  });
}

for (const [id, { rule, rows }] of Object.entries<FurnitureKind>(FURNITURE))
  test(`the table of the ${id} reads as it is played (${rule})`, () => {
    for (const [language, text] of textsOf(rule).entries()) {
      const read = rowsIn(text);
      assert.deepEqual(
        read.map(({ totals }) => totals),
        totalsOf(rows),
      );
      rows.forEach(({ found }: Row, at) => {
        const word = wordsFor(found)[language]!;
        assert.ok(read[at]!.says.includes(word), `${read[at]!.totals}: ${word}`);
      });
    }
  });

const BRIDGES: Readonly<Record<Bridge, Said>> = {
  none: ['there is no bridge', 'il n’y a pas de pont'],
  rickety: ['a rickety bridge', 'un pont branlant'],
  guarded: ['a bridge with guards', 'un pont gardé'],
  solid: ['a solid bridge', 'un pont solide'],
};

test('the bridges of a chasm read as they are rolled (EXP-SRF-21)', () => {
  for (const [language, text] of textsOf('EXP-SRF-21').entries()) {
    const rows = rowsIn(text).map(({ totals, says }) => {
      const [from, to = from] = totals.split('–').map(Number);
      return { from: from!, to: to!, says };
    });
    for (let total = 2; total <= 12; total += 1) {
      const row = rows.find(({ from, to }) => from <= total && total <= to);
      assert.ok(row?.says.includes(BRIDGES[bridgeOf(total)][language]!), `${total}: ${row?.says}`);
    }
  }
});

test('the heroes have the figures the rulebook gives them (EXP-HER-04)', () => {
  for (const { noun, body, attack, defence, speed } of Object.values(CHARACTERS)) {
    const [en, fr] = textsOf('EXP-HER-04');
    assert.match(en, new RegExp(`${noun.en.one} ${body}, ${attack}, ${defence}, ${speed}[;.]`, 'u'));
    assert.match(fr, new RegExp(`${noun.fr.one} ${body}, ${attack}, ${defence}, ${speed}[\u202f.]`, 'u'));
  }
});

/** The part of a text, between commas or the like, that names a hero. */
function partOn(text: string, between: RegExp, name: string): string {
  return text.split(between).find((part) => part.includes(name)) ?? '';
}

const COUNTS: Readonly<Record<number, Said>> = {
  3: ['three', 'trois'],
  4: ['four', 'quatre'],
  5: ['five', 'cinq'],
  6: ['six', 'six'],
};

test('each class takes as many abilities as the rulebook says (EXP-ABL-01)', () => {
  const [en, fr] = textsOf('EXP-ABL-01');
  for (const { noun, abilities } of Object.values(CHARACTERS)) {
    assert.ok(partOn(en, /,/u, noun.en.one).includes(COUNTS[abilities]![0]), noun.en.one);
    assert.ok(partOn(fr, /,/u, noun.fr.one).includes(COUNTS[abilities]![1]), noun.fr.one);
  }
});

const LIMITS: Readonly<Record<Weight | 'none', Said>> = {
  heavy: ['any weight', 'de tout poids'],
  medium: ['up to medium', 'jusqu’aux intermédiaires'],
  light: ['light only', 'légères seulement'],
  none: ['none', 'aucune'],
};

test('each class may use what the rulebook lets it (EXP-INV-06)', () => {
  for (const [language, text] of textsOf('EXP-INV-06').entries()) {
    const [, weapons, armour] = text.split(/\. /u);
    for (const character of Object.values(CHARACTERS)) {
      const name = [character.noun.en.one, character.noun.fr.one][language]!;
      assert.ok(partOn(weapons!, /;/u, name).includes(LIMITS[character.weapons][language]!), name);
      assert.ok(partOn(armour!, /;/u, name).includes(LIMITS[character.armour ?? 'none'][language]!), name);
    }
  }
});
