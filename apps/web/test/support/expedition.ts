/** An expedition played in the page: its questions, staged commands, and dice that fall as a test wants. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { advanced, placesOf } from '@oubliette/advanced';
import type { Command, Names, View } from '@oubliette/advanced';
import { makeSquare } from '@oubliette/dungeon';
import { makeMatchFile, newMatch, streamFromSeed } from '@oubliette/kernel';
import type { Dice, Die, Face, MatchFile } from '@oubliette/kernel';
import { advancedShelf } from '@oubliette/shelf/advanced';
import type { Admission, Composed, Throw } from '@oubliette/table';
import type { Locator, Page } from 'playwright-core';
import { layText } from '../../src/advanced/play/about.ts';
import { actionOf, doerOf } from '../../src/advanced/play/commands.ts';
import { figureName, labelOf, sortName } from '../../src/advanced/play/labels.ts';
import type { Deed, Follower } from './follower.ts';
import { joinTable, openPlayed, sitDown } from './puppet.ts';
import type { Puppet } from './puppet.ts';
import { settle, squaresWith, tap, until } from './table.ts';

/** At a table with real dice, rolls for the seat asked: the wanted face, or else the table's own. */
function rollFor(
  t: Pick<TestContext, 'after'>,
  players: readonly Puppet[],
  faceOf: (thrown: Throw) => Face | null,
): void {
  const ended = new AbortController();
  t.after(() => ended.abort());
  const rollOnce = async (player: Puppet): Promise<void> => {
    const { rolling } = player.now().present;
    if (rolling?.you !== 'type') return;
    const face = faceOf(rolling.thrown!);
    await player.must(face === null ? { t: 'dice', faces: [], rest: 'app' } : { t: 'dice', faces: [face] });
    await until('the dice are in', () =>
      Promise.resolve(ended.signal.aborted || player.now().present.rolling !== rolling),
    );
  };
  void (async () => {
    while (!ended.signal.aborted) {
      for (const player of players) await rollOnce(player);
      await new Promise((resolve) => {
        setTimeout(resolve, 15);
      });
    }
  })();
}

/**
 * A lone archer and a master at a table with real dice that fall as the test wants: six quiet turns have
 * brought the master one counter of each kind.
 */
export async function withEveryCounter(
  t: Pick<TestContext, 'after'>,
  url: string,
): Promise<{ readonly hero: Admission; readonly master: Admission }> {
  const admission = await openPlayed(url, sixQuietTurns(), {
    game: 'advanced',
    choice: null,
    name: 'Ada',
    seats: ['torallion'],
    others: 'free',
    begin: false,
    options: { dice: 'hand' },
  });
  const hero = await sitDown(t, url, admission);
  const invited = await hero.must({ t: 'invite', to: 'play' });
  assert.ok(invited.t === 'link');
  const behind = await joinTable(url, admission.table, invited.secret, 'Bob');
  const master = await sitDown(t, url, behind);
  await hero.must({ t: 'seat', seat: 'master', occupant: { is: 'member', member: behind.member } });
  await master.must({ t: 'agree', agrees: true });
  rollFor(t, [hero, master], ({ rule }) => {
    if (rule === 'ADV-GEN-16') return 1;
    return /^ADV-(?:HTH|RNG|SHOT)/u.test(rule) ? 11 : null;
  });
  return { hero: admission, master: behind };
}

const COUNTERS = ['wandering', 'ambush', 'fate', 'escape', 'character', 'trap'];

/** A 1 in the master's phase draws a counter: one of each kind in turn. */
function sixQuietTurns(): MatchFile {
  const composed = advancedShelf()
    .get('advanced')!
    .compose({
      dungeon: 'bells2',
      heroes: [{ id: 'torallion', menAtArms: 0 }],
    }) as Composed;
  assert.ok(composed.ok);
  const { setup } = composed;
  const opened = advanced.open(setup as never);
  assert.ok(opened.ok);
  const match = newMatch(advanced, setup, opened.game);
  const draws = [...COUNTERS];
  const chance = streamFromSeed('quiet turns');
  const dice: Dice = {
    roll<F extends Face>(die: Die<F>, by: string, rule: string): F {
      if (die.id === 'counters') return draws.shift() as F;
      return rule === 'ADV-TURN-08' ? (1 as F) : chance.roll(die, by, rule);
    },
  };
  match.start(dice);
  for (const type of ['takePlace', ...COUNTERS.map(() => 'done')]) {
    const command = opened.game.moves(match.state, 'torallion').find((move) => move.type === type);
    const done = match.command('torallion', command!, dice);
    assert.equal(done.status, 'done', type);
  }
  return makeMatchFile(advanced, setup, match);
}

/** Whether this page's player is asked something. */
export function isAsked(page: Page): Promise<boolean> {
  return page.locator('.desk-question').isVisible();
}

/** Presses Confirm, and waits until the result has been shown: after it the next thing may be offered. */
export async function confirmDeed(page: Page): Promise<void> {
  await page.locator('.staged .button-primary').click();
  await settle(page);
}

/** An action of the bar, if it is lit. */
export async function press(page: Page, id: string): Promise<boolean> {
  const button = page.locator(`.action-${id}:not([aria-disabled])`);
  if (!(await button.isVisible())) return false;
  await button.click();
  return true;
}

/** Answers a question with the first lit square, or else with the last answer. */
export async function answer(page: Page, lit: RegExp): Promise<void> {
  const [first] = await squaresWith(page, lit);
  if (first === undefined) await page.locator('.desk-answer').last().click();
  else await tap(page, first);
  await confirmDeed(page);
}

type Language = 'en' | 'fr';

/** Carries out the advice on the page with the mouse: figure, action, square or answer, Confirm. */
export async function carryOut(page: Page, now: Follower, deed: Deed, language: Language): Promise<void> {
  const { view, names } = now;
  if (deed.is === 'walk') {
    await turnTo(page, figureName(names, deed.figure, language));
    // Where something lies a tap would take it.
    await press(page, 'move');
    await tap(page, nameOf(view, deed.to));
    await confirmDeed(page);
    return now.walk(deed.figure, deed.steps);
  }
  const { command } = deed;
  const label = labelOf(command, names, language, view);
  if (view.underWay.length > 0)
    await reply(page, command, view, {
      label,
      sort: sortText(command, view, names, language) ?? label,
    });
  else {
    const doer = doerOf(command);
    if (doer !== null) await turnTo(page, figureName(names, doer, language));
    await page.locator(`.action-${actionOf(command)}`).click();
    if (command.type !== 'done') await pickOut(page, command, view, label);
  }
  if (command.type === 'done') await settle(page);
  else await confirmDeed(page);
  now.give(command);
}

function sortText(command: Command, view: View, names: Names, language: Language): string | null {
  return command.type === 'chooseLayout'
    ? layText(view, command.option, language)
    : sortName(command, names, language);
}

async function turnTo(page: Page, name: string): Promise<void> {
  const own = page.locator('.desk-roster').getByRole('button', { name: new RegExp(`^${name}(?:,|$)`, 'u') });
  if ((await own.isVisible()) && (await own.getAttribute('aria-pressed')) !== 'true') await own.click();
}

/** An answer by its button; for a square, by its kind and a tap. */
async function reply(
  page: Page,
  command: Command,
  view: View,
  { label, sort }: { readonly label: string; readonly sort: string },
): Promise<void> {
  const button = saying(page.locator('.desk-answer'), label);
  if (await button.isVisible()) return button.click();
  const kind = saying(page.locator('.desk-question .staged-weapon'), sort);
  if ((await kind.isVisible()) && (await kind.getAttribute('aria-pressed')) !== 'true') await kind.click();
  // A layout not yet laid has no squares to press: the key for the next target selects it.
  if (command.type === 'chooseLayout') await page.keyboard.press('n');
  else await tap(page, nameOf(view, placesOf(command, view)[0]!));
  await amongOthers(page, label);
}

/** A command of the chosen action: already staged, on the board, or in the list under the bar. */
async function pickOut(page: Page, command: Command, view: View, label: string): Promise<void> {
  if (await page.locator('.staged').isVisible()) return;
  const [at] = placesOf(command, view);
  const listed = saying(page.locator('.desk-picks .desk-pick'), label);
  if (await listed.isVisible()) return listed.click();
  if (at === undefined) {
    for (const kind of await page.locator('.desk-kinds .desk-pick').all()) {
      await kind.click();
      if (await listed.isVisible()) return listed.click();
    }
  } else await tap(page, nameOf(view, at));
  await amongOthers(page, label);
}

/** The right one of several commands for the same square. */
async function amongOthers(page: Page, label: string): Promise<void> {
  await page.locator('.staged').waitFor();
  const list = page.locator('.staged .staged-list');
  if (await list.isVisible()) return void (await list.selectOption({ label }));
  const other = saying(page.locator('.staged .staged-weapon'), label);
  if (await other.isVisible()) await other.click();
}

function saying(buttons: Locator, text: string): Locator {
  return buttons
    .filter({ has: buttons.page().getByText(text, { exact: true }) })
    .or(buttons.getByText(text, { exact: true }))
    .or(buttons.and(buttons.page().getByLabel(text, { exact: true })))
    .first();
}

function nameOf(view: View, square: number): string {
  return makeSquare(view.levels[view.level]!.layout, square);
}
