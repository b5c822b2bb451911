/** A creature's turn: where it goes, and whom it strikes or what power it uses. */
import type { Command, Figure } from '@oubliette/expert';
import {
  blowsOf,
  canHit,
  chaosAims,
  chaosCard,
  fullBody,
  hasCondition,
  reachOf,
  tileAt,
} from '@oubliette/expert/reckoning';
import type { Square } from '@oubliette/dungeon';
import { whim } from '../../shared/morcar/difficulty.ts';
import { besideOf, farFrom, ways } from '../ground.ts';
import { blow } from '../odds.ts';
import type { Change } from '../odds.ts';
import { figureIn, noted } from '../seen.ts';
import type { Actor, Seen } from '../seen.ts';
import { fragility, threatOf } from '../worth.ts';
import type { Manner } from './manner.ts';

export interface CreaturePlan {
  readonly steps: readonly Square[];
  readonly deed: Command | null;
  readonly after: readonly Square[];
}

const STEP = 0.06;
/** A shooter's wish to keep away, by the step. */
const AWAY = 0.05;
const FAR = 8;
/** Places of a shooter's looked at more closely. */
const LIKELY = 10;

/** What a blow at this hero is worth to this game master. */
function preyWorth(seen: Seen, figure: Figure, hero: Figure, manner: Manner, change: Change = {}): number {
  const { loss, kill } = blow(seen, figure, hero, change);
  const { holdsBack, spares, casters } = manner;
  if (holdsBack > 0 && whim(seen.view.turn.round, figure.id, holdsBack) === 0) return 0;
  const spared = spares > 0 && hero.body <= spares ? 0.2 : 1;
  const isCaster = hero.of === 'wizard' || hero.of === 'priest' ? casters * 0.2 : 0;
  const focus = hero.id === focusOf(seen) ? 0.2 * manner.focus * loss : 0;
  return (
    (loss * (1 + 0.3 * (fragility(hero) - 1)) + kill * manner.kill * 0.5 + isCaster * loss + focus) * spared
  );
}

/** Whom all together can bring down first: the softest. */
function focusOf(seen: Seen): string {
  return noted(seen, 'focus', () => {
    const rank = (hero: Figure): number =>
      seen.monsters.reduce((sum, monster) => sum + blow(seen, monster, hero).loss, 0) / hero.body;
    return seen.heroes.reduce((best, hero) => (rank(hero) > rank(best) ? hero : best)).id;
  });
}

export function creaturePlan(seen: Seen, actor: Actor, manner: Manner): CreaturePlan {
  const { figure, act } = actor;
  const walks = ways(seen, figure, act.left ?? 0);
  const isShooter = reachOf(seen.state, figure).shoots;
  const far = farFrom(
    seen,
    figure,
    seen.heroes.map(({ square }) => square),
  );
  const stand = (square: Square): number =>
    isShooter ? AWAY * Math.min(FAR, far(square)) : -STEP * Math.min(60, far(square));
  const power = act.did === null ? bestPower(seen, figure) : null;
  const here = figure.square;
  let best: CreaturePlan & { readonly value: number } = { ...approach(), value: 0 };
  const mayStrike =
    act.back === null && (act.did === null || (act.did === 'attack' && act.blows < blowsOf(figure)));
  if (!mayStrike) return { steps: walks.to(restAfter() ?? here), deed: null, after: [] };
  for (const square of places()) {
    const strike = bestBlow(seen, { ...figure, square }, manner);
    const isHere = square === here;
    const deed = isHere && power !== null && power.value > (strike?.value ?? 0) ? power : strike;
    if (deed === null) continue;
    const isSecond = isHere && blowsOf(figure) > act.blows + 1 && deed.command.type === 'attack';
    const rest = isHere && act.moved === 0 && !isSecond ? restAfter() : null;
    const value = 1 + deed.value + stand(rest ?? square);
    if (value > best.value)
      best = {
        steps: walks.to(square),
        deed: deed.command,
        after: rest === null ? [] : walks.to(rest),
        value,
      };
  }
  return best;

  /** Nearer to them; a shooter to where it sees one. */
  function approach(): CreaturePlan {
    const nearest = walks.squares.reduce((one, other) => (far(other) < far(one) ? other : one), here);
    return { steps: walks.to(nearest), deed: null, after: [] };
  }

  function places(): readonly Square[] {
    if (!isShooter) {
      const close = new Set(seen.heroes.flatMap(({ square }) => besideOf(seen.ground, square)));
      return walks.squares.filter((square) => square === here || close.has(square));
    }
    const ranked = walks.squares.toSorted((a, b) => stand(b) - stand(a));
    const seeing = ranked.filter((square) => sameTile(square)).slice(0, LIKELY);
    return [...new Set([here, ...seeing, ...ranked.slice(0, LIKELY)])];
  }

  /** Whence a hero is likely to be seen. */
  function sameTile(square: Square): boolean {
    const tile = tileAt(seen.world, seen.state, square);
    return seen.heroes.some((hero) => tileAt(seen.world, seen.state, hero.square) === tile);
  }

  /** The ruthless have a shooter step back after its shot. */
  function restAfter(): Square | null {
    if (!isShooter || !manner.rotates) return null;
    const back = walks.squares.reduce((one, other) => (stand(other) > stand(one) ? other : one), here);
    return stand(back) > stand(here) ? back : null;
  }
}

interface Valued {
  readonly command: Command;
  readonly value: number;
}

function bestBlow(seen: Seen, figure: Figure, manner: Manner): Valued | null {
  const hunted = figure.conditions.find(({ tag }) => tag === 'hunting')?.whom;
  let best: Valued | null = null;
  for (const hero of seen.heroes) {
    if (!canHit(seen.world, seen.state, figure, hero)) continue;
    const command: Command = { type: 'attack', target: hero.id };
    // It attacks whom it must, while it can (EXP-SRF-36).
    if (hero.id === hunted) return { command, value: 1 };
    const value = preyWorth(seen, figure, hero, manner);
    if (best === null || value > best.value) best = { command, value };
  }
  return best;
}

/** Chaos abilities its group holds, and the best use of one from where it stands. */
function bestPower(seen: Seen, figure: Figure): Valued | null {
  let best: Valued | null = null;
  for (const { group, card } of seen.view.chaos) {
    if (group !== figure.group || card === undefined) continue;
    const { effect } = chaosCard(card);
    for (const aim of chaosAims(seen.world, seen.state, figure, effect)) {
      const value = powerWorth(seen, figure, effect, aim.target);
      if (value > (best?.value ?? 0)) best = { command: { type: 'useChaos', card, ...aim }, value };
    }
  }
  return best;
}

type Power = ReturnType<typeof chaosCard>['effect'];

function powerWorth(seen: Seen, figure: Figure, effect: Power, target: string | undefined): number {
  const whom = target === undefined ? undefined : figureIn(seen.view, target);
  const loss = (hero: Figure, dice: number): number => blow(seen, figure, hero, { dice, shot: true }).loss;
  const group = seen.monsters.filter((one) => one.group === figure.group).length;
  switch (effect.tag) {
    case 'bolt':
      return whom === undefined ? 0 : loss(whom, effect.dice) * (effect.drains === true ? 1.3 : 1) + 0.3;
    case 'blast': {
      const cells = whom === undefined ? [] : besideOf(seen.ground, whom.square);
      return seen.heroes
        .filter(({ id, square }) => id === target || cells.includes(square))
        .reduce((sum, hero) => sum + loss(hero, effect.dice), 0);
    }
    case 'wave': {
      const tile = tileAt(seen.world, seen.state, figure.square);
      return seen.heroes
        .filter(({ square }) => tileAt(seen.world, seen.state, square) === tile)
        .reduce((sum, hero) => sum + loss(hero, effect.dice), 0);
    }
    case 'daze':
      return whom === undefined || hasCondition(whom, 'dazed') ? 0 : 0.9;
    case 'weaken':
    case 'rust':
      return 0.7;
    case 'embolden':
      return 0.45 + 0.3 * group;
    case 'mend':
      return whom === undefined
        ? 0
        : 0.4 * Math.min(2, fullBody(whom) - whom.body) * Math.min(1.5, threatOf(seen, whom));
    case 'call':
      return 1.4;
    case 'compel':
      return 0.1;
    case 'vanish':
      return figure.body * 2 < fullBody(figure) ? 0.5 : 0.05;
  }
}
