export { claimFolder } from './claim.ts';
export type { Claim } from './claim.ts';
export { isDiskFault, openSqliteStore } from './sqliteStore.ts';
export type { SqliteOptions, SqliteStore } from './sqliteStore.ts';
