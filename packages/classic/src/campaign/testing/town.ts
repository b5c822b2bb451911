/** A campaign for rule tests: its seats, their commands, and what follows. */
import assert from 'node:assert/strict';
import { canonical, tape } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import type { HeroKind } from '../../content/heroes.ts';
import type { CampaignCommand } from '../commands.ts';
import type { CampaignEvent, CampaignEventOf, CampaignEventType } from '../events.ts';
import type { HeroReport, Outcome, QuestReport } from '../report.ts';
import { sheetOf } from '../sheets.ts';
import type { CampaignSetup } from '../setup.ts';
import type { CampaignState, Sheet } from '../state.ts';
import { classicCampaign } from '../system.ts';
import type { CampaignGame } from '../system.ts';
import type { CampaignView } from '../view.ts';

const title = (name: string) => ({ en: name, fr: name });

export const BOOK: CampaignSetup['quests'] = [
  { id: 'first', title: title('First'), training: true },
  { id: 'second', title: title('Second') },
  { id: 'third', title: title('Third') },
  { id: 'fourth', title: title('Fourth') },
];

export const HOST = 'morcar';
export const ANN = 'ann';
export const BOB = 'bob';

/** A hero's fate: `dead`, or the differences from coming home safe. */
type Fates = { readonly [hero in HeroKind]?: 'dead' | Partial<Omit<HeroReport, 'hero'>> };

/** A command as it is offered, without the players' own words; null for one never offered. */
export function offeredForm<C extends BaseCommand>(command: C): C | null {
  const form = commonForm(command as BaseCommand as CampaignCommand);
  return form as BaseCommand | null as C | null;
}

function commonForm(command: CampaignCommand): CampaignCommand | null {
  switch (command.type) {
    case 'enrol':
      return { type: 'enrol', hero: command.hero };
    case 'giveGold':
      return { type: 'giveGold', hero: command.hero, to: command.to };
    case 'inscribe':
    case 'recordQuest':
      return null;
    default:
      return command;
  }
}

export class Town {
  readonly setup: CampaignSetup;
  readonly game: CampaignGame;
  state: CampaignState;
  /** The events of the last command. */
  events: readonly CampaignEvent[];

  constructor(options: Partial<CampaignSetup> = {}) {
    this.setup = { seats: [HOST, ANN, BOB], host: HOST, quests: BOOK, ...options };
    const opened = classicCampaign.open(this.setup);
    assert.ok(opened.ok, JSON.stringify(opened));
    this.game = opened.game;
    const { state, events } = this.game.start(tape([]));
    this.state = state;
    this.events = events;
  }

  /** Ann has enrolled the Barbarian and the Wizard, Bob the Dwarf; each has this much gold. */
  static withParty(gold = 0, options: Partial<CampaignSetup> = {}): Town {
    const town = new Town(options);
    town.do(ANN, { type: 'enrol', hero: 'barbarian' });
    town.do(ANN, { type: 'enrol', hero: 'wizard' });
    town.do(BOB, { type: 'enrol', hero: 'dwarf' });
    for (const hero of ['barbarian', 'wizard', 'dwarf'] as const) town.pay(hero, gold);
    return town;
  }

  /** Accepted, and offered too if it can be listed. */
  do(seat: SeatId, command: CampaignCommand): readonly CampaignEvent[] {
    const form = offeredForm(command);
    const decision = this.game.decide(this.state, seat, command, tape([]));
    if (!decision.ok)
      assert.fail(`${JSON.stringify(command)}: ${decision.refusal.code} (${decision.refusal.rule})`);
    assert.ok(form === null || this.offers(seat, form), `${JSON.stringify(command)} is not offered`);
    this.state = decision.state;
    this.events = decision.events;
    return this.events;
  }

  /** Refused with this code and rule, not offered, and nothing has changed. */
  refuses(seat: SeatId, command: CampaignCommand, code: string, rule: string): void {
    const refusal = this.refusal(seat, command);
    const given = refusal && { code: refusal.code, rule: refusal.rule };
    assert.deepEqual(given, { code, rule }, JSON.stringify(command));
    assert.equal(this.offers(seat, command), false, `${JSON.stringify(command)} is offered all the same`);
  }

  refusal(seat: SeatId, command: CampaignCommand): Refusal | null {
    const before = canonical(this.state);
    const decision = this.game.decide(this.state, seat, command, tape([]));
    assert.equal(canonical(this.state), before);
    return decision.ok ? null : decision.refusal;
  }

  offers(seat: SeatId, command: CampaignCommand): boolean {
    const wanted = canonical(command);
    return this.game.moves(this.state, seat).some((move) => canonical(move) === wanted);
  }

  /** Sets the gold on a sheet by the host's correction. */
  pay(hero: HeroKind, gold: number): void {
    const decision = this.game.override(this.state, HOST, { tag: 'setGold', hero, gold }, 'a test');
    assert.ok(decision.ok);
    this.state = decision.state;
  }

  begin(quest: string, heroes: readonly HeroKind[], training?: true): readonly CampaignEvent[] {
    return this.do(HOST, { type: 'beginQuest', quest, heroes, ...(training ? { training } : {}) });
  }

  /** The report of the current quest: everybody is out with what they took along, except as `fates` says. */
  report(outcome: Outcome, fates: Fates = {}): QuestReport {
    const { quest, heroes } = this.state.underWay ?? assert.fail('no quest is under way');
    return { quest, outcome, heroes: heroes.map((hero) => this.#told(hero, outcome, fates[hero])) };
  }

  #told(hero: HeroKind, outcome: Outcome, fate: Fates[HeroKind]): HeroReport {
    const { gold, equipment, treasures } = this.sheet(hero);
    const nothing = { gold: 0, equipment: [], treasures: [], potions: [], found: [] };
    if (fate === 'dead') return { hero, fate, succeeded: false, ...nothing };
    const succeeded = outcome === 'won';
    return { hero, fate: 'out', succeeded, gold, equipment, treasures, potions: [], found: [], ...fate };
  }

  record(outcome: Outcome, fates: Fates = {}): readonly CampaignEvent[] {
    return this.do(HOST, { type: 'recordQuest', report: this.report(outcome, fates) });
  }

  /** A quest from its beginning to its end. */
  play(
    quest: string,
    heroes: readonly HeroKind[],
    outcome: Outcome,
    fates: Fates = {},
  ): readonly CampaignEvent[] {
    const begun = this.begin(quest, heroes);
    return [...begun, ...this.record(outcome, fates)];
  }

  sheet(hero: HeroKind): Sheet {
    return sheetOf(this.state, hero);
  }

  /** The one event of this type that just happened. */
  event<T extends CampaignEventType>(type: T): CampaignEventOf<T> {
    const found = this.events.filter((event) => event.type === type);
    assert.equal(found.length, 1, `one ${type} among ${this.types().join(', ')}`);
    return found[0] as unknown as CampaignEventOf<T>;
  }

  types(): CampaignEventType[] {
    return this.events.map(({ type }) => type);
  }

  cites(rule: string): boolean {
    return this.events.some(({ rules }) => rules.includes(rule));
  }

  /** Cards left in the armoury. */
  left(id: string): number | null {
    return this.view().armoury.find((card) => card.id === id)?.left ?? null;
  }

  view(seat: SeatId = ANN): CampaignView {
    return this.game.view(this.state, seat);
  }

  awaited(): string[] {
    return this.game
      .waiting(this.state)
      .map(({ seat, prompt, optional }) => `${seat} ${prompt}${optional ? '?' : ''}`);
  }
}
