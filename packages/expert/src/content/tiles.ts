/** The Dungeon cards: 12 corridors and 24 rooms, each with its printed layout and a smaller one (EXP-CRD-01). */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';

/** The cells in rows, furniture by its marks; doors as sides and places: `n2` is on the third cell from the west. */
export interface TilePlan {
  readonly rows: readonly string[];
  readonly doors: string;
}

export interface TileCard extends TilePlan {
  readonly noun: Noun;
  readonly kind: 'room' | 'corridor';
  /** How many Monster cards it calls for. */
  readonly monsters: 0 | 1 | 2;
  /** Laid where the printed one fits in no turning (EXP-BLD-02). */
  readonly smaller: TilePlan;
}

const SHORT: TilePlan = { rows: ['::', '::', '::'], doors: 'n0 s1' };
const BLIND: TilePlan = { rows: ['::', '::', '::'], doors: 'n0' };
const FORK: TilePlan = { rows: ['::', '::', '::'], doors: 'n0 s1 e1' };

function corridor(
  name: Noun,
  length: number,
  doors: string,
  smaller: TilePlan,
  monsters: TileCard['monsters'] = 0,
): TileCard {
  const rows = Array.from({ length }, () => '::');
  return { noun: name, kind: 'corridor', monsters, smaller, rows, doors };
}

function room(
  name: Noun,
  monsters: TileCard['monsters'],
  doors: string,
  rows: readonly string[],
  smaller: TilePlan,
): TileCard {
  return { noun: name, kind: 'room', monsters, doors, rows, smaller };
}

const passage = (en: string, fr: string, many: string, gender: 'm' | 'f' = 'm'): Noun =>
  noun(en, fr, gender, { fr: many });

/** A small room with the first piece of a larger one. */
function cell(doors: string, ...rows: string[]): TilePlan {
  return { rows, doors };
}

export const TILES = {
  gallery: corridor(passage('long gallery', 'longue galerie', 'longues galeries', 'f'), 8, 'n0 s1 e3', SHORT),
  bend: corridor(passage('bent passage', 'passage coudé', 'passages coudés'), 5, 'n0 e4', SHORT),
  narrows: corridor(passage('narrow passage', 'passage étroit', 'passages étroits'), 4, 'n1 s0', SHORT),
  crossing: corridor(passage('crossing', 'croisement', 'croisements'), 6, 'n0 s1 e2 w3', FORK),
  blindAlley: corridor(passage('blind alley', 'cul-de-sac', 'culs-de-sac'), 4, 'n0', BLIND),
  oldRoad: corridor(passage('old road', 'vieux chemin', 'vieux chemins'), 7, 'n1 s1 w5', FORK),
  sideWay: corridor(passage('side way', 'chemin de traverse', 'chemins de traverse'), 5, 'n0 w2', SHORT),
  fork: corridor(passage('fork', 'bifurcation', 'bifurcations', 'f'), 5, 'n0 s0 s1', FORK),
  cloister: corridor(
    passage('cloister walk', 'allée du cloître', 'allées du cloître', 'f'),
    8,
    'n1 e6 w4',
    FORK,
  ),
  watchWay: corridor(passage('guarded passage', 'passage gardé', 'passages gardés'), 6, 'n0 s1', SHORT, 1),
  ratRun: corridor(passage('rat run', 'boyau aux rats', 'boyaux aux rats'), 7, 'n0 s0 e3', FORK, 1),
  picket: corridor(passage('sentries’ walk', 'chemin de ronde', 'chemins de ronde'), 5, 'n1 s0', SHORT, 1),
  vestry: room(
    noun('vestry', 'sacristie', 'f'),
    0,
    's1 n2',
    ['WW..', '....', '...T', '...T'],
    cell('s1 n2', 'WW..', '....', '....', '....'),
  ),
  kitchen: room(
    noun('kitchen', 'cuisine', 'f'),
    0,
    's2 w3',
    ['.FF..', '.....', '.TTT.', '.....', '.....'],
    cell('s2 w3', '.FF.', '....', '....', '....'),
  ),
  larder: room(
    noun('larder', 'garde-manger', 'm', { fr: 'garde-manger' }),
    0,
    's0',
    ['C..W', '...W', '....', '....'],
    cell('s0', 'C...', '....', '....', '....'),
  ),
  well: room(
    noun('well room', 'salle du puits', 'f'),
    0,
    's2 e2 w1',
    ['.....', '..PP.', '..PP.', '.....', '.....'],
    cell('s1 e2', '....', '.PP.', '....', '....'),
  ),
  study: room(
    noun('study', 'cabinet d’étude', 'm', { en: 'studies' }),
    0,
    's3',
    ['BBB..', '.....', '.DD..', '.....'],
    cell('s3', 'BBB.', '....', '....', '....'),
  ),
  rift: room(
    noun('rift', 'faille', 'f'),
    0,
    's1 n3',
    ['.....', '.....', 'XX=XX', '.....', '.....', '.....'],
    cell('s1 n2', '....', '....', 'XX=X', '....', '....'),
  ),
  circleHall: room(
    noun('hall of the circle', 'salle du cercle', 'f'),
    0,
    's2 e3',
    ['......', '..OO..', '..OO..', '......', '......'],
    cell('s1 e3', '....', '.OO.', '.OO.', '....'),
  ),
  storeRoom: room(
    noun('store room', 'réserve', 'f'),
    0,
    's1',
    ['CC.WW', '.....', 'TT...', '.....'],
    cell('s1', 'CC..', '....', '....', '....'),
  ),
  guardRoom: room(
    noun('guard room', 'corps de garde', 'm', { fr: 'corps de garde' }),
    1,
    's2 n0',
    ['.KKK..', '......', '..TT..', '......', '......'],
    cell('s2 n0', '..KK', '....', '....', '....'),
  ),
  barracks: room(
    noun('barracks', 'casernement', 'm', { en: 'barracks' }),
    2,
    's3 e1 w4',
    ['WW..KK', '......', '......', '.TT...', '.TT...', '......', '......'],
    cell('s3 e1', 'WW..', '....', '....', '....'),
  ),
  torture: room(
    noun('torture chamber', 'salle de torture', 'f'),
    1,
    's1 e2',
    ['RR..F', '....F', '.....', '.....', '.....'],
    cell('s1 e2', 'RR..', '....', '....', '....'),
  ),
  alchemist: room(
    noun('alchemist’s den', 'antre de l’alchimiste', 'm', {
      en: 'alchemist’s dens',
      fr: 'antres de l’alchimiste',
    }),
    1,
    's2',
    ['LLL..', '.....', '....B', '....B', '.....'],
    cell('s2', 'LLL.', '....', '....', '....'),
  ),
  library: room(
    noun('library', 'bibliothèque', 'f', { en: 'libraries' }),
    1,
    's2 w2',
    ['BBB.BB', '......', '......', '..DD..', 'LL....'],
    cell('s2 w2', '.BBB', '....', '....', '....'),
  ),
  chapel: room(
    noun('chapel', 'chapelle', 'f'),
    1,
    's2',
    ['.AA..', '.....', '.....', '.....', '.....', 'PP...'],
    cell('s2', '.AA.', '....', '....', '....'),
  ),
  crypt: room(
    noun('crypt', 'crypte', 'f'),
    1,
    's0 e4',
    ['SS..SS', '......', '......', '......', 'U.....', '......'],
    cell('s0 e3', 'SS..', '....', '....', '....'),
  ),
  tomb: room(
    noun('tomb', 'tombeau', 'm', { fr: 'tombeaux' }),
    1,
    's2',
    ['..U..', '.....', '.SS..', '.....', '.....'],
    cell('s2', '..U.', '....', '....', '....'),
  ),
  throneRoom: room(
    noun('throne room', 'salle du trône', 'f'),
    2,
    's3 e5',
    ['..HH..', '......', '......', 'U....U', '......', '......', '......', '......'],
    cell('s1 e3', '.HH.', '....', '....', '....'),
  ),
  armoury: room(
    noun('armoury', 'armurerie', 'f', { en: 'armouries' }),
    1,
    's1',
    ['KKK..', '.....', '.....', 'C....', '.....'],
    cell('s2', 'KKK.', '....', '....', '....'),
  ),
  dormitory: room(
    noun('dormitory', 'dortoir', 'm', { en: 'dormitories' }),
    1,
    's2 n4 w3',
    ['WW....', '......', '......', '......', '....C.'],
    cell('s2 n3', 'WW..', '....', '....', '....'),
  ),
  feastHall: room(
    noun('feasting hall', 'salle des festins', 'f'),
    1,
    's1 e3 w5',
    ['.FF.HH', '......', '.TTTT.', '.TTTT.', '......', '......', '......'],
    cell('s1 e3', '.FF.', '....', '....', '....'),
  ),
  treasury: room(
    noun('treasury', 'salle du trésor', 'f', { en: 'treasuries', fr: 'salles du trésor' }),
    1,
    's2',
    ['C...C', '.....', '..U..', '.....', '.....'],
    cell('s2', 'C..C', '....', '....', '....'),
  ),
  bridgeHall: room(
    noun('bridge hall', 'salle du pont', 'f'),
    1,
    's1 n4',
    ['......', '......', 'XX=XXX', 'XX=XXX', '......', '......', '......'],
    cell('s1 n2', '....', '....', 'XX=X', '....', '....'),
  ),
  sanctum: room(
    noun('sanctum', 'sanctuaire', 'm'),
    1,
    's3',
    ['..AA..', '......', '......', '.OO...', '.OO...', '......'],
    cell('s3', '.AA.', '....', '....', '....'),
  ),
  warden: room(
    noun('warden’s room', 'chambre du geôlier', 'f', { en: 'warden’s rooms', fr: 'chambres du geôlier' }),
    1,
    's2 e1',
    ['DD..C', '.....', '....R', '.T..R', '.....'],
    cell('s2 e1', 'DD..', '....', '....', '....'),
  ),
} as const satisfies Readonly<Record<string, TileCard>>;

/** The first tile: stairs, and no furniture (EXP-PRP-14 to EXP-PRP-16). */
export const FIRST_TILE: TilePlan = { rows: ['....', '.<..', '....', '....'], doors: 'n2 e1 s1' };
export const STAIRS_MARK = '<';
/** The way out of a quest room (EXP-QGN-11). */
export const EXIT_MARK = '>';

export type TileId = keyof typeof TILES;

export const TILE_IDS = Object.keys(TILES) as readonly TileId[];

export function tileCard(id: TileId): TileCard {
  return TILES[id];
}
