/** A simulation's progress, on the error output: a piped file gets the result, and nothing else. */

export interface Progress {
  show(played: number, total: number, quest: string): void;
  clear(): void;
}

const BAR = 30;
const SILENT: Progress = { show: () => undefined, clear: () => undefined };

/** A bar on a terminal; on request, lines elsewhere; otherwise nothing. */
export function progressOn(
  to: { readonly isTTY?: boolean; write(text: string): unknown },
  asked: boolean,
): Progress {
  if (to.isTTY === true) return barOn(to);
  return asked ? linesOn(to) : SILENT;
}

function barOn(to: { write(text: string): unknown }): Progress {
  return {
    show(played, total, quest) {
      const full = Math.round((BAR * played) / total);
      to.write(`\r\u001b[K[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${played}/${total} ${quest}`);
    },
    clear: () => void to.write('\r\u001b[K'),
  };
}

/** A line for the first match and for every twentieth of the whole. */
function linesOn(to: { write(text: string): unknown }): Progress {
  let told = -1;
  return {
    show(played, total, quest) {
      const twentieths = Math.floor((20 * played) / total);
      if (twentieths <= told) return;
      told = twentieths;
      to.write(`${played}/${total} ${quest}\n`);
    },
    clear: () => undefined,
  };
}
