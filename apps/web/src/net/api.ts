/** The lobby's requests to the server over HTTP. Secrets travel in bodies, never in addresses. */
import { withBase } from '../base.ts';
import type { Outcome, ToldProblem } from '@oubliette/table';

export const SOCKET_PATH = '/api/socket';

/** The server cannot be reached, or is too busy. */
export class ServerAway extends Error {}

/** The server refuses the request. */
export class ServerRefuses extends ServerAway {
  readonly problems: readonly ToldProblem[];
  constructor(problems: readonly ToldProblem[]) {
    super('the server refuses');
    this.problems = problems;
  }
}

/** Null for a link that opens nothing. */
export async function askServer<T>(path: string, body?: unknown, method = 'POST'): Promise<T | null> {
  const answer = await fetched(path, body, method);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new ServerRefuses(((await answer.json()) as { problems: ToldProblem[] }).problems);
  return (await answer.json()) as T;
}

/** Problems with the request are an answer too. */
export async function askOutcome<T>(path: string, body: unknown): Promise<Outcome<T>> {
  const answer = await fetched(path, body);
  return (await answer.json()) as Outcome<T>;
}

async function fetched(path: string, body: unknown, method = 'POST'): Promise<Response> {
  const posted = {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await fetch(withBase(path), {
    cache: 'no-store',
    ...(body === undefined ? {} : posted),
  }).catch((error: unknown) => {
    throw new ServerAway('the server cannot be reached', { cause: error });
  });
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  // Busy, or short of disk space: it says so itself.
  const isDown = answer.status >= 500 && answer.status !== 503;
  if (isDown || !isJson) throw new ServerAway(`the server answered ${answer.status}`);
  return answer;
}
