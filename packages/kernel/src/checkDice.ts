/** Checks that the dice of a match follow from its published secret and the players' words. */
import { canonical } from './canonical.ts';
import type { System } from './contract.ts';
import { diceKey, fairDice, fingerprintOf } from './fair.ts';
import type { Fault, Why } from './faults.ts';
import { isRow, openFile, perform, replayEntry, upcastFile } from './matchFile.ts';
import type { MatchFile } from './matchFile.ts';

export type DiceCheck =
  /** The number of dice, all as the key gives them. */
  | { readonly ok: true; readonly dice: number }
  /** Names the first row whose dice differ. */
  | { readonly ok: false; readonly fault: Fault };

/** Draws every die of a file again. A file that does not replay, or has no secret, gets that fault named. */
export function checkDice(system: System, written: MatchFile): DiceCheck {
  const file = upcastFile(written);
  const opened = openFile(system, file);
  if (!opened.ok) return opened;
  const { fair } = file;
  if (fair === null) return faultAt(0, { code: 'noSecret' });
  if (fingerprintOf(fair.secret) !== fair.fingerprint) return faultAt(0, { code: 'otherSecret' });
  const { match } = opened;
  const key = diceKey(fair.secret, fair.words);
  let dice = 0;
  for (const [index, row] of file.rows.entries()) {
    if (!isRow(row) || (index === 0) !== (row.entry.kind === 'start'))
      return faultAt(index + 1, { code: 'notARow' });
    const { entry } = row;
    const recorded = 'dice' in entry ? entry.dice : [];
    if (index < fair.after || recorded.length === 0) {
      const replayed = replayEntry(match, entry);
      if ('code' in replayed) return faultAt(index + 1, replayed);
      continue;
    }
    const drawn = perform(match, entry, fairDice(key, match.moments));
    const faces = drawn.status === 'done' ? drawn.dice : [];
    if (canonical(faces) !== canonical(recorded))
      return faultAt(index + 1, { code: 'otherDice', recorded: show(recorded), drawn: show(faces) });
    dice += recorded.length;
  }
  return { ok: true, dice };
}

function faultAt(at: number, why: Why): DiceCheck {
  return { ok: false, fault: { at, why } };
}

function show(faces: readonly unknown[]): string {
  return faces.length === 0 ? 'none' : faces.join(', ');
}
