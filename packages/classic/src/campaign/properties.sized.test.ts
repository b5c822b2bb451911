/** The seven properties on random campaigns, whose quests end in every way and whose players write anything. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tape } from '@oubliette/kernel';
import { checkProperties, SEED, sized } from '@oubliette/kernel/testing';
import type { Amounts, Subject } from '@oubliette/kernel/testing';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { QUEST_TREASURE_IDS } from '../content/questTreasures.ts';
import { readRulebook } from '../node/rulebook.ts';
import type { CampaignCommand } from './commands.ts';
import type { CampaignEvent } from './events.ts';
import type { CampaignSetup } from './setup.ts';
import type { CampaignState } from './state.ts';
import { classicCampaign } from './system.ts';
import { anyCampaign, anyReport, anyTownPlayer } from './testing/random.ts';
import { BOOK, HOST } from './testing/town.ts';
import { watchCampaigns } from './testing/watched.ts';
import { townTelling } from './text.ts';
import type { CampaignView } from './view.ts';

function count(amounts: Record<string, number>, things: readonly string[], by: number): void {
  for (const thing of things) amounts[thing] = (amounts[thing] ?? 0) + by;
}

/** Gold in all purses; each card, wherever it is; each quest treasure among the heroes. */
function census({ heroes, stock }: CampaignState): Amounts {
  const amounts: Record<string, number> = { gold: heroes.reduce((sum, { gold }) => sum + gold, 0) };
  for (const { equipment, treasures } of heroes) count(amounts, [...equipment, ...treasures], 1);
  for (const id of EQUIPMENT_IDS) count(amounts, [id], stock?.[id] ?? 0);
  return amounts;
}

/** What a rule makes or takes. With cards, buying and losing change nothing: the card is in stock or with its owner. */
function ledger(stock: 'cards' | 'unlimited', event: CampaignEvent): Amounts {
  const amounts: Record<string, number> = {};
  const cards = stock === 'cards' ? 0 : 1;
  switch (event.type) {
    case 'equipmentBought':
      amounts['gold'] = -event.price;
      count(amounts, [event.equipment], cards);
      break;
    case 'purchaseReturned':
      amounts['gold'] = event.price;
      count(amounts, [event.equipment], -cards);
      break;
    case 'heroReturned':
      amounts['gold'] = event.gained;
      break;
    case 'heroStruck':
    case 'heroDismissed':
      amounts['gold'] = -event.gold;
      break;
    case 'championMade':
      amounts['gold'] = event.gold;
      break;
    case 'cardsReturned':
      count(amounts, event.equipment, -cards);
      break;
    case 'cardsFound':
      count(amounts, event.equipment, cards);
      break;
    case 'copiesAdded':
      count(amounts, event.equipment, 1);
      break;
    case 'copiesGone':
      count(amounts, event.equipment, -1);
      break;
    case 'treasuresWon':
      count(amounts, event.treasures, 1);
      break;
    case 'treasuresReturned':
      count(amounts, event.treasures, -1);
      break;
    default:
      break;
  }
  return amounts;
}

type CampaignSubject = Subject<CampaignState, CampaignCommand, CampaignEvent, CampaignView, CampaignSetup>;

function subject(stock: 'cards' | 'unlimited'): CampaignSubject {
  return {
    system: classicCampaign,
    setup: (stream) => ({ ...anyCampaign(stream), stock }),
    rules: new Set(readRulebook().map(({ id }) => id)),
    bound: 8000,
    census,
    ledger: (event) => ledger(stock, event),
    disguise: null,
    player: (seat, stream) => anyTownPlayer<CampaignView, CampaignCommand>(seat, stream, anyReport),
  };
}

const RATES = { offers: 24, refusals: 4, fold: 8, census: 1, json: 4, replay: 4 };

for (const stock of ['cards', 'unlimited'] as const)
  test(`properties: random campaigns with ${stock} have all seven`, () => {
    const matches = sized(40, 120);
    const report = checkProperties(subject(stock), { matches, seed: `${stock} ${SEED}`, rates: RATES });
    assert.equal(report.matches, matches);
    assert.deepEqual(Object.keys(report.outcomes).sort(), ['closed', 'won']);
    const expected = [
      'CLS-CHP-01',
      'CLS-CHP-02',
      'CLS-CHP-03',
      'CLS-DTH-05',
      'CLS-END-05',
      'CLS-END-06',
      'CLS-EQP-08',
    ];
    for (const id of expected) assert.ok(report.cited.has(id), `${id} was never cited`);
  });

test('random campaigns: a command is accepted just when its offered form is offered, and every line can be told', () => {
  watchCampaigns(subject('cards'), { matches: sized(20, 60), check: checkState, telling: townTelling });
});

/** What holds in every campaign: no debts, nothing twice, no stock below zero or above its cards. */
function checkState({ heroes, stock, departed }: CampaignState): void {
  const kinds = heroes.map(({ kind }) => kind);
  assert.equal(new Set(kinds).size, kinds.length);
  assert.ok(heroes.every(({ gold }) => Number.isInteger(gold) && gold >= 0));
  assert.ok(heroes.every(({ champion, completed }) => champion === new Set(completed).size >= 3));
  const treasures = heroes.flatMap((sheet) => sheet.treasures);
  assert.ok(new Set(treasures).size === treasures.length && treasures.length <= QUEST_TREASURE_IDS.length);
  if (stock !== null)
    for (const id of EQUIPMENT_IDS) assert.ok(stock[id] >= 0 && stock[id] <= 2, `${id} ${stock[id]}`);
  assert.ok(departed.every(({ name }) => name !== ''));
}

test('the rulebook has every rule the campaign cites at its start', () => {
  const opened = classicCampaign.open({ seats: [HOST, 'ann'], host: HOST, quests: BOOK });
  assert.ok(opened.ok);
  const rules = new Set(readRulebook().map(({ id }) => id));
  for (const event of opened.game.start(tape([])).events)
    for (const id of event.rules) assert.ok(rules.has(id), id);
});
