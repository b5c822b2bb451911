import { BadSetting, readSettings } from '../apps/server/src/settings.ts';

/** A setting that is wrong is told before anybody waits for the client to be built. */
export function mustBeServable(): void {
  try {
    readSettings(process.env, process.cwd());
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
