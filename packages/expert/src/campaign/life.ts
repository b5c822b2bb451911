/** Life of Adventure: a card between two quests, and what it does (EXP-ADV-01 to EXP-ADV-05). */
import { refuse } from '@oubliette/kernel';
import type { ClassId } from '../content/characters.ts';
import { LIFE_IDS, lifeCard } from '../content/life.ts';
import type { LifeId } from '../content/life.ts';
import type { LifeEffect, Omen } from '../content/lifeKinds.ts';
import { treasureCard } from '../content/treasures.ts';
import type { CampaignHandler } from './handlers.ts';
import type { CampaignPlay } from './play.ts';
import { afterGame, sheetOf } from './sheets.ts';
import type { CampaignState } from './state.ts';
import { gain } from './trade.ts';

/** All but those kept aside (EXP-ADV-05). */
function lifePile({ drawn }: CampaignState): readonly LifeId[] {
  return LIFE_IDS.filter((id) => !drawn.includes(id));
}

export const drawLife: CampaignHandler<'drawLife'> = {
  check({ life }, state, seat, { hero }) {
    if (life === 'none') return refuse('noLife', 'EXP-ADV-01');
    const stopped = afterGame(state, seat, hero, 'EXP-ADV-01');
    if (stopped !== null) return stopped;
    return sheetOf(state, hero).mayDraw ? null : refuse('lifeDrawn', 'EXP-ADV-01', { hero });
  },
  perform(play, { hero }, seat) {
    const isForAll = play.campaign.life === 'party';
    const all = play.state.heroes.filter(({ mayDraw }) => mayDraw).map(({ id }) => id);
    const heroes = isForAll ? all : [hero];
    const card = play.draw('life', lifePile(play.state), seat, 'EXP-ADV-05');
    play.tell('lifeDrawn', { hero, heroes, card }, [isForAll ? 'EXP-ADV-03' : 'EXP-ADV-01'], { news: true });
    for (const one of heroes) for (const effect of lifeCard(card).effects) befall(play, one, effect);
  },
  offers: (_campaign, { heroes }) => heroes.map(({ id: hero }) => ({ type: 'drawLife', hero })),
};

type Fate<T extends LifeEffect['does']> = (
  play: CampaignPlay,
  hero: ClassId,
  effect: Extract<LifeEffect, { does: T }>,
) => void;

function later(play: CampaignPlay, hero: ClassId, omen: Omen): void {
  play.tell('omenSet', { hero, omen }, ['EXP-ADV-04']);
}

const FATES: { readonly [T in LifeEffect['does']]: Fate<T> } = {
  gold: (play, hero, { by }) => moveGold(play, hero, Math.max(by, -sheetOf(play.state, hero).gold)),
  tithe: (play, hero, { percent }) =>
    moveGold(play, hero, -Math.floor((sheetOf(play.state, hero).gold * percent) / 100)),
  gain: (play, hero, { kind }) => gain(play, hero, kind, 'EXP-ADV-04'),
  lose: (play, hero) => loseCheapest(play, hero),
  weaken: later,
  dice: later,
  speed: later,
  forge: later,
  jinx: later,
};

/** Must be carried out, whatever it is (EXP-ADV-02). */
function befall(play: CampaignPlay, hero: ClassId, effect: LifeEffect): void {
  (FATES[effect.does] as Fate<LifeEffect['does']>)(play, hero, effect);
}

function moveGold(play: CampaignPlay, hero: ClassId, by: number): void {
  if (by === 0) play.tell('luckMissed', { hero }, ['EXP-ADV-02']);
  else play.tell('goldMoved', { hero, by }, ['EXP-ADV-02', 'EXP-ADV-04']);
}

function loseCheapest(play: CampaignPlay, hero: ClassId): void {
  const cards = sheetOf(play.state, hero).cards.map(({ card }) => card);
  const [card] = cards.toSorted((one, other) => treasureCard(one).value - treasureCard(other).value);
  if (card === undefined) play.tell('luckMissed', { hero }, ['EXP-ADV-02']);
  else play.tell('cardLost', { hero, card }, ['EXP-ADV-02', 'EXP-ADV-04']);
}
