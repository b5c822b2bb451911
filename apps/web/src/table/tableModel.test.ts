import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Waiting } from '@oubliette/kernel';
import type { Away, Batch, Chair, Happening, Occupant, Present, Rolling, TableInfo } from '@oubliette/table';
import { checkMessages, properNoun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import { whileAway } from '../tables/away.ts';
import { audiencesFor, chatOf } from './chat.ts';
import { heroesEyes, roleOf, sightOf } from './eyes.ts';
import type { Looking } from './eyes.ts';
import type { LogLineUi } from '../play/gameUi.ts';
import { exampleFor, parseDice } from './handDice.ts';
import { luckOf } from './luck.ts';
import { curtainTitle, rollerName } from './people.ts';
import { beforePlace } from './place.ts';
import { filterLines, mergeLines, tableLines } from './tableLog.ts';
import { lastReseating } from './reseating.ts';
import { awaitedAway, sinceText, wishText } from './together.ts';
import { HAND } from './handWords.ts';
import { rollLine, rollText } from './rollLine.ts';
import { waitingLine } from './waitingLine.ts';
import type { Awaited } from './waitingLine.ts';
import { TOGETHER } from './togetherWords.ts';
import { TABLE } from './words.ts';

const chair = (seat: string, role: Chair['role'], occupant: Occupant | null = null): Chair => ({
  seat,
  role,
  title: { en: seat.toUpperCase(), fr: seat.toUpperCase() },
  emblem: seat,
  occupant,
});

const member = (id: string): Occupant => ({ is: 'member', member: id });
const bot: Occupant = { is: 'bot', bot: 'sensible', for: null };

const INFO = {
  chairs: [
    chair('elf', 'hero', member('m1')),
    chair('dwarf', 'hero', member('m2')),
    chair('wizard', 'hero'),
    chair('morcar', 'gamemaster', bot),
  ],
  members: [
    { id: 'm1', name: 'Léa', host: true },
    { id: 'm2', name: 'Max', host: false },
  ],
} as unknown as TableInfo;

const wait = (seat: string, more: Partial<Waiting> = {}): Waiting => ({
  seat,
  prompt: 'defend',
  rules: [],
  ...more,
});

test('the words of the table are said in both languages', () => {
  assert.deepEqual(checkMessages(TABLE), []);
  assert.deepEqual(checkMessages(TOGETHER), []);
  assert.deepEqual(checkMessages(HAND), []);
});

describe('chairs in sentences', () => {
  const noun = (en: string, fr: string, more: object = {}) =>
    ({ en: { one: en, many: `${en}s`, ...more }, fr: { one: fr, many: fr, gender: 'm', ...more } }) as Noun;
  const named = [
    { ...chair('axe', 'hero', member('m1')), called: [noun('Dwarf', 'Nain'), noun('Elf', 'Elfe')] },
    { ...chair('party', 'hero', member('m1')), called: [noun('heroe', 'gens', { plural: true })] },
    { ...chair('gm', 'gamemaster', member('m1')), called: [noun('game master', 'maître du jeu')] },
    { ...chair('ghost', 'hero'), called: [] },
  ];
  const info = (pace: string) => ({ ...INFO, chairs: named, options: { pace } }) as unknown as TableInfo;
  const line = (waits: string, eyes: string, language: 'en' | 'fr', seats = ['party', 'gm']) =>
    waitingLine({
      away: [],
      roll: null,
      over: false,
      eyes,
      seats,
      language,
      info: info('hotSeat'),
      waiting: [wait(waits)],
      prompt: ({ prompt }) => prompt,
      reason: ({ prompt }) => prompt,
    });

  test('have the article they need where a device changes hands', () => {
    const told = (seat: string, pace = 'hotSeat') =>
      (['en', 'fr'] as const).map((language) => curtainTitle(info(pace), seat, language));
    assert.deepEqual(told('axe'), [
      'Pass the device to the Dwarf and the Elf.',
      'Passez l’appareil au Nain et à l’Elfe.',
    ]);
    assert.deepEqual(told('party'), ['Pass the device to the heroes.', 'Passez l’appareil aux gens.']);
    assert.deepEqual(told('gm'), [
      'Pass the device to the game master.',
      'Passez l’appareil au maître du jeu.',
    ]);
    assert.deepEqual(told('ghost'), ['Pass the device to GHOST.', 'Passez l’appareil à GHOST.']);
    assert.deepEqual(told('axe', 'live')[0], 'Pass the device to Léa (AXE).');
  });

  test('and where somebody is awaited', () => {
    assert.equal(line('party', 'party', 'en').text, 'Your turn as the heroes: defend');
    assert.equal(line('party', 'axe', 'en', []).text, 'Waiting for Léa (PARTY): defend');
    assert.equal(line('ghost', 'axe', 'fr', []).text, 'Personne ne joue encore GHOST : defend');
  });

  test('nobody is told that it is their turn who does not hold the device', () => {
    assert.deepEqual(line('party', 'gm', 'en'), { mine: false, text: 'Waiting for the heroes: defend' });
    assert.deepEqual(line('party', 'gm', 'fr'), { mine: false, text: 'On attend les gens : defend' });
    assert.equal(line('gm', 'spectator', 'en', ['gm']).mine, true, 'whose view is still being fetched');
    assert.equal(line('gm', 'gm', 'en').text, 'Your turn as the game master: defend');
  });

  test('in the log and in questions, agreeing in number', () => {
    const undone = (seat: string, language: 'en' | 'fr') =>
      tableLines([row(1, { events: [{ type: 'undone', by: seat, rules: [] }] })], info('live'), language)[0]
        ?.text;
    assert.equal(undone('party', 'en'), 'The heroes take the last command back.');
    assert.equal(undone('party', 'fr'), 'Les gens annulent leur dernier ordre.');
    assert.equal(undone('gm', 'fr'), 'Le maître du jeu annule son dernier ordre.');
    const free = happened(1, { kind: 'seated', seat: 'axe', occupant: null, by: 'm1' });
    assert.equal(tableLines([free], info('live'), 'fr')[0]?.text, 'La place du Nain et de l’Elfe est libre.');
    const wish = { what: 'seat', seat: 'gm', occupant: member('m2') } as const;
    assert.equal(
      wishText(info('live'), { by: 'm1', wish }, 'fr'),
      'Léa demande : confier la place du maître du jeu, et tout ce qui est caché, à Max ?',
    );
  });
});

describe('the waiting line', () => {
  const line = (
    waiting: readonly Waiting[],
    seats: readonly string[] = ['elf'],
    over = false,
    away: readonly Away[] = [],
    roll: Awaited | null = null,
  ) =>
    waitingLine({
      away,
      roll,
      info: INFO,
      waiting,
      seats,
      eyes: seats[0] ?? 'spectator',
      over,
      language: 'en',
      prompt: ({ prompt }) => prompt,
      reason: ({ prompt }) => `${prompt} roll`,
    });

  test('says that it is my turn', () => {
    assert.deepEqual(line([wait('elf')]), { mine: true, text: 'Your turn: defend' });
    assert.equal(line([wait('dwarf'), wait('elf')], ['elf', 'wizard']).text, 'Your turn as ELF: defend');
  });

  test('says who rolls what while real dice are awaited, and nothing else', () => {
    const thrown = { die: { id: 'combat', faces: [1] }, rule: 'CLS-CBT-05', faces: [], count: 2 };
    const rolling: Rolling = { by: 'dwarf', you: 'type', mayLeave: false, isScreened: false, thrown };
    const ui: Parameters<typeof rollLine>[1]['ui'] = {
      rollFor: () => ({ who: properNoun('DWARF', 'm'), purpose: 'to hit Orc 1' }),
      diceName: (_die, count) => `${count} combat dice`,
    };
    const at = { info: INFO, view: null, ui, language: 'en' } as const;
    const told = (more: Partial<Rolling> = {}, language: 'en' | 'fr' = 'en') =>
      rollLine({ ...rolling, ...more }, { ...at, language });
    assert.equal(told(), 'DWARF rolls 2 combat dice to hit Orc 1.');
    assert.equal(told({ you: 'watch' }), told());
    assert.equal(rollText({ ...rolling, you: 'watch' }, at), `${told()} Max throws real dice.`);
    const { count: _, ...open } = thrown;
    assert.match(rollText({ ...rolling, thrown: open }, at), /^DWARF rolls 1 .* hangs on what it shows\.$/u);
    assert.match(told({}, 'fr'), /^DWARF lance 2 combat dice/u);
    assert.equal(told({ thrown: null, you: 'watch' }), 'DWARF rolls behind the screen.');
    assert.match(told({ thrown: null, you: 'letRoll' }), /^DWARF has dice to roll .*nobody is there/u);
    const foe = { who: properNoun('Skarn', 'm'), purpose: 'to strike' };
    const named = { ...at, ui: { ...ui, rollFor: () => foe } };
    assert.equal(rollLine(rolling, named), 'Skarn rolls 2 combat dice to strike.');
    const roll = { mine: true, text: told() };
    assert.deepEqual(line([wait('elf')], ['elf'], false, [], roll), roll);
    assert.equal(line([wait('elf')], ['elf'], true, [], roll).mine, false, 'when it is over it is over');
  });

  test('names who is awaited and why', () => {
    assert.deepEqual(line([wait('dwarf')]), { mine: false, text: 'Waiting for Max (DWARF): defend roll' });
    assert.equal(line([wait('morcar')]).text, 'MORCAR is thinking: defend roll');
    assert.equal(line([wait('wizard')]).text, 'Nobody plays WIZARD yet: defend roll');
  });

  test('says who is away, and since when', () => {
    const since = new Date(2024, 2, 5, 20, 14).getTime();
    const gone = [{ member: 'm2', since, long: false }];
    const { text } = line([wait('dwarf')], ['elf'], false, gone);
    assert.match(text, /^Waiting for Max \(DWARF\), away since .*2024.*8:14\sPM: defend roll$/u);
    assert.match(sinceText(since, 'fr', since), /^20:14$/);
  });

  test('offers a reaction without calling it my turn', () => {
    assert.deepEqual(line([wait('dwarf'), wait('elf', { optional: true })]), {
      mine: false,
      text: 'You may react: defend',
    });
  });

  test('does not tell of a wait that is a secret', () => {
    const secret = wait('dwarf', { audience: ['dwarf', 'morcar'] });
    assert.equal(line([secret, wait('morcar')]).text, 'MORCAR is thinking: defend roll');
  });

  test('says when it is over', () => {
    assert.equal(line([], ['elf'], true).text, 'The match is over.');
  });
});

describe('whose eyes', () => {
  const looking = (more: Partial<Looking>): Looking => ({
    seats: ['elf'],
    chairs: INFO.chairs,
    eyes: 'elf',
    waiting: [],
    screened: null,
    still: true,
    holds: 'hero',
    handedTo: null,
    ...more,
  });

  test('those who watch look through their own', () => {
    assert.deepEqual(sightOf(looking({ seats: [], eyes: 'spectator' })), {
      shows: 'table',
      lookThrough: null,
    });
  });

  test('follow the awaited seat among one’s own, once all is still', () => {
    const heroes = { seats: ['elf', 'dwarf'], waiting: [wait('dwarf')] };
    assert.deepEqual(sightOf(looking(heroes)), { shows: 'table', lookThrough: 'dwarf' });
    assert.deepEqual(sightOf(looking({ ...heroes, still: false })), { shows: 'table', lookThrough: null });
    assert.deepEqual(sightOf(looking({ ...heroes, waiting: [wait('morcar')] })), {
      shows: 'table',
      lookThrough: null,
    });
  });

  test('do not follow a mere chance to react', () => {
    const heroes = { seats: ['elf', 'dwarf'], waiting: [wait('dwarf', { optional: true })] };
    assert.deepEqual(sightOf(looking(heroes)), { shows: 'table', lookThrough: null });
  });

  const both = { seats: ['elf', 'dwarf', 'morcar'] };

  test('a curtain falls when the other side is awaited', () => {
    assert.deepEqual(sightOf(looking({ ...both, waiting: [wait('morcar')] })), {
      shows: 'curtain',
      to: 'morcar',
    });
    assert.deepEqual(
      sightOf(looking({ ...both, eyes: 'morcar', holds: 'gamemaster', waiting: [wait('elf')] })),
      {
        shows: 'curtain',
        to: 'elf',
      },
    );
  });

  test('a curtain falls for dice behind the screen, in the middle of a hero’s turn, and only for them', () => {
    const rolls = { ...both, waiting: [wait('elf')], screened: 'morcar' };
    assert.deepEqual(sightOf(looking(rolls)), { shows: 'curtain', to: 'morcar' });
    assert.deepEqual(sightOf(looking({ ...rolls, eyes: 'morcar', holds: 'gamemaster' })), {
      shows: 'table',
      lookThrough: null,
    });
    assert.deepEqual(sightOf(looking({ ...rolls, seats: ['elf', 'dwarf'] })).shows, 'table');
  });

  test('the device goes to the master out of turn, and stays there until it is handed back', () => {
    const heroes = { ...both, waiting: [wait('elf')] };
    const handed = { ...heroes, handedTo: 'gamemaster' } as const;
    assert.deepEqual(sightOf(looking(handed)), { shows: 'curtain', to: 'morcar' });
    assert.deepEqual(sightOf(looking({ ...handed, holds: 'gamemaster' })), {
      shows: 'nothing',
      lookThrough: 'morcar',
    });
    const there = { ...handed, holds: 'gamemaster', eyes: 'morcar' } as const;
    assert.deepEqual(sightOf(looking(there)), { shows: 'table', lookThrough: null });
    assert.deepEqual(sightOf(looking({ ...there, handedTo: null })), { shows: 'curtain', to: 'elf' });
  });

  test('what is printed of a shared device in mid-match is the heroes’', () => {
    const at = (eyes: string, seats: readonly string[], phase: TableInfo['phase']) =>
      heroesEyes({ info: { ...INFO, phase }, seats, eyes });
    assert.equal(at('morcar', ['morcar', 'elf'], 'playing'), 'elf');
    assert.equal(at('elf', ['morcar', 'elf'], 'playing'), null);
    assert.equal(at('morcar', ['morcar'], 'playing'), null, 'a master of one’s own prints it all');
    assert.equal(at('morcar', ['morcar', 'elf'], 'over'), null);
  });

  test('the curtain waits until what is played back has been seen', () => {
    assert.deepEqual(sightOf(looking({ ...both, waiting: [wait('morcar')], still: false })), {
      shows: 'table',
      lookThrough: null,
    });
  });

  test('nothing is shown until the right view has come', () => {
    assert.deepEqual(sightOf(looking({ ...both, holds: 'gamemaster', waiting: [wait('morcar')] })), {
      shows: 'nothing',
      lookThrough: 'morcar',
    });
  });

  test('opened behind the screen, the device shows nothing before it is in the right hands', () => {
    for (const waiting of [[], [wait('elf')], [wait('morcar')]])
      for (const still of [true, false])
        assert.notEqual(sightOf(looking({ ...both, eyes: 'morcar', waiting, still })).shows, 'table');
  });

  test('no side ever sees through the other’s eyes', () => {
    const cases = both.seats.flatMap((eyes) =>
      both.seats.flatMap((awaited) =>
        [true, false].flatMap((still) =>
          (['hero', 'gamemaster'] as const).map((holds) => ({
            eyes,
            holds,
            still,
            waiting: [wait(awaited)],
          })),
        ),
      ),
    );
    for (const each of cases) {
      const now = looking({ ...both, ...each });
      if (sightOf(now).shows === 'table') assert.equal(roleOf(now, each.eyes), each.holds);
    }
  });
});

describe('dice by hand', () => {
  test('whoever rolls without a chair is called as the game calls it', () => {
    const dungeon = (language: 'en' | 'fr'): string => (language === 'fr' ? 'Le donjon' : 'The dungeon');
    assert.equal(rollerName(INFO, 'elf', 'fr', dungeon), 'ELF');
    assert.equal(rollerName(INFO, 'master', 'fr', dungeon), 'Le donjon');
    assert.equal(rollerName(INFO, 'master', 'fr'), 'master');
  });

  const FACES = ['skull', 'skull', 'skull', 'whiteShield', 'whiteShield', 'blackShield'];
  const EN = { skull: 'skull', whiteShield: 'white shield', blackShield: 'black shield' };
  const FR = { skull: 'crâne', whiteShield: 'bouclier blanc', blackShield: 'bouclier noir' };
  const typed = (text: string, names: Record<string, string> = EN) =>
    parseDice(text, FACES, (face) => names[face] ?? String(face));

  test('are typed by their letters', () => {
    assert.deepEqual(typed('2s 1w'), { ok: true, faces: ['skull', 'skull', 'whiteShield'] });
    assert.deepEqual(typed('S, b'), { ok: true, faces: ['skull', 'blackShield'] });
    assert.deepEqual(typed('2xskull'), { ok: true, faces: ['skull', 'skull'] });
  });

  test('in French too', () => {
    assert.deepEqual(typed('2c 1b n', FR), {
      ok: true,
      faces: ['skull', 'skull', 'whiteShield', 'blackShield'],
    });
    assert.deepEqual(typed('crane', FR), { ok: true, faces: ['skull'] });
  });

  test('an example of how to type them can be typed', () => {
    const named = (face: string | number) => EN[face as keyof typeof EN];
    assert.equal(exampleFor(FACES, named, 3), '2s 1w');
    assert.equal(
      exampleFor(FACES, (face) => FR[face as keyof typeof FR], 3),
      '2c 1b',
    );
    assert.equal(exampleFor([1, 2, 3, 4, 5, 6], String, 4), '6 5');
    assert.equal(exampleFor([1, 2, 3, 4, 5, 6], String), '6', 'one, where the next hangs on what it shows');
    assert.ok(typed(exampleFor(FACES, named, 3)).ok);
  });

  test('a word that is on no face, or on two, is asked again', () => {
    assert.deepEqual(typed('s q'), { ok: false, word: 'q' });
    assert.deepEqual(typed('shield'), { ok: false, word: 'shield' });
    assert.deepEqual(typed('7'), { ok: false, word: '7' });
  });

  test('numbers are faces, not counts', () => {
    assert.deepEqual(parseDice('4 6', [1, 2, 3, 4, 5, 6], String), { ok: true, faces: [4, 6] });
    assert.deepEqual(parseDice('7', [1, 2, 3, 4, 5, 6], String), { ok: false, word: '7' });
    assert.deepEqual(parseDice('25', [1, 2, 3, 4, 5, 6], String), { ok: false, word: '25' });
    assert.deepEqual(parseDice('2x6', [1, 2, 3, 4, 5, 6], String), { ok: false, word: '2x6' });
    const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
    assert.deepEqual(parseDice('13', twelve, String), { ok: false, word: '13' });
    assert.deepEqual(parseDice('12 1', twelve, String), { ok: true, faces: [12, 1] });
  });
});

test('luck is what was seen beside what was to be expected', () => {
  const faces = ['skull', 'skull', 'skull', 'white', 'white', 'black'];
  const roll = (by: string, face: string) => ({ by, die: 'combat', face, faces });
  const luck = luckOf([roll('elf', 'skull'), roll('elf', 'black'), roll('dwarf', 'skull')]);
  assert.deepEqual(
    luck.map(({ seat, dice }) => [seat, dice[0]?.rolled]),
    [
      ['elf', 2],
      ['dwarf', 1],
    ],
  );
  const seen = luck[0]?.dice[0]?.faces.map(({ face, seen: times, expected }) => [
    face,
    times,
    expected.toFixed(2),
  ]);
  assert.deepEqual(seen, [
    ['skull', 1, '1.00'],
    ['white', 0, '0.67'],
    ['black', 1, '0.33'],
  ]);
});

const row = (seq: number, more: Partial<Batch> = {}): Batch => ({
  seq,
  at: seq,
  by: { member: 'm2' },
  events: [],
  ...more,
});
const happened = (seq: number, happening: Happening): Batch => row(seq, { happening });
const line = (seq: number, kinds: LogLineUi['kinds'] = []): LogLineUi => ({
  key: String(seq),
  seq,
  at: seq,
  parts: [],
  text: `line ${seq}`,
  rules: [],
  kinds,
  dice: [],
});

describe('the log', () => {
  test('tells what happened round the table, row by row with the game', () => {
    const table = tableLines(
      [
        happened(1, { kind: 'joined', member: 'm2', name: 'Max' }),
        happened(3, {
          kind: 'seated',
          seat: 'wizard',
          occupant: { is: 'bot', bot: 'b', for: 'm2' },
          by: 'm1',
        }),
        happened(4, { kind: 'said', member: 'm1', to: 'table', saying: { text: 'Hello' } }),
        row(5, { events: [{ type: 'undone', by: 'elf', rules: ['TBL-UNDO'] }] }),
      ],
      INFO,
      'en',
    );
    assert.deepEqual(
      mergeLines([line(2), line(4, ['quiet'])], table).map(({ seq, text }) => `${seq} ${text}`),
      [
        '1 Max has come to the table.',
        '2 line 2',
        '3 A computer player takes the seat of WIZARD for Max.',
        '5 ELF takes the last command back.',
      ],
    );
    assert.deepEqual(table.at(-1)?.rules, ['TBL-UNDO']);
  });

  test('says that the table rolls behind the screen when whoever sat there has left it', () => {
    const rows = (dice: 'app' | 'hand'): Batch[] => [
      happened(1, { kind: 'seated', seat: 'morcar', occupant: bot, by: 'm1' }),
      happened(2, { kind: 'diceBy', dice, by: 'm1' }),
      happened(3, { kind: 'seated', seat: 'elf', occupant: bot, by: 'm1' }),
      happened(4, { kind: 'seated', seat: 'morcar', occupant: member('m1'), by: 'm1' }),
      happened(5, { kind: 'seated', seat: 'morcar', occupant: null, by: 'm1' }),
    ];
    const told = (dice: 'app' | 'hand', isScreened = true): number[] =>
      tableLines(rows(dice), INFO, 'en', { dice, isScreened })
        .filter(({ text }) => text.endsWith('What falls behind the screen, the table rolls.'))
        .map(({ seq }) => seq);
    assert.deepEqual([told('hand'), told('app'), told('hand', false)], [[5], [1], []]);
    const [left] = tableLines(rows('hand').slice(4), INFO, 'fr', { dice: 'hand', isScreened: true });
    assert.match(left!.text, /est libre\. Ce qui tombe derrière l’écran, c’est la table qui le lance\.$/u);
  });

  test('keeps secret bookkeeping for the filter that asks for it', () => {
    const lines = mergeLines([line(2, ['quiet']), line(3, ['quiet', 'secret']), line(4, ['secret'])], []);
    assert.deepEqual(
      filterLines(lines, 'all').map(({ seq }) => seq),
      [4],
    );
    assert.deepEqual(
      filterLines(lines, 'secret').map(({ seq }) => seq),
      [3, 4],
    );
  });

  test('is not about who comes and sits down where only one does, unless that is asked for', () => {
    const rows = [
      happened(1, { kind: 'joined', member: 'm1', name: 'Léa' }),
      happened(2, { kind: 'seated', seat: 'elf', occupant: { is: 'member', member: 'm1' }, by: 'm1' }),
      happened(3, { kind: 'setOut' } as Happening),
    ];
    const seqs = (members: typeof INFO.members, filter: 'all' | 'table') => {
      const lines = mergeLines([], tableLines(rows, { ...INFO, members }, 'en'));
      return filterLines(lines, filter).map(({ seq }) => seq);
    };
    const [alone] = INFO.members;
    assert.deepEqual(seqs([alone!], 'all'), [3]);
    assert.deepEqual(seqs([alone!], 'table'), [1, 2, 3]);
    assert.deepEqual(seqs(INFO.members, 'all'), [1, 2, 3]);
  });

  test('tells what the table did once, with the chairs’ names', () => {
    const undone = [row(5, { events: [{ type: 'undone', by: 'elf', rules: [] }] })];
    const told = mergeLines([line(5, ['table'])], tableLines(undone, INFO, 'en'));
    assert.deepEqual(
      told.map(({ text }) => text),
      ['ELF takes the last command back.'],
    );
  });

  test('tells a walk that is taken back step by step once', () => {
    const undone = (seq: number) => row(seq, { events: [{ type: 'undone', by: 'elf', rules: [] }] });
    const told = tableLines([undone(5), undone(6), undone(7), undone(9)], INFO, 'en');
    assert.deepEqual(
      told.map(({ seq }) => seq),
      [7, 9],
    );
  });

  test('can be narrowed', () => {
    const lines = [line(1, ['mine', 'combat']), line(2, ['secret']), line(3)];
    const seqs = (filter: 'all' | 'mine' | 'combat' | 'secret' | 'table') =>
      filterLines(lines, filter).map(({ seq }) => seq);
    assert.deepEqual([seqs('all'), seqs('combat'), seqs('secret'), seqs('table')], [[1, 2, 3], [1], [2], []]);
  });
});

describe('the chat', () => {
  const said = [
    happened(1, { kind: 'said', member: 'm1', to: 'table', saying: { text: 'Bonsoir' } }),
    happened(2, { kind: 'said', member: 'm2', to: 'heroes', saying: { phrase: 'wait' } }),
    happened(3, { kind: 'said', member: 'm2', to: 'table', saying: { phrase: 'constructor' } }),
  ];

  test('says ready phrases in the reader’s language', () => {
    assert.deepEqual(
      chatOf(said, INFO, 'fr', []).map(({ name, text }) => `${name}: ${text}`),
      ['Léa: Bonsoir', 'Max: Attendez-moi.', 'Max: constructor'],
    );
  });

  test('is silent about whom one has muted', () => {
    assert.deepEqual(
      chatOf(said, INFO, 'en', ['m2']).map(({ seq }) => seq),
      [1],
    );
  });

  test('goes to those one may speak to', () => {
    assert.deepEqual(audiencesFor(null, [], INFO.chairs), ['spectators']);
    assert.deepEqual(audiencesFor('m1', [], INFO.chairs), ['spectators', 'table']);
    assert.deepEqual(audiencesFor('m1', ['morcar'], INFO.chairs), ['table']);
    assert.deepEqual(audiencesFor('m1', ['elf'], INFO.chairs), ['table', 'heroes', 'master']);
  });
});

describe('while one was away', () => {
  const lines = Array.from({ length: 12 }, (_, index) => line(index + 1));
  const rows = lines.map(({ seq }) => row(seq, seq === 12 ? { by: { member: 'm1' } } : {}));

  test('the last lines greet one, without one’s own', () => {
    const away = whileAway(lines, rows, 'm1', 2);
    assert.deepEqual(
      away?.lines.map(({ seq }) => seq),
      [4, 5, 6, 7, 8, 9, 10, 11],
    );
    assert.equal(away?.more, 1);
  });

  test('nothing does when nothing happened', () => {
    assert.equal(whileAway(lines, rows, 'm1', 11), null);
  });
});

describe('deciding together', () => {
  const lentBot = { is: 'bot', bot: 'dull', for: 'm2' } as const;

  test('a question says what is asked, and that secrets are at stake', () => {
    const ask = (seat: string, occupant: Occupant | null) =>
      wishText(INFO, { by: 'm2', wish: { what: 'seat', seat, occupant } }, 'en');
    assert.match(ask('morcar', { is: 'member', member: 'm2' }), /^Max asks: .*hidden\?$/);
    assert.doesNotMatch(ask('elf', { is: 'member', member: 'm2' }), /hidden/);
    assert.match(ask('elf', lentBot), /computer/);
    assert.match(ask('morcar', bot), /another computer player take the seat of MORCAR/);
    assert.match(ask('elf', null), /chair of ELF be free/);
    assert.match(wishText(INFO, { by: 'm2', wish: { what: 'skip', seat: 'elf' } }, 'en'), /passed over/);
  });

  test('only those the match waits for are told of as away', () => {
    const away = [{ member: 'm2', since: 0, long: true }];
    const at = (waiting: readonly Waiting[], you = 'm1') =>
      awaitedAway({ info: INFO, away, you, present: { waiting } as unknown as Present });
    assert.equal(at([wait('dwarf')])?.seat, 'dwarf');
    assert.equal(at([wait('dwarf', { optional: true })]), null);
    assert.equal(at([wait('elf')]), null);
    assert.equal(at([wait('dwarf')], 'm2'), null);
  });

  test('one is told who has changed one’s seat, but not of what one did, or of how the table was laid', () => {
    const given = (seq: number, by: string, occupant: Occupant | null): Batch => ({
      seq,
      at: 0,
      by: { member: by },
      events: [],
      happening: { kind: 'seated', seat: 'dwarf', occupant, by },
    });
    const first = [given(1, 'm1', { is: 'member', member: 'm2' })];
    const opened = lastReseating(first, 'm2', 0, new Map());
    assert.equal(opened.news, null);
    const lent = [...first, given(2, 'm1', lentBot)];
    assert.deepEqual(lastReseating(lent, 'm2', 1, opened.held).news?.by, 'm1');
    assert.deepEqual(lastReseating(lent, 'm2', 0, new Map()).news?.by, 'm1', 'on coming back, too');
    const own = [...first, given(2, 'm2', lentBot)];
    assert.equal(lastReseating(own, 'm2', 1, opened.held).news, null);
    const gone = [...first, given(2, 'm1', { is: 'member', member: 'm3' })];
    assert.deepEqual(lastReseating(gone, 'm2', 1, opened.held).news?.occupant, {
      is: 'member',
      member: 'm3',
    });
    assert.equal(lastReseating(gone, 'm4', 1, opened.held).news, null);
    assert.equal(lastReseating(gone, 'm2', 2, opened.held).news, null, 'once');
    const over = [...own, given(3, 'm1', { is: 'member', member: 'm3' })];
    const left = lastReseating(own, 'm2', 1, opened.held).held;
    assert.equal(lastReseating(over, 'm2', 2, left).news?.seat, 'dwarf', 'a lent chair is one’s own, too');
    const back = [...lent, given(3, 'm2', { is: 'member', member: 'm2' })];
    assert.equal(lastReseating(back, 'm2', 1, opened.held).news, null, 'what one has set right oneself');
    const got = [...first, given(2, 'm1', { is: 'member', member: 'm3' })];
    assert.equal(lastReseating(got, 'm3', 1, opened.held).news?.seat, 'dwarf', 'and who gets a chair');
  });
});

test('a place has its name last, and what comes before stays to be read', () => {
  assert.deepEqual(['de AJ33', 'à AJ34', 'AJ34', 'next to AJ34'].map(beforePlace), [
    'de ',
    'à ',
    '',
    'next to ',
  ]);
});
