/** Computer players: asked outside the queue, told what their seat may know, and never in the way. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BaseCommand, BaseEvent } from '@oubliette/kernel';
import type { BotAsked, Bots } from '../src/bots.ts';
import { leastOf } from '../src/play.ts';
import type { AnyPlayer } from '../src/box.ts';
import { House, MARK, until } from './house.ts';
import type { Client } from './house.ts';

const turn = (client: Client) => (client.present().view as { turn: string }).turn;
const round = (client: Client) => (client.present().view as { round: number }).round;
const open = (house: House, bot: string) =>
  house
    .open({ seats: ['ann'], others: 'bots', bots: [{ seat: 'bo', bot }] })
    .then((link) => house.connect(link));

describe('computer players', () => {
  test('they play their seats until a person is awaited', async () => {
    const house = new House();
    const ann = await open(house, 'dull');
    await ann.play('ann', { type: 'rest' });
    await until(() => round(ann) === 2 && turn(ann) === 'ann', 'round 2');
    const doers = ann.of('news').map(({ batch }) => batch.by);
    assert.deepEqual(doers, [{ member: 'm1' }, { bot: 'bo' }, { bot: 'gm' }]);
    assert.deepEqual(house.complaints, []);
  });

  test('they play a match to its end by themselves', async () => {
    const house = new House();
    const host = await house.connect(await house.open({ seats: [], others: 'bots' }));
    await until(() => host.present().ending !== null, 'the end');
    assert.deepEqual(house.complaints, []);
  });

  const slips: Record<string, () => AnyPlayer> = {
    illegal: () => ({ choose: () => ({ type: 'fly' }) }),
    unheardOf: () => ({ choose: () => ({ type: 'play', card: 'ace' }) as BaseCommand }),
    silent: () => ({ choose: () => null as never }),
    throwing: () => ({
      choose() {
        throw new Error('no idea');
      },
    }),
  };
  for (const [name, player] of Object.entries(slips))
    test(`one that is ${name} is passed over with something legal, and the host is told`, async () => {
      const house = new House({ players: { [name]: player } });
      const ann = await open(house, name);
      await ann.play('ann', { type: 'rest' });
      await until(() => round(ann) === 2, 'round 2');
      assert.equal(house.complaints.length, 1);
      assert.match(house.complaints[0]!, new RegExp(`computer player ${name} in bo slipped`, 'u'));
    });

  test('a window they may use is offered; whoever declines is not asked again as things stand', async () => {
    const asked: BotAsked[] = [];
    const drinker = (drinks: boolean) => (): AnyPlayer => ({
      choose: ({ moves }) => moves.find(({ type }) => type === 'rest')!,
      consider: (look) => {
        asked.push({ ...look, optional: true });
        return drinks ? look.moves[0]! : null;
      },
    });
    const house = new House({ players: { dry: drinker(false), thirsty: drinker(true) } });
    const dry = await open(house, 'dry');
    await until(() => asked.length === 1, 'bo is asked');
    await dry.ask({ t: 'say', to: 'table', saying: { text: 'take your time' } });
    await dry.play('ann', { type: 'step' });
    await until(() => asked.length === 2, 'after the step bo is asked again');
    const thirsty = await open(house, 'thirsty');
    await until(() => thirsty.of('news').some(({ batch }) => batch.events[0]?.type === 'drunk'), 'bo drinks');
  });

  test('they hear and see what their seat may know, and no more', async () => {
    const heard: BaseEvent[] = [];
    const seen: unknown[] = [];
    const spy: AnyPlayer = {
      hear: (event) => heard.push(event),
      choose: (look) => {
        seen.push(look.view, look.moves);
        return { type: 'rest' };
      },
    };
    const house = new House({ players: { spy: () => spy } });
    const gm = await house.connect(
      await house.open({ seats: ['gm', 'ann'], others: 'free', bots: [{ seat: 'bo', bot: 'spy' }] }),
    );
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await gm.play('ann', { type: 'rest' });
      await until(() => turn(gm) === 'gm', 'the spy has played');
      await gm.play('gm', { type: 'peek' });
      await gm.play('gm', { type: 'draw' });
    }
    assert.ok(heard.some(({ type }) => type === 'drew'));
    assert.equal(JSON.stringify([heard, seen]).includes(MARK), false);
    assert.equal(
      heard.some(({ type }) => type === 'whispered'),
      false,
    );
  });

  test('while one thinks the table goes on, and an answer that comes too late is asked for anew', async () => {
    const answers: ((command: BaseCommand) => void)[] = [];
    const slow: Bots = {
      sit: () => ({
        hear: () => undefined,
        choose: ({ optional }) => {
          const answer = Promise.withResolvers<BaseCommand | null>();
          if (optional) answer.resolve(null);
          else answers.push(answer.resolve);
          return answer.promise;
        },
        leave: () => undefined,
      }),
    };
    const house = new House({ bots: slow });
    const gm = await house.connect(await house.open({ seats: ['gm', 'bo'], others: 'bots' }));
    await until(() => answers.length === 1, 'ann thinks');
    await gm.play('bo', { type: 'drink' });
    answers[0]!({ type: 'step' });
    await until(() => answers.length === 2, 'ann is asked again, since bo has drunk');
    assert.deepEqual((gm.present().view as { at: unknown }).at, { ann: 0, bo: 0 });
    answers[1]!({ type: 'step' });
    await until(() => answers.length === 3, 'ann steps');
    assert.deepEqual((gm.present().view as { at: unknown }).at, { ann: 1, bo: 0 });
  });

  test('they get up when somebody takes their seat, and sit down when it is left to them', async () => {
    const left: string[] = [];
    const bots: Bots = {
      sit: (_game, bot, _table, seat) => ({
        hear: () => undefined,
        choose: ({ optional }) => Promise.resolve(optional ? null : { type: 'rest' }),
        leave: () => left.push(`${bot} ${seat}`),
      }),
    };
    const house = new House({ bots });
    const ann = await house.connect(await house.open({ seats: ['ann', 'gm'], others: 'bots' }));
    await ann.ask({ t: 'seat', seat: 'bo', occupant: { is: 'member', member: 'm1' } });
    await until(() => left.length === 1, 'bo’s computer player gets up');
    assert.deepEqual(left, ['dull bo']);
    await ann.play('ann', { type: 'rest' });
    assert.equal(turn(ann), 'bo');
    await ann.ask({ t: 'seat', seat: 'bo', occupant: { is: 'bot', bot: 'dull' } });
    await until(() => turn(ann) === 'gm', 'it plays bo’s turn');
  });

  test('they agree to a step back; a person is asked', async () => {
    const house = new House();
    const ann = await open(house, 'dull');
    await ann.play('ann', { type: 'grab' });
    await until(() => round(ann) === 2, 'round 2');
    assert.equal((await ann.ask({ t: 'propose', seat: 'ann', keep: 1 })).t, 'done');
    assert.deepEqual([ann.present().moments, round(ann)], [1, 1]);
    const gm = await house.friend(ann, 'Gwen', 'gm');
    await ann.play('ann', { type: 'grab' });
    await until(() => turn(ann) === 'gm', 'the master’s turn');
    await ann.ask({ t: 'propose', seat: 'ann', keep: 1 });
    assert.deepEqual(gm.present().proposal, { by: 'ann', keep: 1, agreed: ['ann', 'bo'] });
    assert.equal((await gm.ask({ t: 'answer', seat: 'gm', agrees: true })).t, 'done');
    assert.equal(ann.present().moments, 1);
  });

  test('a seat left to the computer while others are being asked agrees, too', async () => {
    const house = new House();
    const ann = await open(house, 'dull');
    const gm = await house.friend(ann, 'Gwen', 'gm');
    await ann.play('ann', { type: 'step' });
    await ann.ask({ t: 'propose', seat: 'ann', keep: 1 });
    assert.equal(ann.present().moments, 2);
    await gm.ask({ t: 'seat', seat: 'gm', occupant: { is: 'bot', bot: 'dull' } });
    await until(() => ann.present().moments === 1, 'taken back');
  });

  test('one suggests a command for one’s own seat', async () => {
    const house = new House();
    const ann = await open(house, 'dull');
    assert.deepEqual(await ann.ask({ t: 'suggest', seat: 'ann' }, 'what-would-you-do'), {
      t: 'suggestion',
      id: 'what-would-you-do',
      command: { type: 'rest' },
    });
    assert.equal(await ann.refused({ t: 'suggest', seat: 'gm' }), 'notYours');
  });

  test('one that is asked again has not forgotten: it says the same as long as nothing happens, then goes on', async () => {
    const heard: string[] = [];
    let sat = 0;
    const planning = (): AnyPlayer => {
      sat += 1;
      const plan = ['step', 'step', 'rest'];
      return {
        hear: ({ type }) => heard.push(type),
        choose: ({ moves }) => moves.find(({ type }) => type === plan[0] && plan.shift() !== undefined)!,
      };
    };
    const house = new House({ players: { dull: planning } });
    const ann = await house.connect(await house.open());
    const advised = async (): Promise<BaseCommand> =>
      ((await ann.ask({ t: 'suggest', seat: 'ann' })) as { command: BaseCommand }).command;
    const first = await advised();
    assert.deepEqual([first.type, await advised()], ['step', first]);
    const before = heard.length;
    await ann.play('ann', first);
    assert.deepEqual(
      heard.slice(before),
      ann.last('news').batch.events.map(({ type }) => type),
    );
    assert.equal((await advised()).type, 'step');
    assert.equal(sat, 1);
  });

  /** A player in every seat that records what it hears. */
  const recorders = () => {
    const all: string[][] = [];
    const player = (): AnyPlayer => {
      const heard: string[] = [];
      all.push(heard);
      return {
        hear: ({ type }) => heard.push(type),
        choose: ({ moves }) => moves.find(({ type }) => type === 'rest')!,
      };
    };
    return { all, player };
  };
  const newsOf = (client: Client) =>
    client.of('news').flatMap(({ batch }) => batch.events.map(({ type }) => type));

  test('one asked for the first time in the middle has heard what its seat learned so far', async () => {
    const { all, player } = recorders();
    const house = new House({ players: { dull: player } });
    const ann = await house.connect(await house.open());
    await ann.play('ann', { type: 'step' });
    await ann.play('ann', { type: 'step' });
    const told = newsOf(ann);
    assert.ok(told.length >= 2);
    await ann.ask({ t: 'suggest', seat: 'ann' });
    assert.deepEqual(all[0]!.slice(-told.length), told);
  });

  test('one who is not heeded makes room for another, who has heard it all', async () => {
    const { all, player } = recorders();
    const house = new House({ players: { dull: player } });
    const ann = await house.connect(await house.open());
    await ann.ask({ t: 'suggest', seat: 'ann' });
    await ann.play('ann', { type: 'step' });
    await ann.ask({ t: 'suggest', seat: 'ann' });
    assert.deepEqual([all.length, all[1]!.slice(-newsOf(ann).length)], [2, newsOf(ann)]);
  });

  test('one that takes a chair in the middle has heard what went before', async () => {
    const { all, player } = recorders();
    const house = new House({ players: { dull: player } });
    const ann = await house.connect(await house.open());
    await ann.play('ann', { type: 'step' });
    const told = newsOf(ann);
    await ann.ask({ t: 'seat', seat: 'ann', occupant: { is: 'bot', bot: 'dull' } });
    await until(() => all.length > 0 && all[0]!.length > 0, 'it has been told');
    const at = all[0]!.indexOf(told[0]!);
    assert.deepEqual(all[0]!.slice(at, at + told.length), told);
  });

  test('what one suggests may be done, even where it is at a loss', async () => {
    const house = new House({ players: { dull: slips['illegal']! } });
    const ann = await open(house, 'dull');
    const { command } = (await ann.ask({ t: 'suggest', seat: 'ann' })) as { command: BaseCommand };
    assert.deepEqual(command, { type: 'rest' });
  });

  test('why not? is answered without anything being carried out', async () => {
    const house = new House();
    const ann = await open(house, 'dull');
    const why = async (command: BaseCommand) => {
      const reply = await ann.ask({ t: 'why', seat: 'ann', command: { ...command } });
      return reply.t === 'why' ? (reply.refusal?.code ?? null) : reply.t;
    };
    const before = ann.present();
    assert.deepEqual(
      [
        await why({ type: 'grab' }),
        await why({ type: 'rest' }),
        await why({ type: 'draw' }),
        await why({ type: 'x' }),
      ],
      [null, null, 'notOffered', 'unknownCommand'],
    );
    assert.deepEqual(ann.present(), before);
  });

  test('after a restart they go on where somebody comes to look', async () => {
    const house = new House({
      bots: {
        sit: () => ({
          hear: () => undefined,
          choose: () => Promise.withResolvers<null>().promise,
          leave: () => undefined,
        }),
      },
    });
    const ann = await open(house, 'dull');
    await ann.play('ann', { type: 'rest' });
    const back = await house.again().connect(ann.link);
    await until(() => round(back) === 2, 'round 2');
  });

  test('a store in trouble stops them only for a while', async () => {
    const house = new House();
    const ann = await open(house, 'dull');
    await ann.play('ann', { type: 'rest' });
    house.store.troubles.push('lost');
    await until(() => round(ann) === 2, 'round 2');
    assert.match(house.complaints.join(), /the disk is full/u);
  });
});

test('where a computer player slips, the table gives the command that changes least', () => {
  const moves = ['drop', 'done', 'step'].map((type) => ({ type }));
  assert.deepEqual(leastOf(moves), { type: 'done' });
  assert.deepEqual(leastOf([{ type: 'endTurn' }, { type: 'done' }]), { type: 'endTurn' });
  assert.deepEqual([leastOf([{ type: 'step' }]), leastOf([])], [{ type: 'step' }, undefined]);
});
