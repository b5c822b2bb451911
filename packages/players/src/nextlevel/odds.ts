/** The odds of NextLevel's attacks: dice of all colours, attacks from behind, finishing blows, free blows. */
import { dieOf, skullsOn } from '@oubliette/nextlevel';
import type { AttackDie } from '@oubliette/nextlevel';

/** The chance of 0, 1, 2 … */
type Spread = readonly number[];

/** Losses beyond this count alike. */
const MOST = 14;

const ONE: Spread = [1];

function convolve(a: Spread, b: Spread): Spread {
  const sum = new Array<number>(Math.min(MOST + 1, a.length + b.length - 1)).fill(0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[Math.min(MOST, i + j)]! += p * q;
  return sum;
}

function spreadOf(chances: readonly (readonly [number, number])[]): Spread {
  const spread: number[] = [];
  for (const [count, chance] of chances) spread[count] = (spread[count] ?? 0) + chance;
  return Array.from({ length: spread.length }, (_, i) => spread[i] ?? 0);
}

/** One die with this chance of a hit. */
const coin = (chance: number): Spread => [1 - chance, chance];
const PARRY = coin(1 / 3);
const BLACK = coin(1 / 6);

function times(die: Spread, count: number): Spread {
  let all = ONE;
  for (let i = 0; i < count; i += 1) all = convolve(all, die);
  return all;
}

const PARRIES = Array.from({ length: MOST + 1 }, (_, dice) => times(PARRY, dice));

function skulls(die: AttackDie): Spread {
  const { faces } = dieOf(die);
  return spreadOf(faces.map((face) => [skullsOn(face), 1 / faces.length]));
}

const SKULLS = new Map<AttackDie, Spread>();

function skullsFor(die: AttackDie): Spread {
  let spread = SKULLS.get(die);
  if (spread === undefined) SKULLS.set(die, (spread = skulls(die)));
  return spread;
}

/** Skulls on average. */
export function meanSkulls(dice: readonly AttackDie[]): number {
  let mean = 0;
  for (const die of dice) for (const [shown, chance] of skullsFor(die).entries()) mean += shown * chance;
  return mean;
}

/** Two faces of the critical D20 add to an attack that hits (NXT-CRT-01). */
const CRITICAL: Spread = [0.9, 0.05, 0.05];

function withCritical(hits: Spread): Spread {
  const more = convolve([0, ...hits.slice(1)], CRITICAL);
  return more.map((chance, i) => (i === 0 ? hits[0]! : chance));
}

export interface Blow {
  readonly dice: readonly AttackDie[];
  /** Dice that nothing parries. */
  readonly extra: number;
  /** Bare hands hit on black shields (NXT-UNA-01). */
  readonly bare: boolean;
  /** From behind or in a pincer (NXT-BCK-01). */
  readonly behind: boolean;
}

export interface Struck {
  readonly defence: number;
  readonly body: number;
  /** Whether as many hits as defence dice finish it: it has two or more dice of its own (NXT-FIN-02). */
  readonly finishable: boolean;
}

export interface Odds {
  readonly kill: number;
  /** Points lost on average, never more than there are. */
  readonly loss: number;
  readonly miss: number;
}

const KNOWN = new Map<string, Odds>();

export function oddsOf(blow: Blow, struck: Struck): Odds {
  const { defence, body, finishable } = struck;
  const key = `${blow.dice.join()}/${blow.extra}${blow.bare}${blow.behind}/${defence}/${body}${finishable}`;
  let odds = KNOWN.get(key);
  if (odds === undefined)
    KNOWN.set(key, (odds = blow.behind ? surprised(blow, struck) : plain(blow, struck)));
  return odds;
}

/** Fifteen times in twenty one die fewer, else none; perfect attacks are ignored (NXT-BCK-01). */
function surprised(blow: Blow, struck: Struck): Odds {
  const fewer = plain(blow, { ...struck, defence: Math.max(0, struck.defence - 1) });
  const none = plain(blow, { ...struck, defence: 0 });
  const mix = (read: (odds: Odds) => number) => 0.75 * read(fewer) + 0.25 * read(none);
  return { kill: mix(({ kill }) => kill), loss: mix(({ loss }) => loss), miss: 0 };
}

function plain({ dice, extra, bare }: Blow, { defence, body, finishable }: Struck): Odds {
  let shown = ONE;
  for (const die of dice) shown = convolve(shown, bare ? BLACK : skullsFor(die));
  const hits = withCritical(shown);
  const sure = times(coin(1 / 2), extra);
  const parries = PARRIES[Math.min(MOST, defence)]!;
  let kill = 0;
  let loss = 0;
  for (const [hit, p] of hits.entries())
    for (const [cut, q] of sure.entries()) {
      if (finishable && body === 1 && hit + cut > 0 && hit + cut >= defence) {
        kill += p * q;
        loss += p * q;
        continue;
      }
      for (const [parried, r] of parries.entries()) {
        const lost = Math.max(0, hit - parried) + cut;
        loss += p * q * r * Math.min(body, lost);
        if (lost >= body) kill += p * q * r;
      }
    }
  return { kill, loss, miss: hits[0]! * sure[0]! };
}

const FREE = new Map<string, number>();

/** What a free blow with so many dice costs: black shields hit, one die parries each (NXT-CTR-06). */
export function freeBlowLoss(dice: number, defence: number): number {
  return (dice / 6) * (defence > 0 ? 2 / 3 : 1);
}

/** What assistants' dice cost: skulls and black shields hit, one defence against all (NXT-ASS-03). */
export function assistanceLoss(dice: number, defence: number, body: number): number {
  const key = `${dice}/${defence}/${body}`;
  let loss = FREE.get(key);
  if (loss !== undefined) return loss;
  loss = 0;
  const parries = PARRIES[Math.min(MOST, defence)]!;
  for (const [hit, p] of times(coin(2 / 3), Math.min(MOST, dice)).entries())
    for (const [parried, q] of parries.entries()) loss += p * q * Math.min(body, Math.max(0, hit - parried));
  FREE.set(key, loss);
  return loss;
}
