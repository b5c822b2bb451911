/** Monster cards taken out before play: whole families, or the most dangerous first (EXP-PRP-08 to EXP-PRP-10). */
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { FAMILIES, MONSTER_IDS, monsterCard } from '../content/monsters.ts';
import type { Family, MonsterId } from '../content/monsters.ts';
import type { Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { WHILE_PREPARING } from './choosing.ts';
import type { PrepareCommand, Rank } from './types.ts';

type Of<T extends PrepareCommand['type']> = Extract<PrepareCommand, { type: T }>;

const FIRST_CHOOSE = refuse('chooseQuestFirst', 'EXP-PRP-01');

function isMinion(id: MonsterId): boolean {
  return monsterCard(id).isLeader !== true;
}

function isFamily(family: string): family is Family {
  return (FAMILIES as readonly string[]).includes(family);
}

/** A leader could bring nobody else (EXP-PRP-08). */
function leavesMinion(bestiary: readonly MonsterId[]): Refusal | null {
  return bestiary.some(isMinion) ? null : refuse('noMinionLeft', 'EXP-PRP-08');
}

/** In the order of the deck. */
function withCards(
  { quest }: State,
  change: (id: MonsterId, isIn: boolean) => boolean,
): readonly MonsterId[] {
  return MONSTER_IDS.filter((id) => change(id, quest.bestiary.includes(id)));
}

function set(
  play: Play,
  bestiary: readonly MonsterId[],
  rule: 'EXP-PRP-08' | 'EXP-PRP-09' | 'EXP-PRP-10',
): void {
  play.tell('bestiarySet', { bestiary }, [rule], { audience: [GM] });
}

function withFamily(state: State, family: string, keep: boolean): readonly MonsterId[] {
  return withCards(state, (id, isIn) => (monsterCard(id).family === family ? keep : isIn));
}

/** Cards outside the quest's own families stay out (EXP-QGN-08). */
function themeRefusal({ quest }: State, family: Family): Refusal | null {
  const themed = quest.plan?.families ?? null;
  return themed === null || themed.includes(family) ? null : refuse('notOfThisQuest', 'EXP-PRP-10');
}

export const keepFamily: Handler<Of<'keepFamily'>> = {
  when: WHILE_PREPARING,
  check(_world, state, _seat, { family, keep }) {
    if (state.quest.plan === null) return FIRST_CHOOSE;
    if (!isFamily(family)) return refuse('noSuchFamily', 'EXP-PRP-10');
    return themeRefusal(state, family) ?? leavesMinion(withFamily(state, family, keep));
  },
  perform: (play, { family, keep }) => set(play, withFamily(play.state, family, keep), 'EXP-PRP-10'),
};

/** By level, then by figures. */
function dangerOf(id: MonsterId): number {
  const { level, attack, defence, body } = monsterCard(id);
  return 100 * level + attack + defence + body;
}

function topOf({ quest }: State, rank: Rank): MonsterId | undefined {
  const ranked = quest.bestiary.filter((id) => isMinion(id) === (rank === 'minion'));
  return ranked.toSorted((a, b) => dangerOf(b) - dangerOf(a) || (a < b ? -1 : 1))[0];
}

function without(state: State, gone: MonsterId): readonly MonsterId[] {
  return withCards(state, (id, isIn) => isIn && id !== gone);
}

export const removeTop: Handler<Of<'removeTop'>> = {
  when: WHILE_PREPARING,
  check(_world, state, _seat, { rank }) {
    if (state.quest.plan === null) return FIRST_CHOOSE;
    const top = topOf(state, rank);
    return top === undefined ? refuse('noneLeft', 'EXP-PRP-09') : leavesMinion(without(state, top));
  },
  perform: (play, { rank }) => set(play, without(play.state, topOf(play.state, rank)!), 'EXP-PRP-09'),
};

function withCard(state: State, card: string, keep: boolean): readonly MonsterId[] {
  return withCards(state, (id, isIn) => (id === card ? keep : isIn));
}

export const keepCard: Handler<Of<'keepCard'>> = {
  when: WHILE_PREPARING,
  check({ setup }, state, _seat, { card, keep }) {
    if (setup.options.bestiary !== 'free') return refuse('familiesOnly', 'EXP-PRP-08');
    if (state.quest.plan === null) return FIRST_CHOOSE;
    const id = MONSTER_IDS.find((one) => one === card);
    if (id === undefined) return refuse('noSuchCard', 'EXP-PRP-08');
    return themeRefusal(state, monsterCard(id).family) ?? leavesMinion(withCard(state, card, keep));
  },
  perform: (play, { card, keep }) => set(play, withCard(play.state, card, keep), 'EXP-PRP-08'),
};

export function bestiaryOffers({ setup }: World): readonly PrepareCommand[] {
  const cards = setup.options.bestiary === 'free' ? MONSTER_IDS : [];
  return [
    ...FAMILIES.flatMap((family) =>
      [true, false].map((keep) => ({ type: 'keepFamily' as const, family, keep })),
    ),
    { type: 'removeTop', rank: 'leader' },
    { type: 'removeTop', rank: 'minion' },
    ...cards.flatMap((card) => [true, false].map((keep) => ({ type: 'keepCard' as const, card, keep }))),
  ];
}
