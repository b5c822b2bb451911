/** A campaign at this terminal: one person plays both of its seats, and it is saved after every command. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type {
  CampaignChange,
  CampaignEvent,
  CampaignSetup,
  CampaignState,
  Expedition,
  Setup,
  TownView,
} from '@oubliette/classic';
import { makeMatchFile, newMatch, replayFile, tape } from '@oubliette/kernel';
import type { BaseCommand, Match, MatchFile, Refusal, SeatId, TableEvent } from '@oubliette/kernel';
import { DIFFICULTIES } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import { GAME_FILES } from '@oubliette/shelf/node';
import { Failure, UsageError } from '../failure.ts';
import { fileWords, placeOf } from '../fileWords.ts';
import { questBookOf } from '../questBooks.ts';
import { readMatchFile, writeMatchFile } from '../matchFiles.ts';
import type { SavedCampaign } from '../matchFiles.ts';
import { townOf, townOfSystem } from '../games.ts';
import type { TownBook, TownCommand } from './townBook.ts';
import type { CampaignOptions } from './options.ts';

/** The events and views of every book of the family include classic's. */
type CampaignMatch = Match<CampaignState, BaseCommand, CampaignEvent, TownView, CampaignChange>;

export type Done =
  | { readonly ok: true; readonly events: readonly (CampaignEvent | TableEvent)[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The seats of a quest at the terminal. */
const HOST: SeatId = 'morcar';
const HEROES: SeatId = 'heroes';

const HOST_COMMANDS: readonly string[] = ['beginQuest', 'recordQuest', 'callOff', 'closeBook'];

interface Kept {
  readonly book: TownBook;
  readonly match: CampaignMatch;
  readonly setup: CampaignSetup;
  readonly file: string;
  readonly seed: string;
  readonly difficulty: Difficulty;
}

export class Ledger {
  readonly book: TownBook;
  readonly file: string;
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly #match: CampaignMatch;
  readonly #setup: CampaignSetup;

  private constructor({ book, match, setup, file, seed, difficulty }: Kept) {
    this.book = book;
    this.#match = match;
    this.#setup = setup;
    this.file = file;
    this.seed = seed;
    this.difficulty = difficulty;
  }

  /** The campaign in the named file, or a new one. */
  static open(options: CampaignOptions): { readonly ledger: Ledger; readonly isNew: boolean } {
    const { file } = options;
    const isNew = file === undefined || !existsSync(file);
    return { ledger: isNew ? Ledger.#begin(options) : Ledger.#goOn(file, options), isNew };
  }

  static #begin({ game, file: asked, seed: given, difficulty, house }: CampaignOptions): Ledger {
    const book = townOf(game);
    const seed = given ?? randomBytes(6).toString('hex');
    const file = asked ?? join('.oubliette', `campaign-${seed.replaceAll(/[^\w-]+/gu, '-')}.json`);
    if (existsSync(file))
      throw new UsageError({
        en: `${file} is there already: go on with ${continueWith(book, file)}, or choose another --seed.`,
        fr: `${file} existe déjà : continuez avec ${continueWith(book, file)}, ou choisissez une autre --seed.`,
      });
    const levels = GAME_FILES[game].quests?.levels === true;
    const quests = questBookOf(game).map(({ id, quest: { title, training, level } }) => ({
      id,
      title,
      training,
      ...(levels && level !== null ? { level } : {}),
    }));
    const setup: CampaignSetup = { seats: [HEROES, HOST], host: HOST, quests, ...book.setup(house) };
    const opened = book.system.open(setup);
    if (!opened.ok)
      throw new Failure(opened.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    const match = newMatch(book.system, setup, opened.game) as unknown as CampaignMatch;
    match.start(tape([]));
    const ledger = new Ledger({ book, match, setup, file, seed, difficulty: difficulty ?? 'normal' });
    ledger.save();
    return ledger;
  }

  static #goOn(file: string, { game, difficulty, forNew, language }: CampaignOptions): Ledger {
    if (forNew.length > 0)
      throw new UsageError({
        en:
          `${file} is a campaign already begun: ${forNew.join(' and ')} cannot be chosen any more. ` +
          'Leave it out, or name a file that is not there yet.',
        fr:
          `${file} est une campagne déjà commencée : ${forNew.join(' et ')} ne se choisit plus. ` +
          'Retirez cette option, ou nommez un fichier qui n’existe pas encore.',
      });
    const saved = readMatchFile(file, language) as MatchFile as SavedCampaign;
    const book = townOf(game);
    const other = townOfSystem(saved.system);
    if (other !== null && other !== book)
      throw new UsageError({
        en: `${file} is a campaign of ${other.id}: go on with ${continueWith(other, file)}.`,
        fr: `${file} est une campagne de ${other.id} : continuez avec ${continueWith(other, file)}.`,
      });
    const replayed = replayFile(book.system, saved);
    if (!replayed.ok) {
      const place = placeOf(replayed.fault, language);
      throw new Failure(fileWords(language, 'notPlayedOn', { path: file, place }));
    }
    const { seed, difficulty: before } = saved.terminal ?? {};
    const setup = saved.setup as CampaignSetup;
    if (!setup.seats.includes(HEROES) || setup.host !== HOST)
      throw new Failure(
        `${file} is a campaign of a table with other seats: one person cannot go on with it.`,
      );
    return new Ledger({
      book,
      match: replayed.match as unknown as CampaignMatch,
      setup,
      file,
      seed: seed ?? randomBytes(6).toString('hex'),
      difficulty: difficulty ?? DIFFICULTIES.find((each) => each === before) ?? 'normal',
    });
  }

  get view(): TownView {
    return this.#match.game.view(this.#match.state, HOST);
  }

  /** What the heroes may do now, as far as it can be listed. */
  moves(): readonly BaseCommand[] {
    return this.#match.game.moves(this.#match.state, HEROES);
  }

  give(command: TownCommand): Done {
    const seat = HOST_COMMANDS.includes(command.type) ? HOST : HEROES;
    return this.#settle(this.#match.command(seat, command, tape([])));
  }

  /** The last command of either seat. */
  undo(): Done {
    const asHero = this.#match.undo(HEROES);
    const isOther = asHero.status === 'refused' && asHero.refusal.code === 'nothingToUndo';
    return this.#settle(isOther ? this.#match.undo(HOST) : asHero);
  }

  #settle(tried: ReturnType<CampaignMatch['undo']>): Done {
    if (tried.status === 'refused') return { ok: false, refusal: tried.refusal };
    if (tried.status === 'dice') throw new Error('a campaign rolls no dice');
    this.save();
    return { ok: true, events: tried.events };
  }

  save(): void {
    const { seed, difficulty } = this;
    const file = makeMatchFile(this.book.system, this.#setup, this.#match);
    writeMatchFile(this.file, { ...file, terminal: { seed, difficulty } });
  }

  /** The current quest: the setup of its match, and the file of that match. */
  quest(): { readonly setup: Setup; readonly name: string; readonly file: string } {
    const { quest } = expeditionOf(this.view);
    const entry = questBookOf(this.book.id).find(({ id }) => id === quest);
    if (entry === undefined)
      throw new Failure(`The quest book has no quest ${quest} any more: it cannot be played.`);
    const name = `${this.view.chronicle.length + 1}-${quest}`;
    return {
      setup: this.book.questSetup(this.#setup, this.#match.state, entry.source),
      name: `${this.seed}-${name}`,
      file: `${this.file.replace(/\.json$/u, '')}-${name}.json`,
    };
  }
}

export function continueWith({ id }: TownBook, file: string): string {
  return `./oubliette campaign ${id} ${file}`;
}

export function expeditionOf({ underWay }: TownView): Expedition {
  if (underWay === null) throw new Error('no quest is under way');
  return underWay;
}
