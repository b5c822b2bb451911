/** Whatever is pointed at or pressed in vain in NextLevel: why not. */
import { describe } from 'node:test';
import type { Language } from '@oubliette/words';
import type { TestTable } from '../../classic/play/testing/scene.ts';
import type { Sitting } from '../../classic/play/testing/seat.ts';
import { testReasons } from '../../play/testing/refused.ts';
import type { Reason, Refused } from '../../play/testing/refused.ts';
import type { NextTableSetting } from '@oubliette/nextlevel/testing';
import type { NextAction } from './actions.ts';
import { sitAt, table } from './testing/scene.ts';

type Tried = (sitting: Sitting, t: TestTable) => Promise<void>;
const on =
  (square: string): Tried =>
  (sitting, t) =>
    sitting.controller.tapSquare(t.square(square), 'tap');
const door =
  (name: string): Tried =>
  (sitting) =>
    sitting.controller.tapDoor(name);
const press =
  (action: NextAction): Tried =>
  (sitting) =>
    sitting.controller.press(action);

interface Situation extends Refused {
  readonly map: string;
  readonly kind?: string;
  readonly scene?: NextTableSetting;
  readonly seat?: string;
  readonly tried: Tried;
}

const box = (...rows: readonly string[]): string => {
  const wall = `+${'-+'.repeat((rows[0]!.length - 1) / 2)}`;
  return ['', wall, ...rows, wall].join('\n  ');
};
const ROW = box('|H . . . . . . O|');
const moving = (left: number, more: NextTableSetting = {}): NextTableSetting => ({
  turn: { of: 'H', left },
  next: { turn: { actions: ['move'] } },
  ...more,
});
const spent: NextTableSetting = {
  turn: { of: 'H', left: 0, acted: true },
  next: { turn: { actions: ['move', 'attack'] } },
};
const struck: NextTableSetting = { turn: { of: 'H' }, next: { turn: { actions: ['attack'] } } };
const BOW = { gear: ['longBow'], inHand: 'longBow', poison: 0 };
const monsters: NextTableSetting = { turn: 'morcar' };

const SITUATIONS: Readonly<Record<string, Situation>> = {
  'a square behind a shut door': {
    map: box('|H . .d. . . . .|'),
    scene: moving(8),
    tried: on('F1'),
    en: 'The door is shut: the way there leads through it.',
    fr: 'La porte est fermée : le chemin passe par elle.',
    rule: 'CLS-DOR-01',
  },
  'a foe behind a shut door': {
    map: box('|H . .d. . . . O|'),
    scene: moving(8),
    tried: on('H1'),
    en: 'The door is shut: the way there leads through it.',
    fr: 'La porte est fermée : le chemin passe par elle.',
    rule: 'CLS-DOR-01',
  },
  'a square nobody has a way to': {
    map: box('|H . .|. . . . .|'),
    scene: moving(8),
    tried: on('F1'),
    en: 'No way there is known: walls, and what nobody has seen yet, lie between.',
    fr: 'On ne connaît aucun chemin : des murs, et ce que nul n’a vu encore, sont entre deux.',
    rule: 'CLS-VIS-01',
  },
  'a wall beside one': {
    map: box('|H|. . . . . . .|'),
    scene: moving(8),
    tried: on('B1'),
    en: 'A wall stands in between.',
    fr: 'Un mur se dresse entre les deux.',
    rule: 'CLS-DOR-01',
  },
  'a foe in the way': {
    map: box('|H . O . . . . .|'),
    scene: moving(8),
    tried: on('F1'),
    en: 'The orc stands in the way.',
    fr: 'L’orc barre le chemin.',
    rule: 'CLS-MOV-07',
  },
  'a square too far for what is left': {
    map: ROW,
    scene: moving(0),
    tried: on('E1'),
    en: 'Too far: 4 squares to go, and 0 left in this move.',
    fr: 'Trop loin : 4 cases à faire, et il en reste 0 pour ce déplacement.',
    rule: 'CLS-MOV-01',
  },
  'the square behind one, with a step left': {
    map: box('|. H . .|'),
    scene: moving(1, { next: { figures: { H: { facing: 'east' } }, turn: { actions: ['move'] } } }),
    tried: on('A1'),
    en: 'Not enough movement is left.',
    fr: 'Il ne reste pas assez de déplacement.',
    rule: 'NXT-MOV-03',
  },
  'furniture in the way': {
    map: box('|H . . . . . . .|'),
    scene: moving(8, { quest: { furniture: [{ kind: 'bookcase', at: 'D1' }] } }),
    tried: on('H1'),
    en: 'Furniture stands in the way.',
    fr: 'Un meuble barre le chemin.',
    rule: 'CLS-MOV-10',
  },
  'a fireplace, once one has acted': {
    map: box('|H . . . . . . .|', '+ + + + + + + + +', '|. . . . . . . .|'),
    scene: { ...spent, quest: { furniture: [{ kind: 'fireplace', at: 'B1' }] } },
    tried: on('B1'),
    en: 'That is a fireplace. To search the room it stands in takes an action, and the Barbarian has already acted.',
    fr: 'Il y a là une cheminée. Fouiller sa salle demande une action, et le Barbare a déjà agi.',
    rule: 'NXT-ACT-01',
  },
  'a foe too far to reach': {
    map: ROW,
    scene: moving(0),
    tried: on('H1'),
    en: 'Too far: 6 squares to go, and 0 left in this move.',
    fr: 'Trop loin : 6 cases à faire, et il en reste 0 pour ce déplacement.',
    rule: 'CLS-MOV-01',
  },
  'a foe behind a corner, for a bow': {
    map: box('|H|O|', '+ + +', '|. .|'),
    kind: 'elf',
    scene: moving(0, { next: { turn: { actions: ['move'] }, figures: { H: { sheet: BOW } } } }),
    tried: on('B1'),
    en: 'That needs a line of sight: a wall hides the orc.',
    fr: 'Il faut une ligne de vue : un mur cache l’orc.',
    rule: 'NXT-FRF-01',
  },
  'a foe, struck at already': {
    map: box('|H O . .|'),
    scene: struck,
    tried: on('B1'),
    en: 'That action has been taken this turn: the two must differ.',
    fr: 'Cette action est déjà prise ce tour-ci : les deux doivent différer.',
    rule: 'NXT-ACT-04',
  },
  'a foe, with both actions spent': {
    map: box('|H O . .|'),
    scene: spent,
    tried: on('B1'),
    en: 'That action has been taken this turn: the two must differ.',
    fr: 'Cette action est déjà prise ce tour-ci : les deux doivent différer.',
    rule: 'NXT-ACT-04',
  },
  'attack, with nobody about': {
    map: box('|H . .|'),
    scene: moving(3),
    tried: press('attack'),
    en: 'No foe is in reach: none is in view.',
    fr: 'Aucun ennemi à portée : il n’y en a pas en vue.',
    rule: 'NXT-ATK-12',
  },
  'attack, with somebody afar': {
    map: ROW,
    scene: moving(3),
    tried: press('attack'),
    en: 'No foe is in reach: the nearest is the orc, on H1.',
    fr: 'Aucun ennemi à portée : le plus proche est l’orc, en H1.',
    rule: 'NXT-ATK-04',
  },
  'attack, once more': {
    map: box('|H O . .|'),
    scene: struck,
    tried: press('attack'),
    en: 'That action has been taken this turn: the two must differ.',
    fr: 'Cette action est déjà prise ce tour-ci : les deux doivent différer.',
    rule: 'NXT-ACT-04',
  },
  'attack, with both actions spent': {
    map: box('|H O . .|'),
    scene: spent,
    tried: press('attack'),
    en: 'That action has been taken this turn: the two must differ.',
    fr: 'Cette action est déjà prise ce tour-ci : les deux doivent différer.',
    rule: 'NXT-ACT-04',
  },
  'move, with nothing left': {
    map: box('|H . .|'),
    scene: moving(0),
    tried: press('move'),
    en: 'Not enough movement is left.',
    fr: 'Il ne reste pas assez de déplacement.',
    rule: 'CLS-MOV-01',
  },
  'open, with no door': {
    map: box('|H . .|'),
    scene: moving(3),
    tried: press('open'),
    en: 'No door is known here.',
    fr: 'On ne connaît aucune porte ici.',
    rule: 'CLS-VIS-08',
  },
  'open, with a door afar': {
    map: box('|H . .d.|'),
    scene: moving(3),
    tried: press('open'),
    en: 'No shut door is within reach. Tap one, and your hero walks there and opens it.',
    fr: 'Aucune porte fermée à portée. Touchez-en une : votre héros y va et l’ouvre.',
    rule: 'CLS-DOR-03',
  },
  'search, with a monster about': {
    map: ROW,
    scene: moving(3),
    tried: press('search'),
    en: 'The orc is too near for anybody to search.',
    fr: 'L’orc est trop près pour que l’on cherche.',
    rule: 'NXT-ACT-07',
  },
  'search, in training': {
    map: box('|H . .|'),
    scene: { training: true },
    tried: press('search'),
    en: 'Not in the training game: there, heroes only move and fight with their own arms.',
    fr: 'Pas à l’entraînement : on s’y déplace et on s’y bat avec ses propres armes, rien de plus.',
    rule: 'CLS-TRN-04',
  },
  'look for traps, in training': {
    map: box('|H . .|'),
    scene: { training: true },
    tried: press('look'),
    en: 'Not in the training game: there, heroes only move and fight with their own arms.',
    fr: 'Pas à l’entraînement : on s’y déplace et on s’y bat avec ses propres armes, rien de plus.',
    rule: 'CLS-TRN-04',
  },
  'cast, by a barbarian': {
    map: box('|H . .|'),
    scene: moving(3),
    tried: press('cast'),
    en: 'The Barbarian casts no spells.',
    fr: 'Le Barbare ne jette pas de sortilèges.',
    rule: 'CLS-SPL-04',
  },
  'cast, without spells': {
    map: box('|H . .|'),
    kind: 'elf',
    scene: moving(3),
    tried: press('cast'),
    en: 'The Elf has nothing to cast or to read.',
    fr: 'L’Elfe n’a rien à jeter ni à lire.',
    rule: 'CLS-SPL-13',
  },
  'potion, with none': {
    map: box('|H . .|'),
    scene: moving(3),
    tried: press('item'),
    en: 'The Barbarian carries no potion.',
    fr: 'Le Barbare ne porte aucune potion.',
    rule: 'CLS-TRE-06',
  },
  'traps, by a barbarian': {
    map: box('|H . .|'),
    scene: moving(3),
    tried: press('traps'),
    en: 'The Barbarian does not work on traps: only the Dwarf does.',
    fr: 'Le Barbare ne touche pas aux pièges : seul le Nain sait le faire.',
    rule: 'NXT-DWF-09',
  },
  'traps, with none known': {
    map: box('|H . .|'),
    kind: 'dwarf',
    scene: moving(3),
    tried: press('traps'),
    en: 'No trap is known that could be taken apart.',
    fr: 'On ne connaît aucun piège à démonter.',
    rule: 'NXT-DWF-08',
  },
  'jump, with no pit': {
    map: box('|H . .|'),
    scene: moving(3),
    tried: press('jump'),
    en: 'There is no open pit to jump beside the Barbarian.',
    fr: 'Il n’y a pas d’oubliette à sauter à côté du Barbare.',
    rule: 'CLS-TRP-13',
  },
  'craft, without the gift': {
    map: box('|H . .|'),
    scene: moving(3),
    tried: press('craft'),
    en: 'The Barbarian cannot do anything of the sort now.',
    fr: 'Le Barbare ne peut rien faire de tel maintenant.',
    rule: 'NXT-HRO-01',
  },
  'leave, from afar': {
    map: box('|. . H|'),
    scene: moving(3),
    tried: press('leave'),
    en: 'One leaves the dungeon by the stairs, or by the way out the quest gives.',
    fr: 'On quitte le donjon par l’escalier, ou par l’issue que donne la quête.',
    rule: 'CLS-END-02',
  },
  'move, in another’s turn': {
    map: ROW,
    scene: monsters,
    tried: press('move'),
    en: 'It is the evil wizard’s turn.',
    fr: 'C’est le tour du sorcier maléfique.',
    rule: 'CLS-TUR-02',
  },
  'end of turn, in another’s turn': {
    map: ROW,
    scene: monsters,
    tried: press('endTurn'),
    en: 'It is the evil wizard’s turn.',
    fr: 'C’est le tour du sorcier maléfique.',
    rule: 'CLS-TUR-02',
  },
  'a hero out of a monster’s reach': {
    map: box('|H . .d. . . . O|'),
    scene: monsters,
    seat: 'morcar',
    tried: on('A1'),
    en: 'The door is shut: the way there leads through it.',
    fr: 'La porte est fermée : le chemin passe par elle.',
    rule: 'CLS-DOR-01',
  },
  'technique, of an orc': {
    map: ROW,
    scene: monsters,
    seat: 'morcar',
    tried: press('technique'),
    en: 'Only major monsters do that, and the orc is none.',
    fr: 'Seuls les monstres majeurs font cela, et l’orc n’en est pas un.',
    rule: 'NXT-MON-06',
  },
  'a barricade, with no door': {
    map: box('|H . .|'),
    scene: moving(3),
    tried: press('doors'),
    en: 'No door is known here.',
    fr: 'On ne connaît aucune porte ici.',
    rule: 'CLS-VIS-08',
  },
  'a door out of reach': {
    map: box('|H . .|. . .d. .|'),
    scene: moving(3),
    tried: door('F1-G1'),
    en: 'No way there is known: walls, and what nobody has seen yet, lie between.',
    fr: 'On ne connaît aucun chemin : des murs, et ce que nul n’a vu encore, sont entre deux.',
    rule: 'CLS-VIS-01',
  },
};

async function reasons(
  { map, kind = 'barbarian', scene = {}, seat = 'heroes', tried }: Situation,
  language: Language,
): Promise<readonly Reason[]> {
  const foe = map.includes('O') ? { O: { kind: 'orc' } } : {};
  const t = table(map, { H: { kind }, ...foe }, scene);
  const sitting = sitAt(t, seat, language);
  await tried(sitting, t);
  return sitting.reasons;
}

describe('nothing is refused without the true reason and its rule', () => {
  testReasons(SITUATIONS, reasons);
});
