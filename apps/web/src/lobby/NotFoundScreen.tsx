/** For addresses that lead nowhere. */
import type { RouteAt } from '../router.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { PAGES } from '../words/pages.ts';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';
import './Pages.css';

export function NotFoundScreen({ route }: { readonly route: RouteAt<'notFound'> }) {
  const words = useWords(PAGES);
  const common = useWords(UI);
  return (
    <>
      <TopBar title="Oubliette" />
      <main className="leaf leaf-small">
        <Panel material="parchment" title={words('notFoundTitle')}>
          <p className="leaf-text">{words('notFoundText', { path: route.path })}</p>
          <RouteLink to={{ at: 'lobby' }} className={buttonClass('primary')}>
            {common('toLobby')}
          </RouteLink>
        </Panel>
      </main>
    </>
  );
}
