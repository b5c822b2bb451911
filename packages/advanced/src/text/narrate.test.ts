import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BaseEvent, TableEvent } from '@oubliette/kernel';
import { LANGUAGES } from '@oubliette/words';
import type { EventType, Facts } from '../events.ts';
import { learnNames, namesFrom } from './names.ts';
import { narrateAdvanced, narrateAllAdvanced } from './narrate.ts';
import {
  MAGIC_SAMPLES,
  ROOM_EXAMPLES,
  SOLO_SAMPLES,
  TRAP_SAMPLES,
  TREASURE_SAMPLES,
} from './testing/perilSamples.ts';
import {
  at,
  COMBAT_SAMPLES,
  COUNTER_SAMPLES,
  ENCOUNTER_SAMPLES,
  EXPLORE_SAMPLES,
  FLOW_SAMPLES,
  GEAR_SAMPLES,
  GENERATE_SAMPLES,
  RATMAN,
  SHEETS,
  TURN_SAMPLES,
} from './testing/samples.ts';
import type { Samples } from './testing/samples.ts';

const SAMPLES: Samples<Facts> = {
  ...FLOW_SAMPLES,
  ...TURN_SAMPLES,
  ...EXPLORE_SAMPLES,
  ...GENERATE_SAMPLES,
  ...ENCOUNTER_SAMPLES,
  ...COUNTER_SAMPLES,
  ...COMBAT_SAMPLES,
  ...MAGIC_SAMPLES,
  ...TRAP_SAMPLES,
  ...TREASURE_SAMPLES,
  ...ROOM_EXAMPLES.events,
  ...GEAR_SAMPLES,
  ...SOLO_SAMPLES,
};

/** Two ratmen are in play, so each has its number. */
const NAMES = namesFrom({
  master: { seat: 'master' },
  sheets: SHEETS,
  figures: [{ ...RATMAN, id: 'ratman-1' }, RATMAN, { ...RATMAN, id: 'mummy-1', of: 'mummy' }],
});

function made<T extends EventType>(type: T, facts: Facts[T]): BaseEvent {
  return { type, rules: ['ADV-TURN-01'], ...facts };
}

function told(event: BaseEvent, language: 'en' | 'fr'): string {
  const [line] = narrateAdvanced(event, learnNames(NAMES, [event]), language);
  return line?.text ?? '';
}

/** Bookkeeping effects are not told. */
const SILENT: readonly string[] = ['begun', 'wentOn', 'finished'];
const MAYBE_SILENT: readonly string[] = ['effectBegan', 'effectEnded', 'effectWaned'];

describe('every event is told in both languages', () => {
  for (const [type, samples] of Object.entries(SAMPLES)) {
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
        assert.ok(said.length > 0);
        for (const text of said) {
          assert.match(text, /^[\p{Lu}\p{N}«].*[.!?]$/u);
          assert.doesNotMatch(text, /undefined|null|NaN|[{}—]|\w-\d|\[object|  | [.,]|[a-z][A-Z]/u, text);
          assert.doesNotMatch(
            text,
            language === 'fr' ? /'|[^\s\u202f\u00a0][;!?]| :|\bde le\b|\bà le\b/u : /'/u,
          );
        }
        // Samples differ so that every form of the sentence is used.
        assert.ok(new Set(said).size >= Math.min(said.length, 2), said.join(' | '));
      }
    });
  }
});

/** Typed with ordinary spaces: the texts have the special ones French needs. */
function typed(text: string): string {
  return text.replaceAll(/[\u202f\u00a0]/gu, ' ');
}

const F7 = at(5, 6);
const G7 = at(6, 6);

const EXPECTED: readonly (readonly [event: BaseEvent, en: string, fr: string])[] = [
  [
    made('surpriseTested', SAMPLES.surpriseTested[0]!),
    'Surprise: the leader has 9 (+1 for an elf), the game master 4. The leader places the monsters.',
    'Surprise : le meneur a 9 (+1 pour un elfe), le maître du jeu 4. Le meneur place les monstres.',
  ],
  [
    made('monstersFound', SAMPLES.monstersFound[0]!),
    'There are 3 ratmen and an assassin in the room!',
    'Il y a 3 hommes-rats et un assassin dans la salle !',
  ],
  [
    made('monstersFound', SAMPLES.monstersFound[1]!),
    'There is a mummy in the passage!',
    'Il y a une momie dans le passage !',
  ],
  [
    made('unmasked', SAMPLES.unmasked[0]!),
    'Ratman 2 is really a globadier!',
    'L’homme-rat 2 est en fait un globadier !',
  ],
  [
    made('matrixRolled', SAMPLES.matrixRolled[1]!),
    'The game master rolls 11 on the lair matrix, then 7 for a specialist: 4 ratmen and a globadier.',
    'Le maître du jeu obtient 11 sur la matrice des repaires, puis 7 pour un spécialiste : 4 hommes-rats et un globadier.',
  ],
  [
    made('attackBegan', SAMPLES.attackBegan[3]!),
    'Heinrich throws his axe at Ratman 2.',
    'Heinrich lance sa hache sur l’homme-rat 2.',
  ],
  [
    made('attackRolled', SAMPLES.attackRolled[1]!),
    'Free attack: Heinrich needs 5 against Weapon Skill 6 and rolls 9: a hit.',
    'Attaque gratuite : Heinrich doit faire 5 contre une Maîtrise des armes de 6 et obtient 9 : touché.',
  ],
  [
    made('attackRolled', SAMPLES.attackRolled[3]!),
    'Heinrich needs 5 against Weapon Skill 6 and rolls 1: a fumble.',
    'Heinrich doit faire 5 contre une Maîtrise des armes de 6 et obtient 1 : échec critique.',
  ],
  [
    made('shotRolled', SAMPLES.shotRolled[1]!),
    'At 1 square, with the mummy partly hidden, Alys needs 6 and rolls 7: a miss.',
    'À 1 case, sur la momie en partie à couvert, Alys doit faire 6 et obtient 7 : manqué.',
  ],
  [
    made('damageRolled', SAMPLES.damageRolled[0]!),
    'Heinrich rolls 4, 11 / 7 for damage against Toughness 7: 2 Wounds.',
    'Heinrich obtient 4, 11 / 7 aux dégâts contre une Résistance de 7 : 2 Blessures.',
  ],
  [
    made('wounded', SAMPLES.wounded[1]!),
    'Heinrich suffers 3 Wounds and has none left.',
    'Heinrich subit 3 Blessures : il ne lui en reste aucune.',
  ],
  [made('wounded', SAMPLES.wounded[2]!), 'Ratman 2 suffers 1 Wound.', 'L’homme-rat 2 subit 1 Blessure.'],
  [made('knockedOut', SAMPLES.knockedOut[0]!), 'Alys falls, knocked out.', 'Alys tombe, assommée.'],
  [
    made('died', SAMPLES.died[1]!),
    'The mummy kills Heinrich, whose belongings stay where they fell.',
    'La momie tue Heinrich, dont les biens restent sur place.',
  ],
  [
    made('fateSpent', SAMPLES.fateSpent[1]!),
    'A Fate point for Heinrich: the Wounds of this turn do not count, and 2 come back.',
    'Un point de Destinée pour Heinrich : les Blessures de ce tour ne comptent pas, et 2 sont rendues.',
  ],
  [
    made('zoneFixed', SAMPLES.zoneFixed[0]!),
    'Heinrich’s death zone is fixed on Ratman 2.',
    'La zone mortelle d’Heinrich est fixée sur l’homme-rat 2.',
  ],
  [
    made('missileSought', SAMPLES.missileSought[1]!),
    'Alys looks for the axe and rolls 1: lost for good.',
    'Alys cherche la hache et obtient 1 : perdue pour de bon.',
  ],
  [
    made('spoilsFound', SAMPLES.spoilsFound[0]!),
    'The dead had 40 gold crowns and a magic halberd on them, which now lie on F7.',
    'Les morts avaient sur eux 40 couronnes d’or et une hallebarde magique, à prendre en F7.',
  ],
  [
    made('wallSearched', SAMPLES.wallSearched[1]!),
    'Heinrich searches the west wall of the dead end and rolls 1: no door.',
    'Heinrich fouille le mur ouest du cul-de-sac et obtient 1 : pas de porte.',
  ],
  [
    made('treasureSought', SAMPLES.treasureSought[2]!),
    'Heinrich rolls 4 + 9 = 13: nothing, and the game master draws a counter.',
    'Heinrich obtient 4 + 9 = 13 : rien, et le maître du jeu tire un pion.',
  ],
  [
    made('behindDoorRolled', SAMPLES.behindDoorRolled[0]!),
    'The leader rolls 4: behind the door north of F7 is a passage.',
    'Le meneur obtient 4 : derrière la porte au nord de F7, il y a un passage.',
  ],
  [
    made('endRolled', SAMPLES.endRolled[5]!),
    'The leader rolls 3 + 4 = 7 for the end of the passage: a staircase out of the dungeon.',
    'Le meneur obtient 3 + 4 = 7 pour l’extrémité du passage : un escalier vers l’extérieur.',
  ],
  [
    made('laidInstead', SAMPLES.laidInstead[0]!),
    'The passage does not fit: it has 2 sections instead of 3.',
    'Le passage ne tient pas : 2 éléments au lieu de 3.',
  ],
  [made('noteRead', SAMPLES.noteRead[0]!), 'It is cold here.', 'Il fait froid ici : l’eau gèle.'],
  [
    made('leaderChosen', SAMPLES.leaderChosen[0]!),
    'They roll for the lead: Heinrich 11, Alys 3. Heinrich leads the party.',
    'On lance le dé pour le meneur : Heinrich 11, Alys 3. Heinrich mène le groupe.',
  ],
  [
    made('corrected', SAMPLES.corrected[4]!),
    'By hand: Alys now has 1 gold crown. Reason: “lost the rest”.',
    'À la main : Alys a maintenant 1 couronne d’or. Raison : « lost the rest ».',
  ],
  [
    made('corrected', SAMPLES.corrected[1]!),
    'By hand: the Wounds of Ratman 2 are counted anew. Reason: “miscounted”.',
    'À la main : l’homme-rat 2 voit ses Blessures recomptées. Raison : « miscounted ».',
  ],
  [
    made('expeditionEnded', SAMPLES.expeditionEnded[1]!),
    'Alys comes home with the quest unfulfilled. Lost in the dungeon: Heinrich.',
    'Alys rentre sans avoir accompli la quête. Perdu dans le donjon : Heinrich.',
  ],
  [
    made('expeditionEnded', SAMPLES.expeditionEnded[0]!),
    'The quest is fulfilled: Heinrich and Alys come home in triumph. Brought home: 120 gold crowns and a length of rope.',
    'La quête est accomplie : Heinrich et Alys rentrent en triomphe. Rapporté : 120 couronnes d’or et une corde.',
  ],
  [
    made('expeditionEnded', SAMPLES.expeditionEnded[2]!),
    'No hero comes home: the dungeon has won. Lost in the dungeon: Heinrich and Alys.',
    'Aucun héros ne rentre : le donjon a gagné. Perdus dans le donjon : Heinrich et Alys.',
  ],
  [
    made('expeditionEnded', SAMPLES.expeditionEnded[3]!),
    'Heinrich and Alys come home from the dungeon. Brought home: a gold crown and 2 lengths of rope.',
    'Heinrich et Alys rentrent du donjon. Rapporté : une couronne d’or et 2 cordes.',
  ],
  [
    made('expeditionEnded', SAMPLES.expeditionEnded[4]!),
    'Heinrich comes home with the quest unfulfilled. There was time for one expedition only: it is lost. Brought home: 40 gold crowns. Lost in the dungeon: Alys.',
    'Heinrich rentre sans avoir accompli la quête. Le temps ne permettait qu’une expédition : elle est perdue. Rapporté : 40 couronnes d’or. Perdue dans le donjon : Alys.',
  ],
  [
    made('scorched', SAMPLES.scorched[0]!),
    'The jet of warpfire hits Heinrich with 3, 9, 11 against Toughness 8: 2 Wounds.',
    'Le jet de feu de warp touche Heinrich avec 3, 9, 11 contre une Résistance de 8 : 2 Blessures.',
  ],
  [
    made('counterPlayed', SAMPLES.counterPlayed[0]!),
    'The game master plays an escape counter.',
    'Le maître du jeu joue un pion de fuite.',
  ],
  [
    made('spellCast', SAMPLES.spellCast[0]!),
    'Magnus casts Power of the Phoenix, using up a phoenix feather and a dragon fang.',
    'Magnus jette « Pouvoir du Phénix », au prix d’une plume de phénix et d’un croc de dragon.',
  ],
  [
    made('windRolled', SAMPLES.windRolled[0]!),
    'Magnus rolls 3: the wind carries nobody else.',
    'Magnus obtient 3 : le vent n’emporte personne d’autre.',
  ],
  [
    made('disarmRolled', SAMPLES.disarmRolled[0]!),
    'Alys needs 5 to disarm the alarm and rolls 12 + 1: done. A master’s touch: Alys will do better from now on.',
    'Alys doit faire 5 pour désarmer l’alarme et obtient 12 + 1 : réussi. Un coup de maître : Alys fera mieux désormais.',
  ],
  [
    made('portcullisLifted', SAMPLES.portcullisLifted[1]!),
    'Heinrich and Alys heave at the portcullis with Strength 12 and roll 9: it goes up.',
    'Heinrich et Alys tentent de soulever la herse avec une Force de 12 et obtiennent 9 : elle monte.',
  ],
  [
    made('gasResisted', SAMPLES.gasResisted[0]!),
    'Heinrich holds his breath against Toughness 8 and rolls 9 − 1: held.',
    'Heinrich retient son souffle contre une Résistance de 8 et obtient 9 − 1 : rien de respiré.',
  ],
  [
    made('goodsLaid', SAMPLES.goodsLaid[0]!),
    'On F7 now: 25 gold crowns, 2 arrows, a shield and a sword.',
    'En F7 maintenant : 25 couronnes d’or, 2 flèches, un bouclier et une épée.',
  ],
  [made('strangerPlaced', SAMPLES.strangerPlaced[0]!), 'A maiden is on G7.', 'Une jeune fille est en G7.'],
  [
    made('ratsFought', SAMPLES.ratsFought[0]!),
    'Heinrich kills 3 rats and is bitten: 57 are left.',
    'Heinrich tue 3 rats et se fait mordre : il en reste 57.',
  ],
  [
    made('rewarded', SAMPLES.rewarded[1]!),
    'Heinrich and Alys are each given 2 Fate points.',
    'Heinrich et Alys reçoivent chacun 2 points de Destinée.',
  ],
];

for (const [event, en, fr] of EXPECTED) {
  test(en, () => {
    assert.equal(told(event, 'en'), en);
    assert.equal(typed(told(event, 'fr')), fr);
  });
}

test('a walk is one line, with its squares and its figure linked, and so are monsters that come together', () => {
  const step = (from: number, to: number): BaseEvent =>
    made('stepped', { figure: 'heinrich', from, to, across: [], left: 9, trodden: true });
  const events = [
    step(F7, G7),
    made('finished', {}),
    step(G7, at(7, 6)),
    made('monsterPlaced', { figure: { ...RATMAN, id: 'zombie-1', of: 'zombie' }, by: 'master' }),
    made('monsterPlaced', { figure: { ...RATMAN, id: 'zombie-2', of: 'zombie', square: F7 }, by: 'master' }),
  ];
  const { lines, after } = narrateAllAdvanced(events, NAMES, 'en');
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['Heinrich moves from F7 to H7, 2 squares.', 'Zombie 1 and Zombie 2 appear on G7 and F7.'],
  );
  assert.deepEqual(
    lines[0]!.parts.filter(({ figure, square }) => figure !== undefined || square !== undefined),
    [
      { text: 'Heinrich', figure: 'heinrich' },
      { text: 'F7', square: F7 },
      { text: 'H7', square: at(7, 6) },
    ],
  );
  assert.deepEqual(lines[0]!.rules, ['ADV-TURN-01']);
  assert.equal(narrateAllAdvanced(events.slice(3), after, 'fr').lines.length, 1);
});

test('ground where nothing stirs does not break a walk, and sections laid together are one line', () => {
  const step = (from: number, to: number): BaseEvent =>
    made('stepped', { figure: 'heinrich', from, to, across: [], left: 9, trodden: false });
  const trod = (square: number): BaseEvent => made('trod', { square });
  const laid = SAMPLES.sectionLaid[0]!;
  const events = [
    step(F7, G7),
    trod(G7),
    step(G7, at(7, 6)),
    trod(at(7, 6)),
    made('sectionLaid', { ...laid, section: 'passage', room: null, stairs: null, at: F7 }),
    made('sectionLaid', { ...laid, section: 'passage', room: null, stairs: null, at: G7 }),
    made('sectionLaid', { ...laid, section: 'leftTurn', room: null, stairs: null, at: at(7, 6) }),
  ];
  const texts = (language: 'en' | 'fr') =>
    narrateAllAdvanced(events, NAMES, language).lines.map(({ text }) => typed(text));
  assert.deepEqual(texts('en'), [
    'Heinrich moves from F7 to H7, 2 squares.',
    '2 passages and a left turn come into view, from F7 to H7.',
  ]);
  assert.deepEqual(texts('fr'), [
    'Heinrich va de F7 à H7, 2 cases.',
    '2 passages et un tournant à gauche apparaissent, de F7 à H7.',
  ]);
});

test('what happens at the table itself is told as well, by whoever sits there', () => {
  const events: readonly TableEvent[] = [
    { type: 'undone', by: 'ann', rules: ['TBL-UNDO'] },
    { type: 'takeBackProposed', by: 'bo', keep: 3, rules: ['TBL-BACK'] },
    { type: 'takeBackAnswered', by: 'master', agrees: true, rules: ['TBL-BACK'] },
    { type: 'takeBackAnswered', by: 'bo', agrees: false, rules: ['TBL-BACK'] },
    { type: 'takenBack', keep: 3, rules: ['TBL-BACK'] },
  ];
  const { lines, after } = narrateAllAdvanced(events, NAMES, 'fr');
  assert.deepEqual(
    lines.map(({ text }) => typed(text)),
    [
      'Heinrich annule le dernier ordre.',
      'Alys et Magnus proposent de revenir en arrière.',
      'Le maître du jeu accepte.',
      'Alys et Magnus refusent.',
      'Tous sont d’accord : la table revient en arrière.',
    ],
  );
  assert.deepEqual(lines[0]!.rules, ['TBL-UNDO']);
  assert.equal(after, NAMES);
  const alone = namesFrom({
    master: { seat: null },
    figures: [],
    sheets: SHEETS.map((sheet) => ({ ...sheet, seat: 'me' })),
  });
  const undone: TableEvent = { type: 'undone', by: 'me', rules: [] };
  assert.equal(narrateAdvanced(undone, alone, 'en')[0]?.text, 'The heroes take back the last command.');
});

test('where nobody is game master, nobody is said to be', () => {
  const alone = namesFrom({ master: { seat: null }, sheets: SHEETS, figures: [RATMAN] });
  const never: readonly string[] = [
    'counterDrawn',
    'counterPlayed',
    'watched',
    'masterRolled',
    'treasureSought',
  ];
  for (const [type, samples] of Object.entries(SAMPLES).filter(([name]) => !never.includes(name)))
    for (const facts of samples) {
      const event = made(type as EventType, facts as never);
      for (const language of LANGUAGES) {
        const [line] = narrateAdvanced(event, learnNames(alone, [event]), language);
        assert.doesNotMatch(line?.text ?? '', /game master|maître du jeu/u);
      }
    }
});

test('one of its kind needs no number, and somebody never met is named by the id', () => {
  const alone = namesFrom({ master: { seat: 'master' }, sheets: [], figures: [RATMAN] });
  const dies = made('died', { figure: 'ratman-2', by: 'sven', pile: null });
  const [line] = narrateAdvanced(dies, alone, 'fr');
  assert.equal(line?.text, 'Sven tue l’homme-rat.');
  const stranger = made('reloaded', { figure: 'who' });
  assert.equal(narrateAdvanced(stranger, alone, 'en')[0]?.text, 'Somebody reloads.');
});

test('of several that are found even the first has a number', () => {
  const found = made('monstersFound', {
    monsters: { ratman: 2 },
    characters: [],
    area: 'smallRoom-1',
  });
  const names = learnNames(namesFrom({ master: { seat: 'master' }, sheets: [], figures: [] }), [found]);
  const comes = made('monsterPlaced', { figure: { ...RATMAN, id: 'ratman-1' }, by: 'master' });
  assert.equal(narrateAllAdvanced([comes], names, 'en').lines[0]?.text, 'Ratman 1 appears on G7.');
});

test('whoever dies of their own spell is not said to kill themselves twice', () => {
  const dies = made('died', { figure: 'torallion', by: 'torallion', pile: null });
  assert.equal(told(dies, 'en'), 'Alys dies by her own doing.');
  assert.equal(told(dies, 'fr'), 'Alys meurt de son propre fait.');
});

test('two of the same name are told apart', () => {
  const twins = ['a', 'b'].map((id) => ({ ...SHEETS[0]!, id, name: 'Otto' }));
  const names = learnNames(namesFrom({ master: { seat: 'master' }, sheets: twins, figures: [] }), [
    made('setOut', { sheets: twins, again: false }),
  ]);
  const gives = made('potionGiven', { figure: 'a', target: 'b' });
  assert.equal(narrateAdvanced(gives, names, 'fr')[0]?.text, 'Otto 1 donne une potion de soins à Otto 2.');
});

test('lines that only keep the books are quiet', () => {
  const quiet = (event: BaseEvent): boolean | undefined => narrateAdvanced(event, NAMES, 'en')[0]?.quiet;
  assert.equal(quiet(made('acted', { figure: 'heinrich', did: 'attack' })), true);
  assert.equal(quiet(made('died', SAMPLES.died[0]!)), false);
});

test('an event nobody tells of is a mistake', () => {
  assert.throws(
    () => narrateAdvanced({ type: 'toString', rules: [] }, NAMES, 'en'),
    /nobody tells of toString/u,
  );
});
