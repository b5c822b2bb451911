/** Which screen is shown. The lobby is there at once; every other screen is fetched when it is wanted. */
import { lazy, Suspense } from 'react';
import { LobbyScreen } from './lobby/LobbyScreen.tsx';
import { useRoute } from './router.ts';
import type { Route } from './router.ts';
import { useSettingsOpened } from './settings/opened.ts';
import { Loading } from './ui/Loading.tsx';
import { Mishap } from './ui/Mishap.tsx';
import { NoticeBoard } from './ui/NoticeBoard.tsx';
import { UI } from './words/ui.ts';
import { useWords } from './words/useWords.ts';

const TableScreen = lazy(async () => ({ default: (await import('./table/TableScreen.tsx')).TableScreen }));
const CampaignScreen = lazy(async () => ({
  default: (await import('./campaign/CampaignScreen.tsx')).CampaignScreen,
}));
const RulebookScreen = lazy(async () => ({
  default: (await import('./rulebook/RulebookScreen.tsx')).RulebookScreen,
}));
const ReplayScreen = lazy(async () => ({
  default: (await import('./replay/ReplayScreen.tsx')).ReplayScreen,
}));
const PrintScreen = lazy(async () => ({ default: (await import('./print/PrintScreen.tsx')).PrintScreen }));
const JoinScreen = lazy(async () => ({ default: (await import('./lobby/JoinScreen.tsx')).JoinScreen }));
const CreditsScreen = lazy(async () => ({
  default: (await import('./lobby/CreditsScreen.tsx')).CreditsScreen,
}));
const NotFoundScreen = lazy(async () => ({
  default: (await import('./lobby/NotFoundScreen.tsx')).NotFoundScreen,
}));
const SettingsDialog = lazy(async () => ({
  default: (await import('./settings/SettingsDialog.tsx')).SettingsDialog,
}));

export function App() {
  const route = useRoute();
  const words = useWords(UI);
  const settingsOpened = useSettingsOpened();
  return (
    <>
      <Mishap key={keyOf(route)}>
        <Suspense fallback={<Loading text={words('loading')} />}>
          <Screen route={route} />
        </Suspense>
      </Mishap>
      <Suspense fallback={null}>{settingsOpened && <SettingsDialog />}</Suspense>
      <NoticeBoard />
    </>
  );
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.at) {
    case 'lobby':
      return <LobbyScreen />;
    case 'table':
    case 'watch':
      return <TableScreen route={route} />;
    case 'join':
      return <JoinScreen route={route} />;
    case 'campaign':
      return <CampaignScreen route={route} />;
    case 'rules':
      return <RulebookScreen route={route} />;
    case 'replay':
      return <ReplayScreen route={route} />;
    case 'print':
      return <PrintScreen route={route} />;
    case 'credits':
      return <CreditsScreen />;
    case 'notFound':
      return <NotFoundScreen route={route} />;
  }
}

/** Another table is another screen; another rule or another row is not. */
function keyOf(route: Route): string {
  return 'table' in route ? `${route.at} ${route.table}` : route.at;
}
