/** The shelf's part for Advanced: a browser fetches it when needed. */
import { advanced, MASTER } from '@oubliette/advanced';
import type { Stream } from '@oubliette/kernel';
import { sensibleAdvancedHeroes, sensibleAdvancedMaster } from '@oubliette/players/advanced';
import type { Difficulty } from '@oubliette/players';
import type { AdvancedPlayer } from '@oubliette/players/advanced';
import type { AnyPlayer, Shelf } from '@oubliette/table';
import { advancedBox } from './advancedBox.ts';

export function advancedShelf(): Shelf {
  return new Map([[advanced.id, advancedBox(sensiblePlayer)]]);
}

/** For any seat, heroes' or master's. */
function sensiblePlayer(difficulty: Difficulty, luck?: Stream): AnyPlayer {
  const heroes = sensibleAdvancedHeroes();
  const master = sensibleAdvancedMaster({ difficulty, luck });
  const of = (seat: string): AdvancedPlayer => (seat === MASTER ? master : heroes);
  const player: AdvancedPlayer = {
    choose: (look) => of(look.view.seat).choose(look),
    consider: (look) => of(look.view.seat).consider?.(look) ?? null,
    hear(event) {
      heroes.hear?.(event);
      master.hear?.(event);
    },
  };
  return player;
}
