/** `oubliette simulate GAME`: computer players play many matches, and their statistics are printed. */
import { randomBytes } from 'node:crypto';
import { HEROES_PLAYED, MORCAR_PLAYED } from '@oubliette/lab';
import type { Batch, HeroesPlayed, MorcarPlayed } from '@oubliette/lab';
import { simulateAcross, simulateSeries } from '@oubliette/lab/node';
import type { Spreading } from '@oubliette/lab/node';
import { ADVENTURE_IDS } from './gameIds.ts';
import type { GameId } from '@oubliette/shelf';
import { GAME_FILES } from '@oubliette/shelf/node';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse, THE_GAME, wholeNumber } from './args.ts';
import { UsageError } from './failure.ts';
import type { FailureText } from './failure.ts';
import { TERMINAL_GAMES } from './games.ts';
import { heroTwice } from './play/party.ts';
import { flow } from './layout.ts';
import { allFlags, flagsByGame, refuseOthers, typedAgain } from './ownFlags.ts';
import type { Values } from './ownFlags.ts';
import type { Conditions, SimulatedGame } from './simulated.ts';
import { progressOn } from './simulateProgress.ts';
import { inWords } from './simulateReport.ts';
import type { Simulated, Telling } from './simulateReport.ts';

const OWN = flagsByGame(ADVENTURE_IDS, (id) => TERMINAL_GAMES[id].simulated.flags);

const WIDTH = 110;

async function usageOf(name: GameId): Promise<string> {
  const { master, heroes } = await TERMINAL_GAMES[name].simulation();
  const own = Object.entries(TERMINAL_GAMES[name].simulated.flags).map(([flag, { type }]) =>
    type === 'boolean' ? `[--${flag}]` : `[--${flag} …]`,
  );
  const options = [
    '[--quest ID|NUMBER|all]',
    '[--matches N]',
    '[--seed TEXT]',
    '[--json]',
    `[--players heroes=${HEROES_PLAYED.join('|')},${master}=${MORCAR_PLAYED.join('|')}]`,
    `[--heroes ${heroes.join(',')}]`,
    ...own,
    '[--workers N]',
    '[--match N]',
    '[--rules]',
    '[--progress]',
    '[--lang en|fr]',
  ];
  return `${flow([`./oubliette simulate ${name}`, ...options], WIDTH, ' ', '    ').join('\n')}\n`;
}

interface SimulationAsked {
  readonly name: GameId;
  readonly game: SimulatedGame;
  readonly quests: ReturnType<typeof questsNamed>;
  readonly matches: number;
  readonly from: number;
  readonly seed: string;
  /** The heroes; each quest's own party by default. */
  readonly heroes: readonly string[] | undefined;
  readonly conditions: Conditions;
  /** The game's own flags. */
  readonly own: Values;
  readonly workers: number | undefined;
  readonly json: boolean;
  /** Reports progress, even without a terminal. */
  readonly progress: boolean;
  /** Lists the rules that were never cited. */
  readonly rules: boolean;
  readonly language: Language;
}

/** Something to play, and the quests it gives numbers for. */
interface Job {
  readonly heroes: readonly string[];
  readonly quest: string;
  readonly play: (batch: Batch, options: Spreading) => Promise<readonly Simulated[]>;
}

/** 1 if a match broke, did not end or could not begin; 130 or 143 if a signal stopped the batch. */
export async function simulateCommand(args: string[]): Promise<number> {
  if (args.length === 0) {
    process.stdout.write((await Promise.all(ADVENTURE_IDS.map(usageOf))).join(''));
    return 2;
  }
  const asked = await askedFor(args);
  const jobs = jobsFor(asked);
  const stop = stoppedBySignals();
  const results = await playAll(asked, jobs, stop.signal);
  const stopped = stop.release();
  const stoppedOf = stopped === null ? null : jobs.length * asked.matches;
  process.stdout.write(
    asked.json
      ? `${JSON.stringify(inJson(asked, results, stopped))}\n`
      : inWords(tellingOf(asked, stoppedOf), results),
  );
  if (stopped !== null) return SIGNALLED[stopped];
  const wrong = ({ statistics: { failures, refused } }: Simulated) => failures.length + refused.length > 0;
  return results.some(wrong) ? 1 : 0;
}

async function playAll(
  asked: SimulationAsked,
  jobs: readonly Job[],
  signal: AbortSignal,
): Promise<Simulated[]> {
  const { matches, seed, from, workers } = asked;
  const progress = progressOn(process.stderr, asked.progress);
  const results: Simulated[] = [];
  for (const [before, { quest, play }] of jobs.entries()) {
    if (signal.aborted) break;
    const found = await play(
      { seed, from, matches },
      {
        ...(workers === undefined ? {} : { workers }),
        progress: (played) => progress.show(before * matches + played, jobs.length * matches, quest),
        signal,
      },
    );
    results.push(...found.filter(({ statistics }) => statistics.matches > 0));
  }
  progress.clear();
  return results;
}

/** A task for each quest; in a campaign one for all of them. */
function jobsFor({ game, quests, conditions, own, heroes: asked }: SimulationAsked): Job[] {
  const { heroes: all } = game;
  if (own['campaign'] === true && game.campaign !== undefined) {
    const task = game.campaign(conditions);
    const play: Job['play'] = async (batch, options) => {
      const parts = Object.entries(await simulateSeries(task, batch, options));
      return parts.map(([quest, statistics]) => ({ quest, heroes: all, statistics }));
    };
    return [{ quest: 'campaign', heroes: all, play }];
  }
  return quests.map((asQuest) => {
    const { id, party } = asQuest;
    const heroes = asked ?? party;
    const task = asQuest.task(heroes, conditions);
    const play: Job['play'] = async (batch, options) => [
      { quest: id, heroes, statistics: await simulateAcross(task, batch, options) },
    ];
    return { quest: id, heroes, play };
  });
}

/** A shell's exit codes for a command ended by a signal. */
const SIGNALLED = { SIGINT: 130, SIGTERM: 143 } as const;
type Stop = keyof typeof SIGNALLED;

/** The first signal ends the batch and reports what has been played; a second ends the command at once. */
function stoppedBySignals(): { readonly signal: AbortSignal; release(): Stop | null } {
  const controller = new AbortController();
  let stopped: Stop | null = null;
  const stop = (name: NodeJS.Signals): void => {
    stopped = name as Stop;
    release();
    controller.abort();
  };
  const release = (): Stop | null => {
    for (const name of Object.keys(SIGNALLED)) process.off(name, stop);
    return stopped;
  };
  for (const name of Object.keys(SIGNALLED)) process.on(name, stop);
  return { signal: controller.signal, release };
}

async function askedFor(args: readonly string[]): Promise<SimulationAsked> {
  const { values, positionals } = parse(args, {
    ...allFlags(OWN),
    quest: { type: 'string' },
    matches: { type: 'string' },
    match: { type: 'string' },
    seed: { type: 'string' },
    players: { type: 'string', default: '' },
    heroes: { type: 'string' },
    workers: { type: 'string' },
    json: { type: 'boolean', default: false },
    progress: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
    lang: { type: 'string' },
  });
  const [system, ...rest] = positionals;
  if (system === undefined)
    throw new UsageError({
      en: 'Which game? For example: ./oubliette simulate classic --matches 100',
      fr: 'Quel jeu ? Par exemple : ./oubliette simulate classic --matches 100',
    });
  const name = oneOf(THE_GAME, system, ADVENTURE_IDS);
  if (rest.length > 0)
    throw new UsageError({
      en: `simulate does not know what to do with "${rest.join(' ')}".`,
      fr: `simulate ne sait que faire de « ${rest.join(' ')} ».`,
    });
  if (values.match !== undefined && values.matches !== undefined)
    throw new UsageError({
      en: '--match plays one match again, --matches so many: give one of the two.',
      fr: '--match rejoue une partie, --matches en joue plusieurs : donnez l’une des deux.',
    });
  if (values.match !== undefined && values.seed === undefined)
    throw new UsageError({
      en: '--match plays again a match of a seed: give the --seed it was played with, too.',
      fr: '--match rejoue une partie d’une graine : donnez aussi la --seed avec laquelle elle a été jouée.',
    });
  const game = await TERMINAL_GAMES[name].simulation();
  const own: Values = values;
  refuseOthers(name, own, OWN);
  const isCampaign = own['campaign'] === true;
  if (isCampaign && (values.quest ?? values.heroes) !== undefined)
    throw new UsageError({
      en: '--campaign takes all quests of the book with all four heroes: it goes without --quest and --heroes.',
      fr: '--campaign prend toutes les quêtes du livre avec les quatre héros : ni --quest ni --heroes.',
    });
  return {
    name,
    game,
    quests: questsNamed(game, values.quest ?? 'all', own['training'] === true && !isCampaign),
    matches: values.match === undefined ? wholeNumber('--matches', values.matches ?? '100', 1) : 1,
    from: values.match === undefined ? 0 : wholeNumber('--match', values.match, 0),
    seed: values.seed ?? randomBytes(4).toString('hex'),
    heroes: values.heroes === undefined ? undefined : heroesNamed(game, values.heroes),
    conditions: {
      ...playersNamed(game, values.players),
      ...TERMINAL_GAMES[name].simulated.read(own),
    },
    own,
    workers: values.workers === undefined ? undefined : wholeNumber('--workers', values.workers, 1),
    json: values.json,
    progress: values.progress,
    rules: values.rules,
    language: languageFrom(values.lang),
  };
}

function questsNamed(game: SimulatedGame, asked: string, training: boolean) {
  const book = game.quests();
  const quests = training ? book.filter((quest) => quest.training) : book;
  if (asked === 'all') return quests;
  const found = book.find(({ id }) => id === asked) ?? book[Number(asked) - 1] ?? game.questIn?.(asked);
  if (found !== undefined && (!training || found.training)) return [found];
  if (found !== undefined)
    throw new UsageError({
      en: `--training: ${found.id} is no training quest (CLS-TRN-01).`,
      fr: `--training : ${found.id} n’est pas une quête d’entraînement (CLS-TRN-01).`,
    });
  const list = quests.map(({ id }, i) => `${i + 1} ${id}`).join(', ');
  throw new UsageError({
    en: `--quest: there is no quest "${asked}". Say all, or one of ${list}.`,
    fr: `--quest : il n’y a pas de quête « ${asked} ». Dites all, ou l’une de : ${list}.`,
  });
}

const EACH_HERO: FailureText = { en: '--heroes: each', fr: '--heroes, chacun' };

function heroesNamed(game: SimulatedGame, asked: string): readonly string[] {
  const { heroes } = game;
  const names = asked.split(',').map((name) => oneOf(EACH_HERO, name.trim(), heroes));
  if (new Set(names).size < names.length) throw heroTwice();
  return names;
}

/** `heroes=random,morcar=ruthless`, either or both. */
function playersNamed(game: SimulatedGame, asked: string): Pick<Conditions, 'heroesPlayed' | 'masterPlayed'> {
  const { master } = game;
  let heroesPlayed: HeroesPlayed = 'sensible';
  let masterPlayed: MorcarPlayed = 'normal';
  for (const part of asked.split(',').filter((text) => text.trim() !== '')) {
    const [side, how = ''] = part.split('=').map((text) => text.trim());
    if (side === 'heroes') heroesPlayed = oneOf('--players heroes', how, HEROES_PLAYED);
    else if (side === master) masterPlayed = oneOf(`--players ${master}`, how, MORCAR_PLAYED);
    else
      throw new UsageError({
        en: `--players: "${part}" names neither heroes nor ${master}. Say heroes=sensible,${master}=normal.`,
        fr: `--players : « ${part} » ne nomme ni heroes ni ${master}. Dites heroes=sensible,${master}=normal.`,
      });
  }
  return { heroesPlayed, masterPlayed };
}

function inJson(
  { name, game, seed, matches, from, conditions, own: given }: SimulationAsked,
  results: readonly Simulated[],
  stopped: Stop | null,
): Record<string, unknown> {
  const { heroesPlayed, masterPlayed, ...own } = conditions;
  const players = {
    heroes: heroesPlayed,
    [game.master]: given['solo'] === true ? 'tables' : masterPlayed,
  };
  const quests = Object.fromEntries(
    results.map(({ quest, heroes, statistics }) => [quest, { heroes, ...statistics }]),
  );
  const partial = stopped === null ? {} : { stopped };
  return { system: name, seed, from, matches, ...partial, ...own, players, quests };
}

function tellingOf(
  { name, game, language, matches, seed, rules, conditions, own }: SimulationAsked,
  stoppedOf: number | null,
): Telling {
  const { heroes, heroName } = game;
  const { rulebook } = GAME_FILES[name];
  return {
    language,
    matches,
    seed,
    rules,
    stoppedOf,
    heroes,
    heroName,
    book: rulebook().map(({ id }) => id),
    again({ quest, heroes: party }, of, match) {
      const what = own['campaign'] === true ? '' : `--quest ${quest} --heroes ${party.join(',')} `;
      return `./oubliette simulate ${name} ${what}--seed ${of} --match ${match} ${conditionsOf()}`;
    },
  };

  /** The options to repeat for the same match. */
  function conditionsOf(): string {
    const { heroesPlayed, masterPlayed } = conditions;
    const { flags } = TERMINAL_GAMES[name].simulated;
    return [
      `--players heroes=${heroesPlayed},${game.master}=${masterPlayed}`,
      ...typedAgain(flags, own),
    ].join(' ');
  }
}
