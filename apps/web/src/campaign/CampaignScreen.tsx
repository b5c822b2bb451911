/** The campaign's screen: connects to its table and shows the gathering, the town, or why there is nothing to see. */
import { useEffect } from 'react';
import { KEEPING } from '../tables/keepingWords.ts';
import type { LinkStatus } from '../net/link.ts';
import type { Where } from '../net/tables.ts';
import type { RouteAt } from '../router.ts';
import { GatheringRoom } from '../table/GatheringRoom.tsx';
import { TableProvider } from '../table/TableProvider.tsx';
import { useTableLink } from '../table/useTableLink.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Panel } from '../ui/Panel.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { TOGETHER } from '../table/togetherWords.ts';
import { TABLE } from '../table/words.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import { useCampaignUi } from './useCampaignUi.ts';
import { CAMPAIGN } from '../town/words.ts';

export function CampaignScreen({ route }: { readonly route: RouteAt<'campaign'> }) {
  const { link, state, key, where } = useTableLink({ ...route, at: 'table' });
  const words = useWords(CAMPAIGN);
  useEffect(() => {
    document.title = words('title');
  }, [words]);
  const { status, table } = state;
  const campaign = useCampaignUi(table?.info.game);
  if (link === null || table === null || campaign === null) return <Outside status={status} where={where} />;
  const { ui, pages } = campaign;
  if (pages === null) {
    return (
      <Panel material="parchment" title={words('otherGame')} className="town-outside">
        <RouteLink className={buttonClass('primary')} to={{ at: 'table', ...key }}>
          {words('toTable')}
        </RouteLink>
      </Panel>
    );
  }
  return (
    <TableProvider link={link} tableKey={key} where={where} table={table} ui={ui}>
      {table.present.view === null ? <GatheringRoom /> : <pages.Page lost={status !== 'open'} />}
    </TableProvider>
  );
}

function Outside({ status, where }: { readonly status: LinkStatus; readonly where: Where }) {
  const words = useWords(CAMPAIGN);
  const table = useWords(TABLE);
  const lobby = useWords(LOBBY);
  const keeping = useWords(KEEPING);
  const together = useWords(TOGETHER);
  const shut = outside();
  if (shut !== null)
    return (
      <Panel material="parchment" title={shut.title} className="town-outside">
        <p>{shut.text}</p>
        <RouteLink className={buttonClass('primary')} to={{ at: 'lobby' }}>
          {words('lobby')}
        </RouteLink>
      </Panel>
    );
  if (status === 'outdated') {
    return (
      <Panel material="parchment" title={words('outdated')} className="town-outside">
        <Button kind="primary" onClick={() => location.reload()}>
          {words('reload')}
        </Button>
      </Panel>
    );
  }
  return <Loading text={words(status === 'lost' ? 'lost' : 'connecting')} />;

  /** Why this player cannot come in; null if they still may. */
  function outside(): { readonly title: string; readonly text: string } | null {
    switch (status) {
      case 'parked':
        return { title: table('parkedTitle'), text: lobby('parked') };
      case 'removed':
        return { title: keeping('removedTitle'), text: keeping('removed') };
      case 'noEntry':
        return where === 'here'
          ? { title: together('clearedTitle'), text: together('cleared') }
          : { title: words('noEntry'), text: words('noEntryHelp') };
      default:
        return null;
    }
  }
}
