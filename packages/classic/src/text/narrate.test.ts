import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSquare } from '@oubliette/dungeon';
import { SPECTATOR } from '@oubliette/kernel';
import { LANGUAGES, properNoun } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { CLASSIC_BOARD } from '../content/board.ts';
import type { ClassicEvent, EventOf, EventType } from '../events.ts';
import type { Attack, Figure, Hero } from '../state.ts';
import { learnNames, namesFrom } from './names.ts';
import type { Names } from './names.ts';
import { narrate, narrateAll } from './narrate.ts';
import type { LogEvent } from './narrate.ts';
import { BOOK, openTable, randomMatch } from './testing/table.ts';

const at = (name: string): number => parseSquare(CLASSIC_BOARD, name)!;

const nobody: Names = namesFrom({
  board: CLASSIC_BOARD,
  figures: [],
  heroes: [],
  quest: {
    id: 'x',
    title: { en: 'X', fr: 'X' },
    parchment: { en: 'X', fr: 'X' },
    goals: [{ id: 'skarn', text: { en: 'Kill Skarn.', fr: 'Tuer Skarn.' }, reached: false }],
  },
});

const sheet = (id: Hero['id'], name: string, gender: 'm' | 'f'): Hero => ({
  id,
  name,
  gender,
  gold: 25,
  equipment: ['crossbow'],
  treasures: [],
  potions: [],
  spells: [],
  armour: null,
  wielded: null,
  fate: 'playing',
  succeeded: false,
  searchedRooms: [],
  searchedSquares: [],
  found: [],
});

const figure = (id: string, kind: Figure['kind'], more: Partial<Figure> = {}): Figure => ({
  id,
  kind,
  side: 'morcar',
  square: at('F7'),
  body: 1,
  maxBody: 1,
  mind: 2,
  maxMind: 2,
  move: 8,
  attack: 3,
  defence: 2,
  conditions: [],
  name: null,
  ...more,
});

function event<T extends EventType>(type: T, facts: Omit<EventOf<T>, 'type' | 'rules'>): ClassicEvent {
  return { type, rules: ['CLS-TUR-01'], ...facts } as unknown as ClassicEvent;
}

const placed = (who: Figure): ClassicEvent => event('monsterPlaced', { figure: who, map: null });
const skarn = figure('skarn', 'orc', { name: properNoun('Skarn', 'm') });
const maude = figure('maude', 'captive', { name: properNoun('Maude', 'f') });

/** Two orcs, one mummy, Skarn, Maude; Aldis the Elf and the other heroes as their cards have them. */
const names = learnNames(nobody, [
  event('sheetFilled', { hero: sheet('elf', 'Aldis', 'f') }),
  event('sheetFilled', { hero: sheet('wizard', 'Zoltan', 'f') }),
  placed(figure('orc-1', 'orc')),
  placed(figure('orc-2', 'orc')),
  placed(figure('mummy-1', 'mummy')),
  placed(skarn),
  event('captiveSeen', { figure: maude }),
]);

const blow = (attacker: string, target: string, more: Partial<Attack> = {}): Attack => ({
  attacker,
  target,
  weapon: null,
  thrown: false,
  dice: 3,
  by: 'act',
  ...more,
});
const attack = (of: Attack, used: EventOf<'attackRolled'>['used'] = []): ClassicEvent =>
  event('attackRolled', { attack: of, faces: ['skull', 'skull', 'blackShield'], skulls: 2, used });
const heap = { gold: 30, equipment: ['handAxe'], treasures: ['orcsBane'], potions: ['holyWater'] } as const;
const left = { hero: 'elf', square: at('B2'), chance: 'next', ...heap } as const;

const SAID: readonly (readonly [LogEvent, en: string, fr: string])[] = [
  [
    event('questOpened', { quest: 'x', title: { en: 'The Trial', fr: 'L’Épreuve' } }),
    'The quest: The Trial.',
    'La quête : L’Épreuve.',
  ],
  [
    event('rolesRolled', {
      rolls: [
        { seat: 'ann', die: 5 },
        { seat: 'bo', die: 2 },
      ],
      order: ['ann', 'bo'],
    }),
    'The dice for the roles: ann 5, bo 2. Ann chooses first.',
    'Les dés pour les rôles : ann 5, bo 2. Ann choisit en premier.',
  ],
  [event('roleTaken', { seat: 'ann', role: 'dwarf' }), 'Ann plays the Dwarf.', 'Ann joue le Nain.'],
  [event('roleTaken', { seat: 'bo', role: 'morcar' }), 'Bo plays Morcar.', 'Bo joue Morcar.'],
  [
    event('sheetFilled', { hero: sheet('wizard', 'Zoltan', 'f') }),
    'Zoltan the Wizard is ready, with 25 gold pieces and a crossbow.',
    'Zoltan l’Enchanteresse est prête, avec 25 pièces d’or et une arbalète.',
  ],
  [
    event('spellsTaken', { hero: 'elf', set: 'water', spells: ['sleep', 'veilOfMist', 'waterOfHealing'] }),
    'Aldis takes the spells of Water: Sleep, Veil of Mist and Water of Healing.',
    'Aldis prend les sortilèges d’Eau : Sommeil, Voile de Brume et Eau de Guérison.',
  ],
  [event('turnStarted', { figure: 'elf' }), 'It is Aldis’s turn.', 'Au tour d’Aldis.'],
  [event('turnStarted', { figure: 'dwarf' }), 'It is the Dwarf’s turn.', 'Au tour du Nain.'],
  [event('turnStarted', { figure: null }), 'It is Morcar’s turn.', 'Au tour de Morcar.'],
  [
    event('turnSkipped', { figure: 'mummy-1', why: 'asleep' }),
    'The mummy is asleep and loses this turn.',
    'La momie dort et perd ce tour.',
  ],
  [
    event('wakeRolled', { figure: 'mummy-1', die: 6, wakes: true }),
    'The mummy rolls 6 to wake, and does.',
    'La momie obtient 6 pour s’éveiller et ouvre les yeux.',
  ],
  [
    event('movementRolled', {
      figure: 'barbarian',
      dice: [4, 3, 1, 1],
      total: 9,
      boons: [],
      used: ['swiftWind'],
    }),
    'The Barbarian rolls 4 + 3 + 1 + 1 to move (Swift Wind): 9 squares.',
    'Le Barbare jette 4 + 3 + 1 + 1 pour se déplacer (Vent Rapide) : 9 cases.',
  ],
  [
    event('stepped', { figure: 'orc-2', from: at('A1'), to: at('A2') }),
    'Orc 2 moves from A1 to A2.',
    'L’orc 2 va de A1 à A2.',
  ],
  [
    event('passageAnswered', { figure: 'elf', through: 'orc-1', allowed: false }),
    'Orc 1 does not let Aldis pass.',
    'L’orc 1 ne laisse pas passer Aldis.',
  ],
  [
    event('jumped', { figure: 'elf', from: at('F7'), over: [at('F8')], to: at('F9'), face: 'whiteShield' }),
    'Aldis rolls a white shield and jumps the pit from F7 to F9.',
    'Aldis obtient un bouclier blanc et saute l’oubliette, de F7 à F9.',
  ],
  [
    event('fellIntoPit', { figure: 'elf', square: at('F8'), cost: 1, onPurpose: true }),
    'Aldis climbs down into the pit on F8.',
    'Aldis descend dans l’oubliette en F8.',
  ],
  [
    event('fellIntoPit', { figure: 'orc-1', square: at('F8'), cost: 1, face: 'skull' }),
    'Orc 1 rolls a skull, misses the jump and falls into the pit on F8.',
    'L’orc 1 obtient un crâne, manque son saut et tombe dans l’oubliette en F8.',
  ],
  [
    event('doorOpened', { by: 'wizard', door: 'F7-G7' }),
    'The Wizard opens the door F7-G7.',
    'L’Enchanteresse ouvre la porte F7-G7.',
  ],
  [
    event('revealed', {
      by: 'elf',
      squares: [at('B2'), at('C2')],
      doors: ['B2-B1', 'C2-C1'],
      furniture: [{ kind: 'alchemistBench', squares: [at('B3')] }],
      blocked: [at('C2')],
    }),
    'Aldis looks into Room A: an alchemist’s bench, 2 doors and a blocked square.',
    'Aldis découvre la salle A : un établi d’alchimiste, 2 portes et une case obstruée.',
  ],
  [
    event('revealed', { by: null, squares: [at('A1')], doors: [], furniture: [], blocked: [] }),
    '1 square of passage comes into view.',
    '1 case de passage apparaît.',
  ],
  [event('captiveSeen', { figure: maude }), 'Maude is held captive on F7.', 'Maude est captive en F7.'],
  [
    event('figureMissing', { missing: { kind: 'orc', square: at('F7') }, map: null }),
    'The box has no orc left for F7.',
    'Il ne reste plus d’orc dans la boîte pour F7.',
  ],
  [
    event('substituteChosen', { missing: { kind: 'orc', square: at('F7') }, kind: 'goblin' }),
    'Morcar takes a goblin in place of an orc.',
    'Morcar prend un lutin à la place d’un orc.',
  ],
  [
    attack(blow('elf', 'mummy-1')),
    'Aldis attacks the mummy: skull, skull, black shield. 2 skulls.',
    'Aldis attaque la momie : crâne, crâne, bouclier noir. 2 crânes.',
  ],
  [
    attack(blow('barbarian', 'orc-2', { weapon: 'spear' }), ['courage', 'strength']),
    'The Barbarian attacks Orc 2 with the spear (Courage, strength): skull, skull, black shield. 2 skulls.',
    'Le Barbare attaque l’orc 2 avec la lance (Courage, force) : crâne, crâne, bouclier noir. 2 crânes.',
  ],
  [
    attack(blow('barbarian', 'orc-2', { weapon: 'handAxe', thrown: true })),
    'The Barbarian throws the hand axe at Orc 2: skull, skull, black shield. 2 skulls.',
    'Le Barbare jette la hachette sur l’orc 2 : crâne, crâne, bouclier noir. 2 crânes.',
  ],
  [
    attack(blow('elf', 'skarn', { weapon: 'crossbow' })),
    'Aldis shoots at Skarn with the crossbow: skull, skull, black shield. 2 skulls.',
    'Aldis tire sur Skarn avec l’arbalète : crâne, crâne, bouclier noir. 2 crânes.',
  ],
  [
    attack(blow('wizard', 'mummy-1', { by: 'genie' })),
    'The Wizard’s genie attacks the mummy: skull, skull, black shield. 2 skulls.',
    'Le génie de l’Enchanteresse attaque la momie : crâne, crâne, bouclier noir. 2 crânes.',
  ],
  [
    event('defenceRolled', { figure: 'mummy-1', faces: ['whiteShield', 'skull'], shields: 0, used: [] }),
    'The mummy defends: white shield, skull. No black shields.',
    'La momie se défend : bouclier blanc, crâne. Aucun bouclier noir.',
  ],
  [
    event('defenceRolled', { figure: 'maude', faces: ['whiteShield'], shields: 1, used: ['rockSkin'] }),
    'Maude defends (Rock Skin): white shield. 1 white shield.',
    'Maude se défend (Peau de Pierre) : bouclier blanc. 1 bouclier blanc.',
  ],
  [
    event('bodyLost', { figure: 'elf', amount: 1 }),
    'Aldis loses 1 Body point.',
    'Aldis perd 1 point de Corps.',
  ],
  [
    event('bodyRestored', { figure: 'elf', amount: 0 }),
    'Aldis regains no Body point.',
    'Aldis ne regagne aucun point de Corps.',
  ],
  [
    event('mindChanged', { figure: 'wizard', by: -2 }),
    'The Wizard loses 2 Mind points.',
    'L’Enchanteresse perd 2 points d’Esprit.',
  ],
  [
    event('monsterKilled', { figure: 'mummy-1', kind: 'mummy', by: null }),
    'The mummy is killed.',
    'La momie est tuée.',
  ],
  [
    event('monsterKilled', { figure: 'orc-1', kind: 'orc', by: 'dwarf' }),
    'The Dwarf kills Orc 1.',
    'Le Nain tue l’orc 1.',
  ],
  [
    event('heroDied', { figure: 'elf', belongings: left }),
    'Aldis dies on B2, leaving 30 gold pieces, a hand axe, Orc’s Bane and a flask of holy water.',
    'Aldis meurt en B2 et laisse 30 pièces d’or, une hachette, un Fléau des Orcs et une fiole d’eau bénite.',
  ],
  [
    event('belongingsTaken', {
      by: 'dwarf',
      belongings: { ...left, gold: 0, equipment: [], treasures: [], potions: [] },
    }),
    'The Dwarf takes what Aldis left: nothing.',
    'Le Nain prend ce qu’Aldis a laissé : rien.',
  ],
  [
    event('spellCast', { figure: 'elf', spell: 'sleep', target: 'mummy-1', door: null }),
    'Aldis casts Sleep on the mummy.',
    'Aldis jette Sommeil sur la momie.',
  ],
  [
    event('spellCast', { figure: 'elf', spell: 'courage', target: 'elf', door: null }),
    'Aldis casts Courage on herself.',
    'Aldis jette Courage sur elle-même.',
  ],
  [
    event('conditionGained', { figure: 'mummy-1', condition: 'asleep' }),
    'The mummy falls asleep.',
    'La momie s’endort.',
  ],
  [
    event('foeSummoned', { figure: 'skarn', kind: 'goblin' }),
    'Skarn calls up goblins.',
    'Skarn appelle des lutins à la rescousse.',
  ],
  [
    event('searched', { hero: 'elf', for: 'secrets', squares: [at('A1')], counts: false }),
    'Aldis searches the passage for traps and secret doors.',
    'Aldis cherche des pièges et des portes secrètes dans le passage.',
  ],
  [
    event('trapFound', { by: 'dwarf', trap: 'rockfall', squares: [at('D11')] }),
    'The Dwarf finds a rockfall on D11.',
    'Le Nain découvre un éboulis de pierres en D11.',
  ],
  [
    event('trapSprung', { figure: 'elf', trap: 'spear', squares: [at('J11')], text: null }),
    'Aldis sets off a spear trap on J11.',
    'Aldis déclenche un piège hérissé de lances en J11.',
  ],
  [
    event('rocksFell', { squares: [at('D11'), at('D12')] }),
    'Rocks come down on D11 and D12, and block the way for good.',
    'Des pierres s’abattent en D11 et D12 et obstruent le chemin pour de bon.',
  ],
  [
    event('cardDrawn', { hero: 'elf', card: 'gem' }),
    'Aldis draws a Treasure card, gem. A gem worth 50 gold pieces.',
    'Aldis tire une carte Trésor\u00a0: gemme. Une gemme qui vaut 50 pièces d’or.',
  ],
  [
    event('goldGained', { hero: 'dwarf', amount: 1 }),
    'The Dwarf gains 1 gold piece.',
    'Le Nain gagne 1 pièce d’or.',
  ],
  [
    event('potionUsed', { hero: 'elf', potion: 'holyWater', target: 'mummy-1' }),
    'Aldis uses a flask of holy water on the mummy.',
    'Aldis emploie une fiole d’eau bénite contre la momie.',
  ],
  [
    event('questTreasureFound', { hero: 'elf', place: 'M' }),
    'Aldis finds what Room M was hiding.',
    'Aldis trouve ce que cachait la salle M.',
  ],
  [
    event('equipmentGained', { hero: 'elf', equipment: 'chainMail' }),
    'Aldis takes chain mail.',
    'Aldis prend une cotte de mailles.',
  ],
  [
    event('goalReached', { goal: 'skarn' }),
    'A goal is reached. Kill Skarn.',
    'Un but est atteint. Tuer Skarn.',
  ],
  [
    event('figureMoved', { figure: 'maude', to: at('B2') }),
    'Maude now stands on B2.',
    'Maude se retrouve en B2.',
  ],
  [
    event('captiveJoined', { figure: 'maude', hero: 'dwarf' }),
    'Maude is free, and follows the Dwarf.',
    'Maude est libre et suit le Nain.',
  ],
  [
    event('questEnded', { ending: { winners: ['cy'], outcome: 'slain' } }),
    'The quest is over: all the heroes are dead, and Morcar wins.',
    'La quête est terminée : tous les personnages sont morts, Morcar l’emporte.',
  ],
  [
    event('overridden', { change: { tag: 'setBody', figure: 'elf', body: 5 }, reason: 'a slip' }),
    'Set right: Aldis’s Body is 5. Reason: a slip',
    'Corrigé : le Corps d’Aldis est de 5. Raison : a slip',
  ],
  [
    { type: 'undone', by: 'ann', rules: ['TBL-UNDO'] },
    'Ann takes back the last command.',
    'Ann annule le dernier ordre.',
  ],
  [
    { type: 'undone', by: 'heroes', rules: ['TBL-UNDO'] },
    'The heroes take back the last command.',
    'Les personnages annulent le dernier ordre.',
  ],
  [
    { type: 'takeBackProposed', by: 'elf', moment: 3, rules: ['TBL-TAKEBACK'] } as never,
    'Aldis proposes to go back to an earlier moment.',
    'Aldis propose de revenir en arrière.',
  ],
];

for (const [told, en, fr] of SAID) {
  test(`${told.type}: ${en}`, () => {
    assert.equal(narrate(told, 'en', names), en);
    assert.equal(narrate(told, 'fr', names), typeset(fr));
  });
}

/** The expected sentences are typed with ordinary spaces. */
function typeset(french: string): string {
  return french.replaceAll(' :', '\u00a0:');
}

test('one orc needs no number, two do, and both keep their numbers when they are dead', () => {
  const one = learnNames(nobody, [placed(figure('orc-3', 'orc'))]);
  assert.equal(
    narrate(event('bodyLost', { figure: 'orc-3', amount: 1 }), 'en', one),
    'The orc loses 1 Body point.',
  );
  const two = learnNames(one, [
    placed(figure('orc-5', 'orc')),
    event('monsterKilled', { figure: 'orc-3', kind: 'orc', by: null }),
  ]);
  assert.equal(
    narrate(event('monsterKilled', { figure: 'orc-3', kind: 'orc', by: 'orc-5' }), 'fr', two),
    'L’orc 5 tue l’orc 3.',
  );
});

test('a figure nobody told us of is called by what its id tells', () => {
  assert.equal(narrate(event('woke', { figure: 'zombie-2' }), 'en', nobody), 'The zombie wakes up.');
  assert.equal(narrate(event('woke', { figure: 'barbarian' }), 'fr', nobody), 'Le Barbare s’éveille.');
  assert.equal(narrate(event('woke', { figure: 'the-king' }), 'fr', nobody), 'Quelqu’un s’éveille.');
});

test('a walk is one line, monsters that appear together are one line, and lines link to the board', () => {
  const { lines, after } = narrateAll(
    [
      event('stepped', { figure: 'elf', from: at('F7'), to: at('F8') }),
      event('stepped', { figure: 'elf', from: at('F8'), to: at('F9') }),
      placed(figure('goblin-1', 'goblin', { square: at('G7') })),
      placed(figure('goblin-2', 'goblin', { square: at('G8') })),
      event('turnEnded', { figure: 'elf' }),
    ],
    'en',
    names,
  );
  assert.deepEqual(
    lines.map(({ text, quiet }) => [text, quiet]),
    [
      ['Aldis moves from F7 to F9, 2 squares.', false],
      ['Goblin 1 and Goblin 2 appear on G7 and G8.', false],
      ['End of Aldis’s turn.', true],
    ],
  );
  assert.deepEqual(lines[0]!.parts.slice(0, 4), [
    { text: 'Aldis', figure: 'elf' },
    { text: ' moves from ' },
    { text: 'F7', square: at('F7') },
    { text: ' to ' },
  ]);
  assert.deepEqual(
    lines[1]!.parts.flatMap((part) => part.figure ?? part.square ?? []),
    ['goblin-1', 'goblin-2', at('G7'), at('G8')],
  );
  assert.equal(narrate(event('woke', { figure: 'goblin-2' }), 'fr', after), 'Le lutin 2 s’éveille.');
});

/** Words with a capital inside are untranslated ids: `rockSkin`, `orc-2`, `noFlag`. */
const UNTRANSLATED = /\b[a-z]+[A-Z]\w*|\b[a-z]+-\d|undefined|null|NaN|\[object|\{|\}/u;

test('whatever happens in twenty random matches is told in both languages, without a slip', () => {
  const told = new Set<string>();
  for (const [index, quest] of [...BOOK, ...BOOK].slice(0, 20).entries()) {
    const game = openTable(quest);
    let known = namesFrom(game.view(game.start(firstFaces).state, SPECTATOR));
    for (const { events } of randomMatch(game, `text ${index}`, 1200)) {
      for (const language of LANGUAGES) {
        const { lines } = narrateAll(events, language, known);
        for (const { text } of lines) checkSentence(text, language);
      }
      known = learnNames(known, events);
      for (const { type } of events) told.add(type);
    }
  }
  assert.ok(told.size > 55, `only ${told.size} event types came up`);
});

const firstFaces = { roll: <F>(die: { readonly faces: readonly F[] }): F => die.faces[0]! };

function checkSentence(text: string, language: Language): void {
  assert.doesNotMatch(text, UNTRANSLATED, language);
  assert.doesNotMatch(text, / {2}| [.,]|—/u, language);
  assert.match(text, /^[\p{Lu}\d«“"].*[.!?»”"…]$/su, language);
}
