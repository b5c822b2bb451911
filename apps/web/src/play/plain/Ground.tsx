/** What a plain game has on its floor, by the light there is: icons and characters, and dusk away from a lamp. */
import { SPRITE } from 'virtual:icon-sprite';
import { centre, UNIT } from '../../board/geometry.ts';
import type { PlainGame, PlainLamp, PlainMark } from './plainGame.ts';

interface GroundProps {
  readonly game: Pick<PlainGame, 'board' | 'ground' | 'lamp'>;
  readonly view: unknown;
}

/** What glows is seen in the dark, and so is what squares are called. */
export function Ground({ game, view }: GroundProps) {
  const marks = game.ground(view);
  const lamp = game.lamp?.(view) ?? null;
  return (
    <>
      {marks.map((mark, at) => !isGlowing(mark) && <Mark key={at} game={game} mark={mark} />)}
      {lamp !== null && <Lamplight game={game} lamp={lamp} />}
      {marks.map((mark, at) => isGlowing(mark) && <Mark key={at} game={game} mark={mark} />)}
    </>
  );
}

function isGlowing({ tone }: PlainMark): boolean {
  return tone === 'fire' || tone === 'danger' || tone === 'carved';
}

function Mark({ game, mark }: { readonly game: GroundProps['game']; readonly mark: PlainMark }) {
  const { x, y } = centre(game.board, mark.square);
  const { size, tone } = mark;
  const className = `plain-mark plain-${tone}`;
  // The number is in a corner: a token may stand on the square.
  const off = tone === 'carved' ? 34 : 0;
  if ('text' in mark)
    return (
      <text className={className} x={x - off} y={y - off + size / 3} fontSize={size}>
        {mark.text}
      </text>
    );
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return <use className={className} href={`${SPRITE}#${mark.icon}`} {...box} />;
}

/** Dusk over the whole board but round a lamp. */
function Lamplight({
  game: { board },
  lamp: { square, far },
}: {
  readonly game: GroundProps['game'];
  readonly lamp: PlainLamp;
}) {
  const { x, y } = centre(board, square);
  return (
    <>
      <radialGradient id="plain-lamp" gradientUnits="userSpaceOnUse" cx={x} cy={y} r={far * UNIT}>
        <stop offset="0" stopColor="#ffb648" stopOpacity="0.4" />
        <stop offset="0.45" stopColor="#3a2410" stopOpacity="0.28" />
        <stop offset="1" stopColor="#0d0a08" stopOpacity="0.78" />
      </radialGradient>
      <rect width={board.width * UNIT} height={board.height * UNIT} fill="url(#plain-lamp)" />
    </>
  );
}
