/** A quest is recorded: who came back, with what, and what follows (EXP-AFT-01, EXP-AFT-07, EXP-EXI-02). */
import { refuse } from '@oubliette/kernel';
import { ABILITIES_OF } from '../content/abilities.ts';
import { fullBodyOf } from '../content/characters.ts';
import { treasureCard } from '../content/treasures.ts';
import { heldOf } from '../gear/taking.ts';
import type { CampaignHandler } from './handlers.ts';
import type { CampaignPlay } from './play.ts';
import { hostRefusal } from './quests.ts';
import type { HeroReport, QuestReport } from './report.ts';
import { elsewhere, loadRefusal } from './sheets.ts';
import type { CampaignState, Carried } from './state.ts';

const RULE = 'EXP-EXI-06';

export const recordQuest: CampaignHandler<'recordQuest'> = {
  check(campaign, state, seat, { report }) {
    const stopped = hostRefusal(campaign, seat, RULE);
    if (stopped !== null) return stopped;
    if (state.underWay === null) return refuse('noQuestUnderWay', RULE);
    const { quest, heroes } = state.underWay;
    if (report.quest !== quest) return refuse('otherQuest', RULE, { quest });
    const told = report.heroes.map(({ hero }) => hero);
    if (told.toSorted().join() !== heroes.toSorted().join()) return refuse('otherParty', RULE);
    return isSound(state, report) ? null : refuse('contradictory', RULE);
  },
  perform(play, { report }) {
    const { quest, outcome, dungeon, heroes } = report;
    play.tell('questRecorded', { quest, outcome }, [RULE, 'EXP-GEN-05'], { news: true });
    if (dungeon !== null) play.tell('dungeonLeft', { quest, dungeon }, ['EXP-EXI-02']);
    for (const told of heroes) comeBack(play, report, told);
  },
};

function comeBack(play: CampaignPlay, { quest, outcome }: QuestReport, told: HeroReport): void {
  const { hero, where, body } = told;
  if (where === 'dead') return play.tell('heroFell', { hero, quest }, ['EXP-AFT-07']);
  // Whoever is to go back into the same dungeon is not between two quests (EXP-ADV-01).
  const mayDraw = outcome !== 'withdrawn';
  // Who has won and is still inside may go on downwards instead (EXP-AFT-06).
  const bodyBelow = outcome === 'won' && where === 'inside' ? body : null;
  play.tell('heroReturned', { hero, told, mayDraw, bodyBelow }, ['EXP-AFT-01', 'EXP-AFT-07']);
}

/** Whether it could have been so. */
function isSound(state: CampaignState, { quest, outcome, heroes, dungeon }: QuestReport): boolean {
  const alive = heroes.filter(({ where }) => where !== 'dead');
  if (outcome !== 'lost' && alive.length === 0) return false;
  if ((outcome === 'withdrawn') !== (dungeon !== null)) return false;
  if (outcome === 'withdrawn' && alive.some(({ where }) => where === 'inside')) return false;
  if (!heroes.every(isHeroSound)) return false;
  const going = heroes.map(({ hero }) => hero);
  const left = dungeon?.heaps.flatMap(({ cards }) => cards.map(({ card }) => card)) ?? [];
  const held = heroes.flatMap(({ cards }) => cards.map(({ card }) => card));
  const all = [...elsewhere(state, going, quest), ...left, ...held];
  return all.every((id) => all.filter((one) => one === id).length <= treasureCard(id).copies);
}

/** The dead bring nothing; the living no more than they can carry. */
function isHeroSound({ hero, where, gold, cards, scrolls, body }: HeroReport): boolean {
  if (where === 'dead') return gold === 0 && cards.length === 0 && scrolls.length === 0 && body === 0;
  const isInside = where === 'inside';
  if (isInside ? body < 1 || body > fullBodyOf(hero) : body !== 0) return false;
  const spells = new Set(scrolls);
  if (spells.size < scrolls.length || scrolls.some((one) => !ABILITIES_OF.wizard.includes(one))) return false;
  return loadRefusal({ id: hero, cards }) === null && cards.every(isCardSound);
}

/** No wealth, which is gold by then, and no more shots than there were. */
function isCardSound({ card, left }: Carried): boolean {
  if (treasureCard(card).kind === 'wealth') return false;
  const { left: most } = heldOf(card);
  if (most === undefined || left === undefined) return most === left;
  return left >= 1 && left <= most;
}
