/** Waiting, without keeping an otherwise idle program alive. */

/** Lets all other waiting work have its turn. */
export function breathe(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, 0);
  });
}

let lastTurn: Promise<void> = Promise.resolve();

/** For long work in slices: one slice at a time of all such work, with everything else in between. */
export function turn(): Promise<void> {
  lastTurn = lastTurn.then(breathe);
  return lastTurn;
}

/** Calls back after a while; the returned function cancels it. */
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
