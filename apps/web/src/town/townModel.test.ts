/** The town's screen model: what is offered, what is left to do, what a purchase would change. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CHARGES, classicCampaign, EQUIPMENT_IDS, TINCTURES, townTelling } from '@oubliette/classic';
import type {
  CampaignCommand,
  CampaignSetup,
  CampaignState,
  CampaignView,
  HeroKind,
} from '@oubliette/classic';
import { tape } from '@oubliette/kernel';
import { checkMessages } from '@oubliette/words';
import { counted } from './count.ts';
import { CHARGE_PICTURES, PAINTS } from './heraldry.ts';
import { newsIn } from './news.ts';
import {
  beginCommand,
  championProgress,
  checklist,
  chippingIn,
  CLASSIC_ERRANDS,
  compare,
  firstStation,
  heroOffers,
  offersOf,
  owned,
  ownHeroes,
  proposedQuest,
  seatFor,
  shortage,
  treasury,
  uncalled,
  vacancies,
} from './townModel.ts';
import type { Moves } from './between.ts';
import { CAMPAIGN } from './words.ts';

const title = (name: string) => ({ en: name, fr: name });
const SETUP: CampaignSetup = {
  seats: ['barbarian', 'elf', 'wizard', 'morcar'],
  host: 'morcar',
  quests: [
    { id: 'first', title: title('First'), training: true },
    { id: 'second', title: title('Second') },
  ],
};

/** A campaign whose seats belong to one player by default. */
class Stay {
  readonly game;
  state: CampaignState;

  constructor(setup: Partial<CampaignSetup> = {}) {
    const opened = classicCampaign.open({ ...SETUP, ...setup });
    assert.ok(opened.ok);
    this.game = opened.game;
    this.state = this.game.start(tape([])).state;
  }

  static withHeroes(gold: number): Stay {
    const stay = new Stay();
    for (const hero of ['barbarian', 'elf', 'wizard'] as const) {
      stay.give(hero, { type: 'enrol', hero });
      stay.pay(hero, gold);
    }
    return stay;
  }

  give(seat: string, command: CampaignCommand): void {
    const decision = this.game.decide(this.state, seat, command, tape([]));
    assert.ok(decision.ok, JSON.stringify(decision));
    this.state = decision.state;
  }

  pay(hero: HeroKind, gold: number): void {
    const decision = this.game.override(this.state, 'morcar', { tag: 'setGold', hero, gold }, 'a test');
    assert.ok(decision.ok);
    this.state = decision.state;
  }

  view(): CampaignView {
    return this.game.view(this.state, 'morcar');
  }

  moves(seats: readonly string[] = SETUP.seats): Moves {
    return Object.fromEntries(seats.map((seat) => [seat, this.game.moves(this.state, seat)]));
  }

  marks(seats: readonly string[] = SETUP.seats) {
    return checklist(this.view(), seats, this.moves(seats), CLASSIC_ERRANDS);
  }

  sheet(hero: HeroKind) {
    return this.view().heroes.find(({ kind }) => kind === hero)!;
  }
}

describe('the stay in town', () => {
  test('an empty company begins with enrolling, each hero by the seat named after it', () => {
    const stay = new Stay();
    assert.deepEqual(stay.marks(), { company: 'open', armoury: 'open', gifts: 'open', gate: 'open' });
    assert.equal(firstStation(stay.marks()), 'company');
    assert.deepEqual(vacancies(stay.view(), stay.moves()), [
      { kind: 'barbarian', seat: 'barbarian' },
      { kind: 'dwarf', seat: 'barbarian' },
      { kind: 'elf', seat: 'elf' },
      { kind: 'wizard', seat: 'wizard' },
    ]);
    stay.give('barbarian', { type: 'enrol', hero: 'barbarian' });
    const [dwarf] = vacancies(stay.view(), stay.moves());
    assert.deepEqual(dwarf, { kind: 'dwarf', seat: 'elf' }, 'by a seat without a hero, if there is one');
    assert.deepEqual(vacancies(stay.view(), stay.moves(['morcar'])), [], 'the host enrols nobody');
  });

  test('all whose chairs were set for them are called at once, and nobody besides', () => {
    const stay = new Stay();
    const due = () => uncalled(stay.view(), vacancies(stay.view(), stay.moves())).map(({ kind }) => kind);
    assert.deepEqual(due(), ['barbarian', 'elf', 'wizard']);
    stay.give('elf', { type: 'enrol', hero: 'dwarf' });
    assert.deepEqual(due(), ['barbarian', 'wizard'], 'who has a hero is not given another');
  });

  test('friends chip in with as much as is missing, where gifts are allowed and they suffice', () => {
    const stay = Stay.withHeroes(50);
    const buyer = stay.sheet('barbarian');
    assert.deepEqual(chippingIn(stay.view(), SETUP.seats, buyer, 120), [
      { from: 'elf', seat: 'elf', amount: 50 },
      { from: 'wizard', seat: 'wizard', amount: 20 },
    ]);
    assert.equal(chippingIn(stay.view(), SETUP.seats, buyer, 151), null);
    assert.equal(chippingIn(stay.view(), ['barbarian'], buyer, 100), null, 'other people’s gold is theirs');
    stay.give('elf', { type: 'leaveTown', hero: 'elf' });
    assert.deepEqual(chippingIn(stay.view(), SETUP.seats, buyer, 100), [
      { from: 'wizard', seat: 'wizard', amount: 50 },
    ]);
    assert.equal(chippingIn(stay.view(), SETUP.seats, buyer, 101), null, 'who has left gives nothing');
    const stingy = { ...stay.view(), options: { ...stay.view().options, gifts: false } };
    assert.equal(chippingIn(stingy, SETUP.seats, buyer, 100), null);
  });

  test('the checklist follows what is left to do', () => {
    const stay = Stay.withHeroes(0);
    assert.deepEqual(stay.marks(), { company: 'done', armoury: 'done', gifts: 'done', gate: 'open' });
    stay.pay('elf', 300);
    assert.deepEqual(stay.marks(), { company: 'done', armoury: 'open', gifts: 'open', gate: 'open' });
    assert.equal(firstStation(stay.marks()), 'armoury');
    for (const hero of ['barbarian', 'elf', 'wizard'] as const) stay.give(hero, { type: 'leaveTown', hero });
    assert.equal(stay.marks().armoury, 'done');
    assert.equal(stay.marks().gate, 'open', 'the host has still to choose');
    assert.equal(stay.marks(['morcar']).armoury, 'done', 'the host buys nothing');
    assert.equal(stay.marks(['elf']).gate, 'done', 'a hero at the gate has nothing more to do');
    assert.equal(firstStation(stay.marks(['elf'])), 'gate');
    stay.give('morcar', beginCommand('first', new Set(['elf']), true));
    assert.equal(stay.marks().gate, 'done');
  });

  test('one leads only the heroes of one’s own seats', () => {
    const stay = Stay.withHeroes(200);
    assert.deepEqual(
      ownHeroes(stay.view(), ['wizard', 'barbarian']).map(({ kind }) => kind),
      ['barbarian', 'wizard'],
    );
    assert.deepEqual(heroOffers(stay.moves(['wizard']), 'buy', 'elf'), []);
    assert.ok(heroOffers(stay.moves(), 'buy', 'elf').length > 0);
    assert.deepEqual(
      offersOf(stay.moves(), 'leaveTown').map(({ seat, command }) => [seat, command.hero]),
      [
        ['barbarian', 'barbarian'],
        ['elf', 'elf'],
        ['wizard', 'wizard'],
      ],
    );
    assert.equal(treasury(stay.view()), 600);
    assert.equal(seatFor(stay.sheet('elf'), ['wizard', 'elf']), 'elf');
    assert.equal(
      seatFor(stay.sheet('elf'), ['wizard']),
      'wizard',
      'whoever else asks is told whose hero it is',
    );
  });
});

describe('the armoury', () => {
  test('a short word says why not just where the rules refuse', () => {
    const stay = Stay.withHeroes(260);
    stay.give('barbarian', { type: 'buy', hero: 'barbarian', equipment: 'broadsword' });
    stay.give('wizard', { type: 'leaveTown', hero: 'wizard' });
    const view = stay.view();
    for (const sheet of view.heroes)
      for (const card of view.armoury) {
        const command = { type: 'buy', hero: sheet.kind, equipment: card.id } as const;
        const decision = stay.game.decide(stay.state, sheet.seat, command, tape([]));
        assert.equal(shortage(sheet, card, SETUP.seats) === null, decision.ok, `${sheet.kind} ${card.id}`);
        if (!decision.ok) assert.equal(shortage(sheet, card, SETUP.seats), decision.refusal.code);
      }
    const [card] = view.armoury;
    assert.equal(shortage(stay.sheet('elf'), card!, ['wizard']), 'notYours');
  });

  test('what a card would change beside what is carried and worn', () => {
    const stay = Stay.withHeroes(2000);
    const elf = () => stay.sheet('elf');
    assert.deepEqual(compare(elf(), 'broadsword').changes, [{ measure: 'attack', from: 2, to: 3 }]);
    assert.deepEqual(compare(elf(), 'crossbow').changes, [{ measure: 'shooting', from: 0, to: 3 }]);
    assert.deepEqual(compare(elf(), 'spear').gains, ['diagonal']);
    assert.deepEqual(compare(elf(), 'toolKit'), { changes: [], gains: ['disarms'], leavesShield: false });
    assert.deepEqual(compare(elf(), 'plateArmour').changes, [
      { measure: 'defence', from: 2, to: 4 },
      { measure: 'movement', from: 2, to: 1 },
    ]);
    assert.equal(compare(elf(), 'battleAxe').leavesShield, false, 'there is no shield yet');
    stay.give('elf', { type: 'buy', hero: 'elf', equipment: 'shield' });
    stay.give('elf', { type: 'buy', hero: 'elf', equipment: 'plateArmour' });
    assert.equal(compare(elf(), 'battleAxe').leavesShield, true);
    assert.deepEqual(compare(elf(), 'chainMail').changes, [
      { measure: 'defence', from: 5, to: 4 },
      { measure: 'movement', from: 1, to: 2 },
    ]);
    assert.deepEqual(compare(elf(), 'helmet').changes, [{ measure: 'defence', from: 5, to: 6 }]);
  });

  test('a comparison foretells what the sheet says after the purchase', () => {
    for (const equipment of EQUIPMENT_IDS) {
      const stay = Stay.withHeroes(2000);
      const { changes } = compare(stay.sheet('barbarian'), equipment);
      stay.give('barbarian', { type: 'buy', hero: 'barbarian', equipment });
      const { defence, movement } = stay.sheet('barbarian').advantages;
      const told = (measure: string, otherwise: number) =>
        changes.find((change) => change.measure === measure)?.to ?? otherwise;
      assert.deepEqual([told('defence', 2), told('movement', 2)], [defence, movement], equipment);
    }
  });

  test('things are counted, and those bought now may go back', () => {
    const goods = owned({ equipment: ['shield', 'staff', 'shield'], bought: ['shield'] });
    assert.deepEqual(goods, [
      { id: 'shield', count: 2, bought: 1 },
      { id: 'staff', count: 1, bought: 0 },
    ]);
  });
});

describe('the gate and the book', () => {
  test('the party is named in the order of the cards', () => {
    assert.deepEqual(beginCommand('first', new Set(['wizard', 'barbarian']), false), {
      type: 'beginQuest',
      quest: 'first',
      heroes: ['barbarian', 'wizard'],
    });
    assert.equal(beginCommand('first', new Set(['elf']), true).training, true);
  });

  test('the first quest that is not won is proposed, and none when the book is read', () => {
    const stay = Stay.withHeroes(0);
    assert.equal(proposedQuest(stay.view()), 'first');
    const won = { ...stay.state, won: ['first', 'second'] };
    assert.equal(proposedQuest(stay.game.view(won, 'morcar')), null);
    const free = new Stay({ order: 'free' });
    assert.equal(proposedQuest(free.game.view({ ...free.state, won: ['first'] }, 'morcar')), 'second');
    assert.equal(
      proposedQuest(free.game.view({ ...free.state, won: ['first', 'second'] }, 'morcar')),
      'first',
    );
  });

  test('CLS-CHP-02: progress counts different quests, and a Champion has them all', () => {
    const stay = Stay.withHeroes(0);
    const sheet = stay.sheet('elf');
    assert.deepEqual(championProgress(sheet), { done: 0, of: 3 });
    assert.deepEqual(championProgress({ ...sheet, questsToChampion: 1 }), { done: 2, of: 3 });
    assert.deepEqual(championProgress({ ...sheet, champion: true, questsToChampion: 0 }), { done: 3, of: 3 });
  });

  test('the news is told in the reader’s language, the newest first, and no more than asked', () => {
    const stay = new Stay();
    const decision = stay.game.decide(
      stay.state,
      'elf',
      { type: 'enrol', hero: 'elf', name: 'Ada' },
      tape([]),
    );
    assert.ok(decision.ok);
    const opened = stay.game.start(tape([])).events;
    const batches = [opened, decision.events].map((events, i) => ({ seq: i + 1, at: 0, by: null, events }));
    const view = stay.game.view(decision.state, 'elf');
    const lines = newsIn(townTelling, batches, view, 'fr', 5);
    assert.match(lines[0]!.text, /^Ada, Elfe, rejoint/);
    assert.equal(lines.length, 2);
    assert.equal(newsIn(townTelling, batches, view, 'en', 1)[0]!.text, 'Ada, an Elf, joins the company.');
  });
});

describe('what is only seen', () => {
  test('gold counts from one sum to the other and ends exactly there', () => {
    assert.equal(counted(100, 400, 0), 100);
    assert.equal(counted(100, 400, 10_000), 400);
    assert.equal(counted(100, 400, 5, 0), 400, 'at once, where motion is reduced');
    const way = Array.from({ length: 20 }, (_, i) => counted(400, 100, i * 40));
    assert.deepEqual(
      way,
      [...way].sort((a, b) => b - a),
      'never back and forth',
    );
    assert.ok(way.every(Number.isInteger));
  });

  test('every tincture has a paint of its own, told apart without its colour, every charge a picture', () => {
    assert.deepEqual(Object.keys(PAINTS).sort(), Object.keys(TINCTURES).sort());
    assert.deepEqual(Object.keys(CHARGE_PICTURES).sort(), Object.keys(CHARGES).sort());
    const hatchings = Object.values(PAINTS).map(({ lines }) => lines);
    assert.equal(new Set(hatchings).size, hatchings.length);
  });

  test('every message is sound in both languages', () => {
    assert.deepEqual(checkMessages(CAMPAIGN), []);
  });
});
