/** Round the board of a plain game: who plays, how it stands, how it ended. */
import { Icon } from '../../ui/Icon.tsx';
import { RuleButton } from '../RuleButton.tsx';
import { SheetNumbers } from '../Sheet.tsx';
import { seatStatus, StripTaker } from '../StripTaker.tsx';
import { usePlain } from './desk.ts';
import type { PartProps } from './desk.ts';
import { nameOf } from './names.ts';
import { rollIn } from './rolls.ts';
import { TokenAlone } from '../../board/TokenShape.tsx';
import '../Ending.css';
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
  const faces = batches.flatMap(({ events }) => events.flatMap((event) => rollIn(game, event) ?? []));
  const sum = faces.reduce((so, { face }) => so + Number(face), 0);
  return (
    <div className="ending" data-won={won || undefined}>
      <p className="ending-verdict">
        {winner === undefined ? (
          <Icon name="hourglass" size={2.4} />
        ) : (
          <TokenAlone {...game.tokens[winner]!} size={72} />
        )}
        <span>{game.ending(view, language)}</span>
      </p>
      {faces.length > 0 && (
        <p className="ending-luck">
          <Icon name="perspective-dice-six-faces-random" />{' '}
          {words('luckLine', {
            dice: faces.length,
            average: (sum / faces.length).toLocaleString(language, { maximumFractionDigits: 1 }),
          })}
        </p>
      )}
      <p className="ending-next">{words('whatNext')}</p>
    </div>
  );
}
