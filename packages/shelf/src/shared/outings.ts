/** A campaign that sends its heroes out on quests, each a match of its own. */
import type { BaseCommand, Json } from '@oubliette/kernel';
import type { Outings } from '@oubliette/table';

interface Sent {
  /** The system that plays its quests. */
  readonly system: string;
  /** The match of the quest under way. */
  questSetup(setup: Json, state: unknown, quest: string): object | Promise<object>;
  /** How the campaign is told of it, and by whom. */
  report(
    setup: Json,
    quest: string,
    finished: unknown,
  ): { readonly seat: string; readonly command: BaseCommand };
}

/** Every campaign's state says which quest its heroes are on. */
function underWay(state: unknown): string | null {
  return (state as { readonly underWay: { readonly quest: string } | null }).underWay?.quest ?? null;
}

export function outingsOf({ system, questSetup, report }: Sent): Outings {
  return {
    isOut: (state) => underWay(state) !== null,
    async setOut(setup, state) {
      const quest = underWay(state);
      if (quest === null) return null;
      return { system, setup: (await questSetup(setup, state, quest)) as unknown as Json };
    },
    report(setup, finished, state) {
      const quest = underWay(state);
      if (quest === null) throw new Error('the campaign has sent nobody out');
      return report(setup, quest, finished);
    },
  };
}
