import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CLASSES, expert, GM, telling } from '@oubliette/expert';
import type { Command, Setup, View } from '@oubliette/expert';
import { table } from '@oubliette/expert/testing';
import { streamFromSeed } from '@oubliette/kernel';
import { checkMessages } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { widthOf } from '../layout.ts';
import { styleFor } from '../style.ts';
import { expertBook } from './book.ts';
import { marksOf } from './look.ts';
import type { ExpertLook, ExpertMenu } from './look.ts';
import { mapLines, tableLines } from './map.ts';
import { menuOf } from './menu.ts';
import { panelOf } from './panel.ts';
import { expertFlags, expertSetup } from './setup.ts';
import { expertTerminal } from './terminal.ts';
import { EXPERT_UI } from './words.ts';

const ROOM = `
  +-+-+-+-+-+-+
  |b e . o O .|
  + + + + + + +
  |. C . . . .|
  + + + + + + +
  |X X = X X Xd
  +-+-+-+-+-+-+`;

const fight = () =>
  table(
    ROOM,
    {
      b: { hero: 'barbarian', cards: ['sword', 'helmet'], worn: ['helmet'], weapon: 'sword', gold: 30 },
      e: { hero: 'elf', conditions: [{ tag: 'lamed', cells: 1 }] },
      o: { monster: 'orc' },
      O: { monster: 'orc', body: 1 },
    },
    { turn: 'b', act: { left: 3, mode: 'walk' }, around: 1 },
  );

function lookAt(view: View, language: Language, setup = {} as Setup): ExpertLook {
  return { view, setup, names: telling.namesIn(view), language, style: styleFor({ isTTY: false }) };
}

const NO_MENU: ExpertMenu = { mover: null, steps: new Map(), choices: [], rare: [] };

suite('a quest of Expert at the terminal', () => {
  test('its words are sound in both languages', () => {
    assert.deepEqual(checkMessages(EXPERT_UI), []);
  });

  test('every figure has two characters of its own', () => {
    assert.deepEqual(
      [...marksOf(fight().view('ann'), 'en')],
      [
        ['barbarian', 'Ba'],
        ['elf', 'El'],
        ['orc-1', 'o1'],
        ['orc-2', 'o2'],
      ],
    );
  });

  test('the map shows who stands where, furniture by its letter, a chasm, and a door with nothing behind it', () => {
    const lines = mapLines(lookAt(fight().view('ann'), 'en'), 100);
    const line = (pattern: RegExp) => lines.find((one) => pattern.test(one)) ?? lines.join('\n');
    assert.match(line(/Ba/u), /^ 2 {4}│Ba El {4}o1 o2 {3}│$/u);
    assert.match(line(/C\./u), /^ 3 {4}│ {3}C\./u);
    assert.match(line(/::/u), /^ 4 {4}│:: :: :: :: :: ::▒$/u);
    assert.match(lines.at(-1)!, /o orc {3}C\. chest {3}:: chasm {3}▒ closed door/u);
  });

  test('the map shows what is to be done until it is done, and a door to a tile that lies apart', () => {
    const t = fight();
    const view = t.view('ann');
    const [at, beyond] = [t.square('B3'), t.square('G2')];
    const drawn = (done: View['quest']['done'], open: boolean): string => {
      const sites = [{ id: 'hostage', tile: 'scene-1', squares: [t.square('D3')] }];
      const links = [{ a: { at, side: 3 }, b: { at: beyond, side: 1 }, open } as const];
      return mapLines(lookAt({ ...view, links, quest: { ...view.quest, sites, done } }, 'en'), 100).join(
        '\n',
      );
    };
    const [shut, open] = [drawn([], false), drawn([{ site: 'hostage', by: 'elf' }], true)];
    assert.match(shut, /^ 3 {4}▒ {3}C\. !!/mu);
    assert.match(shut, /!! to be done/u);
    assert.match(open, /^ 3 {4}╎ {3}C\. {3}/mu);
    assert.doesNotMatch(open, /!!/u);
  });

  test('what has been searched is marked', () => {
    const t = fight();
    const view = t.view('ann');
    const tiles = view.tiles.map((tile) => ({
      ...tile,
      furniture: tile.furniture.map((piece) => ({ ...piece, searched: true })),
      chasm: tile.chasm === null ? null : { ...tile.chasm, bridge: 'rickety' as const },
    }));
    const lines = mapLines(lookAt({ ...view, tiles }, 'fr'), 100).join('\n');
    assert.match(lines, /C'/u);
    assert.match(lines, /==/u);
    assert.match(lines, /C\. coffre {3}' déjà fouillé {3}:: crevasse {3}== pont/u);
  });

  test('the panel tells Body, conditions, belongings, monsters, and the hand to the game master alone', () => {
    const t = fight();
    const menu = { ...NO_MENU, mover: 'barbarian' };
    const told = panelOf(lookAt(t.view('ann'), 'fr'), menu, 80).join('\n');
    assert.match(told, /▸Ba Barbare {2}Corps 9\/9 {2}30/u);
    assert.match(told, /épée \(en main\), casque \(sur soi\)/u);
    assert.match(told, /\[boite\]/u);
    assert.match(told, /orcs\s:\s+o1 E2 2\/2 {2}o2 F2 1\/2/u);
    assert.match(told, /0 Événement|aucun Événement/u);
    t.state = { ...t.state, gm: { ...t.state.gm, hand: ['pit', 'echo'] } };
    assert.match(panelOf(lookAt(t.view(GM), 'fr'), menu, 80).join('\n'), /Événements\s: fosse, écho/u);
    assert.match(panelOf(lookAt(t.view('ann'), 'fr'), menu, 80).join('\n'), /2 Événements dans la main/u);
  });

  test('steps go by letters; ways of one sort share a number, ending the turn is last', () => {
    const t = fight();
    const moves = t.moves('ann');
    const menu = menuOf(moves, lookAt(t.view('ann'), 'en'));
    assert.equal(menu.mover, 'barbarian');
    assert.deepEqual(new Set(menu.steps.keys()), new Set([1, 2]));
    const labels = menu.choices.map(({ label }) => label);
    assert.equal(labels.at(-1), 'End the turn');
    assert.deepEqual(
      labels.filter((label) => label.startsWith('Go to')),
      [],
    );
    assert.ok(
      labels.some((label) => /^Leave the … \(4\)$/u.test(label)),
      labels.join(', '),
    );
  });

  test('the table fits 80 by 24 from the first tile to the last, whoever looks', async () => {
    const setup = (await expertTerminal.setup({
      as: 'heroes',
      quest: undefined,
      heroes: CLASSES.join(','),
      own: {},
    })) as Setup;
    const opened = expert.open(setup);
    assert.ok(opened.ok);
    const { game } = opened;
    const stream = streamFromSeed('terminal');
    const seats = game.seats.map(({ id }) => id);
    const players = expertBook.computers(setup, 'master', 'normal', stream);
    const master = expertBook.computers(setup, 'heroes', 'normal', stream).get(GM)!;
    let { state } = game.start(stream);
    for (let count = 0; count < 250; count += 1) {
      const [waiting] = game.waiting(state);
      if (waiting === undefined) break;
      for (const seat of count % 10 === 0 ? seats : []) {
        const look = lookAt(game.view(state, seat), count % 20 === 0 ? 'en' : 'fr', setup);
        const menu = menuOf(game.moves(state, seat), look);
        const lines = tableLines(look, menu, { width: 80, height: 14 });
        assert.ok(lines.length <= 14, lines.join('\n'));
        for (const line of lines) assert.ok(widthOf(line) <= 80, line);
        for (const line of [...expertBook.sheet(look, 80), expertBook.title(look)])
          assert.doesNotMatch(line, /undefined|null|NaN/u);
      }
      const { seat } = waiting;
      const player = seat === GM ? master : players.get(seat)!;
      const command = player.choose({
        view: game.view(state, seat),
        moves: game.moves(state, seat),
      }) as Command;
      const decision = game.decide(state, seat, command, stream);
      assert.ok(decision.ok, JSON.stringify(decision));
      ({ state } = decision);
    }
  });

  test('before anything is laid only the party is shown, and when to be asked is one choice', async () => {
    const setup = (await expertTerminal.setup({
      as: 'master',
      quest: undefined,
      heroes: undefined,
      own: {},
    })) as Setup;
    const opened = expert.open(setup);
    assert.ok(opened.ok);
    const { state } = opened.game.start(streamFromSeed('setup'));
    const look = lookAt(opened.game.view(state, GM), 'en', setup);
    const menu = menuOf(opened.game.moves(state, GM), look);
    assert.match(tableLines(look, menu, { width: 80, height: 14 })[0]!, /^Heroes/u);
    assert.deepEqual(mapLines(look, 80), []);
    const labels = menu.choices.map(({ label }) => label);
    assert.equal(labels[0], 'Begin the quest');
    assert.ok(labels.some((label) => label.startsWith('Say when to be asked … (')));
  });

  test('a walk begins with the dice, goes by the shortest way, and shows how far it reaches', () => {
    const t = fight();
    const view = t.view('ann');
    const to = t.square('D2');
    assert.equal(expertBook.beforeWalk(view, 'barbarian'), null);
    assert.deepEqual(expertBook.way(view, 'barbarian', to).length, 2);
    assert.match(expertBook.reachMap(lookAt(view, 'en'), 'barbarian', 80)!.join('\n'), / 2/u);
    const fresh = { ...view, turn: { ...view.turn, act: { ...view.turn.act!, left: null } } };
    assert.deepEqual(expertBook.beforeWalk(fresh, 'barbarian'), { type: 'move', mode: 'walk' });
    assert.equal(expertBook.reachMap(lookAt(fresh, 'en'), 'barbarian', 80), null);
  });

  test('at the end it is said what is true', () => {
    const view = fight().view('ann');
    const told = ['won', 'withdrawn', 'lost'].map((outcome) =>
      expertBook.ending(lookAt({ ...view, ending: { winners: [], outcome } }, 'fr')),
    );
    assert.equal(told[0], 'La quête est gagnée. 1 tour de jeu.');
    assert.equal(new Set(told).size, 3);
  });

  test('heroes are named by class in either language, as women too; nonsense is refused in words', async () => {
    const asked = {
      as: 'heroes',
      quest: undefined,
      own: expertFlags({ depth: '9', families: 'undead,beasts' }),
    } as const;
    const setup = (await expertTerminal.setup({ ...asked, heroes: 'guerrière,Prêtre=Ada:f,elf' })) as Setup;
    assert.deepEqual(
      setup.heroes.map(({ id, name, gender }) => [id, name, gender]),
      [
        ['warrior', 'warrior', 'f'],
        ['priest', 'Ada', 'f'],
        ['elf', 'elf', 'm'],
      ],
    );
    assert.deepEqual([setup.depth, setup.players.length], [9, 1]);
    await assert.rejects(expertSetup({ ...asked, heroes: 'bard' }), /bard/u);
    await assert.rejects(expertSetup({ ...asked, heroes: undefined, own: { depth: 3 } }), /--depth/u);
    assert.throws(() => expertFlags({ families: 'angels' }), /angels/u);
  });
});
