/** Every game there is: its picture, what it is like, and presses that set a table of it against the computer. */
import { COVERS } from 'virtual:covers';
import { gameNamed, GAMES } from '@oubliette/shelf';
import type { GameId } from '@oubliette/shelf';
import { typeset } from '@oubliette/words';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Panel } from '../ui/Panel.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import type { Draft } from '../forms/form.ts';
import { bookOf } from '../forms/questBook.ts';
import { WEB_GAMES } from '../games.ts';
import type { Mine } from '../tables/myTables.ts';
import { newDraft } from './draft.ts';
import type { Start } from './useStart.ts';
import './Games.css';

interface Props {
  readonly start: Start;
  /** Null until they are known. */
  readonly mine: readonly Mine[] | null;
}

export function Games({ start, mine }: Props) {
  const words = useWords(LOBBY);
  const played = new Set((mine ?? []).map(({ summary }) => gameNamed(summary.game)?.id));
  return (
    <Panel title={words('games')}>
      <ul className="games">
        {GAMES.map(({ id }) => (
          <GameCard key={id} game={id} start={start} known={played.has(id)} />
        ))}
      </ul>
    </Panel>
  );
}

interface CardProps {
  readonly game: GameId;
  readonly start: Start;
  /** It has been played here: its lesson comes second. */
  readonly known: boolean;
}

function GameCard({ game, start: { start, teach, busy }, known }: CardProps) {
  const words = useWords(LOBBY);
  const { name, language } = useSettings();
  const { hint, icon, draft, lesson } = WEB_GAMES[game].lobby.atOnce;
  const fresh = (): Draft => ({ ...newDraft('solo', { name, language }), game });
  const cover = COVERS[game];
  const title = GAMES.find(({ id }) => id === game)!.title[language];
  const ways = [
    lesson !== undefined && (
      <Button
        key="lesson"
        kind={known ? 'quiet' : 'primary'}
        busy={busy}
        aria-label={words('learnGame', { game: title })}
        onClick={() => teach(lesson(fresh()))}
      >
        {words('learnIt')}
      </Button>
    ),
    <Button
      key="play"
      kind={known || lesson === undefined ? 'plain' : 'quiet'}
      busy={busy}
      aria-label={words('playGame', { game: title })}
      onClick={() => start(draft(fresh(), bookOf(game)))}
    >
      {words('playIt')}
    </Button>,
  ];
  return (
    <li className="game-card">
      <span className="game-picture">
        {cover === undefined ? (
          <Icon name={icon} size={2.2} />
        ) : (
          <img src={cover} alt="" width="264" height="240" />
        )}
      </span>
      <div className="game-head">
        <h3 className="game-title">{title}</h3>
        <div className="game-deeds">{known ? ways.toReversed() : ways}</div>
      </div>
      <p className="game-hint">{typeset(language, hint[language])}</p>
    </li>
  );
}
