/** The tale of a match: who did what, the best blow, and how the dice fell, from its events alone. */
import type { Deed, Fortune } from './deeds.ts';
import type { Noun } from './noun.ts';

export interface Doings {
  /** Blows, and how many of them hurt. */
  readonly blows: number;
  readonly hits: number;
  readonly wounds: number;
  readonly slain: number;
  readonly suffered: number;
  readonly gold: number;
  readonly found: readonly Noun[];
  readonly fortune: Fortune;
}

export interface BestBlow {
  readonly by: string;
  readonly whom: string;
  readonly wounds: number;
  readonly slew: boolean;
}

export interface Tale {
  readonly doings: ReadonlyMap<string, Doings>;
  /** The one that cost most; of equals the one that killed, then the first. */
  readonly best: BestBlow | null;
}

export const NOTHING: Doings = {
  blows: 0,
  hits: 0,
  wounds: 0,
  slain: 0,
  suffered: 0,
  gold: 0,
  found: [],
  fortune: { worth: 0, mean: 0, variance: 0 },
};

/** A blow whose outcome may still follow. */
interface Open {
  readonly by: string;
  readonly at: string;
  readonly wounds: number;
}

export function taleOf(deeds: readonly Deed[]): Tale {
  const teller = new Teller();
  for (const deed of deeds) teller.tell(deed);
  return teller;
}

class Teller implements Tale {
  readonly doings = new Map<string, Doings>();
  best: BestBlow | null = null;
  #open: Open | null = null;

  tell(deed: Deed): void {
    switch (deed.deed) {
      case 'blow':
        this.#open = { by: deed.by, at: deed.at, wounds: 0 };
        this.#add(deed.by, { blows: 1 });
        return;
      case 'peril':
        this.#open = null;
        return;
      case 'hurt':
        this.#hurt(deed.whom, deed.wounds, deed.by ?? null);
        return;
      case 'slain':
        this.#slain(deed.whom, deed.by);
        return;
      case 'gold':
        this.#add(deed.by, { gold: deed.amount });
        return;
      case 'found':
        this.#add(deed.by, { found: [deed.what] });
        return;
      case 'dice':
        this.#add(deed.by, { fortune: deed });
    }
  }

  #hurt(whom: string, wounds: number, named: string | null): void {
    if (wounds <= 0) return;
    this.#add(whom, { suffered: wounds });
    const open = this.#openOn(whom, named);
    const by = named ?? open?.by ?? null;
    if (by === null) return;
    this.#add(by, { wounds, ...(open?.wounds === 0 ? { hits: 1 } : {}) });
    const all = (open?.wounds ?? 0) + wounds;
    if (open !== null) this.#open = { ...open, wounds: all };
    this.#offer({ by, whom, wounds: all, slew: false });
  }

  #slain(whom: string, named: string | null): void {
    const open = this.#openOn(whom, named);
    const by = named ?? open?.by ?? null;
    if (by === null || by === whom) return;
    this.#add(by, { slain: 1 });
    if (open !== null && open.wounds > 0) this.#offer({ by, whom, wounds: open.wounds, slew: true });
  }

  /** The blow these wounds are of, if they are of one. */
  #openOn(whom: string, named: string | null): Open | null {
    const open = this.#open;
    return open !== null && open.at === whom && (named === null || named === open.by) ? open : null;
  }

  #offer(blow: BestBlow): void {
    const { best } = this;
    if (
      best === null ||
      blow.wounds > best.wounds ||
      (blow.wounds === best.wounds && blow.slew && !best.slew)
    )
      this.best = blow;
  }

  #add(who: string, more: Partial<Doings>): void {
    this.doings.set(who, sumOf([this.doings.get(who) ?? NOTHING, { ...NOTHING, ...more }]));
  }
}

/** What several did together. */
export function sumOf(all: readonly Doings[]): Doings {
  const total = (of: (doings: Doings) => number): number => all.reduce((sum, each) => sum + of(each), 0);
  return {
    blows: total(({ blows }) => blows),
    hits: total(({ hits }) => hits),
    wounds: total(({ wounds }) => wounds),
    slain: total(({ slain }) => slain),
    suffered: total(({ suffered }) => suffered),
    gold: total(({ gold }) => gold),
    found: all.flatMap(({ found }) => found),
    fortune: {
      worth: total(({ fortune }) => fortune.worth),
      mean: total(({ fortune }) => fortune.mean),
      variance: total(({ fortune }) => fortune.variance),
    },
  };
}

export const LUCKS = ['cursed', 'unlucky', 'lessLucky', 'usual', 'luckier', 'lucky', 'blessed'] as const;
export type Luck = (typeof LUCKS)[number];

/** In standard deviations: the middle third of all tables is as lucky as most. */
const STEPS = [-2, -1.2, -0.43, 0.43, 1.2, 2] as const;

/** How lucky the dice were, beside what such dice usually do; null if none that matters was rolled. */
export function luckOf({ worth, mean, variance }: Fortune): Luck | null {
  if (variance === 0) return null;
  const off = (worth - mean) / Math.sqrt(variance);
  return LUCKS[STEPS.filter((step) => off >= step).length]!;
}
