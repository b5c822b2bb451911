/** The environment's settings for the server, checked. */
import { resolve } from 'node:path';
import type { Keeping } from '@oubliette/table';
import { KEEPING, LEAST_FREE_BYTES } from './server.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly base: string;
  readonly origins: readonly string[];
  readonly proxies: readonly string[];
  readonly keeping: Keeping;
  readonly leastFreeBytes: number;
}

/** A wrong setting in the environment; the message says what is wrong, and what to do. */
export class BadSetting extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment, folder: string): Settings {
  return {
    port: portFrom(textOf(env, 'PORT') ?? '3000'),
    host: hostFrom(textOf(env, 'HOST') ?? 'localhost'),
    dataDir: resolve(folder, textOf(env, 'DATA_DIR') ?? 'data'),
    base: baseFrom(textOf(env, 'BASE_PATH') ?? '/'),
    origins: listOf(env, 'ALLOWED_ORIGINS').map(originFrom),
    proxies: listOf(env, 'TRUSTED_PROXIES'),
    keeping: {
      unfinishedMs: daysFrom(env, 'KEEP_UNFINISHED_DAYS', KEEPING.unfinishedMs),
      finishedMs: daysFrom(env, 'KEEP_FINISHED_DAYS', KEEPING.finishedMs),
    },
    leastFreeBytes: megabytesFrom(env, 'LEAST_FREE_MB') ?? LEAST_FREE_BYTES,
  };
}

function textOf(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

function listOf(env: Environment, name: string): string[] {
  return (textOf(env, name) ?? '').split(',').flatMap((item) => item.trim() || []);
}

function wholeNumber(env: Environment, name: string, example: string): number | null {
  const text = textOf(env, name);
  if (text === undefined) return null;
  if (!/^\d{1,6}$/.test(text))
    throw new BadSetting(`${name} is "${text}": give a whole number, such as ${example}.`);
  return Number(text);
}

function daysFrom(env: Environment, name: string, usual: number | null): number | null {
  const days = wholeNumber(env, name, `${name}=180; 0 keeps tables for ever`);
  if (days === null) return usual;
  return days === 0 ? null : days * 86_400_000;
}

function megabytesFrom(env: Environment, name: string): number | null {
  const megabytes = wholeNumber(env, name, `${name}=64`);
  return megabytes === null ? null : megabytes * 1024 * 1024;
}

function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new BadSetting(
      `PORT is "${text}": give a number from 0 to 65535, such as PORT=3000; 0 takes any that is free.`,
    );
  return port;
}

function hostFrom(text: string): string {
  if (!/^[\w.:-]+$/.test(text))
    throw new BadSetting(
      `HOST is "${text}": give a name or an address of this machine, such as HOST=localhost, or HOST=0.0.0.0 for everyone on your network.`,
    );
  return text;
}

function baseFrom(text: string): string {
  const inner = text.replaceAll(/^\/+|\/+$/g, '');
  const base = inner === '' ? '/' : `/${inner}/`;
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base))
    throw new BadSetting(
      `BASE_PATH is "${text}": give a path of letters, figures, dots and hyphens, such as BASE_PATH=/oubliette.`,
    );
  return base;
}

function originFrom(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new BadSetting(
      `ALLOWED_ORIGINS has "${text}": give scheme, host and port alone, separated by commas, such as https://example.org.`,
    );
  return text;
}
