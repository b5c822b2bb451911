export { openSqliteStore } from './sqliteStore.ts';
export type { SqliteOptions, SqliteStore } from './sqliteStore.ts';
