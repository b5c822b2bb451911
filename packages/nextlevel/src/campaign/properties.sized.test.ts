/** The seven properties on random NextLevel campaigns: heroes grow, trade and die in every way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  anyCampaign,
  anyReport,
  anyTownPlayer,
  chance,
  pick,
  watchCampaigns,
} from '@oubliette/classic/testing';
import { readRulebook } from '@oubliette/classic/node';
import type { Stream } from '@oubliette/kernel';
import { checkProperties, SEED, sized } from '@oubliette/kernel/testing';
import type { Amounts, Subject } from '@oubliette/kernel/testing';
import { GEAR_IDS } from '../content/armoury.ts';
import { growthProblems } from '../content/growth.ts';
import { rowOf } from '../content/levels.ts';
import { SCROLL_IDS } from '../content/magic.ts';
import { SUBSTANCE_IDS } from '../content/search.ts';
import { readNextRulebook } from '../node/index.ts';
import { POTION_IDS } from '../setup.ts';
import { carryLimit } from '../sheetEffects.ts';
import { dosesIn } from '../sheets.ts';
import type { NextTownCommand } from './commands.ts';
import type { NextTownEvent } from './events.ts';
import { NO_SPOILS } from './report.ts';
import type { NextQuestReport, Spoils } from './report.ts';
import type { NextScoreSheet } from './scoreSheet.ts';
import type { NextCampaignSetup } from './setup.ts';
import type { NextCampaignState } from './state.ts';
import { nextlevelCampaign } from './system.ts';
import { nextTownTelling } from './text.ts';
import { thingsWith } from './things.ts';
import type { NextCampaignView } from './view.ts';

function setupFrom(stream: Stream): NextCampaignSetup {
  return { ...anyCampaign(stream), level: 1 + stream.below(6) };
}

const some = <T>(list: readonly T[], stream: Stream): T[] => list.filter(() => !chance(4, stream));
const maybe = <T>(list: readonly T[], stream: Stream): T[] => (chance(2, stream) ? [pick(list, stream)] : []);

/** Some of what the hero had is lost, something is found, and there is room for all of it. */
function anySpoils({ next }: NextScoreSheet, stream: Stream): Spoils {
  const gear = [...some(next.gear, stream), ...maybe(GEAR_IDS, stream)];
  return {
    won: 5 * stream.below(40),
    gear,
    scrolls: [...some(next.scrolls, stream), ...maybe(SCROLL_IDS, stream)],
    substances: maybe(SUBSTANCE_IDS, stream),
    poison: stream.below(dosesIn(gear) + 1),
    met: ['orc'],
  };
}

function anyNextReport(view: NextCampaignView, stream: Stream): NextQuestReport {
  const heroes = view.heroes.map((sheet) => ({ ...sheet, equipment: [] }));
  const report = anyReport({ ...view, heroes }, stream);
  return {
    ...report,
    heroes: report.heroes.map((told) => {
      const sheet = view.heroes.find(({ kind }) => kind === told.hero)!;
      if (told.fate === 'dead') return { ...told, next: NO_SPOILS };
      const next = anySpoils(sheet, stream);
      const room = carryLimit({ ...sheet.next, gear: next.gear }).potions;
      const potions = [...sheet.next.potions, ...maybe(POTION_IDS, stream)].slice(0, room);
      return { ...told, equipment: [], potions, next };
    }),
  };
}

/** Gold in all purses, and the quest treasures; what heroes carry is checked move by move below. */
function census({ heroes }: NextCampaignState): Amounts {
  return {
    gold: heroes.reduce((total, { gold }) => total + gold, 0),
    treasures: heroes.reduce((total, { treasures }) => total + treasures.length, 0),
  };
}

/** What a rule makes or takes. */
function ledger(event: NextTownEvent): Amounts {
  switch (event.type) {
    case 'wareBought':
      return { gold: -event.price };
    case 'thingSold':
      return { gold: event.price };
    case 'heroReturned':
      return { gold: event.gained };
    case 'heroStruck':
    case 'heroDismissed':
      return { gold: -event.gold };
    case 'championMade':
      return { gold: event.gold };
    case 'treasuresWon':
      return { treasures: event.treasures.length };
    case 'treasuresReturned':
      return { treasures: -event.treasures.length };
    default:
      return {};
  }
}

/** How many things a command in town adds to the heroes' own. */
const GAINED: Readonly<Record<string, number>> = { purchase: 1, sell: -1, giveThing: 0, stow: 0, pack: 0 };

function thingsIn({ heroes }: NextCampaignState): number {
  return heroes.reduce((sum, { next }) => sum + thingsWith(next).length + next.stowed.length, 0);
}

type NextSubject = Subject<
  NextCampaignState,
  NextTownCommand,
  NextTownEvent,
  NextCampaignView,
  NextCampaignSetup
>;

const subject: NextSubject = {
  system: nextlevelCampaign,
  setup: setupFrom,
  rules: new Set([...readRulebook(), ...readNextRulebook()].map(({ id }) => id)),
  bound: 8000,
  census,
  ledger,
  disguise: null,
  player: (seat, stream) => anyTownPlayer<NextCampaignView, NextTownCommand>(seat, stream, anyNextReport),
};

const RATES = { offers: 24, refusals: 4, fold: 8, census: 1, json: 4, replay: 4 };

test('properties: random campaigns of NextLevel have all seven', () => {
  const matches = sized(20, 60);
  const report = checkProperties(subject, { matches, seed: `campaign ${SEED}`, rates: RATES });
  assert.equal(report.matches, matches);
  for (const id of ['NXT-HRO-01', 'NXT-HRO-02', 'NXT-HRO-04', 'NXT-EQP-01', 'NXT-SRC-02'])
    assert.ok(report.cited.has(id), `${id} was never cited`);
});

test('random campaigns: a command is accepted just when its offered form is offered, and every line can be told', () => {
  const check = (after: NextCampaignState, before: NextCampaignState, { type }: NextTownCommand) => {
    checkState(after);
    const gained = GAINED[type];
    if (gained !== undefined) assert.equal(thingsIn(after) - thingsIn(before), gained);
  };
  watchCampaigns(subject, { matches: sized(8, 24), check, telling: nextTownTelling });
});

/** What holds in every campaign: no debts, nothing learnt beyond the limit, nothing carried without room. */
function checkState({ heroes }: NextCampaignState): void {
  for (const { kind, gold, equipment, next } of heroes) {
    assert.ok(gold >= 0 && equipment.length === 0);
    assert.deepEqual(growthProblems({ kind, ...next }), []);
    assert.ok(next.experience >= rowOf(kind, next.level).experience);
    assert.ok(next.potions.length <= carryLimit(next).potions);
    assert.ok(next.poison >= 0 && next.poison <= dosesIn(next.gear));
  }
}
