/** What the environment says about how to serve, checked. */
import { resolve } from 'node:path';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly origins: readonly string[];
  readonly proxies: readonly string[];
}

/** Something in the environment is not as it should be; the message says what, and what to do. */
export class BadSetting extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment, folder: string): Settings {
  return {
    port: portFrom(textOf(env, 'PORT') ?? '3000'),
    host: hostFrom(textOf(env, 'HOST') ?? 'localhost'),
    dataDir: resolve(folder, textOf(env, 'DATA_DIR') ?? 'data'),
    origins: listOf(env, 'ALLOWED_ORIGINS').map(originFrom),
    proxies: listOf(env, 'TRUSTED_PROXIES'),
  };
}

function textOf(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

function listOf(env: Environment, name: string): string[] {
  return (textOf(env, name) ?? '').split(',').flatMap((item) => item.trim() || []);
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

function originFrom(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new BadSetting(
      `ALLOWED_ORIGINS has "${text}": give scheme, host and port alone, separated by commas, such as https://example.org.`,
    );
  return text;
}
