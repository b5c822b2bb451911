/** An expedition of Advanced being set up: the dungeon, the party, and who plays whom. */
import type { AdvancedChoice } from '@oubliette/shelf/advanced';
import type { Gender, Language } from '@oubliette/words';
import type { Mode, PlayedBy } from '../../forms/company.ts';
import type { SeatDraft } from '../../forms/form.ts';
import type { KeptHero } from './keptHeroes.ts';
import { READY_HEROES } from './readyHeroes.ts';

/** Sergeants and men-at-arms who follow one hero. */
export interface Followers {
  readonly sergeants: number;
  readonly menAtArms: number;
}

export const FOLLOWERS: readonly Followers[] = [
  { sergeants: 0, menAtArms: 0 },
  { sergeants: 0, menAtArms: 1 },
  { sergeants: 0, menAtArms: 2 },
  { sergeants: 0, menAtArms: 3 },
  { sergeants: 1, menAtArms: 0 },
  { sergeants: 1, menAtArms: 1 },
  { sergeants: 1, menAtArms: 2 },
];

export interface Member {
  /** The id of a ready-made hero, or of one created here. */
  readonly id: string;
  readonly made: KeptHero | null;
  readonly by: PlayedBy;
  /** Empty: as on the sheet. */
  readonly name: string;
  readonly gender: Gender;
  /** Null for the book's number for a party of this size. */
  readonly followers: Followers | null;
  /** A ready-made wizard's; null: as on the sheet. */
  readonly components: HeroChoice['components'] | null;
}

export interface Expedition {
  readonly dungeon: string;
  readonly depth: 'tables' | 'oneLevel';
  readonly party: readonly Member[];
  /** Only the hero who opened a chest may take its contents (ADV-EXPL-13). */
  readonly openerTakes: boolean;
  /** Only the master sees how badly monsters are hurt (ADV-HTH-16). */
  readonly hiddenWounds: boolean;
  /** If the master is at this device: when a counter is asked for; null for what fits the mode. */
  readonly asked: ExpeditionAsked | null;
}

/** The moments for each frequency of asking the master (ADV-TOK-03). */
export const ASKED = {
  never: [],
  meetings: ['exploration', 'placing', 'combatStart'],
  always: ['exploration', 'combatStart', 'combat', 'placing', 'step', 'chest'],
} as const satisfies Record<string, NonNullable<AdvancedChoice['watch']>>;
export type ExpeditionAsked = keyof typeof ASKED;
/** Where others wait elsewhere, every moment but steps: a walk would halt at each (ADV-TOK-04). */
export const ASKED_AFAR = ASKED.always.filter((moment) => moment !== 'step');

/** Alone, a master is asked where a counter fits, and nobody waits; on a shared device it would have to be handed over. */
export function askedIn({ asked }: Expedition, mode: Mode): ExpeditionAsked {
  return asked ?? (mode === 'solo' ? 'always' : 'meetings');
}

export const TOBARO = 'tobaro';
export const MOST_HEROES = 4;
const USUAL = ['heinrich', 'sven', 'torallion', 'magnus'];
/** There is no healing on the way down into Tobaro: the toughest are suggested. */
const FOR_TOBARO = ['rogar', 'durgin', 'sven', 'magnus'];

export function newExpedition(): Expedition {
  return {
    dungeon: 'bells1',
    depth: 'tables',
    party: suggestedFor({ dungeon: 'bells1' }),
    openerTakes: false,
    hiddenWounds: false,
    asked: null,
  };
}

function memberOf(id: string, made: KeptHero | null): Member {
  return { id, made, by: 'me', name: '', gender: made?.gender ?? 'm', followers: null, components: null };
}

function suggestedFor(expedition: Pick<Expedition, 'dungeon'>): readonly Member[] {
  return (expedition.dungeon === TOBARO ? FOR_TOBARO : USUAL).map((id) => memberOf(id, null));
}

/** Changes the dungeon; an unchanged party becomes the one suggested for it. */
export function into(expedition: Expedition, dungeon: string): Expedition {
  const next = { ...expedition, dungeon };
  const isTouched = JSON.stringify(expedition.party) !== JSON.stringify(suggestedFor(expedition));
  return isTouched ? next : { ...next, party: suggestedFor(next) };
}

/** Adds the hero to the party, or removes them. */
export function toggled(expedition: Expedition, id: string, made: KeptHero | null, by: PlayedBy): Expedition {
  const { party } = expedition;
  if (party.some((member) => member.id === id)) return without(expedition, id);
  if (party.length >= MOST_HEROES) return expedition;
  return { ...expedition, party: [...party, { ...memberOf(id, made), by }] };
}

/** A new hero comes in any case: if there is no room, in the place of the last of their calling, or of the last. */
export function joined(
  expedition: Expedition,
  hero: KeptHero,
  by: PlayedBy,
): { readonly expedition: Expedition; readonly gone: Member | null } {
  const { party } = expedition;
  const isWizard = ({ id, made }: Member): boolean =>
    made === null
      ? READY_HEROES.find((ready) => ready.id === id)?.emblem === 'wizard'
      : made.made.calling === 'wizard';
  const gone =
    party.length < MOST_HEROES
      ? null
      : (party.findLast((member) => isWizard(member) === (hero.made.calling === 'wizard')) ?? party.at(-1)!);
  const room = gone === null ? expedition : without(expedition, gone.id);
  return { expedition: toggled(room, hero.id, hero, gone?.by ?? by), gone };
}

export function without(expedition: Expedition, id: string): Expedition {
  return { ...expedition, party: expedition.party.filter((member) => member.id !== id) };
}

export function withMember(expedition: Expedition, id: string, change: Partial<Member>): Expedition {
  const party = expedition.party.map((member) => (member.id === id ? { ...member, ...change } : member));
  return { ...expedition, party };
}

/** Its party, henchmen and single player are set by the quest (ADV-TOB-01). */
export function isTobaro({ dungeon }: Expedition): boolean {
  return dungeon === TOBARO;
}

/** Dungeons without a map or a story may be of any depth (ADV-SOLO-03). */
export function isWandering({ dungeon }: Expedition): boolean {
  return /^(?:wander|hunt)-/u.test(dungeon);
}

/** A quest for one player is not offered for online tables. */
export function inCompany(expedition: Expedition, mode: Mode): Expedition {
  return mode === 'online' && isTobaro(expedition) ? into(expedition, 'bells1') : expedition;
}

export function titleOf({ id, made, name }: Member, language: Language): string {
  if (name.trim() !== '') return name.trim();
  return made?.name ?? READY_HEROES.find((hero) => hero.id === id)?.name[language] ?? id;
}

/** Two with a hero alone, one with each of two (ADV-SET-11, ADV-SET-12). */
export function followersOf({ party }: Expedition, { followers }: Member): Followers {
  const menAtArms = party.length === 1 ? 2 : party.length === 2 ? 1 : 0;
  return followers ?? { sergeants: 0, menAtArms };
}

/** One player's figures share a seat, named after their first hero; everybody else has their own. */
export function seatsOf(expedition: Expedition): readonly SeatDraft[] {
  return playersOf(expedition).map((heroes) => ({
    seat: heroes[0]!.id,
    by: playerOf(expedition, heroes[0]!),
  }));
}

function playerOf(expedition: Expedition, { by }: Member): PlayedBy {
  return isTobaro(expedition) ? 'me' : by;
}

function playersOf(expedition: Expedition): readonly (readonly Member[])[] {
  const mine = expedition.party.filter((member) => playerOf(expedition, member) === 'me');
  const others = expedition.party.filter((member) => !mine.includes(member));
  return [...(mine.length > 0 ? [mine] : []), ...others.map((member) => [member])];
}

export function expeditionChoice(
  expedition: Expedition,
  { master, watch }: Pick<AdvancedChoice, 'master' | 'watch'>,
  language: Language,
): AdvancedChoice {
  const { dungeon, depth, party, openerTakes, hiddenWounds } = expedition;
  return {
    dungeon,
    ...(isWandering(expedition) ? { depth } : {}),
    heroes: party.map((member) => heroChoice(expedition, member, language)),
    players: playersOf(expedition).map((heroes) => heroes.map(({ id }) => id)),
    master,
    ...(watch === undefined ? {} : { watch }),
    chests: openerTakes ? 'opener' : 'anybody',
    monsterWounds: hiddenWounds ? 'hidden' : 'open',
  };
}

type HeroChoice = NonNullable<AdvancedChoice['heroes']>[number];

function heroChoice(expedition: Expedition, member: Member, language: Language): HeroChoice {
  const { id, made, gender, components } = member;
  return {
    id,
    name: titleOf(member, language),
    gender,
    ...(made === null ? {} : { made: made.made }),
    ...(components == null ? {} : { components }),
    ...(isTobaro(expedition) ? {} : followersOf(expedition, member)),
  };
}
