/** Dice rolling on a tray: attack over defence, which dice count, and the result. */
import type { CSSProperties, ReactNode } from 'react';
import type { Names } from '@oubliette/classic';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { GameUi } from '../../play/gameUi.ts';
import { captionOf } from './caption.ts';
import { harmOf } from './rolls.ts';
import type { Roll } from './rolls.ts';
import { DICE_WORDS } from './words.ts';

interface DiceTrayProps {
  readonly Die: GameUi['Die'];
  readonly rolls: readonly Roll[];
  readonly names: Names;
  readonly language: Language;
  /** Faces at once. */
  readonly still: boolean;
  readonly speed: 0 | 0.5 | 1 | 2;
}

/** Milliseconds at normal speed: a die tumbles, then the defence answers the attack. */
const TUMBLE_MS = 520;
const ANSWER_MS = 560;

/** Decoration: the log says the same in words. */
export function DiceTray({ Die, rolls, names, language, still, speed }: DiceTrayProps): ReactNode {
  if (rolls.length === 0) return null;
  const rolling = !still && speed > 0;
  const scale = rolling ? 1 / speed : 0;
  const harm = harmOf(rolls);
  return (
    <div className={`dice-tray${rolling ? ' dice-rolling' : ''}`} aria-hidden="true">
      {rolls.map((roll, row) => (
        <RollRow
          key={`${roll.what}-${row}`}
          Die={Die}
          roll={roll}
          names={names}
          language={language}
          delay={row * ANSWER_MS}
          scale={scale}
        />
      ))}
      {harm !== null && rolls.length > 0 && (
        <p
          className={`dice-harm${harm === 0 ? ' dice-harm-none' : ''}`}
          style={timing((rolls.length - 1) * ANSWER_MS + TUMBLE_MS, 200, scale)}
        >
          {isMiss(rolls)
            ? say(DICE_WORDS, language, 'missed', {})
            : say(DICE_WORDS, language, 'harmed', { count: harm })}
        </p>
      )}
    </div>
  );
}

/** No hits, so there was nothing to block. */
function isMiss(rolls: readonly Roll[]): boolean {
  return rolls.every(({ what, total }) => what !== 'attack' || total?.count === 0);
}

interface RollRowProps {
  readonly Die: GameUi['Die'];
  readonly roll: Roll;
  readonly names: Names;
  readonly language: Language;
  readonly delay: number;
  readonly scale: number;
}

function RollRow({ Die, roll, names, language, delay, scale }: RollRowProps): ReactNode {
  const { what, dice, total } = roll;
  return (
    <div className={`dice-row dice-row-${what}`}>
      <span className="dice-caption">{captionOf(roll, names, language)}</span>
      <span className="dice-faces">
        {dice.map(({ die, face, counts }, at) => (
          <span
            key={at}
            className="dice-die"
            style={
              {
                ...timing(delay + at * 40, TUMBLE_MS - at * 20, scale),
                '--turn': `${turnOf(at)}deg`,
              } as CSSProperties
            }
          >
            <Die die={die} face={face} counts={counts} />
          </span>
        ))}
      </span>
      {total !== null && (
        <span className="dice-total" style={timing(delay + TUMBLE_MS, 160, scale)}>
          {say(DICE_WORDS, language, total.of, { count: total.count })}
        </span>
      )}
    </div>
  );
}

/** Dice differ in how they turn. */
function turnOf(at: number): number {
  return (at % 2 === 0 ? -1 : 1) * (420 + ((at * 137) % 240));
}

function timing(delay: number, length: number, scale: number): CSSProperties {
  return {
    '--delay': `${Math.round(delay * scale)}ms`,
    '--length': `${Math.round(length * scale)}ms`,
  } as CSSProperties;
}
