/** The terminal's book for a game whose moves are a short list: no walking by squares, only numbers. */
import type { BaseCommand, Player, SeatId, System } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { spaced } from '../layout.ts';
import type { TerminalLook, PlayBook } from './book.ts';

/** Methods, so that a game may ask for its own views and commands. */
interface PlainGame {
  readonly id: PlayBook['id'];
  readonly system: System;
  readonly telling: PlayBook['telling'];
  /** The seats people play, and the one behind the screen. */
  readonly seats: { readonly heroes: SeatId; readonly master: SeatId };
  computer(seat: SeatId): Player;
  /** The commands of `r` and `end`. */
  readonly roll: BaseCommand;
  readonly end: BaseCommand;
  /** One of its rules, as an example. */
  readonly rule: string;
  title(look: TerminalLook): string;
  /** The board and its state. */
  table(look: TerminalLook): string[];
  ending(look: TerminalLook): string;
}

const HELP: Readonly<Record<Language, (rule: string) => string>> = {
  en: (rule) => `A number           takes that choice; so does part of what it says.
hint               what the computer would do in your place.
undo               takes back the last command, while nothing new has come of it.
why 12             the rules behind line 12 of the log.
${`rule ${rule}`.padEnd(18)} a rule of the rulebook.
log 30             the last 30 lines of the log; "log all" for everything.
lang fr            plays on in French.
save, quit         the game is saved after every command anyway.`,
  fr: (rule) => `Un numéro          prend ce choix ; une partie de son libellé aussi.
conseil            ce que l’ordinateur ferait à votre place.
annuler            reprend le dernier ordre, tant qu’il n’a rien appris de nouveau.
pourquoi 12        les règles derrière la ligne 12 du journal.
${`règle ${rule}`.padEnd(18)} une règle du livret.
journal 30         les 30 dernières lignes du journal ; « journal tout » pour l’ensemble.
lang en            continue en anglais.
save, quitter      la partie est de toute façon enregistrée après chaque ordre.`,
};

export function plainBook(game: PlainGame): PlayBook {
  const { id, system, telling, seats, computer, roll, end, rule } = game;
  return {
    id,
    system,
    master: 'master',
    telling,
    seat: (_setup, as) => (as === 'master' ? seats.master : seats.heroes),
    computers(_setup, as) {
      if (as === 'both') return new Map();
      const other = as === 'master' ? seats.heroes : seats.master;
      return new Map([[other, computer(other)]]);
    },
    wishes: () => [],
    obvious: () => null,
    questId: () => id,
    intro: () => null,
    menu: (moves, { language, names, view }) => ({
      mover: null,
      steps: new Map(),
      choices: moves.map((command) => ({
        label: telling.label(command, { language, names, view }),
        commands: [command],
      })),
      rare: [],
    }),
    isBusy: () => false,
    isGrave: () => false,
    roll: () => roll,
    end,
    blowsAtAll: () => [],
    board: () => ({ width: 1, height: 1 }),
    squareOf: () => null,
    beforeWalk: () => null,
    way: () => [],
    follower: () => null,
    ordinary: new Set(),
    title: (look) => game.title(look),
    turnState: () => [],
    table: (look) => game.table(look),
    about: () => [],
    map: (look) => game.table(look),
    reachMap: () => null,
    sheet: (look) => game.table(look),
    ending: (look) => game.ending(look),
    help: { en: HELP.en(rule), fr: spaced(HELP.fr(rule), 'fr') },
  };
}
