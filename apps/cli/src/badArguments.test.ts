/** Every command with each kind of bad argument: one clear line, the right exit code, never a stack. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { printedBy } from '../test/printed.ts';
import type { Printed } from '../test/printed.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-bad-'));
after(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);
mkdirSync(inFolder('folder'));
const FILES = {
  'empty.yaml': '',
  'words.yaml': 'no: [quest',
  'list.yaml': '- 1\n- 2\n',
  'empty.json': '',
  'null.json': 'null',
  'list.json': '[]',
  'other.json': '{"a": 1}',
  'half.json': '{"system": "classic", "rows": [',
} as const;
for (const [name, text] of Object.entries(FILES)) writeFileSync(inFolder(name), text);

const COMMANDS = [
  'serve',
  'play',
  'campaign',
  'replay',
  'verify',
  'rules',
  'rule',
  'map',
  'quest',
  'scenario',
  'simulate',
] as const;

/** What is given instead of a file, and to which commands. */
const FOR_FILES: readonly (readonly [string, readonly string[]])[] = [
  ['replay', ['replay']],
  ['verify', ['verify']],
  ['campaign', ['campaign', 'classic']],
  ['continue', ['play', 'classic', '--continue']],
  ['after', ['play', 'advanced', '--after']],
  ['map', ['map', 'classic']],
  ['map advanced', ['map', 'advanced']],
  ['quest', ['quest']],
  ['play --quest', ['play', 'classic', '--quest']],
  ['simulate --quest', ['simulate', 'classic', '--quest']],
  ['scenario', ['scenario']],
];

/** A missing campaign is a new one; a folder stands for its scenarios. */
const FINE: readonly string[] = ['campaign nowhere.json', 'campaign nowhere.yaml'];

function wants(name: string): 'json' | 'yaml' {
  return ['map', 'quest', 'play --quest', 'simulate --quest', 'scenario'].includes(name) ? 'yaml' : 'json';
}

function checkTold(what: string, { code, out, err }: Printed, language: Language): void {
  const told = `${what} (${language}): exit ${code}\n${out}${err}`;
  assert.ok(code === 1 || code === 2, told);
  const lines = `${err}${out}`.trim().split('\n');
  assert.ok(lines.length > 0 && lines[0] !== '', told);
  assert.doesNotMatch(
    told,
    /^\s+at |node:internal|TypeError|undefined|ENOENT|EISDIR|file:\/\/|ambiguous/mu,
    told,
  );
  assert.doesNotMatch(told, /Something is wrong in the program|Quelque chose ne va pas/u, told);
  if (language === 'fr') assert.doesNotMatch(err, /\b(?:the|is|cannot|option '-)\b/u, told);
}

for (const language of LANGUAGES) {
  const lang = ['--lang', language];

  test(`unknown options, and options without their values (${language})`, async () => {
    for (const command of COMMANDS) {
      const unknown = await printedBy([command, '--nosuch', ...lang]);
      checkTold(`${command} --nosuch`, unknown, language);
      assert.match(unknown.err, /--nosuch/u);
      assert.equal(unknown.code, 2, command);
      const valueless = await printedBy([command, '--lang']);
      assert.deepEqual([valueless.code, valueless.out], [2, ''], command);
      assert.match(valueless.err, /^The option --lang wants a value\.\n/u, command);
      const otherLanguage = await printedBy([command, '--lang', 'klingon']);
      assert.equal(otherLanguage.code, 2, `${command} ${otherLanguage.err}`);
    }
    for (const option of ['--quest', '--seed', '--save', '--continue', '--heroes', '--difficulty'])
      checkTold(`play ${option}`, await printedBy(['play', option, ...lang]), language);
    for (const option of ['--matches', '--workers', '--players', '--match'])
      checkTold(`simulate ${option}`, await printedBy(['simulate', 'classic', ...lang, option]), language);
  });

  test(`folders, files that are not there, empty and malformed ones (${language})`, async () => {
    for (const [name, args] of FOR_FILES) {
      const kind = wants(name);
      const files = [
        'folder',
        `nowhere.${kind}`,
        ...Object.keys(FILES).filter((file) => file.endsWith(kind)),
      ].filter((file) => !FINE.includes(`${name} ${file}`));
      for (const file of files) {
        const ran = await printedBy([...args, inFolder(file), ...lang]);
        checkTold(`${name} ${file}`, ran, language);
        assert.match(ran.err + ran.out, new RegExp(file.replace('.', '\\.'), 'u'), `${name} ${file}`);
      }
    }
  });
}

test('help for what is no command, and a command that is none', async () => {
  for (const args of [['help', 'nosuch'], ['nosuch'], ['--help', 'nosuch']]) {
    const { code, err, out } = await printedBy([...args, '--lang', 'en']);
    assert.deepEqual([code, out], [2, ''], args.join(' '));
    assert.equal(err, 'There is no command "nosuch". Type ./oubliette help for those there are.\n');
  }
  assert.equal((await printedBy(['help', '--lang', 'fr'])).code, 0);
  for (const command of COMMANDS)
    for (const args of [
      ['help', command],
      [command, '--help'],
    ])
      assert.match(
        (await printedBy([...args, '--lang', 'en'])).out,
        new RegExp(`^Usage: ./oubliette ${command}`, 'u'),
      );
});

test('more than is wanted is told of, not passed over', async () => {
  for (const args of [
    ['serve', 'classic'],
    ['play', 'classic', 'now'],
    ['map', 'classic', 'the-trial', 'please'],
    ['replay', 'a.json', 'b.json'],
    ['simulate', 'classic', 'now'],
    ['rules', 'chess'],
    ['rule', 'CLS-MOV-99'],
  ])
    checkTold(args.join(' '), await printedBy([...args, '--lang', 'fr']), 'fr');
});

test('a file that cannot be written is told of before anything is played', async () => {
  const under = join(inFolder('null.json'), 'match.json');
  checkTold('play --save', await printedBy(['play', 'classic', '--save', under, '--lang', 'fr']), 'fr');
});

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Read by nobody: the pipe is closed as soon as it is there. */
function withClosedPipe(args: readonly string[]): Promise<{ code: number | null; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (text: Buffer) => {
      err += text.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, err }));
  });
}

test('a closed pipe ends a command quietly, as it ends any other program', async () => {
  const ends = await Promise.all(
    [['help'], ['rule', 'CLS-MOV-05'], ['map', 'classic', 'the-trial'], ['quest', 'the-trial']].map(
      withClosedPipe,
    ),
  );
  for (const { code, err } of ends) assert.deepEqual([code, err], [141, '']);
});
