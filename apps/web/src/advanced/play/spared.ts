/** Which questions of an expedition a player may leave to be answered by themselves, and whether they matter now. */
import { counterCouldFit, fells, gapMatters, topSeen, turnsTheRoll, weaponSeen } from '@oubliette/advanced';
import type { Command, FigureId, FrameSeen, FrameSeenOf, View } from '@oubliette/advanced';
import type { SeatId } from '@oubliette/kernel';
import type { AskSort, Sparable } from '../../play/asking.ts';
import { ONLY_ANSWER } from '../../play/askSorts.ts';
import type { MovesBySeat } from '../../play/desk.ts';
import { isStanding } from './commands.ts';
import { oddsOf } from './odds.ts';

export const ADVANCED_ASKS: readonly AskSort[] = [
  {
    id: 'advanced.wounds',
    title: { en: 'Fate points against Wounds', fr: 'Points de Destinée contre des Blessures' },
    otherwise: {
      en: 'The Wounds are taken; a point can still undo them until the turn ends.',
      fr: 'Les Blessures sont subies ; un point peut encore les effacer jusqu’à la fin du tour.',
    },
  },
  {
    id: 'advanced.roll',
    title: { en: 'Fate points on failed rolls', fr: 'Points de Destinée sur un jet manqué' },
    otherwise: { en: 'The roll stands.', fr: 'Le jet reste manqué.' },
  },
  {
    id: 'advanced.gap',
    title: {
      en: 'Stepping into the square of a slain enemy',
      fr: 'Avancer sur la case d’un ennemi abattu',
    },
    otherwise: { en: 'The figure stays.', fr: 'La figurine reste sur place.' },
  },
  {
    id: 'advanced.zone',
    title: { en: 'Whom a death zone holds', fr: 'Qui une zone mortelle retient' },
    otherwise: {
      en: 'The enemy who could do it most harm.',
      fr: 'L’ennemi qui pourrait lui faire le plus de mal.',
    },
  },
  {
    id: 'advanced.shift',
    title: { en: 'Shifting monsters just placed', fr: 'Décaler les monstres tout juste placés' },
    otherwise: { en: 'They stand where they are.', fr: 'Ils restent où ils sont.' },
  },
  {
    id: 'advanced.claim',
    title: { en: 'Claims to treasure', fr: 'Demandes sur un trésor' },
    otherwise: {
      en: 'The first of your heroes who can take it does.',
      fr: 'Le premier de vos héros qui le peut le prend.',
    },
  },
  {
    id: 'advanced.counters',
    title: { en: 'The game master’s counters', fr: 'Les pions du meneur de jeu' },
    otherwise: { en: 'They are held back.', fr: 'Ils restent en main.' },
  },
  ONLY_ANSWER,
];

type Reckoned = Pick<Sparable<Command>, 'sort' | 'matters' | 'veiled'> & {
  readonly goOn: Command | undefined;
};

type Reckoners = {
  readonly [T in FrameSeen['tag']]?: (
    frame: FrameSeenOf<T>,
    view: View,
    moves: readonly Command[],
    seats: readonly SeatId[],
  ) => Reckoned | null;
};

const RECKONERS: Reckoners = {
  damage: (frame, view, moves) => ({
    sort: 'advanced.wounds',
    goOn: moves.find((move) => move.type === 'faceWounds' && !move.fate),
    matters: fells(view, frame),
  }),
  test: (frame, view, moves) => ({
    sort: 'advanced.roll',
    goOn: moves.find((move) => move.type === 'faceRoll' && !move.fate),
    matters: turnsTheRoll(view, frame),
  }),
  followUp: (frame, view, moves) => ({
    sort: 'advanced.gap',
    goOn: moves.find((move) => move.type === 'followUp' && move.to === null),
    matters: gapMatters(view, frame),
  }),
  fix: ({ figure }, view, moves) => {
    const foes = moves.filter((move) => move.type === 'fixZone');
    const harms = foes.map(({ target }) => harmBy(view, target, figure));
    const kinds = new Set(
      view.figures.filter(({ id }) => foes.some(({ target }) => target === id)).map(({ of }) => of),
    );
    return {
      sort: 'advanced.zone',
      goOn: foes[harms.indexOf(Math.max(...harms))],
      // Alike foes are held alike.
      matters: kinds.size > 1,
    };
  },
  meeting: (_frame, _view, moves) => ({
    sort: 'advanced.shift',
    goOn: moves.find(({ type }) => type === 'monstersStand'),
    matters: moves.length > 1,
  }),
  share: ({ disputed, claims }, view, moves, seats) => {
    if (disputed !== null) return null;
    const wanted = moves.filter((move) => move.type === 'claim');
    const isOurs = view.sheets.every(({ seat }) => seats.includes(seat));
    return {
      sort: 'advanced.claim',
      goOn:
        wanted.find(({ item }) => claims.every((one) => one.item !== item)) ??
        moves.find(({ type }) => type === 'noClaim'),
      // Gold that one player's heroes find is theirs, whoever carries it.
      matters: !isOurs || wanted.some(({ item }) => item !== 'gold'),
    };
  },
  // Where nothing could fit as far as all know, there is nothing to hide.
  counter: (frame, view, moves) => ({
    sort: 'advanced.counters',
    goOn: moves.find(({ type }) => type === 'holdCounters'),
    matters: moves.length > 1 && counterCouldFit(view, frame),
    veiled: counterCouldFit(view, frame),
  }),
};

/** The chance that a blow of this one wounds the other. */
function harmBy(view: View, figure: FigureId, target: FigureId): number {
  const weapon = weaponSeen(view, figure);
  return weapon === null ? 0 : (oddsOf({ type: 'attack', figure, target, weapon }, view)?.harm ?? 0);
}

/** Where a single place is no choice; where a spell goes is always seen first. */
const ROUTINE: ReadonlySet<FrameSeen['tag']> = new Set([
  'placing',
  'frontier',
  'doors',
  'furnishing',
  'laying',
  'putting',
  'climb',
  'makeRoom',
]);

export function sparableIn(view: View, moves: MovesBySeat<Command>): Sparable<Command> | null {
  const top = topSeen(view);
  if (top === null) return null;
  for (const seat of Object.keys(moves)) {
    const answers = (moves[seat] ?? []).filter((move) => !isStanding(move, view));
    if (answers.length > 0) return reckon(top, view, seat, answers, Object.keys(moves));
  }
  return null;
}

function reckon(
  top: FrameSeen,
  view: View,
  seat: SeatId,
  answers: readonly Command[],
  seats: readonly SeatId[],
): Sparable<Command> | null {
  const reckoner = RECKONERS[top.tag] as
    | ((frame: FrameSeen, view: View, moves: readonly Command[], seats: readonly SeatId[]) => Reckoned | null)
    | undefined;
  const { goOn, ...found } = reckoner?.(top, view, answers, seats) ?? { goOn: undefined };
  if (goOn !== undefined && 'sort' in found) return { ...found, seat, goOn };
  const [only] = answers;
  return answers.length === 1 && only !== undefined && ROUTINE.has(top.tag)
    ? { sort: ONLY_ANSWER.id, seat, goOn: only, matters: false }
    : null;
}
