/** Waiting, without keeping a program alive that has nothing else to do. */

/** Lets everything else that waits have its turn. */
export function breathe(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, 0);
  });
}

let lastTurn: Promise<void> = Promise.resolve();

/** For long work in slices: one slice after the other, whosever it is, and everything else between any two. */
export function turn(): Promise<void> {
  lastTurn = lastTurn.then(breathe);
  return lastTurn;
}

/** Calls back after a while, unless it is called off. */
export function later(ms: number, act: () => void): () => void {
  const timer: { readonly unref?: () => unknown } = setTimeout(act, ms);
  // A browser's timer is a number, and keeps nothing alive.
  timer.unref?.();
  return () => clearTimeout(timer as ReturnType<typeof setTimeout>);
}

class TooSlow extends Error {}

/** The promise, or `TooSlow` after a while. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let callOff = (): void => undefined;
  const slow = new Promise<never>((_, reject) => {
    callOff = later(ms, () => reject(new TooSlow(`no answer within ${ms} ms`)));
  });
  try {
    return await Promise.race([promise, slow]);
  } finally {
    callOff();
  }
}
