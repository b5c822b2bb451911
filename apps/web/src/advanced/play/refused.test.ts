/** Whatever is pointed at or pressed in vain on an expedition: why not. */
import { describe } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { withSquares } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { testReasons } from '../../play/testing/refused.ts';
import type { Reason, Refused } from '../../play/testing/refused.ts';
import type { ActionId } from './commands.ts';
import type { Desk } from './desk.ts';
import { drawn } from './testing/match.ts';
import type { Drawn } from './testing/match.ts';
import { seated } from './testing/seat.ts';

type Scene = Parameters<typeof drawn>[0];
type Put = NonNullable<Parameters<typeof drawn>[1]>;
type Tried = (desk: Desk, table: Drawn) => Promise<void>;

interface Situation extends Refused {
  readonly scene: Scene;
  readonly put?: Put;
  readonly tried: Tried;
}

const on =
  (square: string): Tried =>
  (desk, { at }) =>
    desk.tapSquare(at(square), 'tap');
const door =
  (a: string, b: string): Tried =>
  (desk, { at }) =>
    desk.tapDoor(`${at(a)}-${at(b)}`);
const press =
  (action: ActionId): Tried =>
  (desk) =>
    desk.press(action);

const box = (...rows: readonly string[]): string => {
  const wall = `+${'-+'.repeat((rows[0]!.length - 1) / 2)}`;
  return ['', wall, ...rows, wall].join('\n  ');
};
const R = { monster: 'ratman' };
const exploring = (map: string, more: Partial<Scene> = {}): Scene => ({
  map,
  figures: { ...(map.includes('A') ? { A: {} } : {}), ...(map.includes('B') ? { B: {} } : {}) },
  ...more,
});
const fighting = (map: string, more: Partial<Scene> = {}): Scene => {
  const { figures, ...rest } = exploring(map);
  return { ...rest, figures: { ...figures, R }, fight: {}, ...more };
};
const acted = (more: object): Partial<Scene> => ({
  turn: { acts: { A: { moved: 0, left: null, did: null, first: null, over: false, ...more } } },
});
const LONG = box('|A . . . . . . . . . . . . . . .|');
const HALL = box('|A . . . . R|', '+ + + + + + +', '|. . . . . .|');
const withThing =
  (thing: object): Put =>
  (state, at) => {
    const [level] = state.levels as [(typeof state.levels)[number]];
    const square = at('C1');
    return { ...state, levels: [{ ...level, things: [{ square, ...thing } as never] }] };
  };
const withGround =
  (what: 'rubble' | 'furniture'): Put =>
  (state, at) => {
    const [level] = state.levels as [(typeof state.levels)[number]];
    return { ...state, levels: [{ ...level, [what]: withSquares(level[what], [at('C1')]) }] };
  };
const chest = withThing({ tag: 'chest', id: 'chest', state: 'closed' });

const SITUATIONS: Readonly<Record<string, Situation>> = {
  'a square behind a shut door': {
    scene: exploring(box('|A . .d. . .|')),
    tried: on('E1'),
    en: 'The door is shut: the way there leads through it.',
    fr: 'La porte est fermée : le chemin passe par elle.',
    rule: 'ADV-EXPL-09',
  },
  'a square too far for a turn': {
    scene: exploring(LONG),
    tried: on('P1'),
    en: 'Too far for this turn: 15 squares to go.',
    fr: 'Trop loin pour ce tour : 15 cases à faire.',
    rule: 'ADV-EXPL-03',
  },
  'a square nobody has a way to': {
    scene: exploring(box('|A . .|. . .|')),
    tried: on('E1'),
    en: 'No way there is known: walls lie between, or what nobody has explored yet.',
    fr: 'On ne connaît aucun chemin : des murs sont entre deux, ou ce que nul n’a encore exploré.',
    rule: 'ADV-EXPL-05',
  },
  'the square of one who did something else': {
    scene: exploring(box('|A . . .|'), acted({ did: 'search', over: true, first: 'deed' })),
    tried: on('C1'),
    en: 'A has done all there is to do in this phase.',
    fr: 'A a fait tout ce qui se fait dans cette phase.',
    rule: 'ADV-EXPL-01',
  },
  'a square past a friend, in a fight': {
    scene: fighting(box('|A B . . . R|')),
    tried: on('C1'),
    en: 'B stands in the way.',
    fr: 'B barre le chemin.',
    rule: 'ADV-CMB-31',
  },
  'a square past an enemy': {
    scene: fighting(box('|A . . R . .|')),
    tried: on('F1'),
    en: 'The ratman stands in the way.',
    fr: 'L’homme-rat barre le chemin.',
    rule: 'ADV-CMB-31',
  },
  'a square beyond a death zone': {
    scene: fighting(box('|A . . . . .|', '+ + + + + + +', '|#|#|#|R|#|#|').replaceAll('#', '.')),
    tried: on('F1'),
    en: 'An enemy’s death zone is in the way: whoever enters it halts there.',
    fr: 'La zone mortelle d’un ennemi barre le chemin : qui y entre s’arrête.',
    rule: 'ADV-CMB-36',
  },
  'an enemy behind a shut door': {
    scene: fighting(box('|A . .d. . R|')),
    tried: on('F1'),
    en: 'The door is shut: the way there leads through it.',
    fr: 'La porte est fermée : le chemin passe par elle.',
    rule: 'ADV-EXPL-09',
  },
  'an enemy too far': {
    scene: fighting(LONG.replace('.|', 'R|')),
    tried: on('P1'),
    en: 'Too far for this turn: 14 squares to go.',
    fr: 'Trop loin pour ce tour : 14 cases à faire.',
    rule: 'ADV-CMB-29',
  },
  'an enemy, once one has struck': {
    scene: fighting(box('|A R . . . .|'), acted({ did: 'attack', first: 'deed' })),
    tried: on('B1'),
    en: 'A has done all there is to do in this phase.',
    fr: 'A a fait tout ce qui se fait dans cette phase.',
    rule: 'ADV-CMB-04',
  },
  'an enemy, with all done': {
    scene: fighting(box('|A R . . . .|'), acted({ did: 'attack', first: 'deed', over: true })),
    tried: on('B1'),
    en: 'A has done all there is to do in this phase.',
    fr: 'A a fait tout ce qui se fait dans cette phase.',
    rule: 'ADV-CMB-02',
  },
  'a door, in a death zone': {
    scene: fighting(
      box('|AdR . . . .|', '+ + + + + + +', '|. . . . . .|')
        .replace('AdR', 'AdB')
        .replace('|. . .', '|R . .'),
    ),
    tried: door('A1', 'B1'),
    en: 'Not in the death zone of an enemy.',
    fr: 'Pas dans la zone mortelle d’un ennemi.',
    rule: 'ADV-CMB-41',
  },
  'a door across the hall, out of reach': {
    scene: exploring(box('|A|. .d. . .|')),
    tried: door('C1', 'D1'),
    en: 'No way there is known: walls lie between, or what nobody has explored yet.',
    fr: 'On ne connaît aucun chemin : des murs sont entre deux, ou ce que nul n’a encore exploré.',
    rule: 'ADV-EXPL-05',
  },
  'a chest, for a henchman': {
    scene: exploring(box('|B A . . .|'), {
      figures: { A: { kind: 'henchman', calling: 'manAtArms', serves: 'B' }, B: {} },
      turn: { active: 'A' },
    }),
    put: chest,
    tried: press('open'),
    en: 'A is a henchman, who does nothing but move while exploring.',
    fr: 'A est un suivant : en exploration, un suivant ne fait que se déplacer.',
    rule: 'ADV-EXPL-02',
  },
  'a chest out of reach': {
    scene: exploring(box('|A|. . . .|')),
    put: chest,
    tried: on('C1'),
    en: 'No way there is known: walls lie between, or what nobody has explored yet.',
    fr: 'On ne connaît aucun chemin : des murs sont entre deux, ou ce que nul n’a encore exploré.',
    rule: 'ADV-EXPL-05',
  },
  'move, with all done': {
    scene: exploring(box('|A . . .|'), acted({ over: true, moved: 12, left: 0, first: 'move' })),
    tried: press('move'),
    en: 'A has done all there is to do in this phase.',
    fr: 'A a fait tout ce qui se fait dans cette phase.',
    rule: 'ADV-EXPL-01',
  },
  'attack, while exploring': {
    scene: exploring(box('|A . . .|')),
    tried: press('attack'),
    en: 'There is nobody to fight: this is an exploration turn.',
    fr: 'Il n’y a personne à combattre : c’est un tour d’exploration.',
    rule: 'ADV-TURN-01',
  },
  'attack, with nobody in reach': {
    scene: fighting(HALL),
    tried: press('attack'),
    en: 'No enemy is in reach: the nearest is the ratman, on F1.',
    fr: 'Aucun ennemi à portée : le plus proche est l’homme-rat, en F1.',
    rule: 'ADV-HTH-01',
  },
  'run, while exploring': {
    scene: exploring(box('|A . . .|')),
    tried: press('run'),
    en: 'Running is for fights. While exploring everybody goes twelve squares anyway.',
    fr: 'On ne court qu’au combat. En exploration, chacun avance déjà de douze cases.',
    rule: 'ADV-TURN-01',
  },
  'open, with nothing to open': {
    scene: exploring(box('|A . . .|')),
    tried: press('open'),
    en: 'There is no closed door or chest to be seen.',
    fr: 'Il n’y a ni porte fermée ni coffre en vue.',
    rule: 'ADV-EXPL-09',
  },
  'open, with a door afar': {
    scene: exploring(box('|A . .d.|')),
    tried: press('open'),
    en: 'To open a door, stand before it: the nearest is at C1.',
    fr: 'Pour ouvrir une porte, placez-vous devant : la plus proche est en C1.',
    rule: 'ADV-EXPL-09',
  },
  'open, with a chest afar': {
    scene: exploring(box('|A . . .|')),
    put: chest,
    tried: press('open'),
    en: 'To open the chest, stand next to it.',
    fr: 'Pour ouvrir le coffre, placez-vous à côté.',
    rule: 'ADV-EXPL-12',
  },
  'search, in a passage': {
    scene: exploring(box('|A : : :|')),
    tried: press('search'),
    en: 'Secret doors are looked for only in dead ends, and in rooms with no door but the one that led in.',
    fr: 'On ne cherche de portes secrètes que dans les culs-de-sac, et dans les salles sans autre porte que celle de l’entrée.',
    rule: 'ADV-SECR-01',
  },
  'search, in a fight': {
    scene: fighting(HALL),
    tried: press('search'),
    en: 'Not in a fight: that is for when there is no enemy about.',
    fr: 'Pas pendant un combat : il n’y faut aucun ennemi.',
    rule: 'ADV-TURN-01',
  },
  'help, with nobody down': {
    scene: exploring(box('|A B . .|')),
    tried: press('help'),
    en: 'Nobody lies knocked out who could be helped.',
    fr: 'Personne n’est à terre qui puisse être secouru.',
    rule: 'ADV-DEATH-06',
  },
  'stairs, from afar': {
    scene: exploring(box('|A . . .|')),
    tried: press('stairs'),
    en: 'To take the stairs, stand on them.',
    fr: 'Pour prendre l’escalier, placez-vous dessus.',
    rule: 'ADV-STAIR-05',
  },
  'cast, by a warrior': {
    scene: fighting(HALL),
    tried: press('cast'),
    en: 'A has no spell to cast.',
    fr: 'A n’a aucun sort à jeter.',
    rule: 'ADV-MAG-02',
  },
  'item, with nothing': {
    scene: exploring(box('|A . . .|'), { figures: { A: { weapons: [] } } }),
    tried: press('item'),
    en: 'A has nothing to drink, wear, take up or hand over.',
    fr: 'A n’a rien à boire, à porter, à ramasser ni à donner.',
    rule: 'ADV-MGT-26',
  },
  'trap, with none known': {
    scene: exploring(box('|A . . .|')),
    tried: press('trap'),
    en: 'No trap is known that could be disarmed.',
    fr: 'On ne connaît aucun piège à désamorcer.',
    rule: 'ADV-SPOT-07',
  },
  'special, with nothing of the kind': {
    scene: exploring(box('|A . . .|')),
    tried: press('special'),
    en: 'There is nothing of the kind here: rooms with a hazard have things of their own to do.',
    fr: 'Il n’y a rien de tel ici : les salles de hasard ont leurs propres possibilités.',
    rule: 'ADV-GEN-24',
  },
  'a square behind rubble': {
    scene: exploring(box('|A . . . .|')),
    put: withGround('rubble'),
    tried: on('E1'),
    en: 'Rubble blocks the way.',
    fr: 'Un éboulis barre le chemin.',
    rule: 'ADV-EXPL-04',
  },
  'a square behind furniture': {
    scene: exploring(box('|A . . . .|')),
    put: withGround('furniture'),
    tried: on('E1'),
    en: 'Furniture stands in the way.',
    fr: 'Un meuble barre le chemin.',
    rule: 'ADV-EXPL-04',
  },
  'run, with an enemy beside one': {
    scene: fighting(box('|. A R . . .|'), acted({ moved: 1, first: 'move' })),
    tried: press('run'),
    en: 'Not in the death zone of an enemy.',
    fr: 'Pas dans la zone mortelle d’un ennemi.',
    rule: 'ADV-CMB-46',
  },
};

async function reasons({ scene, put, tried }: Situation, language: Language): Promise<readonly Reason[]> {
  const table = drawn(scene, put);
  const sitting = seated(table.match, 'always', language);
  await tried(sitting.desk, table);
  // What a tap says is said a moment later.
  await setImmediate();
  return sitting.reasons;
}

describe('nothing is refused without the true reason and its rule', () => {
  testReasons(SITUATIONS, reasons);
});
