/**
 * Makes docs/screens/*.png from the real program: computer players begin a quest, the terminal goes on with it, and
 * what it shows is photographed by chromium. Run: node_modules/.bin/node apps/cli/pictures/picture.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classic } from '@oubliette/classic';
import type { Setup } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { lookOf, makeMatchFile, newMatch, streamFromSeed } from '@oubliette/kernel';
import { sensibleHeroes, sensibleMorcar } from '@oubliette/players';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SCREENS = join(ROOT, 'docs/screens');
const CHROMIUM = process.env['CHROMIUM'] ?? 'chromium';

const PICTURES = [
  { name: 'terminal-en', lang: 'en', quest: 'the-trial', commands: 330 },
  { name: 'terminal-fr', lang: 'fr', quest: 'two-lamps', commands: 420 },
];

/** A quest some way in, at the start of a hero's turn. */
function quest(id: string, commands: number): object {
  const { source } = readQuestBook().find((entry) => entry.id === id)!;
  const kinds = ['barbarian', 'dwarf', 'elf', 'wizard'] as const;
  const setup: Setup = {
    quest: source,
    seats: [
      { id: 'morcar', plays: 'morcar' },
      { id: 'heroes', plays: [...kinds] },
    ],
    heroes: kinds.map((kind) => ({ kind })),
  };
  const opened = classic.open(setup);
  if (!opened.ok) throw new Error(`the quest ${id} cannot be opened`);
  const { game } = opened;
  const match = newMatch(classic, setup, game);
  const dice = streamFromSeed('picture');
  const players = new Map([
    ['morcar', sensibleMorcar({ difficulty: 'normal' })],
    ['heroes', sensibleHeroes()],
  ]);
  match.start(dice);
  for (
    let given = 0;
    given < commands || match.state.turn.left !== null || match.state.turn.taker === null;
    given += 1
  ) {
    const { seat } = game.waiting(match.state).find(({ optional }) => optional !== true)!;
    const outcome = match.command(seat, players.get(seat)!.choose(lookOf(game, match.state, seat)), dice);
    if (outcome.status !== 'done')
      throw new Error(`a computer player gave a command that was ${outcome.status}`);
    const events = outcome.events.filter((event) => 'audience' in event || 'rules' in event);
    for (const player of players.values()) for (const event of events) player.hear?.(event as never);
  }
  return makeMatchFile(classic, setup, match);
}

/** What the terminal shows when it goes on with a match, as it came. */
function screen(file: string, lang: string): string {
  const play = `stty cols 100 rows 50; ./oubliette play classic --continue ${file} --lang ${lang}`;
  const shown = execFileSync('script', ['-qec', play, '/dev/null'], {
    cwd: ROOT,
    input: 'quit\n',
    encoding: 'utf8',
  });
  const lines = shown.replaceAll('\r', '').split('\n');
  const end = lines.findIndex((line) => line.includes(file));
  // The echo of the piped command comes before, where the file is kept after.
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
for (const { name, lang, quest: id, commands } of PICTURES) {
  const file = join(scratch, `${name}.json`);
  writeFileSync(file, JSON.stringify(quest(id, commands)));
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
