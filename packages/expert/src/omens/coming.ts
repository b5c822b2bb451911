/** What Life of Adventure has in store comes true as a hero enters the dungeon (EXP-ADV-04). */
import { isLightEnough } from '../combat/weapons.ts';
import { characterOf } from '../content/characters.ts';
import type { ClassId } from '../content/characters.ts';
import type { Omen } from '../content/lifeKinds.ts';
import { treasureCard } from '../content/treasures.ts';
import type { TreasureCard, TreasureId } from '../content/treasures.ts';
import { figureOf, heroOf, withCondition, withFigure, withHero } from '../figures.ts';
import { wearRefusal } from '../gear/carrying.ts';
import type { Appliers, Reactions } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Hero, State } from '../state.ts';

export interface OmenFacts {
  /** With the card it is about, where it is about one. */
  omenCame: { hero: ClassId; omen: Omen; card: TreasureId | null };
}

type Kind = TreasureCard['kind'];

/** The dearest card of these kinds. */
function dearest({ cards }: Hero, fits: (card: TreasureCard) => boolean): TreasureId | null {
  const ids = cards.map(({ card }) => card).filter((id) => fits(treasureCard(id)));
  const worth = (id: TreasureId): number => treasureCard(id).value;
  return ids.toSorted((one, other) => worth(other) - worth(one))[0] ?? null;
}

function isUsable({ id }: Hero, card: TreasureCard): boolean {
  const { weapons, armour } = characterOf(id);
  if (card.kind === 'weapon') return isLightEnough(card.weight, weapons);
  return card.kind === 'armour' && isLightEnough(card.weight, armour);
}

const OF_USE: readonly Kind[] = ['weapon', 'armour', 'gear'];

/** The card an omen is about; undefined where it has nothing to be about. */
function cardFor(hero: Hero, { does }: Omen): TreasureId | null | undefined {
  if (does === 'forge') return dearest(hero, (card) => isUsable(hero, card)) ?? undefined;
  if (does === 'jinx') return dearest(hero, ({ kind }) => OF_USE.includes(kind)) ?? undefined;
  return null;
}

/** What it has brought is put on, and what is in store for it comes true (EXP-INV-15, EXP-ADV-04). */
function arrive(play: Play, id: ClassId): void {
  const hero = heroOf(play.state, id);
  for (const { card } of hero.cards)
    if (wearRefusal(play.state, heroOf(play.state, id), card) === null)
      play.tell('worn', { hero: id, card }, ['EXP-INV-15']);
  for (const omen of hero.arrival.omens) {
    const card = cardFor(hero, omen);
    if (card !== undefined) play.tell('omenCame', { hero: id, omen, card }, ['EXP-ADV-04']);
  }
}

type Change<T extends Omen['does']> = (
  state: State,
  hero: ClassId,
  omen: Extract<Omen, { does: T }>,
  card: TreasureId | null,
) => State;

const CHANGES: { readonly [T in Omen['does']]: Change<T> } = {
  weaken: (state, hero, { body }) =>
    withFigure(state, hero, { body: Math.max(1, figureOf(state, hero).body - body) }),
  dice: (state, hero, { attack, defence }) =>
    withCondition(state, hero, {
      tag: attack + defence > 0 ? 'favoured' : 'illFated',
      attack,
      defence,
      combat: null,
    }),
  speed: (state, hero, { by }) =>
    withCondition(state, hero, { tag: by > 0 ? 'favoured' : 'illFated', speed: by }),
  forge(state, id, _omen, card) {
    const { cards } = heroOf(state, id);
    const at = cards.findIndex((held) => held.card === card);
    return withHero(state, id, { cards: cards.with(at, { ...cards[at]!, forged: true }) });
  },
  jinx: (state, hero, _omen, card) =>
    withCondition(state, hero, { tag: 'jinxed', card: card!, combat: null }),
};

const appliers: Appliers<OmenFacts> = {
  omenCame: (state, { hero, omen, card }) =>
    (CHANGES[omen.does] as Change<Omen['does']>)(state, hero, omen, card),
};

const reacts: Reactions = { heroPlaced: (play, { hero }) => arrive(play, hero) };

export const omenChapter = { appliers, reacts };
