/** Which questions of a quest a player may leave to be answered by themselves, and whether they matter now. */
import { eventCard, leftSeen } from '@oubliette/expert';
import type { Command, View } from '@oubliette/expert';
import type { EventEffect } from '@oubliette/expert/reckoning';
import type { SeatId } from '@oubliette/kernel';
import type { AskSort, Sparable } from '../../play/asking.ts';
import { ONLY_ANSWER } from '../../play/askSorts.ts';
import type { MovesBySeat } from '../../play/desk.ts';
import { isStanding } from './commands.ts';
import { blowOdds } from './odds.ts';

export const EXPERT_ASKS: readonly AskSort[] = [
  {
    id: 'expert.event',
    title: { en: 'Answers to Events', fr: 'Réponses aux Événements' },
    otherwise: { en: 'The Event works.', fr: 'L’Événement agit.' },
  },
  {
    id: 'expert.attack',
    title: { en: 'Answers to attacks', fr: 'Réponses aux attaques' },
    otherwise: { en: 'The attack comes as it is.', fr: 'L’attaque vient telle quelle.' },
  },
  {
    id: 'expert.roll',
    title: { en: 'Answers to rolls', fr: 'Réponses aux jets' },
    otherwise: { en: 'The dice stand.', fr: 'Les dés restent.' },
  },
  {
    id: 'expert.claim',
    title: { en: 'Who acts next', fr: 'Qui agit ensuite' },
    otherwise: { en: 'Whoever asked first does.', fr: 'Le premier qui l’a demandé.' },
  },
  {
    id: 'expert.pass',
    title: { en: 'Letting others pass', fr: 'Laisser passer les autres' },
    otherwise: { en: 'They pass.', fr: 'Ils passent.' },
  },
  {
    id: 'expert.gift',
    title: { en: 'Gifts from other heroes', fr: 'Dons d’autres héros' },
    otherwise: { en: 'They are accepted.', fr: 'Ils sont acceptés.' },
  },
  {
    id: 'expert.weapon',
    title: { en: 'The weapon for a combat', fr: 'L’arme d’un combat' },
    otherwise: { en: 'The one last used.', fr: 'La dernière employée.' },
  },
  {
    id: 'expert.loot',
    title: { en: 'Claims to loot', fr: 'Demandes sur le butin' },
    otherwise: { en: 'The first of your heroes claims it.', fr: 'Le premier de vos héros le demande.' },
  },
  {
    id: 'expert.moments',
    title: { en: 'Moments for the game master’s Events', fr: 'Moments pour les Événements du maître' },
    otherwise: { en: 'They pass.', fr: 'Ils passent.' },
  },
  ONLY_ANSWER,
];

type Frame = View['stack'][number];
type FrameOf<T extends Frame['tag']> = Extract<Frame, { tag: T }>;

type Reckoned = Pick<Sparable<Command>, 'sort' | 'matters' | 'veiled'> & {
  readonly goOn: Command | undefined;
};

interface Asked {
  readonly view: View;
  readonly answers: readonly Command[];
  /** Those of the person who is asked. */
  readonly seats: readonly SeatId[];
}

type Reckoners = {
  readonly [T in Frame['tag']]?: (frame: FrameOf<T>, asked: Asked) => Reckoned;
};

const RECKONERS: Reckoners = {
  answering({ to }, { view, answers }) {
    const under = view.stack.at(-2);
    return {
      sort: `expert.${to}`,
      goOn: answers.find(({ type }) => type === 'passAnswer'),
      matters: under?.tag === 'playing' ? hurts(under) : under?.tag !== 'strike' || isGrave(view, under),
    };
  },
  claims: ({ claims }, { view, answers, seats }) => ({
    sort: 'expert.claim',
    goOn: answers.find(({ type }) => type === 'letGo'),
    matters: claims.some((id) => !isOf(view, id, seats)),
  }),
  crossing: (_frame, { answers }) => ({
    sort: 'expert.pass',
    goOn: answers.find((move) => move.type === 'answerCrossing' && move.allow),
    matters: false,
  }),
  gift: ({ from }, { view, answers, seats }) => ({
    sort: 'expert.gift',
    goOn: answers.find((move) => move.type === 'answerGift' && move.accept),
    matters: !isOf(view, from, seats),
  }),
  weapons: ({ heroes: [id] }, { view, answers }) => {
    const last = view.heroes.find((hero) => hero.id === id)?.weapon ?? null;
    return {
      sort: 'expert.weapon',
      goOn: answers.find((move) => move.type === 'chooseWeapon' && move.weapon === last) ?? answers[0],
      matters: true,
    };
  },
  sharing: (_frame, { answers }) => ({
    sort: 'expert.loot',
    goOn: answers.find(({ type }) => type === 'claimLoot') ?? answers[0],
    matters: true,
  }),
  // Nobody may learn from a pause what the hand holds.
  moment: (_frame, { answers }) => ({
    sort: 'expert.moments',
    goOn: answers.find(({ type }) => type === 'passEvents'),
    matters: answers.some(({ type }) => type === 'playEvent'),
    veiled: true,
  }),
};

function isOf({ heroes }: View, id: string, seats: readonly SeatId[]): boolean {
  return heroes.some((hero) => hero.id === id && seats.includes(hero.seat));
}

/** What only slows a hero down is not worth an answer. */
const HARMLESS: readonly EventEffect['does'][] = ['lame', 'slip', 'nothing'];

function hurts({ card }: FrameOf<'playing'>): boolean {
  return !HARMLESS.includes(eventCard(card).effect.does);
}

/** From here on an attack is likely to hurt, or could well kill. */
const LIKELY = 0.5;
const DEADLY = 0.05;

/** The blow hurts a hero, or an own one could still do more. */
function isGrave(view: View, frame: FrameOf<'strike'>): boolean {
  const { attacker, target, attack, defence } = frame;
  if (attack === null) {
    const odds = blowOdds(view, attacker, target);
    return odds === null || odds.harm >= LIKELY || (odds.losses.at(-1) ?? 0) > DEADLY;
  }
  const { hits, left } = leftSeen(view, frame);
  const isOurs = view.figures.find(({ id }) => id === attacker)?.side === 'heroes';
  if (isOurs) return left > 0;
  return defence === null || hits > 1 || (hits > 0 && left <= 1);
}

export function sparableIn(view: View, moves: MovesBySeat<Command>): Sparable<Command> | null {
  const top = view.stack.at(-1);
  if (top === undefined) return null;
  const seats = Object.keys(moves);
  for (const seat of seats) {
    const answers = (moves[seat] ?? []).filter((move) => !isStanding(move));
    if (answers.length > 0) return reckon(top, seat, { view, answers, seats });
  }
  return null;
}

function reckon(top: Frame, seat: SeatId, asked: Asked): Sparable<Command> | null {
  const reckoner = RECKONERS[top.tag] as ((frame: Frame, asked: Asked) => Reckoned) | undefined;
  const found = reckoner?.(top, asked);
  if (found?.goOn !== undefined) return { ...found, seat, goOn: found.goOn };
  const [only, other] = asked.answers;
  return only !== undefined && other === undefined
    ? { sort: ONLY_ANSWER.id, seat, goOn: only, matters: false }
    : null;
}
