/** The game as a table takes it: chairs, computer players, and a setup from what the lobby asks. */
import type { Json } from '@oubliette/kernel';
import { randomPlayer } from '@oubliette/players';
import type { AnyPlayer, Box } from '@oubliette/table';
import { THIEF, WARDEN } from './kinds.ts';
import type { WickSetup } from './kinds.ts';
import { sensibleWick } from './players.ts';
import { wick } from './system.ts';

const CHAIRS = [
  { seat: THIEF, role: 'hero', title: { en: 'The thief', fr: 'Le voleur' }, emblem: 'elf' },
  { seat: WARDEN, role: 'gamemaster', title: { en: 'The warden', fr: 'Le gardien' }, emblem: 'morcar' },
] as const;

export const wickBox: Box = {
  system: wick,
  title: () => ({ en: 'The Last Wick', fr: 'La dernière mèche' }),
  chairs: () => CHAIRS,
  bots: [
    { id: 'sensible', title: { en: 'Computer', fr: 'Ordinateur' } },
    { id: 'random', title: { en: 'Reckless computer', fr: 'Ordinateur téméraire' } },
  ],
  defaultBot: 'sensible',
  makeBot: (bot, luck): AnyPlayer =>
    bot === 'random' && luck !== undefined ? randomPlayer(luck) : sensibleWick(),
  compose(choice) {
    const setup = { oil: 10, ...(choice as Partial<WickSetup> | null) };
    const opened = wick.open(setup);
    return opened.ok ? { ok: true, setup: { oil: setup.oil } as Json } : opened;
  },
};
