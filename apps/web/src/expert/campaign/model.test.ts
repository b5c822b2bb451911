import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GENERATED, READY_QUESTS } from '@oubliette/expert';
import type { CampaignCommand, CampaignState, CampaignView } from '@oubliette/expert';
import { tape } from '@oubliette/kernel';
import { expertShelf } from '@oubliette/shelf/expert';
import { goers, heroOffers, lifeOf, questBook, sheetsOf } from './model.ts';

const box = expertShelf().get('expert-campaign')!;

/** A campaign of two players, as one of its seats sees it. */
async function campaign(choice: object = {}) {
  const composed = await box.compose({ players: ['elf', 'dwarf'], ...choice });
  assert.ok(composed.ok);
  const opened = box.system.open(composed.setup);
  assert.ok(opened.ok);
  const { game } = opened;
  let state = game.start(tape([])).state as CampaignState;
  const seen = (...seats: readonly string[]) => ({
    view: game.view(state, seats[0]!) as CampaignView,
    seats,
    moves: Object.fromEntries(seats.map((seat) => [seat, game.moves(state, seat)])),
  });
  return {
    seen,
    give(seat: string, command: CampaignCommand) {
      const decision = game.decide(state, seat, command, tape([]));
      assert.ok(decision.ok, JSON.stringify(decision));
      state = decision.state as CampaignState;
    },
    change(more: Partial<CampaignState>) {
      state = { ...state, ...more };
    },
    get state() {
      return state;
    },
  };
}

test('each player sees to their own heroes, and only those who are ready hold nobody up', async () => {
  const t = await campaign();
  t.give('elf', { type: 'enrol', hero: 'elf' });
  t.give('dwarf', { type: 'enrol', hero: 'priest' });
  const ids = (sheets: readonly { readonly id: string }[]): string[] => sheets.map(({ id }) => id);
  const { own, others } = sheetsOf(t.seen('elf'));
  assert.deepEqual([ids(own), ids(others)], [['elf'], ['priest']]);
  assert.equal(questBook(t.seen('gm'))[0]!.begin, null);
  t.give('elf', { type: 'ready', hero: 'elf', is: true });
  assert.equal(questBook(t.seen('gm'))[0]!.begin?.command.quest, READY_QUESTS[0]!.id);
  assert.equal(questBook(t.seen('elf'))[0]!.begin, null);
});

test('the book: won, the next one, a dungeon to go back to, and later ones; the dice come last', async () => {
  const t = await campaign();
  t.give('elf', { type: 'enrol', hero: 'elf' });
  t.give('elf', { type: 'ready', hero: 'elf', is: true });
  const [first, second, third] = READY_QUESTS.map(({ id }) => id);
  t.change({ won: [first!] });
  const states = () => questBook(t.seen('gm')).map(({ id, state }) => [id, state]);
  assert.deepEqual(states().slice(0, 3), [
    [first, 'won'],
    [second, 'open'],
    [third, 'later'],
  ]);
  assert.deepEqual(states().at(-1), [GENERATED, 'open']);
  t.change({ dungeons: [{ quest: second!, dungeon: {} as never }] });
  assert.deepEqual(states()[1], [second, 'left']);
  const dice = await campaign({ generator: false });
  assert.equal(
    questBook(dice.seen('gm')).some(({ id }) => id === GENERATED),
    false,
  );
});

test('EXP-AFT-06: going deeper is offered to the hero’s own player, and the next quest is for those below', async () => {
  const t = await campaign();
  t.give('elf', { type: 'enrol', hero: 'elf' });
  t.give('dwarf', { type: 'enrol', hero: 'dwarf' });
  t.change({
    heroes: t.state.heroes.map((sheet) => ({ ...sheet, returned: true, bodyBelow: 2, ready: true })),
  });
  const going = () => goers(t.seen('gm').view).map(({ id }) => id);
  assert.deepEqual(going(), ['elf', 'dwarf']);
  assert.equal(heroOffers(t.seen('elf').moves, 'goDeeper', 'dwarf').length, 0);
  const [offer] = heroOffers(t.seen('dwarf').moves, 'goDeeper', 'dwarf');
  assert.equal(offer?.seat, 'dwarf');
  t.give('dwarf', { ...offer.command });
  assert.deepEqual(going(), ['dwarf']);
});

test('the offers of one hero are its own', async () => {
  const t = await campaign();
  t.give('elf', { type: 'enrol', hero: 'elf' });
  t.give('elf', { type: 'enrol', hero: 'wizard' });
  const swaps = heroOffers(t.seen('elf').moves, 'swapAbility', 'wizard');
  assert.ok(swaps.length > 0 && swaps.every(({ command }) => command.hero === 'wizard'));
});

test('EXP-ADV-01: the card last drawn for a hero is shown until the next quest begins', () => {
  const drawn = { type: 'lifeDrawn', hero: 'elf', heroes: ['elf', 'dwarf'], card: 'legacy', rules: [] };
  const batch = (seq: number, ...events: readonly object[]) => ({ seq, events }) as never;
  assert.equal(lifeOf([batch(1, drawn)], 'dwarf'), 'legacy');
  assert.equal(lifeOf([batch(1, drawn)], 'wizard'), null);
  assert.equal(lifeOf([batch(1, drawn), batch(2, { type: 'questBegun', rules: [] })], 'dwarf'), null);
});
