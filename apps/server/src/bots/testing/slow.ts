/** The same odd players in a thread that is slow to start. */
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
await import('./odd.ts');
