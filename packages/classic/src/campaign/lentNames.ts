/** The names lent to heroes whose players give none: the book's to the first of a kind, others to those after (CLS-HRO-11). */
import { HEROES } from '../content/heroes.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { Inscription } from './state.ts';

type Called = Pick<Inscription, 'name' | 'gender'>;

const f = (name: string): Called => ({ name, gender: 'f' });
const m = (name: string): Called => ({ name, gender: 'm' });

const SUCCESSORS = {
  barbarian: [f('Astrid'), m('Torvald'), f('Ragna'), m('Rurik'), f('Ylva')],
  dwarf: [f('Brunna'), m('Durgan'), f('Hilda'), m('Skaldor'), f('Dagna')],
  elf: [f('Ysoline'), m('Faëlar'), f('Elowen'), m('Caladan'), f('Sylwen')],
  wizard: [f('Mélisande'), m('Balthasar'), f('Ottilie'), m('Ambrosius'), f('Séraphine')],
} as const satisfies Record<HeroKind, readonly Called[]>;

interface Roster {
  readonly heroes: readonly Pick<Inscription, 'name'>[];
  readonly departed: readonly (Pick<Inscription, 'name'> & { readonly kind: HeroKind })[];
}

/** Nobody bears the name of somebody who is or was in the company. */
export function lentName({ heroes, departed }: Roster, kind: HeroKind, gender?: 'm' | 'f'): Called {
  const own = m(HEROES[kind].defaultName);
  if (!departed.some((gone) => gone.kind === kind)) return { ...own, gender: gender ?? own.gender };
  const taken = new Set([...heroes, ...departed].map(({ name }) => name));
  const free = SUCCESSORS[kind].find(
    (each) => !taken.has(each.name) && (gender === undefined || each.gender === gender),
  );
  return free ?? { name: namesake(own.name, taken), gender: gender ?? own.gender };
}

function namesake(name: string, taken: ReadonlySet<string>): string {
  for (let nth = 2; ; nth += 1) if (!taken.has(`${name} ${nth}`)) return `${name} ${nth}`;
}
