/**
 * Makes docs/screens/*.png from the real program: computer players begin a quest, the terminal goes on with
 * it, and chromium photographs what it shows. Run: node_modules/.bin/node apps/cli/tools/picture.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { State } from '@oubliette/classic';
import { botMatch } from './botMatch.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SCREENS = join(ROOT, 'docs/screens');
const CHROMIUM = process.env['CHROMIUM'] ?? 'chromium';

const PICTURES = [
  { name: 'terminal-en', lang: 'en', quest: 'the-trial', commands: 330 },
  { name: 'terminal-fr', lang: 'fr', quest: 'two-lamps', commands: 420 },
];

/** The terminal's output on going on with a match. */
function screen(file: string, lang: string): string {
  const play = `stty cols 100 rows 50; ./oubliette play classic --continue ${file} --lang ${lang}`;
  const shown = execFileSync('script', ['-qec', play, '/dev/null'], {
    cwd: ROOT,
    input: 'quit\n',
    encoding: 'utf8',
  });
  const lines = shown.replaceAll('\r', '').split('\n');
  const end = lines.findIndex((line) => line.includes(file));
  // The echo of the piped command comes before, the file's place after.
  return lines.slice(1, end - 1).join('\n');
}

function page(shown: string): string {
  const escaped = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u001b', '⎋');
  const styled = escaped
    .replaceAll(/⎋\[1m(.*?)⎋\[0m/gs, '<b>$1</b>')
    .replaceAll(/⎋\[2m(.*?)⎋\[0m/gs, '<i>$1</i>')
    .replaceAll(/⎋\[33m(.*?)⎋\[0m/gs, '<u>$1</u>')
    .replaceAll(/⎋\[[0-9;?]*[a-zA-Z]/g, '');
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; background: #16130f; }
    pre { margin: 0; padding: 14px; color: #d8cdb8; font: 13px/16px 'DejaVu Sans Mono', monospace; }
    b { color: #fff3d6; } i { color: #8d8371; font-style: normal; } u { color: #e0a040; text-decoration: none; }
  </style><pre>${styled}</pre>`;
}

const scratch = mkdtempSync(join(tmpdir(), 'oubliette-picture-'));
mkdirSync(SCREENS, { recursive: true });
for (const { name, lang, quest, commands } of PICTURES) {
  const file = join(scratch, `${name}.json`);
  // Some way into the quest, at the start of a hero's turn.
  const until = ({ turn }: State, given: number) =>
    given >= commands && turn.taker !== null && turn.left === null;
  writeFileSync(file, JSON.stringify(botMatch({ quest, seed: 'picture', until })));
  const shown = screen(file, lang);
  const html = join(scratch, `${name}.html`);
  writeFileSync(html, page(shown));
  const height = 28 + 16 * shown.split('\n').length;
  const options = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    `--user-data-dir=${scratch}/profile`,
  ];
  const target = [
    `--window-size=830,${height}`,
    `--screenshot=${join(SCREENS, `${name}.png`)}`,
    `file://${html}`,
  ];
  execFileSync(CHROMIUM, [...options, ...target], { stdio: 'ignore' });
}
