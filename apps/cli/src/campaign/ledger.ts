/** A campaign at this terminal: one person plays both of its seats, and it is saved after every command. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TownView } from '@oubliette/classic';
import { makeMatchFile, newMatch, replayFile, streamFromSeed } from '@oubliette/kernel';
import type { BaseCommand, BaseEvent, MatchFile, Refusal, SeatId, Stream } from '@oubliette/kernel';
import { DIFFICULTIES } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import { Failure, UsageError } from '../failure.ts';
import { fileWords, placeOf } from '../fileWords.ts';
import { readMatchFile, writeMatchFile } from '../matchFiles.ts';
import type { SavedCampaign } from '../matchFiles.ts';
import { townOf, townOfSystem } from '../games.ts';
import type { AnyMatch } from '../play/book.ts';
import { HEROES } from './campaignBook.ts';
import type { CampaignBook, TownCommand } from './campaignBook.ts';
import type { TownBook } from './townBook.ts';
import type { CampaignOptions } from './options.ts';

export type Done =
  | { readonly ok: true; readonly events: readonly BaseEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

const HOST_COMMANDS: readonly string[] = ['beginQuest', 'recordQuest', 'callOff', 'closeBook'];

interface Kept<B> {
  readonly book: B;
  readonly match: AnyMatch;
  readonly setup: object;
  readonly file: string;
  readonly seed: string;
  readonly difficulty: Difficulty;
}

/** By default of classic's family, whose views are a town's. */
export class Ledger<B extends CampaignBook = TownBook, V = TownView> {
  readonly book: B;
  readonly file: string;
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly #match: AnyMatch;
  readonly #setup: object;

  private constructor({ book, match, setup, file, seed, difficulty }: Kept<B>) {
    this.book = book;
    this.#match = match;
    this.#setup = setup;
    this.file = file;
    this.seed = seed;
    this.difficulty = difficulty;
  }

  /** The campaign in the named file, or a new one. */
  static open<B extends CampaignBook = TownBook, V = TownView>(
    options: CampaignOptions,
  ): { readonly ledger: Ledger<B, V>; readonly isNew: boolean } {
    const { file, game } = options;
    // Whoever asks knows which book the game has.
    const book = townOf(game) as B;
    const isNew = file === undefined || !existsSync(file);
    const ledger = isNew ? Ledger.#begin<B, V>(book, options) : Ledger.#goOn<B, V>(book, file, options);
    return { ledger, isNew };
  }

  static #begin<B extends CampaignBook, V>(
    book: B,
    { file: asked, seed: given, difficulty, house }: CampaignOptions,
  ): Ledger<B, V> {
    const seed = given ?? randomBytes(6).toString('hex');
    const file = asked ?? join('.oubliette', `campaign-${seed.replaceAll(/[^\w-]+/gu, '-')}.json`);
    if (existsSync(file))
      throw new UsageError({
        en: `${file} is there already: go on with ${continueWith(book, file)}, or choose another --seed.`,
        fr: `${file} existe déjà : continuez avec ${continueWith(book, file)}, ou choisissez une autre --seed.`,
      });
    const setup = book.newSetup(house);
    const opened = book.system.open(setup);
    if (!opened.ok)
      throw new Failure(opened.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    const match = newMatch(book.system, setup, opened.game);
    match.start(streamFromSeed(seed));
    const ledger = new Ledger<B, V>({ book, match, setup, file, seed, difficulty: difficulty ?? 'normal' });
    ledger.save();
    return ledger;
  }

  static #goOn<B extends CampaignBook, V>(
    book: B,
    file: string,
    { difficulty, forNew, language }: CampaignOptions,
  ): Ledger<B, V> {
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
    const other = townOfSystem(saved.system);
    if (other !== null && other.id !== book.id)
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
    const setup = saved.setup as object;
    if (!book.isForOne(setup))
      throw new Failure(
        `${file} is a campaign of a table with other seats: one person cannot go on with it.`,
      );
    return new Ledger<B, V>({
      book,
      match: replayed.match,
      setup,
      file,
      seed: seed ?? randomBytes(6).toString('hex'),
      difficulty: difficulty ?? DIFFICULTIES.find((each) => each === before) ?? 'normal',
    });
  }

  get view(): V {
    return this.#match.game.view(this.#match.state, HEROES) as V;
  }

  get host(): SeatId {
    return this.book.hostOf(this.#setup);
  }

  /** What a seat may do now, as far as it can be listed; the heroes', unless it says otherwise. */
  moves(seat: SeatId = HEROES): readonly BaseCommand[] {
    return this.#match.game.moves(this.#match.state, seat);
  }

  give(command: TownCommand): Done {
    const seat = HOST_COMMANDS.includes(command.type) ? this.host : HEROES;
    return this.#settle(this.#match.command(seat, command, this.#dice()));
  }

  /** Others for every row, and the same ones again where a row is played again. */
  #dice(): Stream {
    return streamFromSeed(`${this.seed} ${this.#match.rows.length}`);
  }

  /** The last command of either seat. */
  undo(): Done {
    const asHero = this.#match.undo(HEROES);
    const isOther = asHero.status === 'refused' && asHero.refusal.code === 'nothingToUndo';
    return this.#settle(isOther ? this.#match.undo(this.host) : asHero);
  }

  #settle(tried: ReturnType<AnyMatch['undo']>): Done {
    if (tried.status === 'refused') return { ok: false, refusal: tried.refusal };
    if (tried.status === 'dice') throw new Error('a stream has every die');
    this.save();
    return { ok: true, events: tried.events };
  }

  save(): void {
    const { seed, difficulty } = this;
    const file = makeMatchFile(this.book.system, this.#setup, this.#match);
    writeMatchFile(this.file, { ...file, terminal: { seed, difficulty } });
  }

  /** The current quest: the setup of its match, and the file of that match. */
  quest(): { readonly setup: object; readonly name: string; readonly file: string } {
    const { quest, setup } = this.book.questMatch(this.#setup, this.#match.state);
    const { chronicle } = this.#match.state as { readonly chronicle: readonly unknown[] };
    const name = `${chronicle.length + 1}-${quest}`;
    return {
      setup,
      name: `${this.seed}-${name}`,
      file: `${this.file.replace(/\.json$/u, '')}-${name}.json`,
    };
  }

  /** How the quest under way has ended. */
  record(ended: unknown): Done {
    const { quest } = this.book.questMatch(this.#setup, this.#match.state);
    return this.give(this.book.recording(this.#setup, quest, ended));
  }
}

export function continueWith({ id }: Pick<CampaignBook, 'id'>, file: string): string {
  return `./oubliette campaign ${id} ${file}`;
}
