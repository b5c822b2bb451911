/** Whatever is pointed at or pressed in vain in classic: why not. */
import { describe } from 'node:test';
import type { Language } from '@oubliette/words';
import { testReasons } from '../../play/testing/refused.ts';
import type { Reason, Refused } from '../../play/testing/refused.ts';
import { Sitting } from './testing/seat.ts';
import { table } from './testing/scene.ts';
import type { TestTable } from './testing/scene.ts';

type Scene = NonNullable<Parameters<typeof table>[2]>;
type Figures = NonNullable<Parameters<typeof table>[1]>;

/** What is tapped or pressed, in whose seat. */
type Tried = (sitting: Sitting, t: TestTable) => Promise<void>;
const on =
  (square: string): Tried =>
  (sitting, t) =>
    sitting.controller.tapSquare(t.square(square), 'tap');
const press =
  (action: string): Tried =>
  (sitting) =>
    sitting.controller.press(action);

interface Situation extends Refused {
  readonly map: string;
  readonly scene?: Scene;
  readonly figures?: Figures;
  readonly seat?: string;
  readonly tried: Tried;
}

const box = (row: string, ...more: readonly string[]): string => {
  const wall = `+${'-+'.repeat((row.length - 1) / 2)}`;
  return ['', wall, row, ...more, wall].join('\n  ');
};
const ROW = '|B . . . . . . O|';
const moving = (left: number, more: object = {}): Scene => ({ turn: { of: 'B', left, ...more } });
const spent = moving(6, { acted: true });
const rolled = moving(8);
const quest = (given: object, scene: Scene = rolled): Scene => ({ ...scene, quest: given });
/** What a locked door needs. */
const OPENS = { when: { leave: 'anyone' }, then: [{ open: 'gate' }, { goal: 'goal' }] };
const heroes = (kind: string, more: object = {}): Figures => ({ B: { kind, ...more } });

const SITUATIONS: Readonly<Record<string, Situation>> = {
  'a square behind a shut door': {
    map: box('|B . .d. . . . .|'),
    scene: rolled,
    tried: on('F1'),
    en: 'The door is shut: the way there leads through it.',
    fr: 'La porte est fermée : le chemin passe par elle.',
    rule: 'CLS-DOR-01',
  },
  'a foe behind a shut door': {
    map: box('|B . .d. . . . O|'),
    scene: rolled,
    tried: on('H1'),
    en: 'The door is shut: the way there leads through it.',
    fr: 'La porte est fermée : le chemin passe par elle.',
    rule: 'CLS-DOR-01',
  },
  'a locked door': {
    map: box('|B|. . . . . . .|'),
    scene: { ...quest({ doors: [{ at: 'A1-B1', locked: true, id: 'gate' }], notes: [OPENS] }) },
    tried: async (sitting, t) => {
      t.try('heroes', { type: 'openDoor', figure: t.id('B'), door: 'A1-B1' });
      sitting.look();
      await sitting.controller.tapDoor('A1-B1');
    },
    en: 'The door A1-B1 is locked.',
    fr: 'La porte A1-B1 est verrouillée.',
    rule: 'CLS-QBK-11',
  },
  'a fireplace': {
    map: box('|B . . . . . . .|', '+ + + + + + + + +', '|. . . . . . . .|'),
    scene: quest({ furniture: [{ kind: 'fireplace', at: 'D1' }] }, { ...moving(8, { acted: true }) }),
    tried: on('E1'),
    en: 'That is a fireplace. To search the room it stands in takes an action, and the Barbarian has already acted.',
    fr: 'Il y a là une cheminée. Fouiller sa salle demande une action, et le Barbare a déjà agi.',
    rule: 'CLS-TUR-04',
  },
  'a piece of furniture in the way': {
    map: box('|B . . . . . . .|'),
    scene: quest({ furniture: [{ kind: 'bookcase', at: 'D1' }] }),
    tried: on('H1'),
    en: 'Furniture stands in the way.',
    fr: 'Un meuble barre le chemin.',
    rule: 'CLS-MOV-10',
  },
  'a foe in the way': {
    map: box('|B . O . . . . .|'),
    scene: rolled,
    tried: on('F1'),
    en: 'The orc stands in the way.',
    fr: 'L’orc barre le chemin.',
    rule: 'CLS-MOV-07',
  },
  'a friend’s square': {
    map: box('|B . E . . . . .|'),
    figures: heroes('barbarian'),
    scene: {
      ...rolled,
      seats: [
        { id: 'heroes', plays: ['barbarian'] },
        { id: 'bob', plays: ['elf'] },
        { id: 'morcar', plays: 'morcar' },
      ],
    },
    tried: on('C1'),
    en: 'The Elf stands there: no two figures share a square.',
    fr: 'L’Elfe s’y trouve : deux figurines ne partagent pas une case.',
    rule: 'CLS-MOV-06',
  },
  'a pit in the way': {
    map: box('|B . . . . . . .|'),
    scene: quest({ traps: ['D1', 'E1'].map((at) => ({ kind: 'pit', at })) }),
    tried: async (sitting, t) => {
      t.do('heroes', { type: 'searchSecrets', figure: t.id('B') });
      sitting.look();
      await sitting.controller.tapSquare(t.square('H1'), 'tap');
    },
    en: 'An open pit is in the way.',
    fr: 'Une oubliette ouverte barre le chemin.',
    rule: 'CLS-TRP-13',
  },
  'a square too far for what is left': {
    map: box(ROW),
    scene: moving(0),
    tried: on('E1'),
    en: 'Too far: 4 squares to go, and 0 left in this move.',
    fr: 'Trop loin : 4 cases à faire, et il en reste 0 pour ce déplacement.',
    rule: 'CLS-MOV-01',
  },
  'a square crossed already': {
    map: box('|. . . B . . . .|'),
    scene: moving(5, { path: ['A1', 'B1', 'C1'] }),
    tried: on('A1'),
    en: 'The way there crosses a square of this move again: never the same square twice.',
    fr: 'Le chemin repasse par une case de ce déplacement : jamais deux fois la même.',
    rule: 'CLS-MOV-05',
  },
  'a square nobody has a way to': {
    map: box('|B . .|. . . . .|'),
    scene: rolled,
    tried: on('F1'),
    en: 'No way there is known: walls, and what nobody has seen yet, lie between.',
    fr: 'On ne connaît aucun chemin : des murs, et ce que nul n’a vu encore, sont entre deux.',
    rule: 'CLS-VIS-01',
  },
  'a wall beside one': {
    map: box('|B|. . . . . . .|'),
    scene: rolled,
    tried: on('B1'),
    en: 'A wall stands in between.',
    fr: 'Un mur se dresse entre les deux.',
    rule: 'CLS-DOR-01',
  },
  'a foe, with the action spent': {
    map: box('|B O . . . . . .|'),
    scene: spent,
    tried: on('B1'),
    en: 'The Barbarian has already acted in this turn.',
    fr: 'Le Barbare a déjà agi pendant ce tour.',
    rule: 'CLS-TUR-04',
  },
  'a foe at a corner': {
    map: box('|B .|', '+ + +', '|. O|'),
    scene: moving(0),
    tried: on('B2'),
    en: 'The orc is only diagonally near, out of reach of this weapon.',
    fr: 'L’orc n’est proche qu’en diagonale, hors d’atteinte de cette arme.',
    rule: 'CLS-CBT-03',
  },
  'a foe too far to reach': {
    map: box(ROW),
    scene: moving(0),
    tried: on('H1'),
    en: 'Too far: 6 squares to go, and 0 left in this move.',
    fr: 'Trop loin : 6 cases à faire, et il en reste 0 pour ce déplacement.',
    rule: 'CLS-MOV-01',
  },
  'attack, with nobody about': {
    map: box('|B . .|'),
    scene: rolled,
    tried: press('attack'),
    en: 'No foe is in reach: none is in view.',
    fr: 'Aucun ennemi à portée : il n’y en a pas en vue.',
    rule: 'CLS-CBT-02',
  },
  'attack, with somebody afar': {
    map: box(ROW),
    scene: rolled,
    tried: press('attack'),
    en: 'No foe is in reach: the nearest is the orc, on H1.',
    fr: 'Aucun ennemi à portée : le plus proche est l’orc, en H1.',
    rule: 'CLS-CBT-02',
  },
  'attack, once spent': {
    map: box(ROW),
    scene: spent,
    tried: press('attack'),
    en: 'The Barbarian has already acted in this turn.',
    fr: 'Le Barbare a déjà agi pendant ce tour.',
    rule: 'CLS-TUR-04',
  },
  'move, with nothing left': {
    map: box('|B . .|'),
    scene: moving(0),
    tried: press('move'),
    en: 'Not enough movement is left.',
    fr: 'Il ne reste pas assez de déplacement.',
    rule: 'CLS-MOV-01',
  },
  'move, in a dead end': {
    map: box('|B|.|'),
    scene: rolled,
    tried: press('move'),
    en: 'There is no square to go on to: walls, furniture, figures or squares crossed already bar the way.',
    fr: 'Aucune case où continuer : murs, meubles, figurines ou cases déjà traversées barrent le chemin.',
    rule: 'CLS-DOR-01',
  },
  'open, with no door': {
    map: box('|B . .|'),
    scene: rolled,
    tried: press('open'),
    en: 'No closed door is in view.',
    fr: 'Aucune porte fermée n’est en vue.',
    rule: 'CLS-VIS-08',
  },
  'open, with a door afar': {
    map: box('|B . .d.|'),
    scene: rolled,
    tried: press('open'),
    en: 'No shut door is within reach. Tap one, and your hero walks there and opens it.',
    fr: 'Aucune porte fermée à portée. Touchez-en une : votre héros y va et l’ouvre.',
    rule: 'CLS-DOR-03',
  },
  'cast, without spells': {
    map: box('|B . .|'),
    figures: heroes('elf'),
    scene: rolled,
    tried: press('cast'),
    en: 'The Elf has no spell left.',
    fr: 'L’Elfe n’a plus de sortilège.',
    rule: 'CLS-SPL-13',
  },
  'cast, by a barbarian': {
    map: box('|B . .|'),
    scene: rolled,
    tried: press('cast'),
    en: 'The Barbarian casts no spells.',
    fr: 'Le Barbare ne jette pas de sortilèges.',
    rule: 'CLS-SPL-04',
  },
  'cast, at nobody': {
    map: box('|B . .|'),
    figures: heroes('elf', { spells: ['ballOfFlame'] }),
    scene: rolled,
    tried: press('cast'),
    en: 'There is nobody in sight to cast a spell at.',
    fr: 'Il n’y a personne en vue sur qui jeter un sortilège.',
    rule: 'CLS-SPL-08',
  },
  'search, with a monster about': {
    map: box(ROW),
    scene: rolled,
    tried: press('searchTreasure'),
    en: 'The orc is too near for anybody to search.',
    fr: 'L’orc est trop près pour que l’on cherche.',
    rule: 'CLS-SRC-04',
  },
  'search, in training': {
    map: box('|B . .|'),
    scene: { ...rolled, training: true },
    tried: press('searchDoors'),
    en: 'Not in the training game: there, heroes only move and fight with their own arms.',
    fr: 'Pas à l’entraînement : on s’y déplace et on s’y bat avec ses propres armes, rien de plus.',
    rule: 'CLS-TRN-04',
  },
  'search, twice': {
    map: box('|B . .|'),
    scene: rolled,
    tried: async (sitting, t) => {
      t.do('heroes', { type: 'searchTreasure', figure: t.id('B') }, ['gold25']);
      sitting.look();
      await sitting.controller.press('searchTreasure');
    },
    en: 'The Barbarian has already acted in this turn.',
    fr: 'Le Barbare a déjà agi pendant ce tour.',
    rule: 'CLS-TUR-04',
  },
  'disarm, by a barbarian': {
    map: box('|B . .|'),
    scene: rolled,
    tried: press('disarm'),
    en: 'The Barbarian cannot disarm traps: the Dwarf can, and whoever has the tool kit.',
    fr: 'Le Barbare ne désamorce pas les pièges : le Nain le peut, ou qui possède la trousse à outils.',
    rule: 'CLS-TRP-38',
  },
  'disarm, with no trap known': {
    map: box('|B . .|'),
    figures: heroes('dwarf'),
    scene: rolled,
    tried: press('disarm'),
    en: 'No trap is known that could be disarmed.',
    fr: 'On ne connaît aucun piège à désamorcer.',
    rule: 'CLS-TRP-28',
  },
  'drink, without potions': {
    map: box('|B . .|'),
    scene: rolled,
    tried: press('item'),
    en: 'There is nothing here to drink or to throw: no potion is carried.',
    fr: 'Il n’y a rien à boire ni à lancer : aucune potion n’est portée.',
    rule: 'CLS-TRE-06',
  },
  'jump, with no pit': {
    map: box('|B . .|'),
    scene: rolled,
    tried: press('jump'),
    en: 'There is no open pit to jump beside the Barbarian.',
    fr: 'Il n’y a pas d’oubliette à sauter à côté du Barbare.',
    rule: 'CLS-TRP-13',
  },
  'leave, from afar': {
    map: box('|. . B|'),
    scene: rolled,
    tried: press('leave'),
    en: 'One leaves the dungeon by the stairs, or by the way out the quest gives.',
    fr: 'On quitte le donjon par l’escalier, ou par l’issue que donne la quête.',
    rule: 'CLS-END-02',
  },
  'move, in another’s turn': {
    map: box(ROW),
    scene: { turn: 'morcar' },
    tried: press('move'),
    en: 'It is the evil wizard’s turn.',
    fr: 'C’est le tour du sorcier maléfique.',
    rule: 'CLS-TUR-02',
  },
  'end of turn, in another’s turn': {
    map: box(ROW),
    scene: { turn: 'morcar' },
    tried: press('endTurn'),
    en: 'It is the evil wizard’s turn.',
    fr: 'C’est le tour du sorcier maléfique.',
    rule: 'CLS-TUR-02',
  },
  'a hero out of a monster’s reach': {
    map: box('|B . .d. . . . O|'),
    scene: { turn: 'morcar' },
    seat: 'morcar',
    tried: on('A1'),
    en: 'The door is shut: the way there leads through it.',
    fr: 'La porte est fermée : le chemin passe par elle.',
    rule: 'CLS-DOR-01',
  },
  'the stairs, for a monster': {
    map: box('|B . . . . . . O|', '+ + + + + + + + +', '|. . . . . . . .|'),
    scene: { turn: 'morcar', stairs: 'A1' },
    seat: 'morcar',
    tried: on('B1'),
    en: 'Monsters do not enter the stairs.',
    fr: 'Les monstres ne montent pas sur l’escalier.',
    rule: 'CLS-STA-08',
  },
  'open, by a monster': {
    map: box('|B . .d. . . . O|'),
    scene: { turn: 'morcar' },
    seat: 'morcar',
    tried: press('open'),
    en: 'The orc does not open doors.',
    fr: 'L’orc n’ouvre pas les portes.',
    rule: 'CLS-DOR-02',
  },
};

async function reasons(
  { map, scene = {}, figures, seat = 'heroes', tried }: Situation,
  language: Language,
): Promise<readonly Reason[]> {
  const all = {
    ...(map.includes('B') ? heroes('barbarian') : {}),
    ...(map.includes('E') ? { E: { kind: 'elf' } } : {}),
    ...(map.includes('O') ? { O: { kind: 'orc' } } : {}),
  };
  const t = table(map, { ...all, ...figures }, scene);
  const sitting = new Sitting(t, seat, language);
  await tried(sitting, t);
  return sitting.reasons;
}

describe('nothing is refused without the true reason and its rule', () => {
  testReasons(SITUATIONS, reasons);
});
