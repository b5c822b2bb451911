/** A campaign for rule tests: two players, a game master, scripted draws. */
import assert from 'node:assert/strict';
import { tape } from '@oubliette/kernel';
import type { Dice, Face, SeatId } from '@oubliette/kernel';
import { fullBodyOf } from '../../content/characters.ts';
import type { ClassId } from '../../content/characters.ts';
import type { TreasureId } from '../../content/treasures.ts';
import { heldOf } from '../../gear/taking.ts';
import { DEFAULT_OPTIONS, GM } from '../../setup.ts';
import type { CampaignCommand } from '../commands.ts';
import type { CampaignEvent } from '../events.ts';
import type { HeroReport, QuestReport } from '../report.ts';
import type { CampaignSetup } from '../setup.ts';
import { sheetOf } from '../sheets.ts';
import type { CampaignState, Sheet } from '../state.ts';
import { campaignOn } from '../system.ts';
import type { ExpertCampaignGame } from '../system.ts';

const SETUP: CampaignSetup = {
  seats: ['ann', 'bob'],
  solo: false,
  quests: ['coldKitchen', 'wager'],
  order: 'inOrder',
  generator: true,
  life: 'each',
  options: DEFAULT_OPTIONS,
};

/** What differs from a hero who comes out unharmed with what it had. */
export type Told = Partial<Omit<HeroReport, 'hero' | 'cards'>> & { readonly cards?: readonly TreasureId[] };

export class Town {
  readonly setup: CampaignSetup;
  readonly game: ExpertCampaignGame;
  state: CampaignState;
  events: readonly CampaignEvent[] = [];

  constructor(setup: Partial<CampaignSetup> = {}) {
    this.setup = { ...SETUP, ...setup };
    this.game = campaignOn(this.setup);
    ({ state: this.state } = this.game.start(tape([])));
  }

  /** Ann's barbarian and elf and Bob's dwarf, back from a quest with these cards and this gold. */
  static back(told: Readonly<Partial<Record<ClassId, Told>>> = {}, setup: Partial<CampaignSetup> = {}): Town {
    const town = new Town(setup);
    town.do('ann', { type: 'enrol', hero: 'barbarian', name: 'Ada', gender: 'f' });
    town.do('ann', { type: 'enrol', hero: 'elf', name: 'Éloi' });
    town.do('bob', { type: 'enrol', hero: 'dwarf', name: 'Bob' });
    town.play('coldKitchen', 'won', told);
    return town;
  }

  /** Every accepted command was offered, but for names and reports; every die is used. */
  do(seat: SeatId, command: CampaignCommand, dice: readonly Face[] = []): readonly CampaignEvent[] {
    const isListed = command.type !== 'recordQuest' && command.type !== 'enrol';
    if (isListed) assert.ok(this.offers(seat, command), `${JSON.stringify(command)} is not offered`);
    const rest = tape(dice);
    const decision = this.game.decide(this.state, seat, command, rest);
    assert.ok(decision.ok, JSON.stringify(decision));
    assert.deepEqual(rest.left(), []);
    ({ state: this.state, events: this.events } = decision);
    return decision.events;
  }

  /** With dice from anywhere. */
  decide(seat: SeatId, command: CampaignCommand, dice: Dice): void {
    const decision = this.game.decide(this.state, seat, command, dice);
    assert.ok(decision.ok, JSON.stringify(decision));
    ({ state: this.state, events: this.events } = decision);
  }

  refuses(seat: SeatId, command: CampaignCommand, code: string, rule: string): void {
    const decision = this.game.decide(this.state, seat, command, tape([]));
    assert.ok(!decision.ok, `${JSON.stringify(command)} was accepted`);
    assert.deepEqual([decision.refusal.code, decision.refusal.rule], [code, rule]);
    assert.equal(this.offers(seat, command), false);
  }

  offers(seat: SeatId, command: CampaignCommand): boolean {
    const wanted = JSON.stringify(command);
    return this.game.moves(this.state, seat).some((move) => JSON.stringify(move) === wanted);
  }

  sheet(hero: ClassId): Sheet {
    return sheetOf(this.state, hero);
  }

  cards(hero: ClassId): readonly TreasureId[] {
    return this.sheet(hero).cards.map(({ card }) => card);
  }

  /** Everybody in town says that it goes. */
  everybodyReady(): void {
    for (const { id, seat, ready, where } of this.state.heroes)
      if (!ready && where === 'town') this.do(seat, { type: 'ready', hero: id, is: true });
  }

  report(outcome: QuestReport['outcome'], told: Readonly<Partial<Record<ClassId, Told>>> = {}): QuestReport {
    const { quest, heroes } = this.state.underWay!;
    return {
      quest,
      outcome,
      dungeon: null,
      heroes: heroes.map((id) => this.#hero(id, outcome, told[id] ?? {})),
    };
  }

  #hero(hero: ClassId, outcome: QuestReport['outcome'], { cards, ...told }: Told): HeroReport {
    const { gold, scrolls, cards: own } = this.sheet(hero);
    const where = told.where ?? (outcome === 'withdrawn' ? 'left' : 'inside');
    if (where === 'dead') return { hero, where, gold: 0, cards: [], scrolls: [], body: 0 };
    const body = where === 'inside' ? fullBodyOf(hero) : 0;
    return { hero, where, gold, scrolls, body, ...told, cards: cards?.map(heldOf) ?? own };
  }

  begin(quest: string): void {
    this.everybodyReady();
    this.do(GM, { type: 'beginQuest', quest });
  }

  play(
    quest: string,
    outcome: QuestReport['outcome'],
    told: Readonly<Partial<Record<ClassId, Told>>> = {},
  ): void {
    this.begin(quest);
    this.do(GM, { type: 'recordQuest', report: recordable(this.report(outcome, told)) });
  }
}

/** As a command carries it. */
export function recordable(report: QuestReport): Extract<CampaignCommand, { type: 'recordQuest' }>['report'] {
  return structuredClone(report) as Extract<CampaignCommand, { type: 'recordQuest' }>['report'];
}
