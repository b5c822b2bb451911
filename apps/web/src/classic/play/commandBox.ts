/** A typed text as a choice at the classic table. */
import type { Command } from '@oubliette/classic';
import { readTyped } from '../../play/typed.ts';
import type { Dialect, Typed } from '../../play/typed.ts';
import type { Reader, PlayKit } from '../kit.ts';

const isTreasure = ({ type }: Command): boolean => type === 'searchTreasure';
const isSecrets = ({ type }: Command): boolean => type === 'searchSecrets';

/** Words that tell one search from the other, whatever its label. */
const HINTS: Readonly<Record<string, (command: Command) => boolean>> = {
  treasure: isTreasure,
  tresor: isTreasure,
  tresors: isTreasure,
  traps: isSecrets,
  doors: isSecrets,
  secret: isSecrets,
  pieges: isSecrets,
  portes: isSecrets,
};

export function readCommand(
  kit: PlayKit,
  text: string,
  moves: readonly Command[],
  reader: Reader,
): Typed<Command> {
  return readTyped(dialectOf(kit, reader), text, moves);
}

/** The names of the table's commands, for typing. */
export function dialectOf(kit: PlayKit, reader: Reader): Dialect<Command> {
  return {
    verbs: kit.verbs,
    board: reader.view.board,
    language: reader.language,
    label: (command, language) => kit.telling.label(command, { ...reader, language }),
    isPlain: kit.isPlain,
    hints: HINTS,
  };
}
