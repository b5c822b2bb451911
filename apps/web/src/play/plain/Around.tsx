/** Round the board of a plain game: who plays, how it stands, how it ended. */
import { EndingCard } from '../Ending.tsx';
import { RuleButton } from '../RuleButton.tsx';
import { SheetNumbers } from '../Sheet.tsx';
import { seatStatus, StripTaker } from '../StripTaker.tsx';
import { tellTale } from '../tale.ts';
import { usePlain } from './desk.ts';
import type { PartProps } from './desk.ts';
import { nameOf } from './names.ts';
import { TokenAlone } from '../../board/TokenShape.tsx';
import './plain.css';

const STATUS = { you: 'yours', free: 'free', bot: 'bot', away: 'away' } as const;

export function Strip({ here, ...props }: PartProps & { readonly here: readonly string[] }) {
  const { desk, game, scene, words } = usePlain(props);
  const { view, language, waiting, chairs } = scene;
  const standing = game.standing(view);
  return (
    <ol className="strip" aria-label={words('turnOrder')}>
      {chairs.map(({ seat }) => {
        const isOn = waiting.some((each) => each.seat === seat);
        const status = seatStatus(scene, seat, here);
        const square = standing[seat];
        const label = [
          nameOf(game, seat, view, language),
          ...(isOn ? [words('isOn')] : []),
          ...(status === null ? [] : [words(STATUS[status])]),
        ];
        return (
          <StripTaker
            key={seat}
            face={<TokenAlone {...game.tokens[seat]!} size={38} />}
            label={label.join(', ')}
            isOn={isOn}
            gone={null}
            isDead={false}
            status={status}
            onPress={() => (square === undefined ? desk.wholeMap() : desk.inspect({ square }))}
          />
        );
      })}
    </ol>
  );
}

export function Sheets(props: PartProps) {
  const { game, scene, words } = usePlain(props);
  const numbers = game.numbers(scene.view, scene.language);
  return (
    <section className="plain-sheet">
      <h3>{words('sheets')}</h3>
      <SheetNumbers
        scene={scene}
        numbers={numbers.map(({ name, now, text, rule }) => ({
          id: name,
          name,
          now,
          start: now,
          shares: [{ label: text, value: String(now), rule }],
        }))}
      />
      <h3>{words('aims')}</h3>
      <ul className="plain-aims">
        {game.aims(scene.language).map(({ text, rule }) => (
          <li key={rule}>
            {text} <RuleButton scene={scene} id={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Ending(props: PartProps) {
  const { game, scene, words } = usePlain(props);
  const { view, language, batches, present, chairs } = scene;
  const winner = present.ending?.winners[0];
  const won = chairs.some(({ seat, role }) => seat === winner && role === 'hero');
  const told = tellTale(game.telling, batches, view);
  return (
    <EndingCard
      won={won}
      icon={won ? 'laurel-crown' : 'hourglass'}
      verdict={game.ending(view, language)}
      goals={[]}
      heroes={chairs
        .filter(({ role }) => role === 'hero')
        .map(({ seat }) => ({
          id: seat,
          face: <TokenAlone {...game.tokens[seat]!} size={52} />,
          name: nameOf(game, seat, view, language),
          isDead: false,
          fate: null,
          facts: [],
        }))}
      told={told}
      next={[words('whatNext')]}
    />
  );
}
