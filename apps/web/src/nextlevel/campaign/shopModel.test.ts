/** NextLevel's town model: what a thing would change, why it cannot be bought, what is left to do. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nextlevelCampaign, SHOP_WARES } from '@oubliette/nextlevel';
import type {
  NextCampaignSetup,
  NextCampaignState,
  NextCampaignView,
  NextTownCommand,
} from '@oubliette/nextlevel';
import type { HeroKind } from '@oubliette/classic';
import { tape } from '@oubliette/kernel';
import { checkMessages } from '@oubliette/words';
import { checklist } from '../../town/townModel.ts';
import { thingIcon } from './pictures.ts';
import { compare, counted, NEXT_ERRANDS, ownOffers, shortage, waresOn } from './shopModel.ts';
import { NEXT_TOWN } from './words.ts';

const HEROES = ['barbarian', 'elf', 'wizard'] as const;
const SETUP: NextCampaignSetup = {
  seats: [...HEROES, 'morcar'],
  host: 'morcar',
  quests: [{ id: 'first', title: { en: 'First', fr: 'First' } }],
  level: 3,
};

class Stay {
  readonly game;
  state: NextCampaignState;

  constructor(gold: number) {
    const opened = nextlevelCampaign.open(SETUP);
    assert.ok(opened.ok);
    this.game = opened.game;
    this.state = this.game.start(tape([])).state;
    for (const hero of HEROES) {
      this.give(hero, { type: 'enrol', hero });
      const paid = this.game.override(this.state, 'morcar', { tag: 'setGold', hero, gold }, 'a test');
      assert.ok(paid.ok);
      this.state = paid.state;
    }
  }

  give(seat: string, command: NextTownCommand): void {
    const decision = this.game.decide(this.state, seat, command, tape([]));
    assert.ok(decision.ok, JSON.stringify(decision));
    this.state = decision.state;
  }

  view(): NextCampaignView {
    return this.game.view(this.state, 'morcar');
  }

  moves() {
    return Object.fromEntries(SETUP.seats.map((seat) => [seat, this.game.moves(this.state, seat)]));
  }

  marks() {
    return checklist(this.view(), SETUP.seats, this.moves(), NEXT_ERRANDS);
  }

  sheet(hero: HeroKind) {
    return this.view().heroes.find(({ kind }) => kind === hero)!;
  }
}

describe('the shop', () => {
  test('a short word says why not just where the rules refuse', () => {
    const stay = new Stay(260);
    stay.give('elf', { type: 'purchase', hero: 'elf', ware: 'potionOfSpeed' });
    stay.give('elf', { type: 'purchase', hero: 'elf', ware: 'potionOfSpeed' });
    stay.give('wizard', { type: 'leaveTown', hero: 'wizard' });
    for (const sheet of stay.view().heroes)
      for (const ware of SHOP_WARES) {
        const command = { type: 'purchase', hero: sheet.kind, ware } as const;
        const decision = stay.game.decide(stay.state, sheet.seat, command, tape([]));
        const short = shortage(sheet, ware, SETUP.seats);
        assert.equal(short, decision.ok ? null : decision.refusal.code, `${sheet.kind} ${ware}`);
      }
    assert.equal(shortage(stay.sheet('elf'), 'dagger', ['wizard']), 'notYours');
  });

  test('a comparison foretells what the sheet says after the purchase', () => {
    const stay = new Stay(9000);
    const barbarian = () => stay.sheet('barbarian');
    assert.deepEqual(compare(barbarian(), 'helmet'), [{ measure: 'defence', from: 4, to: 5 }]);
    assert.deepEqual(compare(barbarian(), 'purse'), [{ measure: 'purse', from: 100, to: 250 }]);
    assert.deepEqual(compare(barbarian(), 'potionBelt'), [{ measure: 'room', from: 2, to: 4 }]);
    assert.deepEqual(compare(barbarian(), 'dagger'), [], 'one die beside a broadsword changes nothing');
    assert.deepEqual(compare(barbarian(), 'crossbow'), [{ measure: 'shooting', from: 0, to: 3 }]);
    stay.give('barbarian', { type: 'purchase', hero: 'barbarian', ware: 'helmet' });
    assert.equal(barbarian().next.defence, 5);
  });

  test('things made for the hero lie in front, and every thing has a picture', () => {
    const { shop } = new Stay(0).view();
    assert.equal(waresOn(shop, 'outfit', 'wizard')[0]!.id, 'tunic');
    assert.equal(waresOn(shop, 'outfit', 'wizard')[1]!.id, 'wardedRobe');
    assert.equal(waresOn(shop, 'outfit', 'elf')[1]!.id, 'leather');
    for (const ware of SHOP_WARES) assert.notEqual(thingIcon(ware), undefined);
    assert.deepEqual(counted(['amber', 'dagger', 'amber']), [
      { id: 'amber', count: 2 },
      { id: 'dagger', count: 1 },
    ]);
  });
});

test('growing is left to do while a gift is open, the shop while the purse allows something', () => {
  const stay = new Stay(0);
  assert.deepEqual(stay.marks(), {
    company: 'done',
    growth: 'open',
    shop: 'done',
    baggage: 'done',
    gate: 'open',
  });
  for (const hero of HEROES) {
    const [offer] = ownOffers(stay.moves(), 'learn', hero);
    stay.give(offer!.seat, offer!.command);
  }
  assert.equal(stay.marks().growth, 'done');
  assert.equal(new Stay(30).marks().shop, 'open');
});

test('every message is sound in both languages', () => {
  assert.deepEqual(checkMessages(NEXT_TOWN), []);
});
