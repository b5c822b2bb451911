/** The board of the box: 22 rooms and the passages between them (CLS-BRD-01 to CLS-BRD-03). */
import { boardFromLetters } from '@oubliette/dungeon';

/** One character per square: `.` is a passage, a letter a room. Walls stand between different characters. */
export const CLASSIC_ROWS = [
  '..........................',
  '.AAAABBBBEEE..FFFGGGGHHHH.',
  '.AAAABBBBEEE..FFFGGGGHHHH.',
  '.AAAABBBBEEE..FFFGGGGHHHH.',
  '.CCCCDDDDEEE..FFFGGGGHHHH.',
  '.CCCCDDDDEEE..FFFIIIIJJJJ.',
  '.CCCCDDDD........IIIIJJJJ.',
  '.CCCCDDDD.KKKKKK.IIIIJJJJ.',
  '.CCCCDDDD.KKKKKK.IIIIJJJJ.',
  '..........KKKKKK..........',
  '.LLLLMMNN.KKKKKK.SSSSTTTT.',
  '.LLLLMMNN.KKKKKK.SSSSTTTT.',
  '.LLLLMMNN........SSSSTTTT.',
  '.LLLLPPPPQQQ..RRRRSSSTTTT.',
  '.OOOOPPPPQQQ..RRRRUUUVVVV.',
  '.OOOOPPPPQQQ..RRRRUUUVVVV.',
  '.OOOOPPPPQQQ..RRRRUUUVVVV.',
  '.OOOOPPPPQQQ..RRRRUUUVVVV.',
  '..........................',
] as const;

export const CLASSIC_BOARD = boardFromLetters(CLASSIC_ROWS);
