import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BaseEvent, TableEvent } from '@oubliette/kernel';
import { LANGUAGES, speak } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { abilityCard } from '../content/abilities.ts';
import { CLASSES } from '../content/characters.ts';
import { FOE_IDS } from '../content/foes.ts';
import { MONSTER_IDS, monsterCard } from '../content/monsters.ts';
import type { ExpertEvent, Facts } from '../events.ts';
import { heroNoun, learnNames } from './names.ts';
import { telling } from './telling.ts';
import { EVENTS } from './testing/allSamples.ts';
import { F7, G7, NAMES } from './testing/samples.ts';

type EventType = ExpertEvent['type'];

function made<T extends EventType>(type: T, facts: Facts[T]): BaseEvent {
  return { type, rules: ['EXP-TRN-01'], ...facts };
}

function told(event: BaseEvent, language: Language): string {
  const names = learnNames(NAMES, [event]);
  return telling
    .log([event], { language, names })
    .lines.map(({ text }) => text)
    .join(' | ');
}

/** Bookkeeping is not told. */
const SILENT: readonly string[] = ['begun', 'wentOn', 'finished', 'groupCame', 'momentCame'];
const MAYBE_SILENT: readonly string[] = ['cardTaken', 'lootDrawn', 'abilityUsed'];

const SLIPS = /undefined|null|NaN|[{}—]|\w-\d|\w@|\[object|  | [.,]|[a-z][A-Z]/u;

describe('every event is told in both languages', () => {
  for (const [type, samples] of Object.entries(EVENTS))
    test(type, () => {
      assert.ok(samples.length > 0);
      for (const language of LANGUAGES) {
        const texts = samples.map((facts) => told(made(type as EventType, facts as never), language));
        if (SILENT.includes(type)) {
          assert.deepEqual(new Set(texts), new Set(['']));
          continue;
        }
        const said = texts.filter((text) => text !== '');
        assert.ok(MAYBE_SILENT.includes(type) || said.length === texts.length);
        // Samples differ so that every form of the sentence is used.
        if (type !== 'furnitureSearched') assert.equal(new Set(said).size, said.length, said.join(' | '));
        for (const text of said) {
          assert.match(text, /^[\p{Lu}\p{N}«].*[.!?]$/u);
          assert.doesNotMatch(text, SLIPS);
          assert.doesNotMatch(
            text,
            language === 'fr' ? /'|[^\s\u202f\u00a0][;!?]| :|\b(?:de|à) les?\b|\bde [aeiouyéè]/iu : /'/u,
          );
        }
      }
    });
});

/** Typed with ordinary spaces: the texts have the special ones French needs. */
function typed(text: string): string {
  return text.replaceAll(/[\u202f\u00a0]/gu, ' ');
}

const EXPECTED: readonly (readonly [event: BaseEvent, en: string, fr: string])[] = [
  [made('turnBegan', { figure: 'orc-2' }), 'It is Orc 2’s turn.', 'C’est le tour de l’orc 2.'],
  [made('turnBegan', { figure: 'elf' }), 'It is Alys’s turn.', 'C’est le tour d’Alys.'],
  [
    made('left', { hero: 'warrior' }),
    'The Warrior leaves the dungeon by the stairs.',
    'La Guerrière quitte le donjon par l’escalier.',
  ],
  [
    made('claimsRolled', EVENTS.claimsRolled[0]!),
    'Dice decide who acts next: Alys 4, the Warrior 2.',
    'Les dés disent qui joue maintenant : Alys 4, la Guerrière 2.',
  ],
  [
    made('moveRolled', EVENTS.moveRolled[1]!),
    'The Warrior runs and rolls 3 + 5: with Speed, 9 cells.',
    'La Guerrière court et obtient 3 + 5 : avec sa Vitesse, 9 cases.',
  ],
  [
    made('moveRolled', EVENTS.moveRolled[2]!),
    'Orc 1 walks and rolls 2, 4 (the better counts): with Speed, 6 cells.',
    'L’orc 1 marche et obtient 2, 4 (le meilleur compte) : avec sa Vitesse, 6 cases.',
  ],
  [
    made('jumped', EVENTS.jumped[1]!),
    'Alys jumps and rolls 2: 5 with Speed, 4 needed: too short, a fall on G7.',
    'Alys saute et obtient 2 : 5 avec sa Vitesse, il faut 4 : trop court, chute en G7.',
  ],
  [
    made('cardTurned', { card: 'treasury' }),
    'Behind the door lies a treasury.',
    'Derrière la porte se trouve une salle du trésor.',
  ],
  [
    made('cardTurned', { card: 'questRoom' }),
    'Behind the door lies the quest room!',
    'Derrière la porte se trouve la salle de quête !',
  ],
  [
    made('tileLaid', EVENTS.tileLaid[2]!),
    'The kitchen is laid out, with 2 chests and a fireplace.',
    'La cuisine est en place, avec 2 coffres et un âtre.',
  ],
  [
    made('questChosen', EVENTS.questChosen.at(-1)!),
    'The game master rolls 1 + 1 = 2 for the quest: “The Eater of Herds”.',
    'Le maître du donjon obtient 1 + 1 = 2 pour la quête : « Le Mangeur de troupeaux ».',
  ],
  [
    made('roomSet', EVENTS.roomSet[0]!),
    'The quest room will be a gaol, with a ransom taker: 1 Monster card, 1 Chaos ability.',
    'La salle de quête sera une geôle, avec un rançonneur : 1 carte Monstre, 1 faculté du Chaos.',
  ],
  [
    made('eventPlayed', EVENTS.eventPlayed.at(-3)!),
    'The game master plays the pit on Alys, set beforehand.',
    'Le maître du donjon joue la fosse sur Alys, tendue d’avance.',
  ],
  [
    made('eventPlayed', EVENTS.eventPlayed.at(-2)!),
    'The game master plays the swinging scythe on the door south of F7.',
    'Le maître du donjon joue la faux oscillante sur la porte au sud de F7.',
  ],
  [
    made('answered', { hero: 'warrior', by: 'card', id: 'winterBoots', to: 'event' }),
    'The Warrior answers the Event with the boots of the hare.',
    'La Guerrière répond à l’Événement avec les bottes du lièvre.',
  ],
  [
    made('abilityUsed', { hero: 'warrior', ability: 'cleave', target: null, answers: false, scroll: false }),
    `The Warrior uses ${abilityCard('cleave').noun.en.one}.`,
    `La Guerrière emploie « ${abilityCard('cleave').noun.fr.one} ».`,
  ],
  [
    made('conditionGained', { figure: 'warrior', condition: { tag: 'jinxed', card: 'winterBoots' } }),
    'The boots of the hare of the Warrior are of no use until the combat ends.',
    'Les bottes du lièvre de la Guerrière ne servent plus jusqu’à la fin du combat.',
  ],
  [made('siteDone', EVENTS.siteDone[0]!), 'Alys sees to the hostage.', 'Alys s’occupe de l’otage.'],
  [
    made('hostageFreed', EVENTS.hostageFreed[0]!),
    'Alys frees the hostage, who joins the heroes on F7.',
    'Alys libère l’otage, qui rejoint les héros en F7.',
  ],
  [
    made('bodyLost', { figure: 'hostage', body: 1, left: 4 }),
    'The hostage loses 1 Body point and has 4 left.',
    'L’otage perd 1 point de Corps : il en reste 4.',
  ],
  [
    made('died', { figure: 'deepHorror-1', at: F7 }),
    'The horror of the deep dies on F7.',
    'L’horreur des profondeurs meurt en F7.',
  ],
  [
    made('corrected', EVENTS.corrected[3]!),
    'Correction: the Warrior has no gold piece (miscounted).',
    'Correction : la Guerrière n’a plus d’or (miscounted).',
  ],
  [
    made('deadEndFound', EVENTS.deadEndFound[0]!),
    'Behind the door west of F7 there is nothing but rock.',
    'Derrière la porte à l’ouest de F7, il n’y a que du roc.',
  ],
  [
    made('furnitureSearched', { figure: 'warrior', piece: 'chest@9', faces: [1, 1], total: 2 }),
    'The Warrior searches the chest and rolls 1 + 1 = 2: it bites, being a mimic.',
    'La Guerrière fouille le coffre et obtient 1 + 1 = 2 : il mord, c’est une mimique.',
  ],
  [
    made('furnitureSearched', { figure: 'elf', piece: 'altar@9', faces: [5, 6], total: 11 }),
    'Alys searches the altar and rolls 5 + 6 = 11: 2 treasures.',
    'Alys fouille l’autel et obtient 5 + 6 = 11 : 2 trésors.',
  ],
  [
    made('conditionGained', { figure: 'warrior', condition: { tag: 'paralysed' } }),
    'The Warrior is paralysed: the next turn is lost.',
    'La Guerrière est paralysée : son prochain tour est perdu.',
  ],
  [
    made('lookedFor', { found: ['sword', 'mail'] }),
    'The Treasure cards are looked through for a sword and chain mail.',
    'On cherche parmi les cartes Trésor, et on trouve une épée et une cotte de mailles.',
  ],
  [
    made('eventDrawn', { card: 'evilEye' }),
    'The game master draws an Event card: the evil eye.',
    'Le maître du donjon tire une carte Événement : le mauvais œil.',
  ],
  [
    made('groupRolled', { card: 'spider', face: 5, count: 3 }),
    'The game master rolls 5 for the cave spiders: 3 cave spiders come.',
    'Le maître du donjon obtient 5 pour les araignées des cavernes : 3 araignées des cavernes arrivent.',
  ],
  [
    made('attackRolled', EVENTS.attackRolled[0]!),
    'Alys rolls skull, hero shield, monster shield: 1 hit.',
    'Alys obtient crâne, bouclier des héros, bouclier des monstres : 1 touche.',
  ],
  [
    made('bodyLost', { figure: 'orc-2', body: 2, left: 0 }),
    'Orc 2 loses 2 Body points and has none left.',
    'L’orc 2 perd 2 points de Corps : il n’en reste aucun.',
  ],
  [
    made('shoved', { figure: 'warrior', to: G7 }),
    'The Warrior is pushed back to G7.',
    'La Guerrière est repoussée en G7.',
  ],
  [
    made('lootTaken', { hero: 'elf', card: 'winterBoots' }),
    'The boots of the hare go to Alys.',
    'Les bottes du lièvre reviennent à Alys.',
  ],
  [
    made('giftRefused', { from: 'elf', to: 'warrior', card: 'greatAxe' }),
    'The Warrior refuses the great axe that Alys offers.',
    'La Guerrière refuse la grande hache que lui offre Alys.',
  ],
  [
    made('cardPicked', { hero: 'elf', at: F7, held: { card: 'silverBolts', left: 1 } }),
    'Alys picks up the silver bolts (1 shot) on F7.',
    'Alys ramasse les carreaux d’argent (1 tir) en F7.',
  ],
  [
    made('scrollRead', EVENTS.scrollRead[0]!),
    'Alys reads the scroll of lightning at Orc 1.',
    'Alys lit le parchemin de foudre contre l’orc 1.',
  ],
  [
    made('shotSpent', EVENTS.shotSpent[1]!),
    'Alys shoots with the silver bolts: a die more, and none is left.',
    'Alys tire avec les carreaux d’argent : un dé de plus, et il n’en reste plus.',
  ],
  [
    made('jumped', EVENTS.jumped[2]!),
    'Alys jumps and rolls 2: 5 with Speed and a tool, 4 needed: a safe landing on G7.',
    'Alys saute et obtient 2 : 5 avec sa Vitesse et un outil, il faut 4 : bonne réception en G7.',
  ],
];

for (const [event, en, fr] of EXPECTED)
  test(en, () => {
    assert.equal(typed(told(event, 'en')), en);
    assert.equal(typed(told(event, 'fr')), fr);
  });

/** Every creature and class, as a man and as a woman, in the place of each figure of the examples. */
const CAST: readonly (readonly [id: string, gender: 'm' | 'f', names: typeof NAMES])[] = [
  ...[...MONSTER_IDS, ...FOE_IDS].map((of) => [`${of}-1`, monsterCard(of).noun.fr.gender, NAMES] as const),
  ['hostage', 'm', NAMES],
  ...CLASSES.flatMap((id) =>
    (['m', 'f'] as const).map((gender) => {
      const heroes = { ...NAMES.heroes, [id]: heroNoun({ id, name: id, gender }) };
      return [id, gender, { ...NAMES, heroes }] as const;
    }),
  ),
];

for (const [id, gender, names] of CAST)
  test(`French agrees and elides with ${id} (${gender})`, () => {
    for (const [type, samples] of Object.entries(EVENTS))
      for (const facts of samples as readonly object[]) {
        const recast = JSON.parse(JSON.stringify(facts).replaceAll('"elf"', `"${id}"`)) as never;
        const text = telling
          .log([made(type as EventType, recast)], { language: 'fr', names })
          .lines.map((line) => line.text)
          .join(' ');
        assert.doesNotMatch(text, UNELIDED);
        const said = text.slice(subject(id, names).length);
        const [, participle] = /^ (?:s’)?(?:est|n’est plus) (\p{L}+)/u.exec(said) ?? [];
        if (text.startsWith(subject(id, names)) && participle !== undefined)
          assert.equal(participle.endsWith('e'), gender === 'f', text);
      }
  });

const UNELIDED = /(?<!\p{L})(?:(?:de|à) les? |(?:de|que|le|la) [aâeéèêioôuœ]|l’(?![aâeéèêioôuyœh]))/iu;

function subject(id: string, names: typeof NAMES): string {
  const mention = telling.figure(id, names);
  return speak({ catalogue: SUBJECT, key: 'subject', args: { figure: mention } }, 'fr');
}

const SUBJECT = { en: { subject: '{Figure}' }, fr: { subject: '{Figure}' } };

test('a walk is one line, and so are monsters that appear together', () => {
  const steps = [F7, G7].map((to, at) =>
    made('stepped', { figure: 'elf', from: to - 1 + at, to, through: false }),
  );
  const arrivals = [F7, G7].map((at, index) =>
    made('appeared', { figure: `ghoul-${index + 1}`, group: 1, of: 'ghoul', at }),
  );
  const { lines, after } = telling.log([...steps, ...arrivals], { language: 'fr', names: NAMES });
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['Alys va de E7 à G7, 2\u00a0cases.', 'La goule 1 et la goule 2 apparaissent en F7 et G7.'].map((text) =>
      text.replace('2\u00a0cases', '2 cases'),
    ),
  );
  assert.equal(after.met['ghoul'], 2);
});

test('of several that are about to come even the first has a number', () => {
  const names = learnNames(NAMES, [made('groupRolled', { card: 'spider', face: 4, count: 2 })]);
  const comes = made('appeared', { figure: 'spider-1', group: 3, of: 'spider', at: F7 });
  assert.equal(
    telling.log([comes], { language: 'en', names }).lines[0]!.text,
    'Cave spider 1 appears on F7.',
  );
});

test('a line carries its rules, its events, its links, and whether it is quiet', () => {
  const event = made('turnEnded', { figure: 'elf' });
  const [line] = telling.log([event], { language: 'en', names: NAMES }).lines;
  assert.deepEqual([line!.quiet, line!.rules, line!.events], [true, ['EXP-TRN-01'], [event]]);
  assert.deepEqual(line!.parts[0], { text: 'Alys’s', figure: 'elf' });
});

test('what the table says of itself names seats by their heroes', () => {
  const undone: TableEvent = { type: 'undone', by: 'ben', rules: [] };
  assert.equal(told(undone, 'fr'), 'La Guerrière annule le dernier ordre.');
});

test('where nobody is game master, nobody is said to be', () => {
  const names = { ...NAMES, solo: true };
  for (const [type, samples] of Object.entries(EVENTS))
    for (const facts of samples)
      for (const language of LANGUAGES)
        for (const { text } of telling.log([made(type as EventType, facts as never)], { language, names })
          .lines)
          assert.doesNotMatch(text, /game master|maître du donjon/u);
  const drawn = made('eventDrawn', {});
  const said = (language: Language) => telling.log([drawn], { language, names }).lines[0]!.text;
  assert.equal(said('en'), 'The book draws an Event card.');
  assert.equal(said('fr'), 'Le livret tire une carte Événement.');
  assert.equal(
    telling.log([drawn], { language: 'en', names: NAMES }).lines[0]!.text,
    'The game master draws an Event card.',
  );
  const turn = telling.log([made('gmTurnBegan', { awake: ['orc-1'] })], { language: 'fr', names });
  assert.equal(typed(turn.lines[0]!.text), 'Tour des monstres : 1 monstre peut agir.');
});

test('an event nobody tells of is a mistake', () => {
  assert.throws(() => told({ type: 'toString', rules: [] }, 'en'), /nobody tells of toString/u);
});
