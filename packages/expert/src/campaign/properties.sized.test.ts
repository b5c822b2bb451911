/** The properties on random campaigns: heroes trade, draw, go deeper, come back and die in every way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamFromSeed } from '@oubliette/kernel';
import type { Stream } from '@oubliette/kernel';
import { checkProperties, SEED, sized } from '@oubliette/kernel/testing';
import type { Amounts, Subject } from '@oubliette/kernel/testing';
import { fullBodyOf } from '../content/characters.ts';
import { TREASURE_DECK } from '../content/treasures.ts';
import { isArmour } from '../gear/carrying.ts';
import { readExpertRulebook } from '../node/index.ts';
import { GM } from '../setup.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { expert } from '../system.ts';
import { expertSubject } from '../testing/subject.ts';
import type { CampaignCommand } from './commands.ts';
import { CAMPAIGN } from './declared.ts';
import type { CampaignEvent } from './events.ts';
import { imagineCampaign } from './imagine.ts';
import type { CampaignSetup } from './setup.ts';
import { questSetup } from './quests.ts';
import { reportOf } from './report.ts';
import { treasuresInBox } from './sheets.ts';
import type { CampaignState } from './state.ts';
import { expertCampaign } from './system.ts';
import { anyCampaign, anyPlayer } from './testing/random.ts';
import { recordable, Town } from './testing/town.ts';
import { campaignTelling } from './text.ts';
import type { CampaignView } from './view.ts';

/** Gold in all purses; every card is with somebody, or in the box. */
function census(state: CampaignState): Amounts {
  const held = state.heroes.reduce((sum, { cards }) => sum + cards.length, 0);
  return {
    gold: state.heroes.reduce((sum, { gold }) => sum + gold, 0),
    treasure: treasuresInBox(state).length + held,
  };
}

/** What a rule makes or takes; a report's gold is known only beside the sheet before it. */
function ledger(before: CampaignState | null, event: CampaignEvent): Amounts {
  switch (event.type) {
    case 'cardSold':
    case 'wealthCashed':
      return { gold: event.gold };
    case 'blindBuy':
      return { gold: -event.price };
    case 'goldMoved':
      return { gold: event.by };
    case 'goldCorrected':
      return { gold: event.gold - event.before };
    case 'heroReturned':
      return { gold: event.told.gold - purse(before, event.hero) };
    case 'heroFell':
      return { gold: -purse(before, event.hero) };
    default:
      return {};
  }
}

function purse(state: CampaignState | null, hero: string): number {
  return state?.heroes.find(({ id }) => id === hero)?.gold ?? 0;
}

type CampaignSubject = Subject<CampaignState, CampaignCommand, CampaignEvent, CampaignView, CampaignSetup>;

/** Watches the truth: reports come from matches, which no view of the campaign shows. */
function subjectWith(
  check: (after: CampaignState, events: readonly CampaignEvent[]) => void,
): CampaignSubject {
  let truth: CampaignState | null = null;
  const open: typeof expertCampaign.open = (setup) => {
    const opened = expertCampaign.open(setup);
    if (!opened.ok) return opened;
    const { game } = opened;
    return {
      ok: true,
      game: {
        ...game,
        moves(state, seat) {
          truth = state;
          return game.moves(state, seat);
        },
        decide(state, seat, command, dice) {
          truth = state;
          const decision = game.decide(state, seat, command, dice);
          if (decision.ok) check(decision.state, decision.events);
          return decision;
        },
      },
    };
  };
  return {
    system: { ...expertCampaign, open },
    setup: anyCampaign,
    rules: new Set(readExpertRulebook().map(({ id }) => id)),
    bound: 4000,
    census,
    ledger: (event) => ledger(truth, event),
    disguise: null,
    declared: CAMPAIGN,
    imagine: imagineCampaign,
    secretRoll: ({ die }) => die.seen !== 'all',
    player: (seat, stream) => anyPlayer(seat, stream, () => truth!),
  };
}

test('properties: random campaigns have all of them', () => {
  const matches = sized(12, 60);
  const report = checkProperties(subjectWith(checkState), { matches, seed: `campaign ${SEED}` });
  assert.equal(report.matches, matches);
  for (const id of [
    'EXP-AFT-02',
    'EXP-AFT-03',
    'EXP-AFT-05',
    'EXP-AFT-06',
    'EXP-ADV-03',
    'EXP-ADV-04',
    'EXP-EXI-02',
  ])
    assert.ok(report.cited.has(id), `${id} was never cited`);
});

/** Every move of a random match, up to its end. */
function played(setup: Setup, stream: Stream): State {
  const opened = expert.open(setup);
  assert.ok(opened.ok, JSON.stringify(opened));
  const { game } = opened;
  const players = new Map(game.seats.map((seat) => [seat.id, expertSubject.player!(seat, stream)]));
  let { state } = game.start(stream);
  while (game.ending(state) === null) {
    const { seat } = game.waiting(state)[0]!;
    const asked = { view: game.view(state, seat), moves: game.moves(state, seat) };
    const command = players.get(seat)!.choose(asked);
    const decision = game.decide(state, seat, command, stream);
    if (decision.ok) ({ state } = decision);
  }
  return state;
}

test('campaigns of real matches: every report is believed, and leads to a match that can be played', () => {
  for (let number = 0; number < sized(3, 40); number += 1) {
    const stream = streamFromSeed(`matches ${number} ${SEED}`);
    const town = new Town({ order: 'free', solo: number % 2 === 1, quests: ['coldKitchen', 'wager'] });
    const host = town.setup.solo ? 'ann' : GM;
    for (let quest = 0; quest < 3; quest += 1) {
      for (const hero of ['warrior', 'elf', 'priest'] as const)
        if (!town.state.heroes.some(({ id }) => id === hero)) town.do('ann', { type: 'enrol', hero });
      for (const { id, mayDraw } of town.state.heroes)
        if (mayDraw) town.decide('ann', { type: 'drawLife', hero: id }, stream);
      for (const { id, cards } of town.state.heroes)
        for (const { card } of cards.slice(3)) town.do('ann', { type: 'sell', hero: id, card });
      for (const { id, cards } of town.state.heroes)
        for (const { card } of cards.filter((held) => isArmour(held.card)).slice(1))
          town.do('ann', { type: 'sell', hero: id, card });
      town.everybodyReady();
      town.do(host, { type: 'beginQuest', quest: town.setup.quests[quest % 2]! });
      const state = played(questSetup(town.setup, town.state), stream);
      const report = reportOf(town.state.underWay!.quest, state, town.setup.options);
      town.do(host, { type: 'recordQuest', report: recordable(report) });
    }
  }
});

/** No debts, nobody over full Body, no card twice, and every line can be told. */
function checkState(state: CampaignState, events: readonly CampaignEvent[]): void {
  for (const { id, gold, body } of state.heroes) {
    assert.ok(gold >= 0);
    assert.ok(body >= 1 && body <= fullBodyOf(id));
  }
  assert.ok(treasuresInBox(state).length <= TREASURE_DECK.length);
  assert.equal(new Set(state.drawn).size, state.drawn.length);
  for (const language of ['en', 'fr'] as const)
    for (const { text } of campaignTelling.log(events, { language, names: {} }).lines)
      assert.match(text, /^[\p{Lu}“«].*[.]$/su);
}
