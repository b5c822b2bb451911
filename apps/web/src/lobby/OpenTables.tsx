/** Other people's tables with a free chair. */
import type { Summary } from '@oubliette/table';
import { Panel } from '../ui/Panel.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import { TableRow } from './TableRow.tsx';

interface Props {
  readonly tables: readonly Summary[];
}

export function OpenTables({ tables }: Props) {
  const words = useWords(LOBBY);
  return (
    <Panel title={words('openTables')}>
      {tables.length === 0 ? (
        <p className="lobby-nothing">{words('noOpenTables')}</p>
      ) : (
        <ul className="lobby-rows">
          {tables.map((summary) => (
            <TableRow
              key={summary.id}
              summary={summary}
              where="server"
              status={words(summary.phase === 'gathering' ? 'gathering' : 'goesOn')}
              actions={
                // An open table needs no secret.
                <RouteLink
                  to={{ at: 'join', table: summary.id, secret: '' }}
                  className={buttonClass('plain')}
                >
                  {words('join')}
                </RouteLink>
              }
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
