/** Dice rolled by people, and dice everybody can check. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkDice, replayFile } from '@oubliette/kernel';
import type { MatchFile, System } from '@oubliette/kernel';
import type { Row } from '../src/entries.ts';
import type { ServerMessageOf } from '../src/protocol.ts';
import { cave } from './cave.ts';
import { House, MARK, until } from './house.ts';
import type { Client } from './house.ts';

const HAND = { dice: 'hand' } as const;
const grab = (seat: string) => ({ t: 'do', seat, command: { type: 'grab' } }) as const;

async function gathered() {
  const house = new House();
  const gm = await house.connect(
    await house.open({ name: 'Gwen', seats: ['gm'], begin: false, options: HAND }),
  );
  const ann = await house.friend(gm, 'Ann', 'ann');
  const bo = await house.friend(gm, 'Bo', 'bo');
  await gm.ask({ t: 'begin' });
  return { house, gm, ann, bo };
}

const pry = (seat: string) => ({ t: 'do', seat, command: { type: 'pry' } }) as const;
const D6_ASKED = { die: { id: 'd6', faces: [1, 2, 3, 4, 5, 6] }, faces: [], count: 1 };
/** Whether anything secret was sent there. */
const isMarked = ({ texts }: Client): boolean => texts.some((text) => text.includes(MARK));
const diceOf = ({ entry }: Row) => (entry.kind === 'match' && 'dice' in entry.entry ? entry.entry.dice : []);

const lastRow = (house: House, client: Client): Row =>
  JSON.parse(house.store.tables.get(client.link.table)!.rows.at(-1)!) as Row;
const purse = (client: Client) => (client.present().view as { purse: Record<string, number> }).purse;

describe('dice by hand (TBL-DICE)', () => {
  test('a command that needs dice waits for them; typed one by one they make the row', async () => {
    const { house, ann, bo, gm } = await gathered();
    assert.equal((await ann.ask(grab('ann'))).t, 'wants');
    const thrown = {
      die: { id: 'd6', faces: [1, 2, 3, 4, 5, 6] },
      rule: 'CAV-01',
      faces: [],
      count: 2,
    };
    assert.deepEqual(ann.present().rolling, {
      by: 'ann',
      you: 'type',
      mayLeave: true,
      isScreened: false,
      thrown,
    });
    for (const client of [bo, gm])
      assert.deepEqual(client.present().rolling, {
        by: 'ann',
        you: 'watch',
        mayLeave: false,
        isScreened: false,
        thrown,
      });
    assert.equal((await ann.ask({ t: 'dice', faces: [4] })).t, 'wants');
    const { faces, count } = bo.present().rolling!.thrown!;
    assert.deepEqual([faces, count], [[4], 1], 'the others watch');
    assert.equal((await ann.ask({ t: 'dice', faces: [6] })).t, 'done');
    assert.deepEqual([purse(bo)['ann'], bo.present().rolling], [10, null]);
    assert.equal(bo.last('news').batch.byHand, true);
    const { entry } = lastRow(house, ann);
    assert.ok(entry.kind === 'match' && entry.byHand === true);
    assert.deepEqual('dice' in entry.entry && entry.entry.dice, [4, 6]);
  });

  test('a command of long ago, asked for again, rolls nothing', async () => {
    const house = new House();
    const choice = { rounds: 10_000, mark: MARK };
    const ann = await house.connect(await house.open({ choice, options: HAND }));
    await ann.ask(grab('ann'), 'grabbed-long-ago');
    const first = await ann.ask({ t: 'dice', faces: [4, 6] });
    assert.ok(first.t === 'done');
    for (let round = 0; round < 40; round += 1)
      for (const seat of round === 0 ? ['bo', 'gm'] : ['ann', 'bo', 'gm'])
        await ann.play(seat, { type: 'rest' });
    const back = await house.again().connect(ann.link);
    assert.deepEqual(await back.ask(grab('ann'), 'grabbed-long-ago'), { ...first, id: 'grabbed-long-ago' });
    assert.equal(back.present().rolling, null);
    assert.equal((await back.ask(grab('ann'))).t, 'wants', 'a new one does');
  });

  test('what needs no dice needs no hands', async () => {
    const { house, ann } = await gathered();
    await ann.play('ann', { type: 'rest' });
    const { entry } = lastRow(house, ann);
    assert.ok(entry.kind === 'match' && entry.byHand === undefined);
  });

  test('a face the die does not have is refused, and the faces before it stay good', async () => {
    const { ann } = await gathered();
    await ann.ask(grab('ann'));
    await ann.ask({ t: 'dice', faces: [4] });
    assert.equal(await ann.refused({ t: 'dice', faces: [7] }), 'wrongFace');
    assert.equal(await ann.refused({ t: 'dice', faces: [1, 2] }), 'tooManyFaces');
    assert.deepEqual(ann.present().rolling?.thrown?.faces, [4]);
    assert.equal((await ann.ask({ t: 'dice', faces: [5] })).t, 'done');
    assert.equal(purse(ann)['ann'], 9);
  });

  test('the rest may be left to the table, all of it or the last die', async () => {
    const { house, ann, bo } = await gathered();
    await ann.ask(grab('ann'));
    await ann.ask({ t: 'dice', faces: [1] });
    assert.equal((await ann.ask({ t: 'dice', faces: [], rest: 'app' })).t, 'done');
    const mixed = lastRow(house, ann).entry;
    assert.ok(mixed.kind === 'match' && 'dice' in mixed.entry);
    assert.deepEqual(mixed.byHand, { d6: 1 }, 'one die of two');
    assert.deepEqual(bo.last('news').batch.byHand, { d6: 1 });
    assert.equal(mixed.entry.dice[0], 1);
    await bo.ask(grab('bo'));
    assert.equal((await bo.ask({ t: 'dice', faces: [], rest: 'app' })).t, 'done');
    const { entry } = lastRow(house, bo);
    assert.ok(entry.kind === 'match' && entry.byHand === undefined, 'nobody rolled by hand');
  });

  test('meanwhile nothing else is played, but people talk and sit down', async () => {
    const { ann, bo, gm } = await gathered();
    await ann.ask(grab('ann'));
    assert.equal(await bo.refused({ t: 'do', seat: 'bo', command: { type: 'drink' } }), 'rolling');
    assert.equal(await ann.refused({ t: 'undo', seat: 'ann' }), 'rolling');
    assert.equal(await gm.refused({ t: 'propose', seat: 'gm', keep: 1 }), 'rolling');
    assert.equal(
      await gm.refused({ t: 'override', seat: 'gm', change: { tag: 'purse', coins: 1 }, reason: 'x' }),
      'rolling',
    );
    assert.equal((await bo.ask({ t: 'say', to: 'table', saying: { text: 'go on' } })).t, 'done');
    assert.equal((await ann.ask({ t: 'dice', faces: [1, 1] })).t, 'done');
  });

  test('a roll of which no die was typed may be left by whoever began it', async () => {
    const { ann, bo } = await gathered();
    assert.equal(await ann.refused({ t: 'cancelRoll' }), 'nothingToRoll');
    await ann.ask(grab('ann'));
    assert.equal(await bo.refused({ t: 'cancelRoll' }), 'cannotLeaveRoll');
    assert.equal((await ann.ask({ t: 'cancelRoll' })).t, 'done');
    assert.equal(bo.present().rolling, null);
    await ann.ask(grab('ann'));
    await ann.ask({ t: 'dice', faces: [1] });
    assert.equal(await ann.refused({ t: 'cancelRoll' }), 'cannotLeaveRoll');
    assert.equal(await bo.refused({ t: 'dice', faces: [6] }), 'notYourRoll');
  });

  test('whoever has lent the seat meanwhile leaves no roll any more', async () => {
    const { ann } = await gathered();
    await ann.ask(grab('ann'));
    await ann.ask({ t: 'seat', seat: 'ann', occupant: { is: 'bot', bot: 'dull' } });
    assert.equal(ann.present().rolling?.mayLeave, false);
    assert.equal(await ann.refused({ t: 'cancelRoll' }), 'cannotLeaveRoll');
  });

  test('where the one who rolls is away, anybody seated types', async () => {
    const { house, gm, ann, bo } = await gathered();
    const guest = await house.friend(gm, 'Guest');
    await ann.ask(grab('ann'));
    ann.leave();
    assert.equal(await guest.refused({ t: 'dice', faces: [6] }), 'notYourRoll');
    assert.equal((await bo.ask({ t: 'dice', faces: [6, 6] })).t, 'done');
  });

  test('asked again, neither the command nor its dice count twice', async () => {
    const { house, ann, bo } = await gathered();
    await ann.ask(grab('ann'), 'the-same-command');
    assert.equal((await ann.ask(grab('ann'), 'the-same-command')).t, 'wants');
    const done = await ann.ask({ t: 'dice', faces: [2, 3] }, 'the-same-dice');
    assert.deepEqual(await ann.ask({ t: 'dice', faces: [2, 3] }, 'the-same-dice'), done);
    const again = (await ann.ask(grab('ann'), 'the-same-command')) as ServerMessageOf<'done'>;
    assert.deepEqual([again.t, again.seq], ['done', (done as ServerMessageOf<'done'>).seq]);
    assert.equal(purse(ann)['ann'], 5);
    const back = await house.again().connect(ann.link);
    assert.equal((await back.ask(grab('ann'), 'the-same-command')).t, 'done');
    await bo.ask(grab('bo'));
  });

  test('from a pile of cards the table draws: nobody is asked, nobody is shown what is left', async () => {
    const { ann, bo, gm } = await gathered();
    await ann.play('ann', { type: 'rest' });
    await bo.play('bo', { type: 'rest' });
    await gm.play('gm', { type: 'draw' });
    assert.equal(gm.of('rolling').length, 0);
    assert.equal(isMarked(ann), false);
  });

  test('what falls behind the screen is asked of the master alone, and told nobody else', async () => {
    const { ann, bo, gm } = await gathered();
    assert.equal((await ann.ask(pry('ann'))).t, 'wants');
    assert.equal(gm.present().rolling?.thrown?.die.id, 'screened');
    assert.deepEqual(ann.present().rolling, {
      by: 'gm',
      you: 'watch',
      mayLeave: false,
      isScreened: true,
      thrown: null,
    });
    assert.equal(await bo.refused({ t: 'dice', faces: ['low'] }), 'notYourRoll');
    assert.equal(await ann.refused({ t: 'dice', faces: [], rest: 'app' }), 'notYourRoll');
    assert.equal(await gm.refused({ t: 'dice', faces: ['low', 4] }), 'tooManyFaces');
    assert.equal((await gm.ask({ t: 'dice', faces: ['low'] })).t, 'wants');
    const thrown = { ...D6_ASKED, rule: 'CAV-03', who: 'ann', whom: 'chest' };
    assert.deepEqual(ann.present().rolling, {
      by: 'ann',
      you: 'type',
      mayLeave: false,
      isScreened: false,
      thrown,
    });
    assert.equal((await ann.ask({ t: 'dice', faces: [3] })).t, 'done');
    assert.equal(ann.last('news').batch.byHand, true, 'of the dice that all may see');
    for (const client of [ann, bo])
      assert.ok(!client.texts.some((text) => /low|middle|high|screened|CAV-02/u.test(text)));
    assert.ok(isMarked(gm) && !isMarked(ann));
  });

  test('a master who is away is not waited for: the table rolls what only they may see', async () => {
    const { house, ann, bo, gm } = await gathered();
    gm.leave();
    await until(() => ann.of('here').length > 0, 'the master is away');
    assert.equal((await ann.ask(pry('ann'))).t, 'wants');
    assert.equal(ann.present().rolling?.thrown?.rule, 'CAV-03');
    const { entry } = lastRow(house, ann);
    assert.ok(entry.kind === 'rolling' && entry.drawn.length === 1);
    // The master's return changes nothing in the dice that are in.
    await house.connect(gm.link);
    assert.equal((await ann.ask({ t: 'dice', faces: [3] })).t, 'done');
    assert.deepEqual(diceOf(lastRow(house, ann)), [...entry.faces, 3]);
    assert.ok(!isMarked(ann) && !isMarked(bo));
  });

  test('a master who goes away while asked may come back; the others can only let the table roll', async () => {
    const { house, ann, bo, gm } = await gathered();
    await ann.ask(pry('ann'));
    gm.leave();
    await until(() => bo.present().rolling?.you !== 'watch', 'the master is away');
    assert.deepEqual(bo.present().rolling, {
      by: 'gm',
      you: 'letRoll',
      mayLeave: false,
      isScreened: true,
      thrown: null,
    });
    assert.equal(await bo.refused({ t: 'dice', faces: ['high'] }), 'notYourRoll');
    const back = await house.connect(gm.link);
    assert.equal(back.present().rolling?.thrown?.die.id, 'screened');
    assert.equal(bo.present().rolling?.you, 'watch');
    back.leave();
    await until(() => bo.present().rolling?.you === 'letRoll', 'the master is away again');
    assert.equal((await bo.ask({ t: 'dice', faces: [], rest: 'app' })).t, 'wants');
    assert.equal(bo.present().rolling?.by, 'ann', 'only what is screened was left to the table');
  });

  test('a master whose chair goes to the computer in the middle of a roll: the table rolls it', async () => {
    const { ann, gm } = await gathered();
    await ann.ask(pry('ann'));
    await gm.ask({ t: 'seat', seat: 'gm', occupant: { is: 'bot', bot: 'dull' } });
    await until(() => ann.present().rolling?.by === 'ann', 'the screened die is in');
    assert.equal((await ann.ask({ t: 'dice', faces: [2] })).t, 'done');
  });

  test('round one screen the master’s dice show through the master’s eyes only', async () => {
    const house = new House();
    const all = await house.connect(await house.open({ options: HAND }), { eyes: 'ann' });
    await all.ask(pry('ann'));
    assert.deepEqual(all.present().rolling, {
      by: 'gm',
      you: 'handOver',
      mayLeave: false,
      isScreened: true,
      thrown: null,
    });
    await all.say({ t: 'eyes', seat: 'gm' });
    assert.equal(all.present().rolling?.you, 'type');
    assert.equal(all.present().rolling?.thrown?.die.id, 'screened');
    await all.say({ t: 'eyes', seat: 'ann' });
    assert.equal((await all.ask({ t: 'dice', faces: [], rest: 'app' })).t, 'wants');
    assert.deepEqual(all.present().rolling?.thrown?.rule, 'CAV-03');
    assert.equal(isMarked(all), true, 'through the master’s eyes');
  });

  test('people roll for the heroes, the table for the master; changed at any moment', async () => {
    const house = new House();
    const link = await house.open({ name: 'Gwen', seats: ['gm', 'ann', 'bo'], options: { dice: 'heroes' } });
    const all = await house.connect(link);
    assert.equal((await all.ask(pry('ann'))).t, 'wants');
    assert.equal(all.present().rolling?.by, 'ann', 'the master’s die before hers is the table’s');
    assert.equal((await all.ask({ t: 'dice', faces: [6] })).t, 'done');
    assert.equal((await all.ask({ t: 'diceBy', dice: 'hand' })).t, 'done');
    assert.equal((await all.ask(pry('bo'))).t, 'wants');
    assert.equal(all.present().rolling?.by, 'gm', 'with real dice for all it is the master’s');
    assert.equal((await all.ask({ t: 'diceBy', dice: 'heroes' })).t, 'done');
    await until(() => all.present().rolling?.by === 'bo', 'the table rolls it at once');
  });

  test('dice that people rolled and did not tell are marked, and told as nobody’s', async () => {
    const { ann, house } = await gathered();
    await ann.ask(grab('ann'));
    assert.equal((await ann.ask({ t: 'dice', faces: [6, 6], unsaid: true })).t, 'done');
    assert.equal(ann.last('news').batch.byHand, 'unsaid');
    const { entry } = lastRow(house, ann);
    assert.ok(entry.kind === 'match' && entry.byHand === 'unsaid');
  });

  test('the host has people roll, or the table, from any moment on', async () => {
    const house = new House();
    const gm = await house.connect(await house.open({ name: 'Gwen', seats: ['gm'], begin: false }));
    const ann = await house.friend(gm, 'Ann', 'ann');
    await gm.ask({ t: 'begin' });
    assert.equal(await ann.refused({ t: 'diceBy', dice: 'hand' }), 'onlyTheHost');
    assert.equal((await gm.ask({ t: 'diceBy', dice: 'hand' })).t, 'done');
    const { info, batch } = ann.last('news');
    assert.equal(info?.options.dice, 'hand');
    assert.deepEqual(batch.happening, { kind: 'diceBy', dice: 'hand', by: 'm1' });
    assert.equal((await ann.ask(grab('ann'))).t, 'wants');
    await ann.ask({ t: 'dice', faces: [6] });
    // Reopened, it is still so; a roll under way is rolled by the table once it rolls.
    const there = house.again();
    const host = await there.connect(gm.link);
    assert.equal(host.last('welcome').info.options.dice, 'hand');
    await host.ask({ t: 'diceBy', dice: 'app' });
    await until(() => host.present().rolling === null, 'the table rolls');
    const dice = diceOf(
      (await there.store.rows(gm.link.table, 0)).findLast(
        ({ entry }) => entry.kind === 'match' && entry.byHand !== undefined,
      )!,
    );
    assert.equal(dice.length, 2);
    assert.equal(dice[0], 6);
  });

  test('the dice of a match can be checked where nobody typed one, and only there', async () => {
    for (const isTyped of [false, true]) {
      const house = new House();
      const all = await house.connect(await house.open({ choice: { rounds: 1, mark: MARK }, options: HAND }));
      await all.ask(grab('ann'));
      await all.ask(isTyped ? { t: 'dice', faces: [6, 6] } : { t: 'dice', faces: [], rest: 'app' });
      for (const seat of ['bo', 'gm']) await all.play(seat, { type: 'rest' });
      const file = await house.tables.file(all.link);
      if (isTyped) assert.equal(file?.fair, null);
      else assert.ok(checkDice(cave, file!).ok);
    }
  });

  test('nobody types the dice of somebody who is there', async () => {
    const { ann, bo } = await gathered();
    await ann.ask(grab('ann'));
    assert.equal(await bo.refused({ t: 'dice', faces: [1, 1] }), 'notYourRoll');
  });

  test('what has asked for a die after something became known cannot be left', async () => {
    const { house, ann, gm } = await gathered();
    await ann.ask(pry('ann'));
    assert.equal(await ann.refused({ t: 'cancelRoll' }), 'cannotLeaveRoll');
    // Restarting the server does not help either: the same die is asked for.
    const there = house.again();
    const back = await there.connect(ann.link);
    const master = await there.connect(gm.link);
    assert.equal(back.present().rolling?.by, 'gm');
    assert.equal(await back.refused({ t: 'cancelRoll' }), 'cannotLeaveRoll');
    assert.equal(await back.refused({ t: 'do', seat: 'ann', command: { type: 'rest' } }), 'rolling');
    assert.equal((await master.ask({ t: 'dice', faces: ['low'] })).t, 'wants');
    assert.equal((await back.ask({ t: 'dice', faces: [6] })).t, 'done');
  });

  test('dice typed before a restart are still there', async () => {
    const { house, ann } = await gathered();
    await ann.ask(grab('ann'), 'grabbed-before');
    await ann.ask({ t: 'dice', faces: [5] }, 'typed-before');
    const back = await house.again().connect(ann.link);
    assert.deepEqual(back.present().rolling?.thrown?.faces, [5]);
    assert.equal((await back.ask({ t: 'dice', faces: [5] }, 'typed-before')).t, 'wants', 'and not twice');
    assert.equal((await back.ask(grab('ann'), 'grabbed-before')).t, 'wants');
    assert.equal((await back.ask({ t: 'dice', faces: [2] })).t, 'done');
    assert.equal(purse(back)['ann'], 7);
    assert.equal((await back.ask(grab('ann'), 'grabbed-before')).t, 'done');
  });

  test('a seat lent and taken back in the middle of a roll keeps its dice', async () => {
    const { ann, bo } = await gathered();
    await ann.ask(grab('ann'));
    await ann.ask({ t: 'dice', faces: [5] });
    await ann.ask({ t: 'seat', seat: 'ann', occupant: { is: 'bot', bot: 'dull' } });
    assert.deepEqual(bo.present().rolling?.thrown?.faces, [5]);
    assert.equal(bo.present().rolling?.you, 'type', 'anybody rolls for the computer');
    const member = ann.last('welcome').you!;
    await ann.ask({ t: 'seat', seat: 'ann', occupant: { is: 'member', member } });
    assert.equal((await ann.ask({ t: 'dice', faces: [1] })).t, 'done');
    assert.equal(purse(bo)['ann'], 6);
  });

  test('where no person sits any more the table rolls it all', async () => {
    const house = new House();
    const ann = await house.connect(await house.open({ options: HAND }));
    await ann.ask(grab('ann'));
    for (const seat of ['bo', 'gm', 'ann'])
      await ann.ask({ t: 'seat', seat, occupant: { is: 'bot', bot: 'dull' } });
    await until(() => ann.present().rolling === null, 'rolled');
    assert.ok(purse(ann)['ann']! > 0);
  });

  test('a failed write loses no die', async () => {
    const { house, ann } = await gathered();
    await ann.ask(grab('ann'));
    await ann.ask({ t: 'dice', faces: [3] });
    house.store.troubles.push('lost');
    const failed = await ann.ask({ t: 'dice', faces: [4] }, 'dice-and-a-full-disk');
    assert.ok(failed.t === 'error' && failed.code === 'notSaved');
    assert.equal((await ann.ask({ t: 'dice', faces: [4] }, 'dice-and-a-full-disk')).t, 'done');
    assert.equal(purse(ann)['ann'], 7);
  });

  test('a computer player’s dice are rolled by the people', async () => {
    const house = new House({
      players: {
        grabby: () => ({ choose: ({ moves }) => moves.find(({ type }) => type === 'grab') ?? moves.at(-1)! }),
      },
    });
    const ann = await house.connect(
      await house.open({
        seats: ['ann', 'gm'],
        others: 'free',
        bots: [{ seat: 'bo', bot: 'grabby' }],
        options: HAND,
      }),
    );
    await ann.play('ann', { type: 'rest' });
    await until(() => ann.present().rolling?.by === 'bo', 'bo rolls');
    assert.equal(await ann.refused({ t: 'cancelRoll' }), 'cannotLeaveRoll');
    assert.equal((await ann.ask({ t: 'dice', faces: [2, 2] })).t, 'done');
    assert.deepEqual(ann.last('news').batch.by, { bot: 'bo' });
    assert.equal(purse(ann)['bo'], 4);
  });
});

describe('fair dice (TBL-FAIR)', () => {
  const system = cave as unknown as System;

  async function playedOut(
    words: readonly string[],
    seed = 'house',
  ): Promise<{ house: House; file: MatchFile; ann: Client }> {
    const house = new House({ seed });
    const ann = await house.connect(await house.open({ begin: false }));
    for (const text of words) await ann.ask({ t: 'word', text });
    await ann.ask({ t: 'begin' });
    for (let round = 0; round < 3; round += 1) {
      for (const seat of ['ann', 'bo']) await ann.play(seat, { type: 'grab' });
      await ann.play('gm', { type: 'draw' });
    }
    const file = await house.tables.file(ann.link);
    assert.ok(file !== null);
    return { house, file, ann };
  }

  test('the published secret and the words give every die of the match', async () => {
    const { file, ann } = await playedOut(['owl', 'lantern']);
    assert.ok(replayFile(system, file).ok);
    assert.deepEqual(checkDice(system, file), { ok: true, dice: 16 });
    assert.deepEqual(file.fair?.words, [{ member: 'm1', text: 'lantern' }], 'one word each: the last');
    assert.equal(
      file.fair?.fingerprint,
      ann.of('welcome')[0]?.info.fair.fingerprint,
      'as shown from the start',
    );
  });

  test('the words stand in the order of the members, whoever was first to choose', async () => {
    const house = new House();
    const host = await house.connect(await house.open({ begin: false, seats: ['gm'] }));
    const ann = await house.friend(host, 'Ann', 'ann');
    await ann.ask({ t: 'word', text: 'fox' });
    await host.ask({ t: 'word', text: 'owl' });
    assert.deepEqual(
      ann.last('news').info?.fair.words.map(({ text }) => text),
      ['owl', 'fox'],
    );
  });

  test('words change the dice', async () => {
    const dice = ({ file }: { file: MatchFile }) =>
      file.rows.map(({ entry }) => ('dice' in entry ? entry.dice : []));
    const [one, same, other] = [await playedOut(['owl']), await playedOut(['owl']), await playedOut(['fox'])];
    assert.deepEqual(dice(one), dice(same));
    assert.notDeepEqual(dice(one), dice(other));
  });

  test('what is taken back and tried again rolls the same', async () => {
    const house = new House();
    const ann = await house.connect(await house.open());
    await ann.play('ann', { type: 'grab' });
    const first = ann.last('news').batch.events[0];
    await ann.ask({ t: 'propose', seat: 'ann', keep: 1 });
    await ann.play('ann', { type: 'grab' });
    assert.deepEqual(ann.last('news').batch.events[0], first);
  });

  test('a match played elsewhere goes on, and only its own dice are checked', async () => {
    const { house, file } = await playedOut([]);
    const wish = {
      game: 'cave',
      choice: null,
      name: 'Zoe',
      seats: ['ann', 'bo', 'gm'],
      others: 'free',
      options: {},
      begin: false,
    };
    const opened = await house.tables.openFile(JSON.parse(JSON.stringify(file)) as MatchFile, 5, wish);
    assert.ok(opened.ok, JSON.stringify(opened));
    const zoe = await house.connect(opened.value);
    assert.equal(zoe.last('welcome').info.phase, 'playing');
    assert.deepEqual((zoe.present().view as { turn: string }).turn, 'bo');
    for (let i = 0; zoe.present().ending === null; i += 1) {
      const { seat } = zoe.present().waiting.find(({ optional }) => optional !== true)!;
      await zoe.play(seat, { type: seat === 'gm' ? 'rest' : 'grab' });
      assert.ok(i < 20);
    }
    const played = await house.tables.file(opened.value);
    assert.ok(played !== null);
    assert.equal(played.fair?.after, 5);
    assert.deepEqual(played.rows.slice(0, 5), file.rows.slice(0, 5));
    const checked = checkDice(system, played);
    assert.ok(checked.ok && checked.dice > 0, JSON.stringify(checked));
  });

  test('a file that is damaged, too short or of another game opens no table', async () => {
    const { house, file } = await playedOut([]);
    const wish = {
      game: 'cave',
      choice: null,
      name: 'Zoe',
      seats: [],
      others: 'bots',
      options: {},
      begin: false,
    };
    const paths = async (bad: unknown, rows: number) => {
      const opened = await house.tables.openFile(bad as MatchFile, rows, wish);
      return opened.ok ? [] : opened.problems.map(({ path }) => path);
    };
    assert.deepEqual(await paths({ ...file, rows: file.rows.toSpliced(2, 1) }, 2), ['file.rows[2]']);
    assert.deepEqual(await paths(file, 99), ['rows']);
    assert.deepEqual(await paths({ ...file, system: 'chess' }, 1), ['file']);
    assert.deepEqual(await paths(null, 1), ['file']);
  });
});
