/** `oubliette serve`: the table in the browser, for oneself or for everyone on the network. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { languageFrom, parse } from './args.ts';
import { UsageError } from './failure.ts';

const start = fileURLToPath(new URL('../../../tools/start.ts', import.meta.url));

export async function serveCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args, {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    lang: { type: 'string' },
  });
  const [extra] = positionals;
  if (extra !== undefined)
    throw new UsageError({
      en: `serve takes no "${extra}".`,
      fr: `serve ne sait que faire de « ${extra} ».`,
    });
  languageFrom(values.lang);
  const { port, host, data } = values;
  checkPort(port ?? process.env['PORT'] ?? '', port === undefined ? 'PORT' : '--port');
  const env = {
    ...process.env,
    ...(port === undefined ? {} : { PORT: port }),
    ...(host === undefined ? {} : { HOST: host }),
    ...(data === undefined ? {} : { DATA_DIR: data }),
  };
  const server = spawn(process.execPath, [start], { env, stdio: 'inherit' });
  // Ctrl-C reaches the server by itself; this waits for it to finish.
  const wait = (): void => undefined;
  const pass = (): void => {
    server.kill('SIGTERM');
  };
  process.on('SIGINT', wait).on('SIGTERM', pass);
  const code = await new Promise<number>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (exit) => resolve(exit ?? 1));
  });
  process.off('SIGINT', wait).off('SIGTERM', pass);
  return code;
}

const MOST_PORT = 65_535;

/** Before anything is built: nobody should wait for an impossible port. */
function checkPort(given: string, name: string): void {
  const text = given.trim();
  if (text === '' && name === 'PORT') return;
  if (/^\d+$/u.test(text) && Number(text) <= MOST_PORT) return;
  throw new UsageError({
    en: `${name} is a number from 0 to ${MOST_PORT}, not "${given}"; 0 takes any port that is free.`,
    fr: `${name} : un nombre de 0 à ${MOST_PORT}, et non « ${given} » ; 0 prend n’importe quel port libre.`,
  });
}
