/** A person's inputs, counted. */
import type { Locator, Page } from 'playwright-core';
import { nearestSpot, pointAt } from './point.ts';
import type { Spot } from './point.ts';
import { settle, until } from './table.ts';

/** A person's finger or mouse: every input counts. */
export class Finger {
  readonly page: Page;
  readonly inputs: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  async press(thing: Locator, name?: string): Promise<void> {
    this.inputs.push(name ?? (await thing.innerText()).trim());
    await thing.click();
  }

  async point(spot: Pick<Spot, 'square' | 'at'>): Promise<void> {
    this.inputs.push(spot.square);
    await pointAt(this.page, spot);
  }
}

/** One input of a player who means to fight: read, begin or confirm, else the nearest foe, else the nearest door. */
export async function fightOn(finger: Finger): Promise<void> {
  const { page } = finger;
  await until('something on the screen leads on', async () => {
    const parchment = page.locator('.play-stage .readaloud').getByRole('button').last();
    if (await parchment.isVisible()) return finger.press(parchment).then(() => true);
    await settle(page);
    const staged = page.locator('.staged .button-primary').first();
    if (await staged.isVisible()) {
      const text = await page.locator('.staged').first().innerText();
      return finger.press(staged, `Confirmer : ${text.split('\n')[0]}`).then(() => true);
    }
    // On a phone, what is only offered is lit in a long bar.
    const offered = page.locator('.action-bar:has(~ .staged[data-offer]) .action-endTurn');
    if (await offered.isVisible()) return finger.press(offered, 'Finir').then(() => true);
    const spells = page.getByRole('button', { name: /^(?:Terre|Feu)/u }).first();
    if (await spells.isVisible()) return finger.press(spells).then(() => true);
    return pointOn(finger);
  });
}

export async function pointOn(finger: Finger): Promise<boolean> {
  const spot = await nearestSpot(finger.page);
  if (spot !== null) await finger.point(spot);
  return spot !== null;
}

/** Whether the last input confirmed a blow. */
export function hasStruck({ inputs }: Finger): boolean {
  return /^Confirmer.*attaquer/iu.test(inputs.at(-1) ?? '');
}
