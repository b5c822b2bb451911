/** The Last Wick on the table's screen: a corridor round a pillar, as far as the lamp shows it, and what the buttons are called. */
import { parseDrawing } from '@oubliette/dungeon';
import { D6 } from '@oubliette/kernel';
import { say, speak } from '@oubliette/words';
import { plainUi } from '../../../apps/web/src/play/plain/plainUi.tsx';
import { SEEN_FROM, THIEF, VAULT, WARDEN } from '../kinds.ts';
import type { WickCommand, WickEvent, WickView } from '../kinds.ts';
import { deed, WICK_WORDS, wickTelling } from '../telling.ts';

const { board } = parseDrawing(`
+-+-+-+
|. . .|
+-+-+ +
|.|#|.|
+ +-+ +
|. . .|
+-+-+-+`);
/** Where each square of the game lies on the drawing, from the door round to the vault. */
const PLACES = [0, 1, 2, 5, 8, 7, 6, 3];
const PILLAR = 4;
const at = (square: number): number => PLACES[square]!;

export const wickUi = plainUi({
  id: 'wick',
  telling: wickTelling,
  board,
  ground: ({ oil, snare }: WickView) => [
    ...PLACES.map((square, number) => ({ square, text: `${number}`, size: 22, tone: 'carved' }) as const),
    { square: at(0), icon: 'exit-door', size: 70, tone: 'wood' },
    { square: at(VAULT), icon: 'open-treasure-chest', size: 72, tone: 'gold' },
    { square: PILLAR, icon: 'flame', size: 34 + oil * 4, tone: 'fire' },
    { square: PILLAR, text: `${oil}`, size: 32, tone: 'fire' },
    ...(snare === null ? [] : [{ square: at(snare), icon: 'wolf-trap', size: 64, tone: 'danger' } as const]),
  ],
  lamp: ({ at: square, oil }: WickView) => ({ square: at(square), far: 0.9 + oil * 0.16 }),
  actions: {
    [THIEF]: {
      step: { icon: 'walking-boot', rule: 'WIK-MOV-01', key: 'move', prototype: { type: 'step' } },
      peer: { icon: 'torch', rule: 'WIK-PEE-01', key: 'searchTreasure', prototype: { type: 'peer' } },
    },
    [WARDEN]: {
      hide: { icon: 'wolf-trap', rule: 'WIK-SET-01', prototype: { type: 'hide', at: 3 } },
      shift: { icon: 'switch-weapon', rule: 'WIK-SHI-01', key: 'move', prototype: { type: 'shift', at: 3 } },
      wait: { icon: 'hourglass', rule: 'WIK-TUR-01', key: 'endTurn', prototype: { type: 'wait' } },
    },
  },
  actionName: (id, language) => speak(deed(id as WickCommand['type'], null), language),
  tokens: {
    [THIEF]: { side: 'heroes', face: { icon: 'hooded-assassin', paint: 'violet' } },
    [WARDEN]: { side: 'morcar', face: { icon: 'imp', paint: 'stone' } },
  },
  standing: (view: WickView) => ({ [THIEF]: at(view.at) }),
  squareOf: (command: WickCommand, view: WickView) =>
    command.type === 'wait' ? null : at('at' in command ? command.at : view.at + 1),
  squareText(square, view: WickView, language) {
    const number = PLACES.indexOf(square);
    if (number < 0) return say(WICK_WORDS, language, 'pillar', {});
    const trapped = number === view.snare ? 'yes' : 'no';
    return say(WICK_WORDS, language, 'square', { at: `${number}`, trapped });
  },
  numbers: ({ at: now, oil }: WickView, language) => [
    {
      icon: 'flame',
      name: say(WICK_WORDS, language, 'oil', {}),
      now: oil,
      text: say(WICK_WORDS, language, 'lamp', { oil, at: now, vault: VAULT }),
      rule: 'WIK-END-02',
      low: oil <= 3,
    },
  ],
  aims: (language) => [
    { text: say(WICK_WORDS, language, 'vault', {}), rule: 'WIK-END-01' },
    { text: say(WICK_WORDS, language, 'dark', {}), rule: 'WIK-END-02' },
  ],
  shown: {
    hidden: { ms: 500, sound: 'page' },
    stepped: { ms: 320, sound: 'step' },
    peered: { ms: 1300, sound: 'dice' },
    sprung: { ms: 700, sound: 'trap' },
    stirred: { ms: 400, sound: 'page' },
  },
  effects: (event: WickEvent, { at: square }: WickView) =>
    event.type === 'sprung'
      ? [{ tag: 'text', square: at(square), text: `−${event.lost}`, tone: 'harm' }]
      : [],
  rolls: { peered: { by: THIEF, die: D6, least: SEEN_FROM, rule: 'WIK-PEE-01' } },
  ending: ({ at: square }: WickView, language) =>
    say(WICK_WORDS, language, square === VAULT ? 'vault' : 'dark', {}),
});
