import { heroName, HEROES, TOBARO, TOBARO_PARTY } from '@oubliette/advanced';
import { ADVANCED_HEROES, advancedParty, advancedTask } from '@oubliette/lab/advanced';
import type { AdvancedHero } from '@oubliette/lab/advanced';
import { UsageError } from '../failure.ts';
import type { SimulatedGame, SimulatedQuest } from '../simulated.ts';
import { DUNGEONS } from './dungeons.ts';
import type { AdvancedTrials } from './setup.ts';

export const advancedSimulation: SimulatedGame<AdvancedTrials> = {
  quests: dungeons,
  heroes: ADVANCED_HEROES,
  heroName: (hero, language) => heroName(HEROES[hero as AdvancedHero].name)[language],
  master: 'master',
};

function dungeons(): readonly SimulatedQuest<AdvancedTrials>[] {
  return DUNGEONS.map((dungeon) => ({
    id: dungeon.id,
    party: advancedParty(dungeon),
    training: false,
    task(heroes, { heroesPlayed, masterPlayed, solo = false, expeditions = 1 }) {
      if (dungeon.id === TOBARO.id && heroes.length !== TOBARO_PARTY.length)
        throw new UsageError({
          en: `--heroes: ${dungeon.id} takes four heroes (ADV-TOB-01).`,
          fr: `--heroes : ${dungeon.id} se joue à quatre héros (ADV-TOB-01).`,
        });
      const party = heroes as readonly AdvancedHero[];
      return advancedTask({ dungeon, heroes: party, heroesPlayed, masterPlayed, solo, expeditions });
    },
  }));
}
