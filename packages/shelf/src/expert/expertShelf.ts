/** The shelf's part for Expert: a browser fetches it when needed. */
import { expert, expertCampaign, GM } from '@oubliette/expert';
import type { Difficulty } from '@oubliette/players';
import { sensibleExpertHeroes, sensibleExpertMaster } from '@oubliette/players/expert';
import type { ExpertPlayer } from '@oubliette/players/expert';
import type { AnyPlayer, Shelf } from '@oubliette/table';
import { expertBox } from './expertBox.ts';
import { expertCampaignBox } from './expertCampaignBox.ts';

export function expertShelf(): Shelf {
  return new Map([
    [expert.id, expertBox(sensiblePlayer)],
    [expertCampaign.id, expertCampaignBox()],
  ]);
}

/** For any seat, heroes' or game master's. */
function sensiblePlayer(difficulty: Difficulty): AnyPlayer {
  const heroes = sensibleExpertHeroes();
  const master = sensibleExpertMaster({ difficulty });
  const of = (seat: string): ExpertPlayer => (seat === GM ? master : heroes);
  const player: ExpertPlayer = {
    choose: (look) => of(look.view.seat).choose(look),
    consider: (look) => of(look.view.seat).consider?.(look) ?? null,
    hear(event) {
      heroes.hear?.(event);
      master.hear?.(event);
    },
  };
  return player;
}
