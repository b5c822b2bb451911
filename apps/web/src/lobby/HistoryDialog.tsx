/** What has been played to the end in this browser: each match with its replay, and what they add up to. */
import { gameNamed } from '@oubliette/shelf';
import type { LocalText } from '@oubliette/table';
import { keptLink } from '../net/tables.ts';
import { byGame, byHero, heroNamed, isVictory, played } from '../tables/history.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import './HistoryDialog.css';

function titleOf(game: string): LocalText {
  return gameNamed(game)?.title ?? { en: game, fr: game };
}

export function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  const matches = played();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <Dialog open size="large" title={words('history')} onClose={onClose}>
      {matches.length === 0 && <p>{words('historyNone')}</p>}
      <ul className="history">
        {matches.map(({ table, game, title, at, rounds, heroes, ...sides }) => (
          <li key={table} className="history-match" data-won={isVictory(sides) || undefined}>
            <Icon name={isVictory(sides) ? 'laurel-crown' : 'crowned-skull'} size={1.8} />
            <div>
              <h3>{title[language]}</h3>
              <p>
                <strong className="history-result">
                  {words(isVictory(sides) ? 'historyWon' : 'historyLost')}
                </strong>
                {[
                  '',
                  ...(sides.behind === undefined ? [] : [words('historyBehind')]),
                  titleOf(game)[language],
                  day.format(at),
                  ...(rounds === null ? [] : [words('historyRounds', { rounds })]),
                ].join(' · ')}
              </p>
              <p>
                {heroes
                  .map(({ name, dead }) => {
                    const called = heroNamed(name, language);
                    return dead ? words('historyFell', { name: called }) : called;
                  })
                  .join(', ')}
              </p>
            </div>
            {keptLink(table) !== null && (
              <RouteLink to={{ at: 'replay', table, secret: '', seq: null }} className={buttonClass('plain')}>
                {words('replay')}
              </RouteLink>
            )}
          </li>
        ))}
      </ul>
      {matches.length > 0 && (
        <>
          <h3>{words('historyGames')}</h3>
          <ul className="history-sums">
            {byGame(matches).map(({ game, matches: count, won, best }) => (
              <li key={game}>
                <strong>{titleOf(game)[language]}</strong>
                {` — ${words('historyOf', { won, count })}`}
                {best === null ? '' : ` · ${words('historyBest', { rounds: best })}`}
              </li>
            ))}
          </ul>
          <h3>{words('heroesTitle')}</h3>
          <ul className="history-sums">
            {byHero(matches).map(({ name, game, matches: count, won, slain, deaths }) => (
              <li key={`${game}/${heroNamed(name, 'en')}`}>
                <strong>{heroNamed(name, language)}</strong>
                {` (${titleOf(game)[language]}) — ${words('historyOf', { won, count })} · ${words('historySlain', { slain })} · ${words('historyDeaths', { deaths })}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
