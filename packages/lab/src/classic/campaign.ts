/** Campaigns of the classic game: the same heroes from quest to quest, with what they have won and bought. */
import {
  classic,
  classicCampaign,
  equipmentCard,
  HERO_KINDS,
  questSetup,
  reportOf,
  titleInBoth,
} from '@oubliette/classic';
import type {
  CampaignCommand,
  CampaignGame,
  CampaignSetup,
  CampaignState,
  QuestSource,
  Setup,
  State,
} from '@oubliette/classic';
import { lookOf, streamFromSeed } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import { classicShopper, townPlayer } from '@oubliette/players';
import { CLASSIC_SIDES } from './classic.ts';
import type { AnyExperiment, Series } from '../experiment.ts';
import { partyExperiment, seatsFor } from './party.ts';
import type { Trial } from './party.ts';
import { attempt, openGame, playMatch } from '../simulate.ts';
import { addCounts, newTally, tallyFor } from '../tally.ts';
import type { Tallies, Tally } from '../tally.ts';

/** Plain data, so that it can be sent to another thread. */
export interface CampaignTrial extends Pick<Trial, 'heroesPlayed' | 'morcarPlayed' | 'training'> {
  /** In the book's order. */
  readonly quests: readonly QuestSource[];
}

/** After so many attempts at one quest the book is laid aside. */
const MOST_ATTEMPTS = 25;
const HOST = 'morcar';

/** Counts the end of each quest's first attempt. A failed quest is repeated until won, the dead replaced. */
export function campaignSeries(trial: CampaignTrial): Series {
  const setup: CampaignSetup = {
    seats: [HOST, ...HERO_KINDS],
    host: HOST,
    quests: trial.quests.map(({ id, title, training = false }) => ({
      id,
      title: titleInBoth(title),
      training,
    })),
    training: trial.training ?? false,
  };
  const town = openGame(classicCampaign, setup);
  const play = partyExperiment(trial, CLASSIC_SIDES);
  return {
    parts: trial.quests.map(({ id }) => id),
    play(tallies, seed, run) {
      new Campaign(town, setup, play).playBook(trial.quests, tallies, seed, run);
    },
  };
}

class Campaign {
  readonly #town: CampaignGame;
  readonly #setup: CampaignSetup;
  readonly #play: Omit<AnyExperiment, 'system' | 'setup' | 'next'>;
  /** A town has no dice, but every game takes some. */
  readonly #dice = streamFromSeed('town');
  #state: CampaignState;

  constructor(town: CampaignGame, setup: CampaignSetup, play: unknown) {
    this.#town = town;
    this.#setup = setup;
    this.#play = play as Omit<AnyExperiment, 'system' | 'setup' | 'next'>;
    this.#state = town.start(this.#dice).state;
  }

  playBook(quests: readonly QuestSource[], tallies: Tallies, seed: string, run: number): void {
    for (const quest of quests) {
      const tally = tallyFor(tallies, quest.id);
      tally.matches += 1;
      attempt(tally, seed, run, () => this.#win(quest, tally, seed, run));
      if (!this.#isWon(quest)) return;
    }
  }

  #isWon({ id }: QuestSource): boolean {
    return this.#state.won.includes(id);
  }

  #win(quest: QuestSource, tally: Tally, seed: string, run: number): void {
    for (let nth = 1; !this.#isWon(quest); nth += 1) {
      if (nth > MOST_ATTEMPTS) throw new Error(`the quest is not won in ${MOST_ATTEMPTS} attempts`);
      this.#shop();
      const setup = oneParty(questSetup(this.#setup, this.#state, quest));
      const last = this.#playMatch(
        setup,
        nth === 1 ? tally : newTally(),
        `${seed}/${run}/${quest.id}/${nth}`,
      );
      addCounts(tally.measures, nth === 1 ? { attempts: 1, arms: priceOf(setup) } : { attempts: 1 });
      this.#give(HOST, { type: 'recordQuest', report: reportOf(quest.id, last) });
    }
  }

  #playMatch(setup: Setup, tally: Tally, seed: string): State {
    const experiment: AnyExperiment = {
      ...this.#play,
      system: classic,
      setup: () => setup,
    };
    return playMatch(tally, experiment, openGame(experiment.system, setup), seed, 0) as State;
  }

  /** Everybody shops, and the host names the next quest. */
  #shop(): void {
    const somebody = townPlayer(classicShopper);
    while (this.#state.phase === 'town') {
      const { seat } = this.#town.waiting(this.#state).find(({ optional }) => optional !== true)!;
      this.#give(seat, somebody.choose(lookOf(this.#town, this.#state, seat)));
    }
  }

  #give(seat: SeatId, command: CampaignCommand): void {
    const decision = this.#town.decide(this.#state, seat, command, this.#dice);
    if (!decision.ok) throw new Error(`${seat} gave an illegal ${command.type}: ${decision.refusal.code}`);
    this.#state = decision.state;
  }
}

/** One seat for all heroes, as in single quests, so that the numbers can be compared. */
function oneParty(setup: Setup): Setup {
  const kinds = setup.heroes.map(({ kind }) => kind);
  return { ...setup, seats: [{ id: HOST, plays: 'morcar' }, ...seatsFor(kinds, false)] };
}

/** The price of the party's arms in the armoury. */
function priceOf({ heroes }: Setup): number {
  return heroes
    .flatMap(({ equipment = [] }) => equipment)
    .reduce((sum, id) => sum + equipmentCard(id).price, 0);
}
