/**
 * How to start a server: almost all it allocates lives for one command. With the usual 16 MiB for young
 * objects much of it is still in use at the next collection, and copied; and collecting so little with
 * several threads costs more than it saves. Together they take a fifth of the CPU of a command. V8 needs
 * these flags before it has a heap, so the starter passes them (tools/start.ts, and the bench).
 */
export const HEAP_FLAGS = ['--max-semi-space-size=64', '--no-parallel-scavenge'] as const;
