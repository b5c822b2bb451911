/** The campaign's own screen: connects to its table and shows the gathering, the town, or why there is nothing to see. */
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
import { TownPage } from './TownPage.tsx';
import { useCampaignUi } from './useCampaignUi.ts';
import { CAMPAIGN } from '../town/words.ts';

export function CampaignScreen({ route }: { readonly route: RouteAt<'campaign'> }) {
  const { link, state, key, where } = useTableLink({ ...route, at: 'table' });
  const words = useWords(CAMPAIGN);
  useEffect(() => {
    document.title = words('title');
  }, [words]);
  const { status, table } = state;
  const campaign = useCampaignUi(table?.info.game ?? null);
  if (link === null || table === null || campaign === null) return <Outside status={status} where={where} />;
  const { ui, kit } = campaign;
  if (kit === null) {
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
      {table.present.view === null ? <GatheringRoom /> : <TownPage kit={kit} lost={status !== 'open'} />}
    </TableProvider>
  );
}

function Outside({ status, where }: { readonly status: LinkStatus; readonly where: Where }) {
  const words = useWords(CAMPAIGN);
  const table = useWords(TABLE);
  const lobby = useWords(LOBBY);
  const keeping = useWords(KEEPING);
  const together = useWords(TOGETHER);
  if (status === 'noEntry' && where === 'here') {
    return (
      <Panel material="parchment" title={together('clearedTitle')} className="town-outside">
        <p>{together('cleared')}</p>
        <RouteLink className={buttonClass('primary')} to={{ at: 'lobby' }}>
          {words('lobby')}
        </RouteLink>
      </Panel>
    );
  }
  if (status === 'parked') {
    return (
      <Panel material="parchment" title={table('parkedTitle')} className="town-outside">
        <p>{lobby('parked')}</p>
        <RouteLink className={buttonClass('primary')} to={{ at: 'lobby' }}>
          {words('lobby')}
        </RouteLink>
      </Panel>
    );
  }
  if (status === 'removed') {
    return (
      <Panel material="parchment" title={keeping('removedTitle')} className="town-outside">
        <p>{keeping('removed')}</p>
        <RouteLink className={buttonClass('primary')} to={{ at: 'lobby' }}>
          {words('lobby')}
        </RouteLink>
      </Panel>
    );
  }
  if (status === 'noEntry') {
    return (
      <Panel material="parchment" title={words('noEntry')} className="town-outside">
        <p>{words('noEntryHelp')}</p>
        <RouteLink className={buttonClass('primary')} to={{ at: 'lobby' }}>
          {words('lobby')}
        </RouteLink>
      </Panel>
    );
  }
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
}
