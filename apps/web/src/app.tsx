/** Which screen is shown. The lobby is there at once; every other screen is fetched when it is wanted. */
import { lazy, Suspense } from 'react';
import { LobbyScreen } from './lobby/LobbyScreen.tsx';
import { useRoute } from './router.ts';
import type { Route } from './router.ts';
import { useSettingsOpened } from './ui/settingsOpened.ts';
import { fetched } from './ui/fetched.tsx';
import { Mishap } from './ui/Mishap.tsx';
import { NoticeBoard } from './ui/NoticeBoard.tsx';
import { TableScreen } from './table/fetchedTable.ts';

const CampaignScreen = fetched(async () => (await import('./campaign/CampaignScreen.tsx')).CampaignScreen);
const RulebookScreen = fetched(async () => (await import('./rulebook/RulebookScreen.tsx')).RulebookScreen);
const ReplayScreen = fetched(async () => (await import('./replay/ReplayScreen.tsx')).ReplayScreen);
const PrintScreen = fetched(async () => (await import('./print/PrintScreen.tsx')).PrintScreen);
const JoinScreen = fetched(async () => (await import('./lobby/JoinScreen.tsx')).JoinScreen);
const CreditsScreen = fetched(async () => (await import('./lobby/CreditsScreen.tsx')).CreditsScreen);
const NotFoundScreen = fetched(async () => (await import('./lobby/NotFoundScreen.tsx')).NotFoundScreen);
const SettingsDialog = lazy(async () => ({
  default: (await import('./preferences/SettingsDialog.tsx')).SettingsDialog,
}));

export function App() {
  const route = useRoute();
  const settingsOpened = useSettingsOpened();
  return (
    <>
      <Mishap key={keyOf(route)}>
        <Screen route={route} />
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
