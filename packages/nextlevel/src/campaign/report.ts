/** How a NextLevel quest ended for each hero: classic's report, with NextLevel's own sheets. */
import { reportOf } from '@oubliette/classic/extend';
import type { HeroKind, HeroReport, QuestReport } from '@oubliette/classic/extend';
import type { GearId, ScrollId, SubstanceId } from '../content/ids.ts';
import type { NextState } from '../state.ts';

/** A survivor's gains; nothing for the dead. */
export interface Spoils {
  /** Points won in this quest. */
  readonly won: number;
  readonly gear: readonly GearId[];
  readonly scrolls: readonly ScrollId[];
  readonly substances: readonly SubstanceId[];
  readonly poison: number;
  readonly met: readonly string[];
}

export interface NextHeroReport extends HeroReport {
  readonly next: Spoils;
}

export interface NextQuestReport extends QuestReport {
  readonly heroes: readonly NextHeroReport[];
}

export const NO_SPOILS: Spoils = { won: 0, gear: [], scrolls: [], substances: [], poison: 0, met: [] };

/** The report of a finished match; a seat's view is enough. */
export function nextReportOf(
  quest: string,
  match: Pick<NextState, 'heroes' | 'ending'> & { readonly next: Pick<NextState['next'], 'sheets'> },
): NextQuestReport {
  const { heroes, ...rest } = reportOf(quest, match);
  return {
    ...rest,
    heroes: heroes.map((told) => ({
      ...told,
      next: told.fate === 'dead' ? NO_SPOILS : spoilsOf(match.next.sheets, told.hero),
    })),
  };
}

function spoilsOf(sheets: NextState['next']['sheets'], hero: HeroKind): Spoils {
  const sheet = sheets[hero];
  if (sheet === undefined) throw new Error(`the ${hero} was not in this quest`);
  const { won, gear, scrolls, substances, poison, met } = sheet;
  return { won, gear, scrolls, substances, poison, met };
}
