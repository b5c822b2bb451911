/** Somebody who has never played, and only does what the hints and the lit things say. In French. */
import type { Page } from 'playwright-core';
import type { Finger } from './finger.ts';
import { nearestSpot } from './point.ts';
import { isInSight, settle, squares, squaresWith } from './table.ts';

/** What the hints so far have said. */
export class Newcomer {
  /** What each hint said, in their order. */
  readonly hints: string[] = [];
  readonly #finger: Finger;
  /** What was pointed at in vain since something was done. */
  readonly #vain = new Set<string>();

  constructor(finger: Finger) {
    this.#finger = finger;
  }

  /** Whether the last input confirmed a blow. */
  get hasStruck(): boolean {
    return /^Confirmer.*(?:attaquer|frapper)/iu.test(this.#finger.inputs.at(-1) ?? '');
  }

  get isOver(): Promise<boolean> {
    return this.#finger.page.locator('.ending').isVisible();
  }

  /** One input. */
  async goOn(): Promise<void> {
    const { page } = this.#finger;
    await settle(page);
    if ((await this.isOver) || (await this.#reads()) || (await this.#confirms())) return;
    for (const answer of [
      page.locator('.desk-answer:visible').last(),
      page.getByRole('button', { name: /^(?:Terre|Feu)/u }).first(),
      page.locator('.desk-again:visible'),
    ])
      if (await answer.isVisible()) return this.#finger.press(answer);
    if (await this.#points()) return;
    const end = page.locator('.action-endTurn, .action-done').first();
    await this.#finger.press(end, 'Finir');
    this.#vain.clear();
  }

  /** A hint is put away once it has been read. */
  async #reads(): Promise<boolean> {
    const hint = this.#finger.page.locator('.hint:visible').first();
    if (!(await hint.isVisible())) return false;
    this.hints.push(await hint.locator('.hint-text').innerText());
    await this.#finger.press(hint.locator('.hint-ok'));
    return true;
  }

  async #confirms(): Promise<boolean> {
    const { page } = this.#finger;
    const sure = page.locator('dialog[open] .button-primary');
    if (await sure.isVisible()) return this.#finger.press(sure).then(() => true);
    const staged = page.locator('.staged .button-primary').first();
    if (!(await staged.isVisible())) return false;
    const text = await page.locator('.staged').first().innerText();
    await this.#finger.press(staged, `Confirmer : ${text.split('\n')[0]}`);
    this.#vain.clear();
    return true;
  }

  /** Home when all is done, else the nearest foe or door, each once. */
  async #points(): Promise<boolean> {
    const { page } = this.#finger;
    const spot =
      (await this.#home(page)) ?? (await nearestSpot(page, this.#vain)) ?? (await this.#ahead(page));
    if (spot === null || this.#vain.has(spot.square)) return false;
    this.#vain.add(spot.square);
    // The whole board is looked at for what lies beyond its edge.
    if (!(await isInSight(page, spot.square))) await page.keyboard.press('0');
    await settle(page);
    await this.#finger.point(spot);
    return true;
  }

  /** Where an expedition knows of neither foe nor door: into the dark. */
  async #ahead(page: Page) {
    const isNew = this.hints.some((hint) => hint.includes('le donjon se pose'));
    const [square] = isNew ? (await squaresWith(page, /encore obscur/u)).toReversed() : [];
    return square === undefined ? null : { square, at: [0.5, 0.5] as const };
  }

  async #home(page: Page) {
    const isDone = this.hints.some((hint) => hint.includes('La mission est accomplie'));
    const stairs = isDone ? await squaresWith(page, /escalier/u) : [];
    const board = await squares(page);
    // The one of which there is least to say is free.
    const [square] = stairs.toSorted((a, b) => board.get(a)!.length - board.get(b)!.length);
    return square === undefined ? null : { square, at: [0.5, 0.5] as const };
  }
}
