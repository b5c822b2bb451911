import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { advanced, HEROES, tobaroSetup } from '@oubliette/advanced';
import { lookOf, makeMatchFile, newMatch, streamFromSeed } from '@oubliette/kernel';
import type { MatchFile } from '@oubliette/kernel';
import { sensibleAdvancedHeroes } from '@oubliette/players/advanced';
import { GAME_IDS } from '@oubliette/shelf';
import { oubliette } from '../test/run.ts';
import { botMatch } from '../tools/botMatch.ts';
import { UsageError } from './failure.ts';
import { mapCommand } from './map.ts';
import { playCommand } from './play/play.ts';
import { questCommand } from './quest.ts';
import { replayCommand } from './replay.ts';
import { ruleCommand } from './rule.ts';
import { verifyCommand } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-'));
after(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);

/** Spells for the Wizard and the Elf, places for the four heroes: the first of each list. */
const PREPARED = ['1', '1', '1', '1', '1', '1'];

test('help lists the commands, in either language', async () => {
  const [english, french, play] = await Promise.all([
    oubliette(['help']),
    oubliette(['--help', '--lang', 'fr']),
    oubliette(['play', '--help']),
  ]);
  assert.equal(english.code, 0);
  for (const name of ['play', 'replay', 'verify', 'rules', 'map', 'quest', 'simulate'])
    assert.match(english.out, new RegExp(`^  ${name} `, 'mu'));
  assert.match(french.out, /jouer une quête/u);
  assert.match(play.out, /--real-dice/u);
});

const BAD: readonly (readonly [command: Command, args: readonly string[], says: RegExp])[] = [
  [playCommand, ['--sede', 'x'], /^Unknown option '--sede'\.$/u],
  [playCommand, ['chess'], new RegExp(`${GAME_IDS.join(', ')}, not "chess"`, 'u')],
  [playCommand, ['classic', '--level', '2'], /--level is for nextlevel/u],
  [playCommand, ['classic', '--solo'], /--solo is for advanced and expert, not for classic/u],
  [playCommand, ['classic', '--as', 'master'], /--as is one of heroes, morcar, both/u],
  [playCommand, ['advanced', '--as', 'morcar'], /--as is one of heroes, master, both/u],
  [playCommand, ['advanced', '--quest', 'nowhere'], /--quest: .*choose among bells1/u],
  [playCommand, ['advanced', '--heroes', 'sven,bilbo'], /"bilbo" is no hero\. .*: heinrich=Gerda:f,sven\./u],
  [playCommand, ['advanced', '--henchmen', 'rogar'], /"rogar" follows nobody/u],
  [playCommand, ['advanced', '--components', 'magnus=ashes+dust'], /is no pouch/u],
  [playCommand, ['advanced', '--components', 'magnus=ashes'], /wrongComponents \(ADV-MAG-08\)/u],
  [playCommand, ['advanced', '--quest', 'tobaro', '--heroes', 'sven'], /--heroes: four heroes set out/u],
  [playCommand, ['advanced', '--quest', 'tobaro', '--as', 'master'], /nobody is game master/u],
  [playCommand, ['nextlevel', '--level', '9'], /--level goes from 1 to 6, not to 9/u],
  [playCommand, ['classic', 'now'], /"now"/u],
  [playCommand, ['--quest', 'nowhere'], /no quest "nowhere".*1 the-trial/u],
  [playCommand, ['--quest', '2', '--training'], /no training quest/u],
  [
    playCommand,
    ['--heroes', 'elf,hobbit'],
    /"hobbit" is no hero\. .*: barbarian,dwarf,elf=Aldis:f,wizard\./u,
  ],
  [playCommand, ['--heroes', 'elf,elfe'], /names a hero twice/u],
  [playCommand, ['--difficulty', 'silly'], /merciful, normal, ruthless/u],
  [playCommand, ['--lang', 'de'], /--lang is one of en, fr/u],
  [playCommand, ['--continue', 'x.json', '--seed', 'x'], /no place beside it/u],
  [playCommand, ['advanced', '--continue', 'x.json', '--solo'], /no place beside it/u],
  [
    playCommand,
    ['advanced', '--after', 'x.json', '--solo'],
    /--after goes into the dungeon of the file again/u,
  ],
  [playCommand, ['classic', '--after', 'x.json'], /--after is for advanced/u],
  [playCommand, ['advanced', '--one-level'], /--one-level is for a wandering/u],
  [verifyCommand, [], /Which match file/u],
  [replayCommand, ['a', 'b'], /one match file/u],
  [replayCommand, ['/no/such/file'], /cannot be read/u],
  [ruleCommand, ['CLS-XXX-01'], /no rule "CLS-XXX-01"/u],
  [mapCommand, ['classic'], /no quest "classic"|which quest/u],
  [questCommand, ['/no/such.yaml'], /no such file/u],
];

type Command = (args: readonly string[]) => Promise<number> | number;

test('what is not understood is answered with what is wrong and what to do', async () => {
  for (const [command, args, says] of BAD) {
    await assert.rejects(
      async () => command(args),
      (error) => error instanceof UsageError && says.test(error.message) && error.told.fr !== error.told.en,
      args.join(' '),
    );
  }
});

test('bad usage has exit code 2, and points to the help', async () => {
  const [french, nothing, unknown, option] = await Promise.all([
    oubliette(['play', 'advanced', '--quest', 'nulle', '--lang', 'fr']),
    oubliette([]),
    oubliette(['plya']),
    oubliette(['verify', '--sede']),
  ]);
  assert.deepEqual([french.code, nothing.code, unknown.code, option.code], [2, 2, 2, 2]);
  assert.match(
    french.err,
    /^--quest\s: il n’y a pas d’expédition «\snulle\s»\s; .*\nTapez \.\/oubliette help play pour/u,
  );
  assert.match(unknown.err, /no command "plya"\. Type \.\/oubliette help/u);
  assert.match(option.err, /Unknown option '--sede'\.\nType \.\/oubliette help verify/u);
});

test('a game in English: dice, refusals, rules, undo; the end of the input saves it', async () => {
  const file = inFolder('english.json');
  const { code, out, err } = await oubliette(
    [
      'play',
      '--seed',
      'torch',
      '--save',
      file,
      '--heroes',
      'barbarian,dwarf,elf=Aldis:f,wizard',
      '--lang',
      'en',
    ],
    [
      ...PREPARED,
      'n',
      'go Z99',
      'r',
      'undo',
      'why 20',
      'rule cls-mov-5',
      'log 3',
      'reach',
      'map',
      'sheet',
      'xyzzy',
      'end',
    ],
  );
  assert.equal(code, 0, err);
  assert.match(out, /The computer plays Morcar\.\nSeed: torch\n/u);
  assert.match(out, /Roll the dice for the move first\. \(CLS-MOV-01\)/u);
  assert.match(out, /There is no square “Z99” on this board\./u);
  assert.match(out, /The Barbarian rolls \d \+ \d to move: \d+ squares?\.  CLS-MOV-01/u);
  assert.match(out, /Too late to undo: something new has come to light since\. \(TBL-UNDO\)/u);
  assert.match(out, /Line 20: /u);
  assert.match(out, /CLS-MOV-05 · Never the same square twice/u);
  assert.match(out, /Heal Body: One hero you see/u);
  assert.match(out, /Not understood: “xyzzy”/u);
  assert.match(out, /It is the Dwarf’s turn\./u);
  assert.match(out, new RegExp(`Saved in ${file}`, 'u'));
  assert.ok(Math.max(...out.split('\n').map(({ length }) => length)) <= 110);
});

test('a game in French, which goes on in English', async () => {
  const { code, out } = await oubliette(
    ['play', 'classic', '--seed', 'torche', '--save', inFolder('french.json'), '--lang', 'fr', '--training'],
    ['1', '1', '1', '1', 'o', 'jeter les dés', 'règle CLS-TRN-04', 'fin', 'langue en', 'end', 'quitter'],
  );
  assert.equal(code, 0);
  assert.match(out, /L’Épreuve · tour de table 1 · au tour du Barbare/u);
  assert.match(out, /Jetez d’abord les dés de déplacement\. \(CLS-MOV-01\)/u);
  assert.match(out, /Le Barbare jette \d \+ \d pour se déplacer/u);
  assert.match(out, /CLS-TRN-04 · /u);
  assert.match(out, /Au tour du Nain\./u);
  assert.match(out, /The game now speaks English\./u);
  assert.match(out, /To go on: \.\/oubliette play classic --continue/u);
});

test('a match goes on where it was left, with the same dice as if it had not been', async () => {
  const [whole, part] = [inFolder('whole.json'), inFolder('part.json')];
  const lines = [...PREPARED, 'r', 'end', 'r', 'end', 'r', 'end', 'r', 'end', 'r', 'end'];
  await oubliette(['play', '--seed', 'rope', '--save', whole], lines);
  await oubliette(['play', '--seed', 'rope', '--save', part], lines.slice(0, 9));
  const { out } = await oubliette(['play', '--continue', part, '--lang', 'fr'], lines.slice(9));
  assert.match(out, /L’Épreuve · tour de table/u);
  const head = (file: string): unknown => (JSON.parse(readFileSync(file, 'utf8')) as { head: unknown }).head;
  assert.equal(head(part), head(whole));
});

test('nothing is written over: neither a match nor any other file that --save names', async () => {
  const [kept, list] = [inFolder('kept.json'), inFolder('list.md')];
  await oubliette(['play', '--seed', 'rope', '--save', kept], [...PREPARED, 'quit']);
  writeFileSync(list, '# Torches, rope\n');
  const before = readFileSync(kept, 'utf8');
  const [again, other, moved] = await Promise.all([
    oubliette(['play', '--seed', 'rope', '--save', kept, '--lang', 'en'], PREPARED),
    oubliette(['play', '--save', list, '--lang', 'fr'], PREPARED),
    oubliette(['play', '--continue', kept, '--save', list], ['quit']),
  ]);
  assert.deepEqual([again.code, other.code, moved.code], [2, 2, 2]);
  assert.match(again.err, /kept\.json is there already.*play classic --continue .*kept\.json/u);
  assert.match(other.err, /list\.md existe déjà et ne sera pas écrasé/u);
  assert.equal(readFileSync(kept, 'utf8'), before);
  assert.equal(readFileSync(list, 'utf8'), '# Torches, rope\n');
});

test('with real dice the game asks for each, and takes nothing that is not on the die', async () => {
  const { out } = await oubliette(
    ['play', '--real-dice', '--save', inFolder('real.json'), '--lang', 'en'],
    [
      ...PREPARED,
      'r',
      '7',
      '3',
      '4 6',
      'attack dwarf',
      'y',
      '2s x',
      '2 skulls, 1 white shield',
      'bb',
      'end',
      'r',
      'quit',
    ],
  );
  assert.match(
    out,
    /The Barbarian rolls 2 ordinary dice to move\. \(CLS-MOV-01\)\nType what they show, from 1 to 6/u,
  );
  assert.match(out, /The Barbarian rolls 3 combat dice to hit the Dwarf\. \(CLS-CBT-05\)/u);
  assert.match(out, /Understood: 2 × skull, white shield\./u);
  assert.match(out, /“7” is not on this die\./u);
  assert.match(out, /The Barbarian rolls 3 \+ 4 to move: 7 squares\./u);
  assert.match(out, /More dice than needed: 6 not used\./u);
  assert.match(out, /“x” is not on this die\./u);
  assert.match(out, /The Dwarf rolls 2 ordinary dice to move\.[^“]*--continue/u, 'one may leave at a die');
});

test('as Morcar, the computer plays the heroes until the monsters’ turn', async () => {
  const { code, out } = await oubliette(
    ['play', '--as', 'morcar', '--seed', 'lamp', '--save', inFolder('morcar.json'), '--lang', 'en'],
    ['end', 'end'],
  );
  assert.equal(code, 0);
  assert.match(out, /The computer plays the heroes\./u);
  assert.match(out, /Play the monsters one after the other, then end the turn\./u);
  assert.match(out, /round 2 · Morcar’s turn/u);
});

test('an expedition: places, a walk, refusals, the map and the sheets, in either language', async () => {
  const file = inFolder('expedition.json');
  const { code, out, err } = await oubliette(
    ['play', 'advanced', '--seed', 'pty1', '--quest', 'wander-ratmen', '--save', file, '--lang', 'en'],
    [
      '1 1',
      '1 1',
      '5',
      'n',
      'go AS33',
      'follow',
      'follow',
      'reach',
      'sheet',
      'rule adv-hth-15',
      'langue fr',
      'plan',
      'fin',
    ],
  );
  assert.equal(code, 0, err);
  assert.match(out, /The computer plays the game master\.\nSeed: pty1\n/u);
  assert.match(out, /The Gnawed Galleries · level 1 · turn 1: exploration, heroes’ phase/u);
  assert.match(out, /Heinrich moves from AG33 to AS33, 12 squares\./u);
  assert.match(out, /^33 {4}│<< Sv .* He /mu);
  assert.match(out, /Sven moves from .*Nobody can follow now\./su);
  assert.match(out, /WS 8, BS 6, S 6, T 8, Speed 6/u);
  assert.match(out, /ADV-HTH-15 · /u);
  assert.match(out, /Les galeries rongées · niveau 1 · tour 1\s: exploration, phase des héros/u);
  assert.match(out, /<< sortie/u);
  assert.ok(Math.max(...out.split('\n').map(({ length }) => length)) <= 110);
  const [verified, told, map] = await Promise.all([
    oubliette(['verify', file]),
    oubliette(['replay', file, '--lang', 'fr', '--from', '6']),
    oubliette(['map', 'advanced', file, '--lang', 'en']),
  ]);
  assert.match(map.out, /^Level 1\n.*<< way out/su);
  assert.match(verified.out, /expedition\.json: ok, \d+ rows/u);
  assert.match(told.out, /Heinrich va d/u);
});

test('an expedition: what is typed wrongly costs nothing, and a walk is one line when one comes back', async () => {
  const file = inFolder('back.json');
  const asked = ['play', 'advanced', '--quest', 'tobaro', '--seed', 'c1', '--lang', 'en', '--save'];
  const typed = ['sheet', '1 AG33', '9', '7 9', '7 zz', '4 zz', 'go', 'rule', 'lang', 'hint', 'go AP33'];
  const { out } = await oubliette([...asked, file], typed);
  assert.match(out, /\nNobody in Tobaro leaves the house after dark any more\. /u);
  assert.match(
    out,
    /> sheet\nRogar \(human warrior\)\n {2}WS 9, .* Wounds 5\/5 {2}Fate 2\/2\n {2}two-handed sword/u,
  );
  assert.match(out, /Dragon Armour, Open Window, Flames of Death/u);
  assert.match(out, /Rogar takes position on AG33\./u);
  assert.match(
    out,
    /There is no choice 7 9\.\n> 7 zz\nThere is no choice 7 zz\.\n> 4 zz\nThere is no choice zz\.\n> go\nGo where/u,
  );
  assert.match(out, /> hint\nThe computer would choose: \w/u);
  assert.match(out, /> rule\nWhich rule\? .*\n> lang\nType lang en for English/u);
  assert.match(out, /Rogar moves from AG33 to AP33, 9 squares\./u);
  const back = await oubliette(['play', 'advanced', '--continue', file, '--lang', 'en'], ['log all']);
  assert.match(back.out, /\d+ {2}Rogar moves from AG33 to AP33, 9 squares\./u);
  const late = await oubliette(['replay', file, '--from', '999']);
  assert.deepEqual([late.code, late.err], [1, `The file ${file} has no row 999: it has 8 rows.\n`]);
  const left = await oubliette([...asked, inFolder('left.json')], ['1', 'quit', '1 AG33']);
  assert.ok(!left.out.includes('takes position'), 'one may leave where one of several is asked for');
});

/** Tobaro as computers play it, up to where monsters are to be shifted. */
function beforeShifting(): MatchFile {
  const setup = tobaroSetup('heroes', [HEROES.rogar, HEROES.durgin, HEROES.sven, HEROES.magnus]);
  for (let seed = 0; seed < 50; seed += 1) {
    const opened = advanced.open(setup);
    assert.ok(opened.ok);
    const match = newMatch(advanced, setup, opened.game);
    const dice = streamFromSeed(`shift ${seed}`);
    match.start(dice);
    const player = sensibleAdvancedHeroes();
    for (let commands = 0; commands < 300; commands += 1) {
      const { game, state } = match;
      const [asked] = game.waiting(state);
      if (asked === undefined) break;
      const moves = game.moves(state, 'heroes');
      if (asked.prompt === 'shiftMonsters' && moves.some(({ type }) => type === 'shiftMonster'))
        return makeMatchFile(advanced, setup, match);
      match.command('heroes', player.choose(lookOf(game, state, 'heroes')), dice);
    }
  }
  return assert.fail('nobody is surprised');
}

test('an expedition: a choice that begins like a command of the terminal is still a choice', async () => {
  const file = inFolder('shift.json');
  writeFileSync(file, JSON.stringify(beforeShifting()));
  const kept = ['play', 'advanced', '--continue', file, '--lang', 'en'];
  const label = /^ {2}1 (Move .*? to \w+)/mu.exec((await oubliette(kept)).out)?.[1];
  assert.ok(label !== undefined);
  const { out } = await oubliette(kept, [label, 'move ZZ99']);
  assert.match(out, new RegExp(`> ${label}\\n(?:(?!\\n> ).)* moves? .*ADV-ENC-1[25]`, 'su'));
  assert.match(out, /There is no square “ZZ99” on this board\./u);
});

test('an expedition whose first dice are never rolled has not begun', async () => {
  const { code, out, err } = await oubliette(
    ['play', 'advanced', '--real-dice', '--save', inFolder('unbegun.json'), '--lang', 'fr'],
    ['10', '13'],
  );
  assert.deepEqual([code, err], [0, '']);
  assert.match(out, /«\s13\s» n’est pas sur ce dé\.\n# \n\nLa partie n’a pas commencé/u);
});

test('Tobaro has no master and nine figures; as master one waits behind the screen', async () => {
  const [tobaro, master] = await Promise.all([
    oubliette(
      [
        'play',
        'advanced',
        '--quest',
        'tobaro',
        '--seed',
        'x',
        '--save',
        inFolder('tobaro.json'),
        '--lang',
        'en',
      ],
      ['quit'],
    ),
    oubliette(
      'play advanced --as master --seed x --henchmen sven:sergeant,sven --lang en --save'
        .split(' ')
        .concat(inFolder('master.json')),
      ['quit'],
    ),
  ]);
  assert.equal(tobaro.code, 0, tobaro.err);
  assert.match(tobaro.out, /Ettore/u);
  assert.match(tobaro.out, /kill the white sorcerer|kill Cankerclaw/iu);
  assert.doesNotMatch(tobaro.out, /The computer plays/u);
  assert.equal(master.code, 0, master.err);
  assert.match(master.out, /The computer plays the heroes\./u);
  assert.match(master.out, /No counters in hand\.|Counters: /u);
});

test('a saved match is verified; a changed one is not, and the row is named', async () => {
  const file = inFolder('verified.json');
  await oubliette(['play', '--seed', 'chest', '--save', file], [...PREPARED, 'r', 'end']);
  const saved = readFileSync(file, 'utf8');
  const [sound, told, seat, json] = await Promise.all([
    oubliette(['verify', file]),
    oubliette(['replay', file, '--lang', 'fr']),
    oubliette(['replay', file, '--seat', 'heroes', '--from', '8', '--lang', 'en']),
    oubliette(['replay', file, '--json']),
  ]);
  assert.deepEqual([sound.code, sound.err], [0, '']);
  assert.match(sound.out, /verified\.json: ok, 9 rows/u);
  assert.match(told.out, / 1  La quête\s: L’Épreuve\.  CLS-SET-04/u);
  assert.match(told.out, / 8  Le Barbare jette \d \+ \d pour se déplacer/u);
  assert.doesNotMatch(seat.out, /The quest/u);
  assert.match(seat.out, / 8  The Barbarian rolls/u);
  assert.equal(json.out.trim().split('\n').length, 9);

  const changed = JSON.parse(saved) as { rows: { entry: { dice: number[] } }[] };
  changed.rows[7]!.entry.dice[0] = 7 - changed.rows[7]!.entry.dice[0]!;
  writeFileSync(inFolder('changed.json'), JSON.stringify(changed));
  writeFileSync(inFolder('torn.json'), saved.slice(0, 300));
  writeFileSync(inFolder('old.json'), JSON.stringify({ ...JSON.parse(saved), rulesVersion: 0 }));
  const [tampered, torn, refused, old, tornInFrench] = await Promise.all([
    oubliette(['verify', file, inFolder('changed.json')]),
    oubliette(['verify', inFolder('torn.json')]),
    oubliette(['replay', inFolder('changed.json')]),
    oubliette(['verify', inFolder('old.json')]),
    oubliette(['play', '--continue', inFolder('torn.json'), '--lang', 'fr']),
  ]);
  assert.match(old.out, /old\.json: cannot be checked, in its heading: .* can still open it/u);
  assert.match(tornInFrench.err, /torn\.json n’est pas un fichier de partie, ou un morceau seulement/u);
  assert.equal(tampered.code, 1);
  assert.match(tampered.out, /verified\.json: ok.*\n.*changed\.json: tampered with, row 8: /u);
  assert.deepEqual([torn.code, refused.code], [1, 1]);
  assert.match(torn.out, /torn\.json: not a match file/u);
  assert.match(refused.err, /cannot be replayed, row 8/u);
});

test('play: a blow at somebody out of reach is understood, and refused with the rule', async () => {
  let foe = '';
  const file = botMatch({
    quest: 'the-trial',
    seed: 'far',
    heroes: ['barbarian'],
    until: ({ figures, turn }) => {
      foe = figures.find(({ side }) => side === 'morcar')?.kind ?? '';
      return foe !== '' && turn.taker === 'barbarian' && turn.left !== null;
    },
  });
  writeFileSync(inFolder('far.json'), JSON.stringify(file));
  const lines = [`attack ${foe}`, 'attack dragon', 'quit'];
  const kept = ['--continue', inFolder('far.json'), '--save', inFolder('far2.json')];
  const [english, french] = await Promise.all([
    oubliette(['play', ...kept], lines),
    oubliette(['play', ...kept.slice(0, 2), '--save', inFolder('far3.json'), '--lang', 'fr'], lines),
  ]);
  assert.match(english.out, /The target is not on an adjacent square\. \(CLS-CBT-02\)/u);
  assert.match(english.out, /Not understood: “attack dragon”/u);
  assert.match(french.out, /La cible n’est pas sur une case adjacente\. \(CLS-CBT-02\)/u);
});

test('rules: what is counted, as data', async () => {
  const { out } = await oubliette(['rules', 'classic', '--json']);
  const { classic } = JSON.parse(out) as { classic: Record<string, unknown> };
  assert.deepEqual(Object.keys(classic), ['catalogue', 'rulebook', 'tested', 'cited', 'waived', 'missing']);
  assert.equal(classic['catalogue'], 265);
  assert.equal(classic['rulebook'], 265);
  assert.ok(Number(classic['tested']) > 0 && Number(classic['cited']) > 0);
  assert.ok(Array.isArray(classic['missing']) && Array.isArray(classic['waived']));
});

test('a rule, a map, a quest file', async () => {
  const bad = inFolder('bad.yaml');
  writeFileSync(bad, 'format: 1\nid: bad\n');
  const [rule, next, adv, map, plan, quest] = await Promise.all([
    oubliette(['rule', 'CLS-MOV-05', '--lang', 'fr']),
    oubliette(['rule', 'nxt-fac-3', '--lang', 'en']),
    oubliette(['rule', 'ADV-TOB-1', '--lang', 'en']),
    oubliette(['map', 'classic', 'the-trial']),
    oubliette(['map', 'advanced', 'bells1']),
    oubliette(['quest', bad]),
  ]);
  assert.match(rule.out, /^CLS-MOV-05 · Jamais deux fois la même case\nAu cours d’un même déplacement/u);
  assert.match(next.out, /^NXT-FAC-03 · Turning\nA figure looks the way of its last step\./u);
  assert.match(adv.out, /^ADV-TOB-01 · /u);
  assert.match(map.out, /^The Trial \/ L’Épreuve\n/u);
  assert.match(plan.out, /^The Drowned Cellars\nLevel 1: /u);
  assert.match(plan.out, /^Level 3\n/mu);
  assert.equal(quest.code, 1);
  assert.match(quest.out, /bad\.yaml.*title/su);
});

test('an author hears of every mistake in one go, and of what is odd though it can be played', async () => {
  const [odd, broken] = [inFolder('odd.yaml'), inFolder('broken.yaml')];
  const quest = (door: string) =>
    [
      'format: 1',
      'id: odd',
      'title: { en: Odd, fr: Étrange }',
      'parchment: { en: Kill the orc., fr: Tuez l’orc. }',
      'board: classic',
      'wandering: orc',
      'start: { stairs: B2 }',
      'goals: [{ id: orc, text: { en: Kill the orc., fr: Tuer l’orc. } }]',
      `secretDoors: [${door}]`,
      'monsters:',
      '  - { kind: orc, at: G3, id: chief }',
      '  - { kind: orc, at: R3 }',
      'notes: [{ when: { kill: chief }, then: [{ goal: orc }] }]',
    ].join('\n');
  writeFileSync(odd, quest('E3-F3'));
  writeFileSync(broken, quest('E3-G3').replace('R3', 'G3'));
  const [warned, french, drawn, told] = await Promise.all([
    oubliette(['quest', odd, '--lang', 'en']),
    oubliette(['quest', odd, '--lang', 'fr']),
    oubliette(['map', 'classic', odd, '--lang', 'en']),
    oubliette(['quest', broken]),
  ]);
  assert.equal(warned.code, 0);
  const [verdict, ...lines] = warned.out.trimEnd().split('\n');
  assert.equal(verdict, `${odd}: ok`);
  assert.equal(lines[0], 'It can be played, but 2 things are odd:');
  assert.match(
    lines[1]!,
    /^ {2}odd\.yaml:12: quest\.monsters\[1\]\.at: .*they come as far as room B, at I3 — add a door/u,
  );
  assert.match(lines[2]!, /^ {2}odd\.yaml:8: quest\.goals\[0\]: .*only be reached by a secret door — /u);
  assert.match(french.out, /^Elle est jouable, mais 2 choses étonnent\s:$/mu);
  assert.ok(drawn.out.endsWith(`\n\n${lines.join('\n')}\n`), drawn.out);
  assert.equal(told.code, 1);
  assert.match(
    told.out,
    /broken\.yaml:9: .*no wall between E3 and G3.*\n.*broken\.yaml:12: .*shares a square/u,
  );
});

test('home from a dungeon there is more to see of, one goes in again by its map', async () => {
  const [first, second] = [inFolder('first.json'), inFolder('second.json')];
  const lone = ['--quest', 'wander-ratmen', '--heroes', 'rogar', '--solo', '--seed', 'a'];
  // Every hero takes a place, then Rogar leaves.
  const left = await oubliette(['play', 'advanced', ...lone, '--save', first, '--lang', 'en'], ['4', '6']);
  assert.ok(
    left.out.endsWith(`Into the dungeon again, by its map: ./oubliette play advanced --after ${first}\n`),
    left.out,
  );
  const back = await oubliette(['play', 'advanced', '--after', first, '--save', second, '--lang', 'fr']);
  assert.match(back.out, /Rogar descend de nouveau dans le donjon, carte en main\./u);
  const early = await oubliette(['play', 'advanced', '--after', second]);
  assert.deepEqual(
    [early.code, early.err.split('. ')[0]],
    [2, `--after: the match in ${second} leads no further`],
  );
});
