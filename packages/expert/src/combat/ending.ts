/** The end of a combat, step by step (EXP-CBT-08), and the treasure of creatures (EXP-LOT-01 to EXP-LOT-05). */
import { refuse } from '@oubliette/kernel';
import { monsterCard } from '../content/monsters.ts';
import type { TreasureId } from '../content/treasures.ts';
import type { ClassId } from '../content/characters.ts';
import { drawTreasures } from '../gear/deck.ts';
import { heldOf } from '../gear/taking.ts';
import { heroOf, heroSeats } from '../figures.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Group, State } from '../state.ts';
import { heroesInside, playsHero } from '../turns/acts.ts';
import { fastest } from '../turns/fastest.ts';
import type { CombatCommand, EndingFrame, SharingFrame } from './types.ts';

/** Groups all of whose creatures have gone, and which nobody has been paid for. */
function groupsToPay(state: State): readonly number[] {
  const isGone = ({ id }: Group): boolean => !state.figures.some(({ group }) => group === id);
  return state.groups.filter((group) => !group.paid && isGone(group)).map(({ id }) => id);
}

export function endCombat(play: Play, why: EndingFrame['why']): void {
  const number = play.state.combat!.number;
  const groups = why === 'empty' ? [] : groupsToPay(play.state);
  play.begin({ tag: 'combatEnding', why, groups }, 'EXP-CBT-08');
  play.tell('combatEnded', { number, why }, ['EXP-CBT-01', 'EXP-CBT-08']);
}

export const combatEnding: FrameKind<EndingFrame> = {
  asks: () => null,
  runs(play, { why, groups }) {
    const [id, ...rest] = groups;
    if (id === undefined) return play.finish(['EXP-CBT-08']);
    play.goOn({ tag: 'combatEnding', why, groups: rest }, 'EXP-LOT-01');
    const group = play.state.groups.find((one) => one.id === id)!;
    const { treasure = 0 } = monsterCard(group.card);
    const cards = drawTreasures(play, treasure * group.appeared, 'EXP-LOT-01');
    play.reveal(
      'lootDrawn',
      { group: id, cards },
      treasure > 1 ? ['EXP-LOT-01', 'EXP-LOT-05'] : ['EXP-LOT-01'],
    );
    if (cards.length > 0) share(play, cards, group.fell ?? 0);
  },
};

function share(play: Play, cards: readonly TreasureId[], at: number): void {
  play.begin({ tag: 'sharing', cards, at, claims: [], asked: sharers(play.state) }, 'EXP-LOT-04');
}

/** The seats with a hero to take something. */
function sharers(state: State) {
  const inside = heroesInside(state).map(({ id }) => id);
  return heroSeats(state).filter((seat) => inside.some((id) => heroOf(state, id).seat === seat));
}

export const sharing: FrameKind<SharingFrame> = {
  asks: (_world, _state, { asked: [seat] }) =>
    seat === undefined ? null : { seat, prompt: 'claimLoot', rules: ['EXP-LOT-04'] },
  runs(play, { cards, at, claims }) {
    const [card, ...rest] = cards;
    if (rest.length === 0) play.finish(['EXP-LOT-04']);
    else play.goOn({ tag: 'sharing', cards: rest, at, claims: [], asked: sharers(play.state) }, 'EXP-LOT-04');
    if (claims.length === 0) return play.tell('lootLeft', { card: card!, at }, ['EXP-LOT-04']);
    const hero = fastest(play, claims, 'EXP-LOT-04', ['EXP-LOT-04'], 'lootRolled');
    play.tell('lootTaken', { hero, card: card! }, ['EXP-LOT-04']);
    play.begin({ tag: 'taking', hero, draws: 0, cards: [heldOf(card!)] }, 'EXP-LOT-04');
  },
  answers: (_world, state) => [
    { type: 'passLoot' },
    ...heroesInside(state).map(({ id }) => ({ type: 'claimLoot', hero: id })),
  ],
};

function answered(play: Play, hero: ClassId | null): void {
  const frame = play.state.stack.at(-1) as SharingFrame;
  const claims = hero === null ? frame.claims : [...frame.claims, hero];
  play.goOn({ ...frame, claims, asked: frame.asked.slice(1) }, 'EXP-LOT-04');
}

export const claimLoot: Handler<Extract<CombatCommand, { type: 'claimLoot' }>> = {
  when: { answers: 'sharing' },
  check: (_world, state, seat, { hero }) =>
    playsHero(state, seat, hero) && heroesInside(state).some(({ id }) => id === hero)
      ? null
      : refuse('notYourHero', 'EXP-LOT-04', { hero }),
  perform: (play, { hero }) => answered(play, hero as ClassId),
};

export const passLoot: Handler<Extract<CombatCommand, { type: 'passLoot' }>> = {
  when: { answers: 'sharing' },
  check: () => null,
  perform: (play) => answered(play, null),
};
