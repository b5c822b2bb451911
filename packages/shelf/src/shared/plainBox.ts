/** The box of a game with chairs that are always the same, and a setup that is what the lobby's few questions are answered with. */
import type { Json, Player, System } from '@oubliette/kernel';
import { randomPlayer } from '@oubliette/players';
import type { AnyPlayer, Box, Chair, LocalText } from '@oubliette/table';
import { defineMessages, say } from '@oubliette/words';
import type { Noun } from '@oubliette/words';

interface PlainlyBoxed {
  readonly system: System;
  readonly title: LocalText;
  readonly chairs: readonly (Pick<Chair, 'seat' | 'role' | 'emblem'> & { readonly called: Noun })[];
  /** A setup in which nothing was asked. */
  readonly fresh: Readonly<Record<string, Json>>;
  computer(): Player;
}

/** Its computer plays as well as it can, or at random. */
const BOTS = [
  { id: 'merciful', title: { en: 'Reckless computer', fr: 'Ordinateur téméraire' } },
  { id: 'normal', title: { en: 'Computer', fr: 'Ordinateur' } },
] as const;

const TITLE = defineMessages({ en: { chair: '{Who}' }, fr: { chair: '{Who}' } });

export function plainBox({ system, title, chairs, fresh, computer }: PlainlyBoxed): Box {
  return {
    system,
    title: () => title,
    chairs: () =>
      chairs.map(({ called, ...chair }) => ({
        ...chair,
        title: {
          en: say(TITLE, 'en', 'chair', { who: called }),
          fr: say(TITLE, 'fr', 'chair', { who: called }),
        },
        called: [called],
      })),
    bots: BOTS,
    defaultBot: 'normal',
    makeBot: (bot, luck): AnyPlayer =>
      bot === 'merciful' && luck !== undefined ? randomPlayer(luck) : computer(),
    compose(choice) {
      const asked = typeof choice === 'object' && choice !== null && !Array.isArray(choice) ? choice : {};
      const setup = Object.fromEntries(
        Object.entries(fresh).map(([key, usual]) => [
          key,
          (asked as Readonly<Record<string, Json>>)[key] ?? usual,
        ]),
      );
      const opened = system.open(setup);
      return opened.ok ? { ok: true, setup } : opened;
    },
  };
}
