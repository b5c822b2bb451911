/** A campaign at this terminal: one person plays both of its seats, and it is saved after every command. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { classicCampaign, questSetup } from '@oubliette/classic';
import type {
  CampaignChange,
  CampaignCommand,
  CampaignEvent,
  CampaignLogEvent,
  CampaignSetup,
  CampaignState,
  CampaignView,
  Expedition,
  Setup,
} from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import type { BookQuest } from '@oubliette/classic/node';
import { makeMatchFile, newMatch, replayFile, tape } from '@oubliette/kernel';
import type { Match, MatchFile, Refusal, SeatId } from '@oubliette/kernel';
import { DIFFICULTIES } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import { Failure, UsageError } from '../failure.ts';
import { readMatchFile, writeMatchFile } from '../matchFiles.ts';
import type { SavedCampaign } from '../matchFiles.ts';
import type { CampaignOptions } from './options.ts';

type CampaignMatch = Match<CampaignState, CampaignCommand, CampaignEvent, CampaignView, CampaignChange>;

export type Done =
  | { readonly ok: true; readonly events: readonly CampaignLogEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The seats a quest at the terminal has. */
const HOST: SeatId = 'morcar';
const HEROES: SeatId = 'heroes';

const HOST_COMMANDS: readonly CampaignCommand['type'][] = [
  'beginQuest',
  'recordQuest',
  'callOff',
  'closeBook',
];

interface Kept {
  readonly match: CampaignMatch;
  readonly setup: CampaignSetup;
  readonly file: string;
  readonly seed: string;
  readonly difficulty: Difficulty;
}

export class Ledger {
  readonly file: string;
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly #match: CampaignMatch;
  readonly #setup: CampaignSetup;

  private constructor({ match, setup, file, seed, difficulty }: Kept) {
    this.#match = match;
    this.#setup = setup;
    this.file = file;
    this.seed = seed;
    this.difficulty = difficulty;
  }

  /** The campaign in the file that was named, or a new one. */
  static open(options: CampaignOptions): { readonly ledger: Ledger; readonly isNew: boolean } {
    const { file } = options;
    const isNew = file === undefined || !existsSync(file);
    return { ledger: isNew ? Ledger.#begin(options) : Ledger.#goOn(file, options), isNew };
  }

  static #begin({ file: asked, seed: given, difficulty, house }: CampaignOptions): Ledger {
    const seed = given ?? randomBytes(6).toString('hex');
    const file = asked ?? join('.oubliette', `campaign-${seed.replaceAll(/[^\w-]+/gu, '-')}.json`);
    if (existsSync(file))
      throw new UsageError(
        `${file} is there already: go on with ${continueWith(file)}, or choose another --seed.`,
      );
    const quests = book().map(({ id, quest: { title, training } }) => ({ id, title, training }));
    const setup: CampaignSetup = { seats: [HEROES, HOST], host: HOST, quests, ...house };
    const opened = classicCampaign.open(setup);
    if (!opened.ok)
      throw new Failure(opened.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    const match = newMatch(classicCampaign, setup, opened.game);
    match.start(tape([]));
    const ledger = new Ledger({ match, setup, file, seed, difficulty: difficulty ?? 'normal' });
    ledger.save();
    return ledger;
  }

  static #goOn(file: string, { difficulty, forNew }: CampaignOptions): Ledger {
    if (forNew.length > 0)
      throw new UsageError(
        `${file} is a campaign already begun: ${forNew.join(' and ')} cannot be chosen any more. ` +
          'Leave it out, or name a file that is not there yet.',
      );
    const saved = readMatchFile(file) as MatchFile as SavedCampaign;
    const replayed = replayFile(classicCampaign, saved);
    if (!replayed.ok) throw new Failure(`${file} cannot be played on: ${replayed.fault.reason}.`);
    const { seed, difficulty: before } = saved.terminal ?? {};
    const setup = saved.setup as CampaignSetup;
    if (!setup.seats.includes(HEROES) || setup.host !== HOST)
      throw new Failure(
        `${file} is a campaign of a table with other seats: one person cannot go on with it.`,
      );
    return new Ledger({
      match: replayed.match as unknown as CampaignMatch,
      setup,
      file,
      seed: seed ?? randomBytes(6).toString('hex'),
      difficulty: difficulty ?? DIFFICULTIES.find((each) => each === before) ?? 'normal',
    });
  }

  get view(): CampaignView {
    return this.#match.game.view(this.#match.state, HOST);
  }

  /** What the heroes may do now, as far as it can be listed. */
  moves(): readonly CampaignCommand[] {
    return this.#match.game.moves(this.#match.state, HEROES);
  }

  give(command: CampaignCommand): Done {
    const seat = HOST_COMMANDS.includes(command.type) ? HOST : HEROES;
    return this.#settle(this.#match.command(seat, command, tape([])));
  }

  /** The last command, whichever seat it was given for. */
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
    const file = makeMatchFile(classicCampaign, this.#setup, this.#match);
    writeMatchFile(this.file, { ...file, terminal: { seed, difficulty } });
  }

  /** The quest under way: the setup of its match, and where that match is kept. */
  quest(): { readonly setup: Setup; readonly name: string; readonly file: string } {
    const { quest } = expeditionOf(this.view);
    const entry = book().find(({ id }) => id === quest);
    if (entry === undefined)
      throw new Failure(`The quest book has no quest ${quest} any more: it cannot be played.`);
    const name = `${this.view.chronicle.length + 1}-${quest}`;
    return {
      setup: questSetup(this.#setup, this.#match.state, entry.source),
      name: `${this.seed}-${name}`,
      file: `${this.file.replace(/\.json$/u, '')}-${name}.json`,
    };
  }
}

let read: readonly BookQuest[] | null = null;

/** The quest book, read once. */
function book(): readonly BookQuest[] {
  read ??= readQuestBook();
  return read;
}

export function continueWith(file: string): string {
  return `./oubliette campaign classic ${file}`;
}

export function expeditionOf({ underWay }: CampaignView): Expedition {
  if (underWay === null) throw new Error('no quest is under way');
  return underWay;
}
