/** Finds and runs the requested command; errors are a line, never a stack. */
import { parseArgs } from 'node:util';
import { typeset } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { languageFrom } from './args.ts';
import { Failure, messageOf, ToldFailure, UsageError } from './failure.ts';
import { isTopic, overview } from './help.ts';
import type { TopicName } from './help.ts';

type Run = (args: string[]) => Promise<number> | number;

/** Each command in its own file, loaded when needed. */
const COMMANDS: Readonly<Record<string, () => Promise<Run>>> = {
  serve: async () => (await import('./serve.ts')).serveCommand,
  play: async () => (await import('./play/play.ts')).playCommand,
  campaign: async () => (await import('./campaign/campaign.ts')).campaignCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  rules: async () => (await import('./rules/rules.ts')).rulesCommand,
  rule: async () => (await import('./rule.ts')).ruleCommand,
  map: async () => (await import('./map.ts')).mapCommand,
  quest: async () => (await import('./quest.ts')).questCommand,
  scenario: async () => (await import('./scenario.ts')).scenarioCommand,
  simulate: async () => (await import('./simulate.ts')).simulateCommand,
};

/** 0: all is well. 1: something checked is not. 2: the command was given wrongly. */
export async function main([name, ...args]: readonly string[]): Promise<number> {
  const language = helpLanguage(args);
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    const topic = args.find((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang');
    if (topic !== undefined && !isTopic(topic)) return noSuchCommand(topic, language);
    process.stdout.write(topic === undefined ? overview(language) : await helpOn(topic, language));
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) return noSuchCommand(name, language);
  if (isTopic(name) && args.some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(await helpOn(name, language));
    return 0;
  }
  return run(load, name, args, language);
}

/** It knows every game's own flags: loaded when needed. */
async function helpOn(topic: TopicName, language: Language): Promise<string> {
  return (await import('./helpFor.ts')).helpFor(topic, language);
}

function noSuchCommand(name: string, language: Language): number {
  const told = {
    en: `There is no command "${name}". Type ./oubliette help for those there are.`,
    fr: `Il n’y a pas de commande « ${name} ». Tapez ./oubliette help pour les voir toutes.`,
  };
  process.stderr.write(`${typeset(language, told[language])}\n`);
  return 2;
}

async function run(
  load: () => Promise<Run>,
  name: string,
  args: string[],
  language: Language,
): Promise<number> {
  try {
    const command = await load();
    return await command(args);
  } catch (error) {
    if (error instanceof UsageError) {
      const help = {
        en: `Type ./oubliette help ${name} for how it is used.`,
        fr: `Tapez ./oubliette help ${name} pour savoir comment faire.`,
      };
      process.stderr.write(`${typeset(language, error.told[language])}\n${help[language]}\n`);
      return 2;
    }
    if (error instanceof Failure) {
      const told = error instanceof ToldFailure ? typeset(language, error.told[language]) : error.message;
      process.stderr.write(`${told}\n`);
      return 1;
    }
    process.stderr.write(`${typeset(language, faultOf(error)[language])}\n`);
    return 1;
  }
}

/** A fault of the program or of its own files; its stack is shown on request. */
function faultOf(error: unknown): Readonly<Record<Language, string>> {
  const message = messageOf(error).trim();
  const stack =
    error instanceof Error && (process.env['OUBLIETTE_STACK'] ?? '') !== '' ? `\n${error.stack}` : '';
  return {
    en: `Something is wrong in the program or its files: ${message}${stack}`,
    fr: `Quelque chose ne va pas dans le programme ou ses fichiers : ${message}${stack}`,
  };
}

/** Help uses the requested language, even if the rest of the line is wrong. */
function helpLanguage(args: readonly string[]) {
  const { values } = parseArgs({ args: [...args], options: { lang: { type: 'string' } }, strict: false });
  try {
    return languageFrom(typeof values.lang === 'string' ? values.lang : undefined);
  } catch {
    return languageFrom(undefined);
  }
}
