/** A NextLevel campaign for rule tests: its seats' commands, and what follows. */
import assert from 'node:assert/strict';
import type { HeroKind, Outcome } from '@oubliette/classic/extend';
import { offeredForm } from '@oubliette/classic/testing';
import { canonical, tape } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import type { NextTownCommand } from '../commands.ts';
import type { NextTownEvent } from '../events.ts';
import { nextSheetOf } from '../play.ts';
import { NO_SPOILS } from '../report.ts';
import type { NextHeroReport, NextQuestReport, Spoils } from '../report.ts';
import type { NextCampaignSetup } from '../setup.ts';
import type { Growth, NextCampaignState } from '../state.ts';
import { nextlevelCampaign } from '../system.ts';
import type { NextCampaignGame } from '../system.ts';

const title = (name: string) => ({ en: name, fr: name });

const BOOK: NextCampaignSetup['quests'] = ['first', 'second', 'third', 'fourth'].map((id) => ({
  id,
  title: title(id),
}));

export const HOST = 'morcar';
export const ANN = 'ann';
export const BOB = 'bob';

/** A hero's fate: `dead`, or what they brought home. */
type Fate = 'dead' | (Partial<Omit<NextHeroReport, 'hero' | 'next'>> & { readonly next?: Partial<Spoils> });
type Fates = { readonly [hero in HeroKind]?: Fate };

export class NextTown {
  readonly setup: NextCampaignSetup;
  readonly game: NextCampaignGame;
  state: NextCampaignState;
  /** The events of the last command. */
  events: readonly NextTownEvent[];

  constructor(options: Partial<NextCampaignSetup> = {}) {
    this.setup = { seats: [HOST, ANN, BOB], host: HOST, quests: BOOK, level: 1, ...options };
    const opened = nextlevelCampaign.open(this.setup);
    assert.ok(opened.ok, JSON.stringify(opened));
    this.game = opened.game;
    const { state, events } = this.game.start(tape([]));
    this.state = state;
    this.events = events;
  }

  /** Ann has enrolled the Barbarian and the Wizard, Bob the Elf and the Dwarf; each has this much gold. */
  static withParty(gold = 0, options: Partial<NextCampaignSetup> = {}): NextTown {
    const town = new NextTown(options);
    for (const [hero, seat] of [
      ['barbarian', ANN],
      ['wizard', ANN],
      ['elf', BOB],
      ['dwarf', BOB],
    ] as const) {
      town.do(seat, { type: 'enrol', hero });
      town.pay(hero, gold);
    }
    return town;
  }

  /** Accepted, and offered too if it can be listed. */
  do(seat: SeatId, command: NextTownCommand): readonly NextTownEvent[] {
    const form = offeredForm(command);
    const decision = this.game.decide(this.state, seat, command, tape([]));
    if (!decision.ok)
      assert.fail(`${JSON.stringify(command)}: ${decision.refusal.code} (${decision.refusal.rule})`);
    assert.ok(form === null || this.offers(seat, form), `${JSON.stringify(command)} is not offered`);
    this.state = decision.state;
    this.events = decision.events;
    return this.events;
  }

  /** Refused with this code and rule, and not offered. */
  refuses(seat: SeatId, command: NextTownCommand, code: string, rule: string): void {
    const decision = this.game.decide(this.state, seat, command, tape([]));
    const given = decision.ok ? null : { code: decision.refusal.code, rule: decision.refusal.rule };
    assert.deepEqual(given, { code, rule }, JSON.stringify(command));
    assert.equal(this.offers(seat, command), false, `${JSON.stringify(command)} is offered all the same`);
  }

  offers(seat: SeatId, command: NextTownCommand): boolean {
    const wanted = canonical(command);
    return this.game.moves(this.state, seat).some((move) => canonical(move) === wanted);
  }

  /** Sets the gold on a sheet by the host's correction. */
  pay(hero: HeroKind, gold: number): void {
    const decision = this.game.override(this.state, HOST, { tag: 'setGold', hero, gold }, 'a test');
    assert.ok(decision.ok);
    this.state = decision.state;
  }

  /** Everybody is out with what they took along, except as `fates` says. */
  report(outcome: Outcome, fates: Fates = {}): NextQuestReport {
    const { quest, heroes } = this.state.underWay ?? assert.fail('no quest is under way');
    return { quest, outcome, heroes: heroes.map((hero) => this.#told(hero, outcome, fates[hero])) };
  }

  #told(hero: HeroKind, outcome: Outcome, fate: Fate | undefined): NextHeroReport {
    const { gold, treasures, next } = nextSheetOf(this.state, hero);
    const nothing = { gold: 0, equipment: [], treasures: [], potions: [], found: [] };
    if (fate === 'dead') return { hero, fate, succeeded: false, ...nothing, next: NO_SPOILS };
    const { gear, scrolls, poison, met, potions } = next;
    const told = { fate: 'out', gold, equipment: [], treasures, potions, found: [] } as const;
    return {
      hero,
      ...told,
      succeeded: outcome === 'won',
      ...fate,
      next: { won: 0, gear, scrolls, substances: [], poison, met, ...fate?.next },
    };
  }

  /** A quest from its beginning to its end. */
  play(quest: string, heroes: readonly HeroKind[], outcome: Outcome, fates: Fates = {}): void {
    this.do(HOST, { type: 'beginQuest', quest, heroes });
    this.do(HOST, { type: 'recordQuest', report: this.report(outcome, fates) });
  }

  /** A won quest that brings this hero this much experience. */
  season(hero: HeroKind, won: number): void {
    const quest = this.game.view(this.state, HOST).quests.find(({ open }) => open);
    this.play(quest?.id ?? assert.fail('the book is read'), [hero], 'won', { [hero]: { next: { won } } });
  }

  next(hero: HeroKind): Growth {
    return nextSheetOf(this.state, hero).next;
  }

  gold(hero: HeroKind): number {
    return nextSheetOf(this.state, hero).gold;
  }

  score(hero: HeroKind) {
    return this.game.view(this.state, ANN).heroes.find(({ kind }) => kind === hero)!;
  }

  cites(rule: string): boolean {
    return this.events.some(({ rules }) => rules.includes(rule));
  }
}
